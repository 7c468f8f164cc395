"""Gasoline Alley (Milton Bradley, 1927): every player for himself; the dealer auctions the Master Suit.

Scores count down from 60. Only Master Suit cards carry points, and only those that were dealt can be won, so a
hand yields six tricks and whatever counting cards are in play (GA4).
"""

from dataclasses import dataclass

from .table import (
    BID,
    BY_SUIT,
    BY_TRUMP,
    C6,
    NAME,
    NO_SUIT,
    PLAY,
    RULING,
    SELL,
    Action,
    Card,
    Mask,
    Rule,
    Seat,
    TrickTable,
    Wide,
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
    left,
    limit_reached,
    open_auction,
    pass_deal,
    post,
    row,
)

GA3, GA7, GA10, GA15 = 3, 7, 10, 15
GA_Q1, GA_Q2, GA_Q4, GA_Q5 = RULING + 1, RULING + 2, RULING + 4, RULING + 5

# GA2. Cards: suit * 13 + number - 1.
GASOLINE, ALLEY, BACK_FENCE, TIN_CAN = range(4)
NUMBERS = 13
CARDS = 52
SUIT = (1 << NUMBERS) - 1
HAND = 6

# GA4, reconstructed: Pal 2, Walt 6, Skeezix 10, Avery 11, Doc 12, Phyliss 13. Points by number - 1.
POINTS = (0, 2, 0, 0, 0, 6, 0, 0, 0, 10, 2, 2, 2)
DEAREST_FIRST = (9, 5, 12, 11, 10, 1)
COUNTING = 6

SELL_IT, KEEP_IT = 0, 1
HIGHEST_BID = 30  # GA-Q2. Calls: 0 passes, n bids n.
START = 60

# Lines of the score sheet.
SOLD, MADE, SET, TOOK = range(4)


@dataclass(slots=True)
class State(TrickTable):
    contract: int = 0  # what the maker must make; 0 if he owes nothing
    points: list[int] = row(8)  # made in this hand, by seat
    sheet: list[Wide] = row(9)


def setup(s: State) -> None:
    """GA1: all play singly, from 60 down."""
    s.sides = s.players
    for seat in range(s.players):
        s.scores[seat] = START


def pack(s: State, deck: list[Card]) -> int:
    """GA2."""
    return in_order(deck, CARDS)


def draw_for_deal(s: State, deck: list[Card], drew: list[Seat]) -> int:
    """GA3, C2: the lowest card deals."""
    for i in range(CARDS):
        deck[i] = NUMBERS - deck[i] % NUMBERS
    return draw_highest(s, deck, CARDS, drew)


def deal(s: State, deck: list[Card]) -> None:
    """GA3, GA5: six each, three at a time, and the rest unseen; the dealer does not bid."""
    clear_hand(s)
    deal_packets(s, deck, 0, 2 * s.players, 3)
    lay_out(s, CARDS)
    for seat in range(s.players):
        s.points[seat] = 0
    s.contract = 0
    open_auction(s, (1 << s.players) - 1 & ~(1 << s.dealer))


def legal(s: State) -> Mask:
    if s.phase == PLAY:
        hand = s.hands[s.turn]
        return hand & s.follow or hand  # GA10; GA-Q1 for the first lead
    if s.phase == BID:
        return 1 | (2 << HIGHEST_BID) - (2 << s.bid)  # GA-Q2
    if s.phase == NAME:
        return suits_held(s)
    if s.phase == SELL:
        return 3  # GA7
    return 0


def suits_held(s: State) -> Mask:
    """GA-Q1: the maker has to lead a card of the suit that he names."""
    suits = 0
    for suit in range(4):
        if s.hands[s.turn] & SUIT << suit * NUMBERS:
            suits |= 1 << suit
    return suits


def apply(s: State, action: Action) -> None:
    if s.phase == PLAY:
        play(s, action)
    elif s.phase == BID:
        bid(s, action)
    elif s.phase == SELL:
        sell(s, action)
    else:
        name(s, action)


def bid(s: State, action: Action) -> None:
    """GA5, GA6: with no bid the dealer is the maker and owes nothing."""
    if call(s, action, HIGHEST_BID, s.players - 1):
        s.turn = s.dealer
        if s.bid:
            s.phase = SELL
        else:
            s.maker = s.dealer
            s.phase = NAME


def sell(s: State, action: Action) -> None:
    """GA7 to GA9, GA-Q4."""
    s.contract = s.bid
    s.maker = s.dealer
    s.phase = NAME
    if action == SELL_IT:
        s.maker = s.bidder
        s.turn = s.maker
        post(s, s.dealer, SOLD, s.bid, -s.bid)  # GA8
        if s.scores[s.dealer] <= 0:
            finish(s, 1 << s.dealer, GA_Q4)


