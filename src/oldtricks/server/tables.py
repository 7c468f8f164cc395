"""All tables: loading them from their logs, changing them, and playing for bots and for those who are away."""

import asyncio
import re
import secrets
import time
from contextlib import suppress
from typing import Any, NamedTuple

import orjson
from sqlalchemy import bindparam, delete, func, insert, select, update
from sqlalchemy.exc import SQLAlchemyError

from .bots import SEARCHING, STAND_IN, STRENGTH, Bots
from .live import Live
from .logs import log
from .metrics import Metrics
from .problems import Problem, missing
from .settings import Settings
from .storage import Conflict, Effect, Storage, chairs, events, results, tables
from .table import OVER, Entry, Table

NAME = re.compile("[0-9a-f]{12}")
FLUSH = 0.5  # how long the summaries in the database may lag behind the logs
DAY = 24 * 3600
RESUMED = 2000  # most tables that go on by themselves after a restart

_NEW_TABLE = insert(tables)
_SUMMARISE = (
    update(tables)
    .where(tables.c.id == bindparam("table"), tables.c.version <= bindparam("length"))
    .values(
        updated=bindparam("now"),
        version=bindparam("length"),
        status=bindparam("state"),
        waiting=bindparam("whom"),
        summary=bindparam("words"),
    )
)
_CLEAR_CHAIRS = delete(chairs).where(chairs.c.table_id == bindparam("table"))
_TAKE_CHAIR = insert(chairs)
_CLEAR_RESULTS = delete(results).where(results.c.table_id == bindparam("table"))
_ADD_RESULT = insert(results)


class Due(NamedTuple):
    """What the server has to do at a table, and in how many seconds."""

    wait: float
    what: str  # "bot", "away", "clock" or "lapse"
    seat: int


