"""The table of a trick game: plates around it, each card at its player's side."""

from dataclasses import dataclass

from rich.cells import cell_len
from rich.style import Style

from ..engine.view import View
from ..words import Reader
from .canvas import Canvas, clip
from .faces import face
from .words import box_of, score, standing

PLATE = 21  # cells for a plate at the side
CARD = 8  # cells across a card on the table
LOWEST = 12  # rows that a table needs

TURN = Style(bold=True, reverse=True)


@dataclass(frozen=True, slots=True)
class Place:
    """Where a seat's plate and card lie; the plate is written from, to or around `x`."""

    x: int
    y: int
    ends: str
    card_x: int
    card_y: int


@dataclass(frozen=True, slots=True)
class Trick:
    """The cards that lie there, and the seat that has just won them."""

    cards: tuple[tuple[int, str], ...] = ()
    winner: int | None = None


def trick_of(view: View) -> Trick:
    return Trick(tuple((seat, card) for seat, card in view.table["trick"]))


def places(players: int, bottom: int, width: int, height: int) -> list[Place]:
    """Every seat's place: `bottom` sits below, the others clockwise from the left (C1)."""
    middle = width // 2
    left, right = middle - 18, middle + 10
    mid, low, high = (height - 2) // 2, height - 4, 5 + (height - LOWEST) // 3
    sides = {2: [], 3: [mid], 4: [mid], 5: [mid], 6: [mid]}.get(players, [low, high])
    above = players - 1 - 2 * len(sides)
    across = {0: [], 1: [0], 2: [-width // 5, width // 5], 3: [-width // 3, 0, width // 3]}[above]
    around = [Place(left - 1, row + 1, "right", left, row) for row in sides]
    around += [Place(middle + dx, 0, "centre", middle + dx - CARD // 2, 2) for dx in across]
    around += [Place(right + CARD + 1, row + 1, "left", right, row) for row in reversed(sides)]
    here = Place(middle, height - 1, "centre", middle - CARD // 2, height - 4)
    seated = [here, *around]
    return [seated[(seat - bottom) % players] for seat in range(players)]


def draw_table(
    canvas: Canvas, x: int, y: int, width: int, height: int, view: View, reader: Reader, trick: Trick
) -> None:
    """Plates and cards in this rectangle."""
    around = places(len(view.players), view.seat or 0, width, height)
    draw_felt(canvas, x, y, height, box_of(view).felt, around)
    lying = dict(trick.cards)
    for seat, place in enumerate(around):
        draw_plate(canvas, x, y, view, reader, seat, place, width)
        if seat in lying:
            draw_card(canvas, x + place.card_x, y + place.card_y, view.game, lying[seat], seat == trick.winner)
    draw_corners(canvas, x, y + height - 1, width, view, reader)


def draw_felt(canvas: Canvas, x: int, y: int, height: int, ground: str, around: list[Place]) -> None:
    """The ground that the cards lie on, wider above where several sit there."""
    felt = Style(bgcolor=ground)
    above = [place.card_x for place in around if place.card_y == 2]
    middle = next(place.x for place in around if place.y == height - 1)
    left = min([middle - 19, *(at - 1 for at in above)])
    right = max([middle + 19, *(at + CARD + 1 for at in above)])
    canvas.fill(x + left, y + 2, right - left, 3, felt)
    canvas.fill(x + middle - 19, y + 5, 38, height - 6, felt)


def draw_plate(canvas: Canvas, x: int, y: int, view: View, reader: Reader, seat: int, place: Place, width: int) -> None:
    at_turn = seat == view.turn
    one_line = seat == (view.seat or 0)
    room = width // 3 if one_line or place.ends == "centre" else PLATE
    marks = roles(view, reader, seat)
    name = clip(view.players[seat], room - cell_len(marks) - 3)
    title = f"▸{name}{marks} " if at_turn else f" {name}{marks} "
    space = room if place.ends == "centre" else PLATE - 1
    if one_line:  # beside what lies in the corners
        corner = max(map(cell_len, aside(view, reader)), default=0) + 2
        space = width - 2 * corner - cell_len(title) - 1
    facts = clip(" · ".join(facts_of(view, reader, seat, space)), space)
    write = {"centre": canvas.centre, "right": canvas.right, "left": canvas.put}[place.ends]
    style = TURN if at_turn else Style(bold=True)
    if one_line:
        start = x + place.x - (cell_len(title) + cell_len(facts) + 1) // 2
        canvas.put(start, y + place.y, title, style)
        canvas.put(start + cell_len(title) + 1, y + place.y, facts)
    else:
        write(x + place.x, y + place.y, title, style)
        shift = {"centre": 0, "right": -1, "left": 1}[place.ends]
        write(x + place.x + shift, y + place.y + 1, facts)


def roles(view: View, reader: Reader, seat: int) -> str:
    """(D) dealer, (M) maker, (P) the maker's partner, once the called card has shown him (NE14)."""
    on = view.table
    marks = ["terminal-dealer"] if seat == view.dealer else []
    marks += ["terminal-maker"] if seat == on["maker"] else []
    if on.get("called") and on["called"] in on["played"][seat] and seat != on["maker"]:
        marks.append("terminal-partner")
    return "".join(f" {reader.t(mark)}" for mark in marks)


def facts_of(view: View, reader: Reader, seat: int, room: int) -> list[str]:
    """The second line of a plate."""
    facts = []
    alone = len(view.sides) == len(view.players)
    if alone:
        points = score(reader, view.scores[seat])
        facts.append(reader.t("terminal-left", score=points) if box_of(view).fewer_wins else points)
        made = standing(view, reader, seat, room - cell_len(facts[0]) - 3)
        facts += [made] if made else []
    call = view.table["calls"][seat]
    if call and view.table["maker"] is None:
        facts.append(call)
    elif not alone and view.seat is not None and seat != view.seat:
        side = next(side for side in view.sides if seat in side)
        facts.append(reader.t("terminal-is-partner" if view.seat in side else "terminal-is-opponent"))
    return facts


def draw_card(canvas: Canvas, x: int, y: int, game: str, card: str, won: bool) -> None:
    """A card with its upper left cell here; a winning card has a double edge."""
    printed = face(game, card)
    style = printed.style()
    top, side, bottom = ("╔══════╗", "║", "╚══════╝") if won else ("╭──────╮", "│", "╰──────╯")
    canvas.put(x, y, top, style)
    canvas.put(x, y + 1, f"{side}{printed.suit.mark}{printed.suit.code} {printed.rank:>2}{side}", style)
    canvas.put(x, y + 2, bottom, style)


def draw_corners(canvas: Canvas, x: int, y: int, width: int, view: View, reader: Reader) -> None:
    """What lies aside."""
    lines = aside(view, reader)
    for row, line in enumerate(lines, y + 1 - len(lines)):
        canvas.put(x + 1, row, line, "dim")
    turned_up = view.table.get("turned_up")
    if turned_up:
        canvas.right(x + width - 1, y, reader.t("terminal-last-wind", card=turned_up[-1]), "dim")


def aside(view: View, reader: Reader) -> list[str]:
    """What lies in the corner: your discards, or the cards that nobody has seen."""
    on = view.table
    if on["discards"]:
        away = [face(view.game, card) for card in on["discards"]]
        cards = " ".join(f"{printed.suit.mark}{printed.suit.code}{printed.rank}" for printed in away)
        return [reader.t("terminal-laid-away"), cards]
    return [reader.t("terminal-unseen", cards=on["centre"])] if on["centre"] else []
