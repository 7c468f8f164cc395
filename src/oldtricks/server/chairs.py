"""The seats of a table: who has them, and who of them asks the others for something."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from .rest import Rest

Kind = Literal["person", "bot", "open"]


@dataclass(slots=True)
class Chair:
    """A seat, and who has it: "person", "bot" or "open" (nobody)."""

    kind: Kind = "open"
    name: str = ""
    person: str | None = None
    level: str | None = None
    share: str | None = None  # the person's randomness
    reserved: str | None = None  # an open seat that waits for this person, in a rematch
    avatar: str | None = None  # the person's picture
    hurried: bool = False  # a bot that had no time to think about its latest move


@dataclass(slots=True)
class Asked:
    """Somebody asks the others whether he may take something back, or has the rest."""

    seat: int
    plies: int
    waiting: list[int]
    rest: "Rest | None" = None
