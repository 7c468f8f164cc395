"""Compiled speed: random play of whole hands, dealing included, beside other libraries in the same run.

What is counted are decisions of players, here called plies. Ours:

- interpreted: the rules as plain Python; what is compiled are these very functions;
- playouts: whole matches in one call, nothing comes out but the final states;
- rollouts: one hand from a dealt state to its end, again and again, as search does it;
- stepping: `Batch.step`, a call for each decision, with masks and with or without observations. The actions come
  from `random_actions`, whose time is taken apart and left out, except where it says "picking included".

And the peers, each if it is installed: OpenSpiel by a Python loop, by its own loop with native random players
(`evaluate_bots`), and by native rollouts from a dealt state (one simulation of its `MCTSBot`); RLCard and PettingZoo
by a Python loop with observations; pgx by a compiled loop over a batch with observations.

Machines are noisy, so the contestants take turns in rounds, in shuffled order, every rate is per second of processor
time, and every ratio is taken between two rates of the same round. Only what is about threads goes by the wall clock.
"""

import argparse
import json
import os
import random
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache, partial
from itertools import count
from pathlib import Path
from typing import Any

from common import BARS, ROOT, SEATS, Clock, Spread, bar, circumstances, figure, pgx_play, plain, reason, rows, table
from common import write_between_markers as write

import oldtricks as ot
from oldtricks.compiled import Batch, build, cpu, kernels, playouts
from oldtricks.compiled.cpu import local_array
from oldtricks.compiled.kernels import CHOICES, play_out
from oldtricks.compiled.surface import reset
from oldtricks.engine.match import MOST_CARDS
from oldtricks.engine.sfc32 import WORD, seed
from oldtricks.rules.table import DEAL, OVER

FIGURES = ROOT / "benchmarks" / "compiled.json"
BATCH = 1024
SIZES = (1, 8, 64, 512, 4096, 32_768, 65_536)
PACKAGES = ("numba", "numpy", "open_spiel", "rlcard", "pettingzoo", "pgx", "jax")
# Bridge would otherwise stop after the auction and look the result up.
SPIEL = {
    "hearts": "hearts",
    "spades": "spades",
    "euchre": "euchre",
    "bridge": "bridge(use_double_dummy_result=false)",
}
TRICK_GAMES = tuple(name for name in SEATS if name != "new_york_to_paris")  # OpenSpiel has nothing like the race

Play = Callable[[Clock, Clock], int]  # plays for a while on the first clock, picks on the second; decisions made


@dataclass
class Contestant:
    group: str
    name: str
    play: Play
    rates: list[float] = field(default_factory=list)  # decisions per second, by round
    with_picking: list[float] = field(default_factory=list)

    def run(self, seconds: float) -> None:
        """One round."""
        clock, picking = Clock(), Clock()
        decisions = 0
        while clock.processor < seconds:
            decisions += self.play(clock, picking)
        self.rates.append(decisions / max(clock.processor - picking.processor, 1e-9))
        self.with_picking.append(decisions / clock.processor)


# Ours


def interpreted(game: ot.Game) -> Play:
    """The rules in plain Python, as benchmarks/interpreted.py has them."""
    rules = game.rules
    legal, apply = rules.legal, rules.apply
    chance = random.Random(1911)

    def play(clock: Clock, picking: Clock) -> int:
        plies = 0
        with clock:
            shuffler = ot.Seeded(chance.getrandbits(62))
            s = game.new_state()
            draw = game.shuffle(s, shuffler, 0)
            rules.draw_for_deal(s, draw + [0] * (MOST_CARDS - len(draw)), [0] * MOST_CARDS)
            while s.phase != OVER:
                if s.phase == DEAL:
                    rules.deal(s, game.shuffle(s, shuffler, s.deals + 1))
                    continue
                mask = legal(s)
                for _ in range(int(chance.random() * mask.bit_count())):
                    mask &= mask - 1
                apply(s, (mask & -mask).bit_length() - 1)
                plies += 1
        return plies

    return play


