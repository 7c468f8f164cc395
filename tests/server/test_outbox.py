"""What is kept for sending is always what would be made anew."""

import random
from typing import Any

import orjson
import pytest

import oldtricks as ot
from oldtricks.server import conduct
from oldtricks.server.live import Live
from oldtricks.server.opening import chair_entry, opening
from oldtricks.server.outbox import Outbox
from oldtricks.server.table import Table


def live_table(game: ot.Game) -> Live:
    """A table of people that is being played."""
    chairs = [chair_entry("person", f"Player {seat + 1}", f"person {seat}") for seat in range(game.players)]
    table = Table("0123456789ab", bytes(32), 0.0)
    table.apply(opening(game, "person 0", chairs, None, 60))
    live = Live(table)
    live.apply({"kind": "start"})
    return live


def told(outbox: Outbox, person: str | None, since: int | None) -> dict[str, Any]:
    """A message without what depends on the moment."""
    found: dict[str, Any] = orjson.loads(outbox.message(person, since))
    del found["table"]["now"], found["table"]["takeover"]
    return found


@pytest.mark.parametrize("name", ot.GAMES)
def test_nothing_that_was_kept_is_stale(name: str) -> None:
    """With actions that are taken back, so that other events get the numbers of theirs."""
    options = {} if name == "new_york_to_paris" else {"hands": 2}
    live, chance = live_table(ot.game(name, **options)), random.Random(1911)
    table = live.table
    people = [None, *table.people()]
    while table.status == "playing" and table.version < 120:
        assert table.match is not None
        assert table.turn is not None
        if table.match.history and chance.random() < 0.2:
            seat, plies = table.match.history[-1][0], 1
            entry = {"kind": "undo", "seat": seat, "plies": plies, "waiting": [], "person": f"person {seat}"}
        else:
            action = chance.choice(table.match.legal())
            entry = conduct.move(table, f"person {table.turn}", action.text, None)
        live.apply(entry)
        for person in people:
            since = chance.choice((None, 0, table.version - 1, chance.randrange(table.version)))
            assert told(live.outbox, person, since) == told(Outbox(table, live.presence), person, since)


def test_each_sees_his_own_side_of_an_event() -> None:
    """An event that one player saw and the others did not has one number, but two tellings."""
    live = live_table(ot.game("new_york_to_paris", players=2))
    match = live.table.match
    assert match is not None
    person = f"person {match.turn}"
    live.apply(conduct.move(live.table, person, "draw", None))
    drew = [told(live.outbox, one, 0)["news"][-1] for one in (person, "somebody who watches")]
    assert drew[0]["kind"] == drew[1]["kind"]
    assert drew[0] != drew[1]
