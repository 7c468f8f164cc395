"""Friends at a table: sitting, starting, undo, rematch, absence, the clock."""

import asyncio
from typing import Any

import pytest

import oldtricks as ot
from oldtricks.server.driver import rings
from oldtricks.server.house_rules import HouseRules
from oldtricks.server.live import Live
from oldtricks.server.opening import chair_entry, opening
from oldtricks.server.table import Table

from .house import Guest, House, wait_until


def seats(message: dict[str, Any]) -> list[tuple[str, str]]:
    return [(seat["kind"], seat["name"]) for seat in message["table"]["seats"]]


def test_friends_sit_down_by_the_link_and_the_host_starts(house: House) -> None:
    ann, ben, cleo = house.guest("Ann"), house.guest(), house.guest("Ann")
    table = ann.make("neutral", "moob", randomness="ab" * 8)
    seen = ann.see(table)
    assert seen["view"] is None
    assert seen["table"]["host"]
    assert not seen["table"]["can"]["start"]
    assert ann.post(f"/api/tables/{table}/start", {}, 409)["type"] == "/bots#open-seats"
    assert ben.see(table)["table"]["can"]["sit"]
    seen = ben.post(
        f"/api/tables/{table}/sit", {"seat": 2, "name": "  Ben\u202e\n the  Great ", "randomness": "cd" * 8}
    )
    assert seen["table"]["my_seat"] == 2
    assert seats(seen)[2] == ("person", "Ben the Great")
    assert ben.get("/api/me")["name"] == "Ben the Great"
    assert cleo.post(f"/api/tables/{table}/sit", {"seat": 2}, 409)["type"] == "/bots#taken"
    assert cleo.post(f"/api/tables/{table}/sit", {"seat": 7}, 422)["type"] == "/bots#seat"
    seen = cleo.post(f"/api/tables/{table}/sit", {"seat": None})
    assert seats(seen)[1] == ("person", "Ann 2")
    assert seats(cleo.post(f"/api/tables/{table}/stand"))[1] == ("open", "")
    assert cleo.post(f"/api/tables/{table}/stand", {}, 403)["type"] == "/bots#not-seated"
    assert ben.post(f"/api/tables/{table}/start", {}, 403)["type"] == "/bots#not-host"
    seen = ann.post(f"/api/tables/{table}/seats/1", {"kind": "bot", "level": "random"})
    assert seats(seen)[1][0] == "bot"
    assert ann.post(f"/api/tables/{table}/seats/2", {"kind": "open"}, 409)["type"] == "/bots#present"
    seen = ann.post(f"/api/tables/{table}/start")
    assert seen["table"]["status"] == "playing"
    assert seen["view"]["seat"] == 0
    assert ann.post(f"/api/tables/{table}/start", {}, 409)["type"] == "/bots#started"
    assert house.live(table).table.fair.contributions == ("ab" * 8, "cd" * 8)


def test_a_share_given_after_the_commitment_was_seen(house: House) -> None:
    """The strictly fair way: make the table, read the commitment, then add randomness, then start."""
    ann = house.guest("Ann")
    table = ann.make("tactics", "mbbb", start=False)
    before = ann.see(table)["table"]["commitment"]
    seen = ann.post(f"/api/tables/{table}/sit", {"randomness": "ef" * 16})
    assert seen["table"]["my_seat"] == 0
    assert seen["table"]["commitment"] == before
    ann.post(f"/api/tables/{table}/start")
    assert house.live(table).table.fair.contributions == ("ef" * 16,)


