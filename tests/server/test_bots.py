"""Bots that search, hints and reviews: beside the server, never in its way."""

import asyncio
import time
from multiprocessing.connection import Connection
from typing import Any

import pytest

import oldtricks as ot
from oldtricks.bots import BOTS, Level, Sharp
from oldtricks.engine.view import View
from oldtricks.server import bots, reviews
from oldtricks.server.bots import Bots

from .house import House, wait_until


def test_a_bot_that_fails_is_helped_out(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken:
        def __init__(self, seed: int) -> None:
            pass

        def choose(self, view: object, budget: object) -> str:
            raise KeyError("cavalry-5")

    monkeypatch.setitem(BOTS, "novice", Level("novice", Broken))
    match = ot.game("tactics").start(seed=1)
    view = match.view(match.turn)

    async def choose() -> str:
        house = Bots(1, 0.1)
        try:
            return await house.choose("novice", 1, view)
        finally:
            house.close()

    assert asyncio.run(choose()) in view.legal


def quick_prepare(name: str) -> None:
    pass


def endless_search(number: int, seed: int, view: View, seconds: float) -> str:
    """In place of the real one: until it is dropped."""
    while bots.dropped[number % bots.REMEMBERED] != number:
        time.sleep(0.01)
    return view.legal[0]


def test_a_search_that_nobody_waits_for_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    """Or its process would never be free again."""
    monkeypatch.setattr(bots, "search", endless_search)
    monkeypatch.setattr(bots, "prepare", quick_prepare)
    match = ot.game("tactics").start(seed=1)
    view = match.view(match.turn)

    async def drop() -> list[dict[str, Any]]:
        house = Bots(1, 60)
        try:
            while not house.prepared("tactics"):
                await asyncio.sleep(0.05)
            dropped = asyncio.create_task(house.choose("sharp", 1, view))
            await asyncio.sleep(0.5)
            dropped.cancel()
            return await asyncio.wait_for(house._search(quick_hints, view, 1, 0), 30)
        finally:
            house.close()

    assert asyncio.run(drop())


def test_the_search_asks_whether_it_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Sharp, "choose", lambda self, view, budget, stop: stop())
    monkeypatch.setattr(bots, "dropped", [0] * bots.REMEMBERED)
    match = ot.game("tactics").start(seed=1)
    number = bots.REMEMBERED + 7
    assert not bots.search(number, 1, match.view(match.turn), 1)
    bots.dropped[7] = number
    assert bots.search(number, 1, match.view(match.turn), 1)


def quick_hints(view: View, seed: int, seconds: float) -> list[dict[str, Any]]:
    """In place of the real ones, which would compile for a while: runs in the bots' process."""
    return [{"action": action, "words": view.game, "value": 0.5, "spread": 0.1} for action in view.legal]


def late_hints(view: View, seed: int, seconds: float) -> list[dict[str, Any]]:
    time.sleep(0.6)
    return []


def test_hints_are_for_the_player_at_turn(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "hints", quick_hints)
    monkeypatch.setattr(bots, "prepare", quick_prepare)
    monkeypatch.setattr(bots, "LATE", 60)
    ann = house.guest("Ann")
    table = ann.make("gasoline_alley", "mb")
    seen = ann.wait_for_turn(table)
    assert seen["table"]["can"]["hint"]
    hints = ann.post(f"/api/tables/{table}/hint")["hints"]
    assert [hint["action"] for hint in hints] == seen["view"]["legal"]
    ann.play_to_the_end(table)
    assert ann.post(f"/api/tables/{table}/hint", {}, 409)["type"] == "/bots#not-your-turn"


def slow_prepare(name: str) -> None:
    time.sleep(0.5)


def test_whoever_asks_while_bots_are_still_compiling_waits(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "hints", quick_hints)
    monkeypatch.setattr(bots, "prepare", slow_prepare)
    ann = house.guest("Ann")
    table = ann.make("gasoline_alley", "mb")
    ann.wait_for_turn(table)
    house.hall.bots._prepared.clear()
    assert not house.hall.bots.prepared("gasoline_alley")
    assert ann.post(f"/api/tables/{table}/hint")["hints"]


def test_nobody_waits_for_ever(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "hints", late_hints)
    monkeypatch.setattr(bots, "prepare", quick_prepare)
    monkeypatch.setattr(bots, "PATIENCE", 0.1)
    ann = house.guest("Ann")
    table = ann.make("gasoline_alley", "mb")
    ann.wait_for_turn(table)
    assert ann.post(f"/api/tables/{table}/hint", {}, 503)["type"] == "/bots#no-hints"
    assert ann.move(table)["version"]


def quick_work(pipe: Connection, text: str) -> None:
    actions = len(ot.Record.loads(text).actions)
    for done in range(1, actions + 1):
        pipe.send((done, actions))
    time.sleep(0.2)
    pipe.send({"decisions": [], "actions": actions})


def failing_work(pipe: Connection, text: str) -> None:
    pipe.close()


def test_a_finished_game_is_reviewed(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "work", failing_work)
    ann = house.guest("Ann")
    table = ann.make("gasoline_alley", "mb")
    assert ann.get(f"/api/tables/{table}/review", 409)["type"] == "/bots#not-over"
    ann.play_to_the_end(table)
    replay = ann.get(f"/api/tables/{table}/replay")
    assert replay["review"]
    assert ann.get(f"/api/tables/{table}/review", 202) == {"done": 0, "of": replay["plies"]}
    wait_until(lambda: not house.hall.reviews._progress, 60)  # it failed; ask again
    monkeypatch.setattr(reviews, "work", quick_work)
    assert ann.get(f"/api/tables/{table}/review", 202)["of"] == replay["plies"]
    wait_until(lambda: ann.http.get(f"/api/tables/{table}/review").status_code == 200, 60)
    assert ann.get(f"/api/tables/{table}/review") == {"decisions": [], "actions": replay["plies"]}
