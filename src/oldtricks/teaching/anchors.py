"""What a bubble can point at, and whether it is there."""

from collections.abc import Callable

from ..engine.box import Event
from ..engine.match import Match
from ..engine.view import View
from .courses import LessonError

TRICKS = ("trick", "centre", "contract", "gauge", "side-card")  # of a table with tricks
RACE = ("piles", "draw-pile", "discard-pile")  # of a race
EVERYWHERE = ("table", "scores", "hand", "decision", "sheet")
WITH = ("seat", "card")  # seat:3, card:us-8
PLAIN = (*EVERYWHERE, *TRICKS, *RACE)
AFTER_A_TRICK = ("score", "end")  # what may follow a trick while it still lies there


def trick(match: Match, at: str) -> Event | None:
    """The complete trick that lies there while it is spoken of: the last one, if nothing was played since."""
    what, _, which = at.partition(":")
    if what not in ("trick", "side-card", "card"):
        return None
    found = next((event for event in reversed(match.events()) if event.kind not in AFTER_A_TRICK), None)
    if found is None or found.kind != "trick":
        return None
    return found if what != "card" or which in _cards(found) else None


def _cards(event: Event) -> list[str]:
    return [card for _, card in event.data["trick"]] + [str(event.data.get("side_card"))]


def check(view: View, at: str, whole: Event | None) -> None:
    """An error, if there is nothing to point at."""
    what, _, which = at.partition(":")
    race = "piles" in view.table
    if what not in WITH and at not in PLAIN:
        raise LessonError(f"there is no {at}: only {', '.join(PLAIN)}, seat:N, card:NAME")
    if (at in TRICKS and race) or (at in RACE and not race):
        raise LessonError(f"there is no {at} at this table")
    there: dict[str, Callable[[], object]] = {
        "trick": lambda: whole is not None or view.table["trick"],
        "centre": lambda: view.table["centre"],
        "contract": lambda: view.contract,
        "gauge": lambda: view.table["goal"] is not None,
        "side-card": lambda: whole is not None or view.table.get("face_down"),
        "hand": lambda: view.hand,
        "decision": lambda: view.legal,
        "sheet": lambda: len(view.sheet),
        "discard-pile": lambda: view.table["discards"],
        "seat": lambda: which.isdigit() and 1 <= int(which) <= len(view.players),
        "card": lambda: which in shown_cards(view) or whole,
    }
    if what in there and not there[what]():
        raise LessonError(f"there is no {at} in sight")


def shown_cards(view: View) -> set[str]:
    """Every card that the learner sees now."""
    on = view.table
    found = set(view.hand) | set(on.get("turned_up", ()))
    found |= {card for _, card in on.get("trick", ())} | {str(on.get("discard_top"))}
    for piles in on.get("piles", ()):
        found |= {str(piles["weather"]), str(piles["flight"])} | {key for key in piles if key.isdigit() and piles[key]}
    return found
