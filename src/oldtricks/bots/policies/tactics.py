"""Tactics by rule of thumb: what a card gains now against what it may gain later, and where the Keys go."""

from ...rules.table import BID, DISCARD, NO_SUIT, NOBODY, PLAY, Action, Card, Mask
from ...rules.tactics import (
    CARDS,
    CORPS,
    HAND,
    HIGHEST_BID,
    KEY_5,
    KEYS,
    NO_TRUMP,
    RANKS,
    State,
    legal,
    made,
    next_deal,
    power,
    score,
    settle,
    still,
    trumps,
)
from ..judging import add_result
from ..thinking import mixed
from .habits import (
    SURE,
    above,
    card_to_discard,
    card_to_play,
    holds_plain,
    holds_trump,
    how_many,
    trump_to_name,
    winning_card,
    without,
)  # fmt: skip

# Points are in 64ths throughout, chances in 1024ths.

# Bidding: what adds to the points that a maker may expect, in tenths.
LENGTH = (-295, -270, -109, 36, 813, 876, 951, 1023, 1072, 1063, 1013, 1307, 1354)  # of trumps
TRUMP_HONOURS = (-6, 0, 4, 3, 14, 16)  # 7 to 12
PLAIN_HONOURS = (-11, -13, -8, -11, -23)  # 8 to 12
SHORT = (-27, -28, -17, -16, 4, -52)  # plain suits of 0 to 5 cards or more
KEYS_HELD = (-20, -46, -53, -83)
NO_TRUMP_HONOURS = (-4, 0, 43, 60, 72)
WITHOUT_TRUMP = 326
EMPTY_HAND = 21
PARTNER_BID = -32  # more if the partner has bid,
OVER_PARTNER = 168  # and what it takes more to go over his bid
BEHIND, AHEAD = 76, -17  # more if the others, or we, need less than 60 points

# What a card in hand is worth, in points won rather than lost, by how many higher ones are still out.
TRUMPS_KEPT = (965, 754, 455, 339, 248, 214, 215, 242, 403, 300, 291, 326)
PLAIN_KEPT = (507, 213, 74, 7, -34, -67, -86, -89, -114, -74, -69, -75)
RANK_KEPT = 1
KEYS_KEPT = (5, -30, 83, 100, 159, 205, 211, 198, 182, 194, 184, 211, 168)  # 1024ths of its points, by cards in hand

# Leading and following.
DRAW_TRUMPS, SPARE_TRUMPS = 360, -162  # the maker's side, the others
LEAD_SHORT = (145, 34, -66, -30)  # a plain card from one to four cards
HOPED_FOR = (114, 69, 33)  # Keys that may yet fall on the trick: first, second and third to play
PARTNER_LEAD, PARTNER_SECOND, PARTNER_LAST = 249, 1011, 1139
PARTNER_KEY = 113  # the chance of a Key that is led
DISCARD_LENGTH, DISCARD_RANK = 286, 80

ANY_TRUMP = (1 << NO_TRUMP + 1) - 1

SPAN = 170
BORDERS = 1 | 1 << RANKS | 1 << 2 * RANKS | 1 << 3 * RANKS | KEYS


def policy(s: State, c: list[int]) -> Action:
    if s.phase == PLAY:
        return card_to_play(s, legal(s), CARDS)
    if s.phase == DISCARD:
        return card_to_discard(s, s.hands[s.turn] & ~KEYS, s.trump)
    if s.phase == BID:
        return best_call(s)
    return best_trump(s)


def trump_worth(s: State, trump: int) -> int:
    """The points that a maker may expect with this hand and trump, in tenths; the Reinforcements are to come."""
    hand = s.hands[s.turn]
    worth = WITHOUT_TRUMP if trump == NO_TRUMP else EMPTY_HAND
    for key in range(4):
        if hand >> KEY_5 + key & 1:
            worth += KEYS_HELD[key]
    for suit in range(4):
        held = hand >> suit * RANKS & CORPS
        length = how_many(held)
        if suit == trump:
            worth += LENGTH[length]
            for honour in range(6):
                if held >> 6 + honour & 1:
                    worth += TRUMP_HONOURS[honour]
        else:
            if trump != NO_TRUMP:
                worth += SHORT[length if length < 5 else 5]
            for honour in range(5):
                if held >> 7 + honour & 1:
                    worth += NO_TRUMP_HONOURS[honour] if trump == NO_TRUMP else PLAIN_HONOURS[honour]
    return worth


def best_trump(s: State) -> Action:
    return trump_to_name(s, ANY_TRUMP)


def best_call(s: State) -> Action:
    """The least bid, if the hand is worth it."""
    if s.bid == HIGHEST_BID:
        return 0
    side = s.turn % 2
    worth = trump_worth(s, best_trump(s))
    if s.calls[(s.turn + 2) % 4] > 0:
        worth += PARTNER_BID
    if s.bid and s.bidder % 2 == side:
        worth -= OVER_PARTNER
    if s.scores[1 - side] >= 90:
        worth += BEHIND
    if s.scores[side] >= 90:
        worth += AHEAD
    return s.bid + 1 if worth >= 10 * (60 + 5 * s.bid) else 0


def missed(s: State, card: Card, trump: int) -> int:
    """What a discard costs: little for low cards of short plain suits."""
    suit = card // RANKS
    if suit == trump:
        return 100000 + card
    rank = card % RANKS
    length = how_many(s.hands[s.turn] & CORPS << suit * RANKS)
    return PLAIN_KEPT[RANKS - 1 - rank] * 16 + rank * DISCARD_RANK + length * DISCARD_LENGTH


