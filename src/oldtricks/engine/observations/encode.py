"""What the encoders share, in the dialect of the rules: they run interpreted, compiled and on a GPU.

An observation is a row of small integers (-128 to 127), all zero at first. Seats and sides are counted from the
observer: itself first, then on to the left. Each function writes from `at` on and returns the place behind its field.
"""

from ...rules.table import BID, CALL, PLAY, Table, TrickTable, left, side_of

LEAST, MOST = -128, 127


def bits(mask: int) -> int:
    """How many bits are set."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def put(out: list[int], at: int, number: int) -> int:
    """A number, clipped to what fits."""
    out[at] = LEAST if number < LEAST else MOST if number > MOST else number
    return at + 1


def put_bits(out: list[int], at: int, mask: int, length: int) -> int:
    """A mask, one place a bit."""
    while mask:
        out[at + bits((mask & -mask) - 1)] = 1
        mask &= mask - 1
    return at + length


def put_one(out: list[int], at: int, i: int, length: int) -> int:
    """One of `length` things; none if i is negative."""
    if i >= 0:
        out[at + i] = 1
    return at + length


def put_seat(out: list[int], at: int, s: Table, seat: int, other: int) -> int:
    """Who it is, by how many places to the observer's left he sits; nobody if negative."""
    if other < 0:
        return at + s.players
    return put_one(out, at, other - seat if other >= seat else other - seat + s.players, s.players)


def phase_place(phase: int) -> int:
    """Bid, sell, name, discard, call, play; -1 for the others."""
    if BID <= phase <= CALL:
        return phase - BID
    return 5 if phase == PLAY else -1


def put_trick_table(s: TrickTable, seat: int, out: list[int], cards: int, suits: int, score_unit: int) -> int:
    """What the four trick games have in common."""
    at = put_one(out, 0, phase_place(s.phase), 6)
    at = put_seat(out, at, s, seat, s.turn)
    at = put_seat(out, at, s, seat, s.dealer)
    at = put_seat(out, at, s, seat, s.bidder)
    at = put_seat(out, at, s, seat, s.maker)
    at = put_bits(out, at, s.hands[seat], cards)
    at = put_bits(out, at, s.discards if seat == s.maker else 0, cards)
    other = seat
    for _ in range(s.players):
        at = put_bits(out, at, s.played[other], cards)
        other = left(s, other)
    if s.phase == PLAY:
        put_trick(s, seat, out, at, cards)
    at += s.players * cards
    at = put_one(out, at, s.trump, suits)
    at = put_one(out, at, s.led if s.phase == PLAY and s.count > 0 else -1, suits)
    for _ in range(s.players):
        at = put(out, at, s.calls[other] + 1)
        other = left(s, other)
    at = put(out, at, s.bid)
    at = put(out, at, s.excess)
    at = put(out, at, s.limit - s.deals if s.limit > 0 else -1)
    side = side_of(s, seat)
    for _ in range(s.sides):
        at = put(out, at, s.taken[side])
        side = side + 1 if side + 1 < s.sides else 0
    for _ in range(s.sides):
        at = put(out, at, s.scores[side] // score_unit)
        side = side + 1 if side + 1 < s.sides else 0
    return at


def put_trick(s: TrickTable, seat: int, out: list[int], at: int, cards: int) -> None:
    """The cards on the trick, each in the row of its player."""
    place = s.turn - s.count - seat
    if place < 0:
        place += s.players
    if place < 0:
        place += s.players
    for i in range(s.count):
        out[at + place * cards + s.trick[i]] = 1
        place = place + 1 if place + 1 < s.players else 0
