"""What a good player would say about each choice, from what the seat may know and nothing else."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from ..engine.box import Action, trick_table
from ..engine.errors import OldTricksError
from ..engine.knowledge import copy_state
from ..engine.view import View
from ..rules.table import BID, DISCARD, SELL
from ..words import Cards, Each, Reader, Said, say
from .base import Budget
from .reasons import reason
from .reasons.position import Position
from .sharp import Sharp, Weighed

SHORT = 4  # a list of more is cut


@dataclass(frozen=True, slots=True)
class Hint:
    """A legal action with its expected result."""

    action: str
    said: Said
    value: float  # the chance that the seat's side wins the match
    spread: float  # its standard error
    points: float  # expected in this hand, ahead of the best other side
    made: float | None  # the share of likely deals in which the maker makes the contract
    worlds: int  # how many likely deals were looked at
    doing: Said  # the action as something that a player does
    reader: Reader = field(repr=False, compare=False)
    reason: Said | None = None  # why the best is the best, in the game's own terms
    also: tuple[str, ...] = ()  # what else is to be laid away together with it

    @property
    def words(self) -> str:
        """In plain English."""
        return self.reader.say(self.said)

    def to_dict(self) -> dict[str, Any]:
        return {
            "action": self.action,
            "words": self.words,
            "said": self.said.to_json(),
            "value": self.value,
            "spread": self.spread,
            "points": self.points,
            "made": self.made,
            "worlds": self.worlds,
            "reason": self.reason.to_json() if self.reason else None,
            "also": list(self.also),
        }


def hints(view: View, budget: Budget, seed: int = 0) -> list[Hint]:
    """A hint for every legal action of the player at turn, the best first; cards to lay away together are one."""
    cards = trick_table(view.known).excess if view.known.phase == DISCARD else 1
    steps = [*_steps(view, _shared(budget, cards), seed)]
    weighed = steps[0][1]
    best, *others = weighed
    also = tuple(found[0].action for _, found in steps[1:])
    found = []
    for one in weighed:
        rival = best if one is not best else others[0] if others else None
        doing = action_of(view, one.action).said
        if one is best and also:
            doing = say("action-discard-several", cards=Cards(tuple(_card(view, text) for text in (one.action, *also))))
        said = in_words(view, one, rival, doing)
        hint = Hint(one.action, said, one.value, one.spread, one.points, one.made, one.worlds, doing, view.reader)
        found.append(replace(hint, reason=_reason(steps), also=also) if one is best else hint)
    return found


Step = tuple[View, Sequence[Weighed]]


def _steps(view: View, budget: Budget, seed: int) -> Iterator[Step]:
    """What is to be decided now; with the first card laid away, the next, and so on."""
    yield view, (found := weigh(view, budget, seed))
    phase = view.known.phase
    while phase == DISCARD:
        view = then(view, found[0].action)
        if view.known.phase != phase:
            return
        yield view, (found := weigh(view, budget, seed))


def _shared(budget: Budget, decisions: int) -> Budget:
    """An equal part for each of several decisions."""
    seconds = None if budget.seconds is None else budget.seconds / decisions
    return Budget(max(1, budget.playouts // decisions), seconds)


def then(view: View, text: str) -> View:
    """What the seat will know when it has laid this card away, and nobody else has acted."""
    action, played = action_of(view, text), view.played
    assert view.seat is not None
    known = copy_state(view.known)
    played.rules.apply(known, action.number)
    sizes = list(view.hand_sizes)
    sizes[view.seat] -= 1
    return replace(
        view,
        ply=view.ply + 1,
        hand=played.box.hand(known, view.seat),
        hand_sizes=tuple(sizes),
        legal=tuple(each.text for each in played.actions(known)),
        known=known,
        script=(*view.script, (view.seat, action.number)),
        phases=(*view.phases, view.known.phase),
    )


def _reason(steps: Sequence[Step]) -> Said | None:
    """Why the best is the best; of several cards, for that which empties a suit, if any does."""
    found = [reason(view, weighed[0], weighed[1]) for view, weighed in steps if len(weighed) > 1]
    given = [said for said in found if said]
    if len(steps) > 1:  # what may come of it is seen already
        given = [said for said in given if not said.key.endswith("because-away-toward-void")]
    return next((said for said in given if said.key.endswith("because-away-void")), given[0] if given else None)


def _card(view: View, text: str) -> str:
    return str(action_of(view, text).card)


def weigh(view: View, budget: Budget, seed: int = 0) -> Sequence[Weighed]:
    """What the sharp bot thinks of every legal action."""
    if not view.legal:
        raise OldTricksError(say("hint-not-your-turn"))
    try:
        found = Sharp(seed).weigh(view, budget)
    except ImportError:
        raise OldTricksError(say("hint-needs-numba")) from None
    return [_levelled(one, found[0]) for one in found]


def _levelled(one: Weighed, best: Weighed) -> Weighed:
    """What was given up early has its value beside that of the best, of which more is known."""
    if one.worlds == best.worlds:
        return one
    value = min(max(best.value - one.behind, 0.0), 1.0)
    return replace(one, value=value, spread=math.hypot(best.spread, one.doubt))


def action_of(view: View, text: str) -> Action:
    """A legal action of the view, from its text."""
    return view.played.grammar.by_text[view.known.phase][text]


def in_words(view: View, one: Weighed, rival: Weighed | None, doing: Said | None = None) -> Said:
    """The expected result of an action and how sure it is, beside another action's."""
    action = doing or action_of(view, one.action).said
    if rival is None:
        return say("hint-only", action=action, match=_match(view, one))
    return say("hint", action=action, told=_figures(view, one, rival))


