"""What people may do at a table. Each function checks that it is allowed, and gives the entry to append to the log."""

from collections.abc import Iterable

from ..engine.errors import IllegalAction, OldTricksError
from ..engine.match import Match
from .levels import check_level
from .names import bot_name, unlike
from .opening import Entry, chair_entry, opening
from .problems import Problem
from .table import OPEN, OVER, PLAYING, Chair, Table

# Taking seats


def sit(table: Table, person: str, name: str, seat: int | None, share: str | None) -> Entry:
    if table.status != OPEN:
        raise Problem(409, "started", "the game has begun: you can watch, but not sit down")
    mine = table.seat_of(person)
    if seat is None:
        seat = mine if mine is not None else _free_seat(table, person)
    chair = _chair(table, seat)
    if chair.person != person and (chair.kind != "open" or chair.reserved not in (None, person)):
        raise Problem(409, "taken", f"seat {seat + 1} is taken")
    return {
        "kind": "sit",
        "seat": seat,
        "person": person,
        "name": _own_name(table, name, seat),
        "share": share or chair.share,
    }


def stand(table: Table, person: str) -> Entry:
    seat = _seated(table, person)
    if table.status != OPEN:
        raise Problem(409, "started", "the game has begun; just leave, and a bot plays for you until you are back")
    return {"kind": "stand", "seat": seat}


def change_seat(table: Table, person: str, seat: int, to: str, level: str | None, absent: bool) -> Entry:
    """The host gives a seat to a bot, or to whoever comes."""
    _check_host(table, person)
    chair = _chair(table, seat)
    if table.status == OVER:
        raise Problem(409, "over", "the game is over")
    if chair.kind == "person" and not absent:
        raise Problem(409, "present", f"{chair.name} is here: only an absent person can be replaced")
    if table.status == PLAYING and (chair.kind != "person" or to == "open"):
        raise Problem(409, "started", "in play only an absent person can be replaced, and only by a bot")
    if to == "open":
        return {"kind": "seat", "seat": seat, "to": "open"}
    check_level(level)
    fresh = bot_name(chair.name for chair in table.chairs)
    name = chair.name if table.status == PLAYING else _own_name(table, fresh, seat)
    return {"kind": "seat", "seat": seat, "to": "bot", "level": level, "name": name}


def take_over(table: Table, person: str, absent: bool) -> Entry:
    """A player becomes the host in place of one who is gone."""
    _seated(table, person)
    if table.status == OVER:
        raise Problem(409, "over", "the game is over")
    if not absent:
        raise Problem(409, "present", "the host is here, or was here until a moment ago")
    return {"kind": "host", "person": person}


def start(table: Table, person: str | None) -> Entry:
    """Deal; without a person, because everybody is there."""
    if person is not None:
        _check_host(table, person)
    if table.status != OPEN:
        raise Problem(409, "started", "the game has begun already")
    empty = [str(seat + 1) for seat, chair in enumerate(table.chairs) if chair.kind == "open"]
    if empty:
        raise Problem(409, "open-seats", f"nobody has seat {', '.join(empty)} yet: wait, or give it to a bot")
    return {"kind": "start"}


# Playing


def move(table: Table, person: str, action: str, key: str | None) -> Entry:
    match = _playing(table)
    seat = _seated(table, person)
    if seat != match.turn:
        whose = match.names[match.turn or 0]
        raise Problem(409, "not-your-turn", f"it is the turn of {whose}", version=table.version)
    return {
        "kind": "move",
        "seat": seat,
        "action": _legal(table, match, action),
        "by": "person",
        "person": person,
        "key": key,
    }


def move_by_bot(table: Table, seat: int, action: str) -> Entry:
    by = "bot" if table.chairs[seat].kind == "bot" else "stand-in"
    return {"kind": "move", "seat": seat, "action": _legal(table, _playing(table), action), "by": by}


def undo(table: Table, person: str, absent: Iterable[int], key: str | None) -> Entry:
    _playing(table)
    seat = _seated(table, person)
    if table.asked:
        raise Problem(409, "undo-asked", "somebody is asking already whether something may be taken back")
    plies = table.to_undo(seat)
    if not plies:
        raise Problem(409, "no-undo", "there is nothing that you can take back now")
    others = [i for i, chair in enumerate(table.chairs) if chair.kind == "person" and i != seat]
    waiting = [i for i in others if i not in absent]
    if others and not waiting:
        raise Problem(409, "no-undo", "nobody is here who could agree")
    return {"kind": "undo", "seat": seat, "plies": plies, "waiting": waiting, "person": person, "key": key}


def answer(table: Table, person: str, agree: bool) -> Entry:
    _playing(table)
    seat = _seated(table, person)
    if not table.asked or seat not in table.asked.waiting:
        raise Problem(409, "not-asked", "nobody is waiting for your answer")
    return {"kind": "answer", "seat": seat, "agree": agree}


# Afterwards


def check_rematch(table: Table, person: str) -> None:
    """A Problem for whoever may not have a rematch."""
    if table.status != OVER:
        raise Problem(409, "not-over", "the game is not over yet")
    _seated(table, person)


def opening_of_rematch(table: Table, person: str, share: str | None) -> Entry:
    """The first entry of the next table: the same seats, which wait for their people."""
    seats = []
    for chair in table.chairs:
        if chair.kind == "bot":
            seats.append(chair_entry("bot", chair.name, level=chair.level))
        elif chair.person == person:
            seats.append(chair_entry("person", chair.name, person=person, share=share))
        else:
            seats.append(chair_entry("open", reserved=chair.person))
    return opening(table.game, person, seats, table.clock, table.away_after, table.id)


# What they share


def _free_seat(table: Table, person: str) -> int:
    chairs = list(enumerate(table.chairs))
    for wanted in (person, None):
        for seat, chair in chairs:
            if chair.kind == "open" and chair.reserved == wanted:
                return seat
    raise Problem(409, "full", "every seat is taken: you can watch")


def _chair(table: Table, seat: int) -> Chair:
    if not 0 <= seat < len(table.chairs):
        raise Problem(422, "seat", f"seats are numbered 0 to {len(table.chairs) - 1} here, not {seat}")
    return table.chairs[seat]


def _own_name(table: Table, name: str, seat: int) -> str:
    return unlike(name, [chair.name for i, chair in enumerate(table.chairs) if i != seat])


def _check_host(table: Table, person: str) -> None:
    if person != table.host:
        raise Problem(403, "not-host", "only the host of the table can do this")


def _legal(table: Table, match: Match, action: str) -> str:
    """The action as it is spelled; a Problem if it is none, or not legal now."""
    try:
        return match.check(action).text
    except IllegalAction as error:
        raise Problem(422, "illegal", str(error), rule=error.rule, version=table.version) from None
    except OldTricksError as error:
        raise Problem(422, "illegal", str(error), version=table.version) from None


def _playing(table: Table) -> Match:
    if table.match is None:
        raise Problem(409, "not-started", "the game has not begun yet")
    if table.match.over:
        raise Problem(409, "over", "the game is over")
    return table.match


def _seated(table: Table, person: str) -> int:
    seat = table.seat_of(person)
    if seat is None:
        raise Problem(403, "not-seated", "you have no seat here, so you can only watch")
    return seat
