"""How strong the bots are: every figure that they have to reach, measured in the arena on duplicate deals.

    python benchmarks/arena.py                         everything, on all cores
    python benchmarks/arena.py --minutes 9 --only sharp-steady/tactics
    python benchmarks/arena.py --report                the page again, from benchmarks/arena.json

All measurements run side by side, each with its share of the time. Boards are kept in a folder (`--work`) as they are
finished, so that the same command goes on after a kill or when its time is up; what is measured anew replaces what
benchmarks/arena.json has, and the rest stays. A bar is reached if the lower bound of the 95% interval reaches it.
"""

import argparse
import json
import math
import os
import time
from collections import deque
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from common import BARS, ROOT, bar, rows, write_between_markers

from oldtricks.arena import DEALS, MATCHES, Board, Plan, arrange, journal, told
from oldtricks.arena.bar import progress_bar
from oldtricks.arena.duplicate import warm_up
from oldtricks.arena.standings import concluded, milliseconds, still_to_play
from oldtricks.arena.workers import Job, at_work, processes
from oldtricks.bots import Budget

FIGURES = ROOT / "benchmarks" / "arena.json"
SEED = 1_911_000  # boards that nobody tuned anything on
TEAMS = ("aviationgame", "neutral", "tactics")  # two sides at their default tables
ALLEY, RACE, WINDY = "gasoline_alley", "new_york_to_paris", "aviationgame"
KEPT = ("players", "options", "kind", "bots", "lone", "seed", "budget", "sources", "commit", "python", "packages",
        "machine", "date", "pairs", "gap_closed")  # fmt: skip


@dataclass(frozen=True)
class Measurement:
    """One question to the arena."""

    name: str
    game: str
    bots: tuple[str, ...]
    kind: str
    boards: int
    figure: str  # what is looked at: wins, decided or gap
    least: float  # what its lower bound has to reach; 0 where it is only reported
    lone: bool = False
    thinks: bool = True  # whether a bot uses its budget
    weight: float = 1.0  # its share of the time beside the others'

    @property
    def key(self) -> str:
        return f"{self.name}/{self.game}"

    def plan(self, budget: Budget, boards: int | None) -> Plan:
        against = "steady" if len(self.bots) > 2 else ""
        game = arrange(self.game, None, {}, self.bots, self.kind)
        return Plan(game, self.bots, self.kind, boards or self.boards, self.lone, against, SEED, budget)


def measurements() -> Iterator[Measurement]:
    for game in (*TEAMS, ALLEY):
        yield Measurement("steady-random", game, ("steady", "random"), MATCHES, 200, "wins", 0.85, thinks=False)
    yield Measurement("steady-random", RACE, ("steady", "random"), MATCHES, 200, "wins", 0.75, thinks=False)
    for game in TEAMS:
        yield Measurement("sharp-steady", game, ("sharp", "steady"), DEALS, 2000, "decided", 0.60)
        yield Measurement("sharp-steady-matches", game, ("sharp", "steady"), MATCHES, 400, "wins", 0.70, weight=2)
    yield Measurement("sharp-steady", ALLEY, ("sharp", "steady"), MATCHES, 400, "wins", 0.35, lone=True, weight=2)
    yield Measurement("sharp-steady", RACE, ("sharp", "steady"), MATCHES, 2000, "wins", 0.56, weight=2)
    for game in TEAMS:
        yield Measurement("sharp-ismcts", game, ("sharp", "ismcts"), DEALS, 1500, "decided", 0.55)
    for game in (*TEAMS, ALLEY, RACE):
        kind = MATCHES if game == RACE else DEALS
        yield Measurement("gap", game, ("sharp", "steady", "oracle"), kind, 500, "gap", 0.0)
    for game in (*TEAMS, ALLEY):
        yield Measurement("net-steady", game, ("net", "steady"), DEALS, 8000, "decided", 0.55, thinks=False)
    yield Measurement("net-steady", RACE, ("net", "steady"), MATCHES, 8000, "wins", 0.50, thinks=False)
    for game in (*TEAMS, ALLEY, RACE):
        kind = MATCHES if game == RACE else DEALS
        yield Measurement("net-alone-sharp", game, ("net", "sharp"), kind, 2000, "decided", 0.50)
    for game in (*TEAMS, ALLEY):  # at equal processor time, see benchmarks/reading.py
        yield Measurement("net-sharp", game, ("reading:Net", "reading:Plain"), DEALS, 2000, "decided", 0.55)
    for game, kind in ((WINDY, DEALS), (RACE, MATCHES)):  # where something is drawn that nobody holds
        yield Measurement("future", game, ("kibitzer", "steady", "oracle"), kind, 500, "gap", 0.0)


