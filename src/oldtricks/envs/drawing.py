"""A table as an SVG drawing: the seats around it, the cards on it, and the viewer's hand below."""

from collections.abc import Iterator
from html import escape
from math import cos, pi, sin

from ..engine.box import TrickBox, listed
from ..engine.boxes import BOXES
from ..engine.view import View

WIDTH, HEIGHT = 960, 640
MIDDLE_X, MIDDLE_Y = WIDTH / 2, 300
CARD_WIDTH, CARD_HEIGHT = 56, 76
RED, YELLOW, BLUE, GREEN, VIOLET, BLACK, PLAIN = (
    "#b3261e", "#946300", "#1f4e9c", "#2e7d32", "#6a1b9a", "#1d1d1d", "#44515c",
)  # fmt: skip
INKS = {
    "aviationgame": (RED, YELLOW, BLUE, GREEN),
    "gasoline_alley": (RED, YELLOW, BLUE, BLACK),  # GA2
    "neutral": (RED, BLUE, BLACK, GREEN, YELLOW, VIOLET),
    "tactics": (BLUE, YELLOW, RED, GREEN),  # reconstructed
}


def draw(view: View) -> str:
    """What the view shows, and nothing else."""
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#f6f3ea"/>',
        f'<ellipse cx="{MIDDLE_X}" cy="{MIDDLE_Y}" rx="330" ry="165" fill="#4f7a5b"/>',
        *_header(view),
        *_seats(view),
        *_trick(view),
        *_hand(view),
        "</svg>",
    ]
    return "\n".join(parts)


def _text(x: float, y: float, words: str, size: int = 15, anchor: str = "middle", fill: str = "#22282d") -> str:
    return (
        f'<text x="{x:.0f}" y="{y:.0f}" font-size="{size}" text-anchor="{anchor}" fill="{fill}">{escape(words)}</text>'
    )


def _header(view: View) -> Iterator[str]:
    box = BOXES[view.game]
    who = "a spectator" if view.seat is None else view.players[view.seat]
    yield _text(20, 30, f"{box.title}, deal {view.deal}, seen by {who}", 18, "start")
    if view.over:
        yield _text(20, 52, f"Won by {listed([view.players[i] for i in view.winners])} ({view.ended})", 15, "start")
    elif view.turn is not None:
        yield _text(20, 52, f"{view.players[view.turn]} is to {view.phase}", 15, "start")
    scores = zip(view.sides, view.scores, strict=True)
    for i, (side, score) in enumerate(scores):
        yield _text(WIDTH - 20, 30 + 18 * i, f"{listed([view.players[s] for s in side])}: {score}", 14, "end")
    if isinstance(box, TrickBox):
        if view.table["contract"]:
            yield _text(MIDDLE_X, MIDDLE_Y - 6, f"{view.players[view.table['maker']]}:", 15, fill="#ffffff")
            yield _text(MIDDLE_X, MIDDLE_Y + 14, view.table["contract"], 15, fill="#ffffff")
    else:
        top = view.table["discard_top"]
        yield _text(MIDDLE_X, MIDDLE_Y + 70, f"Drawing pile: {view.table['drawing']} cards", 15, fill="#ffffff")
        if top:
            yield from _card(MIDDLE_X, MIDDLE_Y, top, PLAIN)


def _place(view: View, seat: int, across: float, down: float) -> tuple[float, float]:
    """Where a seat is: the viewer below, the others clockwise (C1)."""
    angle = pi / 2 + 2 * pi * (seat - (view.seat or 0)) / len(view.players)
    return MIDDLE_X + across * cos(angle), MIDDLE_Y + down * sin(angle)


def _seats(view: View) -> Iterator[str]:
    for seat, name in enumerate(view.players):
        x, y = _place(view, seat, 380, 195)
        fill = "#ffd54f" if seat == view.turn else "#ffffff"
        yield f'<rect x="{x - 80:.0f}" y="{y - 28:.0f}" width="160" height="56" rx="8" fill="{fill}" stroke="#8a8f94"/>'
        dealer = ", dealer" if seat == view.dealer else ""
        yield _text(x, y - 11, name + dealer)
        for i, line in enumerate(_standing(view, seat)):
            yield _text(x, y + 6 + 15 * i, line, 12)


def _standing(view: View, seat: int) -> tuple[str, str]:
    """The lower lines of a plate: the piles of a side, or the cards left and the last call or the tricks."""
    side = seat % len(view.sides)
    if "piles" in view.table:
        piles = view.table["piles"][side]
        return piles["weather"] or "no weather", piles["flight"] or "on the ground"
    cards = f"{view.hand_sizes[seat]} cards"
    if view.table["maker"] is None:
        return cards, view.table["calls"][seat] or ""
    return cards, f"tricks: {view.table['tricks'][side]}"


def _trick(view: View) -> Iterator[str]:
    for seat, card in view.table.get("trick", ()):
        x, y = _place(view, seat, 190, 95)
        yield from _card(x, y, card, _ink(view, card))


def _hand(view: View) -> Iterator[str]:
    step = min(CARD_WIDTH + 6, (WIDTH - 100) / max(1, len(view.hand)))
    first = MIDDLE_X - step * (len(view.hand) - 1) / 2
    for i, card in enumerate(view.hand):
        yield from _card(first + i * step, HEIGHT - 60, card, _ink(view, card))


def _ink(view: View, card: str) -> str:
    box = BOXES[view.game]
    suit = card.rpartition("-")[0]
    return INKS[view.game][box.suits.index(suit)] if isinstance(box, TrickBox) and suit in box.suits else PLAIN


def _card(x: float, y: float, card: str, ink: str) -> Iterator[str]:
    """A card by its name: a number and its suit below, or words."""
    suit, _, rank = card.rpartition("-")
    words = [suit] if rank.isdigit() else card.split("-")
    left, top = x - CARD_WIDTH / 2, y - CARD_HEIGHT / 2
    size = f'width="{CARD_WIDTH}" height="{CARD_HEIGHT}" rx="5"'
    yield f'<rect x="{left:.0f}" y="{top:.0f}" {size} fill="#ffffff" stroke="{ink}" stroke-width="2"/>'
    if rank.isdigit():
        yield _text(x, y + 2, rank, 24, fill=ink)
    for i, word in enumerate(words):
        yield _text(x, y + (22 if rank.isdigit() else 0) + 13 * i, word, 10, fill=ink)
