"""Speed on a GPU: whole random matches, batches in steps, and pgx on the same device in the same run.

Needs a CUDA GPU and numba-cuda; PyTorch, JAX and pgx are measured or checked if they are there. Every part stands
alone: one that fails is reported and the others go on. What is measured:

- playouts: `cuda_playouts`, whole matches with dealing; only the number of actions comes back. The number of threads
  that does best is looked for first.
- step: `CudaBatch.step` with and without observations. Actions come from `random_actions`; its time is taken apart
  and left out, except where it says "picking included".
- checks: final states of many matches are those of the compiled CPU run, every field of them; PyTorch reads
  the arrays where they lie, and its actions are taken.
- pgx: random play in one compiled loop over the batch, new games by its own `auto_reset`, with and without
  observations; the best of several sizes.

`--json FILE` keeps the figures. `--page FILE`, on any machine, writes figures kept so into results.md and gpu.json.
`NUMBA_ENABLE_CUDASIM=1 ... --tiny` tries everything out without a GPU; such figures mean nothing.
"""

import argparse
import json
import os
import sys
import time
import traceback
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any

os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")  # the device is shared with what we measure
os.environ.setdefault("NUMBA_CUDA_LOW_OCCUPANCY_WARNINGS", "0")

import numpy as np
from common import (
    BARS,
    ROOT,
    SEATS,
    Spread,
    bar,
    circumstances,
    figure,
    pgx_play,
    plain,
    reason,
    rows,
    table,
    write_between_markers,
)

import oldtricks as ot
from oldtricks.compiled import playouts

FIGURES = ROOT / "benchmarks" / "gpu.json"
PACKAGES = ("numba", "numba-cuda", "numpy", "jax", "pgx", "torch")
PGX = ("bridge_bidding", "sparrow_mahjong", "backgammon")
PARTS = ("playouts", "checks", "step", "torch", "pgx")


class Plan:
    """How much of everything, and when to stop."""

    def __init__(self, tiny: bool, minutes: float) -> None:
        self.ends = time.monotonic() + 60 * minutes
        self.threads = (4, 8) if tiny else (1 << 15, 1 << 16, 1 << 17, 1 << 18, 1 << 20)
        self.least = 0.0 if tiny else 0.5  # seconds of a run that counts
        self.runs = 2 if tiny else 5
        self.checked = 4 if tiny else 20_000
        self.sizes = (4,) if tiny else (1 << 10, 1 << 14, 1 << 17, 1 << 20, 1 << 22)
        self.steps = 2 if tiny else 100
        self.pgx_sizes = (8,) if tiny else (1 << 14, 1 << 17, 1 << 20)
        self.pgx_steps = 2 if tiny else 20

    def late(self) -> bool:
        return time.monotonic() > self.ends


class Log:
    """What was found, and what went wrong."""

    def __init__(self) -> None:
        self.found: dict[str, Any] = {part: {} for part in PARTS}
        self.trouble: dict[str, str] = {}

    def attempt(self, part: str, name: str, plan: Plan, work: Callable[..., Any], *arguments: Any) -> None:
        """Do it, note what comes out, and go on whatever happens."""
        if plan.late():
            self.trouble[f"{part} {name}"] = "left out: no time left"
            return
        began = time.monotonic()
        try:
            self.found[part][name] = work(*arguments, plan)
        except (Exception, SystemExit) as error:  # pgx leaves the program when a file is missing
            self.trouble[f"{part} {name}"] = reason(error)
            last = traceback.extract_tb(error.__traceback__)[-1]
            print(f"  in {Path(last.filename).name}, line {last.lineno}", file=sys.stderr)
        outcome = self.trouble.get(f"{part} {name}", "done")
        print(f"{part} {name}: {outcome} ({time.monotonic() - began:.1f} s)", file=sys.stderr, flush=True)


def timed(work: Callable[[], Any]) -> tuple[float, Any]:
    began = time.perf_counter()
    found = work()
    return time.perf_counter() - began, found


# Ours


def measure_playouts(game: ot.Game, sizes: tuple[int, ...], plan: Plan) -> dict[str, Any]:
    """The best number of threads out of some."""
    from oldtricks.compiled.gpu import cuda_playouts

    compile_time, _ = timed(lambda: cuda_playouts(game, 4))
    seed = 1

    def run(matches: int, threads: int) -> tuple[float, float]:
        """Plies a second, and seconds."""
        nonlocal seed
        seconds, (plies, _) = timed(lambda: cuda_playouts(game, matches, seed=seed, threads=threads))
        seed += matches
        return plies / seconds, seconds

    tried: dict[str, float] = {}
    enough: dict[int, int] = {}
    for threads in sizes:
        matches = threads
        run(matches, threads)
        rate, seconds = run(matches, threads)
        while seconds < plan.least:  # twice as many is slow to get there, but never far too many
            matches *= 2 if seconds > plan.least / 4 else 4
            rate, seconds = run(matches, threads)
        tried[str(threads)], enough[threads] = rate, matches
    best = max(sizes, key=lambda threads: tried[str(threads)])
    rates = [run(enough[best], best)[0] for _ in range(plan.runs)]
    return {
        "rate": Spread.of(rates),
        "threads": best,
        "matches": enough[best],
        "by_threads": {threads: float(f"{rate:.4g}") for threads, rate in tried.items()},
        "first_call": round(compile_time, 2),
    }


