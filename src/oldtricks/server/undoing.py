"""Taking back: how far somebody may go."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .table import Table

MOST_TAKEN_BACK = 100  # times at one table


def to_undo(table: "Table", seat: int) -> int:
    """How many actions this seat may take back now, its last own one included; 0 if none.

    Against bots a player may always go back to his last decision. Where other people play, only as long as nobody
    has acted after him and his action has shown him nothing new.
    """
    match = table.match
    if match is None or match.over or len(table.taken_back) >= MOST_TAKEN_BACK:
        return 0
    plies = match.ago(seat)
    if match.ply - plies < table.first_ply:
        return 0
    if any(chair.kind == "person" for i, chair in enumerate(table.chairs) if i != seat):
        return plies if plies == 1 and not table.revealing else 0
    return plies
