"""A hint where nothing can be compiled: what sound play would do by its rules of thumb, and why. Nothing is counted."""

from typing import Any

from ..engine.view import View
from ..words import say
from .base import Budget
from .hint import action_of
from .reasons import reason
from .sharp import Weighed
from .steady import Steady


def hint(view: View, seed: int = 0) -> dict[str, Any]:
    """The action with its reason, as other hints are; without figures."""
    action = Steady(seed).choose(view, Budget())
    said = say("hint", action=action_of(view, action).said, told=say("hint-thumb"))
    rival = next((text for text in view.legal if text != action), None)
    why = reason(view, _unweighed(action), _unweighed(rival)) if rival else None
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


def _unweighed(action: str) -> Weighed:
    return Weighed(action, value=0.0, spread=0.0, points=0.0, worlds=0, made=None)
