"""Boards: today's, challenges and events; who has finished one sees how others did with the same cards."""

import asyncio
from datetime import date
from typing import Annotated

from fastapi import Path, Request
from starlette.responses import Response

from ...bots import BOTS
from ...engine.boxes import BOXES
from ...words import say
from .. import board_listings, compared, listings, models
from ..answers import answer
from ..levels import check_level
from ..names import clean_name
from ..problems import Problem
from ..ratings import ENOUGH
from ..rounds import ROUND, Round
from ..talk import leading_nowhere
from .asking import Anybody, Asker, LiveTable, Somebody, TheHall, address_of
from .games import known
from .part import part

RoundName = Annotated[str, Path(alias="round", pattern=f"^(?:{ROUND.pattern})$")]
LONGEST_TITLE = 60

router = part()


@router.get("/boards", response_model=board_listings.Today, tags=["boards"])
async def today(person: Anybody, hall: TheHall) -> Response:
    """Today's boards, and how far you are with each."""
    boards, now = hall.boards, hall.boards.clock()
    who = person.id if person else None
    rows = await boards.of_person(who) if who else []
    found = []
    for game in BOXES:
        made = await boards.of_day(boards.today(), game, who)
        found.append(compared.info(made, [row for row in rows if row.round_id == made.id], now, who))
    streak, longest = compared.streaks(rows, boards.today())
    day = {"date": boards.today().isoformat(), "now": round(now * 1000)}
    return answer({**day, "rounds": found, "streak": streak, "longest": longest})


@router.get("/boards/days/{day}", response_model=board_listings.BoardDay, tags=["boards"])
async def committed(day: date, person: Anybody, hall: TheHall) -> Response:
    """What was committed to for a day, from the day before on; and the secrets, from the day after on."""
    found = []
    for game in BOXES:
        for instance, made in enumerate(await hall.boards.committed(day, game), 1):
            out = made.over(hall.boards.clock())
            row = {"game": game, "instance": instance, "commitments": [board.commitment for board in made.boards]}
            found.append({**row, "secrets": [board.secret.hex() for board in made.boards] if out else None})
    return answer({"date": day.isoformat(), "rounds": found})


@router.get("/rounds/{round}", response_model=board_listings.RoundPage, tags=["boards"])
async def show(round: RoundName, person: Anybody, hall: TheHall) -> Response:
    """A round; and once you have finished it, how you did and how others did."""
    boards, now, who = hall.boards, hall.boards.clock(), person.id if person else None
    made = await boards.find(round, who)
    mine = await boards.rows(made, who) if who else []
    about = compared.info(made, mine, now, who)
    streak, longest = compared.streaks(await boards.of_person(who) if who else [], boards.today())
    page: dict[str, object] = {"round": about, "outcome": None, "placed": None, "streak": streak, "longest": longest}
    page["partner"] = await boards.partner(made, mine)
    if about["state"] == "finished" or made.over(now):
        rows = await boards.rows(made)
        if about["state"] == "finished" and who:
            page["outcome"] = await _outcome(hall, made, rows, who)
        if made.kind != "day":
            page["placed"] = await asyncio.to_thread(compared.placed, made, rows, who)
    return answer(page)


async def _outcome(hall: TheHall, made: Round, rows: compared.Rows, who: str) -> board_listings.Outcome:
    tables = [(await hall.tables.get(row.table_id)).table for row in rows if row.person == who]
    thinking = made.with_bots and sum(row.table_id is None for row in rows) < len(hall.boards.models) * len(made.boards)
    if thinking:
        hall.boards.expect(made)
    lines = await hall.boards.lines(made, who)
    return await asyncio.to_thread(compared.outcome, made, rows, lines, who, tables, thinking)


@router.post("/rounds/{round}/play", response_model=listings.TableId, status_code=201, tags=["boards"])
async def play(
    round: RoundName,
    request: Request,
    person: Somebody,
    asker: Asker,
    hall: TheHall,
    body: models.PlayBoard | None = None,
) -> Response:
    """The table where you play the next board of a round, or go on with one. Each is played once."""
    made = await hall.boards.find(round, person.id)
    agent = f"{address_of(request)} {request.headers.get('user-agent', '')}"
    async with hall.room_for_a_table(person.id, asker.address):
        table = await hall.boards.play(made, person, agent, body.team if body else None)
    return answer({"id": table}, 201, {"Location": f"/api/tables/{table}"})


@router.post("/tables/{id}/challenge", response_model=board_listings.RoundId, status_code=201, tags=["boards"])
async def challenge(
    live: LiveTable, person: Somebody, asker: Asker, hall: TheHall, body: models.Challenge | None = None
) -> Response:
    """A link under which others play the cards of your finished game against bots, or of a hand of it."""
    hall.new_tables.take(asker.address)
    made = await hall.boards.challenge(live.table, person, body.deal if body else None)
    return answer({"id": made.id}, 201, {"Location": f"/api/rounds/{made.id}"})


@router.get("/events", response_model=board_listings.Events, tags=["boards"])
async def events(person: Anybody, hall: TheHall) -> Response:
    """The events that anybody may join."""
    who, found = person.id if person else None, []
    rows = await hall.boards.of_person(who) if who else []
    for made in await hall.boards.open_events():
        mine = [row for row in rows if row.round_id == made.id]
        found.append(compared.info(made, mine, hall.boards.clock(), who))
    return answer({"events": found})


@router.post("/events", response_model=board_listings.RoundId, status_code=201, tags=["boards"])
async def open_event(body: models.NewEvent, person: Somebody, asker: Asker, hall: TheHall) -> Response:
    """Open an event: everybody who comes plays the same boards against the same bots."""
    hall.new_tables.take(asker.address)
    game = known(body.game)
    check_level(body.level)
    level = BOTS[body.level]
    if level.slow or not level.ends:
        raise Problem(422, "bot", say("problem-event-bot"))
    opens = max(hall.boards.clock(), (body.opens or 0) / 1000)
    title = leading_nowhere(clean_name(body.title, LONGEST_TITLE))
    times = {"opens": opens, "closes": opens + body.hours * 3600}
    made = hall.boards.event(
        person, game, body.level, body.boards, title=title, public=body.public, teams=body.teams, **times
    )
    await hall.boards.add(made)
    return answer({"id": made.id}, 201, {"Location": f"/api/rounds/{made.id}"})


@router.get("/ratings", response_model=board_listings.AllRatings, tags=["boards"])
async def rated(person: Anybody, hall: TheHall) -> Response:
    """How strong you and the bots are at each game, as far as that is known."""
    await hall.ratings.settle()
    mine = await hall.ratings.of(person.id) if person else []
    return answer({"enough": ENOUGH, "mine": mine, "bots": await hall.ratings.of_bots()})
