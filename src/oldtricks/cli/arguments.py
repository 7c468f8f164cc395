"""What the commands have in common: kinds of arguments, and options that several of them take."""

import argparse
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

from ..engine.boxes import BOXES
from ..engine.errors import OldTricksError, quoted
from ..engine.shuffles import Seeded
from ..words import Reader, say
from .parser import Parser

if TYPE_CHECKING:
    from ..bots import Budget

PACE = 0.4

Commands: TypeAlias = "argparse._SubParsersAction[Parser]"
Run: TypeAlias = Callable[[argparse.Namespace, Reader], int]


def add_command(commands: Commands, reader: Reader, name: str, run: Run, typed: str = "") -> Parser:
    """A command; what it is for and its examples stand in the catalogue under its name, even if less is typed."""
    about = reader.t(f"command-{name}")
    parser = commands.add_parser(
        typed or name,
        reader=reader,
        help=about,
        description=f"{about[:1].upper()}{about[1:]}.",
        epilog=reader.t(f"command-{name}-examples"),
    )
    parser.set_defaults(run=run)
    return parser


def games() -> str:
    """The names of all games, as they are typed."""
    return ", ".join(BOXES)


def add_game(parser: Parser, about: str = "command-game", **rest: Any) -> None:
    t = parser.reader.t
    parser.add_argument("game", metavar=t("command-meta-game"), help=t(about, games=games()), **rest)


def add_file(parser: Parser, about: str = "command-record") -> None:
    t = parser.reader.t
    parser.add_argument("file", metavar=t("command-meta-file"), help=t(about))


def add_json(parser: Parser, about: str = "command-json") -> None:
    parser.add_argument("--json", action="store_true", help=parser.reader.t(about))


def add_desk(parser: Parser) -> None:
    """How a table in the terminal looks."""
    t = parser.reader.t
    default, seconds = t("command-play-pace", pace=str(PACE)), t("command-meta-seconds")
    parser.add_argument("--pace", metavar=seconds, type=parser.kind(pace), default=PACE, help=default)
    parser.add_argument("--ascii", action="store_true", help=t("command-play-ascii"))


def add_game_options(parser: Parser) -> None:
    t = parser.reader.t
    parser.add_argument("--players", metavar="N", help=t("command-players"))
    meta = t("command-meta-option")
    parser.add_argument("-o", "--option", metavar=meta, action="append", default=[], help=t("command-option"))


def add_budget(parser: Parser) -> None:
    t, budget = parser.reader.t, parser.add_mutually_exclusive_group()
    budget.add_argument("--seconds", metavar="S", type=parser.kind(thinking), help=t("command-seconds"))
    budget.add_argument("--playouts", metavar="N", type=parser.kind(positive), help=t("command-playouts"))


def budget_of(chosen: argparse.Namespace) -> "Budget":
    from ..bots import Budget

    given = {"playouts": chosen.playouts} if chosen.playouts else {}
    return Budget(**given, seconds=chosen.seconds)


def read_options(given: Sequence[str]) -> dict[str, object]:
    """`-o` arguments as a dictionary."""
    options: dict[str, object] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise OldTricksError(say("command-option-form", given=quoted(text)))
        options[name.strip().replace("-", "_")] = value.strip()
    return options


def whole(text: str) -> int:
    """An argument that is a whole number, not below zero."""
    if not text.isascii() or not text.isdigit() or len(text) > 20:
        raise OldTricksError(say("command-not-whole", given=quoted(text)))
    return int(text)


def seed(text: str) -> int:
    return Seeded(whole(text)).seed


def positive(text: str) -> int:
    number = whole(text)
    if not number:
        raise OldTricksError(say("command-too-few"))
    return number


def pace(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if not 0 <= seconds <= 60:
        raise OldTricksError(say("command-not-seconds", given=quoted(text)))
    return seconds


def thinking(text: str) -> float:
    seconds = pace(text)
    if not seconds:
        raise OldTricksError(say("command-too-few"))
    return seconds
