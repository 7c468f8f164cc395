"""The site without a server, in a subfolder of a plain web server: whole games on a phone, without a network too."""

import asyncio
import re
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest
from playwright.sync_api import Browser, expect

from oldtricks.engine.errors import OldTricksError
from oldtricks.engine.records import Record
from oldtricks.server.alone.build import build
from tests.server.house import House
from tests.server.test_alone import Board, Player
from tests.server.test_rest import SURE, position

from .conftest import Visitors
from .looking import look
from .person import PHONE, Person

pytestmark = pytest.mark.xdist_group("site")  # it is built once

FRIENDS = "https://play.example.org/"
GAMES = {"aviationgame": 4, "gasoline_alley": 3, "neutral": 5, "new_york_to_paris": 2, "tactics": 4}
GERMAN = '{"language": "de", "coach": "off"}'
KEPT = """async () => (await Promise.all((await caches.keys()).map(async (name) =>
  (await (await caches.open(name)).keys()).map((each) => each.url)))).flat()"""
FINISH = """(table) => new Promise((done, fail) => {
  const { ask } = oldtricks.ready["js/api.js"];
  let last = -1;
  const told = async ({ version, table: { status }, view }) => {
    if (status === "over") done();
    if (view.ply === last || !view.legal.length) return; // it may be told again, as when the house rules change
    last = view.ply;
    const { hints: [{ action }] } = await ask("POST", `/tables/${table}/hint`, {});
    await ask("POST", `/tables/${table}/moves?brief=true`, { action, version, key: String(version) });
  };
  const ears = { opened: () => {}, lost: fail, told: (message) => told(message).catch(fail) };
  oldtricks.ready["js/wire.js"].listen(table, 0, ears);
})"""
REFUSED = """globalThis.refused = []; // by Python, which knows nothing of it
globalThis.Worker = class extends Worker {
  constructor(...how) {
    super(...how);
    this.addEventListener("message", ({ data }) => data.answer?.[0] === 404 && refused.push(data.answer[1]));
  }
};"""
NEEDS_SERVER = {
    "/": "Today’s boards",
    "/settings": "several devices",
    "/stats": "Ratings",
    "/people": "other people",
    "/boards": "Today’s boards",
}
PYTHON = 90_000  # milliseconds for it to load, however busy the machine is


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: Any) -> None:
        pass


