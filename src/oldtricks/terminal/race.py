"""The board of New York to Paris: five piles for each side, and how far it has flown."""

from typing import Any

from rich.cells import cell_len
from rich.style import Style

from ..engine.view import View
from ..rules.new_york_to_paris import FLIGHT
from .canvas import Canvas, clip
from .faces import BAD, GOOD, PAPER, RACE_TITLES
from .words import score

DISTANCE = 3300
NAME, WEATHER, AIRCRAFT, PILES = 1, 19, 37, 54
TURN = Style(bold=True, reverse=True)


def draw_race(canvas: Canvas, x: int, y: int, width: int, height: int, view: View) -> None:
    """A row or more for each side, and the drawing and discard piles."""
    for at, title in ((NAME, "side"), (WEATHER, "weather"), (AIRCRAFT, "flight"), (PILES, "500 300   100")):
        canvas.put(x + at, y, title, "dim")
    canvas.right(x + width - 1, y, "miles", "dim")
    rows = 3 if 3 * len(view.sides) <= height - 2 else 2 if 2 * len(view.sides) <= height - 2 else 1
    for side, piles in enumerate(view.table["piles"]):
        top = y + 1 + rows * side
        draw_side(canvas, x, top, width, view, side, piles)
        if rows > 1:
            draw_map(canvas, x + NAME, top + 1, width - 2, piles["miles"])
    draw_piles(canvas, x, y + height - 1, width, view)


def draw_side(canvas: Canvas, x: int, y: int, width: int, view: View, side: int, piles: dict[str, Any]) -> None:
    seats = view.sides[side]
    at_turn = view.turn in seats
    name = f"{side + 1} {'+'.join(view.players[seat] for seat in seats)}"
    roles = " (D)" if view.dealer in seats else ""
    title = clip(name, WEATHER - NAME - cell_len(roles) - 2) + roles
    canvas.put(x + NAME - 1, y, f"▸{title} " if at_turn else f" {title} ", TURN if at_turn else "bold")
    draw_pile(canvas, x + WEATHER, y, piles["weather"], "no weather yet")
    draw_pile(canvas, x + AIRCRAFT, y, piles["flight"], "on the ground")
    at = x + PILES
    for kind, full in zip(("500", "300", "100"), FLIGHT, strict=True):
        canvas.put(at, y, "■" * piles[kind], "bold")
        canvas.put(at + piles[kind], y, "□" * (full - piles[kind]), "dim")
        at += max(full, 3) + 1
    canvas.right(x + width - 1, y, score(piles["miles"]), "bold")


def draw_pile(canvas: Canvas, x: int, y: int, card: str | None, empty: str) -> None:
    """The top card: what helps in green, what hinders in red and with an exclamation mark."""
    if card is None:
        canvas.put(x, y, f" {empty}", "dim")
        return
    good = card in ("favorable-weather", "take-off")
    title = RACE_TITLES[card].removesuffix(" Weather") + ("" if good else "!")
    canvas.put(x, y, f" {title} ", Style(color=GOOD if good else BAD, bgcolor=PAPER, bold=True))


def draw_map(canvas: Canvas, x: int, y: int, width: int, miles: int) -> None:
    """The Atlantic, with the part already flown drawn thicker."""
    canvas.put(x, y, "New York", "dim")
    canvas.right(x + width, y, "Paris", "dim")
    start, length = x + 9, width - 9 - 6
    flown = miles * (length - 1) // DISTANCE
    canvas.put(start, y, "╌" * length, "dim")
    canvas.put(start, y, "━" * flown, "bold")
    canvas.put(start + flown, y, "▸", "bold")


def draw_piles(canvas: Canvas, x: int, y: int, width: int, view: View) -> None:
    on = view.table
    top = f", on top {RACE_TITLES[on['discard_top']]}" if on["discard_top"] else ""
    text = f"drawing pile {on['drawing']} · discard pile {on['discards']}{top}"
    canvas.put(x + 1, y, clip(text, width - 2), "bold")
    lindys = on["aside"].get("lucky-lindy", 0)
    if lindys:
        canvas.right(
            x + width - 1, y, "Lucky Lindy is laid" if lindys == 1 else f"{lindys} Lucky Lindys are laid", "dim"
        )
