"""Aviationgame, 1911: an Edwardian lithograph with Art Nouveau curves, sky and cloud lines.

Every number card is the same flight at another height: the 1 skims the meadow, the 11 has the clouds below it. Each
type of craft has its own ink, and its sky is printed in tints of that ink.
"""

from math import cos, pi, sin

from ..engine.boxes.aviationgame import Aviationgame
from ..words import Reader
from . import lettering, paper
from .lettering import number
from .paper import circle, group, ident, mix, path, place, rect

GAME = "aviationgame"
CREAM, SKY, BRICK, OCHRE, GREEN, INK = paper.PAPER, "#7FA9B8", "#B4452F", "#D79B2E", "#2F5D50", "#23262B"
FONT = "bookletter"

SUITS = tuple(suit.name for suit in Aviationgame.suits)
PRINTED = Reader(game="aviationgame")
LETTERS = {suit.name: suit.letter for suit in Aviationgame.suits}
PORTRAITS = {"a": (125, 152, 82), "b": (125, 150, 82), "balloon-1": (138, 178, 70), "monoplane-1": (137, 178, 70)}
# Craft of like shape differ in lightness: the two gas bags, and the two winged craft.
INKS = {suit.name: suit.ink for suit in Aviationgame.suits}
PALETTE = {"paper": CREAM, "ink": INK, "ground": "#1C3B33", "accent": OCHRE, "sky": SKY, **INKS}

FLESH = mix(BRICK, 0.2, mix(OCHRE, 0.28))
LEATHER = mix(BRICK, 0.62, INK)
PANEL = rect(10, 10, 230, 330, radius=7)

# Our own figures for the index: the bookletter's hang below the line, and its 1 reads as an I.
FIGURES = {
    "0": "M13 3C2.5 3 2.5 37 13 37S23.5 3 13 3Z",
    "1": "M6 10C11 9 14.5 6.5 15.5 3V37",
    "2": "M5 11C6 0 22 1 21.5 11C21 20 7 26 4.5 36.5H22.5",
    "3": "M5 7C9 1 21 2 20.5 10C20 15.5 15 17 10.5 17C18 17 23 21 22.5 27.5C22 38.5 7 40 4 32",
    "4": "M16.5 37.5V3L3.5 25.5H23.5",
    "5": "M20.5 3.5H8L6.5 17.5C12 14 22.5 16 22 26.5C21.5 38.5 8 40 4 33",
    "6": "M19 3.5C8 8 4 20 4.5 28C5 40 21.5 40 22 27.5C22.4 17 9 15.5 5 26",
    "7": "M4 3.5H22C16 14 11 24 10.5 37",
    "8": "M13 17.5C4.5 15.5 4.5 3 13 3S21.5 15.5 13 17.5C2 20 2 37 13 37S24 20 13 17.5Z",
    "9": "M7 36.5C18 32 22 20 21.5 12C21 0 4.5 0 4 12.5C3.6 23 17 24.5 21 14",
}


def figures(label: str, x: float, top: float, high: float, ink: str, fit: float = 40, weight: float = 6.6) -> str:
    """A number in our own figures, around x."""
    scale = high / 40
    along = min(scale, fit / (26 * len(label)))
    left = x - 13 * along * len(label)
    d = "".join(
        f'<path transform="translate({number(26 * i)} 0)" d="{FIGURES[digit]}"/>' for i, digit in enumerate(label)
    )
    return (
        f'<g transform="matrix({along:.4g} 0 0 {scale:.4g} {number(left)} {number(top)})" fill="none" stroke="{ink}" '
        f'stroke-width="{number(weight)}" stroke-linecap="round" stroke-linejoin="round">{d}</g>'
    )


# The marks: each craft in a square of 48, bold enough to be told apart at the size of a finger nail.


def gores(x: float, y: float, radius: float, dark: str, light: str, count: int = 5) -> str:
    """A striped envelope: the cloth panels between the meridians of a sphere."""
    edges = [radius * sin(pi * (i / count - 0.5)) for i in range(count + 1)]
    parts = [circle(x, y, radius, dark)]
    for i in range(1, count, 2):
        a, b = edges[i], edges[i + 1]
        sweep_a, sweep_b = int(a < 0), int(b > 0)
        parts.append(
            path(
                f"M{number(x)} {number(y - radius)}A{number(abs(b))} {number(radius)} 0 0 {sweep_b} {number(x)} "
                f"{number(y + radius)}A{number(abs(a))} {number(radius)} 0 0 {sweep_a} {number(x)} "
                f"{number(y - radius)}Z",
                light,
            )
        )
    return "".join(parts)


MARKS = {
    "balloon": (
        gores(24, 19, 17, BRICK, CREAM)
        + circle(24, 19, 17, "none", INK, 1.8)
        + path("M11.5 31L19 40.5M36.5 31L29 40.5", "none", INK, 1.6)
        + path("M18 40H30L28.5 47H19.5Z", BRICK, INK, 1.6)
    ),
    "dirigible": (
        path("M12 20L2.5 11V33L12 25Z", INK)
        + path("M4 22C10 10 36 8 46 22C36 33 10 34 4 22Z", OCHRE, INK, 1.8)
        + path("M5 22H45", "none", INK, 1.4)
        + path("M17 32V37M32 31.5V37", "none", INK, 1.6)
        + path("M13 36.5H36L33 42H17Z", OCHRE, INK, 1.6)
    ),
    "biplane": (
        path("M8 13V35M17 13V35M31 13V35M40 13V35", "none", INK, 1.8)
        + path("M1 9.5C16 7 32 7 47 9.5V15.5C32 13 16 13 1 15.5Z", GREEN, INK, 1.5)
        + path("M1 32.5C16 30 32 30 47 32.5V38.5C32 36 16 36 1 38.5Z", GREEN, INK, 1.5)
        + circle(24, 23.5, 4.6, CREAM, INK, 1.6)
        + path("M17 41.5H31", "none", INK, 2.4)
    ),
    "monoplane": (
        path(
            "M24 2.5C27.5 5 28 9 27.6 14L26 38.5L34.5 42.5V46.5L24 44.5L13.5 46.5V42.5L22 38.5L20.4 14C20 9 20.5 5 24"
            " 2.5Z",
            SKY,
            INK,
            1.7,
        )
        + path("M1.5 14C1.5 11 4 10.5 8 10.8L20 12V24L8 22.5C3 21.8 1.5 19.5 1.5 17Z", SKY, INK, 1.8)
        + path("M46.5 14C46.5 11 44 10.5 40 10.8L28 12V24L40 22.5C45 21.8 46.5 19.5 46.5 17Z", SKY, INK, 1.8)
        + path("M16.5 3H31.5", "none", INK, 2.2)
        + circle(24, 17, 3, INK)
    ),
}
WINGS = (  # the mark of A and B, which fly in any type of craft
    path(
        "M24 19C16 8 7 8 1 10C4 14 7 15 9 15C8 18 11 20 14 20C14 23 18 26 24 27C30 26 34 23 34 20C37 20 40 18 39 15"
        "C41 15 44 14 47 10C41 8 32 8 24 19Z",
        OCHRE,
        INK,
        1.6,
    )
    + circle(24, 27, 9, BRICK, INK, 1.8)
    + paper.star(24, 27, 6.5, CREAM)
)


