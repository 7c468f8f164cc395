"""Names that look alike are not both at one table."""

import unicodedata

import pytest

from oldtricks.server.names import ALIKE, LONGEST_NAME, looks, unlike

from .house import House


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Ada", "ADA"),
        ("Ada", "\u0410\u0501\u0430"),  # all Cyrillic
        ("INN", "inn"),
        ("Otto", "0tto"),
        ("Bill", "Bi11"),
        ("max", "rnax"),
        ("Straße", "STRASSE"),
        ("Ann", "\U0001d400\U0001d427\U0001d427"),  # letters of mathematics
        ("Ann", "Ａｎｎ"),
        ("Zoë", "Zoe\u0308"),
    ],
)
def test_names_that_look_alike(name: str, other: str) -> None:
    assert unlike(other, [name]) == f"{other} 2"
    assert unlike(name, [other, f"{name} 2"]) == f"{name} 3"


@pytest.mark.parametrize(("name", "other"), [("Ann", "Anna"), ("Zoë", "Zoe"), ("Łukasz", "Lukasz"), ("Ann", "Анн")])
def test_names_that_do_not(name: str, other: str) -> None:
    assert unlike(other, [name]) == other


def test_a_number_fits_in() -> None:
    long = "a" * LONGEST_NAME
    assert len(unlike(long, [long])) == LONGEST_NAME


def test_whatever_unicode_calls_confusable_looks_the_same() -> None:
    pairs = ((letter, other) for letter, alike in ALIKE.items() for other in alike)
    composed = [pair for pair in pairs if all(unicodedata.is_normalized("NFC", text) for text in pair)]
    assert len(composed) > 5000
    assert [pair for pair in composed[::7] if not looks(pair[0]) & looks(pair[1])] == []


def test_at_a_table(house: House) -> None:
    ann, eve = house.guest("Ada"), house.guest("\u0410\u0501\u0430")
    table = ann.make(seats="mobo")
    eve.post(f"/api/tables/{table}/sit")
    names = [seat["name"] for seat in ann.see(table)["table"]["seats"]]
    assert names == ["Ada", "\u0410\u0501\u0430 3", "Ada 2", ""]
