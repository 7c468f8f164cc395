"""Finished games: record, replay, review, and the proof of the shuffle."""

from typing import Annotated

import orjson
from fastapi import Query
from starlette.responses import Response

from ...engine.errors import quoted
from ...engine.records import Record
from ...words import say
from .. import afterwards, finished, levels, messages
from ..answers import answer, joined
from ..problems import Problem
from .asking import Anybody, Asker, LiveTable, TheHall
from .part import part

router = part()


@router.get(
    "/tables/{id}/record",
    tags=["afterwards"],
    response_class=Response,
    responses={200: {"description": "the record", "content": {"application/json": {}}}},
)
async def record(live: LiveTable, asker: Asker, hall: TheHall) -> Response:
    """The record of a finished game, to keep, to replay and to verify."""
    hall.boards.check_sealed(live.table)
    text: str = orjson.loads(await hall.desk.made(asker, f"{live.table.id} record", Record.dumps, live.table.record()))
    name = f"{live.table.game.name}-{live.table.id}.json"
    return answer(text.encode(), headers={"Content-Disposition": f'attachment; filename="{name}"'})


@router.get("/tables/{id}/replay", response_model=finished.Replay, tags=["afterwards"])
async def replay(
    live: LiveTable,
    person: Anybody,
    asker: Asker,
    hall: TheHall,
    seat: Annotated[str, Query(pattern=r"^(all|public|[0-7])$")] = "all",
) -> Response:
    """Every position of a finished game, to the eyes of a seat, of the public, or with all hands open."""
    kept = live.table.record()
    if seat.isdigit() and int(seat) >= kept.game.players:
        raise Problem(422, "seat", say("seats-are-numbered", last=kept.game.players - 1, given=quoted(seat)))
    found = await hall.desk.ask(
        asker, f"{live.table.id} {seat}", afterwards.replay, kept, tuple(live.table.plies), seat
    )
    viewer = (live.table.seat_of(person.id if person else None), person is not None and person.id == live.table.host)
    return answer(joined({"table": live.outbox.about(viewer), "review": "search" if levels.HINTS else None}, found))


@router.get(
    "/tables/{id}/review",
    response_model=finished.Review,
    responses={202: {"model": finished.Progress, "description": "not ready: ask again soon"}},
    tags=["afterwards"],
)
async def review(live: LiveTable, asker: Asker, hall: TheHall) -> Response:
    """What a good bot thinks of every decision of a finished game."""
    found = hall.reviews.ask(live.table.id, live.table.record(), asker)
    if isinstance(found, tuple):
        return answer({"done": found[0], "of": found[1]}, 202, {"Retry-After": "2"})
    return answer(found)


@router.get("/tables/{id}/verify", response_model=finished.Verification, tags=["afterwards"])
async def verify(live: LiveTable, asker: Asker, hall: TheHall) -> Response:
    """The proof that the shuffle of a finished game was fair."""
    table = live.table
    hall.boards.check_sealed(table)
    if not table.commitment:
        raise Problem(409, "no-proof", say("problem-no-proof"))
    found = await hall.desk.ask(asker, f"{table.id} proof", afterwards.verify, table.record())
    shares = messages.shares(table)
    said = say("server-proof", shares=len(shares))
    return answer(joined({"shares": shares, "words": str(said), "said": said.to_json()}, found))
