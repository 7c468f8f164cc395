"""The rules compiled with numba: rows of states, stepped and played out in machine code with the GIL released."""

import os
import sys
import types
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, Protocol

from ..engine.errors import OldTricksError
from ..rules.table import has
from ..words import Reader, language_of, say
from . import build
from .kernels import advance, advance_seated, advice, pick, random_match
from .surface import chosen, declared, reset


class MissingBackend(OldTricksError, ImportError):
    """A library, or a GPU, is not there; what is said tells how to get it."""


def numba() -> Any:
    """The numba package, or an error that says how to get it."""
    try:
        import numba
    except ImportError:
        raise MissingBackend(say("needs-numba")) from None
    return numba


class Machine(Protocol):
    """What `compiled.machine` offers to loops on the CPU."""

    def local_array(self, length: int, like: Any) -> Any: ...


_machine: Machine = declared(Machine)
local_array = _machine.local_array

# The row loops below are compiled, one for each game.


def first_illegal(masks: Any, actions: Any) -> int:
    """The first row whose action is not legal, or -1."""
    for i in range(masks.shape[0]):
        if not has(masks[i], actions[i]):
            return i
    return -1


def step_rows(
    states: Any, start: Any, seats: Any, seeds: Any, stride: int, actions: Any, out: Any, first: int, last: int,
    side_cards: int, redeal: int,
) -> None:  # fmt: skip
    """`advance` in every row."""
    deck = local_array(256, first)
    drew = local_array(256, first)
    g = local_array(4, first)
    spare = local_array(1, start[0])[0]
    for i in range(first, last):
        out.observations[i, :] = 0
        seen = out.observations[i]
        advance(
            states[i], start[0], spare, seats, seeds, stride, i, actions[i], out, seen, deck, drew, g, side_cards,
            redeal,
        )  # fmt: skip


def advise_rows(states: Any, start: Any, seeds: Any, level: int, out: Any, actions: Any, first: int, last: int) -> None:
    """What a bot of this level would do in every row."""
    c = local_array(4, first)
    spare = local_array(1, start[0])[0]
    for i in range(first, last):
        actions[i] = advice(states[i], spare, level, i, out, c, seeds[i])


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
SEATED = (step_rows, advise_rows)

CALLED = {"nogil": True, "error_model": "numpy"}
BARE = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True, "_nrt": False}


# What decides how machine code is made, beside what it is made of.
MAKERS = tuple(str(Path(__file__).with_name(name)) for name in ("cpu.py", "inner.py", "machine.py"))


def cache_folder() -> Path:
    """Where we keep what takes long to make or to fetch."""
    root = os.environ.get("OLDTRICKS_CACHE") or os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(root) / "oldtricks"


def code_folder(name: str, binder: build.Binder) -> Path:
    """Where machine code is kept: under the fingerprint of its sources, so that it can never be stale."""
    return cache_folder() / f"{name}-{binder.digest(*MAKERS)}"


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


def bind(
    game_name: str,
    decorate: build.Decorate,
    offers: build.Offers | None = None,
    instead: Mapping[Callable[..., Any], object] | None = None,
) -> build.Binder:
    """A binder for machine code of this processor."""
    numba()
    from . import machine

    replaced = {**machine.instructions(), **(instead or {})}
    return build.bind(game_name, decorate, {Machine: (machine,), **(offers or {})}, replaced)


def entries(name: str, functions: Iterable[Callable[..., Any]], binder: build.Binder) -> types.SimpleNamespace:
    """Functions that the interpreter calls; machine code is made on the first call of each, or read from the cache."""
    binder.follow(*functions)
    folder = code_folder(name, binder)
    if not any(folder.glob("**/*.nbi")) and sys.stderr.isatty():
        locale = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
        here = Reader(language_of(next(filter(None, locale), "")))  # nobody has told whom this serves
        print(here.t("compiling", game=binder.game_name), file=sys.stderr, flush=True)
    entry = numba().njit(cache=True, **CALLED)
    with _cached_under(folder):
        return types.SimpleNamespace(**{each.__name__: binder(each, entry) for each in functions})


@cache
def compiled(game_name: str) -> types.SimpleNamespace:
    """The entries of a game, ready to run, and their `binder`."""
    binder = bind(game_name, part())
    made = entries(game_name, ENTRIES, binder)
    made.binder = binder
    return made


def seated(game_name: str, offers: build.Offers) -> types.SimpleNamespace:
    """The entries of a game with these bots at its tables; what they choose is a function of its own, not a part."""
    key = game_name, *(source for by in offers.values() for source in by)
    if key not in _SEATED:
        apart_from, inner = function(), part()
        binder = bind(
            game_name,
            lambda twin: (apart_from if twin.__code__ is apart else inner)(twin),
            offers,
            {advance: advance_seated},
        )
        apart = binder.meaning(chosen).__code__
        _SEATED[key] = entries(f"{game_name}-seated", SEATED, binder)
    return _SEATED[key]


_SEATED: dict[tuple[object, ...], types.SimpleNamespace] = {}
