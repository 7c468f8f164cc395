"""Lighthouse: plain cards with a mark for each suit, and a tower that shines.

Ours throughout: nothing was ever printed.
"""

from ..engine.boxes.lighthouse import Lighthouse
from . import paper
from .lettering import text
from .paper import (
    BOX_HEIGHT,
    BOX_WIDTH,
    HEIGHT,
    PAPER,
    WIDTH,
    circle,
    define,
    ident,
    index,
    mix,
    path,
    pips,
    place,
    rect,
    sunburst,
)

FONT = "bookletter"
INK = "#23262B"
SEA = Lighthouse.felt
GLOW = "#E8C15A"

SUITS = tuple(suit.name for suit in Lighthouse.suits)
LETTERS = {suit.name: suit.letter for suit in Lighthouse.suits}
INKS = {suit.name: suit.ink for suit in Lighthouse.suits}
PALETTE = {"paper": PAPER, "ink": INK, "ground": SEA, "accent": GLOW, **INKS}

# Drawn around (24, 24), in squares of 48.
OUTLINES = {
    "rock": "M4 42L16 12L24 22L32 8L44 42Z",
    "sand": "M4 38C14 18 18 18 24 28C30 14 36 14 44 38Z",
    "tide": "M4 20C12 8 20 8 24 20C28 32 36 32 44 20V40H4Z",
}


def _mark(suit: str) -> str:
    return path(OUTLINES[suit], INKS[suit])


def _tower(x: float, base: float, scale: float) -> str:
    tower = path("M-18 0L-11 -84H11L18 0Z", PAPER, INK, 2) + path("M-16 -24H16L14 -48H-14Z", INKS["rock"])
    lamp = rect(-10, -104, 20, 20, GLOW, 2, INK, 2) + path("M-13 -104L0 -118L13 -104Z", INK)
    return place(tower + lamp, x, base, scale, middle=0)


def face(card: str) -> str:
    """The face of a card: as many marks as its number, or the tower."""
    if card == "light":
        rays = sunburst(WIDTH / 2, 130, 96, 14, GLOW)
        return paper.card(INK, rays, _tower(WIDTH / 2, 290, 1.6), indexed=index(FONT, "L", INK))
    suit, rank = card.split("-")
    name = ident("lighthouse", card, "mark")
    field = define(name, _mark(suit)) + pips(name, int(rank), 86, 70, WIDTH - 86, HEIGHT - 70, 0.95)
    return paper.card(INKS[suit], field, indexed=index(FONT, rank, INKS[suit], _mark(suit), LETTERS[suit]))


def back() -> str:
    """Waves under a light, both ways."""
    waves = "".join(
        path(
            f"M20 {y}C60 {y - 16} 90 {y + 16} 125 {y}C160 {y - 16} 190 {y + 16} 230 {y}",
            stroke=mix(PAPER, 0.6, SEA),
            width=2,
        )
        for y in (40, 70, 100, 130)
    )
    return paper.back(SEA, [], [waves], [circle(WIDTH / 2, HEIGHT / 2, 26, GLOW, PAPER, 3)])


def box() -> str:
    """The tower at night, and the name."""
    sea = rect(0, 220, BOX_WIDTH, BOX_HEIGHT - 220, INKS["tide"])
    name = text(FONT, "Lighthouse", BOX_WIDTH / 2, 276, 52, fill=PAPER)
    return paper.box(SEA, sunburst(BOX_WIDTH / 2, 78, 150, 18, GLOW), sea, _tower(BOX_WIDTH / 2, 230, 1.7), name)


def mark(suit: str) -> str:
    """A suit's mark alone."""
    return paper.mark(_mark(suit))
