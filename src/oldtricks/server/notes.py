"""What a record notes beside the play: who is who, whom a bot played for, and whose the shares in the shuffle are."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from ..engine.match import Match
from ..engine.records import Record
from ..engine.shuffles import Fair
from .levels import STAND_IN

if TYPE_CHECKING:
    from .table import Table


@dataclass(frozen=True, slots=True)
class Share:
    """Somebody's randomness in the shuffle; the seat is his when the cards are dealt."""

    seat: int | None
    name: str
    randomness: str


@dataclass(slots=True)
class Told:
    """What a stretch of the log told: how many events there were, or that some were taken back."""

    total: int
    deals: int = 0  # how many there had been by then, those included that were taken back later
    undo: dict[str, Any] | None = None


def deals_of(match: Match | None) -> int:
    """How many times cards have been dealt."""
    return match.state.deals if match else 0


def moved(shares: Sequence[Share], drawn: Sequence[int]) -> tuple[Share, ...]:
    """C2: everybody has moved to the seat that he drew; the order of the shares stays."""
    return tuple(replace(share, seat=drawn[share.seat]) for share in shares if share.seat is not None)


def shares_of(record: Record) -> tuple[Share, ...]:
    """The shares in a record of ours, with what its notes say of them."""
    if not isinstance(record.shuffler, Fair):  # a practice from a game that still goes on: no shuffle dealt it
        return ()
    given = record.shuffler.contributions
    noted = record.notes.get("shares", [[None, ""]] * len(given))  # older records do not say
    seats = [None if seat is None else seat - 1 for seat, _ in noted]
    return tuple(Share(seat, name, text) for seat, (_, name), text in zip(seats, noted, given, strict=True))


def notes_of(table: "Table") -> dict[str, Any]:
    chairs = list(enumerate(table.chairs, 1))
    bots = {str(seat): _bot(table, seat - 1) for seat, chair in chairs if chair.kind == "bot"}
    return {
        "table": table.id,
        "people": [seat for seat, chair in chairs if chair.kind == "person"],
        "bots": bots,
        "stand_in": STAND_IN,
        "played_for": {str(seat): numbers for seat, _ in chairs if (numbers := _played_for(table, seat - 1))},
        "shares": [[None if share.seat is None else share.seat + 1, share.name] for share in table.shares],
    }


def _bot(table: "Table", seat: int) -> dict[str, Any]:
    return {"level": table.chairs[seat].level, "seed": table.bot_seed(seat)}


def _played_for(table: "Table", seat: int) -> list[int]:
    """The numbers of the actions that a bot made for somebody."""
    return [ply + 1 for ply, at in table.stood_in.items() if at == seat]
