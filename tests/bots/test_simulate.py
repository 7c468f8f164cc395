"""Random play on the bare rules goes as the same play through a match."""

import random

import pytest

import oldtricks as ot
from oldtricks.bots.simulate import limited, simulate
from oldtricks.engine.box import cards_of


@pytest.mark.parametrize("name", ot.GAMES)
def test_a_simulated_match_is_a_match(name: str) -> None:
    game = limited(name, None, {}, 3 if name != "new_york_to_paris" else None)
    tally = simulate(game, 4, seed=10)
    plies = hands = 0
    scores = [0] * len(game.start(seed=0).scores)
    wins = [0] * game.players
    endings = []
    for seed in range(10, 14):
        match, chance = game.start(seed=seed), random.Random(seed).random
        while not match.over:
            legal = list(cards_of(game.rules.legal(match.state)))
            match.play(legal[int(chance() * len(legal))])
        plies += len(match.history)
        hands += match.state.deals
        scores = [a + b for a, b in zip(scores, match.scores, strict=True)]
        endings.append(match.ended)
        for seat in match.winners:
            wins[seat] += 1
    assert (tally.games, tally.plies, tally.hands) == (4, plies, hands)
    assert tally.scores == scores
    assert tally.wins == wins
    assert sorted(tally.endings.elements()) == sorted(str(ending) for ending in endings)


def test_the_limit_on_hands() -> None:
    assert limited("neutral", 5, {}, None).options["hands"] == 20
    assert limited("neutral", 5, {"hands": 3}, 9).options["hands"] == 3
    with pytest.raises(ot.OptionError, match="never ends"):
        limited("neutral", 5, {"hands": "none"}, None)
    with pytest.raises(ot.OptionError, match="NY-Q8"):
        limited("new_york_to_paris", 2, {}, 9)


def test_progress_is_reported_after_every_match() -> None:
    seen: list[int] = []
    simulate(limited("tactics", None, {}, 1), 5, 0, lambda tally: seen.append(tally.games))
    assert seen == [1, 2, 3, 4, 5]
