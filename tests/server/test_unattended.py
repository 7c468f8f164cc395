"""Tables that nobody looks at, tables of bots alone, and logs that are long: they cost others nothing."""

import asyncio
import gc
import secrets
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from pathlib import Path
from typing import Any, get_args

import orjson
import pytest

import oldtricks as ot
from oldtricks.server import presence
from oldtricks.server.clocks import SLOW
from oldtricks.server.house_rules import Delay, HouseRules
from oldtricks.server.opening import Entry, chair_entry, opening
from oldtricks.server.settings import Settings
from oldtricks.server.table import Table
from oldtricks.server.undoing import MOST_TAKEN_BACK

from .conftest import FREE
from .house import Guest, House, wait_until


@pytest.fixture
def small(tmp_path: Path) -> Iterator[House]:
    """A server where everybody may have two tables."""
    house = House(Settings(database=str(tmp_path / "test.db"), **{**FREE, "pace": 60, "tables_per_person": 2}))  # type: ignore[arg-type]
    yield house
    house.stop()


def test_tables_of_bots_alone_are_their_hosts(small: House) -> None:
    ann = small.guest("Ann")
    ann.make(seats="bbbb")
    ann.make(seats="bbbb")
    assert ann.post("/api/tables", {"game": "tactics"}, 429)["type"] == "/bots#tables"
    small.guest("Ben").make(seats="bbbb")


def test_many_tables_at_once_are_counted_too(small: House) -> None:
    ann = small.guest("Ann")
    with ThreadPoolExecutor(8) as together:
        asked = [together.submit(ann.http.post, "/api/tables", json={"game": "tactics"}) for _ in range(8)]
    assert sorted(answer.result().status_code for answer in asked) == [201] * 2 + [429] * 6


