"""Where many are, nothing is done for each of them that could be done once: counted, not timed."""

import asyncio
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import orjson
import pytest

from oldtricks.server.blocks import Blocks
from oldtricks.server.limits import Streams
from oldtricks.server.live import CROWD, EACH, Live
from oldtricks.server.lobby import EACH as EACH_IN_THE_LOBBY
from oldtricks.server.lobby import SOON, Lobby
from oldtricks.server.neighbours import Neighbours
from oldtricks.server.people import Person
from oldtricks.server.presence import Presence
from oldtricks.server.presence import Room as Elsewhere
from oldtricks.server.seeking import Wish
from oldtricks.server.table import Table

from . import clockwork
from .test_storage import start_of_a_game

MANY = 200


class Counted(Lobby):
    made = 0

    def seen_by(self, person: str | None) -> Any:
        self.made += 1
        return super().seen_by(person)


def a_lobby() -> Counted:
    async def create(*about: object) -> Live:
        raise AssertionError

    blocks = Blocks(None)  # type: ignore[arg-type]
    return Counted(create, blocks, Streams(10_000, 10, 10_000), lambda word: None, shared=False)


def told(stream: Any) -> Any:
    return orjson.loads(stream.news().partition(b"data: ")[2])


def test_the_lobby_is_looked_over_once_for_all_who_stand_there(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        lobby = a_lobby()
        streams = [lobby.enter(f"p{n}", "here", 15) for n in range(MANY)] + [lobby.enter(None, "here", 15)]
        ann, eve = streams[:2]
        lobby._blocks.heard({"person": "p0", "blocked": "p1", "name": "Eve", "created": 0})
        lobby.look(Person("p0", "Ann", ""), Wish("tactics", 4, 60))
        await asyncio.sleep(1)
        lobby.made = 0
        seen = [told(stream) for stream in streams]
        assert lobby.made == 1 + 2  # for everybody; for Ann, and for Eve, who hears nothing of her
        assert {one["here"] for one in seen} == {MANY + 1}
        assert seen[0]["mine"]["game"] == "tactics"
        assert [[each["name"] for each in one["looking"]] for one in seen] == [[], [], *[["Ann"]] * (MANY - 1)]
        assert ann.news() == eve.news() == b""

    clockwork.run(monkeypatch, work())


def test_a_crowd_is_told_later_and_whom_it_concerns_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        lobby = a_lobby()
        streams = [lobby.enter("p7" if n == 7 else None, "here", 15) for n in range(MANY)]
        await asyncio.sleep(1)
        for stream in streams:
            stream.news()
        lobby.look(Person("p7", "Ann", ""), Wish("tactics", 4, 60))
        assert [n for n, stream in enumerate(streams) if stream.changed] == [7]
        await asyncio.sleep(SOON + 0.9 * EACH_IN_THE_LOBBY * MANY)
        assert sum(stream.changed for stream in streams) == 1
        await asyncio.sleep(SOON)
        assert all(stream.changed for stream in streams)

    clockwork.run(monkeypatch, work())


class Ear:
    def __init__(self, person: str | None) -> None:
        self.person = person
        self.told = 0

    def tell(self) -> None:
        self.told += 1

    def talked(self) -> None: ...

    def close(self) -> None: ...


def a_table() -> Live:
    table = Table("0123456789ab", bytes(32), 0.0)
    table.apply(start_of_a_game())
    return Live(table)


def test_many_who_come_to_watch_are_told_of_together(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        live = a_table()
        ears = [Ear(None) for _ in range(MANY)]
        for ear in ears:
            live.enter(ear)
        assert sum(ear.told for ear in ears) <= CROWD**2
        await asyncio.sleep(MANY * EACH)
        assert live.presence.spectators() == MANY
        before = [ear.told for ear in ears]
        live.enter(ann := Ear("ann"))  # whoever plays is seen at once
        assert [ear.told for ear in ears] == [n + 1 for n in before]
        live.leave(ears.pop())
        live.leave(ears.pop())
        assert ann.told == 1
        await asyncio.sleep(MANY * EACH)
        assert ann.told == 2

    clockwork.run(monkeypatch, work())


def test_who_listens_is_known_without_asking_everybody() -> None:
    class Untouched(set[Any]):
        def __iter__(self) -> Iterator[Any]:
            raise AssertionError("everybody was asked")

    here = Presence(a_table().table)
    here.streams = Untouched()
    ears = [Ear("ann"), Ear("ann"), Ear("eve"), Ear(None), Ear(None)]
    for ear in ears:
        here.enter(ear)
        here.enter(ear)
    assert (here.connected("ann"), here.connected("ben"), here.attended(), here.spectators()) == (True, False, True, 3)
    assert here.told()[1:3] == (["ann"], 3)
    for ear in ears[:3]:
        here.leave(ear)
        here.leave(ear)
    assert (here.connected("ann"), here.here(), here.spectators()) == (False, {None}, 2)


def test_tables_are_looked_through_when_a_server_is_gone_and_not_before() -> None:
    class Rooms(dict[str, dict[str, Elsewhere]]):
        looks = 0

        def items(self) -> Any:
            self.looks += 1
            return super().items()

    tables: dict[str, Live] = {}
    neighbours = Neighbours(SimpleNamespace(name="me"), tables, lambda live: None)  # type: ignore[arg-type]
    neighbours._rooms = rooms = Rooms()
    neighbours.hear("other", [["room", f"{n:012}", ["ann"], 0, 0.0] for n in range(MANY)])
    assert len(rooms) == MANY
    neighbours._forget(set())
    assert rooms.looks == 0
    neighbours.hear("other", [["room", f"{0:012}", [], 0, 0.0]])  # everybody has gone there, and the table is not here
    assert len(rooms) == MANY - 1
    neighbours._forget({"other"})
    assert not rooms
