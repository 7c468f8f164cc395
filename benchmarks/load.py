"""The server under load: many tables, people connected to each, and every move told to all of them.

    python benchmarks/load.py                   everything, some five minutes; writes results.md and load.json
    python benchmarks/load.py --only growth     one part of it: today, growth or sharp; may be repeated
    python benchmarks/load.py --quick           a smoke test, writes nothing
    python benchmarks/load.py --db postgresql://user@host/name

- today: 500 tables of four. Two kinds of rounds take turns. Paced: moves are due at a fixed rate, whatever the server
  does. A move's time is counted from the moment when it was due until the last of the four has been told of it, so that
  waiting in line counts too. Flat out: every table moves as soon as its last move has been told to all four.
- growth: what a move and a stream that is only open cost as tables become more, see growth.py.
- sharp: whether others notice that 50 tables of bots that search are played, see sharp.py.

A move is acknowledged when it was answered with 200, and then it is safe on the disk. At the end every acknowledged
move is looked for in the database.
"""

import argparse
import asyncio
import json
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

import growth
import sharp
from clients import UNLIMITED, Load, Round, kept, memory, serving
from common import BARS, ROOT, Spread, bar, circumstances, figure, rows, write_between_markers

from oldtricks.server.storage import read_url

FIGURES = ROOT / "benchmarks" / "load.json"
PACKAGES = ("uvicorn", "starlette", "fastapi", "sqlalchemy", "orjson", "uvloop", "httptools", "psycopg")
CLIENTS = 4
RATE, SLOWEST, FASTEST = 300, 150, 1000  # the aims: at 300 moves/s 99 of 100 within 150 ms; 1,000 moves/s flat out


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


async def measure(options: argparse.Namespace, database: str, port: int, server: int) -> Report:
    where = circumstances(PACKAGES) | {"database": read_url(database).get_backend_name(), "command": options.command}
    load = Load(port, server, people=CLIENTS)
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


class Part(Protocol):
    """What one part has found out."""

    def figures(self) -> dict[str, Any]: ...

    def markdown(self) -> str: ...


def today(options: argparse.Namespace, database: str) -> Part:
    with serving(database, UNLIMITED) as (port, server):
        return asyncio.run(measure(options, database, port, server))


PARTS: dict[str, Callable[[argparse.Namespace, str], Part]] = {
    "today": today,
    "growth": growth.measure,
    "sharp": sharp.measure,
}


def main() -> None:
    parser = argparse.ArgumentParser(description="The server of Old Tricks under load, on this machine alone.")
    parser.add_argument("--only", action="append", choices=PARTS, help="only this part; may be repeated")
    parser.add_argument("--quick", action="store_true", help="a smoke test: few tables, short rounds, writes no page")
    parser.add_argument("--tables", type=int, help="today: how many, four clients each (500, quick: 10)")
    parser.add_argument("--rounds", type=int, help="today: how often both kinds are played (2, quick: 1)")
    parser.add_argument("--seconds", type=float, help="how long a round is (10, quick: 1)")
    parser.add_argument("--db", help="an empty database, for one part; otherwise a new SQLite file")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures here as well")
    parser.add_argument("--no-write", action="store_true", help="leave results.md and load.json alone")
    options = parser.parse_args()
    parts = options.only or list(PARTS)
    if options.db and len(parts) > 1:
        parser.error("a database is for one part: say which with --only")
    options.tables = options.tables or (10 if options.quick else 500)
    options.rounds = options.rounds or (1 if options.quick else 2)
    options.seconds = options.seconds or (1 if options.quick else 10)
    keep = not options.quick and not options.no_write
    figures: dict[str, Any] = {}
    for name in parts:
        only = f" --tables {options.tables} --rounds {options.rounds}" if name == "today" else ""
        options.command = f"python benchmarks/load.py --only {name}{only} --seconds {options.seconds:g}"
        with tempfile.TemporaryDirectory() as folder:
            report = PARTS[name](options, options.db or str(Path(folder) / "load.db"))
        print(f"{report.markdown()}\n", flush=True)
        figures[name] = report.figures()
        if keep:  # at once: a part that was measured need not be measured again
            write_between_markers(name, report.markdown())
            FIGURES.write_text(json.dumps({**json.loads(FIGURES.read_text()), **figures}, indent=1) + "\n")
    if options.json:
        options.json.write_text(json.dumps(figures, indent=1) + "\n")


if __name__ == "__main__":
    main()
