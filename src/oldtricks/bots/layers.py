"""The layers of a net: by NumPy, or in plain Python, which is a hundred times slower and quick enough for a table."""

import math
from collections.abc import Sequence
from operator import mul
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt


class Layer(Protocol):
    """Weighs a signal, and adds to it."""

    bias: Any

    def takes(self, wide: int) -> bool:
        """Whether it is whole: made for a signal of that many numbers, and all of its own are numbers."""

    def weigh(self, signal: Any) -> Any: ...

    def fire(self, signal: Any) -> Any:
        """Weighed; what is below nothing counts as nothing."""


class Quick:
    """By NumPy."""

    def __init__(self, weight: "npt.NDArray[np.float16]", bias: "npt.NDArray[np.float16]") -> None:
        self.weight, self.bias = (each.astype("float32") for each in (weight, bias))

    def takes(self, wide: int) -> bool:
        import numpy as np

        numbers = all(np.isfinite(each).all() for each in (self.weight, self.bias))
        return numbers and self.weight.shape == (*self.bias.shape, wide)

    def weigh(self, signal: Any) -> Any:
        """One row, or many."""
        import numpy as np

        return np.asarray(signal, np.float32) @ self.weight.T + self.bias

    def fire(self, signal: Any) -> Any:
        return self.weigh(signal).clip(min=0)


def answers_alike(net: Sequence[Any], seen: "npt.NDArray[np.int8]") -> "npt.NDArray[np.float32]":
    """What a quick net answers to many rows that differ in few places: what they share is looked at once."""
    import numpy as np

    first, *hidden, last = net
    differs = (seen != seen[0]).any(axis=0)
    shared = first.weigh(np.where(differs, 0, seen[0]))
    signal = (seen[:, differs].astype(np.float32) @ first.weight[:, differs].T + shared).clip(min=0)
    for layer in hidden:
        signal = layer.fire(signal)
    found: npt.NDArray[np.float32] = last.weigh(signal)
    return found


class Plain:
    """Row by row."""

    def __init__(self, weight: Sequence[Sequence[float]], bias: Sequence[float]) -> None:
        self.weight, self.bias = weight, bias

    def takes(self, wide: int) -> bool:
        rows = (*self.weight, self.bias)
        long = [*[wide] * len(self.bias), len(self.bias)]
        return [len(row) for row in rows] == long and all(all(map(math.isfinite, row)) for row in rows)

    def weigh(self, signal: Sequence[float]) -> list[float]:
        return [product(row, signal) + more for row, more in zip(self.weight, self.bias, strict=True)]

    def fire(self, signal: Sequence[float]) -> list[float]:
        return [max(0.0, each) for each in self.weigh(signal)]


def _product(row: Sequence[float], signal: Sequence[float]) -> float:
    total: float = sum(map(mul, row, signal))
    return total


product = getattr(math, "sumprod", _product)  # from Python 3.12 on
