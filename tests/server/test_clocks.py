"""Clocks: a bank of time for a hand or a match, slow games by the calendar; whose turn it is; games removed."""

import asyncio
import time
from typing import Any

import pytest

import oldtricks as ot
from oldtricks.engine.view import View
from oldtricks.server.bots import Choice
from oldtricks.server.clocks import due, in_bank, timed
from oldtricks.server.driver import Driver
from oldtricks.server.house_rules import HouseRules
from oldtricks.server.live import Live
from oldtricks.server.opening import Entry, chair_entry, opening
from oldtricks.server.settings import Settings
from oldtricks.server.table import Table

from . import clockwork
from .house import House

DAY = 24 * 3600.0
EPOCH = 1_900_000_000.0


class First:
    """Bots that do the first thing that they may."""

    async def choose(self, level: str, seed: int, view: View, name: str) -> Choice:
        return Choice(view.legal[0])


class Ear:
    """Somebody who listens."""

    def __init__(self, person: str) -> None:
        self.person: str | None = person

    def tell(self) -> None: ...

    def close(self) -> None: ...


class Room:
    """Two people at a table of Gasoline Alley, as the server has it; nothing is stored."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, clock: float | None, house: HouseRules) -> None:
        monkeypatch.setattr(time, "time", lambda: EPOCH + time.monotonic())
        self.table = Table("0123456789ab", bytes(32), time.time())
        seats = [chair_entry("person", name, name) for name in ("ann", "ben")]
        self.table.apply(opening(ot.game("gasoline_alley", players=2), "ann", seats, clock, 60, house=house))
        self.table.apply({"kind": "start", "at": time.time()})
        self.live = Live(self.table)
        self.driver = Driver(First(), Settings(pace=0.0), self.change)  # type: ignore[arg-type]
        self.moves: list[tuple[float, str]] = []  # when, and by whom

    async def change(self, live: Live, entry: Entry) -> None:
        entry = timed(self.table, live.presence, entry)
        self.moves.append((time.monotonic() - 1000, entry.get("by", "")))
        live.apply({**entry, "at": time.time()})
        self.driver.drive(live)

    async def come(self, *people: str) -> None:
        for person in people:
            self.live.enter(Ear(person))
        self.driver.drive(self.live)

    async def move(self) -> None:
        assert self.table.match is not None
        action = self.table.match.legal()[0].text
        await self.change(
            self.live, {"kind": "move", "seat": self.table.turn, "action": action, "by": "person", "person": "x"}
        )


def test_a_bank_is_spent_and_then_a_bot_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    async def live() -> Room:
        room = Room(monkeypatch, None, HouseRules(bank=100.0))
        await room.come("ann", "ben")
        first = room.table.turn
        assert first is not None
        await asyncio.sleep(30)
        await room.move()
        assert in_bank(room.table, first) == 70.0
        assert in_bank(room.table, 1 - first) == 100.0
        while room.table.turn != first:
            await room.move()
        at = time.monotonic()
        deadline = room.live.presence.deadline()
        assert deadline == round((time.time() + 70) * 1000)
        await asyncio.sleep(71)
        assert room.moves[-1] == (at + 70 - 1000, "stand-in")
        assert in_bank(room.table, first) == 0.0
        return room

    room = clockwork.run(monkeypatch, live())
    assert room.table.stood_in


def test_a_bank_for_a_hand_is_full_again_in_the_next_one(monkeypatch: pytest.MonkeyPatch) -> None:
    async def live(span: Any) -> set[float | None]:
        room = Room(monkeypatch, None, HouseRules(bank=600.0, bank_for=span))
        await room.come("ann", "ben")
        assert room.table.match is not None
        while room.table.match.state.deals == 1:
            await asyncio.sleep(3)
            await room.move()
        return {in_bank(room.table, seat) for seat in range(2)}

    assert clockwork.run(monkeypatch, live("hand")) == {600.0}
    assert max(left or 0 for left in clockwork.run(monkeypatch, live("match"))) < 600


def test_the_shorter_clock_counts_and_none_runs_while_nobody_is_here(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def live() -> None:
        room = Room(monkeypatch, 20.0, HouseRules(bank=100.0))
        await asyncio.sleep(500)
        assert not room.moves
        await room.come("ann", "ben")
        assert room.live.presence.deadline() == round((time.time() + 20) * 1000)
        await asyncio.sleep(21)
        assert [by for _, by in room.moves] == ["stand-in"]

    clockwork.run(monkeypatch, live())


def test_a_slow_game_runs_by_the_calendar_and_nobody_is_away(monkeypatch: pytest.MonkeyPatch) -> None:
    async def live() -> None:
        room = Room(monkeypatch, DAY, HouseRules())
        begun = time.time()
        assert due(room.table) == begun + DAY
        await room.come("ann")
        await asyncio.sleep(DAY / 2)
        assert not room.moves
        assert not room.live.presence.away
        assert room.live.driver is None  # nobody waits for a day
        assert room.live.presence.deadline() == round((begun + DAY) * 1000)
        room.live = Live(room.table)  # a restart, and nobody is here
        await asyncio.sleep(DAY / 2 - 60)
        room.driver.drive(room.live)  # the server looks after it
        await asyncio.sleep(59)
        assert not room.moves
        await asyncio.sleep(2)
        assert [by for _, by in room.moves] == ["stand-in"]

    clockwork.run(monkeypatch, live())


def test_the_games_that_wait_for_me_are_listed_and_looked_after(house: House) -> None:
    ann, ben = house.guest("Ann"), house.guest("Ben")
    assert house.guest().get("/api/me/turns") == {"tables": []}
    table = ann.make("gasoline_alley", "mo", clock=3 * DAY)
    ann.make("gasoline_alley", "mb")  # against bots: nobody waits
    ben.post(f"/api/tables/{table}/sit")
    turn = ann.post(f"/api/tables/{table}/start")["view"]["turn"]
    house.run(house.hall.ledger.sum_up())
    mine, theirs = (ann, ben)[turn].get("/api/me/turns")["tables"], (ann, ben)[1 - turn].get("/api/me/turns")["tables"]
    assert [(each["id"], each["people"]) for each in mine] == [(table, 2)]
    assert abs(mine[0]["due"] / 1000 - time.time() - 3 * DAY) < 60
    assert theirs == []
    assert house.run(house.hall.ledger.due(time.time() + 4 * DAY)) == [table]
    assert house.run(house.hall.ledger.due(time.time() + 2 * DAY)) == []
    ann.post("/api/tables", {"game": "tactics", "clock": 8 * DAY}, 422)


def test_no_bot_steps_in_for_somebody_who_has_a_day(house: House) -> None:
    ann, ben = house.guest("Ann"), house.guest("Ben")
    table = ann.make("gasoline_alley", "mo", clock=DAY)
    ben.post(f"/api/tables/{table}/sit")
    ann.post(f"/api/tables/{table}/start")
    house.live(table).presence.seen.update(dict.fromkeys(house.live(table).presence.seen, time.monotonic() - 3600))
    refused = ann.post(f"/api/tables/{table}/seats/1", {"kind": "bot"}, 409)
    assert refused["type"] == "/bots#present"
    assert "in a slow game" in refused["detail"]
    assert not house.live(table).presence.away


def test_an_unfinished_game_of_ones_own_is_removed_and_counts_as_left(house: House) -> None:
    ann, ben = house.guest("Ann"), house.guest("Ben")
    table = ann.make("gasoline_alley", "mb")
    assert ben.ask("DELETE", f"/api/tables/{table}", status=403)["type"] == "/bots#not-alone"
    assert ann.ask("DELETE", f"/api/tables/{table}") == {"id": table}
    assert ann.get(f"/api/tables/{table}", 410)["type"] == "/bots#closed"
    assert ann.post(f"/api/tables/{table}/moves", {"action": "pass", "version": 2, "key": "k"}, 410)
    assert ann.get("/api/me/tables") == {"tables": []}
    assert {each["game"]: each["mine"] for each in ann.get("/api/stats")["left"]} == {"gasoline_alley": 1}
    house.hall.tables.live.pop(table)
    ann.get(f"/api/tables/{table}", 410)
    shared = ann.make("gasoline_alley", "mo")
    ben.post(f"/api/tables/{shared}/sit")
    assert ann.ask("DELETE", f"/api/tables/{shared}", status=403)["type"] == "/bots#not-alone"
    ben.post(f"/api/tables/{shared}/stand")
    ann.ask("DELETE", f"/api/tables/{shared}")
