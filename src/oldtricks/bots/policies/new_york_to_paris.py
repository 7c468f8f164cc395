"""New York to Paris by rule of thumb: what a card is worth in hand, on one's own piles, on others', given away."""

from ...engine.sfc32 import below
from ...rules.new_york_to_paris import (
    DISCARD_ONE,
    FAVORABLE,
    FLIGHT,
    FORCED,
    FROM_DISCARDS,
    FROM_DRAWING,
    HINDER,
    KINDS,
    LAYER,
    LINDY,
    MILES_100,
    MILES_500,
    MOTOR,
    PER_WORD,
    STORM,
    TAKE_OFF,
    State,
    legal,
    mileage_wanted,
    own_plays,
    top_discard,
)
from ...rules.table import DRAW, Action, Card, Mask, left, side_of
from ..racing import ending_value as ending_value
from ..racing import redeal as redeal
from .habits import how_many, lowest

# What a card is worth, by kind, in hundredths of a turn. Two sides, then more.
NEEDED = (1004, 711, 184, 103, 45, 1012, 170, 211, 340, 408, 914, 450, 728, 197, 127, 742, 226, 204, 353, 455)
# the first for later
SPARE = (297, 103, 30, 6, 1, 756, 386, 368, 710, 548, 68, 135, -15, -9, -61, 659, 76, 76, 442, 472)
SECOND = (49, 21, 25, 23, 27, 56, 188, 198, 406, 401, 44, 15, 9, -11, -12, 67, 73, 67, 311, 321)  # each further one
PLAYED = (360, 421, 358, 308, 230, 279, 508, 527, 1030, 39, 58, 291, 635, 559, 420, 327, 431, 432, 1015, 92)
AVERAGE = (362, 317)  # of a card drawn blindly
IN_FLIGHT = (42, -61)  # Favorable Weather, for a side in the air that can play 100s
CROWD = (18, 214)  # a hazard hits only one of several others
LEADER = (-12, 15)  # more for each mileage card that he has laid beyond seven
GIFT = (477, 331)  # 1024ths of what the next player gains by a discard
LUCKY_CARDS = 1  # playable cards that make a lucky turn worth while
LAYERS = sum(1 << KINDS * layer for layer in range(6))


SPAN = 3300  # NY11: a whole flight
TO_THE_END = 1


def policy(s: State, c: list[int]) -> Action:
    return best_draw(s) if s.phase == DRAW else best_move(s)


def many(s: State) -> int:
    """Whether there are more than two sides."""
    return 1 if s.sides > 2 else 0


def held_of(hand: Mask, kind: Card) -> int:
    """How many of the kind are in a hand."""
    return how_many(hand >> kind & LAYERS)


def worth(s: State, side: int, kind: Card, others: int) -> int:
    """What a card is worth to a side that has so many others of its kind."""
    place = KINDS * many(s) + kind
    if MILES_500 <= kind <= MILES_100:
        pile = kind - MILES_500
        return NEEDED[place] if s.miles[3 * side + pile] + others < FLIGHT[pile] else 0
    if others:
        return SECOND[place]
    return NEEDED[place] if helps_now(s, side, kind) else SPARE[place]


def helps_now(s: State, side: int, kind: Card) -> bool:
    """Whether the side waits for this card to get on."""
    if kind == FAVORABLE:
        return s.weather[side] != FAVORABLE
    if kind == TAKE_OFF:
        return s.flight[side] != TAKE_OFF
    return kind == FORCED and s.flight[side] == MOTOR


def best_draw(s: State) -> Action:
    """NY3: the discard pile if its top card is worth more than one drawn blindly."""
    if not s.discarded:
        return FROM_DRAWING
    kind = top_discard(s)
    gain = worth(s, side_of(s, s.turn), kind, held_of(s.hands[s.turn], kind))
    return FROM_DISCARDS if gain > AVERAGE[many(s)] else FROM_DRAWING


def best_move(s: State) -> Action:
    moves = legal(s)
    best = lowest(moves)
    most = -(1 << 40)
    while moves:
        move = lowest(moves)
        moves &= moves - 1
        if move >= HINDER:
            gain = hinder_gain(s, STORM + (move - HINDER) // 8, (move - HINDER) % 8)
        elif move >= DISCARD_ONE:
            gain = discard_gain(s, move - DISCARD_ONE)
        else:
            gain = own_gain(s, move)
        if gain > most:
            most = gain
            best = move
    return best


def own_gain(s: State, kind: Card) -> int:
    """What it brings to lay a card on one's own piles."""
    side = side_of(s, s.turn)
    if kind == LINDY:
        playable = own_plays(s, side) & s.hands[s.turn] & LAYER
        ready = s.weather[side] == FAVORABLE and s.flight[side] == TAKE_OFF
        return 100000 if ready and how_many(playable) >= LUCKY_CARDS else -10000
    gain = PLAYED[KINDS * many(s) + kind]
    if kind == FAVORABLE and s.flight[side] == TAKE_OFF and mileage_wanted(s, side) & s.hands[s.turn] & 1 << MILES_100:
        gain += IN_FLIGHT[many(s)]
    return gain


def hinder_gain(s: State, kind: Card, side: int) -> int:
    """What it brings to hinder a side: more if it leads."""
    laid = 0
    for pile in range(3):
        laid += s.miles[3 * side + pile]
    return PLAYED[KINDS * many(s) + kind] + LEADER[many(s)] * (laid - 7) - CROWD[many(s)] * (s.sides - 2)


def discard_gain(s: State, kind: Card) -> int:
    """What it costs to give a card away: its worth, and what the next player may do with it."""
    own = worth(s, side_of(s, s.turn), kind, held_of(s.hands[s.turn], kind) - 1)
    following = side_of(s, left(s, s.turn))
    gift = worth(s, following, kind, 0) - AVERAGE[many(s)]
    return -own - (gift * GIFT[many(s)] >> 10) if gift > 0 and following != side_of(s, s.turn) else -own


def forget(s: State) -> None:
    """What was played lies on the table."""
    return


# For the search, see `bots.surface.Policy`


def note_result(s: State, result: list[int]) -> None:
    """A race is a match."""
    return


def settle_result(s: State, result: list[int]) -> None:
    return


def taken_so_far(s: State) -> int:
    return 0


def made(s: State, side: int) -> int:
    return 0


def shuffle_ahead(s: State, c: list[int]) -> None:
    """The drawing pile."""
    for i in range(s.stock - 1, s.drawn, -1):
        swap(s, i, s.drawn + below(c, i + 1 - s.drawn))


def swap(s: State, i: int, j: int) -> None:
    """Two cards of the drawing pile change places."""
    change = (s.drawing[i // PER_WORD] >> 4 * (i % PER_WORD) ^ s.drawing[j // PER_WORD] >> 4 * (j % PER_WORD)) & 15
    s.drawing[i // PER_WORD] ^= change << 4 * (i % PER_WORD)
    s.drawing[j // PER_WORD] ^= change << 4 * (j % PER_WORD)
