"""Neutral as a row of numbers. Nothing in it depends on who holds the called card (NE14, NE-Q6)."""

from ...rules.neutral import CARDS, RANKS, State
from ...rules.table import left, side_of
from .encode import bits, put, put_one, put_trick_table
from .layout import Field, trick_fields

SCORE_UNIT = 1
PLAYED = 6 + 2 * CARDS  # where the cards played begin, after phase, four seats, hand and discards


def observe(s: State, seat: int, out: list[int]) -> int:
    at = put_trick_table(s, seat, out, CARDS, 6, SCORE_UNIT)
    at = put_one(out, at, s.called, CARDS)
    side = side_of(s, seat)
    for _ in range(s.sides):
        at = put(out, at, s.plain[side])
        at = put(out, at, s.neutralised[side])
        at = put(out, at, s.rulers[side])
        side = side + 1 if side + 1 < s.sides else 0
    mark_face_up(s, seat, out)
    return at


def mark_face_up(s: State, seat: int, out: list[int]) -> None:
    """NE16: among the cards played, those that lie face up are told apart by the side before which they lie."""
    first = PLAYED + 4 * s.players
    trick = 0
    while trick < RANKS and s.face_up[trick]:
        side = side_of(s, seat)
        place = 2
        while not s.face_up[trick] >> CARDS + side & 1:
            side = side + 1 if side + 1 < s.sides else 0
            place += 1
        other = seat
        for i in range(s.players):
            card = s.face_up[trick] & s.played[other]  # everybody has one in it
            out[first + i * CARDS + bits(card - 1)] = place
            other = left(s, other)
        trick += 1


def marked(field: Field) -> Field:
    """With what `mark_face_up` writes there."""
    if not field.name.startswith("played"):
        return field
    return Field(
        field.name,
        field.length,
        f"{field.about}; 2 if it lies face up before the observer's side, 3 before the next and so on (NE16)",
        field.kind,
    )


def fields(players: int, sides: int) -> list[Field]:
    return [
        *(marked(field) for field in trick_fields(players, sides, CARDS, 6, "points")),
        Field("called", CARDS, "the card that names the partner, when five play", "card"),
        Field("piles", 3 * sides, "Belligerent tricks, neutralised tricks and Rulers in them, side by side"),
    ]
