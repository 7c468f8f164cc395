"""What a seat may know, as a row of small integers for programs that learn.

The encoders are in the dialect of the rules, so they run on every backend; `layout` says what stands where and turns
an observation back into words.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from .layout import Field, decode, describe, layout, length

if TYPE_CHECKING:
    from ..match import Match

__all__ = ["Field", "decode", "describe", "layout", "length", "observe"]


def observe(match: "Match", seat: int) -> list[int]:
    """What the seat may know of the match, encoded."""
    out = [0] * length(match.game)
    import_module(f"{__name__}.{match.game.name}").observe(match.state, seat, out)
    return out
