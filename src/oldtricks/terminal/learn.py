"""`oldtricks learn`: which game, which lesson, and how far somebody is."""

from collections.abc import Iterator, Sequence

from rich.text import Text

from ..engine.boxes import BOXES
from ..engine.errors import OldTricksError, nearest, quoted
from ..engine.game import game as game_named
from ..teaching import Course, courses, lesson
from ..words import Reader, say
from .commands import Leave
from .desk import Desk
from .lesson import Learning
from .play import end_on_signals
from .progress import Progress

DONE, LEFT, OPEN = "✓", "…", " "


def learn(desk: Desk, game: str | None, wanted: str | None) -> int:
    """Lessons of a game, one after the other, or the games that can be learned. Returns an exit code."""
    end_on_signals()
    progress = Progress.load()
    course = course_of(game) if game else None
    chosen = lesson_of(course, wanted) if course and wanted else None
    try:
        if course is None:
            course = choose_course(desk, progress)
        while course is not None:
            chosen = chosen or choose_lesson(desk, course, progress)
            teach(desk, course, chosen, progress)
            chosen = None
    except (Leave, EOFError):
        farewell(desk, course)
    except KeyboardInterrupt:
        desk.say("")
        farewell(desk, course)
        return 130
    return 0


def course_of(name: str) -> Course:
    """The course of a game, by its name."""
    game = game_named(name).name
    if game not in courses():
        raise OldTricksError(say("terminal-learn-no-course", game=BOXES[game].title))
    return courses()[game]


def lesson_of(course: Course, wanted: str) -> str:
    """A lesson by its id, or by its number in the list."""
    ids = [each.id for each in course.lessons]
    if wanted.isascii() and wanted.isdigit() and 0 < int(wanted[:4]) <= len(ids):
        return ids[int(wanted) - 1]
    if wanted.lower() not in ids:
        raise OldTricksError(say("terminal-learn-no-lesson", given=quoted(wanted), near=nearest(wanted, ids)))
    return wanted.lower()


def choose_course(desk: Desk, progress: Progress) -> Course | None:
    """Which game; with nobody to ask, just the list."""
    found = list(courses().values())
    desk.clear()
    desk.say(*_games(desk.reader, found, progress))
    if desk.piped or not found:
        return None
    while True:
        typed = _answer(desk, "terminal-which-game", games=len(found))
        if typed.isascii() and typed.isdigit() and 0 < int(typed[:4]) <= len(found):
            return found[int(typed) - 1]
        try:
            return course_of(typed)
        except OldTricksError as error:
            desk.say(desk.reader.t("terminal-refused", why=error.said))


def _games(reader: Reader, found: Sequence[Course], progress: Progress) -> Iterator[Text]:
    yield Text(reader.t("terminal-learn-games"), "bold")
    yield Text()
    for number, course in enumerate(found, 1):
        done = sum(progress.is_done(course.game, each.id) for each in course.lessons)
        about = reader.t("terminal-learn-done", done=done, of=len(course.lessons))
        yield Text(f" {number}  {BOXES[course.game].title:<20} {about:<14} oldtricks learn {course.game}")
    yield Text()


def choose_lesson(desk: Desk, course: Course, progress: Progress) -> str:
    """Which lesson; Enter for the next."""
    desk.clear()
    following = next_lesson(course, progress)
    desk.say(*_lessons(Reader(desk.reader.language, course.game), course, progress, following))
    if following is None:
        desk.say(desk.reader.t("terminal-learn-all-done", command=f"oldtricks play {course.game}"))
    while True:
        typed = _answer(desk, "terminal-learn-next" if following else "terminal-learn-again")
        if not typed and following:
            return following
        try:
            return lesson_of(course, typed)
        except OldTricksError as error:
            desk.say(desk.reader.t("terminal-refused", why=error.said))


def _lessons(reader: Reader, course: Course, progress: Progress, following: str | None) -> Iterator[Text]:
    yield Text(reader.t("terminal-learn-course", game=BOXES[course.game].title), "bold")
    yield Text()
    left = progress.left.get(course.game, ("", 0))[0]
    for number, each in enumerate(course.lessons, 1):
        mark = LEFT if each.id == left else DONE if progress.is_done(course.game, each.id) else OPEN
        yield Text(f" {mark} {number:>2}  {reader.say(each.title)}", "bold" if each.id == following else "")
    yield Text()


def next_lesson(course: Course, progress: Progress) -> str | None:
    """What was left in the middle, or else the first that is not done."""
    left = progress.left.get(course.game, ("", 0))[0]
    if left in course:
        return left
    return next((each.id for each in course.lessons if not progress.is_done(course.game, each.id)), None)


def _answer(desk: Desk, key: str, **args: int) -> str:
    typed = desk.ask(f"{desk.reader.t(key, **args)} ").strip().lower()
    if typed in ("q", "quit"):
        raise Leave
    return typed


def teach(desk: Desk, course: Course, id: str, progress: Progress) -> None:
    """One lesson, from where it was left."""
    found = lesson(course.game, id, desk.reader.t("you-plate"))
    at = progress.scene(course.game, id, len(found.scenes))
    session = Learning(desk, found, at)
    desk.clear()
    if not desk.screen:
        desk.say("", Text(session.reader.say(found.title), "bold"))
    session.teach(lambda scene: progress.reach(course.game, id, scene))
    progress.finish(course.game, id)


def farewell(desk: Desk, course: Course | None) -> None:
    """How to go on."""
    if course is not None:
        desk.say(desk.reader.t("terminal-learn-farewell", command=f"oldtricks learn {course.game}"))
