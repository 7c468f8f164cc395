"""Many tables with people connected to each, and a server to bear them: what the benchmarks of the server share.

The server is a process of its own at a port of this machine, the clients are this process: plain sockets that read
just enough of what comes.
"""

import asyncio
import gc
import json
import os
import random
import resource
import signal
import socket
import subprocess
import sys
import time
from collections import deque
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from sqlalchemy import func, select

from oldtricks.server.schema import events
from oldtricks.server.storage import connect, read_url

AT_A_TIME = 64  # how many tables are set up side by side
LINES = 1000  # connections for moves, at most
UNLIMITED = {"RATE": "99999999", "BURST": "99999999", "GUESTS_A_MINUTE": "99999999", "TABLES_PER_PERSON": "99999999",
             "STREAMS_PER_ADDRESS": "99999999", "STREAMS": "99999999", "TABLES_IN_MEMORY": "99999999",
             "PATIENCE": "600", "LOG": "warning"}  # fmt: skip


# The clients


class Line(asyncio.Protocol):
    """A connection for one request after the other."""

    def __init__(self) -> None:
        self.received = bytearray()
        self.answer: asyncio.Future[tuple[int, bytes]] | None = None

    def connection_made(self, transport: Any) -> None:
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        if self.answer is None or self.answer.done():  # the server says why it hangs up
            return
        self.received += data
        head = self.received.find(b"\r\n\r\n")
        if head < 0:
            return
        length = self.received.find(b"content-length: ", 0, head) + 16
        end = head + 4 + int(self.received[length : self.received.find(b"\r\n", length)])
        if len(self.received) >= end:
            status, body = int(self.received[9:12]), bytes(self.received[head + 4 : end])
            del self.received[:end]
            self.answer.set_result((status, body))

    def connection_lost(self, error: Exception | None) -> None:
        if self.answer and not self.answer.done():
            self.answer.set_exception(error or ConnectionError("the server has hung up"))

    def ask(self, method: str, path: str, body: Any = None, token: str = "") -> asyncio.Future[tuple[int, bytes]]:
        data = b"" if body is None else json.dumps(body).encode()
        known = f"Authorization: Bearer {token}" if token else f"Origin: http://{HOST}"
        head = (
            f"{method} {path} HTTP/1.1\r\nHost: {HOST}\r\n{known}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n\r\n"
        )
        self.answer = asyncio.get_running_loop().create_future()
        self.transport.write(head.encode() + data)
        return self.answer

    async def get(self, method: str, path: str, body: Any = None, token: str = "") -> Any:
        status, told = await self.ask(method, path, body, token)
        if status >= 300:
            raise SystemExit(f"{method} {path}: {status} {told[:300]!r}")
        return json.loads(told)


HOST = "oldtricks.test"


class Listener(asyncio.Protocol):
    """A stream of one seat. The server sends each event as one chunk."""

    END = b"\n\n\r\n"

    def __init__(self, table: "Table", seat: int) -> None:
        self.table = table
        self.seat = seat
        self.received = bytearray()

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        path = f"/api/tables/{self.table.name}/events?brief=true&keeps=true"  # as the page does
        token = self.table.tokens[self.seat]
        transport.write(f"GET {path} HTTP/1.1\r\nHost: {HOST}\r\nAuthorization: Bearer {token}\r\n\r\n".encode())

    def data_received(self, data: bytes) -> None:
        received = self.received
        received += data
        self.table.load.bytes += len(data)
        while (end := received.find(self.END)) >= 0:
            begun = received.find(b"id: ", 0, end)
            if begun >= 0:
                version = int(received[begun + 4 : received.find(b"\n", begun)])
                self.table.told(self.seat, version, received, end)
            del received[: end + len(self.END)]


