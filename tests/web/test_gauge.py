"""At every table: what wins and how far it is, in sight on every screen; words and cards that can be asked about."""

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from .conftest import Visitors
from .looking import look
from .person import Person

SIZES = {
    "small phone": (320, 640),
    "phone": (390, 844),
    "phone on its side": (844, 390),
    "desk": (1440, 900),
    "desk at 200%": (720, 450),
}
TABLES = {
    "aviationgame": "msss",
    "gasoline_alley": "mssss",
    "neutral": "mssss",
    "new_york_to_paris": "mss",
    "tactics": "msss",
}
# Whether something is inside the window as it is, and whether its own text fits.
SEEN = """(found) => [...document.querySelectorAll(found)].map((each) => {
  const box = each.getBoundingClientRect();
  return box.width > 0 && box.left >= 0 && box.right <= innerWidth + 0.5 && box.top >= 0 && box.bottom <= innerHeight
    && each.scrollWidth <= each.clientWidth + 1;
})"""


def sit(visitor: Visitors, game: str, language: str = "en", **kind: Any) -> Person:
    person = visitor("Maximiliane", **kind)
    kept = json.dumps({"language": language, "coach": "off"})
    person.context.add_init_script(f"localStorage.setItem('oldtricks.settings', '{kept}')")
    person.visit(f"/t/{person.make(game, TABLES[game])}")
    return person


def fits(person: Person, wanted: str) -> None:
    """At every size: it is in sight, and the page is no wider than the window."""
    for name, (width, height) in SIZES.items():
        person.page.set_viewport_size({"width": width, "height": height})
        person.page.wait_for_timeout(100)
        assert person.page.evaluate(SEEN, wanted) == [True], (name, wanted, person.page.evaluate(SEEN, wanted))
        assert person.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), name
    person.page.set_viewport_size({"width": 1440, "height": 900})


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", TABLES)
def test_target_and_gauge_are_in_sight_on_every_screen(visitor: Visitors, game: str, language: str) -> None:
    person = sit(visitor, game, language)
    kind = person.arrive()
    fits(person, ".target")
    while kind not in ("card", "race"):
        person.click(kind)
        kind = person.awaited()
    fits(person, ".target")
    fits(person, ".gauge")
    if language == "en":
        look(person, f"gauge-{game}")


def test_why_a_trick_was_won_stays_until_the_next_one_is(visitor: Visitors) -> None:
    person = sit(visitor, "tactics")
    kind = person.arrive()
    while not person.page.locator(".log-trick").count():
        person.click(kind)
        kind = person.awaited()
    told = person.page.locator(".log-trick").last.inner_text()
    why = person.page.locator(".taken").inner_text()
    reason = why.split(", ", 1)[1].rstrip(".")
    assert reason in told
    person.page.keyboard.press("l")
    expect(person.page.locator("dialog p").first).to_have_text(told)


def test_a_word_can_be_asked_about_where_it_stands(visitor: Visitors) -> None:
    person = sit(visitor, "tactics")
    person.arrive()
    term = person.page.locator(".bid-about .term").first
    term.focus()
    person.page.keyboard.press("Enter")
    note = person.page.locator(".tip:popover-open")
    expect(note).to_have_count(1)
    expect(note).to_contain_text("TA")
    look(person, "term")
    if not note.count():  # another size of the window closes it
        term.press("Enter")
    person.page.keyboard.press("Escape")
    expect(note).to_have_count(0)
    expect(term).to_be_focused()
    term.click()
    person.button("Rule", ".tip:popover-open").click()
    expect(person.page.locator("dialog.rules-drawer[open] .is-shown")).to_have_count(1)


