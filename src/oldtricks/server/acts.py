"""What people's requests do at tables, wherever these are kept: under the table's lock, and each thing once."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import NamedTuple, Protocol

from ..engine.view import View
from . import conduct, rest
from .again import opening_of_practice, opening_of_rematch
from .live import Live
from .opening import Entry
from .problems import Problem, stale
from .table import Table


class Sitting(NamedTuple):
    """Who wants the same again, what he adds to the shuffle, and whether he sits down."""

    person: str
    name: str
    avatar: str | None
    share: str | None
    sits: bool


Room = Callable[[], AbstractAsyncContextManager[None]]  # for one more table
Proving = Callable[[View], Awaitable[tuple[bool, int]]]  # whether a claim is; see `rest.proven`
Welcome = Callable[[Table, str], None]  # a Problem for whoever is not


class Keeper(Protocol):
    """Keeps the tables: what it was given is safe before anybody sees it."""

    async def get(self, name: str) -> Live: ...

    async def create(self, opening: Entry, start: bool, start_entry: Entry | None = None) -> Live: ...

    async def change(self, live: Live, entry: Entry) -> None: ...


@asynccontextmanager
async def room_enough() -> AsyncIterator[None]:
    yield


def everybody_is_welcome(table: Table, person: str) -> None:
    pass


async def move(keeper: Keeper, live: Live, person: str, action: str, version: int, key: str) -> None:
    """Play an action. The same key again plays nothing twice."""
    async with live.lock:
        live.arrive(person)
        table = live.table
        if not conduct.made(table, person, key):
            if table.seat_of(person) is not None and not table.position <= version <= table.version:
                raise stale(table.version)
            try:
                await keeper.change(live, conduct.move(table, person, action, key))
            except Problem:
                if not conduct.made(table, person, key):  # as it is if only the answer was lost before
                    raise


async def undo(keeper: Keeper, live: Live, person: str, absent: Callable[[], Collection[int]], key: str | None) -> int:
    """Take back one's last action, or ask for it; the version before."""
    async with live.lock:
        live.arrive(person)
        since = live.table.version
        if key is None or key not in live.table.moved:
            await keeper.change(live, conduct.undo(live.table, person, absent(), key))
    return since


async def take_the_rest(
    keeper: Keeper, live: Live, person: str, how: rest.How, prove: Proving, absent: Callable[[], Collection[int]]
) -> int:
    """Claim all tricks to come, or let bots finish the hand; the version before."""
    table, since, seat = live.table, live.table.version, conduct.playing_seat(live.table, person)
    live.arrive(person)
    proof = False, 0
    if how == "claim":
        rest.check_claim(table, seat)
        assert table.match is not None
        proof = await prove(table.match.view(seat))
    async with live.lock:
        if table.version != since:
            raise stale(table.version)
        entry = rest.finish(table, seat) if how == "finish" else rest.claim(table, seat, proof, absent())
        await keeper.change(live, entry)
    return since


async def practise(keeper: Keeper, live: Live, person: str, name: str, ply: int, room: Room = room_enough) -> str:
    """A table that goes on from a position of this one."""
    async with room():
        async with live.lock:  # nobody plays while the game is read
            first, start = await asyncio.to_thread(opening_of_practice, live.table, person, name, ply)
        made = await keeper.create(first, False, start)
    return made.table.id


async def rematch(
    keeper: Keeper, live: Live, who: Sitting, room: Room = room_enough, check: Welcome = everybody_is_welcome
) -> str:
    """The same again: the first to ask makes the table, the others sit down there. It starts when all are there."""
    async with live.lock:
        old = live.table
        conduct.check_rematch(old, who.person)
        if old.rematch is None:
            async with room():
                following = await keeper.create(opening_of_rematch(old, who.person, who.share, who.sits), False)
            await keeper.change(live, {"kind": "rematch", "id": following.table.id})
    assert old.rematch is not None
    new = await keeper.get(old.rematch)
    check(new.table, who.person)
    async with new.lock:
        if who.sits and new.table.status == "open" and new.table.seat_of(who.person) is None:
            await keeper.change(new, conduct.sit(new.table, who.person, who.name, None, who.share, who.avatar))
        if new.table.status == "open" and all(chair.kind != "open" for chair in new.table.chairs):
            await keeper.change(new, conduct.start(new.table, None))
    return old.rematch
