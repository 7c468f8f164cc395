"""Lessons: what there is to learn, and each lesson whole; nothing about it is kept here."""

from typing import Annotated

from fastapi import APIRouter, Path
from starlette.responses import Response

from .. import exercises
from ..answers import answer
from ..problems import missing
from .games import LANGUAGES_DIFFER, GameName, Language, known

LessonId = Annotated[str, Path(alias="lesson", max_length=40)]

router = APIRouter()


@router.get("/learn", response_model=exercises.Learn, tags=["games"])
async def learn() -> Response:
    """The courses: each a guided first hand, then lessons."""
    return answer(exercises.courses())


@router.get("/learn/{game}/{lesson}", response_model=exercises.Lesson, tags=["games"])
def lesson(game: GameName, lesson: LessonId, language: Language) -> Response:
    """A whole lesson, scene by scene."""
    found = exercises.lesson(known(game), lesson, language)
    if found is None:
        raise missing("lesson")
    return answer(found, headers=LANGUAGES_DIFFER)
