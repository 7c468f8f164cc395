"""A sound player: the rules of thumb of `policies`, interpreted, in well under a millisecond."""

from dataclasses import dataclass
from typing import ClassVar

from ..compiled.build import Sitter
from ..engine import sfc32
from ..engine.box import State
from ..engine.knowledge import copy_state
from ..engine.view import View
from . import binding
from .base import Budget
from .seated import STEADY


@dataclass(frozen=True, slots=True)
class Steady:
    """What the game's policy chooses; where it mixes, the draw depends on seed, seat and ply alone."""

    seed: int

    seated: ClassVar = Sitter(STEADY, binding.seated)

    def choose(self, view: View, budget: Budget) -> str:
        return action_text(view, advised(view.known, view.game, view.ply, STEADY, self.seed))


def advised(s: State, game: str, ply: int, level: int, seed: int) -> int:
    """What a bot of this level and seed does in this state, of which it sees only what is not hidden from it."""
    chance = [0] * 4
    sfc32.seed(chance, seed & sfc32.WORD, seed >> 32 & sfc32.WORD, ply * s.players + s.turn)
    spare = s if level == STEADY else copy_state(s)  # a novice forgets for a moment what was played
    return binding.choice(game)(s, spare, level, chance)


def action_text(view: View, action: int) -> str:
    """An action of the view's phase as people type it."""
    return view.played.grammar.actions[view.known.phase][action].text
