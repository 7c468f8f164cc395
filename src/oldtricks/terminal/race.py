"""The screen of a race: five piles for each side and how far it has flown, and a hand of cards without suits."""

from typing import Any

from rich.cells import cell_len
from rich.style import Style

from ..engine.boxes.new_york_to_paris import CARD_NAMES
from ..engine.view import View
from ..rules import new_york_to_paris as rules
from ..words import Reader
from .canvas import Canvas, clip
from .faces import INK, PAPER, PURPLE, SHADE
from .words import score, shorter

NAME, WEATHER, AIRCRAFT, PILES = 1, 19, 37, 54
TURN = Style(bold=True, reverse=True)
GOOD, BAD, MILES = "#1d5c40", "#a33a24", "#14213d"  # what helps and what hinders
STEP = 12  # cells across a card of the hand


def ink_of(card: str) -> str:
    kind = CARD_NAMES.index(card)
    if rules.MILEAGE >> kind & 1:
        return MILES
    if kind == rules.LINDY:
        return PURPLE
    return BAD if kind >= rules.STORM else GOOD


def draw_race(canvas: Canvas, x: int, y: int, width: int, height: int, view: View, reader: Reader) -> None:
    """A row or more for each side, and the drawing and discard piles."""
    for at, column in ((NAME, "side"), (WEATHER, "weather"), (AIRCRAFT, "flight")):
        canvas.put(x + at, y, reader.t(f"terminal-race-{column}"), "dim")
    canvas.put(x + PILES, y, "500 300   100", "dim")
    canvas.right(x + width - 1, y, reader.t("terminal-race-miles"), "dim")
    rows = 3 if 3 * len(view.sides) <= height - 2 else 2 if 2 * len(view.sides) <= height - 2 else 1
    for side, piles in enumerate(view.table["piles"]):
        top = y + 1 + rows * side
        draw_side(canvas, x, top, width, view, reader, side, piles)
        if rows > 1:
            draw_map(canvas, x + NAME, top + 1, width - 2, reader, piles["miles"])
    draw_piles(canvas, x, y + height - 1, width, view, reader)


def draw_side(
    canvas: Canvas, x: int, y: int, width: int, view: View, reader: Reader, side: int, piles: dict[str, Any]
) -> None:
    seats = view.sides[side]
    at_turn = view.turn in seats
    name = f"{side + 1} {'+'.join(view.players[seat] for seat in seats)}"
    roles = f" {reader.t('terminal-dealer')}" if view.dealer in seats else ""
    title = clip(name, WEATHER - NAME - cell_len(roles) - 2) + roles
    canvas.put(x + NAME - 1, y, f"▸{title} " if at_turn else f" {title} ", TURN if at_turn else "bold")
    draw_pile(canvas, x + WEATHER, y, reader, piles["weather"], "weather")
    draw_pile(canvas, x + AIRCRAFT, y, reader, piles["flight"], "flight")
    at = x + PILES
    for kind, full in zip(("500", "300", "100"), rules.FLIGHT, strict=True):
        canvas.put(at, y, "■" * piles[kind], "bold")
        canvas.put(at + piles[kind], y, "□" * (full - piles[kind]), "dim")
        at += max(full, 3) + 1
    canvas.right(x + width - 1, y, score(reader, piles["miles"]), "bold")


def draw_pile(canvas: Canvas, x: int, y: int, reader: Reader, card: str | None, pile: str) -> None:
    """The top card: what helps in green, what hinders in red and with an exclamation mark."""
    room = AIRCRAFT - WEATHER - 2
    if card is None:
        canvas.put(x, y, clip(f" {reader.t(f'new-york-to-paris-no-{pile}')}", room), "dim")
        return
    ink = ink_of(card)
    name = reader.t(shorter(reader, f"new-york-to-paris-card-{card}"))
    title = clip(name + ("!" if ink == BAD else ""), room)
    canvas.put(x, y, f" {title} ", Style(color=ink, bgcolor=PAPER, bold=True))


def draw_map(canvas: Canvas, x: int, y: int, width: int, reader: Reader, miles: int) -> None:
    """The Atlantic, with the part already flown drawn thicker."""
    here, there = reader.t("terminal-race-from"), reader.t("terminal-race-to")
    canvas.put(x, y, here, "dim")
    canvas.right(x + width, y, there, "dim")
    start, length = x + cell_len(here) + 1, width - cell_len(here) - cell_len(there) - 2
    flown = miles * (length - 1) // rules.DISTANCE
    canvas.put(start, y, "╌" * length, "dim")
    canvas.put(start, y, "━" * flown, "bold")
    canvas.put(start + flown, y, "▸", "bold")


def draw_piles(canvas: Canvas, x: int, y: int, width: int, view: View, reader: Reader) -> None:
    on = view.table
    text = reader.t("terminal-race-piles", drawing=on["drawing"], discards=on["discards"])
    if on["discard_top"]:
        card = reader.title(on["discard_top"])
        text = reader.t("terminal-race-piles-top", drawing=on["drawing"], discards=on["discards"], card=card)
    canvas.put(x + 1, y, clip(text, width - 2), "bold")
    lindys = on["aside"].get("lucky-lindy", 0)
    if lindys:
        canvas.right(x + width - 1, y, reader.t("terminal-race-lindys", count=lindys), "dim")


def draw_race_hand(canvas: Canvas, x: int, y: int, width: int, view: View, reader: Reader) -> None:
    """The hand: cards without suits, their names in full."""
    useful = {text.split()[1] for text in view.legal if text.startswith("play ")}
    useful |= {text.split()[0] for text in view.legal if " on " in text}
    at = x + (width - len(view.hand) * STEP - 1) // 2
    style = Style()
    for card in view.hand:
        first, _, second = reader.title(card).partition(" ")
        faded = view.phase != "draw" and view.turn == view.seat and card not in useful
        style = Style(color=ink_of(card), bgcolor=SHADE if faded else PAPER, bold=not faded)
        canvas.put(at, y, "╭" + "─" * (STEP - 1), style)
        canvas.put(at, y + 1, f"│ {clip(first, STEP - 2):<{STEP - 2}}", style)
        canvas.put(at, y + 2, f"│ {clip(second, STEP - 2):<{STEP - 2}}", style)
        at += STEP
    for row, edge in enumerate("╮││"):
        canvas.put(at, y + row, edge, style or Style(color=INK))