def compiled(game: ot.Game, matches: int, threads: int = 1) -> Play:
    seeds = count(0, matches)

    def play(clock: Clock, picking: Clock) -> int:
        with clock:
            return int(playouts(game, matches, seed=next(seeds), threads=threads).plies.sum())

    return play


def roll_out(dealt: Any, number: int, times: int, side_cards: int) -> int:
    """From a dealt state to the end of its hand, so many times, by random players with this seed."""
    deck = local_array(256, number)
    g = local_array(4, number)
    c = local_array(4, number)
    s = local_array(1, dealt[0])[0]
    seed(c, number & WORD, number >> 32, CHOICES)
    plies = 0
    for _ in range(times):
        reset(s, dealt[0])
        plies += play_out(s, deck, g, c, 0, 0, side_cards)
    return plies


@cache
def compiled_roll_out(name: str) -> Any:
    import numba

    return cpu.compiled(name).binder(roll_out, numba.njit(nogil=True, error_model="numpy"))


def rollouts(game: ot.Game, times: int) -> Play:
    """A game of one hand: there is nothing to deal once the state is there."""
    rolled = compiled_roll_out(game.name)
    dealt = build.template(game)
    build.write_state(dealt[0], game.start(seed=1911).state, game.rules)
    seeds = count()

    def play(clock: Clock, picking: Clock) -> int:
        with clock:
            return int(rolled(dealt, next(seeds), times, game.box.side_packs))

    return play


def stepping(batch: Batch, steps: int) -> Play:
    """As a learner steps. How long picking takes is found by picking as often again, and not stepping."""
    chance = random.Random(1927)

    def play(clock: Clock, picking: Clock) -> int:
        seeds = [chance.getrandbits(62) for _ in range(steps)]
        with clock:
            for seed in seeds:
                batch.step(batch.random_actions(seed))
        with picking:
            for seed in seeds:
                batch.random_actions(seed)
        return steps * batch.size

    return play


# Peers


def spiel_loop(name: str) -> Play:
    """One hand by a Python loop. Chance is uniform in these games, so probabilities need no weighing."""
    import pyspiel

    game = pyspiel.load_game(SPIEL[name])
    chance = random.Random(7)

    def play(clock: Clock, picking: Clock) -> int:
        decisions = 0
        with clock:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(chance.choice(state.chance_outcomes())[0])
                else:
                    state.apply_action(chance.choice(state.legal_actions()))
                    decisions += 1
        return decisions

    return play


def spiel_bots(name: str) -> Play:
    """Hands dealt and played by OpenSpiel's own loop with its native random players; counted afterwards."""
    import pyspiel

    game = pyspiel.load_game(SPIEL[name])
    bots = [pyspiel.make_uniform_random_bot(seat, 7 + seat) for seat in range(game.num_players())]
    seeds = count(1)

    def play(clock: Clock, picking: Clock) -> int:
        with clock:
            hands = [game.new_initial_state() for _ in range(50)]
            for state in hands:
                pyspiel.evaluate_bots(state, bots, next(seeds))
        return sum(step.player >= 0 for state in hands for step in state.full_history())

    return play


def spiel_rollouts(name: str, times: int) -> Play:
    """Native rollouts from a dealt state. How long they are on average is found by a Python loop beforehand."""
    import pyspiel

    game = pyspiel.load_game(SPIEL[name])
    chance = random.Random(7)
    dealt = game.new_initial_state()
    while dealt.is_chance_node():
        dealt.apply_action(chance.choice(dealt.chance_outcomes())[0])
    length = 0.0
    for _ in range(400):
        state = dealt.clone()
        while not state.is_terminal():
            state.apply_action(chance.choice(state.legal_actions()))
            length += 1 / 400
    evaluator = pyspiel.RandomRolloutEvaluator(times, 7)
    bot = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 10, False, 7, False)

    def play(clock: Clock, picking: Clock) -> int:
        with clock:
            bot.mcts_search(dealt)
        return round(times * length)

    return play


def rlcard_loop(name: str) -> Play:
    import rlcard

    environment = rlcard.make(name, config={"seed": 7})
    chance = random.Random(7)

    def play(clock: Clock, picking: Clock) -> int:
        decisions = 0
        with clock:
            state, _ = environment.reset()
            while not environment.is_over():
                state, _ = environment.step(chance.choice(list(state["legal_actions"])))
                decisions += 1
        return decisions

    return play


