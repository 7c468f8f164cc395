"""`sharp` with the net as its reading of the auction. Only the arena seats it: it has not shown that it is stronger."""

from itertools import takewhile
from typing import Any, ClassVar

from ..compiled.arrays import np, npt
from ..engine.observations import length
from ..engine.view import View
from ..rules.table import BID
from . import binding, sharp
from .layers import answers_alike
from .net import has_learned, layers
from .sharp import Sharp, Thought

FEWER = 16  # times fewer worlds are dealt, since reading one takes longer than playing it out
AT_ONCE = 64
ENOUGH = 0.3  # the part of them that has to be left, in effect
MILD = 4.0  # the net is surer of its calls than players are of theirs: what it likes counts so much less,
BLIND = 0.2  # and so often anybody calls anything


class Counselled(Sharp):
    """Searches as `sharp` does, but how likely the calls of the others were, the net says and not the policy."""

    __slots__ = ()

    def thought(self, view: View) -> Thought:
        learned = has_learned(view.played) and not binding.to_the_end(view.game)
        return (Reading if learned else Thought)(self.seed, view)


class Reading(Thought):
    """A decision in fewer worlds, in which the auction is read more closely; that may take as long as dealing them."""

    left: ClassVar[float] = ENOUGH

    def deal(self, most: int, end: float) -> None:
        self.known.facts[7] = BID
        self.patience = end - sharp.clock()
        super().deal(max(AT_ONCE, most // FEWER), end)

    def read(self, weights: Any, fits: Any) -> tuple[Any, Any]:
        """As many of the worlds as there is time for, with what the net says of the calls."""
        auction = takewhile(lambda step: step[1] == BID, zip(self.view.script, self.view.phases, strict=True))
        made = [number for (seat, number), _ in auction if seat != self.worlds.seat]
        logs: list[float] = []
        until = sharp.clock() + self.patience
        while len(logs) < len(weights) and (not logs or sharp.clock() < until):
            logs += self.logs(len(logs), min(len(logs) + AT_ONCE, len(weights)), made)
        called = np.exp(np.array(logs) - max(logs))
        return weights[: len(logs)] * called, fits[: len(logs)] * called

    def logs(self, first: int, last: int, made: list[int]) -> list[float]:
        """How likely these calls were in these worlds: logarithms."""
        seen, masks = self.called(first, last, len(made))
        net, found = layers(self.game.name), np.zeros(last - first)
        for i, call in enumerate(made):
            found += np.log(likelihood(answers_alike(net, seen[:, i]), masks[:, i], call))
        return [float(each) for each in found]

    def called(self, first: int, last: int, calls: int) -> tuple[Any, Any]:
        """What the others saw in these worlds at each of so many calls, and what was legal."""
        seen = np.zeros((last - first, calls, length(self.game)), np.int8)
        masks = np.zeros((last - first, calls), np.int64)
        self.compiled.watch_calls(
            first, last, seen, masks, self.before, self.known, self.bench, self.spare, self.low, self.high
        )
        return seen, masks


def likelihood(liked: npt.NDArray[np.float32], masks: npt.NDArray[np.int64], call: int) -> npt.NDArray[np.float32]:
    """How likely a call was, row by row, by how much the net likes what could have been called."""
    legal = (masks[:, None] >> np.arange(liked.shape[1]) & 1).astype(bool)
    liking = np.where(legal, liked / MILD, -np.inf)
    shares = np.exp(liking - liking.max(axis=1, keepdims=True))
    likely: npt.NDArray[np.float32] = (1 - BLIND) * shares[:, call] / shares.sum(axis=1) + BLIND / legal.sum(axis=1)
    return likely
