"""Aviationgame as a row of numbers."""

from ...rules.aviationgame import CARDS, State
from .encode import put, put_trick_table
from .layout import Field, trick_fields

SCORE_UNIT = 100


def observe(s: State, seat: int, out: list[int]) -> int:
    at = put_trick_table(s, seat, out, CARDS, 4, SCORE_UNIT)
    for i in range(2):
        at = put(out, at, s.wind[(seat + i) % 2] // 100)
    return at


def fields(players: int, sides: int) -> list[Field]:
    return [
        *trick_fields(players, sides, CARDS, 4, "hundreds of miles"),
        Field("wind", 2, "net hundreds of miles of the side cards each team has taken"),
    ]