def mark(suit: str) -> str:
    """A type of craft's mark alone."""
    return paper.mark(MARKS[suit])


# The craft, large, drawn around (0, 0).


def balloon(dark: str = BRICK, light: str = CREAM) -> str:
    """A striped sphere with its net, hoop and basket, and one aeronaut who waves."""
    band = "M-46-28A60 14 0 0 0 46-28L45-18A60 14 0 0 1-45-18Z"
    swags = "M-45-18q8 14 15 4q7 13 15 2.5q7.5 12 15 0q7.5 10.5 15 0q8 10.5 15-2.5q7 10 15-4"
    cords = "M-41-2L-7 42M-29 13L-4.5 42M-14 21.5L-2 42M0 24V42M14 21.5L2 42M29 13L4.5 42M41-2L7 42"
    return (
        gores(0, -24, 47, dark, light, 7)
        + path(band, OCHRE, INK, 1.4)
        + path(swags, "none", INK, 1.4)
        + circle(0, -24, 47, "none", INK, 2.2)
        + path("M-4-71q4-5 8 0", INK, INK, 2)
        + path(cords, "none", INK, 1)
        + path("M-8 42H8", "none", INK, 2.4)
        + path("M-7 42L-10 54M7 42L10 54", "none", INK, 1.2)
        + circle(-2, 47.5, 3.2, FLESH, INK, 1)
        + path("M-6 56q0-6 4-6t4 6Z", INK)
        + path("M1 52L6 44", "none", INK, 2)
        + path("M-12 54H12L10 69H-10Z", OCHRE, INK, 1.8)
        + path("M-11 58.5H11M-10.5 63.5H10.5M-6 54L-5 69M0 54V69M6 54L5 69", "none", INK, 0.9)
        + path("M10 56q9-3 13 1t10-1q-1 6-4 8q-6-3-9-1t-9 0", dark, INK, 1)
    )


def dirigible(dark: str = OCHRE, light: str = CREAM) -> str:
    """A cigar with its keel of lattice, engine car and rudder, nose to the right."""
    hull = "M-82-20C-62-52 40-58 88-22C48 8-58 12-82-20Z"
    return (
        path("M-78-26C-92-40-98-42-104-42C-100-32-96-26-90-21C-97-16-101-10-104-1C-96-2-88-6-78-15Z", dark, INK, 2)
        + path("M-100-38L-84-24M-100-5L-84-18", "none", INK, 1)
        + path(hull, dark, INK, 2.2)
        + path("M-80-21C-50-40 40-44 86-23C60-34-30-34-80-21Z", light)
        + path("M-80-19C-50-8 40-4 85-21C50 4-56 8-80-19Z", mix(INK, 0.3, dark))
        + path("M-80-21C-50-40 40-44 86-23M-80-19C-50-8 40-4 85-21", "none", INK, 1)
        + path(
            "M-56-40C-50-28-50-14-56-2M-20-46C-14-30-14-10-20 2M22-46C28-30 28-10 22 2M58-36C62-28 62-14 58-5",
            "none",
            INK,
            1,
        )
        + path("M-48 1L-40 17M-22 5L-20 17M8 5L4 17M36 1L30 17", "none", INK, 1)
        + path("M-50 17H42L34 26H-42Z", light, INK, 1.6)
        + path("M-44 26L-36 17L-28 26L-20 17L-12 26L-4 17L4 26L12 17L20 26L28 17L34 25", "none", INK, 1)
        + path("M-14 26H14L10 36H-10Z", dark, INK, 1.6)
        + "".join(circle(x, 22, 3.2, FLESH, INK, 1) + path(f"M{x - 4} 30q0-6 4-6t4 6Z", INK) for x in (-4, 6))
        + path("M-50 21H-58", "none", INK, 2)
        + path("M-58 8C-54 13-55 17-58 21C-61 25-62 29-58 34C-54 29-55 25-58 21C-61 17-62 13-58 8Z", INK)
        + path("M88-22q8-3 12 0t9-1q0 6-3 8q-5-3-9-1t-9-2", BRICK, INK, 1)
    )


