"""People who find each other: who is brought together, open tables, bots after a wait, and whom nobody has to meet."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from oldtricks.engine.boxes import BOXES
from oldtricks.server import conduct
from oldtricks.server.blocks import Blocks
from oldtricks.server.gathering import COMING
from oldtricks.server.limits import Streams
from oldtricks.server.live import Live
from oldtricks.server.lobby import GRACE, Lobby
from oldtricks.server.opening import Entry
from oldtricks.server.people import Person
from oldtricks.server.problems import Problem
from oldtricks.server.seeking import Party, Seeker, Wish, gather, read_wish
from oldtricks.server.table import Table

from . import clockwork
from .house import Guest, House, Stream, wait_until


def together(one: str, other: str) -> bool:
    return False


def seekers(*wishes: tuple[str, int | None], wait: float = 60) -> list[Seeker]:
    return [Seeker(f"p{i}", f"P{i}", "", Wish(game, n, wait), i) for i, (game, n) in enumerate(wishes)]


def found(party: Party | None) -> tuple[str, int, list[str]] | None:
    return party and (party.game.name, party.game.players, [seeker.person for seeker in party.seekers])


def test_those_whose_wishes_meet_play_together() -> None:
    some = seekers(("tricks", 4), ("new_york_to_paris", 2), ("any", None), ("tactics", None), ("tactics", 4))
    assert found(gather(some, 10, together)) == ("tactics", 4, ["p0", "p2", "p3", "p4"])
    assert found(gather(some[:4], 10, together)) == ("new_york_to_paris", 2, ["p1", "p2"])
    assert found(gather(some[:2], 10, together)) is None


def test_nobody_is_given_what_he_did_not_ask_for() -> None:
    assert gather(seekers(("tactics", 6), ("tactics", 4), ("neutral", None)), 10, together) is None
    assert found(gather(seekers(("tricks", 2), ("new_york_to_paris", 2)), 59, together)) is None


def test_after_the_wait_bots_make_up_the_number_and_most_people_are_together() -> None:
    some = seekers(("tricks", 4), ("tactics", 4), ("tactics", 4))
    assert gather(some, 59, together) is None
    assert found(gather(some, 60, together)) == ("tactics", 4, ["p0", "p1", "p2"])
    alone = seekers(("any", None))
    assert found(gather(alone, 60, together)) == (next(iter(BOXES)), next(iter(BOXES.values())).default_seats, ["p0"])


def test_whoever_has_blocked_another_is_not_brought_together_with_him() -> None:
    some = seekers(("gasoline_alley", 2), ("gasoline_alley", 2), ("gasoline_alley", 2))
    apart = {("p0", "p1"), ("p1", "p0")}
    assert found(gather(some[:2], 10, lambda a, b: (a, b) in apart)) is None
    assert found(gather(some, 10, lambda a, b: (a, b) in apart)) == ("gasoline_alley", 2, ["p0", "p2"])


@pytest.mark.parametrize(("game", "players"), [("whist", None), ("", 4), ("tactics", 3), ("neutral", 8)])
def test_wishes_that_nothing_fulfils_are_refused(game: str, players: int | None) -> None:
    with pytest.raises(Problem):
        read_wish(game, players, 60)


# The lobby itself, with a clock that the test moves


class Room:
    def __init__(self, shared: bool = False) -> None:
        self.made: list[Entry] = []
        self.told: list[dict[str, Any]] = []
        blocks = Blocks(None)  # type: ignore[arg-type]
        self.lobby = Lobby(self.create, blocks, Streams(100, 10, 100), self.told.append, shared=shared)

    async def create(self, opening: Entry, start: bool) -> Live:
        self.made.append(opening)
        table = Table(f"{len(self.made):012}", bytes(32), 0)
        table.apply(opening)
        return Live(table)

    def come(self, name: str, game: str = "tactics", players: int | None = None, wait: float = 60) -> Any:
        stream = self.lobby.enter(name, "here", 15)
        self.lobby.look(Person(name, name.title(), "tactics/key-20"), Wish(game, players, wait))
        return stream

    def sees(self, name: str) -> Any:
        return self.lobby.seen_by(name)


def test_four_who_look_get_a_table_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        room = Room()
        for name in ("ann", "ben", "cleo"):
            room.come(name, "tricks", 4)
        await asyncio.sleep(5)
        assert room.made == []
        assert {each["name"] for each in room.sees("ann")["looking"]} == {"Ben", "Cleo"}
        assert room.sees("ann")["mine"]["game"] == "tricks"
        room.come("dan", "tactics")
        await asyncio.sleep(0.1)
        assert {room.sees(name)["found"] for name in ("ann", "ben", "cleo", "dan")} == {"000000000001"}
        assert room.sees("ann")["looking"] == []
        (made,) = room.made
        assert [seat["reserved"] for seat in made["seats"]] == ["ann", "ben", "cleo", "dan"]
        assert (made["host"], made["fill"]) == ("ann", COMING)
        await asyncio.sleep(COMING + 1)
        assert room.sees("ann")["found"] is None  # whoever comes back to the lobby is not sent away again

    clockwork.run(monkeypatch, work())


def test_whoever_has_waited_long_enough_plays_with_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        room = Room()
        room.come("ann", "tactics", 4, wait=30)
        await asyncio.sleep(10)
        room.come("ben", "any", None, wait=600)
        await asyncio.sleep(19)
        assert room.made == []
        await asyncio.sleep(1.1)
        (made,) = room.made
        assert [seat["kind"] for seat in made["seats"]] == ["open", "open", "bot", "bot"]
        assert room.sees("ben")["found"]

    clockwork.run(monkeypatch, work())


def test_whoever_leaves_the_lobby_stops_looking(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        room = Room()
        stream = room.come("ann", "gasoline_alley", 2)
        await asyncio.sleep(GRACE + 1)
        stream.leave(stream)
        await asyncio.sleep(GRACE - 1)
        assert room.sees("ben")["looking"]
        again = room.lobby.enter("ann", "here", 15)  # the page was loaded anew
        await asyncio.sleep(2)
        assert room.sees("ben")["looking"]
        again.leave(again)
        await asyncio.sleep(GRACE + 0.1)
        assert room.sees("ben")["looking"] == []
        room.come("ben", "gasoline_alley", 2)
        await asyncio.sleep(1)
        assert room.made == []

    clockwork.run(monkeypatch, work())


def test_people_of_two_processes_meet_and_one_of_them_lays_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        here, there = Room(shared=True), Room(shared=True)

        async def pass_on() -> None:
            """What each has told reaches the other, as it does through the database."""
            await asyncio.sleep(0.01)
            while here.told or there.told:
                for room, other in ((here, there), (there, here)):
                    words, room.told[:] = json.loads(json.dumps(room.told)), []
                    for word in words:
                        other.lobby.heard(word)
                await asyncio.sleep(0.01)

        here.come("ann", "gasoline_alley", 3)
        await pass_on()
        there.come("ben", "tricks", 3)
        there.come("cleo", "any", 3, wait=600)
        await pass_on()
        assert (len(here.made), len(there.made)) == (1, 0)
        assert [seat["reserved"] for seat in here.made[0]["seats"]] == ["ann", "ben", "cleo"]
        assert {here.sees("ann")["found"], there.sees("ben")["found"], there.sees("cleo")["found"]} == {"000000000001"}
        assert here.sees("x")["looking"] == there.sees("x")["looking"] == []
        listens = there.lobby.enter("dan", "here", 15)
        here.lobby.look(Person("dan", "Dan", "tactics/key-20"), Wish("tactics", 4, 600))  # asked at the other process
        await pass_on()
        assert [each["name"] for each in here.sees("x")["looking"]] == ["Dan"]
        assert (here.sees("dan")["mine"], there.sees("dan")["mine"]["players"]) == (None, 4)
        listens.leave(listens)  # and comes back to that one
        here.lobby.enter("dan", "here", 15)
        await pass_on()
        await asyncio.sleep(GRACE + 1)
        assert here.sees("dan")["mine"]
        assert [each["name"] for each in there.sees("x")["looking"]] == ["Dan"]
        await asyncio.sleep(61)  # the other process says nothing any more
        assert there.sees("x")["looking"] == []
        there.lobby.stop("dan")
        await pass_on()
        assert here.sees("dan")["mine"] is None

    clockwork.run(monkeypatch, work())


# Over the wire


@contextmanager
def in_the_lobby(person: Guest) -> Iterator[Stream]:
    with person.http.stream("GET", "/api/lobby/events") as answer:
        assert answer.headers["content-type"].startswith("text/event-stream")
        stream = Stream(answer)
        stream.next = lambda: next(told(stream))  # type: ignore[method-assign]
        yield stream


def told(stream: Stream) -> Iterator[Any]:
    for line in stream._lines:
        if line.startswith("data: "):
            yield json.loads(line[6:])
    raise EOFError


def listed(ann: Guest, ben: Guest) -> list[str]:
    return [table["id"] for table in ben.get("/api/lobby")["tables"]]


def test_an_open_table_is_seen_joined_with_one_tap_and_begins_by_itself(house: House) -> None:
    ann, ben, cleo = house.guest("Ann"), house.guest("Ben"), house.guest("Cleo")
    table = ann.make("gasoline_alley", "mo")
    with ann.listen(table) as stream, in_the_lobby(ben) as lobby:
        stream.next()
        assert table not in listed(ann, ben)  # private is the default
        assert ben.post(f"/api/tables/{table}/list", {"listed": True}, 403)["type"] == "/bots#not-host"
        ann.post(f"/api/tables/{table}/list", {"listed": True, "fill": 600})
        seen = lobby.until(lambda each: any(one["id"] == table for one in each["tables"]))
        (shown,) = [one for one in seen["tables"] if one["id"] == table]
        assert (shown["free"], shown["seats"][0]["name"], shown["mine"]) == (1, "Ann", False)
        assert shown["fill_at"]
        ben.post(f"/api/tables/{table}/sit")
        stream.until(lambda each: each["table"]["status"] == "playing")
        seen = lobby.until(lambda each: any(one["status"] == "playing" for one in each["tables"]))
        assert cleo.post(f"/api/tables/{table}/sit", {}, 409)["type"] == "/bots#started"
        assert cleo.get(f"/api/tables/{table}")["view"]["seat"] is None  # but he may watch
        ann.post(f"/api/tables/{table}/list", {"listed": False}, 409)
    wait_until(lambda: table not in listed(ann, ben))  # nobody is there any more


def test_the_lobby_says_whether_a_full_table_can_be_watched(house: House) -> None:
    ann, ben = house.guest("Ann"), house.guest("Ben")
    for watch, may in (("nobody", False), ("link", True)):
        table = ann.make("gasoline_alley", "mo", house={"watch": watch})
        with ann.listen(table) as stream, in_the_lobby(ben) as lobby:
            stream.next()
            ann.post(f"/api/tables/{table}/list", {"listed": True})
            seen = lobby.until(lambda each, table=table: any(one["id"] == table for one in each["tables"]))  # type: ignore[misc]
            assert [one["watch"] for one in seen["tables"] if one["id"] == table] == [may]


def test_people_who_look_meet_over_the_wire(house: House) -> None:
    ann, ben = house.guest("Ann"), house.guest("Ben")
    wish = {"game": "gasoline_alley", "players": 2}
    with in_the_lobby(ann) as one, in_the_lobby(ben) as other:
        assert ann.post("/api/lobby/look", wish)["mine"]["players"] == 2
        assert ann.ask("DELETE", "/api/lobby/look")["mine"] is None
        ann.post("/api/lobby/look", wish)
        ben.post("/api/lobby/look", {"game": "tricks", "players": 2, "wait": 600})
        table = one.until(lambda each: each["found"])["found"]
        assert other.until(lambda each: each["found"])["found"] == table
    with ann.listen(table) as stream:
        ann.post(f"/api/tables/{table}/sit")
        ben.post(f"/api/tables/{table}/sit")
        seen = stream.until(lambda each: each["table"]["status"] == "playing")
        assert [seat["name"] for seat in seen["table"]["seats"]] == ["Ann", "Ben"]


def test_bots_take_the_seats_of_those_who_do_not_come(house: House) -> None:
    ann = house.guest("Ann")
    table = ann.make("tactics", "mooo")
    live = house.live(table)
    with ann.listen(table) as stream:
        ann.post(f"/api/tables/{table}/list", {"listed": True, "fill": 10})

        async def later() -> None:
            live.presence.turn_since -= 11
            live.bell.set()

        house.run(later())
        seen = stream.until(lambda each: each["table"]["status"] == "playing")
        assert [seat["kind"] for seat in seen["table"]["seats"]] == ["person", "bot", "bot", "bot"]
    house.hall.tables.live.pop(table)
    assert ann.see(table)["table"]["listed"]


async def seat_together(house: House, table: str, ann: str, ben: str) -> None:
    """A game of two that is over, although one has blocked the other."""
    tables = house.hall.tables
    live = await tables.get(table)
    async with live.lock:
        await tables.change(live, conduct.sit(live.table, ben, "Ben", 1, None))
        await tables.change(live, conduct.start(live.table, ann))
        while live.table.match is not None and not live.table.match.over:
            person = (ann, ben)[live.table.turn or 0]
            await tables.change(live, conduct.move(live.table, person, live.table.match.legal()[0].text, None))


def test_a_block_holds_everywhere(house: House) -> None:
    ann, ben = house.guest("Ann"), house.guest("Ben")
    table = ann.make("gasoline_alley", "moo")
    ben.post(f"/api/tables/{table}/sit")
    assert ben.post(f"/api/tables/{table}/block", {"seat": 1}, 422)["type"] == "/bots#seat"
    (block,) = ann.post(f"/api/tables/{table}/block", {"seat": 1})["blocked"]
    assert block["name"] == "Ben"
    assert ben.get("/api/me/blocks")["blocked"] == []
    # no join to my tables
    mine = ann.make("gasoline_alley", "mo")
    assert ben.post(f"/api/tables/{mine}/sit", {}, 403)["type"] == "/bots#not-welcome"
    # nor to an open one of somebody else where I sit; he does not even see it
    cleo = house.guest("Cleo")
    public = cleo.make("gasoline_alley", "moo")
    with cleo.listen(public) as stream:
        cleo.post(f"/api/tables/{public}/list", {"listed": True})
        ann.post(f"/api/tables/{public}/sit")
        stream.until(lambda each: each["table"]["seats"][1]["kind"] == "person")
        assert ben.post(f"/api/tables/{public}/sit", {}, 403)["type"] == "/bots#not-welcome"
        assert public not in listed(ann, ben)
        assert public in listed(ben, house.guest("Dan"))
    # nor to the next game of one that we played together
    played = ann.make("gasoline_alley", "mo")
    house.run(seat_together(house, played, ann.get("/api/me")["id"], ben.get("/api/me")["id"]))
    rematch = ann.post(f"/api/tables/{played}/rematch")["id"]
    assert ben.post(f"/api/tables/{played}/rematch", {}, 403)["type"] == "/bots#not-welcome"
    assert ann.see(rematch)["table"]["seats"][1]["kind"] == "open"
    # nobody brings us together
    wish = {"game": "gasoline_alley", "players": 2, "wait": 600}
    with in_the_lobby(ann), in_the_lobby(ben):
        ann.post("/api/lobby/look", wish)
        assert ben.post("/api/lobby/look", wish)["looking"] == []
        assert ben.get("/api/lobby")["found"] is None
        for person in (ann, ben):
            person.ask("DELETE", "/api/lobby/look")
    # it is remembered, and taken back
    house.hall.blocks._all.clear()
    house.run(house.hall.blocks.load())
    assert ben.post(f"/api/tables/{mine}/sit", {}, 403)["type"] == "/bots#not-welcome"
    assert ben.ask("DELETE", f"/api/me/blocks/{block['id']}", status=404)["type"] == "/bots#not-found"
    assert ann.ask("DELETE", f"/api/me/blocks/{block['id']}")["blocked"] == []
    ben.post(f"/api/tables/{mine}/sit")


@pytest.mark.parametrize(
    "wrong", [{"game": "x" * 41}, {"players": 1}, {"players": "4"}, {"wait": 1}, {"wait": 1e9}, {"more": 1}, []]
)
def test_forged_wishes_are_refused(house: House, wrong: Any) -> None:
    house.guest("Ann").post("/api/lobby/look", wrong, 422)
