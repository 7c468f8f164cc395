"""The protocol of docs/protocol.md, answered for one person without HTTP: JSON for a method, a path and a body."""

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any
from urllib.parse import parse_qsl, urlsplit

from ...bots import thumb
from ...engine.box import Value
from ...engine.errors import OldTricksError
from ...engine.view import View
from ...words import language_of, say
from .. import acts, afterwards, closing, conduct, exercises, messages, puzzles, rest
from ..house_rules import HouseRules
from ..live import Live
from ..logs import log
from ..names import clean_name
from ..packing import dumps, loads
from ..plans import planned
from ..problems import Problem, closed, missing
from . import luggage
from .room import Room

Body = dict[str, Any]
Answer = tuple[int, bytes]
Act = Callable[..., Awaitable[Any]]

ACTS: list[tuple[str, re.Pattern[str], Act]] = []


@dataclass(frozen=True, slots=True)
class SeatWish:
    kind: str
    level: str | None = None


@dataclass(frozen=True, slots=True)
class Wish:
    """A table as the page asks for it; see `plans.Wish`."""

    game: str
    players: int | None = None
    options: dict[str, Value] = field(default_factory=dict)
    seats: list[SeatWish] | None = None
    draw_seats: bool = False
    clock: float | None = None
    away_after: float = 60
    start: bool = False
    randomness: str | None = None


def on(method: str, path: str) -> Callable[[Act], Act]:
    """The act behind a line of the protocol; names in braces are parts of the path, `id` a table."""
    pattern = re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[\\w-]+)", path))

    def noted(act: Act) -> Act:
        ACTS.append((method, pattern, act))
        return act

    return noted


async def answer(room: Room, method: str, address: str, text: str) -> Answer:
    """Status and JSON."""
    try:
        return await _answer(room, method, address, loads(text) if text else {})
    except OldTricksError as error:
        problem = Problem(422, "invalid", error.said)
    except Problem as found:
        problem = found
    except Exception:
        log.exception("a request failed", extra={"path": address})
        problem = Problem(500, "mistake", say("problem-mistake"))
    return problem.status, dumps(problem.to_dict())


async def _answer(room: Room, method: str, address: str, body: Body) -> Answer:
    url = urlsplit(address)
    for wanted, pattern, act in ACTS:
        found = pattern.fullmatch(url.path)
        if found and wanted == method:
            parts = found.groupdict()
            if "id" in parts:
                parts["live"] = live = await room.get(parts.pop("id"))
                if live.table.closed:
                    raise closed()
            data = await act(room, body | dict(parse_qsl(url.query)), **parts)
            return 200, data if isinstance(data, bytes) else dumps(data)
    raise Problem(404, "not-found", say("problem-nothing-here"))


# People


@on("GET", "/me")
async def me(room: Room, body: Body) -> Any:
    return {"id": room.person, "name": room.name, "avatar": room.avatar, "new": room.new}


@on("PUT", "/me")
async def rename(room: Room, body: Body) -> Any:
    await room.call(clean_name(body["name"]) if "name" in body else None, body.get("avatar"))
    room.new = False
    return await me(room, body)


@on("GET", "/me/tables")
async def my_tables(room: Room, body: Body) -> Any:
    return {"tables": await room.listed()}


@on("GET", "/stats")
async def figures(room: Room, body: Body) -> Any:
    return await room.figures()


@on("GET", "/kept")
async def pack(room: Room, body: Body) -> Any:
    """All games, to be kept elsewhere."""
    return await luggage.packed(room)


@on("POST", "/kept")
async def unpack(room: Room, body: Body) -> Any:
    return await luggage.unpack(room, body)


# Learning


@on("GET", "/learn/{game}/{lesson}")
async def lesson(room: Room, body: Body, game: str, lesson: str) -> Any:
    return _found(exercises.lesson(game, lesson, language_of(body.get("lang"))), "lesson")


@on("GET", "/puzzles")
async def all_puzzles(room: Room, body: Body) -> Any:
    return puzzles.listed(datetime.now(UTC).date())


@on("GET", "/puzzles/{game}/{puzzle}")
async def puzzle(room: Room, body: Body, game: str, puzzle: str) -> Any:
    return _found(puzzles.puzzle(game, puzzle, language_of(body.get("lang"))), "puzzle")


def _found(told: bytes | None, what: str) -> bytes:
    if told is None:
        raise missing(what)
    return told


# Tables


@on("POST", "/tables")
async def create(room: Room, body: Body) -> Any:
    house = HouseRules(**body.pop("house", {}))
    seats = [SeatWish(**seat) for seat in body.pop("seats", None) or ()]
    wish = Wish(**body, seats=seats or None)
    if any(seat.kind == "open" for seat in seats):
        raise Problem(409, "needs-server", say("problem-needs-server"))
    live = await room.create(planned(wish, house, room.person, room.name, room.avatar), wish.start)
    return {"id": live.table.id}