def card_gain(s: State, card: Card, out: Mask, q: int, friends: Mask) -> int:
    """What the card may win now, beyond what it is worth in hand."""
    gain = lead_gain(s, card, out, q) if s.count == 0 else follow_gain(s, card, out, q)
    return gain - kept(s, card, out)


def key_points(card: Card) -> int:
    return 5 * (card - KEY_5 + 1)


def kept(s: State, card: Card, out: Mask) -> int:
    """What the card is worth in hand."""
    if card >= KEY_5:
        return key_points(card) * KEYS_KEPT[how_many(s.hands[s.turn])] >> 4
    suit = card // RANKS
    higher = how_many(out & CORPS << suit * RANKS & above(card))
    points = TRUMPS_KEPT[higher] if suit == s.trump else PLAIN_KEPT[higher]
    return points + card % RANKS * RANK_KEPT


def lead_gain(s: State, card: Card, out: Mask, q: int) -> int:
    """Points that the lead of this card may win rather than lose."""
    if card >= KEY_5:
        return (2 * PARTNER_KEY - SURE) * (5 + key_points(card)) >> 4
    trumps = how_many(out & CORPS << s.trump * RANKS) if s.trump != NO_SUIT else 0
    suit = card // RANKS
    left_in_suit = out & CORPS << suit * RANKS
    higher = how_many(left_in_suit & above(card))
    bonus = 0
    if suit == s.trump:
        safe = without(q, higher)
        if trumps:
            bonus = DRAW_TRUMPS if s.maker % 2 == s.turn % 2 else SPARE_TRUMPS
    else:
        safe = holds_plain(q, higher, how_many(left_in_suit), trumps)
        length = how_many(s.hands[s.turn] & CORPS << suit * RANKS)
        if length <= 4:
            bonus = LEAD_SHORT[length - 1]
    wins = safe * safe >> 10
    if higher:
        wins += (SURE - wins) * PARTNER_LEAD >> 10
    return ((2 * wins - SURE) * (5 * 64 + HOPED_FOR[0]) >> 10) + bonus


def safe_from_one(s: State, card: Card, out: Mask, q: int) -> int:
    """The chance that one more player does not beat this card, which is winning the trick."""
    suit = card // RANKS
    trumps = out & CORPS << s.trump * RANKS if s.trump != NO_SUIT else 0
    if card >= KEY_5:
        return 0
    if s.led == NO_SUIT:
        if suit == s.trump:
            return without(q, how_many(trumps & above(card)))
        beaters = trumps
        for other in range(4):
            beaters |= out & CORPS << other * RANKS & above(other * RANKS + card % RANKS)
        return without(q, how_many(beaters))
    left_of_led = how_many(out & CORPS << s.led * RANKS)
    higher = how_many(out & CORPS << suit * RANKS & above(card))
    if suit != s.trump:
        return holds_plain(q, higher, left_of_led, how_many(trumps))
    return without(q, higher) if s.led == s.trump else holds_trump(q, higher, left_of_led)


def follow_gain(s: State, card: Card, out: Mask, q: int) -> int:
    """Points that this card may win rather than lose on the trick that lies there."""
    points = 5
    for i in range(s.count):
        if s.trick[i] >= KEY_5:
            points += key_points(s.trick[i])
    if card >= KEY_5:
        points += key_points(card)
    points *= 64
    if s.count < 3:
        points += HOPED_FOR[s.count]
    wins = 0
    if power(s, card) > s.best:
        wins = SURE if s.count == 3 else safe_from_one(s, card, out, q)
        if s.count == 1:
            wins += (SURE - wins) * PARTNER_SECOND >> 10
    elif s.winning % 2 == s.turn % 2:
        wins = SURE if s.count == 3 else safe_from_one(s, winning_card(s), out, q)
    elif s.count == 1:
        wins = (SURE - safe_from_one(s, winning_card(s), out, q)) * PARTNER_LAST >> 10
    return (2 * wins - SURE) * points >> 10


# For the search, see `bots.surface.Policy`


def settle_result(s: State, result: list[int]) -> None:
    add_result(s, result)
    if s.maker == NOBODY:
        next_deal(s)
    else:
        settle(s, s.maker % 2)


def standing(s: State) -> int:
    return 4 * s.engagements[0] + s.engagements[1] + 1


def taken_so_far(s: State) -> int:
    return made(s, 0)


def borders(s: State) -> Mask:
    return BORDERS


def crossing_cards(s: State) -> Mask:
    """TA12: the cards that go by rank first, as long as a Key may be led, or lies there: all but Keys and trumps."""
    held = 0
    for seat in range(4):
        held |= s.hands[seat]
    if not held & KEYS and (s.count == 0 or s.led != NO_SUIT):
        return 0
    for i in range(s.count):
        held |= 1 << s.trick[i]
    return held & ~KEYS & ~trumps(s)


def crossings(s: State) -> Mask:
    held = crossing_cards(s)
    bars = 0
    for corps in range(4):
        for other in range(4):
            if other != corps:
                ranks = held >> other * RANKS & CORPS
                bars |= (ranks << 1 & CORPS if other > corps else ranks) << corps * RANKS
    return bars & ~trumps(s)


def crossed(s: State) -> int:
    held = crossing_cards(s)
    order = 0
    for rank in range(RANKS if held else 0):
        for corps in range(4):
            if held >> corps * RANKS + rank & 1:
                order = mixed(order, corps + 1)
    return order


def still_open(s: State) -> int:
    return still(s)


def conclude(s: State, number: int) -> bool:
    points = still(s)
    if 5 * number > points:
        return False
    s.keys[0] += 5 * number
    s.keys[1] += points - 5 * number
    s.tricks = HAND
    score(s)
    return True
