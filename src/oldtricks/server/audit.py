"""Whether all is well in a database: logs without a gap, moves by the rules, nothing that belongs to nobody."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import groupby
from operator import attrgetter
from typing import Any

import orjson
from sqlalchemy import Column, Connection, func, select
from sqlalchemy.exc import DatabaseError

from ..words import Said, say
from .backup import counted, damages, reading
from .schema import chairs, events, keys, people, plays, results, tables
from .storage import read_url
from .table import Table

Progress = Callable[[int, int], None]

BELONGS: tuple[tuple[Column[Any], Column[Any]], ...] = (
    (keys.c.person, people.c.id),
    (chairs.c.table_id, tables.c.id),
    (results.c.table_id, tables.c.id),
    (events.c.table_id, tables.c.id),
    (plays.c.table_id, tables.c.id),
)


@dataclass(frozen=True, slots=True)
class Audit:
    counts: dict[str, int]
    faults: tuple[Said, ...]


def audit(database: str, progress: Progress) -> Audit:
    """Look at everything as it is at this moment, whether a server is at work there or not."""
    with reading(read_url(database)) as connection:
        try:
            if connection.dialect.name == "sqlite" and (damage := damages(connection)):
                return Audit({}, tuple(say("admin-damage", reason=reason) for reason in damage))
            counts = counted(connection)
            faults = [*_strays(connection), *_logs(connection, counts["tables"], progress)]
        except DatabaseError as error:
            return Audit({}, (say("admin-damage", reason=str(error.orig)),))
        return Audit(counts, tuple(faults))


def _strays(connection: Connection) -> Iterator[Said]:
    for mine, owner in BELONGS:
        lost = select(func.count()).select_from(mine.table).where(mine.is_not(None), mine.not_in(select(owner)))
        if number := connection.execute(lost).scalar_one():
            yield say("admin-strays", number=number, rows=mine.table.name, owners=owner.table.name)


def _logs(connection: Connection, number: int, progress: Progress) -> Iterator[Said]:
    about = select(tables.c.id, tables.c.secret, tables.c.created, tables.c.version)
    waiting = {row.id: row for row in connection.execute(about)}
    log = select(events.c.table_id, events.c.sequence, events.c.data).order_by(events.c.table_id, events.c.sequence)
    rows = connection.execute(log, execution_options={"stream_results": True})
    for name, entries in groupby(rows, attrgetter("table_id")):
        if (row := waiting.pop(name, None)) is not None:
            yield from _replayed(row, entries)
        progress(number - len(waiting), number)
    for name in waiting:
        yield say("admin-log-short", table=name, number=0, version=waiting[name].version)


def _replayed(row: Any, entries: Iterator[Any]) -> Iterator[Said]:
    """What is wrong with a log: at most one thing, for the rest follows from it."""
    try:
        table = Table(row.id, bytes.fromhex(row.secret), row.created)
    except ValueError:
        yield say("admin-no-secret", table=row.id)
        return
    for number, entry in enumerate(entries, 1):
        if entry.sequence != number:
            yield say("admin-log-gap", table=row.id, entry=number)
            return
        try:
            table.apply(orjson.loads(entry.data))
        except Exception as error:  # its text could quote a card
            yield say("admin-log-broken", table=row.id, entry=number, error=type(error).__name__)
            return
    if table.version < row.version:
        yield say("admin-log-short", table=row.id, number=table.version, version=row.version)
