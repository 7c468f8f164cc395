"""Whole games over the protocol, and what is refused on the way."""

import json
from pathlib import Path
from uuid import uuid4

import pytest

import oldtricks as ot
from oldtricks import cli

from .house import Guest, House, wait_until

SEATS = {"new_york_to_paris": "ms", "gasoline_alley": "bmb", "neutral": "bbbmb"}


@pytest.mark.parametrize("game", ot.GAMES)
def test_a_whole_game_against_bots_and_its_record(house: House, game: str, tmp_path: Path) -> None:
    ann = house.guest("Ann")
    table = ann.make(game, SEATS.get(game, "mbbb"), randomness="0123456789abcdef" * 2)
    commitment = ann.see(table)["table"]["commitment"]
    seen = ann.play_to_the_end(table)
    assert seen["view"]["over"]
    assert seen["view"]["winners"]
    assert set(seen["view"]["hands"]) == {str(seat) for seat in range(len(seen["view"]["players"]))}
    answer = ann.http.get(f"/api/tables/{table}/record")
    file = tmp_path / "game.json"
    file.write_bytes(answer.content)
    checks = ["--commitment", commitment, "--contribution", "0123456789abcdef" * 2]
    assert cli.main(["verify", str(file), *checks]) == 0
    record = ot.Record.load(file)
    assert record.replay().scores == tuple(seen["view"]["scores"])
    proof = ann.get(f"/api/tables/{table}/verify")
    assert proof["fair"]
    assert proof["commitment"] == commitment
    seat = seen["table"]["my_seat"]
    assert proof["shares"] == [{"seat": seat, "name": "Ann", "randomness": "0123456789abcdef" * 2}]
    assert [deal["deck"] for deal in proof["deals"]] == list(record.deals())


def test_what_is_sent_is_what_the_engine_says(house: House) -> None:
    """Every message of a game, against the views of its record at the same ply: no more, and no less."""
    ann, ben, watcher = house.guest("Ann"), house.guest("Ben"), house.guest()
    table = ann.make("tactics", "mobb")
    ben.post(f"/api/tables/{table}/sit", {"seat": 1})
    ann.post(f"/api/tables/{table}/start")
    seen: dict[int | None, list[dict[str, object]]] = {0: [], 1: [], None: []}
    secret = house.live(table).table.secret.hex()
    while True:
        for seat, guest in ((0, ann), (1, ben), (None, watcher)):
            told = guest.see(table)
            seen[seat].append(told)
            assert told["view"]["over"] or secret not in json.dumps(told)
            at_turn = seat is not None and told["view"]["turn"] == seat
            assert at_turn or not (told["meanings"] or told["refusals"] or told["view"]["legal"])
        if told["view"]["over"]:
            break
        if told["view"]["turn"] in (0, 1):
            (ann, ben)[told["view"]["turn"]].move(table)
    record = ot.Record.loads(ann.http.get(f"/api/tables/{table}/record").text)
    for seat, messages in seen.items():
        assert len(messages) > 20
        for told in messages:
            view = dict(told["view"])  # type: ignore[call-overload]
            view["events"] = [{key: event[key] for key in event if key != "ply"} for event in view["events"]]
            view.pop("hands", None)
            expected = json.loads(json.dumps(record.replay(view["ply"]).view(seat).to_dict()))
            assert view == expected


def test_a_stale_version_is_refused_and_told_the_newest(house: House) -> None:
    ann = house.guest()
    table = ann.make()
    seen = ann.wait_for_turn(table)
    problem = ann.move(table, seen["view"]["legal"][0], 409, version=seen["version"] - 1)
    assert problem["version"] == seen["version"]
    assert problem["type"] == "/bots#stale"
    assert ann.see(table)["version"] == seen["version"]


