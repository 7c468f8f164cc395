"""The same cards for everybody: today's board, challenges and events."""

import json
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import date, timedelta
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import oldtricks as ot
from oldtricks.bots import Budget, bot
from oldtricks.engine.boxes import BOXES
from oldtricks.engine.records import Record
from oldtricks.server import logbook, ratings, rounds
from oldtricks.server.field import Entrant, entrants, over_boards, places
from oldtricks.server.hall import Hall
from oldtricks.server.settings import Settings
from oldtricks.server.table import Table

from .conftest import FREE
from .house import Guest, House, wait_until

GAME = "gasoline_alley"  # short hands
DAY = 24 * 3600.0
Choose = Callable[[ot.Match], str]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    found = House(Settings(database=str(tmp_path_factory.mktemp("boards") / "test.db"), **FREE))  # type: ignore[arg-type]
    found.hall.boards.models = ("steady",)
    yield found
    found.stop()


@pytest.fixture(autouse=True)
def clock(house: House) -> Iterator[None]:
    """Time stands where a test sets it, and is what it is afterwards."""
    before = house.hall.boards.clock
    yield
    house.hall.boards.clock = before


def refused(answer: dict[str, str]) -> str:
    return answer["type"].partition("#")[2]


def today(house: House, game: str = GAME) -> str:
    return f"{house.hall.boards.today().isoformat()}-{game}"


def begin(guest: Guest, name: str, **body: Any) -> str:
    return str(guest.post(f"/api/rounds/{name}/play", body, 201)["id"])


def first(match: ot.Match) -> str:
    """What `Guest.play_to_the_end` does."""
    legal = [action.text for action in match.legal()]
    return next((text for text in legal if text.startswith("play")), legal[0])


async def finish(hall: Hall, name: str, choose: Choose) -> None:
    """A board to its end in one go: a person's choices, and the bots' as the server finds them."""
    live = await hall.tables.get(name)
    async with live.lock:
        table = live.table
        assert table.match is not None
        match, entries = table.match.copy(), []
        while match.turn is not None:
            chair, seat = table.chairs[match.turn], match.turn
            person = chair.kind == "person"
            action = (
                choose(match)
                if person
                else bot(str(chair.level), table.bot_seed(seat)).choose(match.view(seat), Budget())
            )
            entries.append({"kind": "move", "seat": seat, "action": action, "by": chair.kind})
            match.play(action)
        rows = [logbook.row(name, n, time.time(), entry) for n, entry in enumerate(entries, table.version + 1)]
        await hall.storage.append(rows)
        for entry in entries:
            live.apply(entry)
        hall.ledger.note(table)


def play(house: House, guest: Guest, name: str, boards: int = 4, choose: Choose = first) -> list[str]:
    """A whole round."""
    found = []
    for _ in range(boards):
        found.append(begin(guest, name))
        house.run(finish(house.hall, found[-1], choose))
    return found


def outcome(guest: Guest, name: str) -> dict[str, Any]:
    """Once the bots of the house have played, too."""
    found: dict[str, Any] = {}

    def known() -> bool:
        found.update(guest.get(f"/api/rounds/{name}"))
        return not found["outcome"]["thinking"]

    wait_until(known, 120)  # another process has to start for them
    return found


def test_every_day_every_game_has_a_board_and_it_is_committed_to_the_day_before(house: House) -> None:
    ann = house.guest("Ann")
    listed = ann.get("/api/boards")
    assert [one["game"] for one in listed["rounds"]] == list(BOXES)
    assert {one["state"] for one in listed["rounds"]} == {"new"}
    assert [one["boards"] for one in listed["rounds"]] == [4 if box.single_hands else 1 for box in BOXES.values()]
    day = date.fromisoformat(listed["date"])
    now = ann.get(f"/api/boards/days/{day}")
    tomorrow = ann.get(f"/api/boards/days/{day + timedelta(days=1)}")
    assert len(tomorrow["rounds"]) == len(BOXES) * rounds.INSTANCES
    assert all(one["secrets"] is None for one in now["rounds"] + tomorrow["rounds"])
    assert refused(ann.get(f"/api/boards/days/{day + timedelta(days=2)}", 409)) == "too-early"
    assert refused(ann.post(f"/api/rounds/{day + timedelta(days=1)}-{GAME}/play", {}, 409)) == "too-early"
    first = [one["commitments"] for one in now["rounds"] if one["instance"] == 1]
    assert first == [one["commitments"] for one in listed["rounds"]]
    house.hall.boards.clock = lambda: rounds.opening_of(day + timedelta(days=2)) - 1
    later = ann.get(f"/api/boards/days/{day + timedelta(days=1)}")
    assert [one["commitments"] for one in later["rounds"]] == [one["commitments"] for one in tomorrow["rounds"]]
    yesterday = ann.get(f"/api/boards/days/{day}")
    for one in yesterday["rounds"]:
        hashed = [sha256(bytes.fromhex(secret)).hexdigest() for secret in one["secrets"]]
        assert hashed == one["commitments"]


