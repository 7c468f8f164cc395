"""Two people play, and somebody watches later from one's seat; and the way to today's boards on the smallest phone."""

import pytest
from playwright.sync_api import expect

from tests.server.house import House

from .conftest import Visitors
from .looking import look
from .person import PHONE


def test_somebody_watches_from_a_seat_a_hand_later(house: House, visitor: Visitors) -> None:
    ann, ben = house.guest("Ann"), house.guest("Ben")
    later = {"delay": "hand", "watch_seat": 0, "pace": "instant"}
    table = ann.make("gasoline_alley", "mo", house=later, options={"hands": 2})
    ben.post(f"/api/tables/{table}/sit")
    ann.post(f"/api/tables/{table}/start")
    eve = visitor("Eve", size=PHONE)
    eve.page.goto(f"/t/{table}")
    expect(eve.page.get_by_text("each hand is shown on this page once it is over")).to_be_visible()
    seen = ann.see(table)
    while seen["view"]["deal"] == 1:
        player = (ann, ben)[seen["view"]["turn"]]
        player.move(table)
        seen = ann.see(table)
    expect(eve.page.get_by_text("You are watching from Ann’s seat, a while later.")).to_be_visible()
    expect(eve.page.locator(".plate.mine .plate-name")).to_contain_text("Ann")
    expect(eve.page.locator(".hand .card").first).to_be_visible()
    expect(eve.page.locator(".hand .card.legal")).to_have_count(0)
    expect(eve.page.locator(".side-log, .log").first).not_to_contain_text("You")
    look(eve, "watching-from-a-seat")


def test_where_nobody_may_watch_that_is_said_and_whoever_waited_is_sent_out(house: House, visitor: Visitors) -> None:
    ann, ben, eve = visitor("Ann"), visitor("Ben"), visitor("Eve", size=PHONE)
    eve.forgive("403")
    ann.visit("/new/gasoline_alley")
    ann.page.get_by_role("radio", name="2", exact=True).check()
    ann.page.get_by_label("Who may watch").select_option("nobody")
    ann.button("Make the table").click()
    ann.until_shown("nobody may watch", ".lobby")
    ann.until_shown("Whoever opens this link can sit down on a free seat.", ".share")
    table = ann.page.url.rpartition("/")[2]
    eve.visit(f"/t/{table}")
    eve.until_shown("One seat is free")
    expect(eve.page.get_by_text("stay and watch")).to_have_count(0)
    ben.post(f"/api/tables/{table}/sit")
    eve.until_shown("Every seat is taken, and nobody may watch here.")
    look(eve, "lobby-full-nobody")
    ann.post(f"/api/tables/{table}/start")
    eve.until_shown("At this table nobody may watch.")
    look(eve, "watching-nobody")
    expect(eve.page.locator(".table-main")).to_have_count(0)


def test_the_host_chooses_the_seat_from_which_others_watch(visitor: Visitors) -> None:
    ann, ben = visitor("Ann"), visitor("Ben")
    ann.visit("/new/gasoline_alley")
    ann.page.get_by_role("radio", name="3", exact=True).check()
    ann.page.get_by_label("What they see").select_option("Those, with the cards of seat 3")
    ann.page.get_by_role("radio", name="2", exact=True).check()  # a third seat is none any more
    expect(ann.page.get_by_label("What they see")).to_have_value("0")
    ann.page.get_by_label("What they see").select_option("Those, with the cards of seat 2")
    ann.button("Make the table").click()
    ann.until_shown("each hand when it is over, with the cards of seat 2", ".lobby")
    table = ann.page.url.rpartition("/")[2]
    ben.post(f"/api/tables/{table}/sit")
    ann.until_shown("each hand when it is over, with Ben’s cards", ".lobby")
    assert ann.see(table)["table"]["house"]["watch_seat"] == 1


@pytest.mark.parametrize("language", ["en", "de"])
def test_all_pages_are_in_one_line_on_the_smallest_phone(visitor: Visitors, language: str) -> None:
    ann = visitor(size={"width": 320, "height": 640})
    ann.page.goto("/settings")
    ann.page.get_by_label("Language").select_option(language)
    ann.page.goto("/")
    links, icons = (ann.page.locator(f".site-header nav a{kind}") for kind in (":not(.has-icon)", ".has-icon"))
    expect(links).to_have_count(5)
    expect(icons).to_have_count(2)
    (top,), (above,) = (
        set(each.evaluate_all("(all) => all.map((one) => Math.round(one.getBoundingClientRect().top))"))
        for each in (links, icons)
    )
    assert above < top
    assert ann.page.evaluate("document.documentElement.scrollWidth") == 320
    ann.page.get_by_role("link", name="Today" if language == "en" else "Heute", exact=True).click()
    expect(ann.page).to_have_url(f"{ann.address}/boards")
    expect(links.nth(1)).to_have_attribute("aria-current", "page")