class Table:
    """A table of people alone, seen by them all."""

    def __init__(self, load: "Load", number: int) -> None:
        self.load = load
        self.number = number
        self.tokens: list[str] = []
        self.seen = [0] * load.people  # the latest version that each has been told
        self.legal: list[str] = []
        self.turn = 0
        self.due = 0.0
        self.expected = 0  # the version that all are to be told; 0 when nothing is on its way
        self.acknowledged = True

    async def set_up(self, line: Line) -> None:
        for seat in range(self.load.people):
            made = await line.get("POST", "/api/tokens", {"name": f"Seat {seat + 1} of {self.number}"})
            self.tokens.append(made["token"])
        seats = [{"kind": "me"}, *[{"kind": "open"}] * (self.load.people - 1)]
        plan = {"game": self.load.game, "players": self.load.people, "seats": seats, "away_after": 3600}
        self.name = (await line.get("POST", "/api/tables", plan, self.tokens[0]))["id"]
        for token in self.tokens[1:]:
            await line.get("POST", f"/api/tables/{self.name}/sit", {}, token)
        await line.get("POST", f"/api/tables/{self.name}/start", {}, self.tokens[0])

    def told(self, seat: int, version: int, received: bytearray, end: int) -> None:
        self.seen[seat] = version
        begun = received.find(b'"legal":[', 0, end) + 9
        if received[begun] != 93:  # ]: not his turn
            self.legal = json.loads(received[begun - 1 : received.find(b"]", begun) + 1])
            self.turn = seat
        self.look()

    def look(self) -> None:
        """Whether the move that was on its way has reached everybody."""
        if self.expected and self.acknowledged and min(self.seen) >= self.expected:
            self.load.times.append(time.perf_counter() - self.due)
            self.expected = 0
            if self.legal:
                self.load.ready(self)
            else:  # the match is over
                self.load.tables.remove(self)

    def move(self, due: float) -> None:
        """Play for whoever is at turn: low bids, so that hands are played, and any card."""
        legal, self.legal = self.legal, []
        if legal[0].startswith(("bid", "pass")):
            legal = legal[:3]
        version = self.seen[self.turn]
        self.due, self.expected, self.acknowledged = due, version + 1, False
        action = self.load.chance.choice(legal)
        body = {"action": action, "version": version, "key": f"{self.number}-{version}"}
        line = self.load.lines.pop()
        asked = line.ask("POST", f"/api/tables/{self.name}/moves?brief=true", body, self.tokens[self.turn])
        asked.add_done_callback(lambda answer: self.answered(line, answer))

    def answered(self, line: Line, answer: "asyncio.Future[tuple[int, bytes]]") -> None:
        status, told = answer.result()
        if status != 200:
            raise SystemExit(f"a move was answered with {status} {told[:300]!r}")
        self.load.lines.append(line)
        self.load.moves += 1
        self.acknowledged = True
        self.look()


@dataclass
class Round:
    seconds: float
    moves: int  # acknowledged within these seconds
    times: list[float]  # seconds from when a move was due to the last client's event
    server: float  # seconds of processor time a move
    clients: float  # likewise
    bytes: float  # a move, by all streams together

    def at(self, share: float) -> float:
        """Milliseconds within which this share of the moves arrived."""
        ordered = sorted(self.times)
        return 1000 * ordered[min(int(share * len(ordered)), len(ordered) - 1)]

    def figures(self) -> dict[str, float]:
        found = {
            "moves/s": self.moves / self.seconds,
            "p50 ms": self.at(0.5),
            "p99 ms": self.at(0.99),
            "server ms a move": 1000 * self.server,
            "clients ms a move": 1000 * self.clients,
            "kB a move": self.bytes / 1000,
        }
        return {name: float(f"{number:.4g}") for name, number in found.items()}