def test_the_same_choices_meet_the_same_answers(house: House) -> None:
    ann, ben = house.guest("Ann"), house.guest("Ben")
    name = today(house)
    mine = [begin(ann, name)]
    ann.play_to_the_end(mine[0])  # by the server itself, as a browser would
    mine += play(house, ann, name, 3)
    theirs = [[house.live(table).table for table in each] for each in (mine, play(house, ben, name))]
    for one, two in zip(*theirs, strict=True):
        assert one.match is not None
        assert two.match is not None
        assert [a.text for _, a in one.match.history] == [a.text for _, a in two.match.history]
        assert one.match.state_digest() == two.match.state_digest()
        assert one.id != two.id
    assert len({one.commitment for one in theirs[0]}) == 4
    listed = next(one for one in ann.get("/api/boards")["rounds"] if one["game"] == GAME)
    assert listed["commitments"] == [one.commitment for one in theirs[0]]
    assert listed["state"] == "finished"


def test_a_board_is_played_once_in_pieces_and_without_help(house: House) -> None:
    name = today(house, "tactics")
    ann, laptop = house.guest("Ann"), house.guest()
    table = begin(ann, name)
    laptop.http.cookies = ann.http.cookies  # another device of hers
    assert begin(laptop, name) == table
    seen = laptop.wait_for_turn(table)
    closes = round((rounds.opening_of(date.fromisoformat(name[:10])) + DAY) * 1000)
    assert seen["table"]["round"] == {"id": name, "kind": "day", "number": 1, "of": 4, "closes": closes}
    assert seen["suggested"] is None
    assert not any(seen["table"]["can"][what] for what in ("hint", "undo", "coach", "rematch"))
    for what, body in (
        ("hint", {}),
        ("undo", {}),
        ("coach", {}),
        ("house", {"hints": True}),
        ("house", {"undo": True}),
    ):
        problem = ann.post(f"/api/tables/{table}/{what}", body, 409)
        assert refused(problem) == "house"
        assert problem["said"]["key"] == "problem-house-board"  # no host chose so, and nobody else plays
    assert refused(ann.ask("DELETE", f"/api/tables/{table}", status=409)) == "round"
    assert ann.post(f"/api/tables/{table}/house", {"pace": "brisk"})["table"]["house"]["pace"] == "brisk"
    house.run(finish(house.hall, table, first))
    page = ann.get(f"/api/rounds/{name}")
    assert (page["round"]["state"], page["round"]["done"], page["outcome"]) == ("playing", 1, None)
    play(house, ann, name, 3)
    assert refused(ann.post(f"/api/rounds/{name}/play", {}, 409)) == "played"


