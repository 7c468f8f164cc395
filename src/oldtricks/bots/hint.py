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
SHORT = 4  # a list of more is cut
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
    contract, match = _contract(view, one), _match(view, one)
    if _decides(view, one, rival):
        contract += _against(_kept(view, one), _kept(view, rival), rival)
    else:
        match += _against(one.value, rival.value, rival)
    parts = [contract, match, "" if view.game == RACE else _points(view, one), _doubt(one, rival)]
    return f"{one.action}: {'; '.join(filter(None, parts))}."


def too_close(one: Weighed) -> bool:
    """Whether it is behind the best by no more than chance makes of it."""
    return one.behind <= 2 * _error(one.doubt, one.worlds)


def _error(found: float, worlds: int) -> float:
    """A standard error, and at least what half a deal more would make of it: a few that agree prove little."""
    return max(found, 0.5 / worlds)


def _doubt(one: Weighed, rival: Weighed) -> str:
    worse = one if one.behind else rival  # one of them is the best
    if not worse.behind:
        return "the two are equally good"
    return "too close to call" if too_close(worse) else ""


def _against(mine: float, other: float, rival: Weighed) -> str:
    same = _of_100(mine) == _of_100(other)
    return f", {'as many as' if same else f'against {_of_100(other)}'} if you {_done(rival.action)}"


def _done(action: str) -> str:
    """An action as something that a player does."""
    if action == "no flight":
        return "say no flight"
    return f"play {action}" if " on " in action else action  # a hazard, on somebody


def _contract(view: View, one: Weighed) -> str:
    """How often the contract is made, or broken, if there is one."""
    if one.made is None or one.action in PASSES:
        return ""
    if view.phase == "bid":
        who = "whoever gets the contract makes it"
    elif one.action == "sell":
        who = "the buyer makes the contract"
    else:
        who = f"you {'make' if makes(view) else 'break'} the contract"
    return f"{who} in {_of_100(_kept(view, one))} of 100 likely deals"


def _kept(view: View, one: Weighed) -> float:
    """How often the contract ends as it should, for this seat; while bidding, how often it is made."""
    assert one.made is not None
    return one.made if view.phase in ("bid", "sell") or makes(view) else 1 - one.made


def _decides(view: View, one: Weighed, rival: Weighed) -> bool:
    """Whether the contract tells why one of them is better: if not, the match does."""
    if view.phase in ("bid", "sell") or one.made is None or rival.made is None:
        return False  # each leads to another contract
    ahead = _kept(view, one) - _kept(view, rival)
    return _of_100(abs(ahead)) != "0" and (ahead > 0) == (rival.behind >= one.behind)


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
        return f"on average this hand ends level in {what}"
    ahead = "ahead" if points > 0 else "behind"
    return f"on average you end this hand {abs(points):,} {what if abs(points) > 1 else what[:-1]} {ahead}"


def _match(view: View, one: Weighed) -> str:
    """The chance to win it all; two standard errors are what it may be off."""
    off = max(1, round(200 * _error(one.spread, one.worlds)))
    what = "the race" if view.game == RACE else "the match"
    return f"you win {what} in {_of_100(one.value)} of 100 (give or take {off})"


def _of_100(share: float) -> str:
    return f"{100 * share:.0f}"


def told(found: Sequence[Hint], most: int) -> list[str]:
    """The hints in lines; where there are many, only the better ones in full."""
    lines = [hint.words for hint in found[:most]]
    rest = [hint.action for hint in found[most:]]
    if len(rest) > SHORT:
        rest[SHORT - 1 :] = [f"{len(rest) - SHORT + 1} more"]
    return lines + ([f"No better: {listed(rest)}."] if rest else [])
