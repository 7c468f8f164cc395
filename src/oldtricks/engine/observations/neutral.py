"""Neutral as a row of numbers. Nothing in it depends on who holds the called card (NE14, NE-Q6)."""

from typing import Any

from ...rules.neutral import CARDS, State
from ...rules.table import side_of
from .encode import put, put_bits, put_one, put_trick_table
from .layout import Field, trick_fields

SCORE_UNIT = 1
FACE_UP = "cards of the tricks that lie face up before a side, the observer's first (NE16)"


def observe(s: State, seat: int, out: Any) -> int:
    at = put_trick_table(s, seat, out, CARDS, 6, SCORE_UNIT)
    at = put_one(out, at, s.called, CARDS)
    side = side_of(s, seat)
    for _ in range(s.sides):
        at = put(out, at, s.plain[side])
        at = put(out, at, s.neutralised[side])
        at = put(out, at, s.rulers[side])
        side = side + 1 if side + 1 < s.sides else 0
    for _ in range(s.sides):  # NE16
        for trick in range(s.tricks):
            if s.face_up[trick] >> CARDS + side & 1:
                put_bits(out, at, s.face_up[trick] & (1 << CARDS) - 1, CARDS)
        at += CARDS
        side = side + 1 if side + 1 < s.sides else 0
    return at


def fields(players: int, sides: int) -> list[Field]:
    return [
        *trick_fields(players, sides, CARDS, 6, "points"),
        Field("called", CARDS, "the card that names the partner, when five play", "card"),
        Field("piles", 3 * sides, "Belligerent tricks, neutralised tricks and Rulers in them, side by side"),
        *[Field(f"face_up {i}", CARDS, FACE_UP, "cards") for i in range(sides)],
    ]
