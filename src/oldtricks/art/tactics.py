"""Tactics, about 1910: a page of the field manual, stencil and map symbols, two inks for each corps.

A number card is a plate of that manual: the shoulder board of the rank over a map, as many units drawn up on it as the
card counts. Generals sit for their portraits; the Keys hang before targets. Gold is dotted and silver is plain, as in
every engraving that has no gold ink.
"""

from math import cos, pi, sin

from ..engine.boxes.tactics import RANK_KEYS, Tactics
from ..words import Reader
from . import lettering, paper
from .lettering import number
from .paper import circle, group, ident, mix, path, place, rect

GAME = "tactics"
KHAKI, RED, YELLOW, BLUE, GREEN, INK = "#EDE3C6", "#A8322A", "#C9971C", "#33567F", "#3F6B3F", "#26271F"
BRASS = "#BE932F"
STENCIL, MANUAL = "stencil", "manual"

SUITS = tuple(suit.name for suit in Tactics.suits)
PRINTED = Reader(game=GAME)
LETTERS = {suit.name: suit.letter for suit in Tactics.suits}
PORTRAITS = {
    "infantry-12": (125, 174, 74), "cavalry-12": (125, 174, 74), "artillery-11": (125, 172, 74),
    "engineer-12": (125, 174, 74), "key-20": (125, 66, 46),
}  # fmt: skip
INKS = {suit.name: suit.ink for suit in Tactics.suits}
PALETTE = {"paper": KHAKI, "ink": INK, "ground": "#33381F", "accent": BRASS, **INKS}

LEFT, RIGHT, TOP, BOTTOM = 56, 194, 16, 334  # the plate's picture


# The marks of the corps, in a square of 48.


def crossed(one: str) -> str:
    """A weapon drawn upright around (24, 24), and its twin, crossed."""
    return "".join(f'<g transform="{twist}rotate(43 24 24)">{one}</g>' for twist in ("", "matrix(-1 0 0 1 48 0) "))


def insignia(suit: str, fill: str, line: str = INK, width: float = 1.5) -> str:
    """A corps's mark in any ink: crossed rifles, sabres or cannons, or the engineers' castle."""
    if suit == "infantry":
        return crossed(
            path("M23.2-7H24.8L25.4 3H26.4V22L28.4 26.5L28 31L33 48L24.5 51L21.6 31V3H22.6Z", fill, line, width)
            + path("M28 28C32.5 29 31 34 28.6 33.5", "none", line, width)
            + path("M21.6 9H26.4M21.6 19H26.4", "none", line, width)
        )
    if suit == "cavalry":
        return crossed(
            path("M22 36C17 22 18 6 28-5C25 8 25 22 27.5 35Z", fill, line, width)
            + path(
                "M16.5 38C15 33 21 34 31 33.5C36 34 36 39 33 42C33 38 31 37 28 37.5L29 49H22.5L21.5 38.5Z",
                fill,
                line,
                width,
            )
        )
    if suit == "artillery":
        # Without the shot between the breeches the cannons would pass for rifles in grey.
        shot = circle(24, 42.5, 5, fill, line, width)
        return shot + crossed(
            path("M19.5-4H28.5V0L27 2.5L29.5 36C30.5 42 28 45 24 45S17.5 42 18.5 36L21 2.5L19.5 0Z", fill, line, width)
            + circle(24, 48, 3, fill, line, width)
            + path("M20 13H28M19 30H29", "none", line, width)
        )
    towers = "M3 45V17H7.5V20H11.5V17H16V25H18V8H22V11H26V8H30V25H32V17H36.5V20H40.5V17H45V45Z"
    gate = "M19.5 45V36A4.5 5.5 0 0 1 28.5 36V45Z"
    return (
        path(towers, fill, line, width)
        + path(gate, line)
        + path("M8 27V34M40 27V34M24 17V24", "none", line, 2.6)
        + path("M18 25V36M30 25V36", "none", line, width)
    )


MARKS = {suit: insignia(suit, INKS[suit]) for suit in SUITS}
KEY_MARK = (
    circle(24, 13, 10, BRASS, INK, 1.8)
    + circle(24, 13, 4.2, KHAKI, INK, 1.5)
    + path("M22 23H26V46H22Z", BRASS, INK, 1.5)
    + path("M26 34H34V39H26M26 42H32V46H26", BRASS, INK, 1.5)
)


def mark(suit: str) -> str:
    """A corps's mark alone."""
    return paper.mark(MARKS[suit])


# The map.


