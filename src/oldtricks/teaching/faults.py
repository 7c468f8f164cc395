"""What is wrong with a course, in words for those who write it; the tests want nothing to be found."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ..engine.match import Match
from ..words import LANGUAGES, Reader, Said
from ..words.pages import rules_of
from ..words.reader import catalogue
from . import anchors, checks, claims
from .courses import FIRST, Course, LessonError, Step, Written
from .lessons import ANY, Lesson, Scene, play

LONGEST = 35  # words of a bubble or an answer
BUBBLES = (5, 8)  # of a guided first hand
QUIET = 12  # the most scenes of it without a bubble
LESSONS = (6, 10)  # of a course, beside the first hand


@dataclass(frozen=True, slots=True)
class Fault:
    """Something that is wrong, and where."""

    where: str
    what: str

    def __str__(self) -> str:
        return f"{self.where}: {self.what}"


def faults(course: Course) -> Iterator[Fault]:
    """Everything that is wrong with a course."""
    ids = [written.id for written in course.lessons]
    if ids[:1] != [FIRST]:
        yield Fault(course.game, f"the first lesson is not the guided hand, {FIRST!r}")
    if len(set(ids)) < len(ids):
        yield Fault(course.game, "two lessons have the same id")
    low, high = LESSONS
    if not low <= len(ids) - 1 <= high:
        yield Fault(course.game, f"there are {len(ids) - 1} lessons, not {low} to {high}")
    for written in course.lessons:
        yield from lesson_faults(written)
        for step in written.step:
            if step.say and step.rule not in rules_of(course.game):
                yield Fault(f"{course.game} {written.id}, {step.say!r}", f"there is no rule {step.rule!r} behind it")


def lesson_faults(written: Written) -> Iterator[Fault]:
    """Everything that is wrong with a lesson."""
    where = f"{written.game} {written.id}"
    try:
        lesson = play(written)
    except LessonError as error:
        yield Fault(where, str(error))
        return
    yield from _words(lesson, where, written.title)
    if not lesson.scenes:
        yield Fault(where, "nothing happens")
        return
    if written.id == FIRST:
        yield from _length(lesson, where)
    elif not any(scene.question for scene in lesson.scenes):
        yield Fault(where, "the learner is never asked")
    yield from _then(written, lesson, where)
    for scene in lesson.scenes:
        if scene.step:
            yield from _scene(lesson, scene, written.step[scene.step - 1], f"{where}, step {scene.step}")


def _length(lesson: Lesson, where: str) -> Iterator[Fault]:
    bubbles = sum(scene.bubble is not None for scene in lesson.scenes)
    low, high = BUBBLES
    if not low <= bubbles <= high:
        yield Fault(where, f"a first hand has {low} to {high} bubbles, not {bubbles}")
    if len(lesson.scenes) - bubbles > QUIET:
        yield Fault(where, f"a first hand has at most {QUIET} scenes without a bubble")


def _scene(lesson: Lesson, scene: Scene, step: Step, where: str) -> Iterator[Fault]:
    yield from _claims(scene.match, step.true, where)
    if step.say:
        try:
            anchors.check(scene.view, scene.at, scene.trick)
        except LessonError as error:
            yield Fault(where, f"at = {scene.at!r}: {error}")
    if scene.bubble:
        yield from _words(lesson, where, scene.bubble, scene)
    if scene.question:
        yield from _answers(lesson, scene, step, where)


def _answers(lesson: Lesson, scene: Scene, step: Step, where: str) -> Iterator[Fault]:
    question = scene.question
    assert question is not None
    if lesson.id != FIRST and not step.right:
        yield Fault(where, "`right` is missing: why is it right?")
    for action, answer in question.answers.items():
        if answer.said:
            yield from _words(lesson, f"{where}, {action}", answer.said, scene)
        elif not answer.right:
            yield Fault(where, f"the answer to {action!r} is missing in `wrong`")
    wrong = [action for action, answer in question.answers.items() if not answer.right]
    if ANY in step.wrong and set(wrong) <= {scene.match.check(a).text for a in step.wrong if a != ANY}:
        yield Fault(where, "nothing is left that `*` could answer")
    for action in set(step.wrong) - {ANY}:
        if question.answers[scene.match.check(action).text].right:
            yield Fault(where, f"{action!r} is right by the check, and cannot be answered in `wrong`")
    if step.check != checks.DO:
        for action in question.do:
            if not checks.right(scene.match, scene.match.check(action), step.check):
                yield Fault(where, f"do = {action!r} is not right by check = {step.check!r}")


def _then(written: Written, lesson: Lesson, where: str) -> Iterator[Fault]:
    """What is claimed for the position after the learner's action."""
    for scene in lesson.scenes:
        step = written.step[scene.step - 1] if scene.step else Step()
        if step.then:
            later = scene.match.copy()
            claims.actions(later, step.do)
            yield from _claims(later, step.then, f"{where}, step {scene.step}, then")


def _claims(match: Match, wanted: Sequence[str], where: str) -> Iterator[Fault]:
    for claim in wanted:
        try:
            if not claims.true(match, claim):
                yield Fault(where, f"not true: {claim}{_what_is(match, claim)}")
        except LessonError as error:
            yield Fault(where, f"{claim}: {error}")


def _what_is(match: Match, claim: str) -> str:
    """What is true instead, where that can be told in short."""
    try:
        return f" (it is {claims.fact(match, claim.split(' = ')[0])})" if " = " in claim else ""
    except LessonError:
        return ""


def reader_of(lesson: Lesson, language: str, scene: Scene | None = None) -> Reader:
    """The learner."""
    match = (scene or lesson.scenes[0]).match
    return Reader(language, lesson.game, match.names, match.sides, lesson.seat, typed=False)


def _words(lesson: Lesson, where: str, said: Said, scene: Scene | None = None) -> Iterator[Fault]:
    """What is wrong with the words for it, in every language."""
    keys = [said.key, *(part.key for _, part in said.args if isinstance(part, Said))]
    for language in LANGUAGES:
        lacking = [key for key in keys if not catalogue(language).has_message(key)]
        if lacking:
            yield Fault(where, f"no words in {language} for {', '.join(lacking)}")
            continue
        try:
            count = len(reader_of(lesson, language, scene).say(said).split())
        except LookupError as error:
            yield Fault(where, f"{language}: {error}")
            continue
        if count > LONGEST:
            yield Fault(where, f"{said.key} has {count} words in {language}, {LONGEST} are enough")
