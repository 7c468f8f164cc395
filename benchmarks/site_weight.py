"""What the site without a server weighs, and how soon it can be played: bytes over the wire, seconds to the first card.

    python benchmarks/site_weight.py [SIZE]      builds it, serves it, looks with Chromium

SIZE is the viewport, 390x844 unless told. A first visit has an empty cache; later ones come with the network cut. It is
served as Python's own web server does, which packs nothing. That is slowed down: what Chromium's tools do to a page
they do not do to its workers.
"""

import shutil
import sys
import tempfile
import threading
import time
from contextlib import suppress
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from benchmarks.page_weight import CARD, HOME
from oldtricks.server.alone.build import build

PROFILES = {"unhindered": None, "slow 4G (150 ms, 1.6 Mbit/s)": (0.150, 200_000)}  # seconds, bytes a second
PATIENCE = 300_000  # milliseconds
PART = 16_384
OPENED = """async () => {
  const { ask } = oldtricks.ready["js/api.js"];
  const { id } = await ask("POST", "/tables", { game: "neutral", players: 4, options: { hands: 1 }, start: true });
  oldtricks.ready["js/route.js"].go(`/t/${id}`);
}"""


class Line:
    """One line that all requests share."""

    def __init__(self, profile: tuple[float, int] | None) -> None:
        self.profile = profile
        self.sent = 0
        self._free = 0.0
        self._lock = threading.Lock()

    def answer(self) -> None:
        if self.profile:
            time.sleep(self.profile[0])

    def send(self, size: int) -> None:
        with self._lock:
            self.sent += size
            now = time.monotonic()
            self._free = max(now, self._free) + (size / self.profile[1] if self.profile else 0)
            wait = self._free - now
        time.sleep(max(wait, 0))


def serve(folder: str, line: Line) -> ThreadingHTTPServer:
    class Handler(SimpleHTTPRequestHandler):
        def __init__(self, *arguments: Any) -> None:
            super().__init__(*arguments, directory=folder)

        def log_message(self, *_: Any) -> None:
            pass

        def do_GET(self) -> None:
            line.answer()
            super().do_GET()

        def copyfile(self, source: Any, outputfile: Any) -> None:
            with suppress(ConnectionError):  # nobody waits for it any more
                while part := source.read(PART):
                    line.send(len(part))
                    outputfile.write(part)

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server


def look(browser: Browser, folder: str, size: dict[str, int], name: str, profile: tuple[float, int] | None) -> None:
    line = Line(profile)
    server = serve(folder, line)
    address = f"http://127.0.0.1:{server.server_port}/site/"
    context = browser.new_context(base_url=address, viewport=size)  # type: ignore[arg-type]
    page = context.new_page()
    page.set_default_timeout(PATIENCE)

    def until(there: str, go: Any) -> float:
        begun = time.monotonic()
        go()
        page.wait_for_function(there)
        return time.monotonic() - begun

    home = until(HOME, lambda: page.goto("", wait_until="commit"))
    at_home = line.sent
    card = home + until(CARD, lambda: page.evaluate(OPENED))
    weight = f"{at_home / 1e6:.2f} MB, first card after {card:.1f} s and {line.sent / 1e6:.2f} MB"
    print(f"first visit, {name}: home after {home:.1f} s and {weight}", flush=True)
    if profile is None:
        page.wait_for_function("() => navigator.serviceWorker.controller")
        page.wait_for_timeout(3000)
        context.set_offline(True)
        cards = [until(CARD, lambda: page.reload(wait_until="commit")) for _ in range(3)]
        home = until(HOME, lambda: page.goto("", wait_until="commit"))
        told = ", ".join(f"{seconds:.1f}" for seconds in cards)
        print(f"later visits, no network: first card after {told} s; home after {home:.1f} s", flush=True)
    context.close()
    server.shutdown()
    server.server_close()


def main() -> None:
    width, height = map(int, (sys.argv[1] if len(sys.argv) > 1 else "390x844").split("x"))
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        begun = time.monotonic()
        weight = build(Path(folder) / "site")
        print(f"built in {time.monotonic() - begun:.1f} s: {weight / 1e6:.1f} MB", flush=True)
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for name, profile in PROFILES.items():
            look(browser, folder, {"width": width, "height": height}, name, profile)
        browser.close()


if __name__ == "__main__":
    main()
