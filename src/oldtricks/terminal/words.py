"""The short texts around the table: what is played for, and how everybody stands."""

from ..engine.box import option_text, plural
from ..engine.boxes import BOXES
from ..engine.view import View
from ..rules import aviationgame, neutral, tactics

GOALS = {
    "aviationgame": f"to {aviationgame.MEET:,} miles",
    "gasoline_alley": "down to 0",
    "neutral": f"to {neutral.GAME}",
    "new_york_to_paris": "3,300 miles",
    "tactics": f"to {tactics.ENGAGEMENT}",
}


def signed(points: int) -> str:
    return f"{points:+,}".replace("-", "−") if points else "0"


def score(points: int) -> str:
    return f"{points:,}".replace("-", "−")


def heading(view: View, goal: bool = True) -> str:
    """Game, target and deal."""
    limit = view.options.get("hands")
    deal = f"deal {view.deal}" + (f" of {option_text(limit)}" if limit else "")
    return f"{BOXES[view.game].title}{f', {GOALS[view.game]}' if goal else ''} · {deal}"


def contract(view: View) -> str:
    """Who has to make what, or how far the bidding is."""
    on = view.table
    if on.get("maker") is not None:
        owed = on["contract"]
        if on.get("called") and on["trump"]:  # shorter than the engine says it, to fit a line
            owed = f"{owed.split(',')[0]}, {on['trump'].title()} trump, with {on['called']}"
        return f"{view.players[on['maker']]}: {owed}"
    if view.phase in ("bid", "sell"):
        calls = [call for call in on["calls"] if call and call.startswith("bid")]
        return "bidding" if not calls else f"highest {max(calls, key=bid_points)}"
    return ""


def bid_points(call: str) -> int:
    return int(call.split()[1])


def side_name(view: View, side: int) -> str:
    """We and They where there are two teams, otherwise names."""
    seats = view.sides[side]
    if len(view.sides) == 2 and len(seats) > 1 and view.seat is not None:
        return "We" if view.seat in seats else "They"
    return "+".join(view.players[seat] for seat in seats)


def standing(view: View, side: int) -> str:
    """What a side has made in this hand so far."""
    on = view.table
    if on["maker"] is None:
        return ""
    tricks = plural(on["tricks"][side], "trick")
    if view.game == "aviationgame":
        return f"{tricks}, wind {signed(on['wind'][side])}"
    if view.game == "gasoline_alley":
        return f"made {on['points'][side]}"
    if view.game == "neutral":
        points = on["belligerent_tricks"][side] + 2 * on["neutralised_tricks"][side] + on["rulers"][side]
        return f"{tricks}, {points} {'pt' if points == 1 else 'pts'}"
    return f"{tricks}, {on['captured'][side]} pts"


def scoreboard(view: View) -> list[str]:
    """A text for each side, one's own first, where several seats share a score; plates carry it otherwise."""
    if len(view.sides) == len(view.players):
        return []
    texts = []
    for side in sorted(range(len(view.sides)), key=lambda side: view.seat not in view.sides[side]):
        parts = [f"{side_name(view, side)} {score(view.scores[side])}"]
        if view.game == "tactics" and view.options["length"] == "campaign":
            parts.append(f"won {view.table['engagements'][side]}")
        if view.game != "new_york_to_paris" and standing(view, side):
            parts.append(standing(view, side))
        texts.append(" · ".join(parts))
    return texts
