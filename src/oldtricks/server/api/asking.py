"""What the functions of the protocol ask for: the hall, whose request it is, and the table that it is about."""

from typing import Annotated

from fastapi import Depends, Path, Request
from starlette.responses import Response

from .. import limits
from ..answers import answer
from ..gallery import check_watch
from ..hall import Hall
from ..live import Live
from ..people import SECRET, Person
from ..problems import closed
from ..tables import NAME

NEWS = 50  # events that are worth a request: a hand of them or more


def hall_of(request: Request) -> Hall:
    found: Hall = request.app.state.hall
    return found


async def the_hall(request: Request) -> Hall:
    return hall_of(request)


async def anybody(request: Request) -> Person | None:
    """Whose request it is; nobody's, if he has no cookie and no token."""
    hall, address = hall_of(request), address_of(request)
    person = hall.people.remembered(request)
    hall.rates.take(limits.Asker(person.id if person else address, address))
    return person or await hall.people.find(request)


async def somebody(request: Request, person: Annotated[Person | None, Depends(anybody)]) -> Person:
    """Whose request it is; a new guest's, if nobody's yet."""
    if person is None:
        hall = hall_of(request)
        hall.guests.take(address_of(request))
        person, secret = await hall.people.guest(languages=request.headers.get("accept-language"))
        request.scope[SECRET] = secret
    return person


async def reading(request: Request) -> None:
    """What anybody may read is on the budget of his address, like a page."""
    hall_of(request).pages.take(address_of(request))


async def asker(request: Request, person: Annotated[Person | None, Depends(anybody)]) -> limits.Asker:
    """Whose budget a request is on."""
    address = address_of(request)
    return limits.Asker(person.id if person else address, address)


def address_of(request: Request) -> str:
    return limits.household(request.client.host if request.client else "nowhere")


TheHall = Annotated[Hall, Depends(the_hall)]
Anybody = Annotated[Person | None, Depends(anybody)]
Asker = Annotated[limits.Asker, Depends(asker)]
Somebody = Annotated[Person, Depends(somebody)]
TableName = Annotated[str, Path(alias="id", pattern=f"^{NAME.pattern}$")]


async def live_table(id: TableName, hall: TheHall, person: Anybody, asker: Asker) -> Live:
    live = await hall.tables.get(id)
    if live.table.closed:
        raise closed()
    live.look_on(hall.bots.budgets.place(asker), person.id if person else None)
    await hall.boards.check_seen(live, person.id if person else None)
    return live


LiveTable = Annotated[Live, Depends(live_table)]


def seen_by(live: Live, person: Person | None, since: int | None = None, *, brief: bool = False) -> Response:
    name = person.id if person else None
    return answer(live.outbox_of(name).message(name, since, brief=brief))


def pay_for_news(hall: Hall, asker: limits.Asker, live: Live, person: Person | None, since: int | None) -> None:
    """Much that happened long ago is more than one request; whoever was away for long pays it afterwards."""
    if requests := live.outbox_of(person.id if person else None).missed(since) // NEWS:
        hall.rates.spend(asker, requests)


def look_in(live: Live, person: Person | None, since: int | None = None) -> Response:
    """The table as somebody sees it who has just come."""
    check_watch(live.table, person.id if person else None)
    live.arrive(person.id if person else None)
    return seen_by(live, person, since)
