"""Every screen beside the tables: what it shows, what it does, and that axe finds nothing serious on it."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from oldtricks.cli import main
from oldtricks.engine.records import Record

from .conftest import Visitors
from .looking import look

GAMES = ["aviationgame", "gasoline_alley", "neutral", "new_york_to_paris", "tactics"]


def test_home_play_now_and_go_on(visitor: Visitors) -> None:
    ann = visitor()
    ann.visit("/")
    expect(ann.page.locator(".shelf > li")).to_have_count(5)
    look(ann, "home-new", whole=True)
    ann.page.get_by_label("Bots play").select_option("novice")
    ann.button("Play now: Gasoline Alley").click()
    ann.button("I know it, just deal").click()
    ann.page.wait_for_url(re.compile("/t/"))
    ann.awaited()
    table = ann.page.url.rsplit("/", 1)[1]
    assert {seat["level"] for seat in ann.see(table)["table"]["seats"]} == {None, "novice"}
    ann.link("Old Tricks: all games").click()
    ann.until_shown("Go on playing")
    look(ann, "home-unfinished", whole=True)
    ann.page.locator(".unfinished-link").click()
    ann.arrive()
    assert ann.page.url.endswith(table)
    ann.make("tactics", "moss")
    ann.visit("/")
    ann.until_shown("Tactics with Ada and Bert · waiting for players", ".unfinished")  # nobody sits on a free seat
    ann.visit("/me")
    expect(ann.page.locator(".my-game").filter(has_text="Tactics")).to_contain_text(
        re.compile(r"Guest \d+, Ada and Bert")
    )


@pytest.mark.parametrize("game", GAMES)
def test_setting_up(visitor: Visitors, game: str) -> None:
    ann = visitor()
    ann.visit(f"/new/{game}")
    ann.until_shown("Who plays")
    look(ann, f"setup-{game}", whole=True)


def test_a_table_with_options(visitor: Visitors) -> None:
    ann = visitor()
    ann.visit("/new/neutral")
    page = ann.page
    page.get_by_label("Your name at the table").fill("Ann <b>of</b> Green Gables")
    page.get_by_role("radio", name="6", exact=True).check()
    page.get_by_label("Three pairs").check()
    page.get_by_label("End after so many deals:").check()
    page.get_by_label("Number of deals").fill("3")
    ann.button("Rule NE-Q").first.click()
    ann.until_shown("Neutral: the rules", "dialog[open]")
    page.keyboard.press("Escape")
    ann.button("Bots everywhere").click()
    page.get_by_label("Seat 3").select_option("random")
    ann.button("Deal the cards").click()
    page.wait_for_url(re.compile("/t/"))
    ann.awaited()
    table = ann.see(page.url.rsplit("/", 1)[1])["table"]
    assert table["options"]["sides"] == "pairs"
    assert table["options"]["hands"] == 3
    assert table["players"] == 6
    assert [seat["level"] for seat in table["seats"]][1:] == ["steady", "random", "steady", "steady", "steady"]
    assert table["seats"][0]["name"].startswith("Ann")
    assert page.locator(".playing b", has_text="of").filter(has_not_text="Ann").count() == 0  # a name is no markup


@pytest.mark.parametrize("game", GAMES)
def test_the_rules(visitor: Visitors, game: str) -> None:
    ann = visitor()
    ann.visit(f"/rules/{game}")
    ann.page.locator(".rules-text h2").first.wait_for()
    look(ann, f"rules-{game}")
    ann.page.get_by_label("Search the rules").fill("trick" if game != "new_york_to_paris" else "storm")
    found = ann.page.locator(".rules-found a")
    expect(found.first).to_be_visible()
    rule = found.first.locator("b").inner_text()
    found.first.click()
    expect(ann.page.locator(f"[id='{rule}']")).to_be_in_viewport()


def test_settings_are_kept_and_obeyed(visitor: Visitors) -> None:
    ann = visitor()
    ann.visit("/settings")
    ann.until_shown("Speed of the table")
    look(ann, "settings")
    paper = "() => getComputedStyle(document.documentElement).backgroundColor"
    light = ann.page.evaluate(paper)
    ann.page.get_by_role("radio", name="Dark").check()
    expect(ann.page.locator("html")).to_have_attribute("data-theme", "dark")
    assert ann.page.evaluate(paper) != light
    ann.page.get_by_role("radio", name="Fast").check()
    ann.page.get_by_label("Show the score sheet after each hand").uncheck()
    ann.page.reload()
    expect(ann.page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(ann.page.get_by_role("radio", name="Fast")).to_be_checked()
    expect(ann.page.get_by_label("Show the score sheet after each hand")).not_to_be_checked()
    assert ann.page.evaluate(paper) != light


# Of many requests, which are all drawn alike, the first; axe takes minutes for all of them.
FEWER = "() => document.querySelectorAll('main > :nth-child(n + 60)').forEach((each) => each.remove())"


def test_a_token_for_a_bot(visitor: Visitors) -> None:
    ann = visitor()
    ann.visit("/bots")
    ann.page.locator(".rules-text h2").first.wait_for()
    ann.page.get_by_label("The bot's name").fill("Tin Can")
    ann.button("Make a token").click()
    token = ann.page.locator("pre.code").first.inner_text()
    look(ann, "bots")
    answer = ann.context.request.get("/api/me", headers={"Authorization": f"Bearer {token}"})
    assert answer.json()["name"] == "Tin Can"
    ann.link("Every request in detail").click()
    ann.until_shown("/api/tables")
    ann.page.evaluate(FEWER)
    look(ann, "docs")


def test_addresses_that_lead_nowhere(visitor: Visitors) -> None:
    ann = visitor()
    ann.forgive("answer 404", "console error.* 404 ")
    for path, name in (
        ("/t/nosuchtable", "unknown-table"),
        ("/new/whist", "unknown-game"),
        ("/rules/whist", "unknown-rules"),
    ):
        ann.visit(path)
        ann.until_shown("That did not work")
        look(ann, name)


def test_my_games_and_statistics_replay_record_and_proof(visitor: Visitors, tmp_path: Path) -> None:
    ann = visitor("Ann")
    ann.visit("/me")
    ann.until_shown("You have not sat down yet.")
    look(ann, "my-games-none")
    ann.visit("/stats")
    ann.until_shown("No finished game yet.")
    look(ann, "stats-none")

    ann.visit("/new/tactics")  # by the page, so that the browser notes the commitment
    ann.page.get_by_label("End after so many deals:").check()
    ann.page.get_by_label("Number of deals").fill("1")
    ann.button("Bots everywhere").click()
    ann.button("Deal the cards").click()
    ann.play()
    table = ann.page.url.rsplit("/", 1)[1]
    ann.make("gasoline_alley", "ms")

    ann.visit("/me")
    ann.until_shown("Unfinished")
    ann.until_shown("Finished")
    look(ann, "my-games", whole=True)
    ann.visit("/stats")
    ann.until_shown("One game played")
    look(ann, "stats", whole=True)
    ann.button("Everybody").click()
    ann.until_shown("Tactics")

    # The replay: step, jump, look from every seat
    ann.visit(f"/t/{table}/replay")
    page = ann.page
    at = page.locator(".replay-at")
    plies = int(at.inner_text().split()[-1])
    assert plies == len(ann.get(f"/api/tables/{table}/replay?seat=all")["decisions"])
    look(ann, "replay-start", whole=True)
    ann.button("One on").click()
    expect(at).to_have_text(f"1 of {plies}")
    page.locator("body").press("ArrowRight")
    expect(at).to_have_text(f"2 of {plies}")
    page.get_by_label("Place in the game").fill(str(plies - 5))
    expect(at).to_have_text(f"{plies - 5} of {plies}")
    look(ann, "replay-middle", whole=True)
    expect(page.locator(".replay-hands h3")).to_have_count(4)
    page.get_by_label("Seen by").select_option("public")
    expect(page.locator(".replay-hands")).to_have_count(0)
    expect(page.locator(".replay-table .hand .card")).to_have_count(0)
    page.get_by_label("Seen by").select_option("1")
    expect(page.locator(".replay-table .hand .card").first).to_be_visible()
    ann.button("To the end").click()
    expect(at).to_have_text(f"{plies} of {plies}")
    ann.button("To the beginning").click()
    page.locator(".replay-buttons").get_by_role("button", name="Play").click()
    expect(at).to_have_text(f"{plies} of {plies}", timeout=30_000)
    page.reload()
    expect(at).to_have_text(f"{plies} of {plies}")

    # The record
    with page.expect_download() as download:
        ann.link("Download the record").click()
    download.value.save_as(tmp_path / "game.json")
    assert main(["verify", str(tmp_path / "game.json")]) == 0
    match = Record.load(tmp_path / "game.json").replay()
    assert match.over
    assert list(match.scores) == ann.see(table)["view"]["scores"]

    # The shuffle
    ann.button("Check it in this browser").click()
    ann.until_shown("Everything fits", ".verify")
    ann.until_shown("It is the commitment that this browser noted", ".verify")
    ann.until_shown("What your browser added is among them", ".verify")
    look(ann, "replay-verified", whole=True)
    assert json.loads(page.evaluate(f"() => localStorage.getItem('oldtricks.noted.{table}')"))["commitment"]
