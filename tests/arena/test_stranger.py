"""A bot that comes by HTTP: it gets views and nothing else, and the figure that any other bot would get."""

import json
import random
import threading
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import oldtricks as ot
from oldtricks.arena import DEALS, BotFailed, Plan, run, told
from oldtricks.arena import stranger as strangers
from oldtricks.arena.stranger import STRANGER, Stranger, open_door
from oldtricks.bots import Budget
from oldtricks.cli import main
from oldtricks.engine.view import View

from ..test_benchmarks import script

Message = dict[str, Any]


class Client:
    def __init__(self, address: str) -> None:
        self.address, self.token = address.rstrip("/"), ""

    def __call__(self, path: str, body: Message | bytes, **headers: str) -> Message:
        data = body if isinstance(body, bytes) else json.dumps(body).encode()
        given = {"Authorization": f"Bearer {self.token}", **headers}
        with urllib.request.urlopen(urllib.request.Request(self.address + path, data, given)) as answer:
            found: Message = json.load(answer)
            return found

    def refused(self, path: str, body: Message | bytes, **headers: str) -> tuple[int, str]:
        try:
            return 200, str(self(path, body, **headers))
        except urllib.error.HTTPError as error:
            with error:
                return error.code, json.load(error)["said"]["key"]


class Last:
    """The last of the legal actions."""

    version = "1"

    def __init__(self, seed: int) -> None: ...

    def choose(self, view: View, budget: Budget) -> str:
        return view.legal[-1]


def play_last(client: Client, seen: list[Message], **wish: Any) -> Message:
    client.token = client("/sit", {"name": "Last", "version": "2.1", **wish})["token"]
    message = client("/turn", {})
    while not message["over"]:
        seen.append(message)
        message = client("/turn", {"number": message["number"], "action": message["view"]["legal"][-1]})
    result: Message = message["result"]
    return result


@pytest.fixture
def visit() -> Iterator[Any]:
    """What a visitor does once the door is open, in a thread of its own; its result comes with `join`."""
    threads = []

    def begin(does: Any) -> Any:
        def opened(address: str) -> None:
            thread = threading.Thread(target=does, args=(Client(address),), daemon=True)
            threads.append(thread)
            thread.start()

        return opened

    yield begin
    for thread in threads:
        thread.join(10)
        assert not thread.is_alive()


def plan(bot: str, seed: int = 77) -> Plan:
    return Plan(ot.game("gasoline_alley", players=2), (bot, "steady"), DEALS, 6, seed=seed)


def test_it_gets_the_figure_that_the_same_bot_gets_here(visit: Any) -> None:
    seen: list[Message] = []
    results: list[Message] = []
    with open_door(
        "127.0.0.1", 0, {"game": "gasoline_alley"}, visit(lambda c: results.append(play_last(c, seen)))
    ) as one:
        result = run(plan(STRANGER))
        one.bid_farewell({"pairs": result["pairs"]})
    here = run(plan(f"{__name__}:Last"))
    for figure in ("difference", "decided", "wins", "tables"):
        assert result["pairs"][0][figure] == here["pairs"][0][figure]
    assert result["strangers"] == {STRANGER: "Last, version 2.1"}
    assert "stranger: Last, version 2.1" in told(result)
    assert results == [{"pairs": json.loads(json.dumps(result["pairs"]))}]
    assert [message["number"] for message in seen] == list(range(1, len(seen) + 1))


def test_it_sees_what_its_seat_may_know_and_no_seed(visit: Any) -> None:
    """Every decision is the view of its seat, as the engine has it, and its numbers."""
    seen: list[Message] = []
    asked: list[View] = []
    with open_door(
        "127.0.0.1", 0, {"game": "gasoline_alley"}, visit(lambda client: play_last(client, seen, observation=True))
    ) as one:
        choose = one.choose

        def noted(self: Stranger, view: View, budget: Budget) -> str | int:
            asked.append(view)
            return choose(view, budget)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Stranger, "choose", noted)
            run(plan(STRANGER, seed=987_654_321))
        one.bid_farewell({"pairs": []})
    assert len(seen) == len(asked) > 50
    for message, view in zip(seen, asked, strict=True):
        assert set(message) == {"over", "number", "view", "legal", "observation"}
        assert message["view"] == json.loads(json.dumps(view.to_dict()))
        assert message["legal"] == list(view.legal_numbers)
        assert message["observation"] == view.observe()
    assert "98765432" not in json.dumps(seen)


