"""Several people at one table, each with a browser: sitting down by the link, playing, watching, going away."""

import json
import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from tests.server.house import House, wait_until

from .conftest import Visitors
from .looking import look
from .person import PHONE, Person


def play_together(*people: Person, stop: Callable[[Person], bool] | None = None) -> Person | None:
    """Whoever is asked for something answers, until everybody sees the end, or one has answered who may `stop`."""
    waiting = list(people)
    end = time.monotonic() + 90
    while waiting:
        assert time.monotonic() < end, "the table stands still"
        for person in list(waiting):
            kind = person.asked()
            if kind == "over":
                waiting.remove(person)
            elif kind:
                person.click(kind)
                if stop and stop(person):
                    return person
    return None


def test_who_is_quicker_than_his_name_is_not_asked_for_it(visitor: Visitors) -> None:
    ann, ben, held = visitor("Ann"), visitor("Ben"), list[Route]()
    hold = True

    def asked(route: Route) -> None:
        held.append(route) if hold else route.continue_()

    ben.page.route("**/api/games", asked)
    ben.visit(f"/t/{ann.make('gasoline_alley', 'mo')}")
    expect(ben.button("Sit down").first).to_be_disabled()
    hold = False
    for route in held:
        route.continue_()
    ben.button("Sit down").first.click()
    ben.until_shown("Stand up again")


def test_two_people_by_the_link(visitor: Visitors) -> None:
    ann, ben = visitor(), visitor(size=PHONE, touch=True)
    ann.visit("/new/gasoline_alley")
    ann.page.get_by_label("Your name at the table").fill("Ann")
    ann.page.get_by_role("radio", name="3", exact=True).check()
    ann.page.get_by_label("Seat 3").select_option("steady")
    ann.page.get_by_label("End after so many deals:").check()
    ann.page.get_by_label("Number of deals").fill("1")
    ann.button("Make the table").click()
    ann.until_shown("Waiting for one more player")
    look(ann, "lobby-host", whole=True)
    ann.button("Copy link").click()
    link = ann.page.get_by_label("The table's link").input_value()

    ben.visit(link)
    ben.until_shown("One seat is free")
    look(ben, "lobby-guest", whole=True)
    ben.button("Sit down").first.click()
    ben.until_shown("Say your name first")
    ben.page.get_by_label("Your name").fill("Ben")
    ben.button(re.compile("^Sit down on seat 2")).click()
    ann.until_shown("Ben")
    ben.until_shown("The host starts the game")
    ben.button("Stand up again").click()
    ann.until_shown("Waiting for one more player")
    ben.button("Sit down").first.click()
    ann.until_shown("Everybody is here.")
    ann.button("Deal the cards").click()
    expect(ann.page).to_have_title(re.compile(r"^(Your turn · )?Gasoline Alley · "))
    play_together(ann, ben)

    ann.button("Rematch").click()
    ann.page.wait_for_url(lambda url: url != link)
    ben.button("Join the rematch").click()
    ben.page.wait_for_url(ann.page.url)
    ann.page.locator(".hand .card").first.wait_for()  # everybody has joined: it is dealt at once
    ben.page.locator(".hand .card").first.wait_for()


class Wire:
    """Everything that the server sent to a browser: all answers, a page's own too, and every message of the streams."""

    def __init__(self, person: Person) -> None:
        self.texts: list[str] = []
        person.page.on("requestfinished", lambda request: self._body(request))
        session = person.context.new_cdp_session(person.page)
        session.send("Network.enable")
        session.on("Network.eventSourceMessageReceived", lambda event: self.texts.append(event["data"]))

    def _body(self, request: Any) -> None:
        if request.resource_type == "document":
            found = re.search(r'id="given">(.*?)</script>', request.response().text())
            self.texts += map(json.dumps, json.loads(found[1])["answers"].values() if found else [])
        elif "/api/tables/" in request.url and not request.url.partition("?")[0].endswith("/events"):
            self.texts.append(request.response().text())

    def messages(self) -> list[dict[str, Any]]:
        """All that were sent while the cards were still secret."""
        read = [json.loads(text) for text in self.texts]
        return [told for told in read if told.get("view") and not told["view"]["over"]]


