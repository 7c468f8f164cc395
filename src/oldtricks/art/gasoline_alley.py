"""Gasoline Alley, 1927: a newspaper comic strip. One even black line, three primaries, and the dots of the press.

Every card is one panel of the strip. The suit is the place: the filling station, the lamp-lit alley, the back fence,
the heap of tin cans; the character stands in front of it, with the name in the caption and the points in a burst.
"""

from collections.abc import Callable

from ..engine.boxes.gasoline_alley import CHARACTERS, GasolineAlley
from ..rules.gasoline_alley import POINTS
from . import paper
from .lettering import arched, number, text
from .paper import circle, clip, group, ident, path, pattern, place, rect, star, sunburst, tint, turned

GAME = "gasoline_alley"
NEWSPRINT, RED, YELLOW, BLUE, BLACK = "#F2E9D2", "#C8352B", "#E9B824", "#2F62A3", "#1E1E1E"
BROWN = "#A5673F"  # red, yellow and black dots over one another

SUITS = tuple(suit.name for suit in GasolineAlley.suits)
COLOURS = {suit.name: suit.ink for suit in GasolineAlley.suits}
# What people wear there: yellow would be lost before the yellow bricks.
WEAR = {**COLOURS, "alley": RED}
LETTERS = {suit.name: suit.letter for suit in GasolineAlley.suits}
PORTRAITS = {
    "gasoline-11": (120, 142, 74), "alley-12": (122, 134, 76), "back-fence-13": (122, 138, 76),
    "tin-can-12": (122, 134, 76),
}  # fmt: skip
PALETTE = {"paper": NEWSPRINT, "ink": BLACK, "ground": BLACK, "accent": RED, "blue": BLUE, "yellow": YELLOW, **COLOURS}

LINE = 3.4  # the one width of outlines
LEFT, TOP, RIGHT, BOTTOM = 11, 11, 239, 339  # the panel


def inked(d: str, fill: str = "none", line: float = LINE) -> str:
    """A shape with the strip's outline."""
    return path(d, fill, BLACK, line)


def dot(x: float, y: float, radius: float, fill: str, line: float = LINE) -> str:
    """A round shape with the strip's outline."""
    return circle(x, y, radius, fill, BLACK, line)


def oval(x: float, y: float, across: float, down: float, fill: str = BLACK) -> str:
    """A filled ellipse."""
    return path(paper.oval(x, y, across, down), fill)


def fading_dots(
    ink: str, top: float, bottom: float, largest: float, smallest: float, gap: float = 10, across: float = 250
) -> str:
    """A tint that fades: rows of dots that shrink, each row one dashed line."""
    rows = int((bottom - top) / (gap / 2))
    lines = "".join(
        f'<path stroke-width="{largest + (smallest - largest) * row / rows:.2g}" '
        f'd="M{gap / 2 * (row % 2):.3g} {top + row * gap / 2:.4g}h{number(across)}"/>'
        for row in range(rows)
    )
    return group(lines, stroke=ink, stroke_dasharray=f"0 {gap}", stroke_linecap="round", fill="none")


# The marks: a pump, a lamp on bricks, pickets, a tin. Each in a square of 48.


def pump(line: float) -> str:
    return "".join((
        inked("M36 22H41V37Q41 41 38 41Q35 41 35 37V30", "none", line),
        inked("M9 46V17Q9 14 12 14H31Q34 14 34 17V46Z", RED, line),
        dot(21.5, 8, 6.5, YELLOW, line),
        inked("M14 19H29V28H14Z", NEWSPRINT, line * 0.8),
        inked("M5 46H38", "none", line),
    ))  # fmt: skip


def lamp(line: float) -> str:
    return "".join((
        inked("M22 25H26V38H22Z", BLACK, line * 0.6),
        inked("M16 8H32L29 26H19Z", YELLOW, line),
        inked("M13 9L24 1L35 9Z", BLACK, line * 0.6),
        inked(
            "M4 36H44V46H4ZM4 41H44M14 36V41M24 36V41M34 36V41M9 41V46M19 41V46M29 41V46M39 41V46", YELLOW, line * 0.8),
    ))  # fmt: skip


def pickets(line: float) -> str:
    picket = "V13L{0} 3L{1} 13V46H{2}Z"
    boards = "".join(f"M{x} 46" + picket.format(x + 6, x + 12, x) for x in (2, 18, 34))
    return inked("M0 18H48V24H0ZM0 34H48V40H0Z", BLUE, line * 0.8) + inked(boards, BLUE, line)


