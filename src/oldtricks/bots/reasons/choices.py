"""Why one bids, passes, sells, names a trump, lays a card away, calls a partner."""

from collections.abc import Iterator

from ...engine.box import cards_of
from ...rules.table import BID, NO_SUIT, Mask
from ...words import Said, Seat, Suit, say
from ..seated import STEADY
from ..sharp import Weighed
from ..steady import advised
from .position import Position

HIGH = 3  # the ranks of a suit, from the top, that are worth naming


def bidding(p: Position, one: Weighed, other: Weighed) -> Iterator[Said]:
    bid = p.number(one)
    if bid:
        yield from raising(p, bid, one)
    else:
        yield from passing(p, one)
    if advised(p.s, p.view.game, p.view.ply, STEADY, 0) == bid:
        suit, n = p.longest
        yield say("because-normal" if bid else "because-normal-pass", suit=Suit(suit), n=n)


def passing(p: Position, one: Weighed) -> Iterator[Said]:
    s = p.t
    if not s.bid:
        return
    closes = p.after(0).phase != BID
    if p.partner(s.bidder):
        yield say("because-partner-bid", seat=Seat(s.bidder))
    elif closes and one.made is not None and one.made < 0.5:
        yield say("because-they-fail", seat=Seat(s.bidder), n=round(100 * one.made))
    if s.bidder != p.seat and not p.partner(s.bidder):
        yield say("because-leaves-it", seat=Seat(s.bidder), bid=p.box.bid_said(s.bid))


def raising(p: Position, bid: int, one: Weighed) -> Iterator[Said]:
    s = p.t
    yield from enough(p, bid)
    then = p.after(bid)
    if then.phase != BID:
        if one.made is not None and one.made >= 0.5:
            yield say("because-you-make", n=round(100 * one.made))
        yield say("because-last-word")
    if p.brings(bid) == least(p, p.legal):
        yield say("because-least-bid")
    elif then.phase == BID and not p.partner(then.turn):
        dearer = least(p, p.rules.legal(then))
        if dearer:
            yield say(f"because-raises-the-price-{p.box.unit}", n=dearer)
    if s.bid and not p.partner(s.bidder) and s.bidder != p.seat:
        yield say("because-outbids", seat=Seat(s.bidder))


def least(p: Position, calls: Mask) -> int:
    """What the lowest of some bids brings; 0 if there is none."""
    return min((p.brings(bid) for bid in cards_of(calls) if bid), default=0)


def enough(p: Position, bid: int) -> Iterator[Said]:
    """What the bid brings, once made, is all that is lacking."""
    score, brings = p.s.scores[p.seat % p.s.sides], p.brings(bid)
    if score - brings <= p.box.target if p.box.fewer_wins else score + brings >= p.box.target:
        yield say(p.box.own("because-enough"), n=p.box.target)


def naming(p: Position, one: Weighed, other: Weighed) -> Iterator[Said]:
    suits = [p.hand & p.suits[name] for name in p.box.suit_names]
    longest = max(cards.bit_count() for cards in suits)
    if p.number(one) >= len(suits):
        return
    cards = suits[p.number(one)]
    top = sum(1 << card for card in cards_of(cards) if p.box.ranks - card % p.box.ranks <= HIGH)
    if cards.bit_count() == longest and top:
        yield say("because-longest-with", n=longest, cards=p.all_named(top))
    elif cards.bit_count() == longest:
        yield say("because-longest", n=longest)
    elif top:
        yield say("because-strong", cards=p.all_named(top))


def laying_away(p: Position, one: Weighed, other: Weighed) -> Iterator[Said]:
    card = p.number(one)
    suit = p.hand & p.suit_of(card)
    if not p.is_trump(card) and p.trumps & p.hand:
        if suit == 1 << card:
            yield say("because-away-void", suit=p.suit_named(card))
        elif suit.bit_count() <= p.t.excess:
            yield say("because-away-toward-void", suit=p.suit_named(card))
        elif suit and suit & -suit == 1 << card:
            yield say("because-away-loser", suit=p.suit_named(card))
        else:
            yield say("because-keeps-trumps")
    elif p.t.trump == NO_SUIT and p.lowest(card):
        yield say("because-away-loser", suit=p.suit_named(card))


def calling(p: Position, one: Weighed, other: Weighed) -> Iterator[Said]:
    card = p.number(one)
    if not p.unseen & p.suit_of(card) & -(2 << card):
        yield say("because-calls-highest", suit=p.suit_named(card))
