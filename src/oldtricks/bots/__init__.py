"""Players that need no chair. Every level is a line in `BOTS`, and is imported only when somebody plays against it."""

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from ..engine.errors import OldTricksError, listed_texts, nearest, quoted
from ..words import Said, known, say
from .base import Bot, Budget

if TYPE_CHECKING:
    from .net import Net
    from .novice import Novice
    from .random import RandomBot
    from .sharp import Sharp
    from .steady import Steady

PLACES = {"Net": "net", "Novice": "novice", "RandomBot": "random", "Sharp": "sharp", "Steady": "steady"}


def __getattr__(name: str) -> Any:
    if name not in PLACES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{PLACES[name]}"), name)


@dataclass(frozen=True, slots=True)
class Level:
    """A bot that people can play against."""

    name: str
    make: Callable[[int], Bot]  # from its seed
    slow: bool = False  # searches: may take a second, and compiles at first
    needs: str = ""  # a library that an extra brings
    strength: int = 0  # beside the others
    learned: bool = False  # plays by what it has learned of a game, which is a file
    ends: bool = True  # finds the end of a match by itself, however many hands it may have

    @property
    def title(self) -> str:
        return self.name.capitalize()

    @property
    def about(self) -> Said:
        key = f"bot-about-{self.name}"
        return say(key) if known(key) else say("text", text=self.name)

    @property
    def available(self) -> bool:
        """Whether it can play here: a search needs compiled code (extra [fast] brings numba)."""
        return not self.needs or find_spec(self.needs) is not None


def _later(name: str) -> Callable[[int], Bot]:
    def make(seed: int) -> Bot:
        made: Bot = __getattr__(name)(seed)
        return made

    return make


BOTS: dict[str, Level] = {
    level.name: level
    for level in (
        Level("novice", _later("Novice"), strength=1),
        Level("steady", _later("Steady"), strength=2),
        Level("net", _later("Net"), strength=3, learned=True),
        Level("sharp", _later("Sharp"), slow=True, needs="numba", strength=4),
        Level("random", _later("RandomBot"), ends=False),
    )
}
USUAL = "steady"  # for people who do not choose, and for those who are away


def bot(level: str, seed: int) -> Bot:
    """A bot of this level."""
    if level not in BOTS:
        near = nearest(level, BOTS)
        raise OldTricksError(say("bot-unknown", given=quoted(level), near=near, bots=listed_texts(BOTS)))
    if not BOTS[level].available:
        from ..compiled.cpu import MissingBackend

        raise MissingBackend(say("needs-numba"))
    return BOTS[level].make(seed)


__all__ = ["BOTS", "USUAL", "Bot", "Budget", "Level", "Net", "Novice", "RandomBot", "Sharp", "Steady", "bot"]
