"""All tables: loading them from their logs, and changing them."""

import asyncio
import re
import time
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from functools import partial
from typing import Any

from sqlalchemy import func, select
from sqlalchemy.exc import SQLAlchemyError

from ..words import say
from .bots import Bots
from .clocks import SOON, timed
from .driver import Driver
from .ledger import Ledger
from .live import Live
from .log_rows import read_log
from .logbook import apply_unseen, begun, entry_of, row
from .logs import log
from .looks import Looks
from .metrics import Metrics
from .neighbours import Neighbours
from .opening import Entry
from .problems import Problem, missing, stale, unknown
from .schema import events, tables
from .settings import Settings
from .storage import Conflict, Effect, Storage, Unknown
from .table import OVER, Table

NAME = re.compile("[0-9a-f]{12}")
FLUSH = 0.5  # how long the summaries in the database may lag behind the logs
RESUMED = 2000  # most tables that are summed up after a restart
SLICE = 0.004  # seconds of reading a log until others have their turn
LOOK_OVER = 5.0  # seconds after which other processes' appends are found at the latest, even if no bell rings

NEWEST = select(func.max(events.c.sequence)).where(events.c.table_id == tables.c.id).scalar_subquery()


class Tables:
    """The tables in memory, which are a cache of the logs."""

    def __init__(self, storage: Storage, ledger: Ledger, bots: Bots, settings: Settings, metrics: Metrics) -> None:
        self._storage = storage
        self._ledger = ledger
        self._idle = settings.idle
        self._most = settings.tables_in_memory
        self._metrics = metrics
        self.driver = Driver(bots, settings, self.change)
        self.live: dict[str, Live] = {}
        self.noticed: Callable[[Live], None] = lambda live: None  # told whenever a table changes
        self.apart: Callable[[str, str], bool] = lambda one, other: False  # who wants nothing to do with whom
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._reading = asyncio.Lock()
        self._looks = Looks(self._newest)
        self._tasks: set[asyncio.Task[None]] = set()
        self.neighbours = Neighbours(storage, self.live, self._look_around)

    # Coming and going

    def open(self) -> None:
        self._spawn(self._keep_house())
        self._spawn(self._keep_time())
        if self._storage.shared:
            self._spawn(self._keep_looking())
            self._spawn(self.neighbours.run())
        self._spawn(self._resume())

    async def close(self) -> None:
        """Stop playing; everything that was acknowledged is in the database already."""
        self.driver.closing = True
        tasks = [*self._tasks, *(live.driver for live in self.live.values() if live.driver)]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._ledger.sum_up()

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def get(self, name: str) -> Live:
        """A table by its id, from memory or from its log."""
        live = self.live.get(name) or await self._loaded(name)
        if self._storage.shared:  # another process may have appended, while we read the log too
            await self._look_at(live)
        live.touched = time.monotonic()
        return live

    async def _loaded(self, name: str) -> Live:
        """From its log, which is read once for all who ask meanwhile."""
        if not NAME.fullmatch(name):
            raise missing("table")
        if name not in self._loading:
            self._loading[name] = asyncio.create_task(self._load(name))
            self._loading[name].add_done_callback(lambda _: self._loading.pop(name))
        return await asyncio.shield(self._loading[name])

    async def _load(self, name: str) -> Live:
        row = await self._storage.read(
            lambda db: db.execute(
                select(tables.c.secret, tables.c.created, tables.c.version).where(tables.c.id == name)
            ).one_or_none()
        )
        if row is None:
            raise missing("table")
        table = Table(name, bytes.fromhex(row.secret), row.created)
        entries = await self.entries(name, 0)
        await self._read(table, entries)
        if row.version != table.version:  # the server was stopped before it could sum up
            self._ledger.note(table)
        live = Live(table)
        await live.recall(entries, self._read)
        return self._keep(live)

    async def _read(self, table: Table, entries: list[Entry]) -> None:
        """Apply a log in slices: at least half of the time belongs to those who play, the rest to all that are read."""
        done = 0
        while done < len(entries):
            async with self._reading:
                end = time.perf_counter() + SLICE
                while done < len(entries) and time.perf_counter() < end:
                    await apply_unseen(table, entries[done])
                    done += 1
                if done < len(entries):
                    await asyncio.sleep(SLICE)

    def _keep(self, live: Live) -> Live:
        self.live[live.table.id] = live
        live.wake = partial(self.driver.drive, live)
        if self._storage.shared:
            self.neighbours.welcome(live)
        live.notice = partial(self.noticed, live)
        live.talk.apart = self.apart
        self.driver.welcome(live)
        return live

    async def entries(self, name: str, after: int) -> list[Entry]:
        """The log of a table from an entry on."""
        return await self._storage.read(lambda db: read_log(db, name, after))

    async def _resume(self) -> None:
        """After a restart: tables whose summary was not written. All others stand still until somebody comes."""
        wanted = (
            select(tables.c.id)
            .where(tables.c.status != OVER, tables.c.version < NEWEST)
            .order_by(tables.c.updated.desc())
            .limit(RESUMED)
        )
        names = await self._storage.read(lambda db: db.execute(wanted).scalars().all())
        for name in names:
            try:
                await self.get(name)
            except Exception:
                log.exception("a table cannot be loaded", extra={"table": name})

    async def _keep_house(self) -> None:
        """Have summaries written, and let go of tables that nobody looks at."""
        while True:
            await asyncio.sleep(FLUSH)
            try:
                await self._ledger.sum_up()
            except Exception:
                log.exception("summaries could not be written")
            self._clear()

    async def _keep_time(self) -> None:
        """Look after slow games whose clock is about to run out; nobody else may look at them for days."""
        while True:
            try:
                for name in await self._ledger.due(time.time() + SOON):
                    await self.get(name)
            except Exception:
                log.exception("slow games could not be looked after")
            await asyncio.sleep(SOON / 2)

    def _clear(self) -> None:
        """Let go of what nobody has looked at for long, and of more if there is too much."""
        idle, excess = time.monotonic() - self._idle, len(self.live) - self._most
        unused = [one for one in self.live.values() if not one.presence.streams and not one.driver]
        for number, live in enumerate(sorted(unused, key=lambda one: one.touched)):
            if (live.touched < idle or number < excess) and not live.lock.locked():
                del self.live[live.table.id]
                self.neighbours.part_with(live.table.id)

    def let_go(self, name: str) -> None:
        """Its log is another: whoever looks at the table comes back to what it says now."""
        self._ledger.forget(name)
        live = self.live.pop(name, None)
        self.neighbours.part_with(name)
        if live and live.driver:
            live.driver.cancel()
        for stream in live.presence.streams if live else ():
            stream.close()

    # What other processes append

    def heard(self, name: str, sequence: int) -> None:
        """PostgreSQL's door-bell: some process has appended to a log."""
        live = self.live.get(name)
        if live is not None and sequence > live.table.version:
            self._spawn(self._catch_up_later(live))

    def missed(self) -> None:
        """The door-bell was out of order."""
        self.neighbours.missed()
        self._spawn(self._look_over())

    def _look_around(self, live: Live) -> None:
        """Somebody came or went at another server."""
        live.announce()
        self.driver.drive(live)

    async def _keep_looking(self) -> None:
        while True:
            await asyncio.sleep(LOOK_OVER)
            await self._look_over()

    async def _look_over(self) -> None:
        """Read on wherever another process has appended."""
        for name, newest in (await self._newest(list(self.live))).items():
            self.heard(name, newest)

    async def _look_at(self, live: Live) -> None:
        """Whether the table that somebody asks for is all that there is of it."""
        if await self._looks.at(live.table.id) > live.table.version:
            await self._catch_up_later(live)

    async def _newest(self, names: list[str]) -> dict[str, int]:
        """The number of the last entry of each log; without the database we know of none."""
        wanted = select(tables.c.id, NEWEST).where(tables.c.id.in_(names))
        try:
            return dict(await self._storage.read(lambda db: [(name, last) for name, last in db.execute(wanted)]))
        except SQLAlchemyError:
            log.warning("the logs could not be looked at")
            return {}

    async def _catch_up_later(self, live: Live) -> None:
        async with live.lock:
            await self.catch_up(live)

    async def catch_up(self, live: Live) -> None:
        """Apply what another process has appended. The caller holds the lock."""
        table, known = live.table, live.table.version
        entries = await self.entries(table.id, known)
        for entry in entries[table.version - known :]:
            self._apply(live, entry)

    # Changes

    async def create(
        self,
        opening: Entry,
        start: bool,
        start_entry: Entry | None = None,
        *,
        name: str = "",
        secret: bytes = b"",
        effects: Sequence[Effect] = (),
    ) -> Live:
        """A new table; it starts at once if it should, or with an entry that says how. `effects` go with it."""
        table, rows = await begun(opening, start, start_entry, name, secret)
        await self._safe(self._storage.append(rows, [*self._ledger.opened(table), *effects]))
        live = Live(table)
        await live.recall(map(entry_of, rows), self._read)
        for person in {*table.people(), table.host}:
            live.presence.arrive(person)
        self._metrics.tables_made.inc()
        return self._keep(live)

    async def change(self, live: Live, entry: Entry) -> None:
        """Append to the log, then show it. The caller holds the lock."""
        table, now = live.table, time.time()
        entry = timed(table, live.presence, entry)
        try:
            await self._safe(self._storage.append([row(table.id, table.version + 1, now, entry)]))
        except Conflict:
            await self.catch_up(live)
            raise stale(table.version) from None
        self._apply(live, entry | {"at": now})

    async def _safe(self, writing: Awaitable[None]) -> None:
        try:
            await writing
        except Unknown:
            log.warning("the answer of the database was lost")
            raise unknown() from None
        except SQLAlchemyError:
            log.exception("the database could not be written")
            raise Problem(503, "database", say("problem-database-move")) from None

    def _apply(self, live: Live, entry: Entry) -> None:
        live.apply(entry)
        moved = entry["kind"] == "move"
        if moved:
            self._metrics.moves.inc()
        self._ledger.note(live.table, moved=moved)
        self.driver.drive(live)
