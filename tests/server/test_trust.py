"""What a player need not take on trust: the shares in the shuffle, what was taken back, and which games were left."""

import json
import time

import pytest
from sqlalchemy import update

import oldtricks as ot
from oldtricks.server.schema import tables
from oldtricks.server.summaries import DAY
from oldtricks.words import Reader, Seat, say

from .house import Guest, House

ANN, BEN = "a1" * 16, "be" * 16


def shares(guest: Guest, table: str) -> list[tuple[int, str, str]]:
    return [tuple(share.values()) for share in guest.see(table)["table"]["shares"]]


# The shares


def test_whoever_changes_seats_keeps_the_share(house: House) -> None:
    ann, ben = house.guest("Ann"), house.guest("Ben")
    table = ann.make("neutral", "moob", randomness=ANN)
    ben.post(f"/api/tables/{table}/sit", {"seat": 1, "randomness": BEN})
    ben.post(f"/api/tables/{table}/sit", {"seat": 2})
    assert shares(ann, table) == [(0, "Ann", ANN), (2, "Ben", BEN)]
    ben.post(f"/api/tables/{table}/sit", {"seat": 1, "randomness": "c0" * 16})  # a new one in place of it
    assert shares(ann, table) == [(0, "Ann", ANN), (1, "Ben", "c0" * 16)]
    ben.post(f"/api/tables/{table}/stand")
    assert shares(ann, table) == [(0, "Ann", ANN)]


def test_everybody_is_shown_all_shares_with_the_first_cards(house: House) -> None:
    ann, ben, watcher = house.guest("Ann"), house.guest("Ben"), house.guest()
    table = ann.make("tactics", "mobb", randomness=ANN)
    with watcher.listen(table) as stream:
        assert stream.next()["table"]["shares"] == [{"seat": 0, "name": "Ann", "randomness": ANN}]
        ben.post(f"/api/tables/{table}/sit", {"randomness": BEN})
        ann.post(f"/api/tables/{table}/start")
        told = stream.until(lambda message: message["view"] is not None)
    wanted = [{"seat": 0, "name": "Ann", "randomness": ANN}, {"seat": 1, "name": "Ben", "randomness": BEN}]
    assert told["table"]["shares"] == wanted
    assert ann.see(table)["table"]["shares"] == wanted
    assert house.live(table).table.secret.hex() not in json.dumps(told)
    for guest in (ann, ben):
        brief = guest.get(f"/api/tables/{table}?since={told['version']}&brief=true")
        assert brief["table"].get("shares", wanted) == wanted


def played_by_two(house: House, **more: object) -> tuple[Guest, str]:
    ann, ben = house.guest("Ann"), house.guest("Ben")
    table = ann.make("tactics", "mobo", randomness=ANN, **more)
    ann.post(f"/api/tables/{table}/seats/3", {"kind": "bot", "level": "steady"})
    ben.post(f"/api/tables/{table}/sit", {"randomness": BEN})
    ann.post(f"/api/tables/{table}/start")
    while (seen := ann.see(table))["table"]["status"] != "over":
        for guest in (ann, ben):
            seen = guest.see(table)
            if seen["view"]["legal"]:
                guest.move(table, seen["view"]["legal"][-1])
    return ann, table


def test_shares_are_proved_in_the_order_in_which_they_count_where_seats_are_drawn(house: House) -> None:
    orders = set()
    for _ in range(6):  # the draw leaves them in their order half of the time
        ann, table = played_by_two(house, draw_seats=True)
        record = ot.Record.loads(ann.http.get(f"/api/tables/{table}/record").text)
        proof = ann.get(f"/api/tables/{table}/verify")
        assert isinstance(record.shuffler, ot.Fair)
        assert tuple(share["randomness"] for share in proof["shares"]) == record.shuffler.contributions
        assert [record.names[share["seat"]] for share in proof["shares"]] == ["Ann", "Ben"]
        assert [name for _, name in record.notes["shares"]] == ["Ann", "Ben"]
        orders.add(proof["shares"][0]["seat"] < proof["shares"][1]["seat"])
        if len(orders) == 2:
            break
    assert False in orders


def test_a_practice_is_proved_by_the_shares_of_its_game(house: House) -> None:
    ann, table = played_by_two(house)
    practice = ann.post(f"/api/tables/{table}/again", {"ply": 3}, 201)["id"]
    assert [share["randomness"] for share in ann.see(practice)["table"]["shares"]] == [ANN, BEN]
    ann.play_to_the_end(practice)
    proof = ann.get(f"/api/tables/{practice}/verify")
    assert [(share["name"], share["randomness"]) for share in proof["shares"]] == [("Ann", ANN), ("Ben", BEN)]


