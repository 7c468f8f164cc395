"""Requests that nobody's browser would send."""

import json

import pytest

from .house import House

NONSENSE = [
    b"",
    b"null",
    b"[]",
    b'"x"',
    b"1e999",
    b"[" * 5000,
    b'{"a":' * 2000,
    b"\xff\xfe",
    b'{"name": "\\ud800"}',
    b'{"key": "\\ud800", "action": "pass", "version": 1}',
    b'{"key": "k", "action": "\\ud800", "version": 1}',
    b'{"key": "k", "action": "pass", "version": 99999999999999999999999}',
    b'{"key": "k", "action": "pass", "version": -1}',
    b'{"key": "k", "action": "pass", "version": true}',
    b'{"key": "k", "action": ["pass"], "version": 1}',
    b'{"game": "tactics", "options": {"hands": 99999999999999999999999999999}}',
    b'{"game": "tactics", "options": {"__class__": 1}}',
    b'{"game": "tactics", "options": {"players": 4}}',
    b'{"game": "tactics", "options": {"name": "x"}}',
    b'{"game": "tactics", "clock": NaN}',
    b'{"game": "tactics", "clock": 1e400}',
    b'{"game": "\\u0000"}',
    b'{"seat": 99999999999999999999}',
    b'{"seat": -1}',
    b'{"kind": "bot", "level": "__init__"}',
    b'{"agree": "yes"}',
    b'{"randomness": "' + b"0" * 65 + b'"}',
]


def test_nonsense_is_refused_and_nothing_breaks(house: House) -> None:
    ann = house.guest("Ann")
    table = ann.make("tactics", "mbbb")
    waiting = ann.make("tactics", "mooo")
    before = ann.wait_for_turn(table)
    paths = [f"/api/tables/{table}/{name}" for name in ("moves", "sit", "seats/1", "seats/x", "undo/answer")]
    paths += [f"/api/tables/{waiting}/{name}" for name in ("moves", "seats/0", "undo/answer", "hint")]
    for path in (*paths, "/api/tables", "/api/tokens"):
        for body in NONSENSE:
            answer = ann.http.post(path, content=body, headers={"Content-Type": "application/json"})
            assert 400 <= answer.status_code < 500, (path, body, answer.status_code)
            problem = answer.json()
            assert answer.headers["content-type"] == "application/problem+json"
            assert problem["status"] == answer.status_code
            assert "Traceback" not in answer.text
            assert len(answer.text) < 1000
    for path in ("/api/me", "/api/nothing"):
        for body in NONSENSE:
            answer = ann.http.put(path, content=body, headers={"Content-Type": "application/json"})
            assert 400 <= answer.status_code < 500, (path, body)
    assert ann.see(table)["version"] == before["version"]


@pytest.mark.parametrize("name", ["%00", "x" * 1500, "0" * 11, "0" * 12 + "%0a", "..%2f"])
def test_a_table_that_cannot_be(house: House, name: str) -> None:
    ann = house.guest()
    body = {"action": "pass", "version": 1, "key": "k"}
    assert ann.post(f"/api/tables/{name}/moves", body, 404)["type"] == "/bots#not-found"
    assert ann.get(f"/api/tables/{name}", 404)["type"] == "/bots#not-found"


@pytest.mark.parametrize("header", ["x", "-1", "99999999999999999999", "1.5", "²"])
def test_a_strange_last_event_id_is_no_obstacle(house: House, header: str) -> None:
    ann = house.guest()
    table = ann.make()
    url = f"/api/tables/{table}/events"
    with ann.http.stream("GET", url, headers={"Last-Event-ID": header.encode()}) as answer:  # type: ignore[dict-item]
        assert answer.status_code == 200
        data = next(line for line in answer.iter_lines() if line.startswith("data: "))
        assert json.loads(data[6:])["table"]["id"] == table
