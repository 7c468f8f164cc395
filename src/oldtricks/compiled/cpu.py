"""The rules compiled with numba: rows of states, stepped and played out in machine code with the GIL released."""

import os
import sys
import types
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

from ..engine.errors import OldTricksError
from . import build


class MissingBackend(OldTricksError, ImportError):
    """numba, or a GPU, is not there."""


def numba() -> Any:
    """The numba package, or an error that says how to get it."""
    try:
        import numba
    except ImportError:
        raise MissingBackend("compiled games need numba: install oldtricks with the extra [fast]") from None
    return numba


# The row loops below are compiled, one for each game; the names that they call are bound by `build.bind`.
# mypy: disable-error-code="name-defined"
# ruff: noqa: F821


def first_illegal(masks: Any, actions: Any) -> int:
    """The first row whose action is not legal, or -1."""
    for i in range(masks.shape[0]):
        if not has(masks[i], actions[i]):
            return i
    return -1


def step_rows(
    states: Any, start: Any, seeds: Any, stride: int, actions: Any, out: Any, first: int, last: int, side_cards: int
) -> None:
    """`advance` in every row."""
    deck = local_array(256, first)
    drew = local_array(256, first)
    g = local_array(4, first)
    for i in range(first, last):
        out.observations[i, :] = 0
        seen = out.observations[i]
        advance(states[i], start[0], seeds, stride, i, actions[i], out, seen, deck, drew, g, side_cards)


def play_rows(states: Any, start: Any, seeds: Any, plies: Any, first: int, last: int, side_cards: int) -> None:
    """Play a whole random match in every row."""
    deck = local_array(256, first)
    drew = local_array(256, first)
    g = local_array(4, first)
    c = local_array(4, first)
    s = local_array(1, start[0])[0]
    for i in range(first, last):
        plies[i] = random_match(s, start[0], deck, drew, g, c, seeds[i], side_cards)
        reset(states[i], s)


def pick_rows(masks: Any, c: Any, actions: Any) -> None:
    """A random legal action for every row."""
    for i in range(masks.shape[0]):
        actions[i] = pick(masks[i], c)


ENTRIES = (first_illegal, step_rows, play_rows, pick_rows)

CALLED = {"nogil": True, "error_model": "numpy"}
BARE = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True, "_nrt": False}


def cache_folder(game_name: str) -> Path:
    """Where a game's machine code is kept: under the fingerprint of its sources, so that it can never be stale."""
    root = os.environ.get("OLDTRICKS_CACHE") or os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(root) / "oldtricks" / f"{game_name}-{build.digest(game_name)}"


@contextmanager
def _cached_under(folder: Path) -> Iterator[None]:
    """Functions decorated in here keep their machine code in the folder."""
    config = numba().config
    before = config.CACHE_DIR
    config.CACHE_DIR = str(folder)
    try:
        yield
    finally:
        config.CACHE_DIR = before


def function() -> Any:
    """Decorates what only compiled code calls, and what makes no arrays.

    So it needs no wrappers, and need not count who holds the arrays that it gets (`_nrt`): in the rules, the counting
    would take as long as they do.
    """
    return numba().njit(**CALLED, **BARE)


def part() -> Any:
    """Decorates the same if it is to become a part of whatever calls it: half as much speed again for the rules."""
    from .inner import PartCompiler

    return numba().njit(forceinline=True, pipeline_class=PartCompiler, **CALLED, **BARE)


def entries(
    game_name: str, functions: Iterable[Callable[..., Any]], scope: dict[str, Any], folder: Path
) -> types.SimpleNamespace:
    """Functions that the interpreter calls; machine code is made on the first call of each, or read from the folder."""
    from .machine import instructions

    scope |= instructions()
    if not any(folder.glob("**/*.nbi")) and sys.stderr.isatty():
        print(f"Compiling {game_name} (once, some seconds) ...", file=sys.stderr, flush=True)
    entry = numba().njit(cache=True, **CALLED)
    with _cached_under(folder):
        made = {each.__name__: entry(build.rebuilt(each, scope, game_name)) for each in functions}
    return types.SimpleNamespace(**made)


@cache
def compiled(game_name: str) -> types.SimpleNamespace:
    """The entries of a game, ready to run, and its `scope`."""
    scope = build.bind(game_name, part())
    made = entries(game_name, ENTRIES, scope, cache_folder(game_name))
    made.scope = scope
    return made
