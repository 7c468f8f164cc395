"""Who plays which board, at which table, and who may see what of it."""

import asyncio
import secrets
import time
from collections.abc import Callable, Sequence
from datetime import date, timedelta
from typing import Any

import orjson
from sqlalchemy import Row, func, insert, select
from sqlalchemy.exc import IntegrityError

from ..words import say
from .field import BOT
from .ledger import Ledger
from .lines import House, came_of, models
from .live import Live
from .logs import log
from .people import Person
from .problems import Problem, missing
from .rounds import (
    INSTANCES,
    Board,
    Round,
    board_of,
    day_of,
    derived,
    instance_of,
    instances,
    laid_out,
    of_day,
    read_day,
)
from .schema import plays, rounds, vault
from .storage import Conflict, Storage
from .table import Table
from .tables import Tables

KEY = "boards"  # in the vault
PLACES = (1, 2)  # in a team
MOST_LINES = 12  # of others that one's own is laid beside

_PLAY = insert(plays)
_NEW_ROUND = insert(rounds)
Rows = Sequence[Any]


class Boards:
    """Rounds, and who plays them."""

    def __init__(self, storage: Storage, ledger: Ledger, tables: Tables) -> None:
        self._storage = storage
        self._ledger = ledger
        self._tables = tables
        self.clock: Callable[[], float] = time.time
        self.models = models()
        self._house = House()
        self._key = b""
        self._modelling: dict[str, asyncio.Task[None]] = {}

    async def close(self) -> None:
        for task in self._modelling.values():
            task.cancel()
        await asyncio.gather(*self._modelling.values(), return_exceptions=True)
        self._house.close()

    async def key(self) -> bytes:
        """The server's own secret, made when it is first needed."""
        if not self._key:
            wanted = select(vault.c.value).where(vault.c.name == KEY)
            found = await self._storage.read(lambda db: db.execute(wanted).scalar_one_or_none())
            if found is None:
                try:
                    await self._storage.write((insert(vault), {"name": KEY, "value": secrets.token_hex(32)}))
                except IntegrityError:
                    log.info("another process has made the key")
                return await self.key()
            self._key = bytes.fromhex(found)
        return self._key

    # Rounds

    def today(self) -> date:
        return day_of(self.clock())

    async def of_day(self, day: date, game: str, person: str | None) -> Round:
        """The round that somebody plays on a day, if that has come."""
        if day > self.today():
            raise Problem(409, "too-early", say("problem-board-too-early", date=day.isoformat()))
        key = await self.key()
        number = instances(await self._players(day - timedelta(days=1), game))
        return of_day(key, day, game, instance_of(key, day, game, person, number) if person else 1)

    async def _players(self, day: date, game: str) -> int:
        """How many people began a day's board."""
        name = f"{day.isoformat()}-{game}"
        theirs = (plays.c.round_id == name) | plays.c.round_id.like(f"{name}~_")
        wanted = select(func.count()).where(theirs, plays.c.number == 1, plays.c.table_id.is_not(None))
        return int(await self._storage.read(lambda db: db.execute(wanted).scalar_one()))

    async def committed(self, day: date, game: str) -> list[Round]:
        """All instances of a day's board, from the day before on."""
        if day > self.today() + timedelta(days=1):
            raise Problem(409, "too-early", say("problem-board-too-early", date=day.isoformat()))
        key = await self.key()
        return [of_day(key, day, game, instance) for instance in range(1, INSTANCES + 1)]

    async def find(self, name: str, person: str | None) -> Round:
        """A round by its address; of a day's board the instance that is this person's."""
        if "-" in name:
            day, game, _ = read_day(name)
            return await self.of_day(day, game, person)
        wanted = select(rounds).where(rounds.c.id == name)
        row = await self._storage.read(lambda db: db.execute(wanted).one_or_none())
        if row is None:
            raise missing("round")
        return _round(row)

    async def add(self, made: Round, *effects: tuple[Any, dict[str, Any]]) -> Round:
        """A challenge or an event."""
        about = {"game": made.game, "level": made.level, "title": made.title, "teams": made.teams, "by": made.by}
        spec = orjson.dumps({**about, "boards": [board.to_json() for board in made.boards]}).decode()
        row = {"id": made.id, "kind": made.kind, "created": self.clock(), "opens": made.opens, "closes": made.closes}
        row |= {"owner": made.owner, "public": int(made.public), "spec": spec}
        await self._storage.write((_NEW_ROUND, row), *effects)
        return made

    async def challenge(self, table: Table, person: Person, deal: int | None) -> Round:
        """Somebody's finished game against bots, or a hand of it, for whoever opens the link; his own line is there."""
        seat = table.seat_of(person.id)
        if seat is None or not table.alone:
            raise Problem(409, "not-alone", say("problem-challenge-alone"))
        match = table.finished()
        self.check_sealed(table)
        single = match.game.box.single_hands
        if deal is not None and not (single and 1 <= deal <= match.state.deals):
            raise Problem(422, "deal", say("problem-no-such-hand"))
        board = await asyncio.to_thread(board_of, table, deal)
        level = next(level for level in board.levels if level)
        name = table.chairs[seat].name
        made = Round(secrets.token_hex(6), "challenge", board.game, level, (board,), owner=person.id, by=name)
        row = {**came_of(table, deal), "name": name, "person": person.id, "table_id": table.id}
        row |= {"round_id": made.id, "number": 1, "team": None, "mark": None}
        now = self.clock()
        return await self.add(made, (_PLAY, {**row, "begun": now, "finished": now}))

    def event(self, person: Person, game: str, level: str, boards: int, **more: Any) -> Round:
        """An event of so many boards; its secret is made now, and shown when it is over."""
        laid = laid_out(secrets.token_bytes(32), game, level, boards)
        return Round(secrets.token_hex(6), "event", game, level, laid, owner=person.id, by=person.name, **more)

    async def open_events(self) -> list[Round]:
        """Those that anybody may join, and those that are over since a day at most."""
        wanted = (
            select(rounds)
            .where(rounds.c.kind == "event", rounds.c.public == 1, rounds.c.closes > self.clock() - 24 * 3600)
            .order_by(rounds.c.closes)
            .limit(50)
        )
        return [_round(row) for row in await self._storage.read(lambda db: db.execute(wanted).all())]

    # Playing

    async def rows(self, made: Round, person: str | None = None) -> Rows:
        """Who has played what of a round; their lines apart."""
        columns = [column for column in plays.c if column is not plays.c.line]
        wanted = select(*columns).where(plays.c.round_id == made.id).order_by(plays.c.number)
        if person is not None:
            wanted = wanted.where(plays.c.person == person)
        await self._ledger.sum_up()
        return await self._storage.read(lambda db: db.execute(wanted).all())

    async def lines(self, made: Round, person: str) -> Rows:
        """The lines that somebody may lay beside his own: the bots', or in a challenge the latest of others."""
        theirs = plays.c.person != person if made.kind == "challenge" else plays.c.table_id.is_(None)
        here = select(plays).where(plays.c.round_id == made.id, plays.c.line.is_not(None))
        mine = here.where(plays.c.person == person)
        others = here.where(theirs).order_by(plays.c.begun.desc(), plays.c.number).limit(MOST_LINES * len(made.boards))
        return await self._storage.read(lambda db: [*db.execute(mine), *db.execute(others)])

    async def of_person(self, person: str) -> Rows:
        """All that somebody has played, his lines apart."""
        columns = (plays.c.round_id, plays.c.number, plays.c.table_id, plays.c.finished, plays.c.team)
        wanted = select(*columns).where(plays.c.person == person)
        await self._ledger.sum_up()
        return await self._storage.read(lambda db: db.execute(wanted).all())

    async def play(self, made: Round, person: Person, agent: str, team: str | None = None) -> str:
        """The table where somebody goes on with a round."""
        mine = await self.rows(made, person.id)
        for row in mine:
            if row.finished is None:
                return str(row.table_id)
        if len(mine) == len(made.boards):
            raise Problem(409, "played", say("problem-board-played"))
        now = self.clock()
        if now < made.opens or made.over(now):
            raise Problem(409, "closed", say("problem-board-over" if made.over(now) else "problem-board-early"))
        number = len(mine) + 1
        play = {"round_id": made.id, "number": number, "person": person.id, "name": person.name, "begun": now}
        play["mark"] = derived(await self.key(), "mark", made.id, agent).hex()[:32]
        play["team"], play["place"] = (mine[0].team, mine[0].place) if mine else await self._team(made, team)
        board, name = made.boards[number - 1], secrets.token_hex(6)
        opening = board.opening(person.id, person.name, made.about(number))
        effect = (_PLAY, {**play, "table_id": name})
        try:
            live = await self._tables.create(
                opening, True, board.start, name=name, secret=board.secret, effects=(effect,)
            )
        except Conflict:  # he asked twice, or somebody else has taken that place in the team
            return await self.play(made, person, agent, team)
        self.expect(made)
        return live.table.id

    async def _team(self, made: Round, team: str | None) -> tuple[str | None, int | None]:
        """The team that somebody joins, or makes, and his place in it: of each there is one."""
        if not made.teams:
            return None, None
        if team is None:
            return secrets.token_hex(4), PLACES[0]
        wanted = select(plays.c.place).distinct().where(plays.c.round_id == made.id, plays.c.team == team)
        taken = await self._storage.read(lambda db: db.execute(wanted).scalars().all())
        free = [place for place in PLACES if place not in taken]
        if not taken or not free:
            raise Problem(409, "team", say("problem-team-full" if taken else "problem-no-team"))
        return team, free[0]

    async def partner(self, made: Round, mine: Rows) -> str | None:
        """Who plays in somebody's team, by name, if it has two."""
        if not mine or mine[0].team is None:
            return None
        here = select(plays.c.name).where(plays.c.round_id == made.id, plays.c.team == mine[0].team)
        wanted = here.where(plays.c.person != mine[0].person).limit(1)
        return await self._storage.read(lambda db: db.execute(wanted).scalar_one_or_none())

    # Who may see what

    def check_sealed(self, table: Table) -> None:
        """A Problem for what would tell the secret of a round that others still play."""
        if table.round and table.round["closes"] and self.clock() < table.round["closes"]:
            raise Problem(409, "sealed", say("problem-board-sealed"))

    async def check_seen(self, live: Live, person: str | None) -> None:
        """Nobody sees how others play before he has finished himself, or nobody plays any more."""
        table = live.table
        if table.round is None or table.seat_of(person) is not None:
            return
        closes = table.round["closes"]
        if closes and self.clock() >= closes:
            return
        if person is None or not await self.finished(await self.find(table.round["id"], person), person):
            raise Problem(403, "unfinished", say("problem-board-unfinished"))

    async def finished(self, made: Round, person: str) -> bool:
        mine = await self.rows(made, person)
        return len(mine) == len(made.boards) and all(row.finished is not None for row in mine)

    # The bots of the house

    def expect(self, made: Round) -> None:
        """Have the bots of the house play a round, if nobody has yet."""
        if made.with_bots and made.id not in self._modelling:
            task = asyncio.create_task(self._model(made))
            self._modelling[made.id] = task
            task.add_done_callback(lambda _: self._modelling.pop(made.id, None))

    async def _model(self, made: Round) -> None:
        known = {(row.person, row.number) for row in await self.rows(made)}
        for level in self.models:
            for number, board in enumerate(made.boards, 1):
                if level in self.models and (BOT + level, number) not in known:
                    await self._play_model(made, level, number, board)

    async def _play_model(self, made: Round, level: str, number: int, board: Board) -> None:
        try:
            better, line = await self._house.played(board, level)
            row = {"round_id": made.id, "number": number, "person": BOT + level, "name": level, "table_id": None}
            row |= {"team": None, "mark": None, "begun": made.opens, "finished": made.opens}
            await self._storage.write((_PLAY, {**row, "margin": better, "line": orjson.dumps(tuple(line)).decode()}))
        except IntegrityError:
            log.info("another process was faster")
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("a bot could not play a board", extra={"bot": level, "game": made.game})
            self.models = tuple(one for one in self.models if one != level)  # nobody waits for it any more


def _round(row: Row[Any]) -> Round:
    spec = orjson.loads(row.spec)
    spec["boards"] = tuple(Board.from_json(board) for board in spec["boards"])
    times = {"opens": row.opens, "closes": row.closes}
    return Round(row.id, row.kind, owner=row.owner, public=bool(row.public), **times, **spec)