def _figures(view: View, one: Weighed, rival: Weighed) -> Said:
    contract, match = _contract(view, one), _match(view, one)
    if contract and _decides(view, one, rival):
        contract = _against(view, contract, _kept(view, one), _kept(view, rival), rival)
    else:
        match = _against(view, match, one.value, rival.value, rival)
    points = _points(view, one) if view.played.box.single_hands else None
    parts = [part for part in (contract, match, points, _doubt(one, rival)) if part]
    told = parts[0]
    for part in parts[1:]:
        told = say("hint-parts", first=told, next=part)
    return told


def too_close(one: Weighed) -> bool:
    """Whether it is behind the best by no more than chance makes of it."""
    return one.behind <= 2 * _error(one.doubt, one.worlds)


def clearly_behind(one: Weighed) -> bool:
    """Whether it is worse than the best beyond doubt."""
    return one.behind > 4 * _error(one.doubt, one.worlds)


def _error(found: float, worlds: int) -> float:
    """A standard error, and at least what half a deal more would make of it: a few that agree prove little."""
    return max(found, 0.5 / worlds)


def _doubt(one: Weighed, rival: Weighed) -> Said | None:
    worse = one if one.behind else rival  # one of them is the best
    if not worse.behind:
        return say("hint-equal")
    return say("hint-too-close") if too_close(worse) else None


def _against(view: View, told: Said, mine: float, other: float, rival: Weighed) -> Said:
    """The same beside another action's."""
    doing = action_of(view, rival.action).said
    if _of_100(mine) == _of_100(other):
        return say("hint-as-many", told=told, doing=doing)
    return say("hint-against", told=told, n=_of_100(other), doing=doing)


def _contract(view: View, one: Weighed) -> Said | None:
    """How often the contract is made, or broken, if there is one."""
    phase, number = view.known.phase, action_of(view, one.action).number
    if one.made is None or (phase == BID and number == 0):
        return None
    n = _of_100(_kept(view, one))
    if phase == BID:
        return say("hint-whoever-makes", n=n)
    if phase == SELL and number == 0:
        return say("hint-buyer-makes", n=n)
    return say("hint-you-make" if makes(view) else "hint-you-break", n=n)


def _kept(view: View, one: Weighed) -> float:
    """How often the contract ends as it should, for this seat; while bidding, how often it is made."""
    assert one.made is not None
    return one.made if view.known.phase in (BID, SELL) or makes(view) else 1 - one.made


def _decides(view: View, one: Weighed, rival: Weighed) -> bool:
    """Whether the contract tells why one of them is better: if not, the match does."""
    if view.known.phase in (BID, SELL) or one.made is None or rival.made is None:
        return False  # each leads to another contract
    ahead = _kept(view, one) - _kept(view, rival)
    return _of_100(abs(ahead)) != 0 and (ahead > 0) == (rival.behind >= one.behind)


def makes(view: View) -> bool:
    """Whether the seat plays for the contract."""
    return Position(view).makes


def _points(view: View, one: Weighed) -> Said:
    unit, points = view.played.box.unit, round(one.points)
    if not points:
        return say(f"hint-level-{unit}")
    return say(f"hint-ahead-{unit}" if points > 0 else f"hint-behind-{unit}", n=abs(points))


def _match(view: View, one: Weighed) -> Said:
    """The chance to win it all; two standard errors are what it may be off."""
    off = max(1, round(200 * _error(one.spread, one.worlds)))
    return say("hint-match", match=view.played.box.match_name(view.known), n=_of_100(one.value), off=off)


def _of_100(share: float) -> int:
    return round(100 * share)


def told(found: Sequence[Hint], most: int) -> list[Said]:
    """In lines: the best with its reason, then figures; where there are many, only those of the better ones."""
    lines = [hint.said for hint in found[:most]]
    if found and (why := found[0].reason):
        lines.insert(0, say("hint-reason", action=found[0].doing, reason=why))
    rest = [hint.doing for hint in found[most:]]
    if len(rest) > SHORT:
        rest[SHORT - 1 :] = [say("hint-more", n=len(rest) - SHORT + 1)]
    return lines + ([say("hint-no-better", actions=Each(tuple(rest)))] if rest else [])