def test_a_version_holds_as_long_as_the_cards_lie_as_they_did(house: House) -> None:
    """A move that crosses with a change of hosts is played; one that crosses with a move or an undo is not."""
    ann, ben, cleo = house.guest("Ann"), house.guest("Ben"), house.guest("Cleo")
    table = ann.make("gasoline_alley", "moo")
    people = [ann, ben, cleo]
    for guest in (ben, cleo):
        guest.post(f"/api/tables/{table}/sit", {})
    seen = ann.post(f"/api/tables/{table}/start")
    turn = seen["view"]["turn"]
    live = house.live(table)
    live.presence.seen[live.table.host] -= 60
    ben.post(f"/api/tables/{table}/host")
    action = people[turn].see(table)["view"]["legal"][0]
    assert people[turn].move(table, action, 409, version=seen["version"] + 2)["type"] == "/bots#stale"
    assert people[turn].move(table, action, version=seen["version"])["version"] > seen["version"] + 1
    assert people[turn].move(table, action, 409, version=seen["version"])["type"] == "/bots#stale"


def test_the_same_key_plays_once(house: House) -> None:
    ann = house.guest()
    table = ann.make("gasoline_alley", "mb")
    seen = ann.wait_for_turn(table)
    body = {"action": seen["view"]["legal"][0], "version": seen["version"], "key": "once"}
    first = ann.post(f"/api/tables/{table}/moves", body)
    again = ann.post(f"/api/tables/{table}/moves", body)
    assert again["version"] >= first["version"] > seen["version"]
    log = [entry for entry in house.run(house.hall.tables.entries(table, 0)) if entry.get("key") == "once"]
    assert len(log) == 1


def test_an_illegal_action_is_refused_with_its_rule(house: House) -> None:
    ann = house.guest()
    table = ann.make("tactics", "mbbb")
    while (seen := ann.wait_for_turn(table))["view"]["phase"] != "play" or not seen["refusals"]:
        if seen["view"]["over"]:
            table = ann.make("tactics", "mbbb")
            continue
        ann.move(table)
    card, why = next((key, words) for key, words in seen["refusals"].items() if " " not in key)
    assert card in seen["view"]["hand"]
    problem = ann.move(table, f"play {card}", 422)
    assert why.startswith(problem["rule"])
    assert problem["rule"] in problem["detail"]
    assert ann.move(table, "fly to the moon", 422)["type"] == "/bots#illegal"
    assert ann.see(table)["version"] == seen["version"]


def test_only_the_holder_of_a_seat_acts_for_it(house: House) -> None:
    ann, eve = house.guest("Ann"), house.guest("Eve")
    table = ann.make()
    seen = ann.wait_for_turn(table)
    assert eve.see(table)["table"]["my_seat"] is None
    for path, body in (
        ("moves", {"action": seen["view"]["legal"][0], "version": seen["version"], "key": uuid4().hex}),
        ("undo", {}),
        ("stand", {}),
    ):
        assert eve.post(f"/api/tables/{table}/{path}", body, 403)["type"] == "/bots#not-seated"
    assert eve.post(f"/api/tables/{table}/sit", {}, 409)["type"] == "/bots#started"
    assert eve.post(f"/api/tables/{table}/seats/1", {"kind": "bot", "level": "random"}, 403)["type"] == "/bots#not-host"
    assert eve.post(f"/api/tables/{table}/hint", {}, 409)["type"] == "/bots#not-your-turn"
    assert ann.see(table)["version"] == seen["version"]


def test_nobody_acts_out_of_turn(house: House) -> None:
    ann, ben = house.guest("Ann"), house.guest("Ben")
    table = ann.make("gasoline_alley", "mo")
    ben.post(f"/api/tables/{table}/sit", {})
    seen = ann.post(f"/api/tables/{table}/start")
    waiting = ben if seen["view"]["turn"] == 0 else ann
    body = {"action": "pass", "version": seen["version"], "key": "early"}
    assert waiting.post(f"/api/tables/{table}/moves", body, 409)["type"] == "/bots#not-your-turn"