def biplane(dark: str = GREEN, light: str = CREAM) -> str:
    """A flyer of the Wrights' kind, seen from the front and a little to one side: elevator ahead, two screws behind."""
    upper = "M-90-44C-50-52 40-54 90-46L92-37C42-44-48-42-88-34Z"
    lower = "M-90 2C-50-6 40-8 90 0L92 9C42 2-48 4-88 12Z"
    posts = "".join(f"M{x}-40V5M{x + 3}-44V0" for x in (-80, -54, -30, 27, 52, 78))
    wires = "M-78-38L-54 3M-54-38L-78 5M-54-40L-30 2M-30-40L-54 3M27-42L52 1M52-41L27 0M52-42L78 2M78-40L52 1"
    screw = "C-4-12-3-6 0 0C3 6 4 12 0 21C-4 12-3 6 0 0C3-6 4-12 0-21Z"
    return (
        path("M-10-66H14V-40H-10ZM-14-62V-44M18-62V-44", mix(dark, 0.5, light), INK, 1.2)
        + path(wires, "none", INK, 0.7)
        + path(posts, "none", INK, 1.6)
        + "".join(place(path(f"M0-21{screw}", LEATHER, INK, 1), x, -18, 1, 24, 0) for x in (-30, 30))
        + path(upper, dark, INK, 2)
        + path("M-88-36C-48-44 42-46 91-39", "none", light, 1.2)
        + path("M-12-2L-14-22H-8L-5-8H8L10-20H14L13-1Z", LEATHER, INK, 1.2)
        + path("M-9-6C-9-20 9-20 9-6L8 2H-8Z", INK)
        + circle(0, -21, 6.4, FLESH, INK, 1.2)
        + path("M-7-21C-7-31 7-31 7-21L4-23H-4Z", LEATHER, INK, 1)
        + path("M-5-20.5H5", "none", INK, 2.4)
        + path(lower, dark, INK, 2)
        + path("M-88 10C-48 2 42 0 91 7", "none", light, 1.2)
        + path("M-24 4L-14 30M24 2L16 29M-24 8L10 30M24 6L-10 30", "none", INK, 1.2)
        + path("M-46 27C-20 22 22 22 48 26L49 31C20 27-18 28-45 32Z", light, INK, 1.6)
        + path("M-46 40C-20 35 22 35 48 39L49 44C20 40-18 41-45 45Z", light, INK, 1.6)
        + path("M-38 29V42M-14 27V40M16 27V40M42 28V41", "none", INK, 1.3)
        + path("M-34 8C-34 20-30 26-22 27M34 6C34 18 30 25 22 26", "none", INK, 1.6)
    )


def monoplane(dark: str = SKY, light: str = CREAM) -> str:
    """A machine of Blériot's kind, climbing to the right: bare lattice behind, two wire wheels below."""
    return (
        path("M14-20C30-38 52-58 78-64C86-65 90-60 84-55C66-42 50-26 40-12Z", mix(dark, 0.75, INK), INK, 1.8)
        + path("M24-26L72-58M30-22L80-54", "none", INK, 0.8)
        + path("M-92-8C-88-24-78-26-72-20L-68-6L-84 2Z", light, INK, 1.8)
        + path(
            "M-66-9L44-20M-72 1L42 6M-66-9L-60 0.5L-46-10.5L-38 2L-24-13L-14 3L0-15L10 4M-60 0.5L-66-9M-38 2L-46-10.5"
            "M-14 3L-24-13M10 4L0-15",
            "none",
            INK,
            1.3,
        )
        + path("M0-15.5L44-21C54-21 60-15 60-8C60 0 54 5 44 6L4 4Z", light, INK, 1.8)
        + path("M44-21C54-21 60-15 60-8C60 0 54 5 44 6Z", dark, INK, 1.6)
        + path("M60-8h6", "none", INK, 3)
        + path("M66-34C70-24 69-16 66-8C63 0 62 8 66 18C70 8 69 0 66-8C63-16 62-24 66-34Z", LEATHER, INK, 1.2)
        + path("M34 6L28 24M48 5L44 24M28 24H50M20 5L30 24", "none", INK, 1.6)
        + "".join(
            circle(x, 25, 8.5, "none", INK, 2)
            + circle(x, 25, 1.6, INK)
            + path(f"M{x - 8} 25H{x + 8}M{x} 17V33M{x - 6} 19L{x + 6} 31M{x - 6} 31L{x + 6} 19", "none", INK, 0.6)
            for x in (27, 49)
        )
        + path("M8-16C8-26 24-28 25-17", INK)
        + circle(17, -27, 6.2, FLESH, INK, 1.2)
        + path("M10-27C9-37 24-37 24-28L20-30Z", LEATHER, INK, 1)
        + path("M16-27.5H23.5", "none", INK, 2.6)
        + path("M11-22C4-20 0-23-6-19C-3-16-5-14-9-12C0-10 6-16 12-18Z", BRICK, INK, 1)
        + path("M34-10C20 6 2 26-16 40C-24 46-34 42-30 34C-20 16 0-6 16-14Z", dark, INK, 2)
        + path("M30-8L-22 38M24-10L-28 34M16-1L2-9M4 12L-10 4M-8 24L-20 16", "none", INK, 0.9)
        + path("M-88 0C-78-4-62-5-54-2C-60 6-76 8-88 6Z", dark, INK, 1.6)
        + path("M17-20V-46L34-10M17-46L-46-10", "none", INK, 0.7)
    )


CRAFT = {"balloon": balloon, "dirigible": dirigible, "biplane": biplane, "monoplane": monoplane}


# Sky, cloud and land.


def sky(ink: str, horizon: float, bands: int = 5, left: float = 10, right: float = 240, top: float = 10) -> str:
    """The ink in flat tints that pale towards the horizon, their edges drawn in long waves, each with a thin line."""
    parts = [rect(left, top, right - left, horizon - top + 20, mix(ink, 0.72))]
    third = (right - left) / 3
    for band in range(1, bands):
        y = top + (horizon - top) * band / bands
        swell = 9 if band % 2 else -9
        wave = (
            f"C{number(left + third)} {number(y - swell)} {number(left + third)} {number(y + swell)} "
            f"{number(left + 1.5 * third)} {number(y)}S{number(right - third / 2)} {number(y - swell)} "
            f"{number(right)} {number(y + swell / 2)}"
        )
        tint = mix(ink, 0.72 * (1 - band / bands) + 0.06)
        parts.append(path(f"M{number(left)} {number(y)}{wave}V{number(horizon + 20)}H{number(left)}Z", tint))
        parts.append(path(f"M{number(left)} {number(y - 4)}{wave}", "none", mix(ink, 0.3), 1))
    return "".join(parts)