@dataclass
class Load:
    port: int
    server: int  # its process id
    game: str = "tactics"
    people: int = 4  # at each table
    chance: random.Random = field(default_factory=lambda: random.Random(1911))
    tables: list[Table] = field(default_factory=list)
    lines: list[Line] = field(default_factory=list)
    waiting: deque[Table] = field(default_factory=deque)  # tables that could move
    times: list[float] = field(default_factory=list)
    moves: int = 0
    bytes: int = 0
    flat_out: bool = False

    async def connect(self, made: Any) -> Any:
        return (await asyncio.get_running_loop().create_connection(lambda: made, "127.0.0.1", self.port))[1]

    async def set_up(self, count: int) -> dict[str, float]:
        """So many more tables, and everybody connected; kilobytes of the server's memory for each, without and with."""
        await self._renew_lines(min(count, AT_A_TIME))
        await self.lines[0].get("GET", "/api/games")
        empty = memory(self.server)
        known = len(self.tables)
        numbers = iter(range(known, known + count))

        async def set_up_some(line: Line) -> None:
            for number in numbers:
                table = Table(self, number)
                await table.set_up(line)
                self.tables.append(table)

        await asyncio.gather(*map(set_up_some, self.lines[:AT_A_TIME]))
        dealt, new = memory(self.server), self.tables[known:]
        for table in new:
            for seat in range(self.people):
                await self.connect(Listener(table, seat))
        while not all(table.legal and min(table.seen) for table in new):
            await asyncio.sleep(0.1)
        await asyncio.sleep(1)  # until the last has heard that the last has come
        self.waiting.extend(new)
        gc.collect()
        gc.freeze()  # the clients should not pause for this
        return {"dealt": (dealt - empty) / count, "connected": (memory(self.server) - empty) / count}

    async def _renew_lines(self, wanted: int) -> None:
        """As many as that, and all of them new: the server hangs up those that were not used for half a minute."""
        for line in self.lines:
            line.transport.close()
        self.lines = [await self.connect(Line()) for _ in range(wanted)]

    def ready(self, table: Table) -> None:
        if self.flat_out:
            table.move(time.perf_counter())
        else:
            self.waiting.append(table)

    async def round(self, seconds: float, rate: float | None) -> Round:
        """Play for so long: at a rate, or flat out."""
        await self._renew_lines(min(len(self.tables), LINES))
        times: list[float] = []
        self.times = times
        moves, sent, used = self.moves, self.bytes, (processor_of(self.server), time.process_time())
        begun = time.perf_counter()
        if rate is None:
            await self.play_flat_out(seconds)
        else:
            await self.play_paced(begun, seconds, rate)
        spent, done = time.perf_counter() - begun, self.moves - moves
        while len(self.waiting) < len(self.tables):  # what is on its way still arrives
            await asyncio.sleep(0.01)
        server, clients = processor_of(self.server) - used[0], time.process_time() - used[1]
        return Round(spent, done, times, server / len(times), clients / len(times), (self.bytes - sent) / len(times))

    async def play_flat_out(self, seconds: float) -> None:
        self.flat_out = True
        for _ in range(len(self.waiting)):
            self.waiting.popleft().move(time.perf_counter())
        await asyncio.sleep(seconds)
        self.flat_out = False

    async def play_paced(self, begun: float, seconds: float, rate: float) -> None:
        due, end = begun, begun + seconds
        while due < end:
            await asyncio.sleep(max(due - time.perf_counter(), 0.001))
            while due < min(end, time.perf_counter()) and self.waiting and self.lines:
                self.waiting.popleft().move(due)
                due += 1 / rate
            if time.perf_counter() > end + seconds:
                raise SystemExit(f"{rate:.0f} moves/s cannot be kept up here at all")


# The server


def memory(process: int) -> float:
    """Kilobytes."""
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    return float(next(line.split()[1] for line in lines if line.startswith("VmRSS")))


def processor_of(process: int) -> float:
    """Seconds of processor time, of all threads: Linux has a clock for each process, far finer than its ticks."""
    return time.clock_gettime((~process << 3) | 2)


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


@contextmanager
def serving(database: str, settings: Mapping[str, str]) -> Iterator[tuple[int, int]]:
    """A server with an empty database: its port and its process."""
    files = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))  # ours: a server asks for its own
    port = free_port()
    server = start(port, database, settings)
    try:
        yield port, server.pid
    finally:
        code = stop(server)
    if code != 0:
        raise SystemExit(f"the server stopped with {code}")


def start(port: int, database: str, settings: Mapping[str, str]) -> subprocess.Popen[str]:
    environment = {**os.environ, **{f"OLDTRICKS_{name}": value for name, value in settings.items()}}
    command = [sys.executable, "-m", "oldtricks", "serve", "--port", str(port), "--db", database]
    server = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
    for _ in range(1000):
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return server
        except OSError:
            time.sleep(0.05)
    raise SystemExit("the server does not start")


def stop(server: subprocess.Popen[str]) -> int:
    server.send_signal(signal.SIGTERM)
    code = server.wait(30)
    assert server.stdout
    server.stdout.close()
    return code


def kept(database: str) -> int:
    """How many moves the database has."""
    engine = connect(read_url(database))
    with engine.connect() as connection:
        wanted = select(func.count()).where(events.c.data.contains('"kind":"move"'))
        found = int(connection.execute(wanted).scalar_one())
    engine.dispose()
    return found
