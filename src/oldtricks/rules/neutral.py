"""Neutral (V. E. Morrill, 1914): the United States suit stands above trumps, but enters only at certain openings.

Trump is the country of the maker's first lead (NE5). Five play with a called partner who keeps silent (NE14);
nothing here looks at who holds the called card before the hand is scored, so nothing can give him away.
"""

from dataclasses import dataclass

from .table import (
    BID,
    BY_SUIT,
    BY_TRUMP,
    CALL,
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
    put_down,
    row,
    side_of,
    take_up,
)

NE3, NE4, NE5, NE6, NE7, NE9, NE15 = 3, 4, 5, 6, 7, 9, 15
NE_Q1, NE_Q2, NE_Q6 = RULING + 1, RULING + 2, RULING + 6

# NE1. Cards: nation * 8 + rank - 1.
BRITAIN, FRANCE, GERMANY, RUSSIA, AUSTRIA, UNITED_STATES = range(6)
RANKS = 8
CARDS = 48
NATION = (1 << RANKS) - 1
NEUTRALS = NATION << UNITED_STATES * RANKS
BELLIGERENTS = NEUTRALS - 1 & ~NEUTRALS
RULER = 7  # card % RANKS

# NE2 and NE-Q1, by the number of players.
HAND_SIZE = (0, 0, 12, 13, 12, 9, 8)
HIGHEST_BID = (0, 0, 26, 27, 26, 23, 22)
LEFT_OVER = 3  # NE14

TEAMS, PAIRS, SINGLES = 0, 1, 2  # NE-Q5
GAME = 50  # NE15

# Why a trick was won: by the only Neutral, over a trump; by the only Neutral; by the highest of several.
BY_NEUTRAL_OVER_TRUMP, BY_NEUTRAL, BY_HIGHER_NEUTRAL = range(GAME_REASONS, GAME_REASONS + 3)

# Lines of the score sheet.
BELLIGERENT_TRICKS, NEUTRAL_TRICKS, RULERS, BID_LOST = range(4)


@dataclass(slots=True)
class State(TrickTable):
    partnership: int = SINGLES
    called: int = -1  # NE14: the card that names the partner
    neutral: int = -1  # the highest Neutral on the trick
    ceiling: int = -1  # the highest trump on the trick
    rulers_on: int = 0  # Rulers on the trick
    plain: list[int] = row(8)  # Belligerent tricks by side
    neutralised: list[int] = row(8)  # neutralised tricks by side
    rulers: list[int] = row(8)  # Rulers in them
    face_up: list[Wide] = row(8)  # NE16: the cards of each neutralised trick, and 1 << CARDS + side of who took it
    sheet: list[Wide] = row(18)


def setup(s: State) -> None:
    """NE2, NE-Q5: seats of a side are as many places apart as there are sides."""
    if s.partnership == TEAMS:
        s.sides = 2
    elif s.partnership == PAIRS:
        s.sides = 3
    else:
        s.sides = s.players


def pack(s: State, deck: list[Card]) -> int:
    """NE1."""
    return in_order(deck, CARDS)


def draw_for_deal(s: State, deck: list[Card], drew: list[Seat]) -> int:
    """C2: the highest rank deals."""
    for i in range(CARDS):
        deck[i] %= RANKS
    return draw_highest(s, deck, CARDS, drew)


def deal(s: State, deck: list[Card]) -> None:
    """NE2 to NE4: one at a time; what is left over lies in the centre."""
    clear_hand(s)
    deal_packets(s, deck, 0, s.players * HAND_SIZE[s.players], 1)
    lay_out(s, CARDS)
    for side in range(s.sides):
        s.plain[side] = 0
        s.neutralised[side] = 0
        s.rulers[side] = 0
    for trick in range(RANKS):  # there are no more of them than Neutrals
        s.face_up[trick] = 0
    s.called = -1
    clear_trick(s)
    open_auction(s, (1 << s.players) - 1)


def clear_trick(s: State) -> None:
    s.neutral = -1
    s.ceiling = -1
    s.rulers_on = 0


def legal(s: State) -> Mask:
    if s.phase == PLAY:
        hand = s.hands[s.turn]
        if s.count == 0:
            return hand & BELLIGERENTS or hand  # NE5, NE9, NE-Q7
        if s.led == UNITED_STATES:
            return hand  # NE9, NE-Q3
        return hand & s.follow or hand & BELLIGERENTS | neutrals_admitted(s, hand)  # NE6, NE-Q4
    if s.phase == BID:
        return 1 | (2 << HIGHEST_BID[s.players]) - (2 << s.bid)  # NE4, NE-Q1
    if s.phase == DISCARD:
        return s.hands[s.turn]  # NE-Q6
    if s.phase == CALL:
        return (1 << CARDS) - 1 & ~(s.hands[s.turn] | s.discards)  # NE-Q6
    return 0


