"""What is said at a table: by whom, to whom, how much; and that it is written nowhere."""

import json
import logging
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from oldtricks.art import REACTIONS
from oldtricks.server.limits import Rates
from oldtricks.server.problems import Problem
from oldtricks.server.talk import KEPT, LONGEST, Talk, clean_text

from .house import Guest, House, Stream


@pytest.fixture(autouse=True)
def no_limit(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house.hall, "talking", Rates(1e6, 10**6))


def two(house: House) -> tuple[Guest, Guest, str]:
    ann, ben = house.guest("Ann"), house.guest("Ben")
    table = ann.make("gasoline_alley", "moo")
    ben.post(f"/api/tables/{table}/sit")
    return ann, ben, table


def talk_of(stream: Stream) -> dict[str, Any]:
    """The next that was said."""
    for line in stream._lines:
        if line == "event: talk":
            return dict(json.loads(next(iter(stream._lines))[6:]))
    raise EOFError


def lines(person: Guest, table: str) -> list[str]:
    return [line["text"] or line["reaction"] for line in person.get(f"/api/tables/{table}/talk")["lines"]]


def test_those_who_sit_there_hear_it_and_nobody_else(house: House) -> None:
    ann, ben, table = two(house)
    eve = house.guest("Eve")
    with ann.listen(table) as stream:
        ben.post(f"/api/tables/{table}/talk", {"text": "Good evening"})
        ben.post(f"/api/tables/{table}/talk", {"reaction": "hello"})
        first, second = talk_of(stream), talk_of(stream)
        (line,) = first["lines"]
        assert (line["text"], line["seat"], line["name"], line["mine"]) == ("Good evening", 1, "Ben", False)
        assert second["lines"][0]["reaction"] == "hello"
        assert second["lines"][0]["number"] > line["number"]
    for person in (ann, ben):
        assert lines(person, table) == ["Good evening", "hello"]
    assert eve.get(f"/api/tables/{table}/talk", 403)["type"] == "/bots#not-seated"
    assert eve.post(f"/api/tables/{table}/talk", {"text": "Hi"}, 403)["type"] == "/bots#not-seated"
    with eve.listen(table) as stream:
        assert stream.next()["table"]["can"]["chat"] is False
        ben.post(f"/api/tables/{table}/talk", {"text": "still here"})
        ben.post(f"/api/tables/{table}/stand")
        assert "still" not in json.dumps(stream.next())


def test_alone_with_bots_there_is_nobody_to_talk_to(house: House) -> None:
    ann = house.guest("Ann")
    table = ann.make("gasoline_alley", "mb")
    assert ann.see(table)["table"]["can"]["chat"] is False
    assert ann.post(f"/api/tables/{table}/talk", {"text": "Hello?"}, 409)["type"] == "/bots#talk"


@pytest.mark.parametrize(
    ("body", "kind"),
    [
        ({"text": ""}, "text"),
        ({"text": "\u200b\u202e \u3164"}, "text"),
        ({"text": "x" * (LONGEST + 1)}, "text"),
        ({"text": "x" * 1001}, "invalid"),
        ({"text": "see https://evil.example/x"}, "link"),
        ({"text": "www.evil"}, "link"),
        ({"text": "evil.example"}, "link"),
        ({"text": "e\u200bvil.com"}, "link"),
        ({"text": "ben@example.org"}, "link"),
        ({"text": "come to t.me/cards"}, "link"),
        ({"text": "x.com"}, "link"),
        ({"text": "\u0441\u0430\u0439\u0442.\u0440\u0444"}, "link"),
        ({"text": "at 192.0.2.1:1911"}, "link"),
        ({"reaction": "skull"}, "reaction"),
        ({"reaction": "../x"}, "reaction"),
        ({"reaction": "hello", "text": "Hello"}, "text"),
        ({}, "text"),
        ({"text": 7}, "invalid"),
    ],
)
def test_what_cannot_be_said(house: House, body: dict[str, Any], kind: str) -> None:
    ann, _, table = two(house)
    assert ann.post(f"/api/tables/{table}/talk", body, 422)["type"] == f"/bots#{kind}"
    assert lines(ann, table) == []


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("  Well\n played!  ", "Well played!"),
        ("<b>Hi</b>", "<b>Hi</b>"),
        ("So... 3.5 tricks. No?", "So... 3.5 tricks. No?"),
        ("z.B. der 3.Stich, 18.11.2026", "z.B. der 3.Stich, 18.11.2026"),
        ("Z" + "\u0301" * 40, "\u0179" + "\u0301" * 3),
        ("a\u202eb", "a b"),
    ],
)
def test_what_is_shown_of_it(given: str, shown: str) -> None:
    assert clean_text(given) == shown


