"""What only Gasoline Alley knows: characters of the Master Suit count, and the dealer sells."""

from collections.abc import Iterator

from ...engine.box import cards_of
from ...rules.gasoline_alley import NUMBERS, POINTS, SELL_IT, State
from ...rules.table import NAME, SELL, Card
from ...words import Said, Seat, say
from ..sharp import Weighed
from .position import Position

MUCH = 6  # what Walt counts; only Skeezix counts more (GA4)


def counts(s: State, card: Card) -> int:
    """GA4."""
    return POINTS[card % NUMBERS] if card // NUMBERS == s.trump else 0


def brings(bid: int) -> int:
    """GA12: whoever makes it takes off at least as much."""
    return bid


def reasons(p: Position, one: Weighed, other: Weighed) -> Iterator[Said]:
    s = p.state(State)
    if s.phase == SELL:
        if p.number(one) == SELL_IT:
            if s.scores[s.turn] <= s.bid:  # GA-Q4
                yield say("gasoline-alley-because-sale-wins", n=s.bid)
            yield say("gasoline-alley-because-sale", n=s.bid)
        elif one.made is not None and one.made >= 0.5:
            yield say("gasoline-alley-because-keep", n=round(100 * one.made))
        else:
            yield say("gasoline-alley-because-no-gift", seat=Seat(s.bidder), n=s.bid)
    if s.phase == NAME:
        cards = p.hand & p.suits[p.box.suit_names[p.number(one)]]
        counting = sum(1 << card for card in cards_of(cards) if POINTS[card % NUMBERS] >= MUCH)
        if counting:
            points = sum(POINTS[card % NUMBERS] for card in cards_of(counting))
            yield say("gasoline-alley-because-names", cards=p.all_named(counting), points=points)
