"""A position of a deal that is over is played again within its match: it tells nothing that its seat did not see."""

import random
from dataclasses import replace
from typing import Any

import pytest

import oldtricks as ot
from oldtricks.engine.shuffles import Seeded
from oldtricks.engine.unseen import as_seen
from oldtricks.rules.table import TrickTable

from ..tables import TABLES, limited, random_play, table_id

TRICKS = [each for each in TABLES if isinstance(limited(*each).new_state(), TrickTable)]


def third_deal(name: str, options: dict[str, Any], seed: int) -> ot.Match:
    """A match in its third deal."""
    return next(match for match in random_play(limited(name, options).start(seed=seed), seed) if match.state.deals == 3)


def seen_of(match: ot.Match, seat: int) -> list[Any]:
    """What a seat knows, and was told since the first deal."""
    sight = match.sight(seat)
    told = [event.to_dict() for event in match.events(seat) if not event.kind.startswith("draw-for")]
    return [replace(sight.known), sight.script, sight.deck, match.sheet().to_list(), told]


@pytest.mark.parametrize("table", TRICKS, ids=table_id)
def test_the_seat_sees_what_it_saw(table: tuple[str, dict[str, Any]]) -> None:
    for seed in range(3):
        match = third_deal(*table, seed)
        over = [ply for ply in range(match.ply) if match.record().replay(ply).state.deals < 3]
        ply = random.Random(seed).choice(over)
        was = match.record().replay(ply)
        assert was.turn is not None
        found = as_seen(match, was.turn, ply, Seeded(99), random.Random(seed))
        again = ot.Record.loads(found.dumps()).replay()
        assert seen_of(again, was.turn) == seen_of(was, was.turn)
        assert [action.text for action in again.legal()] == [action.text for action in was.legal()]


@pytest.mark.parametrize("table", TRICKS, ids=table_id)
def test_later_deals_are_others(table: tuple[str, dict[str, Any]]) -> None:
    match = third_deal(*table, 5)
    found = as_seen(match, match.record().actions[0][0], 0, Seeded(99), random.Random(5))
    assert match.record().shuffler.to_json() != found.shuffler.to_json()["then"]
    assert len(found.shuffler.to_json()["decks"]) == 1
    assert not found.actions


def test_what_nobody_saw_may_be_anything() -> None:
    """Of a hand that was thrown in no card of the others was ever seen."""
    thrown_in = ot.game("tactics").start(seed=3)
    while thrown_in.state.deals == 1:
        thrown_in.play("pass")
    hands = {as_seen(thrown_in, 0, 0, Seeded(1), random.Random(n)).replay().view(1).hand for n in range(20)}
    assert len(hands) == 20
