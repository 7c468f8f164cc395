"""The tricks of the rules pages, card by card: played by the rules, with words in every language."""

import pytest

from oldtricks.engine.boxes import BOXES
from oldtricks.teaching import worked
from oldtricks.teaching.faults import lesson_faults
from oldtricks.words import LANGUAGES, Reader

NEVER_ASKED = "the learner is never asked"  # which is no fault here


@pytest.mark.parametrize("game", BOXES)
def test_every_game_has_a_trick_worked_through_and_nothing_said_in_it_is_wrong(game: str) -> None:
    example = worked.written(game)
    assert example is not None
    assert [fault for fault in lesson_faults(example) if fault.what != NEVER_ASKED] == []


@pytest.mark.parametrize("game", BOXES)
def test_a_whole_trick_is_shown_and_the_rules_say_whose_it_is(game: str) -> None:
    example = worked.worked(game)
    assert example is not None
    if example.trick is None:  # a race
        assert len(example.laid) == 4
        return
    assert [[laid.seat, laid.card] for laid in example.laid] == example.trick.data["trick"]
    winner = next(laid for laid in example.laid if laid.card == example.trick.data["card"])
    assert winner.seat == example.trick.seat
    for language in LANGUAGES:
        reader = Reader(language, game, example.match.names, example.match.sides, typed=False)
        assert reader.title(winner.card) in reader.say(example.trick.said)


def test_a_game_without_one_has_none() -> None:
    assert worked.written("lighthouse") is None
