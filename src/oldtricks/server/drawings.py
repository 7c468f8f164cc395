"""Pictures as they are sent: one, some or all of a game."""

import json
import re
from collections.abc import Iterable
from functools import cache
from typing import Any

from .. import art
from ..engine.errors import OldTricksError
from .problems import missing

TAG = re.compile(r"<[^>]*>[^<]*")
NAMED = re.compile(r'(?<= id=")[^"]+')
NAMING = re.compile(r'(?<= id=")[^"]+|(?<= href="#)[^"]+|(?<=url\(#)[^)]+')


@cache
def picture(game: str, name: str) -> str:
    """A drawing."""
    try:
        if name.startswith("mark-"):
            svg = art.mark(game, name.removeprefix("mark-"))
        elif name.startswith("avatar-"):
            svg = art.avatar(game, name.removeprefix("avatar-"))
        elif game == "reactions":
            svg = art.reaction(name)
        elif name in ("back", "box", "board"):
            svg = {"back": art.back, "box": art.box, "board": art.board}[name](game)
        else:
            svg = art.plane(game) if name == "plane" else art.face(game, name)
    except OldTricksError:
        raise missing("picture") from None
    return svg


@cache
def pack(game: str) -> str:
    """All pictures of a game but its box in one piece."""
    return json.dumps(pictures(game, art.cards(game)), separators=(",", ":"))


def pictures(game: str, cards: Iterable[str]) -> dict[str, Any]:
    """Pictures of cards, of their backs and of suits, each part of them once."""
    names = ["back", *(f"mark-{suit}" for suit in art.suits(game)), *cards]
    parts: dict[str, int] = {}
    drawn = {name: [parts.setdefault(part, len(parts)) for part in _parts(game, name)] for name in names}
    return {"parts": list(parts), "pictures": drawn}


@cache
def _parts(game: str, name: str) -> list[str]:
    return TAG.findall(by_itself(picture(game, name)))


def by_itself(svg: str) -> str:
    """A picture that is shown alone, where its parts need no names of which there is only one in the world."""
    short = {name: f"n{i}" for i, name in enumerate(dict.fromkeys(NAMED.findall(svg)))}
    return NAMING.sub(lambda found: short[found[0]], svg)
