"""New York to Paris, 1927: Art Deco travel posters in five flat inks.

Every card is a poster: a scene that fills the sheet, the title in a band below, a stepped plate for the index. The
hazards have a dark plate and the cards that help a light one, so that a hand falls apart into the two at a glance.
"""

from collections.abc import Callable, Iterable
from math import acos, atan2, cos, degrees, hypot, radians, sin

from . import paper
from .lettering import arched, number, text
from .paper import circle, clip, group, ident, mirrored, path, place, rect, star, sunburst, turned

GAME = "new_york_to_paris"
NIGHT, SILVER, SUNSET, CREAM, SEA = "#14213D", "#C9CED6", "#E4572E", "#F6EEDC", "#2A7F8E"
# Overprints, as two of the inks make them on the press.
DEEP, STEEL, HAZE = "#1C4B63", "#7F8CA3", "#F2A679"

SUITS = ("weather", "flight", "miles", "luck")
LETTERS = {"weather": "W", "flight": "F", "miles": "M", "luck": "L"}
PORTRAITS = {
    "take-off": (125, 112, 74), "lucky-lindy": (138, 166, 70), "motor-trouble": (131, 142, 78),
    "favorable-weather": (120, 196, 74),
}  # fmt: skip
PALETTE = {
    "paper": CREAM, "ink": NIGHT, "ground": NIGHT, "accent": SUNSET, "silver": SILVER, "sea": SEA,
    "weather": SUNSET, "flight": STEEL, "miles": SEA, "luck": NIGHT,
}  # fmt: skip

LEFT, TOP, RIGHT, BOTTOM = 9, 9, 241, 341  # the poster's edges on the card
BAND = 285  # where the title's band begins
HORIZON = 226


# Shapes that several posters share.


def waves(y: float, length: float, high: float, fill: str, start: float = -40) -> str:
    """A sea below a row of crests, right across the card."""
    count = int((290 - start) / length) + 1
    crests = f"q{number(length * 0.32)} {number(high * 0.1)} {number(length * 0.5)} {number(-high)}"
    crests += f"q{number(length * 0.1)} {number(high * 0.95)} {number(length * 0.5)} {number(high)}"
    return path(f"M{number(start)} {number(y)}{crests * count}V360H{number(start)}Z", fill)


def cloud(x: float, y: float, size: float, fill: str) -> str:
    """A cloud of flat bars with round ends."""
    bars = ((-1, 0, 2.2), (-0.55, -0.3, 1.5), (-0.75, 0.3, 1.2))
    d = "".join(
        f"M{number(x + left * size)} {number(y + down * size)}h{number(long * size)}" for left, down, long in bars
    )
    return path(d, "none", fill, size * 0.27)


def plane_side(body: str = SILVER, shade: str = STEEL) -> str:
    """The monoplane from the side and a little above, nose to the right, about 200 wide around (0, 0)."""
    return "".join((
        path("M26 -18L56 -20L92 -62Q95 -68 88 -68L70 -66Z", shade),  # the far wing
        path("M-88 -10L-70 -13L-56 -29Q-56 -33 -62 -33L-70 -31Z", shade),
        path("M-20 13L6 34M22 14L10 34", "none", NIGHT, 3),
        circle(10, 37, 9, NIGHT), circle(10, 37, 3.5, body),
        path("M86 -9C94 -6 95 9 87 13C60 21 14 20 -26 13L-104 -1C-110 -3 -110 -9 -104 -10L-30 -16L0 -21H58Z", body),
        path("M90 9C60 21 14 20 -26 13L-106 -2C-60 6 30 10 93 2Z", shade),
        path("M-84 -10C-88 -24 -96 -38 -106 -39C-113 -39 -112 -22 -108 -8Z", body, NIGHT, 1.4),
        path("M-106 -6L-82 -9L-86 12Q-88 17 -96 17H-112Q-116 16 -114 12Z", body, NIGHT, 1.4),
        path("M62 -18L77 -14L78 -4L62 -3Z", NIGHT),  # the cowling's edge
        path("M6 -17H24V-7H2ZM29 -17H46L50 -7H29Z", NIGHT),  # the cabin windows
        path("M-2 -21H56L6 40Q3 45 -5 45H-42Q-50 44 -45 38Z", body, NIGHT, 1.4),  # the near wing
        path("M-2 -21L-45 38Q-50 44 -42 45H-36L13 -21Z", shade),
        circle(93, 2, 5, NIGHT),
        path("M93 -27C98 -14 98 16 93 31C89 16 89 -14 93 -27Z", CREAM, NIGHT, 1),
    ))  # fmt: skip


