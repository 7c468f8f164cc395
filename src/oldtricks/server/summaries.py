"""A table in a line: how it stands, for lists, and what everybody scored, for figures."""

import time
from collections.abc import Iterable
from typing import Any

from ..engine.boxes import BOXES
from .clocks import due
from .levels import hardest
from .listings import Figures, Left, Listed
from .packing import dumps, loads
from .table import OVER, Table

DAY = 24 * 3600


def stand(table: Table) -> dict[str, Any]:
    """How a table stands, as a row."""
    match = table.match
    waiting = None
    if match is not None and match.turn is not None:
        waiting = "bot" if table.chairs[match.turn].kind == "bot" else "person"
    summary = {
        "players": [chair.name for chair in table.chairs],
        "scores": list(match.scores) if match else [],
        "turn": match.turn if match else None,
        "winners": list(match.winners) if match else [],
        "taken_back": _taken_back(table),
        "people": table.company,
        "delayed": table.house.delay != "none",
    }
    return {
        "updated": time.time(),
        "version": table.version,
        "status": table.status,
        "waiting": waiting,
        "summary": dumps(summary).decode(),
        "host": table.host,
        "counted": int(match is not None and table.practice is None and table.round is None),
        "due": None if table.closed else due(table),
        "closed": int(table.closed),
        "watched": int(table.house.watch == "everybody"),
    }


def _taken_back(table: Table) -> list[int]:
    """By seat: how often somebody took something back who had seen something new by it."""
    who = [taken.seat for taken in table.taken_back if taken.seen]
    return [who.count(seat) for seat in range(len(table.chairs))]


def seated(table: Table) -> list[dict[str, Any]]:
    """Who sits there, a row for each person."""
    return [
        {"table_id": table.id, "person": chair.person, "seat": seat}
        for seat, chair in enumerate(table.chairs)
        if chair.person
    ]


def results(table: Table) -> list[dict[str, Any]]:
    """What a finished game was to everybody who played, a row for each seat."""
    match = table.finished()
    if table.practice is not None or table.round is not None:
        return []  # the cards were known, or it counts among those who had the same
    sides = len(match.scores)
    day = time.strftime("%Y-%m-%d", time.gmtime())
    taken_back = _taken_back(table)
    found = []
    for seat, chair in enumerate(table.chairs):
        chairs = enumerate(table.chairs)
        others = [other.level for i, other in chairs if i % sides != seat % sides and other.level]
        row = {
            "table_id": table.id,
            "seat": seat,
            "person": chair.person,
            "level": chair.level,
            "game": table.game.name,
            "against": hardest(others) or "people",
            "score": match.scores[seat % sides],
            "won": int(seat in match.winners),
            "day": day,
            "taken_back": taken_back[seat],
        }
        found.append(row)
    return found


def listed(row: Any) -> Listed:
    """A row of a person's games, with his seat, as he is shown it."""
    summary = loads(row.summary)
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
        "taken_back": summary.get("taken_back", [0] * len(summary["players"]))[row.seat],  # older ones do not say
        "people": summary.get("people", 1),  # nor do they say this
        "due": None if row.due is None else round(row.due * 1000),
        "left": bool(row.counted) and not over and row.updated < time.time() - DAY,
    }


def to_watch(row: Any) -> Listed:
    """A row of a game that everybody may watch: nothing that whoever watches is not shown yet."""
    found = listed(row)
    return {**found, "taken_back": 0, "scores": [] if loads(row.summary).get("delayed") else found["scores"]}


def figures(rows: Iterable[Any]) -> list[Figures]:
    """What was played and won, by game and level; a row for each of their days."""
    found: dict[tuple[str, str], Figures] = {}
    for row in rows:
        line = found.setdefault(
            (row.game, row.level),
            {"game": row.game, "level": row.level, "played": 0, "won": 0, "mean_score": 0, "taken_back": 0, "days": []},
        )
        line["played"] += row.played
        line["won"] += int(row.won)
        line["taken_back"] += int(row.taken_back)
        line["mean_score"] += int(row.score)
        mean = int(row.score) / row.played
        line["days"].append({"day": row.day, "played": row.played, "won": int(row.won), "mean_score": mean})
    for line in found.values():
        line["mean_score"] /= line["played"]
    return list(found.values())


def both(mine: dict[str, int], everybody: dict[str, int]) -> list[Left]:
    """By game; what is kept of everybody may be older than what is mine."""
    return [
        {"game": game, "mine": mine.get(game, 0), "everybody": max(everybody.get(game, 0), mine.get(game, 0))}
        for game in sorted({*mine, *everybody})
    ]
