"""How often bots solve the puzzles, and whether they still hold."""

from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from ...bots import BOTS, bot
from ...bots.base import Budget
from ...words import Said, say
from .book import Book
from .making import bears_out, clear
from .puzzle import Puzzle
from .searching import agreed, solve, weigh_deeply
from .telling import is_telling, reason_of

SEEDS = range(100, 124)  # not those by which the puzzles were made
FEW = 4  # of them for a bot that searches
CHECKING = SEEDS[:3]
HOLDS = 0.6  # of the gap that is asked for: another search finds a little more or less
SURE = 3.0  # standard errors
LEVELS = ("random", "novice", "steady", "sharp")

Progress = Callable[[int, int], None]


@dataclass(frozen=True, slots=True)
class Measured:
    """How often each level solves puzzles, by theme."""

    game: str
    by_theme: dict[str, dict[str, float]]
    overall: dict[str, float]

    @property
    def in_order(self) -> bool:
        """Whether stronger bots solve more."""
        rates = [self.overall[level] for level in LEVELS if level in self.overall]
        return rates == sorted(rates) and len(set(rates)) == len(rates)


def measure(book: Book, budget: Budget, progress: Progress | None = None) -> Measured:
    """Let bots of every level try every puzzle."""
    levels = [level for level in LEVELS if BOTS[level].available]
    solved: dict[str, dict[str, list[float]]] = defaultdict(lambda: defaultdict(list))
    for number, puzzle in enumerate(book.puzzles, 1):
        for level in levels:
            solved[puzzle.theme][level].append(rate(puzzle, level, budget))
        if progress:
            progress(number, len(book.puzzles))
    by_theme = {theme: {level: _mean(rates[level]) for level in levels} for theme, rates in solved.items()}
    overall = {level: _mean([each for rates in solved.values() for each in rates[level]]) for level in levels}
    return Measured(book.game, by_theme, overall)


def _mean(rates: list[float]) -> float:
    return sum(rates) / len(rates)


def rate(puzzle: Puzzle, level: str, budget: Budget) -> float:
    """How often bots of this level find the best action."""
    view = puzzle.view()
    seeds = SEEDS[:FEW] if BOTS[level].slow else SEEDS
    return _mean([float(bot(level, seed).choose(view, budget) == puzzle.best) for seed in seeds])


def faults(puzzle: Puzzle, playouts: int) -> Iterator[Said]:
    """What does not hold any more, by a search of its own."""
    view = puzzle.view()
    verdicts = [weigh_deeply(view, playouts, seed) for seed in CHECKING]
    verdict = agreed(verdicts)
    others = [each.best.action for each in verdicts if each.best.action != puzzle.best]
    if others:
        yield say("puzzles-another-best", action=others[0])
    if verdict is None or others:
        return
    if verdict.gap < HOLDS * clear(puzzle.theme) or verdict.gap < SURE * verdict.rival.doubt:
        yield say("puzzles-not-clear")
    if puzzle.solved:
        solved = solve(view)
        if solved is None or not bears_out(solved, verdict):
            yield say("puzzles-not-solved")
    if not is_telling(reason_of(puzzle, view)) and is_telling(puzzle.reason):
        yield say("puzzles-no-reason")
