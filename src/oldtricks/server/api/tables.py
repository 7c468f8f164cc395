"""Tables: making them, looking at them, taking seats, dealing, and playing again."""

import asyncio
import time
from typing import Annotated

from fastapi import Path, Query
from starlette.responses import Response

from ...engine.errors import OldTricksError
from ...engine.game import Game, game
from ...words import say
from .. import conduct, levels, listings, models, protocol
from ..answers import answer
from ..house_rules import HouseRules
from ..names import bot_name, clean_name, unlike
from ..opening import Entry, chair_entry, opening
from ..people import Person
from ..problems import Problem
from .asking import Anybody, Asker, LiveTable, Somebody, TheHall, seen_by
from .part import part

router = part()


@router.get("/tables/{id}", response_model=protocol.Message, tags=["tables"])
async def show(live: LiveTable, person: Anybody, hall: TheHall, since: int | None = Query(None, ge=0)) -> Response:
    """The table as you see it now."""
    live.arrive(person.id if person else None)
    return seen_by(live, person, since)


@router.post("/tables", response_model=listings.TableId, status_code=201, tags=["tables"])
async def create(body: models.NewTable, person: Somebody, asker: Asker, hall: TheHall) -> Response:
    """A new table; you are its host."""
    played = chosen_game(body)
    plans = body.seats or [models.SeatPlan(kind="bot" if seat else "me", level=None) for seat in range(played.players)]
    if len(plans) != played.players:
        raise Problem(422, "seats", say("problem-seats-needed", players=played.players, given=len(plans)))
    if sum(plan.kind == "me" for plan in plans) > 1:
        raise Problem(422, "seats", say("problem-seats"))
    if body.start and any(plan.kind == "open" for plan in plans):
        raise Problem(422, "seats", say("problem-seats-open"))
    if body.draw_seats and not played.box.seats_drawn:
        raise Problem(422, "options", say("no-draw-for-seats", game=played.box.title))
    seats = seated(plans, person, body.randomness)
    house = HouseRules(**body.house.model_dump())
    first = opening(played, person.id, seats, body.clock, body.away_after, draw_seats=body.draw_seats, house=house)
    async with hall.room_for_a_table(person.id, asker.address):
        live = await hall.tables.create(first, body.start)
    return answer({"id": live.table.id}, 201, {"Location": f"/api/tables/{live.table.id}"})


def chosen_game(body: models.NewTable) -> Game:
    try:
        played = Game(game(body.game).box, body.players, body.options)
    except OldTricksError as error:
        raise Problem(422, "options", error.said) from None
    endless = next(
        (plan.level for plan in body.seats or () if plan.kind == "bot" and not levels.ends(plan.level)), None
    )
    if endless and "hands" not in body.options:
        return played.limited()
    levels.check_end(played, endless)
    return played


def seated(plans: list[models.SeatPlan], person: Person, share: str | None) -> list[Entry]:
    """Who sits where at first."""
    bots: list[str] = []
    found = []
    for plan in plans:
        if plan.kind == "me":
            found.append(chair_entry("person", person.name, person.id, share=share, avatar=person.avatar))
        elif plan.kind == "bot":
            level = plan.level or levels.STAND_IN
            levels.check_level(level)
            bots.append(unlike(bot_name(bots), [person.name, *bots]))
            found.append(chair_entry("bot", bots[-1], level=level))
        else:
            found.append(chair_entry("open"))
    return found


@router.post("/tables/{id}/sit", response_model=protocol.Message, tags=["tables"])
async def sit(live: LiveTable, body: models.Sit, person: Somebody, hall: TheHall) -> Response:
    """Take a seat, and add your randomness to the shuffle."""
    name = clean_name(body.name) if body.name else person.name
    hall.blocks.check_welcome(live.table, person.id)
    async with live.lock:
        await hall.tables.change(
            live, conduct.sit(live.table, person.id, name, body.seat, body.randomness, person.avatar)
        )
        live.arrive(person.id)
    if body.name and name != person.name:
        await hall.people.rename(person, name)
    return seen_by(live, person)


@router.post("/tables/{id}/stand", response_model=protocol.Message, tags=["tables"])
async def stand(live: LiveTable, person: Somebody, hall: TheHall, body: models.Nothing | None = None) -> Response:
    """Give up your seat, before the game begins."""
    async with live.lock:
        await hall.tables.change(live, conduct.stand(live.table, person.id))
    return seen_by(live, person)