def seen(room: Room, live: Live, since: int | None = None, *, brief: bool = False) -> bytes:
    return live.outbox.message(room.person, since, brief=brief)


@on("GET", "/tables/{id}")
async def show(room: Room, body: Body, live: Live) -> Any:
    await room.study(live.table)
    live.arrive(room.person)
    return seen(room, live)


@on("POST", "/tables/{id}/sit")
async def sit(room: Room, body: Body, live: Live) -> Any:
    async with live.lock:
        share = body.get("randomness")
        entry = conduct.sit(live.table, room.person, room.name, body.get("seat"), share, room.avatar)
        await room.change(live, entry)
        live.arrive(room.person)
    return seen(room, live)


@on("POST", "/tables/{id}/start")
async def start(room: Room, body: Body, live: Live) -> Any:
    async with live.lock:
        await room.change(live, conduct.start(live.table, room.person))
    return seen(room, live)


@on("POST", "/tables/{id}/house")
async def change_house(room: Room, body: Body, live: Live) -> Any:
    async with live.lock:
        await room.change(live, conduct.change_house(live.table, room.person, body))
    return seen(room, live)


@on("DELETE", "/tables/{id}")
async def close(room: Room, body: Body, live: Live) -> Any:
    async with live.lock:
        await room.change(live, closing.close(live.table, room.person))
    return {"id": live.table.id}


@on("POST", "/tables/{id}/again")
async def again(room: Room, body: Body, live: Live) -> Any:
    return {"id": await acts.practise(room, live, room.person, room.name, body["ply"])}


@on("POST", "/tables/{id}/rematch")
async def rematch(room: Room, body: Body, live: Live) -> Any:
    share, sits = body.get("randomness"), body.get("sit", True)
    return {"id": await acts.rematch(room, live, acts.Sitting(room.person, room.name, room.avatar, share, sits))}


# Playing


@on("POST", "/tables/{id}/moves")
async def move(room: Room, body: Body, live: Live) -> Any:
    await acts.move(room, live, room.person, body["action"], body["version"], body["key"])
    return seen(room, live, body["version"], brief=body.get("brief") == "true")


@on("POST", "/tables/{id}/jump")
async def jump(room: Room, body: Body, live: Live) -> Any:
    conduct.check_alone(live.table, room.person, "problem-jump-people")
    live.arrive(room.person)
    live.hasten()
    return seen(room, live)


@on("POST", "/tables/{id}/rest")
async def take_the_rest(room: Room, body: Body, live: Live) -> Any:
    async def prove(view: View) -> tuple[bool, int]:
        return rest.proven(view)

    return seen(room, live, await acts.take_the_rest(room, live, room.person, body["how"], prove, list))


@on("POST", "/tables/{id}/undo")
async def undo(room: Room, body: Body, live: Live) -> Any:
    return seen(room, live, await acts.undo(room, live, room.person, list, body.get("key")))


@on("POST", "/tables/{id}/hint")
async def hint(room: Room, body: Body, live: Live) -> Any:
    table = live.table
    seat = conduct.check_hints(table, room.person)
    assert table.match is not None
    live.arrive(room.person)
    return {"hints": [thumb.hint(table.match.view(seat), table.bot_seed(seat))]}


# Afterwards


@on("GET", "/tables/{id}/record")
async def record(room: Room, body: Body, live: Live) -> Any:
    return live.table.record().dumps().encode()


@on("GET", "/tables/{id}/replay")
async def replay(room: Room, body: Body, live: Live) -> Any:
    table = live.table
    found = afterwards.replay(table.record(), tuple(table.plies), body.get("seat", "all"))
    viewer = (table.seat_of(room.person), room.person == table.host)
    return {"table": live.outbox.about(viewer), "review": "thumb", **found}


@on("GET", "/tables/{id}/review")
async def review(room: Room, body: Body, live: Live) -> Any:
    """Of one's own decisions, by rule of thumb."""
    table = live.table
    seat = conduct.seated(table, room.person)
    return thumb.review(afterwards.decisions(table.record(), None, seat), table.bot_seed(seat))


@on("GET", "/tables/{id}/verify")
async def verify(room: Room, body: Body, live: Live) -> Any:
    table = live.table
    if not table.commitment:
        raise Problem(409, "no-proof", say("problem-no-proof"))
    shares = messages.shares(table)
    said = say("server-proof", shares=len(shares))
    return {"shares": shares, "words": str(said), "said": said.to_json(), **afterwards.verify(table.record())}
