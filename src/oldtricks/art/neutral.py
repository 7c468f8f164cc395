"""Neutral, 1914: patriotic stationery, engraved. Hatching, ribbons, rosettes, one ink to a nation and gold on all.

Belligerents show their rank as an epaulette with the nation's beast on its pad; Neutrals a cockade with as many stars
as the card counts; Rulers a bust, engraved with swelling lines as on a banknote.
"""

from collections.abc import Callable
from math import cos, degrees, hypot, pi, radians, sin

from ..engine.boxes.neutral import Neutral
from ..words import Reader
from . import paper
from .lettering import arched, number, text, width
from .paper import circle, clip, group, hatch, ident, oval, path, place, rect, star, sunburst, tint, turned

GAME = "neutral"
IVORY, NAVY, CARMINE, GREEN, VIOLET, GOLD = "#F6F0DF", "#1F3554", "#A3243B", "#2E5B43", "#5B4573", "#B58B35"
UMBER = "#573A1F"  # a lighter one is carmine to red-green blind eyes
INK = "#1A2233"

SUITS = tuple(suit.name for suit in Neutral.suits)
PRINTED = Reader(game=GAME)
COLOURS = {suit.name: suit.ink for suit in Neutral.suits}
LETTERS = {suit.name: suit.letter for suit in Neutral.suits}
PALETTE = {"paper": IVORY, "ink": INK, "ground": NAVY, "accent": CARMINE, "gold": GOLD, **COLOURS}

Curve = tuple[float, float, float, float, float, float, float, float]


# The beasts, each in a square of 48, cut out of one ink; `light` is the paper that shows in the cuts.


def lion(ink: str, light: str) -> str:
    return "".join((
        path("M30 33C40 37 45 31 41 25C37 20 39 15 43 13", "none", ink, 2.6),
        path("M40 14C40 8 43 5 47 3C47 8 48 12 44 15Z", ink),
        path(
            "M20 25L12.5 28.5L6.5 25.5M22 29L15 34.5L9 33M28 35L20 39L22 45H17M31 34L35 40L32 46H27", "none", ink, 5),
        path("M6.5 25.5l-4.5 -.5M6.5 25.5l-2 -3.5M9 33l-4.5 -1M9 33l-3 3.5M17 45l-4 1M27 46l-4 .5", "none", ink, 2),
        path("M16 18C24 13 32 17 33 26C35 32 34 38 29 41C22 38 20 30 16 25Z", ink),
        path(
            "M20 1L25 3.5L29 2L28.5 6.5L33 8.5L30 12L34.5 16L30 17.5L32.5 22L27 22L26.5 26.5L21.5 23.5L17 24"
            "C15 21.5 13 22 10 21C7 20 6 18.5 6.5 17L12.5 15.5L4.5 14.8C3 14 3.2 12.4 4.4 11.6L8 9"
            "C9 4.5 13.5 2.5 16.5 3.5Z", ink),
        circle(13.5, 9.2, 1.4, light),
        path("M18.5 6.5C22 10 23 16 19.5 20.5M24.5 8C27 12 27 16.5 24.5 20", "none", light, 1.2),
    ))  # fmt: skip


def cockerel(ink: str, light: str) -> str:
    return "".join((
        path("M12 8C10 4 13 2 15 4.5C15 1 19 0 19.5 3.5C22 1.5 25 4 23 9Z", ink),
        path("M14 9.5L5 13L14 15.5Z", ink),
        path("M14 15C10 18 11 23 14.5 22.5C17 22 17 18 16 15Z", ink),
        path(
            "M13 12C13 6 21 5 23 11C24 17 27 21 32 21C28 12 33 3 42 2C38 5 37 8 37.5 10C40 7 44 6 47 7"
            "C43 9 42 12 42 14C44 13 46 13 48 14.5C44 17 45 24 42 29C38 36 32 40 25 39C16 38 12 29 14 20Z", ink),
        path("M23 38L22 45M22 45L17 47M22 45L26 47M30 37L31 45M31 45L27 47M31 45L36 47", "none", ink, 2.4),
        path("M20 24C22 31 29 33 37 28M23 22C26 27 30 28 36 25", "none", light, 1.3), circle(17.5, 10.5, 1.3, light),
    ))  # fmt: skip


def _both(half: str) -> str:
    """A shape and its mirror image."""
    return half + f'<g transform="matrix(-1 0 0 1 48 0)">{half}</g>'


def eagle(ink: str, light: str) -> str:
    wing = path("M6 17L3 30M10.5 17L7.5 36M15 19L12.5 39M19 21L17.5 38", "none", ink, 3.7)
    wing += path("M22 17C18 9 8 8 3 15C0 20 3 23 6 20C11 17 16 21 22 29Z", ink)
    return "".join((
        _both(wing),
        path(
            "M24 0C20.5 0 19 2.5 19.2 5L12.5 7.5L19 9.5C20 11 19.5 13 19 16C17.5 22 18 28 20 33L14 45"
            "L20 42.5L24 48L28 42.5L34 45L28 33C30 28 30.5 22 29 14C29 10 29.5 7 28.5 4"
            "C27.5 1.5 26 0 24 0Z", ink),
        _both(path("M20 34L14.5 41M14.5 41l-4.5 -.5M14.5 41l-3 3.5M14.5 41l1 4", "none", ink, 1.9)),
        circle(22.5, 4.5, 1.2, light), path("M21 19h6M21 23h6M21.5 27h5M22 31h4", "none", light, 1.2),
    ))  # fmt: skip