def test_undo_against_bots_goes_back_to_my_last_decision(house: House) -> None:
    ann = house.guest("Ann")
    table = ann.make("tactics", "mbbb")
    first = ann.wait_for_turn(table)
    assert not first["table"]["can"]["undo"] or first["view"]["ply"]
    ann.move(table, first["view"]["legal"][0])
    later = ann.wait_for_turn(table)
    undone = ann.post(f"/api/tables/{table}/undo", {"key": "back"})
    assert undone["version"] == later["version"] + 1
    assert undone["news"][0]["kind"] == "undo"
    assert undone["news"][0]["plies"] == later["view"]["ply"] - first["view"]["ply"]
    assert undone["view"] == first["view"]
    again = ann.post(f"/api/tables/{table}/undo", {"key": "back"})
    assert again["version"] == undone["version"]
    since = ann.see(table, first["version"])["news"]
    assert [event["kind"] for event in since] == ["undo"]
    ann.move(table, first["view"]["legal"][-1])
    ann.play_to_the_end(table)
    record = ot.Record.loads(ann.http.get(f"/api/tables/{table}/record").text)
    assert record.actions[first["view"]["ply"]][1] == first["view"]["legal"][-1]
    assert ann.post(f"/api/tables/{table}/undo", {}, 409)["type"] == "/bots#over"


def two_people(house: House, game: str = "gasoline_alley") -> tuple[Guest, Guest, str]:
    """Two people at a table for two, the first of whom is at turn."""
    ann, ben = house.guest("Ann"), house.guest("Ben")
    table = ann.make(game, "mo", options={}, house={"undo": True})
    ben.post(f"/api/tables/{table}/sit", {})
    turn = ann.post(f"/api/tables/{table}/start")["view"]["turn"]
    return (ann, ben, table) if turn == 0 else (ben, ann, table)


def test_undo_with_people_needs_their_consent(house: House) -> None:
    first, second, table = two_people(house)
    before = first.see(table)
    first.move(table, "bid 5")
    asked = first.post(f"/api/tables/{table}/undo")
    other = second.see(table)["table"]["my_seat"]
    assert asked["table"]["undo"] == {"seat": 1 - other, "waiting": [other]}
    assert asked["view"]["ply"] == 1
    assert first.post(f"/api/tables/{table}/undo", {}, 409)["type"] == "/bots#undo-asked"
    assert first.post(f"/api/tables/{table}/undo/answer", {"agree": True}, 409)["type"] == "/bots#not-asked"
    refused = second.post(f"/api/tables/{table}/undo/answer", {"agree": False})
    assert refused["table"]["undo"] is None
    assert refused["view"]["ply"] == 1
    first.post(f"/api/tables/{table}/undo")
    agreed = second.post(f"/api/tables/{table}/undo/answer", {"agree": True})
    assert agreed["view"]["ply"] == 0
    assert first.see(table)["view"] == before["view"]


def test_undo_with_people_never_goes_past_new_information(house: House) -> None:
    first, second, table = two_people(house)
    first.move(table, "bid 5")
    second.move(table)
    assert first.post(f"/api/tables/{table}/undo", {}, 409)["type"] == "/bots#no-undo"
    assert not first.see(table)["table"]["can"]["undo"]
    first, second, table = two_people(house, "new_york_to_paris")
    seen = first.move(table, "draw")
    assert seen["news"][0]["card"]
    assert not seen["table"]["can"]["undo"]
    assert first.post(f"/api/tables/{table}/undo", {}, 409)["type"] == "/bots#no-undo"


def test_a_move_of_somebody_ends_the_question(house: House) -> None:
    first, second, table = two_people(house)
    first.move(table, "bid 5")
    first.post(f"/api/tables/{table}/undo")
    seen = second.move(table)
    assert seen["table"]["undo"] is None
    assert second.post(f"/api/tables/{table}/undo/answer", {"agree": True}, 409)["type"] == "/bots#not-asked"


def test_rematch_against_bots_starts_at_once(house: House) -> None:
    ann = house.guest("Ann")
    table = ann.make("gasoline_alley", "mb")
    ann.play_to_the_end(table)
    again = ann.post(f"/api/tables/{table}/rematch")["id"]
    assert again != table
    assert ann.see(table)["table"]["rematch"] == again
    assert ann.post(f"/api/tables/{table}/rematch")["id"] == again
    new = ann.see(again)["table"]
    assert new["status"] in ("playing", "over")
    assert new["options"] == {"passing": "reenter", "hands": 1}
    assert new["commitment"] != ann.see(table)["table"]["commitment"]


