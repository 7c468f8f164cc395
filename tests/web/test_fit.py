"""Every screen fits: what is asked and the hand to answer with are in sight together, and nothing sticks out."""

from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.server.house import House
from tests.server.test_boards import finish, last

from .conftest import Visitors
from .person import PHONE, Person

LOW: ViewportSize = {"width": 844, "height": 390}
TWICE: ViewportSize = {"width": 720, "height": 450}  # a desk at 200%
TINY: ViewportSize = {"width": 320, "height": 640}
SMALLEST: ViewportSize = {"width": 320, "height": 568}
VAST: ViewportSize = {"width": 2560, "height": 1440}
WIDTH = "() => document.documentElement.scrollWidth - innerWidth"


def box(person: Person, what: str) -> Any:
    found = person.page.locator(what).first.bounding_box()
    assert found, what
    return found


def in_sight(person: Person, *what: str) -> None:
    """Wholly, without scrolling, and in front."""
    size = person.page.viewport_size
    assert size
    for each in what:
        at = box(person, each)
        assert min(at["x"], at["y"]) >= 0, each
        assert at["x"] + at["width"] <= size["width"] + 1, each
        assert at["y"] + at["height"] <= size["height"] + 1, each
    assert person.page.evaluate(WIDTH) <= 0


@pytest.mark.parametrize("game", ["aviationgame", "neutral"])
def test_the_bid_and_the_hand_are_in_sight_together(visitor: Visitors, game: str) -> None:
    ann = visitor("Ann", size=TINY)
    ann.visit(f"/t/{ann.make(game, 'msss')}")
    assert ann.arrive() == "bid"
    for size in (TINY, LOW, TWICE):
        ann.page.set_viewport_size(size)
        bids = ".pick-amount" if game == "aviationgame" else ".pick-bid"
        in_sight(ann, ".hand", ".decision-foot", f"{bids} label:first-child", f"{bids} label:last-child", ".means")
        assert box(ann, ".means")["y"] + box(ann, ".means")["height"] <= box(ann, ".decision-foot")["y"] + 1
        overlap = box(ann, ".decision")["y"] + box(ann, ".decision")["height"] - box(ann, ".hand")["y"]
        beside = box(ann, ".hand")["x"] >= box(ann, ".decision")["x"] + box(ann, ".decision")["width"]
        assert beside or overlap <= 1
    ann.page.set_viewport_size(VAST)
    assert box(ann, ".hand .card")["height"] > 230


def test_a_replay_shows_the_table_beside_what_moves_it(visitor: Visitors, house: House) -> None:
    guest = house.guest("Ann")
    table = guest.make("neutral", "msss")
    guest.play_to_the_end(table)
    ann = visitor(size=LOW)
    ann.visit(f"/t/{table}/replay?ply=20")
    expect(ann.page.locator(".replay-sharing")).to_be_visible()
    for size in (LOW, TWICE):
        ann.page.set_viewport_size(size)
        in_sight(ann, ".replay-said", ".replay-buttons", ".replay-standing", ".plate[data-place=top]", ".trick .card")
        assert box(ann, ".replay-standing")["height"] < 90
        assert box(ann, ".replay-buttons")["x"] > box(ann, ".replay-table")["x"] + box(ann, ".replay-table")["width"]


def test_the_race_fits_a_phone_on_its_side(visitor: Visitors) -> None:
    ann = visitor("Ann", size=LOW)
    ann.visit(f"/t/{ann.make('new_york_to_paris', 'ms')}")
    ann.arrive()
    in_sight(ann, ".race-hand", ".race-stacks", ".race-board:last-child")


def test_the_link_to_share_is_above_the_fold_and_no_page_is_too_wide(visitor: Visitors) -> None:
    ann = visitor("Maximiliane von und zu Hohenfels", size=PHONE)
    ann.visit(f"/t/{ann.make('tactics', 'msoo')}")
    for size in (PHONE, TINY, LOW):
        ann.page.set_viewport_size(size)
        in_sight(ann, "#share-link")
    ann.page.set_viewport_size(PHONE)
    ann.visit("/bots")
    ann.page.locator(".rules-text table").first.wait_for()
    assert ann.page.evaluate(WIDTH) <= 0


