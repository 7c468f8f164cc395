"""The pictures that people choose for themselves, from all decks: "tactics/infantry-12"."""

from functools import cache

from .. import art
from ..engine.boxes import BOXES
from ..words import say
from .problems import Problem


@cache
def all_avatars() -> tuple[str, ...]:
    return tuple(f"{game}/{name}" for game in BOXES for name in art.avatars(game))


def usual_avatar(person: str) -> str:
    """What somebody has who chose none yet."""
    there = all_avatars()
    return there[int(person, 16) % len(there)]


def check_avatar(name: str) -> None:
    if name not in all_avatars():
        raise Problem(422, "avatar", say("problem-avatar"))
