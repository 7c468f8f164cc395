"""The lobby: tables that are open to everybody, people who look for a game, and whoever stands there and looks on.

Where several processes share a database, each tells the others of its tables and of those who look for one, again and
again, so that everybody sees all of them. Whoever looks belongs to the process that has his stream, whichever he asked;
that of the one who has waited longest lays the table.
"""

import asyncio
import math
import time
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import asdict
from typing import Any

import orjson

from .blocks import Blocks
from .company import LobbyInfo
from .gathering import COMING, opening_of_party
from .limits import Streams
from .live import Live
from .logs import log
from .noticeboard import Elsewhere, Open, looking, shown
from .opening import Entry
from .people import Person
from .problems import Problem
from .seeking import Seeker, Wish, gather
from .streams import EventStream
from .table import OVER

GRACE = 10.0  # seconds until somebody who closed the page has stopped looking
SOON = 0.2  # seconds in which several changes are told together
EACH = 0.0005  # seconds more for everybody who is told: however many there are, the server has time for the tables
SHOWN = 50  # most of each kind
AGAIN = 20.0  # seconds after which the other processes are told once more
LASTS = 60.0  # seconds for which they believe it

Create = Callable[[Entry, bool], Awaitable[Live]]
Word = dict[str, Any]


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
        return b"event: lobby\ndata: %b\n\n" % self.lobby.told(self.person)


