"""Packs on paper."""

from collections import Counter
from html import escape

import pytest

import oldtricks as ot
from oldtricks import OldTricksError, art
from oldtricks.art import printing
from oldtricks.engine.boxes import BOXES
from oldtricks.words import LANGUAGES, pages

PINNED = {"aviationgame": 67, "gasoline_alley": 52, "neutral": 48, "new_york_to_paris": 100, "tactics": 52}


def size(game: str) -> int:
    table = ot.game(game)
    return PINNED.get(game, table.rules.pack(table.new_state(), [0] * 256))


@pytest.mark.parametrize("game", BOXES)
def test_a_printed_pack_holds_every_card_as_often_as_the_box(game: str) -> None:
    pack = printing.pack(game)
    assert len(pack) == size(game)
    assert set(pack) == set(art.cards(game))


def test_av3_the_side_pack_is_printed_with_its_doubles() -> None:
    side = Counter(printing.pack("aviationgame")[46:])
    assert side == {
        "gain-100": 4, "gain-200": 2, "gain-300": 1, "loss-100": 4, "loss-200": 2, "loss-300": 1, "no-count": 7,
    }  # fmt: skip


@pytest.mark.parametrize("game", BOXES)
def test_faces_and_backs_come_sheet_by_sheet(game: str) -> None:
    page = printing.sheets(game)
    sheets = [sheet.count("<img") for sheet in page.split("<section>")[1:]]
    assert sum(sheets[0::2]) == size(game)
    assert set(sheets[1::2]) == {9}
    assert page.count(f'alt="{art.cards(game)[0]}"') == Counter(printing.pack(game))[art.cards(game)[0]]
    assert "http" not in page


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", BOXES)
def test_a_summary_has_every_rule_and_ruling_as_the_page_has_it(game: str, language: str) -> None:
    sheet = printing.summary(game, language)
    for rule, text in pages.rules_of(game, language).items():
        wanted = f"<b>{rule}</b> {escape(text)}</li>"
        assert (wanted in sheet) == ("-R" not in rule), rule
    assert f"<h2>{pages.part(game, 'minute', language)[0]}</h2>" in sheet
    assert f'<html lang="{language}">' in sheet
    assert "**" not in sheet
    assert "http" not in sheet


def test_an_unknown_game_is_not_printed() -> None:
    with pytest.raises(OldTricksError, match="there is no game 'bridge'"):
        printing.sheets("bridge")
