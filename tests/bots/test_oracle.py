"""The oracle: it sees all cards, so it errs less than anybody; and it is not among the bots."""

from typing import Any

import pytest

import oldtricks as ot
from oldtricks.bots import BOTS, Budget, Steady, binding
from oldtricks.bots.oracle import Kibitzer, Oracle
from oldtricks.bots.surface import shuffle_ahead
from oldtricks.engine import sfc32
from oldtricks.engine.knowledge import copy_state
from oldtricks.rules.aviationgame import SIDE_PACK
from oldtricks.rules.new_york_to_paris import PER_WORD

from ..tables import play
from .test_ismcts import GAME


def test_it_is_not_offered_to_people() -> None:
    assert not {Oracle, Kibitzer} & {type(level.make(1)) for level in BOTS.values()}


def test_it_knows_where_the_cards_are() -> None:
    """To lead the 12 is right if the other's only Master card is the ten, and wrong if it is the 13."""
    game = ot.game(GAME, players=2)
    chosen = {}
    for card in ("tin-can-10", "tin-can-13"):
        deck = game.stack(
            [
                "tin-can-12 tin-can-3 gasoline-1 gasoline-2 alley-1 alley-2",
                f"{card} alley-4 alley-5 alley-6 alley-7 alley-8",
            ]
        )
        match = play(game.start(deck=deck, dealer=1), "bid 1, sell, name tin-can")
        chosen[card] = Oracle(1).choose(match, Budget(2000))
    assert chosen == {"tin-can-10": "play tin-can-12", "tin-can-13": "play tin-can-3"}


def test_it_beats_steady() -> None:
    game = ot.game(GAME, players=2, hands=12)
    won = 0
    for seed in range(10):
        match = game.start(seed=seed)
        while match.turn is not None:
            mine = match.turn == seed % 2
            match.play(
                Oracle(1).choose(match, Budget(300)) if mine else Steady(1).choose(match.view(match.turn), Budget())
            )
        won += seed % 2 in match.winners
    assert won >= 7


def test_a_match_that_is_over_has_nothing_to_decide() -> None:
    match = ot.game(GAME, players=2, hands=1).start(seed=1)
    while match.turn is not None:
        match.play(match.legal()[0])
    with pytest.raises(ot.OldTricksError, match="over"):
        Oracle(1).choose(match, Budget(1))


@pytest.mark.parametrize(("name", "ahead"), [("aviationgame", "side"), ("new_york_to_paris", "drawing")])
def test_a_kibitzer_does_not_see_the_future(name: str, ahead: str) -> None:
    """What is yet to be drawn can be any of what has not been seen: other orders of it, and the same cards in all."""
    game = ot.game(name)
    match = game.start(seed=4)
    while match.phase != "play" or match.ply < 30:
        match.play(Steady(1).choose(match.view(match.turn), Budget()))
    shuffled = binding.bind(name)(shuffle_ahead)
    s, orders = match.state, set()
    for seed in range(20):
        t, c = copy_state(s), [0, 0, 0, 0]
        sfc32.seed(c, seed, 0, 0)
        shuffled(t, c)
        orders.add(tuple(getattr(t, ahead)))
        assert [getattr(t, field) for field in s.__slots__ if field != ahead] == [
            getattr(s, field) for field in s.__slots__ if field != ahead
        ]
        if name == "aviationgame":
            assert t.side[: s.tricks] == s.side[: s.tricks]
            rest = list(SIDE_PACK)
            for miles in t.side:
                rest.remove(miles)
        else:
            assert cards(t)[: s.drawn] == cards(s)[: s.drawn]
            assert sorted(cards(t)) == sorted(cards(s))
    assert len(orders) > 10


def cards(s: Any) -> list[int]:
    return [s.drawing[i // PER_WORD] >> 4 * (i % PER_WORD) & 15 for i in range(s.stock)]
