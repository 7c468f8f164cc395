"""Server-sent events: a table's message whenever it changes, with all that is new to this client."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass

import orjson
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from .live import Live
from .outbox import Outbox

HERE = "oldtricks.stream"  # where a request leaves word that it wants one
HEADERS = (
    (b"content-type", b"text/event-stream; charset=utf-8"),
    (b"cache-control", b"no-store"),
    (b"x-accel-buffering", b"no"),  # asks a proxy not to keep events back
)

Leave = Callable[["EventStream"], None]


class Runner:
    """Runs a stream once all that its request needed before is out of the memory: there may be thousands."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self.app(scope, receive, send)
        stream: EventStream | None = scope.get(HERE)
        if stream:
            await stream.run(receive, send)


@dataclass(slots=True)
class Hearing:
    """Who listens, the version that he has heard all about, and what is enough for him."""

    person: str | None
    since: int | None
    brief: bool
    keeps: bool = False  # whether he keeps what he was told about the table itself
    kept: bytes = b""  # which is this, on this stream

    def hear(self, outbox: Outbox) -> bytes:
        """The table's message, as an event."""
        version = outbox.version
        data = outbox.message(self.person, self.since, brief=self.brief, kept=self.kept)
        if self.keeps:
            late = self.since is not None and self.since > version  # he knows more, and passes it over
            self.kept = b"" if late else outbox.about_now(self.person)
        self.since = version
        return b"id: %d\nevent: table\ndata: %b\n\n" % (version, data)


class EventStream(Response):
    """One client's stream. A slow client skips versions, but no news."""

    def __init__(self, live: Live, listener: Hearing, heartbeat: float, leave: Leave) -> None:
        self.live = live
        self.listener = listener
        self.heard = 0  # the latest line of talk
        self.set_up(listener.person, heartbeat, leave)

    def set_up(self, person: str | None, heartbeat: float, leave: Leave) -> None:
        self.person = person
        self.heartbeat = heartbeat
        self.leave = leave
        self.wake = asyncio.Event()
        self.changed = True  # there is something to tell
        self.closed = False
        self.told = 0.0  # when something was sent last
        self.beat: asyncio.TimerHandle | None = None
        self.background = None

    def tell(self) -> None:
        self.changed = True
        self.wake.set()

    def talked(self) -> None:
        self.wake.set()

    def close(self) -> None:
        self.closed = True
        self.wake.set()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Only leave word: see `Runner`."""
        scope[HERE] = self

    async def run(self, receive: Receive, send: Send) -> None:
        listening = asyncio.create_task(self._listen(receive))
        try:
            await send({"type": "http.response.start", "status": 200, "headers": [*HEADERS]})
            await self._send(send, b"retry: 1000\n\n")
            self._beat()
            await self._tell(send)
            await send({"type": "http.response.body", "body": b""})
        except OSError:
            pass  # the client went away in the middle
        finally:
            listening.cancel()
            if self.beat:
                self.beat.cancel()
            self.leave(self)

    async def _tell(self, send: Send) -> None:
        while not self.closed:
            if news := self.news():
                await self._send(send, news)
            elif self._silence() >= self.heartbeat:
                await self._send(send, b": still here\n\n")
            else:
                self.wake.clear()
                await self.wake.wait()

    def news(self) -> bytes:
        """All that is new, as events; nothing if nothing is."""
        table = b""
        if self.changed:
            self.changed = False
            table = self.listener.hear(self.live.outbox_of(self.person))
        return table + self._talk()

    def _talk(self) -> bytes:
        """What was said, for one who sits there."""
        talk, table = self.live.talk, self.live.table
        if self.person is None or self.heard == talk.latest or table.seat_of(self.person) is None:
            return b""
        about = talk.reported if self.person == table.host else ()
        reported = [seat for seat, chair in enumerate(table.chairs) if chair.person in about]
        told = talk.told(self.heard, self.person, reported)
        self.heard = talk.latest
        return b"event: talk\ndata: %b\n\n" % orjson.dumps(told)

    def _silence(self) -> float:
        return time.monotonic() - self.told

    def _beat(self) -> None:
        """See whether the stream has been silent for too long: one timer for all of its life, not one an event."""
        self.wake.set()
        wait = max(self.heartbeat - self._silence(), 0) or self.heartbeat
        self.beat = asyncio.get_running_loop().call_later(wait, self._beat)

    async def _send(self, send: Send, body: bytes) -> None:
        self.told = time.monotonic()
        await send({"type": "http.response.body", "body": body, "more_body": True})

    async def _listen(self, receive: Receive) -> None:
        """Wait until the client is gone."""
        while (await receive())["type"] != "http.disconnect":
            pass
        self.close()