def tin(line: float) -> str:
    return "".join((
        inked("M9 12V40C9 48 39 48 39 40V12Z", NEWSPRINT, line),
        path("M9 20C9 27 39 27 39 20V35C39 42 9 42 9 35Z", BLACK),
        oval(24, 12, 15 + line / 2, 5 + line / 2),
        inked("M10 11C4 4 10 -1 20 2C30 4 38 6 38 11C32 7 18 7 10 11Z", NEWSPRINT, line * 0.8),
        oval(24, 30, 5, 4.2, NEWSPRINT),
    ))  # fmt: skip


MARKS: dict[str, Callable[[float], str]] = {"gasoline": pump, "alley": lamp, "back-fence": pickets, "tin-can": tin}


# The four places. The last repeats its cans, and needs a name for them.


def filling_station(_: str) -> str:
    return "".join((
        fading_dots(RED, 12, 250, 6.4, 1),
        sunburst(196, 96, 74, 12, YELLOW, 40),
        inked("M-5 262H255V355H-5Z", YELLOW),
        path("M20 276H92M150 290H236M60 300H120", "none", BLACK, 2.4),
        place(pump(1.5), 196, 196, 3.1),
        text("comic-round", "GAS", 187.6, 151.5, 16, fill=BLACK),
    ))  # fmt: skip


def alley(_: str) -> str:
    bricks = "".join(
        f"M0 {y}H250" + "".join(f"M{x + (22 if row % 2 else 0)} {y}v22" for x in range(0, 250, 44))
        for row, y in enumerate(range(12, 280, 22))
    )
    return "".join((
        rect(0, 0, 250, 350, YELLOW),
        path(bricks, "none", BLACK, 1.4),
        path("M196 60L96 290H262Z", NEWSPRINT),
        inked("M-5 276H255V355H-5Z", NEWSPRINT),
        fading_dots(BLACK, 282, 345, 5, 2),
        inked("M190 92H202V278H190ZM182 276H210V288H182Z", BLACK),
        inked("M172 48H220L212 96H180Z", NEWSPRINT), inked("M164 50L196 24L228 50Z", BLACK),
        sunburst(196, 74, 14, 8, YELLOW),
    ))  # fmt: skip


def back_fence(_: str) -> str:
    boards = "".join(
        f"M{x} 360V{172 + drop}L{x + 15} {152 + drop}L{x + 30} {172 + drop}V360Z"
        for x, drop in zip(range(-4, 250, 37), (0, 4, -2, 3, 0, 5, -3), strict=True)
    )
    return "".join((
        fading_dots(BLUE, 12, 200, 7.4, 2),
        dot(196, 74, 30, YELLOW),
        inked("M78 96C72 84 84 72 96 78C102 64 126 66 128 80C142 80 144 96 132 98H86C82 98 80 98 78 96Z", NEWSPRINT),
        inked("M-5 206H255V222H-5ZM-5 296H255V312H-5Z", BLUE),
        inked(boards, NEWSPRINT),
        path("".join(f"M{x} 214h.1M{x} 304h.1" for x in range(11, 250, 37)), "none", BLACK, 5),
    ))  # fmt: skip


def can_heap(can: str) -> str:
    cans = ((200, 96), (158, 176), (228, 172), (200, 244), (30, 250), (72, 262))
    return "".join((
        fading_dots(BLACK, 12, 230, 5.6, 1),
        inked("M-5 286C60 268 190 268 255 286V355H-5Z", BLUE),
        paper.define(can, tin(1.9)),
        *(paper.use(can, x, y, 1.62, turn) for (x, y), turn in zip(cans, (8, -14, 10, -4, -12, 6), strict=True)),
    ))  # fmt: skip


PLACES: dict[str, Callable[[str], str]] = {
    "gasoline": filling_station, "alley": alley, "back-fence": back_fence, "tin-can": can_heap,
}  # fmt: skip


# The people of the Alley, and the dog. Each stands in the middle of the panel, down to its lower edge.


def eyes(left: float, right: float, y: float) -> str:
    """Two bright eyes under their brows."""
    return "".join((
        oval(left, y, 4, 6), oval(right, y, 4, 6), circle(left + 1.5, y - 2, 1.5, NEWSPRINT),
        circle(right + 1.5, y - 2, 1.5, NEWSPRINT),
        path(f"M{left - 8} {y - 11}q7 -6 14 -1M{right - 6} {y - 12}q7 -5 14 1", "none", BLACK, LINE),
    ))  # fmt: skip


