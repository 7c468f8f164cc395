"""Why an action is good, in the game's own terms: what a player would say who looks over the seat's shoulder.

Every reason has a condition that the rules, or the search's numbers, bear out in this very position; nothing but the
seat's view goes in. A reason speaks for one action; beside a rival, those that do not speak for him too come first.
What only one game knows stands in a module called after it, see `own`.
"""

from collections.abc import Iterator

from ...engine.trick_box import TrickBox
from ...engine.view import View
from ...rules.table import BID, CALL, DISCARD, NAME, PLAY
from ...words import Said, say
from ..sharp import SAME, SAME_AFTER, Weighed
from . import choices, tricks
from .position import Position, own

__all__ = ["reason", "reasons", "weak"]

PHASES = {
    BID: choices.bidding,
    NAME: choices.naming,
    DISCARD: choices.laying_away,
    CALL: choices.calling,
    PLAY: tricks.playing,
}
WEAK = frozenset({
    "lowest", "keeps-rival", "keeps-trumps", "keeps-neutrals", "long-suit", "longest", "least-bid", "leaves-it",
    "outbids", "raises-the-price-points", "raises-the-price-miles", "calls-lacking", "makes-more", "breaks-more",
    "average-points", "average-miles", "no-difference",
})  # fmt: skip
MUCH = 0.03  # a difference of contracts made that is worth a word


def reason(view: View, best: Weighed, rival: Weighed | None = None) -> Said | None:
    """The reason for the best action that tells most, beside a rival; None if there is nothing true to say."""
    if rival is None:
        return None
    position = Position(view)
    theirs = {said.key for said in reasons(position, rival, best)}
    ranked = sorted(reasons(position, best, rival), key=lambda said: (weak(said), said.key in theirs))
    return Said(position.box.own(ranked[0].key), ranked[0].args) if ranked else None


def weak(said: Said) -> bool:
    """Whether it is said for want of a better one."""
    return said.key.partition("because-")[2] in WEAK


def reasons(position: Position, one: Weighed, rival: Weighed) -> Iterator[Said]:
    """Everything that speaks for an action, what tells most first."""
    view = position.view
    module = own(view.game)
    if module and hasattr(module, "reasons"):
        yield from module.reasons(position, one, rival)
    if isinstance(view.played.box, TrickBox) and view.known.phase in PHASES:
        yield from PHASES[view.known.phase](position, one, rival)
    yield from numbers(position, one, rival)


def numbers(position: Position, one: Weighed, rival: Weighed) -> Iterator[Said]:
    """What the search has to say, where the rules have nothing."""
    s, box = position.s, position.box
    if s.phase in (NAME, DISCARD, CALL, PLAY) and one.made is not None and rival.made is not None:
        mine, other = (one.made, rival.made) if position.makes else (1 - one.made, 1 - rival.made)
        if mine - other >= MUCH:
            key = "because-makes-more" if position.makes else "because-breaks-more"
            yield say(key, n=round(100 * mine), m=round(100 * other))
    ahead = round(one.points) - round(rival.points)
    if box.single_hands and ahead > 0 and rival.behind > one.behind:
        yield say(f"because-average-{box.unit}", n=ahead, doing=position.action(rival).said)
    if abs(rival.behind - one.behind) < SAME and min(one.worlds, rival.worlds) >= SAME_AFTER:
        yield say("because-no-difference", doing=position.action(rival).said)
