"""Ratings: openskill's Plackett-Luce, as in the arena, from tables of people and from boards; bots on the same scale.

A table of people is one game between its sides. A board of a day or an event is one game for each of those who
finished it, in groups drawn by lot, when its time is over; a challenge is between friends, and counts for nothing.
"""

import asyncio
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import timedelta
from hashlib import sha256
from typing import Any

import orjson
from sqlalchemy import Connection, func, insert, select
from sqlalchemy.exc import IntegrityError

from ..engine.boxes import BOXES
from .boards import Boards
from .field import BOT, Entrant, entrants
from .ledger import Ledger
from .logs import log
from .rounds import day_of, opening_of, read_day
from .schema import plays, ratings, results, rounds, tables
from .storage import Effect, Storage

SCALE = 40  # points of ours for one of openskill's: everybody begins at 1000
ENOUGH = 12  # games; until then nothing is shown
SURE = 6.0  # nor while the deviation is larger
GROUP = 4  # of a field are compared at a time: of larger ones Plackett-Luce learns little
PAUSE = 60.0  # seconds until it is looked again whether something is over
AT_ONCE = 200  # tables that are settled at once

_RATE = insert(ratings)
Side = list[str]


@dataclass(frozen=True, slots=True)
class Contest:
    """One game: the sides, each with a rank, 0 for the best."""

    sides: list[Side]
    ranks: list[int]


@dataclass(frozen=True, slots=True)
class Source:
    """A table or a round whose contests are to be counted."""

    id: str
    game: str
    at: float
    contests: list[Contest]


@dataclass(slots=True)
class Standing:
    mu: float
    sigma: float
    games: int = 0


def rate(source: Source, known: dict[str, Standing]) -> dict[str, Standing]:
    """Everybody who took part, afterwards."""
    from openskill.models import PlackettLuce  # a tenth of a second, which nobody should wait for

    model = PlackettLuce()
    now = {who: known[who] for contest in source.contests for side in contest.sides for who in side if who in known}
    for contest in source.contests:
        sides = [[_known(model, now.get(who)) for who in side] for side in contest.sides]
        for side, rated in zip(contest.sides, model.rate(sides, ranks=[*map(float, contest.ranks)]), strict=True):
            for who, one in zip(side, rated, strict=True):
                before = now.get(who)
                now[who] = Standing(one.mu, one.sigma, (before.games if before else 0) + 1)
    return now


def _known(model: Any, standing: Standing | None) -> Any:
    return model.rating(mu=standing.mu, sigma=standing.sigma) if standing else model.rating()


def ranked(values: Sequence[float]) -> list[int]:
    """The most is 0; equal values have equal ranks."""
    return [sum(other > value for other in values) for value in values]


class Ratings:
    def __init__(self, storage: Storage, ledger: Ledger, boards: Boards) -> None:
        self._storage = storage
        self._ledger = ledger
        self._boards = boards
        self._settling = asyncio.Lock()
        self._looked = -PAUSE

    async def settle(self) -> None:
        """Count whatever is over and not counted yet, in the order of time."""
        async with self._settling:
            if time.monotonic() < self._looked + PAUSE:
                return
            await self._ledger.sum_up()
            found = [*await self._storage.read(_tables), *await self._storage.read(self._rounds)]
            for source in sorted(found, key=lambda one: one.at):
                await self._count(source)
            self._looked = time.monotonic() if len(found) < AT_ONCE else -PAUSE

    def look_again(self) -> None:
        self._looked = -PAUSE

    async def _count(self, source: Source) -> None:
        people = {who for contest in source.contests for side in contest.sides for who in side}
        known = await self._storage.read(lambda db: latest(db, source.game, people))
        after = await asyncio.to_thread(rate, source, known)
        effects: list[Effect] = [(_RATE, _row("", source.id, source.at, Standing(0, 0)))]
        effects += [(_RATE, _row(source.game, who, source.at, standing)) for who, standing in after.items()]
        try:
            await self._storage.write(*effects)
        except IntegrityError:
            log.info("another process has counted it")

    def _rounds(self, db: Connection) -> list[Source]:
        """Rounds whose time is over."""
        today = self._boards.today()
        settled = select(ratings.c.who).where(ratings.c.game == "")
        of_days = select(plays.c.round_id).distinct().where(plays.c.round_id.like("____-__-__-%"))
        of_days = of_days.where(plays.c.round_id < today.isoformat(), plays.c.round_id.not_in(settled))
        found = []
        for name in db.execute(of_days.limit(AT_ONCE)).scalars():
            day, game, _ = read_day(name)
            found.append(_round(db, name, game, opening_of(day + timedelta(days=1))))
        over = select(rounds.c.id, rounds.c.closes, rounds.c.spec).where(
            rounds.c.kind == "event", rounds.c.closes < self._boards.clock(), rounds.c.id.not_in(settled)
        )
        for row in db.execute(over.limit(AT_ONCE)):
            found.append(_round(db, row.id, orjson.loads(row.spec)["game"], row.closes))
        return found

    # What is shown

    async def of(self, who: str) -> list[dict[str, Any]]:
        """Somebody's ratings by game, with their history; nothing of one that is not sure yet."""
        wanted = select(ratings).where(ratings.c.who == who, ratings.c.game != "").order_by(ratings.c.games)
        by_game: dict[str, list[Any]] = {}
        for row in await self._storage.read(lambda db: db.execute(wanted).all()):
            by_game.setdefault(row.game, []).append(row)
        return [_shown(game, rows) for game, rows in by_game.items()]

    async def of_bots(self) -> list[dict[str, Any]]:
        """The bots on the same scale, those of which enough is known."""
        names = select(ratings.c.who).distinct().where(ratings.c.who.like(f"{BOT}%"))
        bots = await self._storage.read(lambda db: db.execute(names).scalars().all())
        found = [{**one, "level": who.removeprefix(BOT)} for who in bots for one in await self.of(who)]
        return [{key: one[key] for key in one if key != "history"} for one in found if one["rating"] is not None]