def test_nobody_sees_cards_or_field_before_having_finished(house: House) -> None:
    name = today(house, "neutral")
    ann, ben = house.guest("Ann"), house.guest("Ben")
    hers = play(house, ann, name)
    lines = [[a.text for _, a in house.live(table).table.finished().history] for table in hers]
    cards = {text.split()[-1] for line in lines for text in line if text.startswith("play ")}
    begin(ben, name)
    for guest in (ben, house.guest("Cid"), Guest(house.address)):
        for table in hers:
            for what in ("", "/replay", "/review", "/record", "/verify", "/events"):
                assert refused(guest.get(f"/api/tables/{table}{what}", 403)) == "unfinished"
            assert refused(guest.post(f"/api/tables/{table}/again", {"ply": 3}, 403)) == "unfinished"
            move = {"action": "pass", "version": 9, "key": "k"}
            assert refused(guest.post(f"/api/tables/{table}/moves", move, 403)) == "unfinished"
        for path in (
            "/api/boards",
            f"/api/rounds/{name}",
            "/api/events",
            "/api/stats",
            f"/api/boards/days/{name[:10]}",
        ):
            sent = json.dumps(guest.get(path))
            assert not [card for card in cards if card in sent]
            assert not [table for table in hers if table in sent]
        assert guest.get(f"/api/rounds/{name}")["outcome"] is None
    for what in ("record", "verify"):  # they tell the secret
        assert refused(ann.get(f"/api/tables/{hers[0]}/{what}", 409)) == "sealed"
    assert refused(ann.post(f"/api/tables/{hers[0]}/again", {"ply": 3}, 409)) == "sealed"
    assert refused(ann.post(f"/api/tables/{hers[0]}/challenge", {}, 409)) == "sealed"
    play(house, ben, name)
    assert ben.get(f"/api/tables/{hers[0]}/replay")["plies"] == len(lines[0])
    house.hall.boards.clock = lambda: rounds.opening_of(date.fromisoformat(name[:10])) + DAY
    assert Guest(house.address).get(f"/api/tables/{hers[0]}/verify")["fair"]
    record = Record.loads(json.dumps(ann.get(f"/api/tables/{hers[0]}/record")))
    day = ann.get(f"/api/boards/days/{name[:10]}")["rounds"]
    mine = next(one for one in day if one["game"] == "neutral" and one["instance"] == 1)
    assert record.verify().commitment == mine["commitments"][0]


def test_afterwards_everybody_finds_himself_in_the_field(house: House) -> None:
    name = today(house, "aviationgame")
    ann, ben = house.guest("Ann"), house.guest("Ben")
    ben.http.headers["User-Agent"] = "another browser"
    for guest in (ann, ben):
        play(house, guest, name)
    page = outcome(ann, name)
    found = page["outcome"]
    assert (found["people"], found["bots"], found["counted"]) == (2, 1, True)
    assert page["placed"] is None  # nobody's name
    assert page["streak"] >= 1
    assert [one["share"] for one in found["boards"]] == [
        one["share"] for one in outcome(ben, name)["outcome"]["boards"]
    ]
    for board in found["boards"]:
        (steady,) = board["others"]
        assert steady["level"] == "steady"
        assert board["best"] >= board["mean"]
        assert board["best"] == max(board["margin"], steady["margin"])
        if steady["parted"]:  # where I left its line, at my turn, with the same cards
            assert steady["parted"][0]["seat"] == 0
            assert steady["parted"][0]["mine"] != steady["parted"][0]["theirs"]
        else:
            assert steady["margin"] == board["margin"]
    assert found["low"] <= found["share"] <= found["high"]


def test_a_second_identity_is_noticed_and_counted_once(house: House) -> None:
    name = today(house, "new_york_to_paris")
    ann, again, ben = house.guest("Ann"), house.guest("Ann again"), house.guest("Ben")
    ben.http.headers["User-Agent"] = "another browser"
    for guest in (ann, again, ben):
        play(house, guest, name, 1)
    assert outcome(ann, name)["outcome"]["counted"]
    assert outcome(ann, name)["outcome"]["people"] == 2
    assert not outcome(again, name)["outcome"]["counted"]
    assert outcome(again, name)["outcome"]["people"] == 3  # himself included


def test_whoever_is_too_late_is_compared_and_not_counted(house: House) -> None:
    real = house.hall.boards.clock
    house.hall.boards.clock = lambda: real() - 2 * DAY
    name = today(house)
    ann = house.guest("Ann")
    play(house, ann, name)  # two days later, by the log
    page = outcome(ann, name)
    assert page["outcome"]["counted"] is False
    assert page["streak"] == 0
    house.hall.boards.clock = real
    assert refused(house.guest("Ben").post(f"/api/rounds/{name}/play", {}, 409)) == "closed"