def pettingzoo_loop(name: str) -> Play:
    from importlib import import_module

    environment = import_module(f"pettingzoo.classic.{name}").env()
    chance = random.Random(7)

    def play(clock: Clock, picking: Clock) -> int:
        decisions = 0
        with clock:
            environment.reset(seed=chance.getrandbits(31))
            for _ in environment.agent_iter():
                observation, _, terminated, truncated, info = environment.last()
                if terminated or truncated:
                    environment.step(None)
                    continue
                mask = info["action_mask"] if "action_mask" in info else observation["action_mask"]
                environment.step(chance.choice(mask.nonzero()[0]))
                decisions += 1
        return decisions

    return play


def pgx_loop(name: str) -> Play:
    run = pgx_play(name, BATCH, 10, observe=True)

    def play(clock: Clock, picking: Clock) -> int:
        with clock:
            return run()

    return play


def peers(quick: bool) -> Iterator[tuple[str, str, Callable[[], Play]]]:
    """Their groups and names, and how to set each up: that may fail where a library is missing."""
    for name in list(SPIEL)[: 1 if quick else None]:
        yield "spiel loop", name, partial(spiel_loop, name)
        yield "spiel bots", name, partial(spiel_bots, name)
        yield "spiel rollouts", name, partial(spiel_rollouts, name, 20 if quick else 500)
    if not quick:
        for name in ("bridge", "doudizhu"):
            yield "rlcard", name, partial(rlcard_loop, name)
        for name in ("leduc_holdem_v4", "hanabi_v5"):
            yield "pettingzoo", name, partial(pettingzoo_loop, name)
        for name in ("bridge_bidding", "sparrow_mahjong"):
            yield "pgx", name, partial(pgx_loop, name)


def contestants(quick: bool, missing: dict[str, str]) -> Iterator[Contestant]:
    for name, seats in SEATS.items():
        for players in seats:
            if quick and (name, players) != ("gasoline_alley", 4):
                continue
            game = table(name, players)
            at = f"{name} {players}"
            yield Contestant("interpreted", at, interpreted(game))
            yield Contestant("playouts", at, compiled(game, 20 if quick else 2000))
            yield Contestant("step", at, stepping(Batch(game, BATCH), 5 if quick else 20))
            yield Contestant("step bare", at, stepping(Batch(game, BATCH, observe=False), 5 if quick else 20))
            if name in TRICK_GAMES and not quick:  # these are not kept in the cache: some seconds each
                yield Contestant("rollouts", at, rollouts(table(name, players, hands=1), 5000))
    for group, name, set_up in peers(quick):
        try:
            yield Contestant(group, name, set_up())
        except Exception as error:  # whatever a peer does, the others go on
            missing[f"{group} {name}"] = reason(error)


def race(entrants: list[Contestant], rounds: int, seconds: float) -> None:
    """Everybody once a round, in an order that no round shares with another."""
    chance = random.Random(1911)
    for contestant in entrants:
        contestant.run(seconds / 10)  # machine code, caches and grammars
        contestant.rates.clear()
        contestant.with_picking.clear()
    for number in range(1, rounds + 1):
        for contestant in chance.sample(entrants, len(entrants)):
            contestant.run(seconds)
        say(f"round {number} of {rounds}")


def ratio(one: Contestant, other: Contestant, picking: bool = False) -> Spread:
    """Of rates of the same round."""
    pairs = zip(one.with_picking if picking else one.rates, other.rates, strict=True)
    return Spread.of([a / b for a, b in pairs])


# Threads, sizes, start-up: by the wall clock


def by_the_wall(play: Play, seconds: float) -> float:
    clock, picking = Clock(), Clock()
    decisions = 0
    while clock.wall < seconds:
        decisions += play(clock, picking)
    return decisions / (clock.wall - picking.wall)