def figure(one: Measurement, result: dict[str, Any]) -> dict[str, Any] | None:
    """The estimate that the measurement is about, with its bounds."""
    found = result["gap_closed"] if one.figure == "gap" else [pair[one.figure] for pair in result["pairs"]]
    return found[0] if found else None


class Running:
    """A measurement under way."""

    def __init__(self, one: Measurement, options: argparse.Namespace) -> None:
        self.one = one
        given = Budget(options.playouts) if options.playouts else Budget(seconds=options.seconds)
        self.plan = one.plan(given if one.thinks else Budget(), options.boards)
        self.path: Path = options.work / f"{one.key.replace('/', '-')}.json"
        self.boards = journal.load(self.path, self.plan)
        self.left = deque(still_to_play(self.plan, self.boards))
        self.begun = len(self.boards)
        self.spent = sum(map(thought, self.boards))

    @property
    def due(self) -> float:
        """Seconds of thinking so far, those of the boards in play as on average; the least is served next."""
        usual = self.spent / len(self.boards) if self.boards else 1.0
        return (self.spent + usual * (self.begun - len(self.boards))) / self.one.weight

    def take_in(self, board: Board) -> None:
        self.boards.append(board)
        self.spent += thought(board)


def thought(board: Board) -> float:
    return sum(sum(table.seconds) for table in board.tables)


def in_turn(running: list[Running], end: float) -> Iterator[Job]:
    """Boards of all measurements, so that each gets its share of the time, whenever that is up."""
    while time.monotonic() < end:
        waiting = [each for each in running if each.left]
        if not waiting:
            return
        following = min(waiting, key=lambda each: each.due)
        following.begun += 1
        yield following.left.popleft()


def measure(chosen: list[Measurement], options: argparse.Namespace) -> dict[str, Any]:
    """All of them at once, on all cores, until everything is played or the time is up."""
    end = time.monotonic() + 60 * options.minutes if options.minutes else math.inf
    options.work.mkdir(parents=True, exist_ok=True)
    running = [Running(one, options) for one in chosen]
    by_plan = {id(each.plan): each for each in running}
    prepare(running, options.workers)
    total = sum(len(each.boards) + len(each.left) for each in running)
    with ExitStack() as stack:
        files = {id(each.plan): stack.enter_context(journal.writing(each.path, each.plan)) for each in running}
        progress = stack.enter_context(progress_bar("boards"))
        progress(sum(len(each.boards) for each in running), total)
        for plan, board in processes(in_turn(running, end), options.workers):
            journal.write(files[id(plan)], board.to_dict())
            by_plan[id(plan)].take_in(board)
            progress(sum(len(each.boards) for each in running), total)
    found = {}
    for each in running:
        result = concluded(each.plan, each.boards)
        journal.finish(each.path, result)
        result |= {"commit": options.commit} if options.commit else {}
        print(f"{each.one.key}:\n{told(result)}\n", flush=True)
        found[each.one.key] = {key: result[key] for key in KEPT}
    return found


def prepare(running: list[Running], workers: int) -> None:
    """Compile what the bots need, each game and bot in a process of its own: the others find it on disk."""
    needed = {(each.plan.game, level) for each in running for level in each.plan.bots if each.one.thinks and each.left}
    if needed:
        with ProcessPoolExecutor(min(workers, len(needed)), get_context("spawn"), at_work) as pool:
            list(pool.map(warm_up, *zip(*needed, strict=True)))


ABOUT = {
    "wins": "matches won",
    "decided": "decided duplicate hands won",
    "gap": "of the oracle's lead over steady closed",
    "future": "of the oracle's lead over steady, without knowing what will be drawn",
}
BEYOND = "what will be drawn, of the oracle's lead over steady: nobody can close that"
READERS = {"reading:Net": "sharp with the net", "reading:Plain": "sharp"}


