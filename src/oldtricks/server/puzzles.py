"""Puzzles as the page gets them: what there is, and each as a lesson with one question."""

from datetime import date
from functools import cache
from typing import Any

from typing_extensions import TypedDict

from ..bots.hint import action_of
from ..engine.view import View
from ..teaching import puzzles
from ..teaching.puzzles import Book, Puzzle
from ..teaching.puzzles.telling import all_hands, why_not
from ..words import ENGLISH, Reader, sent
from .exercises import Lesson, plain_lesson
from .packing import dumps


class PuzzleTitle(TypedDict):
    """`difficulty` is from 1 to 3, by how often novice and steady miss it."""

    id: str
    title: sent.Said
    theme: str
    difficulty: int


class PuzzleBook(TypedDict):
    """The puzzles of a game, theme by theme."""

    game: str
    puzzles: list[PuzzleTitle]


class PuzzleOfTheDay(TypedDict):
    """The same for everybody on that day (UTC)."""

    date: str
    game: str
    puzzle: PuzzleTitle


class Puzzles(TypedDict):
    """The games that have puzzles."""

    books: list[PuzzleBook]
    today: PuzzleOfTheDay | None


class PuzzleFigures(TypedDict):
    """What comes of an action: the chance to win the match, what is given away of it, how often the bid is made."""

    action: str
    said: sent.Said
    value: float
    behind: float
    points: float
    made: float | None


class SeenHand(TypedDict):
    """Cards that could not be seen from the seat, and whose or where they are."""

    said: sent.Said
    cards: list[str]


class Solution(TypedDict):
    """For after the answer: the best action with its reason, the runner-up, figures (the best first), and all hands.

    `worlds` is in how many likely deals the best two were tried, `deals` in how many an ending was solved: in all.
    """

    best: str
    reason: sent.Said | None
    rival: str
    why_not: sent.Said
    figures: list[PuzzleFigures]
    worlds: int
    deals: int | None
    hands: list[SeenHand]


class PuzzleLesson(Lesson):
    """A puzzle: a lesson with one question, and its solution."""

    theme: str
    difficulty: int
    solution: Solution


def listed(day: date) -> bytes:
    """What there is, and the puzzle of the day."""
    return dumps({"books": [_book(book) for book in puzzles.books().values()], "today": _today(day)})


def _book(book: Book) -> PuzzleBook:
    return {"game": book.game, "puzzles": [_title(puzzle) for puzzle in book.puzzles]}


def _title(puzzle: Puzzle) -> PuzzleTitle:
    title: Any = puzzles.title_of(puzzle).to_json()
    return {"id": puzzle.id, "title": title, "theme": puzzle.theme, "difficulty": puzzle.difficulty}


def _today(day: date) -> PuzzleOfTheDay | None:
    puzzle = puzzles.of_the_day(day)
    return {"date": day.isoformat(), "game": puzzle.game, "puzzle": _title(puzzle)} if puzzle else None


def puzzle(game: str, id: str, language: str = ENGLISH) -> bytes | None:
    """A whole puzzle, if there is one of that name; the language is that of the learner's own plate."""
    book = puzzles.books().get(game)
    return _puzzle(game, id, language) if book and id in book else None


@cache
def _puzzle(game: str, id: str, language: str) -> bytes:
    found = puzzles.books()[game][id]
    lesson = puzzles.exercise(found, Reader(language).t("you-plate"))
    solution = _solution(found, lesson.scenes[0].view)
    plain = {"theme": found.theme, "difficulty": found.difficulty, "solution": solution}
    return dumps(plain_lesson(lesson) | plain)


def _solution(puzzle: Puzzle, view: View) -> dict[str, Any]:
    return {
        "best": puzzle.best,
        "reason": puzzle.reason.to_json() if puzzle.reason else None,
        "rival": puzzle.rival,
        "why_not": why_not(puzzle, view).to_json(),
        "figures": [
            {
                "action": one.action,
                "said": action_of(view, one.action).said.to_json(),
                "value": max(0.0, puzzle.value - one.behind),
                "behind": one.behind,
                "points": one.points,
                "made": one.made,
            }
            for one in puzzle.outcomes
        ],
        "worlds": puzzle.worlds,
        "deals": puzzle.solved[0] if puzzle.solved else None,
        "hands": [{"said": said.to_json(), "cards": list(cards)} for said, cards in all_hands(puzzle)],
    }