def test_a_word_on_a_button_can_be_asked_about_without_pressing_it(visitor: Visitors) -> None:
    person = sit(visitor, "aviationgame")
    assert person.arrive() == "bid"
    page, note = person.page, person.page.locator(".card-tip:popover-open")
    button = person.button("No flight", ".decision-foot")

    def told() -> None:
        expect(note).to_contain_text("No Flight.")
        expect(note).to_contain_text("AV")
        person.button("Close", ".card-tip").click()
        expect(note).to_have_count(0)

    button.click(button="right")
    expect(note).to_contain_text("No Flight.")
    look(person, "button-asked")
    if not note.count():  # another size of the window closes it
        button.click(button="right")
    told()
    button.focus()
    page.keyboard.press("i")
    told()
    person.button("Ask").click()
    expect(page.locator(".taken")).to_contain_text("choose any card or button")
    button.click()
    told()
    person.button("Ask").click()
    page.locator(".pick-suit label").first.click()
    expect(note).to_contain_text("nothing more to say")  # and nothing is chosen
    person.button("Close", ".card-tip").click()
    expect(button).to_be_visible()
    button.click()  # one tap presses it
    expect(button).to_have_count(0)


def test_a_card_can_be_asked_about_without_playing_it(visitor: Visitors) -> None:
    person = sit(visitor, "tactics")
    kind = person.arrive()
    while kind != "card":
        person.click(kind)
        kind = person.awaited()
    page, hand = person.page, person.page.locator(".hand .card")
    held, note = hand.count(), person.page.locator(".card-tip:popover-open")
    legal = page.locator(".hand .card.legal").first
    legal.click(button="right", force=True, position={"x": 12, "y": 30})
    expect(note).to_contain_text("TA")
    look(person, "card-asked")
    page.keyboard.press("Escape")
    expect(note).to_have_count(0)
    person.button("Ask").click()
    expect(page.locator(".taken")).to_contain_text("choose any card")
    person.hit_card(legal)
    expect(note).to_have_count(1)
    person.button("Close", ".card-tip").click()
    expect(note).to_have_count(0)
    legal.focus()
    page.keyboard.press("i")
    expect(note).to_have_count(1)
    page.mouse.click(5, 300)
    expect(note).to_have_count(0)
    expect(hand).to_have_count(held)
    person.hit_card(legal)  # one tap plays it
    expect(hand).not_to_have_count(held)


def test_a_long_press_asks_and_a_tap_plays(visitor: Visitors) -> None:
    person = sit(visitor, "tactics", size={"width": 390, "height": 844}, touch=True)
    kind = person.arrive()
    while kind != "card":
        person.click(kind)
        kind = person.awaited()
    hand = person.page.locator(".hand .card")
    held = hand.count()
    legal = person.page.locator(".hand .card.legal").first
    box = legal.bounding_box()
    assert box
    touch = person.context.new_cdp_session(person.page)
    point = [{"x": box["x"] + 12, "y": box["y"] + 30}]
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": point})
    expect(person.page.locator(".card-tip:popover-open")).to_have_count(1)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    person.page.wait_for_timeout(200)
    expect(person.page.locator(".card-tip:popover-open")).to_have_count(1)
    expect(hand).to_have_count(held)
    person.button("Close", ".card-tip").tap()
    person.hit_card(legal)
    expect(hand).not_to_have_count(held)


def test_the_sheet_tells_how_the_bid_came_out(visitor: Visitors) -> None:
    person = visitor("Ann")
    person.visit(f"/t/{person.make('neutral', 'ms', {'hands': 2})}")
    kind = person.arrive()
    while kind != "sheet":
        person.click(kind)
        kind = person.awaited()
    sheet = person.page.locator("dialog[open]")
    expect(sheet.locator(".sheet-result")).to_contain_text("bid")
    expect(sheet.locator(".sheet-rules dd").first).to_contain_text("score")
    look(person, "sheet-result")


def test_the_rules_page_has_the_words_of_the_game(visitor: Visitors) -> None:
    person = visitor("Ann")
    person.visit("/rules/tactics#term-key")
    expect(person.page.locator(".glossary dt")).to_have_count(13)
    expect(person.page.locator("#term-key")).to_be_in_viewport()
    look(person, "rules-glossary")
