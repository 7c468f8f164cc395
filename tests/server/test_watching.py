"""Who may watch, from which seat, and how long after: nobody is shown a card before he may."""

import asyncio
import time
from collections.abc import Iterator
from typing import Any

import orjson
import pytest

import oldtricks as ot
from oldtricks.server import gallery
from oldtricks.server.house_rules import HouseRules
from oldtricks.server.live import Live
from oldtricks.server.opening import Entry, chair_entry, opening
from oldtricks.server.table import Table

from . import clockwork
from .house import House

EPOCH = 1_900_000_000.0


class Watcher:
    person: str | None = None

    def tell(self) -> None: ...

    def close(self) -> None: ...


def seen(live: Live, person: str | None = None) -> dict[str, Any]:
    found: dict[str, Any] = orjson.loads(live.outbox_of(person).message(person, None))
    return found


async def read(table: Table, entries: list[Entry]) -> None:
    for entry in entries:
        table.apply(entry)


def a_table(monkeypatch: pytest.MonkeyPatch, house: HouseRules) -> Live:
    monkeypatch.setattr(time, "time", lambda: EPOCH + time.monotonic())
    table = Table("0123456789ab", bytes(32), time.time())
    seats = [chair_entry("person", name, name) for name in ("ann", "ben")]
    table.apply(opening(ot.game("gasoline_alley", players=2).limited(2), "ann", seats, None, 60, house=house))
    live = Live(table)
    live.apply({"kind": "start", "at": time.time()})
    return live


def moves(live: Live) -> Iterator[dict[str, Any]]:
    """Whatever comes first is done, until it is over; what somebody who watches is shown after each."""
    match = live.table.match
    assert match is not None
    while not match.over:
        entry = {"kind": "move", "seat": match.turn, "action": match.legal()[0].text, "by": "person", "at": time.time()}
        live.apply(entry)
        yield seen(live)


def test_with_the_delay_of_a_hand_nothing_of_it_is_shown_before_it_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    async def watch(eyes: int | None) -> None:
        live = a_table(monkeypatch, HouseRules(delay="hand", watch_seat=eyes))
        match = live.table.match
        assert match is not None
        deals = set()
        for told in moves(live):
            if not match.over:
                shown = told["view"]["deal"] if told["view"] else 0
                assert shown < match.state.deals
                deals.add(shown)
        assert deals == {0, 1}
        assert seen(live, "ann")["table"]["my_seat"] == 0
        told = seen(live)
        assert told["view"]["over"]
        assert told["table"]["my_seat"] is None

    for eyes in (None, 1):
        clockwork.run(monkeypatch, watch(eyes))


def test_who_watches_from_a_seat_sees_its_cards_and_cannot_act(monkeypatch: pytest.MonkeyPatch) -> None:
    async def watch() -> None:
        live = a_table(monkeypatch, HouseRules(delay="hand", watch_seat=1))
        live.enter(Watcher())
        hands = []
        for _ in moves(live):
            pass
        while not (told := seen(live))["view"] or not told["view"]["over"]:
            await asyncio.sleep(gallery.STEP)  # one thing after the other
            if told["view"]:
                hands.append((told["view"]["deal"], told["view"]["ply"], told["view"]["hand"]))
                assert told["view"]["legal"] == []
                assert told["view"]["seat"] == 1
        assert len({ply for _, ply, _ in hands}) > 12
        assert any(len(hand) == 6 for _, _, hand in hands)

    clockwork.run(monkeypatch, watch())


def test_minutes_later_means_that_even_after_a_restart(monkeypatch: pytest.MonkeyPatch) -> None:
    async def watch() -> None:
        live = a_table(monkeypatch, HouseRules(delay="minutes"))
        log = [{"kind": "start", "at": time.time()}]
        match = live.table.match
        assert match is not None
        assert seen(live)["view"] is None
        await asyncio.sleep(100)
        action = match.legal()[0].text
        log.append({"kind": "move", "seat": match.turn, "action": action, "by": "person", "at": time.time()})
        live.apply(log[-1])
        await asyncio.sleep(85)
        assert seen(live)["view"]["ply"] == 0
        again = Live(live.table)
        first = opening(live.table.game, "ann", [chair_entry("person", n, n) for n in ("ann", "ben")], None, 60)
        await again.recall([{**first, "house": {"delay": "minutes"}}, *log], read)
        assert seen(again)["view"]["ply"] == 0
        await asyncio.sleep(100)
        assert seen(live)["view"]["ply"] == seen(again)["view"]["ply"] == 1
        assert seen(live, "ann")["view"]["ply"] == 1

    clockwork.run(monkeypatch, watch())


