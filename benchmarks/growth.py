"""What a move costs, and a stream that is only open, as tables and streams become more: a part of load.py.

One server gets more and more tables of two people who are both connected. At each size it is first left alone for as
long as it takes to say to everybody that it is still there; then moves are due at the same rate, whatever the size.
What it costs to leave them alone is taken off what moves cost. Costs are processor time of the server: they hold on a
machine that others use, where times on the clock do not.
"""

import argparse
import asyncio
import sys
from dataclasses import asdict, dataclass
from typing import Any

from clients import UNLIMITED, Load, processor_of, serving
from common import circumstances, figure, rows

SIZES = (50, 100, 500, 1000, 5000)  # tables; streams are twice as many
RATE = 200  # moves a second
BEAT = 15.0  # seconds after which a silent stream is told that the server is still there
HEAD = ["tables", "streams", "server ms a move", "p50 ms", "p99 ms", "alone, ms a second", "µs a stream and second",
        "kB a stream"]  # fmt: skip


@dataclass(frozen=True)
class Size:
    tables: int
    streams: int
    move: float  # seconds of processor time
    p50: float  # milliseconds
    p99: float
    alone: float  # seconds of processor time a second, while nothing happens
    memory: float  # kilobytes a stream, without the table

    def row(self, empty: float) -> list[str]:
        a_stream = (self.alone - empty) / self.streams
        costs = (1000 * self.move, self.p50, self.p99, 1000 * self.alone, 1e6 * a_stream, self.memory)
        return [f"{self.tables:,}", f"{self.streams:,}", *map(figure, costs)]


@dataclass(frozen=True)
class Growth:
    where: dict[str, str]
    empty: float  # seconds of processor time a second without anybody
    sizes: list[Size]

    def figures(self) -> dict[str, Any]:
        return asdict(self)

    def markdown(self) -> str:
        return "\n".join(
            [
                *(f"- {name}: {value}" for name, value in self.where.items()),
                "",
                f"Tables of two people at Gasoline Alley, both connected, {RATE} moves a second at every size. Left "
                f"alone, a server without",
                f"anybody needs {figure(1000 * self.empty)} ms a second.",
                "",
                *rows(HEAD, *(size.row(self.empty) for size in self.sizes)),
            ]
        )


async def alone(load: Load, seconds: float) -> float:
    """Processor time a second while nothing happens."""
    before = processor_of(load.server)
    await asyncio.sleep(seconds)
    return (processor_of(load.server) - before) / seconds


async def grow(load: Load, sizes: tuple[int, ...], beat: float, seconds: float) -> tuple[float, list[Size]]:
    found: list[Size] = []
    await asyncio.sleep(beat / 5)  # until it has settled
    empty = await alone(load, beat)
    for tables in sizes:
        used = await load.set_up(tables - len(load.tables))
        a_stream = (used["connected"] - used["dealt"]) / load.people
        quiet = await alone(load, beat)
        moves = await load.round(seconds, min(RATE, 4 * tables))
        cost = moves.server - quiet * moves.seconds / len(moves.times)
        found.append(Size(tables, tables * load.people, cost, moves.at(0.5), moves.at(0.99), quiet, a_stream))
        print(found[-1], file=sys.stderr)
    return empty, found


def measure(options: argparse.Namespace, database: str) -> Growth:
    sizes, beat = ((10,), 1.0) if options.quick else (SIZES, BEAT)
    where = circumstances(()) | {"command": options.command}
    with serving(database, UNLIMITED) as (port, server):
        load = Load(port, server, "gasoline_alley", 2)
        empty, found = asyncio.run(grow(load, sizes, beat, options.seconds))
    return Growth(where, empty, found)
