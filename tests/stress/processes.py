"""Three servers at one PostgreSQL behind nginx, which sends requests to any of them; one is killed again and again.

`python -m tests.stress.processes --kills 100` does it often and prints the account. People play as in `kill`, those of
one table at whichever server they happen to reach. After every kill

- every move that was answered with 200 is in its table's log, once, in its place and as it was asked for;
- no log has a gap, and whoever acted in it, person or bot, was at turn;
- every table goes on: how long the slowest took is told.
"""

import argparse
import asyncio
import random
import signal
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
from sqlalchemy import select

from oldtricks.server.schema import tables as table_rows
from oldtricks.server.storage import connect, read_url
from oldtricks.server.table import Table

from ..test_hosting import proxied, servers
from .kill import PATIENCE, House, Server, database_of, read_logs, settle

LOST = (502, 504)  # what a proxy answers when the server is gone in the middle
EVERY = 2.0  # seconds between a kill and the next


class Rooms(House):
    """People who come by way of the proxy."""

    def __init__(self, address: str, server: Server, tables: int, seed: int) -> None:
        super().__init__(server, tables, seed)
        self.server.address = address
        limits = httpx.Limits(max_connections=None, max_keepalive_connections=0)  # every request may go elsewhere
        self.http = httpx.AsyncClient(base_url=address, timeout=PATIENCE, limits=limits)

    async def ask(self, method: str, path: str, body: Any, token: str | None = None) -> httpx.Response:
        while (answer := await super().ask(method, path, body, token)).status_code in LOST:
            self.counts["asked again"] += 1
            await asyncio.sleep(0.02)
        return answer

    def versions(self) -> dict[str, int]:
        """How far each table is that is not over."""
        found: dict[str, int] = {}
        for seat in self.seats:
            if not seat.over:
                found[seat.table] = max(seat.version, found.get(seat.table, 0))
        return found

    async def goes_on(self) -> float:
        """Seconds until every table has gone on."""
        began, before = time.monotonic(), self.versions()
        while waiting := [name for name, now in self.versions().items() if now <= before.get(name, -1)]:
            assert time.monotonic() - began < PATIENCE, f"tables do not go on: {waiting}"
            await asyncio.sleep(0.01)
        return time.monotonic() - began


async def torment(database: str, log: Path, address: str, started: list[Server], kills: int, tables: int) -> Rooms:
    """Kill one of the servers, look that all goes on, start it again."""
    rooms, chance = Rooms(address, Server(database, log), tables, 1), random.Random(1)
    playing = asyncio.create_task(rooms.play())
    try:
        await asyncio.wait_for(rooms.heard.wait(), PATIENCE)
        for _ in range(kills):
            await asyncio.sleep(chance.uniform(0, EVERY))
            victim = chance.choice(started)
            await victim.end(signal.SIGKILL)
            rooms.counts["kills"] += 1
            going_on = asyncio.create_task(rooms.goes_on())
            await asyncio.wait({going_on, playing}, return_when=asyncio.FIRST_COMPLETED)
            if playing.done():
                playing.result()  # why nobody plays any more
            rooms.counts["longest ms"] = max(rooms.counts["longest ms"], round(1000 * await going_on))
            await victim.start()
        await settle(rooms)
        rooms.closing = True
        await playing
        await rooms.check()
    finally:
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
        await rooms.http.aclose()
    rooms.counts["acknowledged moves"] = len(rooms.acknowledged)
    return rooms


def at_turn(database: str) -> int:
    """Every move of every log was made by the seat at turn; how many there were."""
    engine = connect(read_url(database))
    with engine.connect() as connection:
        rows = {row.id: row for row in connection.execute(select(table_rows))}
    engine.dispose()
    moves = 0
    for name, log in read_logs(database).items():
        table = Table(name, bytes.fromhex(rows[name].secret), rows[name].created)
        for entry in log:
            if entry["kind"] == "move":
                assert entry["seat"] == table.turn, f"{name}: {entry['seat']} acted, {table.turn} was at turn"
                moves += 1
            table.apply(entry)
    return moves


def trouble(folder: Path, kills: int, tables: int) -> dict[str, int]:
    with database_of("postgresql") as (database, log), ExitStack() as stack:
        started = [Server(database, log) for _ in servers()]

        async def work() -> Rooms:
            for one in started:
                await one.start()
            address = stack.enter_context(proxied(folder, [str(one.port) for one in started]))
            return await torment(database, log, address, started, kills, tables)

        try:
            rooms = asyncio.run(work())
        finally:
            for one in started:
                if one.process:
                    one.process.kill()
                    one.process.wait()
        return {**rooms.counts, "moves in the logs": at_turn(database)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=100, help="how often (default 100)")
    parser.add_argument("--tables", type=int, default=20, help="at a time, with two people each (default 20)")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="oldtricks-") as folder:
        counts = trouble(Path(folder), options.kills, options.tables)
    print(", ".join(f"{n} {name}" for name, n in counts.items()))
    print("every acknowledged move is in its log, once and in its place; nobody acted twice; every table goes on")


if __name__ == "__main__":
    main()
