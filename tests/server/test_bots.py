"""Bots that search, hints and reviews: beside the server, never in its way."""

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from types import SimpleNamespace
from typing import Any

import pytest

import oldtricks as ot
from oldtricks.bots import BOTS, Level, Sharp
from oldtricks.engine.view import View
from oldtricks.server import bots, reviews, slots
from oldtricks.server.bots import Bots
from oldtricks.server.metrics import Metrics
from oldtricks.server.settings import Settings
from oldtricks.server.slots import Lane

from .house import Guest, House, wait_until


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
        house = Bots(Settings(think=0.1), Metrics())
        try:
            return (await house.choose("novice", 1, view, "ann")).action
        finally:
            house.close()

    assert asyncio.run(choose()) in view.legal


def quick_prepare(name: str) -> None:
    pass


def endless_search(seed: int, view: View, seconds: float) -> str:
    """In place of the real one: until it is dropped."""
    while not slots.unwanted():
        time.sleep(0.01)
    return view.legal[0]


def test_a_search_that_nobody_waits_for_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    """Or its process would never be free again."""
    monkeypatch.setattr(bots, "search", endless_search)
    monkeypatch.setattr(slots, "prepare", quick_prepare)
    match = ot.game("tactics").start(seed=1)
    view = match.view(match.turn)

    async def drop() -> str:
        house = Bots(Settings(think=0.3), Metrics())
        try:
            while not house.moves.prepared("tactics"):
                await asyncio.sleep(0.05)
            dropped = asyncio.create_task(house.choose("sharp", 1, view, "ann"))
            await asyncio.sleep(0.1)
            dropped.cancel()
            monkeypatch.setattr(bots, "search", quick_search)
            return (await house.choose("sharp", 1, view, "ann")).action
        finally:
            house.close()

    assert asyncio.run(drop()) == "found"


def quick_search(seed: int, view: View, seconds: float) -> str:
    return "found"


def test_the_search_asks_whether_it_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Sharp, "choose", lambda self, view, budget, stop: stop())
    monkeypatch.setattr(slots, "wanted", SimpleNamespace(value=7))
    monkeypatch.setattr(slots, "mine", 7)
    match = ot.game("tactics").start(seed=1)
    assert not bots.search(1, match.view(match.turn), 1)
    slots.wanted.value = 0
    assert bots.search(1, match.view(match.turn), 1)


def quick_hints(view: View, seed: int, seconds: float) -> list[dict[str, Any]]:
    """In place of the real ones, which would compile for a while: runs in the bots' process."""
    return [{"action": action, "words": view.game, "value": 0.5, "spread": 0.1} for action in view.legal]


def late_hints(view: View, seed: int, seconds: float) -> list[dict[str, Any]]:
    time.sleep(0.6)
    return []


def test_hints_are_for_the_player_at_turn(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "hints", quick_hints)
    monkeypatch.setattr(slots, "prepare", quick_prepare)
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
    monkeypatch.setattr(slots, "prepare", slow_prepare)
    ann = house.guest("Ann")
    table = ann.make("gasoline_alley", "mb")
    ann.wait_for_turn(table)
    house.hall.bots.advice._workers[0].ready.clear()
    assert ann.post(f"/api/tables/{table}/hint")["hints"]


def test_nobody_waits_for_ever(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "hints", late_hints)
    monkeypatch.setattr(slots, "prepare", quick_prepare)
    monkeypatch.setattr(bots, "PATIENCE", 0.1)
    ann = house.guest("Ann")
    table = ann.make("gasoline_alley", "mb")
    ann.wait_for_turn(table)
    assert ann.post(f"/api/tables/{table}/hint", {}, 503)["type"] == "/bots#no-hints"
    assert ann.move(table)["version"]


def test_where_nothing_can_be_compiled_nobody_tries(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table of a server that could."""
    ann = house.guest("Ann")
    monkeypatch.setattr(bots, "HINTS", False)
    monkeypatch.setattr(Lane, "prepared", None)
    monkeypatch.setattr(Lane, "think", None)
    table = ann.make("gasoline_alley", "mx")
    ann.play_to_the_end(table)
    assert not ann.see(table)["table"]["seats"][1]["hurried"]


async def too_late(lane: Lane, *arguments: Any) -> str:
    raise TimeoutError


async def in_time(lane: Lane, name: str, *arguments: Any) -> str:
    found: str = arguments[-1].legal[-1]
    return found


def hurried(ann: Guest, table: str) -> bool:
    """Whether the bot was, after its next move."""
    before = ann.wait_for_turn(table)["view"]["ply"]
    after = ann.move(table)["view"]["ply"]
    while (seen := ann.wait_for_turn(table))["view"]["ply"] == after == before + 1:
        before, after = after, ann.move(table)["view"]["ply"]
    found: bool = seen["table"]["seats"][1]["hurried"]
    return found


def test_everybody_is_told_who_had_no_time_to_think(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, zoe = house.guest("Ann"), house.guest("Zoe")
    monkeypatch.setattr(Lane, "think", too_late)
    table = ann.make("gasoline_alley", "mx", options={})
    assert hurried(ann, table)
    for person in (ann, zoe):
        assert [seat["hurried"] for seat in person.see(table)["table"]["seats"]] == [False, True]
    house.hall.tables.live.pop(table)
    assert ann.see(table)["table"]["seats"][1]["hurried"]  # from its log
    monkeypatch.setattr(Lane, "think", in_time)
    assert not hurried(ann, table)
    monkeypatch.setattr(Lane, "think", too_late)
    assert hurried(ann, table)
    ann.post(f"/api/tables/{table}/undo")
    assert not ann.see(table)["table"]["seats"][1]["hurried"]  # that move was never made


def test_only_the_latest_hint_is_answered(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "hints", quick_hints)
    monkeypatch.setattr(slots, "prepare", quick_prepare)
    ann = house.guest("Ann")
    table = ann.make("gasoline_alley", "mb")
    ann.wait_for_turn(table)
    house.prepare("gasoline_alley")
    with ThreadPoolExecutor(3) as together:
        asked = [together.submit(ann.http.post, f"/api/tables/{table}/hint", json={}) for _ in range(3)]
    answers = [one.result() for one in asked]
    assert sorted(answer.status_code for answer in answers) == [200, 409, 409]
    assert {answer.json()["type"] for answer in answers if answer.status_code == 409} == {"/bots#replaced"}


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
