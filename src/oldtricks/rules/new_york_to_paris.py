"""New York to Paris (Paul K. Guillow, 1927): a race of 3,300 miles through weather, motor trouble and forced landings.

Cards are counted by kind. A hand is a mask of six layers of ten kinds: bit 10 * layer + kind; a kind fills its
layers from below, so the lowest layer says which kinds are held. The drawing and discard piles keep their order,
fifteen kinds to an integer. Bad weather and trouble never need a hand of their own: what lies under the top card
of a pile only waits for the new deal, together with the Lucky Lindys that were laid (`buried`).
"""

from dataclasses import dataclass

from .table import (
    DEAL,
    DRAW,
    LUCKY,
    PLAY,
    RULING,
    Action,
    Card,
    Mask,
    RaceTable,
    Rule,
    Seat,
    Wide,
    best_sides,
    draw_highest,
    finish,
    has,
    left,
    row,
    side_of,
    write,
)

NY2, NY3, NY5, NY6, NY7, NY8, NY9, NY10, NY11, NY13 = 2, 3, 5, 6, 7, 8, 9, 10, 11, 13
NY_Q1, NY_Q2, NY_Q3, NY_Q4, NY_Q6, NY_Q8 = (RULING + n for n in (1, 2, 3, 4, 6, 8))

# Kinds of cards; a card is its kind. The hazards come last.
FAVORABLE, TAKE_OFF, MILES_500, MILES_300, MILES_100, LINDY, STORM, FOG, MOTOR, FORCED = range(10)
KINDS = 10
HAZARDS = 4
NOTHING = -1  # an empty weather or flight pile

# Reconstructed: how many of each kind are in one pack.
PACK = (12, 14, 8, 20, 32, 1, 3, 3, 3, 4)
MOST_CARDS = 200

# NY11: what a flight takes, and the miles of a card, by kind - MILES_500.
FLIGHT = (2, 5, 8)
MILES = (500, 300, 100)
DISTANCE = 3300

HAND = 5
LAYER = (1 << KINDS) - 1
MILEAGE = 7 << MILES_500
WEATHER = 1 << FAVORABLE | 1 << STORM | 1 << FOG
HINDRANCES = 15 << STORM

# Actions. DRAW: from the drawing pile or the discard pile. PLAY and LUCKY: `kind` onto one's own piles (or Lucky
# Lindy onto the table), DISCARD_ONE + kind, HINDER + 8 * (kind - STORM) + side.
FROM_DRAWING, FROM_DISCARDS = 0, 1
DISCARD_ONE = 10
HINDER = 20

PER_WORD = 15
QUIET_ROUNDS = 50  # NY-Q8

SINGLES, PARTNERS = 0, 1  # NY-Q7
FREE, WEATHER_FIRST = 0, 1  # NY-Q1
PLAY_OUT, GO_ON = 0, 1  # NY-Q5

# Lines of the score sheet: 500s, 300s, 100s.


@dataclass(slots=True)
class State(RaceTable):
    packs: int = 1
    lucky_lindy: int = 1
    partnership: int = SINGLES
    opening: int = FREE
    lucky_new_deal: int = PLAY_OUT
    lucky: int = 0  # 1 if a lucky turn goes on after the new deal (NY-Q5)
    hands: list[Wide] = row(8)
    drawing: list[Wide] = row(14)  # the drawing pile as dealt, fifteen cards to an integer
    drawn: int = 0  # how many of them have been drawn
    stock: int = 0  # how many they were
    discards: list[Wide] = row(14)
    discarded: int = 0
    weather: list[int] = row(8)  # top card by side
    flight: list[int] = row(8)
    miles: list[int] = row(24)  # cards on the 500, 300 and 100 piles: 3 * side + kind - MILES_500
    buried: list[int] = row(10)  # by kind: cards on the table that the next new deal takes back
    taken: int = -1  # the kind taken from the discard pile in this turn
    quiet: int = 0  # turns since the last mileage card
    sheet: list[Wide] = row(24)


def setup(s: State) -> None:
    """NY1, NY4, NY-Q7: a set of five piles for each side."""
    s.sides = 2 if s.partnership == PARTNERS else s.players
    for side in range(8):
        s.weather[side] = NOTHING
        s.flight[side] = NOTHING


def copies(s: State, kind: Card) -> int:
    """NY1, NY13: how many cards of the kind are in the game."""
    if kind == LINDY and not s.lucky_lindy:
        return 0
    return PACK[kind] * s.packs


