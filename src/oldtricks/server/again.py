"""Tables that come after others: a rematch, and practice from a position of a game."""

from random import SystemRandom

from ..engine.records import Record
from ..engine.shuffles import Fair
from ..engine.unseen import as_seen
from ..words import say
from .conduct import own_name, seated
from .house_rules import HouseRules
from .levels import STAND_IN
from .notes import notes_of
from .opening import Entry, chair_entry, opening
from .problems import Problem
from .table import Table


def opening_of_rematch(table: Table, person: str, share: str | None, sits: bool = True) -> Entry:
    """The first entry of the next table: the same seats, which wait for their people."""
    seats = []
    for chair in table.chairs:
        if chair.kind == "bot":
            seats.append(chair_entry("bot", chair.name, level=chair.level))
        elif chair.person == person and sits:
            seats.append(chair_entry("person", chair.name, person=person, share=share, avatar=chair.avatar))
        else:
            seats.append(chair_entry("open", reserved=chair.person))
    return opening(table.game, person, seats, table.clock, table.away_after, table.id, house=table.house)


def opening_of_practice(table: Table, person: str, name: str, ply: int) -> tuple[Entry, Entry]:
    """The first entries of a table that goes on from a position of another: one person, bots, the same cards."""
    record = _up_to(table, person, ply)
    seat = record.replay().turn
    assert seat is not None
    seats = [chair_entry("bot", chair.name, level=chair.level or STAND_IN) for chair in table.chairs]
    seats[seat] = chair_entry("person", own_name(table, name, seat), person=person)
    start: Entry = {"kind": "start", "record": record.dumps(), "ply": ply, "of": table.id}
    house = HouseRules(pace=table.house.pace)
    return opening(table.game, person, seats, None, table.away_after, house=house), start


def _up_to(table: Table, person: str, ply: int) -> Record:
    """A game up to an action. While it goes on, only from a hand that is over: one's own decisions, against bots."""
    if table.match is None:
        raise Problem(409, "not-over", say("problem-cards-closed"))
    match, now = table.match.copy(), table.match
    if ply < now.ply:
        match.undo(now.ply - ply)
    elif now.over:
        raise Problem(422, "ply", say("problem-no-such-ply", plies=now.ply - 1))
    if now.over:
        return match.record(notes_of(table))
    alone = table.alone and match.turn == seated(table, person)
    if not alone or match.turn is None or match.state.deals == now.state.deals:
        raise Problem(409, "not-over", say("problem-cards-closed"))
    return as_seen(now, match.turn, ply, Fair(), SystemRandom())
