"""What a search has to know of a game beyond its rules and its policy: here as most games have it.

A game's module in `policies` says what is different, and offers the same names; see `surface.Policy`. In the rules'
dialect, but for `redeal` and `ending_value`.
"""

from ..rules.table import NOBODY, Mask, Table, TrickTable, side_of
from .endings import ending_value as ending_value
from .thinking import hand_points
from .thinking import redeal_tricks as redeal

__all__ = [
    "TO_THE_END", "borders", "conclude", "crossed", "crossings", "ending_value", "forget", "friends_of", "made",
    "note_result", "redeal", "shuffle_ahead", "standing", "still_open", "taken_so_far", "veil",
]  # fmt: skip

TO_THE_END = 0

# A result, with seat 0 dealing: points by seat (those of its side), then the maker, the making sides, points sold.
MAKER, MAKING, SOLD = 8, 9, 10
RESULT = 11


def note_result(s: TrickTable, result: list[int]) -> None:
    """What a finished hand came to."""
    note_points(s, result)


def note_points(s: TrickTable, result: list[int]) -> None:
    for seat in range(s.players):
        result[seat] = hand_points(s, side_of(s, seat))
    result[MAKER] = s.maker


def seat_from_dealer(s: Table, seat: int) -> int:
    """Who sits there when seat 0 would have dealt; seats below the dealer lie behind him."""
    seat += s.dealer
    return seat - s.players if seat >= s.players else seat


def add_result(s: TrickTable, result: list[int]) -> None:
    """Add the points of a result to the scores, the seats turned to the present dealer."""
    for side in range(s.sides):
        seat = side - s.dealer
        s.scores[side] += result[seat if seat >= 0 else seat + s.players]
    s.maker = seat_from_dealer(s, result[MAKER]) if result[MAKER] >= 0 else NOBODY
    s.lines = 0


def forget(s: TrickTable) -> None:
    """Remember only the trick that lies on the table."""
    on_table = 0
    for i in range(s.count):
        on_table |= 1 << s.trick[i]
    for seat in range(s.players):
        s.played[seat] &= on_table


def friends_of(s: Table) -> Mask:
    """The seats on the side of the player at turn; asked where they are not the same in every deal."""
    return 0


def standing(s: Table) -> int:
    """What the score of the match is besides the scores."""
    return 0


def veil(s: Table) -> None:
    """Cover what nobody may know who sees all hands."""
    return


def shuffle_ahead(s: Table, c: list[int]) -> None:
    """Put what is yet to be drawn, and nobody holds, into any other order."""
    return


def taken_so_far(s: TrickTable) -> int:
    """A number, below 2**62, for what the sides have taken in this hand, as far as it counts."""
    taken = 0
    for side in range(s.sides):
        taken = taken << 5 | s.taken[side]
    return taken


def borders(s: Table) -> Mask:
    """The cards that are not alike to the one below: any other could as well be that one, if that is out of play.

    That has to be true for the rest of the hand, in whatever order the cards will fall.
    """
    return -1


def crossings(s: Table) -> Mask:
    """The cards that are not alike to the one below because a card of another suit in play lies between them."""
    return 0


def crossed(s: Table) -> int:
    """A number for the order in which cards of different suits in play lie, where that makes a difference."""
    return 0


# What may come of a hand of two sides, all cards being in sight. A game that can say it has its endings solved sooner.


def made(s: TrickTable, side: int) -> int:
    """What a side has made so far, as far as it counts: below 128."""
    return s.taken[side]


def still_open(s: Table) -> int:
    """What may still be added to that, for both sides together; -1 if the game does not say."""
    return -1


def conclude(s: Table, number: int) -> bool:
    """Give what is open to the sides, the numbered way, and score the hand; false if there are no more ways."""
    return False