CLOUD = (  # drawn in 100 by 40, its flat side down
    path(
        "M2 38C-3 28 8 22 16 26C14 14 30 8 37 16C40 2 66 0 69 15C80 8 92 16 87 25C97 22 104 31 98 38Z", CREAM, INK, 1.3
    )
    + path(
        "M9 38C6 31 14 28 19 32M24 27C22 19 33 16 37 24C37 28 33 29 31 26M45 18C47 8 62 8 63 19C63 25 56 26 55 21M73"
        " 24C77 17 86 22 82 29M40 38C38 31 47 28 51 33M66 38C65 31 74 29 77 34",
        "none",
        INK,
        0.9,
    )
)


def tree(x: float, y: float, high: float) -> str:
    """A poplar."""
    crown = path("M0-100C31-70 29-20 0-14C-29-20-31-70 0-100Z", GREEN, INK, 2.5)
    return place(path("M0 0V-30", "none", INK, 3) + crown, x, y, high / 100, middle=0)


def village(x: float, y: float, scale: float) -> str:
    """A church and three roofs."""
    return group(
        path("M-26 0V-10L-18-16L-10-10V0Z M8 0V-11L16-17L25-11V0Z", CREAM, INK, 1.2),
        path("M-28-9L-18-17L-8-9ZM6-10L16-18L27-10Z", BRICK, INK, 1.2),
        path("M-6 0V-22H4V0Z", CREAM, INK, 1.2),
        path("M-7.5-22L-1-42L5.5-22Z", mix(SKY, 0.8, INK), INK, 1.2),
        path("M-1-42V-47M-3-45H1", "none", INK, 1),
        path("M-2.5-13h3v5h-3Z", INK),
        transform=f"translate({number(x)} {number(y)}) scale({number(scale)})",
    )


# What lies below, drawn from the horizon at y = 0 down.
NEAR, FAR, HAZE = mix(GREEN, 0.85), mix(GREEN, 0.55), mix(GREEN, 0.32)
HILLS = path("M10 0C40-20 78-14 110-4S190-30 240-10V110H10Z", HAZE, INK, 1)


def meadow(height: int) -> str:
    """From 1 to 4: a ploughed field, trees, a village that is still near."""
    size = 1.25 - 0.17 * height
    furrows = "".join(
        f"M{10 + 36 * i} 96C{40 + 32 * i} 50 {70 + 22 * i} 26 {84 + 17 * i} {9 + abs(i - 3)}" for i in range(7)
    )
    return (
        HILLS
        + path("M10 8C60-12 130 14 240-2V110H10Z", FAR, INK, 1)
        + village(176 - 6 * height, 5, size)
        + path("M10 22C70-2 150 2 240 26V110H10Z", NEAR, INK, 1.2)
        + path(furrows, "none", mix(GREEN, 0.6), 1.2)
        + tree(24, 28, 58 * size)
        + tree(41, 26, 46 * size)
    )


def country(height: int) -> str:
    """From 5 to 8: fields, a river, a wood, and a village that grows small."""
    return (
        HILLS
        + path("M10 12C50 4 90 6 116 22L96 110H10Z", FAR, INK, 1)
        + path("M10 34C40 24 80 26 106 44L100 110H10Z", OCHRE, INK, 1)
        + path("M150 8C180 0 210-2 240 4V110H196Z", NEAR, INK, 1)
        + path("M176 26C200 18 220 16 240 20V110H206Z", HAZE, INK, 1)
        + path("M118-3C150 6 92 14 112 26S190 42 150 110H206C222 44 142 34 132 24S164 8 124-3Z", mix(SKY, 0.8), INK, 1)
        + village(70 - 3 * height, 21, 1.35 - 0.12 * height)
        + "".join(tree(172 + 9 * i, 20 - i, 38 - 3.4 * height) for i in range(3))
    )


PEAKS = (  # from 9 on, above the sea of clouds
    path("M10 4L46-26L70-6L104-40L150 0L186-24L240 8V110H10Z", mix(SKY, 0.75, INK), INK, 1.2)
    + path("M46-26L34-16l6 3l5-5l7 6l4-4ZM104-40L88-23l8 4l7-7l9 8l7-5ZM186-24L175-16l6 3l5-4l7 5l6-3Z", CREAM, INK, 1)
)


def land(height: int) -> str:
    """The country at a height from 1 to 11; within each part of the climb it sinks as the craft rises."""
    if height <= 4:
        return place(meadow(height), 0, 246 + 5 * height, middle=0)
    if height <= 8:
        return place(country(height), 0, 211 + 5 * height, middle=0)
    return place(PEAKS, 0, 195 + 7 * height, middle=0)


def clouds(height: int, name: str) -> str:
    """The clouds that drift by at a height; from the 9 on they lie below."""
    cloud = ident(GAME, name, "cloud")
    spots = [(161, 54 + 9 * height, 0.62), (18, 167 + 6 * height, 0.56), (181, 118 + 11 * height, 0.5)]
    spots = [spot for spot in spots if spot[1] < 252]
    if height >= 9:
        y = 187 + 7 * height
        spots += [(-8, y, 1.0), (78, y - 6, 1.15), (172, y + 2, 0.9)]
        spots += [(-30, y + 22, 1.2), (60, y + 20, 1.3), (160, y + 24, 1.1)]
    return paper.define(cloud, CLOUD) + drifting(cloud, *spots)


def drifting(cloud: str, *spots: tuple[float, float, float]) -> str:
    """A defined cloud, at every spot in its size."""
    return "".join(paper.use(cloud, x, y, size, middle=0) for x, y, size in spots)


# The corner tab carries the index; its edge is one long curve.
TAB = "M4 4H60C53 24 56 48 56 76V106C56 146 46 160 4 166Z"
INDEX_X = 32  # the middle of what shows between the picture's edge and the tab's
STRONG = f'stroke="{INK}" stroke-width="16" paint-order="stroke"'
INK_SPREAD = f'stroke="{INK}" stroke-width="14"'  # the bookletter is light at the size of an index


