"""A bot that comes by HTTP, in whatever language it is written: `oldtricks arena tactics stranger steady --port 1912`.

It sits down with a name and a version, and from then on every answer to it is its next decision: what its seat may
know, and nothing else. The seed of the boards is not among that. docs/bots.md describes what is said.
"""

import json
import secrets
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, ClassVar

from ..bots.base import Budget
from ..engine.errors import OldTricksError, quoted
from ..engine.view import View
from ..words import Reader, Said, say

STRANGER = "stranger"  # what it is called among the bots of a plan
PATIENCE = 120.0  # seconds that a decision may take
HOLD = 20.0  # seconds that a question is kept waiting for the next decision
FAREWELL = 10.0  # seconds that the result waits for somebody to ask for it
LONGEST_NAME = 40
LARGEST_BODY = 16_384

Message = dict[str, Any]


class Refused(Exception):
    """What a stranger asked for is not to be had."""

    def __init__(self, status: int, said: Said) -> None:
        super().__init__(status, said)
        self.status, self.said = status, said


@dataclass(slots=True)
class Decision:
    """What the stranger is asked."""

    number: int
    view: View
    answer: str | int | None = None


@dataclass(slots=True)
class Stranger:
    """One who has sat down, between the arena, which asks, and the threads that speak HTTP with him."""

    name: str
    version: str
    observation: bool = False  # whether he wants his sight in numbers, too
    token: str = field(default_factory=lambda: secrets.token_hex(16))
    result: Message | None = None
    gone: bool = False  # with the result
    _decision: Decision | None = None
    _number: int = 0
    _change: threading.Condition = field(default_factory=threading.Condition)

    @property
    def stated(self) -> str:
        """What identifies him."""
        return f"{self.name}, version {self.version}"

    def choose(self, view: View, budget: Budget) -> str | int:
        """Ask him, and wait for what he says."""
        with self._change:
            self._number += 1
            asked = self._decision = Decision(self._number, view)
            self._change.notify_all()
            if not self._change.wait_for(lambda: asked.answer is not None, PATIENCE):
                raise OldTricksError(say("stranger-silent", seconds=round(PATIENCE)))
            assert asked.answer is not None
            return asked.answer

    def heard(self, body: Message) -> Message:
        """He answers a decision, or asks for it again: the next one, or what came of it all."""
        with self._change:
            now = self._decision
            if "action" in body and now and body.get("number") == now.number and now.answer is None:
                action = body["action"]
                if action not in (now.view.legal_numbers if type(action) is int else now.view.legal):
                    raise Refused(422, say("stranger-illegal", given=quoted(str(action)[:60])))
                now.answer, self._decision = action, None
                self._change.notify_all()
            self._change.wait_for(lambda: self._decision or self.result, HOLD)
            if self._decision:
                return self._asked(self._decision)
            if self.result:
                return {"over": True, "result": self.result}
            return {"over": False, "number": None}  # not yet: ask again

    def _asked(self, decision: Decision) -> Message:
        view = decision.view
        told = {"over": False, "number": decision.number, "view": view.to_dict(), "legal": list(view.legal_numbers)}
        return told | ({"observation": view.observe()} if self.observation else {})

    def leave(self) -> None:
        """He has been told the result."""
        with self._change:
            self.gone = True
            self._change.notify_all()

    def bid_farewell(self, result: Message) -> None:
        """All boards are played: he is told what came of them, if he asks soon."""
        with self._change:
            self.result = result
            self._change.notify_all()
            self._change.wait_for(lambda: self.gone, FAREWELL)


class Door:
    """Where a stranger comes in; one at a time."""

    def __init__(self, offer: Message) -> None:
        self.offer = offer  # what is played
        self.stranger: Stranger | None = None
        self._came = threading.Event()
        self._lock = threading.Lock()

    def wait(self) -> Stranger:
        self._came.wait()
        assert self.stranger is not None
        return self.stranger

    def sit(self, body: Message) -> Message:
        name, version = (stated(body.get(key)) for key in ("name", "version"))
        with self._lock:
            if self.stranger:
                raise Refused(409, say("stranger-taken"))
            self.stranger = Stranger(name, version, body.get("observation") is True)
        self._came.set()
        return {"token": self.stranger.token, **self.offer}

    def turn(self, body: Message, token: str) -> Message:
        if not self.stranger or not secrets.compare_digest(token.encode(), self.stranger.token.encode()):
            raise Refused(401, say("stranger-token"))
        return self.stranger.heard(body)

    def sent(self, message: Message) -> None:
        if self.stranger and message.get("over"):
            self.stranger.leave()


def stated(text: object) -> str:
    """A name or a version: a short line that can be printed."""
    if not isinstance(text, str) or not 0 < len(text) <= LONGEST_NAME or not text.isprintable() or not text.strip():
        raise Refused(422, say("stranger-stated", most=LONGEST_NAME))
    return text


class Handler(BaseHTTPRequestHandler):
    """Two addresses, both for POST with JSON: /sit and /turn."""

    protocol_version = "HTTP/1.1"
    timeout: ClassVar[float] = PATIENCE  # of a connection on which nothing is said
    door: ClassVar[Door]

    def do_POST(self) -> None:
        try:
            paths: dict[str, Callable[[Message], Message]] = {
                "/sit": self.door.sit,
                "/turn": lambda body: self.door.turn(body, self._token()),
            }
            body = self._body()
            if self.path not in paths:
                raise Refused(404, say("stranger-nothing-here"))
            message = paths[self.path](body)
            self._answer(200, message)
            self.door.sent(message)
        except Refused as refused:
            self._answer(refused.status, {"detail": Reader().say(refused.said), "said": refused.said.to_json()})

    def _token(self) -> str:
        return self.headers.get("Authorization", "").removeprefix("Bearer ")

    def _body(self) -> Message:
        length = self.headers.get("Content-Length", "")
        if not length.isascii() or not length.isdigit() or int(length[:9]) > LARGEST_BODY:
            self.close_connection = True  # whatever comes is not read
            raise Refused(413, say("stranger-too-large", bytes=LARGEST_BODY))
        try:
            body = json.loads(self.rfile.read(int(length)) or b"{}")
        except ValueError:
            body = None
        if not isinstance(body, dict):
            raise Refused(400, say("stranger-not-json"))
        return body

    def _answer(self, status: int, message: Message) -> None:
        data = json.dumps(message).encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, format: str, *args: Any) -> None:
        """What is asked is nobody's business."""


PRESENT: list[Stranger] = []  # who sits in the arena now


class Nobody(OldTricksError):
    """A stranger is to play, and none has come."""


def present() -> Stranger:
    if not PRESENT:
        raise Nobody(say("stranger-nobody"))
    return PRESENT[-1]


@contextmanager
def open_door(host: str, port: int, offer: Message, opened: Callable[[str], None]) -> Iterator[Stranger]:
    """Wait for a stranger; in here he can be seated. `opened` is told the address."""
    door = Door(offer)
    handler = type("HandlerHere", (Handler,), {"door": door})
    try:
        server = ThreadingHTTPServer((host, port), handler)
    except (OSError, OverflowError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise OldTricksError(say("server-cannot-listen", host=host, port=str(port), reason=reason)) from None
    server.daemon_threads = True
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        opened(f"http://{host}:{server.server_address[1]}/")
        PRESENT.append(door.wait())
        yield PRESENT[-1]
    finally:
        PRESENT.clear()
        server.shutdown()
        server.server_close()
