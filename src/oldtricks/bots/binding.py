"""The policies and the search bound to a game's rules: for the interpreter, or compiled with numba."""

import hashlib
import types
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from ..compiled import build, cpu
from . import endings, judging, policies, thinking

RACE = "new_york_to_paris"
MODULES = (thinking, judging, endings)
# Called from many places: these stay functions, all others become parts of their callers.
APART = {"policy", "moves", "make", "deal", "play_on", "replay", "redeal", "chances_of", "ending_value"}


def bind(game_name: str, decorate: Callable[[Any], Any] = lambda function: function) -> dict[str, Any]:
    """What `policies.bind` binds, and the search on top of it."""
    scope = policies.bind(game_name, decorate)
    scope |= {"TO_THE_END": game_name == RACE, "SIGN": -1 if game_name == "gasoline_alley" else 1}
    names = {"redeal_race": "redeal", "no_ending": "ending_value"} if game_name == RACE else {"redeal_tricks": "redeal"}
    build.add(scope, MODULES, game_name, decorate, lambda name: names.get(name, name.removesuffix(f"_{game_name}")))
    return scope


@cache
def compiled(game_name: str) -> types.SimpleNamespace:
    """The entries of the search for a game, ready to run."""
    import numpy as np

    function, part = cpu.function(), cpu.part()
    scope = bind(game_name, lambda each: (function if each.__name__ in APART else part)(each))
    scope["np"] = np
    folder = cpu.cache_folder(game_name).with_name(f"{game_name}-sharp-{digest(game_name)}")
    return cpu.entries(game_name, (thinking.deal_worlds, thinking.try_actions, thinking.play_hands), scope, folder)


def digest(game_name: str) -> str:
    """A fingerprint of every source that goes into the machine code."""
    seen = hashlib.sha256(policies.digest(game_name).encode())
    for path in (*(Path(str(module.__file__)) for module in MODULES), Path(__file__)):
        seen.update(path.read_bytes())
    return seen.hexdigest()[:16]
