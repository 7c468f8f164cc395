"""A server is killed again and again while people play, and every move that it acknowledged is accounted for.

`python -m tests.stress.kill --kills 200 --db postgresql` does it often and prints the account. People play over HTTP
at many tables, with bots between them that do not pause. The server process is ended with SIGKILL at a random moment,
or with SIGTERM, and started again on the same database; then

- every move that was answered with 200 is in its table's log, once, in its place and as it was asked for;
- no log has a gap, and each can be replayed by the rules;
- everybody goes on by himself with Last-Event-ID, and in the end has heard everything that happened, once;
- after SIGTERM the status is 0, and every stream was closed in an orderly way.
"""

import argparse
import asyncio
import json
import math
import os
import random
import resource
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from uuid import uuid4

import httpx
from sqlalchemy import select

from oldtricks.server.schema import events
from oldtricks.server.schema import tables as table_rows
from oldtricks.server.storage import connect, read_url
from oldtricks.server.table import Table

from ..server.conftest import binaries, serve_postgres
from ..server.house import free_port

SETTINGS = {
    "PACE": 0,
    "RATE": 10**6,
    "BURST": 10**6,
    "GUESTS_A_MINUTE": 10**6,
    "STREAMS_PER_ADDRESS": 10**4,
    "CROWD": 10**4,
}
GAMES = ("aviationgame", "gasoline_alley", "neutral", "new_york_to_paris", "tactics")
PATIENCE = 60  # seconds to wait for anything
MOST = 0.4  # seconds that a server plays before it is killed
AGAIN = 0.1  # seconds after which somebody asks again


class Server:
    """The process, at one address and with one database whatever happens."""

    def __init__(
        self,
        database: str,
        log: Path,
        settings: Mapping[str, object] = SETTINGS,
        source: Path | None = None,
        files: int | None = None,
    ) -> None:
        """`source` is the folder of another version's package; `files`, how many the system lets it open."""
        self.files = files
        self.database = database
        self.log = log
        self.environment = {**os.environ, **{f"OLDTRICKS_{name}": str(value) for name, value in settings.items()}}
        if source is not None:
            self.environment["PYTHONPATH"] = str(source)
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    async def start(self) -> None:
        command = [sys.executable, "-m", "oldtricks", "serve", "--port", str(self.port), "--db", self.database]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, env=self.environment, stdout=subprocess.DEVNULL, stderr=log)
        if self.files:
            resource.prlimit(self.process.pid, resource.RLIMIT_NOFILE, (self.files, self.files))
        end = time.monotonic() + PATIENCE
        while True:
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", self.port)
            except OSError:
                assert self.process.poll() is None, f"the server did not start: {self.log.read_text()[-2000:]}"
                assert time.monotonic() < end, "the server takes too long to start"
                await asyncio.sleep(0.02)
            else:
                writer.close()
                return

    async def end(self, how: signal.Signals) -> int:
        assert self.process is not None
        self.process.send_signal(how)
        return await asyncio.to_thread(self.process.wait, PATIENCE)


class House:
    """Everybody who plays, and what the server has told them."""

    def __init__(self, server: Server, tables: int, seed: int) -> None:
        self.server = server
        self.wanted = tables
        self.chance = random.Random(seed)
        limits = httpx.Limits(max_connections=None)
        self.http = httpx.AsyncClient(base_url=server.address, timeout=PATIENCE, limits=limits)
        self.seats: list[Seat] = []
        self.acknowledged: dict[str, tuple[str, int, str]] = {}  # by key: table, sequence, action
        self.logs: dict[str, list[dict[str, Any]]] = {}  # what the database had when it was looked at
        self.counts: Counter[str] = Counter()
        self.heard = asyncio.Event()  # rung by every acknowledged move
        self.closing = False
        self.ending: signal.Signals | None = None  # how this server is going to end

    async def ask(self, method: str, path: str, body: Any, token: str | None = None) -> httpx.Response:
        """A request, sent again until it is answered: the same, so that nothing happens twice."""
        known = {"Authorization": f"Bearer {token}"} if token else {"Origin": self.server.address}
        while True:
            try:
                return await self.http.request(method, path, json=body, headers=known)
            except httpx.TransportError:
                self.counts["asked again"] += 1
                await asyncio.sleep(AGAIN)

    async def new_table(self, number: int) -> None:
        """Two people and two bots (in the race, one)."""
        game = GAMES[number % len(GAMES)]
        race = game == "new_york_to_paris"
        bots = [{"kind": "bot", "level": level} for level in ("steady", "novice")]
        plan = [{"kind": "me"}, bots[0], {"kind": "open"}, bots[1]]
        body = {"game": game, "seats": plan[: 3 if race else 4], "players": 3 if race else 4, "away_after": 3600}
        tokens = [(await self.ask("POST", "/api/tokens", {"name": f"Guest {i}"})).json()["token"] for i in (1, 2)]
        made = await self.ask("POST", "/api/tables", body, tokens[0])
        assert made.status_code == 201, made.text
        name: str = made.json()["id"]
        await self.ask("POST", f"/api/tables/{name}/sit", {"seat": 2}, tokens[1])
        await self.ask("POST", f"/api/tables/{name}/start", {}, tokens[0])
        self.seats += [Seat(self, name, seat, token) for seat, token in zip((0, 2), tokens, strict=True)]
        self.counts["tables"] += 1

    async def play(self) -> None:
        """New tables take the places of those that are over."""
        playing: set[asyncio.Task[None]] = set()
        try:
            while not self.closing:
                while len(playing) < 2 * self.wanted:
                    await self.new_table(self.counts["tables"])
                    playing |= {asyncio.create_task(seat.play()) for seat in self.seats[-2:]}
                done, playing = await asyncio.wait(playing, timeout=0.05, return_when=asyncio.FIRST_COMPLETED)
                for task in done:
                    task.result()
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)

    async def check(self) -> None:
        """Look at the logs while no server runs; what was acknowledged before has to be there."""
        found = await asyncio.to_thread(read_logs, self.server.database)
        for name, log in self.logs.items():
            assert found[name][: len(log)] == log, f"the log of {name} has changed"
        self.logs = found
        places = {
            entry["key"]: (name, sequence, entry["action"])
            for name, log in found.items()
            for sequence, entry in enumerate(log, 1)
            if entry["kind"] == "move" and entry.get("key")
        }
        moves = sum(entry["kind"] == "move" and bool(entry.get("key")) for log in found.values() for entry in log)
        assert len(places) == moves, "a move was made twice"
        lost = {key: place for key, place in self.acknowledged.items() if places.get(key) != place}
        assert not lost, f"{len(lost)} acknowledged moves are not as they were answered: {list(lost.values())[:3]}"


