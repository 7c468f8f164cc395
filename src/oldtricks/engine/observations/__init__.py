"""What a seat may know, as a row of small integers for programs that learn.

The encoders are in the dialect of the rules, so they run on every backend; `layout` says what stands where and turns
an observation back into words.
"""

import hashlib
from collections.abc import Mapping
from functools import lru_cache
from importlib import import_module
from typing import TYPE_CHECKING

from ...words import say
from ..box import State
from ..errors import OldTricksError
from ..knowledge import hidden
from .layout import Field, decode, describe, layout, length

if TYPE_CHECKING:
    from ..game import Game
    from ..match import Match

__all__ = ["Field", "check_signature", "decode", "describe", "encoded", "layout", "length", "observe", "signature"]


@lru_cache(maxsize=256)
def signature(game: "Game") -> dict[str, object]:
    """What a policy, or anything else made of numbers, was made for: game and players, rules, layout and actions.

    Layout and actions by a digest of their names and numbers.
    """
    fields = [(field.name, field.length, field.kind) for field in layout(game)]
    actions = [
        (phase, number, known.text) for phase, by in game.grammar.actions.items() for number, known in by.items()
    ]
    return {
        "game": game.name,
        "players": game.players,
        "rules": game.rules_version,
        "layout": _digest(fields),
        "actions": _digest(sorted(actions)),
    }


def check_signature(found: Mapping[str, object], wanted: Mapping[str, object]) -> None:
    """Refuse what was made for another game, or for other rules, layout or actions."""
    for key, value in wanted.items():
        if found.get(key) != value:
            raise OldTricksError(say("made-for-another", key=key, found=str(found.get(key)), wanted=str(value)))


def _digest(what: object) -> str:
    return hashlib.sha256(repr(what).encode()).hexdigest()[:12]


def observe(match: "Match", seat: int) -> list[int]:
    """What the seat may know of the match, encoded."""
    return encoded(match.game, hidden(match.game, match.state, seat), seat)


def encoded(game: "Game", known: State, seat: int) -> list[int]:
    """What the seat knows of a state, encoded."""
    out = [0] * length(game)
    import_module(f"{__name__}.{game.name}").observe(known, seat, out)
    return out
