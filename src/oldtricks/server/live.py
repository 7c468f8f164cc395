"""A table in memory: its log's outcome, who is there, and what has been sent."""

import asyncio
import time
from typing import TYPE_CHECKING, Any

from ..engine.box import Event
from .table import PLAYING, Table

if TYPE_CHECKING:
    from .streams import EventStream


class Live:
    """A table and the people around it. Presence is not in the log: after a restart everybody comes back anew."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()  # held from the check of a change until it is shown
        self.bell = asyncio.Event()  # rung when the driver should look again
        self.driver: asyncio.Task[None] | None = None
        self.streams: set[EventStream] = set()
        self.away: set[int] = set()  # seats whose people are played by a bot until they are back
        self.seen: dict[str, float] = {}  # when each person was last here, by time.monotonic
        now = time.monotonic()
        self.loaded = self.changed = self.turn_since = self.touched = now
        # What was made for sending
        self.messages: dict[Any, bytes] = {}
        self.about: dict[str, Any] | None = None  # what everybody is told about the table itself
        self.views: dict[int | None, bytes] = {}
        self.seen_events: dict[int | None, tuple[Event, ...]] = {}  # of this deal, by seat
        self.events: dict[int, bytes] = {}  # by the event's id
        self.sheet: bytes | None = None
        self.sheet_lines = 0

    def connected(self, person: str | None) -> bool:
        return person is not None and any(stream.person == person for stream in self.streams)

    def spectators(self) -> int:
        seated = set(self.table.people())
        return sum(stream.person not in seated for stream in self.streams)

    def attended(self) -> bool:
        """Whether anybody who plays is here; a table without stands still."""
        seated = set(self.table.people())
        return any(stream.person in seated for stream in self.streams)

    def last_seen(self, person: str) -> float:
        return time.monotonic() if self.connected(person) else self.seen.get(person, self.loaded)

    def takeover(self) -> float | None:
        """When somebody else can become the host, by time.monotonic; None while the host is here."""
        host = self.table.host
        return None if self.connected(host) else self.last_seen(host) + self.table.away_after

    def absent_seats(self, seconds: float) -> set[int]:
        """The seats of people who have not been here for so long."""
        since = time.monotonic() - seconds
        chairs = enumerate(self.table.chairs)
        return {seat for seat, chair in chairs if chair.person and self.last_seen(chair.person) <= since}

    def deadline(self) -> int | None:
        """When the turn clock runs out, in milliseconds since 1970; None where none is running."""
        table = self.table
        if table.clock is None or table.status != PLAYING or not self.attended():
            return None
        if table.turn is None or table.chairs[table.turn].kind != "person" or table.turn in self.away:
            return None
        left = self.turn_since + table.clock - time.monotonic()
        return round((time.time() + left) * 1000)

    def changed_by(self, deals: int | None, undone: bool) -> None:
        """The log has grown: forget what was made for sending."""
        self.messages.clear()
        self.views.clear()
        self.seen_events.clear()
        match = self.table.match
        if undone or (match is not None and match.state.deals != deals):
            self.sheet = None
            self.events.clear()  # of another deal: never asked for again, and their ids may be given away
        self.changed = self.touched = time.monotonic()
        self.turn_since = self.changed

    def announce(self) -> None:
        """Wake everybody who listens."""
        self.messages.clear()
        self.about = None
        self.bell.set()
        for stream in self.streams:
            stream.tell()