def contour(x: float, y: float, radius: float, phase: float) -> str:
    """One line of equal height around a hill: a circle that the country has pushed about."""
    points = []
    for i in range(10):
        angle = 2 * pi * i / 10
        r = radius * (1 + 0.16 * sin(2 * angle + phase) + 0.1 * cos(3 * angle + 2 * phase))
        points.append((x + 1.15 * r * cos(angle), y + r * sin(angle)))
    middles = [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in zip(points, points[1:] + points[:1], strict=True)]
    curves = "".join(
        f"Q{number(p[0])} {number(p[1])} {number(m[0])} {number(m[1])}"
        for p, m in zip(points[1:] + points[:1], middles[1:] + middles[:1], strict=True)
    )
    return f"M{number(middles[0][0])} {number(middles[0][1])}{curves}Z"


def hill(x: float, y: float, rings: int, step: float, phase: float) -> str:
    """A hill as the map shows it."""
    return "".join(contour(x, y, step * (ring + 0.7), phase + 0.16 * ring) for ring in range(rings))


def chart(ink: str, sheet: float) -> str:
    """A map behind the plate: two hills, a stream, the grid's crosses. Every sheet is another piece of country."""
    crosses = "".join(f"M{x - 3} {y}h6M{x} {y - 3}v6" for x in (79, 125, 171) for y in range(52, 334, 41))
    bend = 14 * sin(sheet)
    stream = (
        f"M{LEFT} {number(196 + bend)}C92 {number(178 - bend)} 112 {number(238 + bend)} 150 {number(212 - bend)}"
        f"S190 188 {RIGHT + 2} {number(206 + bend)}"
    )
    lines = hill(92 + bend, 96 - bend, 7, 13, sheet) + hill(160 - bend, 268 + bend, 7, 13, sheet + 2)
    return (
        rect(LEFT, TOP, RIGHT - LEFT, BOTTOM - TOP, mix(ink, 0.2, KHAKI))
        + path(lines, "none", mix(ink, 0.5, KHAKI), 1)
        + path(stream, "none", mix(ink, 0.62, KHAKI), 3)
        + path(crosses, "none", mix(INK, 0.5, KHAKI), 0.8)
    )


def neatline() -> str:
    """The map's edge: black and white by turns, as the degrees run."""
    w, h = RIGHT - LEFT, BOTTOM - TOP
    outer = rect(LEFT - 4, TOP - 4, w + 8, h + 8, "none", 0, INK, 1)
    dashes = f'stroke="{INK}" stroke-width="4" stroke-dasharray="23" stroke-linecap="butt"'
    ticks = f'<rect x="{LEFT - 2}" y="{TOP - 2}" width="{w + 4}" height="{h + 4}" fill="none" {dashes}/>'
    return outer + ticks + rect(LEFT, TOP, w, h, "none", 0, INK, 1)


def unit(suit: str, ink: str) -> str:
    """A unit on the map, 13 by 9 around (0, 0)."""
    sign = {
        "infantry": path("M-6.5-4.5L6.5 4.5M-6.5 4.5L6.5-4.5", "none", KHAKI, 1.2),
        "cavalry": path("M-6.5 4.5L6.5-4.5", "none", INK, 1.4),
        "artillery": circle(0, 0, 2.3, KHAKI),
        "engineer": path("M-3.5 2.5V-2H3.5V2.5M0-2V2.5", "none", KHAKI, 1.3),
    }[suit]
    return rect(-6.5, -4.5, 13, 9, ink, 0, INK, 1.1) + sign


def line_of(count: int, name: str, y: float) -> str:
    """So many units in line, the larger the fewer they are."""
    scale = min(1.5, 9 / count)
    step = 14.6 * scale
    left = 125 - step * (count - 1) / 2
    front = path(f"M{number(left - step / 2)} {number(y - 8 * scale)}h{number(step * count)}", "none", INK, 1.2)
    return front + "".join(paper.use(name, left + step * i, y, scale, middle=0) for i in range(count))


# Insignia of rank, around (0, 0).

