"""The page's words: every id that it asks for is in the catalogue, and the server hands the catalogues out."""

import re
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Route, expect

import oldtricks
from oldtricks.engine.boxes import BOXES
from tests.server.house import House

from .conftest import Visitors
from .person import PHONE

PACKAGE = Path(oldtricks.__file__).parent
ENGLISH = "\n".join(path.read_text(encoding="utf-8") for path in sorted((PACKAGE / "words" / "en").glob("*.ftl")))
IDS = re.findall(r"^([a-z][a-z0-9-]*) =", ENGLISH, re.MULTILINE)
SCRIPTS = {path.name: path.read_text(encoding="utf-8") for path in sorted((PACKAGE / "web" / "js").glob("*.js"))}


def test_every_id_is_there_once() -> None:
    assert sorted(IDS) == sorted(set(IDS))


def test_every_id_that_the_page_asks_for_is_there() -> None:
    whole = {(name, key) for name, text in SCRIPTS.items() for key in re.findall(r'\bt\("([^"]+)"', text)}
    begun = {(name, key) for name, text in SCRIPTS.items() for key in re.findall(r"\bt\(`([a-z-]+)\$", text)}
    assert len(whole) > 250
    assert not {(name, key) for name, key in whole if key not in IDS}
    assert not {(name, key) for name, key in begun if not any(each.startswith(key) for each in IDS)}


def test_the_catalogues_are_handed_out(house: House) -> None:
    with httpx.Client(base_url=house.address) as http:
        whole = http.get("/words/en.ftl")
        assert whole.text.count("brand = ") == 1
        assert whole.headers["cache-control"] == "no-cache"
        assert (PACKAGE / "words" / "en" / "page.ftl").read_text(encoding="utf-8") in whole.text
        edition = re.search(r"/static/(\w{12})/", http.get("/").text)
        assert edition
        assert "immutable" in http.get(f"/words/en.ftl?{edition[1]}").headers["cache-control"]
        for path in ("/words/xx.ftl", "/words/en/none.ftl", "/words/en/..%2Fen%2Fpage.ftl", "/words/en/*.ftl"):
            assert http.get(path).status_code == 404


def test_a_language_is_chosen_in_the_settings_and_kept(visitor: Visitors) -> None:
    """With a catalogue of one message, so that the rest falls back to English."""
    ann = visitor("Ann")

    def both(route: Route) -> None:
        answer = route.fetch()
        body = re.sub(r'(name="languages" content=")[^"]*', r"\1de en", answer.text())
        route.fulfill(response=answer, body=body)

    ann.context.route(re.compile(r"/settings$"), both)
    ann.context.route("**/words/de.ftl*", lambda route: route.fulfill(body="settings-title = Wie du es magst"))
    ann.visit("/settings")
    ann.until_shown("Settings", "h1")
    ann.page.get_by_label("Language").select_option("Deutsch")
    ann.until_shown("Wie du es magst", "h1")
    ann.until_shown("Speed of the table", "main")
    ann.page.reload()
    ann.until_shown("Wie du es magst", "h1")
    assert ann.page.evaluate("document.documentElement.lang") == "de"


def test_a_page_comes_with_the_words_of_the_language_that_was_chosen(visitor: Visitors) -> None:
    """And not with those of the browser's, which nobody would read."""
    ann = visitor("Ann")
    asked: list[str] = []
    ann.page.on("request", lambda request: asked.extend(re.findall(r"/words/([\w-]+)\.ftl", request.url)))
    ann.visit("/settings")
    ann.page.get_by_label("Language").select_option("Deutsch")
    ann.until_shown("Einstellungen", "h1")
    asked.clear()
    ann.visit("/")
    ann.until_shown("Jetzt spielen")
    assert set(asked) == {"de-front", "de-home"}
    ann.visit("/settings")
    ann.page.get_by_label("Sprache").select_option("")
    ann.until_shown("Settings", "h1")
    asked.clear()
    ann.visit("/")
    ann.until_shown("Play now")
    assert set(asked) == {"en-front", "en-home"}


def test_a_screen_asks_for_its_own_words_and_for_all_when_it_misses_some(visitor: Visitors) -> None:
    ann = visitor("Ann")
    asked: list[str] = []
    ann.page.on("request", lambda request: asked.extend(re.findall(r"/words/([\w-]+)\.ftl", request.url)))
    ann.visit("/")
    ann.until_shown("Tactics", "main")
    expect(ann.page.locator(".shelf .box")).to_have_count(5)
    ann.visit(f"/t/{ann.make('neutral', 'msss')}")
    ann.page.locator(".hand .card").first.wait_for()
    assert set(asked) == {"en-front", "en-home", "en-neutral"}
    ann.forgive("the words for home-[a-z-]+ come late")
    ann.context.route("**/words/en-home.ftl*", lambda route: route.fulfill(body="home-title = The front door"))
    ann.visit("/")
    ann.until_shown("Play now", ".shelf")
    assert asked[-1] == "en"
    assert not re.search(r"\bhome-[a-z]", ann.page.inner_text("body"))


TOO_WIDE = """() => [...document.querySelectorAll("button, .button, label > span, h1, h2, .contract, .plate")]
  .filter((each) => !each.matches(".spoken-only") && each.clientWidth && each.scrollWidth > each.clientWidth + 1)
  .map((each) => each.textContent.trim())"""


@pytest.mark.parametrize("game", BOXES)
def test_german_fits_a_phone(visitor: Visitors, game: str) -> None:
    """The longest words of the five games: from the shelf to the first decision at the table, and a line of the log."""
    ann = visitor("Ann", size=PHONE, touch=True)
    ann.context.add_init_script("localStorage.setItem('oldtricks.settings', JSON.stringify({ language: 'de' }))")
    table = ann.make(game, "mss" if BOXES[game].seats[-1] > 6 else "m" + "s" * (BOXES[game].default_seats - 1))
    for path, words in (
        ("/", "Jetzt spielen"),
        (f"/new/{game}", "Wer spielt"),
        (f"/t/{table}", "Du bist an der Reihe"),
    ):
        ann.visit(path)
        ann.until_shown(words)
        assert ann.page.evaluate("() => document.documentElement.scrollWidth") <= PHONE["width"]
        assert ann.page.evaluate(TOO_WIDE) == []
    ann.button("Menü", ".top-bar").click()
    ann.button("Protokoll", ".menu").click()
    log = ann.page.locator("dialog .log")
    expect(log).to_contain_text(re.compile("gibt|gibst"))
    expect(log).not_to_contain_text("Ann")  # who reads is "du"
