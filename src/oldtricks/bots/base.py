"""What a bot is."""

from dataclasses import dataclass
from typing import Protocol

from ..engine.view import View


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a bot may think. Only a bot that stops by `playouts` chooses alike on every machine."""

    playouts: int = 1000
    seconds: float | None = None


class Bot(Protocol):
    """A player. It gets a view, never the state, so it cannot know more than its seat does."""

    def choose(self, view: View, budget: Budget) -> str:
        """One of `view.legal`; in the arena, one of `view.legal_numbers` will do as well."""
