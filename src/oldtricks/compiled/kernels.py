"""Loops over the rules, in the rules' own dialect.

What they call of a game is declared in `surface`; `build.bind` puts in a game's own functions, once for each game and
backend. These very loops run interpreted, compiled and on a GPU.

Throughout, `low` and `high` are the halves of a match's 64-bit seed, `g` is the generator's state for shuffles and
`c` the one for random players, `deck` and `drew` are room for cards.
"""

from typing import Any

from ..engine.observations.encode import bits
from ..engine.sfc32 import WORD, below, seed, shuffle
from ..rules.table import DEAL, OVER, Table
from .surface import apply, deal, draw_for_deal, legal, observe, pack, reset

FRESH = -1  # no action, but a new match in place of the row's
CHOICES = 1 << 31  # the stream of a seed that random players draw from; shuffles use 0, 1, 2 ...


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


def advance(
    s: Table,
    template: Table,
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
) -> None:
    """Make a legal action in row i, or start its first match (FRESH); one that ends gives way to the row's next."""
    out.done[i] = False
    for seat in range(out.rewards.shape[1]):
        out.rewards[i, seat] = 0
    if action != FRESH:
        act(s, action, deck, g, seeds[i] & WORD, seeds[i] >> 32, side_cards)
        if s.phase == OVER:
            out.done[i] = True
            reward(s, i, out)
            seeds[i] += stride
    if action == FRESH or s.phase == OVER:
        begin(s, template, deck, drew, g, seeds[i] & WORD, seeds[i] >> 32, side_cards)
    show(s, i, out, seen)
