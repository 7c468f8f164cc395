"""Bind the rules, the encoders and the loops to a game and a backend: the interpreter, numba, or numba-cuda."""

import builtins
import dataclasses
import dis
import hashlib
import inspect
import types
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from ..engine import observations
from ..engine.boxes import BOXES
from ..engine.errors import listed_texts
from ..engine.game import Game
from ..engine.trick_box import TrickBox
from ..rules import table
from ..rules.surface import Rules
from ..words import say
from . import kernels
from .surface import BindingError, Copier, Declared, Encoder, Facts

LOAD_GLOBAL = dis.opmap["LOAD_GLOBAL"]

F = TypeVar("F", bound=Callable[..., Any])
Decorate = Callable[[Any], Any]
Offers = Mapping[type, Sequence[object]]  # by surface: the modules that offer it, those with its defaults last


class Sitter(NamedTuple):
    """How a bot sits at the tables of a batch: what it does is `chosen` of `surface.Seated`."""

    level: int  # by which `chosen` knows it, from 1 on
    offers: Callable[[str], Offers]  # by a game's name: what its choices are made of


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
    scope: dict[str, Any] = {"__name__": __name__, "__file__": __file__}
    exec("\n".join(lines), scope)  # nothing but the field names of our own dataclasses
    reset: types.FunctionType = scope["reset"]
    return reset


def rules_of(game_name: str) -> types.ModuleType:
    return import_module(f"oldtricks.rules.{game_name}")


def offered(game_name: str) -> Offers:
    """What a game offers to the loops of this package."""
    rules = rules_of(game_name)
    encoder = import_module(f"{observations.__name__}.{game_name}")
    copier, facts = types.SimpleNamespace(reset=resetter(rules)), types.SimpleNamespace(**facts_of(game_name))
    return {Rules: (rules,), Encoder: (encoder,), Copier: (copier,), Facts: (facts,)}


def facts_of(game_name: str) -> dict[str, object]:
    """What `surface.Facts` declares."""
    box = BOXES[game_name]
    tricks = isinstance(box, TrickBox)
    thrown_in = kernels.no_maker if tricks else kernels.never
    return {"SIGN": -1 if box.fewer_wins else 1, "BY_SHEET": int(tricks), "thrown_in": thrown_in}


def as_it_stands(function: Any) -> Any:
    return function


