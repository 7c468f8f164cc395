"""A player that has learned: a small net looks once at what its seat may know. NumPy is all that it needs.

`examples/train_net.py` made the weights in `nets`, for the usual table of each game. Anywhere else nothing was learned,
and it plays like `steady`.
"""

from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from ..engine.game import Game, game
from ..engine.view import View
from . import saved
from .base import Budget
from .steady import Steady, action_text

NETS = Path(__file__).with_name("nets")

Layers = tuple[tuple[npt.NDArray[np.float32], npt.NDArray[np.float32]], ...]


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
    """Whether there is a net for this table: the usual number of players and sides, whatever else was agreed."""
    usual, sides = game(played.name), played.options.get("sides")
    return file_of(played.name).exists() and (played.players, sides) == (usual.players, usual.options.get("sides"))


def file_of(game_name: str) -> Path:
    return NETS / f"{game_name}.npz"


@lru_cache(maxsize=8)
def layers(game_name: str) -> Layers:
    """The game's net, if it is one for these rules, this layout and these actions."""
    kept = saved.load(file_of(game_name), game(game_name))
    count = len(kept.arrays) // 2
    return tuple((_wide(kept[f"weight {i}"]), _wide(kept[f"bias {i}"])) for i in range(count))


def _wide(array: npt.NDArray[Any]) -> npt.NDArray[np.float32]:
    return array.astype(np.float32)


def answers(net: Layers, seen: list[int]) -> npt.NDArray[np.float32]:
    """How much it likes every action."""
    weight, bias = net[0]
    return onwards(net, weight @ np.array(seen, np.float32) + bias)


def answers_alike(net: Layers, seen: npt.NDArray[np.int8]) -> npt.NDArray[np.float32]:
    """The same for many rows that differ in few places: what they share is looked at once."""
    weight, bias = net[0]
    differs = (seen != seen[0]).any(axis=0)
    shared = weight @ np.where(differs, 0, seen[0]).astype(np.float32) + bias
    return onwards(net, seen[:, differs].astype(np.float32) @ weight[:, differs].T + shared)


def onwards(net: Layers, signal: npt.NDArray[np.float32]) -> npt.NDArray[np.float32]:
    """From what the first layer says to the answers; for one row or many."""
    for weight, bias in net[1:]:
        signal = np.maximum(signal, 0) @ weight.T + bias
    return signal
