"""Those who watch: who may, from which seat, and how long after.

Where there is a delay, they are shown another table, which is told the same log later: so nothing that they get can be
younger. A seat's cards are never shown before the hand is over, since whoever plays could watch in a second window.
"""

import asyncio
import time
from collections import deque
from collections.abc import Callable, Iterable

from ..engine.errors import quoted
from ..words import say
from .house_rules import HouseRules
from .notes import deals_of
from .opening import Entry
from .outbox import Outbox
from .presence import Presence
from .problems import Problem
from .table import OVER, PLAYING, Table

LAG = 180.0  # seconds, where the delay is so many minutes
STEP = 0.8  # seconds between two things that were held back


def may_watch(table: Table, person: str | None) -> bool:
    seated = person is not None and (table.seat_of(person) is not None or person == table.host)
    return table.house.watch != "nobody" or table.status != PLAYING or seated


def check_watch(table: Table, person: str | None) -> None:
    if not may_watch(table, person):
        raise Problem(403, "no-watching", say("problem-no-watching"))


def check_seat_watched(house: HouseRules, players: int) -> None:
    """A Problem if cards could be seen before the hand is over, or those of nobody."""
    if house.watch_seat is None:
        return
    if house.watch_seat >= players:
        given = quoted(house.watch_seat)
        raise Problem(422, "seat", say("seats-are-numbered", last=players - 1, given=given))
    if house.delay != "hand":
        raise Problem(422, "watch", say("problem-watch-seat"))


class Gallery:
    """The table as it was a while ago."""

    def __init__(self, real: Table, early: Table, presence: Presence, show: Callable[[], None]) -> None:
        self.table = early
        self.outbox = Outbox(early, presence, later=True)
        self._real = real
        self._presence = presence
        self._show = show
        self._held: deque[tuple[int, Entry]] = deque()  # with the deal that each has led to
        self._timer: asyncio.TimerHandle | None = None

    def recall(self, entries: Iterable[Entry]) -> list[Entry]:
        """What is in the log already, and the real table knows; the part of it that may be shown by now."""
        self._held.extend((told.deals, entry) for told, entry in zip(self._real.told[1:], entries, strict=True))
        due = []
        while self._held and self._wait() <= 0:
            due.append(self._held.popleft()[1])
        return due

    def hear(self, entry: Entry) -> None:
        """One more entry, which the real table knows."""
        self._held.append((deals_of(self._real.match), entry))
        if self._timer is None:
            self.look()

    def look(self) -> None:
        """Show what is due: one thing after the other to those who watch, all at once if nobody does."""
        self._timer = None
        shown = False
        while self._held and self._wait() <= 0 and not (shown and self._presence.spectators()):
            self.table.apply(self._held.popleft()[1])
            self.outbox.log_has_grown()
            shown = True
        if self._held and (wait := self._wait()) < float("inf"):
            self._timer = asyncio.get_running_loop().call_later(max(wait, STEP), self.look)
        if shown:
            self._show()

    def _wait(self) -> float:
        """For how many seconds the next thing is held back; without end until the hand is over."""
        deals, entry = self._held[0]
        real = self._real
        if not deals or real.status == OVER:
            return 0.0
        if real.house.delay == "minutes":
            return float(entry.get("at", 0.0)) + LAG - time.time()
        return 0.0 if deals_of(real.match) > deals else float("inf")
