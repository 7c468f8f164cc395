"""Puzzles on the page: solved by keys and on a phone, missed, shown; ticks, the puzzle of the day, days in a row."""

from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

from oldtricks.teaching.puzzles import books

from .conftest import Visitors
from .looking import look
from .person import DESK, PHONE, Person
from .pupil import NEXT, Pupil, Scene
from .test_learn import german

GAMES = list(books())
SIZES: list[ViewportSize] = [{"width": 320, "height": 640}, PHONE, {"width": 844, "height": 390}, DESK]
KEPT = "() => JSON.parse(localStorage.getItem('oldtricks.puzzles') ?? '{}')"
DONE = "dialog.puzzle-done"


class Solver(Pupil):
    """A person in front of a puzzle."""

    def __init__(self, person: Person, game: str, id: str, *, keys: bool = False) -> None:
        self.person, self.page, self.keys = person, person.page, keys
        self.path = f"/puzzles/{game}/{id}"
        self.puzzle: dict[str, Any] = person.get(f"/api{self.path}")
        self.scenes = self.puzzle["scenes"]

    def ready(self, scene: Scene) -> None:
        expect(self.page.locator(".bubble.is-asks")).to_be_visible()


def of_theme(game: str, n: int) -> str:
    """The first puzzle of a theme, which is another for every game."""
    themes = list(books()[game].themes())
    return next(puzzle.id for puzzle in books()[game].puzzles if puzzle.theme == themes[n % len(themes)])


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_solved_by_keys_alone(visitor: Visitors, game: str) -> None:
    ann = visitor()
    solver = Solver(ann, game, of_theme(game, (GAMES.index(game) + 1) % len(GAMES)), keys=True)
    ann.visit(solver.path)
    solver.play()
    done = ann.page.locator(DONE)
    expect(done).to_contain_text("Solved at the first try.")
    expect(done).to_contain_text("Best: ")
    expect(done).to_contain_text("Second best: ")
    assert ann.page.evaluate(KEPT)["tried"] == {solver.path.removeprefix("/puzzles/"): True}
    done.get_by_role("link", name="All puzzles").press("Enter")
    expect(ann.page.locator(".puzzle-tile.is-solved")).to_have_count(1)
    expect(ann.page.locator("main")).to_contain_text(f"1 of {len(books()[game].puzzles)} solved")


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_missed_on_a_phone_and_shown(visitor: Visitors, game: str) -> None:
    ann = visitor(size=PHONE, touch=True)
    solver = Solver(ann, game, of_theme(game, -1))
    ann.visit(solver.path)
    scene, solution = solver.scenes[0], solver.puzzle["solution"]
    solver.ready(scene)
    solver.act(scene, [solution["rival"]])
    expect(ann.page.locator(".bubble.is-wrong .bubble-words")).to_contain_text("of 100 chances")
    ann.button("Show me").tap()
    expect(ann.page.locator(".bubble.is-right")).to_be_visible()
    ann.page.locator(NEXT).tap()
    done = ann.page.locator(DONE)
    expect(done).to_contain_text("Solved at try 2.")
    assert ann.page.evaluate(KEPT)["tried"] == {solver.path.removeprefix("/puzzles/"): False}
    assert ann.page.evaluate("() => document.documentElement.scrollWidth") <= PHONE["width"]
    done.locator("summary", has_text="All hands").tap()
    expect(done.locator(".puzzle-hands .card").first).to_be_visible()
    done.get_by_role("link", name="Next puzzle").tap()
    expect(ann.page.locator(".bubble.is-asks")).to_be_visible()
    assert not ann.page.url.endswith(solver.path)


def test_the_puzzle_of_the_day_begins_a_row_of_days(visitor: Visitors) -> None:
    ann = visitor()
    today = ann.get("/api/puzzles")["today"]
    solver = Solver(ann, today["game"], today["puzzle"]["id"])
    ann.visit("/puzzles")
    ann.link("Solve it").click()
    solver.play()
    expect(ann.page.locator(DONE)).to_be_visible()
    ann.visit("/puzzles")
    expect(ann.page.locator(".puzzle-today")).to_contain_text("1 day in a row")
    expect(ann.page.locator(".puzzle-today")).to_contain_text("The next one comes tomorrow.")
    ann.visit("/")
    expect(ann.page.locator(".puzzle-strip")).to_contain_text("1 day in a row")


def test_newcomers_see_the_games_before_the_puzzle(visitor: Visitors) -> None:
    ann = visitor()
    ann.visit("/")
    strip = ann.page.locator(".puzzle-strip")
    expect(strip).to_be_visible()
    assert ann.page.evaluate(
        "() => Boolean(document.querySelector('.shelf').compareDocumentPosition("
        "document.querySelector('.puzzle-strip')) & Node.DOCUMENT_POSITION_FOLLOWING)"
    )
    strip.get_by_role("link", name="All puzzles").click()
    expect(ann.page.locator(".learn-game")).to_have_count(len(GAMES))


def test_learning_leads_to_puzzles(visitor: Visitors) -> None:
    ann = visitor()
    ann.visit(f"/learn/{GAMES[0]}")
    ann.page.locator("aside").get_by_role("link", name="Puzzles").click()
    expect(ann.page.locator(".puzzle-tile")).to_have_count(len(books()[GAMES[0]].puzzles))


def test_what_is_not_there_is_said(visitor: Visitors) -> None:
    ann = visitor()
    ann.forgive("404")
    ann.visit(f"/puzzles/{GAMES[0]}/nonsense")
    expect(ann.page.locator("[role=alert]")).to_contain_text("there is no puzzle of that name here")


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_screens_of_puzzles(visitor: Visitors, language: str) -> None:
    ann = visitor()
    if language == "de":
        german(ann)
    game = GAMES[-1]
    solver = Solver(ann, game, of_theme(game, -1))
    ann.visit("/puzzles")
    expect(ann.page.locator(".learn-game")).to_have_count(len(GAMES))
    look(ann, f"puzzles-{language}", whole=True)
    ann.visit(f"/puzzles/{game}")
    expect(ann.page.locator(".puzzle-tile")).to_have_count(len(books()[game].puzzles))
    look(ann, f"puzzles-{game}-{language}", whole=True)
    ann.visit(solver.path)
    solver.ready(solver.scenes[0])
    look(ann, f"puzzle-{language}")
    solver.one(solver.scenes[0])
    done = ann.page.locator(DONE)
    for summary in done.locator("summary").all():
        summary.click()
    look(ann, f"puzzle-done-{language}")
    for path in ("/puzzles", f"/puzzles/{game}", solver.path):
        ann.visit(path)
        for size in SIZES:
            ann.page.set_viewport_size(size)
            assert ann.page.evaluate("() => document.documentElement.scrollWidth") <= size["width"], (path, size)
