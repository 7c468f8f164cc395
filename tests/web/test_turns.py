"""Knowing that it is one's turn: title, icon, notification, the list at home; slow games; games that are removed."""

import re

import pytest
from playwright.sync_api import expect

from tests.server.house import House

from .conftest import Visitors
from .looking import look
from .person import PHONE, Person

DAY = 24 * 3600

# A browser that notes what it would notify of, on a page that nobody looks at.
NOTIFIES = """
  window.notes = [];
  window.asked = 0;
  window.Notification = class {
    static permission = "granted";
    static requestPermission() { window.asked += 1; return Promise.resolve("granted"); }
    constructor(title, { body, tag }) { window.notes.push([title, body, tag]); }
    close() {}
  };
"""
# A phone, whose pages show none themselves: what keeps the page does.
KEEPER = """
  window.Notification = class {
    static permission = "granted";
    constructor() { throw new TypeError("Illegal constructor"); }
  };
  const keeper = { showNotification: (title, { body, tag, data }) => { window.notes.push([title, body, tag, data]); } };
  const kept = { ready: Promise.resolve(keeper), addEventListener() {}, register: () => new Promise(() => {}) };
  Object.defineProperty(Navigator.prototype, "serviceWorker", { get: () => kept });
"""
PERSONS_TURN = "id => fetch(`/api/tables/${id}`).then((a) => a.json()).then(({ view }) => view.turn < 2)"
HIDDEN = "Object.defineProperty(Document.prototype, 'hidden', { get: () => true });"


def slow_game(first: Person, second: Person) -> tuple[str, Person, Person]:
    """A slow game of two: its table, who is at turn, and who is not."""
    table = first.make("gasoline_alley", "mo", {}, clock=DAY)
    second.post(f"/api/tables/{table}/sit")
    turn = first.post(f"/api/tables/{table}/start")["view"]["turn"]
    return table, *((first, second) if turn == 0 else (second, first))


def test_a_slow_game_says_everywhere_that_it_waits(visitor: Visitors) -> None:
    table, ann, ben = slow_game(visitor("Ann"), visitor("Ben", size=PHONE, touch=True))
    ann.visit("/")
    ann.until_shown("It is your turn", "#turns")
    ann.page.wait_for_function("() => document.title.startsWith('(1) ')")
    expect(ann.page.locator("link[rel=icon]")).to_have_attribute("href", re.compile(r"/static/\w{12}/icon-turn\.svg$"))
    expect(ann.page.locator(".turns-mark")).to_contain_text("1")
    look(ann, "turns-home")
    ann.visit("/learn/tactics/first")
    ann.page.wait_for_function("() => /^\\(1\\) .* · Tactics · Old Tricks$/.test(document.title)")
    other = ann.make("tactics", "msss")
    ann.visit(f"/t/{other}")
    ann.until_shown("Your turn elsewhere: Gasoline Alley", ".ask")
    look(ann, "turns-elsewhere")
    ben.page.add_init_script(NOTIFIES + HIDDEN)
    ben.page.add_init_script("localStorage.setItem('oldtricks.settings', JSON.stringify({coach: 'off', notify: true}))")
    ben.visit(f"/t/{table}")
    ben.until_shown("Gasoline Alley")
    assert not ben.page.title().startswith("Your turn")
    ann.link("Your turn elsewhere: Gasoline Alley").click()
    ann.page.wait_for_function("() => document.title.startsWith('Your turn · ')")
    expect(ann.page.locator(".clock")).to_contain_text("hr")
    expect(ann.page.locator(".clock")).to_be_visible()
    assert ben.page.evaluate("notes.length") == 0
    ann.post(f"/api/tables/{table}/moves", {"action": "bid 5", "version": ann.see(table)["version"], "key": "one"})
    ben.page.wait_for_function("() => notes.length === 1")
    assert ben.page.evaluate("notes[0]") == ["Your turn", "Gasoline Alley", table]
    assert ben.page.title().startswith("Your turn · ")
    ann.page.wait_for_function("() => !document.title.startsWith('Your turn')")


