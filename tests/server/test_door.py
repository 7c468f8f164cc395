"""Requests that are too long or too slow, byte by byte."""

import json
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from oldtricks.server.settings import Settings

from .conftest import FREE
from .house import House

PATIENCE = 0.6
JSON = "Content-Type: application/json\r\nOrigin: {}\r\n"


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder: Path = tmp_path_factory.mktemp("impatient")
    house = House(Settings(database=str(folder / "test.db"), patience=PATIENCE, largest_body=2000, **FREE))  # type: ignore[arg-type]
    yield house
    house.stop()


@contextmanager
def connected(house: House) -> Iterator[socket.socket]:
    host, port = house.address.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), timeout=10) as line:
        yield line


def heard(line: socket.socket) -> bytes:
    """Everything until the server hangs up."""
    found = b""
    with suppress(ConnectionError):
        while piece := line.recv(65536):
            found += piece
    return found


def poured(line: socket.socket, piece: bytes, pause: float = 0) -> int:
    """How much can be sent until the server hangs up."""
    sent = 0
    with suppress(OSError):
        while sent < 10_000 * len(piece):
            sent += line.send(piece)
            time.sleep(pause)
    return sent


def said(answer: bytes) -> tuple[int, dict[str, Any]]:
    head, _, body = answer.partition(b"\r\n\r\n")
    assert b"application/problem+json" in head
    return int(head.split()[1]), json.loads(body)


def ask(house: House, request: str) -> tuple[int, dict[str, Any]]:
    with connected(house) as line:
        line.sendall(request.encode())
        return said(heard(line))


@pytest.mark.parametrize(
    ("request_", "status", "kind"),
    [
        ("GET /healthz HTTP/1.1\r\nHost: x\r\nX-Long: " + "x" * 20_000 + "\r\n\r\n", 431, "head"),
        ("GET /healthz HTTP/1.1\r\nHost: x\r\n" + "X-Many: 1\r\n" * 101 + "\r\n", 431, "head"),
        ("GET /" + "x" * 3000 + " HTTP/1.1\r\nHost: x\r\n\r\n", 414, "path"),
        ("GET /healthz?" + "x" * 3000 + " HTTP/1.1\r\nHost: x\r\n\r\n", 414, "path"),
        ("Good day\r\n\r\n", 400, "invalid"),
    ],
)
def test_heads_have_a_size(impatient: House, request_: str, status: int, kind: str) -> None:
    found, problem = ask(impatient, request_)
    assert (found, problem["type"], problem["status"]) == (status, f"/bots#{kind}", status)


@pytest.mark.parametrize("begun", ["GET /", "GET / HTTP/1.1\r\nX: ", "GET / HTTP/1.1\r\n"])
def test_an_endless_head_is_not_waited_for(impatient: House, begun: str) -> None:
    with connected(impatient) as line:
        line.sendall(begun.encode())
        more = b"X-Many: 1\r\n" * 1000 if begun.endswith("1.1\r\n") else b"x" * 10_000
        assert poured(line, more) < 20_000_000  # what the sockets hold


def test_a_slow_head_and_no_head_at_all_are_let_go(impatient: House) -> None:
    for begun in (b"GET /healthz HTTP/1.1\r\nHost: ", b"", b"\r\n"):
        with connected(impatient) as line:
            line.sendall(begun)
            before = time.monotonic()
            status, problem = said(heard(line))
            assert (status, problem["type"]) == (408, "/bots#late")
            assert time.monotonic() - before < 10 * PATIENCE


def test_a_slow_head_is_not_helped_by_a_byte_now_and_then(impatient: House) -> None:
    with connected(impatient) as line:
        line.sendall(b"GET / HTTP/1.1\r\nX: ")
        assert poured(line, b"x", PATIENCE / 6) < 60


def test_a_slow_body_is_let_go(impatient: House) -> None:
    head = "POST /api/tokens HTTP/1.1\r\nHost: x\r\nContent-Length: 20\r\n" + JSON.format("http://x")
    status, problem = ask(impatient, head + '\r\n{"name"')
    assert (status, problem["type"]) == (408, "/bots#late")


def test_a_body_that_nobody_asked_for_is_not_read_for_ever(impatient: House) -> None:
    with connected(impatient) as line:
        line.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\nContent-Length: 100000000\r\n\r\n")
        assert poured(line, b"x" * 10_000) < 20_000_000


def test_requests_one_after_the_other_and_together_go_through(impatient: House) -> None:
    request = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"
    with connected(impatient) as line:
        line.sendall(request * 3 + request[:20])
        found = b""
        while found.count(b"HTTP/1.1 200") < 3:
            found += line.recv(65536)
        line.sendall(request[20:])
        time.sleep(2 * PATIENCE)  # between two requests somebody may take his time
        line.sendall(request.replace(b"Host", b"Connection: close\r\nHost"))
        assert heard(line).count(b"HTTP/1.1 200") == 2


def test_a_stream_is_no_slow_request(impatient: House) -> None:
    ann = impatient.guest("Ann")
    table = ann.make(seats="mooo")
    with ann.listen(table) as stream:
        stream.next()
        time.sleep(2 * PATIENCE)
        impatient.guest("Ben").post(f"/api/tables/{table}/sit")
        assert stream.until(lambda told: told["version"] == 2)
