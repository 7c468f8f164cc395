"""`oldtricks puzzles`: list, play, make, check and measure them."""

import argparse
import math
import sys
import time
from pathlib import Path

from ..engine.boxes import BOXES
from ..engine.game import game
from ..words import Reader
from .arguments import Commands, add_command, add_json, games, positive, whole
from .parser import Parser


def add_puzzles(commands: Commands, reader: Reader) -> None:
    parser = add_command(commands, reader, "puzzles", run_help)
    parser.set_defaults(parser=parser)
    inner = parser.add_subparsers(title=reader.t("command-commands"), metavar=reader.t("command-meta-command"))
    for add in (_add_make,):
        add(inner, reader)


def run_help(chosen: argparse.Namespace, reader: Reader) -> int:
    chosen.parser.print_help()
    return 0


def _add_inner(commands: Commands, reader: Reader, name: str, run: object) -> Parser:
    """One of the commands of `puzzles`, with the games that it is about."""
    about = reader.t(f"command-puzzles-{name}")
    parser = commands.add_parser(
        name,
        reader=reader,
        help=about,
        description=f"{about[:1].upper()}{about[1:]}.",
        epilog=reader.t(f"command-puzzles-{name}-examples"),
    )
    parser.set_defaults(run=run)
    help_text = reader.t("command-puzzles-games", games=games())
    parser.add_argument("games", metavar=reader.t("command-meta-game"), nargs="*", help=help_text)
    return parser


def chosen_games(chosen: argparse.Namespace) -> tuple[str, ...]:
    """Those that were named, or all."""
    return tuple(game(name).name for name in chosen.games) or tuple(BOXES)


def _add_make(commands: Commands, reader: Reader) -> None:
    parser = _add_inner(commands, reader, "make", run_make)
    t, number = reader.t, parser.kind(positive)
    parser.add_argument("--out", metavar=t("command-meta-folder"), type=Path, required=True, help=t("puzzles-out"))
    parser.add_argument("--boards", metavar="N", type=number, default=2000, help=t("puzzles-boards"))
    parser.add_argument("--first", metavar="N", type=parser.kind(whole), default=0, help=t("puzzles-first"))
    parser.add_argument("--playouts", metavar="N", type=number, help=t("puzzles-playouts"))
    parser.add_argument("--workers", metavar="N", type=number, default=1, help=t("puzzles-workers"))
    parser.add_argument("--minutes", metavar="N", type=number, help=t("puzzles-minutes"))


def run_make(chosen: argparse.Namespace, reader: Reader) -> int:
    from ..teaching.puzzles.making import Plan, make

    seconds = 60.0 * (chosen.minutes or math.inf)
    given = {"playouts": chosen.playouts} if chosen.playouts else {}
    plan = Plan(
        chosen_games(chosen), chosen.out, chosen.boards, chosen.first, workers=chosen.workers, seconds=seconds, **given
    )
    begun = time.monotonic()

    def report(line: str) -> None:
        print(f"{time.monotonic() - begun:5.0f} s  {line}", file=sys.stderr, flush=True)

    make(plan, report)
    return 0