def test_a_slow_game_waits_for_nobody_who_is_not_here(visitor: Visitors, house: House) -> None:
    ann, ben = visitor("Ann"), visitor("Ben")
    table = ann.make("gasoline_alley", "mo", {}, clock=DAY, away_after=5)
    ben.post(f"/api/tables/{table}/sit")
    ann.post(f"/api/tables/{table}/start")
    for each in (ann, ben):  # the host, and who might become it
        house.live(table).presence.seen.clear()
        each.visit(f"/t/{table}")
        expect(each.page.locator(".plate:not(.mine) .role.gone")).to_be_visible()
        each.page.wait_for_timeout(1500)  # a tenth of what the page waits for
        expect(each.page.locator(".ask:not(.elsewhere)")).to_have_count(0)
        each.page.goto("/")


@pytest.mark.parametrize(("game", "seats"), [("tactics", "moss"), ("new_york_to_paris", "mo")])
def test_whoever_decides_sees_the_clock_and_so_do_the_others(visitor: Visitors, game: str, seats: str) -> None:
    """Where a panel covers his plate, and in the race, it stands beside the sentence."""
    people = visitor("Ann"), visitor("Ben", size=PHONE)
    table = people[0].make(game, seats, clock=90)
    people[1].post(f"/api/tables/{table}/sit")
    people[0].post(f"/api/tables/{table}/start")
    for each in people:
        each.visit(f"/t/{table}")
    people[0].page.wait_for_function(PERSONS_TURN, arg=table)
    turn = people[0].see(table)["view"]["turn"]
    people[turn].until_shown("Your turn", ".sentence")
    for each in people:
        expect(each.page.locator(".clock")).to_be_visible()
        expect(each.page.locator(".clock")).to_contain_text(":")
    look(people[turn], f"clock-{game}")


def test_a_phone_is_notified_by_what_keeps_the_page(visitor: Visitors) -> None:
    table, ann, ben = slow_game(visitor("Ann"), visitor("Ben", size=PHONE, touch=True))
    ben.page.add_init_script(NOTIFIES + KEEPER + HIDDEN)
    ben.page.add_init_script("localStorage.setItem('oldtricks.settings', JSON.stringify({coach: 'off', notify: true}))")
    ben.visit(f"/t/{table}")
    ben.until_shown("Gasoline Alley")
    ann.post(f"/api/tables/{table}/moves", {"action": "bid 5", "version": ann.see(table)["version"], "key": "one"})
    ben.page.wait_for_function("() => notes.length === 1")
    assert ben.page.evaluate("notes[0]") == ["Your turn", "Gasoline Alley", table, f"/t/{table}"]


def test_the_browser_is_asked_only_when_somebody_wishes_to_be_notified(visitor: Visitors) -> None:
    ann = visitor("Ann")
    ann.page.add_init_script(NOTIFIES)
    ann.visit("/settings")
    switch = ann.page.get_by_label("Notify me when it is my turn")
    expect(switch).not_to_be_checked()
    assert ann.page.evaluate("asked") == 0
    switch.click()
    expect(switch).to_be_checked()
    assert ann.page.evaluate("asked") == 1


def test_clocks_are_chosen_and_an_unfinished_game_is_removed(visitor: Visitors) -> None:
    ann, ben, cleo = visitor("Ann"), visitor("Ben"), visitor("Cleo")
    ann.visit("/new/gasoline_alley")
    ann.page.get_by_role("radio", name="2", exact=True).check()
    ann.page.get_by_label("Bank of time for each person").select_option("hand 120")
    look(ann, "clocks-setup", whole=True)
    ann.page.get_by_label("Clock for each decision").select_option("86400")
    ann.until_shown("A slow game")
    ann.page.get_by_label("Clock for each decision").select_option("")
    ann.button("Make the table").click()
    ann.until_shown("2 minutes for each hand and person")
    table = ann.page.url.rsplit("/", 1)[1]
    ben.post(f"/api/tables/{table}/sit")
    cleo.visit(f"/t/{table}")
    cleo.until_shown("Every seat is taken. You can watch")
    look(cleo, "lobby-full")
    ann.post(f"/api/tables/{table}/start")
    expect(cleo.page.locator(".bank").first).to_contain_text("2:00")
    own = ann.make("tactics", "msss")
    ann.visit("/me")
    ann.button("Remove this game of Tactics").click()
    look(ann, "games-remove")
    ann.button("Remove it").click()
    expect(ann.page.locator(f"a[href='/t/{own}']")).to_have_count(0)
    expect(ann.page.locator(f"a[href='/t/{table}']")).to_have_count(1)
