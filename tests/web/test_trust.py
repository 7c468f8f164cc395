"""What nobody has to take on trust, in the browser: the shares, what was taken back, games that were left."""

import json
import time
from typing import Any

from playwright.sync_api import expect
from sqlalchemy import update

from oldtricks.server.schema import tables
from oldtricks.server.summaries import DAY
from tests.server.house import House

from .conftest import Visitors
from .looking import look
from .person import PHONE, Person


def noted(person: Person, table: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(person.page.evaluate(f"() => localStorage.getItem('oldtricks.noted.{table}')"))
    return found


def test_shares_are_shown_before_the_first_card_kept_and_checked(visitor: Visitors) -> None:
    ann, ben = visitor("Ann"), visitor("Ben", size=PHONE, touch=True)
    ann.visit("/new/gasoline_alley")
    ann.page.get_by_role("radio", name="3", exact=True).check()
    ann.page.get_by_label("Seat 3").select_option("steady")
    ann.page.get_by_label("End after so many deals:").check()
    ann.page.get_by_label("Number of deals").fill("1")
    ann.button("Make the table").click()
    ann.until_shown("Waiting for one more player")
    ann.until_shown("Shares in the shuffle: Ann.", ".shares")
    table = ann.page.url.rsplit("/", 1)[-1]
    ben.visit(f"/t/{table}")
    ben.button("Sit down").first.click()
    ann.until_shown("Shares in the shuffle: Ann and Ben.", ".shares")
    first = noted(ben, table)["share"]
    ben.page.reload()  # who comes back and sits down again gives the same share
    ben.button("Stand up again").click()
    ben.button("Sit down").first.click()
    ann.until_shown("Shares in the shuffle: Ann and Ben.", ".shares")
    assert noted(ben, table)["share"] == first
    expect(ann.page.locator(".shares code")).to_have_text(
        [noted(ann, table)["commitment"], noted(ann, table)["share"], first]
    )
    look(ann, "lobby-shares", whole=True)
    ann.button("Deal the cards").click()

    for person in (ann, ben):
        person.page.wait_for_function(
            "(id) => JSON.parse(localStorage.getItem(`oldtricks.noted.${id}`)).shares", arg=table
        )
        assert [share["name"] for share in noted(person, table)["shares"]] == ["Ann", "Ben"]
    expect(ann.page.locator(".side-log li").first).to_have_text("Shares in the shuffle: Ann and Ben.")
    ben.button("Menu").click()
    ben.button("The shuffle").click()
    expect(ben.page.locator(".shares code").nth(2)).to_have_text(first)
    look(ben, "table-shares")
    ben.page.keyboard.press("Escape")


def test_what_was_taken_back_is_shown_in_replay_list_and_statistics(visitor: Visitors, house: House) -> None:
    ann = visitor("Ann")
    guest = house.guest("Ann")
    for cookie in guest.http.cookies.jar:
        ann.context.add_cookies([{"name": cookie.name, "value": str(cookie.value), "url": house.address}])
    table = guest.make("tactics", "msss")
    legal = guest.wait_for_turn(table)["view"]["legal"]
    guest.move(table, next(action for action in legal if action != "pass"))
    guest.wait_for_turn(table)
    guest.post(f"/api/tables/{table}/undo")
    guest.play_to_the_end(table)
    left = guest.make("tactics", "msss")
    guest.wait_for_turn(left)  # bots change nothing any more
    guest.get("/api/me/tables")
    old = update(tables).where(tables.c.id == left).values(updated=time.time() - DAY - 60)
    house.run(house.hall.storage.write((old, {})))
    house.hall.ledger._all = None

    ann.visit(f"/t/{table}/replay")
    ann.until_shown("Ann took back", ".remarks")
    look(ann, "replay-remarks", whole=True)
    ann.page.locator(".remarks button").first.click()
    expect(ann.page.locator(".remarks [aria-current]")).to_be_visible()
    ann.button("Check it in this browser").click()
    ann.until_shown("Everything fits", ".verify")
    ann.visit("/me")
    ann.until_shown("taken back after looking: 1", ".my-games:last-of-type")
    ann.until_shown("left", ".my-games .my-game-badge")
    look(ann, "my-games-trust", whole=True)
    ann.visit("/stats")
    ann.until_shown("In one game something was taken back after more had been seen.", ".stats-sum")
    ann.until_shown("Tactics: one game", ".stats-left")
    look(ann, "stats-trust", whole=True)
