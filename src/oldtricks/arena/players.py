"""Who may sit down in the arena: the bots that people play against, and references that only measure."""

from collections.abc import Callable
from typing import Protocol

from ..bots import BOTS, Bot, Budget, bot
from ..bots.ismcts import Ismcts
from ..bots.oracle import Oracle
from ..compiled.cpu import numba
from ..engine.errors import OldTricksError, listed_texts, nearest, quoted
from ..engine.match import Match
from ..words import say


class Seer(Protocol):
    """A player that sees every card. It is never offered to people."""

    def choose(self, match: Match, budget: Budget) -> str:
        """A legal action of the player at turn."""


REFERENCES: dict[str, Callable[[int], Bot]] = {"ismcts": Ismcts}
SEERS: dict[str, Callable[[int], Seer]] = {"oracle": Oracle}


def levels() -> list[str]:
    """Everybody who can be seated."""
    return [*BOTS, *REFERENCES, *SEERS]


def check_level(level: str) -> None:
    if level not in levels():
        near, bots = nearest(level, levels()), listed_texts(levels())
        raise OldTricksError(say("arena-no-bot", given=quoted(level), near=near, bots=bots))
    if level not in BOTS or not BOTS[level].available:
        numba()  # what the searches need


def seat(level: str, seed: int) -> Callable[[Match, Budget], str]:
    """A player of this level, asked with the match. Only a seer gets to see more of it than its seat's view."""
    check_level(level)
    if level in SEERS:
        seer = SEERS[level](seed)
        return lambda match, budget: seer.choose(match.copy(), budget)
    player = REFERENCES[level](seed) if level in REFERENCES else bot(level, seed)
    return lambda match, budget: player.choose(match.view(match.turn), budget)