OAK_LEAF = (
    "M0 30V20C-6 24-12 22-12 16C-20 18-24 10-19 5C-26 2-25-7-18-8C-21-15-15-20-9-17C-9-25-4-29 0-31C4-29 9-25"
    " 9-17C15-20 21-15 18-8C25-7 26 2 19 5C24 10 20 18 12 16C12 22 6 24 0 20"
)
EAGLE = (
    "M0-13C-1-19 4-22 8-20L12-17L7-16C6-13 8-10 12-11C18-22 26-27 37-26C35-22 35-21 33-19C36-19 36-18 34-14C35-14"
    " 35-12 32-9C32-6 28-3 24-2C19 2 13 3 9 2L7 9L12 14L9 17L13 26L4 22L0 28L-4 22L-13 26L-9 17L-12 14L-7 9L-9 2"
    "C-13 3-19 2-24-2C-28-3-32-6-32-9C-35-12-35-14-34-14C-36-18-36-19-33-19C-35-21-35-22-37-26C-26-27-18-22-12-11"
    "C-8-10-4-9 0-13Z"
)
EAGLE_LINES = (
    "M-12-11C-20-14-26-18-33-19M-10-7C-18-8-26-11-34-14M-9-3C-16-3-24-5-31-9M12-11C20-14 26-18 33-19M10-7"
    "C18-8 26-11 34-14M9-3C16-3 24-5 31-9"
)
CHEVRON = "M-25 13L0-7L25 13V25L0 5L-25 25Z"


def bar(y: float, fill: str) -> str:
    """A lieutenant's or captain's bar."""
    return rect(-23, y - 8, 46, 16, fill, 1.5, INK, 1.6)


def badge(rank: int, gold: str) -> str:
    """What the rank wears on its shoulder board."""
    silver = KHAKI
    if rank in (2, 3):
        return "".join(
            path(CHEVRON, silver, INK, 1.6, f'transform="translate(0 {y})"') for y in range(24 - 17 * rank, 16, 17)
        )
    if rank in (4, 5):
        return bar(0, gold if rank == 4 else silver)
    if rank == 6:
        return bar(-12, silver) + bar(12, silver)
    if rank in (7, 8):
        return path(OAK_LEAF, gold if rank == 7 else silver, INK, 1.8) + path(
            "M0 24V-22M0 10L-10 2M0 10L10 2M0-4L-10-10M0-4L10-10", "none", INK, 1.2
        )
    if rank == 9:
        return (
            path(EAGLE, silver, INK, 1.6)
            + path(EAGLE_LINES, "none", INK, 0.9)
            + path("M-6-4H6V4C6 9 2 12 0 13C-2 12-6 9-6 4Z", gold, INK, 1.4)
            + circle(4.5, -17.5, 1, INK)
        )
    return ""


def board(suit: str, rank: int, gold: str) -> str:
    """A shoulder board in the corps's ink: button, insignia of rank, the corps's mark."""
    ink = INKS[suit]
    outline = "M-39 92V-66L-14-94H14L39-66V92Z"
    inner = "M-33 86V-63L-11-88H11L33-63V86Z"
    mark_at = (24, 1.25) if rank == 1 else (56, 0.92)
    return (
        path("M-35 97V-60L-10-90H18L44-62V97Z", mix(INK, 0.45, KHAKI))
        + path(outline, KHAKI, INK, 2)
        + path(inner, ink, INK, 1.4)
        + circle(0, -72, 8.5, gold, INK, 1.6)
        + paper.star(0, -72, 4.6, INK)
        + place(badge(rank, gold), 0, -10, 0.86 if rank == 9 else 1.05, 0, 0)
        + place(insignia(suit, KHAKI), 0, mark_at[0], mark_at[1])
    )


# The corner: number, mark and letter; below them the rank, as it is stencilled on a crate.


def corner(label: str, corner_mark: str, letter: str, title: str) -> str:
    """What stands in the left margin of the plate, and turned in the right one."""
    words = lettering.text(STENCIL, title.upper(), 0, 0, 17, "start", INK, tracking=40, fit=150)
    return (
        paper.index(STENCIL, label, INK, corner_mark, letter, high=41, mark_scale=0.84, letter_high=24)
        + f'<g transform="translate(37 330) rotate(-90)">{words}</g>'
    )


def plate(name: str, label: str, corner_mark: str, letter: str, title: str, *picture: str) -> str:
    """A card: the plate in the middle, the index and the title in its margins."""
    margin = ident(GAME, name, "margin")
    area = rect(LEFT, TOP, RIGHT - LEFT, BOTTOM - TOP)
    return paper.card(
        INK,
        paper.clip(ident(GAME, name, "plate"), area, *picture),
        neatline(),
        paper.define(margin, corner(label, corner_mark, letter, title)),
        f'<use href="#{margin}"/>',
        paper.turned(f'<use href="#{margin}"/>'),
        paper=KHAKI,
    )


