"""Exercises as the page gets them: the scenes of a lesson, each with a message as tables send it."""

from collections.abc import Sequence
from functools import cache
from typing import Any, cast

from typing_extensions import TypedDict

from .. import teaching
from ..engine.match import Match
from ..engine.view import View
from ..words import ENGLISH, Reader, sent
from .house_rules import HouseRules
from .messages import MOST_EVENTS, explained, shown, told, told_house
from .opening import option_words
from .packing import dumps
from .protocol import Can, Frame, GameEvent, Message, TableInfo
from .table import OVER, PLAYING

Plies = Sequence[int]  # by event
AGREED = "C6"  # the rule by which a lesson of one deal ends


class Answer(TypedDict):
    """What is said to an action; nothing, if it is right and needs no words."""

    right: bool
    said: sent.Said | None


class Question(TypedDict):
    """An answer for every legal action, and the actions that the lesson goes on with."""

    do: list[str]
    answers: dict[str, Answer]


class Scene(TypedDict):
    """A position with what is said about it, the rule behind that, and what it points at.

    `trick` is a complete one that still lies there; `between` has the positions since the last scene, one for each
    action, without this one.
    """

    between: list[Frame]
    message: Message
    bubble: sent.Said | None
    rule: str | None
    at: str
    trick: GameEvent | None
    question: Question | None


class Lesson(TypedDict):
    """A whole lesson, to be played without asking the server again."""

    game: str
    id: str
    title: sent.Said
    seat: int
    scenes: list[Scene]


class LessonTitle(TypedDict):
    id: str
    title: sent.Said


class Course(TypedDict):
    """The lessons of a game; the first is the guided first hand."""

    game: str
    lessons: list[LessonTitle]


class Learn(TypedDict):
    courses: list[Course]


def courses() -> bytes:
    """What can be learned."""
    found = [
        {"game": course.game, "lessons": [{"id": each.id, "title": each.title.to_json()} for each in course.lessons]}
        for course in teaching.courses().values()
    ]
    return dumps({"courses": found})


def lesson(game: str, id: str, language: str = ENGLISH) -> bytes | None:
    """A whole lesson, if there is one of that name; the language is that of the learner's own plate."""
    course = teaching.courses().get(game)
    return _lesson(game, id, language) if course and id in course else None


@cache
def _lesson(game: str, id: str, language: str) -> bytes:
    return dumps(plain_lesson(teaching.lesson(game, id, Reader(language).t("you-plate"))))


def plain_lesson(played: teaching.Lesson) -> dict[str, Any]:
    """A lesson, or a puzzle, with all its scenes."""
    plies = plies_of(played.scenes[-1].match)
    return {
        "game": played.game,
        "id": played.id,
        "title": played.title.to_json(),
        "seat": played.seat,
        "scenes": [plain_scene(scene, number, plies) for number, scene in enumerate(played.scenes)],
    }


def plies_of(match: Match) -> Plies:
    """The ply of every event."""
    again = Match(match.game, match.shuffler, match.names, match.dealer)
    plies = [0] * len(again.events())
    for ply, (_, action) in enumerate(match.history, start=1):
        again.play(action)
        plies += [ply] * (len(again.events()) - len(plies))
    return plies


def plain_scene(scene: teaching.Scene, number: int, plies: Plies) -> dict[str, Any]:
    """A scene with its message, which a screen shows as that of any table."""
    trick, question = scene.trick, scene.question
    return {
        "between": between(scene, plies),
        "message": message(scene.match, scene.seat, scene.seen, number, plies),
        "bubble": scene.bubble.to_json() if scene.bubble else None,
        "rule": scene.rule or None,
        "at": scene.at,
        "trick": told(trick, plies[scene.match.events().index(trick)]) if trick else None,
        "question": plain_question(question) if question else None,
    }


def between(scene: teaching.Scene, plies: Plies) -> list[dict[str, Any]]:
    """What the learner saw since the last scene, action by action."""
    match = scene.match.copy()
    frames = []
    for _ in range(plies[scene.seen - 1] + 1, len(match.history)):
        match.undo(1)
        frames.append(taught(match.view(scene.seat)))
    return frames[::-1]


def taught(view: View) -> dict[str, Any]:
    """A view of a lesson. That it ends after one deal is no rule of the game: it is not told, and nobody wins by it."""
    plain = shown(view) | {"target": view.played.box.target_said(view.known).to_json()}
    return plain | {"over": False, "winners": [], "ended": None} if view.ended == AGREED else plain


def plain_question(question: teaching.Question) -> dict[str, Any]:
    answers = {
        action: {"right": answer.right, "said": answer.said.to_json() if answer.said else None}
        for action, answer in question.answers.items()
    }
    return {"do": list(question.do), "answers": answers}


def message(match: Match, seat: int, seen: int, version: int, plies: Plies) -> dict[str, Any]:
    """A position as a table would send it to this seat, with the events after the first `seen` as news."""
    view = match.view(seat)
    events = [told(event, ply) for event, ply in zip(match.events(seat), plies, strict=False)]
    if view.ended == AGREED:
        del events[-1]
    this_deal = events[len(match.events()) - len(view.events) :]
    results = [result.to_dict() for result in view.sheet.results]
    sheet = {"sheet": view.sheet.to_list(), "results": results}
    return {
        "version": version,
        "table": table_of(match, seat),
        "view": {**taught(view), **sheet, "events": this_deal[-MOST_EVENTS:]},
        "said": explained(match, seat).sent(),
        "suggested": None,  # whoever is asked is not told
        "news": events[seen:],
    }


def table_of(match: Match, seat: int) -> TableInfo:
    """A table that is nowhere: one person with the others of the script."""
    game = match.game
    return {
        "id": "",
        "game": game.name,
        "title": game.box.title,
        "players": game.players,
        "options": dict(game.options),
        "option_words": option_words(game),
        "status": OVER if match.over else PLAYING,
        "created": 0,
        "seats": [
            {
                "seat": i,
                "kind": "person" if i == seat else "bot",
                "name": name,
                "avatar": None,
                "silenced": False,
                "level": None,
                "me": i == seat,
                "host": i == seat,
                "connected": True,
                "away": False,
                "hurried": False,
                "bank": None,
            }
            for i, name in enumerate(match.names)
        ],
        "draw_seats": False,
        "round": None,
        "practice": True,
        "commitment": "",
        "clock": None,
        "away_after": 0,
        "house": told_house(HouseRules(hints=False, undo=False), 1),
        "talk": {"chat": False, "reactions": False},
        "listed": False,
        "fill_at": None,
        "undo": None,
        "claim": None,
        "rest": None,
        "rematch": None,
        "takeover": None,
        "spectators": 0,
        "my_seat": seat,
        "host": True,
        "deadline": None,
        "now": 0,
        "practice_of": None,
        "can": cast(Can, dict.fromkeys(Can.__annotations__, False)),
    }
