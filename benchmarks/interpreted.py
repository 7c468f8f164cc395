"""Interpreted speed: random play of whole matches, dealing included, beside OpenSpiel's card games in the same run.

Three kinds of contestants, all driven from a Python loop on one core:

- rules: `legal` and `apply` of the rules on a plain state, cards shuffled by Python's `random`, which draws the
  peers' chance too;
- engine: `match.play(choice(match.legal()))`, with names, history and score sheet;
- OpenSpiel: `state.legal_actions()` and `state.apply_action()`, C++ behind a Python binding; its chance nodes deal
  card by card.

What is counted are decisions of players. Machines are noisy, so the contestants take turns in rounds, in shuffled
order, and every ratio is taken between two rates of the same round. Run `make bench`, or this file with --help.
"""

import argparse
import gc
import gzip
import json
import os
import platform
import random
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from datetime import date
from importlib.metadata import version
from pathlib import Path
from statistics import median
from typing import Any

import pyspiel
from common import HANDS, RESULTS, ROOT, Spread, table

import oldtricks as ot
from oldtricks.engine.match import MOST_CARDS
from oldtricks.rules.table import DEAL, OVER

FIGURES = ROOT / "benchmarks" / "interpreted.json"
BEGIN, END = "<!-- interpreted: begin -->", "<!-- interpreted: end -->"

# The usual table first, then other numbers of players.
SEATS = {
    "aviationgame": (4, 6),
    "gasoline_alley": (4, 2, 8),
    "neutral": (4, 2, 5),
    "new_york_to_paris": (2, 4, 8),
    "tactics": (4,),
}
# Bridge would otherwise stop after the auction and look the result up.
PEERS = {"hearts": "hearts", "bridge": "bridge(use_double_dummy_result=false)", "spades": "spades"}

Play = Callable[[random.Random], tuple[int, int]]  # one match: decisions of players, steps of chance


@dataclass
class Contestant:
    name: str
    play: Play
    rates: list[float] = field(default_factory=list)  # decisions per second, by round
    decisions: int = 0
    chance: int = 0
    matches: int = 0

    def run(self, seconds: float, chance: random.Random) -> None:
        """One round: whole matches until the time is up. Processor time, so that neighbours count for less."""
        decisions = 0
        start = time.process_time()
        while (spent := time.process_time() - start) < seconds:
            made, steps = self.play(chance)
            decisions += made
            self.chance += steps
            self.matches += 1
        self.decisions += decisions
        self.rates.append(decisions / spent)


@dataclass
class ByPython:
    """A shuffler that asks Python's own generator."""

    chance: random.Random

    def order(self, shuffle: int, packs: Sequence[Sequence[int]]) -> list[int]:
        cards: list[int] = []
        for pack in packs:
            shuffled = list(pack)
            self.chance.shuffle(shuffled)
            cards += shuffled
        return cards

    def to_json(self) -> dict[str, Any]:
        raise NotImplementedError("nothing is recorded here")


def at_the_rules(game: ot.Game) -> Play:
    """A match on a bare state."""
    rules = game.rules
    legal, apply = rules.legal, rules.apply

    def play(chance: random.Random) -> tuple[int, int]:
        shuffler = ByPython(chance)
        pick = chance.random
        s = game.new_state()
        draw = game.shuffle(s, shuffler, 0)
        rules.draw_for_deal(s, draw + [0] * (MOST_CARDS - len(draw)), [0] * MOST_CARDS)
        decisions = 0
        while s.phase != OVER:
            if s.phase == DEAL:
                rules.deal(s, game.shuffle(s, shuffler, s.deals + 1))
                continue
            mask = legal(s)
            for _ in range(int(pick() * mask.bit_count())):
                mask &= mask - 1
            apply(s, (mask & -mask).bit_length() - 1)
            decisions += 1
        return decisions, 0

    return play


def at_the_engine(game: ot.Game) -> Play:
    """A match as people use it."""

    def play(chance: random.Random) -> tuple[int, int]:
        match = game.start(seed=chance.getrandbits(64))
        while not match.over:
            match.play(chance.choice(match.legal()))
        return len(match.history), 0

    return play


def at_open_spiel(name: str) -> Play:
    """One hand. Its chance is uniform in these games, so the outcomes' probabilities need no weighing."""
    game = pyspiel.load_game(name)

    def play(chance: random.Random) -> tuple[int, int]:
        state = game.new_initial_state()
        decisions = steps = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(chance.choice(state.chance_outcomes())[0])
                steps += 1
            else:
                state.apply_action(chance.choice(state.legal_actions()))
                decisions += 1
        return decisions, steps

    return play