def walt_head(skin: str) -> str:
    return "".join((
        dot(70, 148, 11, skin), dot(168, 148, 11, skin),
        inked(
            "M119 84C150 84 164 106 163 132C177 150 173 184 150 196C134 205 104 205 88 196C65 184 61 150 75 132"
            "C74 106 88 84 119 84Z", skin),
        inked(
            "M74 134C70 98 92 82 110 84C104 64 112 48 132 44C124 56 127 64 131 68C136 60 145 58 152 62"
            "C140 68 138 78 138 84C156 88 168 106 164 134C156 116 142 108 119 110C96 108 82 116 74 134Z", YELLOW),
        eyes(104, 136, 136),
        inked("M111 152C111 140 129 140 130 152C131 163 110 164 111 152Z", skin),
        inked("M94 172C106 190 132 190 144 172C130 178 108 178 94 172Z", NEWSPRINT),
        path("M88 168q4 -4 6 4M150 168q-4 -4 -6 4", "none", BLACK, LINE),
    ))  # fmt: skip


def walt(skin: str, coat: str) -> str:
    return "".join((
        inked("M14 350C10 262 40 214 86 200H152C198 214 228 262 224 350Z", coat),
        inked("M90 202L78 350H160L148 202L119 226Z", YELLOW),
        inked("M97 196L119 224L141 196V212L119 240L97 212Z", NEWSPRINT),
        inked("M89 200L66 238L90 250L80 350M149 200L172 238L148 250L158 350"),
        inked("M119 222L94 208V236ZM119 222L144 208V236Z", RED if coat != RED else BLUE),
        dot(119, 222, 6, RED if coat != RED else BLUE),
        dot(119, 262, 3.6, BLACK, 0), dot(119, 288, 3.6, BLACK, 0),
        walt_head(skin),
    ))  # fmt: skip


def skeezix_head(skin: str) -> str:
    return "".join((
        dot(60, 166, 11, skin), dot(178, 166, 11, skin),
        inked("M119 98C160 98 178 130 178 160C180 192 156 216 119 216C82 216 58 192 60 160C60 130 78 98 119 98Z", skin),
        inked("M119 100C104 90 108 72 124 72C140 72 142 92 128 92C120 92 120 82 127 82", "none", 4.4),
        oval(98, 158, 6, 9), oval(140, 158, 6, 9), circle(100.5, 154.5, 2.4, NEWSPRINT),
        circle(142.5, 154.5, 2.4, NEWSPRINT),
        path("M86 138q10 -9 20 -1M132 137q10 -8 20 1M113 172q6 6 12 0", "none", BLACK, LINE),
        inked("M98 184C108 190 130 190 140 184C138 206 100 206 98 184Z", RED),
        path("M104 187C112 190 126 190 134 187V192H104Z", NEWSPRINT),
        path("M72 178h12M154 178h12M74 184h8M156 184h8", "none", RED, 3),
    ))  # fmt: skip


def skeezix(skin: str, romper: str) -> str:
    weave = "".join(f"M{x} 274l-8 18M{x - 8} 274l8 18M{x + 8} 296l-8 18M{x} 296l8 18" for x in range(56, 190, 20))
    return "".join((
        inked("M84 262C56 254 38 232 36 206L60 200C62 218 74 226 92 232Z", romper),
        inked("M154 262C182 254 200 232 202 206L178 200C176 218 164 226 146 232Z", romper),
        dot(47, 196, 13, skin), dot(191, 196, 13, skin),
        inked("M80 212H158C172 232 174 266 170 300H68C64 266 66 232 80 212Z", romper),
        inked("M90 210H148C154 238 138 254 119 254C100 254 84 238 90 210Z", NEWSPRINT),
        path("M97 244q4 5 8 1M133 246q5 3 8 -2M112 250q7 4 14 0", "none", RED, 3),
        skeezix_head(skin),
        inked("M40 262H198L184 350H54Z", YELLOW), path(weave, "none", BLACK, 2),
        inked("M32 256Q32 252 36 252H202Q206 252 206 256V268Q206 272 202 272H36Q32 272 32 268Z", YELLOW),
        path(
            "M44 257l10 10M64 257l10 10M84 257l10 10M104 257l10 10M124 257l10 10M144 257l10 10M164 257l10 10M184 257"
            "l10 10", "none", BLACK, 2),
    ))  # fmt: skip


