"""The outermost door: who comes in, how long a head may be, and how long a request and its answer may take."""

import sys
from asyncio import TimerHandle, Transport
from socket import socket
from typing import Any

import orjson
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from ..words import say
from .limits import household, too_often
from .porter import Porter, full
from .problems import Problem
from .settings import Settings

try:
    import fcntl
    import termios
except ImportError:  # a system that does not tell
    fcntl = None  # type: ignore[assignment]

HEALTH = b"/healthz"
SLOWEST = 1024  # bytes a second that somebody has to take of what he is sent
MOST_WAITING = 20  # requests that somebody sends before the first of them is answered


def on_the_way(line: socket) -> int:
    """Bytes that the system has taken from us and the other end has not: they may be megabytes."""
    if fcntl is None:
        return 0
    return int.from_bytes(fcntl.ioctl(line.fileno(), termios.TIOCOUTQ, bytes(4)), sys.byteorder)


class Door(HttpToolsProtocol):
    """uvicorn's own, which lets everything in, with limits."""

    def __init__(self, config: Any, *more: Any, **named: Any) -> None:
        super().__init__(config, *more, **named)
        self._limits: Settings = config.app.state.hall.settings
        self._porter: Porter = config.app.state.hall.porter
        self._only_health = False
        self._came = 0  # bytes since the last whole request
        self._fields = 0  # bytes of the headers that were read of this request
        self._whole = True  # no request is half here
        self._in_head = True
        self._problem: Problem | None = None
        self._late: TimerHandle | None = None
        self._slow: TimerHandle | None = None

    # Coming and going

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        self.address = household(host)
        self.is_proxy = host in getattr(self.app, "trusted_hosts", ())
        try:
            self._only_health = not self._porter.enter(self)
        except Problem as problem:
            self._refuse(problem)
        else:
            self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._came_in()
        self._taken()
        self._porter.leave(self)
        super().connection_lost(exc)

    def hang_up(self) -> None:
        self._came_in()
        self._taken()
        self.transport.abort()

    # How long it may take

    def data_received(self, data: bytes) -> None:
        self._came += len(data)
        super().data_received(data)
        if self._whole and not self._came:
            self._came_in()
            if self.cycle.response_complete and self.timeout_keep_alive_task is None:  # it was answered before its end
                self.timeout_keep_alive_task = self.loop.call_later(
                    self.timeout_keep_alive, self.timeout_keep_alive_handler
                )
            return
        self._wait()
        if self._came > self._limits.largest_head + (0 if self._in_head else self._limits.largest_body):
            self._refuse(self._too_long() if self._in_head else self._too_large())

    def _wait(self) -> None:
        if self._late is None:
            self._late = self.loop.call_later(self._limits.patience, self._too_late)

    def _came_in(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def _too_late(self) -> None:
        self._refuse(Problem(408, "late", say("problem-late", seconds=round(self._limits.patience))))

    def pause_writing(self) -> None:
        super().pause_writing()
        self._watch()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._taken()

    def _watch(self) -> None:
        """More waits to be sent than need be: see how much of it he takes."""
        self._slow = self.loop.call_later(self._limits.patience, self._too_slow, self._waits())

    def _waits(self) -> int:
        """How many bytes he has not taken yet."""
        return self.transport.get_write_buffer_size() + on_the_way(self.transport.get_extra_info("socket"))

    def _taken(self) -> None:
        if self._slow is not None:
            self._slow.cancel()
            self._slow = None

    def _too_slow(self, before: int) -> None:
        if before - self._waits() < SLOWEST * self._limits.patience:
            self.hang_up()
        else:
            self._watch()

    # How long it may be

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._whole, self._in_head, self._fields = False, True, 0

    def on_url(self, url: bytes) -> None:
        if len(self.url) + len(url) > self._limits.longest_path:
            self._stop(Problem(414, "path", say("problem-path", bytes=self._limits.longest_path)))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._fields += len(name) + len(value)
        if self._fields > self._limits.largest_head or len(self.headers) >= self._limits.most_headers:
            self._stop(self._too_long())
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        if self._only_health and self.url.partition(b"?")[0] != HEALTH:
            self._stop(full())
        if len(self.pipeline) >= MOST_WAITING:
            self._stop(too_often(1))
        self._in_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._whole, self._came = True, 0
        super().on_message_complete()
        if not self.cycle.response_complete:
            self._porter.busy(self)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.pipeline:
            self.flow.pause_reading()  # no more before these are answered
        else:
            self._porter.idle(self)

    def _too_long(self) -> Problem:
        said = say("problem-head", bytes=self._limits.largest_head, headers=self._limits.most_headers)
        return Problem(431, "head", said)

    def _too_large(self) -> Problem:
        return Problem(413, "too-large", say("problem-too-large", bytes=self._limits.largest_body))

    # What is answered then

    def _stop(self, problem: Problem) -> None:
        """The parser turns this into the wrong request that uvicorn answers with `send_400_response`."""
        self._problem = problem
        raise ValueError

    def send_400_response(self, msg: str) -> None:
        self._refuse(self._problem or Problem(400, "invalid", say("problem-no-http")))

    def _refuse(self, problem: Problem) -> None:
        """Say why, unless something else is being said, and close."""
        answered = self.cycle is not None and (
            not self.cycle.response_complete if self._in_head else self.cycle.response_started
        )
        if not answered and not self.pipeline and not self.transport.is_closing():
            body = orjson.dumps(problem.to_dict())
            headers = {"Content-Type": "application/problem+json", "Content-Length": len(body), "Connection": "close"}
            lines = "".join(f"{name}: {value}\r\n" for name, value in {**headers, **(problem.headers or {})}.items())
            self.transport.write(b"%b%b\r\n%b" % (STATUS_LINE[problem.status], lines.encode(), body))
        self.transport.close()
