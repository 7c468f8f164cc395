"""Whether a contract was made: the rules say it once, and score by it."""

import random
from typing import Any

import pytest

from oldtricks.engine.box import unpack_line
from oldtricks.engine.match import copy_state
from oldtricks.rules import aviationgame, gasoline_alley, tactics
from oldtricks.rules.table import BID, DEAL, OVER

from ..tables import TABLES, limited, numbers, table_id

Table = tuple[str, dict[str, Any]]

LOST = {  # the line of the score sheet that a failed contract leaves: AV19, GA13; elsewhere BID_LOST
    "aviationgame": aviationgame.FAILED,
    "gasoline_alley": gasoline_alley.SET,
}


@pytest.mark.parametrize("seats", TABLES, ids=table_id)
def test_a_contract_is_made_unless_the_sheet_has_it_as_lost(seats: Table) -> None:
    game = limited(*seats, hands=4)
    rules, chance = game.rules, random.Random(12)
    lost = LOST.get(game.name, getattr(rules, "BID_LOST", -1))
    answers = []
    for seed in range(4):
        match = game.start(seed=seed)
        while not match.over:
            assert rules.contract_made(match.state) == -1  # the hand goes on
            legal = numbers(rules.legal(match.state))
            action = chance.choice(legal[:4] if match.state.phase == BID else legal)
            s = copy_state(match.state)
            rules.apply(s, action)
            if s.phase in (DEAL, OVER):
                answers.append(rules.contract_made(s))
                lines = [unpack_line(raw)[1] for raw in s.sheet[: s.lines]]
                assert (answers[-1] == 0) == (lost in lines)
            match.play(action)
    assert answers
    assert set(answers) <= ({-1, 0, 1} if lost >= 0 else {-1})


def test_c4_a_hand_thrown_in_has_no_contract() -> None:
    match = limited("tactics", {}).start(seed=1)
    for _ in range(3):
        match.play("pass")
    s = copy_state(match.state)
    tactics.apply(s, 0)
    assert s.phase == DEAL
    assert tactics.contract_made(s) == -1


def test_ga6_a_dealer_who_owes_nothing_has_no_contract() -> None:
    match = limited("gasoline_alley", {"players": 2}).start(seed=1)
    match.play("pass")
    while match.state.tricks < 6 and match.state.deals == 1:
        s = copy_state(match.state)
        action = numbers(gasoline_alley.legal(s))[0]
        gasoline_alley.apply(s, action)
        match.play(action)
    assert s.tricks == 6
    assert gasoline_alley.contract_made(s) == -1
