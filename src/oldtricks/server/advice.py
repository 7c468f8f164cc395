"""What the server sends about choices: hints, doubts of the coach, judgements of a review."""

from typing_extensions import TypedDict

from ..words.sent import Said


class Hint(TypedDict):
    """A legal action with its expected result; where nothing was counted out, without figures."""

    action: str
    words: str
    said: Said
    value: float | None
    spread: float | None
    points: float | None
    made: float | None
    worlds: int
    reason: Said | None
    also: list[str]


class Hints(TypedDict):
    hints: list[Hint]


class Decision(TypedDict):
    """A choice between several actions, as a review or the coach judges it.

    `lost` is of the chance to win; a rule of thumb cannot tell.
    """

    ply: int
    seat: int
    action: str
    action_said: Said
    best: str
    best_said: Said
    lost: float | None
    sure: bool
    words: str
    said: Said
    reason: Said | None


class Doubts(TypedDict):
    """Actions that give away much, for certain."""

    doubts: list[Decision]


class CoachLines(TypedDict):
    """What the coach has to say after a hand, and the ply of the costliest decision."""

    well: Said
    costly: Said
    ply: int | None
