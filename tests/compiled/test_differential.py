"""Interpreted and compiled rules agree on the whole state after every action, at every table."""

from typing import Any

import pytest

from tests.tables import TABLES, table_id

from .differential import walk


@pytest.mark.parametrize(
    "table",
    [pytest.param(table, marks=pytest.mark.xdist_group(f"compiled-{table[0]}")) for table in TABLES],
    ids=table_id,
)
def test_states_are_alike_after_every_action(table: tuple[str, dict[str, Any]]) -> None:
    matches = 40 if table[0] == "new_york_to_paris" else 100
    compared, _ = walk(*table, matches, seed=1000)
    assert compared > 10 * matches
