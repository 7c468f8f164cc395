"""What only Neutral knows: the first lead makes trump, a Neutral stands above trumps, Rulers count when neutralised."""

from collections.abc import Iterator

from ...rules.neutral import NATION, NEUTRALS, RANKS, RULER, UNITED_STATES, State
from ...rules.table import CALL, DISCARD, PLAY, Card
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
    if s.phase in (DISCARD, CALL):
        yield from (laying_away if s.phase == DISCARD else calling)(p, card, p.number(other))
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


def laying_away(p: Position, card: Card, other: Card) -> Iterator[Said]:
    """NE-Q6: before there is a trump. Who cannot follow lets a Neutral in (NE7)."""
    if NEUTRALS >> card & 1:
        return
    nation, neutrals = p.hand & p.suit_of(card), p.hand & NEUTRALS
    if neutrals and nation == 1 << card:
        yield say("because-away-void", suit=p.suit_named(card))
    elif neutrals and nation.bit_count() <= p.t.excess:
        yield say("because-away-toward-void", suit=p.suit_named(card))
    if nation >> other & 1 and other > card:
        yield say("neutral-because-keeps-higher", card=p.named(other))
    if neutrals:
        yield say("neutral-because-keeps-neutrals", n=neutrals.bit_count())


def calling(p: Position, card: Card, other: Card) -> Iterator[Said]:
    """NE14."""
    if NEUTRALS >> card & 1:
        yield say("neutral-because-calls-neutral")
        return
    lengths = [(p.hand >> each * RANKS & NATION).bit_count() for each in range(5)]
    length = lengths[card // RANKS]
    if length == max(lengths):
        yield say("neutral-because-calls-longest", suit=p.suit_named(card), n=length)
    elif not length:
        yield say("neutral-because-calls-lacking", suit=p.suit_named(card))
