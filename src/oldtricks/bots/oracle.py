"""A reference to measure by: a player who sees all cards. It takes a match, not a view; people never meet it."""

from dataclasses import dataclass

from ..engine.errors import OldTricksError
from ..engine.match import Match
from ..words import say
from .base import Budget
from .sharp import arrays
from .trees import POLICY, Search
from .worlds import Worlds


@dataclass(frozen=True, slots=True)
class Oracle:
    """Tree search in the real world, against sides that play by the policies: what open cards are worth against them.

    Near the end of a hand the tree holds every line of play of its own side, and the search is exact. Cards that are
    yet to be shuffled it does not know.
    """

    seed: int

    def choose(self, match: Match, budget: Budget) -> str:
        """The text of a legal action for the player at turn."""
        if match.turn is None:
            raise OldTricksError(say("nothing-to-decide-over"))
        legal = match.legal()
        if len(legal) == 1:
            return legal[0].text
        known = arrays(Worlds(match.view(match.turn)).knowledge)
        search = Search(match.game, match.state, known, POLICY, self.seed, match.turn, len(match.history))
        return match.game.grammar.actions[match.state.phase][search.run(budget)].text