def two_headed_eagle(ink: str, light: str) -> str:
    half = path("M20 24L2.5 6M19 25L1.5 13M19 26.5L2 20M19 28L4.5 26.5M20 29L9 32", "none", ink, 3.8)
    half += (
        path("M25 21C20 19 22.5 13 18.5 10", "none", ink, 4.6)
        + circle(18, 9, 3.8, ink)
        + path("M17 5.5L9.5 10.5L17 12.5Z", ink)
    )
    half += path("M21 34L14 39M14 39l-4.5 -1M14 39l-3 3M14 39l0 4", "none", ink, 1.9) + circle(17.5, 8.5, 1.1, light)
    return "".join((
        _both(half),
        path("M18 20H30C33 26 31 32 28 35L33 45.5L28 43L24 48L20 43L15 45.5L20 35C17 32 15 26 18 20Z", ink),
        path("M20 5.5L18.5 -0.5L22 2L24 -1.5L26 2L29.5 -0.5L28 5.5Z", ink),
        path("M19.5 21H28.5V27C28.5 30.5 26 32.5 24 33.5C22 32.5 19.5 30.5 19.5 27Z", light),
        path("M19.5 24.5H28.5V28H19.5Z", ink),
    ))  # fmt: skip


def bear(ink: str, light: str) -> str:
    return "".join((
        path(
            "M2 25C2 22 5 19 9 18C9 14 13 12 15 15C18 13 20 13 22 12C30 7 41 10 44 19C47 26 46 34 47 42L48 45H39"
            "L38 37C36 35 34 35 32 35L33 45H25L24 36C22 36 21 36 19.5 35.5L20 45H12L11.5 40L13 34"
            "C11 32 10 31 9 29.5C5 29.5 2 28 2 25Z", ink),
        circle(9.5, 22.5, 1.3, light),
        path("M3 26.5L8 26.5M22 18C20 22 20 27 22 31M38 22C35 26 35 31 37 34", "none", light, 1.3),
        path("M12 45l-2 1.5M25 45l-2 1.5M39 45l-2 1.5", "none", ink, 2),
    ))  # fmt: skip


def dove(ink: str, light: str) -> str:
    return "".join((
        path(
            "M8 22C10 17 16 16 21 20C22 10 31 3 46 3C44 9 45 12 41 15C42 18 39 21 36 23C35 25 33 26 32 27"
            "C37 27 42 30 47 36C43 36 42 38 39 37C38 39 35 39 33 38C28 39 20 38 15 33C12 30 11 27 11 25L3 24.5Z",
            ink),
        path("M5 25C3 31 4 37 8 43", "none", ink, 1.6),
        path(
            "M5 31C1 29 -1 31 -1 34C2 35 4 34 5 31ZM5.5 33C9 30 12 31 13 34C10 36 7 36 5.5 33ZM6 38"
            "C2 37 0 39 1 42C4 42 6 41 6 38ZM7 40C10 37 13 38 14 41C11 43 9 43 7 40Z", ink),
        star(11, 8, 8, ink), circle(13, 22, 1.3, light),
        path("M26 22C28 15 33 11 39 9M29 24C31 19 35 16 39 15", "none", light, 1.3),
    ))  # fmt: skip


BEASTS: dict[str, Callable[[str, str], str]] = {
    "britain": lion, "france": cockerel, "germany": eagle, "russia": bear, "austria": two_headed_eagle, "us": dove,
}  # fmt: skip


# What the engraver has on his table.


def graved(first: Curve, last: Curve, count: int, thin: float, thick: float | None = None) -> str:
    """Lines that swell and taper, leading over from one curve to another."""
    lines = []
    thick = thin if thick is None else thick
    for i in range(count):
        t = i / (count - 1)
        x0, y0, *there = (a + (b - a) * t for a, b in zip(first, last, strict=True))
        x1, y1, x2, y2, x3, y3 = (each - (y0 if at % 2 else x0) for at, each in enumerate(there))
        swell = (thin + (thick - thin) * t) * 1.33 / (hypot(x3, y3) or 1)
        dx, dy = -y3 * swell, x3 * swell
        back = (x2 + dx - x3, y2 + dy - y3, x1 + dx - x3, y1 + dy - y3, -x3, -y3)
        steps = "c".join(" ".join(number(each) for each in half) for half in ((x1, y1, x2, y2, x3, y3), back))
        lines.append(f"M{number(x0)} {number(y0)}c{steps}".replace(" -", "-"))
    return "".join(lines)


def rosette(name: str, x: float, y: float, across: float, down: float, ink: str, line: float) -> str:
    """A guilloche: one ellipse turned round and round, thirty-two times; each step turns all that is there so far."""
    lines = path(oval(0, 0, across, down))
    for step in range(5):
        part = ident(name, str(step))
        turn = 180 / 32 * 2**step
        lines = f'<g id="{part}">{lines}</g><use href="#{part}" transform="rotate({turn:g})"/>'
    return group(lines, stroke=ink, stroke_width=line, transform=f"translate({number(x)} {number(y)})")