def plane_front() -> str:
    """The monoplane head-on, 220 wide around (0, 0)."""
    struts = "M-16 16L-66 -12M16 16L66 -12M-14 18L-42 -12M14 18L42 -12"
    cylinders = "".join(
        f'<rect x="-4.5" y="-25" width="9" height="13" rx="2" transform="rotate({number(turn)})"/>'
        for turn in range(0, 360, 40)
    )
    return "".join((
        path("M-38 62L-12 22M38 62L12 22M-38 60L-16 24M0 30L-34 58M0 30L34 58", "none", NIGHT, 3),
        rect(-45, 48, 11, 30, NIGHT, 5), rect(34, 48, 11, 30, NIGHT, 5),
        path(struts, "none", NIGHT, 2.6),
        path(
            "M-112 -17C-80 -26 80 -26 112 -17Q116 -13 112 -10C70 -14 -70 -14 -112 -10Q-116 -13 -112 -17Z",
            SILVER, NIGHT, 1.6),
        path("M-112 -11C-70 -16 70 -16 112 -11C70 -13 -70 -13 -112 -11Z", STEEL, STEEL, 1.5),
        path("M-24 -22H24L27 14C24 34 -24 34 -27 14Z", SILVER, NIGHT, 1.6),
        path("M2 -22H24L27 14C24 30 12 33 2 30Z", STEEL),
        group(cylinders, fill=NIGHT),
        circle(0, 0, 15, SILVER, NIGHT, 1.6), circle(0, 0, 5, NIGHT),
        path(
            "M-4 4C-24 -18 -40 -38 -52 -46C-42 -30 -24 -12 -4 4ZM4 -4C24 18 40 38 52 46C42 30 24 12 4 -4Z",
            CREAM, NIGHT, 1.2),
    ))  # fmt: skip


def plane_above() -> str:
    """The monoplane from above, nose to the right, in a square of 64."""
    return "".join((
        path("M35 4Q36 2 39 2H44Q47 2 47 5V59Q47 62 44 62H39Q36 62 35 60Z", SILVER, NIGHT, 1.8),
        path("M36.5 33H46V59Q46 61 44 61H39Q37 61 36.5 59Z", STEEL),
        path("M7 21Q7 19 10 19H13Q15 19 15.5 21L17 32L15.5 43Q15 45 13 45H10Q7 45 7 43Z", SILVER, NIGHT, 1.6),
        path(
            "M3 32C3 30.5 5 30 8 30L30 27.5H52C57 28 59 30 59 32C59 34 57 36 52 36.5H30L8 34C5 34 3 33.5 3 32"
            "Z", SILVER, NIGHT, 1.8),
        path("M8 33L30 35.6H52C56 35.2 58 34 58 32.5H6Z", STEEL),
        path("M48 29.5H51V34.5H48Z", NIGHT),
        path("M60.5 22C62 26 62 38 60.5 42C59.5 38 59.5 26 60.5 22Z", CREAM, NIGHT, 0.8),
    ))  # fmt: skip


def skyline(fill: str, lit: str) -> str:
    """New York from the water: towers that step back as they rise, 120 wide on the line y = 0."""
    towers = (
        "M0 0V-34H10V-48H22V-34H26V-62H31V-72H36V-80H38V-92H40V-80H42V-72H47V-62H52V-26H58V-84H62V-98H66V-110H70"
        "V-126H72V-110H76V-98H80V-84H84V-40H90V-58H102V-44H108V-22H120V0Z"
    )
    windows = (
        "M30 -58v50M36 -66v58M42 -66v58M48 -58v50M62 -80v72M67 -90v82M72 -94v86M77 -80v72M95 -52v44M102 -40v32M14 -42"
        "v36"
    )
    return path(towers, fill) + path(windows, "none", lit, 1.5, 'stroke-dasharray="3 4"')


def eiffel(fill: str, sky: str) -> str:
    """The tower of Paris, 60 wide and 124 high on the line y = 0."""
    return "".join((
        path(
            "M-31 0C-15 -24 -8 -56 -3 -108L-2 -116V-124H2V-116L3 -108C8 -56 15 -24 31 0H19C15 -16 8 -22 0 -22"
            "C-8 -22 -15 -16 -19 0Z", fill),
        path("M-20 -28H20V-23H-20ZM-12.5 -54H12.5V-50H-12.5ZM-5 -104H5V-101H-5Z", fill),
        path(
            "M-9 -30L7 -48M9 -30L-7 -48M-6 -56L4 -74M6 -56L-4 -74M-3.5 -78L2 -98M3.5 -78L-2 -98M-20 -4L-12 -20"
            "M20 -4L12 -20", "none", sky, 1.3),
    ))  # fmt: skip


def bolt(fill: str, line: str = "") -> str:
    """Lightning, 60 by 150 from (0, 0) downwards."""
    return path("M14 0H52L30 52H58L2 150L20 78H-6Z", fill, line, 2)


# The marks of the index, each in a square of 48.


def sun_mark(ink: str, _: str) -> str:
    rays = "".join(f'<path d="M24 10L20.5 1H27.5Z" transform="rotate({turn} 24 24)"/>' for turn in range(0, 360, 45))
    return circle(24, 24, 10, ink) + group(rays, fill=ink)


