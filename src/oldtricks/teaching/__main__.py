"""`python -m oldtricks.teaching GAME [LESSON] [--lang de]` plays a course through for those who write it.

It prints every bubble with its position, its words counted, and what is wrong with the course.
"""

import argparse
import sys

from ..words import LANGUAGES, reader
from ..words.said import Said
from .courses import LessonError, read
from .faults import faults, lesson_faults, reader_of
from .lessons import Lesson, Scene, play


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m oldtricks.teaching")
    parser.add_argument("game")
    parser.add_argument("lesson", nargs="?")
    parser.add_argument("--lang", default=LANGUAGES[0], choices=LANGUAGES)
    parser.add_argument("--quiet", action="store_true")
    asked = parser.parse_args(argv)
    reader.strict = True
    try:
        course = read(asked.game.replace("-", "_"))
    except LessonError as error:
        print(error)
        return 1
    wanted = [written for written in course.lessons if asked.lesson in (None, written.id)]
    if not asked.quiet:
        for written in wanted:
            try:
                show(play(written), asked.lang)
            except LessonError as error:
                print(f"\n{error}")
    found = list(faults(course)) if asked.lesson is None else [x for each in wanted for x in lesson_faults(each)]
    print(f"\n{asked.game}: {len(wanted)} lessons, {len(found)} faults")
    for fault in found:
        print(f"- {fault}")
    return int(bool(found) or not wanted)


def show(lesson: Lesson, language: str) -> None:
    """A lesson, scene by scene."""
    print(f"\n===== {lesson.game} {lesson.id}: {spoken(lesson, language, lesson.title)}")
    for scene in lesson.scenes:
        show_scene(lesson, scene, language)


def show_scene(lesson: Lesson, scene: Scene, language: str) -> None:
    eyes = reader_of(lesson, language, scene)
    print(f"\n--- step {scene.step or 'end'}")
    for event in scene.news:
        print(f"    . {eyes.sentence(event.said)}")
    for line in scene.view.lines():
        print(f"    | {eyes.sentence(line)}")
    if scene.bubble:
        print(f"    @ {scene.at}: {spoken(lesson, language, scene.bubble, scene)}")
    if scene.question:
        for action, answer in scene.question.answers.items():
            mark = "=>" if action in scene.question.do else "ok" if answer.right else "no"
            said = spoken(lesson, language, answer.said, scene) if answer.said else ""
            print(f"      {mark} {action}: {said}")


def spoken(lesson: Lesson, language: str, said: Said, scene: Scene | None = None) -> str:
    """A sentence with its words counted; what is wrong with it is told later."""
    try:
        text = reader_of(lesson, language, scene).sentence(said)
    except LookupError:
        return f"<{said.key}>"
    return f"{text} [{len(text.split())}]"


if __name__ == "__main__":
    sys.exit(main())