def field(card: str, ink: str) -> str:
    """The panel between the two indexes, with a guilloche as on a bond."""
    panel = rect(56, 21, 138, 308, "none", 3)
    lines = rosette(ident(GAME, card, "rosette"), 125, 162, 190, 74, ink, 0.4)
    return clip(ident(GAME, card, "field"), panel, lines) + path(
        "M56 21H194V329H56ZM59.5 24.5H190.5V325.5H59.5Z", "none", ink, 0.9
    )


def ribbon(words: str, ink: str, second: str) -> str:
    """A ribbon with words across the lower half of the card, and a line below it."""
    plain = words.replace("É", "E")
    size = min(19, 19 * 112 / width("broadsheet", plain, 19, 60))
    accent = ""
    if plain != words:  # the lettering has no accents: this one is engraved by hand
        turn = degrees((width("broadsheet", plain, size, 60) - width("broadsheet", "E", size)) / 2 / 421)
        stroke = path("M123.5 271.5L129 266.5L130.5 269Z", IVORY)
        accent = group(stroke, transform=f"rotate({turn:.2f} 125 708)")
    return "".join((
        rect(68, 312, 114, 12.8, IVORY),
        path("M60 283L49 289L57 299L49 312L78 305V290ZM190 283L201 289L193 299L201 312L172 305V290Z", IVORY, ink, 1.4),
        path("M60 299L78 296V305ZM190 299L172 296V305Z", ink, ink, 1),
        path("M60 273A420 420 0 0 1 190 273V299A420 420 0 0 0 60 299Z", ink, ink, 1.4),
        path("M62 276.5A420 420 0 0 1 188 276.5M62 295.5A420 420 0 0 1 188 295.5", "none", GOLD, 1),
        arched("broadsheet", plain, 125, 708, 421, size, IVORY, tracking=60), accent,
        text("broadsheet-regular", second, 125, 322.5, 14, fill=ink, tracking=120, fit=112),
    ))  # fmt: skip


def laurel(name: str, ink: str) -> str:
    """Two sprays of leaves that meet below, around (0, 0), 150 wide."""
    leaf, spray = ident(name, "leaf"), ident(name, "spray")
    leaves = []
    for turn in range(172, 40, -16):
        x, y = 71 * sin(radians(turn)), -87 * cos(radians(turn))
        leaves += [
            f'<use href="#{leaf}" transform="translate({number(x)} {number(y)}) rotate({turn - 90 + lean})"/>'
            for lean in (-34, 28)
        ]
    return "".join((
        f'<defs><path id="{leaf}" d="M0 0C-4 -6 -4 -12 0 -18C4 -12 4 -6 0 0Z"/></defs>',
        group(*leaves, id=spray, fill=ink), f'<use href="#{spray}" transform="scale(-1 1)"/>',
    ))  # fmt: skip


# Ranks: an epaulette seen from above. The strap runs up to its button, the pad bears the beast, the fringe hangs below.

FRINGES = (None, None, None, (11, 1.8, 4.6), (17, 1.8, 4.6), (23, 2.6, 6), (27, 5, 8.6))  # length, width, degrees apart
PAD_X, PAD_Y, PAD = 125, 186, 51


def fringe(name: str, long: float, thick: float, apart: float) -> str:
    """Strands around the lower part of the pad, each a rope of gold."""
    strands = []
    for i in range(int(-112 / apart), int(112 / apart) + 1):
        angle = radians(180 + i * apart)
        # Towards the strap the strands grow shorter.
        reach = PAD + long * (1 - abs(i * apart) / 112 * 0.45)
        ends = (
            PAD_X + (PAD - 4) * sin(angle),
            PAD_Y - (PAD - 4) * cos(angle),
            PAD_X + reach * sin(angle),
            PAD_Y - reach * cos(angle),
        )
        strands.append("M{} {}L{} {}".format(*(number(end) for end in ends)))
    layers = [(INK, thick + 1.4, ""), (GOLD, thick, "")]
    if thick > 3:
        layers.append((IVORY, thick * 0.5, f' stroke-dasharray="0.6 {number(thick)}"'))
    again = "".join(
        f'<use href="#{name}" stroke="{ink}" stroke-width="{number(line)}"{dashes}/>' for ink, line, dashes in layers
    )
    return f'<defs><path id="{name}" d="{"".join(strands)}"/></defs>' + group(again, stroke_linecap="round")


def chevrons(count: int, ink: str) -> str:
    d = "".join(
        f"M106 {number(112 - 15 * i)}L125 {number(100 - 15 * i)}L144 {number(112 - 15 * i)}" for i in range(count)
    )
    return path(d, "none", INK, 9) + path(d, "none", ink, 6.6)


def insignia(rank: int, ink: str) -> str:
    """What lies on the strap of each rank."""
    if rank < 3:
        return chevrons((1, 3)[rank - 1], GOLD)
    light = IVORY if rank < 5 else ink
    stars = {3: (96,), 4: (78, 97, 116), 5: (97,), 6: (78, 97, 116), 7: (72,)}[rank]
    size = 12 if rank == 5 else 9
    marks = "".join(star(125, y, size, light) for y in stars)
    if rank == 7:
        sabre = "M109 118C122 114 137 102 144 82C134 98 121 107 106 112Z"
        cross = path(sabre, ink) + path("M105 107L113 121M104 121l5 -4", "none", ink, 2.6)
        marks += cross + f'<g transform="matrix(-1 0 0 1 250 0)">{cross}</g>'
    return marks


