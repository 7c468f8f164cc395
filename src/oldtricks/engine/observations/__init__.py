"""What a seat may know, as a row of small integers for programs that learn.

The encoders are in the dialect of the rules, so they run on every backend; `layout` says what stands where and turns
an observation back into words.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from ..box import State
from ..knowledge import hidden
from .layout import Field, decode, describe, layout, length

if TYPE_CHECKING:
    from ..game import Game
    from ..match import Match

__all__ = ["Field", "decode", "describe", "encoded", "layout", "length", "observe"]


def observe(match: "Match", seat: int) -> list[int]:
    """What the seat may know of the match, encoded."""
    return encoded(match.game, hidden(match.game, match.state, seat), seat)


def encoded(game: "Game", known: State, seat: int) -> list[int]:
    """What the seat knows of a state, encoded."""
    out = [0] * length(game)
    import_module(f"{__name__}.{game.name}").observe(known, seat, out)
    return out
