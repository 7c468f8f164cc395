"""Bind the rules, the encoders and the kernels to a backend: the interpreter, numba, or numba-cuda."""

import dataclasses
import hashlib
import inspect
import types
from collections.abc import Callable, Iterable
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from ..engine import observations, sfc32
from ..engine.game import Game
from ..engine.observations import encode
from ..rules import table
from . import kernels

MAKERS = ("row", "fields")  # these make tables, they are not part of the dialect


def fields(rules: types.ModuleType) -> list[tuple[str, int]]:
    """The names of a game's state and how many integers each holds, 0 for a plain one."""
    s = rules.State()
    values = [(f.name, getattr(s, f.name)) for f in dataclasses.fields(s)]
    return [(name, len(value) if isinstance(value, list) else 0) for name, value in values]


def record_type(rules: types.ModuleType, *, all_wide: bool = False) -> Any:
    """The state as a NumPy record, derived from the game's dataclass: 64 bits where it says so, 32 for all others.

    Half the bytes make a third more speed on a GPU. Compiled code calculates with 64 bits all the same; only where
    the interpreter runs over records, as in the CUDA simulator, all fields have to be wide for that.
    """
    import numpy as np

    declared = dataclasses.fields(rules.State)
    wide = {f.name for f in declared if all_wide or f.type in (table.Wide, list[table.Wide])}
    kinds = [(name, np.int64 if name in wide else np.int32, n) for name, n in fields(rules)]
    layout = np.dtype([(name, kind, (n,)) if n else (name, kind) for name, kind, n in kinds], align=True)
    # np.record lets the interpreter, and so the CUDA simulator, read fields as attributes too
    return np.dtype((np.record, layout))


def template(game: Game, *, all_wide: bool = False) -> Any:
    """An array of one record: the empty table of the game with its options set."""
    import numpy as np

    array = np.zeros(1, record_type(game.rules, all_wide=all_wide))
    write_state(array[0], game.new_state(), game.rules)
    return array


def write_state(record: Any, s: Any, rules: types.ModuleType) -> None:
    """Copy an interpreted state into a record."""
    for name, _ in fields(rules):
        record[name] = getattr(s, name)


def read_state(record: Any, rules: types.ModuleType) -> Any:
    """A record as an interpreted state."""
    s = rules.State()
    for name, length in fields(rules):
        setattr(s, name, record[name].tolist() if length else int(record[name]))
    return s


def resetter(rules: types.ModuleType) -> types.FunctionType:
    """A function that makes one state equal to another, field by field."""
    lines = ["def reset(s, t):"]
    for name, n in fields(rules):
        lines += [f"    for i in range({n}): s.{name}[i] = t.{name}[i]"] if n else [f"    s.{name} = t.{name}"]
    scope: dict[str, Any] = {}
    exec("\n".join(lines), scope)  # nothing but the field names of our own dataclasses
    reset: types.FunctionType = scope["reset"]
    return reset


def sources(game_name: str) -> list[types.ModuleType]:
    """The modules in the dialect that make up a game."""
    rules = import_module(f"oldtricks.rules.{game_name}")
    encoder = import_module(f"{observations.__name__}.{game_name}")
    return [table, sfc32, encode, kernels, encoder, rules]


def bind(game_name: str, decorate: Callable[[Any], Any] = lambda function: function) -> dict[str, Any]:
    """Every function of a game and the kernels, by name, each seeing the decorated others."""
    modules = sources(game_name)
    scope: dict[str, Any] = {"__builtins__": __builtins__, "__name__": kernels.__name__}
    scope["reset"] = decorate(rebuilt(resetter(modules[-1]), scope, game_name))
    add(scope, modules, game_name, decorate)
    return scope


def add(
    scope: dict[str, Any],
    modules: Iterable[types.ModuleType],
    game_name: str,
    decorate: Callable[[Any], Any],
    called: Callable[[str], str] = lambda name: name,
) -> None:
    """Bind the constants and functions of modules in the dialect, under the names that they are `called` by.

    Of functions that are called the same, the last one counts.
    """
    functions: dict[str, types.FunctionType] = {}
    for module in modules:
        for name, value in vars(module).items():
            if isinstance(value, int | float | tuple):
                scope[name] = value
            elif inspect.isfunction(value) and value.__module__ == module.__name__ and name not in MAKERS:
                functions[called(name)] = value
    for name, function in functions.items():
        twin = rebuilt(function, scope, game_name)
        twin.__name__ = name
        scope[name] = decorate(twin)


def rebuilt(function: Any, scope: dict[str, Any], game_name: str) -> types.FunctionType:
    """The function with its names looked up in the scope, and a name of its own.

    Machine code carries these names: two games whose code came from the cache must not share any.
    """
    twin = types.FunctionType(function.__code__, scope, function.__name__)
    twin.__qualname__ = f"{game_name}.{function.__name__}"
    return twin


@cache
def digest(game_name: str) -> str:
    """A fingerprint of every source that goes into a game's machine code."""
    seen = hashlib.sha256()
    folder = Path(__file__).parent
    files = [Path(str(module.__file__)) for module in sources(game_name)]
    for path in (*files, *(folder / f"{name}.py" for name in ("build", "cpu", "gpu", "inner", "machine"))):
        seen.update(path.read_bytes())
    return seen.hexdigest()[:16]
