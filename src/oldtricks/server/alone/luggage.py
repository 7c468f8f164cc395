"""All games of a browser as one file, to carry them into another."""

from typing import Any

from ... import __version__
from ...engine.errors import OldTricksError
from ...words import say
from .. import logbook
from ..packing import dumps, loads
from ..problems import Problem
from ..table import Table
from .room import Room
from .shelf import Taken

FORMAT = "oldtricks games"


async def packed(room: Room) -> dict[str, Any]:
    """Every table with its log."""
    tables = []
    for row in await room.rows():
        kept = {key: row[key] for key in ("id", "secret", "created")}
        tables.append({**kept, "log": await room.shelf.entries(row["id"], 0)})
    return {"format": FORMAT, "version": __version__, "person": room.person, "tables": tables}


async def unpack(room: Room, found: dict[str, Any]) -> dict[str, int]:
    """Keep the games of such a file that are not here yet: how many are new, and how many there are in it."""
    if found.get("format") != FORMAT:
        raise Problem(422, "no-games", say("problem-no-games"))
    try:
        tables = [_read(each, found["person"], room.person) for each in found["tables"]]
    except (OldTricksError, Problem, LookupError, TypeError, ValueError, AttributeError, AssertionError):
        raise Problem(422, "no-games", say("problem-no-games")) from None
    new = 0
    for table, log in tables:
        rows = [logbook.row(table.id, number, entry.pop("at"), entry) for number, entry in enumerate(log, 1)]
        try:
            await room.shelf.append(rows, room.stand(table))
            new += 1
        except Taken:
            pass
    return {"new": new, "of": len(tables)}


def _read(kept: dict[str, Any], theirs: str, mine: str) -> tuple[Table, list[Any]]:
    """A table, played again from its log; who played it there plays it here."""
    log = loads(dumps(kept["log"]).replace(theirs.encode(), mine.encode()))
    table = Table(str(kept["id"]), bytes.fromhex(kept["secret"]), float(kept["created"]))
    for entry in log:
        entry["at"] = float(entry["at"])
        table.apply(entry)
    return table, log
