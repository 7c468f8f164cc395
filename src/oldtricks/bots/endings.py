"""The last tricks with all cards in sight: alpha-beta for two sides, max^n for more. In the rules' dialect.

Values are chances to win the match, as `thinking.chances_of` gives them when the hand is over. What makes it fast
changes no value: of cards that are alike only the lowest is tried, positions are remembered by which cards are higher
than which, a player who has only one card to play plays it at once, what proved best elsewhere is tried first, and
nothing is tried that cannot be chosen.
"""

from typing import Any, NamedTuple

from ..compiled.surface import reset
from ..engine.observations.encode import bits
from ..rules.table import PLAY, Action, Mask, Table, TrickTable, side_of
from .surface import borders, conclude, crossed, crossings, made, still_open, taken_so_far, veil
from .thinking import chances_of, make, mixed, moves

DEEPEST = 40  # cards that an ending may have left
SEEN = 1 << 15  # positions remembered
WIDTH = 128  # more than any side makes in a hand
ENDS, ORDERLY, CONSTANT, TRIED = range(4)  # numbers in `known`
NEARLY = 1e-9  # chances of all sides add up to 1, give or take less than this


class Ending(NamedTuple):
    """Room to solve endings in; lists, or arrays for compiled code."""

    stack: Any  # a state for every card
    left: Any  # actions still to be tried there
    tried: Any  # the one that is being tried
    low: Any
    high: Any
    floor: Any  # `low` and `high` as they were at first
    ceiling: Any
    best: Any  # of two sides; of more, 8 * depth + side
    keys: Any  # positions seen, 0 for none,
    under: Any  # their least,
    over: Any  # and their greatest value
    shares: Any  # with more sides, all their values: 8 * place + side
    merits: Any  # how often a card settled a position: 64 * seat + card
    ends: Any  # chances by what the sides made: WIDTH * one side's + the other's
    known: Any  # of the ends: which they are, is more always better, do both make as much in all; the cards tried

    @classmethod
    def of(cls, stack: Any, integers: Any, floats: Any) -> "Ending":
        """With a stack of states, and with what makes rows of integers and of floats."""
        depth = DEEPEST + 1
        left, tried, low, high = integers(depth), integers(depth), floats(depth), floats(depth)
        floor, ceiling, best = floats(depth), floats(depth), floats(8 * depth)
        keys, under, over, shares = integers(SEEN), floats(SEEN), floats(SEEN), floats(8 * SEEN)
        merits, ends, known = integers(512), floats(WIDTH * WIDTH), integers(4)
        return cls(stack, left, tried, low, high, floor, ceiling, best, keys, under, over, shares, merits, ends, known)


# Cards that are alike


def alike(s: TrickTable) -> Mask:
    """The cards to try: of those that nothing in play lies between, and that count the same, the lowest."""
    cards = moves(s)
    between = borders(s) | crossings(s)
    for seat in range(s.players):
        if seat != s.turn:
            between |= s.hands[seat]
    for i in range(s.count):
        between |= 1 << s.trick[i]
    worth_trying = 0
    below = 0  # all cards up to the last one that was looked at
    while cards:
        card = cards & -cards
        cards ^= card
        up_to = 2 * card - 1
        if below == 0 or between & up_to & ~below:
            worth_trying |= card
        below = up_to
    return worth_trying


def position_of(s: TrickTable, world: int, taken: int) -> int:
    """A number for the position between two tricks: who leads, what was taken, and who holds what.

    Cards out of play leave no gaps: of each lot of cards between borders it tells whose the lowest is, the next, and
    so on.
    """
    bars = borders(s)
    key = mixed(mixed(mixed(mixed(0, world), s.turn), crossed(s)), taken)
    held = 0
    for seat in range(s.players):
        held |= s.hands[seat]
    below = 0
    whose = 1
    while held:
        card = held & -held
        held ^= card
        up_to = 2 * card - 1
        if bars & up_to & ~below:
            key = mixed(mixed(key, whose), bits(bars & up_to))
            whose = 1
        below = up_to
        seat = 0
        while not s.hands[seat] & card:
            seat += 1
        whose = whose << 3 | seat
    return mixed(key, whose)


# Trying


def try_next(e: Ending, depth: int, action: Action) -> None:
    """Make this action in the state above, and all that follow from it without a choice while the trick goes on."""
    e.left[depth] &= ~(1 << action)
    e.tried[depth] = action
    e.known[TRIED] += 1
    t = e.stack[depth + 1]
    reset(t, e.stack[depth])
    make(t, action)
    follow_on(e, t)


def follow_on(e: Ending, t: TrickTable) -> None:
    while t.phase == PLAY and t.count:
        only = moves(t)
        if only & (only - 1):
            break
        e.known[TRIED] += 1
        make(t, bits(only - 1))


def first_of(e: Ending, depth: int) -> Action:
    """The lowest action that is still to be tried."""
    return bits((e.left[depth] & -e.left[depth]) - 1)


