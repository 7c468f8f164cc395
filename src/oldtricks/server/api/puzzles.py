"""Puzzles: what there is, the one of the day, and each whole; nothing about who solves what is kept here."""

from datetime import UTC, datetime
from typing import Annotated

from fastapi import Path, Request
from starlette.responses import Response

from .. import puzzles
from ..answers import answer
from ..problems import missing
from .asking import reading
from .games import GameName, Language, known
from .learn import whole
from .part import part

PuzzleId = Annotated[str, Path(alias="puzzle", max_length=40)]

router = part(reading)


@router.get("/puzzles", response_model=puzzles.Puzzles, tags=["games"])
def listed() -> Response:
    """The puzzles of each game, and the puzzle of the day."""
    return answer(puzzles.listed(datetime.now(UTC).date()))


@router.get("/puzzles/{game}/{puzzle}", response_model=puzzles.PuzzleLesson, tags=["games"])
def puzzle(game: GameName, puzzle: PuzzleId, language: Language, request: Request) -> Response:
    """A puzzle: a lesson with one question, and its solution for afterwards."""
    found = puzzles.puzzle(known(game), puzzle, language)
    if found is None:
        raise missing("puzzle")
    return whole(found, request)
