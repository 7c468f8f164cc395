"""While a game runs, somebody sends all that he should not: nothing changes, and every answer says what is wrong.

Forged, stale, duplicated and out-of-order requests, a few between any two moves of the game. The table's log,
its state and its chairs are compared before and after each of them.
"""

import json
import random
import socket
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any
from uuid import uuid4

import httpx
import pytest

from oldtricks.server.settings import Settings

from ..server.conftest import FREE, good_bye
from ..server.house import Guest, House, Message

__all__ = ["good_bye"]
JSON = {"Content-Type": "application/json"}
Refusals = set[tuple[int, str]]  # status and kind


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    database = str(tmp_path_factory.mktemp("fuzz") / "test.db")
    found = House(Settings(database=database, grace=3600, **FREE))  # type: ignore[arg-type]
    yield found
    found.stop()


class Siege:
    """A table of four people, and attacks on it."""

    def __init__(self, house: House, game: str, seed: int, **options: Any) -> None:
        self.house = house
        self.chance = random.Random(seed)
        self.people = [house.guest(f"Player {seat + 1}") for seat in range(4)]
        self.stranger = house.guest("Stranger")
        plan = {"game": game, "players": 4, "options": options, "seats": [{"kind": "me"}, *[{"kind": "open"}] * 3]}
        self.table: str = self.people[0].post("/api/tables", plan, 201)["id"]
        self.path = f"/api/tables/{self.table}"
        for person in self.people[1:]:
            person.post(f"{self.path}/sit", {})
        self.people[0].post(f"{self.path}/start")
        self.played: list[tuple[int, dict[str, Any]]] = []  # moves that were made: seat and body
        self.counts: Counter[str] = Counter()

    # What is there

    def look(self) -> Message:
        """The table as whoever is at turn sees it."""
        self.live = self.house.live(self.table)
        turn = self.live.table.turn
        self.turn = 0 if turn is None else turn
        return self.people[self.turn].see(self.table)

    def snapshot(self) -> Any:
        table = self.house.live(self.table).table
        assert table.match is not None
        return table.version, table.match.state_digest(), repr(table.chairs), repr(table.asked), table.rematch

    @property
    def others(self) -> list[Guest]:
        return [person for seat, person in enumerate(self.people) if seat != self.turn]

    def body(self, seen: Message, **more: Any) -> dict[str, Any]:
        legal = seen["view"]["legal"]
        action = self.chance.choice(legal) if legal else "pass"
        return {"action": action, "version": seen["version"], "key": uuid4().hex, **more}

    # Attacks: what is sent, and the refusals that would be right

    def attacks(self, seen: Message) -> list[tuple[Callable[[], httpx.Response], Refusals]]:
        at_turn, chance = self.people[self.turn], self.chance
        other = chance.choice(self.others)
        moves, good = f"{self.path}/moves", self.body(seen)
        cookies = dict(at_turn.http.cookies)
        address = self.house.address

        def post(who: Guest, path: str, body: Any, **more: Any) -> Callable[[], httpx.Response]:
            return lambda: who.http.post(path, json=body, **more)

        def raw(content: bytes, **headers: str) -> Callable[[], httpx.Response]:
            return lambda: at_turn.http.post(moves, content=content, headers={**JSON, **headers})

        def from_elsewhere(**headers: str) -> Callable[[], httpx.Response]:
            return lambda: httpx.post(address + moves, json=good, headers=headers, cookies=cookies)

        hands = {card for person in self.others for card in person.see(self.table)["view"]["hand"]}
        not_mine = chance.choice(sorted(hands - set(seen["view"]["hand"])) or ["nothing"])
        away = chance.choice([2**31, 10**12, seen["version"] + 1, seen["version"] - 1, 0])
        nonsense = chance.choice(["", "play", "x" * 200, "play 💥", "\x00", "play play", "-1", "undo"])
        invalid, illegal, unknown = {(422, "invalid")}, {(422, "illegal")}, {(404, "not-found")}
        tries: list[tuple[Callable[[], httpx.Response], Refusals]] = [
            # Somebody else's seat
            (post(other, moves, good), {(409, "not-your-turn")}),
            (post(self.stranger, moves, good), {(403, "not-seated")}),
            (from_elsewhere(Authorization="Bearer made-up"), {(401, "token")}),
            (from_elsewhere(Authorization="Bearer " + "x" * 5000), {(401, "token")}),
            (from_elsewhere(), {(403, "origin")}),
            (from_elsewhere(Origin="https://evil.example"), {(403, "origin")}),
            (from_elsewhere(Origin="null"), {(403, "origin")}),
            (from_elsewhere(Origin=address + ".evil.example"), {(403, "origin")}),
            # Stale, too early, out of order
            (post(at_turn, moves, {**good, "version": away}), {(409, "stale")}),
            (post(at_turn, moves, {**good, "version": -1}), invalid),
            (post(at_turn, moves, {**good, "version": str(good["version"])}), invalid),
            (post(at_turn, moves, {**good, "version": True}), invalid),
            (post(at_turn, moves, {**good, "version": 10**400}), {(409, "stale")}),
            # What cannot be played
            (post(at_turn, moves, {**good, "action": f"play {not_mine}"}), illegal),
            (post(at_turn, moves, {**good, "action": nonsense}), illegal),
            (post(at_turn, moves, {**good, "action": "x" * 201}), invalid),
            (post(at_turn, moves, {**good, "action": None}), invalid),
            (post(at_turn, moves, {**good, "action": ["play"]}), invalid),
            # What is not even a move
            (post(at_turn, moves, {**good, "key": ""}), invalid),
            (post(at_turn, moves, {**good, "key": "k" * 65}), invalid),
            (post(at_turn, moves, {**good, "seat": self.turn}), invalid),
            (post(at_turn, moves, {"action": good["action"]}), invalid),
            (post(at_turn, moves, []), invalid),
            (raw(b""), invalid | {(400, "not-json")}),
            (raw(b"{"), {(400, "not-json")}),
            (raw(b"\xff\xfe\x00"), {(400, "not-json")}),
            (raw(b'{"action": "\xed\xa0\x80", "version": 1, "key": "k"}'), {(400, "not-json")}),
            (raw(json.dumps(good).encode()[:-1]), {(400, "not-json")}),
            (raw(b"[" * 8000), {(400, "not-json")}),
            (raw(b'{"action":' * 1000 + b"1" + b"}" * 1000), invalid | {(400, "not-json")}),
            (raw(b'{"version": NaN}'), {(400, "not-json"), (422, "invalid")}),
            (raw(b" " * 20_000), {(413, "too-large")}),
            (raw(json.dumps(good).encode(), **{"Content-Type": "text/plain"}), {(415, "not-json")}),
            # Other doors
            (post(at_turn, f"/api/tables/{'0' * 12}/moves", good), unknown),
            (post(at_turn, "/api/tables/..%2f..%2fetc/moves", good), unknown),
            (post(at_turn, "/api/tables/%00/moves", good), unknown),
            (lambda: at_turn.http.delete(self.path), {(403, "not-alone")}),  # others sit here
            (lambda: self.stranger.http.delete(self.path), {(403, "not-alone")}),
            (lambda: at_turn.http.delete(moves), {(405, "method")}),
            (lambda: at_turn.http.put(moves, json=good), {(405, "method")}),
            (post(self.people[0], f"{self.path}/start", {}), {(409, "started")}),
            (post(self.people[1], f"{self.path}/start", {}), {(403, "not-host")}),
            (post(other, f"{self.path}/sit", {"seat": self.turn}), {(409, "started")}),
            (post(self.stranger, f"{self.path}/sit", {}), {(409, "started")}),
            (post(self.stranger, f"{self.path}/stand", {}), {(403, "not-seated")}),
            (post(at_turn, f"{self.path}/stand", {}), {(409, "started")}),
            (post(self.people[1], f"{self.path}/seats/0", {"kind": "bot"}), {(403, "not-host")}),
            # What is said, and to whom
            (post(self.stranger, f"{self.path}/talk", {"text": "Psst"}), {(403, "not-seated")}),
            (post(at_turn, f"{self.path}/talk", {"text": "y" * 201}), {(422, "text")}),
            (post(at_turn, f"{self.path}/talk", {"text": "http://evil.example"}), {(422, "link")}),
            (post(at_turn, f"{self.path}/talk", {"reaction": nonsense[:20]}), {(422, "reaction")}),
            (post(self.people[1], f"{self.path}/talk/rules", {"chat": False}), {(403, "not-host")}),
            (post(self.people[0], f"{self.path}/talk/rules", {"silenced": ["everybody"]}), invalid),
            (post(self.stranger, f"{self.path}/report", {"seat": 0}), {(403, "not-seated")}),
            (post(self.stranger, f"{self.path}/block", {"seat": 0}), {(403, "not-seated")}),
            (post(self.people[1], f"{self.path}/list", {"listed": True}), {(403, "not-host")}),
            (post(self.people[0], f"{self.path}/list", {"listed": True}), {(409, "started")}),
            (post(self.stranger, "/api/continue", {"code": nonsense or "0"}), invalid | {(422, "code")}),
            (post(at_turn, "/api/me/leave", {"name": "Somebody else"}), {(422, "name")}),
            (lambda: self.stranger.http.delete(f"/api/me/devices/{'0' * 12}"), unknown),
            (post(self.people[0], f"{self.path}/seats/1", {"kind": "bot"}), {(409, "present")}),
            (post(self.people[0], f"{self.path}/seats/7", {"kind": "open"}), {(422, "seat")}),
            (post(self.people[0], f"{self.path}/seats/8", {"kind": "open"}), invalid),
            (post(self.stranger, f"{self.path}/undo", {}), {(403, "not-seated")}),
            (post(self.people[self.turn], f"{self.path}/undo/answer", {"agree": True}), {(409, "not-asked")}),
            (post(self.people[self.turn], f"{self.path}/undo/answer", {"agree": 1}), invalid),
            (post(self.stranger, f"{self.path}/rest", {"how": "claim"}), {(403, "not-seated")}),
            (post(other, f"{self.path}/rest", {"how": "claim"}), {(409, "no-claim")}),
            (post(at_turn, f"{self.path}/rest", {"how": "finish"}), {(409, "not-decided")}),
            (post(at_turn, f"{self.path}/rest", {"how": "take"}), invalid),
            (post(self.people[0], f"{self.path}/house", {"watch_seat": 0}), {(409, "not-alone"), (422, "watch")}),
            (post(other, f"{self.path}/hint", {}), {(409, "not-your-turn")}),
            (post(self.stranger, f"{self.path}/coach", {}), {(403, "not-seated")}),
            (post(at_turn, f"{self.path}/coach", {}), {(409, "coach")}),  # more than one person plays here
            (post(at_turn, f"{self.path}/coach/hand", {"deal": 1}), {(409, "coach")}),
            (post(at_turn, f"{self.path}/again", {"ply": 0}), {(409, "not-over")}),
            (post(self.stranger, f"{self.path}/again", {"ply": -1}), invalid),
            (post(self.stranger, f"{self.path}/rematch", {}), {(409, "not-over"), (403, "not-seated")}),
            (lambda: other.http.get(f"{self.path}/record"), {(409, "not-over")}),
            (lambda: other.http.get(f"{self.path}/replay?seat={self.turn}"), {(409, "not-over")}),
            (lambda: other.http.get(f"{self.path}/replay?seat=nobody"), invalid),
            (lambda: other.http.get(f"{self.path}/verify"), {(409, "not-over")}),
            (lambda: other.http.get(f"{self.path}?since=-1"), invalid),
        ]
        if self.played:
            _, old = chance.choice(self.played)
            tries.append((post(self.stranger, moves, old), {(422, "key")}))
            tries.append((post(at_turn, moves, {**old, "key": uuid4().hex}), {(409, "stale")}))
        if seen["view"]["over"]:  # then all may be seen
            tries = [(send, right | {(409, "over")}) for send, right in tries if (409, "not-over") not in right]
        return tries

    def attack(self, send: Callable[[], httpx.Response], right: Refusals) -> None:
        before = self.snapshot()
        answer = send()
        assert answer.headers["content-type"] == "application/problem+json", (answer.status_code, answer.text[:300])
        told = answer.json()
        assert told["status"] == answer.status_code
        assert set(told) <= {"type", "title", "status", "detail", "said", "rule", "version"}
        found = (answer.status_code, told["type"].removeprefix("/bots#"))
        assert found in right, (found, right, told["detail"], answer.request.url, answer.request.content[:200])
        assert told["detail"]
        assert "Traceback" not in answer.text
        assert ".py" not in answer.text
        assert self.snapshot() == before, (found, "changed the table")
        self.counts[f"{found[0]} {found[1]}"] += 1

    def again(self) -> None:
        """A move that was made, sent once more, and with another action: the same answer, nothing happens."""
        seat, body = self.chance.choice(self.played)
        before = self.snapshot()
        for action in (body["action"], "pass", "play nothing"):
            told = self.people[seat].post(f"{self.path}/moves", {**body, "action": action})
            assert told["version"] == before[0]
        assert self.snapshot() == before
        self.counts["200 again"] += 1

    def move(self, seen: Message) -> None:
        """An honest move, made once although it is sent by several at a time."""
        body = self.body(seen)
        if seen["view"]["phase"] == "bid":
            body["action"] = self.chance.choice(seen["view"]["legal"][:3])
        person = self.people[self.turn]
        if self.chance.random() < 0.2:
            with ThreadPoolExecutor(4) as pool:
                answers = list(pool.map(lambda _: person.post(f"{self.path}/moves", body), range(4)))
            assert {answer["version"] for answer in answers} == {body["version"] + 1}
        else:
            person.post(f"{self.path}/moves", body)
        assert self.snapshot()[0] == body["version"] + 1
        self.played.append((self.turn, body))