def test_a_heap_of_lines_is_not_kept_and_a_flood_is_stopped(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    talk = Talk()
    for number in range(3 * KEPT):
        talk.add("p", 0, "P", f"line {number}")
    assert len(talk.since(0, "q")) == KEPT
    numbers = [line["number"] for line in talk.since(0, "q")]
    assert numbers == sorted(set(numbers))
    monkeypatch.setattr(house.hall, "talking", Rates(1e-6, 3))
    ann, ben, table = two(house)
    for _ in range(3):
        ann.post(f"/api/tables/{table}/talk", {"reaction": "wow"})
    assert ann.post(f"/api/tables/{table}/talk", {"reaction": "wow"}, 429)["type"] == "/bots#rate"
    ben.post(f"/api/tables/{table}/talk", {"reaction": "wow"})


def test_the_host_switches_it_off_and_silences_somebody(house: House) -> None:
    ann, ben, table = two(house)
    path = f"/api/tables/{table}/talk"
    assert ben.post(f"{path}/rules", {"chat": False}, 403)["type"] == "/bots#not-host"
    seen = ann.post(f"{path}/rules", {"chat": False})["table"]
    assert seen["talk"] == {"chat": False, "reactions": True}
    assert (seen["can"]["chat"], seen["can"]["react"]) == (False, True)
    assert ben.post(path, {"text": "Hello"}, 409)["type"] == "/bots#talk"
    ben.post(path, {"reaction": "hello"})
    ann.post(f"{path}/rules", {"chat": True, "reactions": False})
    ben.post(path, {"text": "Hello"})
    assert ben.post(path, {"reaction": "hello"}, 409)["type"] == "/bots#talk"
    seen = ann.post(f"{path}/rules", {"seat": 1})["table"]
    assert seen["talk"]["chat"]
    assert [seat["silenced"] for seat in seen["seats"]] == [False, True, False]
    assert ben.post(path, {"text": "Hello"}, 409)["type"] == "/bots#talk"
    house.hall.tables.live.pop(table)  # it is in the log
    assert ann.see(table)["table"]["seats"][1]["silenced"]
    ann.post(f"{path}/rules", {"seat": 1, "silent": False})
    ben.post(path, {"text": "Hello again"})
    assert ann.post(f"{path}/rules", {"seat": 2}, 422)["type"] == "/bots#seat"


def test_a_word_to_the_host_reaches_the_host_alone(house: House) -> None:
    ann, ben, table = two(house)
    cleo = house.guest("Cleo")
    cleo.post(f"/api/tables/{table}/sit")
    with ann.listen(table) as stream, cleo.listen(table) as other:
        ben.post(f"/api/tables/{table}/report", {"seat": 2})
        assert talk_of(stream)["reported"] == [2]
        assert talk_of(other)["reported"] == []
        ann.post(f"/api/tables/{table}/talk/rules", {"seat": 2})
        assert talk_of(stream)["reported"] == []  # something was done about it
    assert ben.post(f"/api/tables/{table}/report", {"seat": 1}, 422)["type"] == "/bots#seat"
    assert house.guest("Eve").post(f"/api/tables/{table}/report", {"seat": 2}, 403)["type"] == "/bots#not-seated"


def test_those_who_are_apart_hear_nothing_of_each_other(house: House) -> None:
    ann, ben, table = two(house)
    cleo = house.guest("Cleo")
    cleo.post(f"/api/tables/{table}/sit")
    ann.post(f"/api/tables/{table}/talk", {"text": "before"})
    ben.post(f"/api/tables/{table}/block", {"seat": 0})
    ann.post(f"/api/tables/{table}/talk", {"text": "after"})
    ben.post(f"/api/tables/{table}/talk", {"text": "mine"})
    assert lines(ben, table) == ["mine"]
    assert lines(ann, table) == ["before", "after"]
    assert lines(cleo, table) == ["before", "after", "mine"]


def test_it_is_in_no_record_no_log_and_no_file(house: House, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    ann, ben = house.guest("Ann"), house.guest("Ben")
    table = ann.make("gasoline_alley", "mo")
    ben.post(f"/api/tables/{table}/sit")
    ann.post(f"/api/tables/{table}/talk", {"text": "xylophone"})
    ann.post(f"/api/tables/{table}/talk", {"text": f"xylophone {'x' * LONGEST}"}, 422)
    ann.post(f"/api/tables/{table}/start")
    ann.post(f"/api/tables/{table}/talk", {"reaction": "good-game"})
    dumped = "\n".join(sqlite3.connect(house.settings.database).iterdump())
    files = b"".join(path.read_bytes() for path in Path(house.settings.database).parent.iterdir())
    for text in (dumped, caplog.text, json.dumps(ann.get("/api/me/data")), json.dumps(ann.see(table))):
        assert "xylophone" not in text
        assert "good-game" not in text
    assert b"xylophone" not in files
    house.hall.tables.live.pop(table)
    assert lines(ann, table) == []  # it lasted as long as the table was in memory


def test_there_are_a_dozen_reactions_and_each_is_drawn(house: House) -> None:
    assert len(REACTIONS) == 12
    for name in REACTIONS:
        assert house.guest().http.get(f"/art/reactions/{name}.svg").text.startswith("<svg")
    with pytest.raises(Problem):
        clean_text("")


def test_talk_gives_nobody_more_time(house: House) -> None:
    ann, ben = house.guest("Ann"), house.guest("Ben")
    table = ann.make("gasoline_alley", "mo", clock=30)
    ben.post(f"/api/tables/{table}/sit")
    ann.post(f"/api/tables/{table}/start")
    since = house.live(table).presence.turn_since
    ann.post(f"/api/tables/{table}/talk", {"text": "Take your time"})
    ann.post(f"/api/tables/{table}/talk/rules", {"chat": False})
    assert house.live(table).presence.turn_since == since
