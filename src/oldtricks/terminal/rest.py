"""The rest of a hand: claimed because it is proven, or left to a bot once it is decided."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..bots import USUAL, Budget, bot
from ..bots.rest import claimable, decided, go_on, prove
from ..engine.errors import OldTricksError
from ..engine.view import View
from ..words import say

if TYPE_CHECKING:
    from .session import Session


@dataclass(frozen=True, slots=True)
class Rest:
    """What plays the person's cards to the end of a deal: the proof of a claim, or a bot."""

    deal: int
    counted: int | None  # by the proof

    def card(self, view: View) -> str:
        if self.counted is not None and len(view.legal) > 1:
            return go_on(view, self.counted)
        return bot(USUAL, 0).choose(view, Budget())


def finishable(view: View) -> bool:
    return claimable(view) and decided(view)


POSSIBLE = {"claim": claimable, "finish": finishable}


def claim(session: "Session", view: View) -> None:
    """All tricks to come are mine: if that follows from what I see."""
    if not claimable(view):
        raise OldTricksError(say("problem-no-claim"))
    found = prove(view)
    if found.verdict != "sure":
        raise OldTricksError(say("problem-not-proven"))
    session.rest = Rest(view.deal, found.counted)
    session.message = session.reader.t("rest-claimed-mine")


def finish(session: "Session", view: View) -> None:
    """The contract is decided: let a bot play my cards."""
    if not finishable(view):
        raise OldTricksError(say("problem-not-decided"))
    session.rest = Rest(view.deal, None)
    session.message = session.reader.t("rest-finished-mine")