def check_states(game: ot.Game, plan: Plan) -> dict[str, Any]:
    """Every field of every final state, and the number of plies."""
    from oldtricks.compiled.gpu import cuda_playouts

    plies, there = cuda_playouts(game, plan.checked, seed=77, keep=True)
    here = playouts(game, plan.checked, seed=77, threads=os.cpu_count() or 1)
    names = here.states.dtype.names or ()
    differ = [name for name in names if not np.array_equal(here.states[name], there[name])]
    if differ or plies != int(here.plies.sum()):
        raise AssertionError(f"final states differ in {', '.join(differ)}; {plies} plies, not {here.plies.sum()}")
    return {"matches": plan.checked, "plies": plies, "fields": len(names)}


def measure_step(game: ot.Game, size: int, observe: bool, plan: Plan) -> dict[str, Any]:
    from oldtricks.compiled.gpu import CudaBatch, loaded

    cuda = loaded()
    batch = CudaBatch(game, size, seed=1, observe=observe)
    steps = min(plan.steps, max(2, (1 << 27) // size))

    def stepped() -> None:
        for _ in range(steps):
            batch.step(batch.random_actions(7))
        cuda.synchronize()

    def picked() -> None:
        for _ in range(steps):
            batch.random_actions(7)
        cuda.synchronize()

    stepped()  # machine code, and away from the first deal
    picked()
    rates, with_picking = [], []
    for _ in range(plan.runs):
        both, _ = timed(stepped)
        picking, _ = timed(picked)
        rates.append(steps * size / max(both - picking, 1e-9))
        with_picking.append(steps * size / both)
    row = batch.states.dtype.itemsize + sum(array.dtype.itemsize * array.size // size for array in batch.rows)
    return {"rate": Spread.of(rates), "with_picking": Spread.of(with_picking), "bytes_a_row": row}


def check_torch(game: ot.Game, plan: Plan) -> dict[str, Any]:
    """PyTorch sees our memory, not a copy, and chooses the actions."""
    import torch

    from oldtricks.compiled.gpu import CudaBatch

    size = 64 if plan.checked < 100 else 4096
    batch = CudaBatch(game, size, seed=3)
    there: Any = batch.rows
    observations = torch.as_tensor(there.observations, device="cuda")
    masks = torch.as_tensor(there.masks, device="cuda")
    shared = all(
        tensor.data_ptr() == array.__cuda_array_interface__["data"][0]
        for tensor, array in ((observations, there.observations), (masks, there.masks))
    )
    if not shared:
        raise AssertionError("PyTorch made a copy")
    numbers = torch.arange(batch.actions, device="cuda")
    before = observations.clone()
    for _ in range(20):
        legal = (masks[:, None] >> numbers & 1).float()
        actions = torch.multinomial(legal, 1)[:, 0]
        batch.step(actions)
    if torch.equal(before, observations):
        raise AssertionError("the tensor did not follow the batch")
    seen = np.array_equal(observations.cpu().numpy(), there.observations.copy_to_host())
    if not seen:
        raise AssertionError("PyTorch and numba read different numbers")
    refused = False
    try:
        batch.step(torch.full((size,), 61, device="cuda"))
    except ot.IllegalAction:
        refused = True
    if not refused:
        raise AssertionError("illegal actions of PyTorch were taken")
    return {"rows": size, "steps": 20, "shared": True, "illegal_actions_refused": True}


# Theirs


def measure_pgx(name: str, size: int, observe: bool, plan: Plan) -> dict[str, Any]:
    first, run = timed(lambda: pgx_play(name, size, plan.pgx_steps, observe))
    import jax

    run()
    times: list[float] = []
    while len(times) < plan.runs or sum(times) < plan.least:
        seconds, steps = timed(run)
        times.append(seconds)
    rates = [steps / seconds for seconds in times]
    return {"rate": Spread.of(rates), "first_call": round(first, 1), "on": jax.default_backend()}


# The run


def measure(parts: list[str], plan: Plan, log: Log) -> None:
    """If time runs out, it is the last things that are left out."""
    usual = [(name, seats[0]) for name, seats in SEATS.items()]
    others = [(name, players) for name, seats in SEATS.items() for players in seats[1:]]
    if "playouts" in parts:
        for name, players in usual:
            log.attempt("playouts", f"{name} {players}", plan, measure_playouts, table(name, players), plan.threads)
    if "checks" in parts:
        for name, players in usual:
            log.attempt("checks", f"{name} {players}", plan, check_states, table(name, players))
    if "torch" in parts:
        log.attempt("torch", "tactics 4", plan, check_torch, table("tactics", 4))
    if "step" in parts:
        for name, players in usual:
            for observe in (True, False):
                for size in plan.sizes if observe or name == "tactics" else plan.sizes[-1:]:
                    label = f"{name} {players}, {size} rows, {'with' if observe else 'without'} observations"
                    log.attempt("step", label, plan, measure_step, table(name, players), size, observe)
    if "pgx" in parts:
        for name in PGX:
            for size in plan.pgx_sizes:
                log.attempt("pgx", f"{name}, {size} games, without observations", plan, measure_pgx, name, size, False)
        for name in PGX:
            size = fastest_size(log.found["pgx"], name) or plan.pgx_sizes[-1]
            log.attempt("pgx", f"{name}, {size} games, with observations", plan, measure_pgx, name, size, True)
    if "playouts" in parts:
        for name, players in others:
            known = log.found["playouts"].get(f"{name} {SEATS[name][0]}")
            sizes = (known["threads"],) if known else plan.threads
            log.attempt("playouts", f"{name} {players}", plan, measure_playouts, table(name, players), sizes)


def fastest_size(found: dict[str, Any], name: str) -> int | None:
    tried = {label: figures["rate"].median for label, figures in found.items() if label.startswith(f"{name},")}
    return int(max(tried, key=lambda label: tried[label]).split()[1]) if tried else None


def device() -> str:
    """The GPU by name."""
    from oldtricks.compiled.gpu import loaded

    name = getattr(loaded().get_current_device(), "name", "the simulator: these figures mean nothing")
    return name.decode() if isinstance(name, bytes) else str(name)


# The report, from the figures as they are kept


def millions(spread: dict[str, float]) -> str:
    return Spread(**spread).millions()


def fastest(found: dict[str, Any], start: str, end: str) -> tuple[str, dict[str, Any]]:
    """The entry with the highest median of those whose label starts and ends so."""
    fitting = {
        label: figures
        for label, figures in found.items()
        if label.startswith(start) and label.endswith(f" {end}") and figures.get("on", "gpu") == "gpu"
    }
    if not fitting:
        return "", {}
    best = max(fitting, key=lambda label: fitting[label]["rate"]["median"])
    return best, fitting[best]


def bars(data: dict[str, Any]) -> list[list[str]]:
    found = [BARS]
    rates = {name: figures["rate"]["median"] / 1e6 for name, figures in data["playouts"].items()}
    if "tactics 4" in rates:
        rate = rates["tactics 4"]
        found.append(bar("playouts of Tactics", "10,000 M plies/s", f"{figure(rate)} M", rate >= 10_000))
    if rates:
        slow = min(rates, key=lambda name: rates[name])
        text = f"{figure(rates[slow])} M ({slow})"
        found.append(bar("playouts of every game", "2,000 M plies/s", text, rates[slow] >= 2000))
    label, peer = fastest(data["pgx"], "", "without observations")
    if rates and peer:
        times = rates[slow] / (peer["rate"]["median"] / 1e6)
        text = f"{figure(times)} x ({slow} beside {label.split(',')[0]})"
        found.append(bar("playouts, times pgx without observations", "50 x", text, times >= 50))
    label, peer = fastest(data["pgx"], "", "with observations")
    ours = {name: fastest(data["step"], name, "with observations")[1] for name in SEATS}
    if peer and all(ours.values()):
        slow = min(ours, key=lambda name: ours[name]["with_picking"]["median"])
        times = ours[slow]["with_picking"]["median"] / peer["rate"]["median"]
        text = f"{figure(times)} x ({slow} beside {label.split(',')[0]})"
        found.append(bar("steps with observations, times pgx with them", "50 x", text, times >= 50))
    wanted = [f"{name} {seats[0]}" for name, seats in SEATS.items()]
    same = [name for name in wanted if data["checks"].get(name, {}).get("matches", 0) >= 20_000]
    text = f"{len(same)} of {len(wanted)} games alike"
    found.append(bar("final states of 20,000 matches a game are the CPU's", "all games", text, same == wanted))
    shared = any(figures.get("shared") for figures in data["torch"].values())
    text = "shared, and its actions are taken" if shared else "not shown"
    found.append(bar("PyTorch reads the arrays without a copy", "yes", text, shared))
    return found


def report(data: dict[str, Any]) -> str:
    lines = [f"- {key}: {value}" for key, value in data["where"].items()]
    lines += ["", "### The bars", "", *rows(*bars(data))]
    cells = [["game", "players", "M plies/s", "threads", "matches a run", "first call, s"]]
    for name, figures in data["playouts"].items():
        numbers = [f"{figures['threads']:,}", f"{figures['matches']:,}", figure(figures["first_call"])]
        cells.append([*name.split(), millions(figures["rate"]), *numbers])
    lines += [
        "",
        "### Playouts",
        "",
        "Whole random matches, dealing included: medians of five runs of half a second or more with the best number",
        "of threads, in brackets the lowest and the highest. The first call compiles the game for the device (other",
        "tables of a game use the same machine code).",
        "",
        *rows(*cells),
    ]
    cells = [["game", "rows", "observations", "M rows/s", "picking included", "bytes a row"]]
    for label, figures in data["step"].items():
        name, size, observe = label.split(", ")
        numbers = [millions(figures["rate"]), millions(figures["with_picking"]), str(figures["bytes_a_row"])]
        cells.append([name, f"{int(size.split()[0]):,}", "yes" if observe.startswith("with ") else "no", *numbers])
    lines += [
        "",
        "### Stepping",
        "",
        "`CudaBatch.step`: a call makes and checks one action in every row, restarts what has ended, and writes masks,",
        "turns, rewards and, if asked for, observations, all on the device.",
        "",
        *rows(*cells),
    ]
    cells = [["pgx", "games", "observations", "M steps/s", "first call, s", "on"]]
    for label, figures in data["pgx"].items():
        name, size, observe = label.split(", ")
        numbers = [millions(figures["rate"]), figure(figures["first_call"]), figures["on"]]
        cells.append([name, f"{int(size.split()[0]):,}", "yes" if observe.startswith("with ") else "no", *numbers])
    lines += [
        "",
        "### pgx on the same device",
        "",
        "Random play in one compiled loop over the batch, actions drawn inside it, new games by `auto_reset`; bridge",
        "with a table of made-up deals. With observations at the size that did best without.",
        "",
        *rows(*cells),
        "",
        "### Checks",
        "",
    ]
    for name, figures in data["checks"].items():
        about = f"{figures['matches']:,} final states, all {figures['fields']} fields, and {figures['plies']:,} plies"
        lines.append(f"- {name}: {about} as on the CPU")
    for name, figures in data["torch"].items():
        about = f"{figures['rows']:,} rows, {figures['steps']} steps by PyTorch's actions; memory shared"
        lines.append(f"- {name}: {about}; illegal actions refused")
    lines += [f"- not done: {name}: {why}" for name, why in data["trouble"].items()]
    return "\n".join(lines)


def kept(value: Any) -> Any:
    """Spreads as plain numbers, all the way down."""
    if isinstance(value, Spread):
        return plain({"": value})[""]
    return {key: kept(inner) for key, inner in value.items()} if isinstance(value, dict) else value


def main() -> None:
    parser = argparse.ArgumentParser(description="Speed of Old Tricks on a CUDA GPU, beside pgx.")
    parser.add_argument("--tiny", action="store_true", help="very little of everything, for the simulator")
    parser.add_argument("--parts", nargs="+", choices=PARTS, default=list(PARTS), help="what to do (everything)")
    parser.add_argument("--minutes", type=float, default=5.3, help="begin nothing new after so many (5.3)")
    parser.add_argument("--path", action="append", default=[], metavar="WHEEL", help="look for packages here too")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures here")
    parser.add_argument(
        "--page", type=Path, metavar="FILE", help="measure nothing: put figures kept by --json on the page"
    )
    options = parser.parse_args()
    if options.page:
        data = json.loads(options.page.read_text())
        write_between_markers("gpu", report(data))
        FIGURES.write_text(json.dumps(data, indent=1) + "\n")
        return

    sys.path += options.path
    warnings.simplefilter("ignore")
    plan, log = Plan(options.tiny, options.minutes), Log()
    try:
        from oldtricks.compiled import gpu

        gpu.THREADS = 4 if options.tiny else gpu.THREADS
        name = device()
    except Exception as error:
        raise SystemExit(f"nothing to measure: {error}") from None
    where = {**circumstances(PACKAGES, name), "command": "python benchmarks/gpu.py" + " --tiny" * options.tiny}
    measure(options.parts, plan, log)
    data = {"where": where, **kept(log.found), "trouble": log.trouble}
    if options.json:
        options.json.write_text(json.dumps(data, indent=1) + "\n")
    print(report(data))


if __name__ == "__main__":
    main()
