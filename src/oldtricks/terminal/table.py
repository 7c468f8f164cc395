"""The table of the four trick games: plates around it, each card at its player's side."""

from dataclasses import dataclass

from rich.cells import cell_len
from rich.style import Style

from ..engine.view import View
from .canvas import Canvas, clip
from .faces import FELT, face
from .words import score, standing

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


def draw_table(canvas: Canvas, x: int, y: int, width: int, height: int, view: View, trick: Trick) -> None:
    """Plates and cards in this rectangle."""
    around = places(len(view.players), view.seat or 0, width, height)
    draw_felt(canvas, x, y, height, view.game, around)
    lying = dict(trick.cards)
    for seat, place in enumerate(around):
        draw_plate(canvas, x, y, view, seat, place, width)
        if seat in lying:
            draw_card(canvas, x + place.card_x, y + place.card_y, view.game, lying[seat], seat == trick.winner)
    draw_corners(canvas, x, y + height - 1, width, view)


def draw_felt(canvas: Canvas, x: int, y: int, height: int, game: str, around: list[Place]) -> None:
    """The ground that the cards lie on, wider above where several sit there."""
    felt = Style(bgcolor=FELT[game])
    above = [place.card_x for place in around if place.card_y == 2]
    middle = next(place.x for place in around if place.y == height - 1)
    left = min([middle - 19, *(at - 1 for at in above)])
    right = max([middle + 19, *(at + CARD + 1 for at in above)])
    canvas.fill(x + left, y + 2, right - left, 3, felt)
    canvas.fill(x + middle - 19, y + 5, 38, height - 6, felt)


def draw_plate(canvas: Canvas, x: int, y: int, view: View, seat: int, place: Place, width: int) -> None:
    at_turn = seat == view.turn
    one_line = seat == (view.seat or 0)
    room = width // 3 if one_line or place.ends == "centre" else PLATE
    marks = roles(view, seat)
    name = clip(view.players[seat], room - cell_len(marks) - 3)
    title = f"▸{name}{marks} " if at_turn else f" {name}{marks} "
    facts = clip(" · ".join(facts_of(view, seat)), room + 8)
    write = {"centre": canvas.centre, "right": canvas.right, "left": canvas.put}[place.ends]
    style = TURN if at_turn else Style(bold=True)
    if one_line:
        start = x + place.x - (cell_len(title) + cell_len(facts) + 1) // 2
        canvas.put(start, y + place.y, title, style)
        canvas.put(start + cell_len(title) + 1, y + place.y, facts)
    else:
        write(x + place.x, y + place.y, title, style)
        shift = {"centre": 0, "right": -1, "left": 1}[place.ends]
        write(x + place.x + shift, y + place.y + 1, clip(facts, PLATE - 1 if place.ends != "centre" else room))


def roles(view: View, seat: int) -> str:
    """(D) dealer, (M) maker, (P) the maker's partner, once the called card has shown him (NE14)."""
    on = view.table
    marks = " (D)" if seat == view.dealer else ""
    marks += " (M)" if seat == on["maker"] else ""
    if on.get("called") and on["called"] in on["played"][seat] and seat != on["maker"]:
        marks += " (P)"
    return marks


def facts_of(view: View, seat: int) -> list[str]:
    """The second line of a plate."""
    facts = []
    alone = len(view.sides) == len(view.players)
    if alone:
        facts.append(score(view.scores[seat]) + (" left" if view.game == "gasoline_alley" else ""))
        if standing(view, seat):
            facts.append(standing(view, seat))
    call = view.table["calls"][seat]
    if call and view.table["maker"] is None:
        facts.append(call)
    elif not alone and view.seat is not None and seat != view.seat:
        side = next(side for side in view.sides if seat in side)
        facts.append("partner" if view.seat in side else "opponent")
    return facts


def draw_card(canvas: Canvas, x: int, y: int, game: str, card: str, won: bool) -> None:
    """A card with its upper left cell here; a winning card has a double edge."""
    printed = face(game, card)
    style = printed.style()
    top, side, bottom = ("╔══════╗", "║", "╚══════╝") if won else ("╭──────╮", "│", "╰──────╯")
    canvas.put(x, y, top, style)
    canvas.put(x, y + 1, f"{side}{printed.suit.mark}{printed.suit.code} {printed.rank:>2}{side}", style)
    canvas.put(x, y + 2, bottom, style)


def draw_corners(canvas: Canvas, x: int, y: int, width: int, view: View) -> None:
    """What lies aside."""
    on = view.table
    if on["discards"]:
        away = [face(view.game, card) for card in on["discards"]]
        canvas.put(x + 1, y - 1, "you laid away", "dim")
        canvas.put(x + 1, y, " ".join(f"{f.suit.mark}{f.suit.code}{f.rank}" for f in away), "dim")
    elif on["centre"]:
        canvas.put(x + 1, y, f"{on['centre']} cards lie unseen", "dim")
    if on.get("turned_up"):
        canvas.right(x + width - 1, y, f"last wind {on['turned_up'][-1]}", "dim")
