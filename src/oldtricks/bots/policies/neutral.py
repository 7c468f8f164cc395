"""Neutral by rule of thumb: save the Neutrals for the openings, and the Rulers for neutralised tricks."""

from ...rules.neutral import (
    CARDS,
    HAND_SIZE,
    HIGHEST_BID,
    NATION,
    NEUTRALS,
    RANKS,
    RULER,
    UNITED_STATES,
    State,
    legal,
    made,
    making_sides,
    power,
    score,
    settle,
)
from ...rules.table import BID, CALL, DISCARD, NO_SUIT, NOBODY, Action, Card, Mask, has, left, next_deal, side_of
from ..judging import MAKING, add_result, note_points, seat_from_dealer
from .habits import (
    SURE,
    above,
    card_to_discard,
    card_to_play,
    highest,
    holds_plain,
    holds_trump,
    how_many,
    lowest,
    trump_to_name,
    winning_card,
    without,
)  # fmt: skip

# Points are in 64ths in play and in hundredths in bidding, chances in 1024ths.

# Bidding: what adds to the points that a maker may expect.
LENGTH = (4, 23, -16, 72, 144, 209, 353, 394, 645)  # of trumps
TRUMP_HONOURS = (-20, 9, 21, 55)  # 5 to 8
PLAIN_HONOURS = (-4, 3, 26, 33)
SHORT = (-13, -19, -6, 21)  # other nations of 0 to 3 cards or more
NEUTRAL_WORTH = (50, 53, 80, 80, 104, 110, 156, 193)
# By the table: two, three, four in teams and singly, five, six in teams, in pairs and singly.
SCALE = (1262, 1186, 717, 815, 1249, 963, 844, 830)
EMPTY_HAND = (434, 164, 603, 202, 301, 338, 208, 119)
PARTNER_BID = -7  # more if a partner has bid,
OVER_PARTNER = 257  # and what it takes more to go over his bid
BEHIND, AHEAD = 42, 4  # more if another side, or ours, needs less than 15

# What a card in hand is worth, in points won rather than lost, by how many higher ones of its nation are still out.
TRUMPS_KEPT = (69, 73, 76, 67, 58, 60, 45, 53)
PLAIN_KEPT = (76, 61, 38, 33, 18, 7, 1, -6)
NEUTRALS_KEPT = (438, 137, 93, 74, 59, 52, 47, 35)
RANK_KEPT = 1

# Leading and following.
TRICK = (87, 79)  # what a Belligerent trick is worth to the makers, to the others
NEUTRALISED = (153, 151)  # and a neutralised one
RULER_IN_IT = 79
HOPED_FOR = 19  # more if others are yet to play
DRAW_TRUMPS, SPARE_TRUMPS = 21, -34  # the makers, the others
LEAD_SHORT = (15, -6, 8, 2)  # a plain card from one to four cards
PARTNER_LEAD, PARTNER_NEXT, PARTNER_LAST = 257, 293, 332
DISCARD_LENGTH, DISCARD_RANK = 29, -10
FROM_THE_TOP = 5  # the first lead is the highest trump if it has this rank, from 0


SPAN = 26
ALL_RULERS = sum(1 << nation * RANKS + RULER for nation in range(6))
BORDERS = sum((1 | 1 << RULER) << nation * RANKS for nation in range(6))


def policy(s: State, c: list[int]) -> Action:
    if s.phase == BID:
        return best_call(s)
    if s.phase == DISCARD:
        return card_to_discard(s, s.hands[s.turn], best_country(s))
    if s.phase == CALL:
        return best_partner(s)
    if s.count == 0 and s.tricks == 0:
        return first_lead(s)
    return card_to_play(s, legal(s), CARDS)


def table_kind(s: State) -> int:
    """The table's place in SCALE and EMPTY_HAND."""
    if s.players < 4:
        return s.players - 2
    if s.players == 4:
        return 2 if s.sides == 2 else 3
    if s.players == 5:
        return 4
    return s.sides + 3 if s.sides < 6 else 7


def trump_worth(s: State, trump: int) -> int:
    """The points that a maker may expect with this trump, in hundredths."""
    hand = s.hands[s.turn]
    worth = 0
    for nation in range(5):
        held = hand >> nation * RANKS & NATION
        length = how_many(held)
        if nation == trump:
            worth += LENGTH[length]
        else:
            worth += SHORT[length if length < 3 else 3]
        for honour in range(4):
            if held >> 4 + honour & 1:
                worth += TRUMP_HONOURS[honour] if nation == trump else PLAIN_HONOURS[honour]
    for rank in range(RANKS):
        if hand >> UNITED_STATES * RANKS + rank & 1:
            worth += NEUTRAL_WORTH[rank]
    return EMPTY_HAND[table_kind(s)] + (worth * SCALE[table_kind(s)] >> 10)


