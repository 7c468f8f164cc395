"""The choices that are not a card of your hand: bids, suits, partners, the race's moves."""

from collections.abc import Iterable

from rich.style import Style

from ..engine.boxes import BOXES
from ..engine.view import View
from ..rules import aviationgame as flight
from .canvas import Canvas
from .faces import FELT, PAPER, SHADE, SUITS


def counts_points(view: View) -> bool:
    """Whether a bare number means a bid, so that it cannot also choose from a list."""
    return view.phase == "bid" and any(text.split()[-1].isdigit() for text in view.legal)


def in_order(legal: Iterable[str]) -> list[str]:
    """The legal actions in the order of their numbers: what plays a card comes before what throws one away."""
    return sorted(legal, key=lambda text: text.startswith("discard "))


def listed_choices(view: View) -> list[str]:
    """Every choice as it is listed, with the number that picks it."""
    if counts_points(view):
        return list(view.legal)
    return [f"{i} {text}" for i, text in enumerate(in_order(view.legal), 1)]


def choice_lines(view: View, width: int, rows: int) -> list[str]:
    """The choices in so many lines; what does not fit is left to the help."""
    if view.phase == "bid":
        return [_bids(view)]
    if view.phase == "call":
        return ["type a card, such as " + " or ".join(text.split()[1] for text in view.legal[-2:])]
    items = listed_choices(view)
    wide = max(len(item) for item in items) + 3
    lines = [""]
    for item in items:
        room = item if len(lines) < rows else item.ljust(wide) + "? for all"
        if len(lines[-1]) + len(room) > width:
            if len(lines) == rows:
                lines[-1] += "? for all"
                break
            lines.append("")
        lines[-1] += item + "   "
    return [line.rstrip() for line in lines]


def _bids(view: View) -> str:
    bids = [text for text in view.legal if text.startswith("bid ")]
    words = [text for text in view.legal if text not in bids]
    if bids and view.game == "aviationgame":
        words.append(f"or such as {bids[0].removeprefix('bid ')}")
    elif bids:
        points = [int(text.split()[1]) for text in bids]
        step = " in fives" if len(points) > 1 and points[1] - points[0] == 5 else ""
        words.append(f"or bid {points[0]}" + (f" to {points[-1]}{step}" if len(points) > 1 else ""))
    return ", ".join(words)


def draw_box(canvas: Canvas, middle: int, y: int, view: View) -> None:
    """What the empty middle of the table can show of the choices."""
    if view.seat != view.turn:
        return
    if view.game == "aviationgame" and view.phase == "bid":
        draw_bidding_box(canvas, middle - 18, y, view)
    elif view.phase == "call":
        draw_partners(canvas, middle - 18, y, view)


def on_felt(game: str) -> tuple[Style, Style]:
    """How to write on the table: what matters, and what matters less."""
    return Style(color=PAPER, bgcolor=FELT[game], bold=True), Style(color=SHADE, bgcolor=FELT[game])


def draw_bidding_box(canvas: Canvas, x: int, y: int, view: View) -> None:
    """Aviationgame: the miles that so many tricks by each craft are worth; what can be bid stands out."""
    base = 5 if len(view.players) == 4 else 3  # AV6
    levels = 6 if len(view.players) == 4 else 4  # AV-Q1
    bright, faint = on_felt(view.game)
    for craft, suit in enumerate(SUITS[view.game]):
        style = Style(color=suit.ink, bgcolor=PAPER, bold=True)
        canvas.put(x + 10 + 7 * craft, y, f" {suit.mark} {suit.code} ", style)
        for level in range(1, levels + 1):
            miles = level * flight.value(craft)
            possible = f"bid {miles} {suit.name}" in view.legal
            canvas.right(x + 15 + 7 * craft, y + level, str(miles) if possible else "·", bright if possible else faint)
    for level in range(1, levels + 1):
        canvas.put(x, y + level, f"{base + level:>2} tricks", faint)


def draw_partners(canvas: Canvas, x: int, y: int, view: View) -> None:
    """Neutral for five: the cards that can be called (NE14)."""
    ranks = BOXES[view.game].rules.RANKS
    bright, faint = on_felt(view.game)
    for row, suit in enumerate(SUITS[view.game]):
        style = Style(color=suit.ink, bgcolor=PAPER, bold=True)
        canvas.put(x, y + row, f" {suit.mark} {suit.name:<8}", style)
        for rank in range(1, ranks + 1):
            possible = f"call {suit.name}-{rank}" in view.legal
            canvas.put(x + 10 + 3 * rank, y + row, str(rank) if possible else "·", bright if possible else faint)
