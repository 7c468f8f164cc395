"""Several servers at one PostgreSQL act as one: who is here or away, who sees to a table, limits."""

import asyncio
import json
from collections.abc import Callable

import pytest

from oldtricks.server import neighbours
from oldtricks.server.bell import at_work
from oldtricks.server.limits import Rates
from oldtricks.server.live import Live
from oldtricks.server.neighbours import packed
from oldtricks.server.problems import Problem

from .test_postgres import run
from .test_storage import halls, start_of_a_game

pytestmark = [
    pytest.mark.xdist_group("postgresql"),
    pytest.mark.parametrize("database", ["postgresql"], indirect=True),
]


class Ear:
    """Somebody who listens, and is told nothing."""

    def __init__(self, person: str | None) -> None:
        self.person = person

    def tell(self) -> None: ...

    def close(self) -> None: ...


async def until(true: Callable[[], bool]) -> None:
    while not true():
        await asyncio.sleep(0.01)


def connected(live: Live) -> list[str]:
    return [person for person in ("ann", "ben") if live.presence.connected(person)]


def refused(rates: Rates, name: str) -> bool:
    """Whether somebody has used up more than half."""
    try:
        rates.take(name, rates.burst / 2)
    except Problem:
        return True
    rates.hear(name, -rates.burst / 2)  # as if nobody had tried
    return False


def test_who_is_at_one_server_is_here_at_the_other(database: str) -> None:
    async def work() -> None:
        async with halls(database, 2) as (one, two):
            here = await one.tables.create(start_of_a_game(), True)
            there = await two.tables.get(here.table.id)
            ann, ben, eve = Ear("ann"), Ear("ben"), Ear(None)
            here.enter(ann)
            there.enter(ben)
            there.enter(eve)
            await until(lambda: connected(here) == connected(there) == ["ann", "ben"])
            assert here.presence.spectators() == there.presence.spectators() == 1
            assert [here.presence.leads(), there.presence.leads()].count(True) == 1
            there.leave(ben)
            there.leave(eve)
            await until(lambda: connected(here) == ["ann"] and not here.presence.spectators())
            assert here.presence.leads()
            assert not there.presence.leads()
            assert here.presence.last_seen("ben") > here.presence.loaded  # he has only just gone

    run(work)


def test_who_is_away_at_one_is_back_at_the_other(database: str) -> None:
    async def work() -> None:
        async with halls(database, 2) as (one, two):
            here = await one.tables.create(start_of_a_game(), True)
            there = await two.tables.get(here.table.id)
            here.send_away(1)
            await until(lambda: 1 in there.presence.away)
            there.arrive("ben")
            await until(lambda: 1 not in here.presence.away)

    run(work)


def test_a_server_that_comes_late_hears_everything_and_one_that_is_silent_is_forgotten(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(neighbours, "GONE", 0.5)

    async def work() -> None:
        async with halls(database, 1) as (one,):
            here = await one.tables.create(start_of_a_game(), True)
            here.enter(Ear("ann"))
            async with halls(database, 1) as (two,):
                there = await two.tables.get(here.table.id)
                there.enter(Ear("ben"))
                await until(lambda: connected(there) == connected(here) == ["ann", "ben"])
                since = there.presence.turn_since
                assert abs(since - here.presence.turn_since) < 30
            await until(lambda: connected(here) == ["ann"])
            assert here.presence.leads()

    run(work)


def test_a_server_that_has_ended_is_forgotten_though_it_was_heard_of_just_now(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(neighbours, "GONE", 3600.0)

    async def work() -> None:
        async with halls(database, 1) as (one,):
            here = await one.tables.create(start_of_a_game(), True)
            here.enter(Ear("ann"))
            async with halls(database, 1) as (two,):
                (await two.tables.get(here.table.id)).enter(Ear("ben"))
                await until(lambda: connected(here) == ["ann", "ben"])
                assert {one.storage.name, two.storage.name} <= await one.storage.read(at_work)
            await until(lambda: connected(here) == ["ann"])
            now = await one.storage.read(at_work)
            assert (one.storage.name in now, two.storage.name in now) == (True, False)

    run(work)


def test_servers_are_looked_after_and_limits_told_however_much_else_there_is_to_tell(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(neighbours, "GONE", 0.5)

    async def work() -> None:
        async with halls(database, 2) as (one, two):
            here = await one.tables.create(start_of_a_game(), True)
            one.tables.neighbours.hear("a silent one", [["room", here.table.id, ["ben"], 0, 0.0]])
            monkeypatch.setattr(neighbours, "at_work", lambda connection: {"a silent one"})
            await until(lambda: one.guests.spent is not None)
            one.guests.take("an address", one.guests.burst)
            while connected(here) or not refused(two.guests, "an address"):
                here.somebody_moved()
                await asyncio.sleep(neighbours.BEAT / 10)

    run(work)


def test_limits_hold_whichever_server_is_asked(database: str) -> None:
    async def work() -> None:
        async with halls(database, 2) as (one, two):
            guests = one.guests
            await until(lambda: guests.spent is not None)  # it is being told
            guests.take("an address", guests.burst)
            with pytest.raises(Problem, match="too many"):
                guests.take("an address", guests.burst / 2)
            await until(lambda: refused(two.guests, "an address"))
            two.guests.take("another address", guests.burst / 2)

    run(work)


def test_what_is_told_fits_into_notices(database: str) -> None:
    items = [["away", f"{n:012x}", n % 4] for n in range(2000)]
    parts = packed(items)
    assert all(len(json.dumps(part)) < 7900 for part in parts)
    assert [item for part in parts for item in part] == items
    assert packed([]) == [[]]