def epaulette(card: str, nation: str, rank: int) -> str:
    ink = COLOURS[nation]
    shade = ident(GAME, card, "shade")
    officer = rank > 2
    cloth = GOLD if rank > 4 else ink
    strap = "M103 148V66C103 50 112 42 125 42C138 42 147 50 147 66V148Z"
    strands = FRINGES[rank - 1]
    edge = GOLD if officer else ink
    parts = [
        hatch(shade, INK, 2.6, 0.8, 30),
        field(card, ink),
        circle(PAD_X, PAD_Y, PAD + 3 + (strands[0] if strands else 6), IVORY),
        fringe(ident(GAME, card, "fringe"), *strands) if strands else "",
        path(strap, IVORY, IVORY, 9),
        path(strap, cloth, INK, 1.6),
        path(
            "M107 148V67C107 53 114 46 125 46C136 46 143 53 143 67V148",
            "none",
            GOLD if rank < 5 else ink,
            1.8 if officer else 1,
        ),
        path("M134 44C143 48 147 56 147 66V148H136V66C136 57 136 50 134 44Z", tint(shade)),
        insignia(rank, ink),
        circle(125, 57, 5.5, GOLD, INK, 1.2),
        circle(124, 56, 2, IVORY),
        circle(PAD_X, PAD_Y, PAD, edge, INK, 1.8),
    ]
    if officer:
        rope = 'stroke-dasharray="0.9 2.4" stroke-linecap="butt"'
        parts.append(path(oval(PAD_X, PAD_Y, 47, 47), "none", INK, 7, rope))
    parts += [
        circle(PAD_X, PAD_Y, 43, ink, INK, 1.2), circle(PAD_X, PAD_Y, 40, "none", GOLD, 0.9),
        place(BEASTS[nation](IVORY, ink), PAD_X, PAD_Y, 1.28),
    ]  # fmt: skip
    return "".join(parts)


# Neutrals: a cockade of pleated ribbon, the dove, and as many stars as the card counts.


def pleats(x: float, y: float, outer: float, inner: float, count: int, ink: str, fold: str) -> str:
    """A ring of pleated ribbon."""
    middle, high = (outer + inner) / 2, outer - inner
    step = pi * middle / count
    folds = f'stroke-linecap="butt" stroke-dasharray="{step * 0.7:.3f} {step * 1.3:.3f}"'
    ring = path(oval(x, y, middle, middle), "none", fold, high, folds)
    return circle(x, y, outer, ink) + ring + circle(x, y, outer, "none", INK, 1.4)


def cockade(card: str, stars: int) -> str:
    x, y = 125, 158
    tails = "M98 206L66 262L86 258L94 274L122 214ZM152 206L184 262L164 258L156 274L128 214Z"
    parts = [
        field(card, GOLD), circle(x, y, 76, IVORY),
        path(tails, CARMINE, INK, 1.6), path("M91 226L76 254M159 226L174 254", "none", IVORY, 2),
        pleats(x, y, 72, 47, 44, NAVY, "#182A44"), pleats(x, y, 47, 40, 36, IVORY, "#CFC3A4"),
        pleats(x, y, 40, 32, 30, CARMINE, "#7C1A2D"),
        circle(x, y, 32, IVORY, INK, 1.4), circle(x, y, 29.5, "none", GOLD, 1),
        place(dove(NAVY, IVORY), x, y + 1, 0.98),
    ]  # fmt: skip
    for i in range(stars):
        angle = i * 360 / stars
        at = x + 59.5 * sin(radians(angle)), y - 59.5 * cos(radians(angle))
        parts += [star(*at, 11.5, INK, turn=angle), star(*at, 10, IVORY, turn=angle)]
    return "".join(parts)


# Rulers: busts in profile, in a box of about 132 by 160; ivory, with lines that follow the form.

HEAD = (
    "M44 24C58 10 92 10 106 30C118 48 118 78 108 100C105 112 106 124 110 138L58 150C60 142 58 135 54 131"
    "C46 134 37 132 35 126"
    "C34 122 37 118 36 115C33 113 32 110 34 107C31 105 31 101 33 98C31 95 28 95 24 92C22 90 24 86 28 80"
    "C32 73 34 68 34 63"
    "C32 56 33 48 35 42C37 35 40 29 44 24Z"
)
EAR = "M82 70C90 64 97 72 93 82C91 90 86 94 82 90C80 84 80 76 82 70Z"


