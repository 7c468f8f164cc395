"""The house rules of a table: how fast bots act, hints and taking back, and a bank of time for each seat."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

Pace = Literal["normal", "brisk", "instant"]
Span = Literal["hand", "match"]
Watch = Literal["nobody", "link", "everybody"]  # who may watch: those who have the link, or those who look for a table
Delay = Literal["none", "minutes", "hand"]  # until a hand is over

# Parts of the server's own pace. Even the shortest is longer than a quick bot thinks about anything, so that how long
# one takes tells nothing about its cards.
PACES: dict[Pace, float] = {"normal": 1.0, "brisk": 0.4, "instant": 0.1}


@dataclass(frozen=True, slots=True)
class TalkRules:
    """Whether people may write to each other and react, and whom the host has silenced."""

    chat: bool = True
    reactions: bool = True
    silenced: Sequence[str] = ()


@dataclass(frozen=True, slots=True)
class HouseRules:
    """Hints and taking back are on or off; None leaves them to those who play alone."""

    pace: Pace = "normal"
    hints: bool | None = None
    undo: bool | None = None
    bank: float | None = None  # seconds that each seat has,
    bank_for: Span = "match"
    watch: Watch = "link"
    delay: Delay = "none"
    watch_seat: int | None = None  # whose cards they see, with the delay of a hand

    def moved(self, drawn: Sequence[int]) -> "HouseRules":
        """Where seats are drawn, the one that is watched is still that of whoever sat there."""
        return self if self.watch_seat is None else replace(self, watch_seat=drawn[self.watch_seat])

    def gives_hints(self, company: int) -> bool:
        """Where so many people sit."""
        return company < 2 if self.hints is None else self.hints

    def takes_back(self, company: int) -> bool:
        return company < 2 if self.undo is None else self.undo
