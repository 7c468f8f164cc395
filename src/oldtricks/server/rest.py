"""The rest of a hand: claimed by a player, or left to bots once it is decided. It is played out by ordinary actions.

A claim that is proven from what the claimer sees (`bots.rest`) is accepted at once, whoever plays. Any other is a
question to the people who play against him, or is refused where a bot does: a bot agrees to what is proven and to
nothing else. So no answer to a claim tells anything about hidden cards.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from ..bots import rest as proofs
from ..engine.box import State
from ..engine.view import View
from ..rules.table import PLAY, TrickTable, side_of
from ..words import say
from .chairs import Asked
from .opening import Entry
from .problems import Problem

if TYPE_CHECKING:
    from .table import Table

How = Literal["claim", "finish"]


@dataclass(frozen=True, slots=True)
class Rest:
    """Who has claimed the rest of a deal, or leaves it to bots."""

    seat: int
    how: How
    deal: int
    counted: int | None = None  # the cards that the proof of a claim counts; None if the others have agreed


def proven(view: View) -> tuple[bool, int]:
    """In another process: whether a claim is proven, and the cards that have to be counted for it."""
    found = proofs.prove(view)
    return found.verdict == "sure", found.counted


# What people may do


def may_claim(table: "Table", seat: int) -> bool:
    match = table.match
    if match is None or match.turn != seat or table.asked or table.rest:
        return False
    s = match.state
    return isinstance(s, TrickTable) and s.phase == PLAY and s.hands[seat].bit_count() > 1


def may_finish(table: "Table", seat: int | None) -> bool:
    """Against bots alone, when it is decided whether the contract is made; on a board every trick is one's own."""
    match = table.match
    if match is None or seat is None or not table.alone or table.asked or table.rest or table.round:
        return False
    s = match.state
    playing = isinstance(s, TrickTable) and s.phase == PLAY and s.hands[seat].bit_count() > 1
    return playing and proofs.decided(match.public())


def check_claim(table: "Table", seat: int) -> None:
    if not may_claim(table, seat):
        raise Problem(409, "no-claim", say("problem-no-claim"), version=table.version)


def claim(table: "Table", seat: int, proof: tuple[bool, int], absent: Iterable[int]) -> Entry:
    """A claim that is proven; or the question whether the others give it, where all who lose by it are people."""
    sure, counted = proof
    entry: Entry = {"kind": "rest", "seat": seat, "how": "claim", "waiting": [], "counted": counted if sure else None}
    if sure:
        return entry
    assert table.match is not None
    chairs, s = table.chairs, table.match.state
    others = [i for i in range(len(chairs)) if side_of(s, i) != side_of(s, seat)]
    if any(chairs[i].kind == "bot" or i in absent for i in others):
        raise Problem(409, "not-proven", say("problem-not-proven"), version=table.version)
    return {**entry, "waiting": others}


def finish(table: "Table", seat: int) -> Entry:
    if not may_finish(table, seat):
        raise Problem(409, "not-decided", say("problem-not-decided"), version=table.version)
    return {"kind": "rest", "seat": seat, "how": "finish", "waiting": [], "counted": None}


# What the log does


def begun(table: "Table", entry: Entry) -> None:
    """Somebody has the rest, or asks for it."""
    assert table.match is not None
    rest = Rest(entry["seat"], entry["how"], table.match.state.deals, entry["counted"])
    if entry["waiting"]:
        table.asked = Asked(entry["seat"], 0, entry["waiting"], rest)
    else:
        table.rest = rest


def agreed(table: "Table") -> None:
    """Everybody lets him have it."""
    assert table.asked is not None
    table.rest, table.asked = table.asked.rest, None


def lasting(table: "Table") -> Rest | None:
    """Until the hand is over."""
    match, rest = table.match, table.rest
    return rest if match and rest and not match.over and match.state.deals == rest.deal else None


# Playing it out


def card_of(rest: Rest, view: View, s: State) -> str | None:
    """What a claim plays for the player at turn; None leaves it to a bot."""
    if rest.how != "claim" or not isinstance(s, TrickTable):
        return None
    if rest.counted is not None:
        return proofs.go_on(view, rest.counted) if view.seat == rest.seat else None
    card = proofs.given(s, view.played.rules, rest.seat)
    return view.legal[view.legal_numbers.index(card)] if card >= 0 else None
