"""The other servers at the same PostgreSQL: what they need to know of each other to act as one.

Who listens where, who is played by a bot, who has used up how much of a limit: every server tells the others as it
happens, by NOTIFY, and everything when one of them asks. Nothing of it is written down. A server that has ended (which
PostgreSQL knows at once) or has not been heard of for a while is forgotten, and what it had to see to is seen to by the
next.
"""

import asyncio
import json
import time
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from .bell import at_work
from .driver import rings
from .limits import Rates
from .live import Live
from .presence import Room
from .storage import LONGEST_NOTICE, Storage

BEAT = 0.3  # seconds between two signs of life; who is not connected and has given none for so long has ended
GONE = 1.3  # seconds without one, and a server is forgotten in any case
SOON = 0.02  # seconds for which news is gathered

Item = list[Any]  # what it is about, and the rest


class Neighbours:
    """What this server tells the others, and what it has heard of them."""

    def __init__(self, storage: Storage, tables: dict[str, Live], look: Callable[[Live], None]) -> None:
        """`look` is called with a table that somebody has come to or gone from elsewhere."""
        self.me = storage.name
        self.rates: dict[str, Rates] = {}  # limits that hold wherever somebody asks
        self._storage = storage
        self._tables = tables
        self._look = look
        self._rooms: dict[str, dict[str, Room]] = {}  # by table and server
        self._heard: dict[str, float] = {}  # when each server was heard of last
        self._rooms_to_tell: set[str] = set()
        self._to_tell: list[Item] = [["call"]]
        self._news = asyncio.Event()

    # What is told

    def welcome(self, live: Live) -> None:
        """A table has come into memory."""
        name, presence = live.table.id, live.presence
        presence.me, presence.elsewhere = self.me, self._rooms.setdefault(name, {})
        for room in presence.elsewhere.values():
            presence.turn_since = min(presence.turn_since, room.turn_since - time.time() + time.monotonic())
        live.somebody_moved = lambda: self._tell_of(name)
        live.spread = lambda *item: self._tell(name, *item)

    def part_with(self, name: str) -> None:
        """Nothing need be known of a table that is not in memory, and that nobody is at elsewhere."""
        if name not in self._tables and not self._rooms.get(name):
            self._rooms.pop(name, None)

    def _tell_of(self, name: str) -> None:
        self._rooms_to_tell.add(name)
        self._news.set()

    def _tell(self, name: str, what: str, *more: object) -> None:
        self._to_tell.append([what, name, *more])
        self._news.set()

    def missed(self) -> None:
        """Something may have been said that was not heard here."""
        self._to_tell.append(["call"])
        self._news.set()

    async def run(self) -> None:
        """Tell what there is to tell, and at every beat that we are here."""
        beat = time.monotonic()
        while True:
            if await rings(self._news, beat - time.monotonic()):
                await asyncio.sleep(SOON)
            self._news.clear()
            if time.monotonic() >= beat:
                beat = time.monotonic() + BEAT
                await self._look_round()
                self._to_tell += self._spent()
            for items in packed(self._all_there_is_to_tell()):
                self._storage.tell({"kind": "servers", "items": items})

    async def _look_round(self) -> None:
        """Forget those that have ended, and those that say nothing any more although they are connected."""
        now = time.monotonic()
        try:
            connected = await self._storage.read(at_work)
        except SQLAlchemyError:
            connected = set(self._heard)  # without the database nobody knows
        patience = {name: GONE if name in connected else BEAT for name in self._heard}
        self._forget({name for name, heard in self._heard.items() if heard < now - patience[name]})

    def _all_there_is_to_tell(self) -> list[Item]:
        items, self._to_tell = self._to_tell, []
        names, self._rooms_to_tell = self._rooms_to_tell, set()
        here = [self._tables[name].presence for name in names if name in self._tables]
        return items + [["room", *presence.told()] for presence in here]

    def _spent(self) -> Iterator[Item]:
        for which, rates in self.rates.items():
            for name, price in rates.report(BEAT):
                yield ["spent", which, name, price]

    # What is heard

    def hear(self, sender: str, items: list[Item]) -> None:
        if sender not in self._heard:  # it is new, or could not be heard for a while
            self.missed()
        self._heard[sender] = time.monotonic()
        for what, *rest in items:
            getattr(self, f"_hear_{what}")(sender, *rest)

    def _hear_call(self, sender: str) -> None:
        """Somebody wants to know everything."""
        self._rooms_to_tell.update(name for name, live in self._tables.items() if live.presence.streams)
        self._news.set()

    def _hear_room(self, sender: str, name: str, people: list[str], others: int, turn_since: float) -> None:
        left = self._leave(name, sender)
        if people or others:
            self._rooms[name][sender] = Room(frozenset(people), others, turn_since)
        if name in self._tables:
            self._tables[name].presence.see(left.difference(people))
        self._changed(name)
        self.part_with(name)

    def _leave(self, name: str, sender: str) -> frozenset[str]:
        """Forget who was at a table there; who they were."""
        room = self._rooms.setdefault(name, {}).pop(sender, None)
        return room.people if room else frozenset()

    def _hear_away(self, sender: str, name: str, seat: int) -> None:
        if name in self._tables:
            self._tables[name].presence.away.add(seat)
            self._changed(name)

    def _hear_back(self, sender: str, name: str, person: str) -> None:
        if name in self._tables:
            self._tables[name].presence.arrive(person)
            self._changed(name)

    def _hear_haste(self, sender: str, name: str) -> None:
        if name in self._tables:
            self._tables[name].hurry()

    def _hear_spent(self, sender: str, which: str, name: str, price: float) -> None:
        if which in self.rates:
            self.rates[which].hear(name, price)

    def _forget(self, gone: set[str]) -> None:
        for sender in gone:
            del self._heard[sender]
            for name in [name for name, rooms in self._rooms.items() if sender in rooms]:
                self._hear_room(sender, name, [], 0, 0)

    def _changed(self, name: str) -> None:
        if name in self._tables:
            self._look(self._tables[name])


def packed(items: Iterable[Item]) -> list[list[Item]]:
    """In as few parts as can be told at once, but at least one, which says that we are here."""
    found: list[list[Item]] = [[]]
    length = 0
    for item in items:
        length += len(json.dumps(item))
        if length > LONGEST_NOTICE:
            found.append([])
            length = len(json.dumps(item))
        found[-1].append(item)
    return found
