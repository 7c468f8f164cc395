"""The database's summaries of the logs: who sits where, how tables stand, and what was won, for lists and figures."""

import asyncio
import time
from collections.abc import Sequence

from sqlalchemy import ColumnElement, Connection, bindparam, case, delete, func, insert, literal, select, update
from sqlalchemy.exc import SQLAlchemyError

from . import summaries
from .lines import came_of
from .listings import Figures, Listed, Stats
from .schema import chairs, events, plays, results, tables
from .storage import Effect, Storage
from .summaries import DAY
from .table import OVER, PLAYING, Table

KEPT = 20  # times as long as it took to add them up, the figures of all are kept

All = tuple[list[Figures], list[Figures], dict[str, int]]  # of everybody, of the bots; games that were left, by game

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
        host=bindparam("by"),
        counted=bindparam("counts"),
        due=bindparam("until"),
        closed=bindparam("gone"),
        watched=bindparam("shown"),
    )
)
_CLEAR_CHAIRS = delete(chairs).where(chairs.c.table_id == bindparam("table"))
_TAKE_CHAIR = insert(chairs)
_CLEAR_RESULTS = delete(results).where(results.c.table_id == bindparam("table"))
_ADD_RESULT = insert(results)
_FINISH_BOARD = (
    update(plays)
    .where(plays.c.table_id == bindparam("at_table"), plays.c.finished.is_(None))
    .values(
        finished=select(func.max(events.c.at)).where(events.c.table_id == bindparam("of_log")).scalar_subquery(),
        margin=bindparam("better"),
        line=bindparam("moves"),
    )
)


