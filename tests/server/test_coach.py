"""A coach against bots, a suggested call, and positions tried again: from one's own view, and never for a peek."""

from typing import Any

import pytest

import oldtricks as ot
from oldtricks.bots import Budget, Steady
from oldtricks.engine.view import View
from oldtricks.server import bots, slots
from oldtricks.server.afterwards import decisions
from oldtricks.words import say

from .house import House
from .test_bots import quick_prepare


def quick_doubts(view: View, seed: int, seconds: float) -> list[dict[str, Any]]:
    """In place of the real ones: the last legal action is doubtful."""
    said = say("coach-nothing-costly").to_json()
    return [{"action": view.legal[-1], "lost": 0.2, "best": view.legal[0], "said": said, "reason": None}]


def quick_lines(record: ot.Record, deal: int, seat: int, seed: int, seconds: float) -> dict[str, Any] | None:
    made = decisions(record, deal, seat)
    if not made:
        return None
    said = say("coach-good-share", n=len(made), of=len(made)).to_json()
    return {"well": said, "costly": said, "ply": made[0][0].ply}


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "doubts", quick_doubts)
    monkeypatch.setattr(bots, "look_back", quick_lines)
    monkeypatch.setattr(slots, "prepare", quick_prepare)
    monkeypatch.setattr(bots, "PROMPT", 60)


@pytest.mark.usefixtures("quick")
def test_a_coach_doubts_what_gives_away_much(house: House) -> None:
    ann = house.guest("Ann")
    table = ann.make("gasoline_alley", "ms")
    seen = ann.wait_for_turn(table)
    assert seen["table"]["can"]["coach"]
    assert ann.post(f"/api/tables/{table}/coach") == {"doubts": []}  # nobody waits for a coach
    house.prepare("gasoline_alley")
    legal = seen["view"]["legal"]
    assert [one["action"] for one in ann.post(f"/api/tables/{table}/coach")["doubts"]] == [legal[-1]]
    assert ann.post(f"/api/tables/{table}/coach", {"action": legal[-1]})["doubts"]
    assert not ann.post(f"/api/tables/{table}/coach", {"action": legal[0]})["doubts"]
    assert ann.post(f"/api/tables/{table}/coach/hand", {"deal": 1}, 409)["type"] == "/bots#not-over"
    ann.play_to_the_end(table)
    assert ann.post(f"/api/tables/{table}/coach", {}, 409)["type"] == "/bots#not-your-turn"
    record = ann.get(f"/api/tables/{table}/record")
    lines = ann.post(f"/api/tables/{table}/coach/hand", {"deal": 1})
    assert record["actions"][lines["ply"]][0] == 1  # a decision of this seat
    assert ann.post(f"/api/tables/{table}/coach/hand", {"deal": 7}, 409)["type"] == "/bots#no-choice"


def test_nobody_is_coached_where_a_second_person_plays(house: House) -> None:
    ann, ben = house.guest("Ann"), house.guest("Ben")
    table = ann.make("gasoline_alley", "mo")
    ben.post(f"/api/tables/{table}/sit", {})
    ann.post(f"/api/tables/{table}/start")
    for person in (ann, ben):
        assert not person.see(table)["table"]["can"]["coach"]
        assert person.post(f"/api/tables/{table}/coach", {}, 409)["type"] == "/bots#coach"
        assert person.post(f"/api/tables/{table}/coach/hand", {"deal": 1}, 409)["type"] == "/bots#coach"
    eve = house.guest("Eve")
    assert eve.post(f"/api/tables/{table}/coach", {}, 403)["type"] == "/bots#not-seated"


def test_the_suggested_call_is_sound_play_on_what_the_seat_knows(house: House) -> None:
    ann = house.guest("Ann")
    table = ann.make("tactics", "msss")
    seen = ann.wait_for_turn(table)
    match = house.live(table).table.match
    assert match is not None
    if seen["view"]["phase"] == "bid":
        assert seen["suggested"] == Steady(0).choose(match.view(0), Budget())
    assert house.guest("Eve").see(table)["suggested"] is None


@pytest.mark.parametrize("hints", [None, True])
def test_no_call_is_suggested_where_no_hints_are_given(house: House, hints: bool | None) -> None:
    ann, ben = house.guest("Ann"), house.guest("Ben")
    table = ann.make("gasoline_alley", "mo", house={"hints": hints})
    ben.post(f"/api/tables/{table}/sit", {})
    ann.post(f"/api/tables/{table}/start")
    at_turn = next(seen for seen in (ann.see(table), ben.see(table)) if seen["view"]["legal"])
    assert at_turn["view"]["phase"] == "bid"
    assert (at_turn["suggested"] is not None) is bool(hints)


