"""What the games share: seats, phases, drawing for the deal, the auction, the trick, the score sheet."""

from dataclasses import dataclass, field
from typing import Annotated, TypeAlias

Seat: TypeAlias = int
Card: TypeAlias = int
Mask: TypeAlias = int
Action: TypeAlias = int
Rule: TypeAlias = int
Wide: TypeAlias = Annotated[int, 64]  # a field of the state that needs 64 bits; 32 do for all others

# Phases. DEAL waits for a shuffled pack, all others but OVER for the player at `s.turn`.
OVER, DEAL, BID, SELL, NAME, DISCARD, CALL, DRAW, PLAY, LUCKY = range(10)

# Rule numbers: the plain number is a rule of the game, a ruling (Q) and a common ruling (C) are lifted.
RULING, COMMON = 100, 200
C3, C6 = COMMON + 3, COMMON + 6

NOBODY = -1
HIDDEN = -1  # a card or an action that a seat has not seen
NO_SUIT = -1

# Why a trick was won; each game goes on counting from GAME_REASONS.
BY_SUIT, BY_TRUMP, GAME_REASONS = range(3)
ANY_CARD = (1 << 62) - 1
PASSES, PLACES = 4, 64  # of the pack in a draw for seats: how often through it, and more places than it has


def row(length: int) -> list[int]:
    """A field of the state that holds `length` integers."""
    return field(default_factory=lambda: [0] * length)


@dataclass(slots=True)
class Table:
    """What every game keeps in sight of its rules."""

    players: int = 4
    sides: int = 2  # see side_of
    limit: int = 0  # C6: deals after which the best score wins, 0 for no limit
    phase: int = DEAL
    turn: int = 0
    dealer: int = 0
    deals: int = 0  # how often cards were dealt, thrown-in hands included
    scores: list[int] = row(8)  # by side
    winners: int = 0  # mask of seats, once the phase is OVER
    ending: int = 0  # the rule that ended the match
    lines: int = 0  # how many lines of `sheet` this hand has written
    sheet: list[Wide] = row(8)


@dataclass(slots=True)
class TrickTable(Table):
    """What the four trick games add."""

    passing: int = 0  # C3: 0 a player who passed may bid again, 1 a pass is for good
    bid: int = 0  # the standing bid's action number, 0 if there is none
    bidder: int = NOBODY
    bidding: int = 0  # mask of the seats that may still call
    passes: int = 0
    calls: list[int] = row(8)  # each seat's last call of this auction, -1 before it has called
    maker: int = NOBODY
    trump: int = NO_SUIT
    hands: list[Wide] = row(8)
    played: list[Wide] = row(8)  # the cards each seat has played in this hand
    centre: Wide = 0  # cards dealt to nobody
    discards: Wide = 0  # the maker's
    excess: int = 0  # how many cards the maker has still to discard
    follow: Wide = 0  # the cards that must be played if held; ANY_CARD for a free lead
    led: int = NO_SUIT
    count: int = 0  # cards on the trick
    trick: list[int] = row(8)  # in the order of play
    best: int = 0  # power of the card that is winning the trick
    winning: int = NOBODY
    tricks: int = 0  # finished in this hand
    taken: list[int] = row(8)  # tricks by side


class RaceTable(Table):
    """What a race adds; where these stand among its own fields, a game says itself (records go by their order)."""

    __slots__ = ()

    hands: list[Wide]
    drawing: list[Wide]  # the drawing pile as dealt
    drawn: int  # how many of its cards have been drawn
    stock: int  # how many they were
    taken: int  # what was taken from the discard pile in this turn, -1 for nothing
    lucky_new_deal: int  # an option of NY-Q5
    lucky: int  # 1 if a lucky turn goes on after the new deal


def has(mask: Mask, action: Action) -> bool:
    """Whether the mask holds this bit; whatever the number is."""
    return 0 <= action < 62 and mask >> action & 1 == 1


def left(s: Table, seat: Seat) -> Seat:
    """C1: the next seat, clockwise."""
    return seat + 1 if seat + 1 < s.players else 0


def side_of(s: Table, seat: Seat) -> int:
    """The side that the seat plays for: seat modulo sides, without a division. No side has more than four seats."""
    sides = s.sides
    seat = seat - 2 * sides if seat >= 2 * sides else seat
    return seat - sides if seat >= sides else seat


