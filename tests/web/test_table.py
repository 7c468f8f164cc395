"""One person at a table: keys, fingers, help, and everything around the cards."""

import re

import pytest
from playwright.sync_api import expect

from oldtricks.server.slots import Lane
from tests.server.house import House
from tests.server.test_bots import too_late

from .conftest import Visitors
from .looking import look
from .person import PHONE, Person


def test_a_whole_game_by_keys_alone(visitor: Visitors) -> None:
    ann = visitor("Ann")
    table = ann.make("tactics", "msss")
    ann.visit(f"/t/{table}")
    ann.play(Person.press)
    assert {"bid", "choose", "discard", "card"} <= set(ann.kinds)
    assert ann.see(table)["table"]["status"] == "over"
    # The result by keys as well: the focus is in the dialog, and the rematch within reach.
    for _ in range(20):
        ann.page.keyboard.press("Tab")
        if ann.page.locator("dialog .button.main:focus").count():
            break
    ann.page.keyboard.press("Enter")
    ann.page.wait_for_url(lambda url: not url.endswith(table))
    ann.arrive()


def test_the_race_by_keys(visitor: Visitors) -> None:
    ann = visitor("Ann")
    table = ann.make("new_york_to_paris", "ms")
    ann.visit(f"/t/{table}")
    keys = ann.page.keyboard

    def press(person: Person, kind: str) -> None:
        if kind == "draw":
            keys.press("d")
            return
        cards = person.page.locator(".race-hand button")
        fitting = [i for i in range(cards.count()) if "is-legal" in (cards.nth(i).get_attribute("class") or "")]
        if not fitting:
            keys.press("d")  # instead of laying one
            expect(person.page.locator(".race-hand.is-discarding")).to_have_count(1)
            keys.press("1")
            return
        keys.press(str(fitting[0] + 1))
        if person.page.locator(".race-hand .is-chosen").count():
            person.page.locator(".race-choices button").first.focus()
            keys.press("Enter")

    for _ in range(8):
        press(ann, ann.awaited())
    assert ann.see(table)["version"] > 8
    ann.awaited()
    keys.press("l")  # there are no tricks to look at
    keys.press("?")
    expect(ann.page.locator("dialog[open] kbd", has_text=re.compile("^G$"))).to_have_count(1)
    expect(ann.page.locator("dialog[open] kbd", has_text=re.compile("^L$"))).to_have_count(0)


def test_a_whole_game_on_a_phone(visitor: Visitors) -> None:
    ann = visitor("Ann", size=PHONE, touch=True)
    table = ann.make("gasoline_alley", "mss")
    ann.visit(f"/t/{table}")
    ann.play()
    assert ann.see(table)["table"]["status"] == "over"
    wide = ann.page.evaluate("() => document.documentElement.scrollWidth")
    assert wide <= PHONE["width"]


def test_cards_move_and_nothing_breaks(visitor: Visitors) -> None:
    ann = visitor("Ann", moving=True)
    ann.visit("/settings")
    ann.page.get_by_role("radio", name="Fast").check()
    ann.page.get_by_label("Quiet sounds").check()
    table = ann.make("gasoline_alley", "ms")
    ann.visit(f"/t/{table}")
    ann.page.evaluate("""() => {
      const animate = Element.prototype.animate;
      window.animations = 0;
      window.blank = 0;
      Element.prototype.animate = function (...given) {
        window.animations++;
        window.blank += this.matches(".card") && !this.querySelector(".face");
        return animate.apply(this, given);
      };
    }""")
    ann.play()
    assert ann.page.evaluate("() => window.animations") > 12
    assert ann.page.evaluate("() => window.blank") == 0
    expect(ann.page.locator(".ghost")).to_have_count(0)


def test_a_card_can_be_picked_as_soon_as_it_is_there(visitor: Visitors) -> None:
    """What belongs to the last decision is gone before the next one is shown, not a moment later."""
    ann = visitor("Ann")
    ann.visit(f"/t/{ann.make('tactics', 'msss')}")
    ann.page.evaluate("""() => new MutationObserver((_, watching) => {
      if (!document.querySelector(".decision .picked-words")) return;
      watching.disconnect();
      document.querySelector(".hand .card.legal").click();
    }).observe(document.body, { childList: true, subtree: true })""")
    while ann.awaited() != "discard":
        ann.click(ann.kinds[-1])
    ann.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 1000)))")
    expect(ann.page.locator(".hand .picked")).to_have_count(1)


def test_an_illegal_card_says_why(visitor: Visitors) -> None:
    ann = visitor("Ann")
    for _ in range(20):  # until there is something that cannot be played
        table = ann.make("tactics", "msss")
        ann.visit(f"/t/{table}")
        while ann.awaited() != "over":
            if ann.page.locator(".hand .card.refused").count():
                break
            ann.click(ann.kinds[-1])
        else:
            continue
        break
    before = ann.see(table)["version"]
    ann.hit_card(ann.page.locator(".hand .card.refused").first)
    said = ann.page.locator(".said")
    expect(said).to_contain_text(re.compile(r"TA\d+: \w+"))
    look(ann, "table-refusal")
    rule = said.get_by_role("button", name=re.compile("^Rule TA"))
    number = rule.inner_text()
    rule.click()
    expect(ann.page.locator(f"dialog[open] [id='{number}']")).to_be_in_viewport()
    look(ann, "table-rules-drawer")
    ann.page.keyboard.press("Escape")
    assert ann.see(table)["version"] == before