def test_bots_wait_while_nobody_looks_on(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = house.guest("Ann")
    monkeypatch.setattr(presence, "LINGERS", -1.0)
    table = ann.make(seats="bbbb", start=False)
    ann.post(f"/api/tables/{table}/start")
    ann.see(table)
    live = house.live(table)
    wait_until(lambda: live.driver is None)
    assert live.table.version == 2
    with ann.listen(table) as stream:
        assert stream.until(lambda told: told["table"]["status"] == "over")


def test_nor_do_bots_alone_play_on_where_the_clock_is_slow(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "LINGERS", -1.0)
    live = house.live(house.guest("Ann").make(seats="bbbb", clock=2 * SLOW))
    wait_until(lambda: live.driver is None)
    assert live.table.version == 2
    played = house.live(house.guest("Ben").make(seats="mbbb", clock=2 * SLOW))
    wait_until(lambda: played.table.turn == 0)  # somebody comes back to it, some day


def test_who_asks_without_listening_wakes_them_for_a_while(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = house.guest("Ann")
    monkeypatch.setattr(presence, "LINGERS", -1.0)
    table = ann.make(seats="bbbb")
    live = house.live(table)
    wait_until(lambda: live.driver is None)
    monkeypatch.setattr(presence, "LINGERS", 60.0)
    live.presence.seen.clear()
    house.guest("Somebody else").see(table)
    assert live.driver is None
    ann.see(table)
    wait_until(lambda: live.table.status == "over")


def test_tables_of_bots_do_not_go_on_after_a_restart(tmp_path: Path) -> None:
    settings = Settings(database=str(tmp_path / "test.db"), **{**FREE, "pace": 60})  # type: ignore[arg-type]
    first = House(settings)
    table = first.guest("Ann").make(seats="bbbb")
    first.stop()
    again = House(settings)
    try:
        for task in list(again.hall.tables._tasks):
            if "_resume" in str(task.get_coro()):
                wait_until(task.done)
        assert not again.hall.tables.live
        assert Guest(again.address).see(table)["version"] == 2
    finally:
        again.stop()


def test_a_bot_that_may_not_find_the_end_needs_one(house: House) -> None:
    ann = house.guest("Ann")
    seats = [{"kind": "bot", "level": "random"}] * 4
    refused = ann.post("/api/tables", {"game": "tactics", "seats": seats, "options": {"hands": None}}, 422)
    assert refused["type"] == "/bots#options"
    assert "after how many hands" in refused["detail"]
    table = ann.make(seats="msss", start=False, options={})
    assert ann.see(table)["table"]["options"]["hands"] is None
    refused = ann.post(f"/api/tables/{table}/seats/1", {"kind": "bot", "level": "random"}, 422)
    assert refused["type"] == "/bots#options"
    ann.post(f"/api/tables/{table}/seats/1", {"kind": "bot", "level": "novice"})
    ann.make("new_york_to_paris", "mb")  # a race ends by itself


def long_log(moves: int, delay: Delay = "none") -> list[Entry]:
    """The log of a table where everybody passes, and passes."""
    seats = [chair_entry("person", "Ann", "ann"), *(chair_entry("bot", name, level="steady") for name in "BCD")]
    first = opening(ot.game("tactics"), "ann", seats, None, 60, house=HouseRules(delay=delay))
    entries: list[Entry] = [first, {"kind": "start"}]
    table = Table("0" * 12, bytes(32), 0.0)
    for entry in entries:
        table.apply(entry)
    for _ in range(moves):
        assert table.match is not None
        entries.append({"kind": "move", "seat": table.match.turn, "action": "pass", "by": "bot"})
        table.apply(entries[-1])
    return entries


@pytest.mark.parametrize("delay", get_args(Delay))
def test_a_long_log_is_read_while_others_play(house: House, delay: Delay) -> None:
    table = Table(secrets.token_hex(6), bytes(32), time.time())
    entries = long_log(4000, delay)
    for entry in entries[:2]:
        table.apply(entry)
    rows = [
        {"table_id": table.id, "sequence": n, "at": 0.0, "data": orjson.dumps(entry).decode()}
        for n, entry in enumerate(entries, 1)
    ]

    async def read() -> list[float]:
        await house.hall.storage.append(rows, house.hall.ledger.opened(table))
        loading = asyncio.create_task(house.hall.tables.get(table.id))
        turns = [time.thread_time()]  # of this loop, however busy the machine is
        while not loading.done():
            await asyncio.sleep(0)
            turns.append(time.thread_time())
        live = loading.result()
        assert live.table.version == len(entries)
        assert live.outbox_of(None).version > len(entries) - 10  # those who watch are shown all but the last hand
        return turns

    gc.disable()  # the garbage of other tests takes its time too
    try:
        turns = house.run(read())
    finally:
        gc.enable()
    assert max(after - before for before, after in pairwise(turns)) < (turns[-1] - turns[0]) / 4


def test_taking_back_comes_to_an_end(house: House) -> None:
    ann = house.guest("Ann")
    table = ann.make(seats="msss", options={})
    ann.move(table)
    assert ann.wait_for_turn(table)["table"]["can"]["undo"]
    ann.post(f"/api/tables/{table}/undo")
    ann.move(table)
    assert ann.wait_for_turn(table)["table"]["can"]["undo"]
    house.live(table).table.taken_back *= MOST_TAKEN_BACK
    refused = ann.post(f"/api/tables/{table}/undo", {}, 409)
    assert refused["type"] == "/bots#no-undo"
    assert str(MOST_TAKEN_BACK) in refused["detail"]
    ann.move(table)
    assert not ann.wait_for_turn(table)["table"]["can"]["undo"]


def test_a_table_that_is_loaded_knows_how_often(house: House) -> None:
    ann = house.guest("Ann")
    table = ann.make(seats="msss", options={})
    for _ in range(3):
        ann.move(table)
        ann.wait_for_turn(table)
        ann.post(f"/api/tables/{table}/undo")
    before: Any = house.live(table).table
    house.run(forget(house, table))
    after = house.live(table).table
    assert after is not before
    assert len(after.taken_back) == 3
    assert (after.taken_back, after.told, after.plies) == (before.taken_back, before.told, before.plies)


async def forget(house: House, table: str) -> None:
    del house.hall.tables.live[table]


def test_more_tables_than_fit_leave_the_memory(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = house.guest("Ann")
    first, second = ann.make(seats="mooo"), ann.make(seats="mooo")
    tables = house.hall.tables
    monkeypatch.setattr(tables, "_most", 1)
    wait_until(lambda: len(tables.live) <= 1 + sum(bool(live.driver) for live in tables.live.values()))
    assert first not in tables.live
    assert ann.see(first)["table"]["id"] == first
    assert ann.see(second)["table"]["id"] == second
