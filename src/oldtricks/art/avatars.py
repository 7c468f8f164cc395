"""Small round pictures of people, cut from the decks: a portrait of some card where a game names any, else its marks.

A game's module may have `PORTRAITS`: by card the middle and the radius of what is cut out of its face.
"""

from .lettering import number
from .paper import MARK, circle, clip, ident, place, svg

SIDE = 96
RADIUS = 46


def portraits(module: object) -> dict[str, tuple[float, float, float]]:
    found: dict[str, tuple[float, float, float]] = getattr(module, "PORTRAITS", {})
    return found


def cut_out(game: str, card: str, face: str, where: tuple[float, float, float], ink: str) -> str:
    """A round piece of a card's face."""
    x, y, radius = where
    drawn = face[face.index(">") + 1 : face.rindex("</svg>")]
    moved = f"translate(48 48) scale({RADIUS / radius:.4g}) translate({number(-x)} {number(-y)})"
    return _medal(game, card, ink, f'<g transform="{moved}">{drawn}</g>')


def medallion(game: str, suit: str, mark: str, paper: str, ink: str) -> str:
    """A suit's mark on the game's paper."""
    drawn = mark[mark.index(">") + 1 : mark.rindex("</svg>")]
    ground = circle(48, 48, RADIUS, paper) + circle(48, 48, RADIUS - 5, "none", ink, 1)
    return _medal(game, suit, ink, ground + place(drawn, 48, 48, 1.32, middle=MARK / 2))


def _medal(game: str, name: str, ink: str, drawn: str) -> str:
    shown = clip(ident(game, "avatar", name), circle(48, 48, RADIUS), drawn)
    return svg(SIDE, SIDE, shown, circle(48, 48, RADIUS, "none", ink, 3))
