"""The database: an append-only log for each table, and what is derived from the logs.

One thread writes. Whatever is waiting while it commits goes into the next transaction together, so that many tables
share one flush to the disk. A log entry is guarded by (table, sequence): whoever comes second gets a `Conflict`.
"""

import asyncio
import queue
import secrets
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import orjson
from sqlalchemy import URL, Connection, Engine, Executable, create_engine, event, insert, make_url, text
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from ..engine.errors import OldTricksError, quoted
from ..words import say
from .bell import CHANNEL, WORD, Bell, alive
from .file import File, Gone
from .metrics import Metrics
from .migrations import migrate
from .schema import events

T = TypeVar("T")
Effect = tuple[Executable, dict[str, Any]]

MOST_IN_A_COMMIT = 1000
LONGEST_NOTICE = 7000  # PostgreSQL takes 8,000 bytes

APPEND = insert(events)
NOTIFY = text("SELECT pg_notify(:channel, :notice)")


class Conflict(Exception):
    """Somebody else has written that entry of the log."""


class Unknown(SQLAlchemyError):
    """The answer to a COMMIT was lost: it was made, or it was not, or it will be."""


@dataclass(slots=True)
class Job:
    """What is written together or not at all: entries of a log, and statements that go with them."""

    entries: Sequence[dict[str, Any]]
    effects: Sequence[Effect]
    done: asyncio.Future[None]


def read_url(database: str) -> URL:
    """The database that is meant by a path or a URL."""
    if "://" not in database:
        return URL.create("sqlite", database=str(Path(database).expanduser()))
    try:
        url = make_url(database)
    except SQLAlchemyError:
        raise OldTricksError(say("database-no-url", given=quoted(database.split("://")[0]))) from None
    if url.drivername in ("postgres", "postgresql"):
        return url.set(drivername="postgresql+psycopg")
    if url.drivername not in ("sqlite", "postgresql+psycopg"):
        raise OldTricksError(say("database-is", given=quoted(url.drivername)))
    return url


def is_file(url: URL) -> bool:
    return url.get_backend_name() == "sqlite"


def shown(url: URL) -> str:
    """A database as people call it: a path, or a URL without its password."""
    return url.database or "" if is_file(url) else url.set(drivername="postgresql").render_as_string()


def cannot(error: Exception) -> OldTricksError:
    """What the database says, in a line."""
    reason = str(getattr(error, "orig", error)).strip().split("\n")[0]
    return OldTricksError(say("database-cannot", reason=reason))


def connect(url: URL) -> Engine:
    if is_file(url):
        if not url.database:
            raise OldTricksError(say("database-path"))
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
        engine = create_engine(url, hide_parameters=True)
        event.listen(engine, "connect", _set_up_sqlite)
        return engine
    return create_engine(url, pool_pre_ping=True, connect_args=alive(url), hide_parameters=True)


