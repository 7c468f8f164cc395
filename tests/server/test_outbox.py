"""What is kept for sending is always what would be made anew."""

import random
import time
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


def told(outbox: Outbox, person: str | None, since: int | None, *, brief: bool = False) -> dict[str, Any]:
    found: dict[str, Any] = orjson.loads(outbox.message(person, since, brief=brief))
    if brief:
        found["view"] |= {"sheet": None, "results": None}  # told again only by who does not know who has them
    return found


class Ear:
    """Somebody who listens."""

    def __init__(self, person: str | None) -> None:
        self.person = person

    def tell(self) -> None: ...

    def talked(self) -> None: ...

    def close(self) -> None: ...


def something(live: Live, chance: random.Random) -> dict[str, Any]:
    """A move, hurried or by somebody who took his time; or something taken back, perhaps not at once."""
    table = live.table
    assert table.match is not None
    assert table.turn is not None
    if table.match.history and chance.random() < 0.2:
        seat = table.match.history[-1][0]
        waiting = chance.choice(([], [table.turn]))
        return {"kind": "undo", "seat": seat, "plies": 1, "waiting": waiting, "person": f"person {seat}"}
    action = chance.choice(table.match.legal())
    entry = conduct.move(table, f"person {table.turn}", action.text, None)
    return {**entry, "hurried": chance.random() < 0.2, "spent": chance.choice((0, 0, 1.5))}


@pytest.mark.parametrize("name", ot.GAMES)
def test_nothing_that_was_kept_is_stale(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """With actions that are taken back, so that other events get the numbers of theirs, and people who come and go."""
    options = {} if name == "new_york_to_paris" else {"hands": 2}
    live, chance, clock = live_table(ot.game(name, **options)), random.Random(1911), [1e9]
    for each in ("time", "monotonic"):
        monkeypatch.setattr(time, each, lambda: clock[0])
    table = live.table
    people = [None, *table.people()]
    ears = [Ear(person) for person in people]
    live.apply({"kind": "house", "house": {"bank": 60.0}})
    while table.status == "playing" and table.version < 70:
        clock[0] += 1
        if chance.random() < 0.2:
            ear = chance.choice(ears)
            (live.leave if ear in live.presence.streams else live.enter)(ear)
        live.presence.see(chance.sample(list(table.people()), 1))  # asks without listening
        live.apply(something(live, chance))
        for person in people:
            since = chance.choice((None, 0, table.version - 1, chance.randrange(table.version)))
            for brief in (False, True):
                kept = told(live.outbox, person, since, brief=brief)
                assert kept == told(Outbox(table, live.presence), person, since, brief=brief)


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
