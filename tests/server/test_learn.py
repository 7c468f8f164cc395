"""Lessons as the page gets them: what there is, each one whole, in its schema, and nothing that is not to be seen."""

import gzip
import json
from typing import Any

import orjson
import pytest

from oldtricks.server import exercises
from oldtricks.teaching import courses, lesson
from oldtricks.words import ENGLISH, LANGUAGES, Reader

from .house import House
from .test_protocol import check

EVERY = [(game, written.id) for game, course in courses().items() for written in course.lessons]


def test_every_course_is_listed_with_its_lessons(house: House) -> None:
    found = house.guest().get("/api/learn")
    check("Learn", found)
    assert [course["game"] for course in found["courses"]] == list(courses())
    for course in found["courses"]:
        assert [each["id"] for each in course["lessons"]] == [each.id for each in courses()[course["game"]].lessons]


def sent_to_the_page(game: str, id: str) -> dict[str, Any]:
    body = exercises.lesson(game, id)
    assert body is not None
    found: dict[str, Any] = orjson.loads(body)
    return found


@pytest.mark.parametrize(("game", "id"), EVERY)
def test_a_lesson_is_described(game: str, id: str) -> None:
    check("Lesson", sent_to_the_page(game, id))


@pytest.mark.parametrize(("game", "id"), EVERY)
def test_a_lesson_shows_what_its_seat_knows(game: str, id: str) -> None:
    found = sent_to_the_page(game, id)
    assert [scene["message"]["version"] for scene in found["scenes"]] == list(range(len(found["scenes"])))
    seen = 0
    for sent, played in zip(found["scenes"], lesson(game, id).scenes, strict=True):
        message = sent["message"]
        view, match = message["view"], played.match
        assert view["seat"] == message["table"]["my_seat"] == played.seat
        assert view["hand"] == list(match.view(played.seat).hand)
        assert view["ply"] == len(match.history)
        told = [event.text for event in played.news if event.data.get("rule") != "C6"]  # the end of every lesson
        assert [event["text"] for event in message["news"]] == told
        assert "C6" not in str(message["view"])
        assert message["suggested"] is None
        assert message["news"] == [] or message["news"][-1]["ply"] == view["ply"]
        assert all(seen <= event["ply"] <= view["ply"] for event in message["news"])
        since = view["ply"] if message["version"] == 0 else seen
        assert [frame["ply"] for frame in sent["between"]] == list(range(since + 1, view["ply"]))
        assert all(frame["seat"] == played.seat and "hands" not in frame for frame in sent["between"])
        seen = view["ply"]
        if sent["question"]:
            assert list(sent["question"]["answers"]) == view["legal"] == list(message["said"]["actions"])
        if sent["trick"]:
            assert sent["trick"]["kind"] == "trick"
            assert sent["trick"] in view["events"]


@pytest.mark.parametrize(("game", "id"), EVERY[:1])
def test_a_lesson_is_packed_and_the_learner_is_called_you_in_his_language(house: House, game: str, id: str) -> None:
    ann = house.guest()
    path = f"/api/learn/{game}/{id}"
    found = ann.http.get(path)
    assert found.headers["content-encoding"] == "gzip"
    assert len(gzip.compress(found.content)) < 60_000
    assert "Accept-Language" in found.headers["vary"]
    plain = ann.http.get(path, headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.json() == found.json()
    names = {language: _own_name(ann.get(f"{path}?lang={language}")) for language in LANGUAGES}
    assert names == {language: Reader(language).t("you-plate") for language in LANGUAGES}
    assert _own_name(found.json()) == names[ENGLISH]


def _own_name(found: dict[str, Any]) -> str:
    return str(found["scenes"][0]["message"]["view"]["players"][found["seat"]])


def test_what_is_not_there_is_missing_in_words(house: House) -> None:
    ann = house.guest()
    game = next(iter(courses()), "tactics")
    for path, said in {
        "/api/learn/bridge/first": "there is no game of that name here",
        f"/api/learn/{game}/nonsense": "there is no lesson of that name here",
        f"/api/learn/{game}/..%2Ffirst": "there is nothing here",
    }.items():
        problem = ann.get(path, 404)
        assert problem["detail"] == said
        assert json.dumps(problem["said"])
    assert ann.get(f"/api/learn/{game}/{'x' * 60}", 422)["status"] == 422


def test_lessons_need_no_database(house: House) -> None:
    """They are asked for by people who have no name here yet, and leave nothing behind."""
    ann = house.guest()
    ann.get("/api/learn")
    assert not ann.http.cookies
