"""What only Tactics knows: Keys count, and cannot fight."""

from collections.abc import Iterator

from ...rules.table import NAME, Card
from ...rules.tactics import KEY_5, NO_TRUMP, State, key_points, points_of
from ...words import Said, say
from ..sharp import Weighed
from .position import Position


def counts(s: State, card: Card) -> int:
    """TA13."""
    return key_points(card) if card >= KEY_5 else 0


def brings(bid: int) -> int:
    """TA13, TA14: whoever makes it has captured as much."""
    return points_of(bid)


def reasons(p: Position, one: Weighed, other: Weighed) -> Iterator[Said]:
    if p.s.phase == NAME and p.number(one) == NO_TRUMP:
        longest = max((p.hand & cards).bit_count() for cards in p.suits.values())
        yield say("tactics-because-no-trump", n=longest)
