"""The server under load: many tables, four people connected to each, and every move told to all four.

    python benchmarks/load.py                   500 tables, about two minutes; writes results.md and load.json
    python benchmarks/load.py --quick           a smoke test, writes nothing
    python benchmarks/load.py --db postgresql://user@host/name

The server is a process of its own at a port of this machine, the clients are this process: plain sockets that read
just enough of what comes. Two kinds of rounds take turns:

- paced: moves are due at a fixed rate, whatever the server does. A move's time is counted from the moment when it was
  due until the last of the four has been told of it, so that waiting in line counts too;
- flat out: every table moves as soon as its last move has been told to all four.

A move is acknowledged when it was answered with 200, and then it is safe on the disk. At the end every acknowledged
move is looked for in the database.
"""

import argparse
import asyncio
import gc
import json
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections import deque
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from common import BARS, ROOT, Spread, bar, circumstances, figure, rows, write_between_markers
from sqlalchemy import func, select

from oldtricks.server.schema import events
from oldtricks.server.storage import connect, read_url

FIGURES = ROOT / "benchmarks" / "load.json"
PACKAGES = ("uvicorn", "starlette", "fastapi", "sqlalchemy", "orjson", "uvloop", "httptools", "psycopg")
CLIENTS = 4
AT_A_TIME = 64  # how many tables are set up side by side
UNLIMITED = {"RATE": "99999999", "BURST": "99999999", "GUESTS_A_MINUTE": "99999999", "TABLES_PER_PERSON": "99999999",
             "STREAMS_PER_ADDRESS": "99999999", "STREAMS": "99999999", "LOG": "warning"}  # fmt: skip
RATE, SLOWEST, FASTEST = 300, 150, 1000  # the aims: at 300 moves/s 99 of 100 within 150 ms; 1,000 moves/s flat out


# The clients


