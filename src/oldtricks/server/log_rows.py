"""Entries of a table's log, as the database has them."""

import asyncio
from typing import Any

import orjson
from sqlalchemy import Connection, select

from .opening import Entry
from .schema import events
from .table import Table


def row_of(table: str, number: int, now: float, entry: Entry) -> dict[str, Any]:
    return {"table_id": table, "sequence": number, "at": now, "data": orjson.dumps(entry).decode()}


def read_log(db: Connection, table: str, after: int) -> list[Entry]:
    """A log from an entry on, with the moment of each."""
    wanted = (
        select(events.c.data, events.c.at)
        .where(events.c.table_id == table, events.c.sequence > after)
        .order_by(events.c.sequence)
    )
    return [orjson.loads(row.data) | {"at": row.at} for row in db.execute(wanted)]


async def apply_unseen(table: Table, entry: Entry) -> None:
    """Apply to a table that nobody has seen yet. A practice plays a whole game once more: that holds up nobody else."""
    if "record" in entry:
        await asyncio.to_thread(table.apply, entry)
    else:
        table.apply(entry)