def rising_mark(ink: str, _: str) -> str:
    return path("M2 45H46V40H2Z", ink) + place(_silhouette(ink), 24, 19, 0.7, -35, 32)


def post_mark(ink: str, ground: str) -> str:
    return "".join((
        path("M14 34V14Q14 3 24 3Q34 3 34 14V34Z", ink),
        path("M19 14H29M19 20H29M19 26H29", "none", ground, 2.4),
        path("M2 40q5.5 -7 11 0t11 0t11 0t11 0", "none", ink, 4.5),
    ))  # fmt: skip


def star_mark(ink: str, ground: str) -> str:
    return star(24, 24, 23, ink, 4, 0.3) + star(24, 24, 14, ink, 4, 0.45, 45) + circle(24, 24, 4, ground)


def storm_mark(ink: str, _: str) -> str:
    return path("M22 0H38L29 17H42L14 48L21 27H8Z", ink)


def fog_mark(ink: str, _: str) -> str:
    return path("M12 8H38M4 19H30M14 30H44M6 41H34", "none", ink, 6.5)


def motor_mark(ink: str, ground: str) -> str:
    cylinders = "".join(
        f'<rect x="20" y="2" width="8" height="15" rx="2" transform="rotate({t} 24 24)"/>' for t in range(0, 360, 60)
    )
    return group(cylinders, fill=ink) + circle(24, 24, 10, ink) + circle(24, 24, 4, ground)


def landing_mark(ink: str, _: str) -> str:
    return path("M2 45H46V40H2Z", ink) + place(_silhouette(ink), 22, 19, 0.7, 55, 32)


def _silhouette(ink: str) -> str:
    return path(
        "M35 0H46V26H54C64 26 64 38 54 38H46V64H35L29 38L18 35L17 46H8L6 34C0 33 0 31 6 30L8 18H17L18 29L29 26Z", ink
    )


MARKS: dict[str, Callable[[str, str], str]] = {
    "favorable-weather": sun_mark, "take-off": rising_mark, "500": post_mark, "300": post_mark, "100": post_mark,
    "lucky-lindy": star_mark, "storm": storm_mark, "heavy-fog": fog_mark, "motor-trouble": motor_mark,
    "forced-landing": landing_mark, "weather": sun_mark, "flight": rising_mark, "miles": post_mark, "luck": star_mark,
}  # fmt: skip


# The ten posters; each draws the field above the title's band.


def favorable_weather() -> Iterable[str]:
    yield rect(0, 0, 250, 350, HAZE)
    yield sunburst(140, HORIZON, 330, 20, CREAM, turn=4)
    for radius, ink in ((86, CREAM), (80, SUNSET), (66, CREAM), (61, SUNSET), (49, HAZE), (45, SUNSET)):
        yield circle(140, HORIZON, radius, ink)
    yield cloud(196, 178, 22, CREAM)
    yield cloud(86, 196, 17, CREAM)
    yield rect(0, HORIZON, 250, 130, SEA)
    yield path("M92 234H188M104 243H176M116 252H164M126 261H154M134 270H146", "none", HAZE, 3.4)
    yield path("M20 238H70M206 240H250M14 254H84M196 258H236M40 270H96M180 272H250", "none", DEEP, 2.4)
    yield place(plane_side(), 150, 92, 0.78, -12, 0)


def take_off() -> Iterable[str]:
    yield rect(0, 0, 250, 350, SUNSET)
    yield sunburst(139, 250, 340, 22, HAZE, turn=4)
    yield circle(139, 160, 92, CREAM)
    yield place(skyline(SEA, CREAM), 60, 234, 0.78, middle=0)
    yield mirrored(place(skyline(SEA, CREAM), 28, 234, 0.78, middle=0))
    yield rect(0, 232, 250, 120, DEEP)
    yield path("M128 232H150L232 290H46Z", CREAM)
    yield path("M138 236H140L141 246H137ZM136.5 252H141.5L143 268H135Z", NIGHT)
    yield path(
        "M0 240H106M0 248H92M0 258H78M0 270H60M172 240H250M186 248H250M200 258H250M218 270H250", "none", SEA, 2.4
    )
    yield place(plane_front(), 139, 116, 0.84, -7, 0)


def mile_post(miles: str, stone: str, lettering: str, edge: str) -> str:
    """A pylon with the figure, standing in the sea."""
    return "".join((
        path("M68 300V130H75V119H82V110H90V102H160V110H168V119H175V130H182V300Z", edge),
        path("M73 300V135H80V124H87V115H95V107H155V115H163V124H170V135H177V300Z", stone),
        text("deco", miles, 125, 187, 58, fill=lettering, fit=88),
        path("M82 198H168M82 203H168", "none", lettering, 1.4),
        text("deco", "MILES", 125, 225, 19, fill=lettering, tracking=140, fit=84),
    ))  # fmt: skip


