"""What each game adds to `thinking`: results of hands, the score of the match, whether a contract was made.

Names end in the game's; `binding.bind` takes off the ending. In the rules' dialect.
"""

# mypy: disable-error-code="name-defined, no-any-return"
# ruff: noqa: F821

from typing import Any

# A result, with seat 0 dealing: points by seat (those of its side), then the maker, the making sides, points sold.
MAKER, MAKING, SOLD = 8, 9, 10
RESULT = 11


def note_points(s: Any, result: Any) -> None:
    for seat in range(s.players):
        result[seat] = hand_points(s, side_of(s, seat))
    result[MAKER] = s.maker


def seat_from_dealer(s: Any, seat: int) -> int:
    """Who sits there when seat 0 would have dealt; seats below the dealer lie behind him."""
    seat += s.dealer
    return seat - s.players if seat >= s.players else seat


def add_result(s: Any, result: Any) -> None:
    """Add the points of a result to the scores, the seats turned to the present dealer."""
    for side in range(s.sides):
        seat = side - s.dealer
        s.scores[side] += result[seat if seat >= 0 else seat + s.players]
    s.maker = seat_from_dealer(s, result[MAKER]) if result[MAKER] >= 0 else NOBODY
    s.lines = 0


def note_result_aviationgame(s: Any, result: Any) -> None:
    note_points(s, result)


def settle_result_aviationgame(s: Any, result: Any) -> None:
    add_result(s, result)
    if s.maker == NOBODY:
        next_deal(s)
    else:
        settle(s)


def standing_aviationgame(s: Any) -> int:
    return 0


def contract_made_aviationgame(s: Any) -> int:
    if s.maker == NOBODY:
        return -1
    return 1 if (s.taken[s.maker % 2] - base(s)) * value(s.trump) >= s.miles else 0


def veil_aviationgame(s: Any) -> None:
    """Side cards to come are nobody's to know: they count as No Count."""
    for i in range(s.tricks, hand_size(s)):
        s.side[i] = 0


def taken_so_far_aviationgame(s: Any) -> int:
    return s.taken[0]


def note_result_tactics(s: Any, result: Any) -> None:
    note_points(s, result)


def settle_result_tactics(s: Any, result: Any) -> None:
    add_result(s, result)
    if s.maker == NOBODY:
        next_deal(s)
    else:
        settle(s, s.maker % 2)


def standing_tactics(s: Any) -> int:
    return 4 * s.engagements[0] + s.engagements[1] + 1


def contract_made_tactics(s: Any) -> int:
    if s.maker == NOBODY:
        return -1
    side = s.maker % 2
    return 1 if 5 * s.taken[side] + s.keys[side] >= points_bid(s) else 0


def veil_tactics(s: Any) -> None:
    pass


def taken_so_far_tactics(s: Any) -> int:
    return s.taken[0] << 8 | s.keys[0]


def note_result_neutral(s: Any, result: Any) -> None:
    note_points(s, result)
    result[MAKING] = making_sides(s) if s.maker != NOBODY else 0


def settle_result_neutral(s: Any, result: Any) -> None:
    add_result(s, result)
    if s.maker == NOBODY:
        next_deal(s)
        return
    making = 0
    for seat in range(s.players):  # of five, the partner sits somewhere behind the maker
        if result[MAKING] >> side_of(s, seat) & 1:
            making |= 1 << side_of(s, seat_from_dealer(s, seat))
    settle(s, making)


def standing_neutral(s: Any) -> int:
    return 0


def contract_made_neutral(s: Any) -> int:
    if s.maker == NOBODY:
        return -1
    making = making_sides(s)
    made = 0
    for side in range(s.sides):
        if making >> side & 1:
            made += s.plain[side] + 2 * s.neutralised[side] + s.rulers[side]
    return 1 if made >= s.bid else 0


def veil_neutral(s: Any) -> None:
    pass


def taken_so_far_neutral(s: Any) -> int:
    taken = 0
    for side in range(2):
        taken = taken << 12 | s.plain[side] << 8 | s.neutralised[side] << 4 | s.rulers[side]
    return taken


def note_result_gasoline_alley(s: Any, result: Any) -> None:
    note_points(s, result)
    result[SOLD] = s.contract if s.maker != 0 else 0
    result[0] += result[SOLD]


def settle_result_gasoline_alley(s: Any, result: Any) -> None:
    s.scores[s.dealer] -= result[SOLD]
    if s.scores[s.dealer] <= 0:
        finish(s, 1 << s.dealer, GA_Q4)
        return
    add_result(s, result)
    settle(s)


def standing_gasoline_alley(s: Any) -> int:
    return 0


def contract_made_gasoline_alley(s: Any) -> int:
    if s.tricks < HAND or s.contract == 0:  # sold out of the match (GA-Q4), or nothing is owed (GA6)
        return -1
    return 1 if s.points[s.maker] >= s.contract else 0


def veil_gasoline_alley(s: Any) -> None:
    pass


def taken_so_far_gasoline_alley(s: Any) -> int:
    return s.points[0] << 8 | s.points[1]


def note_result_new_york_to_paris(s: Any, result: Any) -> None:
    pass


def settle_result_new_york_to_paris(s: Any, result: Any) -> None:
    pass


def standing_new_york_to_paris(s: Any) -> int:
    return 0


def contract_made_new_york_to_paris(s: Any) -> int:
    return -1


def veil_new_york_to_paris(s: Any) -> None:
    pass


def taken_so_far_new_york_to_paris(s: Any) -> int:
    return 0
