"""Somebody with a browser: sees what is on the page, clicks and types, and notes everything that goes wrong."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Request, Response, ViewportSize, expect

PHONE: ViewportSize = {"width": 390, "height": 844}
TABLET: ViewportSize = {"width": 768, "height": 1024}
DESK: ViewportSize = {"width": 1440, "height": 900}
QUICKLY = 15_000  # milliseconds within which anything has to happen, however busy the machine is

# Time on the page runs ten times as fast, so that tricks need not be looked at for as long as people like to.
FASTER = "{ const wait = setTimeout; window.setTimeout = (run, ms = 0, ...rest) => wait(run, ms / 10, ...rest); }"

# Nobody is coached unless a test is about that: bots would think at every turn.
ALONE = """if (location.protocol.startsWith("http")) {
  const kept = JSON.parse(localStorage.getItem("oldtricks.settings") ?? "{}");
  localStorage.setItem("oldtricks.settings", JSON.stringify({ coach: "off", ...kept }));
}"""

# What the page waits for: the first that applies.
AWAITED = """([before]) => {
  const there = (found) => document.querySelector(found) !== null;
  const lines = document.querySelectorAll(".side-log li");
  const now = [lines.length, lines[lines.length - 1]?.textContent, document.querySelector(".decision h2")?.textContent,
    document.querySelectorAll(".hand .card").length, there("dialog[open]"), there(".last-look")].join("|");
  if (now === before) return null;
  const kind = there("dialog.game-over[open]") ? "over" : there("dialog[open]") ? "sheet" : there(".last-look") ? "look"
    : there(".decision .picked-words") ? "discard" : there(".decision .pick-card") ? "call"
    : there(".decision .choose") ? "choose" : there(".decision") ? "bid" : there(".hand .card.legal") ? "card"
    : there(".race-stack.is-open") ? "draw" : there(".race-hand.is-playing") ? "race" : null;
  return kind && { kind, now };
}"""


class Person:
    def __init__(
        self,
        browser: Browser,
        address: str,
        name: str = "",
        *,
        size: ViewportSize = DESK,
        touch: bool = False,
        moving: bool = False,
        coached: bool = False,
        kept: bool = False,
    ) -> None:
        """`kept` has the browser keep the page for when there is no network, which takes it a moment."""
        self.address = address
        self.context = browser.new_context(
            base_url=address,
            viewport=size,
            has_touch=touch,
            is_mobile=touch,
            reduced_motion="no-preference" if moving else "reduce",
            accept_downloads=True,
            service_workers="allow" if kept else "block",
        )
        self.context.set_default_timeout(QUICKLY)
        if not moving:
            self.context.add_init_script(FASTER)
        if not coached:
            self.context.add_init_script(ALONE)
        self._touch = touch
        self._wrong: list[str] = []
        self._forgiven = ["Service Worker registration blocked by Playwright"]
        self._before = ""
        self.kinds: list[str] = []  # everything that the page asked for, in order
        self.page = self.tab()
        if name:
            self.put("/api/me", {"name": name})

    def tab(self) -> Page:
        """A new tab of this browser."""
        page = self.context.new_page()
        page.on("console", self._console)
        page.on("pageerror", lambda error: self._wrong.append(f"error on the page: {error}"))
        page.on("requestfailed", self._failed)
        page.on("response", self._answered)
        return page

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._wrong.append(f"console {message.type}: {message.text} ({message.location.get('url')})")

    def _failed(self, request: Request) -> None:
        # A page that is left ends its stream and what it was still fetching.
        if request.failure != "net::ERR_ABORTED":
            self._wrong.append(f"request failed: {request.method} {request.url}: {request.failure}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self._wrong.append(f"answer {response.status}: {response.request.method} {response.url}")

    def forgive(self, *patterns: str) -> None:
        """What a test does on purpose is no fault."""
        self._forgiven += patterns

    def wrong(self) -> list[str]:
        return [line for line in self._wrong if not any(re.search(each, line) for each in self._forgiven)]

    # The server, with this browser's cookie

    def _ask(self, method: str, path: str, body: Any = None) -> Any:
        if not any(cookie.get("name") == "oldtricks" for cookie in self.context.cookies()):
            self.context.request.get("/api/me")
        headers = {"Origin": self.address}
        answer = self.context.request.fetch(path, method=method, data=body, headers=headers, timeout=QUICKLY)
        assert answer.ok, f"{method} {path}: {answer.status} {answer.text()}"
        return answer.json()

    def get(self, path: str) -> Any:
        return self._ask("GET", path)

    def post(self, path: str, body: Any = None) -> Any:
        return self._ask("POST", path, body or {})

    def put(self, path: str, body: Any) -> Any:
        return self._ask("PUT", path, body)

    def make(self, game: str, seats: str, options: dict[str, Any] | None = None, **more: Any) -> str:
        """A table: m is me, s a steady bot, x a sharp one, o an open seat. It is dealt at once if nobody is missing."""
        bots = {"s": {"kind": "bot", "level": "steady"}, "x": {"kind": "bot", "level": "sharp"}}
        kinds = {"m": {"kind": "me"}, "o": {"kind": "open"}, **bots}
        chosen = options if options is not None else {} if game == "new_york_to_paris" else {"hands": 1}
        plan = {"game": game, "players": len(seats), "seats": [kinds[seat] for seat in seats]}
        made: str = self.post("/api/tables", {**plan, "options": chosen, "start": "o" not in seats, **more})["id"]
        return made

    def see(self, table: str) -> Any:
        return self.get(f"/api/tables/{table}")

    # The page

    def visit(self, path: str) -> None:
        self.page.goto(path)
        self._before = ""

    def arrive(self) -> str:
        """What the page asks for, on a table that was just opened."""
        self._before = ""
        return self.awaited()

    def until_shown(self, words: str, within: str = "body") -> None:
        expect(self.page.locator(within).first).to_contain_text(words)

    def button(self, words: str | re.Pattern[str], within: str = "body") -> Any:
        return self.page.locator(within).get_by_role("button", name=words)

    def link(self, words: str | re.Pattern[str], within: str = "body") -> Any:
        return self.page.locator(within).get_by_role("link", name=words)

    def awaited(self) -> str:
        """What the page asks for, once it asks for something new."""
        found = self.page.wait_for_function(AWAITED, arg=[self._before]).json_value()
        return self._noted(found)

    def asked(self) -> str | None:
        """What the page asks for now, if it is something new."""
        found = self.page.evaluate(AWAITED, [self._before])
        return self._noted(found) if found else None

    def _noted(self, found: dict[str, str]) -> str:
        self._before = found["now"]
        self.kinds.append(found["kind"])
        return found["kind"]

    def play(self, answer: Callable[["Person", str], None] | None = None) -> None:
        """Do whatever the page asks for, until the game is over."""
        self._before = ""
        while (kind := self.awaited()) != "over":
            (answer or Person.click)(self, kind)

    def hit(self, what: Locator, **where: Any) -> None:
        """Click, or tap on a touch screen."""
        (what.tap if self._touch else what.click)(**where)

    def hit_card(self, card: Locator) -> None:
        """Hit a card of the hand where the next one in the fan and the row before it leave it free."""
        box = card.bounding_box()
        assert box
        # By force, since cards that cannot be played answer as well.
        self.hit(card, position={"x": 14, "y": box["height"] * 0.35}, force=True)

    def click(self, kind: str) -> None:
        """Answer by clicking."""
        page = self.page
        confirm = page.locator(".decision-foot .button.main")
        if kind == "sheet":
            self.hit(self.button("Next hand"))
        elif kind == "look":
            self.hit(page.locator(".last-look"))
        elif kind == "discard":
            hand, owed = page.locator(".hand .card"), self._owed()
            left = hand.count() - owed
            for card in range(owed):
                self.hit_card(page.locator(".hand .card.legal").nth(card))
            self.hit(confirm)
            expect(hand).to_have_count(left)  # they go one by one
        elif kind == "call":
            self.hit(page.locator(".pick-card label").first)
            self.hit(confirm)
        elif kind == "choose":
            self.hit(page.locator(".choose-button").first)
        elif kind == "bid":
            if page.locator(".pick-suit").count():
                self.hit(page.locator(".pick-suit label").last)
            self.hit(page.locator(".pick-bid label, .pick-amount label").last)  # nobody can bid more
            self.hit(confirm)
        elif kind == "card":
            self.hit_card(page.locator(".hand .card.legal").first)
        elif kind == "draw":
            self.hit(page.locator(".race-stack.is-open").first)
        else:
            self.race()

    def press(self, kind: str) -> None:
        """Answer by keys alone."""
        keys = self.page.keyboard
        if kind == "sheet":
            keys.press("Escape")
        elif kind == "look":
            keys.press("Enter")
        elif kind == "discard":
            wanted = self._owed()
            left = self.page.locator(".hand .card").count() - wanted
            keys.press("ArrowRight")  # into the hand
            keys.press("Home")
            while self.page.locator(".hand .picked").count() < wanted:
                if self.page.locator(".hand .card:focus.legal:not(.picked)").count():
                    keys.press("Enter")
                    expect(self.page.locator(".hand .card:focus.picked")).to_have_count(1)
                keys.press("ArrowRight")
            keys.press("d")
            expect(self.page.locator(".hand .card")).to_have_count(left)
        elif kind == "call":
            keys.press("1")
            keys.press("Enter")
        elif kind == "choose":
            keys.press("1")
        elif kind == "bid":
            for _ in range(30):
                keys.press("+")  # up to the highest
            self.page.evaluate("() => document.activeElement?.blur()")
            keys.press("Enter")
        else:
            keys.press("ArrowRight")
            keys.press("Home")
            while not self.page.locator(".hand .card:focus.legal").count():
                keys.press("ArrowRight")
            keys.press("Enter")

    def _owed(self) -> int:
        """How many cards are to be laid away."""
        words = self.page.locator(".decision-foot .button.main").inner_text()
        number = re.search(r"\d+", words)
        return int(number.group()) if number else 1

    def race(self) -> None:
        """Lay a card if one fits, on whom it hurts; else discard one."""
        page = self.page
        fits = page.locator(".race-hand .is-legal")
        if fits.count():
            self.hit(fits.first)
            if page.locator(".race-hand .is-chosen").count():
                self.hit(page.locator(".race-choices .button:not(.quiet)").first)
        else:
            self.hit(page.locator(".race-choices .button"))
            self.hit(fits.first)
