"""`oldtricks site`: the table without a server, as files for any web host."""

import argparse
from pathlib import Path
from urllib.parse import urlsplit

from ..engine.errors import OldTricksError, quoted
from ..words import Reader, say
from .arguments import Commands, add_command
from .serve import needs_server


def add_site(commands: Commands, reader: Reader) -> None:
    parser = add_command(commands, reader, "site", run_site)
    t = reader.t
    parser.add_argument("folder", metavar=t("command-meta-folder"), type=Path, help=t("command-site-folder"))
    address = t("command-meta-address")
    parser.add_argument("--address", metavar=address, type=parser.kind(url), help=t("command-site-address"))
    parser.add_argument("--server", metavar=address, type=parser.kind(url), help=t("command-site-server"))


def url(text: str) -> str:
    """The address of a server."""
    found = urlsplit(text)
    if found.scheme not in ("http", "https") or not found.netloc:
        raise OldTricksError(say("site-no-url", given=quoted(text)))
    return text


def run_site(chosen: argparse.Namespace, reader: Reader) -> int:
    from ..arena.bar import progress_bar

    with needs_server():
        from ..server.alone.build import build

    with progress_bar(reader.t("site-writing"), reader) as progress:
        size = build(chosen.folder, chosen.server or "", progress, address=chosen.address or "")
    print(reader.t("site-written", folder=str(chosen.folder), megabytes=round(size / 1e6)))
    return 0
