"""What is measured about queues, in little: at a server whose bots have nothing to compile."""

import asyncio
from pathlib import Path

import pytest

from oldtricks.engine.view import View
from oldtricks.server import bots, slots
from oldtricks.server.settings import Settings

from ..server.conftest import FREE
from ..server.house import House
from ..server.test_bots import quick_hints, quick_prepare
from . import queues


def last_choice(seed: int, view: View, seconds: float) -> str:
    return view.legal[-1]


def test_nobody_waits_for_hints_of_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(slots, "prepare", quick_prepare)
    monkeypatch.setattr(bots, "search", last_choice)
    monkeypatch.setattr(bots, "hints", quick_hints)
    monkeypatch.setattr(queues, "QUIET", 0)
    monkeypatch.setattr(bots, "LATE", 60)  # whatever else this machine has to do
    house = House(Settings(database=str(tmp_path / "test.db"), think=0.05, advice=1e6, advice_burst=1e6, **FREE))  # type: ignore[arg-type]
    try:
        asyncio.run(queues.get_ready(house.address))
        hinted = asyncio.run(queues.under_hints(house.address, moves=10, at_once=5))
        assert (hinted["moves"], hinted["by_steady"]) == (10, 0)
        crowd = asyncio.run(queues.one_hint(house.address, seconds=1, at_once=3, bots=2))
        assert crowd["own_hints_a_second"] > 0
        many = asyncio.run(queues.many_tables(house.address, tables=3, seconds=2, bots=2))
        assert many["by_steady"] == 0
        assert many["fewest_thought"] > 0
        timed = asyncio.run(queues.forced_and_free(house.address, decisions=10))
        assert timed["forced"]
        assert timed["free"]
    finally:
        house.stop()


def test_how_far_two_distributions_are_apart() -> None:
    assert queues.distance([1, 2, 3], [1, 2, 3]) == 0
    assert queues.distance([1, 2], [3, 4, 5]) == 1
    assert queues.distance([1, 2, 3, 4], [3, 4]) == 0.5
