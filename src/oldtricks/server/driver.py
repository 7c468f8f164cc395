"""Sees to it that somebody acts at every table: bots, and bots for people who are away or too slow."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import NamedTuple

from ..engine.box import State
from ..engine.knowledge import copy_state
from ..engine.view import View
from .choices import Choice, Players, length
from .clocks import SOON, runs_out
from .clocks import is_slow as is_slow_game
from .conduct import move_by_bot
from .gathering import begins_in, next_entry
from .house_rules import PACES
from .levels import STAND_IN, is_slow
from .limits import Spaced
from .live import Live
from .logs import log
from .opening import Entry
from .problems import Problem
from .rest import Rest, card_of
from .settings import Settings
from .table import OPEN, OVER

Change = Callable[[Live, Entry], Awaitable[None]]

AT_ONCE = 2  # tables of one place at which bots can act as fast as they ever do; at more they wait for one another


class Due(NamedTuple):
    """What the server has to do at a table, and in how many seconds."""

    wait: float
    what: str  # "bot", "away", "rest", "clock", "lapse" or "fill"
    seat: int


class Driver:
    """A task for every table where something is due; it ends when people are to act."""

    def __init__(self, bots: Players, settings: Settings, change: Change) -> None:
        self._bots = bots
        self._settings = settings
        self._change = change
        self._acts = Spaced(settings.pace * PACES["instant"] / AT_ONCE)
        self.closing = False

    def welcome(self, live: Live) -> None:
        """A table comes into memory."""
        table = live.table
        if table.status != OVER and any(is_slow(chair.level) for chair in table.chairs):
            self._bots.expect(table.game.name)
        self.drive(live)

    def drive(self, live: Live) -> None:
        """Look again: something has changed at this table."""
        live.bell.set()
        if live.driver is None and not self.closing and self.due(live) is not None:
            live.driver = asyncio.create_task(self._driving(live))

    def due(self, live: Live) -> Due | None:
        table, match, here, now = live.table, live.table.match, live.presence, time.monotonic()
        if not here.leads():
            return None
        if match is None:
            wait = begins_in(table, here, now)
            return None if wait is None else Due(wait, "fill", 0)
        if match.turn is None or table.closed:
            return None
        if table.asked:
            return Due(live.changed + self._settings.undo_wait - now, "lapse", table.asked.seat)
        seat, slow = match.turn, is_slow_game(table)
        chair = table.chairs[seat]
        if chair.kind == "bot" or seat in here.away or table.rest:
            what = "bot" if chair.kind == "bot" else "rest" if table.rest else "away"
            goes_on = here.watched() or (slow and table.company)  # where nobody plays, nobody waits for it
            return Due(live.changed + self._pace(live) - now, what, seat) if goes_on else None
        found = []
        assert chair.person is not None
        left = runs_out(table, here)
        if left is not None:
            found.append(Due(left, "clock", seat))
        if slow:  # nobody is away from it, and a table that has time does not stay in memory
            return next((due for due in found if due.wait < SOON), None)
        others = (person for person in table.people() if person != chair.person)
        if not here.connected(chair.person) and any(map(here.connected, others)):
            absent_since = max(here.last_seen(chair.person), here.turn_since)
            found.append(Due(absent_since + table.away_after - now, "away", seat))
        return min(found, default=None)

    async def _driving(self, live: Live) -> None:
        try:
            while not self.closing:
                live.bell.clear()
                due = self.due(live)
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
        table, version, away = live.table, live.table.version, live.presence.away
        if due.what in ("clock", "lapse", "fill") or (due.what == "away" and due.seat not in away):
            if await rings(live.bell, due.wait):
                return
            if due.what in ("lapse", "fill"):
                async with live.lock:
                    if table.version == version:
                        await (self._change(live, {"kind": "lapse"}) if due.what == "lapse" else self._begin(live))
                return
            if due.what == "away":
                live.send_away(due.seat)
        choice = await self._chosen(live, due)
        if choice is None:
            return
        await asyncio.sleep(self._acts.take(live.place or table.host))
        async with live.lock:
            stood_in = due.what in ("clock", "rest") or due.seat in away or table.chairs[due.seat].kind == "bot"
            if table.version == version and stood_in:
                await self._change(live, move_by_bot(table, due.seat, choice.action, choice.hurried))

    async def _begin(self, live: Live) -> None:
        """Bots take the seats that are left, and the cards are dealt."""
        while live.table.status == OPEN:
            await self._change(live, next_entry(live.table))

    def _pace(self, live: Live, level: str | None = None) -> float:
        """How long a bot seems to think: always alike, for a quick answer would tell that it had no choice."""
        pace = self._settings.pace * PACES["instant" if live.hasty or live.table.rest else live.table.house.pace]
        return max(pace, length(self._settings.think)) if pace and is_slow(level) else pace

    async def _chosen(self, live: Live, due: Due) -> Choice | None:
        """A bot's choice, not before its pause is over; None if something has happened meanwhile."""
        table = live.table
        assert table.match is not None
        view = table.match.view(due.seat)
        claim = table.rest if table.rest and table.rest.how == "claim" else None
        level = STAND_IN if claim else table.chairs[due.seat].level or STAND_IN
        version = table.version

        def wait() -> float:
            return live.changed + self._pace(live, level) - time.monotonic()

        choose = partial(self._bots.choose, level, table.bot_seed(due.seat), view, live.place or table.host)
        s = copy_state(table.match.state)
        choice = asyncio.create_task(self._claimed(claim, view, s, choose) if claim else choose())
        try:
            while not choice.done() or (due.what != "clock" and wait() > 0):
                if choice.done():
                    await rings(live.bell, wait())
                else:
                    ringing = asyncio.create_task(live.bell.wait())
                    await asyncio.wait({choice, ringing}, return_when=asyncio.FIRST_COMPLETED)
                    ringing.cancel()
                if live.bell.is_set():
                    live.bell.clear()
                    if table.version != version or (due.what == "away" and due.seat not in live.presence.away):
                        return None
            return choice.result()
        finally:
            choice.cancel()

    async def _claimed(self, claim: Rest, view: View, s: State, choose: Callable[[], Awaitable[Choice]]) -> Choice:
        """What a claim plays for the player at turn, or else a bot."""
        action = await self._bots.elsewhere(card_of, claim, view, s)
        return Choice(action) if action else await choose()


async def rings(bell: asyncio.Event, seconds: float) -> bool:
    """Whether the bell rings within so many seconds."""
    with suppress(TimeoutError):
        async with asyncio.timeout(max(seconds, 0)):
            await bell.wait()
    return bell.is_set()  # even if it rang in the very moment when the time was up
