"""Tactics as a row of numbers."""

from ...rules.tactics import CARDS, State
from .encode import put, put_trick_table
from .layout import Field, trick_fields

SCORE_UNIT = 5


def observe(s: State, seat: int, out: list[int]) -> int:
    at = put_trick_table(s, seat, out, CARDS, 4, SCORE_UNIT)
    for i in range(2):
        at = put(out, at, s.keys[(seat + i) % 2] // 5)
    for i in range(2):
        at = put(out, at, s.engagements[(seat + i) % 2])
    return at


def fields(players: int, sides: int) -> list[Field]:
    return [
        *trick_fields(players, sides, CARDS, 4, "fives of points"),
        Field("keys", 2, "fives of points of the Keys each side has captured"),
        Field("engagements", 2, "Engagements each side has won"),
    ]
