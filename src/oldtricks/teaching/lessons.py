"""Lessons played by the rules: the scenes that a learner sees, one after the other, as data for page and terminal."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache

from ..engine.box import Action, Event
from ..engine.errors import OldTricksError
from ..engine.match import Match
from ..engine.view import View
from ..words import Arg, Said, known, say
from . import anchors, checks, claims
from .courses import Course, LessonError, Step, Written, read

LEARNER = "You"
ANY = "*"  # every other legal action


@dataclass(frozen=True, slots=True)
class Answer:
    """What is said to one of the learner's actions."""

    right: bool
    said: Said | None


@dataclass(frozen=True, slots=True)
class Question:
    """What the learner has to do: an answer for every legal action, and the actions that the lesson goes on with.

    There are several of them where several cards are laid away: the learner's are right if each of them is.
    """

    do: tuple[str, ...]
    answers: Mapping[str, Answer]


@dataclass(frozen=True, slots=True)
class Scene:
    """A position with what happened since the last one, what is said about it, and perhaps a question."""

    step: int  # from 1, of those that are written; 0 if nothing is said at the end
    match: Match
    seat: int  # the learner's
    seen: int  # how many events of the match he had seen before
    bubble: Said | None
    at: str
    trick: Event | None  # the complete trick that is spoken of: it still lies there
    question: Question | None
    rule: str = ""  # the one behind what is said

    @property
    def view(self) -> View:
        return self.match.view(self.seat)

    @property
    def news(self) -> tuple[Event, ...]:
        """What happened since the last scene, as the learner saw it."""
        return self.match.events(self.seat)[self.seen :]


@dataclass(frozen=True, slots=True)
class Lesson:
    """A whole lesson."""

    game: str
    id: str
    title: Said
    seat: int
    scenes: tuple[Scene, ...]


def lessons(course: Course) -> Iterator[Lesson]:
    """All lessons of a course, played."""
    return (lesson(course.game, written.id) for written in course.lessons)


@cache
def lesson(game: str, id: str, learner: str = LEARNER) -> Lesson:
    """A lesson of a game, played."""
    return play(read(game)[id], learner)


def play(written: Written, learner: str = LEARNER) -> Lesson:
    """Play a lesson through, the right way; the learner is called so at the table."""
    playing = Play(written)
    try:
        scenes = tuple(playing.scenes(learner))
    except (LessonError, OldTricksError) as error:
        where = f"step {playing.step}" if playing.step else "the table"
        raise LessonError(f"{written.game} {written.id}, {where}: {error}") from error
    return Lesson(written.game, written.id, written.title, written.seat, scenes)


class Play:
    """A lesson while it is played."""

    match: Match

    def __init__(self, written: Written) -> None:
        self.written = written
        self.step = 0  # from 1
        self.seen = 0  # events

    def scenes(self, learner: str) -> Iterator[Scene]:
        """Every scene in its turn."""
        self.match = self.written.start(learner)
        claims.actions(self.match, self.written.before)
        self.seen = len(self.match.events())
        for number, step in enumerate(self.written.step, start=1):
            self.step = number
            claims.actions(self.match, step.play)
            if step.say or step.do:
                yield self._scene(step)
            claims.actions(self.match, step.do)
        if len(self.match.events()) > self.seen:
            self.step = 0
            yield self._scene(Step())

    def _scene(self, step: Step) -> Scene:
        match = self.match.copy()
        given = {name: claims.argument(match, expression) for name, expression in step.given.items()}
        scene = Scene(
            self.step,
            match,
            self.written.seat,
            self.seen,
            self._say(step.say, given),
            step.at,
            anchors.trick(match, step.at),
            self._question(match, step, given) if step.do else None,
            step.rule,
        )
        self.seen = len(match.events())
        return scene

    def _say(self, key: str, given: Mapping[str, Arg]) -> Said | None:
        return say(f"{self.written.key}-{key}", **given) if key else None

    def _question(self, match: Match, step: Step, given: Mapping[str, Arg]) -> Question:
        if match.turn != self.written.seat:
            raise LessonError("the learner is asked, but it is not the learner's turn")
        do = [match.check(action.strip()) for action in step.do.split(",")]
        also = [match.check(action) for action in step.also]
        wrong = {key if key == ANY else match.check(key).text: said for key, said in step.wrong.items()}
        answers = {}
        for action in match.legal():
            if action in do:
                answers[action.text] = Answer(True, self._say(step.right, given))
            elif action in also or (step.check != checks.DO and checks.right(match, action, step.check)):
                answers[action.text] = Answer(True, self._right_too(step, do[0], given))
            else:
                said = wrong.get(action.text, wrong.get(ANY, ""))
                answers[action.text] = Answer(False, self._say(said, given))
        return Question(tuple(action.text for action in do), answers)

    def _right_too(self, step: Step, do: Action, given: Mapping[str, Arg]) -> Said:
        """The learner did well, but the script has something else."""
        own = f"{step.say}-also"
        key = own if step.say and known(f"{self.written.key}-{own}") else step.right
        goes_on = say("lesson-goes-on", action=do.said)
        said = self._say(key, given)
        return say("sentences", first=said, next=goes_on) if said else goes_on