def neutrals_admitted(s: State, hand: Mask) -> Mask:
    """NE7: any Neutral for one who cannot trump. NE8: otherwise only above one that lies there (NE-Q2)."""
    above = hand & -(2 << s.neutral) if s.neutral >= 0 else 0
    return above if winning_trumps(s, hand) else hand & NEUTRALS


def winning_trumps(s: State, hand: Mask) -> Mask:
    """NE7: the trumps in hand that beat every trump on the trick."""
    trumps = hand & NATION << s.trump * RANKS if s.trump != NO_SUIT else 0
    return trumps & -(2 << s.ceiling) if s.ceiling >= 0 else trumps


def apply(s: State, action: Action) -> None:
    if s.phase == PLAY:
        play(s, action)
    elif s.phase == BID:
        bid(s, action)
    elif s.phase == DISCARD:
        if put_down(s, action):  # NE-Q6
            s.phase = CALL
    else:
        s.called = action  # NE14
        s.phase = PLAY


def bid(s: State, action: Action) -> None:
    """NE4."""
    if call(s, action, HIGHEST_BID[s.players], s.players):
        if not s.bid:
            next_deal(s)  # C4: thrown in
            return
        s.maker = s.bidder
        s.turn = s.maker
        s.phase = PLAY
        if s.players == 5:
            take_up(s, LEFT_OVER)  # NE14
            s.phase = DISCARD


def power(s: State, card: Card) -> int:
    """NE10: Neutrals, then trumps, then the suit led."""
    nation = card // RANKS
    worth = 1 + card if nation == s.led else 0
    worth = 100 + card if nation == s.trump else worth
    return 200 + card if nation == UNITED_STATES else worth


def trumps(s: State) -> Mask:
    """NE5: none if nobody could lead a Belligerent (NE-Q7)."""
    return NATION << s.trump * RANKS if s.trump != NO_SUIT else 0


