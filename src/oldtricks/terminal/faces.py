"""How cards look: for every suit a mark, two letters and an ink, so that no suit is told by its colour alone."""

from dataclasses import dataclass

from rich.style import Style

from ..engine.box import Suit
from ..engine.boxes import BOXES

PAPER = "#f6eedc"
SHADE = "#a9a396"  # a card that may not be played now
INK = "#23262b"
PURPLE = "#6a2f8a"

GROUNDS = frozenset(box.felt for box in BOXES.values())

# Terminals with sixteen colours have neither paper nor felt: there a card is a tile in its suit's colour.
RED, BLUE, GREEN = ("bright_white", "red"), ("bright_white", "blue"), ("black", "green")
BROWN, VIOLET, BLACK = ("black", "yellow"), ("bright_white", "magenta"), ("black", "white")
SIXTEEN = {
    "#a33a24": RED, "#b3261c": RED, "#a3243b": RED, "#a8322a": RED,
    "#1f5f8b": BLUE, "#2554a0": BLUE, "#1f4f9a": BLUE, "#1f4f8a": BLUE, "#14213d": BLUE,
    "#1d5c40": GREEN, "#1f5f3a": GREEN, "#2a5f2a": GREEN,
    "#7a5200": BROWN, "#7a5c00": BROWN, PURPLE: VIOLET,
    "#1e1e1e": BLACK, INK: BLACK,
}  # fmt: skip


def in_sixteen(style: Style) -> Style:
    """The same style with sixteen colours."""
    if not style.bgcolor:
        return style
    ground = style.bgcolor.name
    if ground == SHADE or style.color is None:
        return Style(dim=ground == SHADE)
    if ground in GROUNDS:
        return Style(bold=style.bold, dim=style.color.name == SHADE)
    text, tile = SIXTEEN.get(style.color.name, BLACK)
    return Style(color=text, bgcolor=tile)


@dataclass(frozen=True, slots=True)
class Face:
    """What is printed on a card."""

    rank: str
    suit: Suit

    @property
    def short(self) -> str:
        return f"{self.suit.mark}{self.suit.code} {self.rank}"

    def style(self, playable: bool = True) -> Style:
        return Style(color=self.suit.pen, bgcolor=PAPER if playable else SHADE, bold=playable)


def face(game: str, card: str) -> Face:
    """The face of a card of a trick game, by its name."""
    box = BOXES[game]
    name = card.rpartition("-")[0]
    return Face(box.rank_of(card), next((suit for suit in box.suits if suit.name == name), outside(name)))


def outside(name: str) -> Suit:
    """For cards that are in no suit: a star, and the beginning of their name if they have one beside their rank."""
    pen = PURPLE if name else INK
    return Suit(name, name[:1].upper(), name[:2].title() or "Tr", "★", pen, pen)
