"""The policies and the search bound to a game's rules: for the interpreter, or compiled with numba."""

import hashlib
import inspect
import sys
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
    functions = {}
    for module in MODULES:
        for name, value in vars(module).items():
            if isinstance(value, int | tuple):
                scope[name] = value
            elif inspect.isfunction(value) and value.__module__ == module.__name__:
                functions[name.removesuffix(f"_{game_name}")] = value
    functions["redeal"] = functions["redeal_race" if game_name == RACE else "redeal_tricks"]
    if game_name == RACE:
        functions["ending_value"] = functions["no_ending"]
    for name, function in functions.items():
        twin = build.rebuilt(function, scope, game_name)
        twin.__name__ = name
        scope[name] = decorate(twin)
    return scope


@cache
def compiled(game_name: str) -> types.SimpleNamespace:
    """The entries of the search for a game, ready to run; machine code is made on the first call of each."""
    nb = cpu.numba()
    import numpy as np

    from ..compiled.inner import PartCompiler

    wrappers = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}  # only compiled code calls what is bound here
    apart = nb.njit(nogil=True, error_model="numpy", **wrappers)
    part = nb.njit(nogil=True, error_model="numpy", forceinline=True, pipeline_class=PartCompiler, **wrappers)
    scope = bind(game_name, lambda function: (apart if function.__name__ in APART else part)(function))
    scope["np"] = np
    entries = (thinking.deal_worlds, thinking.try_actions, thinking.play_hands)
    folder = cpu.cache_folder(game_name).with_name(f"{game_name}-sharp-{digest(game_name)}")
    if not any(folder.glob("**/*.nbi")) and sys.stderr.isatty():
        print(f"Compiling {game_name} (once, some seconds) ...", file=sys.stderr, flush=True)
    with cpu._cached_under(folder):
        made = {
            function.__name__: nb.njit(nogil=True, error_model="numpy", cache=True)(
                build.rebuilt(function, scope, game_name)
            )
            for function in entries
        }
    return types.SimpleNamespace(**made)


def digest(game_name: str) -> str:
    """A fingerprint of every source that goes into the machine code."""
    seen = hashlib.sha256(policies.digest(game_name).encode())
    for path in (*(Path(str(module.__file__)) for module in MODULES), Path(__file__)):
        seen.update(path.read_bytes())
    return seen.hexdigest()[:16]
