"""Aviationgame (L. S. Thomson, 1911): two teams bid miles in a type of craft; side cards add wind to every trick.

A hand is a flight, a game a Meet. A and B belong to the trump type for every purpose (AV-Q2), so "follow suit"
is one mask: the type led, with A and B if that is trump (AV14, AV15).
"""

from dataclasses import dataclass

from .table import (
    BID,
    BY_SUIT,
    BY_TRUMP,
    DISCARD,
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
    best_sides,
    clear_hand,
    deal_packets,
    draw_highest,
    draw_in_order,
    finish,
    has,
    hide_cards,
    in_order,
    lay,
    lay_out,
    lead_next,
    left,
    next_deal,
    open_auction,
    post,
    put_down,
    row,
    take_up,
)

AV4, AV5, AV10, AV13, AV14, AV15, AV21 = 4, 5, 10, 13, 14, 15, 21
AV_Q1, AV_Q2 = RULING + 1, RULING + 2

# AV2. Cards: craft * 11 + number - 1, then B and A.
BALLOON, DIRIGIBLE, BIPLANE, MONOPLANE = range(4)
NUMBERS = 11
B, A = 44, 45
CARDS = 46
TYPE = (1 << NUMBERS) - 1
A_AND_B = 3 << B

# AV3, reconstructed: miles of the side cards; a No Count has none. In a deck they are NO_COUNT + miles.
SIDE_PACK = (100, 100, 100, 100, 200, 200, 300, -100, -100, -100, -100, -200, -200, -300, 0, 0, 0, 0, 0, 0, 0)
SIDE_CARDS = 21
NO_COUNT = 1000

# AV-Q1. Calls: 0 is "No Flight", 1 + 4 * (level - 1) + craft bids that many tricks above five (or three).
HIGHER = tuple(
    sum(2 << 4 * level + craft for level in range(6) for craft in range(4) if (level + 1) * (craft + 1) > hundreds)
    for hundreds in range(25)
)
FOUR_LEVELS = (1 << 17) - 1
HIGHEST_BID = 24

MEET = 2000  # AV21
PERFECT_FLIGHT = 500  # AV20
NET_GAIN, NO_LOSS, EVERY_TRICK = 0, 1, 2  # AV-Q3

BY_A, BY_B = GAME_REASONS, GAME_REASONS + 1  # why a trick was won

# Lines of the score sheet.
FLOWN, FAILED, SIDE_CARDS_FLOWN, SIDE_CARDS_FAILED, ABOVE, PERFECT = range(6)


@dataclass(slots=True)
class State(TrickTable):
    perfect_flight: int = NET_GAIN
    miles: int = 0  # of the standing bid
    called: int = 0  # how many have called
    side: list[int] = row(11)  # the side card of each trick to come, in miles
    wind: list[int] = row(2)  # net miles of the side cards taken, by team
    losses: list[int] = row(2)  # Loss cards taken, by team


def setup(s: State) -> None:
    """AV1: teams sit alternately."""
    s.sides = 2


def hand_size(s: State) -> int:
    """AV4: as many cards, and so tricks."""
    return 11 if s.players == 4 else 7


def base(s: State) -> int:
    """AV6: the tricks that earn nothing."""
    return 5 if s.players == 4 else 3


def value(craft: int) -> int:
    """AV6: miles of a trick."""
    return 100 * (craft + 1)


