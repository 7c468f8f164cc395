"""The random bot: legal, uniform, and a function of its seed, its seat and the ply alone."""

from collections import Counter
from dataclasses import replace

import pytest

import oldtricks as ot
from oldtricks.bots import BOTS, USUAL, Budget, RandomBot, bot

BUDGET = Budget()


@pytest.mark.parametrize("name", ot.GAMES)
def test_it_plays_whole_matches(name: str) -> None:
    game = ot.game(name) if name == "new_york_to_paris" else ot.game(name, hands=2)
    bots = [RandomBot(seat) for seat in range(game.players)]
    ends = []
    for _ in range(2):
        match = game.start(seed=3)
        while match.turn is not None:
            match.play(bots[match.turn].choose(match.view(match.turn), BUDGET))
        ends.append(match.history)
    assert ends[0] == ends[1]


def test_nothing_but_seed_seat_and_ply_sways_it() -> None:
    view = ot.game("tactics").start(seed=1).view(0)
    legal = tuple(f"bid {n}" for n in range(40))
    view = replace(view, legal=legal, seat=0, ply=7)
    chosen = RandomBot(5).choose(view, BUDGET)
    other = replace(view, hand=("key-5",), table={}, events=(), scores=(99, 99), deal=9, dealer=2, task="?")
    assert RandomBot(5).choose(other, Budget(1, 0.1)) == chosen
    varied = [
        RandomBot(6).choose(view, BUDGET),
        RandomBot(5).choose(replace(view, seat=1), BUDGET),
        RandomBot(5).choose(replace(view, ply=8), BUDGET),
    ]
    assert any(choice != chosen for choice in varied)


def test_every_legal_action_is_equally_likely() -> None:
    view = replace(ot.game("tactics").start(seed=1).view(0), legal=tuple("abcdefgh"))
    counts = Counter(RandomBot(1).choose(replace(view, ply=ply), BUDGET) for ply in range(8000))
    assert set(counts) == set("abcdefgh")
    squares = sum((count - 1000) ** 2 / 1000 for count in counts.values())
    assert squares < 24.3  # chi squared, 7 degrees of freedom: one in a thousand


def test_bots_by_level() -> None:
    assert bot("random", 3) == RandomBot(3)
    assert list(BOTS)[:2] == ["novice", "steady"]
    assert list(BOTS)[-1] == "random"
    with pytest.raises(ot.OldTricksError, match=r"there is no bot 'rando'\. Did you mean 'random'\?"):
        bot("rando", 1)


def test_the_levels_tell_what_they_are() -> None:
    assert all(level.about and level.name == name for name, level in BOTS.items())
    assert sorted(BOTS, key=lambda name: BOTS[name].strength) == ["random", "novice", "steady", "net", "sharp"]
    assert [name for name, level in BOTS.items() if level.slow] == ["sharp"]
    assert all(BOTS[name].available for name in ("novice", "steady", "random"))
    assert USUAL in BOTS
