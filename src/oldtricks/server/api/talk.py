"""What is said at a table: lines, reactions, a word to the host. None of it is kept."""

from dataclasses import asdict

from starlette.responses import Response

from ...words import say
from .. import models, protocol
from ..answers import answer
from ..problems import Problem
from ..talk import change_talk, check_line, other_person
from .asking import LiveTable, Somebody, TheHall, seen_by
from .part import part

router = part()


@router.get("/tables/{id}/talk", response_model=protocol.Talked, tags=["talk"])
async def hear(live: LiveTable, person: Somebody) -> Response:
    """The latest lines, for those who sit there."""
    if live.table.seat_of(person.id) is None:
        raise Problem(403, "not-seated", say("problem-not-seated"))
    return answer(live.talk.told(0, person.id))


@router.post("/tables/{id}/talk", response_model=protocol.Talked, tags=["talk"])
async def speak(live: LiveTable, body: models.Say, person: Somebody, hall: TheHall) -> Response:
    """Say something to those who sit there, or show a reaction."""
    seat, text, reaction = check_line(live.table, person.id, body.text, body.reaction)
    hall.talking.take(person.id)
    live.arrive(person.id)
    line = live.talk.add(person.id, seat, live.table.chairs[seat].name, text, reaction)
    live.talked()
    hall.storage.tell({"kind": "talk", "table": live.table.id, "line": asdict(line)})
    return answer(live.talk.told(line.number - 1, person.id))


@router.post("/tables/{id}/talk/rules", response_model=protocol.Message, tags=["talk"])
async def rules(live: LiveTable, body: models.TalkRules, person: Somebody, hall: TheHall) -> Response:
    """Switch chat or reactions on or off, or silence a seat. For the host, at any time."""
    hall.talking.take(person.id)
    changes = {name: value for name, value in body.model_dump(exclude_unset=True).items() if value is not None}
    async with live.lock:
        await hall.tables.change(live, change_talk(live.table, person.id, {"silent": True, **changes}))
    if body.seat is not None:
        live.talk.settle(other_person(live.table, person.id, body.seat))
        live.talked()
    return seen_by(live, person)


@router.post("/tables/{id}/report", response_model=protocol.Talked, tags=["talk"])
async def report(live: LiveTable, body: models.About, person: Somebody, hall: TheHall) -> Response:
    """Tell the host that what somebody at the table says is not right. He is not told by whom."""
    other = other_person(live.table, person.id, body.seat)
    hall.talking.take(person.id)
    hall.metrics.reports.inc()
    live.talk.report(other)
    live.talked()
    hall.storage.tell({"kind": "report", "table": live.table.id, "person": other})
    return answer(live.talk.told(live.talk.latest, person.id))