def test_the_host_says_who_may_watch(house: House) -> None:
    ann, ben, eve = house.guest("Ann"), house.guest("Ben"), house.guest("Eve")
    table = ann.make("gasoline_alley", "mo", house={"watch": "nobody"})
    assert eve.see(table)["table"]["house"]["watch"] == "nobody"  # who comes may want to sit down
    ben.post(f"/api/tables/{table}/sit")
    ann.post(f"/api/tables/{table}/start")
    assert eve.get(f"/api/tables/{table}", 403)["type"] == "/bots#no-watching"
    assert eve.get(f"/api/tables/{table}/events", 403)["type"] == "/bots#no-watching"
    ben.see(table)
    shown = ann.make("gasoline_alley", "mb", house={"watch": "everybody"})
    house.run(house.hall.ledger.sum_up())
    assert [each["id"] for each in eve.get("/api/watch")["tables"]] == [shown]
    eve.see(shown)


def test_where_nobody_may_watch_whoever_has_waited_there_is_told_nothing_of_the_game(house: House) -> None:
    ann, ben, eve = house.guest("Ann"), house.guest("Ben"), house.guest("Eve")
    table = ann.make("gasoline_alley", "mo", house={"watch": "nobody"})
    with eve.listen(table) as stream, ben.listen(table) as his:
        assert stream.next()["view"] is None
        ben.post(f"/api/tables/{table}/sit")
        ann.post(f"/api/tables/{table}/start")
        with pytest.raises(EOFError):
            stream.until(lambda told: told["view"] is not None)
        his.until(lambda told: told["view"] is not None)


def test_who_plays_alone_ends_the_watching_and_what_is_shown_is_settled_with_the_first_deal(house: House) -> None:
    ann, eve = house.guest("Ann"), house.guest("Eve")
    table = ann.make("gasoline_alley", "mb")
    for late in ({"delay": "hand"}, {"delay": "hand", "watch_seat": 0}):
        assert ann.post(f"/api/tables/{table}/house", late, 409)["type"] == "/bots#house"
    with eve.listen(table) as stream:
        stream.next()
        ann.post(f"/api/tables/{table}/house", {"watch": "nobody"})
        with pytest.raises(EOFError):
            stream.until(lambda told: told["table"]["house"]["watch"] == "nobody")


def test_the_seat_that_is_watched_moves_with_whoever_drew_another(monkeypatch: pytest.MonkeyPatch) -> None:
    async def watch(secret: int) -> int:
        table = Table("0123456789ab", bytes([secret]) * 32, time.time())
        seats = [chair_entry("person", name, name) for name in ("ann", "ben", "cleo", "dan")]
        house = HouseRules(delay="hand", watch_seat=0)
        game = ot.game("tactics").limited(1)
        table.apply(opening(game, "ann", seats, None, 60, draw_seats=True, house=house))
        live = Live(table)
        live.apply({"kind": "start", "at": time.time()})
        hers = table.seat_of("ann")
        assert hers is not None
        assert table.house.watch_seat == hers
        for _ in moves(live):
            pass
        told = seen(live)
        assert (told["view"]["seat"], told["table"]["house"]["watch_seat"]) == (hers, hers)
        return hers

    drawn = set()
    for secret in range(6):
        clockwork.run(monkeypatch, _kept(watch(secret), drawn))
    assert len(drawn) > 1


async def _kept(work: Any, into: set[int]) -> None:
    into.add(await work)


def test_a_list_tells_no_score_that_is_shown_later(house: House) -> None:
    ann, ben = house.guest("Ann"), house.guest("Ben")
    now, later = (
        ann.make("gasoline_alley", "mo", house={"watch": "everybody", "delay": delay}) for delay in ("none", "minutes")
    )
    for table in (now, later):
        ben.post(f"/api/tables/{table}/sit")
        ann.post(f"/api/tables/{table}/start")
    house.run(house.hall.ledger.sum_up())
    scores = {each["id"]: each["scores"] for each in house.guest("Eve").get("/api/watch")["tables"]}
    assert (scores[now], scores[later]) == ([60, 60], [])


@pytest.mark.parametrize(
    "wrong", [{"watch_seat": 0}, {"watch_seat": 0, "delay": "minutes"}, {"watch_seat": 5, "delay": "hand"}]
)
def test_a_seat_that_cannot_be_watched_is_refused(house: House, wrong: dict[str, Any]) -> None:
    ann = house.guest("Ann")
    ann.post("/api/tables", {"game": "gasoline_alley", "players": 2, "house": wrong}, 422)
    table = ann.make("gasoline_alley", "mo")
    ann.post(f"/api/tables/{table}/house", wrong, 422)
