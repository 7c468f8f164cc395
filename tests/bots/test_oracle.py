"""The oracle: it sees all cards, so it errs less than anybody; and it is not among the bots."""

import pytest

import oldtricks as ot
from oldtricks.bots import BOTS, Budget, Steady
from oldtricks.bots.oracle import Oracle

from ..tables import play
from .test_ismcts import GAME


def test_it_is_not_offered_to_people() -> None:
    assert Oracle not in {type(level.make(1)) for level in BOTS.values()}


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
