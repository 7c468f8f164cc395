"""What a bot does at a table, wherever it is computed."""

from collections.abc import Callable
from typing import Any, NamedTuple, Protocol, TypeVar

from ..bots import Budget, bot
from ..engine.view import View
from .logs import log

T = TypeVar("T")

GAP = 0.05  # seconds, at least, to carry a question to its process and the answer back


class Choice(NamedTuple):
    """What a bot does, and whether it had no time to think: that depends on what others ask for, never on its cards."""

    action: str
    hurried: bool = False


class Players(Protocol):
    """Those who think for bots."""

    def expect(self, game: str) -> None:
        """Bots that search are about to play this."""

    async def choose(self, level: str, seed: int, view: View, name: str) -> Choice:
        """The bot's choice, on the time of `name`."""

    async def elsewhere(self, work: Callable[..., T], *arguments: Any) -> T:
        """Quick work that holds up nobody."""


def length(seconds: float) -> float:
    """Of a slot for so many seconds of thinking."""
    return seconds + max(0.2 * seconds, GAP)


def choose(level: str, seed: int, view: View) -> str:
    return bot(level, seed).choose(view, Budget())


class Quick:
    """Bots that need no time to think do it at once."""

    def expect(self, game: str) -> None:
        pass

    async def elsewhere(self, work: Callable[..., T], *arguments: Any) -> T:
        return work(*arguments)

    async def choose(self, level: str, seed: int, view: View, name: str) -> Choice:
        """A bot that fails is helped out: a table must go on."""
        try:
            return Choice(choose(level, seed, view))
        except Exception:
            log.exception("a bot failed", extra={"bot": level, "game": view.game})
            return Choice(view.legal[0])