def head(ink: str) -> str:
    """What all six have in common: a face that looks to the left."""
    shades = (
        graved((62, 74, 66, 90, 66, 106, 58, 124), (96, 94, 98, 108, 92, 122, 82, 136), 11, 0.5, 1.4)
        + graved((60, 136, 72, 142, 90, 138, 106, 124), (58, 150, 74, 156, 96, 150, 110, 138), 6, 0.8, 1.5)
        + graved((36, 66, 35, 74, 32, 82, 31, 88), (43, 71, 42, 79, 40, 86, 39, 92), 4, 0.4, 0.8)
        + graved((48, 72, 52, 76, 56, 76, 60, 73), (46, 79, 52, 84, 60, 83, 66, 79), 4, 0.5, 0.8)
        + graved((62, 30, 56, 40, 56, 50, 60, 58), (84, 36, 76, 46, 76, 60, 80, 68), 8, 0.5, 1)
    )
    return "".join((
        path(HEAD, IVORY, ink, 1.6), path(shades, ink),
        path("M34 60C41 53 51 53 58 58C50 57 42 58 36 63Z", ink),
        path("M37 68C43 62 50 63 55 68C49 66 43 66 37 68Z", ink), circle(43.5, 67.5, 2.1, ink),
        path("M40 71.5C44 73 49 73 52 71", "none", ink, 0.8),
        path("M30 92C32 87 37 88 38 93", "none", ink, 1.2), path("M33 101.5C38 100 43 102 47 100", "none", ink, 1.3),
        path(EAR, IVORY, ink, 1.3), path("M85 74C90 72 92 78 89 84M86 80C88 80 88 84 85 86", "none", ink, 1),
    ))  # fmt: skip


def hair(
    ink: str, outline: str, first: Curve, last: Curve, count: int = 16, thick: float = 1.5, *, dark: bool = False
) -> str:
    """A shape filled with strands; dark hair has light ones."""
    fill, strand = (ink, IVORY) if dark else (IVORY, ink)
    return path(outline, fill, ink, 1.5) + path(graved(first, last, count, thick), strand)


def coat(ink: str, fill: str) -> str:
    """The shoulders."""
    outline = "M-14 176C-8 152 14 146 40 142L108 130C132 136 148 150 152 176Z"
    folds = graved((20, 148, 14, 156, 10, 166, 10, 176), (60, 146, 52, 156, 50, 166, 52, 176), 9, 0.8)
    folds += graved((108, 132, 104, 146, 100, 160, 98, 176), (140, 144, 136, 154, 136, 164, 138, 176), 9, 0.8)
    return path(outline, fill, ink, 1.6) + path(folds, IVORY if fill == ink else ink)


def stand_up_collar(ink: str, fill: str) -> str:
    return "".join((
        path("M54 132C66 142 92 136 108 118L114 138C96 158 70 160 54 152Z", fill, ink, 1.5),
        path("M56 137C70 146 94 140 109 123M56 147C74 153 96 148 113 133", "none", GOLD, 1.6),
        path("M62 150l4 -10M72 150l3 -9M84 146l2 -9M95 139l1 -9", "none", GOLD, 1.6),
    ))  # fmt: skip


def shoulder(ink: str) -> str:
    """An epaulette on the shoulder, and orders on the breast."""
    bullion = "".join(f"M{x} {number(150 + abs(x - 118) * 0.12)}v12" for x in range(94, 146, 4))
    return "".join((
        path(bullion, "none", ink, 4), path(bullion, "none", GOLD, 2.6),
        path("M90 148C96 138 132 136 146 148C136 156 102 156 90 148Z", GOLD, ink, 1.4),
        path("M98 147C106 143 128 143 138 148", "none", ink, 1),
        star(40, 160, 9, ink, 8, 0.6), star(40, 160, 7, GOLD, 8, 0.6),
    ))  # fmt: skip


def wing_collar(ink: str, tie: str) -> str:
    return "".join((
        path("M52 130L60 140C74 146 96 138 108 118L114 142L58 160L48 142Z", IVORY, ink, 1.5),
        path("M60 140L64 150L52 142", IVORY, ink, 1.3),
        path(tie, ink, ink, 1),
    ))  # fmt: skip


def george(ink: str) -> str:
    beard = (
        "M47 97C36 96 32 104 33 110C32 126 38 144 56 146C72 142 84 124 84 98C78 92 72 100 66 106C60 100 54 96 47 97Z"
    )
    moustache = (
        "M31 96C38 92 48 93 54 98C58 102 62 103 66 101C62 110 52 110 46 106C40 106 34 106 28 108C28 103 28 99 31 96Z"
    )
    return "".join((
        coat(ink, ink), stand_up_collar(ink, ink), shoulder(ink), head(ink),
        hair(ink, beard, (36, 108, 34, 122, 38, 136, 50, 144), (83, 98, 82, 116, 74, 134, 58, 146), 15),
        hair(ink, moustache, (30, 100, 38, 94, 50, 96, 62, 104), (30, 107, 38, 103, 50, 108, 62, 104), 6, 1),
        hair(
            ink,
            "M42 30C46 14 66 4 88 10C110 16 120 40 116 66C114 82 110 92 106 100C102 96 98 88 96 78C92 80 84 72 82 66"
            "C80 56 82 50 78 46C70 42 66 36 60 32C54 34 48 34 42 30Z",
             (48, 28, 60, 10, 94, 11, 111, 44), (64, 34, 84, 48, 92, 76, 105, 94), 11, 0.7, dark=True),
    ))  # fmt: skip