def two_threads(game: ot.Game, rounds: int, seconds: float) -> dict[str, Any]:
    """One thread and two in turns. Neighbours take from two sooner than from one, so the best of each is told too."""
    matches = 200 if seconds < 0.1 else 60_000  # a fifth of a second or more: a pool takes some milliseconds to begin
    one, two = compiled(game, matches), compiled(game, matches, threads=2)
    pairs = [(by_the_wall(one, seconds), by_the_wall(two, seconds)) for _ in range(rounds)]
    return {
        "one": Spread.of([a for a, _ in pairs]),
        "two": Spread.of([b for _, b in pairs]),
        "ratio": Spread.of([b / a for a, b in pairs]),
        "best": max(b for _, b in pairs) / max(a for a, _ in pairs),
    }


def by_size(quick: bool, rounds: int, seconds: float) -> list[dict[str, Any]]:
    """Batches of all sizes, in turns."""
    points = []
    for name in ("gasoline_alley",) if quick else SEATS:
        game = table(name, SEATS[name][0])
        for size in (1, 64) if quick else SIZES:
            for threads in (1, 2):
                for observe in (True, False) if name == "tactics" else (True,):
                    batch = Batch(game, size, threads=threads, observe=observe)
                    play = stepping(batch, max(1, (200 if quick else 4000) // size))
                    point = {"game": name, "size": size, "threads": threads, "observe": observe}
                    points.append((point, play, list[float]()))
    chance = random.Random(1911)
    for _ in range(rounds):
        for _, play, rates in chance.sample(points, len(points)):
            rates.append(by_the_wall(play, seconds))
    return [point | {"rate": Spread.of(rates)} for point, _, rates in points]


FIRST = """
import sys, time
import oldtricks as ot
from oldtricks.compiled import Batch, playouts
name, players, hands, what = sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), sys.argv[4]
game = ot.game(name, players, **({"hands": hands} if hands else {}))
if what == "playouts":
    playouts(game, 1)
else:
    batch = Batch(game, 1)
    batch.step(batch.random_actions(1))
print("there", flush=True)
"""


def process(python: str, game: ot.Game, what: str, cache: str) -> tuple[float, float]:
    """A process from its start to its first result, in seconds by the wall; and all that it took of the processor."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "OLDTRICKS_CACHE": cache}
    arguments = [game.name, str(game.players), str(game.options.get("hands") or 0), what]
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    began = time.perf_counter()
    with subprocess.Popen([python, "-c", FIRST, *arguments], stdout=subprocess.PIPE, env=environment) as running:
        assert running.stdout is not None
        there = running.stdout.readline()
        spent = time.perf_counter() - began
    assert there == b"there\n", f"no result from {arguments}"
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return spent, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def start_up(python: str, quick: bool) -> list[dict[str, Any]]:
    """With an empty cache, and again with a full one. In a hurry both are full."""
    found = []
    for name in ("gasoline_alley",) if quick else SEATS:
        game = table(name, SEATS[name][0])
        for what in ("playouts",) if quick else ("playouts", "batch"):
            first, later = [], []
            for _ in range(1 if quick else 3):
                with tempfile.TemporaryDirectory() as empty:
                    cache = str(cpu.code_folder(name, cpu.compiled(name).binder).parents[1]) if quick else empty
                    first.append(process(python, game, what, cache))
                    later += [process(python, game, what, cache) for _ in range(1 if quick else 3)]
            figures: dict[str, Any] = {"game": name, "what": what}
            for key, runs in (("first", first), ("later", later)):
                figures[key] = Spread.of([wall for wall, _ in runs])
                figures[f"{key}_processor"] = Spread.of([processor for _, processor in runs])
            found.append(figures)
            say(f"start-up of {name}, {what}")
    return found


def bytes_moved(name: str, players: int) -> dict[str, int]:
    """What one row of a batch is made of."""
    batch = Batch(table(name, players), 1)
    others = sum(array.nbytes for array in batch.rows) - batch.rows.observations.nbytes
    return {"state": batch.states.itemsize, "observation": batch.rows.observations.nbytes, "others": others}


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


# The report


@dataclass
class Report:
    where: dict[str, str]
    rounds: int
    entrants: list[Contestant]
    missing: dict[str, str]
    threads: dict[str, dict[str, Any]]
    sizes: list[dict[str, Any]]
    starts: list[dict[str, Any]]

    def of(self, group: str) -> dict[str, Contestant]:
        return {c.name: c for c in self.entrants if c.group == group}

    def rate(self, group: str, name: str) -> Spread:
        return Spread.of(self.of(group)[name].rates)

    def markdown(self) -> str:
        parts = [self.bars, self.whole_hands, self.beside_open_spiel, self.stepped, self.by_size, self.started]
        lines = [f"- {key}: {value}" for key, value in self.where.items()]
        for part in parts:
            lines += ["", *part()]
        if self.missing:
            lines += ["", "Not measured, because it could not be set up:", ""]
            lines += [f"- {name}: {why}" for name, why in self.missing.items()]
        return "\n".join(lines)

    def bars(self) -> list[str]:
        found = [BARS]
        medians = {name: self.rate("playouts", name).median / 1e6 for name in self.of("playouts")}
        if "tactics 4" in medians:
            fast = medians["tactics 4"]
            found.append(bar("playouts of Tactics, one core", "20 M plies/s", f"{fast:.1f} M", fast >= 20))
        slow = min(medians, key=lambda name: medians[name])
        text = f"{medians[slow]:.1f} M ({slow})"
        found.append(bar("playouts of every game, one core", "10 M plies/s", text, medians[slow] >= 10))
        for ours, theirs, what in (
            ("playouts", "spiel bots", "OpenSpiel's native play, dealing included on both sides"),
            ("rollouts", "spiel rollouts", "OpenSpiel's native rollouts from a dealt state, so are ours"),
        ):
            ratios = {
                f"{name} beside {peer}": ratio(one, other).median
                for name, one in self.of(ours).items()
                for peer, other in self.of(theirs).items()
                if name.split()[0] in TRICK_GAMES
            }
            if ratios:
                least = min(ratios, key=lambda name: ratios[name])
                most = max(ratios, key=lambda name: ratios[name])
                text = f"{ratios[least]:.1f} x ({least}) to {ratios[most]:.1f} x ({most})"
                found.append(bar(f"beside {what}", "10 x", text, ratios[least] >= 10))
        speedups = {name: figures["ratio"].median for name, figures in self.threads.items()}
        slow = min(speedups, key=lambda name: speedups[name])
        best = min(figures["best"] for figures in self.threads.values())
        text = f"{speedups[slow]:.3f} x ({slow}); {best:.3f} x by the best rounds"
        found.append(bar("two threads, every game", "1.8 x one", text, speedups[slow] >= 1.8))
        for key, what, most_allowed in (
            ("first", "first compilation of a game, from the start of the process to its first result", 6.0),
            ("later", "a later process, from its start to its first result", 0.5),
        ):
            for kind in {start["what"]: None for start in self.starts}:
                times = {start["game"]: start[key].median for start in self.starts if start["what"] == kind}
                slow = max(times, key=lambda name: times[name])
                text = f"{times[slow]:.2f} s ({slow})"
                label = f"{what}: {'playouts' if kind == 'playouts' else 'a batch and a step'}"
                found.append(bar(label, f"at most {most_allowed:g} s", text, times[slow] <= most_allowed))
        return [
            "### The bars",
            "",
            "What we want of every figure is set beforehand; the slowest game counts.",
            "",
            *rows(*found),
        ]

    def whole_hands(self) -> list[str]:
        cells = [
            ["game", "players", "interpreted", "playouts", "times interpreted", "rollouts", "two threads, times one"]
        ]
        for name, contestant in self.of("playouts").items():
            game, players = name.split()
            slow = self.of("interpreted")[name]
            rolled = self.of("rollouts").get(name)
            cells.append(
                [
                    game,
                    players,
                    Spread.of(slow.rates).millions(),
                    Spread.of(contestant.rates).millions(),
                    figure(ratio(contestant, slow).median),
                    Spread.of(rolled.rates).millions() if rolled else "",
                    str(self.threads[name]["ratio"]) if name in self.threads else "",
                ]
            )
        return [
            "### Whole hands",
            "",
            f"Millions of decisions per second of processor time: medians of {self.rounds} interleaved rounds, in "
            "brackets the lowest and",
            "the highest. Interpreted and playouts deal 5 hands a match (the race goes to its end); rollouts play one",
            "hand from a dealt state, again and again. Threads go by the wall clock, with whatever the neighbours do.",
            "",
            *rows(*cells),
        ]

    def beside_open_spiel(self) -> list[str]:
        groups = ("spiel loop", "spiel bots", "spiel rollouts")
        if not all(self.of(group) for group in groups):
            return ["### Beside OpenSpiel", "", "Not measured."]
        names = list(self.of("spiel loop"))
        cells = [["OpenSpiel", "Python loop", "native, dealing included", "native rollouts from a dealt state"]]
        cells += [[name, *[self.rate(group, name).millions() for group in groups]] for name in names]
        lines = [
            "### Beside OpenSpiel",
            "",
            "Millions of decisions per second of processor time. The Python loop calls `legal_actions` and",
            "`apply_action`; the native ones are `evaluate_bots` with native random players on fresh states, and one",
            "simulation of `MCTSBot` with many rollouts of its `RandomRolloutEvaluator`.",
            "",
            *rows(*cells),
        ]
        for ours, theirs, about in (
            ("playouts", "spiel bots", "Our playouts, times native play with dealing:"),
            ("rollouts", "spiel rollouts", "Our rollouts from a dealt state, times native rollouts:"),
        ):
            cells = [["game", "players", *names]]
            for name, one in self.of(ours).items():
                if name.split()[0] in TRICK_GAMES:
                    cells.append([*name.split(), *[str(ratio(one, self.of(theirs)[peer])) for peer in names]])
            lines += ["", about, "", *rows(*cells)]
        return lines

    def stepped(self) -> list[str]:
        head = ["game", "players", "with observations", "without", "picking included", "state", "observation", "others"]
        cells = [head]
        for name, contestant in self.of("step").items():
            game, players = name.split()
            moved = bytes_moved(game, int(players))
            cells.append(
                [
                    game,
                    players,
                    Spread.of(contestant.rates).millions(),
                    self.rate("step bare", name).millions(),
                    Spread.of(contestant.with_picking).millions(),
                    *map(str, moved.values()),
                ]
            )
        lines = [
            "### Stepping",
            "",
            f"`Batch.step` on {BATCH} rows, one thread: a call makes and checks one action in every row, restarts what",
            "has ended, and writes masks, turns, rewards and, if asked for, observations. Millions of rows per second",
            "of processor time; then the bytes of a row: the state is read and written, the rest is written. Picking",
            "included is with observations and the time of `random_actions`.",
            "",
            *rows(*cells),
        ]
        others = [c for c in self.entrants if c.group in ("rlcard", "pettingzoo", "pgx")]
        if others:
            ours = [self.of("step")[name] for name in ("tactics 4", "neutral 4")]
            about = {"rlcard": "Python loop", "pettingzoo": "Python loop", "pgx": f"compiled loop, batch of {BATCH}"}
            cells = [["library", "game", "how", "1000 decisions/s", *[f"our {c.name}, times" for c in ours]]]
            for peer in others:
                rate = Spread.of([r / 1000 for r in peer.rates])
                times = [figure(ratio(c, peer, picking=True).median) for c in ours]
                cells.append([peer.group, peer.name, about[peer.group], str(rate), *times])
            lines += [
                "",
                "Other environments with observations, by random players, picking included on both sides:",
                "",
                *rows(*cells),
            ]
        return lines

    def by_size(self) -> list[str]:
        sizes = sorted({point["size"] for point in self.sizes})
        cells = [["game", "threads", "observations", *[f"{size:,}" for size in sizes]]]
        lines: dict[tuple[str, int, bool], list[str]] = {}
        for point in self.sizes:
            line = lines.setdefault((point["game"], point["threads"], point["observe"]), [])
            line.append(figure(point["rate"].median / 1e6))
        cells += [[game, str(n), "yes" if observe else "no", *line] for (game, n, observe), line in lines.items()]
        return [
            "### Size of a batch",
            "",
            "`Batch.step` by the number of rows, in millions of rows per second by the wall clock, picking left out.",
            "",
            *rows(*cells),
        ]

    def started(self) -> list[str]:
        cells = [["game", "first result", "empty cache, s", "processor s", "full cache, s", "processor s"]]
        for start in self.starts:
            spreads = [start[key] for key in ("first", "first_processor", "later", "later_processor")]
            cells.append([start["game"], start["what"], *map(str, spreads)])
        return [
            "### Start-up",
            "",
            "A whole process, the interpreter's start and all imports included, up to the first result: a playout, or",
            "a batch and one step of it.",
            "",
            *rows(*cells),
        ]

    def figures(self) -> dict[str, Any]:
        def spread_out(figures: dict[str, Any]) -> dict[str, Any]:
            spreads = {key: value for key, value in figures.items() if isinstance(value, Spread)}
            return figures | plain(spreads)

        return {
            "where": self.where,
            "rounds": self.rounds,
            "speed": [
                {
                    "group": c.group,
                    "name": c.name,
                    **plain({"rate": Spread.of(c.rates), "with_picking": Spread.of(c.with_picking)}),
                    "rates": [round(rate) for rate in c.rates],
                }
                for c in self.entrants
            ],
            "bytes": {name: bytes_moved(name.split()[0], int(name.split()[1])) for name in self.of("step")},
            "threads": {name: spread_out(figures) for name, figures in self.threads.items()},
            "sizes": [spread_out(point) for point in self.sizes],
            "start_up": [spread_out(start) for start in self.starts],
            "missing": self.missing,
        }


def agree(game: ot.Game) -> None:
    """The compiled matches are those of the same functions interpreted, or there is nothing to compare."""
    random_match = build.bind(game.name)(kernels.random_match)
    played = playouts(game, 10, seed=1)
    for i, record in enumerate(played.states):
        s = game.new_state()
        random_match(s, game.new_state(), [0] * 256, [0] * 256, [0] * 4, [0] * 4, 1 + i, game.box.side_packs)
        if build.read_state(record, game.rules) != s:
            raise SystemExit(f"{game} plays differently when compiled, with seed {1 + i}")


def main() -> None:
    parser = argparse.ArgumentParser(description="Compiled speed of Old Tricks beside other libraries.")
    parser.add_argument("--quick", action="store_true", help="a smoke test: one game, short, writes no page")
    parser.add_argument("--rounds", type=int, help="how often everybody plays (7, quick: 2)")
    parser.add_argument("--seconds", type=float, help="how long a round is for each contestant (0.4, quick: 0.01)")
    parser.add_argument("--clean", metavar="PYTHON", help="an interpreter with numba only, for start-up times")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures here as well")
    parser.add_argument("--no-write", action="store_true", help="leave results.md and compiled.json alone")
    options = parser.parse_args()
    rounds = options.rounds or (2 if options.quick else 7)
    seconds = options.seconds or (0.01 if options.quick else 0.4)

    command = "python benchmarks/compiled.py" + " --quick" * options.quick + " --clean PYTHON" * bool(options.clean)
    where = {**circumstances(PACKAGES), "command": command}
    missing: dict[str, str] = {}
    entrants = list(contestants(options.quick, missing))
    for name in {c.name: None for c in entrants if c.group == "playouts"}:
        agree(table(name.split()[0], int(name.split()[1])))
    race(entrants, rounds, seconds)
    threads = {}
    for c in entrants:
        if c.group == "playouts":
            name, players = c.name.split()
            threads[c.name] = two_threads(table(name, int(players)), rounds, seconds)
    say("two threads")
    sizes = by_size(options.quick, rounds=1 if options.quick else 5, seconds=seconds / 4)
    say("sizes")
    starts = start_up(options.clean or sys.executable, options.quick)

    report = Report(where, rounds, entrants, missing, threads, sizes, starts)
    text = report.markdown()
    print(text)
    keep = not options.quick and not options.no_write
    for path in {options.json, FIGURES if keep else None} - {None}:
        path.write_text(json.dumps(report.figures(), indent=1) + "\n")
    if keep:
        write("compiled", text)


if __name__ == "__main__":
    main()
