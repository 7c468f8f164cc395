"""People who find each other, and somebody on two devices."""

import json
import re

import pytest
from playwright.sync_api import ViewportSize, expect

from .conftest import Visitors
from .looking import look
from .person import DESK, PHONE


def test_strangers_find_each_other_play_and_talk(visitor: Visitors) -> None:
    ann, ben = visitor("Ann", size=PHONE), visitor("Ben", size=PHONE, touch=True)
    ann.visit("/people")
    ann.page.get_by_label("What you would like to play").select_option("gasoline_alley")
    ann.page.get_by_label("Players").select_option("2")
    ann.page.get_by_label("Bots join in after").select_option("600")
    ann.button("Look for people").press("Enter")
    ann.until_shown("Looking: Gasoline Alley, 2 players")
    ben.visit("/people")
    ben.button("Play along with Ann").wait_for()
    look(ben, "people", whole=True)
    ben.button("Play along with Ann").tap()
    for person in (ann, ben):
        person.page.locator(".hand .card").first.wait_for()
    assert ann.page.url == ben.page.url

    ann.page.keyboard.press("t")
    expect(ann.page.get_by_label("Say something")).to_be_focused()
    ann.page.keyboard.type("Good evening!")
    ann.page.keyboard.press("Enter")
    ben.button(re.compile("^Talk")).tap()
    ben.until_shown("Good evening!", ".talk-lines")
    look(ben, "talk")
    ben.button("Bravo").tap()
    expect(ben.page.locator("dialog[open]")).to_have_count(0)
    expect(ann.page.locator(".talk-lines").get_by_alt_text("Bravo")).to_be_visible()

    ann.page.locator(".manners summary").press("Enter")
    ann.button("Mute Ben").press("Enter")
    expect(ann.page.locator(".talk-lines").get_by_alt_text("Bravo")).to_have_count(0)
    ben.button(re.compile("^Talk")).tap()
    ben.page.get_by_label("Say something").fill("Can you hear me?")
    ben.button("Send").tap()
    ben.until_shown("Can you hear me?", ".talk-lines")
    expect(ann.page.locator(".talk-lines")).not_to_contain_text("Can you")
    ann.button("Hear again Ben").press("Enter")
    ann.until_shown("Can you hear me?", ".talk-lines")
    ann.page.get_by_label("Chat at this table (host)").press("Space")
    expect(ben.page.get_by_label("Say something")).to_have_count(0)
    ben.until_shown("Only reactions are allowed")
    ann.button("Block Ben").press("Enter")
    ann.until_shown("Ben is blocked.")
    expect(ann.page.locator(".talk-lines")).not_to_contain_text("Can you hear me?")
    ann.visit("/settings")
    ann.button("Unblock Ben").press("Enter")
    expect(ann.page.locator("#blocks-title")).to_have_count(0)


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_the_way_to_other_people_is_on_every_page(visitor: Visitors, size: ViewportSize) -> None:
    ann = visitor("Ann", size=size)
    ann.visit("/stats")
    ann.link("People", within=".site-header").click()
    ann.until_shown("Find people", "h1")
    ann.link("Tactics", within="main").click()
    ann.until_shown("Anybody who comes", ".seat-list")
    ann.until_shown("Then whoever finds it under People can sit down", ".setup-go")
    ann.page.get_by_label("Whoever has the link", exact=True).first.check()
    ann.until_shown("A friend, by link", ".seat-list")
    ann.until_shown("Then send the link to your friends.", ".setup-go")


def test_somebody_comes_back_by_a_code_takes_all_along_and_leaves(visitor: Visitors) -> None:
    ann, other = visitor("Ann"), visitor(size=PHONE, touch=True)
    table = ann.make("gasoline_alley", "ms")
    ann.visit("/settings")
    ann.button("Recovery code").click()
    code = ann.page.locator("dialog code, dialog .code").first.inner_text()
    look(ann, "recovery-code")
    ann.button("I have kept it").click()
    other.visit("/settings")
    other.hit(other.link("I have a code"))
    other.page.get_by_label("Your code").fill(code.lower().replace("-", " "))
    other.hit(other.button("Continue here"))
    other.until_shown("Welcome, Ann")
    ann.visit("/settings")
    with ann.page.expect_download() as download:
        ann.page.get_by_text("Take it all along").click()
    kept = json.loads(download.value.path().read_text())
    assert kept["people"][0]["name"] == "Ann"
    assert table in json.dumps(kept)
    ann.page.get_by_text("Delete everything").click()
    gone = ann.button("Delete everything", within="dialog")
    expect(gone).to_be_disabled()
    ann.page.locator("dialog input").fill("Ann")
    look(ann, "delete-everything")
    gone.click()
    ann.page.wait_for_function("() => fetch('/api/me').then((one) => one.json()).then(({ name }) => name !== 'Ann')")
    other.visit("/settings")  # which is nobody known any more
    expect(other.page.get_by_label("Your name")).to_have_value(re.compile("^Guest"))


def test_somebody_goes_on_on_a_phone_with_name_and_picture(visitor: Visitors) -> None:
    ann, phone = visitor(), visitor(size=PHONE, touch=True)
    ann.visit("/settings")
    ann.page.get_by_label("Your name").fill("Ann of two devices")
    ann.page.keyboard.press("Enter")
    ann.until_shown("Saved.")
    ann.button("Choose a picture").click()
    ann.page.locator(".avatars img").last.wait_for()
    look(ann, "avatars")
    ann.button("Trump B", within=".avatars-dialog").press("Enter")
    expect(ann.page.locator(".me-avatar img")).to_have_attribute("src", re.compile("avatar-b"))
    ann.button("Continue on another device").click()
    expect(ann.page.get_by_alt_text("The link as a QR code")).to_be_visible()
    link = ann.page.get_by_label("The link", exact=True).input_value()

    phone.forgive("422")
    phone.visit(link)
    phone.button("Continue here").tap()
    phone.until_shown("Welcome, Ann of two devices")
    phone.visit("/settings")
    expect(phone.page.get_by_label("Your name")).to_have_value("Ann of two devices")
    expect(phone.page.locator(".devices li")).to_have_count(2)
    look(phone, "settings-two-devices", whole=True)
    phone.visit(link)  # it is used up
    phone.button("Continue here").tap()
    phone.until_shown("This code does not work")

    ann.page.keyboard.press("Escape")
    ann.button(re.compile("^Sign out")).click()
    expect(ann.page.locator(".devices li")).to_have_count(1)
    phone.visit("/settings")
    expect(phone.page.get_by_label("Your name")).to_have_value(re.compile("^Guest"))
