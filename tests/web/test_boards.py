"""Boards in the browser: today's from the front door to the results on a phone, a challenge between two browsers."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from oldtricks.server.settings import Settings
from tests.server.conftest import FREE
from tests.server.house import House
from tests.server.test_boards import finish, first, play

from .conftest import Visitors
from .looking import look
from .person import PHONE


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """One for each: who plays the same boards again from the same browser is not counted."""
    found = House(Settings(database=str(tmp_path / "test.db"), **FREE))  # type: ignore[arg-type]
    yield found
    found.stop()


# The page has heard that nothing is to be decided any more.
HEARD = "() => !document.querySelector('.decision, .hand .card.legal')"


def test_todays_board_on_a_phone_from_the_front_door_to_the_results(visitor: Visitors, house: House) -> None:
    house.hall.boards.models = ("steady",)
    name = f"{house.hall.boards.today().isoformat()}-gasoline_alley"
    ben = house.guest("Ben")
    hands = play(house, ben, name)  # somebody else had the same cards
    ann = visitor("Ann", size=PHONE, touch=True)
    ann.visit("/")
    ann.hit(ann.page.locator(".boards-strip").get_by_role("link", name="Gasoline Alley"))
    ann.until_shown("each a match of its own", "main")
    expect(ann.page.locator(".round-sum")).to_have_count(0)
    look(ann, "board-before")
    ann.hit(ann.button("Play"))
    ann.hit(ann.button("Menu"))
    ann.until_shown("only those who have finished these cards may watch", "dialog")
    expect(ann.button("Invite or let watch")).to_have_count(0)
    ann.page.keyboard.press("Escape")
    for number in range(1, 5):
        ann.until_shown(f"Gasoline Alley · {number} of 4", "h1")
        expect(ann.page.locator(".tool", has_text="Hint")).to_have_attribute("aria-disabled", "true")
        if number != 2:  # one hand as people do
            house.run(finish(house.hall, ann.page.url.rpartition("/")[2], first))
            ann.page.wait_for_function(HEARD)
        ann.play()
        over = ann.page.locator("dialog.game-over")
        on = over.get_by_role("link", name="Results") if number == 4 else over.get_by_role("button", name="Next board")
        ann.hit(on)
    ann.until_shown("of the field beaten", ".round-sum")
    ann.until_shown("2 people and one bot", ".round-sum")
    expect(ann.page.locator(".round-board")).to_have_count(4)
    text = ann.page.locator(".round-text pre").inner_text()
    assert re.search(r"Gasoline Alley.*\n[▲●▼](?: [▲●▼]){3}  \d+%\n", text)
    assert not any(table in text for table in hands)
    look(ann, "board-results", whole=True)
    ann.hit(ann.link("Replay").first)
    ann.until_shown("Others still play these cards", ".replay-sharing")
    for refused in ("Download the record", "Try this position again", "Verify the shuffle"):
        expect(ann.page.locator("main")).not_to_contain_text(refused)
    ann.page.go_back()
    ann.hit(ann.link("All boards"))
    expect(ann.page.locator(".boards-box.is-finished")).to_contain_text("Gasoline Alley")
    look(ann, "boards", whole=True)


def test_on_the_next_day_a_board_is_not_todays_and_all_its_secrets_are_told(visitor: Visitors, house: House) -> None:
    boards = house.hall.boards
    boards.models = ()
    day = boards.today()
    name = f"{day.isoformat()}-gasoline_alley"
    ann = visitor("Ann")
    for _ in range(4):
        house.run(finish(house.hall, ann.post(f"/api/rounds/{name}/play")["id"], first))
    ann.visit(f"/boards/{name}")
    ann.until_shown("Today’s board: Gasoline Alley", "h1")
    now = boards.clock()
    boards.clock = lambda: now + 24 * 3600
    ann.page.clock.set_fixed_time((now + 24 * 3600) * 1000)
    ann.visit(f"/boards/{name}")
    ann.until_shown("Board of the day: Gasoline Alley", "h1")
    ann.visit("/boards")
    ann.hit(ann.button("Yesterday’s secrets"))
    ann.hit(ann.page.locator(".boards-digits summary", has_text="Gasoline Alley"))
    told = ann.get(f"/api/boards/days/{day.isoformat()}")["rounds"]
    sets = [each for each in told if each["game"] == "gasoline_alley"]
    assert len(sets) > 1
    for each in sets:
        ann.until_shown(each["secrets"][-1], ".boards-digits")


def test_a_challenge_between_two_browsers(visitor: Visitors, house: House) -> None:
    ann, ben = visitor("Ann"), visitor("Ben")
    table = ann.make("gasoline_alley", "msss", {"hands": 2})
    house.run(finish(house.hall, table, first))
    ann.visit(f"/t/{table}")
    ann.page.locator(".over-bar .button").click()
    over = ann.page.locator("dialog.game-over")
    over.get_by_role("button", name="Challenge a friend").click()
    ann.page.get_by_label("Which cards").select_option("Hand 2")
    ann.button("Make the link").click()
    link = ann.page.locator("#share-link").input_value()
    look(ann, "challenge-made")
    ben.visit(link)
    ben.until_shown("Ann has played these cards", "main")
    assert table not in ben.page.content()
    ben.button("Play").click()
    ben.until_shown("Gasoline Alley · challenge", "h1")
    ben.play()
    ben.page.locator("dialog.game-over").get_by_role("link", name="Results").click()
    ben.until_shown("Ann", ".round-others")
    ben.until_shown("against", ".round-others")
    ben.until_shown("points ahead of the other sides", ".round-board")
    ben.page.get_by_text("How each went on").click()
    expect(ben.page.get_by_role("row", name="You Ann")).to_be_visible()
    ann.visit(link)
    ann.until_shown("Ben", ".round-others")
    look(ben, "challenge-results", whole=True)


def test_an_event_from_its_opening_to_the_table_of_results_which_is_live(visitor: Visitors, house: House) -> None:
    house.hall.boards.models = ()
    ann, ben = visitor("Ann", size=PHONE, touch=True), visitor("Ben")
    ann.visit("/boards")
    ann.hit(ann.button("Open an event"))
    ann.page.get_by_label("Name").fill("Spring cup")
    ann.page.get_by_label("Game", exact=True).select_option("gasoline_alley")
    ann.page.get_by_label("Hands").select_option("1")
    ann.page.get_by_label("Begins").fill("2100-01-01T20:00")
    ann.page.get_by_label("Listed for everybody").check()
    look(ann, "event-form")
    ann.hit(ann.button("Open it"))
    ann.until_shown("opens Jan 1, 2100, 8:00 PM", ".round-before")

    name = ann.post("/api/events", {"game": "gasoline_alley", "title": "Now", "boards": 1})["id"]
    tables = [person.post(f"/api/rounds/{name}/play")["id"] for person in (ann, ben)]
    house.run(finish(house.hall, tables[0], first))
    ann.visit(f"/boards/{name}")
    ann.until_shown("Ann", ".standings")
    house.run(finish(house.hall, tables[1], first))
    ann.until_shown("Ben", ".standings")  # by itself
    look(ann, "event-results", whole=True)
