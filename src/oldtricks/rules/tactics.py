"""Tactics (National Military Tactics Co., c. 1910): four players, partners opposite, corps and Key cards.

The order of suits is the order of precedence of TA12, so that rank and suit together rank every card. A Key has
no power of its own; the wagon train has the least there is, which takes a trick only if nothing else on it has
any: when all four Keys fall together (TA10).
"""

from dataclasses import dataclass

from .table import (
    BID,
    BY_SUIT,
    BY_TRUMP,
    C6,
    DISCARD,
    GAME_REASONS,
    NAME,
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
    draw_in_order,
    finish,
    has,
    hide_cards,
    in_order,
    lay,
    lay_out,
    lead_next,
    limit_reached,
    open_auction,
    pass_deal,
    post,
    put_down,
    row,
    take_up,
    write,
)

TA2, TA4, TA6, TA7, TA9, TA15 = 2, 4, 6, 7, 9, 15
TA_Q1 = RULING + 1

# TA1. Cards: suit * 12 + rank - 1, then the Keys.
INFANTRY, CAVALRY, ARTILLERY, ENGINEER = range(4)
NO_TRUMP = 4  # as an action of the phase NAME; in the state it is NO_SUIT
RANKS = 12
KEY_5, KEY_10, KEY_15, KEY_20 = range(48, 52)
WAGON_TRAIN = KEY_20
CARDS = 52
CORPS = (1 << RANKS) - 1
KEYS = 15 << KEY_5
HAND = 12
REINFORCEMENTS = 4

# TA4, TA-Q1. Calls: 0 passes, n bids 55 + 5n.
HIGHEST_BID = 11

ENGAGEMENT = 150  # TA15
CAMPAIGN_LENGTH, ENGAGEMENT_LENGTH = 0, 1  # TA-Q8
BEFORE, AFTER = 0, 1  # TA-Q2
OPPOSITE = (0, 2, 1, 3)  # C2: seats from the lowest drawn to the highest

# Why a trick was won: no corps was led, by the highest rank or among equals by precedence; by the wagon train.
BY_RANK, BY_PRECEDENCE, BY_WAGON_TRAIN = range(GAME_REASONS, GAME_REASONS + 3)

# Lines of the score sheet.
TRICKS, KEY_CARDS, BID_LOST, ENGAGEMENT_WON = range(4)


@dataclass(slots=True)
class State(TrickTable):
    name_trump: int = BEFORE
    length: int = CAMPAIGN_LENGTH
    keys: list[int] = row(2)  # points of the Keys captured, by side
    engagements: list[int] = row(2)  # won, by side
    sheet: list[Wide] = row(8)


def setup(s: State) -> None:
    """TA2: partners sit opposite."""
    s.sides = 2


def pack(s: State, deck: list[Card]) -> int:
    """TA1."""
    return in_order(deck, CARDS)


def draw_for_deal(s: State, deck: list[Card], drew: list[Seat]) -> int:
    """C2: the highest rank deals, Keys are drawn again."""
    ranks_drawn(deck)
    return draw_highest(s, deck, CARDS, drew)


def draw_for_seats(s: State, deck: list[Card], drew: list[Seat], seats: list[Seat]) -> int:
    """C2: the two lowest play together and so do the two highest, of whom the higher deals; Keys are drawn again."""
    ranks_drawn(deck)
    drawn = draw_in_order(s, deck, CARDS, drew, seats)
    for player in range(s.players):
        seats[player] = OPPOSITE[seats[player]]
    return drawn


def ranks_drawn(deck: list[Card]) -> None:
    for i in range(CARDS):
        deck[i] = deck[i] % RANKS if deck[i] < KEY_5 else -1


def deal(s: State, deck: list[Card]) -> None:
    """TA2, TA3: four at a time, the Reinforcements after the first round."""
    clear_hand(s)
    s.keys[0] = 0
    s.keys[1] = 0
    deal_packets(s, deck, 0, 4, 4)
    deal_packets(s, deck, 16 + REINFORCEMENTS, 8, 4)
    lay_out(s, CARDS)
    open_auction(s, 15)


def points_of(bid: Action) -> int:
    """TA4, TA-Q1: the points of a bid."""
    return 55 + 5 * bid


def key_points(card: Card) -> int:
    """TA1, TA13: what a Key counts."""
    return 5 * (card - KEY_5 + 1)


def legal(s: State) -> Mask:
    if s.phase == PLAY:
        hand = s.hands[s.turn]
        return hand & s.follow or hand  # TA9, TA11
    if s.phase == DISCARD:
        return s.hands[s.turn] & ~KEYS  # TA7
    if s.phase == BID:
        return 1 | (2 << HIGHEST_BID) - (2 << s.bid)  # TA4: pass, or more than the standing bid
    if s.phase == NAME:
        return 31  # TA6: four corps or no trump
    return 0


def apply(s: State, action: Action) -> None:
    if s.phase == PLAY:
        play(s, action)
    elif s.phase == DISCARD:
        if put_down(s, action):  # TA7; then the maker leads (TA8)
            s.phase = PLAY
    elif s.phase == BID:
        bid(s, action)
    else:
        name(s, action)


def bid(s: State, action: Action) -> None:
    """TA3 to TA5, TA-Q7."""
    if call(s, action, HIGHEST_BID, 4):
        if not s.bid:
            next_deal(s)  # C4: thrown in
            return
        s.maker = s.bidder
        s.turn = s.maker
        s.phase = NAME
        if s.name_trump == AFTER:
            take_up(s, REINFORCEMENTS)  # TA7


