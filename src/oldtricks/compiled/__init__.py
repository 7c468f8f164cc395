"""The rules in machine code: the very functions of `oldtricks.rules`, compiled with numba (extra [fast])."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .batch import Batch, Playouts, Rows, playouts

__all__ = ["Batch", "Playouts", "Rows", "playouts"]


def __getattr__(name: str) -> Any:
    """Batches need numba and NumPy, so they are imported when somebody asks for them."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from .cpu import numba

    numba()
    from . import batch

    return getattr(batch, name)