def tab(label: str, index_mark: str, letters: str) -> str:
    """The paper corner with number, mark and letters."""
    size = 1 / lettering.cap_height(FONT, 1)
    figure = (
        figures(label, INDEX_X, 18, 39, INK, 37)
        if label.isdigit()
        else lettering.text(FONT, label, INDEX_X, 57, 39 * size, fill=INK, fit=36, more=INK_SPREAD)
    )
    return (
        path(TAB, CREAM, INK, 1.4)
        + path("M4 160.5C30 156.5 44 150 49 141", "none", INK, 0.7)
        + figure
        + place(index_mark, INDEX_X, 83 if letters else 92, 0.8)
        + lettering.text(FONT, letters, INDEX_X, 136, 24 * size, fill=INK, fit=36, more=INK_SPREAD)
    )


# A line of the printer's frame that runs from the index to the other corner and curls up there.
WHIPLASH = (
    path(
        "M84 26C80 30 74 26 76 21C77 18 82 17.5 86 17.5H206C226 17.5 232.5 26 232.5 46V150C232.5 164 220 165 220 156"
        "C220 150 227 149 228 154",
        "none",
        CREAM,
        2,
    )
    + path("M92 22.5H202C221 22.5 227.5 30 227.5 48V128", "none", CREAM, 0.9)
    + path("M208 17.5C222 17 233 28 232.5 44C221 41 209 30 208 17.5Z", CREAM)
)


def framed(name: str, label: str, index_mark: str, letters: str, caption: str, *picture: str) -> str:
    """A card with its picture to the edge of the panel, the index on paper tabs, the caption on a ribbon of paper."""
    corner = ident(GAME, name, "corner")
    inside = paper.clip(
        ident(GAME, name, "panel"),
        PANEL,
        *picture,
        path("M4 314C60 310 130 322 206 316V346H4Z", CREAM, INK, 1.4),
        paper.define(corner, tab(label, index_mark, letters)),
        f'<use href="#{corner}"/>',
        paper.turned(f'<use href="#{corner}"/>'),
        lettering.text(
            FONT, caption, 104, 334, 18, fill=INK, tracking=60, fit=165, more=f'stroke="{INK}" stroke-width="8"'
        ),
    )
    return paper.card(INK, inside, rect(10, 10, 230, 330, "none", 7, INK, 1.6))


CRAFT_AT = {  # how large, how far right, how much it climbs
    "balloon": (1.12, 136, 0),
    "dirigible": (0.78, 149, -6),
    "biplane": (0.93, 147, -7),
    "monoplane": (0.98, 142, -8),
}


def craft_card(suit: str, height: int) -> str:
    """One type of craft at one height."""
    name = f"{suit}-{height}"
    ink = INKS[suit]
    sun = ""
    if height >= 9:
        sun = paper.sunburst(188, 70, 210, 24, mix(ink, 0.34), 34) + circle(188, 70, 26, mix(OCHRE, 0.85), INK, 1.2)
    scale, x, climb = CRAFT_AT[suit]
    sway = sin(1.7 * height)
    return framed(
        name,
        str(height),
        MARKS[suit],
        LETTERS[suit],
        PRINTED.suit(suit),
        sky(ink, 246 + 5 * height),
        sun,
        WHIPLASH,
        land(height),
        clouds(height, name),
        place(CRAFT[suit](), x + 5 * sway, 196 - 5.5 * height, scale, climb + (2 * sway if climb else 0), 0),
    )


# A and B: an aviator and an aviatrix, each before a ring as the posters of the day set around their heads.


def ring(inside: str, ink: str) -> str:
    """The ring and its twelve stars."""
    stars = "".join(paper.star(130 + 82 * sin(i * pi / 8), 138 - 82 * cos(i * pi / 8), 5, ink) for i in range(16))
    return (
        circle(130, 138, 92, OCHRE, INK, 1.6)
        + circle(130, 138, 73, inside, INK, 1.6)
        + paper.sunburst(130, 138, 72, 24, mix(inside, 0.6), 30)
        + circle(130, 138, 88.5, "none", INK, 0.8)
        + circle(130, 138, 76, "none", INK, 0.8)
        + stars
    )


def lens(x: float, y: float) -> str:
    """One glass of a pair of goggles."""
    return (
        circle(x, y, 14, OCHRE, INK, 1.8)
        + circle(x, y, 10, mix(SKY, 0.85), INK, 1.4)
        + path(f"M{x - 6} {y + 1}a7 7 0 0 1 6-7", "none", CREAM, 2.4)
    )


def eye(x: float, y: float, side: int) -> str:
    """An eye, its outer corner to one side."""
    return (
        path(f"M{x - 8 * side} {y + 1}q{7 * side} -8 {16 * side} -1q{-8 * side} 6 {-16 * side} 1Z", CREAM, INK, 0.8)
        + circle(x, y - 1, 3.1, INK)
        + path(f"M{x - 8 * side} {y + 1}q{7 * side} -8 {16 * side} -1", "none", INK, 1.9)
    )