class Line(asyncio.Protocol):
    """A connection for one request after the other."""

    def __init__(self) -> None:
        self.received = bytearray()
        self.answer: asyncio.Future[tuple[int, bytes]] | None = None

    def connection_made(self, transport: Any) -> None:
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        self.received += data
        head = self.received.find(b"\r\n\r\n")
        if head < 0:
            return
        length = self.received.find(b"content-length: ", 0, head) + 16
        end = head + 4 + int(self.received[length : self.received.find(b"\r\n", length)])
        if len(self.received) >= end and self.answer:
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
        path = f"/api/tables/{self.table.name}/events?brief=true"  # as the page does
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
    """A table with four people, seen by them all."""

    def __init__(self, load: "Load", number: int) -> None:
        self.load = load
        self.number = number
        self.tokens: list[str] = []
        self.seen = [0] * CLIENTS  # the latest version that each has been told
        self.legal: list[str] = []
        self.turn = 0
        self.due = 0.0
        self.expected = 0  # the version that all are to be told; 0 when nothing is on its way
        self.acknowledged = True

    async def set_up(self, line: Line) -> None:
        for seat in range(CLIENTS):
            made = await line.get("POST", "/api/tokens", {"name": f"Seat {seat + 1} of {self.number}"})
            self.tokens.append(made["token"])
        seats = [{"kind": "me"}, *[{"kind": "open"}] * (CLIENTS - 1)]
        plan = {"game": "tactics", "players": CLIENTS, "seats": seats, "away_after": 3600}
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
        """So many tables, and everybody connected; kilobytes of the server's memory for each, without and with."""
        line = await self.connect(Line())
        await line.get("GET", "/api/games")
        self.lines = [line, *[await self.connect(Line()) for _ in range(min(count, AT_A_TIME) - 1)]]
        empty = memory(self.server)
        numbers = iter(range(count))

        async def set_up_some(line: Line) -> None:
            for number in numbers:
                table = Table(self, number)
                await table.set_up(line)
                self.tables.append(table)

        await asyncio.gather(*map(set_up_some, self.lines))
        dealt = memory(self.server)
        for table in self.tables:
            for seat in range(CLIENTS):
                await self.connect(Listener(table, seat))
        while not all(table.legal and min(table.seen) for table in self.tables):
            await asyncio.sleep(0.1)
        self.lines += [await self.connect(Line()) for _ in range(count - len(self.lines))]
        await asyncio.sleep(1)  # until the last has heard that the last has come
        self.waiting.extend(self.tables)
        gc.collect()
        gc.freeze()  # the clients should not pause for this
        return {"dealt": (dealt - empty) / count, "connected": (memory(self.server) - empty) / count}

    def ready(self, table: Table) -> None:
        if self.flat_out:
            table.move(time.perf_counter())
        else:
            self.waiting.append(table)

    async def round(self, seconds: float, rate: float | None) -> Round:
        """Play for so long: at a rate, or flat out."""
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
            while due < min(end, time.perf_counter()) and self.waiting:
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
    """Seconds of processor time, user's and system's."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def start(port: int, database: str) -> subprocess.Popen[str]:
    environment = {**os.environ, **{f"OLDTRICKS_{name}": value for name, value in UNLIMITED.items()}}
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
    code = server.wait(20)
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


# The report


@dataclass
class Report:
    where: dict[str, str]
    tables: int
    rate: int
    memory: dict[str, float]
    paced: list[Round]
    flat_out: list[Round]
    acknowledged: int
    kept: int

    def spreads(self, found: list[Round]) -> dict[str, Spread]:
        figures = [one.figures() for one in found]
        return {name: Spread.of([each[name] for each in figures]) for name in figures[0]}

    def figures(self) -> dict[str, Any]:
        kinds = {f"paced at {self.rate}/s": self.paced, "flat out": self.flat_out}
        return {
            "where": self.where,
            "tables": self.tables,
            "clients": CLIENTS * self.tables,
            "kB a table": {name: round(number) for name, number in self.memory.items()},
            "acknowledged": self.acknowledged,
            "kept": self.kept,
            "rounds": {kind: [one.figures() for one in found] for kind, found in kinds.items()},
        }

    def markdown(self) -> str:
        paced, flat_out = self.spreads(self.paced), self.spreads(self.flat_out)
        fastest, slowest = flat_out["moves/s"].median, paced["p99 ms"].median
        names = list(paced)
        lines = [f"- {name}: {value}" for name, value in self.where.items()]
        lines += [
            "",
            f"{self.tables} tables of Tactics, {CLIENTS} people connected to each by a stream of events. Medians of",
            f"{len(self.paced)} rounds, in brackets the lowest and the highest. Server and clients share the cores. "
            "Times are from when a",
            "move is due until the last of the four has been told; kilobytes are those of the four streams together.",
            "",
            *rows(
                BARS,
                bar("durable moves/s, flat out", f"{FASTEST:,}", str(flat_out["moves/s"]), fastest >= FASTEST),
                bar(
                    f"milliseconds to the last client at {self.rate} moves/s, 99 of 100",
                    f"under {SLOWEST}",
                    str(paced["p99 ms"]),
                    slowest < SLOWEST,
                ),
                bar(
                    "acknowledged moves that are in the database",
                    f"{self.acknowledged:,}",
                    f"{self.kept:,}",
                    self.acknowledged == self.kept,
                ),
            ),
            "",
            *rows(
                ["rounds", *names],
                [f"paced at {self.rate}/s", *(str(paced[name]) for name in names)],
                ["flat out", *(str(flat_out[name]) for name in names)],
            ),
            "",
            *rows(
                ["memory of the server for each table", "kB"],
                ["dealt, nobody connected", figure(self.memory["dealt"])],
                [f"with its {CLIENTS} streams", figure(self.memory["connected"])],
                ["after all rounds", figure(self.memory["played"])],
            ),
        ]
        return "\n".join(lines)


async def measure(options: argparse.Namespace, port: int, server: int, database: str) -> Report:
    where = circumstances(PACKAGES) | {"database": read_url(database).get_backend_name(), "command": options.command}
    load = Load(port, server)
    before = memory(server)
    used = await load.set_up(options.tables)
    rate = min(RATE, options.tables)  # a table makes one move after the other
    print(f"{options.tables} tables are set up", file=sys.stderr)
    paced, flat_out = [], []
    for number in range(options.rounds):
        paced.append(await load.round(options.seconds, rate))
        flat_out.append(await load.round(options.seconds, None))
        print(number + 1, paced[-1].figures(), flat_out[-1].figures(), file=sys.stderr)
    used["played"] = (memory(server) - before) / options.tables
    found = kept(database)
    return Report(where, options.tables, rate, used, paced, flat_out, load.moves, found)


def main() -> None:
    parser = argparse.ArgumentParser(description="The server of Old Tricks under load, on this machine alone.")
    parser.add_argument("--quick", action="store_true", help="a smoke test: 10 tables, one short round, writes no page")
    parser.add_argument("--tables", type=int, help="how many, four clients each (500, quick: 10)")
    parser.add_argument("--rounds", type=int, help="how often both kinds are played (3, quick: 1)")
    parser.add_argument("--seconds", type=float, help="how long a round is (10, quick: 1)")
    parser.add_argument("--db", help="an empty database; otherwise a new SQLite file")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures here as well")
    parser.add_argument("--no-write", action="store_true", help="leave results.md and load.json alone")
    options = parser.parse_args()
    options.tables = options.tables or (10 if options.quick else 500)
    options.rounds = options.rounds or (1 if options.quick else 3)
    options.seconds = options.seconds or (1 if options.quick else 10)
    chosen = f"--tables {options.tables} --rounds {options.rounds} --seconds {options.seconds:g}"
    options.command = f"python benchmarks/load.py {chosen}"
    with tempfile.TemporaryDirectory() as folder:
        database = options.db or str(Path(folder) / "load.db")
        port = free_port()
        server = start(port, database)
        try:
            report = asyncio.run(measure(options, port, server.pid, database))
        finally:
            code = stop(server)
    if code != 0:
        raise SystemExit(f"the server stopped with {code}")
    print(report.markdown())
    keep = not options.quick and not options.no_write
    for path in {options.json, FIGURES if keep else None} - {None}:
        path.write_text(json.dumps(report.figures(), indent=1) + "\n")
    if keep:
        write_between_markers("load", report.markdown())


if __name__ == "__main__":
    main()
