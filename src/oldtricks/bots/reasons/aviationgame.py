"""What only Aviationgame knows: a bid names the craft too."""

from collections.abc import Iterator

from ...rules.aviationgame import A_AND_B, NUMBERS, TYPE, miles_of
from ...rules.table import BID
from ...words import Said, say
from ..sharp import Weighed
from .position import Position


def brings(bid: int) -> int:
    """AV18: without the wind."""
    return miles_of(bid)


def reasons(p: Position, one: Weighed, other: Weighed) -> Iterator[Said]:
    bid = p.number(one)
    if p.s.phase == BID and bid:
        lengths = [(p.hand >> craft * NUMBERS & TYPE).bit_count() for craft in range(4)]
        craft = (bid - 1) % 4
        if lengths[craft] == max(lengths):
            top = (p.hand & A_AND_B).bit_count()
            key = "aviationgame-because-craft-with" if top else "aviationgame-because-craft"
            yield say(key, n=lengths[craft], craft=p.box.suit_said(craft), cards=p.all_named(p.hand & A_AND_B))