def aviator() -> str:
    """The A: leather helmet, goggles pushed up, and a moustache that the wind has not bent."""
    return framed(
        "a",
        "A",
        WINGS,
        "",
        "The Aviator",
        rect(10, 10, 230, 330, GREEN),
        paper.sunburst(130, 138, 260, 28, mix(GREEN, 0.82), 92),
        WHIPLASH,
        ring(mix(SKY, 0.7), BRICK),
        path(
            "M150 250C184 240 196 268 222 252C232 246 240 236 246 226V262C226 280 206 272 190 274C172 276 160 270 150"
            " 262Z",
            BRICK,
            INK,
            1.8,
        ),
        path("M172 250l-6 20M186 256l-4 18M202 258l0 16M218 254l4 15", "none", CREAM, 3),
        path("M34 346C36 286 66 262 106 252L130 270L154 252C194 262 224 286 226 346Z", LEATHER, INK, 2),
        path("M106 252L92 296L128 346H134L168 296L154 252L130 270Z", mix(LEATHER, 0.7, INK), INK, 1.8),
        path("M130 300V346M62 346C62 322 66 306 74 292M198 346C198 322 194 306 186 292", "none", INK, 1.4),
        "".join(circle(x, y, 4, OCHRE, INK, 1.2) for x, y in ((114, 322), (146, 322))),
        path("M112 206H148V250L130 266L112 250Z", mix(BRICK, 0.2, FLESH), INK, 1.6),
        path(
            "M98 238C112 252 148 252 162 236C170 248 164 260 152 266C136 273 118 270 106 262C96 256 94 246 98 238Z",
            BRICK,
            INK,
            1.8,
        ),
        path("M112 248l-4 14M128 252l-1 17M146 249l4 14", "none", CREAM, 3),
        path("M99 132C96 178 104 204 120 220C126 225 134 225 140 220C156 204 164 178 161 132Z", FLESH, INK, 1.8),
        path("M99 148C99 192 108 212 122 221C110 206 105 182 103 146Z", mix(BRICK, 0.25, FLESH)),
        path(
            "M94 156C82 92 100 64 130 64S178 92 166 156C170 178 168 194 162 204C160 186 160 160 157 140C142 130 118"
            " 130 103 140C100 160 100 186 98 204C92 194 90 178 94 156Z",
            LEATHER,
            INK,
            2,
        ),
        path("M130 64V98M104 78C96 92 94 104 95 118M156 78C164 92 166 104 165 118", "none", INK, 1.2),
        path("M98 202C106 224 116 232 130 233C144 232 154 224 162 202", "none", INK, 6.5),
        path("M98 202C106 224 116 232 130 233C144 232 154 224 162 202", "none", LEATHER, 4),
        path("M91 122C108 110 152 110 169 122L168 110C150 99 110 99 92 110Z", INK),
        lens(113, 115),
        lens(147, 115),
        path("M126 114q4-4 8 0", "none", INK, 3),
        path("M105 147q8-6 17-2M138 145q9-4 17 2", "none", INK, 3),
        eye(114, 157, -1),
        eye(146, 157, 1),
        path("M130 154C129 168 125 176 124 181C127 185 133 185 136 181", "none", INK, 1.5),
        path(
            "M130 190C122 183 110 188 102 196C97 200 91 198 91 192C86 199 92 207 102 206C112 206 124 202 130 196C136"
            " 202 148 206 158 206C168 207 174 199 169 192C169 198 163 200 158 196C150 188 138 183 130 190Z",
            mix(LEATHER, 0.6, INK),
            INK,
            1.2,
        ),
        path("M123 207q7 4 14 0", "none", BRICK, 2.4),
    )


def aviatrix() -> str:
    """The B: a cap over waves of hair, goggles on the brim, and a long veil."""
    return framed(
        "b",
        "B",
        WINGS,
        "",
        "The Aviatrix",
        rect(10, 10, 230, 330, BRICK),
        paper.sunburst(130, 138, 260, 28, mix(BRICK, 0.84), 92),
        WHIPLASH,
        ring(mix(OCHRE, 0.35), GREEN),
        path(
            "M84 232C56 230 48 256 26 246C16 242 10 232 4 226V270C24 288 46 272 62 276C78 280 92 268 100 258Z",
            SKY,
            INK,
            1.8,
        ),
        path("M12 246C30 262 44 256 60 256M14 262C34 274 50 264 70 266", "none", CREAM, 1.6),
        path(
            "M130 72C82 66 68 112 80 150C66 172 84 188 72 216C90 226 104 214 106 196H154C156 214 172 226 188 214C176"
            " 190 194 172 180 150C192 112 178 66 130 72Z",
            mix(BRICK, 0.72, INK),
            INK,
            2,
        ),
        path(
            "M86 156C78 174 92 188 84 208M94 160C88 180 100 192 94 210M174 156C182 174 168 188 178 206M166 160C172"
            " 180 160 192 168 208",
            "none",
            OCHRE,
            1.6,
        ),
        path("M40 346C44 292 70 266 110 254L130 262L150 254C190 266 216 292 220 346Z", GREEN, INK, 2),
        path("M130 262V346M72 346C72 326 74 312 80 298M188 346C188 326 186 312 180 298", "none", INK, 1.4),
        path(
            "M108 254C104 268 108 284 116 296L130 284L144 296C152 284 156 268 152 254L130 264Z",
            mix(GREEN, 0.7, INK),
            INK,
            1.6,
        ),
        path("M115 202H145V248C136 256 124 256 115 248Z", mix(BRICK, 0.18, FLESH), INK, 1.6),
        path("M102 128C98 172 106 196 122 211C127 215 133 215 138 211C154 196 162 172 158 128Z", FLESH, INK, 1.8),
        circle(112, 182, 8, mix(BRICK, 0.3, FLESH)),
        circle(148, 182, 8, mix(BRICK, 0.3, FLESH)),
        path(
            "M92 152C98 142 104 136 108 126C120 132 142 132 154 124C158 136 164 144 170 152C166 128 160 112 130 110"
            "C100 112 94 130 92 152Z",
            mix(BRICK, 0.72, INK),
            INK,
            1.6,
        ),
        path("M84 126C78 78 100 54 130 54S182 78 176 126C150 106 110 106 84 126Z", OCHRE, INK, 2),
        path("M130 54V108M106 62C98 78 96 94 98 115M154 62C162 78 164 94 162 115", "none", INK, 1.2),
        path("M82 128C108 106 152 106 178 128C182 122 181 116 178 112C150 92 110 92 82 112C79 116 78 122 82 128Z", INK),
        lens(113, 107),
        lens(147, 107),
        path("M126 106q4-4 8 0", "none", INK, 3),
        path("M106 147q8-6 17-1M137 146q9-5 17 1", "none", mix(BRICK, 0.5, INK), 2),
        eye(115, 158, -1),
        eye(145, 158, 1),
        path("M106 158l-5-3M154 158l5-3", "none", INK, 1.6),
        path("M130 158C129 168 127 175 126 179C128 182 132 182 134 179", "none", INK, 1.3),
        path("M119 194C124 189 128 190 130 192C132 190 136 189 141 194C136 202 124 202 119 194Z", BRICK, INK, 1),
        path("M119 194q11 2 22 0", "none", INK, 1),
        path(
            "M84 130C82 170 88 208 104 232C112 244 122 250 130 252C138 250 148 244 156 232C172 208 178 170 176 130"
            "L170 150C170 190 158 222 130 238C102 222 90 190 90 150Z",
            SKY,
            INK,
            1.8,
        ),
        path(
            "M130 238C112 236 100 246 98 258C108 268 122 264 130 252C138 264 152 268 162 258C160 246 148 236 130 238Z",
            SKY,
            INK,
            1.8,
        ),
        path("M130 240v12M104 256q10-2 22-8M156 256q-10-2-22-8", "none", INK, 1.2),
        circle(130, 250, 5, OCHRE, INK, 1.4),
    )