def test_what_is_asked_wrongly_is_refused_and_says_why(visit: Any) -> None:
    problems: list[Any] = []

    def trouble(client: Client) -> None:
        problems.append(client.refused("/turn", {}))
        problems.append(client.refused("/sit", {"name": "No version"}))
        problems.append(client.refused("/sit", {"name": "Two\nlines", "version": "1"}))
        client.token = client("/sit", {"name": "Odd", "version": "1"})["token"]
        problems.append(client.refused("/sit", {"name": "Another", "version": "1"}))
        problems.append(client.refused("/turn", {}, Authorization="Bearer of-another"))
        problems.append(client.refused("/turn", b"[1, 2]"))
        problems.append(client.refused("/turn", b"no JSON"))
        problems.append(client.refused("/seats", {}))
        problems.append(client.refused("/turn", b"{" + b" " * 20_000 + b"}"))
        message = client("/turn", {})
        assert client("/turn", {}) == message  # asked again, it is the same
        assert client("/turn", {"number": message["number"] + 5, "action": "pass"}) == message
        problems.append(client.refused("/turn", {"number": message["number"], "action": "play the joker"}))
        problems.append(client.refused("/turn", {"number": message["number"], "action": 61}))
        problems.append(client.refused("/turn", {"number": message["number"], "action": True}))
        client("/turn", {"number": message["number"], "action": message["legal"][0]})

    with open_door("127.0.0.1", 0, {}, visit(trouble)) as one:
        view = ot.game("gasoline_alley", players=2).start(seed=3).view(1)
        view = view if view.legal else ot.game("gasoline_alley", players=2).start(seed=3).view(0)
        assert one.choose(view, Budget()) == view.legal_numbers[0]
        one.bid_farewell({"pairs": []})
    keys = [
        "token",
        "stated",
        "stated",
        "taken",
        "token",
        "not-json",
        "not-json",
        "nothing-here",
        "too-large",
        "illegal",
        "illegal",
        "illegal",
    ]
    assert [key for _, key in problems] == [f"stranger-{key}" for key in keys]
    assert [status for status, _ in problems] == [401, 422, 422, 409, 401, 400, 400, 404, 413, 422, 422, 422]


def test_one_who_does_not_answer_ends_the_run(visit: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(strangers, "PATIENCE", 0.01)
    with (
        open_door("127.0.0.1", 0, {}, visit(lambda client: client("/sit", {"name": "Mute", "version": "1"}))),
        pytest.raises(BotFailed, match="did not answer"),
    ):
        run(plan(STRANGER))


def test_without_a_door_there_is_nobody() -> None:
    with pytest.raises(ot.OldTricksError, match="Nobody has sat down"):
        plan(STRANGER)


@pytest.mark.parametrize(
    ("command", "said"),
    [
        (["tactics", "stranger", "stead"], "there is no bot 'stead'"),
        (["tactics", "stranger"], "two bots or more"),
        (["tactics", "stranger", "stranger"], "every bot enters once"),
        (["tactics", "stranger", "steady", "--against", "random"], "random"),
        (["new_york_to_paris", "stranger", "steady", "--deals", "3"], "single hands"),
    ],
)
def test_nobody_is_waited_for_if_the_command_is_wrong(
    command: list[str], said: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(strangers, "open_door", lambda *_: pytest.fail("the door is open"))
    assert main(["arena", *command]) == 2
    assert said in capsys.readouterr().err


def test_the_example_plays_and_the_command_says_what_came_of_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    example = script("examples/arena_bot.py", monkeypatch)
    monkeypatch.setattr(example, "choose", lambda message: random.Random(1).choice(message["view"]["legal"]))
    learned: list[Message] = []
    come = threading.Thread(target=lambda: learned.append(example.play(example.Arena(addresses[0]))), daemon=True)
    addresses: list[str] = []

    def opened(host: str, port: int, offer: Message, tell: Any) -> Any:
        def and_come(address: str) -> None:
            tell(address)
            addresses.append(address)
            come.start()

        return open_door(host, port, offer, and_come)

    monkeypatch.setattr(strangers, "open_door", opened)
    assert main(["arena", "gasoline_alley", "stranger", "steady", "--players", "2", "--deals", "3", "--json"]) == 0
    come.join(10)
    said = capsys.readouterr()
    result = json.loads(said.out)
    assert "Waiting for a bot at http://127.0.0.1:" in said.err
    assert "Example bot, version 1 has sat down." in said.err
    assert result["seed"] > 1 << 40  # not to be guessed
    assert learned[0]["strangers"] == {STRANGER: "Example bot, version 1"}
    assert "seed" not in learned[0]
    assert learned[0]["pairs"] == result["pairs"]
    assert main(["arena", "tactics", "stranger", "steady", "--workers", "2"]) == 2
    assert "in this process only" in capsys.readouterr().err
