"""The clocks of a table: one for each decision, and a bank of time that a seat has for a hand or for the whole match.

When either is over a bot decides, and goes on deciding until there is time again: in the next hand if the bank is for a
hand. In a slow game, with a day or more for a decision, the clock runs by the calendar, whoever is here; nobody counts
as away before it is over. All other clocks stand still while nobody who plays is here.
"""

import time
from typing import TYPE_CHECKING

from .opening import Entry

if TYPE_CHECKING:
    from .presence import Presence
    from .table import Table

SLOW = 3600.0  # a longer clock makes a slow game
SOON = 90.0  # seconds before the end of a slow clock from which on a server keeps an eye on it
SLOWEST = 7 * 24 * 3600.0


def is_slow(table: "Table") -> bool:
    return table.clock is not None and table.clock > SLOW


def in_bank(table: "Table", seat: int) -> float | None:
    """What a seat had left in its bank when the last decision was made; None where there is no bank."""
    if table.house.bank is None or table.chairs[seat].kind != "person":
        return None
    return max(0.0, table.house.bank - table.spent.get(seat, 0.0))


def allowed(table: "Table") -> float | None:
    """How long the player at turn has for this decision."""
    if (table.clock is None and table.house.bank is None) or table.turn is None:
        return None
    given = [seconds for seconds in (table.clock, in_bank(table, table.turn)) if seconds is not None]
    return min(given, default=None)


def runs_out(table: "Table", here: "Presence") -> float | None:
    """In how many seconds the player at turn has no time left; None where no clock is running."""
    seconds = allowed(table)
    if seconds is None:
        return None
    if is_slow(table):
        return table.since + seconds - time.time()
    return here.turn_since + seconds - time.monotonic() if here.attended() else None


def due(table: "Table") -> float | None:
    """When a slow game wants a bot to decide, by the calendar."""
    if not is_slow(table) or table.turn is None or table.chairs[table.turn].kind != "person" or table.clock is None:
        return None
    return table.since + table.clock


def timed(table: "Table", here: "Presence", entry: Entry) -> Entry:
    """An entry with the time that a decision took, where there is a bank to take it from."""
    if entry["kind"] != "move" or table.house.bank is None or is_slow(table) or entry["by"] == "bot":
        return entry
    return {**entry, "spent": round(time.monotonic() - here.turn_since, 1) if here.attended() else 0.0}


def spend(table: "Table", entry: Entry, deal: int) -> None:
    """A decision has been made; before it, so many cards had been dealt."""
    if table.house.bank_for == "hand" and table.match and table.match.state.deals != deal:
        table.spent.clear()
    elif "spent" in entry:
        table.spent[entry["seat"]] = table.spent.get(entry["seat"], 0.0) + entry["spent"]
