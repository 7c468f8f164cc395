"""How a round came out, made ready to be sent to somebody who may know it."""

from collections.abc import Iterable, Sequence
from datetime import date, timedelta
from statistics import fmean
from typing import Any

import orjson

from ..bots import BOTS
from ..engine.match import Match
from .board_listings import BoardResult, OtherLine, Outcome, Parting, Placed, RoundInfo, State
from .field import Entrant, Line, Pair, Parted, entrants, pairs, parted, places
from .rounds import Round, hands_of, opening_of, read_day
from .table import Table

A_DAY = timedelta(days=1)
Rows = Sequence[Any]
MOST_PLACED = 500  # in a table of results, and oneself


def info(made: Round, mine: Sequence[Any], now: float, person: str | None) -> RoundInfo:
    """A round, to somebody who has played so much of it."""
    done = sum(row.finished is not None for row in mine)
    table = next((row.table_id for row in mine if row.finished is None), None)
    first = made.boards[0]
    return {
        "id": made.shown,
        "kind": made.kind,
        "game": made.game,
        "title": made.title,
        "level": made.level,
        "exact": not any(BOTS[level].slow for board in made.boards for level in board.levels if level),
        "boards": len(made.boards),
        "hand": first.options.get("hands") if first.record else None,
        "opens": round(made.opens * 1000),
        "closes": None if made.closes is None else round(made.closes * 1000),
        "public": made.public,
        "teams": made.teams,
        "by": made.by or None,
        "mine": person is not None and person == made.owner,
        "commitments": [board.commitment for board in made.boards],
        "state": _state(made, done, table, now),
        "done": done,
        "table": table,
        "team": mine[0].team if mine else None,
    }


def _state(made: Round, done: int, table: str | None, now: float) -> State:
    if done == len(made.boards):
        return "finished"
    if now < made.opens or made.over(now):
        return "closed"
    return "playing" if done or table else "new"


# For those who have finished


def outcome(made: Round, rows: Rows, lines: Rows, person: str, tables: Sequence[Table], thinking: bool) -> Outcome:
    """`rows` is all that was played of it, `lines` what is laid beside one another, `tables` are this person's."""
    field = entrants(rows, len(made.boards), made.closes)
    me = next((one for one in field if one.person == person), None)
    late = me is None
    if me is None:  # compared all the same
        mine = [row for row in rows if row.person == person]
        field = entrants([*(row for row in rows if row.person != person), *mine], len(made.boards), None)
        me = next(one for one in field if one.person == person)
    counted = [one for one in field if not one.again or one is me]
    share = me.share
    return {
        "counted": not (late or me.again),
        "people": sum(one.level is None for one in counted),
        "bots": sum(one.level is not None for one in counted),
        "thinking": thinking,
        "share": share.value,
        "low": share.low,
        "high": share.high,
        "rank": places([share.value], [one.share.value for one in counted])[0],
        "boards": [_board(lines, me, number, table, counted) for number, table in enumerate(tables, 1)],
    }


def _board(lines: Rows, me: Entrant, number: int, table: Table, field: Sequence[Entrant]) -> BoardResult:
    match = table.finished()
    here = [row for row in lines if row.number == number]
    mine = next(row for row in here if row.person == me.person)
    line = Line(*orjson.loads(mine.line))
    all_margins = [one.margins[number - 1] for one in field]
    seat = next(seat for seat, chair in enumerate(table.chairs) if chair.kind == "person")
    return {
        "number": number,
        "table": table.id,
        "seat": seat,
        "side": next(side for side, seats in enumerate(match.sides) if seat in seats),
        "players": list(match.names),
        "sides": [list(seats) for seats in match.sides],
        "points": line.points,
        "margin": mine.margin,
        "share": me.shares[number - 1],
        "mean": fmean(all_margins),
        "best": max(all_margins),
        "others": [_other(match, seat, line, row) for row in here if row is not mine],
    }


def _other(match: Match, seat: int, mine: Line, row: Any) -> OtherLine:
    level = row.name if row.table_id is None else None
    found = parted(mine, Line(*orjson.loads(row.line)))
    if not match.game.box.single_hands:
        found = found[:1]  # a second deal hangs on what was played before
    partings = [_parting(match, seat, one) for one in found]
    return {"name": row.name, "level": level, "margin": row.margin, "parted": partings}


def _parting(match: Match, seat: int, at: Parted) -> Parting:
    """Actions are read by their texts alone: the other's later ones need not be possible after mine."""
    known: dict[str, Any] = {
        action.text: action.said.to_json()
        for actions in match.game.grammar.actions.values()
        for action in actions.values()
    }
    mine, theirs = ([known[text] for who, text in line if who == seat] for line in (at.mine, at.theirs))
    (turn, first), (_, second) = at.mine[0], at.theirs[0]
    return {
        "deal": at.deal,
        "ply": at.ply,
        "seat": turn,
        "mine": known[first],
        "theirs": known[second],
        "lines": (mine, theirs),
    }


def placed(made: Round, rows: Sequence[Any], person: str | None) -> list[Placed]:
    """The table of results: of people and bots, or of teams."""
    field = entrants(rows, len(made.boards), made.closes)
    shown: list[tuple[list[Entrant], Entrant | Pair]] = [([one], one) for one in field]
    counted = [one.share.value for one in field if not one.again]
    if made.teams:
        shown = [(pair.members, pair) for pair in pairs(field)]
        counted = [one.share.value for _, one in shown]
    ranks = places([one.share.value for _, one in shown], counted)
    found = [_place(members, one, at, person) for (members, one), at in zip(shown, ranks, strict=True)]
    return found[:MOST_PLACED] + [one for one in found[MOST_PLACED:] if one["me"]]


def _place(members: Sequence[Entrant], one: Entrant | Pair, at: int, person: str | None) -> Placed:
    share = one.share
    return {
        "names": [member.name for member in members],
        "level": members[0].level,
        "me": any(member.person == person for member in members),
        "rank": at,
        "share": share.value,
        "low": share.low,
        "high": share.high,
        "margins": [fmean(margins) for margins in zip(*(member.margins for member in members), strict=True)],
        "counted": not any(member.again for member in members),
    }


# Days in a row


def streaks(rows: Iterable[Any], today: date) -> tuple[int, int]:
    """On how many days in a row until now somebody has finished a day's board in time, and the most there ever were."""
    done: dict[str, int] = {}
    for row in rows:
        if row.finished is not None and "-" in row.round_id and row.finished < opening_of(_day(row.round_id) + A_DAY):
            done[row.round_id] = done.get(row.round_id, 0) + 1
    days = {_day(name) for name, number in done.items() if number >= _needed(name)}
    longest = max((_run(days, day) for day in days), default=0)
    return _run(days, today) or _run(days, today - A_DAY), longest


def _day(name: str) -> date:
    return date.fromisoformat(name[:10])


def _run(days: set[date], day: date) -> int:
    number = 0
    while day - timedelta(days=number) in days:
        number += 1
    return number


def _needed(name: str) -> int:
    return hands_of(read_day(name)[1])
