"""`oldtricks admin`: backups of a server's games, and whether all is well with them."""

import argparse
from pathlib import Path

from ..words import Reader, say
from .arguments import Commands, Run, add_command
from .parser import Parser
from .serve import add_database, needs_server, settings_of

FAILED = 1


def add_admin(commands: Commands, reader: Reader) -> None:
    parser = add_command(commands, reader, "admin", run_help)
    parser.set_defaults(parser=parser)
    inner = parser.add_subparsers(title=reader.t("command-commands"), metavar=reader.t("command-meta-command"))
    for add in (_add_backup, _add_restore, _add_check):
        add(inner, reader)


def run_help(chosen: argparse.Namespace, reader: Reader) -> int:
    chosen.parser.print_help()
    return 0


def _add(commands: Commands, reader: Reader, name: str, run: Run) -> Parser:
    parser = add_command(commands, reader, f"admin-{name}", run, name)
    add_database(parser)
    return parser


def _add_backup(commands: Commands, reader: Reader) -> None:
    parser = _add(commands, reader, "backup", run_backup)
    parser.add_argument(
        "file", metavar=reader.t("command-meta-file"), type=Path, help=reader.t("command-admin-backup-file")
    )


def run_backup(chosen: argparse.Namespace, reader: Reader) -> int:
    with needs_server():
        from ..server.backup import back_up

    file, counts = back_up(settings_of(chosen).database, chosen.file)
    print(reader.t("admin-backed-up", file=str(file), counted=say("admin-counted", **counts)))
    return 0


def _add_restore(commands: Commands, reader: Reader) -> None:
    parser = _add(commands, reader, "restore", run_restore)
    t = reader.t
    parser.add_argument("file", metavar=t("command-meta-file"), type=Path, help=t("command-admin-restore-file"))
    parser.add_argument("--replace", action="store_true", help=t("command-admin-restore-replace"))


def run_restore(chosen: argparse.Namespace, reader: Reader) -> int:
    with needs_server():
        from ..server.backup import restore
        from ..server.storage import read_url, shown

    database = settings_of(chosen).database
    counts = restore(chosen.file, database, replace=chosen.replace)
    where = shown(read_url(database))
    print(reader.t("admin-restored", database=where, counted=say("admin-counted", **counts)))
    return 0


def _add_check(commands: Commands, reader: Reader) -> None:
    _add(commands, reader, "check", run_check)


def run_check(chosen: argparse.Namespace, reader: Reader) -> int:
    """Exit code 1 if anything is wrong."""
    from ..arena.bar import progress_bar

    with needs_server():
        from ..server.audit import audit

    with progress_bar(reader.t("admin-logs"), reader) as progress:
        found = audit(settings_of(chosen).database, progress)
    for fault in found.faults:
        print(reader.say(fault))
    if found.counts:
        print(reader.t("admin-checked", faults=len(found.faults), counted=say("admin-counted", **found.counts)))
    return FAILED if found.faults else 0
