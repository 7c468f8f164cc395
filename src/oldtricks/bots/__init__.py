"""Players that need no chair. Every level is a line in `BOTS`."""

from collections.abc import Callable

from ..engine.errors import OldTricksError, nearest, quoted
from .base import Bot, Budget
from .novice import Novice
from .random import RandomBot
from .sharp import Sharp
from .steady import Steady

BOTS: dict[str, Callable[[int], Bot]] = {  # by level; each is made from its seed
    "novice": Novice,
    "steady": Steady,
    "sharp": Sharp,
    "random": RandomBot,
}
USUAL = "steady"  # for people who do not choose


def bot(level: str, seed: int) -> Bot:
    """A bot of this level."""
    if level not in BOTS:
        raise OldTricksError(f"there is no bot {quoted(level)}.{nearest(level, BOTS)} Bots: {', '.join(BOTS)}.")
    return BOTS[level](seed)


__all__ = ["BOTS", "USUAL", "Bot", "Budget", "Novice", "RandomBot", "Sharp", "Steady", "bot"]
