"""What people may do at a table. Each function checks that it is allowed, and gives the entry to append to the log."""

from collections.abc import Iterable, Mapping
from dataclasses import asdict, replace
from typing import Any

from ..engine.errors import IllegalAction, OldTricksError, listed_texts, quoted
from ..engine.match import Match
from ..words import say
from .chairs import Chair
from .clocks import is_slow
from .levels import check_end, check_level
from .names import bot_name, unlike
from .opening import Entry
from .problems import Problem, closed
from .table import OPEN, OVER, Table
from .undoing import MOST_TAKEN_BACK, to_undo

# Taking seats


def sit(table: Table, person: str, name: str, seat: int | None, share: str | None, avatar: str | None = None) -> Entry:
    if table.status != OPEN:
        raise Problem(409, "started", say("problem-started"))
    mine = table.seat_of(person)
    if seat is None:
        seat = mine if mine is not None else _free_seat(table, person)
    chair = _chair(table, seat)
    if chair.person != person and (chair.kind != "open" or chair.reserved not in (None, person)):
        raise Problem(409, "taken", say("problem-taken", seat=seat + 1))
    return {
        "kind": "sit",
        "seat": seat,
        "person": person,
        "name": own_name(table, name, seat, mine),
        "share": share or table.share_of(person),
        "avatar": avatar,
    }


def stand(table: Table, person: str) -> Entry:
    seat = seated(table, person)
    if table.status != OPEN:
        raise Problem(409, "started", say("problem-started-just-leave"))
    return {"kind": "stand", "seat": seat}


def change_seat(table: Table, person: str, seat: int, to: str, level: str | None, absent: bool) -> Entry:
    """Before the start the host gives a seat to a bot, or to whoever comes."""
    _check_replaced(table, person, seat, absent)
    if to == "open":
        return {"kind": "seat", "seat": seat, "to": "open"}
    check_level(level)
    check_end(table.game, level)
    name = own_name(table, bot_name(chair.name for chair in table.chairs), seat)
    return {"kind": "seat", "seat": seat, "to": "bot", "level": level, "name": name}


def check_stand_in(table: Table, person: str, seat: int, to: str, absent: bool) -> None:
    """In play the host has a bot play for somebody who is gone. It stays his seat: he goes on when he is back."""
    chair = _check_replaced(table, person, seat, absent)
    if chair.kind != "person" or to == "open":
        raise Problem(409, "started", say("problem-started-replace"))
    if is_slow(table):
        raise Problem(409, "present", say("problem-slow-replace"))


def _check_replaced(table: Table, person: str, seat: int, absent: bool) -> Chair:
    check_host(table, person)
    chair = _chair(table, seat)
    if table.status == OVER:
        raise Problem(409, "over", say("problem-over"))
    if chair.kind == "person" and not absent:
        raise Problem(409, "present", say("problem-is-here", name=chair.name, seconds=round(table.away_after)))
    return chair


def take_over(table: Table, person: str, absent: bool) -> Entry:
    """A player becomes the host in place of one who is gone."""
    seated(table, person)
    if table.status == OVER:
        raise Problem(409, "over", say("problem-over"))
    if not absent:
        raise Problem(409, "present", say("problem-host-is-here"))
    return {"kind": "host", "person": person}


def change_house(table: Table, person: str, changes: Mapping[str, Any]) -> Entry:
    """Before the first deal the host settles the house rules; later only somebody who plays against bots alone may."""
    if table.status == OPEN:
        check_host(table, person)
    elif table.status == OVER:
        raise Problem(409, "over", say("problem-over"))
    else:
        check_alone(table, person, "problem-house-settled")
        if table.round is not None and changes.keys() - {"pace"}:
            raise Problem(409, "house", say("problem-house-board"))
        if changes.keys() & {"delay", "watch_seat"}:  # they have been shown something already
            raise Problem(409, "house", say("problem-house-watched"))
    return {"kind": "house", "house": asdict(replace(table.house, **changes))}


def start(table: Table, person: str | None) -> Entry:
    """Deal; without a person, because everybody is there."""
    if person is not None:
        check_host(table, person)
    if table.status != OPEN:
        raise Problem(409, "started", say("problem-started-already"))
    empty = [str(seat + 1) for seat, chair in enumerate(table.chairs) if chair.kind == "open"]
    if empty:
        raise Problem(409, "open-seats", say("problem-open-seats", seats=listed_texts(empty)))
    return {"kind": "start"}


# Playing


def made(table: Table, person: str, key: str) -> bool:
    """Whether this person's move with this key was made already."""
    if key in table.moved and table.moved[key][0] != person:
        raise Problem(422, "key", say("problem-key"))
    return key in table.moved


def move(table: Table, person: str, action: str, key: str | None) -> Entry:
    match = _playing(table)
    seat = seated(table, person)
    if seat != match.turn:
        whose = match.names[match.turn or 0]
        raise Problem(409, "not-your-turn", say("problem-not-your-turn", name=whose), version=table.version)
    if table.rest:
        raise Problem(409, "rest", say("problem-rest"), version=table.version)
    return {
        "kind": "move",
        "seat": seat,
        "action": _legal(table, match, action),
        "by": "person",
        "person": person,
        "key": key,
    }


