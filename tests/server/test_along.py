"""What a table's page brings along, and what it takes to show the first card."""

import json
import re
from typing import Any

import httpx
import pytest

import oldtricks as ot
from oldtricks import art
from oldtricks.engine.boxes import BOXES
from oldtricks.server.along import shown
from oldtricks.server.files import edition

from .house import Guest, House

GIVEN = re.compile(r'<script type="application/json" id="given">(.*?)</script>')
WANTED = re.compile(r'<(?:link rel="(?:stylesheet|\w*preload)"[^>]* href|script type="module" src)="([^"]+)"')
FILES, RACE = 75_000, 100_000  # bytes: that is one and a half seconds at 400 kbit/s; with a board two
PAGE = 30_000  # the half of them before any file can be here


def given(answer: httpx.Response) -> dict[str, Any]:
    [found] = GIVEN.findall(answer.text)
    return dict(json.loads(found))


def seated(house: House, game: str) -> tuple[Guest, str]:
    ann = house.guest("Ann")
    table = ann.make(game, "m" + "b" * (BOXES[game].default_seats - 1))
    ann.wait_for_turn(table)
    return ann, table


@pytest.mark.parametrize("game", ot.GAMES)
def test_the_page_has_the_answers_to_what_it_would_ask_and_the_pictures_of_the_cards_in_sight(
    house: House, game: str
) -> None:
    ann, table = seated(house, game)
    page = ann.http.get(f"/t/{table}")
    found = given(page)
    asked = {path: ann.get(f"/api{path}") for path in found["answers"]}
    asked[f"/tables/{table}"]["table"]["now"] = found["answers"][f"/tables/{table}"]["table"]["now"]
    assert found["answers"] == asked
    assert set(asked) == {"/me", f"/games/{game}/deck", f"/tables/{table}"}
    assert found["lid"] in ann.get("/api/games")["games"]
    assert found["lid"]["name"] == game
    assert page.headers["cache-control"] == "no-store"
    pictures = found["pictures"]
    view = asked[f"/tables/{table}"]["view"]
    marks = {f"mark-{suit}" for suit in art.suits(game)}
    assert pictures["game"] == game
    assert set(pictures["pictures"]) == {"back", *marks, *shown(game, view)}
    assert set(view["hand"]) <= set(pictures["pictures"])
    whole = ann.http.get(f"/art/{game}/pack.json").json()
    for name, parts in pictures["pictures"].items():
        drawn = "".join(pictures["parts"][part] for part in parts)
        assert drawn == "".join(whole["parts"][part] for part in whole["pictures"][name])


def test_only_what_can_be_seen_is_pictured() -> None:
    trick = [[1, "us-3"], [2, "russia-8"]]
    table = {"trick": trick, "played": [["france-1"], [], [], []], "calls": ["bid 17"], "face_up": [["us-6"]]}
    assert set(shown("neutral", {"hand": ["us-1"], "table": table})) == {"us-1", "us-3", "us-6", "russia-8"}
    assert shown("neutral", {"table": {"trick": []}}) == []


def test_everybody_is_brought_his_own(house: House) -> None:
    ann, table = seated(house, "neutral")
    bob = house.guest("Bob")
    hand = given(ann.http.get(f"/t/{table}"))["answers"][f"/tables/{table}"]["view"]["hand"]
    seen = given(bob.http.get(f"/t/{table}"))
    assert not seen["answers"][f"/tables/{table}"]["view"].get("hand")
    assert not set(hand) & set(seen["pictures"]["pictures"])
    with httpx.Client(base_url=house.address) as nobody:
        stranger = nobody.get(f"/t/{table}")
    assert set(given(stranger)) == {"answers", "lid"}
    assert set(given(stranger)["answers"]) == {"/games/neutral/deck"}
    assert stranger.headers["cache-control"] == "no-cache"
    assert "set-cookie" not in stranger.headers
    for path in ("/", "/rules/neutral", "/t/nosuchtable", "/t/0123456789ab", f"/t/{table}/replay"):
        assert not GIVEN.search(ann.http.get(path).text)


def test_whatever_people_are_called_it_stays_within_its_place(house: House) -> None:
    ann = house.guest("</script><!--<script>")
    table = ann.make("neutral", "mbbb")
    page = ann.http.get(f"/t/{table}")
    name = given(page)["answers"]["/me"]["name"]
    assert "</script>" in name
    assert name not in page.text


def test_who_keeps_the_pictures_is_not_brought_any(house: House) -> None:
    ann, table = seated(house, "tactics")
    for kept, brought in ((edition(), False), ("an older one", True)):
        ann.http.cookies.set("pictures-tactics", kept)
        page = ann.http.get(f"/t/{table}")
        assert ("pictures" in given(page)) is brought
        assert ("/art/tactics/pack.json" in page.text) is not brought  # which he may have lost


def test_a_lobby_brings_no_pictures_and_all_styles(house: House) -> None:
    ann = house.guest("Ann")
    page = ann.http.get(f"/t/{ann.make('neutral', 'mooo')}")
    assert "pictures" not in given(page)
    assert "data-later" not in page.text
    assert "bundle/more.css" in page.text


@pytest.mark.parametrize("game", ot.GAMES)
def test_the_first_card_is_light(house: House, game: str) -> None:
    """All that is named in the page comes in one round, packed; tests/web/test_light.py shows that it is enough."""
    ann, table = seated(house, game)
    accepted = {"Accept-Encoding": "br"}
    weights = {}
    for path in (f"/t/{table}", *WANTED.findall(ann.http.get(f"/t/{table}").text)):
        with ann.http.stream("GET", path, headers=accepted) as answer:
            assert answer.headers["content-encoding"] == "br", path
            weights[path] = len(b"".join(answer.iter_raw()))
    race = BOXES[game].screen == "race"
    page, *others = weights.values()
    assert len(others) == (7 if race else 5), weights
    assert page < PAGE, weights
    assert sum(others) < (RACE if race else FILES), weights
