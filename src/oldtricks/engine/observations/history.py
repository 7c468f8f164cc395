"""The order of what happened in a deal: the auction, the choices after it, the tricks; three numbers an action.

Who, counted to the left from the observer; in which phase; and what. All count from 1, and 0 is nothing: what others
laid away face down has no number, and lines that are not filled have none at all.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from ...rules.table import HIDDEN
from ...words import say
from ..errors import OptionError
from ..trick_box import TrickBox
from .encode import phase_place

if TYPE_CHECKING:
    from ..game import Game
    from ..knowledge import Script

WIDTH = 3  # numbers an action


@lru_cache(maxsize=256)
def most_actions(game: "Game") -> int:
    """How many actions a deal can have at most. A race has neither auction nor tricks, and no such number."""
    if not isinstance(game.box, TrickBox):
        raise OptionError(say("history-of-tricks", game=game.box.title))
    s = game.new_state()
    dealt = sum(seat >= 0 for seat in game.layout(0))
    return game.box.most_calls(s) + game.box.most_choices(s) + dealt


def told(game: "Game", seat: int, script: "Script", phases: Sequence[int]) -> list[int]:
    """The history of a deal as a seat has seen it, line after line."""
    out: list[int] = []
    for (who, number), phase in zip(script, phases, strict=True):
        out += [1 + (who - seat) % game.players, 1 + phase_place(phase), 0 if number == HIDDEN else 1 + number]
    return out + [0] * (WIDTH * most_actions(game) - len(out))
