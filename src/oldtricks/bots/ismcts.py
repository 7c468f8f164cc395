"""A reference to measure by: plain information-set Monte Carlo tree search, with random playouts and nothing clever."""

from dataclasses import dataclass

from ..engine.view import View
from .base import Budget
from .sharp import arrays
from .steady import action_text
from .trees import RANDOM, Search
from .worlds import Worlds


@dataclass(frozen=True, slots=True)
class Ismcts:
    """Single observer, UCB1, a world of its own for every iteration; `budget.playouts` counts iterations."""

    seed: int

    def choose(self, view: View, budget: Budget) -> str:
        return view.legal[0] if len(view.legal) == 1 else action_text(view, self.search(view).run(budget))

    def search(self, view: View) -> Search:
        worlds = Worlds(view)
        known = arrays(worlds.knowledge)
        return Search(worlds.game, worlds.before, known, RANDOM, self.seed, worlds.seat, view.ply)
