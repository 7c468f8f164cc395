"""What one person asks for is on his own budget, and waits in his own queue."""

import asyncio
import os
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from oldtricks.server import afterwards, desk, messages
from oldtricks.server.api import asking
from oldtricks.server.limits import Asker, Rates
from oldtricks.server.problems import Problem
from oldtricks.server.reviews import Reviews
from oldtricks.server.settings import Settings
from oldtricks.server.turns import Turns

from .conftest import FREE
from .house import Guest, House, wait_until

ANN = Asker("ann", "127.0.0.1")


def finished(guest: Guest) -> str:
    table = guest.make("gasoline_alley", "mb")
    guest.play_to_the_end(table)
    return table


def test_answers_to_old_versions_are_not_kept(house: House) -> None:
    ann = house.guest("Ann")
    table = finished(ann)
    version = ann.see(table)["version"]
    assert version > 8
    for since in range(version + 1):
        assert house.guest().see(table, since)["version"] == version
        assert ann.see(table, since)["version"] == version
    assert len(house.live(table).outbox._messages) <= 4


def test_a_budget_can_be_overdrawn_and_fills_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr("oldtricks.server.limits.time", SimpleNamespace(monotonic=lambda: now))
    rates = Rates(rate=0.5, burst=2)
    rates.take("ann", 0)
    rates.spend("ann", 5)
    with pytest.raises(Problem) as refused:
        rates.take("ann", 0)
    assert refused.value.headers == {"Retry-After": "6"}
    rates.take("ben", 2)
    now = 6.0
    rates.take("ann", 0)


def test_names_take_turns() -> None:
    done: list[str] = []

    async def work(turns: Turns, name: str) -> None:
        async with turns.turn(name.split()[0]):
            await asyncio.sleep(0)
            done.append(name)

    async def all_of_them() -> None:
        turns = Turns(most=10, most_each=4)
        asked = ["ann 1", "ann 2", "ann 3", "ann 4", "ben 1", "ben 2", "cleo 1"]
        tasks = [asyncio.create_task(work(turns, name)) for name in asked]
        await asyncio.sleep(0)
        tasks[2].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert not turns.busy
        assert not turns._waiting

    asyncio.run(all_of_them())
    assert done == ["ann 1", "ben 1", "cleo 1", "ann 2", "ben 2", "ann 4"]


def test_who_is_cancelled_at_his_turn_lets_the_next_go_on() -> None:
    async def all_of_them() -> None:
        turns = Turns(most=2, most_each=1)
        async with turns.turn("ann"):
            first, second = [asyncio.create_task(wait(turns, name)) for name in ("ben", "cleo")]
            await asyncio.sleep(0)
            for name, status in (("ben", 503), ("dan", 503)):
                with pytest.raises(Problem) as refused:
                    turns.check(name)
                assert refused.value.status == status
        first.cancel()
        await asyncio.wait_for(second, 5)
        assert not turns.busy

    async def wait(turns: Turns, name: str) -> None:
        async with turns.turn(name):
            pass

    asyncio.run(all_of_them())


@pytest.fixture
def frugal(tmp_path: Path) -> Iterator[House]:
    house = House(Settings(database=str(tmp_path / "test.db"), work=0.001, work_burst=0.001, **FREE))  # type: ignore[arg-type]
    yield house
    house.stop()


def test_replays_are_made_elsewhere_and_paid_for(frugal: House) -> None:
    ann = frugal.guest("Ann")
    table = finished(ann)
    assert ann.get(f"/api/tables/{table}/replay")["frames"]
    refused = ann.http.get(f"/api/tables/{table}/replay?seat=0")
    assert (refused.status_code, refused.json()["type"]) == (429, "/bots#rate")
    assert int(refused.headers["retry-after"]) >= 1
    assert ann.see(table)
    assert frugal.guest("Ben").get(f"/api/tables/{table}/verify")["fair"]
    assert list(frugal.hall.desk._kept) == [f"{table} all", f"{table} proof"]


def test_records_are_too(frugal: House) -> None:
    ann = frugal.guest("Ann")
    table = finished(ann)
    kept = ann.http.get(f"/api/tables/{table}/record")
    assert kept.text == frugal.live(table).table.record().dumps()
    assert f"{table}.json" in kept.headers["content-disposition"]
    assert list(frugal.hall.desk._kept) == [f"{table} record"]
    assert frugal.hall.desk.budgets._each._count(frugal.live(table).table.host) < frugal.settings.work_burst


