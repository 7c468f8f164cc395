"""What the server sends about finished games; `protocol` has what is sent while they are played."""

from typing import Literal

from typing_extensions import TypedDict

from ..words.sent import Said
from .advice import Decision
from .protocol import Frame, GameEvent, Share, SheetLine, TableInfo
from .standing import Result


class Played(TypedDict):
    """An action of a replay."""

    ply: int
    seat: int
    action: str
    said: Said


class Remark(TypedDict):
    """Something beside the play: what was taken back and stayed out of it, or for whom a bot has played.

    `seen` says whether something was taken back by somebody who had learned something new by it.
    """

    ply: int
    seat: int
    kind: Literal["taken-back", "played-for"]
    seen: bool
    said: Said


class Replay(TypedDict):
    """A finished game, position by position, and how it can be reviewed: by search, or by rule of thumb."""

    table: TableInfo
    review: Literal["search", "thumb"] | None
    plies: int
    frames: list[Frame]
    events: list[GameEvent]
    sheet: list[SheetLine]
    results: list[Result]
    decisions: list[Played]
    remarks: list[Remark]


class Review(TypedDict):
    """What a good bot thinks of a finished game. Chances are by ply, of each side; a rule of thumb knows none."""

    decisions: list[Decision]
    chances: list[tuple[int, list[float]]]
    turning_points: list[int]
    open: list[tuple[int, list[float]]]


class Progress(TypedDict):
    """A review that is not ready."""

    done: int
    of: int


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