@pytest.mark.parametrize(("game", "seats"), [("tactics", "moss"), ("neutral", "mos")])
def test_nobody_is_sent_what_he_may_not_know(visitor: Visitors, game: str, seats: str) -> None:
    ann, ben, watcher = visitor("Ann"), visitor("Ben"), visitor("Wendy")
    table = ann.make(game, seats)
    ben.post(f"/api/tables/{table}/sit")
    wires = {0: Wire(ann), 1: Wire(ben), None: Wire(watcher)}
    for person in (ann, ben, watcher):
        person.visit(f"/t/{table}")
    ann.button("Deal the cards").click()
    watcher.page.locator(".plate").first.wait_for()
    watcher.until_shown("You are watching.")
    look(watcher, f"watching-{game}")
    play_together(ann, ben)
    watcher.page.locator(".last-look").click()
    watcher.page.locator("dialog.game-over[open]").wait_for()
    watcher.page.keyboard.press("Escape")
    watcher.page.locator(".open-hands").wait_for()

    frames = ann.get(f"/api/tables/{table}/replay?seat=all")["frames"]
    cards = set(ann.get(f"/api/games/{game}/deck")["cards"])
    for seat, wire in wires.items():
        told = wire.messages()
        assert len(told) > 20
        for message in told:
            view = message["view"]
            assert view["seat"] == seat
            hands = {int(holder): set(hand) for holder, hand in frames[view["ply"]]["hands"].items()}
            secret = set().union(*(hand for holder, hand in hands.items() if holder != seat))
            for events in (view.get("events", []), message["news"]):  # cards that were drawn for the deal lay open
                events[:] = [event for event in events if event["kind"] != "draw-for-deal"]
            for chair in message.get("table", {}).get("seats", []):
                chair["avatar"] = None  # somebody's picture may be of any card
            shown = set(re.findall(r"[a-z]+(?:-[a-z]+)*-\d+", json.dumps(message))) & cards
            assert set(view["hand"]) == (hands[seat] if seat is not None else set())
            assert not shown & secret, f"{seat} was shown {shown & secret} at {view['ply']}"
            if seat is not None:
                assert set(view["hand"]) <= shown  # the scan finds what is there


def test_in_the_race_nobody_sees_what_others_draw(visitor: Visitors) -> None:
    ann, watcher = visitor("Ann"), visitor("Wendy")
    table = ann.make("new_york_to_paris", "ms")
    wires = {0: Wire(ann), None: Wire(watcher)}
    for person in (watcher, ann):
        person.visit(f"/t/{table}")
    for _ in range(30):
        ann.click(ann.awaited())
    for seat, wire in wires.items():
        told = wire.messages()
        assert len(told) > 20
        drawn = [event for message in told for event in message["news"] if event["kind"] in ("draw", "fill")]
        assert {event["seat"] for event in drawn} == {0, 1}
        for event in drawn:
            assert event["seat"] == seat or not (event.get("card") or event.get("cards")), event
        assert all(message["view"]["hand"] == [] for message in told if seat is None)


def test_taking_back_among_people_needs_their_consent(visitor: Visitors) -> None:
    ann, ben = visitor("Ann"), visitor("Ben")
    table = ann.make("gasoline_alley", "mos", house={"undo": True})
    ben.post(f"/api/tables/{table}/sit")
    for person in (ann, ben):
        person.visit(f"/t/{table}")
    ann.button("Deal the cards").click()

    def may_take_back(person: Person) -> bool:
        seen = person.see(table)
        return seen["table"]["can"]["undo"] and seen["view"]["turn"] != 2  # a bot would soon play on

    asker = play_together(ann, ben, stop=may_take_back)
    assert asker
    other = ben if asker is ann else ann
    version = asker.see(table)["version"]
    asker.button("Take back").click()
    other.until_shown("asks to take back a move")
    asker.until_shown("Waiting for the others to agree")
    look(other, "table-undo-asked")
    ply = other.see(table)["view"]["ply"]
    other.button("Allow").click()
    expect(asker.page.get_by_text("Waiting for the others to agree")).to_have_count(0)
    assert other.see(table)["view"]["ply"] < ply
    assert other.see(table)["version"] > version


