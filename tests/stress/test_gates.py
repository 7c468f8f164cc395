"""The server's doors hold against one visitor: `gates` in little."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from oldtricks.server.settings import Settings

from ..server.conftest import FREE
from ..server.cutter import Cutter
from ..server.house import House
from ..server.test_postgres import hang_up_on_listeners
from . import gates

LIMITS = {"connections": 50, "patience": 1.0}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """As people start it, with little room."""
    database = str(tmp_path_factory.mktemp("gates") / "test.db")
    found = House(Settings(database=database, rate=50, **LIMITS))  # type: ignore[arg-type]
    yield found
    found.stop()


@pytest.mark.parametrize("begun", gates.BEGUN)
def test_nobody_is_locked_out(house: House, begun: str) -> None:
    found = asyncio.run(gates.locked_out(house.address, begun, 80))
    assert found["opened"] == 80
    assert found["newcomer_s"] < 2
    assert found["health_s"] < 2


def test_nor_while_somebody_comes_back_again_and_again(house: House) -> None:
    found = asyncio.run(gates.stormed(house.address, many=100))
    assert found["opened"] > 200
    assert found["newcomer_s"] < 5
    assert found["health_s"] < 5


def test_who_reads_nothing_is_let_go(house: House) -> None:
    assert 0.9 < asyncio.run(gates.unread(house.address))["let_go_s"] < 20


def test_requests_do_not_pile_up(house: House) -> None:
    found = asyncio.run(gates.piled_up(house.address, 500_000))
    assert found["sent"] < 500_000
    assert found["newcomer_s"] < 2


def test_odd_requests_have_their_answers(house: House) -> None:
    found = asyncio.run(gates.odd_requests(house.address))
    assert found.pop("the own origin") == 200
    assert set(found.values()) == {403, 404}


def test_strange_names_are_shown_for_what_they_are(house: House) -> None:
    found = asyncio.run(gates.strange_names(house.address))
    assert found == {
        "a letter that is not seen": "Ann",
        "nothing that is seen": "422",
        "a variation": "Ann",
        "a Cyrillic A": "422",
        "all Cyrillic, and like Ada": gates.NAMES["all Cyrillic, and like Ada"],
        "a tower of marks": "\u0179\u0301\u0301\u0301",
        "beside Ada": gates.NAMES["all Cyrillic, and like Ada"] + " 2",
    }


def test_guesses_and_crowds_have_their_limits(tmp_path: Path) -> None:
    house = House(Settings(database=str(tmp_path / "test.db"), rate=1, burst=40, tables_per_person=4, crowd=3))
    try:
        several = asyncio.run(gates.identities(house.address, 5, 20))
        assert 0 < several["tables"] <= 13  # three times four, and one more may come within the hour
        assert several["requests"] == 100
        found = asyncio.run(gates.guesses(house.address, 60))
        assert found["429"] > 20
    finally:
        house.stop()


@pytest.mark.xdist_group("postgresql")
@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
def test_lines_to_postgresql_may_be_lost(database: str) -> None:
    cutter = Cutter(database)
    one, two = (House(Settings(database=url, **FREE)) for url in (cutter.url, database))  # type: ignore[arg-type]

    async def hang_up() -> None:
        await asyncio.to_thread(hang_up_on_listeners, database)

    def lose(key: bytes) -> None:
        cutter.about, cutter.lose = key, "answer"

    try:
        assert asyncio.run(gates.stale_for(one.address, two.address, hang_up))["longest_s"] < 5
        found = asyncio.run(gates.lost_commit(one.address, lose))
        assert found == {"first": 503, "kind": "/bots#unknown", "again": 200, "moves": 1}
    finally:
        one.stop()
        two.stop()
        cutter.close()
