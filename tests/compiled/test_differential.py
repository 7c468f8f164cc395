"""Interpreted and compiled rules agree on the whole state after every action, at every table."""

import random
from typing import Any

import pytest

import oldtricks as ot
from oldtricks.compiled import Batch, build
from tests.tables import TABLES, hoarding, table_id

from .differential import flat, flat_states, walk


@pytest.mark.parametrize(
    "table",
    [pytest.param(table, marks=pytest.mark.xdist_group(f"compiled-{table[0]}")) for table in TABLES],
    ids=table_id,
)
def test_states_are_alike_after_every_action(table: tuple[str, dict[str, Any]]) -> None:
    matches = 40 if table[0] == "new_york_to_paris" else 100
    compared, _ = walk(*table, matches, seed=1000)
    assert compared > 10 * matches


def test_ny_q5_a_lucky_turn_that_goes_on_after_a_new_deal_is_compiled_alike() -> None:
    game = ot.game("new_york_to_paris", players=4, lucky_new_deal="go-on")
    batch = Batch(game, 6)
    names = [field for field, _ in build.fields(game.rules)]
    playing = [game.start(seed=row) for row in range(6)]
    chance, went_on = random.Random(1), 0
    for _ in range(700):
        actions = [hoarding(match, chance) for match in playing]
        deals = [match.state.deals for match in playing]
        for match, action in zip(playing, actions, strict=True):
            match.play(action)
        batch.step([action.number for action in actions])
        if any(match.over for match in playing):
            break
        assert [flat(match.state, names) for match in playing] == flat_states(batch.states, game.rules)
        went_on += sum(
            match.phase == "lucky" and match.state.deals > before for match, before in zip(playing, deals, strict=True)
        )
    assert went_on > 3