def test_more_people_make_more_instances_and_nobody_chooses_his() -> None:
    assert [rounds.instances(people) for people in (0, rounds.CROWD - 1, rounds.CROWD, 10**6)] == [
        1,
        1,
        2,
        rounds.INSTANCES,
    ]
    key, day = bytes(32), date(2026, 11, 16)
    drawn = [rounds.instance_of(key, day, GAME, f"person {n}", 3) for n in range(300)]
    assert {drawn.count(one) > 70 for one in (1, 2, 3)} == {True}
    secrets = {board.secret for instance in (1, 2, 3) for board in rounds.of_day(key, day, GAME, instance).boards}
    assert len(secrets) == 12


def test_the_key_outlives_the_server(tmp_path: Path) -> None:
    settings = Settings(database=str(tmp_path / "test.db"), **FREE)  # type: ignore[arg-type]
    commitments = []
    for _ in range(2):
        house = House(settings)
        commitments.append([one["commitments"] for one in house.guest("Ann").get("/api/boards")["rounds"]])
        house.stop()
    assert commitments[0] == commitments[1]
    other = House(Settings(database=str(tmp_path / "other.db"), **FREE))  # type: ignore[arg-type]
    assert commitments[0] != [one["commitments"] for one in other.guest("Ann").get("/api/boards")["rounds"]]
    other.stop()


# Challenges


def decisions(table: Table, parted: dict[str, Any]) -> list[Any]:
    """What was decided in the person's seat from where two lines part to the end of that deal, in words."""
    match, seat = table.finished(), table.seat_of(table.host)
    ends = [ply for event, ply in zip(match.events(), table.plies, strict=True) if event.kind == "deal"]
    end = next((ply for ply in ends if ply > parted["ply"]), match.ply)
    return [action.said.to_json() for who, action in match.history[parted["ply"] : end] if who == seat]


def last(match: ot.Match) -> str:
    """Other choices."""
    return [action.text for action in match.legal()][-1]


@pytest.mark.parametrize(("game", "draw"), [("tactics", True), ("new_york_to_paris", False)])
def test_a_finished_match_becomes_a_challenge_with_the_same_cards_seat_and_bots(
    house: House, game: str, draw: bool
) -> None:
    ann, ben, cid = house.guest("Ann"), house.guest("Ben"), house.guest("Cid")
    seats = "msss" if game == "tactics" else "ms"
    share = {"randomness": "ab" * 16}
    table = ann.make(game, seats, draw_seats=draw, **share, **({"options": {"hands": 2}} if draw else {}))
    assert refused(ann.post(f"/api/tables/{table}/challenge", {}, 409)) == "not-over"
    house.run(finish(house.hall, table, first))
    assert refused(ben.post(f"/api/tables/{table}/challenge", {}, 409)) == "not-alone"
    name = ann.post(f"/api/tables/{table}/challenge", {}, 201)["id"]
    page = ben.get(f"/api/rounds/{name}")
    assert (page["round"]["kind"], page["round"]["by"], page["round"]["state"]) == ("challenge", "Ann", "new")
    assert page["outcome"] is None
    assert page["placed"] is None
    assert table not in json.dumps(page)
    bens = begin(ben, name)
    mine, his = house.live(table).table, house.live(bens).table
    assert mine.match is not None
    assert his.match is not None
    assert mine.seat_of(mine.host) == his.seat_of(his.host)
    assert his.commitment == mine.commitment
    assert [his.bot_seed(seat) for seat in range(len(seats))] == [mine.bot_seed(seat) for seat in range(len(seats))]
    assert refused(cid.get(f"/api/tables/{bens}", 403)) == "unfinished"
    house.run(finish(house.hall, bens, first))
    assert [a for _, a in his.match.history] == [a for _, a in mine.match.history]
    (cids,) = play(house, cid, name, 1, last)
    found = cid.get(f"/api/rounds/{name}")
    assert [one["names"] for one in found["placed"]][-1] in (["Ann"], ["Ben"], ["Cid"])
    others = {one["name"]: one for one in found["outcome"]["boards"][0]["others"]}
    assert set(others) == {"Ann", "Ben"}
    parted = others["Ann"]["parted"][0]
    assert parted["seat"] == house.live(cids).table.seat_of(house.live(cids).table.host)
    assert parted["mine"] != parted["theirs"]
    decided = [decisions(each, parted) for each in (house.live(cids).table, mine)]
    assert [sorted(line, key=str) for line in parted["lines"]] == [sorted(line, key=str) for line in decided]
    assert decided[0] != decided[1]
    assert others["Ann"] == {**others["Ben"], "name": "Ann"}
    again = ann.get(f"/api/rounds/{name}")["outcome"]["boards"][0]["others"]
    assert {one["name"]: bool(one["parted"]) for one in again} == {"Ben": False, "Cid": True}