def soldier(suit: str, rank: int) -> str:
    """The shoulder board of a rank from Private to Colonel."""
    name = f"{suit}-{rank}"
    ink = INKS[suit]
    gold = ident(GAME, name, "gold")
    block = ident(GAME, name, "unit")
    return plate(
        name,
        str(rank),
        MARKS[suit],
        LETTERS[suit],
        PRINTED.t(f"tactics-rank-{RANK_KEYS[rank - 1]}"),
        chart(ink, rank + 3.1 * SUITS.index(suit)),
        paper.pattern(gold, 4, 4, rect(0, 0, 4, 4, KHAKI), circle(1, 1, 0.8, INK), circle(3, 3, 0.8, INK)),
        paper.define(block, unit(suit, ink)),
        line_of(rank, block, 46),
        place(board(suit, rank, paper.tint(gold)), 125, 176, 1.06, 0, 0),
        paper.turned(line_of(rank, block, 46)),
    )


# The generals. Two inks: the face is the paper's, the shadow is hatched.


def head(rank: int, ink: str, shade: str) -> str:
    """Face, whiskers and hat, the chin at (0, 46)."""
    face_ = (
        path("M-27-22C-29 12-24 32-10 44C-4 48 4 48 10 44C24 32 29 12 27-22Z", KHAKI, INK, 1.8)
        + path("M-27-10C-34-14-36 4-26 10M27-10C34-14 36 4 26 10", KHAKI, INK, 1.6)
        + path("M8-22C26-18 28 6 20 30C16 38 10 44 4 46C14 30 16 4 8-22Z", shade)
        + path("M-20-9q8-5 15 0M5-9q8-5 15 0", "none", INK, 2.8)
        + path("M-17-1q5-4 10 0q-5 3-10 0ZM7-1q5-4 10 0q-5 3-10 0Z", INK, INK, 1)
        + path("M0-4C-1 8-5 12-6 15C-3 18 2 18 5 15", "none", INK, 1.6)
    )
    if rank == 10:
        whiskers = path("M0 21C-6 17-13 20-17 25C-10 27-4 27 0 25C4 27 10 27 17 25C13 20 6 17 0 21Z", INK) + path(
            "M-7 32q7 3 14 0M-4 42q4 2 8 0", "none", INK, 1.6
        )
        hat = (
            path("M-62-22C-40-34 40-34 62-22C58-12 30-10 0-10S-58-12-62-22Z", mix(ink, 0.55, KHAKI), INK, 2)
            + path(
                "M-30-26C-31-44-26-62-14-64C-8-66-4-60 0-58C4-60 8-66 14-64C26-62 31-44 30-26C14-20-14-20-30-26Z",
                mix(ink, 0.55, KHAKI),
                INK,
                2,
            )
            + path("M-30-34C-14-28 14-28 30-34L30-26C14-20-14-20-30-26Z", INK)
            + path("M0-58V-46M-12-60C-14-52-12-46-8-42M12-60C14-52 12-46 8-42", "none", INK, 1.4)
            + path("M-44-22C-20-28 20-28 44-22", "none", INK, 0.8)
        )
    elif rank == 11:
        whiskers = path(
            "M0 20C-8 14-18 18-24 26C-28 31-33 30-34 26C-35 36-26 40-18 37C-10 36-4 32 0 28C4 32 10 36 18 37C26 40 35"
            " 36 34 26C33 30 28 31 24 26C18 18 8 14 0 20Z",
            INK,
        ) + path("M-6 38q6 3 12 0", "none", INK, 1.6)
        hat = (
            path("M-29-20C-44-34-46-48-38-54C-20-64 20-64 38-54C46-48 44-34 29-20Z", mix(ink, 0.75, INK), INK, 2)
            + path("M-30-34C-14-28 14-28 30-34L29-18C14-13-14-13-29-18Z", ink, INK, 1.6)
            + path("M-30-19C-14-14 14-14 30-19C31-8 16-4 0-5S-31-8-30-19Z", INK)
            + path("M-24-13C-10-9 10-9 24-13", "none", KHAKI, 1.2)
            + place(path(EAGLE, KHAKI, INK, 2), 0, -42, 0.42, 0, 0)
        )
    else:
        whiskers = (
            path(
                "M-27 0C-28 30-22 56 0 66C22 56 28 30 27 0C22 10 20 18 14 22C6 16-6 16-14 22C-20 18-22 10-27 0Z",
                KHAKI,
                INK,
                1.8,
            )
            + path(
                "M-20 22C-18 38-14 50-6 58M-10 30C-10 42-6 52-2 60M20 22C18 38 14 50 6 58M10 30C10 42 6 52 2 60M0 34"
                "V60",
                "none",
                INK,
                1.1,
            )
            + path("M0 22C-6 17-14 20-18 27C-10 30-4 29 0 26C4 29 10 30 18 27C14 20 6 17 0 22Z", KHAKI, INK, 1.6)
            + path("M-5 32q5 2 10 0", "none", INK, 2)
        )
        hat = (
            path(
                "M-64-12C-58-34-34-66 0-68C34-66 58-34 64-12C40-26 20-24 0-24S-40-26-64-12Z", mix(ink, 0.7, INK), INK, 2
            )
            + path("M-64-12C-40-26-20-24 0-24S40-26 64-12", "none", BRASS, 3)
            + path("M-60-18C-52-34-30-62 0-64C30-62 52-34 60-18", "none", KHAKI, 1.2)
            + path("M6-66C-16-84-40-74-46-56C-36-60-30-58-26-54C-16-62-4-58 4-50C12-54 12-62 6-66Z", KHAKI, INK, 1.6)
            + path("M0-64C-16-74-32-70-40-60M0-60C-12-66-22-64-28-58", "none", INK, 1)
            + circle(20, -46, 9, ink, INK, 1.6)
            + circle(20, -46, 4, KHAKI, INK, 1.2)
        )
    return face_ + whiskers + hat