def miles_100() -> Iterable[str]:
    yield rect(0, 0, 250, 350, CREAM)
    yield sunburst(125, 262, 330, 18, SILVER, turn=5)
    yield place(skyline(STEEL, CREAM), 128, 270, 1.3, middle=0)
    yield mile_post("100", SEA, CREAM, NIGHT)
    yield waves(262, 40, 13, DEEP)
    yield waves(276, 40, 13, SEA, start=-58)
    yield place(plane_side(), 152, 60, 0.56, -8, 0)


def miles_300() -> Iterable[str]:
    yield rect(0, 0, 250, 350, SUNSET)
    yield sunburst(125, 262, 330, 18, HAZE, turn=5)
    yield path("M172 272L186 206L196 184L202 190L214 142L226 170L232 164L252 226V272Z", CREAM)
    yield path("M214 142L226 170L232 164L252 226V272H206L216 214L208 196Z", SILVER)
    yield mile_post("300", CREAM, NIGHT, NIGHT)
    yield waves(260, 48, 20, SEA)
    yield waves(277, 48, 17, DEEP, start=-66)
    yield place(plane_side(), 152, 60, 0.56, -8, 0)


def miles_500() -> Iterable[str]:
    yield rect(0, 0, 250, 350, NIGHT)
    yield sunburst(125, 262, 330, 18, DEEP, turn=5)
    for x, y, size in ((80, 30, 5), (70, 92, 3), (228, 104, 4), (226, 30, 4), (190, 128, 3), (226, 152, 3)):
        yield star(x, y, size, CREAM, 4, 0.3)
    yield place(eiffel(SILVER, NIGHT), 208, 276, 1.32, middle=0)
    yield mile_post("500", SUNSET, CREAM, CREAM)
    yield waves(262, 56, 24, SILVER)
    yield waves(266, 56, 24, SEA, start=-38)
    yield waves(280, 56, 18, DEEP, start=-70)
    yield place(plane_side(), 152, 60, 0.56, -8, 0)


def lucky_lindy() -> Iterable[str]:
    yield rect(0, 0, 250, 350, NIGHT)
    for x, y, size in (
        (84, 34, 4),
        (108, 88, 3),
        (74, 150, 4),
        (228, 120, 3),
        (218, 196, 4),
        (92, 206, 3),
        (36, 176, 3),
    ):
        yield star(x, y, size, SILVER, 4, 0.3)
    yield path("M212 -10L60 300H222Z", DEEP)
    yield path("M212 -10L84 300H198Z", SEA)
    yield path("M212 -10L106 300H176Z", CREAM)
    yield path("M60 300L212 -10L222 300", "none", SILVER, 0.8)
    yield star(212, 28, 34, CREAM, 8, 0.34)
    yield star(212, 28, 22, SUNSET, 8, 0.4)
    yield circle(212, 28, 6, CREAM)
    yield waves(252, 34, 9, DEEP)
    yield waves(266, 34, 9, "#0E172C", start=-57)
    yield path("M104 262H186M112 272H180M122 281H172", "none", CREAM, 2)
    yield place(plane_side(), 143, 176, 0.62, -14, 0)


def storm() -> Iterable[str]:
    yield rect(0, 0, 250, 350, NIGHT)
    yield path("".join(f"M{x} {40 + x * 53 % 150}l-15 45" for x in range(56, 270, 9)), "none", DEEP, 2)
    yield path("".join(f"M{x} {60 + x * 37 % 140}l-13 39" for x in range(64, 270, 23)), "none", STEEL, 1.6)
    for x, y, size in ((92, 22, 40), (196, 34, 46), (140, 14, 34)):
        yield cloud(x, y, size, STEEL)
    yield cloud(160, 32, 40, SILVER)
    yield place(bolt(SUNSET), 172, 44, 1.22, 4, 0)
    yield place(bolt(CREAM), 168, 44, 1.22, 4, 0)
    yield place(bolt(SILVER), 96, 42, 0.5, 12, 0)
    yield waves(250, 78, 44, SILVER, start=-30)
    yield waves(254, 78, 44, SEA, start=-30)
    yield waves(268, 78, 36, SILVER, start=-62)
    yield waves(271, 78, 36, DEEP, start=-62)
    yield place(plane_side(), 116, 166, 0.68, 24, 0)


def heavy_fog() -> Iterable[str]:
    yield rect(0, 0, 250, 350, STEEL)
    yield path("M92 222L250 148V232Z", HAZE)
    yield path("M72 300L80 228H100L108 300Z", NIGHT)
    yield path("M76 251H104L105.5 264H74.5Z", CREAM)
    yield path("M74 229H106V223H74ZM79 223V204H101V223ZM76 204L90 190L104 204Z", NIGHT)
    yield rect(83, 207, 14, 13, SUNSET)
    yield circle(206, 66, 30, CREAM)
    yield path("M70 34H176M130 60H290M96 84H186", "none", SILVER, 15)
    yield place(plane_side(CREAM, SILVER), 146, 128, 0.86, -3, 0)
    yield path("M-20 108H96M-20 158H98M176 150H290M196 180H290M124 206H170", "none", SILVER, 15)
    yield path("M196 96H290M-20 132H80M108 180H176M-20 204H44M150 230H290", "none", CREAM, 12)
    yield path("M-20 238H66M116 256H290M-20 268H92M-20 286H290", "none", SILVER, 15)
    yield path("M96 276H180M-20 254H34", "none", CREAM, 12)


