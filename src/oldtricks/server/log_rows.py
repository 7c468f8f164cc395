"""The log of a table, from the database."""

from sqlalchemy import Connection, select

from .opening import Entry
from .packing import loads
from .schema import events


def read_log(db: Connection, table: str, after: int) -> list[Entry]:
    """A log from an entry on, with the moment of each."""
    wanted = (
        select(events.c.data, events.c.at)
        .where(events.c.table_id == table, events.c.sequence > after)
        .order_by(events.c.sequence)
    )
    return [loads(row.data) | {"at": row.at} for row in db.execute(wanted)]
