"""When a game is over: its replay, the proof of its shuffle, and the figures."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, func, select

from ..engine.box import Event
from ..engine.match import Match
from ..engine.records import Record
from ..engine.shuffles import Fair
from ..engine.view import SHOWN
from .storage import results


def replay(record: Record, plies: Sequence[int], eyes: str) -> dict[str, Any]:
    """Every position of a finished match, to a seat's eyes, to the public's, or with all hands open.

    `plies` has the ply of every event.
    """
    seat = int(eyes) if eyes.isdigit() else None
    match = record.replay(0)
    frames = [_frame(match, seat, eyes == "all")]
    for _, action in record.actions:
        match.play(action)
        frames.append(_frame(match, seat, eyes == "all"))
    seats = range(match.game.players) if eyes == "all" else (seat,)
    told = [_fullest(seen) for seen in zip(*map(match.events, seats), strict=True)]
    return {
        "plies": len(record.actions),
        "frames": frames,
        "events": [{"ply": ply, **event.to_dict()} for ply, event in zip(plies, told, strict=True)],
        "sheet": match.sheet().to_list(),
        "decisions": [{"ply": ply, "seat": at, "action": text} for ply, (at, text) in enumerate(record.actions)],
    }


def _frame(match: Match, seat: int | None, all_hands: bool) -> dict[str, Any]:
    view = match.view(seat)
    plain = {name: getattr(view, name) for name in SHOWN if name not in ("sheet", "events")}
    if all_hands:
        box, s = match.game.box, match.state
        plain["hands"] = {str(at): box.hand(s, at) for at in range(match.game.players)}
    return plain


def _fullest(seen: Sequence[Event]) -> Event:
    """An event as its owner saw it."""
    return next((event for event in seen if event.owner is not None), seen[0])


def verify(record: Record, match: Match) -> dict[str, Any]:
    """Every deal computed again from the secret and the shares, and compared with what was played."""
    again = Record.loads(record.dumps())
    fair = again.shuffler
    assert isinstance(fair, Fair)
    same = again.replay() == match
    deals = [{"deal": number, "ok": same, "deck": deck} for number, deck in enumerate(again.deals())]
    return {"fair": same, "commitment": fair.commitment, "secret": fair.secret.hex(), "deals": deals}


def stats(person: str | None) -> Any:
    """What a person, and everybody, has played and won; by game, by whom it was against, and by day."""

    def ask(db: Connection) -> dict[str, Any]:
        return {
            "mine": _figures(db, results.c.person == person) if person else [],
            "everybody": _figures(db, results.c.person.is_not(None)),
            "bots": _figures(db, results.c.level.is_not(None), results.c.level),
        }

    return ask


def _figures(db: Connection, which: Any, level: Any = results.c.against) -> list[dict[str, Any]]:
    wanted = (
        select(
            results.c.game,
            level.label("level"),
            results.c.day,
            func.count().label("played"),
            func.sum(results.c.won).label("won"),
            func.sum(results.c.score).label("score"),
        )
        .where(which)
        .group_by(results.c.game, level, results.c.day)
        .order_by(results.c.game, level, results.c.day)
    )
    found: dict[tuple[str, str], dict[str, Any]] = {}
    for row in db.execute(wanted):
        line = found.setdefault(
            (row.game, row.level),
            {"game": row.game, "level": row.level, "played": 0, "won": 0, "mean_score": 0, "days": []},
        )
        line["played"] += row.played
        line["won"] += int(row.won)
        line["mean_score"] += int(row.score)
        day = {"day": row.day, "played": row.played, "won": int(row.won), "mean_score": int(row.score) / row.played}
        line["days"].append(day)
    for line in found.values():
        line["mean_score"] /= line["played"]
    return list(found.values())
