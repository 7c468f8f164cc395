"""Policies on disk: the numbers of a net or whatever was learned, and what they were learned for.

A file names game, players and the versions of rules, layout and actions, see `engine.observations.signature`, and is
refused where they do not fit: a net that reads its input at the wrong places would play on, and badly.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..compiled import files
from ..engine.game import Game
from ..engine.observations import check_signature, signature

if TYPE_CHECKING:
    import numpy.typing as npt

FORMAT = "oldtricks-policy"


@dataclass(frozen=True, slots=True)
class Saved:
    """What was learned: arrays by name."""

    header: dict[str, Any]
    arrays: files.Arrays

    def fit(self, game: Game) -> "Saved":
        """Itself; an error if it was learned for another game, or for other rules, layout or actions."""
        check_signature(self.header, {"format": FORMAT, **signature(game)})
        return self

    def __getitem__(self, name: str) -> Any:
        return self.arrays[name]


def save(path: str | Path, game: Game, arrays: "Mapping[str, npt.NDArray[Any]]", **about: Any) -> None:
    """Write what was learned for this game; `about` is whatever else JSON can say of it."""
    files.write(path, {**about, "format": FORMAT, **signature(game)}, arrays)


def load(path: str | Path, game: Game | None = None, *, numpy: bool = True) -> Saved:
    """What `save` wrote; with a game, only if it fits. Without NumPy as rows of numbers, if it is in half precision."""
    saved = Saved(*files.read(path, FORMAT, files.by_numpy if numpy else files.in_rows))
    return saved.fit(game) if game else saved
