"""The puzzles: every one replays, asks a fair question, and has its reason in every language."""

from collections import Counter
from datetime import date, timedelta
from functools import cache
from importlib.util import find_spec
from pathlib import Path

import pytest

import oldtricks as ot
from oldtricks.bots.base import Budget
from oldtricks.bots.reasons import reasons
from oldtricks.bots.reasons.position import Position
from oldtricks.bots.worlds import Worlds
from oldtricks.cli import main
from oldtricks.engine.knowledge import copy_state
from oldtricks.engine.view import View
from oldtricks.teaching.puzzles import Book, Puzzle, book, books, exercise, of_the_day, title_of
from oldtricks.teaching.puzzles.choosing import choose, shares
from oldtricks.teaching.puzzles.making import FINE, Board, Plan, candidates, clear, make, puzzles_of
from oldtricks.teaching.puzzles.measuring import faults, measure
from oldtricks.teaching.puzzles.puzzle import code, theme_of
from oldtricks.teaching.puzzles.searching import every_world, solve
from oldtricks.teaching.puzzles.telling import all_hands, is_telling, question, why_not
from oldtricks.words import LANGUAGES, Reader, known, said_of, say

ENOUGH = 60


@cache
def view_of(game: str, id: str) -> View:
    return books()[game][id].view()


EVERY = [puzzle for found in books().values() for puzzle in found.puzzles]
fast = pytest.mark.skipif(find_spec("numba") is None, reason="needs numba")


def test_every_game_has_enough_puzzles_of_every_theme() -> None:
    assert list(books()) == list(ot.GAMES)
    for name, found in books().items():
        assert len(found.puzzles) >= ENOUGH
        assert len({puzzle.id for puzzle in found.puzzles}) == len(found.puzzles)
        race = "draw" in found.themes()
        wanted = {"draw", "play", "hinder", "save"} if race else {"bid", "lead", "follow", "ending"}
        assert wanted <= set(found.themes()), name
        assert all(found.themes()[theme] >= 5 for theme in wanted)
        assert race or {"sell", "name", "discard", "call"} & set(found.themes())
        assert {puzzle.difficulty for puzzle in found.puzzles} == {1, 2, 3} - ({2} if race else set())


