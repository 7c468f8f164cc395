"""Novice: a beginner, but a legal, plausible and repeatable one."""

from dataclasses import replace

import pytest

import oldtricks as ot
from oldtricks.bots import Bot, Budget, Novice, Steady
from oldtricks.bots.judging import forget
from oldtricks.bots.seated import misjudged

from ..tables import TABLES, limited, table_id
from .test_steady import BUDGET, played, share_of_wins


@pytest.mark.parametrize("table", TABLES, ids=table_id)
def test_it_plays_whole_matches_at_every_table(table: tuple[str, dict[str, object]]) -> None:
    game = limited(*table, hands=2)
    bots: list[Bot] = [Novice(seat) for seat in range(game.players)]
    assert played(game, bots, 1).history == played(game, bots, 1).history


@pytest.mark.parametrize("name", ["tactics", "aviationgame", "new_york_to_paris"])
def test_it_loses_to_steady(name: str) -> None:
    assert share_of_wins(name, Steady(1), Novice(1), 15) > 0.5


def test_its_faults_depend_on_seed_seat_and_ply_alone() -> None:
    match = ot.game("tactics").start(seed=1)
    view = match.view(match.turn)
    seeds = {Novice(seed).choose(view, BUDGET) for seed in range(60)}
    assert len(seeds) > 1
    assert {Novice(5).choose(view, Budget(n, n)) for n in (1, 10)} == {Novice(5).choose(view, BUDGET)}
    plies = {Novice(5).choose(replace(view, ply=ply), BUDGET) for ply in range(60)}
    assert plies == seeds


def test_it_forgets_the_tricks_that_are_gone() -> None:
    match = ot.game("tactics", hands=1).start(seed=1)
    steady = Steady(0)
    while match.turn is not None and not (match.state.tricks == 2 and match.state.count == 1):
        match.play(steady.choose(match.view(match.turn), BUDGET))
    s = match.copy().state
    forget(s)
    assert sum(cards.bit_count() for cards in s.played) == 1
    assert sum(cards.bit_count() for cards in match.state.played) == 9


def test_it_misjudges_a_call_by_a_step_at_most() -> None:
    legal = 1 << 0 | 1 << 3 | 1 << 4 | 1 << 5
    assert {misjudged(4, legal, mood) for mood in range(256)} == {0, 4, 5}
    assert {misjudged(0, legal, mood) for mood in range(256)} == {0, 3}
    assert {misjudged(5, legal, mood) for mood in range(256)} == {0, 5}