def pal_head() -> str:
    return "".join((
        inked(
            "M119 92C148 92 160 114 160 140C162 164 150 192 119 196C88 192 76 164 78 140C78 114 90 92 119 92Z",
            NEWSPRINT),
        path("M124 94C148 96 158 116 158 140C158 152 154 158 144 156C126 152 118 128 124 94Z", BLACK),
        inked("M90 100C62 88 44 122 48 168C66 178 80 156 86 128Z", BLACK),
        inked("M148 100C176 88 194 122 190 168C172 178 158 156 152 128Z", BLACK),
        oval(102, 136, 5.5, 8), circle(104, 133, 2.2, NEWSPRINT), circle(138, 136, 9, NEWSPRINT),
        oval(138, 136, 5.5, 8), circle(140, 133, 2.2, NEWSPRINT),
        inked("M92 170C92 150 146 150 146 170C148 192 132 200 119 200C106 200 90 192 92 170Z", NEWSPRINT),
        inked("M110 192C106 224 132 224 128 192Z", RED), path("M119 194V208", "none", BLACK, 2),
        inked("M119 166V180M119 180C112 192 98 190 96 180M119 180C126 192 140 190 142 180"),
        inked("M106 156C108 148 130 148 132 156C132 164 124 170 119 170C114 170 106 164 106 156Z", BLACK),
        path("M100 176h.1M106 182h.1M138 176h.1M132 182h.1", "none", BLACK, 3),
    ))  # fmt: skip


def pal(_: str, collar: str) -> str:
    return "".join((
        inked("M170 318C206 312 218 276 204 246C196 268 184 280 160 282Z", NEWSPRINT),
        inked("M82 180C58 226 50 286 58 350H180C188 286 180 226 156 180Z", NEWSPRINT),
        path("M154 190C176 226 184 268 180 316C160 300 148 250 154 190Z", BLACK),
        inked(
            "M96 262C100 290 100 320 98 350M142 262C138 290 138 320 140 350M58 340C44 316 52 290 72 282M180 340"
            "C194 316 186 290 166 282"),
        inked("M80 198C104 216 134 216 158 198L164 214C138 236 100 236 74 214Z", collar if collar != BLACK else RED),
        dot(119, 238, 10, YELLOW), star(119, 238, 6, BLACK),
        pal_head(),
    ))  # fmt: skip


def phyliss(skin: str, coat: str) -> str:
    pearls = "M104 208C98 250 108 282 119 288C130 282 140 250 134 208"
    return "".join((
        inked("M34 350C34 268 56 226 100 212H138C182 226 204 268 204 350Z", coat),
        inked("M107 184H131V216L119 232L107 216Z", skin),
        inked(
            "M82 206C66 212 58 236 74 250C70 264 82 278 94 276C96 290 108 296 119 312C130 296 142 290 144 276"
            "C156 278 168 264 164 250C180 236 172 212 156 206L119 250Z", NEWSPRINT),
        path(
            "M84 222q6 4 4 10M92 244q6 4 5 9M104 264q5 4 5 9M154 222q-6 4 -4 10M146 244q-6 4 -5 9M134 264q-5 4 -5 9",
            "none", BLACK, 2.4),
        inked("M82 122C66 150 72 184 96 190L106 132ZM156 122C172 150 166 184 142 190L132 132Z", BLACK),
        inked(
            "M119 98C146 98 155 126 151 154C147 180 132 197 119 197C106 197 91 180 87 154C83 126 92 98 119 98Z", skin),
        oval(104, 150, 4, 6.5), oval(134, 150, 4, 6.5), circle(105.5, 147.5, 1.5, NEWSPRINT),
        circle(135.5, 147.5, 1.5, NEWSPRINT),
        path("M96 146q8 -8 16 -1M126 145q8 -7 16 1M94 143l4 3M144 143l-4 3M116 166q4 4 8 0", "none", BLACK, 2.8),
        inked("M109 178C113 172 118 174 119 176C120 174 125 172 129 178C124 186 114 186 109 178Z", RED, 2),
        inked("M74 146C64 90 92 58 121 58C152 58 174 92 164 146C142 126 96 126 74 146Z", coat),
        inked("M73 134C96 114 142 114 165 134V148C142 128 96 128 73 148Z", YELLOW),
        dot(158, 128, 10, YELLOW), dot(158, 128, 3.4, BLACK, 0), dot(88, 182, 5, YELLOW, 2.4),
        dot(150, 182, 5, YELLOW, 2.4),
        path(pearls, "none", BLACK, 10, 'stroke-dasharray="0 10"'),
        path(pearls, "none", NEWSPRINT, 6, 'stroke-dasharray="0 10"'),
    ))  # fmt: skip


