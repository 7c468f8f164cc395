"""The rules pages: the pack and a trick in pictures, what is folded away, and what comes out on paper."""

import re

import pytest
from playwright.sync_api import Browser, expect

from oldtricks.art import printing
from oldtricks.engine.boxes import BOXES
from oldtricks.server import pages
from oldtricks.teaching import worked
from oldtricks.words import LANGUAGES

from .conftest import Visitors
from .looking import look

WIDTHS = (320, 390, 1440)
FITS = "document.documentElement.scrollWidth <= innerWidth"


@pytest.mark.parametrize("game", BOXES)
def test_the_rules_begin_with_a_minute_the_pack_and_a_trick(visitor: Visitors, game: str) -> None:
    ann = visitor()
    ann.visit(f"/rules/{game}")
    page = ann.page
    expect(page.locator(".rules-text h2").first).to_have_text("In one minute")
    expect(page.locator(".pack-row li")).to_have_count(len(set(printing.pack(game))))
    example = worked.worked(game)
    assert example is not None
    expect(page.locator(".worked-cards li")).to_have_count(len(example.laid))
    expect(page.locator(".worked-cards li.is-won")).to_have_count(1 if example.trick else 0)
    before = page.evaluate(  # the pictures stand before the numbered rules
        "document.querySelector('.worked').compareDocumentPosition(document.querySelector('[data-part=rules]')) & 4"
    )
    assert before
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 800})
        assert page.evaluate(FITS), width
    look(ann, f"rules-pictures-{game}", whole=True)


def test_what_programs_need_is_folded_away_and_opens_where_it_is_wanted(visitor: Visitors) -> None:
    ann = visitor()
    ann.visit("/rules/neutral")
    page = ann.page
    notation = page.locator("details.rules-fold", has_text="Notation")
    expect(notation).to_be_visible()
    expect(notation.locator("table")).to_be_hidden()
    expect(page.locator(".rules-inner-fold pre")).to_be_hidden()
    expect(page.locator(".rules-text", has_text="typed").locator("th", has_text="typed")).to_have_count(0)
    page.get_by_role("navigation", name="Contents").get_by_role("link", name="Notation").click()
    expect(notation.locator("table")).to_be_visible()


def test_the_pack_and_a_sheet_with_the_rules_can_be_printed_from_the_page(visitor: Visitors) -> None:
    ann = visitor()
    ann.visit("/settings")
    ann.page.get_by_label("Language").select_option("de")
    ann.visit("/new/tactics")
    expect(ann.link("Karten drucken")).to_have_attribute("href", "/print/tactics")
    ann.visit("/rules/tactics")
    sheet = ann.page.request.get(str(ann.link("Ein Blatt für den Tisch").get_attribute("href")))
    assert "In einer Minute" in sheet.text()
    pack = ann.page.request.get("/print/tactics")
    assert pack.text().count("<section>") == 12
    for answer in (sheet, pack):
        assert answer.headers["content-security-policy"].startswith("default-src 'none'")
    assert ann.page.request.get("/print/bridge").status == 404


def test_the_printed_pages_are_shown_as_they_are_meant(visitor: Visitors) -> None:
    """Their style is not refused by the server's own policy."""
    ann = visitor()
    ann.page.goto(f"{visitor.address}/print/neutral/summary")
    assert ann.page.evaluate("getComputedStyle(document.querySelector('main')).columnCount") == "2"
    ann.page.goto(f"{visitor.address}/print/neutral")
    assert ann.page.evaluate("getComputedStyle(document.querySelector('section')).display") == "grid"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", BOXES)
def test_a_summary_is_one_sheet_of_a4_and_of_letter(browser: Browser, game: str, language: str) -> None:
    page = browser.new_page()
    page.set_content(printing.summary(game, language))
    for size in ("A4", "Letter"):
        assert len(re.findall(rb"/Type ?/Page\b", page.pdf(format=size))) == 1, size
    page.close()


@pytest.mark.parametrize("game", BOXES)
def test_the_sheets_of_a_pack_are_as_many_as_they_should_be(browser: Browser, game: str) -> None:
    page = browser.new_page()
    page.set_content(printing.sheets(game))
    wanted = 2 * -(-len(printing.pack(game)) // 9)
    for size in ("A4", "Letter"):
        assert len(re.findall(rb"/Type ?/Page\b", page.pdf(format=size))) == wanted, size
    page.close()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", BOXES)
def test_the_pictures_have_names_in_every_language(game: str, language: str) -> None:
    answer = pages.rules(game, language)
    shown = [card for group in answer["pack"] for card in group["cards"]]
    assert sum(card["often"] for card in shown) == len(printing.pack(game))
    assert all(card["name"] for card in shown)
    assert 'data-part="minute"' in answer["html"]
