"""A beginner: knows the rules of thumb, but forgets what was played, misjudges hands, and is careless at times."""

import hashlib
from dataclasses import dataclass

from ..engine.box import cards_of
from ..engine.knowledge import copy_state
from ..engine.view import View
from ..rules.table import BID, PLAY, TrickTable
from .base import Budget
from .steady import action_text, advised

# In 256ths: how often he ...
TIMID = 30  # ... passes with a hand worth a bid
BOLD = 30  # ... bids a step more than it is worth
CARELESS = 50  # ... does whatever comes to hand first


@dataclass(frozen=True, slots=True)
class Novice:
    """The policy with human faults; which one strikes depends on seed, seat and ply alone."""

    seed: int

    def choose(self, view: View, budget: Budget) -> str:
        mood, which = hashlib.sha256(f"novice {self.seed} {view.seat} {view.ply}".encode()).digest()[:2]
        s = copy_state(view.known)
        legal = list(cards_of(view.played.rules.legal(s)))
        if s.phase == PLAY and isinstance(s, TrickTable):
            forget(s)
        chosen = advised(s, view, self.seed)
        if s.phase == BID:
            return action_text(view, misjudged(chosen, legal, mood))
        if mood < CARELESS:
            chosen = legal[which % len(legal)]
        return action_text(view, chosen)


def forget(s: TrickTable) -> None:
    """Remember only the trick that lies on the table."""
    on_table = 0
    for card in s.trick[: s.count]:
        on_table |= 1 << card
    s.played = [cards & on_table for cards in s.played]


def misjudged(chosen: int, legal: list[int], mood: int) -> int:
    """A call, or what a beginner makes of it."""
    if mood < TIMID:
        return 0
    if mood < TIMID + BOLD:
        return next((bid for bid in legal if bid > chosen), chosen)
    return chosen
