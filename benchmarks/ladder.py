"""The table of bots in docs/bots.md: every level against `steady`, on the same duplicate boards.

    python benchmarks/ladder.py --minutes 10           goes on where it was, for ten minutes more
    python benchmarks/ladder.py --only net             one level, or one game: `--only net/tactics`
    python benchmarks/ladder.py --report               the table again, from benchmarks/ladder.json

Boards are those of benchmarks/arena.py, by the same seeds for every level, and are kept in a folder (`--work`) as they
are finished. All pairs share the time; those that are through early leave theirs to the others.
"""

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from arena import Measurement, budget, measure
from common import ROOT, rows, write_between_markers

import oldtricks as ot
from oldtricks.arena import DEALS, MATCHES

PAGE = ROOT / "docs" / "bots.md"
FIGURES = ROOT / "benchmarks" / "ladder.json"
LEVELS = ("random", "novice", "net", "sharp")
YARDSTICK = "steady"
BOARDS = 400
PLAYOUTS = 6000


def pairs() -> Iterator[Measurement]:
    """Everybody meets the yardstick: in single hands, or where a game has none, in matches."""
    for level in LEVELS:
        for game in ot.GAMES:
            hands = ot.game(game).box.single_hands
            kind, figure = (DEALS, "decided") if hands else (MATCHES, "wins")
            yield Measurement(level, game, (level, YARDSTICK), kind, BOARDS, figure, 0.0, thinks=level == "sharp")


def cell(result: dict[str, Any] | None, figure: str) -> str:
    """What a level won, its bounds, and on how many boards."""
    if not result or not result["pairs"]:
        return ""
    (pair,) = result["pairs"]
    found = pair[figure]
    if found["low"] is None:
        return f"open; {pair['boards']}"
    return f"{found['value']:.0%} ({found['low']:.0%} to {found['high']:.0%}); {pair['boards']}"


def report(found: dict[str, Any]) -> str:
    """The table: a line for each level, a column for each game, and what it was measured with."""
    by_key = {one.key: one for one in pairs()}
    lines = [["level", *(ot.game(game).box.title for game in ot.GAMES)]]
    for level in LEVELS:
        cells = (cell(found.get(f"{level}/{game}"), by_key[f"{level}/{game}"].figure) for game in ot.GAMES)
        lines.append([f"`{level}`", *cells])
        if level == "novice":
            lines.append([f"`{YARDSTICK}`", *["50%" for _ in ot.GAMES]])
    wheres = {f"commit {one['commit']}, {one['machine']}, {one['date'][:10]}, {budget(one)}" for one in found.values()}
    return "\n".join([*rows(*lines), "", "Measured at:", "", *(f"- {where}" for where in sorted(wheres))])


def main() -> None:
    parser = argparse.ArgumentParser(description="The table of bots.")
    parser.add_argument("--only", metavar="NAME", action="append", help="these alone: a level, or level/game")
    parser.add_argument("--minutes", type=float, help="how long it may take; no board is begun after that")
    parser.add_argument("--boards", type=int, help=f"the most for each pair ({BOARDS})")
    parser.add_argument("--playouts", type=int, default=PLAYOUTS, help=f"what sharp may think of a move ({PLAYOUTS})")
    parser.add_argument("--workers", type=int, default=1, help="processes (1)")
    parser.add_argument("--work", type=Path, default=ROOT / "build" / "ladder", help="where boards are kept")
    parser.add_argument("--commit", help="where git is not there to tell")
    parser.add_argument("--json", type=Path, default=FIGURES, metavar="FILE", help="the figures, replaced or added to")
    parser.add_argument("--no-page", action="store_true", help="leave docs/bots.md alone")
    parser.add_argument("--report", action="store_true", help="measure nothing, write the table again")
    options = parser.parse_args()
    known = json.loads(options.json.read_text()) if options.json.exists() else {}
    if not options.report:
        wanted = options.only or [""]
        known |= measure([one for one in pairs() if any(one.key.startswith(name) for name in wanted)], options)
        options.json.write_text(json.dumps(known, indent=1) + "\n")
    text = report(known)
    print(text)
    if not options.no_page:
        write_between_markers("ladder", text, PAGE)


if __name__ == "__main__":
    main()
