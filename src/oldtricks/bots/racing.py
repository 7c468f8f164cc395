"""Worlds of the race, and its endings: it has neither suits nor tricks."""

from typing import Any

from ..engine.sfc32 import below
from ..rules.table import HIDDEN, Table
from .endings import Ending
from .thinking import BAR, GET, TAKE, Bench, Knowledge


def redeal(k: Knowledge, b: Bench, g: list[int]) -> float:
    """A deck that may have been dealt in the race, weighed as in `thinking.redeal_tricks`.

    A card that somebody used is one that all saw him take, or else any of those that he held; those still hidden are
    any that have not been seen, but for kinds barred by the end of a lucky turn.
    """
    for place in range(k.facts[3]):
        b.deck[place] = k.deck[place]
        b.barred[place] = 0
        b.places[place] = HIDDEN  # who holds the card of that place
    for i in range(128):
        b.got[i] = 0  # cards that a seat is known to hold: 16 * seat + kind
    loose = 0
    for kind in range(10):
        b.room[kind] = k.room[kind]
        loose += k.room[kind]
    for i in range(len(k.cards)):
        seat = k.cards[i][0]
        what = k.cards[i][1]
        value = k.cards[i][2]
        if what == GET:
            b.places[value] = seat
        elif what == TAKE:
            b.got[16 * seat + value] += 1
        elif what == BAR:
            for place in range(k.facts[3]):
                if b.places[place] == seat:
                    b.barred[place] |= value
        else:
            just_taken = value // 10
            kind = value % 10
            if b.got[16 * seat + kind] > just_taken:
                b.got[16 * seat + kind] -= 1
                continue
            open_places = 0
            for place in range(k.facts[3]):
                if b.places[place] == seat and not b.barred[place] >> kind & 1:
                    open_places += 1
            if open_places == 0 or b.room[kind] == 0:
                return 0.0
            chosen = below(g, open_places)
            for place in range(k.facts[3]):
                if b.places[place] == seat and not b.barred[place] >> kind & 1:
                    if chosen == 0:
                        b.places[place] = HIDDEN
                        b.deck[place] = kind
                    chosen -= 1
            b.room[kind] -= 1
            loose -= 1
    weight = 1.0
    for constrained in (1, 0):
        for place in range(k.facts[3]):
            if b.deck[place] == HIDDEN and (not constrained or (b.barred[place] and b.places[place] != HIDDEN)):
                barred = b.barred[place] if b.places[place] != HIDDEN else 0
                total = 0
                for kind in range(10):
                    if not barred >> kind & 1:
                        total += b.room[kind]
                if total == 0:
                    return 0.0
                weight *= total / loose
                loose -= 1
                chosen = below(g, total)
                for kind in range(10):
                    if not barred >> kind & 1:
                        if 0 <= chosen < b.room[kind]:
                            b.deck[place] = kind
                        chosen -= b.room[kind]
                b.room[b.deck[place]] -= 1
    for i in range(len(k.script)):
        b.made[i] = k.script[i][1]
    return weight


def ending_value(e: Ending, spare: Table, rest: Any, side: int, world: int) -> float:
    """The race has no ending to be solved."""
    return 0.0