def name(s: State, suit: Action) -> None:
    """GA8, GA9; the first lead is a card of the Master Suit (GA6, GA-Q1)."""
    s.trump = suit
    s.follow = SUIT << suit * NUMBERS
    s.phase = PLAY


def power(s: State, card: Card) -> int:
    """GA11: the Master Suit, then the suit led."""
    suit = card // NUMBERS
    worth = 1 + card if suit == s.led else 0
    return 100 + card if suit == s.trump else worth


def trumps(s: State) -> Mask:
    """GA8: the Master Suit."""
    return SUIT << s.trump * NUMBERS if s.trump != NO_SUIT else 0


def why_taken(s: State, card: Card) -> int:
    """GA11: why the trick is won that this card completes."""
    return BY_TRUMP if s.best >= 100 or power(s, card) >= 100 else BY_SUIT


def play(s: State, card: Card) -> None:
    """GA10, GA11."""
    if s.count == 0:
        s.led = card // NUMBERS
        s.follow = SUIT << s.led * NUMBERS
    if lay(s, card, power(s, card)):
        points = 1
        for i in range(s.players):
            if s.trick[i] // NUMBERS == s.trump:
                points += POINTS[s.trick[i] % NUMBERS]  # GA4
        s.points[s.winning] += points
        if s.tricks < HAND:
            lead_next(s)
        else:
            score(s)


def goal(s: State) -> int:
    """GA12: what the maker must make; 0 if he owes nothing."""
    return s.contract


def made(s: State, side: int) -> int:
    """What the player has made so far: points."""
    return s.points[side]


def toward(s: State) -> int:
    """What the maker has made of his goal."""
    return made(s, s.maker)


def still(s: State) -> int:
    """GA4: the most that can be added to it yet, as far as everybody can see.

    One for each trick to come, what lies on this one, and the dearest cards of the Master Suit that nobody has seen,
    if so many can still fall.
    """
    seen = 0
    for seat in range(s.players):
        seen |= s.played[seat]
    to_come = HAND - s.tricks
    most = to_come
    for i in range(s.count if to_come else 0):
        if s.trick[i] // NUMBERS == s.trump:
            most += POINTS[s.trick[i] % NUMBERS]
    falling = s.players * to_come - s.count
    for i in range(COUNTING):
        number = DEAREST_FIRST[i]
        if falling > 0 and (s.trump == NO_SUIT or not seen >> s.trump * NUMBERS + number & 1):
            most += POINTS[number]
            falling -= 1
    return most


def contract_made(s: State) -> int:
    """GA12, GA13: whether the maker made the bid, 1 or 0; -1 before the last trick, or if nothing is owed (GA6)."""
    if s.tricks < HAND or s.contract == 0:
        return -1
    return 1 if toward(s) >= goal(s) else 0


def score(s: State) -> None:
    """GA12 to GA14."""
    for seat in range(s.players):
        points = s.points[seat]
        if seat != s.maker:
            post(s, seat, TOOK, points, -points)
        elif contract_made(s) != 0:
            post(s, seat, MADE, points, -points)
        else:
            post(s, seat, SET, points, s.contract)
    settle(s)


def settle(s: State) -> None:
    """GA15, GA-Q3, GA-Q5: the maker counts first, then the lowest score, then the nearest to his left."""
    if s.scores[s.maker] <= 0:
        finish(s, 1 << s.maker, GA15)
        return
    winner = s.maker
    lowest = 1
    seat = left(s, s.maker)
    while seat != s.maker:
        if s.scores[seat] < lowest:
            lowest = s.scores[seat]
            winner = seat
        seat = left(s, seat)
    if lowest <= 0:
        finish(s, 1 << winner, GA15)
    elif limit_reached(s):
        finish(s, lowest_scores(s), C6)
    else:
        pass_deal(s)  # GA-Q6


def lowest_scores(s: State) -> Mask:
    """C6: the best score is the lowest; level scores share."""
    best = 0
    for seat in range(1, s.players):
        if s.scores[seat] < s.scores[best]:
            best = seat
    top = 0
    for seat in range(s.players):
        if s.scores[seat] == s.scores[best]:
            top |= 1 << seat
    return top


def why_illegal(s: State, action: Action) -> Rule:
    if has(legal(s), action):
        return 0
    if s.phase == PLAY:
        if not has(s.hands[s.turn], action):
            return GA3
        return GA_Q1 if s.count == 0 else GA10
    if s.phase == BID:
        return GA_Q2
    if s.phase == NAME:
        return GA_Q1
    if s.phase == SELL:
        return GA7
    return s.ending or GA3


def hide(s: State, seat: Seat) -> None:
    """The other hands and what was not dealt."""
    hide_cards(s, seat)
