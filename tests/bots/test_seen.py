"""A state from a view: everything public and the own hand exact, everything hidden zero."""

import random
from collections import Counter
from dataclasses import fields
from typing import Any

import pytest

import oldtricks as ot
from oldtricks.bots.seen import game_of, state_of

from ..tables import TABLES, limited, table_id

Table = tuple[str, dict[str, Any]]


def known(match: ot.Match, seat: int | None) -> dict[str, Any]:
    """The state's fields with all that is hidden from the seat made zero: this list is the whole of it."""
    s = match.state
    public = {f.name: getattr(s, f.name) for f in fields(s)}
    public["hands"] = [hand if i == seat else 0 for i, hand in enumerate(s.hands)]
    public["sheet"] = s.sheet[: s.lines]  # behind these, earlier hands left their lines
    if match.game.name == "new_york_to_paris":
        public["drawing"] = [0] * len(s.drawing)
        return public
    public["centre"] = 0
    if seat is None or seat != s.maker:
        public["discards"] = 0
    if match.game.name == "aviationgame":
        public["side"] = [miles if i < s.tricks else 0 for i, miles in enumerate(s.side)]
    return public


@pytest.mark.parametrize("table", TABLES, ids=table_id)
def test_it_is_the_state_but_for_what_is_hidden(table: Table) -> None:
    chance = random.Random(4)
    match = limited(*table, hands=3).start(seed=9)
    phases: Counter[str] = Counter()
    while True:
        phases[match.phase] += 1
        whole_table = match.over or chance.random() < 0.1
        for seat in [None, *range(match.game.players)] if whole_table else [match.turn]:
            view = match.view(seat)
            s = state_of(view)
            seen = {f.name: getattr(s, f.name) for f in fields(s)}
            seen["sheet"] = s.sheet[: s.lines]
            assert seen == known(match, seat)
            if not match.over and seat == match.turn:
                assert match.game.rules.legal(s) == match.game.rules.legal(match.state)
        if match.over:
            break
        choices = match.legal()
        match.play(chance.choice(choices[:5] if match.phase == "bid" else choices))
    assert {"over", "play"} < set(phases)


@pytest.mark.parametrize("name", ot.GAMES)
def test_the_game_is_the_one_that_is_played(name: str) -> None:
    match = ot.game(name).start(seed=1)
    assert game_of(match.view(0)) == match.game


def test_two_states_of_a_view_share_nothing() -> None:
    view = ot.game("tactics").start(seed=1).view(0)
    one, other = state_of(view), state_of(view)
    assert one == other
    one.hands[0] = one.scores[0] = one.engagements[0] = 77
    assert other == state_of(view)
