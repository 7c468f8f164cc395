"""Tree search over the rules, in their own dialect: information sets with random playouts, or open cards with policies.

One tree, seen by one player: a node is what was done since the decision, its statistics count for the side of whoever
did it last. Every iteration has a world of its own (for oracle and kibitzer: the real one), in which only some of a
node's actions may be possible; UCB1 therefore counts how often an action could have been chosen.
"""

import hashlib
import math
import time
from functools import cache
from typing import Any, NamedTuple

from ..compiled import build, cpu
from ..compiled.kernels import pick
from ..compiled.surface import reset
from ..engine.box import State
from ..engine.errors import OldTricksError
from ..engine.game import Game
from ..engine.sfc32 import WORD, seed
from ..rules.table import DEAL, OVER, Table, side_of
from ..words import say
from . import binding
from .base import Budget
from .sharp import bench
from .surface import SPAN, policy, shuffle_ahead
from .thinking import Bench, Knowledge, goes_on, make, margin, moves, world

NODES = 1 << 16
DEPTH = 512
SLICE = 64  # iterations between looks at the clock
EXPLORE = 0.7
RANDOM, POLICY, AHEAD = 0, 1, 2  # how playouts are played; AHEAD, by policy too, but nobody knows what will be drawn
TREES = (1 << 30) + 2  # stream of a seed


class Tree(NamedTuple):
    """Rows by node; row 0 is the decision."""

    action: Any
    side: Any  # of whoever did it
    child: Any  # the first
    sibling: Any  # the next
    tried: Any  # mask of the actions that have a node
    visits: Any
    chances: Any  # how often it could have been chosen
    value: Any
    path: Any
    size: Any  # nodes in use
    results: Any  # of the last iteration, by side

    @classmethod
    def empty(cls) -> "Tree":
        from ..compiled.arrays import np

        def row() -> Any:
            return np.zeros(NODES, np.int64)

        return cls(
            row(), row(), row(), row(), row(), row(), row(), np.zeros(NODES), np.zeros(DEPTH, np.int64),
            np.ones(1, np.int64), np.zeros(8),
        )  # fmt: skip


def grown(t: Tree, node: int, action: int, side: int) -> int:
    """A new node for an action."""
    new: int = t.size[0]
    t.size[0] += 1
    t.action[new] = action
    t.side[new] = side
    t.sibling[new] = t.child[node]
    t.child[node] = new
    t.tried[node] |= 1 << action
    return new


def most_promising(t: Tree, node: int, mask: int) -> int:
    """UCB1 among the actions that are possible in this world."""
    best = 0
    most = -1.0
    child = t.child[node]
    while child:
        if mask >> t.action[child] & 1:
            t.chances[child] += 1
            bound = t.value[child] / t.visits[child] + EXPLORE * math.sqrt(math.log(t.chances[child]) / t.visits[child])
            if bound > most:
                most = bound
                best = child
        child = t.sibling[child]
    return best


def descend(s: Table, t: Tree, c: list[int], how: int) -> int:
    """From the decision down to a new node, as far as the hand goes; how many nodes that were.

    The oracle takes the other sides to play by the policies, and weighs what its own side may do about it.
    """
    node = 0
    depth = 0
    own = side_of(s, s.turn)
    while s.phase != OVER and s.phase != DEAL and depth < DEPTH:
        if how != RANDOM and side_of(s, s.turn) != own:
            make(s, policy(s, c))
            continue
        mask = moves(s)
        untried = mask & ~t.tried[node]
        side = side_of(s, s.turn)
        new = untried != 0 and t.size[0] < NODES
        if new:
            node = grown(t, node, pick(untried, c), side)
            t.chances[node] = 1
        elif mask & t.tried[node]:
            node = most_promising(t, node, mask)
        else:
            break
        make(s, t.action[node])
        t.path[depth] = node
        depth += 1
        if new:
            break
    return depth


def finish_hand(s: Table, b: Bench, c: list[int], how: int) -> None:
    """To the end of the hand; of the race, to its end."""
    while goes_on(s, b, c):
        make(s, policy(s, c) if how != RANDOM else pick(moves(s), c))


def outcome(s: Table, side: int) -> float:
    """From 0, a match lost, to 1, a match won; in between by points."""
    if s.phase == OVER:
        if not s.winners >> side & 1:
            return 0.0
        won = 0
        for other in range(s.sides):
            won += s.winners >> other & 1
        return 1 / won
    points = margin(s, side) / SPAN
    return 0.5 + 0.5 * max(-1.0, min(1.0, points))


def think(
    t: Tree, spare: Any, before: Any, k: Knowledge, b: Bench, low: int, high: int, first: int, last: int, how: int
) -> None:
    """Iterations from first to last. Oracle and kibitzer, whose playouts follow the policies, know the world."""
    c = b.chance
    s = spare[0]
    for i in range(first, last):
        seed(c, low, high + i & WORD, TREES)
        if how != RANDOM:
            reset(s, before[0])
            if how == AHEAD:
                shuffle_ahead(s, c)
        elif world(s, before[0], k, b, c, 0) == 0:
            continue
        depth = descend(s, t, c, how)
        finish_hand(s, b, c, how)
        for side in range(s.sides):
            t.results[side] = outcome(s, side)
        for step in range(depth):
            node = t.path[step]
            t.visits[node] += 1
            t.value[node] += t.results[t.side[node]]


class Search:
    """One decision: a tree that grows until the budget is spent."""

    def __init__(self, game: Game, before: State, known: Knowledge, how: int, seed: int, seat: int, ply: int) -> None:
        from ..compiled.arrays import np

        self.game = game
        self.known = known
        self.how = how
        self.before = build.template(game)
        build.write_state(self.before[0], before, game.rules)
        self.spare = np.zeros(1, self.before.dtype)
        self.bench = bench()
        self.tree = Tree.empty()
        drawn = hashlib.sha256(f"tree {seed} {seat} {ply}".encode()).digest()
        self.low, self.high = int.from_bytes(drawn[:4], "big"), int.from_bytes(drawn[4:8], "big")

    def run(self, budget: Budget) -> int:
        """The action that was visited most."""
        think = compiled(self.game.name)
        end = math.inf if budget.seconds is None else time.perf_counter() + budget.seconds
        most = budget.playouts if budget.seconds is None else 1 << 31
        done = 0
        while done < most and (done == 0 or time.perf_counter() < end):
            last = min(done + SLICE, most)
            think(self.tree, self.spare, self.before, self.known, self.bench, self.low, self.high, done, last, self.how)
            done = last
        found = self.found()
        if not found:
            raise OldTricksError(say("no-world-fits"))
        return max(found, key=lambda action: found[action][0])

    def found(self) -> dict[int, tuple[int, float]]:
        """The actions of the decision, how often each was visited, and what it is worth, from 0 to 1."""
        t, actions = self.tree, {}
        child = int(t.child[0])
        while child:
            actions[int(t.action[child])] = int(t.visits[child]), float(t.value[child] / t.visits[child])
            child = int(t.sibling[child])
        return actions


@cache
def compiled(game_name: str) -> Any:
    """`think` for a game."""
    binder = cpu.bind(game_name, cpu.function(), binding.offered(game_name))
    return cpu.entries(f"{game_name}-trees", [think], binder).think
