"""Intervals against known answers: tables of Student's t, textbook cases, and cases done by hand."""

import math
import random
from statistics import fmean, stdev

import pytest

from oldtricks.arena.statistics import Interval, clustered, mean, ratio, student, wilson, within

# Two-sided, 95%, as printed in every textbook.
TABLE = {1: 12.706, 2: 4.303, 3: 3.182, 4: 2.776, 5: 2.571, 10: 2.228, 29: 2.045, 30: 2.042, 100: 1.984, 10**6: 1.960}


@pytest.mark.parametrize(("freedom", "quantile"), TABLE.items())
def test_students_t_is_that_of_the_tables(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, abs=5e-4)


def test_one_degree_of_freedom_is_the_cauchy_distribution() -> None:
    assert within(1.0, 1) == pytest.approx(0.5)
    assert within(math.sqrt(3), 1) == pytest.approx(2 / 3)


def test_the_mean_of_four() -> None:
    found = mean([1, 2, 3, 4])  # standard deviation sqrt(5/3), its error sqrt(5/12), t with 3 degrees 3.1824
    assert found.value == 2.5
    assert found.low == pytest.approx(2.5 - 3.1824 * math.sqrt(5 / 12), abs=1e-4)
    assert found.high == pytest.approx(2.5 + 3.1824 * math.sqrt(5 / 12), abs=1e-4)


def test_one_value_has_no_interval() -> None:
    assert mean([3.0]) == Interval(3.0, None, None)
    assert ratio([1.0], [2.0]) == Interval(0.5, None, None)


def test_the_interval_of_the_mean_holds_what_it_promises() -> None:
    """Of many samples of ten from a skewed distribution, about 95 in 100 intervals hold the true mean."""
    chance = random.Random(1911)
    held = 0
    for _ in range(1000):
        found = mean([sum(chance.random() for _ in range(4)) for _ in range(10)])
        assert found.low is not None
        assert found.high is not None
        held += found.low < 2 < found.high
    assert 930 < held < 970


@pytest.mark.parametrize(
    ("won", "of", "low", "high"),
    [(8, 10, 0.4902, 0.9433), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (50, 100, 0.4038, 0.5962)],
)
def test_wilsons_interval(won: int, of: int, low: float, high: float) -> None:
    found = wilson(won, of)
    assert found.value == won / of
    assert found.low == pytest.approx(low, abs=1e-4)
    assert found.high == pytest.approx(high, abs=1e-4)


def test_two_tables_that_always_agree_are_worth_one() -> None:
    shares = [1.0, 0.0] * 50
    assert clustered(shares, 200).low == pytest.approx(wilson(50, 100).low or 0, abs=1e-3)


def test_independent_tables_count_one_by_one() -> None:
    shares = [0.0] * 25 + [0.5] * 50 + [1.0] * 25  # as two fair coins a board fall
    found = clustered(shares, 200)
    assert found.low == pytest.approx(wilson(99, 198).low or 0, abs=1e-3)


def test_tables_that_cancel_are_not_counted_more_than_once() -> None:
    assert clustered([0.5, 0.5, 0.5, 0.5001] * 10, 80).low == pytest.approx(wilson(40, 80).low or 0, abs=1e-3)


def test_a_clean_sweep_is_not_certain() -> None:
    assert clustered([1.0] * 20, 40) == wilson(20, 20)


def test_the_ratio_of_means_over_the_same_boards() -> None:
    steady_lead, oracle_lead = [1.0, 2.0, 3.0], [2.0, 4.0, 6.0]
    assert ratio(steady_lead, oracle_lead) == Interval(0.5, 0.5, 0.5)  # half of it on every board: no doubt at all
    above, below = [1.0, 3.0, 2.0], [4.0, 4.0, 4.0]
    found = ratio(above, below)
    assert found.value == 0.5
    assert found.high == pytest.approx(0.5 + student(2) * stdev(above) / fmean(below) / math.sqrt(3))
