"""The outermost door: how long the head of a request may be, and how long a request may take to come in."""

from asyncio import TimerHandle, Transport
from typing import Any

import orjson
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from ..words import say
from .problems import Problem
from .settings import Settings


class Door(HttpToolsProtocol):
    """uvicorn's own, which lets everything in, with limits."""

    def __init__(self, config: Any, *more: Any, **named: Any) -> None:
        super().__init__(config, *more, **named)
        self._limits: Settings = config.app.state.hall.settings
        self._came = 0  # bytes since the last whole request
        self._fields = 0  # bytes of the headers that were read of this request
        self._whole = True  # no request is half here
        self._in_head = True
        self._problem: Problem | None = None
        self._late: TimerHandle | None = None

    # How long it may take

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._came_in()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._came += len(data)
        super().data_received(data)
        if self._whole and not self._came:
            self._came_in()
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
        self._in_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._whole, self._came = True, 0
        super().on_message_complete()

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
            kind = b"content-type: application/problem+json\r\ncontent-length: %d\r\n" % len(body)
            self.transport.write(b"%b%bconnection: close\r\n\r\n%b" % (STATUS_LINE[problem.status], kind, body))
        self.transport.close()