# Taking back


@pytest.mark.parametrize("game", ["tactics", "new_york_to_paris"])
def test_what_was_taken_back_is_recorded_shown_and_counted(house: House, game: str) -> None:
    ann = house.guest("Ann")
    table = ann.make(game, "ms" if game == "new_york_to_paris" else "msss")
    for _ in range(2):
        legal = ann.wait_for_turn(table)["view"]["legal"]
        ann.move(table, next(action for action in legal if action != "pass"))  # which could end the game
        ann.wait_for_turn(table)
        ann.post(f"/api/tables/{table}/undo")
    ann.play_to_the_end(table)
    record = ot.Record.loads(ann.http.get(f"/api/tables/{table}/record").text)
    assert [(taken.seat, taken.seen) for taken in record.taken_back] == [(0, True)] * 2
    assert record.notes["table"] == table
    remarks = ann.get(f"/api/tables/{table}/replay")["remarks"]
    assert [(remark["kind"], remark["seat"], remark["seen"]) for remark in remarks] == [("taken-back", 0, True)] * 2
    assert remarks[0]["said"] == record.taken_back[0].said.to_json()
    (listed,) = ann.get("/api/me/tables")["tables"]
    assert listed["taken_back"] == 2
    (line,) = ann.get("/api/stats")["mine"]
    assert (line["played"], line["taken_back"]) == (1, 1)


def test_a_bot_that_played_for_somebody_is_remarked(house: House) -> None:
    ann, ben = house.guest("Ann"), house.guest("Ben")
    table = ann.make("tactics", "mobb", away_after=10, clock=5)
    ben.post(f"/api/tables/{table}/sit", {"seat": 1})
    ann.post(f"/api/tables/{table}/start")
    live = house.live(table)
    live.presence.away.add(1)

    async def drive() -> None:
        house.hall.tables.driver.drive(live)

    house.run(drive())
    while ann.wait_for_turn(table)["table"]["status"] != "over":
        live.presence.away.add(1)
        ann.move(table)
    record = ot.Record.loads(ann.http.get(f"/api/tables/{table}/record").text)
    numbers = record.notes["played_for"]["2"]
    assert numbers == [number for number, (seat, _) in enumerate(record.actions, 1) if seat == 1]
    (remark,) = ann.get(f"/api/tables/{table}/replay")["remarks"]
    assert (remark["kind"], remark["seat"], remark["ply"]) == ("played-for", 1, numbers[0] - 1)
    said = say("played-for", seat=Seat(1), n=len(numbers))
    assert remark["said"] == said.to_json()
    assert Reader(game="tactics", names=record.names).say(said) == f"A bot made {len(numbers)} decisions for Ben."


# Leaving


def test_games_that_were_left_are_counted(house: House) -> None:
    ann, ben = house.guest("Ann"), house.guest("Ben")
    left, fresh, lobby = ann.make("tactics", "msss"), ann.make("tactics", "msss"), ann.make("tactics", "moss")
    ann.get("/api/me/tables")

    def long_ago(table: str) -> None:
        old = update(tables).where(tables.c.id == table).values(updated=time.time() - DAY - 60)
        house.run(house.hall.storage.write((old, {})))

    assert ann.get("/api/stats")["left"] == []
    for table in (left, lobby):  # where no card was dealt nothing was left
        long_ago(table)
    house.hall.ledger._all = None
    assert ann.get("/api/stats")["left"] == [{"game": "tactics", "mine": 1, "everybody": 1}]
    assert ben.get("/api/stats")["left"] == [{"game": "tactics", "mine": 0, "everybody": 1}]
    listed = {each["id"]: each["left"] for each in ann.get("/api/me/tables")["tables"]}
    assert listed == {left: True, fresh: False, lobby: False}


def test_a_rematch_is_as_fair_as_the_first_game(house: House) -> None:
    """The commitment can be seen before the share is given, against bots too."""
    ann, ben = house.guest("Ann"), house.guest("Ben")
    table = ann.make("tactics", "msss", randomness=ANN)
    ann.play_to_the_end(table)
    again = ann.post(f"/api/tables/{table}/rematch", {"sit": False})["id"]
    seen = ann.see(again)["table"]
    assert (seen["status"], seen["my_seat"], seen["shares"]) == ("open", None, [])
    assert ben.post(f"/api/tables/{again}/sit", {}, 409)["type"] == "/bots#full"
    ann.post(f"/api/tables/{again}/sit", {"randomness": BEN})
    assert ann.post(f"/api/tables/{table}/rematch")["id"] == again
    assert ann.see(again)["table"]["status"] == "playing"
    assert shares(ann, again) == [(0, "Ann", BEN)]
