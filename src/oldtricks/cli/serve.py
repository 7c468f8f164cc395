"""`oldtricks serve`: play in the browser."""

import argparse
import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from ..engine.errors import OldTricksError
from ..words import Reader, say
from .arguments import Commands, add_command, whole
from .parser import Parser

if TYPE_CHECKING:
    from ..server.settings import Settings

HERE = "127.0.0.1"


def add_serve(commands: Commands, reader: Reader) -> None:
    parser = add_command(commands, reader, "serve", run_serve)
    t = reader.t
    add_database(parser)
    address = t("command-meta-address")
    parser.add_argument("--host", metavar=address, default=HERE, help=t("command-serve-host", host=HERE))
    parser.add_argument("--port", metavar="N", type=parser.kind(whole), help=t("command-serve-port"))
    parser.add_argument("--open", action="store_true", help=t("command-serve-open"))


def add_database(parser: Parser) -> None:
    t = parser.reader.t
    parser.add_argument("--db", metavar=t("command-meta-database"), help=t("command-serve-db"))


@contextmanager
def needs_server() -> Iterator[None]:
    """What is imported here comes with an extra; whoever lacks it is told what to type."""
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("oldtricks"):
            raise
        raise OldTricksError(say("command-serve-needs", module=str(error.name))) from None


def settings_of(chosen: argparse.Namespace) -> "Settings":
    """The server's settings: its games are beside those of the terminal, unless somebody says where."""
    from ..server.settings import PREFIX, Settings
    from ..terminal.home import home

    given = {"database": chosen.db} if chosen.db else {}
    return Settings.from_environment({f"{PREFIX}DATABASE": str(home() / "server.db"), **os.environ}, **given)


def run_serve(chosen: argparse.Namespace, reader: Reader) -> int:
    with needs_server():
        from ..server.serve import serve

    serve(settings_of(chosen), chosen.host, chosen.port, browse=chosen.open, reader=reader)
    return 0