PEOPLE = {"a": aviator, "b": aviatrix}


# The side cards: tickets of the Meet, with a tail wind, a head wind or a calm.

WIND_HEAD = (  # blows to the right, his mouth at (0, 0)
    path(
        "M-52-44C-34-58-10-48-6-28L3-17C5-13 2-11-3-11C-2-8-2-6-4-5L2-2L-4 4C-2 9-5 16-12 18C-24 22-44 20-54 8"
        "C-64-6-64-32-52-44Z",
        FLESH,
        INK,
        1.8,
    )
    + path("M-24-18q7-6 13-1", "none", INK, 2.2)
    + path("M-28-28q8-6 17-2", "none", INK, 2.4)
    + path("M-10 9C-20 14-32 8-31-3C-30-10-22-12-17-8", "none", BRICK, 2)
    + path(
        "M-30-50C-22-62-38-70-44-60C-52-70-68-62-62-50C-76-50-80-34-68-30C-80-24-76-6-64-8C-68 4-56 14-48 6"
        "C-42-4-54-10-50-20C-40-22-42-34-36-36C-30-40-34-46-30-50Z",
        CREAM,
        INK,
        1.8,
    )
    + path("M-46-58C-42-50-48-46-54-50M-66-46C-58-46-56-36-62-32M-68-24C-60-26-54-18-60-14", "none", INK, 1.2)
)
CURL = "M0 0C30-12 62 8 96 0C114-5 116-26 100-27C89-27 88-13 97-13"
WINDS = {"gain": (GREEN, "G"), "loss": (BRICK, "L"), "no-count": (SKY, "N")}
WIND_MARKS = {
    "gain": path(
        "M3 31C16 23 26 36 36 29C45 22 40 10 32 13C27 15 29 22 34 20M3 40C16 34 24 44 40 38M30 6L38 2",
        "none",
        GREEN,
        4.5,
    )
    + path("M36 40l8-3-4-8", "none", GREEN, 4),
    "loss": path(
        "M45 31C32 23 22 36 12 29C3 22 8 10 16 13C21 15 19 22 14 20M45 40C32 34 24 44 8 38", "none", BRICK, 4.5
    )
    + path("M12 43l-8-5 6-7", "none", BRICK, 4),
    "no-count": path("M4 18H44M4 28H44M4 38H44", "none", SKY, 4.5) + circle(24, 11, 7, OCHRE),
}


def ticket(card: str) -> str:
    """A Gain, a Loss or a No Count; the greater the wind, the more curls it has."""
    kind, miles = (card, 0) if card == "no-count" else (card.split("-")[0], int(card.split("-")[1]))
    ink, letter = WINDS[kind]
    strength = miles // 100
    cloud = ident(GAME, card, "cloud")
    sea = path(
        "M10 196C50 190 90 200 130 195S210 190 240 196V240H10Z",
        mix(SKY, 0.85, INK if kind == "loss" else CREAM),
        INK,
        1.4,
    )
    drift = paper.define(cloud, CLOUD) + drifting(cloud, (150, 34, 0.7), (62, 168, 0.5), (184, 160, 0.55))
    gusts = {1: (-12,), 2: (-22, 4), 3: (-32, -10, 12)}
    curls = "".join(
        place(path(CURL, "none", INK, 6.5) + path(CURL, "none", CREAM, 3.4), 0, 0, 1.1, angle, 0)
        for angle in gusts.get(strength, ())
    )
    blowing = curls + WIND_HEAD
    if kind == "gain":
        picture = sea + drift + place(blowing, 100, 172, 0.78, -6, 0) + place(monoplane(), 160, 92, 0.78, -10, 0)
    elif kind == "loss":
        against = paper.mirrored(place(blowing, 70, 96, 0.78, 10, 0))
        picture = sea + drift + against + place(monoplane(), 116, 168, 0.66, 9, 0)
    else:
        still = "".join(f"M{40 + 14 * (i % 3)} {202 + 7 * i}H{210 - 17 * (i % 4)}" for i in range(5))
        picture = (
            circle(176, 128, 34, mix(OCHRE, 0.8), INK, 1.2)
            + rect(10, 192, 230, 48, mix(SKY, 0.9), stroke=INK)
            + path(still, "none", CREAM, 2)
            + place(balloon(SKY), 122, 112, 0.92, 0, 0)
        )
    holes = "".join(circle(19 + 10.6 * i, 236, 2.6, CREAM, INK, 0.8) for i in range(21))
    waves = "".join(f"M10 {248 + 7 * i}q14-7 28 0t28 0 28 0 28 0 28 0 28 0 28 0 28 0" for i in range(10))
    word = {"gain": "Gain", "loss": "Loss", "no-count": "No Count"}[kind]
    below = {"gain": f"{miles} miles", "loss": f"{miles} miles", "no-count": "neither way"}[kind]
    return framed(
        card,
        str(miles) if miles else "0",
        WIND_MARKS[kind],
        letter,
        {"gain": "a tail wind", "loss": "a head wind", "no-count": "a calm"}[kind],
        sky(ink, 196),
        WHIPLASH,
        picture,
        rect(10, 236, 230, 110, CREAM),
        path(waves, "none", mix(ink, 0.4), 0.9),
        path("M10 236H240", "none", INK, 1.2),
        holes,
        lettering.text(FONT, word, 104, 280, 46, fill=ink if kind != "no-count" else INK, fit=165, more=STRONG),
        lettering.text(FONT, below, 104, 304, 24, fill=INK, more=f'stroke="{INK}" stroke-width="8"'),
    )


