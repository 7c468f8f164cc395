"""What people can show each other at the table: a dozen stickers in flat inks, alike for all games."""

from collections.abc import Callable
from math import cos, pi, sin

from .paper import PAPER, circle, group, mix, oval, path, rect, star, sunburst, svg

SIDE = 96
INK, BRICK, OCHRE, SKY, GREEN, NIGHT = "#23262B", "#B4452F", "#D79B2E", "#7FA9B8", "#2F5D50", "#1F3554"
LINE = 2.4


def sticker(ground: str, *parts: str) -> str:
    """A round piece of printed paper."""
    edge = circle(48, 48, 46, PAPER) + circle(48, 48, 46, "none", INK, 1.5)
    return svg(SIDE, SIDE, edge, circle(48, 48, 41, ground), *parts)


def drawn(d: str, fill: str = "none", width: float = LINE) -> str:
    return path(d, fill, INK, width)


def hello() -> str:
    """A hat is lifted."""
    brim = drawn("M16 62C26 71 66 74 82 58C83 63 78 70 66 74C48 80 20 76 16 62Z", INK)
    crown = drawn("M27 63C22 40 27 26 44 23C61 20 70 31 73 56C62 66 40 69 27 63Z", NIGHT)
    band = path("M26 57C38 64 60 62 72.500 50L73 57C62 67 40 69 27 63.500Z", BRICK)
    shine = path("M36 32C32 38 31 44 32 50", "none", mix(NIGHT, 0.4), 3)
    return sticker(mix(OCHRE, 0.55), crown, band, shine, brim, *(drawn(d) for d in ("M78 30l7-5", "M80 40l8-1")))


def luck() -> str:
    """A clover with four leaves."""
    leaf = drawn("M48 46C40 45 30 40 31 31C32 23 42 22 48 30C54 22 64 23 65 31C66 40 56 45 48 46Z", GREEN)
    vein = path("M48 44V33", "none", mix(GREEN, 0.55), 1.6)
    leaves = "".join(f'<g transform="rotate({turn} 48 46)">{leaf}{vein}</g>' for turn in (45, 135, 225, 315))
    stalk = drawn("M48 47C50 60 56 70 66 77", "none", 5) + path("M48 47C50 60 56 70 66 77", "none", GREEN, 2.4)
    return sticker(mix(SKY, 0.45), stalk, leaves)


def bravo() -> str:
    """A rosette, as at a show."""
    tails = drawn("M38 55L26 82L37 78L43 87L50 58Z", BRICK) + drawn("M58 55L70 82L59 78L53 87L46 58Z", BRICK)
    frills = drawn("".join(_frill(i) for i in range(12)) + "Z", BRICK)
    disc = circle(48, 42, 15, PAPER, INK, LINE)
    return sticker(mix(SKY, 0.5), tails, frills, disc, star(48, 42, 10, OCHRE))


def _frill(i: int) -> str:
    at = [
        (48 + r * sin(a), 42 - r * cos(a))
        for r, a in ((21, i * pi / 6), (31, (i + 0.5) * pi / 6), (21, (i + 1) * pi / 6))
    ]
    (x, y), (cx, cy), (ex, ey) = at
    start = f"M{x:.1f} {y:.1f}" if i == 0 else ""
    return f"{start}Q{cx:.1f} {cy:.1f} {ex:.1f} {ey:.1f}"


def thanks() -> str:
    """A bunch of flowers."""
    stems = drawn("M48 84C46 70 40 58 34 46M48 84C48 68 48 54 48 40M48 84C50 70 56 58 62 46", "none", 3)
    paper = drawn("M30 58L48 88L66 58C60 64 54 60 48 64C42 60 36 64 30 58Z", PAPER)
    flowers = "".join(_flower(x, y, ink) for x, y, ink in ((33, 42, BRICK), (63, 42, OCHRE), (48, 29, PAPER)))
    return sticker(mix(GREEN, 0.35), stems, paper, flowers, path("M41 70L55 70", "none", BRICK, 4))


def _flower(x: float, y: float, ink: str) -> str:
    petals = "".join(
        f'<g transform="rotate({72 * i} {x} {y})">{circle(x, y - 8, 6.500, ink, INK, 1.6)}</g>' for i in range(5)
    )
    return petals + circle(x, y, 5, OCHRE if ink != OCHRE else BRICK, INK, 1.6)


def well_played() -> str:
    """A cup for the winner."""
    handles = drawn("M30 30C14 28 16 52 36 52M66 30C82 28 80 52 60 52", "none", 4.5)
    bowl = drawn("M28 22H68C68 44 62 58 48 60C34 58 28 44 28 22Z", OCHRE)
    shine = path("M36 28C36 40 39 48 43 52", "none", mix(OCHRE, 0.35), 3.5)
    foot = drawn("M44 60H52V69H60V77H36V69H44Z", OCHRE)
    return sticker(mix(BRICK, 0.75), sunburst(48, 48, 41, 12, mix(BRICK, 0.6)), handles, foot, bowl, shine)


