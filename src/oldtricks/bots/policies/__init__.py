"""Sound play by rule of thumb, one module a game, in the dialect of the rules.

`policy(s, c)` chooses a legal action for the player at turn. It reads only what that player may know, so it does as
well with what a view knows of the state (`view.known`) as with a whole one inside compiled playouts. Beside it a module
says what the search has to know of its game: `bots.surface.Policy`.
"""

from importlib import import_module
from types import ModuleType


def of(game_name: str) -> ModuleType:
    """A game's policy."""
    return import_module(f"{__name__}.{game_name}")
