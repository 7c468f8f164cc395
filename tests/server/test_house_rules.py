"""House rules: how fast bots act, whether hints are given and anything is taken back."""

import time
from pathlib import Path

import pytest

from oldtricks.server.house_rules import PACES
from oldtricks.server.settings import Settings

from .conftest import FREE
from .house import House, Message

PACE = 60  # seconds: nobody would wait so long


def told(seen: Message) -> dict[str, object]:
    return {name: seen["table"]["house"][name] for name in ("pace", "hints", "undo")}


def refused(answer: dict[str, str]) -> str:
    return answer["type"].partition("#")[2]


def test_whoever_plays_alone_chooses_how_fast_bots_are(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PACES, "instant", 0.002)
    house = House(Settings(database=str(tmp_path / "test.db"), **{**FREE, "pace": PACE}))  # type: ignore[arg-type]
    try:
        ann = house.guest("Ann")
        table = ann.make("gasoline_alley", "msss", house={"pace": "instant"})
        begun = time.monotonic()
        ann.wait_for_turn(table)
        if ann.see(table)["view"]["ply"] == 0:
            ann.move(table)
            ann.wait_for_turn(table)
        assert time.monotonic() - begun < PACE
        seen = ann.post(f"/api/tables/{table}/house", {"pace": "normal"})
        assert told(seen) == {"pace": "normal", "hints": True, "undo": True}
        assert seen["table"]["can"]["house"]
        while (seen := ann.move(table))["view"]["turn"] == 0:
            pass  # until bots are to act
        ann.post(f"/api/tables/{table}/jump")
        begun = time.monotonic()
        assert ann.wait_for_turn(table)["version"] > seen["version"]
        assert time.monotonic() - begun < PACE
        assert not house.live(table).hasty
    finally:
        house.stop()


def test_with_company_hints_and_taking_back_are_off_unless_the_host_allows_them(house: House) -> None:
    ann, ben = house.guest("Ann"), house.guest("Ben")
    table = ann.make("gasoline_alley", "mo", options={})
    assert told(ann.see(table)) == {"pace": "normal", "hints": True, "undo": True}
    ben.post(f"/api/tables/{table}/sit")
    assert told(ann.see(table)) == {"pace": "normal", "hints": False, "undo": False}
    assert refused(ben.post(f"/api/tables/{table}/house", {"hints": True}, 403)) == "not-host"
    turn = ann.post(f"/api/tables/{table}/start")["view"]["turn"]
    first = (ann, ben)[turn]
    assert not first.see(table)["table"]["can"]["hint"]
    assert refused(first.post(f"/api/tables/{table}/hint", {}, 409)) == "house"
    seen = first.move(table, "bid 5")
    assert not seen["table"]["can"]["undo"]
    assert refused(first.post(f"/api/tables/{table}/undo", {}, 409)) == "house"
    for change in ({"pace": "instant"}, {"hints": True}):
        assert refused(ann.post(f"/api/tables/{table}/house", change, 409)) == "not-alone"
    assert refused(ann.post(f"/api/tables/{table}/jump", {}, 409)) == "not-alone"


def test_the_host_settles_the_house_rules_before_the_first_deal(house: House) -> None:
    ann, ben = house.guest("Ann"), house.guest("Ben")
    table = ann.make("gasoline_alley", "mo", house={"pace": "brisk", "hints": True})
    ben.post(f"/api/tables/{table}/sit")
    seen = ann.post(f"/api/tables/{table}/house", {"undo": True})
    assert told(seen) == {"pace": "brisk", "hints": True, "undo": True}
    house.hall.tables.live.pop(table)  # and they are in the log
    assert ann.see(table)["table"]["house"] == seen["table"]["house"]
    seen = ann.post(f"/api/tables/{table}/house", {"undo": None})
    assert seen["table"]["house"]["undo"] is False


@pytest.mark.parametrize("wrong", [{"pace": "slow"}, {"hints": "yes"}, {"clock": 3}])
def test_what_is_no_house_rule_is_refused(house: House, wrong: dict[str, object]) -> None:
    ann = house.guest("Ann")
    table = ann.make("gasoline_alley", "mb")
    ann.post(f"/api/tables/{table}/house", wrong, 422)


def test_no_pace_is_shorter_than_a_quick_bot_thinks() -> None:
    assert min(PACES.values()) * Settings().pace >= 0.05
