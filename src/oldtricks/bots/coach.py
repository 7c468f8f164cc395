"""A coach: doubts about an action before it counts, and a few lines after the hand. From the seat's own view only."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from ..engine.view import View
from ..words import Said, say
from .base import Budget
from .hint import clearly_behind, weigh
from .review import Decision, judge

MUCH = 0.05  # of the chance to win the match: less is not worth a question
SOME = 0.02  # and less than this is not worth a word after the hand


def doubts(view: View, budget: Budget, seed: int = 0) -> list[Decision]:
    """Those of the legal actions that the coach would question: they give away much, for certain."""
    found = weigh(view, budget, seed)
    judged = [judge(view, found, one.action) for one in found if one.behind >= MUCH and clearly_behind(one)]
    return [replace(one, said=_said("coach-doubt", one)) for one in judged]


@dataclass(frozen=True, slots=True)
class Lines:
    """What there is to say about the decisions of a hand."""

    well: Said
    costly: Said
    ply: int | None  # of the costliest decision, if any cost much

    def to_dict(self) -> dict[str, Any]:
        return {"well": self.well.to_json(), "costly": self.costly.to_json(), "ply": self.ply}


def look_back(made: Sequence[tuple[View, str]], budget: Budget, seed: int = 0) -> Lines:
    """The decisions of a seat in a hand, each judged on what it knew then; there has to be one at least."""
    judged = [(judge(view, found, action), found[1].behind, view) for view, action in made
              for found in [weigh(view, budget, seed)]]  # fmt: skip
    dear = max((one for one, _, _ in judged if one.sure), key=lambda one: one.lost, default=None)
    if dear is None or dear.lost < SOME:
        return Lines(_well(judged), say("coach-nothing-costly"), None)
    return Lines(_well(judged), _costly(dear), dear.ply)


def _said(key: str, one: Decision) -> Said:
    return say(key, action=one.action_said, best=one.best_said, lost=round(100 * one.lost))


def _costly(one: Decision) -> Said:
    said = _said("coach-costly", one)
    return say("sentences", first=said, next=one.reason) if one.reason else said


def _well(judged: Sequence[tuple[Decision, float, View]]) -> Said:
    """The best action that was hardest to do without; or how many were good."""
    found = [(gap, one) for one, gap, _ in judged if one.action == one.best and gap >= SOME]
    good = sum(not one.sure or one.lost < SOME for one, _, _ in judged)
    if not found:
        return say("coach-good-share", n=good, of=len(judged))
    _, one = max(found, key=lambda pair: pair[0])
    return say("coach-well-found", action=one.action_said, n=good, of=len(judged))