@pytest.mark.parametrize(("game", "seed"), [("tactics", 1), ("neutral", 2), ("gasoline_alley", 3)])
def test_nothing_gets_through(house: House, game: str, seed: int) -> None:
    siege = Siege(house, game, seed, hands=1)
    tried = 0
    while not (seen := siege.look())["view"]["over"]:
        attacks = siege.attacks(seen)
        for _ in range(4):  # in turn, so that none is left out
            siege.attack(*attacks[tried % len(attacks)])
            tried += 1
        if siege.played:
            siege.again()
        siege.move(seen)
    for send, right in siege.attacks(seen):  # and all of them once more, when the game is over
        siege.attack(send, right)
    assert tried > len(attacks)
    assert siege.counts["200 again"] > 20
    assert sum(siege.counts.values()) > 150
    log = [entry["action"] for entry in entries(house, siege.table) if entry["kind"] == "move"]
    assert log == [body["action"] for _, body in siege.played]  # every move once, and nothing but these


def entries(house: House, table: str) -> list[dict[str, Any]]:
    return house.run(house.hall.tables.entries(table, 0))


def test_of_two_moves_at_once_one_is_made(house: House) -> None:
    siege = Siege(house, "gasoline_alley", 4, hands=1)
    asking = ThreadPoolExecutor(2)
    for _ in range(12):
        seen = siege.look()
        if len(seen["view"]["legal"]) < 2:
            siege.move(seen)
            continue
        post = siege.people[siege.turn].http.post
        bodies = [siege.body(seen, action=action) for action in seen["view"]["legal"][:2]]
        asked = [asking.submit(post, f"{siege.path}/moves", json=body) for body in bodies]
        answers = [answer.result() for answer in asked]
        assert sorted(answer.status_code for answer in answers) == [200, 409]
        assert siege.snapshot()[0] == seen["version"] + 1


