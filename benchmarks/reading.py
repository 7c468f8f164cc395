"""What it is worth if the net reads the others' calls for `sharp`: two bots for the arena that differ in nothing else.

    python benchmarks/arena.py --only net-sharp --seconds 0.1 --minutes 9

It goes on where it was. Time is the processor's, so that both have the same on a busy machine; OMP_NUM_THREADS=1 keeps
NumPy on the one core that each process has.
"""

import time
from collections.abc import Callable

from oldtricks.bots import Budget, sharp
from oldtricks.bots.counselled import Counselled
from oldtricks.engine.view import View


class Timed(sharp.Sharp):
    """Counts the seconds that the processor worked for it."""

    def choose(self, view: View, budget: Budget, stop: Callable[[], bool] = sharp.never) -> str:
        usual, sharp.clock = sharp.clock, time.process_time
        try:
            return super().choose(view, budget, stop)
        finally:
            sharp.clock = usual


class Plain(Timed):
    """`sharp` as it is: a call is compared with the policy's."""


class Net(Timed, Counselled):
    """The net says how likely a call was."""
