"""The policies and the search bound to a game: for the interpreter, or compiled with numba."""

import types
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any

from ..compiled import build, cpu, surface
from ..compiled.surface import Seated, chosen
from ..engine.box import State
from ..engine.observations.encode import bits
from . import judging, policies, thinking
from . import seated as seats
from .policies.habits import how_many
from .surface import TO_THE_END, Policy, Worth, ending_value, policy, redeal
from .thinking import chances_of, make, moves, play_on, replay

ENTRIES = (thinking.deal_worlds, thinking.try_actions, thinking.play_hands, thinking.watch_calls)
# Called from many places: these stay functions, all others become parts of their callers.
APART = (policy, moves, make, surface.deal, play_on, replay, redeal, chances_of, ending_value)

QUICK: dict[Callable[..., Any], object] = {bits: int.bit_count, how_many: int.bit_count}  # the same, interpreted faster


def offered(game_name: str) -> build.Offers:
    """What a game offers to policies and the search, beside what its rules do."""
    said = (policies.of(game_name), judging)
    return {Policy: said, Worth: said}


def bind(game_name: str, instead: Mapping[Callable[..., Any], object] | None = None) -> build.Binder:
    """A binder for the interpreter: `bind("tactics")(thinking.world)`."""
    return build.bind(game_name, offers=offered(game_name), instead=instead)


@cache
def advice(game_name: str) -> Callable[[State, list[int]], int]:
    """The game's policy for the interpreter."""
    return bind(game_name, QUICK)(policy)


def seated(game_name: str) -> build.Offers:
    """What a game offers to bots at the tables of a batch."""
    return {**offered(game_name), Seated: (seats,)}


@cache
def choice(game_name: str) -> Callable[[State, State, int, list[int]], int]:
    """What a bot of some level does, for the interpreter: see `seated.chosen`."""
    return build.bind(game_name, offers=seated(game_name), instead=QUICK)(chosen)


@cache
def to_the_end(game_name: str) -> bool:
    """Whether playouts go to the end of the match, and not of the hand: there is no rest of the match then."""
    return bool(bind(game_name).constant(TO_THE_END))


@cache
def compiled(game_name: str) -> types.SimpleNamespace:
    """The entries of the search for a game, ready to run."""
    return machine_code(game_name, ENTRIES)


def machine_code(
    game_name: str, entries: Iterable[Callable[..., Any]], instead: Mapping[Callable[..., Any], object] | None = None
) -> types.SimpleNamespace:
    """Loops over the search as such entries."""
    function, part = cpu.function(), cpu.part()

    def decorate(twin: types.FunctionType) -> Any:
        return (function if twin.__code__ in apart else part)(twin)

    binder = cpu.bind(game_name, decorate, offered(game_name), instead)
    apart = {binder.meaning(each).__code__ for each in APART}
    return cpu.entries(f"{game_name}-sharp", entries, binder)
