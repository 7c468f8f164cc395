"""A player that has learned: a small net looks once at what its seat may know. Python is all that it needs.

`examples/train_net.py` made the weights in `nets`, for the usual table of each game. Anywhere else nothing was learned,
and it plays like `steady`.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from ..engine.errors import OldTricksError
from ..engine.game import Game, game
from ..engine.observations import length
from ..engine.view import View
from ..words import say
from . import saved
from .base import Budget
from .layers import Layer, Plain, Quick
from .steady import Steady, action_text

NETS = Path(__file__).with_name("nets")
NUMPY = find_spec("numpy") is not None  # makes it quick

Layers = tuple[Layer, ...]


@dataclass(frozen=True, slots=True)
class Net:
    """The legal action that the net likes best."""

    seed: int

    def choose(self, view: View, budget: Budget) -> str:
        if not has_learned(view.played):
            return Steady(self.seed).choose(view, budget)
        liked = answers(layers(view.game), view.observe())
        return action_text(view, max(view.legal_numbers, key=lambda number: float(liked[number])))


def has_learned(played: Game) -> bool:
    """Whether there is a net for this table."""
    return is_usual(played) and file_of(played.name).exists()


def is_usual(played: Game) -> bool:
    """Whether it is a table that nets learn at: the usual number of players and sides, whatever else was agreed."""
    usual, sides = game(played.name), played.options.get("sides")
    return (played.players, sides) == (usual.players, usual.options.get("sides"))


def file_of(game_name: str) -> Path:
    return NETS / f"{game_name}.npz"


@lru_cache(maxsize=8)
def layers(game_name: str, *, numpy: bool = NUMPY) -> Layers:
    """The game's net, if it is one for these rules, this layout and these actions, and whole."""
    played = game(game_name)
    kept = saved.load(file_of(game_name), played, numpy=numpy)
    made, count = Quick if numpy else Plain, len(kept.arrays) // 2
    if set(kept.arrays) != {f"{part} {i}" for part in ("weight", "bias") for i in range(count)}:
        raise damaged(game_name)
    net = tuple(made(kept[f"weight {i}"], kept[f"bias {i}"]) for i in range(count))
    if not is_whole(net, length(played), 1 + max(map(max, played.grammar.actions.values()))):
        raise damaged(game_name)
    return net


def is_whole(net: Layers, inputs: int, outputs: int) -> bool:
    """Whether each layer takes what the one before it gives, from what is seen to what can be done."""
    wide = [inputs, *(len(layer.bias) for layer in net)]
    return wide[-1] == outputs and all(layer.takes(given) for layer, given in zip(net, wide, strict=False))


def damaged(game_name: str) -> OldTricksError:
    return OldTricksError(say("net-damaged", file=str(file_of(game_name))))


def answers(net: Layers, seen: Sequence[float]) -> Sequence[float]:
    """How much it likes every action."""
    *hidden, last = net
    signal: Any = seen
    for layer in hidden:
        signal = layer.fire(signal)
    liked: Sequence[float] = last.weigh(signal)
    return liked
