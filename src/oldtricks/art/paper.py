"""The drawing system that all five games share: paper, keyline, corner index, pips, plates, tints, backs, boxes.

A drawing is text: fragments of SVG that are joined and then wrapped once by `card`, `back`, `box` or `mark`. A fragment
that others refer to (a pattern, a clip, a mark used ten times) has an id, made by `ident` from the picture's own name,
so that many pictures can share a page.
"""

from collections.abc import Iterable
from math import cos, pi, sin

from . import lettering
from .lettering import number

WIDTH, HEIGHT, RADIUS = 250, 350, 14
BOX_WIDTH, BOX_HEIGHT = 400, 300
MARK = 48  # a mark is drawn in a square of this side
PAPER = "#F6EEDC"

INDEX_X = 29.5  # middle of the strip that shows in a fanned hand
INDEX_FIT = 39  # width of what stands in it

# Where pips stand, by count: columns and rows as fractions of the field, as card makers have always set them.
_L, _M, _R = 0.0, 0.5, 1.0
PIPS: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((_M, 0.5),),
    2: ((_M, 0), (_M, 1)),
    3: ((_M, 0), (_M, 0.5), (_M, 1)),
    4: ((_L, 0), (_R, 0), (_L, 1), (_R, 1)),
    5: ((_L, 0), (_R, 0), (_M, 0.5), (_L, 1), (_R, 1)),
    6: ((_L, 0), (_R, 0), (_L, 0.5), (_R, 0.5), (_L, 1), (_R, 1)),
    7: ((_L, 0), (_R, 0), (_M, 0.25), (_L, 0.5), (_R, 0.5), (_L, 1), (_R, 1)),
    8: ((_L, 0), (_R, 0), (_M, 0.25), (_L, 0.5), (_R, 0.5), (_M, 0.75), (_L, 1), (_R, 1)),
    9: (
        (_L, 0), (_R, 0), (_L, 1 / 3), (_R, 1 / 3), (_M, 0.5), (_L, 2 / 3), (_R, 2 / 3), (_L, 1), (_R, 1),
    ),
    10: (
        (_L, 0), (_R, 0), (_M, 1 / 6), (_L, 1 / 3), (_R, 1 / 3), (_L, 2 / 3), (_R, 2 / 3), (_M, 5 / 6),
        (_L, 1), (_R, 1),
    ),
    11: (
        (_L, 0), (_R, 0), (_M, 1 / 6), (_L, 1 / 3), (_R, 1 / 3), (_M, 0.5), (_L, 2 / 3), (_R, 2 / 3), (_M, 5 / 6),
        (_L, 1), (_R, 1),
    ),
    12: (
        (_L, 0), (_M, 0), (_R, 0), (_L, 1 / 3), (_M, 1 / 3), (_R, 1 / 3), (_L, 2 / 3), (_M, 2 / 3), (_R, 2 / 3),
        (_L, 1), (_M, 1), (_R, 1),
    ),
}  # fmt: skip


def ident(*names: str) -> str:
    """An id that no other picture has: the game, the card or picture, the part."""
    return "-".join(names)


def svg(width: float, height: float, *parts: str) -> str:
    """A whole picture; its strokes have round ends, as a pen's have."""
    size = f"{number(width)} {number(height)}"
    ends = 'stroke-linecap="round" stroke-linejoin="round"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size}" {ends}>{"".join(parts)}</svg>'


def group(*parts: str, **attributes: object) -> str:
    """Fragments under shared attributes; an underscore in a name stands for a hyphen."""
    named = "".join(f' {name.replace("_", "-")}="{value}"' for name, value in attributes.items())
    return f"<g{named}>{''.join(parts)}</g>"


def path(d: str, fill: str = "none", stroke: str = "", width: float = 1, more: str = "") -> str:
    """One outline, filled, stroked or both."""
    line = f' stroke="{stroke}" stroke-width="{number(width)}"' if stroke else ""
    return f'<path fill="{fill}"{line}{" " + more if more else ""} d="{d}"/>'


