"""The command line. Exit codes: 0 done, 1 a check failed, 2 wrong usage or input."""

import argparse
import os
import sys
from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import pairwise

from .. import __version__
from ..engine.errors import OldTricksError
from ..words import Reader, language_of, say
from . import about, admin, explain, learn, many, play, puzzles, records, serve, site
from .parser import WRONG, Parser, speaking

COMMANDS = (  # in the order of the help
    play.add_play,
    learn.add_learn,
    about.add_games,
    about.add_rules,
    explain.add_explain,
    about.add_print,
    records.add_replay,
    records.add_verify,
    records.add_hint,
    records.add_review,
    puzzles.add_puzzles,
    many.add_simulate,
    serve.add_serve,
    site.add_site,
    admin.add_admin,
    many.add_arena,
    about.add_version,
)
OK, INTERRUPTED, BROKEN_PIPE = 0, 130, 141


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal without UTF-8 gets question marks, not a traceback
    given = sys.argv[1:] if arguments is None else list(arguments)
    reader = Reader(wished(given, os.environ))
    with speaking(reader):
        parser = build_parser(reader)
        chosen = parser.parse_args(given)
        if not hasattr(chosen, "run"):
            parser.print_help()
            return OK
    return run(chosen, reader)


def run(chosen: argparse.Namespace, reader: Reader) -> int:
    """Do what was chosen; whatever goes wrong is said in a line."""
    try:
        code: int = chosen.run(chosen, reader)
        sys.stdout.flush()
        return code
    except OldTricksError as error:
        told = replace(error.reader, language=reader.language).say(error.said)
        _complain(reader, " ".join(told.split()))
        return WRONG
    except BrokenPipeError:  # the reader has gone, as in `oldtricks rules tactics | head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE
    except OSError as error:
        file = str(error.filename) if error.filename else say("command-input-or-output")
        _complain(reader, reader.t("terminal-file-error", file=file, error=error.strerror or str(error)))
        return WRONG
    except KeyboardInterrupt:
        return INTERRUPTED


def _complain(reader: Reader, message: str) -> None:
    print(reader.t("command-failed", message=message), file=sys.stderr)


def wished(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language: what --lang says, wherever it stands, or else the locale of messages."""
    given = [after for before, after in pairwise(arguments) if before == "--lang"]
    given += [argument.removeprefix("--lang=") for argument in arguments if argument.startswith("--lang=")]
    locale = [environment.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    return language_of(given[-1] if given else next(filter(None, locale), ""))


def build_parser(reader: Reader | None = None) -> Parser:
    reader = reader or Reader()
    t = reader.t
    parser = Parser(reader, prog="oldtricks", description=t("command-about"), epilog=t("command-examples"))
    parser.add_argument(
        "--version", action="version", version=f"oldtricks {__version__}", help=t("command-version-option")
    )
    commands = parser.add_subparsers(title=t("command-commands"), metavar=t("command-meta-command"))
    for add in COMMANDS:
        add(commands, reader)
    return parser


__all__ = ["build_parser", "main", "wished"]
