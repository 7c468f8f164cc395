"""`sharp` with the net: what others called counts by how much the net would like to call it with their cards."""

import math
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

import oldtricks as ot
from oldtricks.bots import Budget, Sharp, counselled
from oldtricks.bots.counselled import AT_ONCE, FEWER, Counselled, Reading, likelihood
from oldtricks.bots.layers import answers_alike
from oldtricks.bots.net import answers, layers
from oldtricks.bots.worlds import Worlds
from oldtricks.engine.match import Match
from oldtricks.engine.observations import layout

from ..test_benchmarks import script
from .test_sharp import after
from .test_worlds import match_of

pytestmark = pytest.mark.xdist_group("sharp-gasoline_alley")
ALLEY = "gasoline_alley"


def auction(calls: int) -> Match:
    """A match after so many calls, with more to come."""
    found = (after(ot.game(ALLEY), seed, calls) for seed in range(50))
    return next(match for match in found if match.phase == "bid" and match.ply == calls)


def dealt(match: Match) -> Reading:
    thought = Reading(1, match.view(match.turn))
    thought.deal(AT_ONCE * FEWER, math.inf)
    return thought


def hands(seen: Any) -> list[int]:
    """The own hands in observations, as masks."""
    fields = layout(ot.game(ALLEY))
    at = sum(field.length for field in fields[: [field.name for field in fields].index("hand")])
    return [sum(1 << i for i in range(52) if row[at + i]) for row in seen]


def test_many_rows_that_are_alike_are_answered_as_each_of_them() -> None:
    chance = np.random.default_rng(1)
    seen = np.tile(chance.integers(0, 2, 570, np.int8), (5, 1))
    seen[:, 30:60] = chance.integers(0, 2, (5, 30))
    net = layers(ALLEY)
    for row, found in zip(seen, answers_alike(net, seen), strict=True):
        assert found == pytest.approx(answers(net, row.tolist()), rel=1e-3, abs=1e-3)


def test_what_the_net_likes_better_is_likelier_and_nothing_is_impossible() -> None:
    liked = np.tile(np.array([3.0, -90.0, 1.0, 80.0], np.float32), (3, 1))
    masks = np.array([0b0111, 0b0111, 0b0010])  # the last action is never legal
    likely = [likelihood(liked, masks, call) for call in range(3)]
    assert likely[0][0] > likely[2][0] > likely[1][0] > 0.05
    assert sum(each[0] for each in likely) == pytest.approx(1)
    assert likely[1][2] == pytest.approx(1)  # there was no choice


def test_the_net_sees_what_the_others_saw_when_they_called() -> None:
    match = auction(3)
    thought = dealt(match)
    others = [ply for ply, (seat, _) in enumerate(match.history) if seat != match.turn]
    seen, masks = thought.called(8, 16, len(others))
    for i, ply in enumerate(others):
        then = match.copy()
        then.undo(match.ply - ply)
        assert masks[:, i].tolist() == [then.game.rules.legal(then.state)] * 8  # everybody knows that
        assert hands(seen[:, i]) == thought.states["hands"][8:16, then.turn].tolist()
    assert len(set(hands(seen[:, 0]))) > 1


def test_worlds_in_which_the_net_likes_what_was_called_come_more_often(monkeypatch: pytest.MonkeyPatch) -> None:
    match = auction(1)
    caller, action = match.history[0]
    unseen = ~match.state.hands[match.turn or 0]
    card = next(card for card in range(52) if unseen >> card & 1)

    def superstitious(net: Any, seen: npt.NDArray[np.int8]) -> npt.NDArray[np.float32]:
        liked = np.zeros((len(seen), 52), np.float32)
        liked[:, action.number] = [50.0 if hand >> card & 1 else -50.0 for hand in hands(seen)]
        return liked

    def share(thought: Reading) -> float:
        held = thought.states["hands"][:, caller] >> card & 1
        return float(held[thought.order].mean())

    monkeypatch.setattr(counselled, "answers_alike", lambda net, seen: np.zeros((len(seen), 52), np.float32))
    indifferent = share(dealt(match))
    monkeypatch.setattr(counselled, "answers_alike", superstitious)
    assert share(dealt(match)) > 1.5 * indifferent


@pytest.mark.parametrize("plies", [2, 12])
def test_seed_and_view_alone_decide(plies: int) -> None:
    match = after(ot.game(ALLEY), 8, plies)
    once = Counselled(1).weigh(match.view(match.turn), Budget(playouts=200))
    assert once != Sharp(1).weigh(match.view(match.turn), Budget(playouts=200))
    for world in Worlds(match.view(match.turn)).draw(3, 3):
        other = match_of(world, match)
        assert Counselled(1).weigh(other.view(match.turn), Budget(playouts=200)) == once


def test_where_the_net_has_learned_nothing_it_is_sharp() -> None:
    match = after(ot.game(ALLEY, 5), 8, 12)
    view = match.view(match.turn)
    assert Counselled(1).weigh(view, Budget(playouts=200)) == Sharp(1).weigh(view, Budget(playouts=200))


def test_what_a_reading_is_worth_is_how_much_likelier_it_makes_what_is_true(monkeypatch: pytest.MonkeyPatch) -> None:
    believed = script("benchmarks/believed.py", monkeypatch)
    monkeypatch.setattr(believed, "WORLDS", 30)
    match = auction(3)  # of players who go by the policy
    dealing = match.dealing()
    true = 1.0, dealing.deck, [number for _, number in dealing.made]
    policy, unread, net = believed.lifts(match.view(match.turn), true, 1)
    assert unread == 0
    assert policy > 0
    assert net > 0
    assert net != policy
