"""What only Neutral knows: the first lead makes trump, a Neutral stands above trumps, Rulers count when neutralised."""

from collections.abc import Iterator

from ...rules.neutral import NATION, NEUTRALS, RANKS, RULER, UNITED_STATES, State
from ...rules.table import PLAY, Card
from ...words import Said, say
from ..sharp import Weighed
from .position import Position


def counts(s: State, card: Card) -> int:
    """NE11: a Ruler counts in a neutralised trick."""
    return 1 if card % RANKS == RULER and s.neutral >= 0 else 0


def brings(bid: int) -> int:
    """NE12: whoever makes it scores at least as much."""
    return bid


def reasons(p: Position, one: Weighed, other: Weighed) -> Iterator[Said]:
    s, card = p.state(State), p.number(one)
    if s.phase != PLAY:
        return
    nation = card // RANKS
    if s.count == 0 and s.tricks == 0 and nation != UNITED_STATES:
        lengths = [(p.hand >> each * RANKS & NATION).bit_count() for each in range(5)]
        if lengths[nation] == max(lengths):
            yield say("neutral-because-makes-trump", suit=p.box.suit_said(nation), n=lengths[nation])
    if s.count and NEUTRALS >> card & 1 and p.takes(card):
        rulers = sum(s.trick[i] % RANKS == RULER for i in range(s.count)) + (card % RANKS == RULER)
        key = "neutral-because-over-trump" if s.ceiling >= 0 and s.neutral < 0 else "neutral-because-neutralises"
        yield say(key, n=2 + rulers)
    spared = NEUTRALS >> p.number(other) & 1 and not NEUTRALS >> card & 1
    if s.count and spared and one.behind < other.behind:
        yield say("neutral-because-saves-neutral")
