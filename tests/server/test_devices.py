"""One person on several devices, without an account: links, codes, signing out, taking all along, leaving."""

import json
import re
import sqlite3
import time
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest

from oldtricks.engine.records import Record
from oldtricks.server import devices
from oldtricks.server.devices import new_code, read_code
from oldtricks.server.limits import Rates
from oldtricks.server.people import device_of

from .house import Guest, House
from .test_boards import finish, first


def go_on(house: House, code: str, status: int = 200) -> Guest:
    """A device that comes with a code."""
    other = house.guest()
    other.post("/api/continue", {"code": code}, status)
    return other


def code_in(link: dict[str, str]) -> str:
    return link["link"].partition("/continue#")[2]


def test_a_link_makes_another_device_mine_once(house: House) -> None:
    ann = house.guest("Ann")
    link = ann.post("/api/me/link", status=201)
    assert link["link"].startswith(f"{house.address}/continue#")
    assert link["qr"].startswith("<svg")
    assert 500_000 < link["until"] - time.time() * 1000 < 601_000
    phone = go_on(house, code_in(link))
    assert phone.get("/api/me")["id"] == ann.get("/api/me")["id"]
    assert phone.get("/api/me")["name"] == "Ann"
    refused = go_on(house, code_in(link), 422)
    assert refused.get("/api/me")["id"] != ann.get("/api/me")["id"]


def test_of_many_who_come_with_one_code_at_once_one_is_let_in(house: House) -> None:
    code = code_in(house.guest("Ann").post("/api/me/link", status=201))
    others = [house.guest() for _ in range(8)]
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda one: one.http.post("/api/continue", json={"code": code}).status_code, others))
    assert sorted(answers) == [200] + [422] * 7