def test_one_hand_of_a_match_becomes_a_challenge(house: House) -> None:
    ann, ben = house.guest("Ann"), house.guest("Ben")
    table = ann.make("neutral", "msss", options={"hands": 3})
    house.run(finish(house.hall, table, first))
    assert refused(ann.post(f"/api/tables/{table}/challenge", {"deal": 4}, 422)) == "deal"
    name = ann.post(f"/api/tables/{table}/challenge", {"deal": 2}, 201)["id"]
    assert ben.get(f"/api/rounds/{name}")["round"]["hand"] == 2
    (bens,) = play(house, ben, name, 1)
    his, hers = house.live(bens).table.finished(), house.live(table).table.finished()
    assert his.state.deals == 2
    assert [a.text for _, a in his.history] == [a.text for _, a in hers.history][: his.ply]
    (board,) = ben.get(f"/api/rounds/{name}")["outcome"]["boards"]
    assert len(board["points"]) == 1
    assert board["others"][0]["margin"] == board["margin"]
    assert board["others"][0]["parted"] == []


# Events


def test_an_event_is_played_by_all_with_the_same_cards_and_its_page_lasts(house: House) -> None:
    ann, ben, cid = house.guest("Ann"), house.guest("Ben"), house.guest("Cid")
    for number, guest in enumerate((ann, ben, cid)):
        guest.http.headers["User-Agent"] = f"browser {number}"
    event = {"game": GAME, "title": "Tuesday Club", "boards": 3, "hours": 2, "public": True}
    assert refused(ann.post("/api/events", {**event, "level": "sharp"}, 422)) == "bot"
    assert refused(ann.post("/api/events", {**event, "level": "random"}, 422)) == "bot"
    assert refused(ann.post("/api/events", {**event, "title": "More at evil.example"}, 422)) == "link"
    name = ann.post("/api/events", event, 201)["id"]
    hidden = ann.post("/api/events", {**event, "public": False}, 201)["id"]
    listed = ben.get("/api/events")["events"]
    assert [(one["id"], one["title"], one["by"]) for one in listed if one["id"] in (name, hidden)] == [
        (name, "Tuesday Club", "Ann")
    ]
    play(house, ben, name, 3)
    assert cid.get(f"/api/rounds/{name}")["placed"] is None
    play(house, cid, name, 3, last)
    placed = outcome(ben, name)["placed"]
    assert {tuple(one["names"]) for one in placed} == {("Ben",), ("Cid",), ("steady",)}
    assert [one["rank"] for one in placed] == sorted(one["rank"] for one in placed)
    assert abs(sum(one["share"] for one in placed) / 3 - 0.5) < 1e-9  # what one wins, others lose
    for one in placed:
        assert one["low"] <= one["share"] <= one["high"]
    now = house.hall.boards.clock()
    house.hall.boards.clock = lambda: now + 30 * DAY
    assert Guest(house.address).get(f"/api/rounds/{name}")["placed"] == [{**one, "me": False} for one in placed]
    assert refused(ann.post(f"/api/rounds/{name}/play", {}, 409)) == "closed"


def test_two_of_a_team_add_their_results(house: House) -> None:
    people = [house.guest(name) for name in ("Ann", "Ben", "Cid", "Dot")]
    for number, guest in enumerate(people):
        guest.http.headers["User-Agent"] = f"browser {number}"
    ann, ben, cid, dot = people
    name = ann.post("/api/events", {"game": GAME, "title": "Pairs", "boards": 2, "teams": True}, 201)["id"]
    begin(ann, name)
    team = ann.get(f"/api/rounds/{name}")["round"]["team"]
    assert refused(ben.post(f"/api/rounds/{name}/play", {"team": "00000000"}, 409)) == "team"
    assert ann.get(f"/api/rounds/{name}")["partner"] is None
    begin(ben, name, team=team)
    assert [one.get(f"/api/rounds/{name}")["partner"] for one in (ann, ben, cid)] == ["Ben", "Ann", None]
    assert refused(cid.post(f"/api/rounds/{name}/play", {"team": team}, 409)) == "team"
    play(house, cid, name, 2, last)
    for guest in (ann, ben):
        play(house, guest, name, 2)
    (placed,) = outcome(ann, name)["placed"]  # Cid has nobody yet
    assert sorted(placed["names"]) == ["Ann", "Ben"]
    shares = [outcome(guest, name)["outcome"]["share"] for guest in (ann, ben)]
    assert abs(placed["share"] - sum(shares) / 2) < 1e-9
    assert dot.get(f"/api/rounds/{name}")["placed"] is None