def read_logs(database: str) -> dict[str, list[dict[str, Any]]]:
    """Every table's log; an AssertionError where one has a gap."""
    engine = connect(read_url(database))
    logs: dict[str, list[dict[str, Any]]] = {}
    with engine.connect() as connection:
        wanted = select(events.c.table_id, events.c.sequence, events.c.data).order_by("table_id", "sequence")
        for name, sequence, data in connection.execute(wanted):
            log = logs.setdefault(name, [])
            assert sequence == len(log) + 1, f"the log of {name} has a gap"
            log.append(json.loads(data))
    engine.dispose()
    return logs


class Seat:
    """Somebody who plays, comes back by himself, and remembers all that he was told."""

    def __init__(self, house: House, table: str, seat: int, token: str) -> None:
        self.house = house
        self.table = table
        self.seat = seat
        self.token = token
        self.version = self.acted = 0
        self.news: list[dict[str, Any]] = []
        self.over = False
        self.met: signal.Signals | None = None  # how the server that he listens to is going to end

    async def play(self) -> None:
        while not self.over:
            try:
                await self.listen()
                self.house.counts["streams that ended in order"] += 1
            except (httpx.RemoteProtocolError, httpx.ReadError):
                self.house.counts["streams that broke"] += 1
                if self.met == signal.SIGTERM:
                    raise
            except httpx.TransportError:
                pass  # nobody listens: the server is not back yet
            await asyncio.sleep(AGAIN)

    async def listen(self) -> None:
        headers = {"Authorization": f"Bearer {self.token}", "Last-Event-ID": str(self.version)}
        path = f"/api/tables/{self.table}/events"
        self.met = None
        async with self.house.http.stream("GET", path, headers=headers) as answer:
            assert answer.status_code == 200, answer.status_code
            self.met = self.house.ending
            async for line in answer.aiter_lines():
                if line.startswith("data: "):
                    await self.hear(json.loads(line[6:]))
                if self.over:
                    return

    async def hear(self, told: dict[str, Any]) -> None:
        assert told["version"] >= self.version, "a table went back in time"
        self.version = told["version"]
        self.news += told["news"]
        self.over = told["view"]["over"]
        legal = told["view"]["legal"]
        if legal and self.version > self.acted:  # the same version may be told again, when somebody comes or goes
            self.acted = self.version
            choices = legal[:3] if told["view"]["phase"] == "bid" else legal
            await self.move(self.house.chance.choice(choices), told["version"])

    async def move(self, action: str, version: int) -> None:
        house, key = self.house, uuid4().hex
        body = {"action": action, "version": version, "key": key}
        answer = await house.ask("POST", f"/api/tables/{self.table}/moves", body, self.token)
        assert answer.status_code == 200, f"{answer.status_code} at version {version}: {answer.text[:300]}"
        house.acknowledged[key] = (self.table, version + 1, action)
        house.heard.set()


async def life(house: House, how: signal.Signals) -> None:
    """Start the server, let people play for a moment, and end it."""
    await house.server.start()
    house.ending = how
    house.heard.clear()
    await asyncio.wait_for(house.heard.wait(), PATIENCE)
    await asyncio.sleep(house.chance.uniform(0, MOST))
    status = await house.server.end(how)
    house.ending = None
    assert status == (0 if how == signal.SIGTERM else -how), f"the server ended with {status}"
    house.counts[how.name] += 1


