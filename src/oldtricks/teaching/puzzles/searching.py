"""What a puzzle rests on: much more search than a bot gives a move, and for endings every deal that may be."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any

from ...bots import binding, thinking
from ...bots.base import Budget
from ...bots.sharp import MOST_WORLDS, PORTION, Thought, Weighed, never
from ...bots.surface import redeal
from ...bots.thinking import HOLDERS, Bench, Knowledge
from ...compiled import build
from ...engine import sfc32
from ...engine.observations.encode import bits
from ...engine.view import View
from .puzzle import ENDING

USUAL = Budget().playouts  # what a bot tries that is told nothing else
TIMES = 40  # as much for each seed,
SEEDS = (11, 12, 13)  # and these must agree
RIVALS = 2  # actions that are tried to the end beside the best one, however clear it is,
LEAST = 1024  # and worlds that every action is tried in: in a few, luck makes a rival of any
MOST_DEALS = 4000  # that an ending may have, to be solved in each
AGAIN = 8  # tries to replay a deal: what lay in the centre is drawn


@dataclass(frozen=True, slots=True)
class Verdict:
    """What comes of every action, the best first, over all seeds."""

    weighed: tuple[Weighed, ...]

    @property
    def best(self) -> Weighed:
        return self.weighed[0]

    @property
    def rival(self) -> Weighed:
        return self.weighed[1]

    @property
    def gap(self) -> float:
        return self.rival.behind


class Deep(Thought):
    """A thought that gives up nothing early and never the best rivals: the gap is known as well as the best action."""

    def contenders(self, live: list[int], worlds: int) -> list[int]:
        if worlds < LEAST:
            return live
        values = self.out.merits[:, :worlds].mean(axis=1)
        ahead = sorted(live, key=lambda row: -values[row])[: RIVALS + 1]
        return sorted({*super().contenders(live, worlds), *ahead})


def weigh_deeply(view: View, playouts: int, seed: int) -> Verdict:
    """One search of a decision; the runner-up is the best of the others."""
    found = Deep(seed, view).weigh(Budget(playouts=playouts), 0.0, never)
    return Verdict((found[0], *sorted(found[1:], key=lambda one: one.behind)))


def agreed(verdicts: Sequence[Verdict]) -> Verdict | None:
    """What several searches make of it together, if they name the same action."""
    first = verdicts[0]
    if any(verdict.best.action != first.best.action for verdict in verdicts):
        return None
    together = [_mean([_of(verdict, one.action) for verdict in verdicts]) for one in first.weighed]
    return Verdict((together[0], *sorted(together[1:], key=lambda one: one.behind)))


def _of(verdict: Verdict, action: str) -> Weighed:
    return next(one for one in verdict.weighed if one.action == action)


def _mean(found: Sequence[Weighed]) -> Weighed:
    n = len(found)
    made = [one.made for one in found if one.made is not None]
    return Weighed(
        found[0].action,
        sum(one.value for one in found) / n,
        math.hypot(*(one.spread for one in found)) / n,
        sum(one.points for one in found) / n,
        sum(one.worlds for one in found),
        sum(made) / len(made) if made else None,
        sum(one.behind for one in found) / n,
        math.hypot(*(one.doubt for one in found)) / n,
    )


# Endings


@dataclass(frozen=True, slots=True)
class Solved:
    """An ending in every deal that its seat cannot rule out, each as likely as any other, with all cards in sight."""

    deals: int
    values: dict[str, float]  # by action: the chance to win the match, on average
    never_worse: float  # the share of deals in which the best action is as good as any other

    @property
    def ranked(self) -> list[str]:
        return sorted(self.values, key=lambda action: -self.values[action])

    @property
    def gap(self) -> float:
        best, rival = self.ranked[:2]
        return self.values[best] - self.values[rival]


def is_ending(view: View) -> bool:
    """Whether so few cards are left that the rest of the hand can be solved."""
    few = sum(view.hand_sizes) <= ENDING
    return view.phase == "play" and few and not binding.to_the_end(view.game)


def solve(view: View) -> Solved | None:
    """The ending of this view; None if too many deals are possible."""
    return Every(view).solved() if is_ending(view) else None


class Every(Thought):
    """A thought about all worlds, not about some."""

    def __init__(self, view: View) -> None:
        super().__init__(0, view)
        self.exact = 1.0

    def solved(self) -> Solved | None:
        import numpy as np

        states = self._states()
        if states is None:
            return None
        order = np.arange(MOST_WORLDS)
        rows = np.array(list(enumerate(self.numbers)), np.int64)
        for first in range(0, len(states), PORTION):
            last = min(first + PORTION, len(states))
            self.compiled.try_actions(
                states, order, first, last, rows, self.out, self.spare, self.bench, self.rest, self.ending, self.exact,
                self.side, self.low,
            )  # fmt: skip
        values = self.out.values[:, : len(states)]
        best = values[int(values.mean(axis=1).argmax())]
        never_worse = float((best >= values.max(axis=0) - 1e-9).mean())
        means = {text: float(value) for text, value in zip(self.view.legal, values.mean(axis=1), strict=True)}
        return Solved(len(states), means, never_worse)

    def _states(self) -> Any:
        import numpy as np

        known = self.worlds.knowledge
        if sum(1 for _ in islice(ways_to_deal(known), MOST_DEALS + 1)) > MOST_DEALS:
            return None
        dealt = list(every_world(known, self.game.name, self.worlds.before, self.game.new_state))
        states = np.zeros(len(dealt), self.before.dtype)
        for record, state in zip(states, dealt, strict=True):
            build.write_state(record, state, self.game.rules)
        return states


def every_world(known: Knowledge, game_name: str, before: Any, new_state: Any) -> Iterator[Any]:
    """Every state that fits what is known: each way to give out the unseen cards that the rules can replay."""
    bind = binding.bind(game_name, instead={bits: int.bit_count})
    dealt, replayed = bind(redeal), bind(thinking.replay)
    bench, g = Bench.of_lists(), [0] * 4
    sfc32.seed(g, 0, 0, thinking.WORLDS)
    for holders in ways_to_deal(known):
        rows = [[card, 1 << holder, 1] for (card, _, _), holder in zip(known.cards, holders, strict=True)]
        one = known._replace(cards=rows)
        for _ in range(AGAIN):
            s = new_state()
            if dealt(one, bench, g) and replayed(s, before, one, bench, g, 0):
                yield s
                break


def ways_to_deal(known: Knowledge) -> Iterator[tuple[int, ...]]:
    """Who may hold each of the unseen cards."""
    return ways([row[1] for row in known.cards], list(known.room))


def ways(masks: Sequence[int], room: list[int]) -> Iterator[tuple[int, ...]]:
    """Every way to give each card to one of those in its mask, as long as they have room."""
    if not masks:
        yield ()
        return
    for holder in range(HOLDERS):
        if masks[0] >> holder & 1 and room[holder]:
            room[holder] -= 1
            for rest in ways(masks[1:], room):
                yield (holder, *rest)
            room[holder] += 1