def pairs(house: House, many: int) -> tuple[str, str, list[Guest]]:
    """An event of teams, the team of the first who has come, and all who are there."""
    people = [house.guest(f"Guest {number}") for number in range(many)]
    for number, guest in enumerate(people):
        guest.http.headers["User-Agent"] = f"pairs {number}"
    name = people[0].post("/api/events", {"game": GAME, "title": "Pairs", "boards": 2, "teams": True}, 201)["id"]
    begin(people[0], name)
    return name, people[0].get(f"/api/rounds/{name}")["round"]["team"], people


def test_of_those_who_join_a_team_in_the_same_instant_one_is_let_in(house: House) -> None:
    name, team, (_, *others) = pairs(house, 6)

    def join(guest: Guest) -> int:
        return guest.http.post(f"/api/rounds/{name}/play", json={"team": team}).status_code

    with ThreadPoolExecutor(len(others)) as threads:
        assert sorted(threads.map(join, others)) == [201, 409, 409, 409, 409]


def test_whoever_is_left_of_a_team_can_be_joined(house: House) -> None:
    name, team, (ann, ben, cid, dot) = pairs(house, 4)
    begin(ben, name, team=team)
    ann.post("/api/me/leave", {"name": "Guest 0"})
    begin(cid, name, team=team)
    assert [one.get(f"/api/rounds/{name}")["partner"] for one in (ben, cid)] == ["Guest 2", "Guest 1"]
    assert refused(dot.post(f"/api/rounds/{name}/play", {"team": team}, 409)) == "team"


# Ratings


