"""Reload, no network, a second tab, a server that is killed: back in the seat with nothing lost."""

import os
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.server.house import free_port, wait_until

from .conftest import Visitors
from .looking import look
from .person import Person

HAND = "(cards) => cards.map((card) => card.dataset.move).sort().join()"


def held(person: Person) -> str:
    names: str = person.page.locator(".hand .card").evaluate_all(HAND)
    return names


def to_the_cards(person: Person, table: str) -> None:
    """Play until a card is to be played."""
    person.visit(f"/t/{table}")
    while person.awaited() != "card":
        person.click(person.kinds[-1])


class Served:
    """`oldtricks serve` as a process of its own, which can be killed and started again at the same address."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._port = free_port()
        self.address = f"http://127.0.0.1:{self._port}"
        self.start()

    def start(self) -> None:
        limits = {"OLDTRICKS_PACE": "0", "OLDTRICKS_RATE": "100000", "OLDTRICKS_BURST": "100000"}
        source = str(Path(__file__).parents[2] / "src")
        place = ["--port", str(self._port), "--db", str(self._folder / "kept.db")]
        self._process = subprocess.Popen(
            [sys.executable, "-m", "oldtricks", "serve", *place],
            env={**os.environ, **limits, "PYTHONPATH": source},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        wait_until(self._answers, 60)

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.address}/healthz", timeout=2) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False

    def kill(self) -> None:
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    found = Served(tmp_path)
    yield found
    found.kill()


def test_a_server_that_is_killed_comes_back_with_everything(browser: Browser, served: Served) -> None:
    visitor = Visitors(browser, served.address)
    ann = visitor("Ann")
    ann.forgive(
        "ERR_CONNECTION_REFUSED", "ERR_INCOMPLETE_CHUNKED_ENCODING", "ERR_CONNECTION_RESET", "ERR_EMPTY_RESPONSE"
    )
    table = ann.make("tactics", "msss")
    to_the_cards(ann, table)
    ann.click("card")
    ann.awaited()
    before = held(ann)
    served.kill()
    ann.until_shown("No connection", ".banner")
    look(ann, "table-offline")
    ann.click("card")  # nobody hears it, but it is sent until somebody does
    served.start()
    expect(ann.page.locator(".banner")).to_have_count(0)
    expect(ann.page.locator(".hand .card")).to_have_count(len(before.split(",")) - 1)
    ann.play()
    assert ann.see(table)["table"]["status"] == "over"
    visitor.leave()


def test_the_network_goes_and_comes(visitor: Visitors) -> None:
    ann = visitor("Ann")
    ann.forgive("ERR_INTERNET_DISCONNECTED")
    table = ann.make("gasoline_alley", "mss")
    to_the_cards(ann, table)
    count = ann.page.locator(".hand .card").count()
    ann.context.set_offline(True)
    ann.until_shown("No connection", ".banner")
    ann.click("card")
    ann.context.set_offline(False)
    expect(ann.page.locator(".banner")).to_have_count(0)
    expect(ann.page.locator(".hand .card")).to_have_count(count - 1)
    ann.play()


def test_a_late_answer_holds_up_nothing(visitor: Visitors) -> None:
    """What the stream shows can be acted on, whether or not the answer to the last move has come."""
    ann = visitor("Ann")
    ann.context.add_init_script("""{
      const ask = window.fetch;
      window.fetch = async (where, how) => {
        const answer = await ask(where, how);
        return how?.method === "POST" ? new Promise(() => {}) : answer;
      };
    }""")
    table = ann.make("gasoline_alley", "mss")
    ann.visit(f"/t/{table}")
    ann.play()
    assert ann.see(table)["table"]["status"] == "over"


def test_reload_and_a_second_tab(visitor: Visitors) -> None:
    ann = visitor("Ann")
    table = ann.make("tactics", "msss")
    to_the_cards(ann, table)
    before = held(ann)
    ann.page.reload()
    assert ann.arrive() == "card"
    assert held(ann) == before

    other = ann.tab()  # the same person, for instance on another device
    other.goto(f"/t/{table}")
    expect(other.locator(".hand .card")).to_have_count(len(before.split(",")))
    ann.click("card")
    expect(other.locator(".hand .card")).to_have_count(len(before.split(",")) - 1)
    first, ann.page = ann.page, other
    ann.arrive()
    ann.click("card")
    expect(first.locator(".hand .card")).to_have_count(len(before.split(",")) - 2)
    ann.play()
    first.locator(".last-look").click()
    expect(first.locator("dialog.game-over[open]")).to_have_count(1)


def test_a_game_that_was_removed_elsewhere_is_gone_here_too(visitor: Visitors) -> None:
    ann = visitor("Ann")
    table = ann.make("gasoline_alley", "ms")
    ann.visit(f"/t/{table}")
    ann.arrive()
    ann.forgive("404", "410")
    ann._ask("DELETE", f"/api/tables/{table}")
    ann.until_shown("removed")
