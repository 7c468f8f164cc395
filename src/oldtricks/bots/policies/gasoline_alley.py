"""Gasoline Alley by rule of thumb: everybody for himself, and the Master Suit's ten and six decide."""

from ...rules.gasoline_alley import (
    CARDS,
    GA_Q4,
    HAND,
    HIGHEST_BID,
    KEEP_IT,
    NUMBERS,
    POINTS,
    SELL_IT,
    SUIT,
    State,
    legal,
    score,
    settle,
    suits_held,
)
from ...rules.table import BID, PLAY, SELL, Action, Card, Mask, finish
from ..judging import SOLD, add_result, note_points
from .habits import SURE, above, card_to_play, holds_plain, holds_trump, how_many, lowest, trump_to_name, without

# Points are in 64ths in play and in tenths in bidding, chances in 1024ths.

# Bidding: what adds to the points that a maker may expect.
LENGTH = (-9, -28, 14, 46, 68, 94, 100)  # of the Master Suit
MASTERS = (-8, 0, -8, -9, -10, 29, -4, -3, -3, 99, 25, 44, 77)  # by number
PLAIN_HONOURS = (-1, -4, -2, 0)  # 10 to 13
SHORT = (1, -3, -14)  # other suits of 0 to 2 cards or more
# By players, from two on.
SCALE = (1009, 1014, 1231, 1147, 1181, 1215, 1291)
CROWD = (41, 16, -1, 4, 3, 4, 4)
BID_MARGIN = (11, 20, 17, 5, 3, 1, 2)
KEEP_MARGIN = (9, 13, 24, 25, 27, 23, 27)
BEHIND, AHEAD = 9, -12  # more if somebody else, or this player, needs 15 or less

# What a card in hand is worth, by how many higher ones of its suit are still out.
TRUMPS_KEPT = (114, 62, 61, 37, 35, 33, 29, 27, 29, 29, 25, 30, 42)
PLAIN_KEPT = (11, 2, 2, 2, -3, 3, 1, 3, 4, -2, 3, 7, -4)
COUNT_KEPT = 898  # 1024ths of what it counts
RANK_KEPT = 5

# Leading and following.
DRAW_MASTERS, SPARE_MASTERS = -2, -5  # the maker, the others
LEAD_SHORT = (-8, 19, 11)  # a plain card from one to three cards
HOPED_FOR = 19  # more for each who is yet to play
HURT = (1333, 378)  # 1024ths: what points that go to somebody else cost, and to the maker


SPAN = 30
BORDERS = 1 | 1 << NUMBERS | 1 << 2 * NUMBERS | 1 << 3 * NUMBERS
COUNTING_BORDERS = sum(1 << number for number in range(1, NUMBERS) if POINTS[number] != POINTS[number - 1])


def policy(s: State, c: list[int]) -> Action:
    if s.phase == PLAY:
        return card_to_play(s, legal(s), CARDS)
    if s.phase == BID:
        return best_call(s)
    if s.phase == SELL:
        return best_sale(s)
    return best_master(s)


def trump_worth(s: State, trump: int) -> int:
    """The points that a maker may expect with this Master Suit, in tenths."""
    hand = s.hands[s.turn]
    held = hand >> trump * NUMBERS & SUIT
    worth = LENGTH[how_many(held)]
    while held:
        worth += MASTERS[lowest(held)]
        held &= held - 1
    for suit in range(4):
        if suit != trump:
            held = hand >> suit * NUMBERS & SUIT
            length = how_many(held)
            worth += SHORT[length if length < 2 else 2]
            for honour in range(4):
                if held >> 9 + honour & 1:
                    worth += PLAIN_HONOURS[honour]
    return CROWD[s.players - 2] + (worth * SCALE[s.players - 2] >> 10)


def best_master(s: State) -> Action:
    return trump_to_name(s, suits_held(s))


def pressed(s: State) -> int:
    """What the scores add to a hand."""
    more = AHEAD if s.scores[s.turn] <= 15 else 0
    for seat in range(s.players):
        if seat != s.turn and s.scores[seat] <= 15:
            more += BEHIND
    return more


def best_call(s: State) -> Action:
    """The least bid, if the hand is worth it."""
    worth = trump_worth(s, best_master(s)) + pressed(s) - BID_MARGIN[s.players - 2]
    return s.bid + 1 if s.bid < HIGHEST_BID and worth >= 10 * (s.bid + 1) else 0


