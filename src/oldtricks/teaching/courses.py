"""Courses as they are written: one readable file for each game, `courses/<game>.toml`, found by the game's name."""

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from ..engine.box import Value
from ..engine.boxes import BOXES
from ..engine.game import Game
from ..engine.match import Match
from ..words import Said, say

FIRST = "first"  # the lesson that is the guided first hand
NAMES = ("Ada", "Bert", "Clara", "Dan", "Edith")  # who sits with the learner, clockwise


LISTS = ("true", "then", "also")


class LessonError(Exception):
    """A lesson that cannot be played as it is written."""


@dataclass(frozen=True, slots=True)
class Step:
    """What happens next: others play, something is said, the learner is asked."""

    play: str = ""  # by script, before anything is said
    say: str = ""  # the bubble
    rule: str = ""  # the one behind it, for whoever asks why
    at: str = "table"  # what it points at
    true: Sequence[str] = ()  # what it claims
    given: Mapping[str, str] = field(default_factory=dict)  # `with`: arguments for the sentences, by facts
    do: str = ""  # what the learner is to do; several actions where several cards are laid away
    check: str = "do"  # which legal actions are right
    also: Sequence[str] = ()  # right too
    right: str = ""  # the reason
    wrong: Mapping[str, str] = field(default_factory=dict)  # the answers, by action; "*" for all others
    then: Sequence[str] = ()  # what is claimed once `do` is done


@dataclass(frozen=True, slots=True)
class Written:
    """A lesson as it is written: a table, cards, and steps."""

    game: str
    id: str
    players: int
    step: Sequence[Step]
    you: int = 1  # seats as people count them
    dealer: int = 0  # 0 for the last seat
    hands: Sequence[str] = ()
    centre: str = ""
    side: str = ""
    deals: Sequence[Mapping[str, Any]] = ()  # hands, centre and side of further deals
    options: Mapping[str, Value] = field(default_factory=dict)
    names: Sequence[str] = ()
    before: str = ""  # what was played before the learner comes

    @property
    def seat(self) -> int:
        return self.you - 1

    @property
    def key(self) -> str:
        """Where its words stand in the catalogue."""
        return f"{BOXES[self.game].key}-lesson-{self.id}"

    @property
    def title(self) -> Said:
        return say(f"{self.key}-title")

    def start(self, learner: str) -> Match:
        """The table, with the cards dealt, and the learner called so."""
        game = Game(BOXES[self.game], self.players, dict(self.options))
        dealer = (self.dealer or self.players) - 1
        deals = [{"hands": self.hands, "centre": self.centre, "side": self.side}, *self.deals]
        decks = [game.stack(**deal, dealer=(dealer + i) % self.players) for i, deal in enumerate(deals)]
        return game.start(deck=decks, dealer=dealer, names=self.names or self._usual_names(learner))

    def _usual_names(self, learner: str) -> list[str]:
        """The learner, and from the left on those who sit with him."""
        at = [(seat - self.seat) % self.players for seat in range(self.players)]
        return [NAMES[i - 1] if i else learner for i in at]


@dataclass(frozen=True, slots=True)
class Course:
    """The lessons of a game, the guided first hand before the others."""

    game: str
    lessons: tuple[Written, ...]

    def __getitem__(self, id: str) -> Written:
        return {lesson.id: lesson for lesson in self.lessons}[id]

    def __contains__(self, id: str) -> bool:
        return any(lesson.id == id for lesson in self.lessons)


def course_file(game: str, folder: str = "courses") -> Path | None:
    """Where a game's course is written, wherever the package reaches."""
    folders = (Path(place, folder) for place in import_module(__package__).__path__)
    return next((path for place in folders if (path := place / f"{game}.toml").is_file()), None)


def courses() -> dict[str, Course]:
    """Every course that there is, by game."""
    return {game: read(game) for game in BOXES if course_file(game)}


@cache
def read(game: str) -> Course:
    """The course of a game."""
    path = course_file(game)
    if path is None:
        raise LessonError(f"there is no course of {game}")
    return Course(game, tuple(lesson_of(game, each) for each in data_of(path).get("lesson", [])))


def data_of(path: Path) -> dict[str, Any]:
    """What is written in a file."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise LessonError(f"{path.name}: {error}") from error


def lesson_of(game: str, written: dict[str, Any]) -> Written:
    """A lesson from its data."""
    where = f"{game} {written.get('id', '?')}"
    steps = [_made(Step, _plain(step), f"{where}, step {i}") for i, step in enumerate(written.get("step", ()), start=1)]
    values = {"players": BOXES[game].default_seats, **written, "game": game, "step": steps}
    made: Written = _made(Written, values, where)
    return made


def _plain(step: dict[str, Any]) -> dict[str, Any]:
    """A single claim or action may stand without brackets; `with` is a word of Python's own."""
    alone = {name: [value] for name, value in step.items() if name in LISTS and isinstance(value, str)}
    return {"given" if name == "with" else name: value for name, value in (step | alone).items()}


def _made(kind: Any, values: dict[str, Any], where: str) -> Any:
    unknown = set(values) - {each.name for each in fields(kind)}
    if unknown:
        raise LessonError(f"{where}: there is no field {', '.join(sorted(unknown))}")
    try:
        return kind(**values)
    except TypeError as error:
        raise LessonError(f"{where}: {error}") from error
