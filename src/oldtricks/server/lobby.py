"""The lobby: tables that are open to everybody, people who look for a game, and whoever stands there and looks on."""

import asyncio
import time
from collections.abc import Awaitable, Callable

import orjson

from .blocks import Blocks
from .company import LobbyInfo, LobbyTable, Looking
from .gathering import COMING, opening_of_party
from .limits import Streams
from .live import Live
from .logs import log
from .opening import Entry
from .people import Person
from .problems import Problem
from .seeking import Seeker, Wish, gather
from .streams import EventStream
from .table import OPEN, OVER

GRACE = 10.0  # seconds until somebody who closed the page has stopped looking
SOON = 0.2  # seconds in which several changes are told together
SHOWN = 50  # most of each kind

Create = Callable[[Entry, bool], Awaitable[Live]]


class LobbyStream(EventStream):
    """Somebody who stands in the lobby."""

    def __init__(
        self, lobby: "Lobby", person: str | None, heartbeat: float, leave: Callable[[EventStream], None]
    ) -> None:
        self.lobby = lobby
        self.set_up(person, heartbeat, leave)

    def news(self) -> bytes:
        if not self.changed:
            return b""
        self.changed = False
        return b"event: lobby\ndata: %b\n\n" % orjson.dumps(self.lobby.seen_by(self.person))


class Lobby:
    """Kept in memory: whoever looks for a game is here, and after a restart comes back."""

    def __init__(self, create: Create, blocks: Blocks, counted: Streams) -> None:
        self._create = create
        self._blocks = blocks
        self._counted = counted
        self._streams: set[LobbyStream] = set()
        self._open: dict[str, Live] = {}  # tables for everybody
        self._seekers: dict[str, Seeker] = {}
        self._found: dict[str, str] = {}  # by person: the table that waits for him
        self._matching = asyncio.Lock()
        self._telling: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    # Who is here

    def enter(self, person: str | None, address: str, heartbeat: float) -> LobbyStream:
        names = self._counted.enter(person, address)

        def leave(gone: EventStream) -> None:
            self._counted.leave(names)
            self._streams.discard(stream)
            if person in self._seekers:
                asyncio.get_running_loop().call_later(GRACE, self._gone, person)
            self._changed()

        stream = LobbyStream(self, person, heartbeat, leave)
        self._streams.add(stream)
        self._changed()
        return stream

    def _here(self, person: str) -> bool:
        return any(stream.person == person for stream in self._streams)

    def _gone(self, person: str | None) -> None:
        if person and not self._here(person):
            self.stop(person)

    def close(self) -> None:
        for stream in self._streams:
            stream.close()

    # Looking for a game

    def look(self, person: Person, wish: Wish) -> None:
        """Somebody looks for a game, until there is one or he has waited for long enough."""
        self._found.pop(person.id, None)
        self._seekers[person.id] = Seeker(person.id, person.name, person.avatar, wish, time.monotonic())
        loop = asyncio.get_running_loop()
        loop.call_later(wish.wait, self._match_soon)
        loop.call_later(GRACE, self._gone, person.id)
        self._match_soon()
        self._changed()

    def stop(self, person: str) -> None:
        if self._seekers.pop(person, None):
            self._changed()

    def _match_soon(self) -> None:
        task = asyncio.get_running_loop().create_task(self._match())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _match(self) -> None:
        """Bring together whoever can begin."""
        async with self._matching:
            while party := gather(list(self._seekers.values()), time.monotonic(), self._blocks.apart):
                for seeker in party.seekers:
                    del self._seekers[seeker.person]
                try:
                    live = await self._create(opening_of_party(party), False)
                except Problem as problem:
                    log.warning("no table for those who look for one", extra={"why": problem.kind})
                    continue
                for seeker in party.seekers:
                    self._found[seeker.person] = live.table.id
                    asyncio.get_running_loop().call_later(COMING, self._found.pop, seeker.person, None)
                self._changed()

    # What is told

    def noticed(self, live: Live) -> None:
        """A table has changed."""
        table = live.table
        shown = table.listed and table.status != OVER and live.presence.attended()
        if shown:
            self._open[table.id] = live
        elif self._open.pop(table.id, None) is None:
            return
        self._changed()

    def _changed(self) -> None:
        if self._telling is None and self._streams:
            self._telling = asyncio.get_running_loop().call_later(SOON, self._tell)

    def _tell(self) -> None:
        self._telling = None
        for stream in self._streams:
            stream.tell()

    def seen_by(self, person: str | None) -> LobbyInfo:
        """The lobby as one person sees it; nobody in it who is apart from him."""

        def apart(other: str) -> bool:
            return person is not None and self._blocks.apart(person, other)

        tables = [live for live in self._open.values() if not any(map(apart, {live.table.host, *live.table.people()}))]
        seekers = [seeker for seeker in self._seekers.values() if seeker.person != person and not apart(seeker.person)]
        mine = self._seekers.get(person or "")
        return {
            "tables": [_shown(live, person) for live in tables[:SHOWN]],
            "looking": [_looking(seeker) for seeker in seekers[:SHOWN]],
            "mine": _looking(mine) if mine else None,
            "found": self._found.get(person or ""),
            "here": len({stream.person or id(stream) for stream in self._streams}),
        }


def _looking(seeker: Seeker) -> Looking:
    wish, ends = seeker.wish, seeker.since + seeker.wish.wait
    until = round((time.time() + ends - time.monotonic()) * 1000)
    return {
        "name": seeker.name,
        "avatar": seeker.avatar,
        "game": wish.game,
        "players": wish.players,
        "wait": wish.wait,
        "until": until,
    }


def _shown(live: Live, person: str | None) -> LobbyTable:
    table = live.table
    free = sum(chair.kind == "open" and chair.reserved is None for chair in table.chairs)
    return {
        "id": table.id,
        "game": table.game.name,
        "title": table.game.box.title,
        "options": dict(table.game.options),
        "players": table.game.players,
        "status": table.status,
        "seats": [{"kind": chair.kind, "name": chair.name, "avatar": chair.avatar} for chair in table.chairs],
        "free": free if table.status == OPEN else 0,
        "mine": table.seat_of(person) is not None,
        "fill_at": live.presence.fill_at(),
        "chat": table.talk.chat,
    }