class Binder:
    """Functions in the dialect, rebuilt for one game and one backend: `binder(kernels.random_match)`.

    A name in a function stands for what it stands for in the module where the function was written, whether that
    defines it or imports it; only what is declared by a surface is looked up in the game. So no game can put anything
    in the place of a kernel, whatever it calls its own functions. `instead` replaces single functions.
    """

    def __init__(
        self,
        game_name: str,
        offers: Offers,
        decorate: Decorate = as_it_stands,
        instead: Mapping[Callable[..., Any], object] | None = None,
    ) -> None:
        self.game_name = game_name
        self._offers = offers
        self._decorate = decorate
        self._instead = instead or {}
        self._names: dict[types.FunctionType, dict[str, object]] = {}  # what those of each function stand for
        self._modules: dict[str, dict[str, Any]] = {}  # by name: what the rebuilt functions of a module see
        self._rebuilt: dict[types.FunctionType, Any] = {}

    def __call__(self, function: F, decorate: Decorate | None = None) -> F:
        """The function, or what is offered under its name, rebuilt together with everything that it calls."""
        rebuilt: F = self._made(self.meaning(function), decorate or self._decorate)
        return rebuilt

    def follow(self, *functions: Callable[..., Any]) -> None:
        """Find everything that these functions call, and what every name in it stands for."""
        waiting = [self.meaning(function) for function in functions]
        while waiting:
            function = waiting.pop()
            if isinstance(function, types.FunctionType) and function not in self._names:
                self._names[function] = dict(self._read(function))
                waiting += self._names[function].values()

    def meaning(self, value: Any) -> Any:
        """What is bound in place of a function, a constant or a declared name."""
        while isinstance(value, Declared):
            value = self._offered(value)
        return self._instead.get(value, value) if isinstance(value, types.FunctionType) else value

    def constant(self, value: int) -> int:
        """What the game says to a declared constant."""
        return int(self.meaning(value))

    def _offered(self, wanted: Declared) -> object:
        sources = self._offers.get(wanted.surface, ())
        value = next((vars(source)[wanted.name] for source in sources if wanted.name in vars(source)), None)
        if value is None:
            asked = listed_texts(getattr(source, "__name__", "?") for source in sources)
            names = {"game": self.game_name, "surface": wanted.surface.__name__, "name": wanted.name}
            raise BindingError(say("binding-not-offered", **names, asked=asked))
        declaration = vars(wanted.surface).get(wanted.name)
        if isinstance(declaration, types.FunctionType) and isinstance(value, types.FunctionType):
            asked_for, has = parameters(declaration)[1:], parameters(value)
            if asked_for != has:
                raise BindingError(
                    say(
                        "binding-parameters",
                        function=f"{value.__module__}.{wanted.name}",
                        has=", ".join(has),
                        surface=wanted.surface.__name__,
                        declared=", ".join(asked_for),
                    )
                )
        return value

    def _read(self, function: types.FunctionType) -> Iterator[tuple[str, object]]:
        """The names that a function leaves to its module, and what they stand for there."""
        home = function.__globals__
        caller = f"{home['__name__']}.{function.__name__}"
        for name in free_names(function.__code__):
            if name not in home:
                if hasattr(builtins, name):
                    continue
                raise BindingError(say("binding-undefined", function=caller, name=name))
            value = self.meaning(home[name])
            plain = isinstance(value, int | float | tuple | types.FunctionType | types.ModuleType)
            if not plain and value is home[name]:  # what is offered or put in place may be anything
                raise BindingError(say("binding-neither", function=caller, name=name))
            yield name, value

    def _made(self, function: Any, decorate: Decorate) -> Any:
        if not isinstance(function, types.FunctionType):
            return function
        if function not in self._rebuilt:
            self.follow(function)
            home: str = function.__globals__["__name__"]
            seen = self._modules.setdefault(home, {"__builtins__": builtins, "__name__": home})
            twin = types.FunctionType(function.__code__, seen, function.__name__, None, function.__closure__)
            # Machine code carries this name: two functions whose code came from the cache must not share any.
            twin.__qualname__ = f"{self.game_name}.{home}.{function.__name__}"
            self._rebuilt[function] = decorate(twin)
            for name, value in self._names[function].items():
                seen[name] = self._made(value, self._decorate)
        return self._rebuilt[function]

    def digest(self, *more: str) -> str:
        """A fingerprint of every source that goes into what was followed, and of these files."""
        files = {__file__, *more, *(function.__globals__["__file__"] for function in self._names)}
        files |= {inspect.getfile(kind) for kind in rules_of(self.game_name).State.__mro__ if kind is not object}
        numbers = {  # these may come from anywhere
            f"{function.__module__} {name} {value}"
            for function, names in self._names.items()
            for name, value in names.items()
            if isinstance(value, int | float | tuple)
        }
        seen = hashlib.sha256("\n".join(sorted(numbers)).encode())
        for path in sorted(files):
            seen.update(Path(path).read_bytes())
        return seen.hexdigest()[:16]


@cache
def free_names(code: types.CodeType) -> tuple[str, ...]:
    """The names that a function, with all that is written inside it, leaves to its module or to Python itself.

    `dis.get_instructions` says the same, but takes ten times as long, and every process waits for it.
    """
    named: list[str] = []
    above = 0
    for step, given in zip(code.co_code[::2], code.co_code[1::2], strict=True):
        if step == LOAD_GLOBAL:
            named.append(code.co_names[(above | given) >> 1])
        above = (above | given) << 8 if step == dis.EXTENDED_ARG else 0
    for inner in (each for each in code.co_consts if isinstance(each, types.CodeType)):
        named += free_names(inner)
    return tuple(dict.fromkeys(named))


def parameters(function: types.FunctionType) -> tuple[str, ...]:
    return function.__code__.co_varnames[: function.__code__.co_argcount]


def bind(
    game_name: str,
    decorate: Decorate = as_it_stands,
    offers: Offers | None = None,
    instead: Mapping[Callable[..., Any], object] | None = None,
) -> Binder:
    """A binder for a game, for the interpreter unless decorated; `offers` are those of further surfaces."""
    return Binder(game_name, {**offered(game_name), **(offers or {})}, decorate, instead)
