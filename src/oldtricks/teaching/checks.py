"""Which legal actions are right: `do`, a check by its name, or `then CLAIM`, what has to be true afterwards."""

from collections.abc import Callable

from ..engine.box import Action, trick_table
from ..engine.match import Match
from . import claims
from .courses import LessonError

DO = "do"  # just what the script goes on with
THEN = "then "


def right(match: Match, action: Action, check: str) -> bool:
    """Whether the action is right by this check, which is not `do`."""
    if check.startswith(THEN):
        return claims.true(_after(match, action), check.removeprefix(THEN))
    if check not in CHECKS:
        raise LessonError(f"there is no check {check!r}, only {', '.join((DO, *CHECKS, THEN + 'CLAIM'))}")
    return CHECKS[check](match, action)


def _after(match: Match, action: Action) -> Match:
    later = match.copy()
    later.play(action)
    return later


def _holds_the_trick(match: Match, action: Action) -> bool:
    return claims.true(_after(match, action), f"holder = {match.state.turn + 1}")


def _same_side(match: Match, action: Action) -> bool:
    holder = claims.fact(_after(match, action), "holder")
    return claims.true(match, f"same-side {match.state.turn + 1} {holder}")


def _trumps(match: Match, action: Action) -> bool:
    """The card is a trump, though trump was not led."""
    trump = bool(match.game.rules.trumps(match.state) >> action.number & 1)
    return trump and _led(match) and not _follows(match, action)


def _follows(match: Match, action: Action) -> bool:
    return _led(match) and bool(trick_table(match.state).follow >> action.number & 1)


def _led(match: Match) -> bool:
    """Something was led."""
    return trick_table(match.state).count > 0


CHECKS: dict[str, Callable[[Match, Action], bool]] = {
    "legal": lambda match, action: True,
    "wins": _holds_the_trick,  # the trick, as far as it is
    "loses": lambda match, action: not _holds_the_trick(match, action),
    "ours": _same_side,  # the side has the trick, the player or the partner
    "follows": _follows,
    "trumps": _trumps,
    "throws-off": lambda match, action: _led(match) and not _follows(match, action) and not _trumps(match, action),
}