def test_a_link_is_old_after_minutes_and_a_new_one_ends_the_last(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = house.guest("Ann")
    first = code_in(ann.post("/api/me/link", status=201))
    second = code_in(ann.post("/api/me/link", status=201))
    go_on(house, first, 422)
    monkeypatch.setattr(devices.time, "time", lambda: 1e10)
    go_on(house, second, 422)


def test_codes_and_copies_are_not_made_without_end(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = house.guest("Ann")
    monkeypatch.setattr(house.hall, "codes", Rates(1e-6, 3))
    ann.post("/api/me/link", status=201)
    ann.post("/api/me/recovery", status=201)
    ann.get("/api/me/data")
    for path in ("link", "recovery"):
        assert ann.post(f"/api/me/{path}", status=429)["type"] == "/bots#rate"
    assert ann.get("/api/me/data", 429)["type"] == "/bots#rate"


def test_a_recovery_code_is_kept_as_a_hash_and_may_be_typed_carelessly(house: House) -> None:
    ann = house.guest("Ann")
    before = ann.post("/api/me/recovery", status=201)["code"]
    code = ann.post("/api/me/recovery", status=201)["code"]
    assert re.fullmatch("([0-9A-Z]{4}-){4}[0-9A-Z]{4}", code)
    dumped = "\n".join(sqlite3.connect(house.settings.database).iterdump())
    assert code not in dumped
    assert read_code(code) not in dumped
    go_on(house, before, 422)
    typed = code.lower().replace("-", " ").replace("0", "o").replace("1", "l")
    assert go_on(house, typed).get("/api/me")["name"] == "Ann"
    go_on(house, code, 422)


FORGED = {"short": "x", "noughts": "0" * 20, "gaps": "-" * 100, "letters of others": "\u0130" * 50}


@pytest.mark.parametrize("kind", [*FORGED, "link", "recovery"])
def test_forged_codes_are_refused(house: House, kind: str) -> None:
    forged = FORGED.get(kind) or new_code(kind)
    assert house.guest().post("/api/continue", {"code": forged}, 422)["type"] == "/bots#code"


def test_devices_are_listed_and_signed_out(house: House) -> None:
    ann = house.guest("Ann")
    ann.http.headers["User-Agent"] = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
    ann.get("/api/me")
    phone = go_on(house, code_in(ann.post("/api/me/link", status=201)))
    mine, other = ann.get("/api/me/devices")["devices"]
    assert (mine["this"], mine["device"], other["this"]) == (True, "Firefox, Linux", False)
    table = ann.make("gasoline_alley", "mo")
    with phone.listen(table) as stream:
        assert stream.next()["table"]["my_seat"] == 0
        left = ann.ask("DELETE", f"/api/me/devices/{other['id']}")["devices"]
        assert [each["id"] for each in left] == [mine["id"]]
        with pytest.raises(EOFError):
            stream.until(lambda told: told["table"]["my_seat"] is None)
    assert phone.get("/api/me")["new"]
    ben = house.guest("Ben")
    assert ben.ask("DELETE", f"/api/me/devices/{mine['id']}", status=404)["type"] == "/bots#not-found"
    assert ann.get("/api/me")["name"] == "Ann"


@pytest.mark.parametrize(
    ("agent", "device"),
    [
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1", "Safari, iPhone"),
        ("Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36", "Chrome, Android"),
        ("Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0", "Edge, Windows"),
        ("curl/8", ""),
        ("x" * 5000 + "Firefox", ""),
    ],
)
def test_two_words_are_kept_of_what_a_browser_calls_itself(agent: str, device: str) -> None:
    assert device_of(httpx.Headers({"user-agent": agent})) == device  # type: ignore[arg-type]


def test_a_picture_is_chosen_and_is_at_the_seat(house: House) -> None:
    ann = house.guest("Ann")
    assert ann.get("/api/me")["avatar"] in all_of(ann)
    assert ann.ask("PUT", "/api/me", {"avatar": "neutral/us"})["name"] == "Ann"
    assert ann.ask("PUT", "/api/me", {"avatar": "neutral/../x"}, 422)["type"] == "/bots#avatar"
    table = ann.make("tactics", "mbbb")
    seats = ann.see(table)["table"]["seats"]
    assert [seat["avatar"] for seat in seats] == ["neutral/us", None, None, None]
    assert house.guest().http.get("/art/neutral/avatar-us.svg").text.startswith("<svg")


def all_of(ann: Guest) -> list[str]:
    return [f"{game}/{name}" for game, names in ann.get("/api/avatars")["avatars"].items() for name in names]


def test_all_that_is_kept_about_me_can_be_taken_along(house: House) -> None:
    ann, ben = house.guest("Ann"), house.guest("Ben")
    table = ann.make("gasoline_alley", "mo")
    ben.post(f"/api/tables/{table}/sit")
    ann.post(f"/api/tables/{table}/start")
    ann.post("/api/me/recovery", status=201)
    data = ben.get("/api/me/data")
    text = json.dumps(data)
    assert data["people"][0]["name"] == "Ben"
    assert [row["table_id"] for row in data["chairs"]] == [table]
    assert [entry["kind"] for entry in data["log"]] == ["sit"]
    assert ann.get("/api/me")["id"] not in text
    assert "Ann" not in text
    whole = json.dumps(ann.get("/api/me/data"))
    assert not re.search("[0-9a-f]{64}", whole)  # no hash of a secret


def test_what_i_take_along_does_not_say_who_was_the_host_of_the_next_game(house: House) -> None:
    ann, ben = house.guest("Ann"), house.guest("Ben")
    table = ann.make("gasoline_alley", "mo")
    ben.post(f"/api/tables/{table}/sit")
    ann.post(f"/api/tables/{table}/start")
    house.run(finish(house.hall, table, first))
    for guest in (ann, ben):
        guest.post(f"/api/tables/{table}/rematch")
    data = ben.get("/api/me/data")
    assert "open" in [entry["kind"] for entry in data["log"]]
    assert ann.get("/api/me")["id"] not in json.dumps(data)


def test_what_whoever_leaves_has_opened_stays_for_those_who_have_played_it(house: House) -> None:
    ann, ben = house.guest("Ann"), house.guest("Ben")
    event = {"game": "gasoline_alley", "boards": 2, "public": True}
    played, alone = (ann.post("/api/events", {**event, "title": title}, 201)["id"] for title in ("Played", "Alone"))
    ann.post(f"/api/rounds/{alone}/play", {}, 201)
    ben.post(f"/api/rounds/{played}/play", {}, 201)
    ann.post("/api/me/leave", {"name": "Ann"})
    listed = {one["id"]: one["by"] for one in ben.get("/api/events")["events"]}
    assert listed.get(played) == "N. N."
    assert alone not in listed
    ben.get(f"/api/rounds/{alone}", 404)


def test_whoever_leaves_is_taken_out_and_games_of_others_stay(house: House) -> None:
    ann, ben = house.guest("Zacharias"), house.guest("Ben")
    number = ann.get("/api/me")["id"]
    alone = ann.make("tactics", "mbbb")
    over = ann.make("gasoline_alley", "mo")
    ben.post(f"/api/tables/{over}/sit")
    ann.post(f"/api/tables/{over}/start")
    while ann.see(over)["table"]["status"] != "over":
        for person in (ann, ben):
            seen = person.see(over)
            if seen["view"]["turn"] == seen["table"]["my_seat"]:
                person.move(over)
    going = ben.make("gasoline_alley", "mo")
    ann.post(f"/api/tables/{going}/sit")
    practice = ben.post(f"/api/tables/{over}/again", {"ply": 0}, 201)["id"]
    rematch = ben.post(f"/api/tables/{over}/rematch")["id"]
    deals = ben.get(f"/api/tables/{over}/verify")["deals"]
    figures = ben.get("/api/stats")["everybody"]

    assert ann.post("/api/me/leave", {"name": "Ann"}, 422)["type"] == "/bots#name"
    ann.post("/api/me/leave", {"name": "Zacharias"})
    assert ann.get("/api/me")["new"]
    dumped = "\n".join(sqlite3.connect(house.settings.database).iterdump())
    assert number not in dumped
    assert "Zacharias" not in dumped
    assert ben.get(f"/api/tables/{alone}", 404)["type"] == "/bots#not-found"
    record = ben.http.get(f"/api/tables/{over}/record").text
    assert Record.loads(record).replay().over
    assert json.loads(record)["players"] == ["N. N.", "Ben"]
    assert ben.get(f"/api/tables/{over}/verify")["deals"] == deals
    assert ben.get("/api/stats")["everybody"] == figures
    for table in (going, practice, rematch):
        assert "Zacharias" not in json.dumps(ben.see(table))
    names = [table["players"] for table in ben.get("/api/me/tables")["tables"] if table["id"] == going]
    assert names == [["Ben", "N. N."]]


def test_a_new_table_of_the_database_is_not_forgotten() -> None:
    """Whatever names a person in the schema is deleted, or rewritten, with him."""
    from oldtricks.server import leaving
    from oldtricks.server.schema import metadata

    people = {"person", "host", "blocked"}
    naming = {table.name for table in metadata.sorted_tables if people & set(table.c.keys())}
    assert naming <= {*(table.name for table in leaving.OWN), "tables"}
