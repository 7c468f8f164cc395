"""Playing: moves, the stream of changes, taking back, and hints."""

import time
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Annotated, Any

import orjson
from fastapi import Header, Query, Request
from fastapi.exceptions import RequestValidationError
from fastapi.routing import APIRoute
from pydantic import ValidationError
from starlette.requests import ClientDisconnect
from starlette.responses import Response

from ...engine.view import View
from ...words import say
from .. import acts, advice, conduct, models, protocol, rest
from ..answers import answer
from ..gallery import check_watch
from ..problems import Problem
from ..streams import Hearing
from .asking import (
    Anybody,
    Asker,
    LiveTable,
    Somebody,
    TheHall,
    address_of,
    anybody,
    asker,
    hall_of,
    live_table,
    pay_for_news,
    seen_by,
    somebody,
)
from .part import part

router = part()


class QuickMove(APIRoute):
    """Described like every other request, but read without the framework's help, which would take half the time."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        async def handle(request: Request) -> Response:
            hall = hall_of(request)
            person = await somebody(request, await anybody(request))
            try:
                body = models.Move.model_validate_json(await request.body())
            except ClientDisconnect:
                raise Problem(400, "cut-off", say("problem-cut-off")) from None
            except ValidationError as error:
                found = [{**one, "loc": ("body", *one["loc"])} for one in error.errors(include_url=False)]
                raise RequestValidationError(found) from None
            brief = request.query_params.get("brief") == "true"
            asks = await asker(request, person)
            live = await live_table(request.path_params["id"], hall, person, asks)
            pay_for_news(hall, asks, live, person, body.version)
            return await move(live, body, person, hall, brief=brief)

        return handle


async def move(live: LiveTable, body: models.Move, person: Somebody, hall: TheHall, *, brief: bool = False) -> Response:
    """Play an action. The same key again gives the same answer and plays nothing twice."""
    begun = time.perf_counter()
    await acts.move(hall.tables, live, person.id, body.action, body.version, body.key)
    hall.metrics.move_seconds.observe(time.perf_counter() - begun)
    return seen_by(live, person, body.version, brief=brief)


router.add_api_route(
    "/tables/{id}/moves",
    move,
    methods=["POST"],
    response_model=protocol.Message,
    tags=["play"],
    route_class_override=QuickMove,
)


@router.get(
    "/tables/{id}/events",
    tags=["play"],
    response_class=Response,
    responses={200: {"description": "server-sent events", "content": {"text/event-stream": {}}}},
)
async def listen(
    request: Request,
    live: LiveTable,
    person: Anybody,
    asker: Asker,
    hall: TheHall,
    since: int | None = Query(None, ge=0),
    brief: bool = False,
    keeps: bool = False,
    last_event_id: Annotated[str | None, Header()] = None,
) -> Response:
    """Every change of the table, as you see it, for as long as you listen."""
    if last_event_id and last_event_id.isascii() and last_event_id.isdigit():
        since = int(last_event_id[:9])
    check_watch(live.table, person.id if person else None)
    pay_for_news(hall, asker, live, person, since)
    listener = Hearing(person.id if person else None, since, brief, keeps)
    return hall.stream(live, listener, address_of(request))


@router.post("/tables/{id}/jump", response_model=protocol.Message, tags=["play"])
async def jump(live: LiveTable, person: Somebody, body: models.Nothing | None = None) -> Response:
    """Let bots act without delay until you have to decide. Against bots only."""
    conduct.check_alone(live.table, person.id, "problem-jump-people")
    live.arrive(person.id)
    live.hasten()
    return seen_by(live, person)


@router.post("/tables/{id}/rest", response_model=protocol.Message, tags=["play"])
async def take_the_rest(live: LiveTable, body: models.Rest, person: Somebody, asker: Asker, hall: TheHall) -> Response:
    """Claim all tricks to come, which has to be proven or agreed on; or let bots finish a hand that is decided."""

    async def prove(view: View) -> tuple[bool, int]:
        found = await hall.desk.made(asker, f"{live.table.id} rest {live.table.version}", rest.proven, view)
        sure, counted = orjson.loads(found)
        return sure, counted

    absent = partial(live.presence.absent_seats, hall.settings.grace)
    since = await acts.take_the_rest(hall.tables, live, person.id, body.how, prove, absent)
    return seen_by(live, person, since)


@router.post("/tables/{id}/undo", response_model=protocol.Message, tags=["play"])
async def undo(live: LiveTable, person: Somebody, hall: TheHall, body: models.Undo | None = None) -> Response:
    """Take back your last action; where other people play, ask them."""
    absent = partial(live.presence.absent_seats, hall.settings.grace)
    since = await acts.undo(hall.tables, live, person.id, absent, body.key if body else None)
    return seen_by(live, person, since)


@router.post("/tables/{id}/undo/answer", response_model=protocol.Message, tags=["play"])
async def undo_answer(live: LiveTable, body: models.Answer, person: Somebody, hall: TheHall) -> Response:
    """Let somebody take back, or have the rest, or not."""
    async with live.lock:
        live.arrive(person.id)
        since = live.table.version
        await hall.tables.change(live, conduct.answer(live.table, person.id, body.agree))
    return seen_by(live, person, since)


@router.post("/tables/{id}/hint", response_model=advice.Hints, tags=["play"])
async def hint(
    live: LiveTable, person: Somebody, asker: Asker, hall: TheHall, body: models.Nothing | None = None
) -> Response:
    """What a good bot thinks of each of your choices, knowing only what you know."""
    table = live.table
    seat = conduct.check_hints(table, person.id)
    assert table.match is not None
    live.arrive(person.id)
    return answer({"hints": await hall.bots.hints(asker, table.match.view(seat), table.bot_seed(seat))})


@router.post("/tables/{id}/coach", response_model=advice.Doubts, tags=["play"])
async def coach(
    live: LiveTable, person: Somebody, asker: Asker, hall: TheHall, body: models.Coach | None = None
) -> Response:
    """Which of your choices, or whether the one you are about to make, would give away much. Against bots only."""
    table = live.table
    seat = conduct.check_coach(table, person.id)
    if table.match is None or table.turn != seat:
        raise Problem(409, "not-your-turn", say("problem-hint-not-your-turn"), version=table.version)
    live.arrive(person.id)
    action = body.action if body else None
    doubts = await hall.bots.doubts(asker, table.match.view(seat), table.bot_seed(seat))
    return answer({"doubts": [one for one in doubts if action in (None, one["action"])]})


@router.post("/tables/{id}/coach/hand", response_model=advice.CoachLines, tags=["play"])
async def look_back(live: LiveTable, body: models.LookBack, person: Somebody, asker: Asker, hall: TheHall) -> Response:
    """What you did well in a hand that is over, and your costliest decision. Against bots only."""
    table = live.table
    seat = conduct.check_coach(table, person.id)
    if table.match is None or not (table.match.over or body.deal < table.match.state.deals):
        raise Problem(409, "not-over", say("problem-hand-not-over"))
    lines = await hall.bots.look_back(asker, table.match.record(), body.deal, seat, table.bot_seed(seat))
    if lines is None:
        raise Problem(409, "no-choice", say("problem-no-choice"))
    return answer(lines)