def in_order(deck: list[Card], cards: int) -> int:
    """A pack as it comes from its box; how many cards that is."""
    for card in range(cards):
        deck[card] = card
    return cards


def draw_highest(s: Table, ranks: list[int], cards: int, drew: list[int]) -> int:
    """C2: everybody draws and the highest deals; those level at the top draw again.

    A rank below 0 does not count and is drawn again at once. Writes who drew each card into `drew`, sets the
    dealer, returns how many cards were drawn.
    """
    drawing = (1 << s.players) - 1
    drawn = 0
    s.dealer = 0
    while drawing & (drawing - 1):
        best = -1
        level = 0
        for seat in range(s.players):
            if drawing >> seat & 1:
                while drawn < cards and ranks[drawn] < 0:
                    drew[drawn] = seat
                    drawn += 1
                if drawn == cards:  # the pack ran out of cards to draw: the first still drawing deals
                    break
                drew[drawn] = seat
                if ranks[drawn] > best:
                    best = ranks[drawn]
                    level = 0
                if ranks[drawn] == best:
                    level |= 1 << seat
                drawn += 1
        if drawn == cards:
            break
        drawing = level
    while not drawing >> s.dealer & 1:
        s.dealer += 1
    return drawn


def draw_in_order(s: Table, ranks: list[int], cards: int, drew: list[int], seats: list[int]) -> int:
    """C2: everybody draws for a seat, the lowest for the first and so on; all that are level draw again.

    Players have no seats yet: they are numbered as they came. Writes who drew into `drew`, also where a rank below 0 is
    drawn again at once; at the end of the pack the drawing goes on from its top, over cards that somebody keeps
    (NOBODY). Writes everybody's seat into `seats`; the highest, in the last seat, deals. Returns how far it went.
    """
    drawing = (1 << s.players) - 1
    drawn = 0
    for player in range(s.players):
        seats[player] = -1
    while drawing and drawn < PASSES * cards:
        for player in range(s.players):
            if drawing >> player & 1:
                seats[player] = -1
        player = 0
        while player < s.players and drawn < PASSES * cards:
            place = drawn % cards
            kept = False
            for other in range(s.players):
                kept = kept or (seats[other] >= 0 and seats[other] % PLACES == place)
            if not drawing >> player & 1:
                player += 1
            elif kept:
                drew[drawn] = NOBODY
                drawn += 1
            else:
                drew[drawn] = player
                drawn += 1
                if ranks[place] >= 0:
                    seats[player] = ranks[place] * PLACES + place
                    player += 1
        drawing = 0
        for player in range(s.players):
            for other in range(s.players):
                if other != player and seats[other] // PLACES == seats[player] // PLACES:
                    drawing |= 1 << player
    order = 0
    for player in range(s.players):
        place = 0
        for other in range(s.players):
            if seats[other] < seats[player]:
                place += 1
        order |= place << 4 * player
    for player in range(s.players):
        seats[player] = order >> 4 * player & 15
    s.dealer = s.players - 1
    return drawn


def clear_hand(s: TrickTable) -> None:
    """Sweep the table before a deal."""
    s.deals += 1
    s.lines = 0
    s.maker = NOBODY
    s.trump = NO_SUIT
    s.centre = 0
    s.discards = 0
    s.excess = 0
    s.follow = ANY_CARD
    s.led = NO_SUIT
    s.count = 0
    s.best = 0
    s.winning = NOBODY
    s.tricks = 0
    for seat in range(s.players):
        s.hands[seat] = 0
        s.played[seat] = 0
        s.taken[seat] = 0
        s.trick[seat] = 0


def deal_packets(s: TrickTable, deck: list[Card], first: int, packets: int, size: int) -> None:
    """Deal packets of `size` cards, from the dealer's left on."""
    seat = s.dealer
    for packet in range(packets):
        seat = left(s, seat)
        for i in range(size):
            s.hands[seat] |= 1 << deck[first + packet * size + i]


def lay_out(s: TrickTable, cards: int) -> None:
    """The cards of the pack that were dealt to nobody lie in the centre."""
    s.centre = (1 << cards) - 1
    for seat in range(s.players):
        s.centre &= ~s.hands[seat]


