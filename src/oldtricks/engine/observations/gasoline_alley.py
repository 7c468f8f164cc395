"""Gasoline Alley as a row of numbers."""

from ...rules.gasoline_alley import CARDS, State
from ...rules.table import left
from .encode import put, put_trick_table
from .layout import Field, trick_fields

SCORE_UNIT = 1


def observe(s: State, seat: int, out: list[int]) -> int:
    at = put_trick_table(s, seat, out, CARDS, 4, SCORE_UNIT)
    at = put(out, at, s.contract)
    other = seat
    for _ in range(s.players):
        at = put(out, at, s.points[other])
        other = left(s, other)
    return at


def fields(players: int, sides: int) -> list[Field]:
    return [
        *trick_fields(players, sides, CARDS, 4, "points"),
        Field("contract", 1, "what the maker must make, 0 if he owes nothing"),
        Field("points", players, "points each player has made in this hand"),
    ]
