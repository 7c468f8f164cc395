"""`sharp` with the net for its adviser. Only the arena seats it: it has not shown that it is stronger."""

from collections.abc import Callable
from typing import ClassVar

from .base import Bot
from .net import Net
from .sharp import Sharp


class Counselled(Sharp):
    """Searches as `sharp` does; what it takes for sound advice is the net's choice, not the policy's."""

    __slots__ = ()

    adviser: ClassVar[Callable[[int], Bot]] = Net