def open_auction(s: TrickTable, bidding: Mask) -> None:
    """The seats of `bidding` may call, the first of them at the dealer's left."""
    s.phase = BID
    s.bid = 0
    s.bidder = NOBODY
    s.bidding = bidding
    s.passes = 0
    for seat in range(s.players):
        s.calls[seat] = -1
    s.turn = left(s, s.dealer)


def call(s: TrickTable, bid: Action, highest: Action, bidders: int) -> bool:
    """C3: bid (or pass, 0), then the turn goes on; true if that closed the auction.

    Passes are counted since the last bid; where a pass is for good, over the whole auction.
    """
    seat = s.turn
    s.calls[seat] = bid
    if bid:
        s.bid = bid
        s.bidder = seat
        if not s.passing:
            s.passes = 0
    else:
        s.passes += 1
        if s.passing:
            s.bidding &= ~(1 << seat)
    if bid == highest or s.passes == (bidders - 1 if s.bid else bidders):
        return True
    seat = left(s, seat)
    while not s.bidding >> seat & 1:
        seat = left(s, seat)
    s.turn = seat
    return False


def take_up(s: TrickTable, cards: int) -> None:
    """The centre cards, `cards` of them, join the maker's hand; as many have to be discarded."""
    s.hands[s.maker] |= s.centre
    s.centre = 0
    s.excess = cards


def put_down(s: TrickTable, card: Card) -> bool:
    """The maker discards a card; true if it was the last that he had to discard."""
    s.hands[s.turn] ^= 1 << card
    s.discards |= 1 << card
    s.excess -= 1
    return s.excess == 0


def lay(s: TrickTable, card: Card, power: int) -> bool:
    """The player at turn plays a card of this power; true if that completes the trick."""
    seat = s.turn
    count = s.count
    players = s.players
    bit = 1 << card
    s.hands[seat] ^= bit
    s.played[seat] |= bit
    s.trick[count] = card
    ahead = power > s.best or count == 0
    s.best = power if ahead else s.best
    s.winning = seat if ahead else s.winning
    count += 1
    s.count = count
    if count < players:
        s.turn = seat + 1 if seat + 1 < players else 0
        return False
    s.tricks += 1
    s.taken[side_of(s, s.winning)] += 1
    return True


def lead_next(s: TrickTable) -> None:
    """The winner of the trick leads to the next."""
    s.turn = s.winning
    s.count = 0
    s.best = 0
    s.follow = ANY_CARD
    s.led = NO_SUIT


def hide_cards(s: TrickTable, seat: Seat) -> None:
    """What a trick game hides: other hands, the cards in the centre, what another maker laid away.

    All else was done or scored in sight of everybody, lines of the sheet that an earlier hand left there too.
    """
    for other in range(s.players):
        s.hands[other] = s.hands[other] if other == seat else 0
    s.centre = 0
    s.discards = s.discards if seat == s.maker else 0


def write(s: Table, side: int, line: int, count: int, points: int) -> None:
    """A line on the score sheet: whose, what for, how many of it, and its points."""
    s.sheet[s.lines] = points << 24 | count << 10 | line << 4 | side
    s.lines += 1


def post(s: Table, side: int, line: int, count: int, points: int) -> None:
    """Score: the points count, and the sheet says what for; nothing earned, nothing written."""
    if points != 0:
        s.scores[side] += points
        write(s, side, line, count, points)


def best_sides(s: Table) -> Mask:
    """The sides with the highest score."""
    best = 0
    for side in range(1, s.sides):
        if s.scores[side] > s.scores[best]:
            best = side
    top = 0
    for side in range(s.sides):
        if s.scores[side] == s.scores[best]:
            top |= 1 << side
    return top


def finish(s: Table, winning_sides: Mask, rule: Rule) -> None:
    """The match is over, by this rule."""
    s.phase = OVER
    s.ending = rule
    s.winners = 0
    for seat in range(s.players):
        if winning_sides >> side_of(s, seat) & 1:
            s.winners |= 1 << seat


def limit_reached(s: Table) -> bool:
    """C6: the agreed number of deals has been played."""
    return s.limit > 0 and s.deals >= s.limit


def pass_deal(s: Table) -> None:
    """C1: the deal goes to the left."""
    s.dealer = left(s, s.dealer)
    s.phase = DEAL


def next_deal(s: Table) -> None:
    """C1, C6: on to the next dealer, unless the agreed number of deals is reached."""
    if limit_reached(s):
        finish(s, best_sides(s), C6)
    else:
        pass_deal(s)
