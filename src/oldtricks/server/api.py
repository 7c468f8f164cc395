"""The protocol under /api: thin functions, one for each line of docs/protocol.md."""

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Annotated, Any

import orjson
from fastapi import APIRouter, Depends, Header, Path, Query, Request
from fastapi.exceptions import RequestValidationError
from fastapi.routing import APIRoute
from pydantic import ValidationError
from starlette.requests import ClientDisconnect
from starlette.responses import Response

from ..engine.boxes import BOXES
from ..engine.errors import OldTricksError
from ..engine.game import Game, game
from . import afterwards, bots, catalogue, deck, messages, models, pages
from .hall import Hall
from .live import Live
from .people import Person
from .problems import Problem, missing
from .table import RANDOM_HANDS, Chair, Entry, bot_name, chair_entry, clean_name, opening, unlike
from .tables import NAME, stale

PROBLEM: dict[str, Any] = {
    "model": models.ProblemDetail,
    "description": "what is wrong, and what would be right",
    "content": {"application/problem+json": {}},
}
PROBLEMS: dict[int | str, dict[str, Any]] = dict.fromkeys(
    (400, 401, 403, 404, 409, 411, 413, 415, 422, 429, 503), PROBLEM
)

router = APIRouter(prefix="/api", responses=PROBLEMS)


def hall_of(request: Request) -> Hall:
    found: Hall = request.app.state.hall
    return found


async def the_hall(request: Request) -> Hall:
    return hall_of(request)


async def anybody(request: Request) -> Person | None:
    """Whose request it is; nobody's, if he has no cookie and no token."""
    hall = hall_of(request)
    person = await hall.people.find(request)
    hall.rates.take(person.id if person else address_of(request))
    return person


async def somebody(request: Request, person: Annotated[Person | None, Depends(anybody)]) -> Person:
    """Whose request it is; a new guest's, if nobody's yet."""
    if person is None:
        hall = hall_of(request)
        hall.guests.take(address_of(request))
        person, secret = await hall.people.guest()
        request.scope["oldtricks.secret"] = secret
    return person


def address_of(request: Request) -> str:
    return request.client.host if request.client else "nowhere"


TheHall = Annotated[Hall, Depends(the_hall)]
Anybody = Annotated[Person | None, Depends(anybody)]
Somebody = Annotated[Person, Depends(somebody)]
TableName = Annotated[str, Path(alias="id", pattern=f"^{NAME.pattern}$")]
GameName = Annotated[str, Path(alias="game", max_length=40)]