def poincare(ink: str) -> str:
    goatee = "M40 110C34 112 33 122 36 132C38 142 44 150 50 152C58 146 62 132 60 118C54 112 46 110 40 110Z"
    moustache = "M31 95C40 91 50 94 56 102C50 108 44 107 40 105C36 106 31 107 27 106C27 101 28 97 31 95Z"
    return "".join((
        coat(ink, ink), wing_collar(ink, "M46 146L62 152L58 160L64 168L44 162L48 156Z"),
        path("M118 134C104 150 78 168 54 180H84C108 168 126 152 134 140Z", GOLD, ink, 1.3),
        path("M122 139C106 154 84 168 66 180", "none", CARMINE, 4),
        head(ink),
        hair(ink, goatee, (38, 113, 34, 124, 38, 142, 49, 151), (60, 118, 62, 132, 58, 144, 51, 152), 9, 1.2),
        hair(ink, moustache, (30, 98, 38, 94, 48, 96, 55, 102), (29, 105, 38, 102, 46, 106, 54, 103), 6, 1),
        hair(
            ink,
            "M92 46C104 40 114 48 116 62C116 80 112 94 106 104C100 98 97 88 96 78C92 78 86 70 86 64C84 56 86 50 92 46"
            "Z",
             (92, 46, 88, 56, 90, 68, 97, 80), (114, 54, 118, 72, 114, 88, 107, 102), 11, 1.4),
        path(graved((46, 26, 60, 14, 84, 14, 96, 26), (52, 32, 64, 22, 82, 24, 92, 36), 4, 0.6), ink),
    ))  # fmt: skip


def wilhelm(ink: str) -> str:
    helmet = "M30 50C26 22 50 2 78 4C104 6 122 26 120 56C116 64 108 68 98 68C90 60 60 54 30 50Z"
    moustache = (
        "M32 94C40 90 50 94 56 96C64 96 68 88 70 78C76 88 74 102 64 106C54 110 44 106 38 104C32 106 24 106 18 98"
        "C16 92 17 86 20 82C22 92 26 96 32 94Z"
    )
    return "".join((
        coat(ink, ink), stand_up_collar(ink, ink), shoulder(ink), head(ink),
        path("M92 62C98 70 100 84 104 98C110 90 114 78 114 64Z", IVORY, ink, 1.3),
        path(graved((94, 64, 98, 72, 100, 84, 104, 96), (112, 64, 112, 76, 110, 86, 105, 97), 7, 1.3), ink),
        hair(ink, moustache, (20, 86, 24, 100, 44, 94, 68, 84), (24, 102, 40, 106, 60, 108, 70, 84), 7, 1.1),
        path(helmet, ink, ink, 1.6),
        path(graved((42, 44, 42, 24, 56, 10, 76, 9), (100, 58, 108, 46, 106, 22, 86, 10), 10, 0.7), IVORY),
        path("M24 50C50 50 86 56 104 70L100 76C82 64 52 58 20 60C16 56 18 51 24 50Z", ink, IVORY, 1),
        path("M22 55C50 55 84 62 101 73", "none", GOLD, 2.2),
        path("M72 6L74 -20L77 -24L80 -20L84 6Z", GOLD, ink, 1.3),
        path("M66 8C70 2 86 2 90 9C84 14 72 14 66 8Z", GOLD, ink, 1.3),
        place(eagle(GOLD, ink), 52, 32, 0.6, -8),
        path("M96 66C90 84 78 104 60 122", "none", GOLD, 3, 'stroke-dasharray="1 4"'),
        path("M97 68C91 86 79 106 61 124", "none", ink, 1),
    ))  # fmt: skip


def nicholas(ink: str) -> str:
    beard = (
        "M45 98C35 98 32 104 33 110C31 126 36 146 54 152C72 148 86 126 86 100C80 94 72 102 66 108C60 102 54 98 45 98Z"
    )
    moustache = (
        "M31 95C40 92 50 95 55 100C60 104 66 104 72 100C68 110 56 112 46 107C40 106 32 106 24 104C26 99 28 96 31 95Z"
    )
    fur = "M28 52C24 34 28 12 36 2C54 -8 98 -8 112 4C122 16 124 44 118 60C104 66 92 66 80 60C62 56 44 54 28 52Z"
    curls = "".join(
        f"M{x} {y}q4 -5 8 0q-3 5 -6 2"
        for row, y in enumerate(range(4, 52, 8))
        for x in range(34 + 5 * (row % 2), 108, 11)
    )
    return "".join((
        coat(ink, ink), stand_up_collar(ink, ink), shoulder(ink), head(ink),
        hair(ink, beard, (36, 108, 32, 124, 38, 142, 50, 150), (85, 100, 84, 118, 76, 138, 58, 152), 15),
        hair(ink, moustache, (29, 98, 38, 93, 50, 96, 66, 104), (28, 104, 38, 102, 50, 110, 66, 104), 6, 1),
        path("M94 58C98 70 100 84 104 98C110 90 114 78 115 60Z", IVORY, ink, 1.3),
        path(graved((96, 60, 98, 72, 100, 84, 104, 96), (113, 60, 112, 76, 110, 86, 105, 97), 7, 1.3), ink),
        path(fur, ink, ink, 1.6), path(curls, "none", IVORY, 1), circle(52, 28, 9, GOLD, ink, 1.2),
        circle(52, 28, 5.5, ink), circle(52, 28, 2.5, GOLD),
    ))  # fmt: skip


