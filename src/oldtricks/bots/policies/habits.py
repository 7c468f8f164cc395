"""What the policies of the trick games share. Chances are in 1024ths."""

from ...engine.observations.encode import bits
from ...rules.table import Card, Mask, TrickTable
from ..surface import card_gain, friends_of, missed, trump_worth

SURE = 1024
LITTLE = -(1 << 40)  # less than anything is worth


def highest(mask: Mask) -> Card:
    """The highest card of some."""
    card = 0
    if mask >> 32:
        card = 32
    if mask >> card + 16:
        card += 16
    if mask >> card + 8:
        card += 8
    if mask >> card + 4:
        card += 4
    if mask >> card + 2:
        card += 2
    if mask >> card + 1:
        card += 1
    return card


def lowest(mask: Mask) -> Card:
    """The lowest card of some."""
    return highest(mask & -mask)


def how_many(mask: Mask) -> int:
    """How many cards these are."""
    return bits(mask)


def above(card: Card) -> Mask:
    """Every card with a higher number."""
    return -(2 << card)


def unseen(s: TrickTable, cards: int) -> Mask:
    """The cards of the pack that the player at turn has not seen in this hand."""
    seen = s.hands[s.turn]
    if s.turn == s.maker:
        seen |= s.discards
    for seat in range(s.players):
        seen |= s.played[seat]
    return (1 << cards) - 1 & ~seen


def scarcity(s: TrickTable, out: Mask) -> int:
    """The chance that somebody who has yet to play to this trick does not hold a certain unseen card."""
    hidden = how_many(out)
    held = how_many(s.hands[s.turn])
    return SURE - SURE * held // hidden if hidden > held else 0


def without(q: int, cards: int) -> int:
    """The chance that he holds none of so many."""
    chance = SURE
    for _ in range(cards):
        chance = chance * q >> 10
    return chance


def holds_plain(q: int, higher: int, suit: int, trumps: int) -> int:
    """The chance that one player does not beat a plain card of the suit led.

    Beating it takes one of the `higher` cards of the suit, or none of its `suit` unseen cards and a trump.
    """
    return without(q, higher) - without(q, suit) + without(q, suit + trumps)


def holds_trump(q: int, higher: int, suit: int) -> int:
    """The chance that one player does not overtrump: it takes a void in the suit led, and a higher trump."""
    return SURE - (without(q, suit) * (SURE - without(q, higher)) >> 10)


def winning_card(s: TrickTable) -> Card:
    """The card that is winning the trick."""
    place = s.winning - s.turn + s.count
    if place < 0:
        place += s.players
    if place >= s.players:
        place -= s.players
    return s.trick[place]


# Choices that all make alike. What a card, a discard or a trump is worth, each policy says itself.


def card_to_play(s: TrickTable, cards: Mask, pack: int) -> Card:
    """The legal card that gains most."""
    best = lowest(cards)
    if cards & cards - 1 == 0:
        return best
    out = unseen(s, pack)
    q = scarcity(s, out)
    friends = friends_of(s)
    most = LITTLE
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        gain = card_gain(s, card, out, q, friends)
        if gain > most:
            most = gain
            best = card
    return best


def card_to_discard(s: TrickTable, cards: Mask, trump: int) -> Card:
    """The card that is missed least."""
    best = 0
    least = -LITTLE
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        worth = missed(s, card, trump)
        if worth < least:
            least = worth
            best = card
    return best


def trump_to_name(s: TrickTable, suits: Mask) -> int:
    """The one of these that the hand is worth most with, -1 if there is none."""
    best = -1
    most = LITTLE
    while suits:
        suit = lowest(suits)
        suits &= suits - 1
        worth = trump_worth(s, suit)
        if worth > most:
            most = worth
            best = suit
    return best