def latest(db: Connection, game: str, people: Iterable[str]) -> dict[str, Standing]:
    newest = (
        select(ratings.c.who, func.max(ratings.c.games).label("games"))
        .where(ratings.c.game == game, ratings.c.who.in_(list(people)))
        .group_by(ratings.c.who)
        .subquery()
    )
    same = (ratings.c.who == newest.c.who) & (ratings.c.games == newest.c.games) & (ratings.c.game == game)
    rows = db.execute(select(ratings).join(newest, same))
    return {row.who: Standing(row.mu, row.sigma, row.games) for row in rows}


def _row(game: str, who: str, at: float, standing: Standing) -> dict[str, Any]:
    return {"game": game, "who": who, "at": at, "mu": standing.mu, "sigma": standing.sigma, "games": standing.games}


def _shown(game: str, rows: Sequence[Any]) -> dict[str, Any]:
    last = rows[-1]
    sure = last.games >= ENOUGH and last.sigma <= SURE
    point: Callable[[Any], dict[str, Any]] = lambda row: {  # noqa: E731
        "day": day_of(row.at).isoformat(), "rating": round(SCALE * row.mu), "spread": round(2 * SCALE * row.sigma),
    }  # fmt: skip
    return {
        "game": game,
        "games": last.games,
        "rating": point(last)["rating"] if sure else None,
        "spread": point(last)["spread"] if sure else None,
        "history": [point(row) for row in rows if row.games >= ENOUGH] if sure else [],
    }


# Contests


def _tables(db: Connection) -> list[Source]:
    """Finished tables with two people or more, each side one of the contest's."""
    settled = select(ratings.c.who).where(ratings.c.game == "")
    company = (
        select(results.c.table_id)
        .where(results.c.person.is_not(None), results.c.table_id.not_in(settled))
        .group_by(results.c.table_id)
        .having(func.count(func.distinct(results.c.person)) > 1)
    )
    about = select(tables.c.id, tables.c.game, tables.c.updated, tables.c.summary).where(tables.c.id.in_(company))
    found = []
    for row in db.execute(about.order_by(tables.c.updated).limit(AT_ONCE)).all():
        seats = db.execute(select(results).where(results.c.table_id == row.id).order_by(results.c.seat)).all()
        sides = len(orjson.loads(row.summary)["scores"])
        found.append(Source(row.id, row.game, row.updated, [_contest(row.game, seats, sides)]))
    return found


def _contest(game: str, seats: Sequence[Any], sides: int) -> Contest:
    """Winners are first, the others by their scores."""
    sign = -1 if BOXES[game].fewer_wins else 1
    of_side = [[seat for seat in seats if seat.seat % sides == side] for side in range(sides)]
    worth = [(seats[0].won, sign * seats[0].score) for seats in of_side]
    ranks = [sum(other > one for other in worth) for one in worth]
    return Contest([[seat.person or BOT + seat.level for seat in seats] for seats in of_side], ranks)


def _round(db: Connection, name: str, game: str, closes: float) -> Source:
    rows = db.execute(select(plays).where(plays.c.round_id == name)).all()
    number = max((row.number for row in rows), default=1)
    field = [one for one in entrants(rows, number, closes) if not one.again]
    if len(field) < 2 or all(one.level for one in field):
        return Source(name, game, closes, [])
    contests = [contest for board in range(number) for contest in drawn(field, board, name)]
    return Source(name, game, closes, contests)


def drawn(field: Sequence[Entrant], board: int, name: str) -> list[Contest]:
    """A field in groups, on one board: by a lot that is always the same."""
    lots = sorted(field, key=lambda one: sha256(f"{name} {board} {one.person}".encode()).digest())
    groups = max(1, round(len(lots) / GROUP))
    parted = [lots[number::groups] for number in range(groups)]
    return [Contest([[one.person] for one in some], ranked([one.margins[board] for one in some])) for some in parted]
