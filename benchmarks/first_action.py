"""How much a newcomer reads, and how long the page takes, until the first action of each guided hand.

python -m benchmarks.first_action              # the words, in every language
python -m benchmarks.first_action --browser    # and the seconds from *Play now*, over the offer, to where one can act
"""

import shutil
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from oldtricks import teaching
from oldtricks.teaching.courses import FIRST
from oldtricks.teaching.faults import reader_of
from oldtricks.words import ENGLISH, LANGUAGES

TIMES = 5
PACE = 240  # words that people read in a minute
MAY_ACT = """() => document.querySelector(".bubble.is-asks") !== null && document.querySelector(
  ".decision button:not(:disabled), .hand .card.legal, .race-stack.is-open, .race-hand .is-legal") !== null"""


def words(game: str, language: str) -> int:
    """Of all bubbles up to the first question, that one included."""
    lesson = teaching.lesson(game, FIRST)
    asked = next(i for i, scene in enumerate(lesson.scenes) if scene.question)
    spoken = [(scene, scene.bubble) for scene in lesson.scenes[: asked + 1] if scene.bubble]
    return sum(len(reader_of(lesson, language, scene).say(said).split()) for scene, said in spoken)


@contextmanager
def pages() -> Iterator[Any]:
    """A browser at a server of its own; each time somebody who was never here before."""
    from playwright.sync_api import sync_playwright

    from oldtricks.server.settings import Settings
    from tests.server.house import House

    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Settings(database=f"{folder}/test.db"))
        switches = ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"]
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=switches)
        yield lambda: browser.new_context(base_url=house.address, locale=ENGLISH).new_page()
        browser.close()
        house.stop()


def seconds(page: Any, game: str) -> tuple[float, int]:
    """From the click on *Play now* until one can act, without a pause at the offer; and the words of that."""
    page.goto("/")
    page.locator(f".box[data-game='{game}'] .button.main").wait_for()
    begun = time.perf_counter()
    page.locator(f".box[data-game='{game}'] .button.main").click()
    show = page.locator("dialog.offer a.button.main")
    offered = len(page.locator("dialog.offer").inner_text().split())
    show.click()
    page.wait_for_function(MAY_ACT)
    took = time.perf_counter() - begun
    page.context.close()
    return took, offered


def main() -> None:
    for game in teaching.courses():
        counts = {language: words(game, language) for language in LANGUAGES}
        told = ", ".join(f"{n} words in {language}" for language, n in counts.items())
        print(f"{game:20} {told}: {60 * counts[ENGLISH] / PACE:.0f} s to read")
    if "--browser" in sys.argv:
        with pages() as arrive:
            for game in teaching.courses():
                took = [seconds(arrive(), game) for _ in range(TIMES)]
                times = sorted(each for each, _ in took)
                offered = took[0][1]
                print(f"{game:20} {median(times):.1f} s ({times[0]:.1f} to {times[-1]:.1f}), offer of {offered} words")


if __name__ == "__main__":
    main()