class Tables:
    def __init__(self, storage: Storage, bots: Bots, settings: Settings, metrics: Metrics) -> None:
        self.storage = storage
        self.bots = bots
        self.settings = settings
        self.metrics = metrics
        self.live: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._changed: set[str] = set()  # tables whose summary is behind
        self._summing_up = asyncio.Lock()
        self._tasks: set[asyncio.Task[Any]] = set()
        self.closing = False

    # Coming and going

    def open(self) -> None:
        self._spawn(self._keep_house())
        self._spawn(self._resume())

    async def close(self) -> None:
        """Stop playing; everything that was acknowledged is in the database already."""
        self.closing = True
        for live in self.live.values():
            for stream in list(live.streams):
                stream.close()
        for task in [*self._tasks, *(live.driver for live in self.live.values() if live.driver)]:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        await self.sum_up()

    def _spawn(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def get(self, name: str) -> Live:
        """A table by its id, from memory or from its log."""
        live = self.live.get(name)
        if live is None:
            if not NAME.fullmatch(name):
                raise missing("table of that name")
            if name not in self._loading:
                self._loading[name] = asyncio.create_task(self._load(name))
            try:
                live = await asyncio.shield(self._loading[name])
            finally:
                self._loading.pop(name, None)
        live.touched = time.monotonic()
        return live

    async def _load(self, name: str) -> Live:
        row = await self.storage.read(
            lambda db: db.execute(
                select(tables.c.secret, tables.c.created, tables.c.version).where(tables.c.id == name)
            ).one_or_none()
        )
        if row is None:
            raise missing("table of that name")
        table = Table(name, bytes.fromhex(row.secret), row.created)
        for entry in await self._entries(name, 0):
            table.apply(entry)
        live = Live(table)
        if row.version != table.version:  # the server was stopped before it could sum up
            self._changed.add(name)
        self.live[name] = live
        self._drive(live)
        return live

    async def _entries(self, name: str, after: int) -> list[Entry]:
        wanted = (
            select(events.c.data)
            .where(events.c.table_id == name, events.c.sequence > after)
            .order_by(events.c.sequence)
        )
        rows = await self.storage.read(lambda db: db.execute(wanted).scalars().all())
        return [orjson.loads(row) for row in rows]

    async def _resume(self) -> None:
        """After a restart: tables where a bot is to act, or whose summary was not written."""
        newest = select(func.max(events.c.sequence)).where(events.c.table_id == tables.c.id).scalar_subquery()
        wanted = (
            select(tables.c.id)
            .where(tables.c.status != OVER, (tables.c.waiting == "bot") | (tables.c.version < newest))
            .order_by(tables.c.updated.desc())
            .limit(RESUMED)
        )
        names = await self.storage.read(lambda db: db.execute(wanted).scalars().all())
        for name in names:
            try:
                await self.get(name)
            except Exception:
                log.exception("a table cannot be loaded", extra={"table": name})

    async def _keep_house(self) -> None:
        """Write summaries, and let go of tables that nobody looks at."""
        while True:
            await asyncio.sleep(FLUSH)
            try:
                await self.sum_up()
            except Exception:
                log.exception("summaries could not be written")
            idle = time.monotonic() - self.settings.idle
            for name, live in list(self.live.items()):
                if live.touched < idle and not live.streams and not live.driver and not live.lock.locked():
                    del self.live[name]

    def heard(self, name: str, sequence: int) -> None:
        """PostgreSQL's door-bell: some process has appended to a log."""
        live = self.live.get(name)
        if live is not None and sequence > live.table.version:
            self._spawn(self._catch_up_later(live))

    async def _catch_up_later(self, live: Live) -> None:
        async with live.lock:
            await self._catch_up(live)

    async def _catch_up(self, live: Live) -> None:
        """Apply what another process has appended."""
        table, known = live.table, live.table.version
        entries = await self._entries(table.id, known)
        for entry in entries[table.version - known :]:
            self._apply(live, entry)

    # Changes

    async def create(self, opening: Entry, start: bool) -> Live:
        """A new table."""
        name = secrets.token_hex(6)
        secret = secrets.token_bytes(32)
        now = time.time()
        table = Table(name, secret, now)
        table.apply(opening)
        entries = [opening]
        if start:
            entries.append(table.start(None))
            table.apply(entries[-1])
        rows = [
            {"table_id": name, "sequence": i, "at": now, "data": orjson.dumps(entry).decode()}
            for i, entry in enumerate(entries, 1)
        ]
        row = {"id": name, "secret": secret.hex(), "game": table.game.name, "created": now}
        effects: list[Effect] = [(_NEW_TABLE, {**row, **_stand(table)}), *_seated(table)]
        await self._safe(self.storage.append(rows, effects))
        live = Live(table)
        for person in table.people():
            live.seen[person] = time.monotonic()
        self.live[name] = live
        self.metrics.counts["tables_made"] += 1
        if any(chair.level == SEARCHING for chair in table.chairs):
            self.bots.prepared(table.game.name)
        self._drive(live)
        return live

    async def change(self, live: Live, entry: Entry) -> None:
        """Append to the log, then show it. The caller holds the lock."""
        table = live.table
        row = {
            "table_id": table.id,
            "sequence": table.version + 1,
            "at": time.time(),
            "data": orjson.dumps(entry).decode(),
        }
        try:
            await self._safe(self.storage.append([row]))
        except Conflict:
            await self._catch_up(live)
            raise stale(live) from None
        self._apply(live, entry)

    async def _safe(self, writing: Any) -> None:
        try:
            await writing
        except SQLAlchemyError:
            log.exception("the database could not be written")
            raise Problem(503, "database", "the move could not be kept, so it was not made: try again") from None

    def _apply(self, live: Live, entry: Entry) -> None:
        table = live.table
        deals = table.match.state.deals if table.match else None
        undone = table.told[-1].undo
        table.apply(entry)
        live.changed_by(deals, table.told[-1].undo is not undone)
        if entry["kind"] == "move":
            self.metrics.counts["moves"] += 1
        self._changed.add(table.id)
        live.announce()
        self._drive(live)

    # Who is here

    def arrive(self, live: Live, person: str | None) -> None:
        """Somebody opened a stream, or asked for something: a person who was away plays for himself again."""
        if person is None:
            return
        live.seen[person] = time.monotonic()
        seat = live.table.seat_of(person)
        if seat in live.away:
            live.away.discard(seat)
            live.turn_since = time.monotonic()
            live.announce()

    def enter(self, live: Live, stream: Any) -> None:
        attended = live.attended()
        live.streams.add(stream)
        if not attended:
            live.turn_since = time.monotonic()  # the clock stood still while nobody was here
        self.arrive(live, stream.person)
        live.announce()
        self._drive(live)

    def leave(self, live: Live, stream: Any) -> None:
        live.streams.discard(stream)
        if stream.person:
            live.seen[stream.person] = time.monotonic()
        live.touched = time.monotonic()
        live.announce()
        self._drive(live)

    # Playing for bots, and for people who are not here

    def _drive(self, live: Live) -> None:
        """See to it that somebody acts at this table."""
        live.bell.set()
        if live.driver is None and not self.closing and self._due(live) is not None:
            live.driver = asyncio.create_task(self._driving(live))

    def _due(self, live: Live) -> Due | None:
        table, match, now = live.table, live.table.match, time.monotonic()
        if match is None or match.turn is None:
            return None
        if table.asked:
            return Due(live.changed + self.settings.undo_wait - now, "lapse", table.asked.seat)
        seat = match.turn
        chair = table.chairs[seat]
        pace = live.changed + self.settings.pace - now
        if chair.kind == "bot":
            return Due(pace, "bot", seat)
        if seat in live.away:
            return Due(pace, "away", seat)
        found = []
        assert chair.person is not None
        if table.clock is not None and live.attended():
            found.append(Due(live.turn_since + table.clock - now, "clock", seat))
        others = (person for person in table.people() if person != chair.person)
        if not live.connected(chair.person) and any(map(live.connected, others)):
            absent_since = max(live.last_seen(chair.person), live.turn_since)
            found.append(Due(absent_since + table.away_after - now, "away", seat))
        return min(found, default=None)

    async def _driving(self, live: Live) -> None:
        try:
            while not self.closing:
                live.bell.clear()
                due = self._due(live)
                if due is None:
                    return
                try:
                    await self._act(live, due)
                except Problem as problem:
                    log.warning("the server could not act", extra={"table": live.table.id, "why": problem.kind})
                    await asyncio.sleep(0.5)
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("a table has stopped", extra={"table": live.table.id})
        finally:
            live.driver = None
            live.touched = time.monotonic()

    async def _act(self, live: Live, due: Due) -> None:
        """Do what is due, unless something happens before."""
        table, version = live.table, live.table.version
        if due.what in ("clock", "lapse") or (due.what == "away" and due.seat not in live.away):
            if await _rings(live.bell, due.wait):
                return
            if due.what == "lapse":
                async with live.lock:
                    if table.version == version:
                        await self.change(live, {"kind": "lapse"})
                return
            if due.what == "away":
                live.away.add(due.seat)
                live.announce()
        action = await self._chosen(live, due)
        if action is None:
            return
        async with live.lock:
            stood_in = due.what == "clock" or due.seat in live.away or table.chairs[due.seat].kind == "bot"
            if table.version == version and stood_in:
                await self.change(live, table.move_by_bot(due.seat, action))

    def _pace(self, level: str) -> float:
        """How long a bot seems to think: always alike, for a quick answer would tell that it had no choice."""
        pace = self.settings.pace
        return max(pace, 1.2 * self.settings.think) if pace and level == SEARCHING else pace

    async def _chosen(self, live: Live, due: Due) -> str | None:
        """A bot's choice, not before its pause is over; None if something has happened meanwhile."""
        table = live.table
        assert table.match is not None
        view = table.match.view(due.seat)
        level = table.chairs[due.seat].level or STAND_IN
        version = table.version
        pace = self._pace(level)
        choice = asyncio.create_task(self.bots.choose(level, table.bot_seed(due.seat), view))
        try:
            while not choice.done() or (due.what != "clock" and live.changed + pace > time.monotonic()):
                wait = live.changed + pace - time.monotonic()
                if choice.done():
                    await _rings(live.bell, wait)
                else:
                    ringing = asyncio.create_task(live.bell.wait())
                    await asyncio.wait({choice, ringing}, return_when=asyncio.FIRST_COMPLETED)
                    ringing.cancel()
                if live.bell.is_set():
                    live.bell.clear()
                    if table.version != version or (due.what == "away" and due.seat not in live.away):
                        return None
            return choice.result()
        finally:
            choice.cancel()

    # Summaries

    async def sum_up(self) -> None:
        """Write what follows from the logs, for lists and figures; whoever reads those afterwards reads the latest."""
        async with self._summing_up:
            await self._sum_up()

    async def _sum_up(self) -> None:
        changed = [self.live[name] for name in self._changed if name in self.live]
        self._changed.clear()
        now = time.time()
        effects: list[Effect] = []
        for live in changed:
            table = live.table
            stand = _stand(table)
            values = {"table": table.id, "length": stand["version"], "now": now, "state": stand["status"]}
            effects.append((_SUMMARISE, {**values, "whom": stand["waiting"], "words": stand["summary"]}))
            effects += [(_CLEAR_CHAIRS, {"table": table.id}), *_seated(table)]
            if table.status == OVER:
                effects += [(_CLEAR_RESULTS, {"table": table.id}), *_results(table)]
        try:
            if effects:
                await self.storage.write(*effects)
        except SQLAlchemyError:
            self._changed.update(live.table.id for live in changed)
            raise

    async def unfinished(self, person: str) -> int:
        """How many tables of the last day this person has a seat at, or made, that are not over."""
        since = time.time() - DAY
        wanted = (
            select(func.count())
            .select_from(tables.join(chairs, chairs.c.table_id == tables.c.id))
            .where(chairs.c.person == person, tables.c.status != OVER, tables.c.created > since)
        )
        return int(await self.storage.read(lambda db: db.execute(wanted).scalar_one()))

    async def of_person(self, person: str) -> list[dict[str, Any]]:
        """A person's games, the latest first."""
        wanted = (
            select(tables, chairs.c.seat)
            .join(chairs, chairs.c.table_id == tables.c.id)
            .where(chairs.c.person == person)
            .order_by(tables.c.updated.desc())
            .limit(200)
        )
        await self.sum_up()
        rows = await self.storage.read(lambda db: db.execute(wanted).all())
        return [_listed(row) for row in rows]


async def _rings(bell: asyncio.Event, seconds: float) -> bool:
    """Whether the bell rings within so many seconds."""
    with suppress(TimeoutError):
        async with asyncio.timeout(max(seconds, 0)):
            await bell.wait()
    return bell.is_set()  # even if it rang in the very moment when the time was up


def stale(live: Live) -> Problem:
    version = live.table.version
    return Problem(409, "stale", f"the table has changed: it is at version {version} now", version=version)


def _stand(table: Table) -> dict[str, Any]:
    """How a table stands, as a row of the database."""
    match = table.match
    waiting = None
    if match is not None and match.turn is not None:
        waiting = "bot" if table.chairs[match.turn].kind == "bot" else "person"
    summary = {
        "players": [chair.name for chair in table.chairs],
        "scores": list(match.scores) if match else [],
        "turn": match.turn if match else None,
        "winners": list(match.winners) if match else [],
    }
    return {
        "updated": time.time(),
        "version": table.version,
        "status": table.status,
        "waiting": waiting,
        "summary": orjson.dumps(summary).decode(),
    }


def _seated(table: Table) -> list[Effect]:
    return [
        (_TAKE_CHAIR, {"table_id": table.id, "person": chair.person, "seat": seat})
        for seat, chair in enumerate(table.chairs)
        if chair.person
    ]


def _results(table: Table) -> list[Effect]:
    match = table.finished()
    sides = len(match.scores)
    day = time.strftime("%Y-%m-%d", time.gmtime())
    found: list[Effect] = []
    for seat, chair in enumerate(table.chairs):
        chairs = enumerate(table.chairs)
        others = [other.level for i, other in chairs if i % sides != seat % sides and other.level]
        row = {
            "table_id": table.id,
            "seat": seat,
            "person": chair.person,
            "level": chair.level,
            "game": table.game.name,
            "against": max(others, key=STRENGTH.index, default="people"),
            "score": match.scores[seat % sides],
            "won": int(seat in match.winners),
            "day": day,
        }
        found.append((_ADD_RESULT, row))
    return found


def _listed(row: Any) -> dict[str, Any]:
    from ..engine.boxes import BOXES

    summary = orjson.loads(row.summary)
    over = row.status == OVER
    return {
        "id": row.id,
        "game": row.game,
        "title": BOXES[row.game].title,
        "status": row.status,
        "created": round(row.created * 1000),
        "players": summary["players"],
        "my_seat": row.seat,
        "turn_is_mine": summary["turn"] == row.seat,
        "scores": summary["scores"],
        "won": row.seat in summary["winners"] if over else None,
    }
