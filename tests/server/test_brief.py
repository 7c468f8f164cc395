"""Brief messages: whoever keeps what he has and adds the news knows what the whole message says."""

from typing import Any

import orjson
import pytest

from oldtricks.bots import Budget, bot
from oldtricks.server.conduct import move
from oldtricks.server.live import Live
from oldtricks.server.messages import MOST_EVENTS
from oldtricks.server.streams import Hearing

from ..tables import limited, table_id
from .test_protocol import FIRST, table_of_people


def joined(before: dict[str, Any], brief: dict[str, Any]) -> dict[str, Any]:
    """As the page does it, in web/js/connection.js."""
    known = before["view"] or {}
    events = brief["view"].get("events", [*known.get("events", []), *brief["news"]])
    kept = {name: known.get(name) for name in ("sheet", "results")}
    table = {"shares": before["table"]["shares"], **brief.get("table", before["table"])}
    return {**brief, "table": table, "view": {**kept, **brief["view"], "events": events}}


def told(stream: Hearing, live: Live) -> dict[str, Any]:
    """What comes by a stream."""
    found: dict[str, Any] = orjson.loads(stream.hear(live.outbox_of(stream.person)).partition(b"data: ")[2])
    return found


def without_english(message: dict[str, Any]) -> dict[str, Any]:
    events = [{**event, "text": ""} for event in message["view"]["events"][-MOST_EVENTS:]]
    news = [{**event, "text": ""} for event in message["news"]]
    left = {key: value for key, value in message.items() if key not in ("meanings", "refusals")}
    left["table"] = {**left["table"], "now": 0}
    return {**left, "news": news, "view": {**message["view"], "events": events}}


@pytest.mark.parametrize("table", FIRST.values(), ids=table_id)
def test_the_news_complete_what_a_brief_message_leaves_out(table: tuple[str, dict[str, Any]]) -> None:
    live = table_of_people(limited(*table, hands=2))
    people = list(live.table.people())
    players = [bot("steady" if seat % 2 else "novice", seat) for seat in range(len(people))]
    streams = {person: Hearing(person, None, brief=True, keeps=True) for person in people}
    heard = {person: told(streams[person], live) for person in people}
    live.apply({"kind": "start"})
    sizes, unsaid = [0, 0], 0
    while live.table.status == "playing":
        match = live.table.match
        assert match is not None
        assert match.turn is not None
        live.apply(
            move(live.table, people[match.turn], players[match.turn].choose(match.view(match.turn), Budget()), None)
        )
        if live.table.version == 9:  # and what is taken back
            seat = match.history[-1][0]
            live.apply({"kind": "undo", "seat": seat, "plies": 1, "waiting": [], "person": people[seat]})
        if live.table.version == 14:  # and somebody is gone
            live.send_away(match.turn)
        for person in people:
            since = heard[person]["version"]
            if live.table.version % 5 == 0 and person != people[0]:
                continue  # a slow reader skips versions, but no news
            brief, whole = (live.outbox.message(person, since, brief=wanted) for wanted in (True, False))
            sizes = [sizes[0] + len(brief), sizes[1] + len(whole)]
            by_stream = told(streams[person], live)
            unsaid += "table" not in by_stream
            asked, heard[person] = (joined(heard[person], each) for each in (orjson.loads(brief), by_stream))
            for known in (asked, heard[person]):
                assert without_english(known) == without_english(orjson.loads(whole))
    assert 3 * sizes[0] < 2 * sizes[1]
    assert unsaid