@pytest.mark.parametrize("game", books())
def test_every_puzzle_replays_to_a_decision_of_its_seat(game: str) -> None:
    for puzzle in books()[game].puzzles:
        view = view_of(game, puzzle.id)
        assert view.turn == puzzle.seat
        assert sorted(one.action for one in puzzle.outcomes) == sorted(view.legal)
        assert theme_of(view, puzzle.best) == puzzle.theme
        assert puzzle.id == code(game, puzzle.players, puzzle.seed, view.ply)
        assert puzzle.gap >= clear(puzzle.theme) - 0.0005
        assert puzzle.gap >= 4 * puzzle.doubt - 0.001
        assert puzzle.outcomes[0].behind == 0
        assert puzzle.gap == min(one.behind for one in puzzle.outcomes[1:])
        assert (puzzle.theme == "ending") == (puzzle.solved is not None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_said_in_every_language(language: str) -> None:
    for puzzle in EVERY:
        view = view_of(puzzle.game, puzzle.id)
        reader = Reader(language, puzzle.game, view.players, view.sides, puzzle.seat)
        assert puzzle.reason is not None
        assert known(puzzle.reason.key, language)
        title = reader.say(title_of(puzzle))
        assert title.endswith("?")
        answers = question(puzzle, view).answers
        said = [
            puzzle.reason,
            why_not(puzzle, view),
            say(f"puzzle-ask-{puzzle.theme}"),
            say(f"puzzle-theme-{puzzle.theme}"),
        ]
        for each in [*said, *(answer.said for answer in answers.values() if answer.said)]:
            text = reader.say(each)
            assert "{" not in text
            assert text.strip()


@pytest.mark.parametrize("game", books())
def test_the_reason_is_borne_out_in_the_position_where_it_is_given(game: str) -> None:
    """If reasons were changed on purpose: `oldtricks puzzles reason`."""
    assert sum(is_telling(puzzle.reason) for puzzle in books()[game].puzzles) >= 0.9 * len(books()[game].puzzles)
    for puzzle in books()[game].puzzles:
        best, rival, *_ = puzzle.weighed()
        position = Position(view_of(game, puzzle.id))
        found = {position.box.own(said.key): said.args for said in reasons(position, best, rival)}
        assert puzzle.reason is not None
        assert found[puzzle.reason.key] == puzzle.reason.args


def test_an_exercise_asks_one_question_and_answers_without_telling() -> None:
    for puzzle in EVERY[::7]:
        lesson = exercise(puzzle)
        asked, after = lesson.scenes
        assert asked.question is not None
        assert set(asked.question.answers) == set(asked.view.legal)
        assert [action for action, answer in asked.question.answers.items() if answer.right] == [puzzle.best]
        assert after.match.history[-1][1].text == puzzle.best
        assert after.question is None
        best = asked.view.reader.say(asked.view.played.grammar.by_text[asked.view.known.phase][puzzle.best].said)
        for action, answer in asked.question.answers.items():
            assert answer.said is not None
            assert action == puzzle.best or best not in asked.view.reader.say(answer.said)


def test_all_hands_are_what_lies_there() -> None:
    for puzzle in EVERY[::9]:
        match, hands = puzzle.replay(), all_hands(puzzle)
        assert [cards for _, cards in hands][: puzzle.players] == [
            match.view(seat).hand for seat in range(puzzle.players)
        ]


def test_the_puzzle_of_the_day_is_the_same_for_everybody_and_every_game_has_its_turn() -> None:
    days = [date(2027, 1, 1) + timedelta(n) for n in range(400)]
    found = [of_the_day(day) for day in days]
    assert found == [of_the_day(day) for day in days]
    assert Counter(puzzle.game for puzzle in found if puzzle) == Counter(dict.fromkeys(books(), 80))
    first = [puzzle.id for puzzle in found[: 5 * ENOUGH] if puzzle]
    assert len(set(first)) == len(first)


def test_a_book_is_written_as_it_was_read(tmp_path: Path) -> None:
    for name, found in books().items():
        path = book.file_of(name)
        assert path is not None
        assert found.dumps() == path.read_text(encoding="utf-8")
        assert Book.loads(found.dumps()) == found


def test_puzzles_of_other_rules_are_left_out() -> None:
    text = next(iter(books().values())).dumps()
    assert Book.loads(text.replace('"rules": 1,', '"rules": 999,', 1)).puzzles == ()
    with pytest.raises(ot.OldTricksError, match="no book of puzzles"):
        Book.loads(text.replace("oldtricks-puzzles", "something", 1))


def test_a_saying_comes_back_from_json() -> None:
    for puzzle in EVERY:
        assert puzzle.reason is not None
        assert said_of(puzzle.reason.to_json()) == puzzle.reason
        said = why_not(puzzle, view_of(puzzle.game, puzzle.id))
        assert said_of(said.to_json()) == said


def test_themes_share_the_room_evenly() -> None:
    assert shares({"bid": 50, "lead": 3, "follow": 50}, 23) == {"bid": 10, "lead": 3, "follow": 10}
    assert shares({"bid": 2}, 80) == {"bid": 2}


def test_a_choice_has_no_more_hard_ones_than_it_may() -> None:
    found = choose("tactics", books()["tactics"].puzzles, 40)
    assert len(found.puzzles) <= 40
    assert sum(one.missed["steady"] >= 0.5 for one in found.puzzles) <= 10


# What takes a search


def few_deals(game: str) -> Puzzle:
    return min((one for one in books()[game].puzzles if one.solved), key=lambda one: (one.solved or (0,))[0])


WITH_ENDINGS = [game for game, found in books().items() if found.themes()["ending"]]


@pytest.mark.parametrize("game", WITH_ENDINGS)
def test_an_ending_is_solved_in_every_deal_that_fits_and_in_no_other(game: str) -> None:
    puzzle = few_deals(game)
    match = puzzle.replay()
    view = match.view(puzzle.seat)
    worlds = Worlds(view)
    found = list(every_world(worlds.knowledge, game, worlds.before, view.played.new_state))
    assert puzzle.solved is not None
    assert len(found) == puzzle.solved[0]
    assert len({(*s.hands, s.discards, s.centre) for s in found}) == len(found)
    assert any(s.hands == match.state.hands and s.discards == match.state.discards for s in found)
    for s in found:
        seen = copy_state(s)
        view.played.rules.hide(seen, puzzle.seat)
        assert seen == view.known
    for s in worlds.sample(seed=1, count=20):
        assert any(s.hands == one.hands for one in found)


@fast
@pytest.mark.parametrize("game", WITH_ENDINGS)
def test_an_ending_is_solved_as_the_book_says(game: str) -> None:
    puzzle = few_deals(game)
    solved = solve(puzzle.view())
    assert solved is not None
    assert puzzle.solved == (solved.deals, round(solved.gap, 3), round(solved.never_worse, 3))
    assert solved.ranked[0] == puzzle.best


@fast
def test_a_check_finds_what_does_not_hold() -> None:
    puzzle = few_deals("tactics")
    assert list(faults(puzzle, 6000)) == []
    wrong = Puzzle.from_json("tactics", puzzle.to_json() | {"outcomes": puzzle.to_json()["outcomes"][::-1]})
    assert "puzzles-another-best" in [said.key for said in faults(wrong, 6000)]


@fast
def test_stronger_bots_solve_more() -> None:
    few = Book("tactics", books()["tactics"].puzzles[::8])
    found = measure(few, Budget(playouts=1000))
    assert found.overall["random"] < found.overall["steady"] < found.overall["sharp"]


@fast
def test_what_a_board_yields_depends_on_its_number_alone(tmp_path: Path) -> None:
    plan = Plan(("gasoline_alley",), tmp_path, boards=1, playouts=1000)
    told: list[tuple[str, int]] = []
    made = make(plan, lambda name, boards, themes: told.append((name, boards)))
    assert told[-1] == ("gasoline_alley", 1)
    file = tmp_path / "gasoline_alley.jsonl"
    found = candidates(file)
    assert made["gasoline_alley"].total() == len(found) > 0
    again, whole = puzzles_of(Board("gasoline_alley", 0), 1000)
    assert whole
    assert [row["id"] for row in again] == [puzzle.id for puzzle in found]
    before = file.read_text()
    file.write_text(before + '{"half a li')  # it was killed
    make(plan, lambda *told: None)
    assert file.read_text() == before
    with pytest.raises(ot.OldTricksError, match="another plan"):
        make(Plan(("gasoline_alley",), tmp_path, boards=1, playouts=2000), lambda *told: None)


def test_less_is_asked_of_themes_where_one_card_of_many_decides() -> None:
    assert all(clear(theme) < clear("bid") for theme in FINE)


# The command line


def test_the_list_names_themes_and_titles(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzles", "list"]) == 0
    n = len(books()["tactics"].puzzles)
    assert f"Tactics: {n} puzzles\n  Bidding (" in capsys.readouterr().out
    assert main(["puzzles", "list", "tactics", "--lang", "de"]) == 0
    said = capsys.readouterr().out
    assert all(puzzle.id in said for puzzle in books()["tactics"].puzzles)
    assert "Ausspielen (" in said


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["play", "tactics", "nonsense"], "there is no puzzle or theme 'nonsense'"),
        (["play", "bridge"], "bridge"),
        (["make", "--theme", "nonsense", "--out", "x"], "there is no theme 'nonsense'; themes: bid,"),
    ],
)
def test_what_is_wrong_is_said(arguments: list[str], complaint: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzles", *arguments]) == 2
    assert complaint in capsys.readouterr().err


@pytest.mark.parametrize("command", ["", "play", "list", "make", "choose", "weigh", "reason", "check", "measure"])
def test_every_command_helps(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as done:
        main(["puzzles", *filter(None, [command]), "--help"])
    assert done.value.code == 0
    assert f"examples:\n  oldtricks puzzles {command}" in capsys.readouterr().out