def epaulette(x: float, turn: float, rank: int, ink: str) -> str:
    """A general's shoulder board with his stars."""
    stars = rank - 9
    row = "".join(paper.star(12 * (i - (stars - 1) / 2), 0, 6, KHAKI) for i in range(stars))
    return place(
        rect(-23, -9.5, 46, 19, ink, 2, INK, 1.8) + rect(-20, -6.5, 40, 13, "none", 1, KHAKI, 0.9) + row,
        x,
        252,
        1,
        turn,
        0,
    )


ARMS_AT = {"infantry": (152, 4.2), "cavalry": (152, 4.2), "artillery": (182, 3.8), "engineer": (112, 3.1)}


def general(suit: str, rank: int) -> str:
    """A general before his corps's arms."""
    name = f"{suit}-{rank}"
    ink = INKS[suit]
    shade = ident(GAME, name, "shade")
    coat = mix(ink, 0.28, INK)
    medals = "".join(
        rect(143 + 12 * i, 286, 9, 12, (ink, KHAKI, RED if ink != RED else BLUE)[i], 0, INK, 1)
        + circle(147.5 + 12 * i, 304, 5, BRASS, INK, 1.2)
        for i in range(rank - 9)
    )
    return plate(
        name,
        str(rank),
        MARKS[suit],
        LETTERS[suit],
        PRINTED.t(f"tactics-rank-{RANK_KEYS[rank - 1]}"),
        paper.hatch(shade, INK, 3, 0.8, 40),
        rect(LEFT, TOP, RIGHT - LEFT, BOTTOM - TOP, ink),
        paper.sunburst(125, 150, 240, 20, mix(ink, 0.78, KHAKI)),
        circle(125, 140, 66, mix(ink, 0.3, KHAKI), INK, 1.6),
        circle(125, 140, 61, "none", INK, 0.8),
        place(insignia(suit, mix(INK, 0.22, KHAKI), INK, 0.7), 125, *ARMS_AT[suit]),
        path("M48 340C50 286 66 256 104 246L125 262L146 246C184 256 200 286 202 340Z", coat, INK, 2),
        path("M106 212H144V250C136 260 114 260 106 250Z", KHAKI, INK, 1.6),
        path("M126 212H144V250C138 256 132 258 126 258Z", paper.tint(shade)),
        path("M100 236C110 250 140 250 150 236L154 262C140 274 110 274 96 262Z", ink, INK, 1.8),
        path("M100 244C112 257 138 257 150 244", "none", BRASS, 2),
        path("M125 270V340", "none", INK, 1.6),
        "".join(
            circle(x, y, 3.6, BRASS, INK, 1.2) for y in (284, 304, 324) for x in ((118, 132) if rank > 10 else (118,))
        ),
        medals,
        path("M60 262C96 276 128 300 152 340H124C104 312 82 292 54 284Z", ink, INK, 1.8) if rank == 12 else "",
        epaulette(80, -24, rank, ink),
        epaulette(170, 24, rank, ink),
        place(head(rank, ink, paper.tint(shade)), 125, 184, 1.1, 0, 0),
    )


# The Keys, which belong to no corps.


