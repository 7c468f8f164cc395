"""Why a card is drawn, flown, sent or given away in New York to Paris."""

from collections.abc import Iterator

from ...engine.boxes.new_york_to_paris import CARD_NAMES
from ...rules.new_york_to_paris import (
    DISCARD_ONE,
    FAVORABLE,
    FLIGHT,
    FORCED,
    FROM_DRAWING,
    HINDER,
    KINDS,
    LAYER,
    LINDY,
    MILEAGE,
    MILES,
    MILES_100,
    MILES_500,
    NOTHING,
    STORM,
    TAKE_OFF,
    WEATHER_FIRST,
    State,
    hindering,
    mileage_wanted,
    own_plays,
    playable,
    top_discard,
)
from ...rules.table import DRAW, OVER, left, side_of
from ...words import Card, Said, Seat, say
from ..sharp import Weighed
from .position import Position

ANSWERS = 1 << FAVORABLE | 1 << TAKE_OFF | 1 << FORCED  # what trouble may ask for


def reasons(p: Position, one: Weighed, other: Weighed) -> Iterator[Said]:
    action = p.number(one)
    if p.s.phase == DRAW:
        return drawing(p, action)
    if action >= HINDER:
        return sending(p, action)
    if action >= DISCARD_ONE:
        return discarding(p, action - DISCARD_ONE, p.number(other))
    return flying(p, action)


def named(kind: int) -> Card:
    return Card(CARD_NAMES[kind])


def fits(p: Position, kind: int) -> bool:
    """Whether the card can be laid on the side's own piles now."""
    return bool(own_plays(p.state(State), side_of(p.s, p.seat)) >> kind & 1)


def sends(p: Position, kind: int) -> bool:
    """Whether the card can be sent to somebody now."""
    return sent_by(p.state(State), side_of(p.s, p.seat), kind)


def sent_by(s: State, side: int, kind: int) -> bool:
    """Whether a side may send the card to another; before its own weather only where that is free (NY-Q1)."""
    if kind < STORM or (s.opening == WEATHER_FIRST and s.weather[side] == NOTHING):
        return False
    return any(hindering(s, 1 << kind, other) for other in range(s.sides) if other != side)


def waits(p: Position, kind: int) -> bool:
    """Whether the next player, an opponent, could lay the card on his own piles at once."""
    following = side_of(p.s, left(p.s, p.seat))
    return following != side_of(p.s, p.seat) and bool(own_plays(p.state(State), following) >> kind & 1)


def useful_next(p: Position, kind: int) -> bool:
    """Whether the next player could play it at once, on his own piles or another's."""
    s, following = p.state(State), side_of(p.s, left(p.s, p.seat))
    return sent_by(s, following, kind) or bool(own_plays(s, following) >> kind & 1)


def drawing(p: Position, action: int) -> Iterator[Said]:
    kind = top_discard(p.state(State))
    if action == FROM_DRAWING:
        if not fits(p, kind) and not sends(p, kind):
            yield say("new-york-to-paris-because-no-use-now", card=named(kind))
        elif p.hand >> kind & 1:
            yield say("new-york-to-paris-because-held-already", card=named(kind))
        elif MILEAGE >> kind & 1:
            yield say("new-york-to-paris-because-few-miles", card=named(kind))
        return
    if fits(p, kind) and not MILEAGE >> kind & 1:
        yield say("new-york-to-paris-because-needed-now", card=named(kind))
    elif fits(p, kind):
        yield say("new-york-to-paris-because-flies-now", n=MILES[kind - MILES_500])
    elif sends(p, kind):
        yield say("new-york-to-paris-because-sends-now", card=named(kind))
    if waits(p, kind):
        yield say("new-york-to-paris-because-denies", seat=Seat(left(p.s, p.seat)))
    if ANSWERS >> kind & 1 and not p.hand >> kind & 1 and not fits(p, kind):
        yield say("new-york-to-paris-because-answer", card=named(kind))


def flying(p: Position, kind: int) -> Iterator[Said]:
    s, side = p.state(State), side_of(p.s, p.seat)
    if kind == LINDY:
        held = p.hand & LAYER
        if kinds := (own_plays(s, side) & held).bit_count():
            yield say("new-york-to-paris-because-lucky", n=kinds)
    elif MILEAGE >> kind & 1:
        yield from flying_miles(p, kind, side)
    elif kind == FAVORABLE:
        yield say("new-york-to-paris-because-" + ("opens" if s.weather[side] == NOTHING else "clears"))
    elif kind == TAKE_OFF:
        yield say("new-york-to-paris-because-" + ("starts" if s.flight[side] == NOTHING else "starts-again"))
    elif kind == FORCED:
        yield say("new-york-to-paris-because-mends")


def flying_miles(p: Position, kind: int, side: int) -> Iterator[Said]:
    s = p.state(State)
    if p.after(kind).phase == OVER:
        yield say("new-york-to-paris-because-arrives")
    miles = own_plays(s, side) & p.hand & MILEAGE
    if miles & -miles == 1 << kind and miles & (miles - 1):
        yield say("new-york-to-paris-because-flies-most", n=MILES[kind - MILES_500])
    elif s.weather[side] != FAVORABLE:
        yield say("new-york-to-paris-because-rough")
    else:
        yield say("new-york-to-paris-because-flies", n=MILES[kind - MILES_500])
    if s.miles[3 * side + kind - MILES_500] == FLIGHT[kind - MILES_500] - 1:
        yield say("new-york-to-paris-because-fills", n=MILES[kind - MILES_500])


def sending(p: Position, action: int) -> Iterator[Said]:
    s, mine = p.state(State), side_of(p.s, p.seat)
    kind, side = STORM + (action - HINDER) // 8, (action - HINDER) % 8
    others = [s.scores[each] for each in range(s.sides) if each != mine]
    if len(others) > 1 and s.scores[side] == max(others) > min(others):
        yield say("new-york-to-paris-because-blocks-leader", side=p.box.side(s, side), n=s.scores[side])
    yield say(f"new-york-to-paris-because-sends-{CARD_NAMES[kind]}", side=p.box.side(s, side))


def discarding(p: Position, kind: int, rival: int) -> Iterator[Said]:
    s, side = p.state(State), side_of(p.s, p.seat)
    held, given = p.hand, rival - DISCARD_ONE
    if MILEAGE >> kind & 1 and not mileage_wanted(s, side) >> kind & 1:
        yield say("new-york-to-paris-because-pile-full", n=MILES[kind - MILES_500])
    if 0 <= given < KINDS and given != kind and ANSWERS >> given & 1 and not held >> KINDS + given & 1:
        yield say("new-york-to-paris-because-keeps-answer", card=named(given))
    if held >> KINDS + kind & 1:
        yield say("new-york-to-paris-because-has-another", card=named(kind))
    fewest = max((each for each in range(MILES_500, MILES_100 + 1) if held >> each & 1), default=NOTHING)
    if kind == fewest and not playable(s, held & LAYER):
        yield say("new-york-to-paris-because-fewest-miles")
    if not useful_next(p, kind):
        yield say("new-york-to-paris-because-gives-nothing", seat=Seat(left(p.s, p.seat)))
    if not fits(p, kind) and not sends(p, kind):
        yield say("new-york-to-paris-because-no-use-now", card=named(kind))