def doc(skin: str, tie: str) -> str:
    return "".join((
        inked("M36 350C38 264 58 228 98 212H140C180 228 200 264 202 350Z", NEWSPRINT),
        inked("M103 190H135V214L119 236L103 214Z", skin),
        inked("M98 206L119 234L140 206L150 222L119 262L88 222Z", NEWSPRINT),
        inked("M113 232H125L132 300L119 318L106 300Z", tie if tie != BLACK else RED),
        inked("M90 216L74 262L98 278L104 350M148 216L164 262L140 278L134 350"),
        dot(86, 146, 9, skin), dot(152, 146, 9, skin),
        inked("M119 92C143 92 152 112 151 140C151 166 141 190 119 200C97 190 87 166 87 140C86 112 95 92 119 92Z", skin),
        inked("M96 172C106 162 132 162 142 172C136 182 126 178 119 178C112 178 102 182 96 172Z", BLACK, 1),
        path("M111 183q8 4 16 0", "none", RED, 3),
        inked("M104 188C110 194 128 194 134 188L119 220Z", BLACK, 1),
        inked("M119 148C128 158 129 167 117 166"),
        dot(103, 140, 13, NEWSPRINT), dot(135, 140, 13, NEWSPRINT),
        path("M116 138q3 -3 6 0M90 138l-6 -3M148 138l6 -3", "none", BLACK, LINE),
        oval(105, 141, 3.4, 5), oval(133, 141, 3.4, 5),
        path("M92 121q10 -7 20 0M126 121q10 -7 20 0", "none", BLACK, LINE),
        inked("M68 106C92 90 146 90 170 106C166 118 146 110 119 110C92 110 72 118 68 106Z", BLACK),
        inked("M86 98C80 56 98 42 119 42C140 42 158 56 152 98C130 90 108 90 86 98Z", BLACK),
        path("M86 88C108 80 130 80 152 88V96C130 88 108 88 86 96Z", tie if tie != BLACK else RED),
        inked("M92 214C74 254 84 294 108 296M146 214C164 250 154 278 152 292", "none", 6),
        dot(152, 302, 11, YELLOW), dot(152, 302, 4, BLACK, 0),
    ))  # fmt: skip


def avery(skin: str, coat: str) -> str:
    return "".join((
        inked("M30 350C32 262 56 226 98 212H140C182 226 206 262 208 350Z", coat),
        dot(84, 146, 10, skin), dot(154, 146, 10, skin),
        inked("M88 104H150V150C152 182 138 202 119 202C100 202 86 182 88 150Z", skin),
        inked(
            "M82 204C104 222 134 222 156 204C166 216 164 232 156 238C132 252 106 252 82 238C74 232 72 216 82 204Z",
            YELLOW),
        inked("M140 240C150 262 146 284 152 300L128 296C130 276 124 262 122 246Z", YELLOW),
        oval(105, 138, 4, 5.5), oval(133, 138, 4, 5.5),
        path("M96 132h17M125 132h17M96 124q8 -5 16 0M126 124q8 -5 16 0", "none", BLACK, LINE),
        inked("M110 154C110 140 128 140 129 154C130 166 109 166 110 154Z", skin),
        inked(
            "M119 168C104 158 92 172 76 162C78 186 104 188 119 176C134 188 160 186 162 162C146 172 134 158 119 168Z",
            BLACK, 1),
        path("M111 188q8 5 16 0", "none", BLACK, LINE),
        inked("M74 114C66 78 96 60 124 60C154 60 170 80 164 106L186 122C152 112 104 108 70 124Z", coat),
        path("M86 78L150 104M110 66L160 90M78 96L104 108", "none", NEWSPRINT if coat == BLACK else BLACK, 2),
        inked("M70 106C100 92 136 90 166 102", "none", 8), dot(102, 96, 14, NEWSPRINT), dot(138, 95, 14, NEWSPRINT),
        path("M95 99l9 -9M131 98l9 -9", "none", BLUE, 3),
        circle(119, 330, 62, "none", BLACK, 17), circle(119, 330, 62, "none", RED if coat != RED else BLUE, 10),
        inked("M54 290C52 276 66 268 78 272L88 286C84 298 66 304 54 290Z", YELLOW),
        inked("M184 290C186 276 172 268 160 272L150 286C154 298 172 304 184 290Z", YELLOW),
        path("M66 276l8 12M172 276l-8 12M74 273l8 11M164 273l-8 11", "none", BLACK, 2),
    ))  # fmt: skip


