"""Draws docs/plots from the figures of the last full run: `python benchmarks/plots.py`. Needs matplotlib.

`python benchmarks/plots.py --curve nets/curve.jsonl --out curve.svg` draws how a net of one's own learns, nothing else.
"""

import argparse
import json
from pathlib import Path
from typing import Any

import matplotlib as mpl
from common import figure as rounded
from compiled import FIGURES
from matplotlib import pyplot
from matplotlib.axes import Axes

from oldtricks.arena.plots import STYLE

ROOT = Path(__file__).parents[1]
PLOTS = ROOT / "docs" / "plots"
NETS = ROOT / "benchmarks" / "nets.jsonl"  # what examples/train_net.py wrote
SMALL_WORLDS = ROOT / "benchmarks" / "small_worlds.json"

TITLES = {
    "aviationgame": "Aviationgame",
    "gasoline_alley": "Gasoline Alley",
    "neutral": "Neutral",
    "new_york_to_paris": "New York to Paris",
    "tactics": "Tactics",
}
COLOURS = dict(zip(TITLES, ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#4d4d4d"), strict=True))
MARKS = dict(zip(TITLES, "osD^v", strict=True))
ITERATIONS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)  # as benchmarks/small_worlds.py counts them
LEAST = 1e-9  # below it is only rounding
OURS, THEIRS = "#0072b2", "#b0b0b0"


def by_size(data: dict[str, Any]) -> None:
    """Rows a second against the number of rows, by game, and by threads and observations."""
    figure, (games, ways) = pyplot.subplots(1, 2, figsize=(10, 4), sharey=True, layout="constrained")

    def line(axes: Axes, label: str, colour: str, mark: str, dashes: str, **wanted: object) -> None:
        points = [p for p in data["sizes"] if all(p[key] == value for key, value in wanted.items())]
        sizes = [p["size"] for p in points]
        axes.plot(sizes, [p["rate"]["median"] for p in points], dashes, color=colour, marker=mark, ms=4, label=label)
        low, high = ([p["rate"][end] for p in points] for end in ("low", "high"))
        axes.fill_between(sizes, low, high, color=colour, alpha=0.12, linewidth=0)

    for name, title in TITLES.items():
        line(games, title, COLOURS[name], MARKS[name], "-", game=name, threads=1, observe=True)
    games.set_title("Five games, one thread, with observations", fontsize=10)
    for threads, colour in ((2, OURS), (1, "#d55e00")):
        for observe, dashes, mark in ((False, "--", "o"), (True, "-", "s")):
            label = f"{threads} thread{'s' * (threads > 1)}, {'with' if observe else 'without'} observations"
            line(ways, label, colour, mark, dashes, game="tactics", threads=threads, observe=observe)
    ways.set_title("Tactics, by threads and observations", fontsize=10)
    for axes in (games, ways):
        axes.set_xscale("log", base=2)
        axes.set_yscale("log")
        axes.set_xlabel("rows in the batch")
        axes.set_xticks([1, 8, 64, 512, 4096, 65_536], ["1", "8", "64", "512", "4,096", "65,536"])
        axes.minorticks_off()
        axes.legend(loc="lower right", fontsize=9)
    games.set_yticks([1e4, 1e5, 1e6, 1e7], ["10 thousand", "100 thousand", "1 million", "10 million"])
    games.set_ylabel("decisions per second")
    save(figure, PLOTS / "batch-size.svg")


def speeds(data: dict[str, Any]) -> None:
    """Ours and theirs on one core, like beside like."""
    rates = {(entry["group"], entry["name"]): entry for entry in data["speed"]}

    def found(group: str, name: str, key: str = "rate") -> float:
        return float(rates[group, name][key]["median"]) if (group, name) in rates else 0

    usual = [f"{name} {players}" for name, players in zip(TITLES, (4, 4, 4, 2, 4), strict=True)]
    whole = [(f"{TITLES[at.split()[0]]}, compiled", found("playouts", at), OURS) for at in usual]
    whole += [(f"OpenSpiel {name}, native", found("spiel bots", name), THEIRS) for name in ("bridge", "hearts")]
    whole += [("OpenSpiel bridge, Python loop", found("spiel loop", "bridge"), THEIRS)]
    whole += [("Tactics, plain Python", found("interpreted", "tactics 4"), OURS)]
    tricks = [at for at in usual if ("rollouts", at) in rates]
    rolled = [(f"{TITLES[at.split()[0]]}, compiled", found("rollouts", at), OURS) for at in tricks]
    rolled += [(f"OpenSpiel {name}, native", found("spiel rollouts", name), THEIRS) for name in ("bridge", "hearts")]
    steps = [(f"{TITLES[at.split()[0]]}, batch", found("step", at, "with_picking"), OURS) for at in usual]
    steps += [
        ("pgx bridge bidding, batch", found("pgx", "bridge_bidding"), THEIRS),
        ("pgx sparrow mahjong, batch", found("pgx", "sparrow_mahjong"), THEIRS),
        ("RLCard bridge", found("rlcard", "bridge"), THEIRS),
        ("PettingZoo Leduc hold'em", found("pettingzoo", "leduc_holdem_v4"), THEIRS),
    ]
    panels = [
        ("Whole hands by random players, dealing included", whole),
        ("One hand again and again from a dealt state", rolled),
        ("One step a decision, with observations", steps),
    ]
    heights = [len(bars) for _, bars in panels]
    figure, all_axes = pyplot.subplots(3, 1, figsize=(9, 8), sharex=True, height_ratios=heights, layout="constrained")
    for axes, (title, bars) in zip(all_axes, panels, strict=True):
        bars = [bar for bar in bars if bar[1]][::-1]
        axes.barh([label for label, _, _ in bars], [rate for _, rate, _ in bars], color=[colour for *_, colour in bars])
        for place, (_, rate, _) in enumerate(bars):
            text = f"{rate / 1e6:.1f} million" if rate >= 1e6 else rounded(rate)
            axes.text(rate * 1.1, place, text, va="center", fontsize=9)
        axes.set_title(title, fontsize=10, loc="left")
        axes.set_xscale("log")
        axes.set_xlim(1e3, 3e8)
        axes.grid(axis="y", visible=False)
        axes.tick_params(axis="y", length=0)
    all_axes[-1].set_xticks(
        [1e3, 1e4, 1e5, 1e6, 1e7, 1e8], ["1,000", "10,000", "100,000", "1 million", "10 million", ""]
    )
    all_axes[-1].set_xlabel(
        "decisions per second of processor time, one core (each line of the grid is ten times the last)"
    )
    all_axes[-1].minorticks_off()
    save(figure, PLOTS / "speeds.svg")


def nets(curve: Path = NETS, path: Path = PLOTS / "nets.svg") -> None:
    """How nets learned: their share of decided boards against steady, by what they had decided themselves."""
    lines = [json.loads(line) for line in curve.read_text().splitlines()]
    figure, axes = pyplot.subplots(figsize=(7, 4), layout="constrained")
    for name, title in TITLES.items():
        points = [line for line in lines if line["game"] == name and "share" in line]
        if not points:
            continue
        made, shares = [p["decisions"] / 1e6 for p in points], [100 * p["share"] for p in points]
        axes.plot(made, shares, color=COLOURS[name], marker=MARKS[name], ms=4, label=title)
    axes.axhline(50, color="#4d4d4d", linewidth=0.8)
    axes.set_xlabel("million decisions, imitation first")
    axes.set_ylabel("decided boards won against steady, %")
    axes.legend(loc="lower right", fontsize=9)
    save(figure, path)


def small_worlds() -> None:
    """How CFR and CFR+ find the equilibria of the small worlds: exploitability by iterations."""
    figure, both = pyplot.subplots(1, 2, figsize=(10, 4), sharey=True, layout="constrained")
    for name, data in json.loads(SMALL_WORLDS.read_text()).items():
        for axes, (solver, curve) in zip(both, data["curves"].items(), strict=True):
            points = [(n, left) for n, left in zip(ITERATIONS, curve, strict=True) if left > LEAST]
            axes.plot(*zip(*points, strict=True), color=COLOURS[name], marker=MARKS[name], ms=4, label=TITLES[name])
            axes.set_title(solver, fontsize=10)
    for axes in both:
        axes.set_xscale("log")
        axes.set_yscale("log")
        axes.set_xlabel("iterations")
        axes.set_xticks([1, 10, 100, 1000], ["1", "10", "100", "1,000"])
        axes.minorticks_off()
    both[0].set_ylabel("exploitability, in wins")
    both[1].legend(loc="lower left", fontsize=9)
    save(figure, PLOTS / "small-worlds.svg")


def save(figure: Any, path: Path) -> None:
    path.parent.mkdir(exist_ok=True)
    figure.savefig(path, metadata={"Date": None, "Creator": None})
    pyplot.close(figure)
    path.write_text("\n".join(line.rstrip() for line in path.read_text().splitlines()) + "\n")


def main() -> None:
    parser = argparse.ArgumentParser(
        description="Draw the plots of docs/compiled.md, docs/bots.md and docs/environments.md."
    )
    parser.add_argument("--json", type=Path, default=FIGURES, metavar="FILE", help="figures of benchmarks/compiled.py")
    parser.add_argument("--curve", type=Path, metavar="FILE", help="only this curve of examples/train_net.py")
    parser.add_argument("--out", type=Path, default=Path("curve.svg"), metavar="FILE", help="where it goes (curve.svg)")
    options = parser.parse_args()
    mpl.use("svg")
    with mpl.rc_context(STYLE):
        if options.curve:
            nets(options.curve, options.out)
        else:
            data = json.loads(options.json.read_text())
            by_size(data)
            speeds(data)
            nets()
            small_worlds()


if __name__ == "__main__":
    main()
