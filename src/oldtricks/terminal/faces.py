"""How cards look: for every suit a mark, two letters and an ink, so that no suit is told by its colour alone."""

from dataclasses import dataclass

from rich.style import Style

from ..engine.boxes.new_york_to_paris import CARD_NAMES, CARD_TITLES

PAPER = "#f6eedc"
SHADE = "#a9a396"  # a card that may not be played now
INK = "#23262b"


@dataclass(frozen=True, slots=True)
class Suit:
    name: str  # as typed
    code: str
    mark: str
    ink: str


# The table's ground, in each game's darkest ink.
FELT = {
    "aviationgame": "#1c3b33",
    "gasoline_alley": "#2b2b33",
    "neutral": "#1b2d48",
    "new_york_to_paris": "#14213d",
    "tactics": "#33381f",
}

SUITS = {
    "aviationgame": (
        Suit("balloon", "Ba", "●", "#a33a24"),
        Suit("dirigible", "Di", "◆", "#1f5f8b"),
        Suit("biplane", "Bi", "‡", "#7a5200"),
        Suit("monoplane", "Mo", "▲", "#1d5c40"),
    ),
    "gasoline_alley": (
        Suit("gasoline", "Ga", "▼", "#b3261c"),
        Suit("alley", "Al", "◆", "#7a5c00"),
        Suit("back-fence", "Bf", "╫", "#2554a0"),
        Suit("tin-can", "Tc", "●", "#1e1e1e"),
    ),
    "neutral": (
        Suit("britain", "Br", "▲", "#a3243b"),
        Suit("france", "Fr", "●", "#1f4f9a"),
        Suit("germany", "Ge", "■", "#23262b"),
        Suit("russia", "Ru", "◆", "#1f5f3a"),
        Suit("austria", "Au", "▼", "#7a5200"),
        Suit("us", "US", "★", "#6a2f8a"),
    ),
    "tactics": (
        Suit("infantry", "In", "▲", "#1f4f8a"),
        Suit("cavalry", "Ca", "◆", "#7a5c00"),
        Suit("artillery", "Ar", "●", "#a8322a"),
        Suit("engineer", "En", "■", "#2a5f2a"),
    ),
}
OUTSIDE = {"a": Suit("", "Tr", "★", INK), "b": Suit("", "Tr", "★", INK), "key": Suit("key", "Ke", "★", "#6a2f8a")}


# Terminals with sixteen colours have neither paper nor felt: there a card is a tile in its suit's colour.
RED, BLUE, GREEN = ("bright_white", "red"), ("bright_white", "blue"), ("black", "green")
BROWN, VIOLET, BLACK = ("black", "yellow"), ("bright_white", "magenta"), ("black", "white")
SIXTEEN = {
    "#a33a24": RED, "#b3261c": RED, "#a3243b": RED, "#a8322a": RED,
    "#1f5f8b": BLUE, "#2554a0": BLUE, "#1f4f9a": BLUE, "#1f4f8a": BLUE, "#14213d": BLUE,
    "#1d5c40": GREEN, "#1f5f3a": GREEN, "#2a5f2a": GREEN,
    "#7a5200": BROWN, "#7a5c00": BROWN, "#6a2f8a": VIOLET,
    "#1e1e1e": BLACK, INK: BLACK,
}  # fmt: skip


def in_sixteen(style: Style) -> Style:
    """The same style with sixteen colours."""
    if not style.bgcolor:
        return style
    ground = style.bgcolor.name
    if ground == SHADE or style.color is None:
        return Style(dim=ground == SHADE)
    if ground in FELT.values():
        return Style(bold=style.bold, dim=style.color.name == SHADE)
    text, tile = SIXTEEN[style.color.name]
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
        return Style(color=self.suit.ink, bgcolor=PAPER if playable else SHADE, bold=playable)


def suit_of(game: str, name: str) -> Suit:
    return next(suit for suit in SUITS[game] if suit.name == name)


def face(game: str, card: str) -> Face:
    """The face of a card of the four trick games, by its name."""
    name, _, rank = card.rpartition("-")
    if not name:
        return Face(card.upper(), OUTSIDE[card])
    return Face(rank, OUTSIDE["key"] if name == "key" else suit_of(game, name))


# New York to Paris: what helps and what hinders.
GOOD, BAD, MILES = "#1d5c40", "#a33a24", "#14213d"
RACE_INKS = dict(zip(CARD_NAMES, (GOOD, GOOD, MILES, MILES, MILES, "#6a2f8a", BAD, BAD, BAD, BAD), strict=True))
RACE_TITLES = dict(zip(CARD_NAMES, CARD_TITLES, strict=True))