def rachael(_: str, dress: str) -> str:
    return "".join((
        inked("M38 350C40 266 60 228 100 214H138C178 228 198 266 200 350Z", dress),
        inked("M106 188H132V218L119 232L106 218Z", BROWN),
        inked("M96 206L119 240L142 206C158 212 160 232 150 246L119 262L88 246C78 232 80 212 96 206Z", NEWSPRINT),
        dot(119, 258, 8, YELLOW),
        path(
            "M70 300h.1M92 318h.1M64 330h.1M148 318h.1M170 300h.1M174 328h.1M96 288h.1M142 288h.1",
            "none", NEWSPRINT, 7),
        inked(
            "M84 120C70 140 70 160 80 168C74 178 84 190 96 186L104 130ZM154 120C168 140 168 160 158 168"
            "C164 178 154 190 142 186L134 130Z", BLACK),
        inked(
            "M119 96C148 96 156 124 152 152C148 182 133 200 119 200C105 200 90 182 86 152C82 124 90 96 119 96Z", BROWN),
        circle(103.5, 146, 6.5, NEWSPRINT), circle(134.5, 146, 6.5, NEWSPRINT), oval(104, 147, 4, 5.5),
        oval(134, 147, 4, 5.5),
        path(
            "M95 134q8 -6 16 -1M127 133q8 -5 16 1M116 152C112 164 112 168 119 168C126 168 126 166 124 163",
            "none", BLACK, LINE),
        inked("M101 174C110 181 128 181 137 174C132 194 106 194 101 174Z", RED, 2.6),
        path("M106 178.5C114 181 124 181 132 178.5L130 183H108Z", NEWSPRINT),
        dot(84, 188, 5.5, YELLOW, 2.6), dot(154, 188, 5.5, YELLOW, 2.6),
        inked("M82 112C80 70 98 54 119 54C140 54 158 70 156 112Z", YELLOW),
        path("M82 98C104 106 134 106 156 98V112H82Z", BLACK),
        inked(
            "M46 122C58 98 92 108 119 108C146 108 180 98 192 122C178 140 150 126 119 126C88 126 60 140 46 122Z",
            YELLOW),
        *(dot(x, y, 8, RED, 2.6) for x, y in ((141, 94), (150, 86), (159, 94), (145, 104), (156, 104))),
        dot(150, 97, 5, NEWSPRINT, 2.6),
    ))  # fmt: skip


def bill(skin: str, overalls: str) -> str:
    cap = RED if overalls != RED else BLUE
    wrench = "M50 190L62 196L46 236H34L32 226L44 192C34 186 30 172 38 160L46 174L58 174L62 160C70 172 66 184 62 190Z"
    return "".join((
        inked("M60 350C60 290 66 236 104 220H136C174 236 180 290 180 350Z", NEWSPRINT),
        path(
            "M66 300h20M64 320h20M70 280h14M154 280h14M154 300h22M156 320h22",
            "none", BLUE if overalls != BLUE else RED, 4),
        inked("M107 190H131V224L119 234L107 224Z", skin),
        inked(
            "M86 256H154V350H86ZM88 258L78 232L92 226L104 258ZM150 258L160 232L146 226L134 258Z",
            overalls if overalls != BLACK else BLUE),
        dot(94, 266, 4.5, YELLOW, 2.6), dot(146, 266, 4.5, YELLOW, 2.6),
        inked("M104 282H136V304Q120 314 104 304Z", "none"),
        dot(86, 144, 11, skin), dot(154, 144, 11, skin),
        inked("M92 98H148C153 132 152 172 142 190C132 208 106 208 96 190C86 172 87 132 92 98Z", skin),
        eyes(106, 134, 136),
        inked("M114 146C106 158 108 168 120 166C132 168 132 156 126 146", skin),
        inked("M100 178C112 184 128 184 140 178C136 198 104 198 100 178Z", NEWSPRINT),
        path("M110 182v10M120 183v11M130 182v10", "none", BLACK, 2),
        path("M136 158c6 -2 10 4 8 10c-4 4 -10 0 -8 -10", BLACK),
        path("M98 160h.1M103 164h.1M95 166h.1", "none", BLACK, 2.6),
        inked("M86 102C82 70 98 58 120 58C144 58 156 72 154 100Z", cap),
        inked("M82 100H156C174 100 188 106 190 116C160 112 110 110 82 112Z", cap),
        inked("M119 58V98", "none", 2.4), dot(119, 58, 4, YELLOW, 2.6),
        place(inked(wrench, NEWSPRINT), -6, -26, 1.16, middle=0),
        inked("M64 348C40 330 30 280 34 248L58 246C62 268 66 276 76 284Z", NEWSPRINT),
        inked("M30 248C24 236 28 222 40 220C54 218 64 228 62 242C58 254 38 258 30 248Z", skin),
        path("M34 230h16M33 238h16", "none", BLACK, 2.4),
    ))  # fmt: skip


FIGURES: dict[int, Callable[[str, str], str]] = {
    13: phyliss, 12: doc, 11: avery, 10: skeezix, 9: rachael, 8: bill, 6: walt, 2: pal,
}  # fmt: skip


# The card.


