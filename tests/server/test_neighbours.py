"""Several servers at one PostgreSQL act as one: who is here or away, who sees to a table, limits."""

import asyncio
import json
from collections.abc import Callable

import pytest

from oldtricks.server import neighbours
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


def test_limits_hold_whichever_server_is_asked(database: str) -> None:
    async def work() -> None:
        async with halls(database, 2) as (one, two):
            guests = one.guests
            await until(lambda: guests.spent is not None)  # it is being told
            guests.take("an address", guests.burst)
            with pytest.raises(Problem, match="too many"):
                guests.take("an address", guests.burst / 2)

            def refused() -> bool:
                try:
                    two.guests.take("an address", two.guests.burst / 2)
                except Problem:
                    return True
                two.guests.hear("an address", -two.guests.burst / 2)  # as if nobody had tried
                return False

            await until(refused)
            two.guests.take("another address", guests.burst / 2)

    run(work)


def test_what_is_told_fits_into_notices(database: str) -> None:
    items = [["away", f"{n:012x}", n % 4] for n in range(2000)]
    parts = packed(items)
    assert all(len(json.dumps(part)) < 7900 for part in parts)
    assert [item for part in parts for item in part] == items
    assert packed([]) == [[]]