def best_country(s: State) -> int:
    """The trump that is worth most, -1 if no Belligerent is held; only a nation that is held can be led."""
    held = 0
    for nation in range(5):
        if s.hands[s.turn] >> nation * RANKS & NATION:
            held |= 1 << nation
    return trump_to_name(s, held)


def best_call(s: State) -> Action:
    """A bid as low as it may be, if the hand is worth it: nothing is gained by a higher one."""
    country = best_country(s)
    if s.bid == HIGHEST_BID[s.players] or country < 0:
        return 0
    worth = trump_worth(s, country)
    side = side_of(s, s.turn)
    for seat in range(s.players):
        if seat != s.turn and side_of(s, seat) == side and s.calls[seat] > 0:
            worth += PARTNER_BID
    if s.bid and side_of(s, s.bidder) == side:
        worth -= OVER_PARTNER
    for other in range(s.sides):
        if s.scores[other] >= 35:
            worth += AHEAD if other == side else BEHIND
    if worth < 100 * (s.bid + 1):
        return 0
    opening = worth // 200  # which shortens the auction and risks nothing
    return opening if opening > s.bid else s.bid + 1


def missed(s: State, card: Card, trump: int) -> int:
    """NE14: what a discard costs: little for low cards of short nations, never of the coming trump."""
    nation = card // RANKS
    rank = card % RANKS
    if nation != trump and nation != UNITED_STATES:
        length = how_many(s.hands[s.turn] & NATION << nation * RANKS)
        return PLAIN_KEPT[RANKS - 1 - rank] + rank * DISCARD_RANK + length * DISCARD_LENGTH
    return 10000 + rank


def best_partner(s: State) -> Card:
    """NE14: the strongest card that is missing: President Wilson, or the highest trump."""
    cards = legal(s)
    if has(cards, CARDS - 1):
        return CARDS - 1
    trump = best_country(s)
    if trump >= 0 and cards & NATION << trump * RANKS:
        return highest(cards & NATION << trump * RANKS)
    return highest(cards)


def called_seat(s: State) -> int:
    """NE14: who the called partner is, as far as the player at turn knows; -1 if he does not."""
    if s.called >= 0:
        for seat in range(s.players):
            if has(s.played[seat], s.called):
                return seat
        if has(s.hands[s.turn], s.called):
            return s.turn
    return -1


def makers_of(s: State) -> Mask:
    """The seats that make the bid, as far as the player at turn knows."""
    makers = 0
    for seat in range(s.players):
        if side_of(s, seat) == side_of(s, s.maker):
            makers |= 1 << seat
    partner = called_seat(s)
    if partner >= 0:
        makers |= 1 << partner
    return makers


def friends_of(s: State) -> Mask:
    """Those on the side of the player at turn, as far as he knows."""
    makers = makers_of(s)
    return makers if has(makers, s.turn) else (1 << s.players) - 1 & ~makers


def card_gain(s: State, card: Card, out: Mask, q: int, friends: Mask) -> int:
    return trick_gain(s, card, out, q, friends) - kept(s, card, out)


def first_lead(s: State) -> Card:
    """NE5: the country that is to be trump, from the top if that is its Ruler or General, else low."""
    country = best_country(s)
    if country < 0:
        return highest(s.hands[s.turn])
    held = s.hands[s.turn] & NATION << country * RANKS
    top = highest(held)
    return top if top % RANKS >= FROM_THE_TOP else lowest(held)


def kept(s: State, card: Card, out: Mask) -> int:
    nation = card // RANKS
    higher = how_many(out & NATION << nation * RANKS & above(card))
    if nation == UNITED_STATES:
        return NEUTRALS_KEPT[higher] + card % RANKS * RANK_KEPT
    if nation == s.trump:
        return TRUMPS_KEPT[higher] + card % RANKS * RANK_KEPT
    return PLAIN_KEPT[higher] + card % RANKS * RANK_KEPT