def key(figure: int, y: float = 104, long: float = 180) -> str:
    """A brass key, its figure on the bow; a tooth for every five."""
    teeth = figure // 5
    foot = y + 44 + long
    bit = "".join(
        path(f"M131 {number(foot - 16 - 17 * i)}h{22 - 4 * (i % 2)}v10h-{22 - 4 * (i % 2)}Z", BRASS, INK, 1.8)
        for i in range(teeth)
    )
    lobes = "".join(circle(125 + 31 * cos(a), y + 31 * sin(a), 16, BRASS, INK, 1.8) for a in (pi, 0, 1.5 * pi))
    return (
        bit
        + path(f"M118 {number(y + 36)}H132V{number(foot)}L125 {number(foot + 8)}L118 {number(foot)}Z", BRASS, INK, 1.8)
        + path(f"M121.5 {number(y + 62)}V{number(foot - 4)}", "none", mix(BRASS, 0.45, KHAKI), 2)
        + "".join(rect(112, y + d, 26, 7, BRASS, 3, INK, 1.8) for d in (43, 53))
        + lobes
        + circle(125, y, 39, BRASS, INK, 2)
        + circle(125, y, 33, KHAKI, INK, 1.6)
        + circle(125, y, 29.5, "none", INK, 0.8)
        + lettering.text(STENCIL, str(figure), 125, y + 15, 42, fill=INK, fit=48)
    )


def target() -> str:
    """Rings of the shooting range around the middle of the plate."""
    wide = "".join(circle(125, 175, r, "none", INK, 1) for r in (88, 110, 132, 154, 176))
    bull = circle(125, 175, 66, INK) + "".join(circle(125, 175, r, "none", KHAKI, 1) for r in (56, 40, 24))
    return wide + bull


def shots(figure: int) -> str:
    """The holes that the marksman left: as many as the Key counts, none of them under it."""
    spots = [
        (125 + (20 + 6.6 * i) * cos(2.4 * i + 2.9), 175 + (24 + 7.5 * i) * sin(2.4 * i + 2.9)) for i in range(figure)
    ]
    return "".join(circle(x, y, 2.8, KHAKI, INK, 1.4) + circle(x, y, 1, INK) for x, y in spots)


MULE = (  # facing left, hooves on y = 0
    path(
        "M-22-30C-10-34 8-34 16-30C22-28 24-20 22-12L24 0H19L16-12C12-16 4-17-6-16L-8 0H-13L-14-15L-17 0H-22L-21-20"
        "C-26-24-28-30-27-34L-34-31C-38-30-40-33-38-36L-30-46L-31-55C-27-54-26-50-26-47L-24-56C-20-53-21-47-22-44"
        "C-18-40-18-34-22-30Z",
        INK,
    )
    + path("M22-28C27-24 26-16 24-10", "none", INK, 2.4)
    + circle(-30, -42, 1, KHAKI)
    + path("M-20-34C-22-26-20-20-18-17M-36-35L-22-40", "none", BRASS, 2)
)


def wheel(x: float, y: float, radius: float, rim: str) -> str:
    """A wheel with eight spokes."""
    spokes = "".join(
        f"M{number(x)} {number(y)}l{number(radius * cos(a * pi / 4))} {number(radius * sin(a * pi / 4))}"
        for a in range(8)
    )
    return (
        circle(x, y, radius, "none", INK, 5)
        + circle(x, y, radius, "none", rim, 2)
        + path(spokes, "none", INK, 1.8)
        + circle(x, y, 4, rim, INK, 1.6)
    )


def wagon() -> str:
    """An escort wagon under canvas, 110 wide, its wheels on y = 0."""
    return (
        path("M-44-34H52L48-16H-40Z", mix(GREEN, 0.75, INK), INK, 1.8)
        + path("M-50-34C-58-60-44-78-30-80C-6-86 34-86 52-80C66-76 62-50 58-34Z", KHAKI, INK, 2)
        + path(
            "M-30-80C-38-64-34-46-32-34M-4-84C-10-66-8-48-7-34M24-84C22-66 22-48 22-34M50-80C52-64 48-48 48-34",
            "none",
            INK,
            1.2,
        )
        + path("M-56-46C-50-58-44-58-40-34H-50Z", INK)
        + lettering.text(STENCIL, "U S", 8, -50, 17, fill=INK)
        + wheel(-26, -15, 15, YELLOW)
        + wheel(34, -18, 18, YELLOW)
    )