@pytest.fixture(scope="session")
def www(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What a web server serves, the site in a folder of it."""
    folder = tmp_path_factory.mktemp("www")
    try:
        build(folder / "cards", FRIENDS)
    except OldTricksError as error:
        pytest.fail(f"the site could not be built (it takes npm and a network, once): {error}")
    return folder


@pytest.fixture(scope="session")
def site(www: Path) -> Iterator[str]:
    """Its address."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(www)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/cards/"
    server.shutdown()
    server.server_close()


def one_that_can_be_claimed() -> Any:
    """The games of another browser: one, in which every trick to come is mine."""

    async def pack() -> Any:
        player = Player(Board())
        await player.room.open()
        await player.lay(position(SURE, "infantry"))
        return await player.ask("GET", "/kept")

    with ThreadPoolExecutor() as beside:  # here a loop of the browser's is running
        return beside.submit(asyncio.run, pack()).result()


class Loner(Person):
    """Somebody who plays alone, on a phone."""

    def ready(self) -> None:
        """Until Python is there."""
        self.page.wait_for_function("() => document.querySelector('.brand, .top-home')", timeout=PYTHON)
        self.page.locator(".site-state progress").wait_for(state="detached", timeout=PYTHON)

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Of Python, as the page does."""
        asked = "([method, path, body]) => oldtricks.ready['js/api.js'].ask(method, path, body ?? undefined)"
        return self.page.evaluate(asked, [method, path, body])

    def go(self, path: str) -> None:
        """Within the page."""
        self.page.evaluate("(path) => oldtricks.ready['js/route.js'].go(path)", path)
        self._before = ""

    def sit_down(self, game: str, level: str = "steady") -> str:
        """At a table of bots that do not dawdle."""
        seats = [{"kind": "me"}, *[{"kind": "bot", "level": level}] * (GAMES[game] - 1)]
        options = {} if game == "new_york_to_paris" else {"hands": 1}
        plan = {"game": game, "players": GAMES[game], "seats": seats, "options": options, "start": True}
        table: str = self.ask("POST", "/tables", {**plan, "house": {"pace": "instant"}})["id"]
        self.go(f"/t/{table}")
        return table

    def finish(self, table: str) -> None:
        """Play to the end as the hints say, without looking, which would take long; then look at the replay."""
        self.go("/settings")
        self.page.evaluate(FINISH, table)
        self.go(f"/t/{table}/replay")
        expect(self.page.locator(".replay-sharing")).to_be_visible(timeout=PYTHON)


@pytest.fixture(scope="module")
def loner(browser: Browser, site: str) -> Iterator[Loner]:
    came = Loner(browser, site, size=PHONE, touch=True, kept=True)
    came.forgive("net::ERR_INTERNET_DISCONNECTED", "Failed to load resource: net::ERR", "alone/nets/aviationgame.npz")
    came.context.add_init_script(REFUSED)
    came.visit("")
    came.ready()
    yield came
    wrong = came.wrong()
    came.context.close()
    assert not wrong, "\n".join(wrong)


def test_there_is_something_to_read_before_python_is_there(browser: Browser, site: str) -> None:
    """Nothing but files: Python never comes."""
    ann = Loner(browser, site, size=PHONE, touch=True)
    ann.context.route("**/alone/**", lambda route: route.abort())
    ann.forgive("alone/", "Failed to load resource")
    ann.visit("rules/neutral/#NE7")
    expect(ann.page.locator("#NE7")).to_be_visible()
    ann.link("Games").first.click()
    expect(ann.page.locator(".shelf .box")).to_have_count(5)
    expect(ann.page.locator(".site-state")).to_contain_text("could not be set")
    ann.visit("404.html")  # as a web server would show it anywhere
    expect(ann.page.get_by_role("heading")).to_have_text("There is no such page")
    expect(ann.link("Games")).to_have_attribute("href", site)
    ann.context.close()
    assert not ann.wrong()


def test_a_whole_game_on_a_phone_and_all_that_comes_after_it(loner: Loner) -> None:
    table = loner.sit_down("gasoline_alley")
    loner.arrive()
    loner.hit(loner.button("Hint").first)
    expect(loner.page.locator(".advice-move")).not_to_be_empty()
    expect(loner.page.locator(".hints")).to_contain_text("rule of thumb")
    loner.play()
    assert f"/cards/t/?table={table}" in loner.page.url
    loner.go(f"/t/{table}/replay?ply=3")
    expect(loner.page.locator(".needs-server")).to_contain_text("server")
    expect(loner.page.locator(".review")).to_contain_text("Nothing is searched or counted out")
    loner.hit(loner.button("Review this game"))
    expect(loner.page.locator(".review")).to_contain_text("By the rule of thumb:")
    loner.hit(loner.page.locator(".review summary"))
    loner.hit(loner.page.locator(".review details .button").last)
    expect(loner.page.get_by_role("region", name="Where you went another way")).to_be_visible()
    look(loner, "alone-review", whole=True)
    with loner.page.expect_download() as saved:
        loner.hit(loner.button("Download the record"))
    assert Record.loads(Path(saved.value.path()).read_text()).verify().fair
    assert loner.ask("GET", f"/tables/{table}/verify")["fair"]


@pytest.mark.parametrize("game", ["neutral", "new_york_to_paris", "tactics"])
def test_a_whole_game(loner: Loner, game: str) -> None:
    """By what the hints say."""
    loner.finish(loner.sit_down(game))


def test_games_go_into_a_file_and_come_back_from_it(loner: Loner) -> None:
    loner.go("/me")
    with loner.page.expect_download() as saved:
        loner.hit(loner.button("Save all games"))
    there = len(loner.ask("GET", "/me/tables")["tables"])
    file, said = loner.page.locator("input[type=file]"), loner.page.locator(".keeping [role=status]")
    file.set_input_files(saved.value.path())
    expect(said).to_have_text(f"All {there} were here already.")
    file.set_input_files({"name": "a", "mimeType": "text/plain", "buffer": b"{}"})
    expect(said).to_contain_text("holds no games")
    look(loner, "alone-games")


def test_what_needs_a_server_says_so(loner: Loner) -> None:
    """Wherever one would look for it; and nothing of it is asked for."""
    page = loner.page
    for path, what in NEEDS_SERVER.items():
        loner.go(path)
        expect(page.locator(".needs-server").last).to_contain_text(what)
        expect(page.locator(".needs-server a").last).to_have_attribute("href", FRIENDS)
    look(loner, "alone-people")
    loner.go("/settings")
    page.locator(".me-avatar").click()
    page.locator(".avatar-choice[aria-pressed=false]").first.click()
    expect(page.get_by_role("status").filter(has_text="Saved")).to_be_visible()
    look(loner, "alone-settings")
    loner.go("/new/tactics")
    expect(page.locator(".needs-server a")).to_have_attribute("href", FRIENDS)
    assert "open" not in page.locator(".seat-list select").first.inner_html()
    look(loner, "alone-setup")
    assert page.evaluate("() => refused") == []


def test_the_rest_is_claimed_and_a_game_is_removed(loner: Loner) -> None:
    page, carried = loner.page, one_that_can_be_claimed()
    assert loner.ask("POST", "/kept", carried) == {"new": 1, "of": 1}
    claimed, removed = carried["tables"][0]["id"], loner.sit_down("neutral")
    loner.go(f"/t/{claimed}")
    loner.arrive()
    page.keyboard.press("c")
    loner.hit(loner.button("On to the score"))
    expect(page.locator(".game-over")).to_contain_text("110")
    expect(loner.button("Challenge a friend")).to_have_count(0)
    there = len(loner.ask("GET", "/me/tables")["tables"])
    loner.go("/me")
    game = page.locator(".my-game").filter(has=page.locator(f"a[href*='{removed}']"))
    game.get_by_role("button", name="Remove").click()
    loner.button("Remove it").click()
    expect(game).to_have_count(0)
    assert len(loner.ask("GET", "/me/tables")["tables"]) == there - 1


def test_without_a_network_in_german(loner: Loner) -> None:
    page = loner.page
    page.wait_for_function("() => navigator.serviceWorker.controller", timeout=PYTHON)
    loner.sit_down("tactics", "net")  # what it has learned is fetched, and kept
    assert [url.split("/")[-1] for url in page.evaluate(KEPT) if "/nets/" in url] == ["tactics.npz"]
    loner.context.set_offline(True)
    try:
        page.evaluate("(chosen) => localStorage.setItem('oldtricks.settings', chosen)", GERMAN)
        loner.visit("learn/neutral/first/")  # an address that was never looked at
        expect(page.locator(".bubble, .exercise").first).to_be_visible(timeout=PYTHON)
        loner.visit("")
        loner.ready()
        expect(page.locator(".site-state")).to_contain_text("Kein Netz")
        loner.finish(loner.sit_down("aviationgame"))
        loner.finish(loner.sit_down("tactics", "net"))
        loner.go("/new/aviationgame")
        for seat in range(1, GAMES["aviationgame"]):
            page.locator(".seat-list select").nth(seat - 1).select_option("net")
        loner.hit(page.locator(".setup-go button"))
        expect(page.get_by_role("alert")).to_contain_text("liegt noch nicht in diesem Browser")
    finally:
        loner.context.set_offline(False)


def test_a_newer_version_waits_for_the_game_that_is_open(loner: Loner, www: Path) -> None:
    """Still in German."""
    script = www / "cards" / "service.js"
    script.write_text(re.sub(r'"edition": "\w+"', f'"edition": "{uuid4().hex}"', script.read_text(), count=1))
    loner.sit_down("neutral")
    other = loner.tab()
    other.goto("")
    line, load = other.locator(".site-state"), other.get_by_role("button", name="Laden", exact=True)
    expect(line).to_contain_text("neuere Fassung", timeout=PYTHON)
    load.click()
    expect(line).to_contain_text("in einem anderen Tab")
    loner.arrive()  # where nothing has changed
    loner.go("/settings")
    with loner.page.expect_event("load", timeout=PYTHON):  # the newer one, here too
        load.click()
    expect(other.locator(".shelf .box")).to_have_count(5, timeout=PYTHON)


def test_a_servers_page_says_that_there_is_no_network(visitor: Visitors, house: House) -> None:
    """And shows what was looked at before, as far as it is the same for everybody."""
    ann = visitor("", kept=True)
    ann.forgive("net::ERR_INTERNET_DISCONNECTED", "net::ERR_FAILED", "Failed to load resource")
    ann.visit("/")
    ann.page.wait_for_function("() => navigator.serviceWorker.controller", timeout=PYTHON)
    assert len(ann.page.evaluate(KEPT)) > 10
    ann.visit("/rules/neutral")
    expect(ann.page.locator("#NE7")).to_be_visible()
    assert [url for url in ann.page.evaluate(KEPT) if "/api/games/neutral/rules" in url]
    assert not [url for url in ann.page.evaluate(KEPT) if "/api/me" in url or "/api/tables" in url]
    ann.context.set_offline(True)
    ann.visit("/settings")
    expect(ann.page.locator("h1")).to_have_text("Settings")
    expect(ann.page.locator(".site-state")).to_contain_text("No network")
    assert ann.page.locator("link[rel$=preload]").count() == 0  # what the front page needs would only be complained of
    ann.visit("/rules/neutral")
    expect(ann.page.locator("#NE7")).to_be_visible()
    ann.context.set_offline(False)
