"""Numbers as a reader reads them."""

from oldtricks.words import Reader


def test_numbers_with_a_point() -> None:
    reader = Reader()
    assert reader.decimal(-1234.56, 1) == "−1,234.6"
    assert reader.decimal(0.5, 2, signed=True) == "+0.50"
    assert reader.decimal(-0.001, 2) == "0.00"
    assert reader.decimal(12.6, 0) == "13"


def test_shares() -> None:
    assert Reader().percent(0.125, 1) == "12.5%"
    assert Reader().percent(0.5) == "50%"
