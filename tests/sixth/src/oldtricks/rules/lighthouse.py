"""Lighthouse: everybody for himself; until the Light has been shown, the lowest card of the suit led takes the trick.

The Light belongs to no suit and takes every trick that it is played to. It cannot be kept for the lead: only somebody
who has nothing else left may lead it. If it lies in the centre, the whole hand is played in the dark.
"""

from dataclasses import dataclass

from .table import (
    BID,
    BY_SUIT,
    GAME_REASONS,
    NO_SUIT,
    NOBODY,
    PLAY,
    RULING,
    Action,
    Card,
    Mask,
    Rule,
    Seat,
    TrickTable,
    Wide,
    best_sides,
    call,
    clear_hand,
    deal_packets,
    draw_highest,
    finish,
    has,
    hide_cards,
    in_order,
    lay,
    lay_out,
    lead_next,
    next_deal,
    open_auction,
    post,
    row,
)

LH2, LH3, LH5, LH6, LH9 = 2, 3, 5, 6, 9
LH_Q1 = RULING + 1

# LH1. Cards: suit * 8 + rank - 1, then the Light.
ROCK, SAND, TIDE = range(3)
RANKS = 8
LIGHT = 24
CARDS = 25
SUIT = (1 << RANKS) - 1

HAND_SIZE = (0, 0, 0, 8, 6)  # LH2, by the number of players
GAME = 20  # LH9

# Why a trick was won: by the lowest card, in the dark; by the Light.
BY_LOWEST, BY_LIGHT = range(GAME_REASONS, GAME_REASONS + 2)

# Lines of the score sheet.
TRICKS, BID_KEPT, BID_LOST = range(3)


@dataclass(slots=True)
class State(TrickTable):
    lit: int = 0  # LH7: 1 once the Light has been shown in this hand
    sheet: list[Wide] = row(8)


def setup(s: State) -> None:
    """LH2: everybody for himself."""
    s.sides = s.players


def pack(s: State, deck: list[Card]) -> int:
    """LH1."""
    return in_order(deck, CARDS)


def draw_for_deal(s: State, deck: list[Card], drew: list[Seat]) -> int:
    """C2: the highest rank deals, the Light is drawn again."""
    for i in range(CARDS):
        deck[i] = deck[i] % RANKS if deck[i] < LIGHT else -1
    return draw_highest(s, deck, CARDS, drew)


def deal(s: State, deck: list[Card]) -> None:
    """LH2: one at a time; the last card lies in the centre."""
    clear_hand(s)
    s.lit = 0
    deal_packets(s, deck, 0, s.players * HAND_SIZE[s.players], 1)
    lay_out(s, CARDS)
    open_auction(s, (1 << s.players) - 1)


def legal(s: State) -> Mask:
    if s.phase == PLAY:
        hand = s.hands[s.turn]
        if s.count == 0:
            return hand & ~(1 << LIGHT) or hand  # LH6
        return hand & s.follow or hand  # LH5, LH-Q2
    if s.phase == BID:
        return 1 | (2 << HAND_SIZE[s.players]) - (2 << s.bid)  # LH3, LH-Q1
    return 0


def apply(s: State, action: Action) -> None:
    if s.phase == PLAY:
        play(s, action)
    else:
        bid(s, action)


def bid(s: State, action: Action) -> None:
    """LH3, LH4."""
    if call(s, action, HAND_SIZE[s.players], s.players):
        if not s.bid:
            next_deal(s)  # C4: thrown in
            return
        s.maker = s.bidder
        s.turn = s.maker
        s.phase = PLAY


def power(s: State, card: Card) -> int:
    """LH6, LH7: the Light, then the suit led: its lowest card in the dark, its highest in the light."""
    rank = card % RANKS
    height = 1 + rank if s.lit else RANKS - rank
    worth = height if card // RANKS == s.led else 0
    return 100 if card == LIGHT else worth


def trumps(s: State) -> Mask:
    """LH6: the Light is the only one."""
    return 1 << LIGHT


def why_taken(s: State, card: Card) -> int:
    """LH6, LH7: why the trick is won that this card completes."""
    shown = card == LIGHT
    for i in range(s.count):
        shown = shown or s.trick[i] == LIGHT
    if shown:
        return BY_LIGHT
    return BY_SUIT if s.lit else BY_LOWEST


def play(s: State, card: Card) -> None:
    """LH4 to LH7."""
    if s.count == 0 and card != LIGHT:
        s.led = card // RANKS
        s.follow = SUIT << s.led * RANKS
    elif s.count == 0:
        s.led = NO_SUIT
        s.follow = 0  # LH-Q2
    complete = lay(s, card, power(s, card))
    s.lit = 1 if card == LIGHT else s.lit
    if complete:
        if s.tricks < HAND_SIZE[s.players]:
            lead_next(s)
        else:
            score(s)


def goal(s: State) -> int:
    """LH3: the tricks that the keeper must take."""
    return s.bid


def made(s: State, side: int) -> int:
    """The tricks that somebody has taken."""
    return s.taken[side]


def toward(s: State) -> int:
    """What the keeper has taken of his goal."""
    return s.taken[s.maker]


def still(s: State) -> int:
    """The tricks to come."""
    return HAND_SIZE[s.players] - s.tricks


def contract_made(s: State) -> int:
    """LH8: whether the keeper took what he bid, 1 or 0; -1 before the last trick."""
    if s.maker == NOBODY or s.tricks < HAND_SIZE[s.players]:
        return -1
    return 1 if toward(s) >= goal(s) else 0


def score(s: State) -> None:
    """LH8."""
    for side in range(s.sides):
        if side == s.maker and contract_made(s) == 0:
            post(s, side, BID_LOST, s.taken[side], -s.bid)
        else:
            post(s, side, TRICKS, s.taken[side], s.taken[side])
            post(s, side, BID_KEPT, s.bid, s.bid if side == s.maker else 0)
    settle(s)


def settle(s: State) -> None:
    """LH9, C5: of several with the same score at the top the keeper wins, and others share."""
    top = best_sides(s)
    best = 0
    while not top >> best & 1:
        best += 1
    if s.scores[best] >= GAME:
        finish(s, top & 1 << s.maker or top, LH9)
    else:
        next_deal(s)


def why_illegal(s: State, action: Action) -> Rule:
    if has(legal(s), action):
        return 0
    if s.phase == PLAY and has(s.hands[s.turn], action):
        return LH6 if action == LIGHT else LH5
    if s.phase == BID:
        return LH3 if 0 < action <= s.bid else LH_Q1
    return s.ending or LH2


def hide(s: State, seat: Seat) -> None:
    """The other hands and the card in the centre."""
    hide_cards(s, seat)
