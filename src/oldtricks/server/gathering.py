"""How a table in the lobby comes to its players: people sit down, bots take what is left, and it begins by itself."""

from ..words import say
from .conduct import check_host, own_name, start
from .house_rules import HouseRules
from .levels import STAND_IN
from .names import bot_name
from .opening import Entry, chair_entry, opening
from .presence import Presence
from .problems import Problem
from .seeking import Party
from .table import OPEN, Table

COMING = 20.0  # seconds for whoever was found to come to the table


def change_listing(table: Table, person: str, listed: bool, fill: float | None) -> Entry:
    """The host shows the table in the lobby, or does so no longer; bots take free seats if nobody comes for so long."""
    check_host(table, person)
    if table.status != OPEN:
        raise Problem(409, "started", say("problem-started"))
    return {"kind": "list", "listed": listed, "fill": fill if listed else None}


def opening_of_party(party: Party) -> Entry:
    """The first entry of a table for people who were found: seats wait for them, bots have the others."""
    people = [chair_entry("open", reserved=seeker.person) for seeker in party.seekers]
    names: list[str] = []
    for _ in range(party.game.players - len(people)):
        names.append(bot_name(names))
    seats = [*people, *(chair_entry("bot", name, level=STAND_IN) for name in names)]
    first = opening(party.game, party.seekers[0].person, seats, None, 60, house=HouseRules())
    return {**first, "fill": COMING}


def begins_in(table: Table, here: Presence, now: float) -> float | None:
    """In how many seconds something is to be done about empty seats; None where that is left to the host."""
    by_itself = table.listed or table.fill is not None
    if table.status != OPEN or not by_itself or not here.attended():
        return None
    if all(chair.kind != "open" for chair in table.chairs):
        return 0.0
    return None if table.fill is None else here.turn_since + table.fill - now


def next_entry(table: Table) -> Entry:
    """A bot takes the first free seat; once there is none, the cards are dealt."""
    seat = next((seat for seat, chair in enumerate(table.chairs) if chair.kind == "open"), None)
    if seat is None:
        return start(table, None)
    name = own_name(table, bot_name(chair.name for chair in table.chairs), seat)
    return {"kind": "seat", "seat": seat, "to": "bot", "level": STAND_IN, "name": name}
