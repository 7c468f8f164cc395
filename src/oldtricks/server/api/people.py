"""People: who somebody is, his games, and the figures."""

from fastapi import Request
from starlette.responses import Response

from .. import listings, models
from ..answers import answer
from ..people import SECRET, Person
from .asking import Anybody, Somebody, TheHall, address_of
from .part import part

router = part()


@router.get("/me", response_model=listings.Me, tags=["people"])
async def me(request: Request, person: Somebody, hall: TheHall) -> Response:
    """Who you are here."""
    await hall.people.note(request)
    return answer({**shown(person), "new": SECRET in request.scope})


@router.put("/me", response_model=listings.Me, tags=["people"])
async def rename(body: models.Rename, person: Somebody, hall: TheHall) -> Response:
    """Take another name or picture. At tables where you sit already you keep the old ones."""
    if body.avatar is not None:
        await hall.people.draw(person, body.avatar)
    if body.name is not None:
        await hall.people.rename(person, body.name)
    return answer({**shown(person), "new": False})


def shown(person: Person) -> dict[str, str]:
    return {"id": person.id, "name": person.name, "avatar": person.avatar}


@router.post("/tokens", response_model=listings.Token, status_code=201, tags=["people"])
async def token(request: Request, body: models.NewToken, person: Anybody, hall: TheHall) -> Response:
    """A new person for a program, and the token that it sends along."""
    hall.guests.take(address_of(request))
    program, secret = await hall.people.guest(body.name, "token")
    return answer({"token": secret, "id": program.id, "name": program.name}, 201)


@router.get("/me/tables", response_model=listings.MyTables, tags=["people"])
async def my_tables(person: Somebody, hall: TheHall) -> Response:
    """Your games, the latest first."""
    return answer({"tables": await hall.ledger.of_person(person.id)})


@router.get("/me/turns", response_model=listings.MyTables, tags=["people"])
async def my_turns(person: Anybody, hall: TheHall) -> Response:
    """The games with other people in which it is your turn, the most urgent first."""
    return answer({"tables": await hall.ledger.turns(person.id) if person else []})


@router.get("/stats", response_model=listings.Stats, tags=["people"])
async def figures(person: Anybody, hall: TheHall) -> Response:
    """What you, everybody and the bots have played and won."""
    return answer(await hall.ledger.figures(person.id if person else None))
