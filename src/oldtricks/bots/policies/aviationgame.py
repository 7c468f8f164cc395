"""Aviationgame by rule of thumb: bid the miles that pay on the average, then win tricks as cheaply as they come."""

from ...engine.sfc32 import below
from ...rules.aviationgame import (
    A_AND_B,
    CARDS,
    NUMBERS,
    SIDE_CARDS,
    SIDE_PACK,
    TYPE,
    B,
    State,
    base,
    hand_size,
    legal,
    power,
    score,
    settle,
    still,
)
from ...rules.table import DISCARD, NOBODY, PLAY, Action, Card, Mask, has, next_deal
from ..judging import add_result
from .habits import (
    SURE,
    above,
    card_to_discard,
    card_to_play,
    holds_plain,
    holds_trump,
    how_many,
    winning_card,
    without,
)  # fmt: skip

# Tricks are in 1024ths throughout, and so are chances.

# Bidding: what adds to the tricks that a team may expect, in hundredths. Four Aviators, then six.
LENGTH = (7, -33, -42, -5, 67, 128, 190, 251, 341, 430, 520, 610, -32, -3, 44, 135, 187, 248, 304, 371)  # of trumps
TRUMP_HONOURS = (-21, -23, -11, 0, 18, 33, 8, 13, 26, 36, 43, 62)  # 8 to 11, B, A
PLAIN_HONOURS = (-35, -34, -17, 23, -1, 0, 2, 39)  # 8 to 11
SHORT = (-24, -65, -91, -100, -86, -4, -7, -14, -10, -5)  # other types of 0 to 4 cards or more
EMPTY_HAND = (905, 312)
PARTNER_BID = (92, 49)  # more if a team-mate has bid this type
OVER_PARTNER = 0  # hundreds of miles, in 1024ths, that a bid over a team-mate's has to gain more
BEHIND, AHEAD = 49, -39  # more tricks if the others, or we, need less than 800 miles
PENALTY = 468  # what the others gain by a failed flight, in tricks
# The chance to make a contract, by tricks expected beyond it: from 3 too few to 3 too many, in fourths.
MADE = (7, 13, 23, 40, 65, 100, 147, 206, 276, 356, 443, 512, 581, 668, 748, 818, 877, 924, 959, 984, 1001, 1011, 1017,
        1020, 1022)  # fmt: skip

# What a card in hand is worth, in tricks won rather than lost, by how many higher ones are still out.
TRUMPS_KEPT = (1936, 1479, 1080, 789, 650, 598, 553, 480, 445, 487, 426, 767, 973)
PLAIN_KEPT = (687, 551, 333, 139, 72, 28, 12, -37, -80, -94, -112)
RANK_KEPT = 4

# Leading and following.
DRAW_TRUMPS, SPARE_TRUMPS = 389, -771  # the bidder's team, the others
LEAD_SHORT = (276, 150, 67, 39)  # a plain card from one to four cards
PARTNER_LEAD, PARTNER_NEXT, PARTNER_LAST = 133, 338, 538
DISCARD_LENGTH, DISCARD_RANK = 1250, -333


SPAN = 1600
BORDERS = 1 | 1 << NUMBERS | 1 << 2 * NUMBERS | 1 << 3 * NUMBERS | 1 << B


def policy(s: State, c: list[int]) -> Action:
    if s.phase == PLAY:
        return card_to_play(s, legal(s), CARDS)
    if s.phase == DISCARD:
        return card_to_discard(s, s.hands[s.turn], s.trump)
    return best_call(s)


def trumps_of(craft: int) -> Mask:
    """AV14: the numbered ones, B and A."""
    return TYPE << craft * NUMBERS | A_AND_B


def tricks_expected(s: State, craft: int) -> int:
    """How many tricks the team may expect with this trump, in hundredths; the centre cards are to come."""
    six = 1 if s.players == 6 else 0
    hand = s.hands[s.turn]
    trumps = hand & trumps_of(craft)
    worth = EMPTY_HAND[six] + LENGTH[12 * six + how_many(trumps)]
    numbered = trumps >> craft * NUMBERS & TYPE
    for honour in range(4):
        if numbered >> 7 + honour & 1:
            worth += TRUMP_HONOURS[6 * six + honour]
    for honour in range(2):
        if hand >> CARDS - 2 + honour & 1:
            worth += TRUMP_HONOURS[6 * six + 4 + honour]
    for suit in range(4):
        if suit != craft:
            held = hand >> suit * NUMBERS & TYPE
            length = how_many(held)
            worth += SHORT[5 * six + (length if length < 4 else 4)]
            for honour in range(4):
                if held >> 7 + honour & 1:
                    worth += PLAIN_HONOURS[4 * six + honour]
    for seat in range(s.players):
        if seat % 2 == s.turn % 2 and s.calls[seat] > 0 and (s.calls[seat] - 1) % 4 == craft:
            worth += PARTNER_BID[six]
    if s.scores[1 - s.turn % 2] >= 1200:
        worth += BEHIND
    if s.scores[s.turn % 2] >= 1200:
        worth += AHEAD
    return worth


def best_call(s: State) -> Action:
    """The bid that gains most miles on the average, if any does."""
    bids = legal(s)
    best = 0
    most = 0
    if s.bid and s.bidder % 2 == s.turn % 2:
        most = OVER_PARTNER
    for craft in range(4):
        expected = tricks_expected(s, craft)
        for level in range(1, 7):
            if has(bids, 4 * level - 3 + craft):
                place = (expected - 100 * (base(s) + level) + 300) // 25
                place = 0 if place < 0 else 24 if place > 24 else place
                made = MADE[place]
                gain = (craft + 1) * (level * (2 * made - SURE) - ((SURE - made) * PENALTY >> 10))
                if gain > most:
                    most = gain
                    best = 4 * level - 3 + craft
    return best