def motor_trouble() -> Iterable[str]:
    x, y = 142, 152
    yield rect(0, 0, 250, 350, SUNSET)
    yield sunburst(x, y, 300, 16, HAZE, turn=5)
    yield circle(x, y, 104, NIGHT)
    yield circle(x, y, 99, DEEP)
    fins = "".join(f'<path d="M-17 {-88 + 7 * fin}h34"/>' for fin in range(6))
    cylinder = path("M-15 -96H15V-46H-11L-15 -54Z", SILVER) + group(fins, stroke=NIGHT, stroke_width=2.4)
    cylinder += path("M-9 -103H9V-94H-9Z", SILVER)
    for turn in range(0, 360, 40):
        hot = turn == 40
        part = cylinder.replace(SILVER, CREAM) if hot else cylinder
        yield place(part, x, y, 0.92, turn, 0)
    yield circle(x, y, 46, NIGHT)
    yield circle(x, y, 42, SILVER)
    yield circle(x, y, 31, STEEL)
    yield "".join(place(circle(0, -36.5, 2.6, NIGHT), x, y, 1, turn, 0) for turn in range(20, 380, 40))
    yield path("M136 144C120 128 74 86 60 58C82 66 128 112 148 138Z", CREAM, NIGHT, 2)
    yield path("M148 160C164 176 182 196 192 208L184 212L188 220L176 214C164 202 148 184 138 168Z", CREAM, NIGHT, 2)
    yield circle(x, y, 12, NIGHT)
    yield circle(x, y, 5, SUNSET)
    yield place(star(0, 0, 40, CREAM, 9, 0.42, 10) + star(0, 0, 28, SUNSET, 9, 0.42, 10), 212, 70, middle=0)
    smoke = "M214 66C222 52 208 44 216 30C224 18 212 10 220 -6"
    yield path(smoke, "none", NIGHT, 13) + path(smoke, "none", STEEL, 8)


def forced_landing() -> Iterable[str]:
    yield rect(0, 0, 250, 350, CREAM)
    yield path("M0 150H250V9H0Z", HAZE)
    yield circle(190, 150, 54, SUNSET)
    yield path("M130 118H260M130 130H260M130 140H260", "none", HAZE, 3)
    yield path("M-10 152C40 132 70 142 96 150C132 132 190 136 260 152V170H-10Z", SEA)
    yield rect(0, 150, 250, 200, SUNSET)
    furrows = "".join(
        f"M{number(140 + side * 0.14)} 150L{number(140 + side * 2.6)} 300h34Z" for side in range(-150, 150, 26)
    )
    yield path(furrows, NIGHT)
    yield path("M30 170v-26M60 166v-20M84 163v-16M0 158H108M0 150H104", "none", NIGHT, 3)
    yield place(plane_side(), 122, 142, 0.9, 56, 0)
    yield path("M112 240L128 224L124 206L142 220L152 196L160 216L178 196L176 218L196 208L188 228L206 242Z", CREAM)
    yield path("M122 240L134 228L134 216L146 226L153 210L161 224L172 210L172 226L184 220L182 232L192 240Z", NIGHT)
    yield path("M112 196l4 5l-6 2ZM196 190l6 2l-4 5ZM176 180l5 3l-5 3ZM104 214l5 4l-6 2Z", NIGHT)


POSTERS: dict[str, tuple[Callable[[], Iterable[str]], tuple[str, ...]]] = {
    "favorable-weather": (favorable_weather, ("FAVORABLE", "WEATHER")),
    "take-off": (take_off, ("TAKE-OFF",)),
    "500": (miles_500, ("PARIS", "AHEAD")),
    "300": (miles_300, ("OVER THE", "ATLANTIC")),
    "100": (miles_100, ("FROM", "NEW YORK")),
    "lucky-lindy": (lucky_lindy, ("LUCKY", "LINDY")),
    "storm": (storm, ("STORM",)),
    "heavy-fog": (heavy_fog, ("HEAVY", "FOG")),
    "motor-trouble": (motor_trouble, ("MOTOR", "TROUBLE")),
    "forced-landing": (forced_landing, ("FORCED", "LANDING")),
}
HAZARDS = ("storm", "heavy-fog", "motor-trouble", "forced-landing")