def contestants(quick: bool) -> Iterator[Contestant]:
    for name, description in PEERS.items():
        yield Contestant(name, at_open_spiel(description))
    for name, seats in SEATS.items():
        for players in seats[:1] if quick else seats:
            game = table(name, players)
            yield Contestant(f"{name} {players} rules", at_the_rules(game))
            yield Contestant(f"{name} {players} engine", at_the_engine(game))


def race(entrants: list[Contestant], rounds: int, seconds: float) -> None:
    """Everybody once a round, in an order that no round shares with another."""
    chance = random.Random(1911)
    for contestant in entrants:
        contestant.run(min(seconds, 0.05), chance)  # imports, caches and grammars
        contestant.rates.clear()
    for number in range(1, rounds + 1):
        for contestant in chance.sample(entrants, len(entrants)):
            gc.collect()
            contestant.run(seconds, chance)
        print(f"round {number} of {rounds}", file=sys.stderr, flush=True)


def ratio(one: Contestant, other: Contestant) -> Spread:
    """Of rates of the same round."""
    return Spread.of([a / b for a, b in zip(one.rates, other.rates, strict=True)])


# Memory and records


def traced(make: Callable[[int], Any], count: int) -> int:
    """Bytes that one of `count` things takes, the interpreter's shared ones left out."""
    make(0)
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = [make(i) for i in range(count)]
    gc.collect()
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) // len(kept)


def played(game: ot.Game, seed: int, plies: int | None = None) -> ot.Match:
    """A random match, to its end or for so many plies."""
    chance = random.Random(seed)
    match = game.start(seed=seed)
    while not match.over and (plies is None or len(match.history) < plies):
        match.play(chance.choice(match.legal()))
    return match