def test_rematch_with_people_waits_for_them(house: House) -> None:
    ann, ben, eve = house.guest("Ann"), house.guest("Ben"), house.guest("Eve")
    table = ann.make("gasoline_alley", "mo", options={"hands": 1})
    ben.post(f"/api/tables/{table}/sit", {})
    ann.post(f"/api/tables/{table}/start")
    while not (seen := ann.see(table))["view"]["over"]:
        (ann, ben)[seen["view"]["turn"]].move(table)
    assert eve.post(f"/api/tables/{table}/rematch", {}, 403)["type"] == "/bots#not-seated"
    again = ben.post(f"/api/tables/{table}/rematch", {"randomness": "12" * 8})["id"]
    assert ben.see(again)["table"]["status"] == "open"
    assert not eve.see(again)["table"]["can"]["sit"]
    assert eve.post(f"/api/tables/{again}/sit", {}, 409)["type"] == "/bots#full"
    assert ann.post(f"/api/tables/{table}/rematch")["id"] == again
    assert ann.see(again)["table"]["status"] == "playing"
    assert ann.see(again)["table"]["my_seat"] == 0


# Away, and the clock


def quick_table(house: House, people: list[Guest], **times: Any) -> tuple[str, Live]:
    """Gasoline Alley, with times that are shorter than people can ask for."""
    guests = [guest.get("/api/me") for guest in people]
    chairs = [chair_entry("person", guest["name"], guest["id"]) for guest in guests]
    game = ot.game("gasoline_alley", len(people), hands=1)
    times = {"clock": None, "away_after": 60, "house": HouseRules(undo=True), **times}
    live = house.run(house.hall.tables.create(opening(game, guests[0]["id"], chairs, **times), True))
    return live.table.id, live


def test_an_absent_person_is_played_by_a_bot_and_takes_over_again(house: House) -> None:
    ann, ben = house.guest("Ann"), house.guest("Ben")
    table, live = quick_table(house, [ann, ben], away_after=0.2)
    with ann.listen(table) as stream:
        told = stream.until(lambda told: told["table"]["seats"][1]["away"] or told["view"]["turn"] == 0)
        while not told["table"]["seats"][1]["away"]:
            if told["view"]["turn"] == 0:
                ann.move(table)
            told = stream.next()
        told = stream.until(lambda told: told["view"]["turn"] == 0 or told["view"]["over"])
        assert {entry["by"] for entry in house.run(house.hall.tables.entries(table, 2)) if entry["seat"] == 1} == {
            "stand-in"
        }
        ben.see(table)
        told = stream.until(lambda told: not told["table"]["seats"][1]["away"])
        assert 1 not in live.presence.away


def test_a_table_without_anybody_stands_still(house: House) -> None:
    ann, ben = house.guest("Ann"), house.guest("Ben")
    _, live = quick_table(house, [ann, ben], away_after=0.05, clock=0.05)
    version = live.table.version
    with pytest.raises(AssertionError):
        wait_until(lambda: live.table.version > version, 0.4)


def test_a_lone_person_is_waited_for(house: House) -> None:
    ann = house.guest("Ann")
    table = ann.make("gasoline_alley", "mb", away_after=5)
    live = house.live(table)
    ann.wait_for_turn(table)
    assert house.hall.tables.driver.due(live) is None


def test_the_clock_plays_for_those_who_are_too_slow(house: House) -> None:
    ann, ben = house.guest("Ann"), house.guest("Ben")
    table, _ = quick_table(house, [ann, ben], clock=0.3)
    with ann.listen(table) as stream:
        told = stream.next()
        assert told["table"]["clock"] == 0.3
        assert 0 < told["table"]["deadline"] - told["table"]["now"] <= 300
        told = stream.until(lambda told: told["view"]["ply"] >= 2)
    entries = house.run(house.hall.tables.entries(table, 2))
    assert [entry["by"] for entry in entries[:2]] == ["stand-in", "stand-in"]