def best_sale(s: State) -> Action:
    """Keep if the hand makes the bid, and more than the bid is worth at once; but a sale may win (GA-Q4)."""
    if s.scores[s.turn] <= s.bid:
        return SELL_IT
    worth = trump_worth(s, best_master(s)) + pressed(s) - KEEP_MARGIN[s.players - 2]
    return KEEP_IT if worth >= 10 * s.bid else SELL_IT


def card_gain(s: State, card: Card, out: Mask, q: int, friends: Mask) -> int:
    return trick_gain(s, card, out, q) - kept(s, card, out)


def counting(s: State, card: Card) -> int:
    """GA4: what the card counts."""
    return POINTS[card % NUMBERS] if card // NUMBERS == s.trump else 0


def kept(s: State, card: Card, out: Mask) -> int:
    """What the card is worth in hand."""
    suit = card // NUMBERS
    higher = how_many(out & SUIT << suit * NUMBERS & above(card))
    if suit == s.trump:
        return TRUMPS_KEPT[higher] + (counting(s, card) * COUNT_KEPT >> 4) + card % NUMBERS * RANK_KEPT
    return PLAIN_KEPT[higher] + card % NUMBERS * RANK_KEPT


def trick_gain(s: State, card: Card, out: Mask, q: int) -> int:
    """Points that this card may win; what others win hurts too."""
    after = s.players - 1 - s.count
    points = 1 + counting(s, card)
    for i in range(s.count):
        points += counting(s, s.trick[i])
    points = 64 * points + HOPED_FOR * after
    suit = card // NUMBERS
    led = suit if s.count == 0 else s.led
    trumps = out & SUIT << s.trump * NUMBERS
    left_of_led = out & SUIT << led * NUMBERS
    strong = 0
    if suit == s.trump:
        strong = 100 + card
    elif suit == led:
        strong = 1 + card
    wins = 0
    if s.count == 0 or strong > s.best:
        if suit == s.trump:
            higher = how_many(trumps & above(card))
            wins = without(q, higher) if led == s.trump else holds_trump(q, higher, how_many(left_of_led))
        else:
            wins = holds_plain(q, how_many(left_of_led & above(card)), how_many(left_of_led), how_many(trumps))
        wins = without(wins, after)
    hurt = HURT[1 if s.count and s.winning == s.maker else 0]
    gain = (wins * points >> 10) - ((SURE - wins) * (points * hurt >> 10) >> 10)
    if s.count == 0:
        if suit == s.trump:
            gain += DRAW_MASTERS if s.turn == s.maker else SPARE_MASTERS
        else:
            length = how_many(s.hands[s.turn] & SUIT << suit * NUMBERS)
            if length <= 3:
                gain += LEAD_SHORT[length - 1]
    return gain


# For the search, see `bots.surface.Policy`


def note_result(s: State, result: list[int]) -> None:
    """What the dealer was paid for the bid counts at once (GA8), so it is kept apart."""
    note_points(s, result)
    result[SOLD] = s.contract if s.maker != 0 else 0
    result[0] += result[SOLD]


def settle_result(s: State, result: list[int]) -> None:
    s.scores[s.dealer] -= result[SOLD]
    if s.scores[s.dealer] <= 0:
        finish(s, 1 << s.dealer, GA_Q4)
        return
    add_result(s, result)
    settle(s)


def taken_so_far(s: State) -> int:
    taken = 0
    for seat in range(s.players):
        taken = taken << 6 | s.points[seat]
    return taken


def borders(s: State) -> Mask:
    """GA4: in the Master Suit neighbours are alike if they count the same."""
    return BORDERS | COUNTING_BORDERS << s.trump * NUMBERS


def made(s: State, side: int) -> int:
    return s.points[side]


def still_open(s: State) -> int:
    """GA4: one for each trick to come, and what the Master Suit cards in play count."""
    masters = 0
    for seat in range(s.players):
        masters |= s.hands[seat]
    for i in range(s.count):
        masters |= 1 << s.trick[i]
    points = HAND - s.tricks
    for number in range(NUMBERS):
        points += POINTS[number] * (masters >> s.trump * NUMBERS + number & 1)
    return points


def conclude(s: State, number: int) -> bool:
    points = still_open(s)
    if number > points:
        return False
    s.points[0] += number
    s.points[1] += points - number
    s.tricks = HAND
    score(s)
    return True