def index(suit: str, rank: str) -> str:
    """The corner box: the number on the suit's colour, below it mark and letter."""
    ink = BLACK if suit == "alley" else NEWSPRINT
    return "".join((
        inked("M0 0H55V60H0Z", COLOURS[suit]), inked("M0 60H55V143Q55 147 51 147H0Z", NEWSPRINT),
        text("comic-round", rank, 33, 51, 48, fill=ink, fit=35),
        place(MARKS[suit](2.6), 33, 87, 0.78),
        text("comic-round", LETTERS[suit], 33, 140, 30, fill=BLACK),
    ))  # fmt: skip


def burst(points: int) -> str:
    """What a character counts in the Master Suit."""
    return (
        star(207, 44, 33, BLACK, 12, 0.72)
        + star(207, 44, 28, YELLOW, 12, 0.72)
        + text("comic-round", str(points), 207, 54, 30, fill=BLACK, fit=30)
    )


def caption(name: str) -> str:
    """The name plate, along the panel's foot."""
    return inked("M0 306H186V350H0Z", YELLOW) + text("comic", name.upper(), 22, 333.5, 30, "start", BLACK, tracking=40)


def face(card: str) -> str:
    """One panel of the strip."""
    suit, _, rank = card.rpartition("-")
    corner = ident(GAME, card, "index")
    corner_box = paper.use(corner, 0, 0, middle=0)
    scene = panel if int(rank) in FIGURES else plain
    frame = rect(LEFT, TOP, RIGHT - LEFT, BOTTOM - TOP, NEWSPRINT, 5)
    inside = clip(
        ident(GAME, card, "panel"), frame,
        scene(card, suit, int(rank)), paper.define(corner, index(suit, rank)), corner_box, turned(corner_box),
    )  # fmt: skip
    edge = rect(LEFT, TOP, RIGHT - LEFT, BOTTOM - TOP, "none", 5, BLACK, LINE)
    return paper.card(BLACK, inside, edge, paper=NEWSPRINT, keyline=0)


def panel(card: str, suit: str, rank: int) -> str:
    """A character in the suit's place, with name and points (GA4)."""
    skin = ident(GAME, card, "skin")
    figure = FIGURES[rank](tint(skin), WEAR[suit])
    parts = [PLACES[suit](ident(GAME, card, "can")), figure, caption(CHARACTERS[rank])]
    if tint(skin) in figure:
        parts.append(screen(skin))
    if POINTS[rank - 1]:
        parts.append(burst(POINTS[rank - 1]))
    return "".join(parts)


def screen(name: str) -> str:
    """Skin, as the press makes it: red dots on newsprint."""
    return pattern(name, 4, 4, rect(0, 0, 4, 4, NEWSPRINT), circle(2, 2, 1.15, RED), turn=30)


def plain(card: str, suit: str, rank: int) -> str:
    """A card without a character: the suit's mark as often as the number says, all upright over the suit's name."""
    sky = fading_dots(COLOURS[suit], 12, 306, 6.6, 0.8) + caption(suit.replace("-", " "))
    if rank == 1:
        flash = star(125, 164, 104, BLACK, 16, 0.8) + star(125, 164, 99, NEWSPRINT, 16, 0.8)
        return sky + flash + place(MARKS[suit](1.3), 125, 162, 2.75)
    name = ident(GAME, card, "mark")
    scale, apart = {3: (1.6, 0), 4: (1.24, 37), 5: (1.24, 37), 7: (1.06, 38)}[rank]
    marks = (paper.use(name, 125 + apart * (2 * column - 1), 60 + 204 * row, scale) for column, row in paper.PIPS[rank])
    return sky + paper.define(name, MARKS[suit](2.2)) + "".join(marks)


def mark(suit: str) -> str:
    """A suit's mark."""
    return paper.mark(place(MARKS[suit](2.6), 24, 24, 0.92))


def wheel(x: float, y: float) -> str:
    """A wheel of the car on the box."""
    spokes = "".join(f'<path d="M0 -24V24" transform="rotate({turn})"/>' for turn in range(0, 180, 30))
    parts = (
        circle(0, 0, 37, BLACK),
        circle(0, 0, 25, NEWSPRINT),
        group(spokes, stroke=RED, stroke_width=4),
        dot(0, 0, 8, YELLOW),
    )
    return place("".join(parts), x, y, middle=0)


