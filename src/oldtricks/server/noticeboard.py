"""What the lobby knows and shows: tables for everybody and people who look for one, of this process and of others."""

import math
import time
from dataclasses import dataclass

from .company import LobbyTable, Looking
from .live import Live
from .seeking import Seeker
from .table import OPEN


@dataclass(frozen=True, slots=True)
class Open:
    """A table for everybody, here or in another process: what is shown, who is there, and until when that is known."""

    row: LobbyTable
    host: str
    seated: list[str]
    until: float = math.inf


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """Somebody who looks for a game in another process."""

    seeker: Seeker
    until: float


def looking(seeker: Seeker) -> Looking:
    wish, ends = seeker.wish, seeker.since + seeker.wish.wait
    until = round((time.time() + ends - time.monotonic()) * 1000)
    return {
        "name": seeker.name,
        "avatar": seeker.avatar,
        "game": wish.game,
        "players": wish.players,
        "wait": wish.wait,
        "until": until,
    }


def shown(live: Live) -> LobbyTable:
    table = live.table
    free = sum(chair.kind == "open" and chair.reserved is None for chair in table.chairs)
    return {
        "id": table.id,
        "game": table.game.name,
        "title": table.game.box.title,
        "options": dict(table.game.options),
        "players": table.game.players,
        "status": table.status,
        "seats": [{"kind": chair.kind, "name": chair.name, "avatar": chair.avatar} for chair in table.chairs],
        "free": free if table.status == OPEN else 0,
        "watch": table.house.watch != "nobody",
        "mine": False,
        "fill_at": live.presence.fill_at(),
        "chat": table.talk.chat,
    }
