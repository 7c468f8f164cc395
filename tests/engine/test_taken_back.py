"""What was taken back stands in the record, is played again when it is loaded, and tells what had been seen."""

import json
from pathlib import Path
from typing import Any

import pytest

import oldtricks as ot
from oldtricks.bots import Budget, bot
from oldtricks.engine.records import Record
from oldtricks.engine.taken_back import TakenBack, take_back
from oldtricks.words import Reader

from ..tables import TABLES, limited, table_id


def back(match: ot.Match, seat: int) -> TakenBack:
    """Back to a seat's last decision, as at a table of bots."""
    return take_back(match, seat, match.ago(seat))


def played(table: tuple[str, dict[str, Any]], seed: int = 3) -> tuple[ot.Match, list[TakenBack]]:
    """A game by a bot who now and then takes something back, sometimes twice in a row."""
    game = limited(*table, hands=2)
    match = game.start(seed=seed)
    player = bot("novice", seed)
    taken: list[TakenBack] = []
    while not match.over:
        match.play(player.choose(match.view(match.turn), Budget()))
        if match.ply % 7 == 0 and len(taken) < 12 and not match.over:
            for seat in {0, match.ply % game.players}:
                if match.ago(seat):
                    taken.append(back(match, seat))
    return match, taken


@pytest.mark.parametrize("table", TABLES, ids=table_id)
def test_a_record_keeps_what_was_taken_back_and_plays_it_again(table: tuple[str, dict[str, Any]]) -> None:
    match, taken = played(table)
    assert taken
    record = match.record({}, taken)
    again = Record.loads(record.dumps())
    assert again.dumps() == record.dumps()
    assert again.replay() == match
    for found, was in zip(again.taken_back, taken, strict=True):
        assert (found, found.seen, found.cards) == (was, was.seen, was.cards)
    assert again.verify(match).failure is None


def tactics() -> ot.Match:
    match = ot.game("tactics", hands=1).start(seed=7, dealer=3)
    for action in ("bid 60", "pass", "pass", "pass"):
        match.play(action)
    return match


def test_only_what_is_new_counts_as_seen() -> None:
    match = ot.game("tactics", hands=1).start(seed=7, dealer=3)
    match.play("bid 60")
    taken = back(match, 0)
    assert (taken.seen, taken.cards, len(taken.actions)) == (False, (), 1)
    match.play("bid 60")
    match.play("pass")
    taken = back(match, 0)
    assert (taken.seen, taken.cards, len(taken.actions)) == (True, (), 2)


def test_the_cards_of_others_were_seen_and_ones_own_were_not() -> None:
    match = tactics()
    while match.phase != "play":
        match.play(match.legal()[0])
    first = match.turn
    assert first is not None
    laid = []
    for _ in range(3):
        laid.append(match.legal()[0].card)
        match.play(match.legal()[0])
    taken = back(match, first)
    assert taken.cards == tuple(laid[1:])
    names = {0: "Ann", 1: "Ben", 2: "Cleo", 3: "Dan"}
    reader = Reader(game="tactics", names=tuple(names.values()), seat=None)
    assert reader.say(taken.said) == f"{names[first]} took back 3 actions, having seen {laid[1]} and {laid[2]}."


def forged(**changes: Any) -> str:
    match = ot.game("tactics", hands=1).start(seed=7, dealer=3)
    match.play("bid 60")
    match.play("pass")
    taken = back(match, 0)
    match.play("bid 60")
    data = match.record({}, [taken]).to_json()
    data["taken_back"] = [{**data["taken_back"][0], **changes}] if changes else []
    return json.dumps(data)


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({}, "is empty"),
        ({"after": 5}, "number 1: the match was never that long"),
        ({"after": -1}, "number 1: .after. counts the actions"),
        ({"seat": 2}, "the first of .actions. is by the seat"),
        ({"actions": []}, "the first of .actions. is by the seat"),
        ({"actions": [[1, "bid 61"]]}, "number 1: action 1 .'bid 61' by seat 1."),
        ({"actions": [[1, "bid 60"], [3, "pass"]]}, "number 1: action 2 .* it is the turn of seat 2"),
        ({"actions": [[1]]}, "an action is"),
        ({"more": 1}, "has the keys"),
    ],
)
def test_what_was_not_taken_back_is_refused(changes: dict[str, Any], why: str) -> None:
    with pytest.raises(ot.RecordError, match=why):
        Record.loads(forged(**changes))


def test_records_without_it_are_written_as_before() -> None:
    assert tactics().record().to_json()["version"] == 1


@pytest.mark.parametrize(
    "path", sorted((Path(__file__).parent / "records" / "format3").glob("*.json")), ids=lambda p: p.stem
)
def test_records_of_format_3_load_and_are_written_as_they_were(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = Record.loads(text)
    assert record.dumps() == text
    assert {taken.seen for taken in record.taken_back} == {True, False}
