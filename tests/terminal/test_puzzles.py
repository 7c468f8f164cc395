"""`oldtricks puzzles play`: a puzzle at a terminal of 80 columns and 24 rows, missed and solved, and what is told."""

from pathlib import Path

import pytest

from oldtricks.teaching.puzzles import books
from oldtricks.terminal.progress import Progress
from oldtricks.terminal.puzzles import puzzle_out, shelf
from oldtricks.words import LANGUAGES

from .test_learn import Paper

THEMES = [
    (game, next(one.id for one in book.puzzles if one.theme == theme))
    for game, book in books().items()
    for theme in book.themes()
]
SECOND = {"en": "Second best: ", "de": "Zweitbester Zug: "}
HANDS = {"en": "All hands", "de": "Alle Blätter"}


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OLDTRICKS_HOME", str(tmp_path))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "id"), THEMES)
def test_a_puzzle_is_solved_and_explained(game: str, id: str, language: str) -> None:
    puzzle = books()[game][id]
    desk = Paper([puzzle.best, ""], language)
    assert puzzle_out(desk, [puzzle]) == 0
    assert desk.typed == []
    said = "\n".join(desk.shown_so_far)
    assert SECOND[language] in said
    assert said.index(SECOND[language]) < said.index(HANDS[language])
    assert Progress.load().is_done(shelf(puzzle), id)


@pytest.mark.parametrize(("game", "id"), THEMES[::5])
def test_a_wrong_answer_is_answered_and_the_puzzle_is_not_ticked(game: str, id: str) -> None:
    puzzle = books()[game][id]
    desk = Paper([puzzle.rival, puzzle.best, ""], "en")
    assert puzzle_out(desk, [puzzle]) == 0
    said = "\n".join(desk.shown_so_far)
    assert "of 100 chances" in said
    assert "Solved at try 2." in said
    assert not Progress.load().is_done(shelf(puzzle), id)


def test_one_may_leave_at_any_moment() -> None:
    puzzles = next(iter(books().values())).puzzles[:2]
    for typed in ([], ["q"], [puzzles[0].best], [puzzles[0].best, "", "q"]):
        assert puzzle_out(Paper(typed, "en"), puzzles) == 0