def test_taking_back_against_bots(visitor: Visitors) -> None:
    ann = visitor("Ann")
    table = ann.make("gasoline_alley", "mss")
    ann.visit(f"/t/{table}")
    while ann.awaited() != "card":
        ann.click(ann.kinds[-1])
    names = "(cards) => cards.map((card) => card.dataset.move).sort().join()"
    hand = ann.page.locator(".hand .card")
    before = hand.evaluate_all(names)
    ann.click("card")
    ann.awaited()
    ann.button("Take back").click()
    expect(hand).to_have_count(len(before.split(",")))
    assert hand.evaluate_all(names) == before
    ann.play()


def test_a_hint_in_words(visitor: Visitors, house: House) -> None:
    house.prepare("gasoline_alley")
    ann = visitor("Ann")
    table = ann.make("gasoline_alley", "mss")
    ann.visit(f"/t/{table}")
    ann.awaited()
    ann.page.keyboard.press("h")
    hint = ann.page.locator(".hints .advice-move")
    expect(hint).to_have_text(re.compile(r"\w+ \w+ \w+"))
    look(ann, "table-hint")
    ann.button("Hint", ".tools").click()
    expect(hint).to_have_count(0)


def test_a_bot_without_time_to_think_says_so(visitor: Visitors, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Lane, "think", too_late)
    ann = visitor("Ann")
    table = ann.make("gasoline_alley", "mxx")
    ann.visit(f"/t/{table}")
    while ann.awaited() != "card":
        ann.click(ann.kinds[-1])
    ann.click("card")
    ann.awaited()
    marked = ann.page.locator(".plate .role.hurried")
    expect(marked).to_have_text(["in haste", "in haste"])
    note = ann.page.locator(".said.hurried")
    expect(note).to_contain_text("The server is busy: a quicker bot chose for those in haste.")
    look(ann, "table-hurried")
    note.get_by_role("button", name="Close").click()
    expect(note).to_have_count(0)
    ann.click("card")
    ann.awaited()
    expect(note).to_have_count(0)
    expect(marked).to_have_count(2)


def test_everything_around_the_cards(visitor: Visitors) -> None:
    ann = visitor("Ann")
    table = ann.make("aviationgame", "msss")
    ann.visit(f"/t/{table}")
    while ann.awaited() != "card":
        ann.click(ann.kinds[-1])
    ann.click("card")
    ann.awaited()
    screens = {"l": "Last trick", "g": "Log", "s": "Score sheet", "m": "Menu", "?": "Keys"}
    for key, title in screens.items():
        ann.page.keyboard.press(key)
        ann.until_shown(title, "dialog[open] h2")
        look(ann, f"dialog-{title.lower().replace(' ', '-')}")
        ann.page.keyboard.press("Escape")
        expect(ann.page.locator("dialog[open]")).to_have_count(0)
    for item, title in (("Settings", "Settings"), ("Invite or let watch", "Invite")):
        ann.button("Menu").click()
        ann.button(item, "dialog[open]").click()
        ann.until_shown(title, "dialog[open] h2")
        look(ann, f"dialog-{title.lower()}")
        ann.page.keyboard.press("Escape")
    ann.button("Rules", ".tools").click()
    ann.until_shown("Aviationgame: the rules", "dialog[open] h2")


def test_a_review_of_the_game(visitor: Visitors, house: House) -> None:
    house.prepare("gasoline_alley")
    ann = visitor("Ann")
    table = ann.make("gasoline_alley", "ms")
    ann.visit(f"/t/{table}")
    ann.play()
    ann.link("Replay", "dialog").click()
    ann.button("Review this game").click()
    expect(ann.page.locator(".review svg")).to_be_visible(timeout=90_000)
    look(ann, "replay-review", whole=True)


def test_ne16_anybody_may_look_at_the_tricks_that_lie_face_up(visitor: Visitors) -> None:
    ann, zoe = visitor("Ann"), visitor("Zoe", size=PHONE, touch=True)
    while True:  # until there are some
        table = ann.make("neutral", "msss")
        while True:
            seen = ann.see(table)
            view = seen["view"]
            if any(view["table"]["face_up"]) or view["over"]:
                break
            if view["turn"] == view["seat"]:
                move = {"action": view["legal"][0], "version": seen["version"], "key": f"{table} {view['ply']}"}
                ann.post(f"/api/tables/{table}/moves", move)
        if not view["over"]:
            break
    lying = [card for side in view["table"]["face_up"] for trick in side for card in trick]
    for person in (ann, zoe):  # a player, and somebody who only watches
        person.visit(f"/t/{table}")
        person.page.get_by_role("button", name=re.compile("face up")).click()
        dialog = person.page.locator("dialog[open]")
        expect(dialog.get_by_role("heading", name="Tricks that lie face up")).to_be_visible()
        shown = dialog.locator(".face-up .card")
        assert shown.count() >= len(lying)
        look(person, "table-face-up")
        person.page.keyboard.press("Escape")


def test_c2_seats_are_drawn_if_the_host_wants_it(visitor: Visitors) -> None:
    ann = visitor("Ann")
    ann.visit("/new/tactics")
    ann.page.get_by_label("Everybody draws a card for their seat").check()
    ann.page.get_by_role("button", name="Bots everywhere").click()
    ann.page.get_by_role("button", name="Deal the cards").click()
    ann.page.wait_for_url(re.compile("/t/"))
    table = ann.page.url.rpartition("/")[2]
    seen = ann.see(table)
    assert seen["table"]["draw_seats"] is True
    assert "seats" in {event["kind"] for event in ann.get(f"/api/tables/{table}?since=0")["news"]}