def test_ratings_come_from_boards_once_their_time_is_over_and_are_hidden_until_sure(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = house.hall.boards.clock
    people = [house.guest(name) for name in ("Ann", "Ben", "Cid")]
    for number, guest in enumerate(people):
        guest.http.headers["User-Agent"] = f"rated {number}"
    chosen = [first, first, last]
    monkeypatch.setattr(ratings, "ENOUGH", 4)
    for boards in (2, 3):
        event = {"game": "tactics", "title": "Rated", "boards": boards, "hours": 1}
        name = people[0].post("/api/events", event, 201)["id"]
        for guest, choose in zip(people, chosen, strict=True):
            play(house, guest, name, boards, choose)
        outcome(people[0], name)
        assert all(one["games"] < boards for one in rated(house, people[0])["mine"])  # others may still play
        house.hall.boards.clock = lambda: real() + DAY / 2
        mine = next(one for one in rated(house, people[0])["mine"] if one["game"] == "tactics")
        assert mine == rating(house, people[0])  # asked twice, counted once
        if boards == 2:
            assert (mine["games"], mine["rating"], mine["history"]) == (2, None, [])
        house.hall.boards.clock = real
    assert rating(house, people[0])["rating"] is None  # enough games, and not sure yet
    monkeypatch.setattr(ratings, "SURE", 8.4)
    ann, ben, cid = (rating(house, guest) for guest in people)
    assert ann["games"] == 5
    assert abs(ann["rating"] - ben["rating"]) < 40  # they did the same
    assert ann["rating"] != cid["rating"]
    assert [point["spread"] for point in ann["history"]][-1] == ann["spread"]
    bots = [one for one in rated(house, people[0])["bots"] if one["game"] == "tactics"]
    assert [(one["level"], one["games"] >= 5) for one in bots] == [("steady", True)]


def rated(house: House, guest: Guest) -> Any:
    house.hall.ratings.look_again()
    return guest.get("/api/ratings")


def rating(house: House, guest: Guest) -> Any:
    return next(one for one in rated(house, guest)["mine"] if one["game"] == "tactics")


def test_a_table_of_people_is_rated_and_one_against_bots_is_not(house: House) -> None:
    ann, ben = house.guest("Ann"), house.guest("Ben")
    alone = ann.make("gasoline_alley", "ms")
    house.run(finish(house.hall, alone, first))
    assert rated(house, ann)["mine"] == []
    table = ann.make("gasoline_alley", "mo")
    ben.post(f"/api/tables/{table}/sit")
    ann.post(f"/api/tables/{table}/start")
    house.run(finish(house.hall, table, first))
    assert [(one["game"], one["games"]) for one in rated(house, ann)["mine"]] == [("gasoline_alley", 1)]
    assert [one["games"] for one in rated(house, ben)["mine"]] == [1]
    found = house.run(house.hall.storage.read(lambda db: ratings.latest(db, "gasoline_alley", people_of(house, table))))
    winner, loser = sorted(found.values(), key=lambda one: -one.mu)
    played = house.live(table).table.match
    assert played
    assert (winner.mu > 25 > loser.mu) == (len(played.winners) == 1)  # now and then they are level


def people_of(house: House, table: str) -> list[str]:
    return list(house.live(table).table.people())


def test_winning_more_is_worth_more() -> None:
    contest = ratings.Contest([["a"], ["b"], ["c"]], [0, 1, 1])
    after = ratings.rate(ratings.Source("x", "tactics", 0.0, [contest] * 5), {"c": ratings.Standing(30.0, 2.0, 9)})
    assert after["a"].mu > after["c"].mu > after["b"].mu
    assert (after["a"].games, after["c"].games) == (5, 14)
    assert ratings.ranked([3.0, 5.0, 3.0]) == [1, 0, 1]


def test_a_large_field_is_rated_in_groups_and_everybody_once() -> None:
    for number in range(2, 40):
        field = [Entrant(f"p{n}", "", None, None, 0.0, [float(n)]) for n in range(number)]
        groups = ratings.drawn(field, 0, "round")
        assert sorted(side[0] for group in groups for side in group.sides) == sorted(one.person for one in field)
        assert all(2 <= len(group.sides) <= 6 for group in groups)


def test_a_link_to_boards_says_what_is_played(house: House) -> None:
    ann = house.guest("Ann")
    name = ann.post("/api/events", {"game": "neutral", "title": "Pairs"}, 201)["id"]
    for path in (name, today(house, "neutral")):
        shown = ann.http.get(f"/boards/{path}", headers={"Accept": "text/html"}).text
        assert "<title>The same cards for everybody: Neutral" in shown


def test_shares_count_ties_half_and_a_second_one_not_at_all() -> None:
    class Row(NamedTuple):
        person: str
        margin: float
        mark: str | None = None
        number: int = 1
        name: str = ""
        team: str | None = None
        begun: float = 0.0
        finished: float = 1.0

    rows = [Row("a", 5.0, "x"), Row("b", 5.0), Row("c", 1.0), Row("d", 9.0, "x", begun=0.5)]
    field = {one.person: one for one in entrants(rows, 1, None)}
    assert {name: one.share.value for name, one in field.items()} == {"a": 0.75, "b": 0.75, "c": 0.0, "d": 1.0}
    assert [name for name, one in field.items() if one.again] == ["d"]
    assert places([0.75, 0.0, 1.0], [0.75, 0.75, 0.0]) == [1, 3, 1]


def test_boards_that_all_came_out_alike_do_not_make_anybody_sure() -> None:
    for share in (0.0, 0.5, 1.0):
        found = over_boards([share] * 4)
        assert found.value == share
        assert found.low is not None
        assert found.high is not None
        assert found.high - found.low > 0.4
    assert over_boards([0.5]).low is None


def test_nobody_waits_for_a_bot_that_fails(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(board: rounds.Board, level: str) -> None:
        raise RuntimeError(level)

    monkeypatch.setattr(house.hall.boards._house, "played", fail)
    models = house.hall.boards.models
    ann = house.guest("Ann")
    name = ann.post("/api/events", {"game": GAME, "title": "Alone", "boards": 1}, 201)["id"]
    play(house, ann, name, 1)
    found = outcome(ann, name)["outcome"]
    assert (found["people"], found["bots"], found["share"], found["low"]) == (1, 0, 0.5, None)
    house.hall.boards.models = models
