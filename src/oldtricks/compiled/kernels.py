"""Loops over the rules, in the rules' own dialect.

What they call of a game is declared in `surface`; `build.bind` puts in a game's own functions, once for each game and
backend. These very loops run interpreted, compiled and on a GPU.

Throughout, `low` and `high` are the halves of a match's 64-bit seed, `g` is the generator's state for shuffles and
`c` the one for random players, `deck` and `drew` are room for cards.
"""

from typing import Any

from ..engine.observations.encode import bits, phase_place
from ..engine.sfc32 import WORD, below, seed, shuffle
from ..rules.table import BID, DEAL, DISCARD, OVER, Table, TrickTable, side_of
from .surface import BY_SHEET, SIGN, apply, chosen, deal, draw_for_deal, legal, observe, pack, reset, thrown_in

FRESH = -1  # no action, but a new match in place of the row's
CHOICES = 1 << 31  # the stream of a seed that random players draw from; shuffles use 0, 1, 2 ...
LEARNER = 0  # who sits at a seat whose actions come from outside; the others are bots
BOTS = 1 << 62  # added to a match's seed it is that of its bots


def shuffled(s: Table, deck: list[int], g: list[int], low: int, high: int, number: int, side_cards: int) -> None:
    """The cards due for shuffling, in the order of `Seeded`: the main pack, then the side pack."""
    cards = pack(s, deck)
    seed(g, low, high, number)
    shuffle(g, deck, 0, cards - side_cards)
    shuffle(g, deck, cards - side_cards, cards)


def begin(
    s: Table, template: Table, deck: list[int], drew: list[int], g: list[int], low: int, high: int, side_cards: int
) -> None:
    """A fresh table, the draw for the deal, and the first deal."""
    reset(s, template)
    shuffled(s, deck, g, low, high, 0, side_cards)
    draw_for_deal(s, deck, drew)
    deal_next(s, deck, g, low, high, side_cards)


def deal_next(s: Table, deck: list[int], g: list[int], low: int, high: int, side_cards: int) -> None:
    shuffled(s, deck, g, low, high, s.deals + 1, side_cards)
    deal(s, deck)


def act(s: Table, action: int, deck: list[int], g: list[int], low: int, high: int, side_cards: int) -> None:
    """Make a legal action, and deal if cards are due then."""
    apply(s, action)
    if s.phase == DEAL:
        deal_next(s, deck, g, low, high, side_cards)


def pick(mask: int, c: list[int]) -> int:
    """A random bit of the mask, each equally likely."""
    return nth_bit(mask, below(c, bits(mask)))


def nth_bit(mask: int, n: int) -> int:
    """Where the mask's n-th bit is, from 0 on."""
    for _ in range(n):
        mask &= mask - 1
    return bits((mask & -mask) - 1)


def play_out(s: Table, deck: list[int], g: list[int], c: list[int], low: int, high: int, side_cards: int) -> int:
    """Uniformly random play to the end of the match; how many actions that took."""
    plies = 0
    while s.phase != OVER:
        act(s, pick(legal(s), c), deck, g, low, high, side_cards)
        plies += 1
    return plies


def random_match(
    s: Table,
    template: Table,
    deck: list[int],
    drew: list[int],
    g: list[int],
    c: list[int],
    number: int,
    side_cards: int,
) -> int:
    """A whole match with this seed, cards and choices alike; how many actions it took."""
    low = number & WORD
    high = number >> 32
    seed(c, low, high, CHOICES)
    begin(s, template, deck, drew, g, low, high, side_cards)
    return play_out(s, deck, g, c, low, high, side_cards)


def show(s: Table, i: int, out: Any, seen: Any) -> None:
    """Row i of the batch's arrays: what the player at turn has to know. The observation `seen` is all zero so far."""
    out.masks[i] = legal(s)
    out.turns[i] = s.turn
    if len(seen):
        observe(s, s.turn, seen)
    show_history(s, i, out)


def reward(s: Table, i: int, out: Any) -> None:
    """The winners share +1, the others share -1; nobody gets anything if all win."""
    won = bits(s.winners)
    for seat in range(s.players):
        if won == s.players:
            out.rewards[i, seat] = 0
        elif s.winners >> seat & 1:
            out.rewards[i, seat] = 1 / won
        else:
            out.rewards[i, seat] = -1 / (s.players - won)
    for side in range(s.sides):
        out.scores[i, side] = s.scores[side]


def act_in_row(
    s: Table, i: int, action: int, out: Any, deck: list[int], g: list[int], number: int, side_cards: int, sign: int
) -> None:
    """Make a legal action in row i, whose match has this seed, and note what it gains, `sign` times."""
    note(s, i, action, out)
    lines = s.lines
    if not BY_SHEET:
        gain_scores(s, i, out, -sign)
    apply(s, action)
    if BY_SHEET:
        gain_lines(s, i, out, lines, sign)
    else:
        gain_scores(s, i, out, sign)
    out.plies[i] += 1
    if s.phase == DEAL:
        deal_next(s, deck, g, number & WORD, number >> 32, side_cards)
        out.noted[i] = 0


def note(s: Table, i: int, action: int, out: Any) -> None:
    """Write down who is about to do what, if there is room for it."""
    k = out.noted[i]
    if k < out.log.shape[1]:
        out.log[i, k, 0] = s.turn
        out.log[i, k, 1] = phase_place(s.phase)
        out.log[i, k, 2] = action
        out.noted[i] = k + 1