def promising(e: Ending, depth: int) -> Action:
    """Of the actions still to be tried, the one that most often settled a position."""
    left = e.left[depth]
    first = 64 * e.stack[depth].turn
    best = -1
    most = -1
    while left:
        action = bits((left & -left) - 1)
        left &= left - 1
        if e.merits[first + action] > most:
            most = e.merits[first + action]
            best = action
    return best


# Two sides


def solve(e: Ending, spare: Table, rest: Any, side: int, world: int) -> float:
    """The side's chance from the state at the bottom of the stack, when both sides see all cards."""
    depth = 0
    e.low[0] = -1.0
    e.high[0] = 2.0
    foresee(e, spare, rest, side, world)
    open_node(e, 0, side)
    while True:
        s = e.stack[depth]
        if e.left[depth] == 0 or e.low[depth] >= e.high[depth]:
            value: float = e.best[8 * depth]
            if s.count == 0 and depth:
                remember(e, depth, side, position_of(s, world, so_far(e, s)), value)
            if depth == 0:
                return value
            if e.low[depth] >= e.high[depth]:
                e.merits[64 * s.turn + e.tried[depth]] += 1
            depth -= 1
            fold(e, depth, side, value)
            continue
        try_next(e, depth, promising(e, depth))
        t = e.stack[depth + 1]
        if t.phase != PLAY:
            at = chances_of(t, spare, rest, world)
            fold(e, depth, side, rest.chances[at + side])
            continue
        e.low[depth + 1] = e.low[depth]
        e.high[depth + 1] = e.high[depth]
        if t.count == 0:
            if e.known[ORDERLY] and narrowed(e, depth, side, end_of(e, t, side, 0), end_of(e, t, side, still_open(t))):
                continue
            key = position_of(t, world, so_far(e, t))
            place = key % SEEN
            if e.keys[place] == key and narrowed(
                e, depth, side, chance_of(e, t, side, e.under[place]), chance_of(e, t, side, e.over[place])
            ):
                continue
        depth += 1
        open_node(e, depth, side)


def narrowed(e: Ending, depth: int, side: int, under: float, over: float) -> bool:
    """What the position above is worth at least and at most: true if that is all that has to be known of it."""
    e.low[depth + 1] = max(e.low[depth + 1], under)
    e.high[depth + 1] = min(e.high[depth + 1], over)
    if e.low[depth + 1] < e.high[depth + 1]:
        return False
    fold(e, depth, side, e.low[depth + 1] if e.low[depth + 1] >= e.high[depth] else e.high[depth + 1])
    return True


def foresee(e: Ending, spare: Table, rest: Any, side: int, world: int) -> None:
    """The chances of every end that may come; and whether it is always better to make more and to leave less.

    They are kept as long as as much was taken: with the last card of a trick, each world turns up a side card (AV16).
    """
    s = e.stack[0]
    reach = still_open(s) + 1
    own = made(s, side)
    others = made(s, 1 - side)
    ends = mixed(mixed(mixed(mixed(world % rest.lots, side), reach), WIDTH * own + others), taken_so_far(s))
    if e.known[ENDS] == ends:
        return
    e.known[ENDS] = ends
    e.known[ORDERLY] = 1 if reach else 0
    e.known[CONSTANT] = e.known[ORDERLY]
    for i in range(own, own + reach):
        for j in range(others, others + reach):
            e.ends[WIDTH * i + j] = -1.0
    number = 0
    t = e.stack[1]
    reset(t, s)
    while conclude(t, number):
        place = WIDTH * made(t, side) + made(t, 1 - side)
        e.ends[place] = rest.chances[chances_of(t, spare, rest, world) + side]
        number += 1
        reset(t, s)
    for i in range(reach):
        for j in range(reach):
            place = WIDTH * (own + i) + others + j
            up = reach - 1 - i
            if e.ends[place] >= 0.0 and i + j < reach - 1:
                e.known[CONSTANT] = 0
            if e.ends[place] >= 0.0 and (
                next_end(e, place, WIDTH, up) < e.ends[place]
                or next_end(e, place, -1, j) < e.ends[place]
                or next_end(e, place, WIDTH - 1, min(up, j)) < e.ends[place]
            ):
                e.known[ORDERLY] = 0
                e.known[CONSTANT] = 0


def next_end(e: Ending, place: int, step: int, steps: int) -> float:
    """The chance of the next end in a direction; 2 if there is none."""
    for _ in range(steps):
        place += step
        if e.ends[place] >= 0.0:
            chance: float = e.ends[place]
            return chance
    return 2.0


# Where both sides together always make as much, and more is always better, a position is remembered by what can be made
# from it, whatever was made before; and otherwise by chances.


def so_far(e: Ending, s: TrickTable) -> int:
    """What is to be remembered with a position."""
    return 0 if e.known[CONSTANT] else taken_so_far(s) + 1


def end_of(e: Ending, s: TrickTable, side: int, gain: int) -> float:
    """The chance if the side makes so much more, and the others all the rest."""
    chance: float = e.ends[WIDTH * (made(s, side) + gain) + made(s, 1 - side) + still_open(s) - gain]
    return chance