def back() -> str:
    """Wheels in red dots, and one big wheel in the middle."""
    wheels = ident(GAME, "back", "wheels")
    tyre = circle(0, 0, 12.5, "none", NEWSPRINT, 4) + circle(0, 0, 3, NEWSPRINT)
    tyre += path("M0 -9V9M-9 0H9M-6.4 -6.4L6.4 6.4M-6.4 6.4L6.4 -6.4", "none", NEWSPRINT, 1.6)
    tyres = "".join(place(tyre, x, y, middle=0) for x, y in ((18, 18), (0, 0), (36, 0), (0, 36), (36, 36)))
    field = (
        rect(17, 17, 216, 316, RED, 4)
        + pattern(wheels, 36, 36, tyres)
        + place(rect(-108, -158, 216, 316, tint(wheels)), 125, 175, middle=0)
    )
    spokes = "".join(
        f'<path d="M0 -42V42" transform="translate(125 175) rotate({turn})"/>' for turn in range(0, 180, 20)
    )
    medallion = (
        circle(125, 175, 88, NEWSPRINT), circle(125, 175, 83, BLACK), circle(125, 175, 54, NEWSPRINT),
        circle(125, 175, 46, RED),
        group(spokes, stroke=NEWSPRINT, stroke_width=5), dot(125, 175, 17, NEWSPRINT, 5),
        star(125, 175, 11, RED, 8, 0.5),
    )  # fmt: skip
    half = (arched("comic-round", "GASOLINE ALLEY", 125, 175, 60, 23, NEWSPRINT, tracking=30),)
    edge = (
        rect(LEFT, TOP, RIGHT - LEFT, BOTTOM - TOP, "none", 5, BLACK, LINE),
        rect(17, 17, 216, 316, "none", 4, BLACK, 2),
    )
    return paper.back(NEWSPRINT, (field, *edge, *medallion), half)


def box() -> str:
    """The box front: Walt at the wheel, with Skeezix and Pal, along the back fence."""
    skin = ident(GAME, "box", "skin")
    title = f'stroke="{BLACK}" stroke-width="62" stroke-linejoin="round" paint-order="stroke"'
    boards = "".join(f"M{x} 260V150L{x + 15} 132L{x + 30} 150V260Z" for x in range(-6, 400, 37))
    scene = (
        screen(skin),
        rect(0, 0, 400, 300, YELLOW),
        fading_dots(RED, 8, 150, 6.4, 0.8, across=410),
        inked("M-5 166H405V178H-5ZM-5 222H405V234H-5Z", BLUE), inked(boards, BLUE),
        inked("M-5 256H405V310H-5Z", NEWSPRINT),
        inked("M20 262C4 262 2 244 16 240C14 226 36 222 42 234C56 230 62 246 52 254C54 262 40 264 20 262Z", NEWSPRINT),
        path("M4 206H34M10 216H40M2 196H24", "none", BLACK, LINE),
        group(pal_head(), transform="translate(118 158) rotate(-8) scale(0.5) translate(-119 -150)"),
        group(walt_head(tint(skin)), transform="translate(214 142) rotate(4) scale(0.56) translate(-119 -140)"),
        inked("M178 196C178 182 194 176 212 176C232 176 246 184 248 200Z", BLUE),
        group(skeezix_head(tint(skin)), transform="translate(166 166) rotate(-6) scale(0.4) translate(-119 -160)"),
        inked("M252 150L262 196H270L258 148Z", NEWSPRINT),
        inked("M76 250C64 220 70 192 92 190H256L262 196L356 192C366 194 370 204 370 218V250Z", RED),
        inked("M356 186H372V250H356Z", YELLOW), path("M360 192v52M364 192v52M368 192v52", "none", BLACK, 1.6),
        dot(378, 200, 11, YELLOW), inked("M366 176q4 -6 8 0l-1 10h-6Z", YELLOW),
        path("M272 204h70M272 212h70M272 220h70", "none", BLACK, 2.4), inked("M168 192V246M196 208h14"),
        inked(
            "M64 254C66 214 150 208 162 250H272C276 206 364 208 376 250L368 256C348 226 300 228 288 262H150"
            "C138 226 92 228 78 260Z", BLACK, 2),
        wheel(112, 262), wheel(328, 262),
        text("comic-round", "GASOLINE ALLEY", 203, 71, 60, fill=BLACK, fit=366, more=title),
        text("comic-round", "GASOLINE ALLEY", 200, 67, 60, fill=NEWSPRINT, fit=366, more=title),
        inked("M18 86H176V112H18Z", NEWSPRINT),
        text("comic", "SELL THE MASTER SUIT, OR KEEP IT?", 97, 104, 17, fill=BLACK, fit=146),
        star(362, 116, 31, BLACK, 12, 0.74), star(362, 116, 27, YELLOW, 12, 0.74),
        text("comic-round", "1927", 362, 123, 20, fill=BLACK),
        rect(4, 4, 392, 292, "none", 0, NEWSPRINT, 8), rect(7, 7, 386, 286, "none", 4, BLACK, LINE),
    )  # fmt: skip
    return paper.box(NEWSPRINT, *scene)
