"""Which of many puzzles go into the book: of every theme, for many reasons, easy and hard ones, no match too often."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace

from .book import THEMES, Book
from .puzzle import Puzzle
from .telling import is_telling, reason_of

ENOUGH = 80  # puzzles of a game
HARD = 0.25  # the share of those that steady misses, at most, of each theme: the others teach what is sound
FROM_ONE = 3  # match, at most
ALIKE = 0.3  # the share of a theme that may have the same reason,
SAME = 0.5  # and the same best action: not all bids are passes
BIG = 0.15  # a gap beyond which more tells no more

Progress = Callable[[int, int], None]


def with_reasons(puzzles: Sequence[Puzzle], progress: Progress | None = None) -> list[Puzzle]:
    """The puzzles for which there is something to say."""
    found = []
    for number, puzzle in enumerate(puzzles, 1):
        said = reason_of(puzzle, puzzle.view())
        if said is not None:
            found.append(replace(puzzle, reason=said))
        if progress:
            progress(number, len(puzzles))
    return found


def choose(game: str, puzzles: Iterable[Puzzle], enough: int = ENOUGH) -> Book:
    """A book of the best ones."""
    by_theme: dict[str, list[Puzzle]] = defaultdict(list)
    for puzzle in sorted(puzzles, key=worth, reverse=True):
        by_theme[puzzle.theme].append(puzzle)
    choice = Choice(shares({theme: len(some) for theme, some in by_theme.items()}, enough))
    for strict in (True, False):
        for theme in sorted(by_theme, key=lambda theme: len(by_theme[theme])):
            for puzzle in by_theme[theme]:
                choice.consider(puzzle, strict)
    order = sorted(choice.taken, key=lambda one: (THEMES.index(one.theme), one.difficulty, -one.gap, one.id))
    return Book(game, tuple(order))


def worth(puzzle: Puzzle) -> float:
    """What speaks for a puzzle: it is clear, there is something to choose from and something to say."""
    clear = min(puzzle.gap, BIG) / BIG
    wide = min(len(puzzle.outcomes), 6) / 6
    certain = puzzle.solved[2] if puzzle.solved else 0.5
    early = 1 / len(puzzle.deals)  # less has happened, and the score is simpler
    return 2 * is_telling(puzzle.reason) + is_hard(puzzle) + clear + wide + certain + early


def is_hard(puzzle: Puzzle) -> bool:
    """Whether rules of thumb miss it."""
    return puzzle.missed["steady"] >= 0.5


def shares(there: dict[str, int], enough: int) -> dict[str, int]:
    """How many of each theme: the same of all, and where there are not so many, more of the others."""
    given = dict.fromkeys(there, 0)
    while sum(given.values()) < min(enough, sum(there.values())):
        open_still = [theme for theme in given if given[theme] < there[theme]]
        given[min(open_still, key=lambda theme: given[theme])] += 1
    return given


class Choice:
    """Puzzles taken so far."""

    def __init__(self, room: dict[str, int]) -> None:
        self.room = room
        self.total = sum(room.values())
        self.taken: list[Puzzle] = []
        self._themes: Counter[str] = Counter()
        self._reasons: Counter[tuple[str, str]] = Counter()
        self._matches: Counter[tuple[int, int]] = Counter()

    def consider(self, puzzle: Puzzle, strict: bool) -> None:
        """Take it, if there is room; at first only if it is unlike those taken."""
        theme, reason = puzzle.theme, (puzzle.theme, puzzle.reason.key if puzzle.reason else "")
        match = (puzzle.players, puzzle.seed)
        full = self._themes[theme] >= self.room[theme] or self._matches[match] >= FROM_ONE
        hard = [one for one in self.taken if is_hard(one) and (one.theme == theme or not strict)]
        too_hard = is_hard(puzzle) and len(hard) >= HARD * (self.room[theme] if strict else self.total)
        same = sum((one.theme, one.best) == (theme, puzzle.best) for one in self.taken) >= SAME * self.room[theme]
        alike = same or self._reasons[reason] >= max(2, ALIKE * self.room[theme])
        if full or too_hard or puzzle in self.taken or (strict and (alike or not is_telling(puzzle.reason))):
            return
        self.taken.append(puzzle)
        self._themes[theme] += 1
        self._reasons[reason] += 1
        self._matches[match] += 1
