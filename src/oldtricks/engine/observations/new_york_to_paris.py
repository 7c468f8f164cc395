"""New York to Paris as a row of numbers."""

from ...rules.new_york_to_paris import KINDS, PER_WORD, State, top_discard
from ...rules.table import DRAW, LUCKY, side_of
from .encode import put, put_one, put_seat
from .layout import Field


def observe(s: State, seat: int, out: list[int]) -> int:
    at = put_one(out, 0, s.phase - DRAW if DRAW <= s.phase <= LUCKY else -1, 3)
    at = put_seat(out, at, s, seat, s.turn)
    at = put_counts(out, at, s.hands[seat])
    side = side_of(s, seat)
    for _ in range(s.sides):
        at = put_one(out, at, s.weather[side], KINDS)
        at = put_one(out, at, s.flight[side], KINDS)
        for pile in range(3):
            at = put(out, at, s.miles[3 * side + pile])
        side = side + 1 if side + 1 < s.sides else 0
    for kind in range(KINDS):
        at = put(out, at, s.buried[kind])
    at = put_discards(s, out, at)
    at = put_one(out, at, top_discard(s) if s.discarded > 0 else -1, KINDS)
    at = put_one(out, at, s.taken, KINDS)
    at = put(out, at, s.stock - s.drawn)
    return put(out, at, s.quiet // s.players if s.quiet > 0 else 0)


def put_counts(out: list[int], at: int, hand: int) -> int:
    """How many of each kind a hand holds: the layers that a kind fills."""
    while hand:
        for kind in range(KINDS):
            out[at + kind] += hand >> kind & 1
        hand >>= KINDS
    return at + KINDS


def put_discards(s: State, out: list[int], at: int) -> int:
    """How many of each kind lie on the discard pile: everybody saw them fall (NY-Q9)."""
    for i in range(s.discarded):
        out[at + (s.discards[i // PER_WORD] >> 4 * (i % PER_WORD) & 15)] += 1
    return at + KINDS


def fields(players: int, sides: int) -> list[Field]:
    piles = [
        Field(
            f"piles {side}",
            2 * KINDS + 3,
            "top of the weather pile, top of the flight pile; 500s, 300s and 100s",
            "piles",
        )
        for side in range(sides)
    ]
    return [
        Field("phase", 3, "draw, play or lucky", "phase"),
        Field("turn", players, "who is to act", "seat"),
        Field("hand", KINDS, "how many of each kind the observer holds", "counts"),
        *piles,
        Field("aside", KINDS, "cards of each kind that the next new deal takes back", "counts"),
        Field("discards", KINDS, "cards of each kind on the discard pile", "counts"),
        Field("discard_top", KINDS, "the card on top of it", "card"),
        Field("taken", KINDS, "the card taken from it in this turn", "card"),
        Field("drawing", 1, "cards on the drawing pile, 127 for more"),
        Field("quiet", 1, "rounds without a mileage card"),
    ]
