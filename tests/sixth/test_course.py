"""Whatever can be wrong with a course is found, and said in words: on the course of the sixth game."""

from collections.abc import Callable
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from oldtricks import teaching
from oldtricks.teaching import __main__ as command
from oldtricks.teaching.courses import Course, LessonError, Step, Written, read
from oldtricks.teaching.faults import faults, lesson_faults

from . import NAME

WRITTEN = import_module("oldtricks.teaching.courses")
Change = Callable[[Written], Written]


def first() -> Written:
    return read(NAME)["first"]


def step(number: int, **changes: Any) -> Change:
    """The lesson with a step changed, counted from 1."""

    def change(lesson: Written) -> Written:
        steps = list(lesson.step)
        steps[number - 1] = replace(steps[number - 1], **changes)
        return replace(lesson, step=steps)

    return change


def test_nothing_is_wrong_with_it_but_its_length() -> None:
    assert [str(fault) for fault in faults(read(NAME))] == [f"{NAME}: there are 1 lessons, not 6 to 10"]
    for each in read(NAME).lessons:
        assert list(lesson_faults(each)) == []


WRONG: list[tuple[str, Change]] = [
    ("step 1: not true: score 1 = 3 (it is 0)", step(1, true=["score 1 = 3"])),
    ("step 1: nonsense 1 = 3: nonsense 1: no such fact here", step(1, true=["nonsense 1 = 3"])),
    ("step 2, then: not true: bidder = 2 (it is 1)", step(2, then=["bidder = 2"])),
    ("step 1: no words in en for lighthouse-lesson-first-unsaid", step(1, say="unsaid")),
    ("step 1: no words in de for lighthouse-lesson-first-unsaid", step(1, say="unsaid")),
    ("step 1: en: lighthouse-lesson-first-goal with {}", step(1, given={})),
    ("step 1: at = 'wall': there is no wall: only table,", step(1, at="wall")),
    ("step 1: at = 'piles': there is no piles at this table", step(1, at="piles")),
    ("step 1: at = 'trick': there is no trick in sight", step(1, at="trick")),
    ("step 1: at = 'gauge': there is no gauge in sight", step(1, at="gauge")),
    ("step 1: at = 'seat:5': there is no seat:5 in sight", step(1, at="seat:5")),
    ("step 1: at = 'card:rock-8': there is no card:rock-8 in sight", step(1, at="card:rock-8")),
    ("step 2: the answer to 'bid 4' is missing in `wrong`", step(2, wrong={"pass": "bid-pass"})),
    ("step 2: 'bid 3' is right by the check", step(2, wrong={"bid 3": "bid-pass", "*": "bid-other"})),
    ("step 2: do = 'bid 2' is not right by check = 'then bidder = 2'", step(2, check="then bidder = 2")),
    ("step 2: there is no check 'clever'", step(2, check="clever")),
    ("step 2: nothing is left that `*` could answer", step(2, also=["pass", *(f"bid {n}" for n in range(1, 7))])),
    ("step 2: there is no action 'bid 9' here.", step(2, do="bid 9")),
    ("step 3: the learner is asked, but it is not the learner's turn", step(3, play="pass, pass")),
    ("step 3: 4: pass: it is the turn of seat 2", step(3, play="4: pass, pass, pass")),
    ("step 4: seat 2, sand-3: play sand-3: LH5:", step(4, play="sand-3")),
    ("5 to 8 bubbles, not 9", lambda lesson: replace(lesson, step=[*lesson.step[:1] * 3, *lesson.step])),
    ("nothing happens", lambda lesson: replace(lesson, step=[])),
    ("the table: ", lambda lesson: replace(lesson, hands=["rock-1", "rock-1"])),
    ("the table: ", lambda lesson: replace(lesson, before="bid 2, fly")),
]  # fmt: skip


@pytest.mark.parametrize(("said", "change"), WRONG, ids=[said for said, _ in WRONG])
def test_a_fault_is_found_and_said(said: str, change: Change) -> None:
    found = [str(fault) for fault in lesson_faults(change(first()))]
    assert any(said in fault for fault in found), found


def test_a_lesson_asks_and_gives_its_reason() -> None:
    lesson = read(NAME)["follow"]
    silent = replace(lesson, step=[replace(lesson.step[0], right="")])
    assert any("`right` is missing" in str(fault) for fault in lesson_faults(silent))
    told = replace(lesson, step=[Step(say="low", at="trick")])
    assert any("never asked" in str(fault) for fault in lesson_faults(told))


def test_words_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("oldtricks.teaching.faults.LONGEST", 12)
    found = [str(fault) for fault in lesson_faults(first())]
    assert f"{NAME} first, step 1: {NAME}-lesson-first-goal has 13 words in en, 12 are enough" in found


def test_a_course_begins_with_the_guided_hand_and_has_no_lesson_twice() -> None:
    found = [str(fault) for fault in faults(Course(NAME, read(NAME).lessons[::-1]))]
    assert f"{NAME}: the first lesson is not the guided hand, 'first'" in found
    found = [str(fault) for fault in faults(Course(NAME, (first(), first())))]
    assert f"{NAME}: two lessons have the same id" in found


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[[lesson]]\nid = 'a'\nseats = 3", "a: there is no field seats"),
        ("[[lesson]]\nid = 'a'\n[[lesson.step]]\nsya = 'x'", "a, step 1: there is no field sya"),
        ("[[lesson]]\nplayers = 3", "lighthouse ?:"),
        ("[[lesson", "lighthouse.toml:"),
    ],
)
def test_a_file_that_cannot_be_read_says_why(
    text: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "lighthouse.toml").write_text(text, encoding="utf-8")
    monkeypatch.setattr(WRITTEN, "course_file", lambda game: tmp_path / f"{game}.toml")
    with pytest.raises(LessonError) as error:
        read.__wrapped__(NAME)
    assert said in str(error.value)


def test_a_game_without_a_course_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(WRITTEN, "course_file", lambda game: None)
    assert teaching.courses() == {}
    with pytest.raises(LessonError, match="there is no course of chess"):
        read("chess")


def test_writers_see_every_scene_and_every_fault(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main([NAME]) == 1
    told = capsys.readouterr().out
    assert "@ scores: Everybody plays alone. Whoever has 20 points after a hand wins the watch. [13]" in told
    assert "no pass: Then somebody else keeps the lighthouse" in told
    assert "=> bid 2: Two tricks should do" in told
    assert (
        "ok bid 3: Two tricks should do: you hold the lowest card of every suit. Here we go on with: bid 2. [19]"
        in told
    )
    assert "- lighthouse: there are 1 lessons, not 6 to 10" in told
    assert command.main([NAME, "follow", "--lang", "de"]) == 0
    assert "Fels ist ausgespielt" in capsys.readouterr().out
    assert command.main(["chess"]) == 1