def test_a_bot_stands_in_for_somebody_who_is_away(visitor: Visitors) -> None:
    ann, ben = visitor("Ann"), visitor("Ben")
    table = ann.make("tactics", "moss", away_after=5)
    ben.post(f"/api/tables/{table}/sit")
    for person in (ann, ben):
        person.visit(f"/t/{table}")
    ann.button("Deal the cards").click()

    def his_turn() -> bool:
        if kind := ann.asked():
            ann.click(kind)
        return ben.asked() is not None

    wait_until(his_turn, 60)
    ben.visit("/")
    ann.until_shown("away", ".plate[data-seat='1']")
    look(ann, "table-away")
    assert ann.see(table)["table"]["seats"][1]["away"]
    ben.visit(f"/t/{table}")
    expect(ann.page.locator(".plate[data-seat='1']")).not_to_contain_text("away")
    play_together(ann, ben)


def a_minute_goes_by(house: House, table: str) -> None:
    """For those who are not connected."""
    live = house.live(table)
    here = live.presence
    here.seen = {person: when - 60 for person, when in here.seen.items()}


def test_the_host_has_a_bot_play_for_a_missing_person(visitor: Visitors, house: House) -> None:
    ann, ben = visitor("Ann"), visitor("Ben")
    turn = 1
    while turn:  # at his turn a bot would play for him without being asked
        table = ann.make("gasoline_alley", "mo", away_after=12)
        ben.post(f"/api/tables/{table}/sit")
        turn = ann.post(f"/api/tables/{table}/start")["view"]["turn"]
    for person in (ann, ben):
        person.visit(f"/t/{table}")
    ben.page.locator(".hand .card").first.wait_for()
    ben.visit("/")
    ann.until_shown("Ben is not connected")
    look(ann, "table-missing")
    a_minute_goes_by(house, table)
    ann.button("Let a bot play on").click()
    ann.until_shown("away", ".plate[data-seat='1']")
    assert ann.see(table)["table"]["seats"][1]["kind"] == "person"
    ann.play()


def test_a_player_takes_over_from_a_host_who_does_not_come_back(visitor: Visitors, house: House) -> None:
    ann, ben, cleo = visitor("Ann"), visitor("Ben"), visitor("Cleo")
    table = ann.make("gasoline_alley", "moo", away_after=12)
    for person in (ben, cleo):
        person.post(f"/api/tables/{table}/sit")
    for person in (ann, ben, cleo):
        person.visit(f"/t/{table}")
    ben.until_shown("The host starts the game")
    ann.visit("/")
    ben.until_shown("The host is away.")
    look(ben, "lobby-host-away", whole=True)
    a_minute_goes_by(house, table)
    ben.button("Take over as host").click()
    ben.until_shown("You are the host now.")
    cleo.until_shown("Ben is the host now.")
    ann.visit(f"/t/{table}")
    expect(ann.button("Stand up again")).to_be_visible()
    expect(ann.button("Deal the cards")).to_have_count(0)
    ann.visit("/")
    ben.until_shown("offline", ".seat-list li")  # the server has noticed
    a_minute_goes_by(house, table)
    ben.button("Free seat 1: Ann is not connected").click()
    ben.page.get_by_label("Seat 1", exact=True).select_option("steady")
    ben.button("Deal the cards").click()
    play_together(ben, cleo)
