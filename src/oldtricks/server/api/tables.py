"""Tables: making them, looking at them, taking seats, dealing, and playing again."""

import time
from dataclasses import replace
from functools import partial
from typing import Annotated

from fastapi import Path, Query
from starlette.responses import Response

from .. import acts, closing, conduct, levels, listings, models, protocol
from ..answers import answer
from ..gallery import check_seat_watched
from ..house_rules import HouseRules
from ..names import clean_name
from ..plans import planned
from .asking import Anybody, Asker, LiveTable, Somebody, TheHall, look_in, pay_for_news, seen_by
from .part import part

router = part()


@router.get("/tables/{id}", response_model=protocol.Message, tags=["tables"])
async def show(
    live: LiveTable, person: Anybody, asker: Asker, hall: TheHall, since: int | None = Query(None, ge=0)
) -> Response:
    """The table as you see it now."""
    pay_for_news(hall, asker, live, person, since)
    return look_in(live, person, since)


@router.get("/watch", response_model=listings.MyTables, tags=["tables"])
async def to_watch(person: Anybody, hall: TheHall) -> Response:
    """Games in play that everybody may watch, the latest first."""
    return answer({"tables": await hall.ledger.to_watch()})


@router.post("/tables", response_model=listings.TableId, status_code=201, tags=["tables"])
async def create(body: models.NewTable, person: Somebody, asker: Asker, hall: TheHall) -> Response:
    """A new table; you are its host."""
    house = HouseRules(**body.house.model_dump())
    first = planned(body, house, person.id, person.name, person.avatar)
    async with hall.room_for_a_table(person.id, asker.address):
        live = await hall.tables.create(first, body.start)
    live.look_on(hall.bots.budgets.place(asker), person.id)
    return answer({"id": live.table.id}, 201, {"Location": f"/api/tables/{live.table.id}"})


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
        check_seat_watched(replace(live.table.house, **changes), live.table.game.players)
        await hall.tables.change(live, conduct.change_house(live.table, person.id, changes))
    return seen_by(live, person)


@router.delete("/tables/{id}", response_model=listings.TableId, tags=["tables"])
async def close(live: LiveTable, person: Somebody, hall: TheHall) -> Response:
    """Remove an unfinished game of yours in which nobody else sits. If cards were dealt it counts as left."""
    async with live.lock:
        await hall.tables.change(live, closing.close(live.table, person.id))
    return answer({"id": live.table.id})


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
    hall.boards.check_sealed(live.table)
    room = partial(hall.room_for_a_table, person.id, asker.address)
    made = await acts.practise(hall.tables, live, person.id, person.name, body.ply, room)
    return answer({"id": made}, 201, {"Location": f"/api/tables/{made}"})


@router.post("/tables/{id}/rematch", response_model=listings.TableId, tags=["tables"])
async def rematch(
    live: LiveTable, person: Somebody, asker: Asker, hall: TheHall, body: models.Rematch | None = None
) -> Response:
    """The same again: the first to ask makes the table, the others sit down there. It starts when all are there."""
    share, sits = (body.randomness, body.sit) if body else (None, True)
    sitting = acts.Sitting(person.id, person.name, person.avatar, share, sits)
    room = partial(hall.room_for_a_table, person.id, asker.address)
    return answer({"id": await acts.rematch(hall.tables, live, sitting, room, hall.blocks.check_welcome)})
