"""A server in a thread of its own, and people who come to it over real connections."""

import asyncio
import json
import random
import secrets
import socket
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from typing import Any, TypeVar
from uuid import uuid4

import httpx

from oldtricks.server.app import create_app
from oldtricks.server.hall import Hall
from oldtricks.server.live import Live
from oldtricks.server.serve import Server, bind, configured
from oldtricks.server.settings import Settings

T = TypeVar("T")
Message = dict[str, Any]


def free_port() -> int:
    """For who goes and comes back to it: below those that connections are given meanwhile."""
    while True:
        port = 20_000 + secrets.randbelow(12_000)
        with suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port


class House:
    """A running server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.app = create_app(settings)
        self.hall: Hall = self.app.state.hall
        listening = bind("127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{listening.getsockname()[1]}"
        self._server = Server(configured(self.app), self.hall)
        self._thread = threading.Thread(target=self._run, args=(listening,))
        self._thread.start()
        wait_until(lambda: self._server.started or not self._thread.is_alive())
        assert self._server.started

    def _run(self, listening: socket.socket) -> None:
        asyncio.run(self._serve(listening))

    async def _serve(self, listening: socket.socket) -> None:
        self.loop = asyncio.get_running_loop()
        await self._server.serve([listening])

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(20)
        assert not self._thread.is_alive()

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Run something on the server's loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(20)

    def live(self, table: str) -> Live:
        return self.run(self.hall.tables.get(table))

    def prepare(self, game: str, seconds: float = 180) -> None:
        """Wait until advice can be given; it may have to be compiled first."""

        async def prepared() -> bool:
            return self.hall.bots.prepared(game)

        wait_until(lambda: self.run(prepared()), seconds)

    def guest(self, name: str = "") -> "Guest":
        return Guest(self.address, name)


CONNECTED: list[httpx.Client] = []  # to be closed after each test


class Guest:
    """Somebody with a browser."""

    def __init__(self, address: str, name: str = "", token: str | None = None) -> None:
        headers = {"Authorization": f"Bearer {token}"} if token else {"Origin": address}
        self.http = httpx.Client(base_url=address, headers=headers, timeout=20)
        CONNECTED.append(self.http)
        if name:
            self.ask("PUT", "/api/me", {"name": name})

    def ask(self, method: str, path: str, body: Any = None, status: int = 200) -> Any:
        answer = self.http.request(method, path, json=body) if body is not None else self.http.request(method, path)
        assert answer.status_code == status, f"{method} {path}: {answer.status_code} {answer.text[:500]}"
        if status >= 400:
            assert answer.headers["content-type"] == "application/problem+json"
            assert set(answer.json()) >= {"type", "title", "status", "detail"}
        return answer.json()

    def get(self, path: str, status: int = 200) -> Any:
        return self.ask("GET", path, None, status)

    def post(self, path: str, body: Any = None, status: int = 200) -> Any:
        return self.ask("POST", path, {} if body is None else body, status)

    def make(self, game: str = "tactics", seats: str = "mbbb", **more: Any) -> str:
        """A table: m is me, b a random bot, s a steady one, x a sharp one, o an open seat."""
        kinds = {"m": {"kind": "me"}, "o": {"kind": "open"}}
        levels = {"b": "random", "s": "steady", "x": "sharp"}
        bots = {letter: {"kind": "bot", "level": level} for letter, level in levels.items()}
        plan = {"game": game, "players": len(seats), "seats": [(kinds | bots)[seat] for seat in seats]}
        if game != "new_york_to_paris":
            plan["options"] = {"hands": 1}
        made: str = self.post("/api/tables", {**plan, "start": "o" not in seats, **more}, 201)["id"]
        return made

    def see(self, table: str, since: int | None = None) -> Message:
        query = "" if since is None else f"?since={since}"
        seen: Message = self.get(f"/api/tables/{table}{query}")
        return seen

    def wait_for_turn(self, table: str) -> Message:
        """The message once it is my turn, or the game is over."""
        found: Message = {}

        def mine() -> bool:
            nonlocal found
            found = self.see(table)
            return found["table"]["status"] == "over" or found["view"]["turn"] == found["table"]["my_seat"]

        wait_until(mine)
        return found

    def move(self, table: str, action: str | None = None, status: int = 200, **more: Any) -> Message:
        """Play an action, or any."""
        seen = self.see(table) if action and "version" in more else self.wait_for_turn(table)
        chosen = action or random.Random(seen["version"]).choice(seen["view"]["legal"])
        body = {"action": chosen, "version": seen["version"], "key": uuid4().hex, **more}
        answered: Message = self.post(f"/api/tables/{table}/moves", body, status)
        return answered

    def play_to_the_end(self, table: str) -> Message:
        while (seen := self.wait_for_turn(table))["table"]["status"] != "over":
            while seen["view"]["legal"]:
                action = next(
                    (text for text in seen["view"]["legal"] if text.startswith("play")), seen["view"]["legal"][0]
                )
                body = {"action": action, "version": seen["version"], "key": uuid4().hex}
                seen = self.post(f"/api/tables/{table}/moves", body)
        return seen

    @contextmanager
    def listen(self, table: str, since: int | None = None) -> Iterator["Stream"]:
        headers = {} if since is None else {"Last-Event-ID": str(since)}
        with self.http.stream("GET", f"/api/tables/{table}/events", headers=headers) as answer:
            assert answer.status_code == 200, answer.status_code
            assert answer.headers["content-type"].startswith("text/event-stream")
            yield Stream(answer)


class Stream:
    """The messages of a stream, one after the other."""

    def __init__(self, answer: httpx.Response) -> None:
        self._lines = answer.iter_lines()
        self.id = 0
        self.comments = 0

    def next(self) -> Message:
        for line in self._lines:
            if line.startswith("id: "):
                self.id = int(line[4:])
            elif line.startswith(":"):
                self.comments += 1
            elif line.startswith("data: "):
                told: Message = json.loads(line[6:])
                assert told["version"] == self.id
                return told
        raise EOFError

    def until(self, wanted: Callable[[Message], bool]) -> Message:
        while not wanted(told := self.next()):
            pass
        return told


def wait_until(true: Callable[[], bool], seconds: float = 10) -> None:
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.005)
