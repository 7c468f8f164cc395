"""`oldtricks puzzles play`: a decision at the terminal's own table, its reason, and all hands for the curious."""

from collections.abc import Sequence

from rich.text import Text

from ..bots.hint import action_of
from ..engine.view import View
from ..teaching import Lesson
from ..teaching.puzzles import Puzzle, exercise
from ..teaching.puzzles.telling import all_hands, why_not
from ..words import Reader, Said, say
from .commands import Leave
from .desk import Desk
from .lesson import Learning
from .play import end_on_signals
from .progress import Progress
from .words import reader_of


class Puzzling(Learning):
    """A session of one decision; what was tried is kept."""

    def __init__(self, desk: Desk, lesson: Lesson) -> None:
        super().__init__(desk, lesson)
        self.tried: list[str] = []

    def _decide(self, view: View) -> str:
        self.tried.append(super()._decide(view))
        return self.tried[-1]


def puzzle_out(desk: Desk, puzzles: Sequence[Puzzle]) -> int:
    """Puzzle after puzzle, those not solved yet first. Returns an exit code."""
    end_on_signals()
    progress = Progress.load()
    try:
        for puzzle in sorted(puzzles, key=lambda one: progress.is_done(shelf(one), one.id)):
            solve(desk, puzzle, progress)
            if puzzle is not puzzles[-1] and _leaves(desk):
                break
    except (Leave, EOFError):
        desk.say("")
    except KeyboardInterrupt:
        desk.say("")
        return 130
    return 0


def shelf(puzzle: Puzzle) -> str:
    """Where what is solved is noted, beside the lessons."""
    return f"puzzles {puzzle.game}"


def _leaves(desk: Desk) -> bool:
    return desk.ask(desk.prompt("puzzles-goes-on")).strip().lower() in ("q", "quit")


def solve(desk: Desk, puzzle: Puzzle, progress: Progress) -> None:
    """One puzzle, until it is solved; then what there is to say."""
    lesson = exercise(puzzle, desk.reader.t("you-plate"))
    session = Puzzling(desk, lesson)
    desk.clear()
    if not desk.screen:
        desk.say("", Text(session.reader.say(lesson.title), "bold"))
    session.teach(lambda scene: None)
    if session.tried[0] == puzzle.best:
        progress.finish(shelf(puzzle), puzzle.id)
    view = lesson.scenes[0].view
    reader = reader_of(view, desk.reader.language)
    desk.clear()
    for line in told(puzzle, view, len(session.tried)):
        desk.say(Text(reader.sentence(line)))
    desk.say("", Text(reader.t("puzzle-hands"), "bold"), Text(reader.t("puzzle-hands-about")))
    desk.say(*(Text(hand) for hand in hands(puzzle, reader)))


def told(puzzle: Puzzle, view: View, tries: int) -> list[Said]:
    """The answer, its reason, and the runner-up."""
    best = say("puzzle-best", doing=action_of(view, puzzle.best).said)
    solved = say("puzzle-solved-at-once") if tries == 1 else say("puzzle-solved-after", n=tries)
    return [solved, best, *([puzzle.reason] if puzzle.reason else []), why_not(puzzle, view)]


def hands(puzzle: Puzzle, reader: Reader) -> list[str]:
    """Every hand as it was."""
    found = []
    for where, cards in all_hands(puzzle):
        name = reader.say(where)
        found.append(f"  {reader.t('terminal-hand', seat=name, cards=' '.join(cards))}")
    return found
