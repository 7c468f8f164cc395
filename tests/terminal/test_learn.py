"""`oldtricks learn`: every lesson at a terminal of 80 columns and 24 rows, with mistakes; left, resumed, listed."""

import json
import re
from collections.abc import Iterator, Sequence
from io import StringIO
from pathlib import Path

import pytest

from oldtricks.cli import main
from oldtricks.engine.view import View
from oldtricks.teaching import Lesson, courses, lesson
from oldtricks.terminal.canvas import Canvas
from oldtricks.terminal.commands import Leave
from oldtricks.terminal.desk import Desk
from oldtricks.terminal.lesson import Learning
from oldtricks.terminal.progress import Progress, mention
from oldtricks.terminal.screen import Scene, draw
from oldtricks.terminal.words import reader_of
from oldtricks.words import LANGUAGES
from oldtricks.words.pages import rule_text

from .person import HEIGHT, WIDTH

EVERY = [(game, written.id) for game, course in courses().items() for written in course.lessons]


class Paper(Desk):
    """A desk that keeps what it shows, and is told beforehand what will be typed."""

    def __init__(self, typed: Sequence[str], language: str) -> None:
        super().__init__(0, language=language)
        self.typed = list(typed)
        self.shown_so_far: list[str] = []
        self.canvases: list[Canvas] = []

    @property
    def size(self) -> tuple[int, int]:
        return WIDTH, HEIGHT

    @property
    def screen(self) -> bool:
        return True

    def show(self, view: View, scene: Scene) -> None:
        canvas = draw(view, reader_of(view, self.reader.language), scene, *self.size)
        rows = canvas.rows()
        assert len(rows) < HEIGHT
        assert all(row.cell_len <= WIDTH for row in rows)
        self._write("\n".join(row.plain for row in rows))

    def _write(self, text: str) -> None:
        self.shown_so_far.append(re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", text))

    def ask(self, prompt: str, complete: object = None) -> str:
        self._write(prompt)
        if not self.typed:
            raise EOFError
        return self.typed.pop(0)

    @property
    def text(self) -> str:
        return bare("".join(self.shown_so_far))


def bare(text: str) -> str:
    """Without spaces: lines are broken anywhere, after a hyphen too."""
    return "".join(text.split())


def typed_for(found: Lesson) -> Iterator[str]:
    """What a learner types who makes one mistake each time, and then does right; Enter to read on."""
    deal = 1
    for scene in found.scenes:
        for _ in range(deal, scene.match.state.deals):
            yield ""  # the score of a deal that is over
        deal = scene.match.state.deals
        if scene.question is None:
            yield from ("",) if scene.bubble else ()
            continue
        wrong = [action for action, answer in scene.question.answers.items() if not answer.right]
        yield from wrong[:1]
        yield from scene.question.do
        if scene.question.answers[scene.question.do[-1]].said:
            yield ""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "id"), EVERY)
def test_a_lesson_is_learned_with_mistakes(game: str, id: str, language: str) -> None:
    found = lesson(game, id)
    desk = Paper(list(typed_for(found)), language)
    session = Learning(desk, found)
    kept: list[int] = []
    session.teach(kept.append)
    assert desk.typed == []
    assert kept == list(range(len(found.scenes)))
    assert session.match.history == found.scenes[-1].match.history
    for scene in found.scenes:
        said = [scene.bubble] if scene.bubble else []
        if scene.question:
            wrong = [answer for answer in scene.question.answers.values() if not answer.right]
            answers = (*wrong[:1], scene.question.answers[scene.question.do[-1]])
            said += [answer.said for answer in answers if answer.said]
        for each in said:
            assert bare(session.reader.sentence(each)) in desk.text, each.key


@pytest.mark.parametrize("game", courses())
def test_whoever_asks_why_gets_the_rule_behind_what_is_said(game: str) -> None:
    """At every bubble, one to act at or one to read."""
    found = lesson(game, "first")
    for at, scene in enumerate(found.scenes):
        if scene.bubble:
            desk = Paper(["why"], "en")
            with pytest.raises(Leave):
                Learning(desk, found, at).teach(lambda _: None)
            assert bare(f"{scene.rule}: {rule_text(game, scene.rule)}") in desk.text


@pytest.mark.parametrize("game", courses())
def test_a_lesson_can_be_left_at_every_scene_and_goes_on_there(game: str) -> None:
    found = lesson(game, "first")
    for at in range(len(found.scenes)):
        session = Learning(Paper([], "en"), found, at)
        kept: list[int] = []
        with pytest.raises(Leave):
            session.teach(kept.append)
        assert kept[0] == at


def test_progress_is_kept_and_nonsense_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OLDTRICKS_HOME", str(tmp_path / "new"))
    progress = Progress.load()
    assert progress == Progress()
    progress.reach("tactics", "first", 3)
    assert Progress.load().scene("tactics", "first", 9) == 3
    assert Progress.load().scene("tactics", "first", 2) == 0  # the lesson has become shorter
    assert Progress.load().scene("tactics", "keys", 9) == 0
    progress.finish("tactics", "first")
    progress.finish("tactics", "first")
    assert Progress.load().done == {"tactics": ["first"]}
    assert Progress.load().left == {}
    for nonsense in ("", "[]", "{}", '{"done": 3}', '{"done": {}, "left": {"x": 1}, "told": []}', "\x00"):
        (tmp_path / "new" / "learning.json").write_text(nonsense, encoding="utf-8")
        assert Progress.load() == Progress()
    monkeypatch.setenv("OLDTRICKS_HOME", "/proc/nowhere")
    Progress().finish("tactics", "first")  # nothing can be kept there, and nothing fails


@pytest.mark.parametrize("game", courses())
def test_that_a_game_can_be_learned_is_said_once(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OLDTRICKS_HOME", str(tmp_path))
    told = mention(game)
    assert told is not None
    assert f"oldtricks learn {game}" in str(told)
    assert len(str(told)) < WIDTH
    assert mention(game) is None
    other = Progress(done={game: ["first"]})
    other.save()
    assert mention(game) is None  # who has learned it knows


def test_the_list_has_every_course_and_how_far_one_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("OLDTRICKS_HOME", str(tmp_path))
    monkeypatch.setattr("sys.stdin", StringIO())
    for game, course in courses().items():
        Progress(done={game: [course.lessons[0].id]}).save()
        assert main(["learn"]) == 0
        row = next(line for line in capsys.readouterr().out.splitlines() if f"oldtricks learn {game}" in line)
        assert f"1 of {len(course.lessons)}" in row
    for wrong in (["learn", "nonsense"], *([["learn", game, "99"]] if (game := next(iter(courses()), "")) else [])):
        assert main(wrong) == 2
        assert "oldtricks: " in capsys.readouterr().err
    assert json.loads((tmp_path / "learning.json").read_text(encoding="utf-8")) if courses() else True
