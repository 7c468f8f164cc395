"""Means and rates with the intervals that 95 of 100 such measurements would be right with.

The units are boards: tables of one board share their cards, so that they are no independent evidence. docs/arena.md
says what each interval assumes.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from statistics import NormalDist, fmean, stdev

CONFIDENCE = 0.95
MOST_FREEDOM = 10_000  # beyond, Student's t and the normal distribution agree to four digits
Z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)


@dataclass(frozen=True, slots=True)
class Interval:
    """An estimate and its two bounds; without bounds (None) if there is too little to tell."""

    value: float
    low: float | None
    high: float | None


def mean(values: Sequence[float]) -> Interval:
    """The mean of independent values, with Student's t."""
    centre = fmean(values)
    if len(values) < 2:
        return Interval(centre, None, None)
    reach = student(len(values) - 1) * stdev(values) / math.sqrt(len(values))
    return Interval(centre, centre - reach, centre + reach)


def wilson(won: float, of: float) -> Interval:
    """The rate of independent yes-or-no units, with Wilson's score interval."""
    rate = won / of
    centre = (rate + Z * Z / (2 * of)) / (1 + Z * Z / of)
    reach = Z / (1 + Z * Z / of) * math.sqrt(rate * (1 - rate) / of + Z * Z / (4 * of * of))
    return Interval(rate, max(0.0, centre - reach), min(1.0, centre + reach))


def clustered(shares: Sequence[float], tables: int) -> Interval:
    """The rate of wins over boards of several tables each, `shares` the board's part of them that was won.

    Wilson's interval, on as many independent tables as the spread between boards says that there were; never more
    than were played, and at least one for each board.
    """
    rate = fmean(shares)
    boards = len(shares)
    spread = stdev(shares) ** 2 / boards if boards > 1 else 0.0
    worth = rate * (1 - rate) / spread if spread else 0.0
    worth = min(max(worth, boards), tables)
    return wilson(rate * worth, worth)


def ratio(above: Sequence[float], below: Sequence[float]) -> Interval:
    """The ratio of two means over the same boards, by its linear part (the delta method) and Student's t."""
    bottom = fmean(below)
    value = fmean(above) / bottom
    if len(above) < 2:
        return Interval(value, None, None)
    reach = mean([(a - value * b) / bottom for a, b in zip(above, below, strict=True)])
    assert reach.high is not None
    return Interval(value, value - reach.high, value + reach.high)


@cache
def student(freedom: int) -> float:
    """The quantile of Student's t that leaves half of what is not confident above it."""
    freedom = min(freedom, MOST_FREEDOM)
    low, high = 0.0, 100.0
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if within(middle, freedom) < CONFIDENCE else (low, middle)
    return high


def within(t: float, freedom: int) -> float:
    """How likely Student's t is between -t and t, by the finite series for whole degrees of freedom."""
    angle = math.atan(t / math.sqrt(freedom))
    cosine = math.cos(angle)
    odd = freedom % 2
    term = cosine if odd else 1.0
    total = 0.0
    for k in range(1 + odd, freedom, 2):
        total += term
        term *= cosine * cosine * k / (k + 1)
    total *= math.sin(angle)
    return 2 / math.pi * (angle + total) if odd else total
