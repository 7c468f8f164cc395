"""The first card needs the page and one round of files, and what comes after it moves nothing that is there."""

import re

import pytest
from playwright.sync_api import Route, ViewportSize, expect

from tests.server.house import wait_until

from .conftest import Visitors
from .person import DESK, PHONE

NAMED = re.compile(r'<(?:link rel="(?:stylesheet|\w*preload)"[^>]* href|script type="module" src)="([^"]+)"')
PICTURED = """() => { const faces = [...document.querySelectorAll(".playing :is(.card img, img.mark)")];
  return faces.length > 11 && faces.every((each) => each.complete && each.naturalWidth); }"""
PLACES = """() => [...document.querySelectorAll(".playing *")].map((each) => [each, each.getBoundingClientRect()])
  .filter(([, { width }]) => width).map(([each, { x, y }]) => `${each.tagName} ${each.className} ${x} ${y}`)"""


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_cards_are_seen_after_one_round_and_stay_where_they_are(visitor: Visitors, size: ViewportSize) -> None:
    """What the page does not name is held back until the whole hand is there. Fonts never come, for they move words."""
    ann = visitor("Ann", size=size)
    table = ann.make("neutral", "msss")
    wait_until(lambda: ann.see(table)["view"]["turn"] == 0)
    named = NAMED.findall(ann.context.request.get(f"/t/{table}").text())
    held: list[Route] = []
    holding = True

    def answer(route: Route) -> None:
        path = route.request.url.removeprefix(visitor.address)
        if path.endswith(".woff2"):
            route.abort()
        elif holding and path not in (f"/t/{table}", *named):
            held.append(route)
        else:
            route.continue_()

    ann.forgive("woff2")
    ann.context.route("**/*", answer)
    ann.page.goto(f"/t/{table}", wait_until="commit")
    ann.page.wait_for_function(PICTURED)
    assert len(named) == 5, named
    expect(ann.page.locator(".hand .card")).to_have_count(12)
    seen = ann.page.evaluate(PLACES)
    holding = False
    for route in held:
        route.continue_()
    ann.page.wait_for_function("() => document.querySelector('link[data-later]').sheet")
    assert any("/pack.json" in route.request.url for route in held)
    assert ann.page.evaluate(PLACES) == seen
    ann.button("Menu").click()
    expect(ann.page.locator("dialog .menu")).to_be_visible()
    ann.page.keyboard.press("Escape")
    ann.click(ann.arrive())
    ann.awaited()
    ann.page.wait_for_function(PICTURED)
    ann.page.reload()
    ann.page.wait_for_function(PICTURED)
    assert '"pictures"' not in (ann.page.locator("#given").text_content() or "")  # they are kept