def index(card: str) -> str:
    """The stepped plate with the card's letter or figure and its mark."""
    plate, ink, lining = (NIGHT, CREAM, SUNSET) if card in HAZARDS else (CREAM, NIGHT, SEA)
    if card == "lucky-lindy":
        plate, ink, lining = SUNSET, CREAM, NIGHT
    miles = card.isdigit()
    deep = 148 if miles else 116
    steps = f"M{LEFT} {TOP}H60V{deep - 14}H53V{deep - 7}H46V{deep}H{LEFT}Z"
    inner = f"M{LEFT} {deep - 4}H42V{deep - 11}H49V{deep - 18}H56V{TOP}"
    return "".join((
        path(steps, plate), path(inner, "none", lining, 1.4),
        text("deco", card[0].upper(), 32, 55, 54, fill=ink, fit=42),
        text("deco", "00", 32, 85, 32, fill=ink, fit=40) if miles else "",
        place(MARKS[card](ink, plate), 31, 109 if miles else 84, 0.8),
    ))  # fmt: skip


def face(card: str) -> str:
    """One poster."""
    draw, lines = POSTERS[card]
    size, first = (26, 310) if len(lines) == 2 else (36, 324)
    corner = ident(GAME, card, "index")
    plate = paper.use(corner, 0, 0, middle=0)
    sheet = clip(
        ident(GAME, card, "sheet"), rect(LEFT, TOP, RIGHT - LEFT, BOTTOM - TOP, CREAM, 6),
        *draw(),
        path(f"M0 {BAND}H250V350H0Z", NIGHT), path(f"M0 {BAND}H250M0 {BAND + 4}H250", "none", CREAM, 1.2),
        *(text("deco", line, 20, first + 24 * i, size, "start", CREAM, fit=160) for i, line in enumerate(lines)),
        paper.define(corner, index(card)), plate, turned(plate),
    )  # fmt: skip
    return paper.card(NIGHT, sheet, rect(LEFT, TOP, RIGHT - LEFT, BOTTOM - TOP, "none", 6, NIGHT, 1.2), keyline=0)


def mark(name: str) -> str:
    """The mark of a pile or of a card."""
    return paper.mark(MARKS[name](PALETTE.get(name, NIGHT), CREAM))


def plane() -> str:
    """The plane alone, as it moves over the board."""
    return paper.svg(64, 64, plane_above())


# The board: the North Atlantic in degrees of longitude and latitude, with the great circle that the plane follows.

WEST, NORTH = -80.0, 57.4  # the board's upper left corner
ACROSS, DOWN = 600 / 90, 10.0  # units per degree, true to scale in the latitude of the flight
NEW_YORK, PARIS = (-73.6, 40.7), (2.35, 48.9)
JOURNEY = 3300  # NY11
AMERICA = (
    (-80, 37), (-76.2, 37), (-75.2, 38.4), (-75.4, 39.4), (-74.9, 38.9), (-74.1, 39.7), (-74, 40.5), (-72, 40.9),
    (-71.9, 41.1), (-73.2, 41.1), (-71.4, 41.4), (-70.6, 41.6), (-69.9, 41.7), (-70, 42.1), (-70.5, 41.8),
    (-70.9, 42.3), (-70.6, 42.7), (-70.7, 43.1), (-69.8, 43.8), (-68.4, 44.3), (-67, 44.8), (-65.9, 45.2),
    (-64.6, 45.8), (-63.4, 45.3), (-64.9, 45.1), (-66.2, 44.3), (-65.9, 43.6), (-65.3, 43.5), (-63.5, 44.5),
    (-61, 45.2), (-59.9, 46), (-60.5, 47), (-61.4, 45.8), (-63.2, 45.8), (-64.6, 46.3), (-65, 47.2), (-64.7, 47.8),
    (-66.2, 48), (-64.3, 48.7), (-65.6, 49.2), (-68.4, 48.6), (-70, 47.5), (-68, 49.3), (-66.8, 50.1), (-63, 50.3),
    (-60, 50.2), (-58.5, 51.2), (-56.9, 51.5), (-55.7, 52.2), (-55.8, 53.3), (-57.3, 54.2), (-60, 55.2), (-61.5, 56.5),
    (-62, 58), (-80, 58),
)  # fmt: skip
NEWFOUNDLAND = (
    (-59.3, 47.7), (-58.4, 48.5), (-57.8, 49.5), (-57, 50.7), (-55.6, 51.6), (-56.1, 50.2), (-55.5, 49.4),
    (-53.6, 49.3), (-53.6, 48.6), (-52.8, 48), (-52.7, 47.4), (-53.1, 46.7), (-54.1, 46.9), (-54, 47.6), (-55.6, 46.9),
    (-56, 47.6),
)  # fmt: skip
IRELAND = (
    (-6.1, 53.4), (-6.3, 52.3), (-8.3, 51.8), (-9.8, 51.5), (-10.4, 52.1), (-9.4, 52.6), (-9.2, 53.2), (-10.1, 53.5),
    (-9.9, 54.2), (-8.5, 54.3), (-8.6, 54.9), (-7.3, 55.3), (-6.1, 55.2), (-5.5, 54.5), (-6.1, 54),
)  # fmt: skip
BRITAIN = (
    (-5.7, 50.1), (-4.9, 50.6), (-4.2, 51.2), (-2.9, 51.3), (-3.3, 51.4), (-5.2, 51.8), (-4.2, 52.4), (-4.6, 52.9),
    (-4.4, 53.4), (-3, 53.4), (-3, 54), (-3.6, 54.6), (-3.3, 54.9), (-5, 54.7), (-4.7, 55.5), (-5.6, 55.4),
    (-5.6, 56.3), (-6.2, 56.7), (-5.6, 57.5), (-5, 58.6), (-3.2, 58.6), (-4, 57.6), (-1.9, 57.6), (-2.7, 56.3),
    (-3.3, 56), (-2, 55.8), (-1.4, 54.9), (-0.2, 54.1), (0.2, 53.5), (0.4, 52.9), (1.7, 52.7), (1.3, 51.9), (0.6, 51.5),
    (1.4, 51.2), (0.9, 50.9), (-1, 50.8), (-2, 50.6), (-3.4, 50.6), (-3.8, 50.2), (-4.8, 50.3),
)  # fmt: skip
EUROPE = (
    (10, 57.6), (8.2, 57), (8.1, 55.5), (8.7, 53.9), (8, 53.6), (6, 53.4), (4.7, 52.9), (4, 51.9), (2.5, 51.1),
    (1.6, 50.8), (1.5, 50.1), (0.2, 49.7), (0.2, 49.4), (-1.2, 49.4), (-1.3, 49.7), (-1.9, 49.7), (-1.6, 48.7),
    (-3, 48.8), (-4.7, 48.4), (-4.4, 47.9), (-2.8, 47.5), (-1.9, 46.7), (-1.1, 45.9), (-1.3, 44.5), (-1.7, 43.4),
    (-4, 43.4), (-8, 43.7), (-9.2, 43.1), (-8.8, 41.5), (-9.4, 38.8), (-8.8, 38.4), (-8.9, 37), (10, 37),
)  # fmt: skip


