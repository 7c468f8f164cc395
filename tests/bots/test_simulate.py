"""Random play on the bare rules goes as the same play through a match."""

import pytest

import oldtricks as ot
from oldtricks.bots.simulate import limited, simulate
from oldtricks.compiled.kernels import CHOICES
from oldtricks.engine import sfc32
from oldtricks.words import Reader, pages


@pytest.mark.parametrize("name", ot.GAMES)
def test_a_simulated_match_is_a_match(name: str) -> None:
    game = limited(name, None, {}, 3 if name != "new_york_to_paris" else None)
    tally = simulate(game, 4, seed=10)
    plies = hands = 0
    scores = [0] * len(game.start(seed=0).scores)
    wins = [0] * game.players
    endings = []
    for seed in range(10, 14):
        match, choices = game.start(seed=seed), [0] * 4
        sfc32.seed(choices, seed, 0, CHOICES)
        while not match.over:
            legal = match.legal()
            match.play(legal[sfc32.below(choices, len(legal))])
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


@pytest.mark.xdist_group("compiled-gasoline_alley")
def test_compiled_matches_are_the_same_ones() -> None:
    game = limited("gasoline_alley", 3, {}, 2)
    slow, fast = (simulate(game, 1200, seed=7, fast=fast) for fast in (False, True))
    assert (slow.plies, slow.hands, slow.scores, slow.wins) == (fast.plies, fast.hands, fast.scores, fast.wins)
    assert slow.endings == fast.endings


def test_the_limit_on_hands() -> None:
    assert limited("neutral", 5, {}, None).options["hands"] == 20
    assert limited("neutral", 5, {"hands": 3}, 9).options["hands"] == 3
    with pytest.raises(ot.OptionError, match="never ends"):
        limited("neutral", 5, {"hands": "none"}, None)
    with pytest.raises(ot.OptionError, match="NY-Q8"):
        limited("new_york_to_paris", 2, {}, 9)


def test_a_tally_is_told_in_any_language() -> None:
    tally = simulate(limited("gasoline_alley", 2, {}, 2), 8, seed=1)
    assert str(tally) == tally.told() == tally.told(Reader())
    assert "How they ended:" in str(tally)
    assert f"{tally.hands} hands, {tally.plies} plies" in str(tally)
    german = tally.told(Reader("de"))
    assert "How they ended" not in german
    assert Reader("de").decimal(tally.scores[0] / 8, 1) in german
    assert pages.rule_text("gasoline_alley", next(iter(tally.endings)), "de") in german


def test_progress_is_reported_after_every_match() -> None:
    seen: list[int] = []
    simulate(limited("tactics", None, {}, 1), 5, 0, lambda tally: seen.append(tally.games))
    assert seen == [1, 2, 3, 4, 5]
