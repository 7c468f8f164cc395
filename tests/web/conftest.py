"""A browser, a server, and people who come to it with browsers of their own."""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from oldtricks.server.settings import Settings
from tests.server.conftest import FREE
from tests.server.house import House

from .person import QUICKLY, Person

BROWSERS = ("chromium-headless-shell", "chromium")  # the first has no windows to draw, and takes a third less time

expect.set_options(timeout=QUICKLY)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Debian's Chromium."""
    chromium = next(filter(None, map(shutil.which, BROWSERS)), None)
    if chromium is None:
        reason = f"no Chromium is installed here ({' and '.join(BROWSERS)} not found)"
        if os.environ.get("CI"):
            pytest.fail(reason)
        pytest.skip(reason)
    with sync_playwright() as playwright:
        switches = ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"]
        started = playwright.chromium.launch(executable_path=chromium, args=switches)
        yield started
        started.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with quick bots and no limits."""
    found = House(Settings(database=str(tmp_path_factory.mktemp("web") / "test.db"), **FREE))  # type: ignore[arg-type]
    yield found
    found.stop()


class Visitors:
    """Everybody who comes in the course of a test; in the end nothing may have gone wrong in any of their browsers."""

    def __init__(self, browser: Browser, address: str) -> None:
        self._browser = browser
        self.address = address
        self._all: list[Person] = []

    def __call__(self, name: str = "", **kind: Any) -> Person:
        came = Person(self._browser, self.address, name, **kind)
        self._all.append(came)
        return came

    def leave(self) -> None:
        wrong = [line for person in self._all for line in person.wrong()]
        for person in self._all:
            person.context.close()
        assert not wrong, "\n".join(wrong)


@pytest.fixture
def visitor(browser: Browser, house: House) -> Iterator[Visitors]:
    came = Visitors(browser, house.address)
    yield came
    came.leave()


SCREENFULS = ("test_coach", "test_gauge", "test_learn", "test_puzzles", "test_rules_page")
AT_ONCE = (
    "test_a_guided_hand_by_keys_alone[neutral]",
    "test_a_guided_hand_on_a_phone[new_york_to_paris]",
    "test_a_wrong_move_is_answered_and_can_be_tried_again",
    "test_a_lesson_is_left_and_resumed",
    "test_the_first_game_of_a_kind_is_offered_with_a_guide_once",
    "test_who_is_quicker_than_what_is_asked_about_him_is_offered_the_guide_too",
    "test_a_puzzle_is_solved_by_keys_alone[tactics]",
    "test_the_puzzle_of_the_day_begins_a_row_of_days",
    "test_a_word_can_be_asked_about_where_it_stands",
    "test_the_sheet_tells_how_the_bid_came_out",
    "test_the_coach_can_be_sent_away",
    "test_the_main_button_is_what_sound_play_calls",
    "test_what_programs_need_is_folded_away_and_opens_where_it_is_wanted",
)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """A browser on a busy machine misses a moment now and then: a test may try again, and the summary says so."""
    for item in items:
        if item.path.parent == Path(__file__).parent:
            item.add_marker(pytest.mark.flaky(reruns=2))
    _leave_for_later(config, items)


def _leave_for_later(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Every screen of every game in every size takes a quarter of an hour: a part of them, unless SCREENS=1 is set."""
    if os.environ.get("SCREENS"):
        return
    later = [item for item in items if item.path.stem in SCREENFULS and not item.nodeid.endswith(AT_ONCE)]
    if later:
        config.hook.pytest_deselected(items=later)
        items[:] = [item for item in items if item not in later]