def move_by_bot(table: Table, seat: int, action: str, hurried: bool) -> Entry:
    by = "bot" if table.chairs[seat].kind == "bot" else "stand-in"
    entry = {"kind": "move", "seat": seat, "action": _legal(table, _playing(table), action), "by": by}
    return {**entry, "hurried": True} if hurried else entry


def undo(table: Table, person: str, absent: Iterable[int], key: str | None) -> Entry:
    _playing(table)
    seat = seated(table, person)
    if not table.house.takes_back(table.company):
        raise Problem(409, "house", say("problem-house-board" if table.round else "problem-house-undo"))
    if table.asked:
        raise Problem(409, "undo-asked", say("problem-undo-asked"))
    if len(table.taken_back) >= MOST_TAKEN_BACK:
        raise Problem(409, "no-undo", say("problem-no-undo-more", most=MOST_TAKEN_BACK))
    plies = to_undo(table, seat)
    if not plies:
        raise Problem(409, "no-undo", say("problem-no-undo"))
    others = [i for i, chair in enumerate(table.chairs) if chair.kind == "person" and i != seat]
    waiting = [i for i in others if i not in absent]
    if others and not waiting:
        raise Problem(409, "no-undo", say("problem-no-undo-nobody"))
    return {"kind": "undo", "seat": seat, "plies": plies, "waiting": waiting, "person": person, "key": key}


def playing_seat(table: Table, person: str) -> int:
    """The seat of somebody who plays here, while the game goes on."""
    _playing(table)
    return seated(table, person)


def answer(table: Table, person: str, agree: bool) -> Entry:
    seat = playing_seat(table, person)
    if not table.asked or seat not in table.asked.waiting:
        raise Problem(409, "not-asked", say("problem-not-asked"))
    return {"kind": "answer", "seat": seat, "agree": agree}


# Afterwards


def check_rematch(table: Table, person: str) -> None:
    """A Problem for whoever may not have a rematch."""
    if table.status != OVER:
        raise Problem(409, "not-over", say("problem-not-over"))
    seated(table, person)


def check_coach(table: Table, person: str) -> int:
    """The seat of somebody who plays against bots alone: a coach may whisper to him and to nobody else."""
    seat = seated(table, person)
    if not table.alone:
        raise Problem(409, "coach", say("problem-coach-people"))
    if table.round is not None and table.status != OVER:
        raise Problem(409, "house", say("problem-house-board"))
    return seat


def check_alone(table: Table, person: str, why: str) -> None:
    """A Problem for whoever does not play against bots alone."""
    seated(table, person)
    if not table.alone:
        raise Problem(409, "not-alone", say(why))


def check_hints(table: Table, person: str) -> int:
    """The seat of somebody who may ask for a hint now."""
    seat = table.seat_of(person)
    if table.match is None or seat is None or table.turn != seat:
        raise Problem(409, "not-your-turn", say("problem-hint-not-your-turn"), version=table.version)
    if not table.house.gives_hints(table.company):
        raise Problem(409, "house", say("problem-house-board" if table.round else "problem-house-hints"))
    return seat


# What they share


def _free_seat(table: Table, person: str) -> int:
    chairs = list(enumerate(table.chairs))
    for wanted in (person, None):
        for seat, chair in chairs:
            if chair.kind == "open" and chair.reserved == wanted:
                return seat
    raise Problem(409, "full", say("problem-full"))


def _chair(table: Table, seat: int) -> Chair:
    if not 0 <= seat < len(table.chairs):
        raise Problem(422, "seat", say("seats-are-numbered", last=len(table.chairs) - 1, given=quoted(seat)))
    return table.chairs[seat]


def own_name(table: Table, name: str, *seats: int | None) -> str:
    """A name unlike those at all seats but one's own."""
    return unlike(name, [chair.name for i, chair in enumerate(table.chairs) if i not in seats])


def check_host(table: Table, person: str) -> None:
    if person != table.host:
        raise Problem(403, "not-host", say("problem-not-host"))


def _legal(table: Table, match: Match, action: str) -> str:
    """The action as it is spelled; a Problem if it is none, or not legal now."""
    try:
        return match.check(action).text
    except IllegalAction as error:
        raise Problem(422, "illegal", error.said, reader=error.reader, rule=error.rule, version=table.version) from None
    except OldTricksError as error:
        raise Problem(422, "illegal", error.said, reader=error.reader, version=table.version) from None


def _playing(table: Table) -> Match:
    if table.closed:
        raise closed()
    if table.match is None:
        raise Problem(409, "not-started", say("problem-not-started"))
    if table.match.over:
        raise Problem(409, "over", say("problem-over"))
    return table.match


def seated(table: Table, person: str) -> int:
    seat = table.seat_of(person)
    if seat is None:
        raise Problem(403, "not-seated", say("problem-not-seated"))
    return seat
