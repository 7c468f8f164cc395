"""The rules in machine code: the very functions of `oldtricks.rules`, compiled with numba (extra [fast])."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .batch import Batch, Playouts, Rows, playouts
    from .seats import rotations
    from .snapshots import Snapshot

__all__ = ["Batch", "Playouts", "Rows", "Snapshot", "playouts", "rotations"]

PLACES = {"rotations": "seats", "Snapshot": "snapshots"}


def __getattr__(name: str) -> Any:
    """Batches need numba and NumPy, so they are imported when somebody asks for them."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from .cpu import numba

    numba()
    return getattr(import_module(f"{__name__}.{PLACES.get(name, 'batch')}"), name)