def chance_of(e: Ending, s: TrickTable, side: int, noted: float) -> float:
    """What was noted of a position as a chance."""
    return end_of(e, s, side, int(noted)) if e.known[CONSTANT] else noted


def remember(e: Ending, depth: int, side: int, key: int, value: float) -> None:
    """What the search of a position has shown: its value, or a bound of it."""
    s = e.stack[depth]
    place = key % SEEN
    if e.keys[place] != key:
        e.keys[place] = key
        e.under[place] = 0.0 if e.known[CONSTANT] else -1.0
        e.over[place] = float(still_open(s)) if e.known[CONSTANT] else 2.0
    if value > e.floor[depth]:
        e.under[place] = max(e.under[place], least_gain(e, s, side, value) if e.known[CONSTANT] else value)
    if value < e.ceiling[depth]:
        e.over[place] = min(e.over[place], greatest_gain(e, s, side, value) if e.known[CONSTANT] else value)


def least_gain(e: Ending, s: TrickTable, side: int, value: float) -> float:
    """What the side makes at least if it has such a chance."""
    gain = 0
    while end_of(e, s, side, gain) < value:
        gain += 1
    return float(gain)


def greatest_gain(e: Ending, s: TrickTable, side: int, value: float) -> float:
    """What the side makes at most then."""
    gain = still_open(s)
    while end_of(e, s, side, gain) > value or end_of(e, s, side, gain) < 0.0:
        gain -= 1
    return float(gain)


def open_node(e: Ending, depth: int, side: int) -> None:
    s = e.stack[depth]
    e.left[depth] = alike(s)
    e.floor[depth] = e.low[depth]
    e.ceiling[depth] = e.high[depth]
    e.best[8 * depth] = -1.0 if side_of(s, s.turn) == side else 2.0


def fold(e: Ending, depth: int, side: int, value: float) -> None:
    """The player at this depth can have this value."""
    s = e.stack[depth]
    if side_of(s, s.turn) == side:
        e.best[8 * depth] = max(e.best[8 * depth], value)
        e.low[depth] = max(e.low[depth], value)
    else:
        e.best[8 * depth] = min(e.best[8 * depth], value)
        e.high[depth] = min(e.high[depth], value)


# More sides


def solve_many(e: Ending, spare: Table, rest: Any, world: int) -> None:
    """max^n: everybody maximises the chance of his own side. The chances are left in `best` at the bottom.

    Of equal ones he takes the first, so that the order of trying has to stay as it is.
    """
    depth = 0
    open_many(e, 0)
    while True:
        hopeless = depth > 0 and outdone(e, depth)
        if e.left[depth] == 0 or hopeless:
            if depth == 0:
                return
            if not hopeless and e.stack[depth].count == 0:
                remember_many(e, depth, position_of(e.stack[depth], world, taken_so_far(e.stack[depth])))
            depth -= 1
            choose_many(e, depth, e.best, 8 * depth + 8)
            continue
        try_next(e, depth, first_of(e, depth))
        t = e.stack[depth + 1]
        if t.phase != PLAY:
            at = chances_of(t, spare, rest, world)
            choose_many(e, depth, rest.chances, at)
            continue
        if t.count == 0:
            key = position_of(t, world, taken_so_far(t))
            place = key % SEEN
            if e.keys[place] == key:
                choose_many(e, depth, e.shares, 8 * place)
                continue
        depth += 1
        open_many(e, depth)


def outdone(e: Ending, depth: int) -> bool:
    """Whether the player at this depth will leave the one before him less than that one can have elsewhere."""
    own = side_of(e.stack[depth], e.stack[depth].turn)
    other = side_of(e.stack[depth - 1], e.stack[depth - 1].turn)
    left: float = 1.0 - e.best[8 * depth + own] + NEARLY
    return own != other and e.best[8 * depth - 8 + other] > left


def remember_many(e: Ending, depth: int, key: int) -> None:
    place = key % SEEN
    e.keys[place] = key
    for side in range(8):
        e.shares[8 * place + side] = e.best[8 * depth + side]


def open_many(e: Ending, depth: int) -> None:
    e.left[depth] = alike(e.stack[depth])
    for side in range(8):
        e.best[8 * depth + side] = -1.0


def choose_many(e: Ending, depth: int, values: Any, first: int) -> None:
    """The player at this depth takes these chances if they are better for him; nothing is better than to be sure."""
    s = e.stack[depth]
    own = side_of(s, s.turn)
    if values[first + own] > e.best[8 * depth + own]:
        for side in range(8):
            e.best[8 * depth + side] = values[first + side]
        if sure(e.best[8 * depth + own]):
            e.left[depth] = 0


def sure(chance: float) -> bool:
    return chance >= 1.0


def ending_value(e: Ending, spare: Table, rest: Any, side: int, world: int) -> float:
    """The side's chance in the state at the bottom of the stack, which is between two actions of the play."""
    s = e.stack[0]
    veil(s)
    if s.sides == 2:
        return solve(e, spare, rest, side, world)
    solve_many(e, spare, rest, world)
    value: float = e.best[side]
    return value
