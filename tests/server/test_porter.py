"""Who is let in when there is little room, and who has to leave: over real connections."""

import http.client
import json
import resource
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from oldtricks.server import serve
from oldtricks.server.limits import household
from oldtricks.server.settings import Settings

from .conftest import FREE
from .house import House, wait_until

ROOM = 20
OF_ONE = 6
ELSEWHERE = "127.0.0.2"  # an address that nobody takes for a proxy
HEAD = b"GET /api/games HTTP/1.1\r\nHost: x\r\n"


@pytest.fixture
def small(tmp_path: Path) -> Iterator[House]:
    """A server with little room, where people wait for long before they are let go."""
    limits = {"connections": ROOM, "connections_per_address": OF_ONE, "patience": 30.0, "streams_per_person": 100}
    house = House(Settings(database=str(tmp_path / "test.db"), **FREE, **limits))  # type: ignore[arg-type]
    yield house
    house.stop()


@contextmanager
def connected(house: House, source: str = "127.0.0.1") -> Iterator[socket.socket]:
    host, port = house.address.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), timeout=5, source_address=(source, 0)) as line:
        yield line


def asked(house: House, path: str = "/api/games", source: str = "127.0.0.1") -> tuple[int, dict[str, Any]]:
    """What a newcomer is answered."""
    with connected(house, source) as line:
        line.sendall(f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
        answer = http.client.HTTPResponse(line)
        answer.begin()
        return answer.status, json.loads(answer.read())


def gone(line: socket.socket) -> bool:
    line.settimeout(0.1)
    try:
        return line.recv(1) == b""
    except TimeoutError:
        return False
    except ConnectionError:
        return True


LARGE = b"GET /print/aviationgame HTTP/1.1\r\nHost: x\r\n\r\n"
HALF_A_BODY = HEAD.replace(b"GET", b"POST") + b"Content-Length: 9\r\n\r\n{"


@pytest.mark.parametrize("begun", [b"", HEAD, HALF_A_BODY, HEAD + b"\r\n"])
def test_those_who_ask_for_nothing_make_room(small: House, begun: bytes) -> None:
    """Nobody is locked out by idle connections, by half a head, by half a body, or by people who were answered."""
    with ExitStack() as many:
        lines = [many.enter_context(connected(small)) for _ in range(2 * ROOM)]
        for line in lines:
            line.sendall(begun)
        wait_until(lambda: small.hall.porter.open == ROOM)
        before = time.monotonic()
        assert asked(small)[0] == 200
        assert asked(small, "/healthz")[0] == 200
        assert time.monotonic() - before < 2
        assert small.hall.porter.open <= ROOM


def test_the_largest_crowd_makes_room_first(small: House) -> None:
    with connected(small, ELSEWHERE) as single, ExitStack() as many:
        lines = [many.enter_context(connected(small)) for _ in range(ROOM - 1)]
        wait_until(lambda: small.hall.porter.open == ROOM)
        assert asked(small)[0] == 200
        assert not gone(single)
        assert gone(lines[0])


def test_streams_are_not_sent_away_and_health_is_told_beside_them(small: House) -> None:
    ann = small.guest("Ann")
    table = ann.make(seats="mooo")
    ann.http.close()
    request = f"GET /api/tables/{table}/events HTTP/1.1\r\nHost: x\r\n\r\n".encode()
    with ExitStack() as many:
        lines = [many.enter_context(connected(small)) for _ in range(ROOM)]
        for line in lines:
            line.sendall(request)
        wait_until(lambda: small.hall.streams.open == ROOM)
        status, problem = asked(small)
        assert (status, problem["type"]) == (503, "/bots#connections")
        assert asked(small, "/healthz?x")[0] == 200
        halves = [many.enter_context(connected(small)) for _ in range(50)]  # nor does half a request take that place
        for line in halves:
            line.sendall(HEAD)
        assert asked(small, "/healthz")[0] == 200
        assert small.hall.streams.open == ROOM
        lines.pop().close()
        wait_until(lambda: asked(small)[0] == 200)


def test_an_address_has_its_own_room(small: House) -> None:
    ann = small.guest("Ann")
    table = ann.make(seats="mooo")
    request = f"GET /api/tables/{table}/events HTTP/1.1\r\nHost: x\r\n\r\n".encode()
    with ExitStack() as many:
        idle = [many.enter_context(connected(small, ELSEWHERE)) for _ in range(OF_ONE + 1)]
        wait_until(lambda: gone(idle[0]))
        assert not gone(idle[1])
        for line in idle[1:]:
            line.sendall(request)
        wait_until(lambda: small.hall.streams.open == OF_ONE)
        status, problem = asked(small, "/healthz", ELSEWHERE)
        assert (status, problem["type"]) == (429, "/bots#connections")
        assert asked(small)[0] == 200
        assert asked(small, source="127.0.0.3")[0] == 200


def test_who_was_refused_before_his_body_came_is_let_go_in_the_end(tmp_path: Path) -> None:
    house = House(Settings(database=str(tmp_path / "test.db"), **FREE))  # type: ignore[arg-type]
    house._server.config.timeout_keep_alive = 1
    try:
        with connected(house) as line:
            line.sendall(b"POST /api/tokens HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n")
            refused = http.client.HTTPResponse(line)
            refused.begin()
            assert (refused.status, len(refused.read()) > 0) == (415, True)
            line.sendall(b"123456789")
            before = time.monotonic()
            assert line.recv(65536) == b""
            assert time.monotonic() - before < 4
    finally:
        house.stop()


def test_who_does_not_read_his_stream_is_let_go(tmp_path: Path) -> None:
    house = House(Settings(database=str(tmp_path / "test.db"), **FREE, patience=0.5))  # type: ignore[arg-type]
    try:
        ann = house.guest("Ann")
        table = ann.make(seats="mooo")
        host, port = house.address.removeprefix("http://").split(":")
        line = socket.socket()
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.connect((host, int(port)))
        with line, ann.listen(table) as reading:
            line.sendall(f"GET /api/tables/{table}/events HTTP/1.1\r\nHost: x\r\n\r\n".encode())
            wait_until(lambda: house.hall.streams.open == 2)
            live = house.live(table)
            end = time.monotonic() + 20
            while house.hall.streams.open == 2 and time.monotonic() < end:
                house.loop.call_soon_threadsafe(live.announce)
                reading.next()
            assert house.hall.streams.open == 1  # and who reads is still there
    finally:
        house.stop()


def test_only_so_many_requests_wait_behind_each_other(small: House) -> None:
    with connected(small) as line:
        line.sendall((HEAD + b"\r\n") * 10)
        found = b""
        while found.count(b"HTTP/1.1 200") < 10:
            found += line.recv(65536)
    with connected(small) as line:
        with suppress(ConnectionError):
            line.sendall((HEAD + b"\r\n") * 5000)
            while line.recv(65536):
                pass
        wait_until(lambda: small.hall.porter.open == 0)  # it hangs up rather than answer so many
    answered = small.hall.metrics.registry.get_sample_value(
        "oldtricks_requests_total", {"method": "GET", "status": "200"}
    )
    assert answered is not None
    assert answered < 200


def test_who_reads_slowly_gets_all_of_it(tmp_path: Path) -> None:
    """Something large, a piece now and then, for much longer than anybody may be silent."""
    house = House(Settings(database=str(tmp_path / "test.db"), **FREE, patience=0.3))  # type: ignore[arg-type]
    try:
        with connected(house) as line:
            line.sendall(LARGE * 2 + HEAD + b"Connection: close\r\n\r\n")
            pieces, end = [], time.monotonic() + 1.5
            while piece := line.recv(65536):
                pieces.append(piece)
                time.sleep(0.05 if time.monotonic() < end else 0)
            found = b"".join(pieces)
            assert found.count(b"HTTP/1.1 200") == 3
            assert len(found) > 5_000_000
    finally:
        house.stop()


def test_of_a_long_address_the_part_counts_that_one_household_has() -> None:
    assert household("10.1.2.3") == "10.1.2.3" != household("10.1.2.4")
    assert household("2001:db8:1:2::5") == household("2001:db8:1:2:ffff::") != household("2001:db8:1:3::5")
    assert household("::ffff:10.1.2.3") == "10.1.2.3"
    assert household("fe80::1%eth0") == household("fe80::2%eth0")
    assert household("nowhere") == "nowhere"


def test_the_server_asks_for_as_many_files_as_it_can_get() -> None:
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (1024, before[1]))
        assert serve.open_files() == min(before[1], serve.MOST_FILES)
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[1] == before[1]
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


@pytest.mark.parametrize(
    ("files", "connections", "streams"), [(1024, 640, 480), (512, 256, 192), (65_536, 20_000, 10_000)]
)
def test_there_are_files_left_for_all_else(files: int, connections: int, streams: int) -> None:
    found = serve.fitted(Settings(), files)
    assert (found.connections, found.streams) == (connections, streams)