class Lobby:
    """Kept in memory: whoever looks for a game is here, and after a restart comes back."""

    def __init__(
        self, create: Create, blocks: Blocks, counted: Streams, tell: Callable[[Word], None], *, shared: bool
    ) -> None:
        self._create = create
        self._tell_others = tell
        self._shared = shared
        self._blocks = blocks
        self._counted = counted
        self._streams: dict[str | None, set[LobbyStream]] = {}  # by person
        self._alike: tuple[bytes, set[str]] | None = None  # what most are told alike, and who is told something else
        self._open: dict[str, Open] = {}
        self._seekers: dict[str, Seeker] = {}
        self._elsewhere: dict[str, Elsewhere] = {}
        self._found: dict[str, str] = {}  # by person: the table that waits for him
        self._matching = asyncio.Lock()
        self._telling: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    # Who is here

    def enter(self, person: str | None, address: str, heartbeat: float) -> LobbyStream:
        names = self._counted.enter(person, address)

        def leave(gone: EventStream) -> None:
            self._counted.leave(names)
            self._streams[person].discard(stream)
            if not self._streams[person]:
                del self._streams[person]
            if person is not None and person in self._seekers:
                asyncio.get_running_loop().call_later(GRACE, self._gone, person)
            self._changed()

        stream = LobbyStream(self, person, heartbeat, leave)
        self._streams.setdefault(person, set()).add(stream)
        if elsewhere := self._elsewhere.pop(person or "", None):  # he has come over from another process
            self._take(elsewhere.seeker)
        self._changed()
        return stream

    def _crowd(self) -> int:
        """How many stand here; of those whom nobody knows, each stream is one."""
        strangers = len(self._streams.get(None, ()))
        return len(self._streams) + strangers - bool(strangers)

    def _here(self, person: str) -> bool:
        return person in self._streams

    def _gone(self, person: str) -> None:
        if person in self._seekers and not self._here(person):
            self.stop(person)

    def open(self) -> None:
        if self._shared:
            self._spawn(self.keep_telling())

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        for stream in self._listening():
            stream.close()

    def _listening(self) -> list[LobbyStream]:
        return [stream for streams in self._streams.values() for stream in streams]

    # Looking for a game

    def look(self, person: Person, wish: Wish) -> None:
        """Somebody looks for a game, until there is one or he has waited for long enough."""
        seeker = Seeker(person.id, person.name, person.avatar, wish, time.monotonic())
        if self._here(person.id) or not self._shared:
            self._take(seeker)
        else:
            self._tell_seeker(seeker)

    def _take(self, seeker: Seeker) -> None:
        self._found.pop(seeker.person, None)
        self._seekers[seeker.person] = seeker
        self._tell_seeker(seeker)
        loop = asyncio.get_running_loop()
        loop.call_later(seeker.wish.wait, self._match_soon)
        loop.call_later(GRACE, self._gone, seeker.person)
        self._match_soon()
        self._changed(seeker.person)

    def stop(self, person: str) -> None:
        self._tell_others({"kind": "lobby", "what": "stop", "person": person})
        self._forget(person)

    def _forget(self, person: str) -> None:
        self._seekers.pop(person, None)
        self._elsewhere.pop(person, None)
        self._changed()

    def _match_soon(self) -> None:
        self._spawn(self._match())

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _match(self) -> None:
        """Bring together whoever can begin."""
        async with self._matching:
            others: set[str] = set()  # for whom another process lays the table
            while party := gather(self._waiting(others), time.monotonic(), self._blocks.apart):
                people = [seeker.person for seeker in party.seekers]
                if people[0] not in self._seekers:
                    others |= set(people)
                    continue
                for person in people:
                    self._seekers.pop(person, None)
                    self._elsewhere.pop(person, None)
                try:
                    live = await self._create(opening_of_party(party), False)
                except Problem as problem:
                    log.warning("no table for those who look for one", extra={"why": problem.kind})
                    continue
                self._tell_others({"kind": "lobby", "what": "found", "people": people, "table": live.table.id})
                self._find(people, live.table.id)

    def _waiting(self, others: set[str]) -> list[Seeker]:
        now = time.monotonic()
        elsewhere = [each.seeker for each in self._elsewhere.values() if each.until > now]
        return [seeker for seeker in (*self._seekers.values(), *elsewhere) if seeker.person not in others]

    def _find(self, people: list[str], table: str) -> None:
        """A table waits for these."""
        for person in people:
            self._found[person] = table
            asyncio.get_running_loop().call_later(COMING, self._found.pop, person, None)
        self._changed(*people)

    # Other processes

    async def keep_telling(self) -> None:
        """Tell the others once more what they may have missed; nothing is told where there are none."""
        while True:
            await asyncio.sleep(AGAIN)
            for table in self._open.values():
                if table.until == math.inf:
                    self._tell_table(table)
            for seeker in self._seekers.values():
                self._tell_seeker(seeker)

    def _tell_table(self, table: Open) -> None:
        self._tell_others(
            {"kind": "lobby", "what": "open", "row": table.row, "host": table.host, "seated": table.seated}
        )

    def _tell_seeker(self, seeker: Seeker) -> None:
        told = {**asdict(seeker), "since": time.monotonic() - seeker.since}  # clocks differ between machines
        self._tell_others({"kind": "lobby", "what": "look", "seeker": told})

    def heard(self, word: Word) -> None:
        """What another process has told."""
        what, now = word["what"], time.monotonic()
        if what == "open":
            self._open[word["row"]["id"]] = Open(word["row"], word["host"], word["seated"], now + LASTS)
        elif what == "shut":
            self._open.pop(word["id"], None)
        elif what == "look":
            told = word["seeker"]
            seeker = Seeker(**{**told, "wish": Wish(**told["wish"]), "since": now - told["since"]})
            if self._here(seeker.person):
                self._take(seeker)
            else:
                self._seekers.pop(seeker.person, None)
                self._elsewhere[seeker.person] = Elsewhere(seeker, now + LASTS)
                self._match_soon()
        elif what == "stop":
            self._forget(word["person"])
        elif what == "found":
            for person in word["people"]:
                self._forget(person)
            self._find([person for person in word["people"] if self._here(person)], word["table"])
        self._changed()

    # What is told

    def noticed(self, live: Live) -> None:
        """A table has changed."""
        table = live.table
        is_open = table.listed and table.status != OVER and live.presence.attended()
        if is_open:
            self._open[table.id] = Open(shown(live), table.host, list(table.people()))
            self._tell_table(self._open[table.id])
        elif self._open.pop(table.id, None) is None:
            return
        else:
            self._tell_others({"kind": "lobby", "what": "shut", "id": table.id})
        self._changed()

    def _changed(self, *people: str) -> None:
        """Tell everybody soon, and at once those whom it concerns."""
        self._alike = None
        for person in people:
            for stream in self._streams.get(person, ()):
                stream.tell()
        if self._telling is None and self._streams:
            self._telling = asyncio.get_running_loop().call_later(SOON + EACH * self._crowd(), self._tell)

    def _tell(self) -> None:
        self._telling = None
        for stream in self._listening():
            stream.tell()

    def told(self, person: str | None) -> bytes:
        """The same as JSON: made once for all who have nothing to do with anybody there."""
        if self._alike is None:
            self._alike = orjson.dumps(self.seen_by(None)), self._concerned()
        alike, concerned = self._alike
        if person is None or not (person in concerned or self._blocks.by(person)):
            return alike
        return orjson.dumps(self.seen_by(person))

    def _concerned(self) -> set[str]:
        """Who is to be seen in the lobby or was found a table, and whom these have blocked."""
        hosts = {each.host for each in self._open.values()}
        seated = {person for each in self._open.values() for person in each.seated}
        shown = hosts | seated | {*self._seekers, *self._elsewhere, *self._found}
        return shown.union(*map(self._blocks.by, shown))

    def seen_by(self, person: str | None) -> LobbyInfo:
        """The lobby as one person sees it; nobody in it who is apart from him."""

        def apart(other: str) -> bool:
            return person is not None and self._blocks.apart(person, other)

        now = time.monotonic()
        tables = [
            each for each in self._open.values() if each.until > now and not any(map(apart, {each.host, *each.seated}))
        ]
        seekers = [each for each in self._waiting(set()) if each.person != person and not apart(each.person)]
        mine = self._seekers.get(person or "")
        return {
            "tables": [{**each.row, "mine": person in each.seated} for each in tables[:SHOWN]],
            "looking": [looking(seeker) for seeker in seekers[:SHOWN]],
            "mine": looking(mine) if mine else None,
            "found": self._found.get(person or ""),
            "here": self._crowd(),
        }
