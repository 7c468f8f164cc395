"""Who is at a table: who listens, who was seen when, whose turn has lasted how long, and who is played by a bot."""

import time
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import NamedTuple, Protocol

from .clocks import allowed, runs_out
from .table import OPEN, Table

LINGERS = 10.0  # seconds for which somebody who asks, and does not listen, is taken to look on


class Listener(Protocol):
    """Somebody who is told whenever the table changes."""

    person: str | None

    def tell(self) -> None: ...

    def talked(self) -> None: ...

    def close(self) -> None: ...


class Room(NamedTuple):
    """Who listens to a table at another server."""

    people: frozenset[str]  # of those who sit there, and of its host
    others: int
    turn_since: float  # by time.time


class Presence:
    """The people around a table. It is not in the log: after a restart everybody comes back anew."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self.streams: set[Listener] = set()
        self._listening: Counter[str | None] = Counter()  # how many streams each person has
        self.away: set[int] = set()  # seats whose people are played by a bot until they are back
        self.seen: dict[str, float] = {}  # when each person was last here, by time.monotonic
        self.loaded = self.turn_since = time.monotonic()
        self.me = ""  # the name of this server
        self.elsewhere: Mapping[str, Room] = {}  # by the names of others

    def leads(self) -> bool:
        """Whether it is for this server to see that somebody acts: of those where somebody listens, the first does."""
        return not self.elsewhere or (bool(self.streams) and self.me < min(self.elsewhere))

    def here(self) -> set[str | None]:
        """Who listens, wherever he does."""
        return set(self._listening).union(*[room.people for room in self.elsewhere.values()])

    def told(self) -> tuple[str, list[str], int, float]:
        """For other servers: the table, its people who listen here, how many others do, when the turn began."""
        belong = {*self._table.people(), self._table.host}
        people = sorted(person for person in self._listening if person in belong and person is not None)
        others = len(self.streams) - sum(self._listening[person] for person in people)
        return self._table.id, people, others, self.turn_since - time.monotonic() + time.time()

    def arrive(self, person: str) -> bool:
        """A person asked for something; whether he was away, and plays for himself again."""
        self.see([person])
        seat = self._table.seat_of(person)
        if seat is None or seat not in self.away:
            return False
        self.away.discard(seat)
        self.turn_since = time.monotonic()
        return True

    def enter(self, stream: Listener) -> None:
        if not self.attended():
            self.turn_since = time.monotonic()  # the clock stood still while nobody was here
        if stream not in self.streams:
            self.streams.add(stream)
            self._listening[stream.person] += 1
        if stream.person:
            self.arrive(stream.person)

    def leave(self, stream: Listener) -> None:
        if stream in self.streams:
            self.streams.remove(stream)
            self._listening[stream.person] -= 1
            if not self._listening[stream.person]:
                del self._listening[stream.person]
        if stream.person:
            self.see([stream.person])

    def see(self, people: Iterable[str]) -> None:
        """They are here, or were until now."""
        for person in people:
            if person == self._table.host or self._table.seat_of(person) is not None:
                self.seen[person] = time.monotonic()

    def connected(self, person: str | None) -> bool:
        return person is not None and (
            person in self._listening or any(person in room.people for room in self.elsewhere.values())
        )

    def spectators(self) -> int:
        seated = set(self._table.people())
        here = len(self.streams) - sum(self._listening[person] for person in seated)
        return here + sum(room.others + len(room.people - seated) for room in self.elsewhere.values())

    def attended(self) -> bool:
        """Whether anybody who plays is here; without, no clock runs."""
        seated = set(self._table.people())
        return any(person in seated for person in self.here())

    def watched(self) -> bool:
        """Whether anybody looks on; at a table without, bots wait."""
        since = time.monotonic() - LINGERS
        return bool(self.streams or self.elsewhere) or any(seen > since for seen in self.seen.values())

    def last_seen(self, person: str) -> float:
        return time.monotonic() if self.connected(person) else self.seen.get(person, self.loaded)

    def takeover(self) -> float | None:
        """When somebody else can become the host, by time.monotonic; None while the host is here."""
        host = self._table.host
        return None if self.connected(host) else self.last_seen(host) + self._table.away_after

    def absent_seats(self, seconds: float) -> set[int]:
        """The seats of people who have not been here for so long."""
        since = time.monotonic() - seconds
        chairs = enumerate(self._table.chairs)
        return {seat for seat, chair in chairs if chair.person and self.last_seen(chair.person) <= since}

    def fill_at(self) -> int | None:
        """When bots take the free seats, in milliseconds since 1970; None where they do not."""
        if self._table.fill is None or self._table.status != OPEN or not self.attended():
            return None
        return round((time.time() + self.turn_since + self._table.fill - time.monotonic()) * 1000)

    def deadline(self) -> int | None:
        """When the turn clock runs out, in milliseconds since 1970; None where none is running."""
        table = self._table
        if allowed(table) is None or table.rest:
            return None
        if table.turn is None or table.chairs[table.turn].kind != "person" or table.turn in self.away:
            return None
        left = runs_out(table, self)
        return None if left is None else round((time.time() + left) * 1000)