@pytest.mark.parametrize("seconds", [-1.0, 0.0, 0.01])
def test_a_bell_at_the_last_moment_is_heard(seconds: float) -> None:
    """Or the server would act on what was due before somebody acted himself."""

    async def ring_late() -> bool:
        bell = asyncio.Event()
        asyncio.get_running_loop().call_later(max(seconds, 0), bell.set)
        return await rings(bell, seconds)

    assert asyncio.run(ring_late())


def test_a_seat_stays_its_owners_and_a_bot_plays_until_he_is_back(house: House) -> None:
    ann, ben = house.guest("Ann"), house.guest("Ben")
    table, live = quick_table(house, [ann, ben])
    his = ben.get("/api/me")["id"]
    path = f"/api/tables/{table}/seats/1"
    live.presence.seen[his] -= 30  # less than the table says
    assert ann.post(path, {"kind": "bot"}, 409)["type"] == "/bots#present"
    live.presence.seen[his] -= 30
    assert ann.post(path, {"kind": "open"}, 409)["type"] == "/bots#started"
    seen = ann.post(path, {"kind": "bot"})
    assert seats(seen)[1] == ("person", "Ben")
    assert seen["table"]["seats"][1]["away"]
    while ann.see(table)["view"]["ply"] < 3:
        ann.move(table)
    ann.wait_for_turn(table)  # or the bot's last act may still be on its way when he comes back
    assert ann.post(f"/api/tables/{table}/undo", {}, 409)["type"] == "/bots#no-undo"  # not over his head
    seen = ben.see(table)
    assert (seen["table"]["my_seat"], seen["table"]["seats"][1]["away"]) == (1, False)
    while not seen["view"]["over"]:
        seen = (ann if seen["view"]["turn"] == 0 else ben).move(table)
    assert {entry["by"] for entry in house.run(house.hall.tables.entries(table, 2)) if entry["seat"] == 1} == {
        "stand-in",
        "person",
    }


def test_before_the_start_a_seat_is_kept_as_long_as_the_table_says(house: House) -> None:
    ann, ben = house.guest("Ann"), house.guest("Ben")
    table = ann.make("neutral", "moob")
    ben.post(f"/api/tables/{table}/sit", {})
    path, seen = f"/api/tables/{table}/seats/1", house.live(table).presence.seen
    his = ben.get("/api/me")["id"]
    seen[his] -= 30
    assert ann.post(path, {"kind": "open"}, 409)["type"] == "/bots#present"
    seen[his] -= 30
    assert seats(ann.post(path, {"kind": "open"}))[1] == ("open", "")


def test_a_player_takes_over_from_a_host_who_is_gone(house: House) -> None:
    ann, ben, eve = house.guest("Ann"), house.guest("Ben"), house.guest("Eve")
    table = ann.make("neutral", "moob")
    path = f"/api/tables/{table}/host"
    told = ben.post(f"/api/tables/{table}/sit", {})["table"]
    assert 59_000 < told["takeover"] - told["now"] <= 60_000
    assert ben.post(path, {}, 409)["type"] == "/bots#present"
    live = house.live(table)
    with ben.listen(table) as stream:
        with ann.listen(table):
            stream.until(lambda told: told["table"]["takeover"] is None)
            live.presence.seen = {person: when - 60 for person, when in live.presence.seen.items()}
            assert ben.post(path, {}, 409)["type"] == "/bots#present"
        stream.until(lambda told: told["table"]["takeover"] is not None)
        live.presence.seen = {person: when - 60 for person, when in live.presence.seen.items()}
        assert eve.post(path, {}, 403)["type"] == "/bots#not-seated"
        assert ben.post(path)["table"]["host"]
        told = stream.until(lambda told: told["table"]["host"])["table"]
    assert [seat["host"] for seat in told["seats"]] == [False, True, False, False]
    seen = ann.see(table)["table"]
    assert seen["my_seat"] == 0
    assert not seen["host"]
    assert ann.post(f"/api/tables/{table}/start", {}, 403)["type"] == "/bots#not-host"
    live.presence.seen = {person: when - 60 for person, when in live.presence.seen.items()}
    for seat in (0, 2):  # also the old host's
        ben.post(f"/api/tables/{table}/seats/{seat}", {"kind": "bot", "level": "random"})
    assert ben.post(f"/api/tables/{table}/start")["table"]["status"] == "playing"
    assert ben.play_to_the_end(table)["view"]["over"]
    assert ben.post(path, {}, 409)["type"] == "/bots#over"


