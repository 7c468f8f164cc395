"""Lighthouse by rule of thumb: count what takes tricks in the dark, and take none with more than it needs."""

from ...rules.lighthouse import HAND_SIZE, LIGHT, RANKS, State, legal, power, settle, toward
from ...rules.table import BID, NOBODY, Action, Card, Mask, next_deal
from ..judging import add_result
from .habits import how_many, lowest

SPAN = 16


def policy(s: State, c: list[int]) -> Action:
    return best_call(s) if s.phase == BID else best_card(s)


def strength(hand: Mask) -> int:
    """The tricks that a keeper may expect, in halves: a suit's two lowest are whole ones, the third is half a one."""
    halves = 3 if hand >> LIGHT & 1 else 0
    for suit in range(3):
        halves += 2 * how_many(hand >> suit * RANKS & 3) + (hand >> (suit * RANKS + 2) & 1)
    return halves


def best_call(s: State) -> Action:
    """The least bid, if the hand is worth it."""
    wanted = s.bid + 1
    return wanted if wanted <= HAND_SIZE[s.players] and strength(s.hands[s.turn]) >= 2 * wanted else 0


def best_card(s: State) -> Card:
    """Wins as cheaply as it can while it wants tricks, and gets rid of what is good for nothing."""
    wants = s.turn != s.maker or toward(s) < s.bid
    cards = legal(s)
    best = lowest(cards)
    most = -1000
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        height = card % RANKS if s.lit else RANKS - 1 - card % RANKS  # LH7
        worth = 30 if card == LIGHT else height
        wins = power(s, card) > s.best if s.count else height >= RANKS - 2
        gain = 20 - worth if wins and wants else -worth
        if gain > most:
            most = gain
            best = card
    return best


# For the search, see `bots.surface.Policy`


def settle_result(s: State, result: list[int]) -> None:
    add_result(s, result)
    if s.maker == NOBODY:
        next_deal(s)
    else:
        settle(s)


def taken_so_far(s: State) -> int:
    taken = s.lit
    for side in range(s.sides):
        taken = taken << 4 | s.taken[side]
    return taken


def borders(s: State) -> Mask:
    """LH7: in the dark as in the light only the order within a suit counts."""
    return 1 | 1 << RANKS | 1 << 2 * RANKS | 1 << LIGHT