def rect(
    x: float, y: float, width: float, height: float, fill: str = "none", radius: float = 0, stroke: str = "",
    line: float = 1,
) -> str:  # fmt: skip
    """A rectangle."""
    round_ = f' rx="{number(radius)}"' if radius else ""
    edge = f' stroke="{stroke}" stroke-width="{number(line)}"' if stroke else ""
    at = f'x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}"'
    return f'<rect {at}{round_} fill="{fill}"{edge}/>'


def circle(x: float, y: float, radius: float, fill: str = "none", stroke: str = "", line: float = 1) -> str:
    """A circle."""
    edge = f' stroke="{stroke}" stroke-width="{number(line)}"' if stroke else ""
    return f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(radius)}" fill="{fill}"{edge}/>'


def oval(x: float, y: float, across: float, down: float) -> str:
    """The outline of an ellipse; `across` and `down` are its half axes."""
    arc = f"a{number(across)} {number(down)} 0 0 1"
    return f"M{number(x - across)} {number(y)}{arc} {number(2 * across)} 0{arc} {number(-2 * across)} 0Z"


def place(fragment: str, x: float, y: float, scale: float = 1, turn: float = 0, middle: float = MARK / 2) -> str:
    """A fragment drawn around (middle, middle), set down at (x, y)."""
    moves = [f"translate({number(x)} {number(y)})"]
    if turn:
        moves.append(f"rotate({number(turn)})")
    if scale != 1:
        moves.append(f"scale({scale:.4g})")
    if middle:
        moves.append(f"translate({number(-middle)} {number(-middle)})")
    return f'<g transform="{" ".join(moves)}">{fragment}</g>'


def turned(fragment: str, width: float = WIDTH, height: float = HEIGHT) -> str:
    """The fragment as the player opposite sees it."""
    return f'<g transform="rotate(180 {number(width / 2)} {number(height / 2)})">{fragment}</g>'


def mirrored(fragment: str, width: float = WIDTH) -> str:
    """The fragment in a looking-glass: left is right."""
    return f'<g transform="matrix(-1 0 0 1 {number(width)} 0)">{fragment}</g>'


def define(name: str, fragment: str) -> str:
    """A fragment to be used many times by `use`; it draws nothing itself."""
    return f'<defs><g id="{name}">{fragment}</g></defs>'


def use(name: str, x: float, y: float, scale: float = 1, turn: float = 0, middle: float = MARK / 2) -> str:
    """A defined fragment, set down as by `place`."""
    return place(f'<use href="#{name}"/>', x, y, scale, turn, middle)


def clip(name: str, shape: str, *parts: str) -> str:
    """Fragments, shown only within a shape."""
    return f'<clipPath id="{name}">{shape}</clipPath>' + group(*parts, clip_path=f"url(#{name})")


def mix(ink: str, share: float, paper: str = PAPER) -> str:
    """A lighter print of an ink: so much of it, the rest paper (or another ink)."""
    pairs = [(int(ink[i : i + 2], 16), int(paper[i : i + 2], 16)) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(a * share + b * (1 - share)):02X}" for a, b in pairs)


# Tints, as a printer makes them from one ink. Each returns a pattern to define; fill with `tint(name)`.


def tint(name: str) -> str:
    """The fill that a pattern gives."""
    return f"url(#{name})"


def pattern(name: str, width: float, height: float, *parts: str, turn: float = 0) -> str:
    """Anything, repeated like wallpaper."""
    around = f' patternTransform="rotate({number(turn)})"' if turn else ""
    size = f'width="{number(width)}" height="{number(height)}"'
    return f'<defs><pattern id="{name}" patternUnits="userSpaceOnUse" {size}{around}>{"".join(parts)}</pattern></defs>'


def hatch(name: str, ink: str, gap: float = 4, width: float = 1, turn: float = 45) -> str:
    """Parallel lines."""
    return pattern(name, gap, gap, rect(0, 0, width, gap, ink), turn=turn)


def sunburst(x: float, y: float, radius: float, rays: int, fill: str, inner: float = 0, turn: float = 0) -> str:
    """Rays around a point, as wide as the gaps between them."""
    step = pi / rays
    d = []
    for ray in range(rays):
        first = 2 * ray * step - step / 2 + turn * pi / 180
        corners = [
            (x + r * cos(angle), y + r * sin(angle))
            for r, angle in ((inner, first), (radius, first), (radius, first + step), (inner, first + step))
        ]
        d.append("M" + "L".join(f"{number(px)} {number(py)}" for px, py in corners) + "Z")
    return path("".join(d), fill)


