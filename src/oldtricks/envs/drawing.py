"""A table as an SVG drawing: the seats around it, the cards on it, and the viewer's hand below."""

from collections.abc import Iterator
from html import escape
from math import cos, pi, sin

from ..engine.box import time_to
from ..engine.view import View
from ..words import Seat, Seats

WIDTH, HEIGHT = 960, 640
MIDDLE_X, MIDDLE_Y = WIDTH / 2, 300
CARD_WIDTH, CARD_HEIGHT = 56, 76
PLAIN = "#44515c"


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
    reader, on = view.reader, view.table
    yield _text(20, 30, reader.say(next(view.lines())), 18, "start")
    if view.over:
        yield _text(20, 52, reader.t("line-over", winners=Seats(view.winners), rule=str(view.ended)), 15, "start")
    elif view.turn is not None:
        yield _text(20, 52, reader.t("line-turn", seat=Seat(view.turn), phase=time_to(view.known.phase)), 15, "start")
    for i, (side, score) in enumerate(zip(view.sides, view.scores, strict=True)):
        yield _text(WIDTH - 20, 30 + 18 * i, reader.t("line-count", side=Seats(side), n=score), 14, "end")
    if view.contract:
        yield _text(MIDDLE_X, MIDDLE_Y - 6, f"{view.players[on['maker']]}:", 15, fill="#ffffff")
        yield _text(MIDDLE_X, MIDDLE_Y + 14, reader.say(view.contract), 15, fill="#ffffff")
    elif "piles" in on:
        *_, piles = view.played.box.describe(view)
        yield _text(MIDDLE_X, MIDDLE_Y + 70, reader.say(piles), 15, fill="#ffffff")
        if on["discard_top"]:
            yield from _card(MIDDLE_X, MIDDLE_Y, on["discard_top"], PLAIN)


def _place(view: View, seat: int, across: float, down: float) -> tuple[float, float]:
    """Where a seat is: the viewer below, the others clockwise (C1)."""
    angle = pi / 2 + 2 * pi * (seat - (view.seat or 0)) / len(view.players)
    return MIDDLE_X + across * cos(angle), MIDDLE_Y + down * sin(angle)


def _seats(view: View) -> Iterator[str]:
    for seat, name in enumerate(view.players):
        x, y = _place(view, seat, 380, 195)
        fill = "#ffd54f" if seat == view.turn else "#ffffff"
        yield f'<rect x="{x - 80:.0f}" y="{y - 28:.0f}" width="160" height="56" rx="8" fill="{fill}" stroke="#8a8f94"/>'
        yield _text(x, y - 11, view.reader.t("drawing-dealer", name=name) if seat == view.dealer else name)
        for i, line in enumerate(_standing(view, seat)):
            yield _text(x, y + 6 + 15 * i, line, 12)


def _standing(view: View, seat: int) -> tuple[str, str]:
    """The lower lines of a plate: the state of a flight, or the cards left and the last call or the tricks."""
    side, reader, on = seat % len(view.sides), view.reader, view.table
    cards = reader.t("drawing-cards", cards=view.hand_sizes[seat])
    if "piles" in on:
        return cards, reader.t(f"race-short-{on['piles'][side]['state']}")
    if on["maker"] is None:
        return cards, on["calls"][seat] or ""
    return cards, reader.t("in-hand-tricks", tricks=on["tricks"][side])


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
    box = view.played.box
    return next((suit.pen for suit in box.suits if suit.name == box.suit_of(card)), PLAIN)


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