@pytest.mark.parametrize(
    "sent",
    [
        b"nonsense\r\n\r\n",
        b"POST /api/tables HTTP/9.9\r\n\r\n",
        b"GET /" + b"x" * 100_000 + b" HTTP/1.1\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Length: -5\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
        bytes(range(256)) * 20,
    ],
    ids=range(7),
)
def test_what_is_not_http_is_not_answered_with_a_mistake(house: House, sent: bytes) -> None:
    host, _, port = house.address.removeprefix("http://").partition(":")
    with socket.create_connection((host, int(port)), 5) as line:
        line.sendall(sent)
        line.shutdown(socket.SHUT_WR)
        told = b""
        try:
            while part := line.recv(65536):
                told += part
        except ConnectionResetError:
            pass
    assert b" 500 " not in told.split(b"\r\n")[0]
    assert b"Traceback" not in told
    assert house.guest().get("/healthz")["status"] == "ok"


def test_nothing_is_logged_that_is_secret_or_wrong(house: House, caplog: pytest.LogCaptureFixture) -> None:
    """The log of a game with refusals names no card, no person and no secret."""
    with caplog.at_level("DEBUG", logger="oldtricks.server"):
        siege = Siege(house, "neutral", 5, hands=1)
        while not (seen := siege.look())["view"]["over"]:
            attacks = siege.attacks(seen)
            siege.attack(*siege.chance.choice(attacks))
            siege.move(seen)
    lines = [record for record in caplog.records if record.name == "oldtricks.server"]
    assert len(lines) > 50
    text = "\n".join(repr(vars(record)) for record in lines)
    secrets = [person.http.cookies["oldtricks"] for person in siege.people]
    for word in ("germany", "britain", "Player 1", "Stranger", *secrets, siege.live.table.secret.hex()):
        assert word not in text
    assert not [record for record in lines if record.levelno >= 40]
