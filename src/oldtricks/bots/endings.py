"""The last tricks with all cards in sight: alpha-beta for two sides, max^n for more. In the rules' dialect.

Values are chances to win the match, as `thinking.chances_of` gives them when the hand is over.
"""

from typing import Any, NamedTuple

from ..compiled.surface import reset
from ..engine.observations.encode import bits
from ..rules.table import PLAY, Table, TrickTable, side_of
from .surface import taken_so_far, veil
from .thinking import chances_of, make, mixed, moves

DEEPEST = 40  # cards that an ending may have left
SEEN = 1 << 14  # positions remembered


class Ending(NamedTuple):
    """Room to solve endings in; lists, or arrays for compiled code."""

    stack: Any  # a state for every card
    left: Any  # actions still to be tried there
    low: Any
    high: Any
    floor: Any  # `low` and `high` as they were at first
    ceiling: Any
    best: Any  # of two sides; of more, 8 * depth + side
    keys: Any  # positions seen,
    under: Any  # their least
    over: Any  # and their greatest value


def position_of(s: TrickTable, world: int) -> int:
    """A number for the position between two tricks: who holds what, who leads, what was taken."""
    key = mixed(mixed(0, world), s.turn)
    for seat in range(s.players):
        key = mixed(key, s.hands[seat])
    return mixed(key, taken_so_far(s))


def try_next(e: Ending, depth: int) -> None:
    """Make the next action that is to be tried there, in the state above."""
    action = bits((e.left[depth] & -e.left[depth]) - 1)
    e.left[depth] &= e.left[depth] - 1
    reset(e.stack[depth + 1], e.stack[depth])
    make(e.stack[depth + 1], action)


def solve(e: Ending, spare: Table, rest: Any, side: int, world: int) -> float:
    """The side's chance from the state at the bottom of the stack, when both sides see all cards."""
    depth = 0
    e.low[0] = -1.0
    e.high[0] = 2.0
    open_node(e, 0, side)
    while True:
        s = e.stack[depth]
        if e.left[depth] == 0 or e.low[depth] >= e.high[depth]:
            value: float = e.best[8 * depth]
            if s.count == 0 and depth:
                remember(e, depth, position_of(s, world), value)
            if depth == 0:
                return value
            depth -= 1
            fold(e, depth, side, value)
            continue
        try_next(e, depth)
        t = e.stack[depth + 1]
        if t.phase != PLAY:
            at = chances_of(t, spare, rest, world)
            fold(e, depth, side, rest.chances[at + side])
            continue
        e.low[depth + 1] = e.low[depth]
        e.high[depth + 1] = e.high[depth]
        if t.count == 0:
            key = position_of(t, world)
            place = key % SEEN
            if e.keys[place] == key:
                e.low[depth + 1] = max(e.low[depth + 1], e.under[place])
                e.high[depth + 1] = min(e.high[depth + 1], e.over[place])
                if e.low[depth + 1] >= e.high[depth + 1]:
                    fold(e, depth, side, e.under[place] if e.under[place] >= e.high[depth] else e.over[place])
                    continue
        depth += 1
        open_node(e, depth, side)


def remember(e: Ending, depth: int, key: int, value: float) -> None:
    """What the search of a position has shown: its value, or a bound of it."""
    place = key % SEEN
    if e.keys[place] != key:
        e.keys[place] = key
        e.under[place] = -1.0
        e.over[place] = 2.0
    if value > e.floor[depth]:
        e.under[place] = max(e.under[place], value)
    if value < e.ceiling[depth]:
        e.over[place] = min(e.over[place], value)


def open_node(e: Ending, depth: int, side: int) -> None:
    s = e.stack[depth]
    e.left[depth] = moves(s)
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


def solve_many(e: Ending, spare: Table, rest: Any, world: int) -> None:
    """max^n: everybody maximises the chance of his own side. The chances are left in `best` at the bottom."""
    depth = 0
    open_many(e, 0)
    while True:
        if e.left[depth] == 0:
            if depth == 0:
                return
            depth -= 1
            choose_many(e, depth, e.best, 8 * depth + 8)
            continue
        try_next(e, depth)
        t = e.stack[depth + 1]
        if t.phase != PLAY:
            at = chances_of(t, spare, rest, world)
            choose_many(e, depth, rest.chances, at)
        else:
            depth += 1
            open_many(e, depth)


def open_many(e: Ending, depth: int) -> None:
    e.left[depth] = moves(e.stack[depth])
    for side in range(8):
        e.best[8 * depth + side] = -1.0


def choose_many(e: Ending, depth: int, values: Any, first: int) -> None:
    """The player at this depth takes these chances if they are better for him."""
    s = e.stack[depth]
    own = side_of(s, s.turn)
    if values[first + own] > e.best[8 * depth + own]:
        for side in range(8):
            e.best[8 * depth + side] = values[first + side]


def ending_value(e: Ending, spare: Table, rest: Any, side: int, world: int) -> float:
    """The side's chance in the state at the bottom of the stack, which is between two actions of the play."""
    s = e.stack[0]
    veil(s)
    if s.sides == 2:
        return solve(e, spare, rest, side, world)
    solve_many(e, spare, rest, world)
    value: float = e.best[side]
    return value
