"""Backups: all that is in the database at one moment, in one SQLite file, whichever kind of database it is from.

A backup is a database like any other: it can be checked, served, and restored into either kind. SQLite copies itself
page by page, from PostgreSQL and into it go rows. No server has to wait for it that is at work meanwhile.
"""

import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import quote

from sqlalchemy import URL, Connection, Engine, MetaData, create_engine, func, insert, inspect, select, text
from sqlalchemy.exc import SQLAlchemyError

from ..engine.errors import OldTricksError
from ..words import say
from .bell import AT_WORK
from .file import PRIVATE, File
from .migrations import migrate, version_of
from .schema import events, metadata, people, tables
from .storage import cannot, connect, is_file, read_url, shown

ROWS = 1000  # that are copied at once
LEAVING = 2.0  # seconds until the database has noticed that a server is gone
PATIENCE = text("SET LOCAL lock_timeout = '10s'")


@contextmanager
def reading(url: URL) -> Iterator[Connection]:
    """One of our databases as it is at this moment, whatever is written to it meanwhile."""
    engine = _read_only(url)
    try:
        with engine.connect() as connection:
            if is_file(url):
                connection.exec_driver_sql("BEGIN")
            if not inspect(connection).has_table("schema_version"):
                raise OldTricksError(say("admin-not-ours", database=shown(url)))
            version_of(connection)
            yield connection
    except (SQLAlchemyError, sqlite3.Error) as error:
        if getattr(getattr(error, "orig", error), "sqlite_errorname", "") == "SQLITE_NOTADB":
            raise OldTricksError(say("admin-not-ours", database=shown(url))) from None
        raise cannot(error) from None
    finally:
        engine.dispose()


def _read_only(url: URL) -> Engine:
    if not is_file(url):
        return connect(url).execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
    path = Path(url.database or "").expanduser().absolute()
    if not path.is_file():
        raise OldTricksError(say("admin-no-database", file=str(path)))
    return create_engine("sqlite://", creator=lambda: sqlite3.connect(f"file:{quote(str(path))}?mode=ro", uri=True))


def counted(connection: Connection) -> dict[str, int]:
    """How much there is."""
    kinds = {"people": people, "tables": tables, "entries": events}
    counts = {name: select(func.count()).select_from(kind) for name, kind in kinds.items()}
    return {name: connection.execute(count).scalar_one() for name, count in counts.items()}


def _pour(source: Connection, target: Connection) -> None:
    """All rows, from a database into an empty one with the same schema."""
    found = MetaData()
    there = inspect(source).get_table_names()  # an older version has fewer
    found.reflect(source, only=[name for name in metadata.tables if name in there])
    for table in found.sorted_tables:
        rows = source.execute(select(table), execution_options={"stream_results": True})
        for some in rows.mappings().partitions(ROWS):
            target.execute(insert(table), [dict(row) for row in some])


def _pages(source: Connection, target: sqlite3.Connection) -> None:
    """The same for two files, and whatever was in the second is gone; it is as it was if this is interrupted."""
    own: Any = source.connection.driver_connection
    own.backup(target)


# From the database


def back_up(database: str, target: Path) -> tuple[Path, dict[str, int]]:
    """Write a backup to a file that is not there yet, or into a folder; where it is and how much is in it."""
    if target.is_dir():
        target /= f"oldtricks-{time.strftime('%Y-%m-%d-%H%M%S')}.db"
    if target.exists():
        raise OldTricksError(say("admin-exists", file=str(target)))
    part = target.with_name(f"{target.name}.part")  # nothing that is called a backup is half of one
    with reading(read_url(database)) as source:
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_CREAT | os.O_EXCL, PRIVATE))
        try:
            _write(source, part)
            part.rename(target)
        finally:
            part.unlink(missing_ok=True)
        return target, counted(source)


def _write(source: Connection, path: Path) -> None:
    if source.dialect.name == "sqlite":
        with closing(sqlite3.connect(path)) as target:
            _pages(source, target)
            target.execute("PRAGMA journal_mode=DELETE")  # one file, and no others beside it
        return
    engine = create_engine(URL.create("sqlite", database=str(path)))
    with engine.begin() as target:
        migrate(target, version_of(source))
        _pour(source, target)
    engine.dispose()


# Into the database


def restore(backup: Path, database: str, *, replace: bool) -> dict[str, int]:
    """Put what is in a backup in the place of what is in a database, which no server may use; how much it is."""
    url = read_url(database)
    with reading(URL.create("sqlite", database=str(backup))) as source:
        if damage := damages(source):
            raise OldTricksError(say("admin-damaged-backup", file=str(backup), reason=damage[0]))
        (_into_file if is_file(url) else _into_postgres)(source, url, backup, replace)
        return counted(source)


def damages(connection: Connection) -> list[str]:
    """What SQLite finds wrong with a file."""
    return [row for row in connection.exec_driver_sql("PRAGMA integrity_check").scalars() if row != "ok"]


def _into_file(source: Connection, url: URL, backup: Path, replace: bool) -> None:
    file = File(url.database or "")
    if file.path.exists() and file.path.samefile(backup):
        raise OldTricksError(say("admin-same", file=str(backup)))
    file.take()
    engine = connect(url)
    try:
        with engine.connect() as target:
            _may_go(target, url, replace)
            own: Any = target.connection.driver_connection
            _pages(source, own)
        with engine.begin() as target:
            migrate(target)
        file.begin()
    finally:
        engine.dispose()
        file.release()


def _into_postgres(source: Connection, url: URL, backup: Path, replace: bool) -> None:
    engine = connect(url)
    try:
        with engine.begin() as target:
            target.execute(PATIENCE)
            if not _alone(target):
                raise OldTricksError(say("admin-at-work", database=shown(url)))
            _may_go(target, url, replace)
            for name in (*metadata.tables, "schema_version"):
                target.execute(text(f"DROP TABLE IF EXISTS {name}"))
            migrate(target, version_of(source))
            _pour(source, target)
            migrate(target)
    finally:
        engine.dispose()


def _alone(target: Connection) -> bool:
    """Whether no server is at work, and none will be until we are done. One that has just stopped may take a moment."""
    end = time.monotonic() + LEAVING
    while not target.execute(text("SELECT pg_try_advisory_xact_lock(:lock)"), {"lock": AT_WORK}).scalar_one():
        if time.monotonic() > end:
            return False
        time.sleep(0.1)
    return True


def _may_go(target: Connection, url: URL, replace: bool) -> None:
    """An error if there is anything in the database that nobody said may go."""
    there = [name for name in metadata.tables if inspect(target).has_table(name)]
    used = any(target.execute(text(f"SELECT 1 FROM {name} LIMIT 1")).first() for name in there)
    if used and not replace:
        raise OldTricksError(say("admin-not-empty", database=shown(url)))
