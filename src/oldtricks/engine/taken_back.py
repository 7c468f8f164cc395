"""What was taken back: the actions, and whether whoever took them back had learned something by them."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from ..words import Cards, Said, Seat, say
from .box import Event
from .match import Match

Made = tuple[int, str]  # a seat and its action

REVEALING = {"deal", "take-up", "draw", "fill", "score", "end"}  # events that tell a player what he did not know
KNOWN = {"trick", "call-partner"}  # events whose cards were seen already, or are only named


def reveals(events: Sequence[Event]) -> bool:
    """Whether an action brought its player something new, beside what others do."""
    return any(event.kind in REVEALING or "side_card" in event.data for event in events)


@dataclass(frozen=True, slots=True)
class TakenBack:
    """Somebody took back his last action and what followed it; `ply` actions stayed."""

    ply: int
    seat: int
    actions: tuple[Made, ...]
    seen: bool = field(default=False, compare=False)  # whether he had learned something: follows from the actions
    cards: tuple[str, ...] = field(default=(), compare=False)  # those that he had seen by them

    @classmethod
    def of(cls, match: Match, seat: int, plies: int, events: Sequence[Event]) -> "TakenBack":
        """The last actions of a match, which are about to be taken back, and their events as that seat saw them."""
        actions = tuple((at, action.text) for at, action in match.history[match.ply - plies :])
        acted = any(at != seat for at, _ in actions)
        return cls(match.ply - plies, seat, actions, acted or reveals(events), tuple(_cards(events, seat)))

    @property
    def said(self) -> Said:
        """In a sentence."""
        key = "taken-back-cards" if self.cards else "taken-back-seen" if self.seen else "taken-back-unseen"
        return say(key, seat=Seat(self.seat), n=len(self.actions), cards=Cards(self.cards))

    def to_json(self) -> dict[str, Any]:
        return {"after": self.ply, "seat": self.seat + 1, "actions": [[at + 1, text] for at, text in self.actions]}


def take_back(match: Match, seat: int, plies: int) -> TakenBack:
    """Take back the last actions of a match, and remember them."""
    earlier = match.copy()
    earlier.undo(plies)
    taken = TakenBack.of(match, seat, plies, match.events(seat, first=earlier.told()))
    match.undo(plies)
    return taken


def _cards(events: Sequence[Event], seat: int) -> list[str]:
    """The cards that a seat saw, and did not lay itself."""
    found: dict[str, None] = {}
    for event in events:
        if event.kind in KNOWN or (event.seat == seat and event.kind not in REVEALING):
            shown = ()
        else:
            shown = (event.data.get("card"), *event.data.get("cards", ()))
        found |= dict.fromkeys(card for card in (*shown, event.data.get("side_card")) if card)
    return list(found)


def branches(taken: Sequence[TakenBack], actions: Sequence[Made]) -> list[tuple[Made, ...]]:
    """What was played before each take-back since the one before it; a ValueError has the number of one that cannot be.

    It is worked out from the last one backwards: between two, play went on from where the first had led to what the
    second found.
    """
    found: list[tuple[Made, ...]] = []
    after, starts = tuple(actions), [0, *(each.ply for each in taken)]
    for number in range(len(taken), 0, -1):
        each = taken[number - 1]
        if each.ply > len(after):
            raise ValueError(number)
        after = (*after[: each.ply], *each.actions)
        found.append(after[starts[number - 1] :])
    return found[::-1]