def star(x: float, y: float, radius: float, fill: str, points: int = 5, inner: float = 0.4, turn: float = 0) -> str:
    """A star that stands on two points."""
    corners = []
    for i in range(2 * points):
        r = radius * (inner if i % 2 else 1)
        angle = i * pi / points + turn * pi / 180
        corners.append(f"{number(x + r * sin(angle))} {number(y - r * cos(angle))}")
    return path("M" + "L".join(corners) + "Z", fill)


# The parts of a card.


def pips(name: str, count: int, left: float, top: float, right: float, bottom: float, scale: float) -> str:
    """A defined mark, `count` times; those in the lower half stand on their heads."""
    return "".join(
        use(name, left + (right - left) * column, top + (bottom - top) * row, scale, 180 if row > 0.5 else 0)
        for column, row in PIPS[count]
    )


def index(
    font: str, label: str, ink: str, mark: str = "", letter: str = "", *, high: float = 40, mark_scale: float = 0.84,
    letter_high: float = 25, letter_ink: str = "", letter_font: str = "",
) -> str:  # fmt: skip
    """The corner index at top left: number above mark above letter. `high` is the height of the number.

    Everything stands within the left 52 units, because a fanned hand shows no more.
    """
    letter_font = letter_font or font
    y = 17 + high
    size = high / lettering.cap_height(font, 1)
    parts = [lettering.text(font, label, INDEX_X, y, size, fill=ink, fit=INDEX_FIT)]
    if mark:
        parts.append(place(mark, INDEX_X, y + 7 + 24 * mark_scale, mark_scale))
        y += 7 + 48 * mark_scale
    if letter:
        y += 6 + letter_high
        size = letter_high / lettering.cap_height(letter_font, 1)
        parts.append(lettering.text(letter_font, letter, INDEX_X, y, size, fill=letter_ink or ink, fit=INDEX_FIT))
    return "".join(parts)


def card(ink: str, *parts: str, paper: str = PAPER, indexed: str = "", keyline: float = 1) -> str:
    """A whole card: paper, what is on it, the index in both corners, and the keyline inside the edge."""
    edge = rect(6, 6, WIDTH - 12, HEIGHT - 12, "none", RADIUS - 5, ink, keyline) if keyline else ""
    corners = indexed + turned(indexed) if indexed else ""
    return svg(WIDTH, HEIGHT, rect(0, 0, WIDTH, HEIGHT, paper, RADIUS), *parts, edge, corners)


def plate(x: float, y: float, width: float, height: float, paper: str, ink: str, notch: float = 6) -> str:
    """A name or number plate around (x, y), its corners cut in as on a printed label."""
    n = number(notch)

    def outline(inset: float) -> str:
        left, top = x - width / 2 + inset, y - height / 2 + inset
        across, down = number(width - 2 * inset - 2 * notch), number(height - 2 * inset - 2 * notch)
        return (
            f"M{number(left + notch)} {number(top)}h{across}a{n} {n} 0 0 0 {n} {n}v{down}a{n} {n} 0 0 0 -{n} {n}"
            f"h-{across}a{n} {n} 0 0 0 -{n} -{n}v-{down}a{n} {n} 0 0 0 {n} -{n}z"
        )

    return path(outline(0), paper, ink, 1.4) + path(outline(3), "none", ink, 0.6)


def back(paper: str, whole: Iterable[str], half: Iterable[str] = (), medal: Iterable[str] = ()) -> str:
    """A card back. `half` is drawn twice, once turned; `whole` below and `medal` above must be alike both ways."""
    upper = "".join(half)
    ground = rect(0, 0, WIDTH, HEIGHT, paper, RADIUS)
    return svg(WIDTH, HEIGHT, ground, *whole, upper, turned(upper) if upper else "", *medal)


def box(paper: str, *parts: str) -> str:
    """A box front."""
    return svg(BOX_WIDTH, BOX_HEIGHT, rect(0, 0, BOX_WIDTH, BOX_HEIGHT, paper), *parts)


def mark(fragment: str) -> str:
    """A suit's mark as a picture of its own."""
    return svg(MARK, MARK, fragment)
