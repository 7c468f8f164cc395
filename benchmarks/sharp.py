"""Fifty tables of bots that search, and hints asked for as often as that is allowed; whether others notice: a part of
load.py.

The server has its usual settings. Everybody comes from an address of his own, so that nobody's limits are another's.
Elsewhere two people play, a move every twentieth of a second; how long their moves take, on the clock, is what counts.
"""

import argparse
import asyncio
import json
import random
import sys
import time
from dataclasses import asdict, dataclass
from typing import Any

from clients import Line, processor_of, serving
from common import BARS, bar, circumstances, figure, rows

TABLES, SECONDS = 50, 45.0
SLOWEST = 250  # milliseconds within which 99 of 100 moves elsewhere are to be answered
PAUSE = 0.05  # seconds between two of them
GAME = "gasoline_alley"
READY = 180.0  # seconds that compiling may take
TOKEN = "the benchmark's own"
MOVES, HURRIED = "oldtricks_moves_total", "oldtricks_bots_hurried_total"
SHARP = {"kind": "bot", "level": "sharp"}


@dataclass
class Crowd:
    """Everybody at one server."""

    port: int

    def __post_init__(self) -> None:
        self.hints = self.refused = self.asking = 0
        self.over = False
        self.chance = random.Random(1911)

    async def comes(self, number: int) -> "Person":
        person = Person(self.port, f"127.0.{1 + number // 200}.{1 + number % 200}")
        person.token = (await person.ask("POST", "/api/tokens", {"name": f"Person {number}"}))[1]["token"]
        return person

    async def plays(self, number: int) -> None:
        """Somebody with a table of four sharp bots, on which he looks, and another where he asks for hints."""
        person = await self.comes(number)
        bots = await person.make([SHARP] * 4)
        mine = await person.make([{"kind": "me"}, SHARP])
        await asyncio.gather(person.looks_on(bots), person.looks_on(mine), self.asks(person, mine))

    async def asks(self, person: "Person", table: str) -> None:
        """For hints, as often as he may: one after the other, and when there are too many as soon as he is told."""
        while not self.over:
            self.asking += 1
            status = (await person.ask("POST", f"/api/tables/{table}/hint", {}))[0]
            self.asking -= 1
            if status == 200:
                self.hints += 1
            elif status == 409:  # not his turn yet, or no longer
                await asyncio.sleep(0.2)
            else:
                self.refused += 1
                await asyncio.sleep(0.5)

    async def elsewhere(self, times: list[float]) -> None:
        """Two people who only play."""
        people = [await self.comes(1000 + seat) for seat in range(2)]
        while True:
            table = await people[0].make([{"kind": "me"}, {"kind": "open"}], start=False)
            await people[1].ask("POST", f"/api/tables/{table}/sit", {})
            told = (await people[0].ask("POST", f"/api/tables/{table}/start", {}))[1]
            while (seat := told["view"]["turn"]) is not None:
                told = (await people[seat].ask("GET", f"/api/tables/{table}"))[1]
                action = self.chance.choice(told["view"]["legal"])
                body = {"action": action, "version": told["version"], "key": f"{told['version']}"}
                begun = time.perf_counter()
                status, told = await people[seat].ask("POST", f"/api/tables/{table}/moves", body)
                times.append(time.perf_counter() - begun)
                assert status == 200, told
                await asyncio.sleep(PAUSE)


