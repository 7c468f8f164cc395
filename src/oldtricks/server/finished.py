"""What the server sends about finished games; `protocol` has what is sent while they are played."""

from typing_extensions import TypedDict

from ..words.sent import Said
from .protocol import Decision, Frame, GameEvent, SheetLine, TableInfo
from .standing import Result


class Played(TypedDict):
    """An action of a replay."""

    ply: int
    seat: int
    action: str
    said: Said


class Replay(TypedDict):
    """A finished game, position by position."""

    table: TableInfo
    review: bool
    plies: int
    frames: list[Frame]
    events: list[GameEvent]
    sheet: list[SheetLine]
    results: list[Result]
    decisions: list[Played]


class Review(TypedDict):
    """What a good bot thinks of a finished game. Chances are by ply, of each side."""

    decisions: list[Decision]
    chances: list[tuple[int, list[float]]]
    turning_points: list[int]
    open: list[tuple[int, list[float]]]


class Progress(TypedDict):
    """A review that is not ready."""

    done: int
    of: int


class Share(TypedDict):
    """Somebody's randomness."""

    name: str
    randomness: str


class Deal(TypedDict):
    """A shuffle computed again; number 0 is the draw for the first deal."""

    deal: int
    ok: bool
    deck: list[str]


class Verification(TypedDict):
    """The proof of a fair shuffle."""

    fair: bool
    commitment: str
    secret: str
    shares: list[Share]
    deals: list[Deal]
    words: str
    said: Said
