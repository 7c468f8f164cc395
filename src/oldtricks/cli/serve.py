"""`oldtricks serve`: play in the browser."""

import argparse
import os

from ..engine.errors import OldTricksError
from ..words import Reader, say
from .arguments import Commands, add_command, whole

HERE = "127.0.0.1"


def add_serve(commands: Commands, reader: Reader) -> None:
    parser = add_command(commands, reader, "serve", run_serve)
    t = reader.t
    parser.add_argument("--db", metavar=t("command-meta-database"), help=t("command-serve-db"))
    address = t("command-meta-address")
    parser.add_argument("--host", metavar=address, default=HERE, help=t("command-serve-host", host=HERE))
    parser.add_argument("--port", metavar="N", type=parser.kind(whole), help=t("command-serve-port"))
    parser.add_argument("--open", action="store_true", help=t("command-serve-open"))


def run_serve(chosen: argparse.Namespace, reader: Reader) -> int:
    from ..terminal.home import home

    try:
        from ..server.serve import serve
        from ..server.settings import PREFIX, Settings
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("oldtricks"):
            raise
        raise OldTricksError(say("command-serve-needs", module=str(error.name))) from None
    given = {"database": chosen.db} if chosen.db else {}
    settings = Settings.from_environment({f"{PREFIX}DATABASE": str(home() / "server.db"), **os.environ}, **given)
    serve(settings, chosen.host, chosen.port, browse=chosen.open, reader=reader)
    return 0