def weigh(name: str, count: int) -> dict[str, Any]:
    """What matches take in memory, and their records on disk."""
    game = table(name, SEATS[name][0])
    finished = [played(game, seed) for seed in range(count)]
    records = [match.record().dumps().encode() for match in finished]
    halves = [len(match.history) // 2 for match in finished]

    def half_way(i: int) -> ot.Match:
        return played(game, i, halves[i])

    def watched(i: int) -> ot.Match:
        match = half_way(i)
        match.view(0)
        return match

    return {
        "game": name,
        "players": game.players,
        "started": traced(lambda i: game.start(seed=i), count),
        "half_way": traced(half_way, count),
        "watched": traced(watched, count),
        "plies": int(median(len(match.history) for match in finished)),
        "record": int(median(map(len, records))),
        "gzip": int(median(len(gzip.compress(record)) for record in records)),
    }


# The report


def circumstances(load: float) -> dict[str, Any]:
    """Where and with what this was measured."""

    def git(*arguments: str) -> str:
        return subprocess.run(["git", "-C", ROOT, *arguments], capture_output=True, text=True).stdout.strip()

    measured = ("src/oldtricks/rules", "src/oldtricks/engine")
    changed = " with uncommitted changes" if git("status", "--porcelain", "--", *measured) else ""
    models = [line.split(":")[1].strip() for line in _lines("/proc/cpuinfo") if line.startswith("model name")]
    cores = os.cpu_count() or 1
    noise = "shared, noisy machine: trust the ratios, not the rates" if load > 0.3 else "quiet machine"
    return {
        "commit": (git("rev-parse", "--short", "HEAD") or "unknown") + changed,
        "machine": f"{models[0] if models else platform.machine()}, {cores} cores, load {load:.1f} before: {noise}",
        "python": f"{platform.python_implementation()} {platform.python_version()}, {platform.system()}",
        "packages": f"oldtricks {ot.__version__}, open_spiel {version('open_spiel')}",
        "date": date.today().isoformat(),
    }


def _lines(path: str) -> list[str]:
    try:
        return Path(path).read_text().splitlines()
    except OSError:
        return []


def figures(entrants: list[Contestant]) -> dict[str, Any]:
    peers = {c.name: c for c in entrants if c.name in PEERS}
    return {
        contestant.name: {
            "rate": asdict(Spread.of(contestant.rates)),
            "rates": [round(rate) for rate in contestant.rates],
            "matches": contestant.matches,
            "decisions": contestant.decisions,
            "chance_steps": contestant.chance,
            "ratios": {name: asdict(ratio(contestant, peer)) for name, peer in peers.items()},
        }
        for contestant in entrants
    }


def report(where: dict[str, Any], entrants: list[Contestant], weights: list[dict[str, Any]]) -> str:
    """The results as Markdown."""
    by_name = {contestant.name: contestant for contestant in entrants}
    peers = [by_name[name] for name in PEERS]
    rounds = len(peers[0].rates)
    lines = [f"- {key}: {value}" for key, value in where.items()]
    lines += [
        "",
        f"Medians of {rounds} interleaved rounds, in brackets the lowest and the highest. Rates are thousands of",
        "decisions of players per second of processor time on one core; dealing is in the time, but its steps are not",
        "counted as decisions, on either side. A ratio is taken within a round: above 1, Old Tricks is faster. The",
        "peers are C++ driven from a Python loop, one hand a game; Old Tricks is plain Python here.",
        "",
        "### The peers",
        "",
        "| OpenSpiel game | 1000 decisions/s | decisions a hand | chance steps a hand |",
        "|---|---|---|---|",
    ]
    for peer in peers:
        decisions, steps = peer.decisions / peer.matches, peer.chance / peer.matches
        lines.append(f"| {peer.name} | {Spread.of(peer.rates).thousands()} | {decisions:.0f} | {steps:.0f} |")
    for level, about in (("rules", "The rules alone"), ("engine", "The engine: names, history, score sheet")):
        lines += [
            "",
            f"### {about}",
            "",
            "| game | players | 1000 decisions/s | " + " | ".join(f"times {peer.name}" for peer in peers) + " |",
            "|---|---|---|" + "---|" * len(peers),
        ]
        for contestant in entrants:
            if contestant.name.endswith(level):
                name, players, _ = contestant.name.split()
                ratios = " | ".join(str(ratio(contestant, peer)) for peer in peers)
                lines.append(f"| {name} | {players} | {Spread.of(contestant.rates).thousands()} | {ratios} |")
    lines += [
        "",
        "### Memory and records",
        "",
        f"Random matches at the usual table, limited to {HANDS} deals (the race goes to its end). Memory is what one",
        "more match takes: just started, half-way, and half-way once somebody has looked at a view, which keeps the",
        "match's story in words. Records are medians, in bytes as saved and with gzip.",
        "",
        "| game | players | started | half-way | with its story | plies | record | gzip |",
        "|---|---|---|---|---|---|---|---|",
    ]
    lines += ["| " + " | ".join(str(value) for value in weight.values()) + " |" for weight in weights]
    return "\n".join(lines)


def write_between_markers(path: Path, text: str) -> None:
    """Put the report into the page, and leave the rest of the page alone."""
    page = path.read_text() if path.exists() else f"# Benchmark results\n\n{BEGIN}\n{END}\n"
    head, _, rest = page.partition(BEGIN)
    tail = rest.partition(END)[2]
    path.write_text(f"{head}{BEGIN}\n{text}\n{END}{tail}")


def main() -> None:
    parser = argparse.ArgumentParser(description="Interpreted speed of Old Tricks beside OpenSpiel.")
    parser.add_argument("--quick", action="store_true", help="a smoke test: short, usual tables only, writes no page")
    parser.add_argument("--rounds", type=int, help="how often everybody plays (7, quick: 2)")
    parser.add_argument("--seconds", type=float, help="how long a round is for each contestant (0.5, quick: 0.05)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures here as well")
    options = parser.parse_args()
    rounds = options.rounds or (2 if options.quick else 7)
    seconds = options.seconds or (0.05 if options.quick else 0.5)

    load = os.getloadavg()[0]
    entrants = list(contestants(options.quick))
    race(entrants, rounds, seconds)
    weights = []
    for name in SEATS:
        print(f"weighing {name}", file=sys.stderr, flush=True)
        weights.append(weigh(name, 3 if options.quick else 20))

    where = {**circumstances(load), "command": " ".join(["python", "benchmarks/interpreted.py", *sys.argv[1:]])}
    text = report(where, entrants, weights)
    print(text)
    data = {"where": where, "rounds": rounds, "seconds": seconds, "speed": figures(entrants), "matches": weights}
    for path in {options.json, None if options.quick else FIGURES} - {None}:
        path.write_text(json.dumps(data, indent=1) + "\n")
    if not options.quick:
        write_between_markers(RESULTS, text)


if __name__ == "__main__":
    main()
