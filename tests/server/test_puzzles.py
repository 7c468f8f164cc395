"""Puzzles as the page gets them: what there is, each one whole, in its schema, and nothing seen too early."""

from datetime import UTC, date, datetime
from typing import Any

import orjson
import pytest

from oldtricks.server import puzzles
from oldtricks.teaching.puzzles import books, of_the_day
from tests.stress.hidden import named, of_this_deal, unknown

from .house import House
from .test_protocol import check

GAMES = list(books())


def test_what_there_is_and_the_puzzle_of_the_day(house: House) -> None:
    found = house.guest().get("/api/puzzles")
    check("Puzzles", found)
    assert [book["game"] for book in found["books"]] == GAMES
    for book in found["books"]:
        assert [each["id"] for each in book["puzzles"]] == [each.id for each in books()[book["game"]].puzzles]
    today = of_the_day(datetime.now(UTC).date())
    assert today is not None
    assert (found["today"]["game"], found["today"]["puzzle"]["id"]) == (today.game, today.id)


def test_another_day_has_another_puzzle() -> None:
    first, second = (orjson.loads(puzzles.listed(date(2027, 5, day)))["today"] for day in (1, 2))
    assert first["date"] == "2027-05-01"
    assert first["game"] != second["game"]


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_described_and_asks_from_what_its_seat_knows(game: str) -> None:
    for puzzle in books()[game].puzzles[::16]:
        body = puzzles.puzzle(game, puzzle.id)
        assert body is not None
        found: dict[str, Any] = orjson.loads(body)
        check("PuzzleLesson", found)
        match = puzzle.replay()
        asked = found["scenes"][0]
        assert asked["message"]["view"]["hand"] == list(match.view(puzzle.seat).hand)
        assert list(asked["question"]["answers"]) == [one.action for one in puzzle.outcomes]
        assert [each["action"] for each in found["solution"]["figures"]] == [one.action for one in puzzle.outcomes]
        if hasattr(match.state, "discards") and hasattr(match.state, "trick"):
            told = of_this_deal(asked["message"], match.state.phase)
            assert not named(orjson.dumps(told), unknown(match, puzzle.seat))


def test_what_is_not_there_is_said(house: House) -> None:
    ann = house.guest()
    id = books()[GAMES[0]].puzzles[0].id
    assert "puzzle" in ann.get(f"/api/puzzles/{GAMES[0]}/nonsense", 404)["detail"]
    assert "game" in ann.get(f"/api/puzzles/bridge/{id}", 404)["detail"]
    assert ann.get(f"/api/puzzles/{GAMES[0]}/{id}?lang=de")["scenes"][0]["message"]["view"]["players"].count("Du") == 1