def wow() -> str:
    """A burst, as in the comic strips."""
    burst = star(48, 48, 38, OCHRE, points=11, inner=0.68)
    line = burst.replace("<path", f'<path stroke="{INK}" stroke-width="{LINE}"', 1)
    bang = drawn("M43 25H53L51 53H45Z", PAPER) + circle(48, 63, 5, PAPER, INK, LINE)
    return sticker(mix(NIGHT, 0.9), line, bang)


def laugh() -> str:
    """The sun laughs."""
    rays = sunburst(48, 48, 40, 14, BRICK, inner=20)
    face = circle(48, 48, 25, OCHRE, INK, LINE)
    eyes = drawn("M35 44C37 39 42 39 44 44M52 44C54 39 59 39 61 44")
    mouth = drawn("M34 51C36 66 60 66 62 51Z", PAPER)
    cheeks = circle(33, 51, 3.2, mix(BRICK, 0.7)) + circle(63, 51, 3.2, mix(BRICK, 0.7))
    return sticker(mix(OCHRE, 0.35), rays, face, cheeks, eyes, mouth)


def sigh() -> str:
    """A cloud rains."""
    drops = "".join(
        drawn(f"M{x} {y}c-4 6 -4 10 0 10c4 0 4 -4 0 -10Z", SKY, 1.6) for x, y in ((34, 64), (48, 70), (62, 64))
    )
    cloud = drawn("M26 60C14 60 14 44 26 43C26 28 46 24 51 36C60 28 74 36 70 46C82 48 80 60 70 60Z", PAPER)
    face = drawn("M38 46v3M56 46v3M42 56C45 52 50 52 53 56")
    return sticker(mix(NIGHT, 0.55), drops, cloud, face)


def moment() -> str:
    """An hourglass: one moment, please."""
    glass = drawn("M32 26C32 42 46 42 46 48C46 54 32 54 32 72H64C64 54 50 54 50 48C50 42 64 42 64 26Z", mix(SKY, 0.35))
    sand = path(
        "M36.500 35H59.500C57 41 51.500 43 48 46.500C44.500 43 39 41 36.500 35Z"
        "M34.500 71C36 62 44 63 48 58C52 63 60 62 61.500 71Z",
        OCHRE,
    )
    fall = path("M48 46V60", "none", OCHRE, 2)
    ends = "".join(rect(28, y, 40, 7, BRICK, 2, INK, LINE) for y in (20, 71))
    return sticker(mix(GREEN, 0.3), glass, sand, fall, ends)


def oops() -> str:
    """An ink pot has fallen over."""
    spilt = path(
        "M16 66C22 58 36 64 46 62C58 60 70 66 80 66C84 72 74 76 64 74C56 80 44 76 36 78C26 80 12 74 16 66Z", INK
    )
    pot = group(
        drawn("M30 34H62V62H30Z", SKY), drawn("M34 26H58V34H34Z", PAPER), drawn("M38 42H54V54H38Z", PAPER, 1.6),
        transform="rotate(-62 46 48) translate(2 -6)",
    )  # fmt: skip
    return sticker(mix(OCHRE, 0.4), spilt, pot, circle(74, 54, 3, INK), circle(82, 60, 2, INK))


def good_game() -> str:
    """Cards laid down."""
    cards = "".join(
        f'<g transform="rotate({turn} 48 86)">{rect(35, 26, 26, 38, PAPER, 3.500, INK, LINE)}{pip}</g>'
        for turn, pip in (
            (-26, circle(43, 38, 5, GREEN)),
            (0, path("M48 34L54 41L48 48L42 41Z", BRICK)),
            (26, star(52, 40, 7, OCHRE)),
        )
    )
    return sticker(mix(NIGHT, 0.7), cards)


def tea() -> str:
    """A cup of tea: back in a moment."""
    steam = "".join(path(f"M{x} 38C{x - 6} 32 {x + 6} 28 {x} 20", "none", PAPER, 3) for x in (38, 48, 58))
    handle = drawn("M66 48C82 44 82 66 62 64", "none", 5)
    cup = drawn("M26 44H68C69 62 60 72 47 72C34 72 25 62 26 44Z", PAPER)
    band = path("M27.500 53H67.500C67 57 66 60 64 63H31C29 60 28 57 27.500 53Z", BRICK)
    saucer = drawn(oval(48, 76, 29, 4.5), SKY)
    return sticker(mix(BRICK, 0.8), steam, handle, saucer, cup, band)


REACTIONS: dict[str, Callable[[], str]] = {
    "hello": hello, "luck": luck, "bravo": bravo, "well-played": well_played, "wow": wow, "laugh": laugh,
    "sigh": sigh, "oops": oops, "moment": moment, "thanks": thanks, "good-game": good_game, "tea": tea,
}  # fmt: skip