def name(s: State, action: Action) -> None:
    """TA6, TA-Q2."""
    s.trump = action if action != NO_TRUMP else NO_SUIT
    if s.name_trump == BEFORE:
        take_up(s, REINFORCEMENTS)  # TA7
    s.phase = DISCARD


def power(s: State, card: Card) -> int:
    """What the card is worth on this trick: TA10 to TA12, TA-Q3, TA-Q4."""
    if card >= KEY_5:
        return 1 if card == WAGON_TRAIN else 0
    suit = card // RANKS
    worth = 4 + card if suit == s.led else 0
    if s.led == NO_SUIT:  # a Key was led: rank first, then the corps' precedence
        worth = 4 + card % RANKS * 4 + suit
    return 100 + card if suit == s.trump else worth


def trumps(s: State) -> Mask:
    """TA6: none in a hand without trump."""
    return CORPS << s.trump * RANKS if s.trump != NO_SUIT else 0


def why_taken(s: State, card: Card) -> int:
    """TA10 to TA12, TA-Q3, TA-Q4: why the trick is won that this card completes."""
    best = power(s, card)
    best = s.best if s.best > best else best
    if best >= 100:
        return BY_TRUMP
    if best == 1:
        return BY_WAGON_TRAIN
    if s.led != NO_SUIT:
        return BY_SUIT
    level = 0
    for i in range(s.count):
        level += s.trick[i] < KEY_5 and power(s, s.trick[i]) >> 2 == best >> 2
    level += card < KEY_5 and power(s, card) >> 2 == best >> 2
    return BY_PRECEDENCE if level > 1 else BY_RANK


def play(s: State, card: Card) -> None:
    """TA8, TA9, TA11."""
    if s.count == 0:
        if card >= KEY_5:
            s.led = NO_SUIT
            s.follow = 0
        else:
            s.led = card // RANKS
            s.follow = CORPS << s.led * RANKS
    if lay(s, card, power(s, card)):
        side = s.winning % 2
        for i in range(4):
            if s.trick[i] >= KEY_5:
                s.keys[side] += key_points(s.trick[i])
        if s.tricks < HAND:
            lead_next(s)
        else:
            score(s)


def goal(s: State) -> int:
    """TA14: the points that the makers must capture."""
    return points_of(s.bid)


def made(s: State, side: int) -> int:
    """TA13: the points that the side has captured so far."""
    return 5 * s.taken[side] + s.keys[side]


def toward(s: State) -> int:
    """What the makers have captured of their goal."""
    return made(s, s.maker % 2)


def still(s: State) -> int:
    """TA13: what can be added to it yet, of the 110 points of every hand: no Key is ever laid away (TA7)."""
    return points_of(HIGHEST_BID) - made(s, 0) - made(s, 1)


def contract_made(s: State) -> int:
    """TA14, TA-Q5: whether the maker's side captured what he bid, 1 or 0; -1 before the last trick."""
    if s.maker == NOBODY or s.tricks < HAND:
        return -1
    return 1 if toward(s) >= goal(s) else 0


def score(s: State) -> None:
    """TA13, TA14, TA-Q5."""
    maker = s.maker % 2
    for side in range(2):
        if side == maker and contract_made(s) == 0:
            post(s, side, BID_LOST, toward(s), -goal(s))
        else:
            post(s, side, TRICKS, s.taken[side], 5 * s.taken[side])
            post(s, side, KEY_CARDS, s.keys[side], s.keys[side])
    settle(s, maker)


def settle(s: State, maker: int) -> None:
    """TA15, TA-Q6: is an Engagement won, and with it the Campaign?"""
    winner = -1
    if s.scores[1 - maker] >= ENGAGEMENT:
        winner = 1 - maker
    if s.scores[maker] >= ENGAGEMENT:
        winner = maker
    if winner < 0:
        next_deal(s)
        return
    s.engagements[winner] += 1
    write(s, winner, ENGAGEMENT_WON, s.engagements[winner], 0)
    if s.length == ENGAGEMENT_LENGTH or s.engagements[winner] == 2:  # TA-Q8
        finish(s, 1 << winner, TA15)
    elif limit_reached(s):
        finish(s, ahead(s), C6)
    else:
        s.scores[0] = 0
        s.scores[1] = 0
        pass_deal(s)  # TA-Q9


def ahead(s: State) -> Mask:
    """C6: the side with more Engagements; both if they are level."""
    if s.engagements[0] == s.engagements[1]:
        return 3
    return 1 if s.engagements[0] > s.engagements[1] else 2


def next_deal(s: State) -> None:
    """The Engagement goes on, unless C6 ends it: more Engagements, then the higher running score."""
    if limit_reached(s):
        top = ahead(s)
        finish(s, top if top != 3 else best_sides(s), C6)
    else:
        pass_deal(s)


def why_illegal(s: State, action: Action) -> Rule:
    if has(legal(s), action):
        return 0
    if s.phase == PLAY:
        return TA9 if has(s.hands[s.turn], action) else TA2
    if s.phase == DISCARD:
        return TA7 if has(s.hands[s.turn], action) else TA2
    if s.phase == BID:
        return TA4 if 0 <= action <= HIGHEST_BID else TA_Q1
    if s.phase == NAME:
        return TA6
    return s.ending or TA2


def hide(s: State, seat: Seat) -> None:
    """The other hands, the Reinforcements, another's discards."""
    hide_cards(s, seat)
