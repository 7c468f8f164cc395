"""A beginner: knows the rules of thumb, but forgets what was played, misjudges hands, and is careless at times."""

from dataclasses import dataclass
from typing import ClassVar

from ..compiled.build import Sitter
from ..engine.view import View
from . import binding
from .base import Budget
from .seated import NOVICE
from .steady import action_text, advised


@dataclass(frozen=True, slots=True)
class Novice:
    """The policy with human faults; which one strikes depends on seed, seat and ply alone."""

    seed: int

    seated: ClassVar = Sitter(NOVICE, binding.seated)

    def choose(self, view: View, budget: Budget) -> str:
        return action_text(view, advised(view.known, view.game, view.ply, NOVICE, self.seed))