def report(found: dict[str, Any]) -> str:
    """The section of the page."""
    table = [BARS]
    for one in measurements():
        result = found.get(one.key)
        estimate = figure(one, result) if result else None
        if not result or not estimate or estimate["low"] is None:
            continue
        first, second = (READERS.get(bot, bot) for bot in one.bots[:2])
        who = f"{first} {'among' if one.lone else 'against'} {second}" if one.figure != "gap" else first
        boards = result["pairs"][0]["boards"]
        measured = f"{estimate['value']:.1%} ({estimate['low']:.1%} to {estimate['high']:.1%}), {boards} boards"
        what = f"{one.game}: {who}, {ABOUT.get(one.name, ABOUT[one.figure])}"
        if one.least:
            table.append(bar(what, f"{one.least:.0%}", measured, estimate["low"] >= one.least))
        else:
            table.append([what, "aim 50%" if one.name == "gap" else "", measured, ""])
        if one.name == "future":
            rest = {key: 1 - estimate[key] for key in ("value", "low", "high")}
            left = f"{rest['value']:.1%} ({rest['high']:.1%} to {rest['low']:.1%}), {boards} boards"
            table.append([f"{one.game}: {BEYOND}", "", left, ""])
    lines = [*rows(*table), "", "### Points and thinking", ""]
    detail = [["game", "bots", "points a hand or match", "ms a move", "slowest, ms"]]
    for key, result in found.items():
        for pair in result["pairs"]:
            points = pair["difference"]
            bounds = "" if points["low"] is None else f" ({points['low']:+.1f} to {points['high']:+.1f})"
            thinking = pair["thinking"]
            detail.append(
                [
                    key.split("/")[1],
                    f"{' / '.join(pair['bots'])}, {result['kind']}{', lone' if result['lone'] else ''}",
                    f"{points['value']:+.1f}{bounds}",
                    " / ".join(milliseconds(row["seconds_a_move"]) for row in thinking),
                    " / ".join(milliseconds(row["slowest"]) for row in thinking),
                ]
            )
    lines += rows(*detail)
    wheres = {
        f"- commit {result['commit']}, sources {result['sources']}, {result['python']}, {result['machine']}, "
        f"{', '.join(f'{name} {number}' for name, number in result['packages'].items())}, {result['date'][:10]}, "
        f"{budget(result)}"
        for result in found.values()
    }
    return "\n".join([*sorted(wheres), "", *lines])


def budget(result: dict[str, Any]) -> str:
    seconds = result["budget"]["seconds"]
    if seconds is not None:
        return f"{seconds:g} s{' of the processor' if READERS.keys() & set(result['bots']) else ''} a move"
    searching = set(result["bots"]) - {"random", "novice", "steady", "net"}
    return f"{result['budget']['playouts']:,} playouts a move" if searching else "bots that do not search"


def main() -> None:
    keys = [one.key for one in measurements()]
    parser = argparse.ArgumentParser(description="How strong the bots are.")
    parser.add_argument("--only", metavar="NAME", action="append", help=f"these alone, or all that begin so: {keys}")
    parser.add_argument("--minutes", type=float, help="how long it may take; no board is begun after that")
    parser.add_argument("--seconds", type=float, default=0.1, help="how long a bot may think about a move (0.1)")
    parser.add_argument("--playouts", type=int, help="or how many playouts it may make: the same whatever else runs")
    parser.add_argument("--boards", type=int, help="boards for each pair, in place of the usual numbers")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes (one for each core)")
    parser.add_argument("--work", type=Path, default=ROOT / "build" / "arena", help="where boards are kept")
    parser.add_argument("--commit", help="where git is not there to tell")
    parser.add_argument("--json", type=Path, default=FIGURES, metavar="FILE", help="the figures, replaced or added to")
    parser.add_argument("--no-page", action="store_true", help="leave benchmarks/results.md alone")
    parser.add_argument("--report", action="store_true", help="measure nothing, write the page again")
    options = parser.parse_args()
    wanted = options.only or [""]
    chosen = [one for one in measurements() if any(one.key.startswith(name) for name in wanted)]
    if not chosen:
        raise SystemExit(f"nothing is called {', '.join(wanted)}; there is {', '.join(keys)}")
    known = json.loads(options.json.read_text()) if options.json.exists() else {}
    if not options.report:
        known |= measure(chosen, options)
        known = {key: known[key] for key in keys if key in known}
        options.json.write_text(json.dumps(known, indent=1) + "\n")
    text = report(known)
    print(text)
    if not options.no_page:
        write_between_markers("arena", text)


if __name__ == "__main__":
    main()
