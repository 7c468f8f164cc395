"""Several processes at one PostgreSQL are one house: one code lets one in, and what one is told the others know."""

import asyncio
from collections.abc import Callable

import pytest
from starlette.requests import Request

import oldtricks as ot
from oldtricks.server.devices import Devices
from oldtricks.server.hall import Hall
from oldtricks.server.opening import chair_entry, opening
from oldtricks.server.problems import Problem
from oldtricks.server.seeking import read_wish

from .test_storage import halls, run

pytestmark = [
    pytest.mark.xdist_group("postgresql"),
    pytest.mark.parametrize("database", ["postgresql"], indirect=True),
]


async def until(true: Callable[[], bool]) -> None:
    while not true():
        await asyncio.sleep(0.01)


def with_secret(secret: str) -> Request:
    return Request({"type": "http", "headers": [(b"cookie", f"oldtricks={secret}".encode())]})


async def entered(devices: Devices, code: str) -> str | None:
    try:
        return await devices.enter(code, "")
    except Problem:
        return None


async def listening(one: Hall, two: Hall) -> None:
    """Until each hears the other; a word that comes too early is lost."""
    for hall, other in ((one, two), (two, one)):
        while not other.blocks.has("test", hall.storage.name):
            hall.storage.tell(
                {"kind": "block", "person": "test", "blocked": hall.storage.name, "name": "", "created": 0}
            )
            await asyncio.sleep(0.05)


def test_a_code_lets_one_in_and_who_is_signed_out_is_out_everywhere(database: str) -> None:
    async def work() -> None:
        async with halls(database, 2) as (one, two):
            await listening(one, two)
            ann, _ = await one.people.guest("Ann")
            code = (await one.devices.recovery(ann.id))["code"]
            found = await asyncio.gather(*(entered(hall.devices, code) for hall in (one, two) * 4))
            (secret,) = filter(None, found)
            request = with_secret(secret)
            for hall in (one, two):
                person = await hall.people.find(request)
                assert person is not None
                assert person.id == ann.id
            device = (await one.devices.listed(ann.id, secret))[-1]
            assert device["this"]
            await one.devices.sign_out(ann.id, device["id"])
            await until(lambda: two.people.remembered(request) is None)
            assert await two.people.find(request) is None

    run(work)


def test_talk_blocks_the_lobby_and_leaving_reach_the_other_process(database: str) -> None:
    async def work() -> None:
        async with halls(database, 2) as (one, two):
            await listening(one, two)
            (ann, _), (ben, _) = await one.people.guest("Ann"), await two.people.guest("Ben")
            chairs = [chair_entry("person", each.name, each.id) for each in (ann, ben)]
            first = opening(ot.game("gasoline_alley", 2, hands=1), ann.id, chairs, None, 60)
            here = await one.tables.create(first, True)
            there = await two.tables.get(here.table.id)

            line = here.talk.add(ann.id, 0, "Ann", "Can you hear me?")
            told = {name: getattr(line, name) for name in line.__slots__}
            one.storage.tell({"kind": "talk", "table": here.table.id, "line": told})
            await until(lambda: there.talk.latest == line.number)
            assert [each["text"] for each in there.talk.since(0, ben.id)] == ["Can you hear me?"]

            await one.blocks.add(ann.id, ben.id, "Ben")
            await until(lambda: two.blocks.has(ann.id, ben.id))
            assert there.talk.since(0, ben.id) == []
            assert one.blocks.listed(ann.id)[0]["name"] == "Ben"

            one.lobby.look(ann, read_wish("tactics", 4, 600))
            await until(lambda: len(two.lobby.seen_by(None)["looking"]) == 1)
            assert two.lobby.seen_by(ben.id)["looking"] == []
            one.lobby.stop(ann.id)
            await until(lambda: not two.lobby.seen_by(None)["looking"])

            data = await two.leaving.data_of(ann.id)
            assert [row["name"] for row in data["people"]] == ["Ann"]
            assert len(data["blocks"]) == 1
            await two.leave(ann.id)
            await until(lambda: here.table.id not in one.tables.live and not one.blocks.has(ann.id, ben.id))
            again = await one.tables.get(here.table.id)
            assert [chair.name for chair in again.table.chairs] == ["N. N.", "Ben"]
            assert ann.id not in again.table.people()

    run(work)
