"""People who find each other, and somebody on two devices."""

import re

from playwright.sync_api import expect

from .conftest import Visitors
from .looking import look
from .person import PHONE


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
    look(ann, "link")
    link = ann.page.get_by_label("The link", exact=True).input_value()

    phone.forgive("422")
    phone.visit(link)
    phone.button("Continue here").tap()
    phone.until_shown("Welcome, Ann of two devices")
    look(phone, "continued")
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