def pack(s: State, deck: list[Card]) -> int:
    """NY12: everything but the mileage and the top cards of the weather and flight piles is shuffled.

    In a lucky turn Lucky Lindy stays aside (NY-Q5).
    """
    cards = 0
    for kind in range(KINDS):
        loose = copies(s, kind) - (s.lucky if kind == LINDY else 0)
        for side in range(s.sides):
            if s.weather[side] == kind or s.flight[side] == kind:
                loose -= 1
            if MILES_500 <= kind <= MILES_100:
                loose -= s.miles[3 * side + kind - MILES_500]
        for _ in range(loose):
            deck[cards] = kind
            cards += 1
    return cards


def draw_for_deal(s: State, deck: list[Card], drew: list[Seat]) -> int:
    """C2, as in the trick games: the longest mileage card deals."""
    cards = pack_size(s)
    for i in range(cards):
        deck[i] = MILES[deck[i] - MILES_500] if MILES_500 <= deck[i] <= MILES_100 else 0
    return draw_highest(s, deck, cards, drew)


def deal(s: State, deck: list[Card]) -> None:
    """NY2, and the new deal of NY12, NY-Q5: one at a time, five each, the rest is the drawing pile.

    The mileage stays, and so do the top cards. In a lucky turn that goes on, its player is dealt to first.
    """
    s.deals += 1
    s.lines = 0
    cards = pack_size(s)
    for seat in range(s.players):
        s.hands[seat] = 0
    seat = s.dealer - s.lucky
    for i in range(HAND * s.players):
        seat = left(s, seat)
        take_in(s, seat, deck[i])
    for word in range(14):
        s.drawing[word] = 0
        s.discards[word] = 0
    s.stock = cards - HAND * s.players
    for i in range(s.stock):
        s.drawing[i // PER_WORD] |= deck[HAND * s.players + i] << 4 * (i % PER_WORD)
    s.drawn = 0
    s.discarded = 0
    for kind in range(KINDS):
        s.buried[kind] = 0
    if s.lucky:
        s.lucky = 0
        bury(s, LINDY)
        s.phase = LUCKY
        go_on(s)
    else:
        begin_turn(s, left(s, s.dealer))


def pack_size(s: State) -> int:
    """How many cards a deal shuffles, see `pack`."""
    cards = -s.lucky
    for kind in range(KINDS):
        cards += copies(s, kind)
    for side in range(s.sides):
        if s.weather[side] != NOTHING:
            cards -= 1
        if s.flight[side] != NOTHING:
            cards -= 1
        for pile in range(3):
            cards -= s.miles[3 * side + pile]
    return cards


def begin_turn(s: State, seat: Seat) -> None:
    """NY3."""
    s.turn = seat
    s.phase = DRAW
    s.taken = NOTHING


def take_in(s: State, seat: Seat, kind: Card) -> None:
    """Put a card into a hand."""
    bit = 1 << kind
    while s.hands[seat] & bit:
        bit <<= KINDS
    s.hands[seat] |= bit


def give_up(s: State, seat: Seat, kind: Card) -> None:
    """Take a card out of a hand."""
    bit = 1 << kind
    while s.hands[seat] >> KINDS & bit:
        bit <<= KINDS
    s.hands[seat] ^= bit


def draw_card(s: State) -> Card:
    """The next card of the drawing pile."""
    i = s.drawn
    s.drawn += 1
    return s.drawing[i // PER_WORD] >> 4 * (i % PER_WORD) & 15


def top_discard(s: State) -> Card:
    """The card on top of the discard pile, which must not be empty."""
    i = s.discarded - 1
    return s.discards[i // PER_WORD] >> 4 * (i % PER_WORD) & 15


def legal(s: State) -> Mask:
    if s.phase == DRAW:
        return 3 if s.discarded else 1  # NY3
    if s.phase == PLAY:
        held = s.hands[s.turn] & LAYER
        actions = playable(s, held) | held << DISCARD_ONE
        if s.taken >= 0 and not s.hands[s.turn] & 1 << KINDS + s.taken:
            actions &= ~(1 << DISCARD_ONE + s.taken)  # NY-Q4
        return actions
    if s.phase == LUCKY:
        return playable(s, s.hands[s.turn] & LAYER)  # NY13
    return 0


def playable(s: State, held: Mask) -> Mask:
    """What can be laid down from a hand that holds these kinds."""
    own = side_of(s, s.turn)
    actions = held & own_plays(s, own)
    if s.opening == WEATHER_FIRST and s.weather[own] == NOTHING:
        return actions  # NY-Q1
    if s.phase != LUCKY:
        actions |= held & 1 << LINDY  # NY13, NY-Q6
    if held & HINDRANCES:
        for side in range(s.sides):
            if side != own:
                actions |= hindering(s, held, side)
    return actions


def own_plays(s: State, side: int) -> Mask:
    """NY5, NY7, NY9, NY10, NY-Q2: the kinds that fit on the side's own piles now."""
    fair = s.weather[side] == FAVORABLE
    top = s.flight[side]
    if top == TAKE_OFF:
        wanted = mileage_wanted(s, side)
        return wanted if fair else wanted & 1 << MILES_100 | 1 << FAVORABLE
    kinds = 0 if fair else 1 << FAVORABLE
    if top == MOTOR:
        kinds |= 1 << FORCED
    elif fair:
        kinds |= 1 << TAKE_OFF
    return kinds


def mileage_wanted(s: State, side: int) -> Mask:
    """NY11, NY-Q3: the mileage kinds whose pile is not yet full."""
    wanted = 0
    if s.miles[3 * side] < FLIGHT[0]:
        wanted |= 1 << MILES_500
    if s.miles[3 * side + 1] < FLIGHT[1]:
        wanted |= 1 << MILES_300
    if s.miles[3 * side + 2] < FLIGHT[2]:
        wanted |= 1 << MILES_100
    return wanted


def hindering(s: State, held: Mask, side: int) -> Mask:
    """NY6, NY8, NY-Q1: what can be laid on an opposing side's piles."""
    actions = 0
    if s.weather[side] == FAVORABLE:
        if held >> STORM & 1:
            actions |= 1 << HINDER + side
        if held >> FOG & 1:
            actions |= 1 << HINDER + 8 + side
    if s.flight[side] == TAKE_OFF:
        if held >> MOTOR & 1:
            actions |= 1 << HINDER + 16 + side
        if held >> FORCED & 1:
            actions |= 1 << HINDER + 24 + side
    return actions


def apply(s: State, action: Action) -> None:
    if s.phase == DRAW:
        draw(s, action)
        return
    if action >= HINDER:
        kind = STORM + (action - HINDER) // 8
        give_up(s, s.turn, kind)
        cover(s, (action - HINDER) % 8, kind)
    elif action >= DISCARD_ONE:
        give_up(s, s.turn, action - DISCARD_ONE)
        discard(s, action - DISCARD_ONE)
    else:
        give_up(s, s.turn, action)
        play(s, action)
    if s.phase == LUCKY:
        go_on(s)
    elif s.phase == PLAY:
        end_turn(s)


def draw(s: State, action: Action) -> None:
    """NY3, NY-Q4."""
    if action == FROM_DISCARDS:
        s.taken = top_discard(s)
        s.discarded -= 1
        s.discards[s.discarded // PER_WORD] &= (1 << 4 * (s.discarded % PER_WORD)) - 1
        take_in(s, s.turn, s.taken)
    else:
        take_in(s, s.turn, draw_card(s))
    s.phase = PLAY


def discard(s: State, kind: Card) -> None:
    s.discards[s.discarded // PER_WORD] |= kind << 4 * (s.discarded % PER_WORD)
    s.discarded += 1


def cover(s: State, side: int, kind: Card) -> None:
    """Lay a card on a weather or flight pile."""
    if WEATHER >> kind & 1:
        bury(s, s.weather[side])
        s.weather[side] = kind
    else:
        bury(s, s.flight[side])
        s.flight[side] = kind


def bury(s: State, kind: Card) -> None:
    """NY12: it stays on the table until the next new deal."""
    if kind != NOTHING:
        s.buried[kind] += 1


def play(s: State, kind: Card) -> None:
    """Lay a card on one's own piles; Lucky Lindy beside them (NY13)."""
    side = side_of(s, s.turn)
    if kind == LINDY:
        bury(s, LINDY)
        s.phase = LUCKY
    elif MILEAGE >> kind & 1:
        s.miles[3 * side + kind - MILES_500] += 1
        s.scores[side] += MILES[kind - MILES_500]
        s.quiet = -1
        if not mileage_wanted(s, side):
            close(s, 1 << side, NY11)
    else:
        cover(s, side, kind)


def go_on(s: State) -> None:
    """NY13, NY-Q6: in a lucky turn the hand fills up by itself; it ends when nothing can be played.

    With the drawing pile exhausted it is played out from the hand, or goes on after a new deal (NY-Q5).
    """
    size = 0
    hand = s.hands[s.turn]
    while hand:
        hand &= hand - 1
        size += 1
    while size < HAND and s.drawn < s.stock:
        take_in(s, s.turn, draw_card(s))
        size += 1
    if size < HAND and s.lucky_new_deal == GO_ON:
        s.lucky = 1
        s.dealer = s.turn
        s.phase = DEAL
    elif not playable(s, s.hands[s.turn] & LAYER):
        end_turn(s)


def end_turn(s: State) -> None:
    """NY3; the new deal comes now if the drawing pile is exhausted (NY12, NY-Q5), and stalled races end (NY-Q8)."""
    s.quiet += 1
    if s.quiet >= QUIET_ROUNDS * s.players or (s.quiet == 0 and not anybody_can_finish(s)):
        close(s, best_sides(s), NY_Q8)
    elif s.drawn == s.stock:
        s.dealer = s.turn
        s.phase = DEAL
    else:
        begin_turn(s, left(s, s.turn))


def anybody_can_finish(s: State) -> bool:
    """NY-Q8: whether enough mileage cards are off the table for one side at least."""
    for side in range(s.sides):
        enough = True
        for pile in range(3):
            loose = copies(s, MILES_500 + pile)
            for other in range(s.sides):
                loose -= s.miles[3 * other + pile]
            if FLIGHT[pile] - s.miles[3 * side + pile] > loose:
                enough = False
        if enough:
            return True
    return False


def close(s: State, winning_sides: Mask, rule: Rule) -> None:
    """The race is over: the sheet says what everybody flew."""
    for side in range(s.sides):
        for pile in range(3):
            cards = s.miles[3 * side + pile]
            if cards:
                write(s, side, pile, cards, MILES[pile] * cards)
    finish(s, winning_sides, rule)


def contract_made(s: State) -> int:
    """There are no contracts in the race: -1."""
    return -1


def why_illegal(s: State, action: Action) -> Rule:
    if has(legal(s), action):
        return 0
    if s.phase == DRAW:
        return NY3
    if s.phase != PLAY and s.phase != LUCKY:
        return s.ending or NY2
    if action < 0 or action >= HINDER + 8 * HAZARDS:
        return NY3
    if action >= HINDER:
        return why_not_hindered(s, STORM + (action - HINDER) // 8, (action - HINDER) % 8)
    if not has(s.hands[s.turn] & LAYER, action % 10):
        return NY2
    if action >= DISCARD_ONE:
        return NY_Q6 if s.phase == LUCKY else NY_Q4
    return why_not_played(s, action)


def why_not_hindered(s: State, kind: Card, side: int) -> Rule:
    if not has(s.hands[s.turn] & LAYER, kind):
        return NY2
    if side >= s.sides or side == side_of(s, s.turn):
        return NY6 if kind <= FOG else NY8
    if kind == FORCED and s.flight[side] == MOTOR:
        return NY8  # it would help
    return NY_Q1


def why_not_played(s: State, kind: Card) -> Rule:
    """Why a card that is held does not fit on one's own piles."""
    side = side_of(s, s.turn)
    if kind == LINDY:
        return NY_Q6 if s.phase == LUCKY else NY_Q1
    if kind == FAVORABLE:
        return NY_Q2
    if WEATHER >> kind & 1:
        return NY6
    if kind == TAKE_OFF:
        if s.flight[side] == MOTOR:
            return NY9
        return NY_Q2 if s.flight[side] == TAKE_OFF else NY7
    if kind == MOTOR:
        return NY8
    if kind == FORCED:
        return NY9
    if s.weather[side] == NOTHING:
        return NY5
    if s.flight[side] != TAKE_OFF:
        return NY10
    return NY10 if s.weather[side] != FAVORABLE and kind != MILES_100 else NY_Q3


def hide(s: State, seat: Seat) -> None:
    """The other hands, a partner's too, and the drawing pile; what was discarded all have seen (NY-Q9)."""
    for other in range(s.players):
        s.hands[other] = s.hands[other] if other == seat else 0
    for word in range(14):
        s.drawing[word] = 0