def wagon_train() -> str:
    """The Key of 20: mules, wagons, and the road that they have come."""
    road = (
        "M40 340C90 316 40 286 84 268S168 248 150 226S112 210 126 196H136C132 208 172 212 182 228S150 262 150 276"
        "S196 300 210 340Z"
    )
    return (
        rect(LEFT, TOP, 138, 320, mix(YELLOW, 0.2, KHAKI))
        + path("M50 204C80 176 104 188 130 196S180 176 200 198V340H50Z", mix(GREEN, 0.4, KHAKI), INK, 1.4)
        + path("M50 236C80 214 110 240 140 228S190 218 200 228V340H50Z", mix(GREEN, 0.6, KHAKI), INK, 1.4)
        + path(road, KHAKI, INK, 1.2)
        + place(wagon(), 134, 205, 0.2, 0, 0)
        + place(group(wagon(), place(MULE, -86, 0, 0.8, 0, 0)), 172, 236, 0.34, 0, 0)
        + place(
            group(
                place(MULE, -100, -7, 1, 0, 0),
                place(MULE, -88, 2, 1, 0, 0),
                path("M-72-26L-40-24", "none", INK, 2),
                wagon(),
            ),
            150,
            320,
            0.62,
            0,
            0,
        )
    )


def key_card(figure: int) -> str:
    """A Key before a target; the wagon train for the 20."""
    name = f"key-{figure}"
    title = "Wagon Train" if figure == 20 else "Key Card"
    picture = (
        wagon_train() + key(20, 68, 74)
        if figure == 20
        else rect(LEFT, TOP, 138, 320, mix(BRASS, 0.22, KHAKI)) + target() + shots(figure) + key(figure, 96, 128)
    )
    return plate(name, str(figure), KEY_MARK, "K", title, picture)


def face(card: str) -> str:
    """Any card of the game."""
    kind, _, value = card.rpartition("-")
    if kind == "key":
        return key_card(int(value))
    return general(kind, int(value)) if int(value) >= 10 else soldier(kind, int(value))


OLIVE = PALETTE["ground"]


def back() -> str:
    """The units of four corps, drawn up rank on rank in two inks, and a compass."""
    field = ident(GAME, "back", "field")
    boxes = "".join(f"M{x - 8} {y - 5.5}h16v11h-16Z" for x, y in ((12, 9), (36, 9), (0, 27), (24, 27), (48, 27)))
    signs = (
        "M4 3.5L20 14.5M4 14.5L20 3.5M28 14.5L44 3.5M20.5 30V24.5H27.5V30M24 24.5V30M12 14.5V21.5M36 14.5V21.5M12"
        " 0V3.5M36 0V3.5M12 32.5V36M36 32.5V36M8 27H16M32 27H40"
    )
    tile = paper.pattern(
        field, 48, 36, path(boxes + signs, "none", KHAKI, 1.1), circle(0, 27, 2.4, KHAKI), circle(48, 27, 2.4, KHAKI)
    )
    half = (
        path("M14 176V14H236V176Z", OLIVE),
        path("M14 176V14H236V176Z", paper.tint(field)),
        path("M6 175V18A12 12 0 0 1 18 6H232A12 12 0 0 1 244 18V175", "none", OLIVE, 1),
        path("M20 175V20H230V175", "none", OLIVE, 7),
        path("M20 175V20H230V175", "none", KHAKI, 1.6),
    )
    rose = "".join(
        place(
            path("M0-62L9-9L0 0Z", fill, OLIVE, 1) + path("M0-62L-9-9L0 0Z", other, OLIVE, 1), 125, 175, size, turn, 0
        )
        for size, turns, fill, other in (
            (0.62, (45, 135, 225, 315), KHAKI, OLIVE),
            (0.82, (0, 90, 180, 270), OLIVE, KHAKI),
        )
        for turn in turns
    )
    ticks = "".join(
        f"M{number(125 + 56 * sin(i * pi / 24))} {number(175 - 56 * cos(i * pi / 24))}L"
        f"{number(125 + 52 * sin(i * pi / 24))} "
        f"{number(175 - 52 * cos(i * pi / 24))}"
        for i in range(48)
    )
    words = lettering.arched(STENCIL, "TACTICS", 125, 175, 63, 23, OLIVE, tracking=160)
    medal = (
        circle(125, 175, 90, OLIVE),
        circle(125, 175, 86, KHAKI),
        circle(125, 175, 82, "none", OLIVE, 1.4),
        circle(125, 175, 58, "none", OLIVE, 1.4),
        path(ticks, "none", OLIVE, 1),
        rose,
        circle(125, 175, 5, KHAKI, OLIVE, 2),
        words,
        paper.turned(words),
        paper.star(54, 175, 6, OLIVE, turn=-90),
        paper.star(196, 175, 6, OLIVE, turn=90),
    )
    return paper.back(KHAKI, (tile,), half, medal)


