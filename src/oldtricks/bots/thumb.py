"""Advice where nothing can be compiled: what sound play would do by its rules of thumb, and why. Nothing is counted."""

from collections.abc import Iterable
from typing import Any

from ..engine.view import View
from ..rules.table import DISCARD
from ..words import Said, say
from .base import Budget
from .hint import action_of, then
from .reasons import reason
from .sharp import Weighed
from .steady import Steady


def hint(view: View, seed: int = 0) -> dict[str, Any]:
    """The action with its reason, as other hints are; without figures."""
    action = Steady(seed).choose(view, Budget())
    said = say("hint", action=action_of(view, action).said, told=say("hint-thumb"))
    why = _reason(view, action)
    return {
        "action": action,
        "words": view.reader.say(said),
        "said": said.to_json(),
        "value": None,
        "spread": None,
        "points": None,
        "made": None,
        "worlds": 0,
        "reason": why.to_json() if why else None,
        "also": [],
    }


def review(made: Iterable[tuple[View, str]], seed: int = 0) -> dict[str, Any]:
    """Some decisions, each beside what sound play would have done; as other reviews are, without figures."""
    decisions = []
    left: list[str] = []  # to lay away: of what was sound at first, and in any order
    for view, action in made:
        sound = [text for text in left if text in view.legal] or _sound(view, seed)
        left = [text for text in sound if text != action] if action in sound else []
        decisions.append(_beside(view, action, action if action in sound else sound[0]))
    return {"decisions": decisions, "chances": [], "turning_points": [], "open": []}


def _beside(view: View, action: str, best: str) -> dict[str, Any]:
    played, better = action_of(view, action).said, action_of(view, best).said
    said = say("thumb-too", action=played) if action == best else say("thumb-other", action=played, best=better)
    why = _reason(view, best, action)
    return {
        "ply": view.ply,
        "seat": view.seat,
        "action": action,
        "action_said": played.to_json(),
        "best": best,
        "best_said": better.to_json(),
        "lost": None,
        "sure": False,
        "words": view.reader.say(said),
        "said": said.to_json(),
        "reason": why.to_json() if why else None,
    }


def _sound(view: View, seed: int) -> list[str]:
    """What sound play does now; of cards to lay away all that are still to go."""
    found = [Steady(seed).choose(view, Budget())]
    while view.known.phase == DISCARD and (view := then(view, found[-1])).known.phase == DISCARD:
        found.append(Steady(seed).choose(view, Budget()))
    return found


def _reason(view: View, action: str, rival: str = "") -> Said | None:
    """Why it is better than what was played, or than anything else."""
    other = next((text for text in (rival, *view.legal) if text not in ("", action)), None)
    return reason(view, _unweighed(action), _unweighed(other)) if other else None


def _unweighed(action: str) -> Weighed:
    return Weighed(action, value=0.0, spread=0.0, points=0.0, worlds=0, made=None)