def why_taken(s: State, card: Card) -> int:
    """NE10: why the trick is won that this card completes."""
    nation = card // RANKS
    if s.neutral >= 0:
        several = nation == UNITED_STATES
        for i in range(s.count):
            several = several or (s.trick[i] != s.neutral and s.trick[i] // RANKS == UNITED_STATES)
        if several:
            return BY_HIGHER_NEUTRAL
    if s.neutral >= 0 or nation == UNITED_STATES:
        return BY_NEUTRAL_OVER_TRUMP if s.ceiling >= 0 or nation == s.trump else BY_NEUTRAL
    return BY_TRUMP if s.ceiling >= 0 or nation == s.trump else BY_SUIT


def play(s: State, card: Card) -> None:
    """NE5 to NE11."""
    nation = card // RANKS
    if s.count == 0:
        s.led = nation
        s.follow = NATION << nation * RANKS
        if s.tricks == 0 and nation != UNITED_STATES:
            s.trump = nation  # NE5, NE-Q7
    s.neutral = card if card > s.neutral and nation == UNITED_STATES else s.neutral
    s.ceiling = card if card > s.ceiling and nation == s.trump else s.ceiling
    s.rulers_on += card % RANKS == RULER
    if lay(s, card, power(s, card)):
        side = side_of(s, s.winning)
        if s.neutral >= 0:  # NE11
            s.neutralised[side] += 1
            s.rulers[side] += s.rulers_on
            turn_up(s, side)
        else:
            s.plain[side] += 1
        clear_trick(s)
        if s.tricks < HAND_SIZE[s.players]:
            lead_next(s)  # NE-Q9
        else:
            score(s)


def turn_up(s: State, side: int) -> None:
    """NE16: the trick lies face up before the side that took it."""
    cards = 1 << CARDS + side
    for i in range(s.players):
        cards |= 1 << s.trick[i]
    free = 0
    while s.face_up[free]:
        free += 1
    s.face_up[free] = cards


def making_sides(s: State) -> Mask:
    """NE12, NE14: the maker's side; of five, the maker and whoever played the called card."""
    if s.maker == NOBODY:
        return 0
    making = 1 << side_of(s, s.maker)
    if s.players == 5:
        for seat in range(5):
            if has(s.played[seat], s.called):
                making |= 1 << seat
    return making


def goal(s: State) -> int:
    """NE12: the points that the makers must reach."""
    return s.bid


def made(s: State, side: int) -> int:
    """What counts for the side so far: all its tricks if it plays for the bid, or else the neutralised ones (NE13)."""
    points = 2 * s.neutralised[side] + s.rulers[side]
    return points + s.plain[side] if making_sides(s) >> side & 1 else points


def toward(s: State) -> int:
    """What the makers have made of their goal; of five, as far as the partner has shown himself (NE14)."""
    making = making_sides(s)
    points = 0
    for side in range(s.sides):
        if making >> side & 1:
            points += made(s, side)
    return points


def still(s: State) -> int:
    """NE11: the most that can be added to it yet, as far as everybody can see.

    Every trick to come is neutralised as long as there are Neutrals, with every Ruler in them; and the silent partner
    may be whoever has the most so far (NE14).
    """
    fallen = 0
    for seat in range(s.players):
        fallen |= s.played[seat]
    for i in range(s.count):
        fallen &= ~(1 << s.trick[i])  # these are still to be won
    neutrals = 0
    rulers = 0
    for nation in range(6):
        rulers += 1 - (fallen >> nation * RANKS + RULER & 1)
    for rank in range(RANKS):
        neutrals += 1 - (fallen >> UNITED_STATES * RANKS + rank & 1)
    to_come = HAND_SIZE[s.players] - s.tricks
    doubled = neutrals if neutrals < to_come else to_come
    most = to_come + doubled
    most += rulers if doubled else 0
    return most + unknown_partner(s)


def unknown_partner(s: State) -> int:
    """NE14: the most that somebody has made so far who may turn out to be the silent partner."""
    if s.players != 5 or s.maker == NOBODY or making_sides(s) != 1 << s.maker:
        return 0
    most = 0
    for seat in range(5):
        points = s.plain[seat] + 2 * s.neutralised[seat] + s.rulers[seat]
        if seat != s.maker and points > most:
            most = points
    return most


def contract_made(s: State) -> int:
    """NE12: whether the bid was made, 1 or 0; -1 before the last trick."""
    if s.maker == NOBODY or s.tricks < HAND_SIZE[s.players]:
        return -1
    return 1 if toward(s) >= goal(s) else 0


def score(s: State) -> None:
    """NE11 to NE14."""
    making = making_sides(s)
    reached = contract_made(s) == 1
    plain = 0
    neutralised = 0
    rulers = 0
    for side in range(s.sides):
        if making >> side & 1:
            plain += s.plain[side]
            neutralised += s.neutralised[side]
            rulers += s.rulers[side]
    for side in range(s.sides):
        if not making >> side & 1:
            post(s, side, NEUTRAL_TRICKS, s.neutralised[side], 2 * s.neutralised[side])  # NE13
            post(s, side, RULERS, s.rulers[side], s.rulers[side])
        elif reached:
            post(s, side, BELLIGERENT_TRICKS, plain, plain)  # NE12
            post(s, side, NEUTRAL_TRICKS, neutralised, 2 * neutralised)
            post(s, side, RULERS, rulers, rulers)
        else:
            post(s, side, BID_LOST, toward(s), -s.bid)
    settle(s, making)


def settle(s: State, making: Mask) -> None:
    """NE15, C5, NE-Q8: level at the top, the making side wins; otherwise they share."""
    top = best_sides(s)
    best = 0
    while not top >> best & 1:
        best += 1
    if s.scores[best] >= GAME:
        finish(s, top & making or top, NE15)
    else:
        next_deal(s)


def why_illegal(s: State, action: Action) -> Rule:
    if has(legal(s), action):
        return 0
    if s.phase == PLAY:
        return why_not_played(s, action)
    if s.phase == BID:
        return NE4 if 0 < action <= s.bid else NE_Q1
    if s.phase == DISCARD:
        return NE3
    if s.phase == CALL:
        return NE_Q6
    return s.ending or NE3


def why_not_played(s: State, card: Card) -> Rule:
    if not has(s.hands[s.turn], card):
        return NE3
    if s.count == 0:
        return NE5 if s.tricks == 0 else NE9
    if s.hands[s.turn] & s.follow:
        return NE6
    return NE_Q2 if s.neutral >= 0 else NE7


def hide(s: State, seat: Seat) -> None:
    """The silent partner stays silent: who holds the called card is in nothing but the hands (NE14).

    Neutralised tricks stay in sight (NE16).
    """
    hide_cards(s, seat)