def face(card: str) -> str:
    """Any card of the game."""
    if card in PEOPLE:
        return PEOPLE[card]()
    kind, _, value = card.rpartition("-")
    return craft_card(kind, int(value)) if kind in SUITS else ticket(card)


PROPELLER = "M0 0C-16-20-14-58 0-84C14-58 16-20 0 0C16 20 14 58 0 84C-14 58-16 20 0 0Z"


def back() -> str:
    """Cloud upon cloud in two inks, and an air-screw, which looks the same either way up."""
    scallops = ident(GAME, "back", "clouds")
    middles = ((0, 10), (40, 10), (20, 20), (0, 30), (40, 30), (20, 40))
    arcs = "".join(circle(x, y, r, GREEN, CREAM, 1.5) for x, y in middles for r in (19, 13.5, 8, 3))
    half = (
        rect(16, 16, 218, 160, paper.tint(scallops)),
        path("M16 16H78A62 62 0 0 1 16 78Z", GREEN, CREAM, 3),
        path("M16 16L66 28M16 16L59 41M16 16L50 50M16 16L41 59M16 16L28 66", "none", CREAM, 2),
        path("M16 16H42A26 26 0 0 1 16 42Z", CREAM),
        path("M16 16H38A22 22 0 0 1 16 38Z", GREEN),
        path("M6 175V18A12 12 0 0 1 18 6H232A12 12 0 0 1 244 18V175", "none", GREEN, 1),
        path("M16 175V16H234V175", "none", GREEN, 3),
    )
    medal = (
        circle(125, 175, 84, CREAM),
        circle(125, 175, 79, GREEN),
        circle(125, 175, 75, "none", CREAM, 1.2),
        circle(125, 175, 50, CREAM),
        paper.sunburst(125, 175, 47, 24, mix(GREEN, 0.35), 12),
        place(path(PROPELLER, GREEN, CREAM, 2.5), 125, 175, 0.54, 35, 0),
        circle(125, 175, 8, CREAM, GREEN, 2.5),
    )
    words = lettering.arched(FONT, "Aviationgame", 125, 175, 55.5, 21, CREAM, tracking=90)
    stars = "".join(paper.star(125 + 62.5 * side, 175, 5, CREAM, turn=90 * side) for side in (1, -1))
    return paper.back(
        CREAM, (paper.pattern(scallops, 40, 20, arcs),), half, (*medal, words, paper.turned(words), stars)
    )


def box() -> str:
    """The lid: the four craft over the country, the biplane in front."""
    cloud = ident(GAME, "box", "cloud")

    title = "Aviationgame"
    return paper.box(
        CREAM,
        paper.define(cloud, CLOUD),
        sky(SKY, 214, 6, 0, 400, 0),
        paper.sunburst(318, 122, 420, 30, mix(SKY, 0.34), 58),
        circle(318, 122, 46, OCHRE, INK, 1.4),
        circle(318, 122, 38, mix(OCHRE, 0.75), INK, 0.8),
        drifting(cloud, (22, 92, 0.7), (300, 92, 0.9), (150, 200, 0.6)),
        path("M0 226C50 200 110 204 160 218S300 190 400 214V300H0Z", mix(GREEN, 0.32), INK, 1.2),
        path("M0 240C70 214 150 244 230 230S350 222 400 232V300H0Z", mix(GREEN, 0.58), INK, 1.2),
        village(78, 234, 0.8),
        "".join(
            tree(x, y, h)
            for x, y, h in ((112, 238, 26), (124, 238, 34), (300, 232, 22), (312, 232, 30), (322, 233, 24))
        ),
        path("M0 256C90 232 170 252 260 248S360 240 400 248V300H0Z", mix(GREEN, 0.85), INK, 1.4),
        drifting(cloud, (-26, 200, 1.1), (330, 196, 1.2)),
        place(dirigible(), 76, 124, 0.56, -7, 0),
        place(balloon(), 44, 200, 0.62, 0, 0),
        place(monoplane(), 346, 190, 0.58, -8, 0),
        place(biplane(), 218, 170, 1.2, -7, 0),
        path("M0 0H400V92C330 70 262 63 200 63S70 70 0 92Z", BRICK, INK, 2),
        path("M0 84C70 62 138 55.5 200 55.5S330 62 400 84", "none", CREAM, 1.2),
        path("M0 300V266C90 258 150 268 200 268S310 258 400 266V300Z", CREAM, INK, 1.6),
        lettering.text(
            FONT,
            "Two teams, four types of craft, one Meet of 2,000 miles",
            200,
            288,
            15.5,
            fill=INK,
            tracking=20,
            more=f'stroke="{INK}" stroke-width="7"',
        ),
        lettering.arched(FONT, title, 201.5, 664.5, 616, 58, INK, tracking=36),
        lettering.arched(FONT, title, 200, 663, 616, 58, CREAM, tracking=36),
        circle(364, 252, 22, OCHRE, INK, 1.6),
        circle(364, 252, 18.5, "none", INK, 0.8),
        lettering.text(FONT, "1911", 364, 257, 17, fill=INK, more=f'stroke="{INK}" stroke-width="9"'),
        rect(5, 5, 390, 290, "none", 3, CREAM, 2),
        rect(1, 1, 398, 298, "none", 0, INK, 2),
    )