def show_history(s: Table, i: int, out: Any) -> None:
    """What was written down, as the player at turn has seen it: `engine.observations.history.told`."""
    for k in range(out.history.shape[1]):
        there = k < out.noted[i]
        who = out.log[i, k, 0] - s.turn
        unseen = who != 0 and out.log[i, k, 1] == DISCARD - BID
        out.history[i, k, 0] = (1 + who if who >= 0 else 1 + who + s.players) if there else 0
        out.history[i, k, 1] = 1 + out.log[i, k, 1] if there else 0
        out.history[i, k, 2] = 1 + out.log[i, k, 2] if there and not unseen else 0


def gain_scores(s: Table, i: int, out: Any, sign: int) -> None:
    """Add the scores to what everybody gains."""
    for seat in range(s.players):
        out.gains[i, seat] += sign * s.scores[side_of(s, seat)]


def gain_lines(s: Table, i: int, out: Any, first: int, sign: int) -> None:
    """Add these lines of the score sheet to what everybody gains; scores alone may start anew (TA15)."""
    for line in range(first, s.lines):
        for seat in range(s.players):
            if side_of(s, seat) == s.sheet[line] & 15:
                out.gains[i, seat] += sign * (s.sheet[line] >> 24)


def clear_row(i: int, out: Any) -> None:
    """Nothing has come of this step yet."""
    out.done[i] = False
    for seat in range(out.rewards.shape[1]):
        out.rewards[i, seat] = 0
        out.gains[i, seat] = 0


def end_row(s: Table, i: int, out: Any) -> None:
    """The match of row i is over; if it is the first one that ends in this step, this is what came of it."""
    if not out.done[i]:
        out.done[i] = True
        reward(s, i, out)


def ended(s: Table, i: int, out: Any, redeal: int) -> None:
    """The match of row i is over; unless nobody bid in it, and such a hand is to be dealt again."""
    if not (redeal and thrown_in(s)):
        end_row(s, i, out)


def no_maker(s: TrickTable) -> bool:
    """Whether a match was a single hand that everybody passed."""
    return s.deals == 1 and s.maker < 0


def never(s: Table) -> bool:
    """No race is thrown in."""
    return False


def begin_row(
    s: Table,
    template: Table,
    i: int,
    out: Any,
    deck: list[int],
    drew: list[int],
    g: list[int],
    number: int,
    side_cards: int,
) -> None:
    """A new match in row i, with this seed."""
    out.plies[i] = 0
    out.noted[i] = 0
    begin(s, template, deck, drew, g, number & WORD, number >> 32, side_cards)


def advance(
    s: Table,
    template: Table,
    spare: Table,
    seats: Any,
    seeds: Any,
    stride: int,
    i: int,
    action: int,
    out: Any,
    seen: Any,
    deck: list[int],
    drew: list[int],
    g: list[int],
    side_cards: int,
    redeal: int,
) -> None:
    """Make a legal action in row i, or start its first match (FRESH), and show what comes of it.

    Where bots sit at the tables, `advance_seated` is bound in its place; without them nobody looks at `seats`.
    """
    clear_row(i, out)
    act_or_begin(s, template, seeds, stride, i, action, out, deck, drew, g, side_cards, redeal, SIGN)
    show(s, i, out, seen)


def act_or_begin(
    s: Table,
    template: Table,
    seeds: Any,
    stride: int,
    i: int,
    action: int,
    out: Any,
    deck: list[int],
    drew: list[int],
    g: list[int],
    side_cards: int,
    redeal: int,
    sign: int,
) -> bool:
    """An action in row i, FRESH for its first match; one that ends gives way to the next: whether a match began."""
    fresh = action == FRESH
    if not fresh:
        act_in_row(s, i, action, out, deck, g, seeds[i], side_cards, sign)
        if s.phase == OVER:
            ended(s, i, out, redeal)
            seeds[i] += stride
            fresh = True
    if fresh:
        begin_row(s, template, i, out, deck, drew, g, seeds[i], side_cards)
    return fresh


def advance_seated(
    s: Table,
    template: Table,
    spare: Table,
    seats: Any,
    seeds: Any,
    stride: int,
    i: int,
    action: int,
    out: Any,
    seen: Any,
    deck: list[int],
    drew: list[int],
    g: list[int],
    side_cards: int,
    redeal: int,
) -> None:
    """`advance`, and then the bots at the table play on until a learner is at turn.

    What is gained in a new match before its learner has decided anything counts for nothing.
    """
    clear_row(i, out)
    sign = SIGN
    learning = False
    while not learning:
        if act_or_begin(s, template, seeds, stride, i, action, out, deck, drew, g, side_cards, redeal, sign):
            sign = 0
        learning = seats[i, s.turn] == LEARNER
        if not learning:
            action = advice(s, spare, seats[i, s.turn], i, out, g, seeds[i])
    show(s, i, out, seen)


def advice(s: Table, spare: Table, level: int, i: int, out: Any, c: list[int], number: int) -> int:
    """What a bot of this level does in row i; where it draws, that depends on seed, ply and seat alone."""
    number += BOTS
    seed(c, number & WORD, number >> 32, out.plies[i] * s.players + s.turn)
    return chosen(s, spare, level, c)