def missed(s: State, card: Card, trump: int) -> int:
    """What a discard costs: little for low cards of short plain types."""
    if has(trumps_of(trump), card):
        return 100000 + card
    number = card % NUMBERS
    length = how_many(s.hands[s.turn] & TYPE << card // NUMBERS * NUMBERS)
    return PLAIN_KEPT[NUMBERS - 1 - number] * 8 + number * DISCARD_RANK + length * DISCARD_LENGTH


def card_gain(s: State, card: Card, out: Mask, q: int, friends: Mask) -> int:
    """What the card may win now, beyond what it is worth in hand."""
    gain = lead_gain(s, card, out, q) if s.count == 0 else follow_gain(s, card, out, q)
    return gain - kept(s, card, out)


def kept(s: State, card: Card, out: Mask) -> int:
    """What the card is worth in hand."""
    if has(trumps_of(s.trump), card):
        return TRUMPS_KEPT[how_many(out & trumps_of(s.trump) & above(card))] + card * RANK_KEPT
    suit = card // NUMBERS
    return PLAIN_KEPT[how_many(out & TYPE << suit * NUMBERS & above(card))] + card % NUMBERS * RANK_KEPT


def lead_gain(s: State, card: Card, out: Mask, q: int) -> int:
    """Tricks, in 1024ths, that the lead of this card may win rather than lose."""
    trumps = out & trumps_of(s.trump)
    bonus = 0
    if has(trumps_of(s.trump), card):
        higher = how_many(trumps & above(card))
        safe = without(q, higher)
        if trumps:
            bonus = DRAW_TRUMPS if s.maker % 2 == s.turn % 2 else SPARE_TRUMPS
    else:
        left_in_suit = out & TYPE << card // NUMBERS * NUMBERS
        higher = how_many(left_in_suit & above(card))
        safe = holds_plain(q, higher, how_many(left_in_suit), how_many(trumps))
        length = how_many(s.hands[s.turn] & TYPE << card // NUMBERS * NUMBERS)
        if length <= 4:
            bonus = LEAD_SHORT[length - 1]
    wins = without(safe, s.players // 2)
    if higher:
        wins += (SURE - wins) * PARTNER_LEAD >> 10
    return 2 * wins - SURE + bonus


def safe_from_one(s: State, card: Card, out: Mask, q: int) -> int:
    """The chance that one more player does not beat this card, which is winning the trick."""
    trumps = out & trumps_of(s.trump)
    left_of_led = out & s.follow
    if not has(trumps_of(s.trump), card):
        return holds_plain(q, how_many(left_of_led & above(card)), how_many(left_of_led), how_many(trumps))
    higher = how_many(trumps & above(card))
    return without(q, higher) if s.led == s.trump else holds_trump(q, higher, how_many(left_of_led))


def follow_gain(s: State, card: Card, out: Mask, q: int) -> int:
    """Tricks, in 1024ths, that this card may win rather than lose."""
    after = s.players - 1 - s.count
    opponents = (after + 1) // 2
    partners = after // 2
    wins = 0
    if power(s, card) > s.best:
        wins = without(safe_from_one(s, card, out, q), opponents)
        if partners:
            wins += (SURE - wins) * PARTNER_NEXT >> 10
    elif s.winning % 2 == s.turn % 2:
        wins = without(safe_from_one(s, winning_card(s), out, q), opponents)
        if partners:
            wins += (SURE - wins) * PARTNER_NEXT >> 10
    elif partners:
        wins = (SURE - without(safe_from_one(s, winning_card(s), out, q), partners)) * PARTNER_LAST >> 10
    return 2 * wins - SURE


# For the search, see `bots.surface.Policy`


def settle_result(s: State, result: list[int]) -> None:
    add_result(s, result)
    if s.maker == NOBODY:
        next_deal(s)
    else:
        settle(s)


def veil(s: State) -> None:
    """AV11: side cards to come are nobody's to know; they count as No Count."""
    for i in range(s.tricks, hand_size(s)):
        s.side[i] = 0


def shuffle_ahead(s: State, c: list[int]) -> None:
    """AV11: any of the side cards that have not been turned up may be next. So many of each kind, 4 bits a kind."""
    left = 0
    cards = SIDE_CARDS - s.tricks
    for i in range(SIDE_CARDS):
        left += 1 << 4 * (SIDE_PACK[i] // 100 + 3)
    for i in range(s.tricks):
        left -= 1 << 4 * (s.side[i] // 100 + 3)
    for i in range(s.tricks, hand_size(s)):
        drawn = below(c, cards)
        cards -= 1
        kind = 0
        while drawn >= left >> 4 * kind & 15:
            drawn -= left >> 4 * kind & 15
            kind += 1
        left -= 1 << 4 * kind
        s.side[i] = 100 * (kind - 3)


def taken_so_far(s: State) -> int:
    """Tricks, and the wind that came with them."""
    taken = 0
    for team in range(2):
        taken = taken << 16 | s.taken[team] << 12 | s.losses[team] << 8 | s.wind[team] // 100 + 128
    return taken


def borders(s: State) -> Mask:
    """AV16: only the order within a type counts; A and B are next to each other."""
    return BORDERS


def still_open(s: State) -> int:
    return still(s)


def conclude(s: State, number: int) -> bool:
    tricks = still(s)
    if number > tricks:
        return False
    s.taken[0] += number
    s.taken[1] += tricks - number
    s.tricks = hand_size(s)
    score(s)
    return True