def progress(words: str) -> None:
    """On one line, for somebody who waits."""
    if sys.stderr.isatty():
        print(f"\r{words}\x1b[K", end="", file=sys.stderr, flush=True)


async def torment(
    database: str, log: Path, hows: list[signal.Signals], tables: int, seed: int, until: float = math.inf
) -> Counter[str]:
    """End a server in these ways, one after the other, as far as time allows; the account."""
    server = Server(database, log)
    house = House(server, tables, seed)
    playing = asyncio.create_task(house.play())
    try:
        for done, how in enumerate(hows):
            progress(f"{done} of {len(hows)} times ended, {len(house.acknowledged)} moves")
            if time.monotonic() > until:
                break
            living = asyncio.create_task(life(house, how))
            await asyncio.wait({living, playing}, return_when=asyncio.FIRST_COMPLETED)
            if playing.done():
                playing.result()  # why nobody plays any more
            await living
            await house.check()
        await server.start()
        house.ending = signal.SIGTERM
        await settle(house)
        house.closing = True
        await playing
        assert await server.end(signal.SIGTERM) == 0
        await house.check()
    finally:
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
        await house.http.aclose()
        if server.process and server.process.poll() is None:
            server.process.kill()
            server.process.wait()
    replay(database, house.logs)
    house.counts["acknowledged moves"] = len(house.acknowledged)
    house.counts["moves in the logs"] = sum(entry["kind"] == "move" for log in house.logs.values() for entry in log)
    house.counts["news heard"] = sum(len(seat.news) for seat in house.seats)
    return house.counts


async def settle(house: House) -> None:
    """Every table that is not over goes on, and everybody has heard what the server says happened, once, in order."""
    seats = list(house.seats)  # without those who sit down meanwhile
    before = {seat.table: seat.version for seat in seats if not seat.over}
    end = time.monotonic() + PATIENCE
    while any(seat.version <= before.get(seat.table, -1) and not seat.over for seat in seats):
        assert time.monotonic() < end, "a table does not go on"
        await asyncio.sleep(0.02)
    for seat in seats:
        path = f"/api/tables/{seat.table}?since=0"
        told = (await house.ask("GET", path, None, seat.token)).json()
        heard = seat.news  # as of now, or a little later than what was told
        both = min(len(heard), len(told["news"]))
        assert heard[:both] == told["news"][:both], f"seat {seat.seat} of {seat.table} has heard something else"
        assert both > 0
        if seat.over:
            assert len(heard) == len(told["news"])


def replay(database: str, logs: dict[str, list[dict[str, Any]]]) -> None:
    """Every table can be made from its log, and what lists show of it is up to date."""
    engine = connect(read_url(database))
    with engine.connect() as connection:
        rows = {row.id: row for row in connection.execute(select(table_rows))}
    engine.dispose()
    assert set(rows) == set(logs)
    for name, log in logs.items():
        table = Table(name, bytes.fromhex(rows[name].secret), rows[name].created)
        for entry in log:
            table.apply(entry)
        assert table.version == rows[name].version == len(log)


@contextmanager
def database_of(kind: str) -> Iterator[tuple[str, Path]]:
    """An empty database, and a place for the server's log."""
    with tempfile.TemporaryDirectory(prefix="oldtricks-") as name, tempfile.NamedTemporaryFile() as log:
        if kind == "sqlite":
            yield str(Path(name) / "test.db"), Path(log.name)
            return
        programs = binaries()
        if programs is None:
            raise SystemExit("no PostgreSQL server is installed here (initdb not found)")
        with contextmanager(serve_postgres)(programs, Path(name)) as url:
            yield url, Path(log.name)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=200, help="how often (default 200)")
    parser.add_argument("--stops", type=int, default=20, help="how often with SIGTERM, besides (default 20)")
    parser.add_argument(
        "--minutes", type=float, default=math.inf, help="stop after so many, with what was done till then"
    )
    parser.add_argument("--db", choices=("sqlite", "postgresql"), default="sqlite")
    parser.add_argument("--tables", type=int, default=20, help="at a time, with two people each (default 20)")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    hows = [signal.SIGKILL] * options.kills + [signal.SIGTERM] * options.stops
    random.Random(options.seed).shuffle(hows)
    began = time.monotonic()
    with database_of(options.db) as (database, log):
        until = began + 60 * options.minutes
        counts = asyncio.run(torment(database, log, hows, options.tables, options.seed, until))
        troubles = [line for line in log.read_text().splitlines() if '"level":"error"' in line]
    print(f"{options.db}, {time.monotonic() - began:.0f} s: " + ", ".join(f"{n} {name}" for name, n in counts.items()))
    if troubles:
        raise SystemExit("the server's log has errors: " + "\n".join(troubles[:5]))
    print("every acknowledged move is in its log, once and in its place; every table goes on")


if __name__ == "__main__":
    main()