def answer(body: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    data = body if isinstance(body, bytes) else orjson.dumps(body)
    return Response(data, status, headers, "application/json")


async def live_table(id: TableName, hall: TheHall) -> Live:
    return await hall.tables.get(id)


LiveTable = Annotated[Live, Depends(live_table)]


def seen_by(live: Live, person: Person | None, since: int | None = None) -> Response:
    return answer(messages.message(live, person.id if person else None, since))


# A move, first because it is asked for most


class QuickMove(APIRoute):
    """Described like every other request, but read without the framework's help, which would take half the time."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        async def handle(request: Request) -> Response:
            hall = hall_of(request)
            person = await somebody(request, await anybody(request))
            try:
                body = models.Move.model_validate_json(await request.body())
            except ClientDisconnect:
                raise Problem(400, "cut-off", "the body ended before its length") from None
            except ValidationError as error:
                found = [{**one, "loc": ("body", *one["loc"])} for one in error.errors(include_url=False)]
                raise RequestValidationError(found) from None
            return await move(await hall.tables.get(request.path_params["id"]), body, person, hall)

        return handle


async def move(live: LiveTable, body: models.Move, person: Somebody, hall: TheHall) -> Response:
    """Play an action. The same key again gives the same answer and plays nothing twice."""
    begun = time.perf_counter()
    async with live.lock:
        hall.tables.arrive(live, person.id)
        table = live.table
        if body.key in table.moved:
            if table.moved[body.key][0] != person.id:
                raise Problem(422, "key", "this key was used by somebody else: make a random one for each move")
        else:
            if table.seat_of(person.id) is not None and not table.position <= body.version <= table.version:
                raise stale(live)
            await hall.tables.change(live, table.move(person.id, body.action, body.key))
    hall.metrics.move_seconds.add(time.perf_counter() - begun)
    return seen_by(live, person, body.version)


router.add_api_route(
    "/tables/{id}/moves",
    move,
    methods=["POST"],
    response_model=models.Message,
    tags=["play"],
    route_class_override=QuickMove,
)


@router.get("/tables/{id}", response_model=models.Message, tags=["tables"])
async def show(live: LiveTable, person: Anybody, hall: TheHall, since: int | None = Query(None, ge=0)) -> Response:
    """The table as you see it now."""
    hall.tables.arrive(live, person.id if person else None)
    return seen_by(live, person, since)


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
    hall: TheHall,
    since: int | None = Query(None, ge=0),
    last_event_id: Annotated[str | None, Header()] = None,
) -> Response:
    """Every change of the table, as you see it, for as long as you listen."""
    if last_event_id and last_event_id.isascii() and last_event_id.isdigit():
        since = int(last_event_id[:9])
    return hall.stream(live, person.id if person else None, since, address_of(request))


# Identity


@router.get("/me", response_model=models.Me, tags=["people"])
async def me(request: Request, person: Somebody) -> Response:
    """Who you are here."""
    return answer({"id": person.id, "name": person.name, "new": "oldtricks.secret" in request.scope})


@router.put("/me", response_model=models.Me, tags=["people"])
async def rename(body: models.Rename, person: Somebody, hall: TheHall) -> Response:
    """Take another name. At tables where you sit already you keep the old one."""
    await hall.people.rename(person, body.name)
    return answer({"id": person.id, "name": person.name, "new": False})


@router.post("/tokens", response_model=models.Token, status_code=201, tags=["people"])
async def token(request: Request, body: models.NewToken, person: Anybody, hall: TheHall) -> Response:
    """A new person for a program, and the token that it sends along."""
    hall.guests.take(address_of(request))
    program, secret = await hall.people.guest(body.name, "token")
    return answer({"token": secret, "id": program.id, "name": program.name}, 201)


@router.get("/me/tables", response_model=models.MyTables, tags=["people"])
async def my_tables(person: Somebody, hall: TheHall) -> Response:
    """Your games, the latest first."""
    return answer({"tables": await hall.tables.of_person(person.id)})


@router.get("/stats", response_model=dict[str, Any], tags=["people"])
async def figures(person: Anybody, hall: TheHall) -> Response:
    """What you, everybody and the bots have played and won."""
    await hall.tables.sum_up()
    return answer(await hall.storage.read(afterwards.stats(person.id if person else None)))


# The games


@router.get("/games", response_model=dict[str, Any], tags=["games"])
async def games() -> Response:
    """The five games with their options, and the bots."""
    return answer({"games": catalogue.games(), "bots": bots.described()})


@router.get("/games/{game}/deck", response_model=dict[str, Any], tags=["games"])
async def cards(game: GameName) -> Response:
    """What the cards are called, and the game's colours."""
    return answer(deck.deck(known(game)))


@router.get("/games/{game}/rules", response_model=dict[str, Any], tags=["games"])
async def rules(game: GameName) -> Response:
    """The rules page."""
    return answer(pages.rules(known(game)))


@router.get("/pages/bots", response_model=dict[str, Any], tags=["games"])
async def protocol() -> Response:
    """The page for people who write bots."""
    return answer(pages.document("protocol"))


def known(name: str) -> str:
    if name not in BOXES:
        raise missing("game of that name")
    return name


# Tables


@router.post("/tables", response_model=models.TableId, status_code=201, tags=["tables"])
async def create(body: models.NewTable, person: Somebody, hall: TheHall) -> Response:
    """A new table; you are its host."""
    played = chosen_game(body)
    plans = body.seats or [models.SeatPlan(kind="bot" if seat else "me", level=None) for seat in range(played.players)]
    if len(plans) != played.players:
        raise Problem(422, "seats", f"{played.players} players need {played.players} seats, not {len(plans)}")
    if sum(plan.kind == "me" for plan in plans) > 1:
        raise Problem(422, "seats", "you can have one seat only")
    if body.start and any(plan.kind == "open" for plan in plans):
        raise Problem(422, "seats", "a game that starts at once can have no open seats")
    if await hall.tables.unfinished(person.id) >= hall.settings.tables_per_person:
        raise Problem(429, "tables", "you have too many unfinished games: finish some first")
    live = await hall.tables.create(
        opening(played, person.id, seated(plans, person, body.randomness), body.clock, body.away_after), body.start
    )
    return answer({"id": live.table.id}, 201, {"Location": f"/api/tables/{live.table.id}"})


def chosen_game(body: models.NewTable) -> Game:
    try:
        played = Game(game(body.game).box, body.players, body.options)
        at_random = any(plan.kind == "bot" and plan.level == "random" for plan in body.seats or ())
        if at_random and "hands" in played.options and "hands" not in body.options:
            played = Game(played.box, body.players, {**body.options, "hands": RANDOM_HANDS})
    except OldTricksError as error:
        raise Problem(422, "options", str(error)) from None
    return played


def seated(plans: list[models.SeatPlan], person: Person, share: str | None) -> list[Entry]:
    """Who sits where at first."""
    chairs: list[Chair] = []
    others = [person.name]
    found = []
    for plan in plans:
        if plan.kind == "me":
            found.append(chair_entry("person", person.name, person.id, share=share))
        elif plan.kind == "bot":
            level = plan.level or bots.STAND_IN
            bots.check_level(level)
            name = unlike(bot_name(chairs), others)
            chairs.append(Chair("bot", name))
            others.append(name)
            found.append(chair_entry("bot", name, level=level))
        else:
            found.append(chair_entry("open"))
    return found


@router.post("/tables/{id}/sit", response_model=models.Message, tags=["tables"])
async def sit(live: LiveTable, body: models.Sit, person: Somebody, hall: TheHall) -> Response:
    """Take a seat, and add your randomness to the shuffle."""
    name = clean_name(body.name) if body.name else person.name
    async with live.lock:
        await hall.tables.change(live, live.table.sit(person.id, name, body.seat, body.randomness))
        hall.tables.arrive(live, person.id)
    if body.name and name != person.name:
        await hall.people.rename(person, name)
    return seen_by(live, person)


@router.post("/tables/{id}/stand", response_model=models.Message, tags=["tables"])
async def stand(live: LiveTable, person: Somebody, hall: TheHall, body: models.Nothing | None = None) -> Response:
    """Give up your seat, before the game begins."""
    async with live.lock:
        await hall.tables.change(live, live.table.stand(person.id))
    return seen_by(live, person)


@router.post("/tables/{id}/start", response_model=models.Message, tags=["tables"])
async def start(live: LiveTable, person: Somebody, hall: TheHall, body: models.Nothing | None = None) -> Response:
    """Deal. For the host."""
    async with live.lock:
        await hall.tables.change(live, live.table.start(person.id))
    return seen_by(live, person)


@router.post("/tables/{id}/host", response_model=models.Message, tags=["tables"])
async def take_over(live: LiveTable, person: Somebody, hall: TheHall, body: models.Nothing | None = None) -> Response:
    """Become the host in place of one who has been away for too long. For players."""
    async with live.lock:
        since = live.takeover()
        absent = since is not None and since <= time.monotonic()
        await hall.tables.change(live, live.table.take_over(person.id, absent))
    return seen_by(live, person)


@router.post("/tables/{id}/seats/{seat}", response_model=models.Message, tags=["tables"])
async def change_seat(
    live: LiveTable, body: models.ChangeSeat, person: Somebody, hall: TheHall, seat: Annotated[int, Path(ge=0, le=7)]
) -> Response:
    """Give a seat that is empty, a bot's or an absent person's to a bot, or open it. For the host."""
    async with live.lock:
        absent = seat in live.absent_seats(hall.settings.grace)
        level = body.level or bots.STAND_IN
        await hall.tables.change(live, live.table.seat(person.id, seat, body.kind, level, absent))
        live.away.discard(seat)
    return seen_by(live, person)


@router.post("/tables/{id}/undo", response_model=models.Message, tags=["play"])
async def undo(live: LiveTable, person: Somebody, hall: TheHall, body: models.Undo | None = None) -> Response:
    """Take back your last action; where other people play, ask them."""
    key = body.key if body else None
    async with live.lock:
        hall.tables.arrive(live, person.id)
        since = live.table.version
        if key is None or key not in live.table.moved:
            absent = live.absent_seats(hall.settings.grace)
            await hall.tables.change(live, live.table.undo(person.id, absent, key))
    return seen_by(live, person, since)


@router.post("/tables/{id}/undo/answer", response_model=models.Message, tags=["play"])
async def undo_answer(live: LiveTable, body: models.Answer, person: Somebody, hall: TheHall) -> Response:
    """Let somebody take back, or not."""
    async with live.lock:
        hall.tables.arrive(live, person.id)
        since = live.table.version
        await hall.tables.change(live, live.table.answer(person.id, body.agree))
    return seen_by(live, person, since)


@router.post("/tables/{id}/rematch", response_model=models.TableId, tags=["tables"])
async def rematch(live: LiveTable, person: Somebody, hall: TheHall, body: models.Rematch | None = None) -> Response:
    """The same again: the first to ask makes the table, the others sit down there. It starts when all are there."""
    share = body.randomness if body else None
    async with live.lock:
        old = live.table
        old.to_rematch(person.id)
        if old.rematch is None:
            following = await hall.tables.create(old.opening_of_rematch(person.id, share), False)
            await hall.tables.change(live, {"kind": "rematch", "id": following.table.id})
    assert old.rematch is not None
    new = await hall.tables.get(old.rematch)
    async with new.lock:
        if new.table.status == "open" and new.table.seat_of(person.id) is None:
            await hall.tables.change(new, new.table.sit(person.id, person.name, None, share))
        if new.table.status == "open" and all(chair.kind != "open" for chair in new.table.chairs):
            await hall.tables.change(new, new.table.start(None))
    return answer({"id": old.rematch})


@router.post("/tables/{id}/hint", response_model=models.Hints, tags=["play"])
async def hint(live: LiveTable, person: Somebody, hall: TheHall, body: models.Nothing | None = None) -> Response:
    """What a good bot thinks of each of your choices, knowing only what you know."""
    table = live.table
    seat = table.seat_of(person.id)
    if table.match is None or seat is None or table.turn != seat:
        raise Problem(409, "not-your-turn", "hints are for the player at turn", version=table.version)
    hall.tables.arrive(live, person.id)
    return answer({"hints": await hall.bots.hints(table.match.view(seat), table.bot_seed(seat))})


# Afterwards


@router.get(
    "/tables/{id}/record",
    tags=["afterwards"],
    response_class=Response,
    responses={200: {"description": "the record", "content": {"application/json": {}}}},
)
async def record(live: LiveTable, person: Anybody) -> Response:
    """The record of a finished game, to keep, to replay and to verify."""
    text = live.table.record().dumps()
    name = f"{live.table.game.name}-{live.table.id}.json"
    return answer(text.encode(), headers={"Content-Disposition": f'attachment; filename="{name}"'})


@router.get("/tables/{id}/replay", response_model=models.Replay, tags=["afterwards"])
async def replay(
    live: LiveTable,
    person: Anybody,
    seat: Annotated[str, Query(pattern=r"^(all|public|[0-7])$")] = "all",
) -> Response:
    """Every position of a finished game, to the eyes of a seat, of the public, or with all hands open."""
    kept = live.table.record()
    if seat.isdigit() and int(seat) >= kept.game.players:
        raise Problem(422, "seat", f"seats are numbered 0 to {kept.game.players - 1} here, not {seat}")
    found = await asyncio.to_thread(afterwards.replay, kept, tuple(live.table.plies), seat)
    viewer = (live.table.seat_of(person.id if person else None), person is not None and person.id == live.table.host)
    return answer({"table": messages.about(live, viewer), "review": bots.HINTS, **found})


@router.get(
    "/tables/{id}/review",
    response_model=dict[str, Any],
    responses={202: {"model": models.Progress, "description": "not ready: ask again soon"}},
    tags=["afterwards"],
)
async def review(live: LiveTable, person: Anybody, hall: TheHall) -> Response:
    """What a good bot thinks of every decision of a finished game."""
    found = hall.reviews.ask(live.table.id, live.table.record())
    if isinstance(found, tuple):
        return answer({"done": found[0], "of": found[1]}, 202, {"Retry-After": "2"})
    return answer(found)


@router.get("/tables/{id}/verify", response_model=models.Verification, tags=["afterwards"])
async def verify(live: LiveTable, person: Anybody) -> Response:
    """The proof that the shuffle of a finished game was fair."""
    table = live.table
    kept = table.record()
    found = await asyncio.to_thread(afterwards.verify, kept, table.finished().copy())
    shares = [{"name": chair.name, "randomness": chair.share} for chair in table.chairs if chair.share]
    words = (
        "The server published the commitment before anybody sat down, and it is the SHA-256 of the secret. Every deal "
        f"follows from the secret and {len(shares)} share{'' if len(shares) == 1 else 's'} of randomness from the "
        "players. Download the record and run `oldtricks verify` on it to check this yourself."
    )
    return answer({**found, "shares": shares, "words": words})