def test_a_key_of_somebody_else_is_refused(house: House) -> None:
    ann, ben = house.guest("Ann"), house.guest("Ben")
    table = ann.make("gasoline_alley", "mo")
    ben.post(f"/api/tables/{table}/sit", {})
    seen = ann.post(f"/api/tables/{table}/start")
    first, second = (ann, ben) if seen["view"]["turn"] == 0 else (ben, ann)
    moved = first.move(table, key="shared")
    body = {"action": "pass", "version": moved["version"], "key": "shared"}
    assert second.post(f"/api/tables/{table}/moves", body, 422)["type"] == "/bots#key"


def test_before_the_end_nothing_is_opened(house: House) -> None:
    ann = house.guest()
    table = ann.make()
    for path in ("record", "replay", "verify"):
        assert ann.get(f"/api/tables/{table}/{path}", 409)["type"] == "/bots#not-over"
    assert ann.post(f"/api/tables/{table}/rematch", {}, 409)["type"] == "/bots#not-over"


@pytest.mark.parametrize("game", ["aviationgame", "new_york_to_paris"])
def test_a_replay_shows_every_position_to_every_eye(house: House, game: str) -> None:
    ann, watcher = house.guest(), house.guest()
    table = ann.make(game, SEATS.get(game, "mbbb"))
    ann.play_to_the_end(table)
    record = ot.Record.loads(ann.http.get(f"/api/tables/{table}/record").text)
    for eyes, seat in (("public", None), ("1", 1), ("all", None)):
        replay = watcher.get(f"/api/tables/{table}/replay?seat={eyes}")
        assert replay["plies"] == len(record.actions) == len(replay["decisions"])
        assert len(replay["frames"]) == replay["plies"] + 1
        for ply in (0, 1, replay["plies"] // 2, replay["plies"]):
            frame = replay["frames"][ply]
            view = json.loads(json.dumps(record.replay(ply).view(seat).to_dict()))
            hands = frame.pop("hands", None)
            assert frame == {key: view[key] for key in view if key not in ("events", "sheet", "results")}
            if eyes == "all":
                match = record.replay(ply)
                assert hands == {str(at): list(match.view(at).hand) for at in range(len(frame["players"]))}
        if eyes != "all":
            told = [event.to_dict() for event in record.replay().events(seat)]
            assert [{key: event[key] for key in event if key != "ply"} for event in replay["events"]] == json.loads(
                json.dumps(told)
            )
    assert watcher.get(f"/api/tables/{table}/replay?seat=7", 422)["type"] == "/bots#seat"


def test_my_games_and_the_figures(house: House) -> None:
    ann = house.guest("Ann")
    over, going = ann.make("gasoline_alley", "mb"), ann.make("gasoline_alley", "mb")
    seen = ann.play_to_the_end(over)
    ann.wait_for_turn(going)
    listed = {row["id"]: row for row in ann.get("/api/me/tables")["tables"]}
    assert listed[over]["status"] == "over"
    assert listed[over]["won"] == (0 in seen["view"]["winners"])
    assert listed[over]["scores"] == seen["view"]["scores"]
    assert listed[going]["turn_is_mine"]
    assert listed[going]["won"] is None
    assert listed[going]["players"] == ["Ann", "Ada"]
    [mine] = ann.get("/api/stats")["mine"]
    assert (mine["game"], mine["level"], mine["played"]) == ("gasoline_alley", "random", 1)
    assert mine["won"] == int(0 in seen["view"]["winners"])
    assert mine["mean_score"] == seen["view"]["scores"][0]
    assert len(mine["days"]) == 1


def test_a_table_by_a_program_with_a_token(house: House) -> None:
    token = Guest(house.address).post("/api/tokens", {"name": "My bot"}, 201)["token"]
    program = Guest(house.address, token=token)
    assert program.get("/api/me")["name"] == "My bot"
    table = program.make("gasoline_alley", "mb")
    assert program.play_to_the_end(table)["view"]["over"]


def test_bots_alone_play_while_people_watch(house: House) -> None:
    ann = house.guest()
    table = ann.make("gasoline_alley", "bb")
    wait_until(lambda: ann.see(table)["table"]["status"] == "over")
    assert not ann.see(table)["table"]["can"]["rematch"]