class Ledger:
    """Whoever reads in it reads the latest; otherwise it lags behind the logs a little."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._changed: dict[str, Table] = {}  # those whose summary is behind
        self._reseated: set[str] = set()  # those of them where others may sit than before
        self._writing = asyncio.Lock()
        self._adding = asyncio.Lock()
        self._all: All | None = None
        self._all_until = 0.0

    def opened(self, table: Table) -> list[Effect]:
        """What is written together with the first entries of a log."""
        row = {"id": table.id, "secret": table.secret.hex(), "game": table.game.name, "created": table.created}
        return [(_NEW_TABLE, {**row, **summaries.stand(table)}), *_seated(table)]

    def note(self, table: Table, *, moved: bool = False) -> None:
        """A table has changed: sum it up the next time. By a move nobody comes to sit elsewhere."""
        self._changed[table.id] = table
        if not moved:
            self._reseated.add(table.id)

    def forget(self, name: str) -> None:
        """There is nothing to sum up: its log is another."""
        self._changed.pop(name, None)
        self._reseated.discard(name)

    async def sum_up(self) -> None:
        """Write what follows from the logs."""
        async with self._writing:
            await self._sum_up()

    async def _sum_up(self) -> None:
        changed, self._changed = self._changed, {}
        reseated, self._reseated = self._reseated, set()
        now = time.time()
        effects: list[Effect] = []
        for table in changed.values():
            stand = summaries.stand(table)
            values = {"table": table.id, "length": stand["version"], "now": now, "state": stand["status"]}
            values |= {"whom": stand["waiting"], "words": stand["summary"], "by": stand["host"]}
            values |= {"counts": stand["counted"], "until": stand["due"], "gone": stand["closed"]}
            values["shown"] = stand["watched"]
            effects.append((_SUMMARISE, values))
            if table.id in reseated:
                effects += [(_CLEAR_CHAIRS, {"table": table.id}), *_seated(table)]
            if table.status == OVER and table.round is not None:
                effects.append((_FINISH_BOARD, _board(table)))
            if table.status == OVER:
                effects.append((_CLEAR_RESULTS, {"table": table.id}))
                effects += [(_ADD_RESULT, row) for row in summaries.results(table)]
        try:
            if effects:
                await self._storage.write(*effects)
        except SQLAlchemyError:
            self._changed = {**changed, **self._changed}
            self._reseated |= reseated
            raise

    async def unfinished(self, person: str) -> int:
        """How many tables of the last day this person has a seat at, or made, that are not over."""
        seated = select(chairs.c.table_id).where(chairs.c.person == person)
        his = (tables.c.host == person) | tables.c.id.in_(seated)
        recent = tables.c.created > time.time() - DAY
        unfinished = (tables.c.status != OVER, tables.c.closed == 0)
        wanted = select(func.count()).select_from(tables).where(his, recent, *unfinished)
        return int(await self._storage.read(lambda db: db.execute(wanted).scalar_one()))

    async def of_person(self, person: str) -> list[Listed]:
        """A person's games, the latest first."""
        wanted = (
            select(tables, chairs.c.seat)
            .join(chairs, chairs.c.table_id == tables.c.id)
            .where(chairs.c.person == person, tables.c.closed == 0)
            .order_by(tables.c.updated.desc())
            .limit(200)
        )
        await self.sum_up()
        rows = await self._storage.read(lambda db: db.execute(wanted).all())
        return [summaries.listed(row) for row in rows]

    async def turns(self, person: str) -> list[Listed]:
        """The games among people in which somebody is to decide, the most urgent first."""
        wanted = (
            select(tables, chairs.c.seat)
            .join(chairs, chairs.c.table_id == tables.c.id)
            .where(chairs.c.person == person, tables.c.status == PLAYING, tables.c.waiting == "person")
            .order_by(tables.c.due.is_(None), tables.c.due, tables.c.updated)
            .limit(200)
        )
        rows = await self._storage.read(lambda db: db.execute(wanted).all())
        return [found for row in rows if (found := summaries.listed(row))["turn_is_mine"] and found["people"] > 1]

    async def to_watch(self) -> list[Listed]:
        """The games that everybody may watch, those first in which something happened last; nobody's seat is his."""
        shown = (tables.c.status == PLAYING, tables.c.watched == 1, tables.c.closed == 0)
        recent = tables.c.updated > time.time() - DAY
        wanted = (
            select(tables, literal(-1).label("seat")).where(*shown, recent).order_by(tables.c.updated.desc()).limit(20)
        )
        rows = await self._storage.read(lambda db: db.execute(wanted).all())
        return [summaries.to_watch(row) for row in rows]

    async def due(self, when: float) -> Sequence[str]:
        """The slow games whose clock runs out before a time."""
        wanted = select(tables.c.id).where(tables.c.status == PLAYING, tables.c.due < when)
        return await self._storage.read(lambda db: db.execute(wanted).scalars().all())

    async def figures(self, person: str | None) -> Stats:
        """What a person, everybody and the bots have played and won; by game, by whom it was against, and by day."""

        def mine(db: Connection) -> tuple[list[Figures], dict[str, int]]:
            return _figures(db, results.c.person == person, results.c.against), _left(db, person)

        await self.sum_up()
        everybody, bots, left = await self._of_all()
        found, own = await self._storage.read(mine) if person else ([], {})
        return {"mine": found, "everybody": everybody, "bots": bots, "left": summaries.both(own, left)}

    async def _of_all(self) -> All:
        """The figures of everybody and of the bots: the longer it takes to add them up, the longer they are kept."""

        def ask(db: Connection) -> All:
            everybody = _figures(db, results.c.person.is_not(None), results.c.against)
            return everybody, _figures(db, results.c.level.is_not(None), results.c.level), _left(db)

        async with self._adding:
            begun = time.monotonic()
            if self._all is None or begun > self._all_until:
                self._all = await self._storage.read(ask)
                self._all_until = time.monotonic() + KEPT * (time.monotonic() - begun)
            return self._all


def _seated(table: Table) -> list[Effect]:
    return [(_TAKE_CHAIR, row) for row in summaries.seated(table)]


def _board(table: Table) -> dict[str, object]:
    found = came_of(table)
    return {"at_table": table.id, "of_log": table.id, "better": found["margin"], "moves": found["line"]}


def _left(db: Connection, person: str | None = None) -> dict[str, int]:
    """How many games of each kind are in play that nobody has touched for a day or that were removed, of one or all."""
    idle = (tables.c.updated < time.time() - DAY) & tables.c.due.is_(None)
    left = (tables.c.status == PLAYING, tables.c.counted == 1, idle | (tables.c.closed == 1))
    wanted = select(tables.c.game, func.count().label("n")).where(*left)
    if person is not None:
        wanted = wanted.where(tables.c.id.in_(select(chairs.c.table_id).where(chairs.c.person == person)))
    return {row.game: row.n for row in db.execute(wanted.group_by(tables.c.game))}


def _figures(db: Connection, which: ColumnElement[bool], level: ColumnElement[str]) -> list[Figures]:
    wanted = (
        select(
            results.c.game,
            level.label("level"),
            results.c.day,
            func.count().label("played"),
            func.sum(results.c.won).label("won"),
            func.sum(results.c.score).label("score"),
            func.sum(case((results.c.taken_back > 0, 1), else_=0)).label("taken_back"),
        )
        .where(which)
        .group_by(results.c.game, level, results.c.day)
        .order_by(results.c.game, level, results.c.day)
    )
    return summaries.figures(db.execute(wanted))