def miles_of(bid: Action) -> int:
    """AV6: the miles of a bid."""
    return ((bid - 1) // 4 + 1) * value((bid - 1) % 4)


def pack(s: State, deck: list[Card]) -> int:
    """AV2, AV3: the suit cards, then the side cards; they are shuffled apart (AV-Q8)."""
    for i in range(SIDE_CARDS):
        deck[CARDS + i] = NO_COUNT + SIDE_PACK[i]
    return in_order(deck, CARDS) + SIDE_CARDS


def draw_for_deal(s: State, deck: list[Card], drew: list[Seat]) -> int:
    """C2: the highest number deals; A and B are drawn again."""
    numbers_drawn(deck)
    return draw_highest(s, deck, CARDS, drew)


def draw_for_seats(s: State, deck: list[Card], drew: list[Seat], seats: list[Seat]) -> int:
    """C2: they sit in the order of the numbers, and the highest deals; A and B are drawn again."""
    numbers_drawn(deck)
    return draw_in_order(s, deck, CARDS, drew, seats)


def numbers_drawn(deck: list[Card]) -> None:
    for i in range(CARDS):
        deck[i] = deck[i] % NUMBERS if deck[i] < B else -1


def deal(s: State, deck: list[Card]) -> None:
    """AV3 to AV5, AV-Q8: one at a time, the last ones to the centre."""
    clear_hand(s)
    deal_packets(s, deck, 0, s.players * hand_size(s), 1)
    lay_out(s, CARDS)
    for i in range(hand_size(s)):
        lay_side_card(s, i, deck[CARDS + i])
    for team in range(2):
        s.wind[team] = 0
        s.losses[team] = 0
    s.miles = 0
    s.called = 0
    open_auction(s, (1 << s.players) - 1)


def lay_side_card(s: State, trick: int, card: Card) -> None:
    """AV11: the side card that is turned up as this trick ends."""
    s.side[trick] = card - NO_COUNT


def legal(s: State) -> Mask:
    if s.phase == PLAY:
        hand = s.hands[s.turn]
        return hand & s.follow or hand  # AV13 to AV15
    if s.phase == DISCARD:
        return s.hands[s.turn]  # AV10
    if s.phase == BID:
        return 1 | HIGHER[s.miles // 100] & bids_of_the_deal(s)  # AV-Q1
    return 0


def bids_of_the_deal(s: State) -> Mask:
    """AV-Q1: one to six tricks above five; of six Aviators, one to four above three."""
    return -1 if s.players == 4 else FOUR_LEVELS


def apply(s: State, action: Action) -> None:
    if s.phase == PLAY:
        play(s, action)
    elif s.phase == DISCARD:
        if put_down(s, action):  # AV10, AV-Q5; then the bidder leads (AV12)
            s.phase = PLAY
    else:
        bid(s, action)


def bid(s: State, action: Action) -> None:
    """AV5 to AV9: once round the table; a bid that cannot be raised ends it."""
    s.calls[s.turn] = action
    s.called += 1
    if action:
        s.bid = action
        s.bidder = s.turn
        s.miles = miles_of(action)
    if s.called < s.players and HIGHER[s.miles // 100] & bids_of_the_deal(s):
        s.turn = left(s, s.turn)
    elif s.bid:
        s.maker = s.bidder
        s.turn = s.maker
        s.trump = (s.bid - 1) % 4  # AV8
        take_up(s, CARDS - s.players * hand_size(s))  # AV10
        s.phase = DISCARD
    else:
        next_deal(s)  # AV9


def power(s: State, card: Card) -> int:
    """AV16: trumps, A and B above them, then the type led."""
    craft = card // NUMBERS
    worth = 1 + card if craft == s.led else 0
    return 100 + card if craft == s.trump or card >= B else worth


def trumps(s: State) -> Mask:
    """AV8, AV-Q2: A and B are trumps too."""
    return TYPE << s.trump * NUMBERS | A_AND_B if s.trump != NO_SUIT else 0


def why_taken(s: State, card: Card) -> int:
    """AV16: why the trick is won that this card completes."""
    best = power(s, card)
    best = s.best if s.best > best else best
    if best >= 100 + B:
        return BY_A if best == 100 + A else BY_B
    return BY_TRUMP if best >= 100 else BY_SUIT


def play(s: State, card: Card) -> None:
    """AV11 to AV16. The side card of a trick is drawn unseen (AV11) and turned up for its winner (AV16)."""
    if s.count == 0:
        s.led = card // NUMBERS if card < B else s.trump  # AV15
        s.follow = TYPE << s.led * NUMBERS
        if s.led == s.trump:
            s.follow |= A_AND_B  # AV14
    if lay(s, card, power(s, card)):
        miles = s.side[s.tricks - 1]
        team = s.winning % 2
        s.wind[team] += miles
        if miles < 0:
            s.losses[team] += 1
        if s.tricks < hand_size(s):
            lead_next(s)
        else:
            score(s)


def goal(s: State) -> int:
    """AV17: the tricks that fly the distance."""
    return base(s) + s.miles // value(s.trump)


def made(s: State, side: int) -> int:
    """What the side has made so far: tricks."""
    return s.taken[side]


def toward(s: State) -> int:
    """What the makers have made of their goal."""
    return made(s, s.maker % 2)


def still(s: State) -> int:
    """The most that can be added to it yet: the tricks to come."""
    return hand_size(s) - s.tricks


def contract_made(s: State) -> int:
    """AV17: whether the flight was made, 1 or 0; -1 before its last trick."""
    if s.maker == NOBODY or s.tricks < hand_size(s):
        return -1
    return 1 if toward(s) >= goal(s) else 0


def score(s: State) -> None:
    """AV17 to AV20."""
    makers = s.maker % 2
    others = 1 - makers
    side_cards = SIDE_CARDS_FLOWN
    if contract_made(s) == 1:  # AV17
        post(s, makers, FLOWN, s.taken[makers], s.miles)  # AV18
    else:
        side_cards = SIDE_CARDS_FAILED
        post(s, makers, FAILED, s.taken[makers], -s.miles)  # AV19
        above = s.taken[others] - base(s)
        if above > 0:
            post(s, others, ABOVE, above, above * value(s.trump))
    for team in range(2):
        post(s, team, side_cards, s.taken[team], s.wind[team])
        if s.taken[team] == hand_size(s) and unpenalized(s, team):
            post(s, team, PERFECT, s.taken[team], PERFECT_FLIGHT)  # AV20
    settle(s)


def unpenalized(s: State, team: int) -> bool:
    """AV-Q3."""
    if s.perfect_flight == NO_LOSS:
        return s.losses[team] == 0
    return s.wind[team] >= 0 or s.perfect_flight == EVERY_TRICK


def settle(s: State) -> None:
    """AV21, AV-Q6: level teams fly again. The deal passes on (AV-Q4); scores may be below zero (AV-Q7)."""
    if s.scores[0] != s.scores[1] and (s.scores[0] >= MEET or s.scores[1] >= MEET):
        finish(s, best_sides(s), AV21)
    else:
        next_deal(s)


def why_illegal(s: State, action: Action) -> Rule:
    if has(legal(s), action):
        return 0
    if s.phase == PLAY:
        if not has(s.hands[s.turn], action):
            return AV4
        if action >= B:
            return AV_Q2
        if s.trick[0] >= B:
            return AV15
        return AV13 if s.hands[s.turn] & s.follow & ~A_AND_B else AV14
    if s.phase == DISCARD:
        return AV4
    if s.phase == BID:
        return AV_Q1 if 0 <= action <= HIGHEST_BID else AV5
    return s.ending or AV4


def hide(s: State, seat: Seat) -> None:
    """Side cards are unseen until their trick has ended, too (AV11, AV16)."""
    hide_cards(s, seat)
    for i in range(s.tricks, hand_size(s)):
        s.side[i] = 0