def on_board(longitude: float, latitude: float) -> tuple[float, float]:
    """Where a place of the world is on the board."""
    return (longitude - WEST) * ACROSS, (NORTH - latitude) * DOWN


def great_circle(miles: float) -> tuple[float, float]:
    """The point of the shortest way from New York to Paris after so many miles, on the board."""
    ends = []
    for longitude, latitude in (NEW_YORK, PARIS):
        a, b = radians(longitude), radians(latitude)
        ends.append((cos(b) * cos(a), cos(b) * sin(a), sin(b)))
    whole = acos(sum(p * q for p, q in zip(*ends, strict=True)))
    flown = whole * miles / JOURNEY
    x, y, z = ((p * sin(whole - flown) + q * sin(flown)) / sin(whole) for p, q in zip(*ends, strict=True))
    return on_board(degrees(atan2(y, x)), degrees(atan2(z, hypot(x, y))))


def route(miles: int) -> tuple[float, float, float]:
    """Where the plane is on the board after so many miles: x, y, and its heading in degrees, clockwise from east."""
    if not 0 <= miles <= JOURNEY:
        raise ValueError(f"the flight is 0 to {JOURNEY} miles long, not {miles}")
    x, y = great_circle(miles)
    (x0, y0), (x1, y1) = great_circle(max(0, miles - 5)), great_circle(min(JOURNEY, miles + 5))
    return round(x, 2), round(y, 2), round(degrees(atan2(y1 - y0, x1 - x0)), 2)


def coast(places: Iterable[tuple[float, float]]) -> str:
    """A coastline as an outline."""
    points = (on_board(*each) for each in places)
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + "Z"


