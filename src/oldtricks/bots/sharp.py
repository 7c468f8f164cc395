"""A player who thinks: worlds that fit all it has seen, and every action played out in the same worlds.

What counts is the chance to win the match. Compiled code does the work (extra [fast]) and releases the GIL.
"""

import hashlib
import math
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, ClassVar, NamedTuple

from ..compiled import build
from ..engine.errors import OldTricksError
from ..engine.game import Game
from ..engine.view import View
from ..rules.table import HIDDEN
from ..words import say
from . import binding
from .base import Budget
from .endings import DEEPEST, Ending
from .judging import RESULT
from .steady import Steady
from .thinking import STANDINGS, Bench, Knowledge
from .worlds import Worlds

RESULTS = 2048  # hands of the policies, to play the rest of the match with
FUTURES = 1024  # how often the rest of the match is played for a score,
LOTS = 16  # in so many lots where there are more than two sides, and so many scores that few are met twice
ROUND = 32  # worlds of the first round; every round doubles them
MOST_WORLDS = 16384
MOST_DEALT = 16384
DEALING = 0.2  # the part of the time that dealing worlds may take
LEFT = 0.05  # the part of them that has to be left, in effect, when they are weighed
PORTION = 64  # worlds between two looks at the clock
DOUBT = 2.6  # standard errors that an action has to be behind to be given up
SAME = 0.0005  # a difference in chances that is none,
SAME_AFTER = 256  # seen over so many worlds
ENDING = 20  # cards in all hands, when the rest of the hand is solved,
ENDING_OF_MORE = 16  # if there are more than two sides
EXACT = 0.5  # how much the solution counts, see `thinking.try_actions`
PREJUDICE = 0.03  # how much worse, give or take as much, an action is that the policy would not choose
GAMES_REMEMBERED = 16  # with their options, by each thread
SLICE = 0.015  # seconds that compiled code runs between looks at the clock

clock = time.perf_counter  # measurements on a busy machine put in the processor's time


@dataclass(frozen=True, slots=True)
class Weighed:
    """An action and what comes of it."""

    action: str
    value: float  # the chance that the seat's side wins the match
    spread: float  # its standard error
    points: float  # of this hand: the own side's less those of the best other side; in the race, miles
    worlds: int
    made: float | None  # in how many worlds the maker's contract is made; None where there is none
    behind: float = 0.0  # how much lower than the best one's the value is in the worlds that both were tried in
    doubt: float = 0.0  # the standard error of that


class Rest(NamedTuple):
    """What is known of the rest of the match: results of hands, and chances to win by score."""

    results: Any
    keys: Any
    chances: Any
    futures: int  # in a lot
    lots: int


class Outcomes(NamedTuple):
    """By action and world."""

    values: Any
    merits: Any  # what actions are compared by: the chance to win, in the race with an eye on the miles
    points: Any
    made: Any


class Desk(threading.local):
    """A thread's own memory of chances, by game."""

    def __init__(self) -> None:
        self.rests: dict[Game, Rest] = {}


DESK = Desk()


@lru_cache(GAMES_REMEMBERED)
def results_of(game: Game) -> Any:
    """What hands come to when the policies play them."""
    from ..compiled.arrays import np

    results = np.zeros((RESULTS if not binding.to_the_end(game.name) else 1, RESULT), np.int64)
    start = build.template(game)
    if not binding.to_the_end(game.name):
        compiled = binding.compiled(game.name)
        compiled.play_hands(results, start, np.zeros(2, start.dtype), bench(), game.box.side_packs, 0)
    return results


