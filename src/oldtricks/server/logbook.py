"""The log of a table as it is kept: how one begins, and its entries as rows."""

import asyncio
import secrets
import time
from typing import Any

from . import conduct
from .opening import Entry
from .packing import dumps, loads
from .table import Table

Row = dict[str, Any]


async def begun(
    opening: Entry, start: bool, start_entry: Entry | None = None, name: str = "", secret: bytes = b""
) -> tuple[Table, list[Row]]:
    """A new table with the rows of its log; it starts at once if it should, or with an entry that says how."""
    now = time.time()
    table = Table(name or secrets.token_hex(6), secret or secrets.token_bytes(32), now)
    table.apply(opening)
    table.since = now
    entries = [opening]
    if start or start_entry:
        entries.append(start_entry or conduct.start(table, None))
        await apply_unseen(table, entries[-1])
    return table, [row(table.id, number, now, entry) for number, entry in enumerate(entries, 1)]


async def apply_unseen(table: Table, entry: Entry) -> None:
    """Apply to a table that nobody has seen yet. A practice plays a whole game once more: that holds up nobody else."""
    if "record" in entry:
        await asyncio.to_thread(table.apply, entry)
    else:
        table.apply(entry)


def row(table: str, number: int, now: float, entry: Entry) -> Row:
    """An entry as it is kept."""
    return {"table_id": table, "sequence": number, "at": now, "data": dumps(entry).decode()}


def entry_of(row: Row) -> Entry:
    """What a row keeps, with the moment of it."""
    return loads(row["data"]) | {"at": row["at"]}  # type: ignore[no-any-return]