def franz_joseph(ink: str) -> str:
    whiskers = (
        "M31 95C40 91 50 94 56 98C64 98 70 90 78 82C84 78 92 84 94 92C98 108 92 128 76 138C66 142 60 134 58 124"
        "C54 116 52 110 46 106C40 107 32 108 26 106C26 100 28 97 31 95Z"
    )
    return "".join((
        coat(ink, IVORY), stand_up_collar(ink, CARMINE), shoulder(ink), head(ink),
        hair(ink, whiskers, (30, 100, 42, 92, 56, 104, 62, 134), (88, 84, 96, 100, 90, 124, 72, 138), 17, 1.5),
        hair(
            ink,
            "M96 46C108 44 116 56 116 70C116 84 112 96 106 104C100 98 97 88 97 78C92 76 88 68 90 60C90 54 92 48 96 46"
            "Z",
             (96, 48, 92, 58, 92, 68, 98, 80), (114, 58, 117, 74, 113, 90, 107, 102), 10, 1.4),
        path(graved((46, 26, 60, 14, 86, 12, 100, 28), (54, 34, 66, 24, 84, 26, 94, 40), 5, 0.6), ink),
    ))  # fmt: skip


def wilson(ink: str) -> str:
    return "".join((
        coat(ink, ink), path("M40 146L64 180H92L62 150Z", IVORY, ink, 1.2),
        wing_collar(ink, "M52 150L62 152L72 180H56Z"),
        path("M34 150L44 180H62L50 150ZM112 134L92 164L100 180L128 142Z", ink, IVORY, 1), head(ink),
        hair(
            ink,
            "M40 32C44 16 62 6 86 8C108 12 120 36 116 64C114 80 110 92 106 100C102 94 98 88 97 78C92 78 84 74 84 66"
            "C82 56 86 50 82 42C74 40 68 34 62 28C54 34 46 36 40 32Z",
             (46, 29, 58, 12, 92, 9, 110, 40), (66, 31, 84, 44, 92, 72, 105, 94), 13, 0.9, dark=True),
        circle(45, 67, 8.5, "none", ink, 1.4),
        path("M36 66L33 64M53 65C62 62 74 66 82 72M46 75C44 90 60 110 52 132", "none", ink, 0.9),
        path(graved((46, 94, 50, 100, 50, 106, 46, 112), (54, 94, 58, 102, 58, 110, 52, 118), 3, 0.6), ink),
    ))  # fmt: skip


BUSTS: dict[str, Callable[[str], str]] = {
    "britain": george, "france": poincare, "germany": wilhelm, "russia": nicholas, "austria": franz_joseph,
    "us": wilson,
}  # fmt: skip


def crown(ink: str) -> str:
    """A closed crown, 56 wide on the line y = 0."""
    return "".join((
        path(
            "M-24 -8C-36 -26 -22 -38 -10 -32C-4 -30 -1 -26 0 -24C1 -26 4 -30 10 -32C22 -38 36 -26 24 -8Z",
            CARMINE, ink, 1.4),
        path("M-24 -8C-36 -28 -20 -38 -8 -31M24 -8C36 -28 20 -38 8 -31M0 -8V-32", "none", GOLD, 4),
        path("M-26 -10H26L24 0H-24Z", GOLD, ink, 1.4),
        path("M-18 -5h.1M-9 -5h.1M0 -5h.1M9 -5h.1M18 -5h.1", "none", CARMINE, 4),
        circle(0, -35, 4.5, GOLD, ink, 1.2), path("M0 -47V-39M-4 -44H4", "none", ink, 2.4),
    ))  # fmt: skip


def country(nation: str) -> str:
    return PRINTED.suit(nation).removeprefix("the ").upper()


def ruler(card: str, nation: str) -> str:
    """The portrait, in an oval with laurel under its crown."""
    name = PRINTED.t(f"neutral-ruler-{nation}")
    ink = NAVY if nation == "us" else COLOURS[nation]
    lines = ident(GAME, card, "lines")
    window = oval(125, 160, 61, 77)
    if nation in ("france", "us"):
        above = "".join(star(125 + dx, 64 + abs(dx) * 0.2, 9 if dx else 13, GOLD) for dx in (-48, -26, 0, 26, 48))
    else:
        above = place(crown(ink), 125, 78, 0.92, middle=0)
    return "".join((
        field(card, GOLD if nation == "us" else ink), path(oval(125, 160, 71, 88), IVORY), above,
        place(laurel(ident(GAME, card), GOLD), 125, 160, 0.92, middle=0),
        paper.pattern(lines, 6, 2.5, rect(0, 0, 6, 1.2, ink)),
        path(oval(125, 160, 66, 82), GOLD, ink, 1.6),
        path(oval(125, 160, 61.5, 77.5), IVORY, ink, 1.4),
        clip(
            ident(GAME, card, "oval"), path(window, IVORY),
            path(window, tint(lines)), place(BUSTS[nation](ink), 75, 99, 0.79, middle=0),
        ),
        ribbon(name.upper(), ink, country(nation)),
    ))  # fmt: skip


def index(nation: str, rank: str) -> str:
    ink = COLOURS[nation]
    if nation != "us":
        return paper.index("engraved-black", rank, ink, BEASTS[nation](ink, IVORY), LETTERS[nation], mark_scale=0.78)
    plate = path("M9 9H51V160L30 152L9 160Z", GOLD) + path("M48 10V156L30 149L12 156V10", "none", IVORY, 0.9)
    return plate + paper.index("engraved-black", rank, INK, dove(INK, GOLD), "U", letter_high=22, mark_scale=0.74)


