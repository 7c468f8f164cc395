"""What the page weighs and how soon it can be played: requests, bytes over the wire, seconds to the first card.

    python -m benchmarks.page_weight [SIZE]      with a server of its own and Chromium, every visit with an empty cache

SIZE is the viewport, 390x844 unless told. `wire` counts what Chromium received, with headers. The profiles are those
of Chromium's tools for developers and of Lighthouse.
"""

import argparse
import shutil
import tempfile
import time
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from oldtricks.server.settings import Settings
from tests.server.conftest import FREE
from tests.server.house import House

PROFILES = {"unhindered": None, "slow 3G (400 ms, 400 kbit/s)": (400, 400), "slow 4G (150 ms, 1.6 Mbit/s)": (150, 1600)}
CARD = "() => [...document.querySelectorAll('.hand .card img')].some((each) => each.complete && each.naturalWidth)"
HOME = "() => document.querySelectorAll('main img').length >= 5"


class Visit:
    """A page in a browser that has never been here."""

    def __init__(self, browser: Browser, address: str, size: dict[str, int], profile: tuple[int, int] | None) -> None:
        self.context = browser.new_context(base_url=address, viewport=size)  # type: ignore[arg-type]
        self.page: Page = self.context.new_page()
        self.requests = self.wire = 0
        devtools = self.context.new_cdp_session(self.page)
        devtools.send("Network.enable")
        devtools.on("Network.requestWillBeSent", self._asked)
        devtools.on("Network.loadingFinished", self._came)
        if profile:
            latency, kilobits = profile
            speed = kilobits * 1000 / 8
            limits = {"offline": False, "latency": latency, "downloadThroughput": speed, "uploadThroughput": speed}
            devtools.send("Network.emulateNetworkConditions", limits)

    def _asked(self, _: Any) -> None:
        self.requests += 1

    def _came(self, event: Any) -> None:
        self.wire += event["encodedDataLength"]

    def until(self, path: str, there: str) -> float:
        """Seconds until something is there."""
        began = time.monotonic()
        self.page.goto(path, wait_until="commit")
        self.page.wait_for_function(there, timeout=120_000)
        return time.monotonic() - began

    def settle(self) -> None:
        """Until nothing more comes; a table's stream never ends."""
        was = -1
        while was != self.wire:
            was = self.wire
            self.page.wait_for_timeout(2500)


def viewport(text: str) -> dict[str, int]:
    width, height = map(int, text.split("x"))
    return {"width": width, "height": height}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("size", nargs="?", type=viewport, default="390x844", help="the viewport, 390x844 unless told")
    size = parser.parse_args().size
    house = House(Settings(database=tempfile.mktemp(suffix=".db"), **FREE))  # type: ignore[arg-type]
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
            table = house.guest("Ann").make("neutral", "mbbb")
            for words, path, there in (("home", "/", HOME), ("table", f"/t/{table}", CARD)):
                for name, profile in PROFILES.items():
                    visit = Visit(browser, house.address, size, profile)
                    if path != "/":  # a table of one's own, with cards in the hand
                        path = f"/t/{_own_table(visit, house.address)}"
                    seconds = visit.until(path, there)
                    soon = visit.wire
                    visit.settle()
                    weight = f"{visit.wire / 1000:6.1f} kB, {soon / 1000:6.1f} kB before"
                    figures = f"{visit.requests:4} requests  {weight}"
                    print(f"{words:6} {name:32} {figures}  {seconds:5.2f} s", flush=True)
                    visit.context.close()
            browser.close()
    finally:
        house.stop()


def _own_table(visit: Visit, address: str) -> str:
    seats = [{"kind": "me"}, *({"kind": "bot", "level": "steady"} for _ in range(3))]
    plan = {"game": "neutral", "players": 4, "seats": seats, "options": {"hands": 1}, "start": True}
    visit.context.request.get("/api/me")
    answer = visit.context.request.post("/api/tables", data=plan, headers={"Origin": address})
    return str(answer.json()["id"])


if __name__ == "__main__":
    main()