def test_a_list_waits_for_what_is_being_summed_up(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Or a game that is over would stand among the unfinished ones."""
    ann = house.guest("Ann")
    table, storage = ann.make("gasoline_alley", "ms"), house.hall.storage
    write = storage.write

    async def write_slowly(*effects: Any) -> None:
        await asyncio.sleep(0.2)
        await write(*effects)

    ann.play_to_the_end(table)
    monkeypatch.setattr(storage, "write", write_slowly)
    person = house.live(table).table.chairs[0].person
    assert person

    async def listed_meanwhile() -> list[dict[str, Any]]:
        keeping_house = asyncio.ensure_future(house.hall.ledger.sum_up())
        await asyncio.sleep(0)
        listed = await house.hall.ledger.of_person(person)
        await keeping_house
        return listed

    assert [row["status"] for row in house.run(listed_meanwhile())] == ["over"]


def test_bad_plans_are_refused(house: House) -> None:
    ann = house.guest()
    for body, kind in (
        ({"game": "whist"}, "options"),
        ({"game": "tactics", "players": 5}, "options"),
        ({"game": "tactics", "options": {"hands": "many"}}, "options"),
        ({"game": "tactics", "seats": [{"kind": "me"}]}, "seats"),
        ({"game": "tactics", "seats": [{"kind": "me"}] * 4}, "seats"),
        ({"game": "tactics", "seats": [{"kind": "open"}] * 4, "start": True}, "seats"),
        ({"game": "tactics", "seats": [{"kind": "bot", "level": "genius"}] * 4}, "bot"),
        ({"game": "tactics", "clock": 1}, "invalid"),
        ({"game": "tactics", "randomness": "too short"}, "invalid"),
        ({"game": "tactics", "secret": "mine"}, "invalid"),
    ):
        assert ann.post("/api/tables", body, 422)["type"] == f"/bots#{kind}"


def test_c2_the_host_may_have_everybody_draw_for_seats(house: House) -> None:
    ann, ben = house.guest("Ann"), house.guest("Ben")
    for _ in range(4):  # somebody will move
        table = ann.make("tactics", "mobb", draw_seats=True)
        assert ann.see(table)["table"]["draw_seats"] is True
        sat = ben.post(f"/api/tables/{table}/sit", {"randomness": "ab" * 16})
        with ben.listen(table) as stream:
            seen = ann.post(f"/api/tables/{table}/start", {})
            told = stream.until(lambda told: told["view"] is not None)
        live = house.live(table).table
        match = live.match
        assert match is not None
        assert match.seating is not None
        names = [name for _, name in seats(seen)]
        assert names == list(match.names) == seen["view"]["players"]
        assert [names[seat] for seat in match.seating] == [name for _, name in seats(sat)]
        for person, message in ((ann, seen), (ben, told)):
            mine = message["table"]["my_seat"]
            assert names[mine] == person.get("/api/me")["name"]
            assert message["view"]["seat"] == mine
            assert message["view"]["hand"] == list(match.view(mine).hand)
        assert ot.Record.loads(match.record().dumps()).seating == match.seating
        replayed = Table(table, live.secret, live.created)
        for entry in house.run(house.hall.tables.entries(table, 0)):
            replayed.apply(entry)
        assert [chair.name for chair in replayed.chairs] == names
        listed = {each["id"]: each["my_seat"] for each in ben.get("/api/me/tables")["tables"]}
        assert listed[table] == told["table"]["my_seat"]


def test_c2_seats_are_drawn_only_where_the_game_has_it(house: House) -> None:
    refused = house.guest("Ann").post("/api/tables", {"game": "neutral", "draw_seats": True}, 422)
    assert "nobody draws for seats in Neutral" in refused["detail"]
