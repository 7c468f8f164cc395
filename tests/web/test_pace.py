"""The pace of a table: what is hurried, what goes by itself, and its house rules."""

import json

import pytest
from playwright.sync_api import expect

from .conftest import Visitors
from .looking import look
from .person import PHONE, Person


def likes(person: Person, **settings: object) -> None:
    kept = json.dumps({"coach": "off", **settings})
    person.context.add_init_script(f"localStorage.setItem('oldtricks.settings', JSON.stringify({kept}))")


def test_bots_keep_to_the_speed_that_was_set(visitor: Visitors) -> None:
    ann = visitor("Ann")
    likes(ann, speed="instant")
    table = ann.make("tactics", "msss")
    ann.visit(f"/t/{table}")
    ann.awaited()
    paced = "id => fetch(`/api/tables/${id}`).then((a) => a.json()).then((m) => m.table.house.pace === 'instant')"
    ann.page.wait_for_function(paced, arg=table)


def test_a_pass_for_good_passes_by_itself(visitor: Visitors) -> None:
    ann = visitor("Ann", size=PHONE, touch=True)
    ann.visit(f"/t/{ann.make('tactics', 'msss', {'hands': 1})}")
    kind = ann.arrive()
    assert kind == "bid"
    look(ann, "pace-pass-for-good")
    ann.hit(ann.button("Pass for good"))
    while (kind := ann.awaited()) != "over":
        assert kind != "bid"
        ann.click(kind)


@pytest.mark.parametrize("forced", [True, False])
def test_a_card_without_choice_is_played_by_itself_if_one_likes(visitor: Visitors, forced: bool) -> None:
    ann = visitor("Ann")
    likes(ann, forced=forced)
    ann.visit(f"/t/{ann.make('tactics', 'msss')}")
    ann.play()
    cards = ann.kinds.count("card")
    assert cards < 12 if forced else cards == 12


def test_who_jumps_comes_to_his_turn(visitor: Visitors) -> None:
    ann = visitor("Ann", moving=True)
    ann.visit(f"/t/{ann.make('tactics', 'msss')}")
    kind = ann.arrive()
    while kind != "card":
        ann.click(kind)
        kind = ann.awaited()
    ann.click(kind)
    ann.page.locator(".jump").wait_for()
    look(ann, "pace-jump")
    ann.page.keyboard.press("j")
    assert ann.awaited() in ("card", "look")


def test_in_the_race_too_a_tap_leads_to_ones_turn(visitor: Visitors) -> None:
    ann = visitor("Ann", size=PHONE, touch=True, moving=True)
    ann.visit(f"/t/{ann.make('new_york_to_paris', 'mssss')}")
    ann.click(ann.arrive())  # draws
    ann.click(ann.awaited())  # and plays
    jump = ann.button("To my turn")
    ann.hit(jump)
    assert ann.awaited() == "draw"
    expect(jump).to_have_count(0)


def test_the_speed_is_changed_at_a_running_table(visitor: Visitors) -> None:
    """Bots hear of it, and it holds for the page too."""
    ann = visitor("Ann")
    table = ann.make("tactics", "msss")
    ann.visit(f"/t/{table}")
    ann.arrive()
    assert ann.see(table)["table"]["house"]["pace"] == "normal"
    for words, pace in (("At once", "instant"), ("Fast", "brisk"), ("Normal", "normal")):
        ann.page.keyboard.press("m")
        ann.button("Settings", "dialog").click()
        with ann.page.expect_response(f"**/api/tables/{table}/house") as answered:
            ann.page.get_by_role("radio", name=words, exact=True).check()
        assert answered.value.json()["table"]["house"]["pace"] == pace
        ann.page.keyboard.press("Escape")
    ann.play()