def trick_gain(s: State, card: Card, out: Mask, q: int, friends: Mask) -> int:
    """Points that this card may win rather than lose."""
    nation = card // RANKS
    led = nation if s.count == 0 else s.led
    role = 0 if has(friends, s.maker) else 1
    points = TRICK[role]
    if s.neutral >= 0 or nation == UNITED_STATES:
        points = NEUTRALISED[role] + RULER_IN_IT * (s.rulers_on + (1 if card % RANKS == RULER else 0))
    if s.count < s.players - 1:
        points += HOPED_FOR
    opponents = 0
    partners = 0
    seat = s.turn
    for _ in range(s.players - 1 - s.count):
        seat = left(s, seat)
        if friends >> seat & 1:
            partners += 1
        else:
            opponents += 1
    wins = 0
    if s.count == 0 or power(s, card) > s.best:
        wins = without(safe_from_one(s, card, led, out, q), opponents)
        if partners:
            wins += (SURE - wins) * (PARTNER_NEXT if s.count else PARTNER_LEAD) >> 10
    elif friends >> s.winning & 1:
        wins = without(safe_from_one(s, winning_card(s), led, out, q), opponents)
        if partners:
            wins += (SURE - wins) * PARTNER_NEXT >> 10
    elif partners:
        wins = (SURE - without(safe_from_one(s, winning_card(s), led, out, q), partners)) * PARTNER_LAST >> 10
    gain = (2 * wins - SURE) * points >> 10
    if s.count == 0:
        if nation == s.trump:
            if out & NATION << nation * RANKS:
                gain += SPARE_TRUMPS if role else DRAW_TRUMPS
        else:
            length = how_many(s.hands[s.turn] & NATION << nation * RANKS)
            if length <= 4:
                gain += LEAD_SHORT[length - 1]
    return gain


def safe_from_one(s: State, card: Card, led: int, out: Mask, q: int) -> int:
    """The chance that one more player does not beat this card, which is winning the trick."""
    nation = card // RANKS
    higher = how_many(out & NATION << nation * RANKS & above(card))
    if led == UNITED_STATES:
        return without(q, higher)
    left_of_led = how_many(out & NATION << led * RANKS)
    if nation == UNITED_STATES:
        return holds_trump(q, higher, left_of_led)
    trumps = how_many(out & NATION << s.trump * RANKS) if s.trump != NO_SUIT else 0
    neutrals = how_many(out & NEUTRALS)
    if nation != s.trump:
        return holds_plain(q, higher, left_of_led, trumps + neutrals)
    if led == s.trump:
        return holds_plain(q, higher, left_of_led, neutrals)
    return holds_trump(q, higher + neutrals, left_of_led)


# For the search, see `bots.surface.Policy`


def note_result(s: State, result: list[int]) -> None:
    note_points(s, result)
    result[MAKING] = making_sides(s) if s.maker != NOBODY else 0


def settle_result(s: State, result: list[int]) -> None:
    add_result(s, result)
    if s.maker == NOBODY:
        next_deal(s)
        return
    making = 0
    for seat in range(s.players):  # of five, the partner sits somewhere behind the maker
        if result[MAKING] >> side_of(s, seat) & 1:
            making |= 1 << side_of(s, seat_from_dealer(s, seat))
    settle(s, making)


def taken_so_far(s: State) -> int:
    """What counts for each side; of five, as long as nobody knows who plays for the bid, all that may count."""
    taken = making_sides(s) if s.players == 5 else 0
    for side in range(s.sides):
        if s.players == 5:
            taken = taken << 4 | s.plain[side]
            taken = taken << 6 | 2 * s.neutralised[side] + s.rulers[side]
        else:
            taken = taken << 6 | made(s, side)
    return taken


def borders(s: State) -> Mask:
    """NE11, NE14: Rulers count, and the called card tells who plays for the bid."""
    return BORDERS | 3 << s.called if s.called >= 0 else BORDERS


def still_open(s: State) -> int:
    """NE11: every trick to come, twice where a Neutral may be in it, and the Rulers that are left."""
    cards = 0
    for seat in range(s.players):
        cards |= s.hands[seat]
    for i in range(s.count):
        cards |= 1 << s.trick[i]
    neutrals = how_many(cards & NEUTRALS)
    to_come = HAND_SIZE[s.players] - s.tricks
    doubled = neutrals if neutrals < to_come else to_come
    return to_come + doubled + (how_many(cards & ALL_RULERS) if doubled else 0)


def conclude(s: State, number: int) -> bool:
    """NE13: a Belligerent trick that the others take counts for nobody."""
    points = still_open(s)
    first = number // (points + 1)
    second = number % (points + 1)
    if first > points:
        return False
    s.rulers[0] += first
    s.rulers[1] += second if first + second <= points else points - first
    s.tricks = HAND_SIZE[s.players]
    score(s)
    return True
