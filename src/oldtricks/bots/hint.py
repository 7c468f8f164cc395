"""What a good player would say about each choice, from what the seat may know and nothing else."""

import math
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

from ..engine.box import listed
from ..engine.errors import OldTricksError
from ..engine.view import View
from .base import Budget
from .sharp import Sharp, Weighed

RACE = "new_york_to_paris"
PASSES = ("pass", "no flight")
MILES = ("aviationgame", RACE)  # counted in miles, the others in points


@dataclass(frozen=True, slots=True)
class Hint:
    """A legal action with its expected result."""

    action: str
    words: str
    value: float  # the chance that the seat's side wins the match
    spread: float  # its standard error
    points: float  # expected in this hand, ahead of the best other side
    made: float | None  # the share of likely deals in which the maker makes the contract
    worlds: int  # how many likely deals were looked at

    def to_dict(self) -> dict[str, Any]:
        return asdict(self)


def hints(view: View, budget: Budget, seed: int = 0) -> list[Hint]:
    """A hint for every legal action of the player at turn, the best first."""
    weighed = weigh(view, budget, seed)
    best, *others = weighed
    found = []
    for one in weighed:
        rival = best if one is not best else others[0] if others else None
        words = in_words(view, one, rival)
        found.append(Hint(one.action, words, one.value, one.spread, one.points, one.made, one.worlds))
    return found


def weigh(view: View, budget: Budget, seed: int = 0) -> Sequence[Weighed]:
    """What the sharp bot thinks of every legal action."""
    if not view.legal:
        raise OldTricksError("a hint is for the player at turn")
    try:
        found = Sharp(seed).weigh(view, budget)
    except ImportError:
        raise OldTricksError("hints need the compiled rules: install the extra [fast]") from None
    return [_levelled(one, found[0]) for one in found]


def _levelled(one: Weighed, best: Weighed) -> Weighed:
    """What was given up early has its value beside that of the best, of which more is known."""
    if one.worlds == best.worlds:
        return one
    value = min(max(best.value - one.behind, 0.0), 1.0)
    return replace(one, value=value, spread=math.hypot(best.spread, one.doubt))


def in_words(view: View, one: Weighed, rival: Weighed | None) -> str:
    """The expected result of an action and how sure it is, beside another action's."""
    if rival is None:
        return f"{one.action}: your only choice; {_match(view, one)}."
    contract = _contract(view, one, rival)
    match = (
        _match(view, one) if contract else f"{_match(view, one)}, against {_of_100(rival.value)} with {rival.action}"
    )
    parts = [contract, match, "" if view.game == RACE else _points(view, one)]
    parts.append(_doubt(one, rival))
    return f"{one.action}: {'; '.join(filter(None, parts))}."


def too_close(one: Weighed) -> bool:
    """Whether it is behind the best by no more than chance makes of it."""
    return one.behind <= 2 * one.doubt


def _doubt(one: Weighed, rival: Weighed) -> str:
    worse = one if one.behind else rival  # one of them is the best
    if not worse.behind:
        return f"just as good as {rival.action}"
    return f"too close to {rival.action} to call" if too_close(worse) else ""


def _contract(view: View, one: Weighed, rival: Weighed) -> str:
    """How often the contract is made, or broken, if there is one."""
    if one.made is None or rival.made is None or one.action in PASSES:
        return ""
    if view.phase == "bid":  # whoever will be the maker
        return f"the contract that follows is made in {_of_100(one.made)} of 100 likely deals"
    verb, mine, other = ("make", one.made, rival.made) if makes(view) else ("break", 1 - one.made, 1 - rival.made)
    return (
        f"you {verb} the contract in {_of_100(mine)} of 100 likely deals, against {_of_100(other)} with {rival.action}"
    )


def makes(view: View) -> bool:
    """Whether the seat plays for the contract: with the maker, or by the card that the maker called (NE14)."""
    on, seat = view.table, view.seat
    assert seat is not None
    maker = on["maker"] if on["maker"] is not None else seat  # the dealer decides whether to sell
    called = on.get("called")
    return any(seat in side and maker in side for side in view.sides) or (
        called is not None and (called in view.hand or called in on["played"][seat])
    )


def _points(view: View, one: Weighed) -> str:
    what = "miles" if view.game in MILES else "points"
    points = round(one.points)
    if not points:
        return f"level in {what} on average"
    return f"{abs(points):,} {what if abs(points) > 1 else what[:-1]} {'ahead' if points > 0 else 'behind'} on average"


def _match(view: View, one: Weighed) -> str:
    """The chance to win it all; two standard errors are what it may be off."""
    off = max(1, round(200 * one.spread))
    what = "the race" if view.game == RACE else "the match"
    return f"you win {what} in {_of_100(one.value)} of 100 (give or take {off})"


def _of_100(share: float) -> str:
    return f"{100 * share:.0f}"


def told(found: Sequence[Hint], most: int) -> list[str]:
    """The hints in lines; where there are many, only the better ones in full."""
    lines = [hint.words for hint in found[:most]]
    rest = [hint.action for hint in found[most:]]
    return lines + ([f"No better: {listed(rest)}."] if rest else [])