def face(card: str) -> str:
    """One card."""
    nation, _, rank = card.rpartition("-")
    ink = NAVY if nation == "us" else COLOURS[nation]
    corner = ident(GAME, card, "index")
    indexed = paper.define(corner, index(nation, rank)), paper.use(corner, 0, 0, middle=0)
    frame = rect(9, 9, 232, 332, "none", 6.5, ink, 2)
    if rank == "8":
        picture = ruler(card, nation)
    elif nation == "us":
        picture = cockade(card, int(rank)) + ribbon("NEUTRAL", ink, country(nation))
    else:
        title = PRINTED.say(Neutral().caption(card)).upper()
        picture = epaulette(card, nation, int(rank)) + ribbon(title, ink, country(nation))
    return paper.card(ink, picture, frame, *indexed, turned(indexed[1]), paper=IVORY)


def mark(nation: str) -> str:
    """A nation's beast."""
    return paper.mark(place(BEASTS[nation](COLOURS[nation], IVORY), 24, 24.5, 0.92))


def back() -> str:
    """A bond's guilloche in navy on ivory, and a rosette with a star in the middle."""
    net = ident(GAME, "back", "net")
    rings = "".join(
        circle(x, y, radius, "none", NAVY, 0.9) for x in (0, 24) for y in (0, 24) for radius in (15, 18, 21)
    )
    rings += "".join(circle(12, 12, radius, "none", NAVY, 0.9) for radius in (15, 18, 21))
    ground = paper.pattern(net, 24, 24, rings) + place(rect(-107, -157, 214, 314, tint(net)), 125, 175, middle=0)
    medallion = (
        circle(125, 175, 88, IVORY, NAVY, 2), rosette(ident(GAME, "back", "rosette"), 125, 175, 84, 60, NAVY, 0.7),
        circle(125, 175, 58, NAVY), circle(125, 175, 55, "none", IVORY, 1), circle(125, 175, 34, "none", IVORY, 1),
        sunburst(125, 175, 32, 30, IVORY), star(125, 175, 30, NAVY, 8, 0.55), star(125, 175, 25, IVORY, 8, 0.55),
        circle(125, 175, 7, NAVY),
    )  # fmt: skip
    half = (arched("engraved-black", "NEUTRAL", 125, 175, 38.5, 17, IVORY, tracking=90),)
    frame = (
        rect(11, 11, 228, 328, "none", 6, NAVY, 2.4),
        rect(15, 15, 220, 320, "none", 4, NAVY, 0.9),
        rect(18, 18, 214, 314, "none", 3, NAVY, 1.6),
    )
    return paper.back(IVORY, (ground, *frame, *medallion), half)


def shield(nation: str) -> str:
    """A nation's arms, 44 wide around (0, 0)."""
    ink = COLOURS[nation]
    outline = "M-22 -27H22V2C22 16 12 24 0 30C-12 24 -22 16 -22 2Z"
    return (
        path(outline, ink, INK, 1.6)
        + path("M-19 -24H19V2C19 14 10 21 0 26.5C-10 21 -19 14 -19 2Z", "none", GOLD, 1)
        + place(BEASTS[nation](IVORY, ink), 0, -1, 0.68)
    )


def great_dove() -> str:
    """The dove of the box, feathers and all, in a square of 48."""
    feathers = graved((23, 20, 26, 13, 34, 7, 44, 5), (31, 26, 35, 23, 38, 19, 40, 15), 8, 0.5)
    feathers += graved((14, 27, 20, 35, 30, 36, 42, 35), (20, 25, 26, 31, 33, 32, 40, 33), 4, 0.4)
    return dove(NAVY, NAVY) + path(feathers, IVORY) + circle(13, 22, 1.1, IVORY)


def box() -> str:
    """The box front: the dove in its glory, above the arms of the five at war."""
    x, y = 200, 146
    strap = "FIVE NATIONS AT WAR, AND ONE ABOVE THEM ALL"
    return paper.box(
        IVORY,
        clip(
            ident(GAME, "box", "field"), rect(13, 84, 374, 126, "#fff"),
            sunburst(x, y, 230, 60, "#E3D2A2", 74), rosette(ident(GAME, "box", "rosette"), x, y, 76, 56, GOLD, 0.7),
        ),
        circle(x, y, 56, IVORY),
        place(great_dove(), x + 6, y - 1, 2.3),
        text("engraved-black", "NEUTRAL", 203, 69, 56, fill=CARMINE, tracking=120, fit=344),
        path("M13 80H387M13 84H387M13 210H387", "none", NAVY, 1.4),
        path("M13 214H387V262H13Z", NAVY), path("M13 218H387M13 258H387", "none", GOLD, 1),
        *(place(shield(nation), x + 70 * (i - 2), 236, 1.06, middle=0) for i, nation in enumerate(SUITS[:5])),
        text("broadsheet", strap, 26, 281, 12.5, "start", INK, tracking=60, fit=292),
        text("engraved-black", "1914", 374, 281.5, 15, "end", CARMINE, tracking=60),
        rect(7, 7, 386, 286, "none", 6, NAVY, 2.6), rect(12, 12, 376, 276, "none", 4, NAVY, 0.9),
    )  # fmt: skip
