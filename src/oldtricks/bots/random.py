"""A player without a plan."""

import hashlib
from dataclasses import dataclass

from ..engine.view import View
from .base import Budget


@dataclass(frozen=True, slots=True)
class RandomBot:
    """Any legal action, each equally likely.

    The draw depends on the bot's seed, its seat and the number of actions before, and on nothing else: after an undo
    or a resume it chooses the same again, and cards that it cannot see cannot sway it.
    """

    seed: int

    def choose(self, view: View, budget: Budget) -> str:
        drawn = hashlib.sha256(f"random bot {self.seed} {view.seat} {view.ply}".encode()).digest()
        return view.legal[int.from_bytes(drawn, "big") % len(view.legal)]
