"""Policies of one's own that learn no more, at the tables of a vector environment: a pool of them, row by row."""

from collections.abc import Callable
from typing import Any, TypeAlias

from ..compiled.arrays import np, npt
from ..compiled.seats import Seatings, levels, seatings
from ..engine.errors import OptionError
from ..engine.game import Game
from ..words import say

Numbers: TypeAlias = npt.NDArray[np.int64]
Observations: TypeAlias = npt.NDArray[np.int8]
Policy: TypeAlias = Callable[[Observations, npt.NDArray[np.int8], Numbers], npt.ArrayLike]

NOBODY = -1  # frozen: a learner, or a bot of the batch's


class Frozen:
    """Who of them sits where, by row and seat."""

    def __init__(self, game: Game, size: int, seats: Seatings, which: npt.ArrayLike | None = None) -> None:
        rows = seatings(seats)
        self.for_batch: Seatings = [[None if is_frozen(who) else who for who in row] for row in rows]
        levels(game, size, self.for_batch, which)  # refuses what cannot be
        if not all(None in row for row in rows):
            raise OptionError(say("seats-need-a-learner"))
        self.policies: list[Any] = list(dict.fromkeys(who for row in rows for who in row if is_frozen(who)))
        numbers = [[self.policies.index(who) if is_frozen(who) else NOBODY for who in row] for row in rows]
        chosen = np.arange(size) % len(rows) if which is None else np.asarray(which)
        self._numbers = np.array(numbers)[chosen]

    def at(self, rows: Numbers, turns: Numbers) -> Numbers:
        """The number of the policy at turn in each of these rows, or NOBODY."""
        found: Numbers = self._numbers[rows, turns]
        return found


def is_frozen(who: object) -> bool:
    """Whether this is a policy, and no bot; a class is none either, so that the batch can say what is wrong with it."""
    return callable(who) and not hasattr(who, "seated") and not isinstance(who, type)
