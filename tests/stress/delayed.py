"""Those who watch with a delay are sent nothing that is younger: whole games, looked at after every move.

`python -m tests.stress.delayed --games 2000` plays as many and prints what it looked at. The games go through the
server's own code with a clock that is moved on by hand.

1. With the delay of a hand, not one byte of what is sent changes from a hand's first card to its end, whatever is
   played or claimed; with that of minutes, it is what somebody without a delay was sent so many minutes ago.
2. Other worlds. Cards change places that the seat from which somebody watches has not seen (tests/engine's
   noninterference); he, too, is sent the same.
"""

import argparse
import asyncio
import random
import time
from collections import Counter
from collections.abc import Callable
from typing import Any
from unittest.mock import patch

import orjson
import pytest

import oldtricks as ot
from oldtricks.server import rest
from oldtricks.server.gallery import LAG
from oldtricks.server.house_rules import Delay, HouseRules
from oldtricks.server.opening import Entry

from ..engine.test_noninterference import Seat, Tally, interference
from ..server import clockwork
from ..tables import TABLES, limited, table_id
from . import hidden
from .hidden import NOW, Options

PACE = 11.0  # seconds between two moves
SINCE = (None, 0, 3)


class Room(hidden.Room):
    """The same with a delay for those who watch, or without."""

    def __init__(self, game: ot.Game, shuffler: Any, delay: Delay, eyes: Seat = None) -> None:
        super().__init__(game, shuffler, HouseRules(delay=delay, watch_seat=eyes))

    def append(self, entry: Entry) -> None:
        super().append({**entry, "at": time.time()})

    def shown(self) -> list[bytes]:
        """What somebody who watches gets, whatever he says that he has heard."""
        outbox = self.live.outbox_of(None)
        return [outbox.message(None, since) for since in SINCE]


# Nothing younger


async def hand_later(table: Options, seed: int, counts: Counter[str]) -> None:
    game, chance = limited(*table, hands=2), random.Random(seed)
    eyes = chance.choice([None, *range(game.players)])
    room = Room(game, ot.Seeded(seed), "hand", eyes)
    sent, deal = room.shown(), room.match.state.deals
    while not room.match.over:
        maybe_claim(room, chance, counts)
        room.play(chance.choice(room.match.legal()).text)
        if room.match.over:
            break
        if room.match.state.deals == deal:
            assert room.shown() == sent, f"{table_id(table)}, seed {seed}: something of hand {deal} is told"
            counts["messages"] += len(SINCE)
        sent, deal = room.shown(), room.match.state.deals
    counts["games"] += 1


def maybe_claim(room: Room, chance: random.Random, counts: Counter[str]) -> None:
    """Whoever may claim the rest does, now and then: others are asked, and do not give it."""
    turn = room.match.turn
    assert turn is not None
    if chance.random() < 0.2 and rest.may_claim(room.table, turn):
        others = [seat for seat in range(room.match.game.players) if seat != turn]
        room.append({"kind": "rest", "seat": turn, "how": "claim", "waiting": others, "counted": None})
        room.append({"kind": "lapse"})
        counts["claims"] += 1


async def minutes_later(table: Options, seed: int, counts: Counter[str]) -> None:
    game, chance = limited(*table, hands=1), random.Random(seed)
    room, plain = Room(game, ot.Seeded(seed), "minutes"), Room(game, ot.Seeded(seed), "none")
    views = [told(plain)]
    while not room.match.over:
        await asyncio.sleep(PACE)
        action = chance.choice(room.match.legal()).text
        room.play(action)
        plain.play(action)
        views.append(told(plain))
        if not room.match.over:
            shown = told(room)
            if shown is not None:
                ply = shown["ply"]
                assert (len(views) - 1 - ply) * PACE >= LAG, f"{table_id(table)}, seed {seed}: {ply} is told too early"
                assert shown == views[ply]
            counts["messages"] += 1
    counts["games"] += 1


def told(room: Room) -> Any:
    return orjson.loads(room.shown()[0])["view"]


def with_time(work: Callable[[], Any]) -> None:
    """With a clock that moves only while everybody waits."""
    with pytest.MonkeyPatch.context() as patched:

        async def working() -> None:
            patched.setattr(time, "time", lambda: NOW + time.monotonic())
            await work()

        clockwork.run(patched, working())


def scan(table: Options, seed: int, counts: Counter[str]) -> None:
    """One game with each delay; an AssertionError says what was told too early."""
    with_time(lambda: hand_later(table, seed, counts))
    with_time(lambda: minutes_later(table, seed, counts))


# Other worlds


def watching(match: ot.Match, seat: Seat) -> bytes:
    """What somebody is sent who watches from a seat, or from none, while a game is going on."""
    if match.over:
        return b""  # then everybody may see everything
    with patch("time.time", lambda: NOW), patch("time.monotonic", lambda: NOW):
        room = Room(match.game, match.shuffler, "hand", seat)
        for _, action in match.history:
            room.play(action.text)
        return b"\n".join(room.shown())


def compare(table: Options, seed: int) -> Tally:
    return interference(table, watching, seeds=[seed])


def besiege(games: int) -> Counter[str]:
    counts: Counter[str] = Counter()
    for seed in range(max(games // len(TABLES), 1)):
        for table in TABLES:
            scan(table, seed, counts)
            found = compare(table, seed)
            counts["other worlds"] += found.differed
            assert not found.leaks, f"{table_id(table)}, seed {seed}: {found.leaks} leaks"
    return counts


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200, help="in all, at every table in turn (default 200)")
    print(dict(besiege(parser.parse_args().games)))
