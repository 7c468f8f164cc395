"""Lessons: what there is to learn, and each lesson whole; nothing about it is kept here."""

import gzip
from functools import lru_cache
from typing import Annotated

from fastapi import Path, Request
from starlette.responses import Response

from .. import exercises
from ..answers import answer
from ..problems import missing
from .asking import reading
from .games import GameName, Language, known
from .part import part

LessonId = Annotated[str, Path(alias="lesson", max_length=40)]
DIFFERS = {"Vary": "Accept-Language, Accept-Encoding"}

router = part(reading)


@router.get("/learn", response_model=exercises.Learn, tags=["games"])
async def learn() -> Response:
    """The courses: each a guided first hand, then lessons."""
    return answer(exercises.courses())


@router.get("/learn/{game}/{lesson}", response_model=exercises.Lesson, tags=["games"])
def lesson(game: GameName, lesson: LessonId, language: Language, request: Request) -> Response:
    """A whole lesson, scene by scene."""
    found = exercises.lesson(known(game), lesson, language)
    if found is None:
        raise missing("lesson")
    return whole(found, request)


def whole(found: bytes, request: Request) -> Response:
    """A lesson or a puzzle, packed if that can be read."""
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return answer(found, headers=DIFFERS)
    return answer(packed(found), headers={**DIFFERS, "Content-Encoding": "gzip"})


@lru_cache(maxsize=256)
def packed(lesson: bytes) -> bytes:
    """Scenes are much alike, and small once they are packed."""
    return gzip.compress(lesson, 6)
