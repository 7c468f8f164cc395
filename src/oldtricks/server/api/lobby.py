"""The lobby: open tables, people who look for a game, and whom somebody wants nothing to do with."""

from typing import Annotated

from fastapi import Path, Request
from starlette.responses import Response

from .. import company, gathering, models, protocol
from ..answers import answer
from ..seeking import read_wish
from ..talk import other_person
from .asking import Anybody, Asker, LiveTable, Somebody, TheHall, address_of, seen_by
from .part import part

router = part()
BlockId = Annotated[str, Path(alias="block", pattern="^[0-9a-f]{12}$")]


@router.get("/lobby", response_model=company.LobbyInfo, tags=["lobby"])
async def lobby(person: Anybody, hall: TheHall) -> Response:
    """Open tables, and people who look for one."""
    return answer(hall.lobby.seen_by(person.id if person else None))


@router.get(
    "/lobby/events",
    tags=["lobby"],
    response_class=Response,
    responses={200: {"description": "server-sent events", "content": {"text/event-stream": {}}}},
)
async def listen(request: Request, person: Anybody, hall: TheHall) -> Response:
    """The same whenever it changes, for as long as you listen."""
    return hall.lobby.enter(person.id if person else None, address_of(request), hall.settings.heartbeat)


@router.post("/lobby/look", response_model=company.LobbyInfo, tags=["lobby"])
async def look(body: models.Look, person: Somebody, asker: Asker, hall: TheHall) -> Response:
    """Look for a game, for as long as you listen to the lobby: you are told the table once there is one."""
    wish = read_wish(body.game, body.players, body.wait)
    async with hall.room_for_a_table(person.id, asker.address):
        hall.lobby.look(person, wish)
    return answer(hall.lobby.seen_by(person.id))


@router.delete("/lobby/look", response_model=company.LobbyInfo, tags=["lobby"])
async def stop_looking(person: Somebody, hall: TheHall) -> Response:
    """Look no longer."""
    hall.lobby.stop(person.id)
    return answer(hall.lobby.seen_by(person.id))


@router.post("/tables/{id}/list", response_model=protocol.Message, tags=["lobby"])
async def list_table(live: LiveTable, body: models.Listing, person: Somebody, hall: TheHall) -> Response:
    """Show a table in the lobby, or do so no longer. For the host, before the first deal."""
    async with live.lock:
        await hall.tables.change(live, gathering.change_listing(live.table, person.id, body.listed, body.fill))
    return seen_by(live, person)


@router.get("/me/blocks", response_model=company.Blocks, tags=["lobby"])
async def blocks(person: Somebody, hall: TheHall) -> Response:
    """With whom you want nothing to do."""
    return answer({"blocked": hall.blocks.listed(person.id)})


@router.post("/tables/{id}/block", response_model=company.Blocks, tags=["lobby"])
async def block(live: LiveTable, body: models.About, person: Somebody, hall: TheHall) -> Response:
    """Block whoever has that seat at your table: you hear nothing of each other, and are not brought together."""
    other = other_person(live.table, person.id, body.seat)
    await hall.blocks.add(person.id, other, live.table.chairs[body.seat].name)
    return answer({"blocked": hall.blocks.listed(person.id)})


@router.delete("/me/blocks/{block}", response_model=company.Blocks, tags=["lobby"])
async def unblock(block: BlockId, person: Somebody, hall: TheHall) -> Response:
    """Block somebody no longer."""
    await hall.blocks.remove(person.id, block)
    return answer({"blocked": hall.blocks.listed(person.id)})
