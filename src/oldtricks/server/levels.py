"""Which bots people can play against here, and what they are told about them."""

from ..bots import BOTS, USUAL
from ..engine.errors import listed_texts
from ..engine.game import Game
from ..words import say
from .listings import Bot
from .problems import Problem

STAND_IN = USUAL  # plays for those who are away
HINTS = any(level.slow and level.available for level in BOTS.values())  # a bot that searches is here, and gives them


def is_slow(level: str | None) -> bool:
    """Whether it searches, so that it thinks in a process of its own."""
    return level in BOTS and BOTS[level].slow


def described() -> list[Bot]:
    """The usual one first."""
    return [
        {
            "level": level.name,
            "name": level.title,
            "about": str(level.about),
            "available": level.available,
            "usual": level.name == USUAL,
        }
        for level in sorted(BOTS.values(), key=lambda level: level.name != USUAL)
    ]


def check_level(level: str | None) -> None:
    if level not in BOTS or not BOTS[level].available:
        here = [one["level"] for one in described() if one["available"]]
        raise Problem(422, "bot", say("problem-bot", bots=listed_texts(here)))


def ends(level: str | None) -> bool:
    """Whether it finds the end of a match by itself."""
    return level not in BOTS or BOTS[level].ends


def check_end(played: Game, level: str | None) -> None:
    """A bot that may never find the end plays only where there is one."""
    if not ends(level) and played.limited() is not played:
        raise Problem(422, "options", say("problem-no-end", level=str(level)))


def hardest(levels: list[str]) -> str | None:
    """The strongest of several."""
    return max(levels, key=lambda level: BOTS[level].strength, default=None)


def has_learned(level: str | None) -> bool:
    """Whether it plays by what it has learned, which is a file for each game."""
    return level in BOTS and BOTS[level].learned


def needs(level: str) -> str:
    """A library that it cannot do without, beside Python."""
    return BOTS[level].needs
