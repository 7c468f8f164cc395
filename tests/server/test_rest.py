"""The rest of a hand: a claim that is proven, one that the others are asked about, and bots that finish."""

from collections.abc import Sequence
from typing import Any, Protocol

import pytest

import oldtricks as ot
from oldtricks.server.opening import chair_entry, opening
from tests.tables import play

from .house import House, wait_until

SURE = [f"infantry-{n}" for n in range(5, 13)] + [f"cavalry-{n}" for n in range(9, 13)]
OTHERS = [f"infantry-{n} cavalry-{n} cavalry-{n + 4}" for n in (1, 2, 3)]  # who could trump infantry
CENTRE = "engineer-1 engineer-2 engineer-3 engineer-4"


class Asking(Protocol):
    """Somebody who is known here."""

    def get(self, path: str) -> Any: ...


def position(hand: list[str], trump: str, bid: int = 110) -> ot.Match:
    """The first seat is the maker, and about to lead."""
    game = ot.game("tactics").limited(1)
    match = game.start(deck=game.stack([" ".join(hand), *OTHERS], CENTRE))
    discards = ", ".join(f"discard {card}" for card in CENTRE.split())
    calls = f"bid {bid}" + (", pass, pass, pass" if bid < 110 else "")
    return play(match, f"{calls}, name {trump}, {discards}")


def seat_down(house: House, match: ot.Match, people: Sequence[Asking]) -> str:
    """A table that goes on from a position; bots sit where no people do."""
    ids = [guest.get("/api/me")["id"] for guest in people]
    seats = [chair_entry("person", f"Person {i}", person=one) for i, one in enumerate(ids)]
    seats += [chair_entry("bot", f"Bot {i}", level="steady") for i in range(len(ids), match.game.players)]
    first = opening(match.game, ids[0], seats, None, 60)
    start = {"kind": "start", "record": match.record().dumps(), "ply": match.ply}
    live = house.run(house.hall.tables.create(first, False, start))
    return live.table.id


def refused(answer: dict[str, str]) -> str:
    return answer["type"].partition("#")[2]


def test_a_claim_that_is_proven_is_played_out_by_ordinary_actions(house: House) -> None:
    ann = house.guest("Ann")
    table = seat_down(house, position(SURE, "infantry"), [ann])
    seen = ann.see(table)
    assert seen["table"]["can"]["claim"]
    assert not seen["table"]["can"]["finish"]
    seen = ann.post(f"/api/tables/{table}/rest", {"how": "claim"})
    assert seen["table"]["rest"] == {"seat": 0, "how": "claim"}
    assert not seen["table"]["can"]["claim"]
    match = house.live(table).table.match
    assert match is not None
    wait_until(lambda: match.over)
    tricks = [event.seat for event in match.events() if event.kind == "trick"]
    assert len(tricks) == 12
    assert {seat % 2 for seat in tricks if seat is not None} == {0}
    record = ot.Record.loads(ann.http.get(f"/api/tables/{table}/record").text)
    assert record.replay().scores == match.scores
    assert len(record.notes["played_for"]["1"]) == 12
    over = ann.see(table)
    assert over["table"]["rest"] is None
    house.hall.tables.live.pop(table)
    assert ann.see(table)["view"] == over["view"]  # and so says the log


def test_a_claim_that_is_not_proven_is_refused_where_a_bot_loses_by_it(house: House) -> None:
    ann, ben = house.guest("Ann"), house.guest("Ben")
    table = seat_down(house, position(SURE, "cavalry"), [ann, ben])
    assert refused(ann.post(f"/api/tables/{table}/rest", {"how": "claim"}, 409)) == "not-proven"
    assert refused(ben.post(f"/api/tables/{table}/rest", {"how": "claim"}, 409)) == "no-claim"
    assert refused(ann.post(f"/api/tables/{table}/rest", {"how": "finish"}, 409)) == "not-decided"
    ann.post(f"/api/tables/{table}/rest", {"how": "all"}, 422)
    assert house.live(table).table.version == 2


@pytest.mark.parametrize("agree", [True, False])
def test_people_are_asked_and_may_give_the_rest(house: House, agree: bool) -> None:
    people = [house.guest(name) for name in ("Ann", "Ben", "Cleo", "Dot")]
    ann, ben, cleo, dot = people
    table = seat_down(house, position(SURE, "cavalry"), people)
    for each in people:
        each.see(table)
    seen = ann.post(f"/api/tables/{table}/rest", {"how": "claim"})
    assert seen["table"]["claim"] == {"seat": 0, "waiting": [1, 3]}
    assert seen["table"]["undo"] is None
    assert refused(cleo.post(f"/api/tables/{table}/undo/answer", {"agree": True}, 409)) == "not-asked"
    ben.post(f"/api/tables/{table}/undo/answer", {"agree": True})
    seen = dot.post(f"/api/tables/{table}/undo/answer", {"agree": agree})
    assert seen["table"]["claim"] is None
    match = house.live(table).table.match
    assert match is not None
    if not agree:
        assert seen["table"]["rest"] is None
        assert match.turn == 0
        return
    wait_until(lambda: match.over)
    tricks = [event.seat for event in match.events() if event.kind == "trick"]
    assert {seat % 2 for seat in tricks if seat is not None} == {0}


def test_bots_finish_a_hand_that_is_decided(house: House) -> None:
    ann = house.guest("Ann")
    table = seat_down(house, position(SURE, "infantry", 60), [ann])

    def lead(seen: dict[str, Any]) -> dict[str, Any]:
        best = max(seen["view"]["legal"], key=lambda text: ("infantry" in text, int(text.split("-")[1])))
        return ann.move(table, best)

    seen = ann.wait_for_turn(table)
    while not seen["table"]["can"]["finish"]:
        assert {gauge["standing"] for gauge in seen["view"]["gauges"]} == {"open"}
        lead(seen)
        seen = ann.wait_for_turn(table)
    assert len(seen["view"]["hand"]) > 1
    seen = ann.post(f"/api/tables/{table}/rest", {"how": "finish"})
    assert seen["table"]["rest"] == {"seat": 0, "how": "finish"}
    match = house.live(table).table.match
    assert match is not None
    wait_until(lambda: match.over)
    assert house.live(table).table.record().notes["played_for"]["1"]
