"""NumPy, or an error that says how to get it."""

from ..words import say
from .cpu import MissingBackend

try:
    import numpy as np
    import numpy.typing as npt
except ImportError as error:
    raise MissingBackend(say("needs-numba")) from error

__all__ = ["np", "npt"]