def told_before(replay: dict[str, Any], ply: int) -> list[tuple[str, int]]:
    return [(event["kind"], event["ply"]) for event in replay["events"] if event["ply"] <= ply]


def test_a_finished_game_goes_on_from_any_decision(house: House) -> None:
    ann, eve = house.guest("Ann"), house.guest("Ann")
    table = ann.make("gasoline_alley", "mss")
    assert ann.post(f"/api/tables/{table}/again", {"ply": 0}, 409)["type"] == "/bots#not-over"
    ann.play_to_the_end(table)
    record = ot.Record.loads(ann.http.get(f"/api/tables/{table}/record").text)
    plies = len(record.actions)
    assert ann.post(f"/api/tables/{table}/again", {"ply": plies}, 422)["type"] == "/bots#ply"
    ply = plies // 2
    there = record.replay(ply)
    for person in (ann, eve):  # whoever has the link
        again = person.post(f"/api/tables/{table}/again", {"ply": ply}, 201)["id"]
        seen = person.see(again)
        assert seen["table"]["practice"]
        assert seen["table"]["my_seat"] == seen["view"]["turn"] == there.turn
        assert len(set(seen["view"]["players"])) == 3
        view = there.view(there.turn)
        for name in ("hand", "legal"):
            assert seen["view"][name] == list(getattr(view, name))
        assert (seen["view"]["ply"], seen["view"]["scores"]) == (ply, list(view.scores))
        assert not seen["table"]["can"]["undo"]  # what lies before is not this person's
        person.play_to_the_end(again)
        replay = person.get(f"/api/tables/{again}/replay")
        assert [one["action"] for one in replay["decisions"][:ply]] == [text for _, text in record.actions[:ply]]
        assert told_before(replay, ply) == told_before(ann.get(f"/api/tables/{table}/replay"), ply)
        assert person.get(f"/api/tables/{again}/verify")["fair"]
        house.hall.tables.live.pop(again)
        assert person.see(again)["table"]["practice"]  # from its log
    mine = ann.get("/api/stats")["mine"]
    assert sum(line["played"] for line in mine) == 1  # practice is not counted


def test_a_hand_that_is_over_is_tried_again_while_the_game_goes_on(house: House) -> None:
    """One's own decision, with what one saw; nothing of the game itself comes out there, even at the end."""
    ann, eve = house.guest("Ann"), house.guest("Eve")
    table = ann.make("tactics", "msss", options={"hands": 3})
    while ann.wait_for_turn(table)["view"]["deal"] < 2:
        ann.move(table)
    match = house.live(table).table.match
    assert match is not None
    plies = [ply for ply, (seat, _) in enumerate(match.history) if seat == 0]
    again = ann.post(f"/api/tables/{table}/again", {"ply": plies[0]}, 201)["id"]
    there = match.record().replay(plies[0]).view(0)
    seen = ann.see(again)
    assert (seen["table"]["practice_of"], seen["table"]["my_seat"]) == (table, 0)
    assert (seen["view"]["hand"], seen["view"]["legal"]) == (list(there.hand), list(there.legal))
    assert eve.see(again)["table"]["practice_of"] is None
    other = next(ply for ply, (seat, _) in enumerate(match.history) if seat == 1)
    assert ann.post(f"/api/tables/{table}/again", {"ply": other}, 409)["type"] == "/bots#not-over"  # another's cards
    assert ann.post(f"/api/tables/{table}/again", {"ply": match.ply}, 409)["type"] == "/bots#not-over"  # this hand
    assert eve.post(f"/api/tables/{table}/again", {"ply": plies[0]}, 403)["type"] == "/bots#not-seated"
    ann.play_to_the_end(again)
    secret = house.live(table).table.secret.hex()
    for what in ("record", "replay"):
        assert secret not in ann.http.get(f"/api/tables/{again}/{what}").text
    assert match.record().shuffler.to_json() != ann.get(f"/api/tables/{again}/record")["shuffle"]["then"]
    assert ann.post(f"/api/tables/{table}/again", {"ply": plies[0]}, 201)
    assert ann.http.get(f"/api/tables/{again}/verify").json()["type"] == "/bots#no-proof"
    house.hall.tables.live.pop(again)
    assert ann.see(again)["table"]["practice_of"] == table  # from its log
