"""Those who think for bots and people, on this machine or elsewhere: how they are asked, and what may come of it."""

from collections.abc import Callable
from concurrent.futures import BrokenExecutor
from typing import Any, Protocol, TypeVar

T = TypeVar("T")


class Unprepared(Exception):
    """What a game needs is not compiled or loaded yet."""


class Overrun(Exception):
    """Something was not ready when its slot ended."""


class Away(BrokenExecutor):
    """Those who think cannot be reached."""


class Thinkers(Protocol):
    """Those who think about one kind of thing, near or far."""

    @property
    def here(self) -> bool:
        """Whether they can be asked at all."""

    @property
    def busy(self) -> int:
        """How many of them think."""

    def prepared(self, game: str) -> bool:
        """Whether one knows a game; if none does, one learns it, which may take a minute when it is compiled."""

    async def think(
        self, name: str, game: str, patience: float, seconds: float, work: Callable[..., T], *arguments: Any
    ) -> T:
        """What comes of `work(*arguments, seconds)`: told when its slot ends, an Overrun if it is not ready by then.

        The seconds are fewer where many wait. A TimeoutError if the slot cannot begin within so many seconds of
        patience, Unprepared if the worker does not know the game yet, Away if nobody can be asked.
        """

    async def advise(
        self, name: str, game: str, patience: float, seconds: float, work: Callable[..., T], *arguments: Any
    ) -> T:
        """Likewise, but even if it comes late."""

    def close(self) -> None: ...