@router.post("/tables/{id}/start", response_model=protocol.Message, tags=["tables"])
async def start(live: LiveTable, person: Somebody, hall: TheHall, body: models.Nothing | None = None) -> Response:
    """Deal. For the host."""
    async with live.lock:
        await hall.tables.change(live, conduct.start(live.table, person.id))
    return seen_by(live, person)


@router.post("/tables/{id}/house", response_model=protocol.Message, tags=["tables"])
async def change_house(live: LiveTable, body: models.HouseRules, person: Somebody, hall: TheHall) -> Response:
    """Change what you name of the house rules. For the host before the first deal, and for whoever plays alone."""
    async with live.lock:
        changes = body.model_dump(exclude_unset=True)
        await hall.tables.change(live, conduct.change_house(live.table, person.id, changes))
    return seen_by(live, person)


@router.post("/tables/{id}/host", response_model=protocol.Message, tags=["tables"])
async def take_over(live: LiveTable, person: Somebody, hall: TheHall, body: models.Nothing | None = None) -> Response:
    """Become the host in place of one who has been away for too long. For players."""
    async with live.lock:
        since = live.presence.takeover()
        absent = since is not None and since <= time.monotonic()
        await hall.tables.change(live, conduct.take_over(live.table, person.id, absent))
    return seen_by(live, person)


@router.post("/tables/{id}/seats/{seat}", response_model=protocol.Message, tags=["tables"])
async def change_seat(
    live: LiveTable, body: models.ChangeSeat, person: Somebody, hall: TheHall, seat: Annotated[int, Path(ge=0, le=7)]
) -> Response:
    """Give a seat that is empty, a bot's or an absent person's to a bot, or open it. For the host.

    In play a bot can play for an absent person until that one is back.
    """
    async with live.lock:
        table = live.table
        absent = seat in live.presence.absent_seats(table.away_after)
        if table.status == "playing":
            conduct.check_stand_in(table, person.id, seat, body.kind, absent)
            live.send_away(seat)
        else:
            level = body.level or levels.STAND_IN
            await hall.tables.change(live, conduct.change_seat(table, person.id, seat, body.kind, level, absent))
    return seen_by(live, person)


@router.post("/tables/{id}/again", response_model=listings.TableId, status_code=201, tags=["tables"])
async def again(live: LiveTable, body: models.Again, person: Somebody, asker: Asker, hall: TheHall) -> Response:
    """Try a position of a finished game again: you decide for whoever was at turn, bots for all others.

    Against bots, your own decisions of a hand that is over can be tried while the game goes on.
    """
    async with hall.room_for_a_table(person.id, asker.address):
        async with live.lock:  # nobody plays while the game is read
            asked = live.table, person.id, person.name, body.ply
            first, start = await asyncio.to_thread(conduct.opening_of_practice, *asked)
        made = await hall.tables.create(first, False, start)
    return answer({"id": made.table.id}, 201, {"Location": f"/api/tables/{made.table.id}"})


@router.post("/tables/{id}/rematch", response_model=listings.TableId, tags=["tables"])
async def rematch(
    live: LiveTable, person: Somebody, asker: Asker, hall: TheHall, body: models.Rematch | None = None
) -> Response:
    """The same again: the first to ask makes the table, the others sit down there. It starts when all are there."""
    share, sits = (body.randomness, body.sit) if body else (None, True)
    async with live.lock:
        old = live.table
        conduct.check_rematch(old, person.id)
        if old.rematch is None:
            async with hall.room_for_a_table(person.id, asker.address):
                following = await hall.tables.create(conduct.opening_of_rematch(old, person.id, share, sits), False)
            await hall.tables.change(live, {"kind": "rematch", "id": following.table.id})
    assert old.rematch is not None
    new = await hall.tables.get(old.rematch)
    hall.blocks.check_welcome(new.table, person.id)
    async with new.lock:
        if sits and new.table.status == "open" and new.table.seat_of(person.id) is None:
            await hall.tables.change(new, conduct.sit(new.table, person.id, person.name, None, share, person.avatar))
        if new.table.status == "open" and all(chair.kind != "open" for chair in new.table.chairs):
            await hall.tables.change(new, conduct.start(new.table, None))
    return answer({"id": old.rematch})
