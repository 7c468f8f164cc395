"""How far something is that somebody has to make: a contract, a flight."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ..words import Said, said_of

OPEN, SAFE, LOST, FREE = "open", "safe", "lost", "free"  # not decided; cannot fail, cannot be made any more; not owed


@dataclass(frozen=True, slots=True)
class Gauge:
    """What is made of a goal, by whom, and whether that is decided."""

    seats: tuple[int, ...]
    made: int
    goal: int
    still: int  # the most that can be added, as far as everybody can see
    standing: str
    short: Said
    said: Said

    def to_dict(self) -> dict[str, Any]:
        return {
            "seats": list(self.seats),
            "made": self.made,
            "goal": self.goal,
            "still": self.still,
            "standing": self.standing,
            "short": self.short.to_json(),
            "said": self.said.to_json(),
        }

    @classmethod
    def from_dict(cls, read: Mapping[str, Any]) -> "Gauge":
        words = {name: said_of(read[name]) for name in ("short", "said")}
        return cls(**{**read, **words, "seats": tuple(read["seats"])})


def standing_of(made: int, goal: int, still: int) -> str:
    """What is made is never lost again, so these are for good."""
    if made >= goal:
        return SAFE
    return LOST if made + still < goal else OPEN
