"""Sound play by rule of thumb, one module a game, in the dialect of the rules.

`policy(s, c)` chooses a legal action for the player at turn. It reads only what that player may know, so it does as
well with what a view knows of the state (`view.known`) as with a whole one inside compiled playouts.
"""

import hashlib
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from ...compiled import build
from . import habits


def sources(game_name: str) -> list[ModuleType]:
    """The modules in the dialect that make up a game's policy, beside those of the game itself."""
    return [habits, import_module(f"{__name__}.{game_name}")]


def bind(game_name: str, decorate: Callable[[Any], Any] = lambda function: function) -> dict[str, Any]:
    """What `build.bind` binds, and the game's `policy` with all that it calls."""
    scope = build.bind(game_name, decorate)
    build.add(scope, sources(game_name), game_name, decorate)
    return scope


def digest(game_name: str) -> str:
    """A fingerprint of every source that goes into a game's policy, for the names of caches."""
    seen = hashlib.sha256(build.digest(game_name).encode())
    for module in sources(game_name):
        seen.update(Path(str(module.__file__)).read_bytes())
    return seen.hexdigest()[:16]
