"""References to measure by: players who see all cards. They take a match, not a view; people never meet them."""

from dataclasses import dataclass
from typing import ClassVar

from ..engine.errors import OldTricksError
from ..engine.match import Match
from ..words import say
from .base import Budget
from .sharp import arrays
from .trees import AHEAD, POLICY, Search
from .worlds import Worlds


@dataclass(frozen=True, slots=True)
class Oracle:
    """Tree search in the real world, against sides that play by the policies: what open cards are worth against them.

    Near the end of a hand the tree holds every line of play of its own side, and the search is exact. Cards that are
    yet to be shuffled it does not know.
    """

    seed: int

    how: ClassVar[int] = POLICY

    def choose(self, match: Match, budget: Budget) -> str:
        """The text of a legal action for the player at turn."""
        if match.turn is None:
            raise OldTricksError(say("nothing-to-decide-over"))
        legal = match.legal()
        if len(legal) == 1:
            return legal[0].text
        known = arrays(Worlds(match.view(match.turn)).knowledge)
        search = Search(match.game, match.state, known, self.how, self.seed, match.turn, len(match.history))
        return match.game.grammar.actions[match.state.phase][search.run(budget)].text


class Kibitzer(Oracle):
    """One who sees all hands, but not the future: neither the wind to come nor the order of the drawing pile.

    What the oracle wins beyond that nobody could win.
    """

    __slots__ = ()

    how = AHEAD
