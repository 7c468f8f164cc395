"""Why a card is led, or played to a trick."""

from collections.abc import Iterator

from ...engine.box import cards_of
from ...rules.table import NOBODY, Card
from ...words import Said, say
from ..sharp import Weighed
from .position import Position

FEW = 2  # cards that can be named one by one


def playing(p: Position, one: Weighed, other: Weighed) -> Iterator[Said]:
    card, rival = p.number(one), p.number(other)
    yield from makes_the_bid(p, card)
    if p.t.count == 0:
        yield from leading(p, card)
    elif p.partner(p.holder):
        yield from partner_has_it(p, card)
    if p.t.count:
        yield from following(p, card)
    if one.behind < other.behind:
        yield from sparing(p, card, rival)
        yield from guarding(p, card, rival)
        if p.t.count and not p.takers:
            yield say("because-keeps-rival", card=p.named(rival))
    yield from plain(p, card)


def makes_the_bid(p: Position, card: Card) -> Iterator[Said]:
    """The trick that this card completes decides the contract."""
    if not p.last or p.t.maker == NOBODY or not p.makes:
        return
    if p.rules.toward(p.t) < p.rules.goal(p.t) <= p.rules.toward(p.after(card)):
        yield say("because-makes-bid")


def leading(p: Position, card: Card) -> Iterator[Said]:
    out = p.unseen
    higher = out & p.suit_of(card) & -(2 << card)
    beaters = p.beaters(card)
    if p.is_trump(card) and out & p.trumps:
        yield say("because-draws-trumps", n=(out & p.trumps).bit_count())
    if not beaters:
        yield say("because-unbeatable")
    elif p.suit(card) and not higher:
        yield say("because-highest-left", suit=p.suit_named(card))
    elif beaters.bit_count() <= FEW:
        yield say("because-only-these-beat", cards=p.all_named(beaters))
    yield from counting_kept(p, card)


def partner_has_it(p: Position, card: Card) -> Iterator[Said]:
    if not p.takes(card):
        if p.counts(card):
            key = "because-feeds-partner" if p.beaters(None) else "because-feeds-partner-safely"
            yield say(key, card=p.named(card), n=p.counts(card))
        elif p.takers or p.cheap(card):
            yield say("because-partner-has-it" if p.beaters(None) else "because-partner-keeps-it")
    elif p.beaters(None) and not p.beaters(card):
        yield say("because-over-partner", card=p.named(p.best_card))


def following(p: Position, card: Card) -> Iterator[Said]:
    if p.takes(card):
        yield from taking(p, card)
    elif not p.partner(p.holder):
        yield from counting_kept(p, card)
        if not p.takers and p.lowest(card):
            yield say("because-cannot-win")


def taking(p: Position, card: Card) -> Iterator[Said]:
    points = sum(p.counts(p.t.trick[i]) for i in range(p.t.count))
    beaters = p.beaters(card)
    several = p.takers & (p.takers - 1)
    if points and not p.partner(p.holder):
        yield say("because-for-points" if beaters else "because-wins-points", n=points)
    if not several:
        yield say("because-only-taker")
    elif p.cheapest(card):
        yield say("because-last-cheapest" if p.last else "because-cheapest")
    if not p.last and not beaters:
        yield say("because-nobody-after")
    elif p.is_trump(card) and p.suit(p.t.trick[0]) and not p.hand & p.t.follow:
        yield say("because-trumps-in", suit=p.suit_named(p.t.trick[0]))
    if 0 < beaters.bit_count() <= FEW:
        yield say("because-only-these-beat", cards=p.all_named(beaters))


def sparing(p: Position, card: Card, rival: Card) -> Iterator[Said]:
    """The rival would take the trick, and is worth more than that."""
    if p.t.count and not p.takes(card) and p.takers >> rival & 1 and not p.partner(p.holder):
        trump = p.is_trump(rival) and not p.is_trump(card)
        yield say("because-saves-trump" if trump else "because-too-dear", card=p.named(rival))


def counting_kept(p: Position, card: Card) -> Iterator[Said]:
    """A card that counts stays out of a trick that others have, or may get."""
    dear = [other for other in cards_of(p.legal) if p.counts(other) > p.counts(card)]
    dear = [other for other in dear if p.t.count == 0 or not p.takes(other)]
    if dear:
        most = max(dear, key=p.counts)
        key = "because-keeps-points-home" if p.t.count == 0 else "because-keeps-points-from-them"
        yield say(key, card=p.named(most), n=p.counts(most))


def guarding(p: Position, card: Card, rival: Card) -> Iterator[Said]:
    """The rival would leave a high card of its suit without the lower ones that protect it."""
    suit = p.suit_of(rival)
    if not suit or suit >> card & 1 or p.is_trump(rival):
        return
    held = p.hand & suit
    top = held.bit_length() - 1
    above = (p.unseen & suit & -(2 << top)).bit_count()
    if top != rival and above and held.bit_count() == above + 1:
        yield say("because-guards", card=p.named(top), guard=p.named(rival))


def plain(p: Position, card: Card) -> Iterator[Said]:
    """What is seen from the hand alone."""
    suit = p.hand & p.suit_of(card)
    trump = p.is_trump(card)
    if suit == 1 << card and not trump and p.hand & p.trumps and p.unseen & p.suit_of(card):
        yield say("because-void", suit=p.suit_named(card))
    if p.lowest(card) and not p.takes(card):
        yield say("because-lowest", suit=p.suit_named(card))
    if p.t.count == 0 and p.suit(card) and not trump and p.lowest(card):
        yield say("because-lead-low", suit=p.suit_named(card), card=p.named(suit.bit_length() - 1))
    if not trump and p.legal & p.trumps:
        yield say("because-keeps-trumps")
    if p.t.count == 0 and not trump and suit.bit_count() >= 3 and p.suit(card):
        plain_suits = [p.hand & cards & ~p.trumps for cards in p.suits.values()]
        if suit.bit_count() == max(cards.bit_count() for cards in plain_suits):
            yield say("because-long-suit", suit=p.suit_named(card), n=suit.bit_count())
