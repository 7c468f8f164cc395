"""Rows of a batch that can be kept, put back, and branched: copied onto other rows, which then go their own way."""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..engine.errors import OldTricksError
from ..engine.game import Game
from ..engine.observations import check_signature, signature
from ..words import say
from . import files
from .arrays import np, npt

if TYPE_CHECKING:
    from .batch import Rows

FORMAT = "oldtricks-rows"


@dataclass(frozen=True, slots=True)
class Snapshot:
    """Some rows as they were: states, seeds, seats, and what was shown of them."""

    header: dict[str, Any]  # the game, its options, and the versions of its rules, layout and actions
    arrays: dict[str, npt.NDArray[np.int8]]  # as bytes, a line for each row

    @property
    def size(self) -> int:
        return len(self.arrays["states"])

    def save(self, path: str | Path) -> None:
        """Write a file, compressed; the name is taken as it stands."""
        files.write(path, self.header, self.arrays)

    @classmethod
    def load(cls, path: str | Path) -> "Snapshot":
        """What `save` wrote."""
        return cls(*files.read(path, FORMAT))


def header(game: Game) -> dict[str, Any]:
    """What has to be the same for rows to be put back."""
    return {"format": FORMAT, **signature(game), "options": dict(game.options)}


class Kept(ABC):
    """What batches do with snapshots; where their arrays lie, they say themselves."""

    game: Game
    size: int
    rows: "Rows"

    @abstractmethod
    def _arrays(self) -> dict[str, Any]:
        """All that a row is, by name."""

    @abstractmethod
    def _gather(self, array: Any, rows: npt.NDArray[np.int64]) -> Any:
        """These rows of an array, as bytes."""

    @abstractmethod
    def _scatter(self, array: Any, rows: npt.NDArray[np.int64], found: Any) -> None:
        """Put them back, at these rows."""

    def snapshot(self, rows: npt.ArrayLike | None = None) -> Snapshot:
        """These rows, or all, as they are."""
        numbers = self._numbers(rows)
        found = {name: self._gather(array, numbers) for name, array in self._arrays().items()}
        on_host = {
            name: bytes_.copy_to_host() if hasattr(bytes_, "copy_to_host") else bytes_ for name, bytes_ in found.items()
        }
        return Snapshot(header(self.game), on_host)

    def restore(self, snapshot: Snapshot, rows: npt.ArrayLike | None = None) -> "Rows":
        """Put a snapshot back, its first row at the first of these and so on."""
        numbers = self._numbers(rows)
        check_signature(snapshot.header, header(self.game))
        if len(numbers) != snapshot.size:
            raise OldTricksError(say("snapshot-rows", rows=len(numbers), kept=snapshot.size))
        arrays = self._arrays()
        if {name: _width(array) for name, array in arrays.items()} != {
            name: found.shape[1] for name, found in snapshot.arrays.items()
        }:
            raise OldTricksError(say("snapshot-batch"))
        for name, array in arrays.items():
            self._scatter(array, numbers, snapshot.arrays[name])
        return self.rows

    def branch(self, sources: npt.ArrayLike, targets: npt.ArrayLike) -> "Rows":
        """Make these target rows equal to these source rows: the same match, with the same cards to come."""
        froms, tos = self._numbers(sources), self._numbers(targets)
        if len(froms) != len(tos):
            raise OldTricksError(say("snapshot-rows", rows=len(tos), kept=len(froms)))
        for array in self._arrays().values():
            self._scatter(array, tos, self._gather(array, froms))
        return self.rows

    def _numbers(self, rows: npt.ArrayLike | None) -> npt.NDArray[np.int64]:
        if rows is None:
            return np.arange(self.size)
        numbers = np.atleast_1d(np.asarray(rows))
        whole = numbers.dtype.kind in "iu" and numbers.ndim == 1
        if not whole or (len(numbers) and not 0 <= numbers.min() <= numbers.max() < self.size):
            raise OldTricksError(say("batch-rows", last=self.size - 1, given=str(rows)))
        return numbers.astype(np.int64)


def _width(array: Any) -> int:
    """The bytes of a row."""
    return int(np.prod(array.shape[1:], dtype=np.int64)) * int(array.dtype.itemsize)
