"""Which bots people can play against here, and what they are told about them."""

from importlib.util import find_spec
from typing import Any

from ..bots import BOTS
from .problems import Problem

LEVELS = {  # what people are told about each level, the usual one first
    "steady": ("Steady", "sound play by rules of thumb"),
    "novice": ("Novice", "plays like a beginner"),
    "sharp": ("Sharp", "thinks ahead, up to a second a move"),
    "random": ("Random", "any legal action: for trying things out"),
}
STRENGTH = ("random", "novice", "steady", "sharp")  # the weakest first
SEARCHING = "sharp"  # may take a second, and compiles at first: in a process of its own
STAND_IN = "steady"  # plays for those who are away
HINTS = all(map(find_spec, ("numba", "oldtricks.bots.sharp")))


def offered(level: str) -> bool:
    """Whether people can play against this bot here."""
    return level in BOTS and (level != SEARCHING or HINTS)


def described() -> list[dict[str, Any]]:
    return [
        {"level": level, "name": name, "about": about, "available": offered(level)}
        for level, (name, about) in LEVELS.items()
    ]


def check_level(level: str | None) -> None:
    if level not in LEVELS or not offered(level):
        raise Problem(422, "bot", f"a bot is one of {', '.join(filter(offered, LEVELS))}")