def test_much_that_happened_long_ago_is_more_than_a_request(
    house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(asking, "NEWS", 1)
    few = House(Settings(database=str(tmp_path / "test.db"), **{**FREE, "rate": 0.01, "burst": 200}))  # type: ignore[arg-type]
    try:
        ann = few.guest("Ann")
        table = ann.make("gasoline_alley", "bb")
        live = few.live(table)
        wait_until(lambda: live.table.status == "over")
        events = live.outbox.missed(0)
        assert events > 20
        assert len(ann.see(table, 0)["news"]) == events
        begun = few.hall.rates._each._count(live.table.host)
        ann.see(table, live.table.version)
        assert begun - few.hall.rates._each._count(live.table.host) == pytest.approx(1, abs=0.1)
        for path in (f"/api/tables/{table}?since=0", f"/api/tables/{table}/events?since=0"):
            left = few.hall.rates._each._count(live.table.host)
            with ann.http.stream("GET", path) as answer:
                assert answer.status_code == 200
            assert left - few.hall.rates._each._count(live.table.host) == pytest.approx(1 + events, abs=0.1)
    finally:
        few.stop()


def test_too_much_that_happened_is_not_told_as_news(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = house.guest("Ann")
    table = finished(ann)
    live = house.live(table)
    events = live.outbox.missed(0)
    monkeypatch.setattr(messages, "MOST_NEWS", events)
    assert len(ann.see(table, 0)["news"]) == events
    monkeypatch.setattr(messages, "MOST_NEWS", events - 1)
    live.outbox._events.clear()
    now = ann.see(table, 0)
    assert (now["news"], now["version"]) == ([], live.table.version)
    assert now["view"]["events"]
    assert now["view"]["sheet"]
    assert len(live.outbox._events) <= messages.MOST_EVENTS
    assert live.outbox.missed(0) == 0
    with ann.listen(table, since=0) as stream:
        assert stream.next()["news"] == []


def where(record: Any) -> int:
    return os.getpid()


def test_the_desk_is_another_process_and_keeps_so_much_only(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = finished(house.guest("Ann"))
    record = house.live(table).table.record()
    found = house.run(house.hall.desk.ask(ANN, "where", where, record))
    assert int(found) != os.getpid()
    monkeypatch.setattr(desk, "KEPT", 1)
    house.run(house.hall.desk.ask(ANN, "proof", afterwards.verify, record))
    assert list(house.hall.desk._kept) == ["proof"]
    assert house.hall.desk._size == len(house.hall.desk._kept["proof"])


def test_many_of_one_address_do_not_fill_the_desk(monkeypatch: pytest.MonkeyPatch) -> None:
    async def slowly(self: desk.Desk, make: Any, arguments: Any) -> tuple[float, bytes]:
        await asyncio.sleep(0.05)
        return 0.0, b"0"

    async def all_of_them() -> None:
        table = desk.Desk(rate=1, burst=10, crowd=5)
        crowd = [Asker(f"{number}", "192.0.2.1") for number in range(40)]
        asked = [asyncio.create_task(table.made(one, f"{one.name} {i}", where)) for one in crowd for i in range(10)]
        await asyncio.sleep(0)
        assert await asyncio.wait_for(table.made(Asker("ben", "192.0.2.2"), "his", where), 1) == b"0"
        for task in asked:
            task.cancel()
        await asyncio.gather(*asked, return_exceptions=True)

    monkeypatch.setattr(desk.Desk, "_work", slowly)
    asyncio.run(all_of_them())


def test_who_looks_on_from_where(house: House) -> None:
    ann = house.guest("Ann")
    table = ann.make(seats="mbbb")
    place = house.live(table).place
    assert place.startswith("127.0.0.1 ")
    away = {"X-Forwarded-For": "192.0.2.1"}
    assert house.guest().http.get(f"/api/tables/{table}", headers=away).status_code == 200
    assert house.live(table).place == place  # it is still hers
    assert ann.http.get(f"/api/tables/{table}", headers=away).status_code == 200
    assert house.live(table).place.startswith("192.0.2.1 ")


def test_a_game_can_be_too_long_to_be_shown(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = house.guest("Ann")
    table = finished(ann)
    monkeypatch.setattr(desk, "MOST_ACTIONS", 1)
    assert ann.get(f"/api/tables/{table}/replay", 422)["type"] == "/bots#too-long"
    assert ann.get(f"/api/tables/{table}/record")["actions"]


def test_nor_do_those_of_many_at_one_address(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def slowly(self: Reviews, table: str, text: str) -> dict[str, Any]:
        await asyncio.sleep(0.5)
        return {}

    monkeypatch.setattr(Reviews, "_work", slowly)
    table = finished(house.guest("Ann"))
    record = house.live(table).table.record()

    async def ask(number: int, address: str) -> int:
        try:
            reviews.ask(f"{number}", record, Asker(f"{number}", address))
        except Problem as problem:
            return problem.status
        return 202

    async def all_of_them() -> list[int]:
        return [await ask(number, "10.0.0.1") for number in range(12)] + [await ask(12, "10.0.0.2")]

    reviews = Reviews()
    assert house.run(all_of_them()) == [202] * 10 + [429] * 2 + [202]
    house.run(reviews.close())


def test_reviews_of_one_do_not_shut_others_out(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def slowly(self: Reviews, table: str, text: str) -> dict[str, Any]:
        await asyncio.sleep(0.3)
        return {}

    ann, ben = house.guest("Ann"), house.guest("Ben")
    tables = [finished(ann) for _ in range(4)]
    his = finished(ben)
    monkeypatch.setattr(Reviews, "_work", slowly)
    for table in tables[:3]:
        ann.get(f"/api/tables/{table}/review", 202)
    assert ann.get(f"/api/tables/{tables[3]}/review", 429)["type"] == "/bots#rate"
    ben.get(f"/api/tables/{his}/review", 202)
    kept = house.hall.reviews._found
    wait_until(lambda: len(kept) == 4)
    assert list(kept).index(his) <= 2
