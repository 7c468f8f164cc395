"""Pictures of results and reviews, as SVG or PNG. Needs matplotlib, which comes with the extra [arena]."""

from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from ..engine.boxes import BOXES
from ..engine.errors import OldTricksError
from ..words import Reader, say
from .duplicate import Board
from .statistics import CONFIDENCE, mean

FIRST, SECOND, MUTED = "#0072b2", "#d55e00", "#8c8c8c"
COLOURS = (FIRST, SECOND, "#009e73", "#cc79a7", "#4d4d4d", "#56b4e9", "#e69f00", "#7a5195")
QUARTERS = (0, 0.25, 0.5, 0.75, 1)
STYLE: dict[Any, Any] = {
    "svg.fonttype": "none",  # text stays text
    "svg.hashsalt": "oldtricks",  # the same figures give the same file
    "font.family": "sans-serif",
    "font.size": 10,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.grid": True,
    "grid.color": "#e4e4e4",
    "axes.axisbelow": True,
    "legend.frameon": False,
}


def plot_result(result: dict[str, Any], path: Path, reader: Reader | None = None) -> None:
    """For every pair the win rates, and how the difference settles as boards are added."""
    reader = reader or Reader()
    pyplot = _pyplot(path)
    pairs = result["pairs"]
    if not pairs:
        raise OldTricksError(say("plot-no-board"))
    with pyplot.rc_context(STYLE):
        size = (9, 1.6 + 2.2 * len(pairs))
        figure, rows = pyplot.subplots(len(pairs), 2, figsize=size, squeeze=False, layout="constrained")
        title, seed = BOXES[result["game"]].title, str(result["seed"])
        figure.suptitle(reader.t("plot-title", game=title, players=result["players"], seed=seed))
        for number, (pair, (rates, settling)) in enumerate(zip(pairs, rows, strict=True)):
            _draw_rates(rates, pair, result, reader)
            boards = [Board.from_dict(row) for row in result["boards"] if row["pair"] == number]
            _draw_settling(settling, [board.margin for board in boards], result["kind"], reader)
        _save(figure, path)


def _draw_rates(axes: Any, pair: dict[str, Any], result: dict[str, Any], reader: Reader) -> None:
    for place, (key, fair) in enumerate((("wins", pair["wins"]["fair"]), ("decided", 0.5))):
        row = pair[key]
        axes.plot([fair, fair], [place - 0.3, place + 0.3], color=MUTED, linestyle="--")
        if row["low"] is not None:
            axes.plot([row["low"], row["high"]], [place, place], color=FIRST, linewidth=3, solid_capstyle="butt")
        axes.plot([row["value"]], [place], "o", color=FIRST)
    axes.set_yticks([0, 1], [reader.t(f"plot-won-{result['kind']}"), reader.t("plot-won-boards")])
    axes.set_ylim(-0.6, 1.6)
    axes.set_xlim(0, 1)
    axes.set_xticks(QUARTERS, [*map(reader.percent, QUARTERS)])
    one, other = pair["bots"]
    axes.set_title(reader.t("plot-among" if result["lone"] else "plot-against", one=one, other=other), fontsize=10)


def _draw_settling(axes: Any, margins: Sequence[float], kind: str, reader: Reader) -> None:
    steps = sorted({max(2, round(len(margins) * i / 100)) for i in range(1, 101)} & set(range(2, len(margins) + 1)))
    found = [mean(margins[:step]) for step in steps]
    axes.axhline(0, color=MUTED, linestyle="--")
    axes.plot(steps, [one.value for one in found], color=FIRST)
    axes.fill_between(steps, [one.low for one in found], [one.high for one in found], color=FIRST, alpha=0.15)
    axes.set_xlabel(reader.t("plot-boards"))
    axes.set_title(reader.t(f"plot-points-{kind}", confidence=reader.percent(CONFIDENCE)), fontsize=10)


def plot_chances(
    title: str, sides: Sequence[str], review: dict[str, Any], path: Path, reader: Reader | None = None
) -> None:
    """The chance to win over time, a line for each side; the turning points are marked."""
    t, percent = (reader := reader or Reader()).t, reader.percent
    pyplot = _pyplot(path)
    with pyplot.rc_context(STYLE):
        figure, axes = pyplot.subplots(figsize=(9, 4), layout="constrained")
        for key, dashes in (("chances", "-"), ("open", ":")):
            plies = [ply + 1 for ply, _ in review[key]]
            for side, name in enumerate(sides if plies else ()):
                heights = [by_side[side] for _, by_side in review[key]]
                label = name if key == "chances" else None
                axes.step(plies, heights, dashes, where="post", color=COLOURS[side], label=label)
        if review["open"]:
            axes.plot([], [], ":", color=MUTED, label=t("plot-open"))
        turning = t("plot-turning-points")
        for ply in review["turning_points"]:
            first = ply == review["turning_points"][0]
            axes.axvline(ply + 1, color=MUTED, linestyle="--", linewidth=1, label=turning if first else None)
        axes.set_ylim(0, 1)
        axes.set_yticks(QUARTERS, [*map(percent, QUARTERS)])
        axes.set_xlabel(t("plot-action"))
        axes.set_ylabel(t("plot-chance"))
        axes.set_title(title, fontsize=10)
        axes.legend(loc="upper left", bbox_to_anchor=(1.01, 1), fontsize=9)
        _save(figure, path)


def check(path: Path) -> None:
    """Refuse what cannot be drawn, before anything is computed for it."""
    if path.suffix.lower() not in (".svg", ".png"):
        raise OldTricksError(say("plot-is", file=str(path)))
    if find_spec("matplotlib") is None:
        raise OldTricksError(say("needs-matplotlib"))


def _pyplot(path: Path) -> Any:
    check(path)
    import matplotlib as mpl

    mpl.use("Agg")
    from matplotlib import pyplot

    return pyplot


def _save(figure: Any, path: Path) -> None:
    from matplotlib import pyplot

    plain = path.suffix.lower() == ".svg"
    figure.savefig(path, metadata={"Date": None, "Creator": None} if plain else None, dpi=150)
    pyplot.close(figure)
    if plain:
        path.write_text("\n".join(line.rstrip() for line in path.read_text().splitlines()) + "\n")
