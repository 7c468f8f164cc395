"""Being somebody: pictures, other devices, codes, all that is kept to take along, and leaving for good."""

from typing import Annotated

from fastapi import Depends, Path, Request
from starlette.responses import Response

from ... import art
from ...engine.boxes import BOXES
from ...words import say
from .. import company, listings, models
from ..answers import answer
from ..people import SECRET, device_of, secret_of
from ..problems import Problem
from .asking import Anybody, Somebody, TheHall, address_of, reading
from .part import part

router = part()
DeviceId = Annotated[str, Path(alias="device", pattern="^[0-9a-f]{12}$")]


@router.get("/avatars", response_model=company.Avatars, dependencies=[Depends(reading)], tags=["people"])
async def avatars() -> Response:
    """The pictures that people can choose from, by game."""
    return answer({"avatars": {game: art.avatars(game) for game in BOXES}})


@router.get("/me/devices", response_model=company.Devices, tags=["people"])
async def devices(request: Request, person: Somebody, hall: TheHall) -> Response:
    """The browsers and programs that are let in as you."""
    return answer({"devices": await hall.devices.listed(person.id, secret_of(request))})


@router.delete("/me/devices/{device}", response_model=company.Devices, tags=["people"])
async def sign_out(request: Request, device: DeviceId, person: Somebody, hall: TheHall) -> Response:
    """Sign one of them out."""
    await hall.devices.sign_out(person.id, device)
    hall.hang_up(person.id)
    return answer({"devices": await hall.devices.listed(person.id, secret_of(request))})


@router.post("/me/link", response_model=company.Link, status_code=201, tags=["people"])
async def link(request: Request, person: Somebody, hall: TheHall, body: models.Nothing | None = None) -> Response:
    """A link that makes another device yours: it works once, for ten minutes."""
    hall.codes.take(person.id)
    origin = request.headers.get("origin") or str(request.base_url).rstrip("/")
    return answer(await hall.devices.link(person.id, origin[:200]), 201)


@router.post("/me/recovery", response_model=company.Recovery, status_code=201, tags=["people"])
async def recovery(person: Somebody, hall: TheHall, body: models.Nothing | None = None) -> Response:
    """A code that lets you in if all your devices are lost; one that you had before does not work any more."""
    hall.codes.take(person.id)
    return answer(await hall.devices.recovery(person.id), 201)


@router.post("/continue", response_model=listings.Me, tags=["people"])
async def go_on(request: Request, body: models.Continue, person: Anybody, hall: TheHall) -> Response:
    """Be on this device whoever made the link or the code. A code works once."""
    hall.guests.take(address_of(request))
    secret = await hall.devices.enter(body.code, device_of(request.headers))
    request.scope[SECRET] = secret
    found = await hall.people.by_secret(secret)
    assert found is not None
    return answer({"id": found.id, "name": found.name, "avatar": found.avatar, "new": False})


@router.get(
    "/me/data", tags=["people"], response_class=Response, responses={200: {"content": {"application/json": {}}}}
)
async def data(person: Somebody, hall: TheHall) -> Response:
    """All that is kept about you."""
    hall.codes.take(person.id)
    headers = {"Content-Disposition": 'attachment; filename="oldtricks.json"'}
    return answer(await hall.leaving.data_of(person.id), headers=headers)


@router.post("/me/leave", response_model=company.Gone, tags=["people"])
async def leave(request: Request, body: models.Leave, person: Somebody, hall: TheHall) -> Response:
    """Delete all that is kept about you. Games with other people stay theirs, without your name."""
    if body.name.strip() != person.name:
        raise Problem(422, "name", say("problem-leave-name"))
    await hall.leave(person.id)
    request.scope[SECRET] = ""
    return answer({"gone": True})