def rest_of(game: Game) -> Rest:
    from ..compiled.arrays import np

    if game not in DESK.rests:
        if len(DESK.rests) == GAMES_REMEMBERED:
            del DESK.rests[next(iter(DESK.rests))]
        keys = np.full(STANDINGS, HIDDEN, np.int64)
        lots = 1 if game.new_state().sides == 2 else LOTS
        DESK.rests[game] = Rest(results_of(game), keys, np.zeros(8 * STANDINGS + 8), FUTURES // lots, lots)
    return DESK.rests[game]


def bench() -> Bench:
    from ..compiled.arrays import np

    rooms: Any = map(np.array, Bench.of_lists())  # arrays in place of lists
    return Bench(*rooms)


def ending(record: Any) -> Ending:
    from ..compiled.arrays import np

    return Ending.of(np.zeros(DEEPEST + 1, record), lambda size: np.zeros(size, np.int64), np.zeros)


def arrays(known: Knowledge) -> Knowledge:
    """Knowledge for compiled code."""
    from ..compiled.arrays import np

    rows: Any = [np.array(field, np.int64) for field in known]
    rows[:2] = rows[0].reshape(-1, 2), rows[1].reshape(-1, 3)
    return Knowledge(*rows)


def never() -> bool:
    return False


@dataclass(frozen=True, slots=True)
class Sharp:
    """Searches as long as it may, and answers at once when there is nothing to think about."""

    seed: int

    def thought(self, view: View) -> "Thought":
        return Thought(self.seed, view)

    @staticmethod
    def prepare(game: Game) -> None:
        """Compile or load what a game needs, so that the first move is not slow."""
        match = game.start(seed=0)
        Sharp(0).weigh(match.view(match.turn), Budget(playouts=1))

    def choose(self, view: View, budget: Budget, stop: Callable[[], bool] = never) -> str:
        if len(view.legal) == 1:
            return view.legal[0]
        return self.weigh(view, budget, stop)[0].action

    def weigh(self, view: View, budget: Budget, stop: Callable[[], bool] = never) -> list[Weighed]:
        """Every legal action, the best first. `stop` is asked now and then whether to answer at once."""
        if not view.legal:
            raise OldTricksError(say("nothing-to-decide"))
        begun = clock()
        thought = self.thought(view)
        if budget.seconds is not None:
            begun = max(begun, thought.ready)
        return thought.weigh(budget, begun, stop)


class Thought:
    """One decision."""

    left: ClassVar[float] = LEFT

    def __init__(self, seed: int, view: View) -> None:
        from ..compiled.arrays import np

        self.view = view
        self.worlds = Worlds(view)
        self.game = self.worlds.game
        self.compiled = binding.compiled(self.game.name)
        fresh = self.game not in DESK.rests
        self.rest = rest_of(self.game)
        self.ready = clock() if fresh else 0.0  # compiling is not thinking
        drawn = hashlib.sha256(f"sharp {seed} {view.seat} {view.ply}".encode()).digest()
        self.low, self.high = int.from_bytes(drawn[:4], "big"), int.from_bytes(drawn[4:8], "big")
        self.chance = np.random.default_rng(int.from_bytes(drawn[8:16], "big"))
        self.side = self.worlds.seat % len(view.sides)
        known = self.game.grammar.by_text[view.known.phase]
        self.numbers = [known[text].number for text in view.legal]
        self.advised = view.legal.index(Steady(seed).choose(view, Budget()))
        self.known = arrays(self.worlds.knowledge)
        self.before = build.template(self.game)
        build.write_state(self.before[0], self.worlds.before, self.game.rules)
        self.bench = bench()
        self.spare = np.zeros(2, self.before.dtype)
        self.ending = ending(self.before.dtype)
        most = ENDING if len(view.sides) == 2 else ENDING_OF_MORE
        solved = view.phase == "play" and not binding.to_the_end(self.game.name) and sum(view.hand_sizes) <= most
        self.exact = EXACT if solved else 0.0
        count = len(self.numbers)
        self.out = Outcomes(*np.zeros((4, count, MOST_WORLDS)))
        self.tried = np.zeros(count, np.int64)  # in how many worlds

    def deal(self, most: int, end: float) -> None:
        """Deal so many worlds, or until the time is up, and line them up: the likelier ones come more often."""
        from ..compiled.arrays import np

        self.states = np.zeros(most, self.before.dtype)
        weights, fits = np.zeros((2, most))
        dealt = 0
        while dealt < most and (dealt == 0 or clock() < end):
            last = min(dealt + PORTION, most)
            self.compiled.deal_worlds(
                self.states, weights, fits, dealt, last, self.before, self.known, self.bench, self.low, self.high
            )
            dealt = last
        weights, fits = self.read(weights[:dealt], fits[:dealt])
        dealt = len(weights)
        if not weights.any():
            raise OldTricksError(say("no-world-fits"))
        fits = np.where(weights > 0, fits, 1)  # where no world was found, none is left to fit
        # What others did is not read so closely that few worlds would be left.
        for closely in (1, 0.7, 0.5, 0.35, 0.25, 0.15, 0.1, 0.05, 0):
            likely = weights * fits ** (closely - 1)
            total = likely.sum()
            self.independent = total * total / (likely * likely).sum()
            if self.independent >= self.left * dealt:
                break
        marks = (np.arange(MOST_WORLDS) + self.chance.random()) * (total / MOST_WORLDS)
        kept = np.searchsorted(np.cumsum(likely), marks, side="right")
        self.order = self.chance.permutation(np.minimum(kept, dealt - 1))

    def read(self, weights: Any, fits: Any) -> tuple[Any, Any]:
        """How much each world counts, and how much of that is due to what the others did, as the policy reads it."""
        return weights, fits

    def weigh(self, budget: Budget, begun: float, stop: Callable[[], bool]) -> list[Weighed]:
        from ..compiled.arrays import np

        if budget.seconds is None:
            end, playouts = math.inf, float(budget.playouts)
            self.deal(min(MOST_DEALT, max(PORTION, budget.playouts // 2)), end)
        else:
            end, playouts = begun + budget.seconds, math.inf
            self.deal(MOST_DEALT, begun + DEALING * budget.seconds)
        live = list(range(len(self.numbers)))
        made = worlds = 0
        pace = SLICE  # seconds for a world and all actions, at first a guess on the safe side
        while worlds < MOST_WORLDS:
            target = min(max(ROUND, 2 * worlds), MOST_WORLDS)
            if playouts < math.inf:
                target = min(target, worlds + max(1, int((playouts - made) / len(live))))
            while worlds < target:
                now = clock()
                count = min(
                    target - worlds, max(1, int(min(SLICE, (end - now) / 2) / pace)) if end < math.inf else PORTION
                )
                rows = np.array([(row, self.numbers[row]) for row in live], np.int64)
                self.compiled.try_actions(
                    self.states, self.order, worlds, worlds + count, rows, self.out, self.spare, self.bench, self.rest,
                    self.ending, self.exact, self.side, self.low,
                )  # fmt: skip
                worlds += count
                made += count * len(live)
                self.tried[live] = worlds
                then = clock()
                pace = (then - now) / count
                if stop() or then + pace > end:
                    return self.verdict()
            live = self.contenders(live, worlds)
            if len(live) == 1 or made >= playouts:
                break
        return self.verdict()

    def error(self, values: Any) -> Any:
        """The standard error of a mean over worlds, of which some are the same."""
        worlds = values.shape[-1]
        return values.std(axis=-1) / math.sqrt(min(worlds, self.independent))

    def contenders(self, live: list[int], worlds: int) -> list[int]:
        """Those of the actions that may still be the best: the same worlds make the differences small."""
        values = self.out.merits[live, :worlds]
        best = int(values.mean(axis=1).argmax())
        behind = values[best] - values
        lags, errors = behind.mean(axis=1), self.error(behind)
        open_still = lags <= DOUBT * errors
        if worlds >= SAME_AFTER:  # what makes no difference is not worth more time
            open_still &= lags + DOUBT * errors > SAME
        return [row for i, row in enumerate(live) if i == best or open_still[i]]

    def favourite(self) -> int:
        """The best of those tried longest, as far as they are to be believed: few worlds do not outweigh sound advice.

        An action that the policy would not choose is taken to be somewhat worse, until it has shown otherwise.
        """
        longest = [row for row in range(len(self.numbers)) if self.tried[row] == self.tried.max()]
        values = self.out.merits[longest, : self.tried.max()]
        if self.advised not in longest:
            return longest[int(values.mean(axis=1).argmax())]
        ahead = values - values[longest.index(self.advised)]
        noise, spread = self.error(ahead) ** 2, PREJUDICE**2
        believed = (ahead.mean(axis=1) * spread - PREJUDICE * noise) / (spread + noise)
        believed[longest.index(self.advised)] = 0
        return longest[int(believed.argmax())]

    def verdict(self) -> list[Weighed]:
        values, _, points, made = self.out
        favourite = self.favourite()
        # An action given up early has seen fewer worlds, and luck may flatter it: the longest tried come first.
        rows = sorted(
            range(len(self.numbers)),
            key=lambda row: (
                row != favourite,
                -self.tried[row],
                -values[row, : self.tried[row]].mean(),
                -points[row, : self.tried[row]].mean(),
            ),
        )
        found = []
        for row in rows:
            worlds = int(self.tried[row])
            mine, kept = values[row, :worlds], made[row, :worlds]
            kept = kept[kept >= 0]
            behind = values[rows[0], :worlds] - mine
            found.append(
                Weighed(
                    self.view.legal[row],
                    float(mine.mean()),
                    float(self.error(mine)),
                    float(points[row, :worlds].mean()),
                    worlds,
                    float(kept.mean()) if len(kept) else None,
                    float(behind.mean()),
                    float(self.error(behind)),
                )
            )
        return found
