"""Lighthouse as a row of numbers."""

from typing import Any

from ...rules.lighthouse import CARDS, State
from .encode import put, put_trick_table
from .layout import Field, trick_fields


def observe(s: State, seat: int, out: Any) -> int:
    at = put_trick_table(s, seat, out, CARDS, 3, 1)
    return put(out, at, s.lit)


def fields(players: int, sides: int) -> list[Field]:
    return [
        *trick_fields(players, sides, CARDS, 3, "points"),
        Field("lit", 1, "whether the Light has been shown in this hand"),
    ]