def _set_up_sqlite(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")  # every commit is on the disk before it is acknowledged
    cursor.execute("PRAGMA busy_timeout=10000")
    cursor.close()


class Storage:
    """The way to the database. Made and used on one event loop."""

    def __init__(self, database: str, metrics: Metrics) -> None:
        self.url = read_url(database)
        self.engine = connect(self.url)
        self._metrics = metrics
        self._queue: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(4, "reader")
        self._writer = threading.Thread(target=self._write, name="writer", daemon=True)
        self._bell: Bell | None = None
        self._closing = False
        self.name = secrets.token_hex(4)  # of this process, among those that share the database
        self._ready = False
        self.shared = self.engine.dialect.name == "postgresql"  # with other processes, which write too
        self._file = None if self.shared else File(self.url.database or "")
        self._readable = self.engine.execution_options(isolation_level="AUTOCOMMIT") if self.shared else self.engine

    def prepare(self) -> None:
        """Take the database for this server and bring its schema up to date; an error if that cannot be."""
        if self._file:
            self._file.take()
        try:
            with self.engine.begin() as connection:
                migrate(connection)
            if self._file:
                self._file.begin()
        except (SQLAlchemyError, OldTricksError) as error:
            self.release()
            if isinstance(error, OldTricksError):
                raise
            raise cannot(error) from None
        self._ready = True

    def release(self) -> None:
        self.engine.dispose()
        if self._file:
            self._file.release()

    def open(
        self,
        heard: Callable[[str, int], None] = lambda table, number: None,
        missed: Callable[[], None] = lambda: None,
        told: Callable[[dict[str, Any]], None] = lambda word: None,
    ) -> None:
        """Start writing. `heard` is told of the appends of other processes; `missed`, that there may be others.

        `told` gets what other processes `tell`.
        """
        self._told = told
        self._loop = asyncio.get_running_loop()
        if not self._ready:
            self.prepare()
        self._writer.start()
        if self.shared:
            self._bell = Bell(self.url, self.name, heard, missed, self._hear)

    def close(self) -> None:
        """Write what is waiting, and stop."""
        self._closing = True
        if self._bell:
            self._bell.close()
        if self._writer.is_alive():
            self._queue.put(None)
            self._writer.join()
        self._readers.shutdown()
        self.release()

    # What is said among processes, and kept nowhere

    def tell(self, word: dict[str, Any]) -> None:
        """Tell the other processes that share the database, if there are any."""
        if self.shared and not self._closing:
            notice = orjson.dumps({**word, "from": self.name}).decode()
            self._put((), [(NOTIFY, {"channel": WORD, "notice": notice})]).add_done_callback(_given_up)

    def _hear(self, notice: str) -> None:
        word = orjson.loads(notice)
        if word["from"] != self.name:
            self._told(word)

    # Reading

    async def read(self, question: Callable[[Connection], T]) -> T:
        """The answer to a question, asked in another thread."""
        return await self._loop.run_in_executor(self._readers, self._ask, question)

    def _ask(self, question: Callable[[Connection], T]) -> T:
        with self._readable.connect() as connection:
            return question(connection)

    # Writing

    async def append(self, entries: Sequence[dict[str, Any]], effects: Sequence[Effect] = ()) -> None:
        """Entries of a table's log; they are safe once this returns."""
        await self._put(entries, effects)

    async def write(self, *effects: Effect) -> None:
        await self._put((), effects)

    def _put(self, entries: Sequence[dict[str, Any]], effects: Sequence[Effect]) -> asyncio.Future[None]:
        done: asyncio.Future[None] = self._loop.create_future()
        if self._closing:
            done.set_exception(OldTricksError(say("server-stopping")))
        else:
            self._queue.put(Job(entries, effects, done))
        return done

    def _write(self) -> None:
        while (job := self._queue.get()) is not None:
            jobs = [job]
            last = False
            while len(jobs) < MOST_IN_A_COMMIT and not self._queue.empty():
                another = self._queue.get()
                if another is None:
                    last = True
                    break
                jobs.append(another)
            outcomes = self._commit_all(jobs)
            self._loop.call_soon_threadsafe(_settle, jobs, outcomes)
            if last:
                return

    def _commit_all(self, jobs: list[Job]) -> list[Exception | None]:
        """Together; if that fails, each by itself, so that one cannot spoil the others."""
        try:
            self._commit(jobs)
            return [None] * len(jobs)
        except (Gone, Unknown) as error:
            return [error] * len(jobs)
        except Exception as error:
            if len(jobs) == 1:
                return [Conflict() if isinstance(error, IntegrityError) and jobs[0].entries else error]
        return [outcome for job in jobs for outcome in self._commit_all([job])]

    def _commit(self, jobs: list[Job]) -> None:
        begun = time.perf_counter()
        self._check()
        with self.engine.connect() as connection:
            self._execute(connection, jobs)
            try:
                connection.commit()
            except DBAPIError as error:
                raise Unknown("COMMIT") if error.connection_invalidated else error from None
        self._check()  # nothing is acknowledged that went into a file which is gone
        self._metrics.committed(len(jobs), time.perf_counter() - begun)

    def _execute(self, connection: Connection, jobs: list[Job]) -> None:
        entries = [entry for job in jobs for entry in job.entries]
        effects: dict[tuple[Executable, frozenset[str]], list[dict[str, Any]]] = {}
        for job in jobs:
            for statement, values in job.effects:  # rows that go together get the columns of the first
                effects.setdefault((statement, frozenset(values)), []).append(values)
        if entries:
            connection.execute(APPEND, entries)
        for (statement, _), rows in effects.items():
            connection.execute(statement, rows)
        if entries and self.shared:
            for notice in _notices(entries):
                connection.execute(NOTIFY, notice)

    def _check(self) -> None:
        if self._file:
            self._file.check()


def _settle(jobs: list[Job], outcomes: list[Exception | None]) -> None:
    for job, outcome in zip(jobs, outcomes, strict=True):
        if job.done.done():
            continue
        if outcome is None:
            job.done.set_result(None)
        else:
            job.done.set_exception(outcome)


def _given_up(done: asyncio.Future[None]) -> None:
    """A word that could not be told is lost."""
    if not done.cancelled():
        done.exception()


def _notices(entries: Sequence[dict[str, Any]]) -> list[dict[str, str]]:
    """Which entries are new, in as few notices as can be."""
    found = [""]
    for entry in entries:
        item = f"{entry['table_id']}:{entry['sequence']} "
        if len(found[-1]) + len(item) > LONGEST_NOTICE:
            found.append("")
        found[-1] += item
    return [{"channel": CHANNEL, "notice": notice} for notice in found]
