"""One person and his tables: what the server's hall is to many."""

import asyncio
import secrets
import time
from collections.abc import Iterable
from functools import partial
from itertools import groupby
from operator import itemgetter
from types import SimpleNamespace

from ...bots import net
from ...engine.errors import OldTricksError
from ...words import say
from .. import levels, logbook, summaries
from ..avatars import check_avatar, usual_avatar
from ..choices import Quick
from ..clocks import timed
from ..driver import Driver
from ..listings import Figures, Listed, Stats
from ..live import Live
from ..logbook import Row
from ..newcomers import usual_name
from ..opening import Entry
from ..problems import Problem, missing, stale
from ..settings import Settings
from ..table import OVER, PLAYING, Table
from .shelf import Shelf, Taken

FLUSH = 0.5  # how long the summaries may lag behind the logs


class Room:
    """The tables in memory are a cache of the logs on the shelf."""

    def __init__(self, shelf: Shelf, settings: Settings) -> None:
        self.shelf = shelf
        self.driver = Driver(Quick(), settings, self.change)
        self.live: dict[str, Live] = {}
        self.person = self.name = self.avatar = ""
        self.new = True
        self._changed: dict[str, Table] = {}  # those whose summary is behind
        self._summing: asyncio.Task[None] | None = None

    async def open(self, languages: str | None = None) -> None:
        """Find out who plays here: somebody new is called something in his language."""
        me = await self.shelf.me()
        self.new = me is None
        if me is None:
            me = {"id": secrets.token_hex(8), "name": usual_name(languages)}
            await self.shelf.call(me)
        self.person, self.name = me["id"], me["name"]
        self.avatar = me.get("avatar") or usual_avatar(self.person)

    async def call(self, name: str | None, avatar: str | None) -> None:
        """Another name, another picture, or both."""
        if avatar is not None:
            check_avatar(avatar)
        me = {"id": self.person, "name": name or self.name, "avatar": avatar or self.avatar}
        await self.shelf.call(me)
        self.name, self.avatar = me["name"], me["avatar"]

    # The tables

    async def get(self, name: str) -> Live:
        """A table by its id, from memory or from its log."""
        live = self.live.get(name)
        if live is None:
            kept = await self.shelf.table(name)
            if kept is None:
                raise missing("table")
            table = Table(name, bytes.fromhex(kept["secret"]), kept["created"])
            for entry in await self.shelf.entries(name, 0):
                await logbook.apply_unseen(table, entry)
            live = self.live.get(name) or self._keep(Live(table))
        live.touched = time.monotonic()
        return live

    def _keep(self, live: Live) -> Live:
        self.live[live.table.id] = live
        live.wake = partial(self.driver.drive, live)
        self.driver.welcome(live)
        return live

    async def create(self, opening: Entry, start: bool, start_entry: Entry | None = None) -> Live:
        table, rows = await logbook.begun(opening, start, start_entry)
        await self.study(table)
        await self.shelf.append(rows, self.stand(table))
        live = Live(table)
        live.presence.arrive(self.person)
        return self._keep(live)

    async def study(self, table: Table) -> None:
        """Fetch what its bots have learned, once; a table that has to do without is not opened."""
        played, file = table.game, net.file_of(table.game.name)
        learned = any(levels.has_learned(chair.level) for chair in table.chairs)
        if table.status == OVER or not learned or not net.is_usual(played) or file.exists():
            return
        data = await self.shelf.learned(played.name)
        try:
            if data:
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_bytes(data)
                net.layers(played.name)
        except OldTricksError:
            file.unlink()
            data = None
        if data is None:
            raise Problem(409, "not-learned", say("problem-not-learned", game=played.box.title))

    async def change(self, live: Live, entry: Entry) -> None:
        """Append to the log, then show it. The caller holds the lock."""
        table, now = live.table, time.time()
        entry = timed(table, live.presence, entry)
        try:
            await self.shelf.append([logbook.row(table.id, table.version + 1, now, entry)])
        except Taken:
            await self.catch_up(live)
            raise stale(table.version) from None
        self._apply(live, entry | {"at": now})

    async def heard(self, name: str) -> None:
        """Another tab has appended to a log."""
        live = self.live.get(name)
        if live is not None:
            async with live.lock:
                await self.catch_up(live)

    async def catch_up(self, live: Live) -> None:
        """Apply what another tab has appended. The caller holds the lock."""
        for entry in await self.shelf.entries(live.table.id, live.table.version):
            self._apply(live, entry)

    def _apply(self, live: Live, entry: Entry) -> None:
        live.apply(entry)
        self._changed[live.table.id] = live.table
        if self._summing is None or self._summing.done():
            self._summing = asyncio.create_task(self._sum_up_soon())
        self.driver.drive(live)

    # What follows from the logs

    async def _sum_up_soon(self) -> None:
        await asyncio.sleep(FLUSH)
        await self._sum_up()

    async def _sum_up(self) -> None:
        changed, self._changed = self._changed, {}
        for table in changed.values():
            await self.shelf.sum_up(self.stand(table))

    def stand(self, table: Table) -> Row:
        """A table in a line, with what everybody scored once it is over."""
        row = {"id": table.id, "secret": table.secret.hex(), "game": table.game.name, "created": table.created}
        scored = summaries.results(table) if table.status == OVER else []
        return {**row, **summaries.stand(table), "seat": table.seat_of(self.person), "results": scored}

    async def rows(self) -> list[Row]:
        """How all tables stand, the latest first; those too that were not summed up when the page was closed."""
        await self._sum_up()
        found = []
        for row in await self.shelf.tables():
            if row["version"] < row["newest"]:
                row = self.stand((await self.get(row["id"])).table)
                await self.shelf.sum_up(row)
            found.append(row)
        return sorted(found, key=itemgetter("updated"), reverse=True)

    async def listed(self) -> list[Listed]:
        rows = [row for row in await self.rows() if row["seat"] is not None and not row["closed"]]
        return [summaries.listed(SimpleNamespace(**row)) for row in rows]

    async def figures(self) -> Stats:
        """What was played and won here; nobody else is everybody."""
        rows = await self.rows()
        scored = [result for row in rows for result in row["results"]]
        mine = _figures([{**one, "level": one["against"]} for one in scored if one["person"]])
        left: dict[str, int] = {}
        for row in rows:
            idle = row["closed"] or row["updated"] < time.time() - summaries.DAY
            if row["status"] == PLAYING and row["counted"] and idle:
                left[row["game"]] = left.get(row["game"], 0) + 1
        bots = _figures([one for one in scored if one["level"]])
        return {"mine": mine, "everybody": mine, "bots": bots, "left": summaries.both(left, left)}


def _figures(scored: Iterable[Row]) -> list[Figures]:
    """The same that the server's database adds up."""
    by_day = itemgetter("game", "level", "day")
    return summaries.figures(
        SimpleNamespace(
            game=game,
            level=level,
            day=day,
            played=len(rows),
            won=sum(row["won"] for row in rows),
            score=sum(row["score"] for row in rows),
            taken_back=sum(row["taken_back"] > 0 for row in rows),
        )
        for (game, level, day), found in groupby(sorted(scored, key=by_day), by_day)
        for rows in [list(found)]
    )