def gun() -> str:
    """A field gun, its muzzle to the left, the wheel's foot on y = 0."""
    return (
        path("M6-40L96 -2L106-4L108-12L30-52Z", mix(GREEN, 0.6, INK), INK, 2)
        + path("M-104-86L-98-100L26-62L40-52L36-40L20-38Z", RED, INK, 2.2)
        + path("M-106-84L-99-101L-92-99L-99-82ZM-60-90L-56-74M-20-79L-16-62M26-62L20-38", RED, INK, 2)
        + path("M-94-92L20-57", "none", mix(RED, 0.5, KHAKI), 2.4)
        + path("M38-50l12 2l2-8", "none", INK, 3)
        + path("M-30-78L-22-28H22L34-64L10-70Z", mix(GREEN, 0.75, INK), INK, 2)
        + circle(0, -46, 45, "none", INK, 9)
        + circle(0, -46, 45, "none", YELLOW, 4)
        + path(
            "".join(f"M0-46l{number(42 * cos(a * pi / 6))} {number(42 * sin(a * pi / 6))}" for a in range(12)),
            "none",
            INK,
            5,
        )
        + path(
            "".join(f"M0-46l{number(42 * cos(a * pi / 6))} {number(42 * sin(a * pi / 6))}" for a in range(12)),
            "none",
            YELLOW,
            2,
        )
        + circle(0, -46, 10, YELLOW, INK, 2.4)
        + circle(0, -46, 4, INK)
    )


def box() -> str:
    """The lid: a gun over the map, and what the four corps mean to do there."""
    ground = mix(INK, 0.07, KHAKI)

    def troops(suit: str, count: int, x: float, y: float, turn: float = 0) -> str:
        name = ident(GAME, "box", suit)
        ranks = [(i % 3 - 1, i // 3) for i in range(count)]
        return paper.define(name, unit(suit, INKS[suit])) + place(
            "".join(paper.use(name, 17 * column, 13 * row, middle=0) for column, row in ranks), x, y, 1.15, turn, 0
        )

    def advance(d: str, ink: str, x: float, y: float, turn: float) -> str:
        return path(d, "none", ink, 4.5, 'stroke-dasharray="11 8"') + place(
            path("M-3-9L12 0L-3 9Z", ink, INK, 1.2), x, y, 1, turn, 0
        )

    lines = hill(84, 178, 8, 12, 1.2) + hill(300, 128, 8, 12, 3.4) + hill(196, 262, 5, 11, 2.2)
    crosses = "".join(f"M{x - 3} {y}h6M{x} {y - 3}v6" for x in range(40, 400, 40) for y in range(120, 260, 40))
    return paper.box(
        ground,
        path(lines, "none", mix(YELLOW, 0.55, KHAKI), 1.1),
        path(crosses, "none", mix(INK, 0.5, KHAKI), 0.8),
        path("M0 232C60 214 92 250 140 220S176 150 236 148S330 190 400 150", "none", INK, 9),
        path("M0 232C60 214 92 250 140 220S176 150 236 148S330 190 400 150", "none", mix(BLUE, 0.6, KHAKI), 7),
        advance("M62 140C84 118 120 112 156 128", BLUE, 164, 132, 24),
        troops("infantry", 6, 46, 152),
        advance("M74 206C100 192 124 182 158 178", GREEN, 167, 177, -6),
        troops("engineer", 3, 44, 214),
        advance("M132 248C160 246 182 232 190 206", YELLOW, 192, 198, -76),
        troops("cavalry", 6, 96, 240),
        path("M190 268C250 244 340 244 410 256V300H180Z", mix(GREEN, 0.6, KHAKI), INK, 1.6),
        place(gun(), 306, 262, 1.04, 0, 0),
        rect(0, 0, 400, 100, KHAKI),
        path("M0 100H400", "none", INK, 2),
        lettering.text(STENCIL, "TACTICS", 203, 86, 96, fill=mix(INK, 0.35, KHAKI), fit=368, tracking=40),
        lettering.text(STENCIL, "TACTICS", 200, 83, 96, fill=RED, fit=368, tracking=40),
        rect(0, 264, 400, 36, INK),
        lettering.text(
            MANUAL,
            "Name your corps, call up Reinforcements, capture the Keys",
            16,
            287,
            16,
            "start",
            KHAKI,
            tracking=40,
            fit=290,
        ),
        lettering.text(STENCIL, "c. 1910", 384, 288, 18, "end", YELLOW),
        rect(4, 4, 392, 292, "none", 2, INK, 1.2),
        '<rect x="2" y="2" width="396" height="296" fill="none" stroke="#26271F" stroke-width="4" stroke-dasharr'
        'ay="20" stroke-linecap="butt"/>',
    )