def test_the_score_of_a_game_that_is_over_fits_the_smallest_phone(visitor: Visitors, house: House) -> None:
    ann = visitor("Ann", size={"width": 320, "height": 640})
    table = ann.make("neutral", "msss")
    house.run(finish(house.hall, table, last))
    ann.page.goto("/settings")
    ann.page.get_by_label("Language").select_option("de")
    ann.visit(f"/t/{table}")
    ann.page.locator(".over-bar .button").click()
    body = ann.page.locator("dialog.game-over .dialog-body")
    body.locator(".totals li").first.wait_for()
    assert body.evaluate("(one) => one.scrollWidth <= one.clientWidth")
    rows = body.locator(".sheet tr").last.bounding_box()
    rest = body.locator(".sheet-rules").bounding_box()
    assert rows
    assert rest
    assert rows["y"] + rows["height"] <= rest["y"]  # nothing is cut off either


CUT = """(all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2)
  .map((one) => one.textContent)"""
FAR = """() => {
  document.querySelector(".is-mine .race-miles b").firstChild.data = "1.000";
  const pilot = document.querySelector(".is-mine .race-pilot");
  const tag = Object.assign(document.createElement("span"), { className: "race-tag", textContent: "Geber" });
  if (pilot.querySelectorAll(".race-tag").length < 2) pilot.append(tag);
}"""


def in_german(visitor: Visitors) -> Person:
    ann = visitor("Ann", size=SMALLEST, touch=True)
    ann.page.goto("/settings")
    ann.page.get_by_label("Language").select_option("de")
    return ann


def test_contract_and_tools_fit_the_smallest_phone_in_german(visitor: Visitors) -> None:
    """Whoever bids all calls what stands first, which is Großbritannien nearly always; it may be trumps as well."""
    ann = in_german(visitor)
    ann.visit(f"/t/{ann.make('neutral', 'mssss')}")
    kind = ann.arrive()
    while not ann.page.locator(".trump").count():
        ann.click(kind)
        kind = ann.awaited()
    ann.page.locator(".trump b").evaluate("(name) => { name.firstChild.data = 'Großbritannien'; }")
    in_sight(ann, ".contract", ".trump", ".gauge")
    assert box(ann, ".contract")["height"] < 50  # two lines
    assert ann.page.locator(".tool span").evaluate_all(CUT) == []


def test_ones_name_in_the_race_fits_the_smallest_phone_in_german(visitor: Visitors) -> None:
    ann = in_german(visitor)
    ann.visit(f"/t/{ann.make('new_york_to_paris', 'mss')}")
    ann.arrive()
    ann.page.evaluate("() => document.fonts.ready")
    ann.page.evaluate(FAR)
    assert ann.page.locator(".is-mine .race-name").evaluate_all(CUT) == []


def test_the_chosen_bid_shows_in_forced_colours(visitor: Visitors) -> None:
    ann = visitor("Ann")
    ann.page.emulate_media(forced_colors="active")
    ann.visit(f"/t/{ann.make('neutral', 'msss')}")
    assert ann.arrive() == "bid"
    ground = "(all) => all.map((each) => getComputedStyle(each).backgroundColor)"
    expect(ann.page.locator(".pick-bid input:checked")).to_have_count(1)
    chosen = ann.page.locator(".pick-bid input:checked + span").evaluate_all(ground)
    others = ann.page.locator(".pick-bid input:not(:checked) + span").evaluate_all(ground)
    assert chosen[0] not in others


def test_an_address_that_leads_nowhere_is_a_page_of_ours(visitor: Visitors) -> None:
    ann = visitor()
    ann.forgive("answer 404", "console error.* 404 ")
    ann.visit("/nowhere/at/all")
    ann.until_shown("There is no such page")
    ann.link("Games", "main").click()
    expect(ann.page.locator(".shelf, main h2").first).to_be_visible()
    assert ann.page.url == f"{ann.address}/"