class Person:
    """Somebody at an address of his own."""

    def __init__(self, port: int, address: str) -> None:
        self.port, self.address = port, address
        self.token = ""
        self.line: Line | None = None

    async def connect(self) -> Line:
        loop, local = asyncio.get_running_loop(), (self.address, 0)
        return (await loop.create_connection(Line, "127.0.0.1", self.port, local_addr=local))[1]

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        if self.line is None or self.line.transport.is_closing():
            self.line = await self.connect()
        status, told = await self.line.ask(method, path, body, self.token)
        return status, json.loads(told)

    async def make(self, seats: list[dict[str, str]], *, start: bool = True) -> str:
        plan = {"game": GAME, "players": len(seats), "seats": seats, "options": {"hands": 20}, "start": start}
        status, told = await self.ask("POST", "/api/tables", plan)
        assert status == 201, told
        return str(told["id"])

    async def looks_on(self, table: str) -> None:
        """Take what is told of a table, and leave it unread."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(self.address, 0))
        known = f"Authorization: Bearer {self.token}"
        path = f"/api/tables/{table}/events?brief=true&keeps=true"
        writer.write(f"GET {path} HTTP/1.1\r\nHost: x\r\n{known}\r\n\r\n".encode())
        try:
            while await reader.read(65_536):
                pass
        finally:
            writer.close()


async def count(port: int) -> dict[str, float]:
    """What the server has counted so far."""
    line = await Person(port, "127.0.0.1").connect()
    _, told = await line.ask("GET", "/metrics", None, TOKEN)
    lines = [line.split() for line in told.decode().splitlines() if line.startswith("oldtricks_")]
    return {name: float(number) for name, number in lines if "{" not in name}


@dataclass(frozen=True)
class Sharp:
    where: dict[str, str]
    tables: int
    seconds: float
    before: list[float]  # milliseconds of moves elsewhere: 50 and 99 of 100, and the longest
    during: list[float]
    moves: int  # elsewhere
    by_bots: int
    by_quick: int  # of these, by a quick bot for one that had no time to think
    hints: int
    refused: int
    server: float  # seconds of processor time a second, without the bots' thinking

    def figures(self) -> dict[str, Any]:
        return asdict(self)

    def markdown(self) -> str:
        names = ["moves elsewhere", "p50 ms", "p99 ms", "longest ms"]
        return "\n".join(
            [
                *(f"- {name}: {value}" for name, value in self.where.items()),
                "",
                *rows(
                    BARS,
                    bar(
                        f"milliseconds of a move elsewhere, 99 of 100, beside {self.tables} tables of four sharp bots",
                        f"under {SLOWEST}",
                        figure(self.during[1]),
                        self.during[1] < SLOWEST,
                    ),
                ),
                "",
                *rows(
                    names,
                    ["before", *map(figure, self.before)],
                    [f"during {self.seconds:g} seconds", *map(figure, self.during)],
                ),
                "",
                f"Meanwhile bots made {self.by_bots:,} moves ({self.by_quick:,} of them by a quick one for one that "
                f"had no time to think) and gave",
                f"{self.hints:,} hints ({self.refused:,} times somebody was told to wait). Without the thinking of its "
                f"bots the server used {figure(1000 * self.server)} ms of",
                "processor time a second.",
            ]
        )


def shares(times: list[float]) -> list[float]:
    ordered = sorted(times)
    return [1000 * ordered[min(int(share * len(ordered)), len(ordered) - 1)] for share in (0.5, 0.99, 1)]


async def get_ready(crowd: Crowd) -> None:
    """Wait until bots are compiled, for moves and for advice."""
    person = await crowd.comes(0)
    looking = asyncio.create_task(person.looks_on(await person.make([SHARP] * 4)))
    mine = await person.make([{"kind": "me"}, SHARP])
    end = time.monotonic() + READY
    while (await person.ask("POST", f"/api/tables/{mine}/hint", {}))[0] != 200 and time.monotonic() < end:
        await asyncio.sleep(0.5)
    before: dict[str, float] = {}
    while time.monotonic() < end:
        found = await count(crowd.port)
        grown = {name for name in before if found[name] > before[name]}
        if MOVES in grown and HURRIED not in grown:
            break
        before = found
        await asyncio.sleep(1.5)
    looking.cancel()


async def crowded(port: int, server: int, tables: int, seconds: float) -> dict[str, Any]:
    crowd = Crowd(port)
    times: list[float] = []
    await get_ready(crowd)
    print("bots are ready", file=sys.stderr)
    tasks = [asyncio.create_task(crowd.elsewhere(times))]
    await asyncio.sleep(seconds / 5)
    before, counted = shares(times), await count(port)
    print("before", before, file=sys.stderr)
    tasks += [asyncio.create_task(crowd.plays(number)) for number in range(1, tables + 1)]
    del times[:]
    spent, begun = processor_of(server), time.perf_counter()
    done, _ = await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    for task in done:
        task.result()
    used = (processor_of(server) - spent) / (time.perf_counter() - begun)
    after, crowd.over = await count(port), True
    while crowd.asking:  # a server that is stopped would complain of those who wait
        await asyncio.sleep(0.1)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    moved, quick = (round(after[name] - counted[name]) for name in (MOVES, HURRIED))
    return {"before": before, "during": shares(times), "moves": len(times), "by_bots": moved - len(times),
            "by_quick": quick, "hints": crowd.hints, "refused": crowd.refused, "server": used}  # fmt: skip


def measure(options: argparse.Namespace, database: str) -> Sharp:
    tables, seconds = (3, 3.0) if options.quick else (TABLES, SECONDS)
    where = circumstances(()) | {"command": options.command}
    with serving(database, {"METRICS_TOKEN": TOKEN, "LOG": "warning"}) as (port, server):
        found = asyncio.run(crowded(port, server, tables, seconds))
    return Sharp(where, tables, seconds, **found)