def board() -> str:
    """The Atlantic of one side, from New York to Paris."""
    land = "".join(coast(each) for each in (AMERICA, NEWFOUNDLAND, IRELAND, BRITAIN, EUROPE))
    grid = "".join(f"M{number(on_board(degree, 0)[0])} 0V200" for degree in range(-75, 10, 15))
    grid += "".join(f"M0 {number(on_board(0, degree)[1])}H600" for degree in range(40, 57, 5))
    way = "M" + "L".join("{} {}".format(*map(number, great_circle(miles))) for miles in range(0, JOURNEY + 1, 100))
    halo = f'stroke="{DEEP}" stroke-width="110" stroke-linejoin="round" paint-order="stroke"'
    ticks = []
    for miles in range(100, JOURNEY, 100):
        x, y, heading = route(miles)
        long = 9 if miles % 500 == 0 else 4
        ticks.append(
            f'<path transform="translate({number(x)} {number(y)}) rotate({number(heading)})" d="M0 {-long}V{long}"/>'
        )
        if miles % 500 == 0:
            ticks.append(text("deco", str(miles), x, y + 24, 11.5, fill=CREAM, more=halo))
    swell = "".join(
        f"M{x} {y}q5 -6 10 0t10 0t10 0"
        for x, y in ((150, 168), (250, 128), (330, 176), (470, 120), (210, 186), (300, 30), (180, 26))
    )
    cities = []
    for (x, y), name, dx, dy, anchor in (
        (on_board(*NEW_YORK), "NEW YORK", 14, 14, "start"), (on_board(*PARIS), "PARIS", 4, 28, "middle"),
    ):  # fmt: skip
        cities += [
            circle(x, y, 6.5, CREAM),
            circle(x, y, 4, SUNSET),
            text("deco", name, x + dx, y + dy, 15, anchor, CREAM, more=halo),
        ]
    return paper.svg(
        600, 200,
        rect(0, 0, 600, 200, DEEP, 10),
        clip(
            ident(GAME, "board", "sheet"), rect(0, 0, 600, 200, "#fff", 10),
            sunburst(*on_board(*PARIS), 700, 30, "#215A72"),
            path(grid, "none", SEA, 0.7),
            path(swell, "none", SEA, 1.6),
            path(land, "none", SEA, 7), path(land, NIGHT, SILVER, 1.2),
        ),
        path(way, "none", SUNSET, 3),
        group(*ticks, stroke=CREAM, stroke_width=1.6),
        *cities,
        place(compass(CREAM, SUNSET), 402, 152, 0.9),
        rect(1.5, 1.5, 597, 197, "none", 8.5, SILVER, 1.4),
    )  # fmt: skip


def compass(ink: str, accent: str) -> str:
    """A compass rose in a square of 48."""
    return "".join((
        circle(24, 24, 17, "none", ink, 1.2), star(24, 24, 16, ink, 4, 0.35, 45), star(24, 24, 25, ink, 4, 0.24),
        path("M24 -1L28.2 19.8L24 24Z", accent), path("M24 -1L19.8 19.8L24 24Z", accent),
    ))  # fmt: skip


def back() -> str:
    """Fans of silver on night blue; two planes in a burst of light."""
    fans = ident(GAME, "back", "fans")
    fan = "".join(
        circle(x, y, r, NIGHT, SILVER, 1.3)
        for x, y in ((0, 12), (32, 12), (16, 24), (0, 36), (32, 36))
        for r in (15, 10, 5)
    )
    field = paper.pattern(fans, 32, 24, fan) + rect(14, 14, 222, 161, paper.tint(fans))
    medallion = (
        circle(125, 175, 84, NIGHT, SILVER, 2), circle(125, 175, 79, SILVER), circle(125, 175, 54, NIGHT),
        sunburst(125, 175, 52, 24, STEEL),
    )  # fmt: skip
    half = (
        arched("deco", "NEW YORK TO PARIS", 125, 175, 60.5, 16, NIGHT, tracking=10),
        place(plane_above(), 127, 150, 0.74, 0, 32),
    )
    frame = (rect(14, 14, 222, 322, "none", 6, SILVER, 2), rect(9, 9, 232, 332, "none", 9, NIGHT, 1))
    return paper.back(
        CREAM,
        (rect(9, 9, 232, 332, NIGHT, 9), field, turned(rect(14, 14, 222, 161, paper.tint(fans))), *frame, *medallion),
        half,
    )


def box() -> str:
    """The box front: from the towers of New York to the tower of Paris."""
    scene = (
        rect(0, 0, 400, 300, SUNSET),
        sunburst(214, 206, 420, 26, HAZE, turn=3),
        circle(214, 206, 104, CREAM), circle(214, 206, 98, SUNSET), circle(214, 206, 84, CREAM),
        circle(214, 206, 79, HAZE),
        path("M66 92C140 18 262 4 348 78", "none", CREAM, 2.4, 'stroke-dasharray="1 8"'),
        place(skyline(NIGHT, SUNSET), -2, 208, 1.12, middle=0),
        place(eiffel(NIGHT, SUNSET), 350, 208, 1.05, middle=0),
        cloud(296, 60, 24, CREAM), cloud(150, 176, 18, CREAM),
        rect(0, 206, 400, 100, SEA),
        path("M150 213H280M166 220H262M182 227H246", "none", HAZE, 3),
        path("M10 214H96M0 222H130M300 215H400M286 224H380", "none", DEEP, 2.4),
        place(plane_side(), 214, 112, 1.06, -14, 0),
        rect(0, 230, 400, 70, NIGHT), path("M0 230H400M0 235H400", "none", CREAM, 1.5),
        text("deco", "NEW YORK TO PARIS", 200, 271, 40, fill=CREAM, fit=372),
        text("deco-thin", "A RACE OF 3,300 MILES BY AIR", 20, 290, 13.5, "start", SILVER, tracking=80),
        text("deco", "1927", 380, 290, 15, "end", SUNSET, tracking=60),
    )  # fmt: skip
    return paper.box(CREAM, *scene)
