"""Reads pictures without drawing them: the points of every outline, where they come to lie, and what they cover."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from math import cos, radians, sin
from xml.etree import ElementTree

SVG = "{http://www.w3.org/2000/svg}"
Point = tuple[float, float]
Matrix = tuple[float, float, float, float, float, float]
SAME: Matrix = (1, 0, 0, 1, 0, 0)

_TOKEN = re.compile(r"[MmLlHhVvCcSsQqTtAaZz]|[-+]?(?:\d+\.\d*|\.\d+|\d+)(?:e[-+]?\d+)?")
_TRANSFORM = re.compile(r"(\w+)\(([^)]*)\)")
_LENGTHS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}
STEPS = 6  # into which a curve is cut


@dataclass(frozen=True)
class Shape:
    """One drawn outline: its subpaths, and how it is painted."""

    subpaths: tuple[tuple[Point, ...], ...]
    fill: str
    stroke: str
    source: str  # of a path, as it is written

    @property
    def points(self) -> list[Point]:
        return [point for subpath in self.subpaths for point in subpath]


def times(a: Matrix, b: Matrix) -> Matrix:
    return (
        a[0] * b[0] + a[2] * b[1], a[1] * b[0] + a[3] * b[1], a[0] * b[2] + a[2] * b[3], a[1] * b[2] + a[3] * b[3],
        a[0] * b[4] + a[2] * b[5] + a[4], a[1] * b[4] + a[3] * b[5] + a[5],
    )  # fmt: skip


def matrix(transform: str) -> Matrix:
    """What a transform attribute does."""
    whole = SAME
    for kind, text in _TRANSFORM.findall(transform):
        v = [float(x) for x in re.split(r"[ ,]+", text.strip())]
        if kind == "matrix":
            step: Matrix = (v[0], v[1], v[2], v[3], v[4], v[5])
        elif kind == "translate":
            step = (1, 0, 0, 1, v[0], v[1] if len(v) > 1 else 0)
        elif kind == "scale":
            step = (v[0], 0, 0, v[-1], 0, 0)
        elif kind == "rotate":
            c, s = cos(radians(v[0])), sin(radians(v[0]))
            x, y = (v[1], v[2]) if len(v) == 3 else (0.0, 0.0)
            step = (c, s, -s, c, x - c * x + s * y, y - s * x - c * y)
        else:
            raise AssertionError(f"unknown transform {kind}")
        whole = times(whole, step)
    return whole


def curve(controls: list[Point]) -> list[Point]:
    """Points on a Bézier curve after its first."""
    found = []
    for step in range(1, STEPS + 1):
        level, t = controls, step / STEPS
        while len(level) > 1:
            level = [((1 - t) * a[0] + t * b[0], (1 - t) * a[1] + t * b[1]) for a, b in pairwise(level)]
        found.append(level[0])
    return found


def subpaths(d: str) -> list[list[Point]]:
    """The corners of a path; an arc counts as a straight line."""
    tokens = _TOKEN.findall(d)
    found: list[list[Point]] = []
    x = y = 0.0
    letter, at, control = "", 0, (0.0, 0.0)
    while at < len(tokens):
        if tokens[at].isalpha():
            letter, at = tokens[at], at + 1
        elif letter in "Mm":
            letter = "L" if letter == "M" else "l"
        kind = letter.upper()
        v = [float(token) for token in tokens[at : at + _LENGTHS[kind]]]
        assert len(v) == _LENGTHS[kind], f"path breaks off: {d[-40:]}"
        at += len(v)
        ox, oy = (x, y) if letter.islower() else (0.0, 0.0)
        if kind == "Z":
            x, y = found[-1][0]
            found.append([(x, y)])  # what follows without a move starts here
            continue
        if kind == "H":
            pairs = [(v[0] + ox, y)]
        elif kind == "V":
            pairs = [(x, v[0] + oy)]
        else:
            v = v[5:] if kind == "A" else v
            pairs = [(v[i] + ox, v[i + 1] + oy) for i in range(0, len(v), 2)]
        if kind == "M":
            found.append(pairs)
        elif kind in "ST":
            pairs.insert(0, (2 * x - control[0], 2 * y - control[1]))
            found[-1] += curve([(x, y), *pairs])
        elif kind in "CQ":
            found[-1] += curve([(x, y), *pairs])
        else:
            found[-1] += pairs
        control = pairs[-2] if kind in "CSQT" else pairs[-1]
        x, y = pairs[-1]
    return [subpath for subpath in found if len(subpath) > 1]


def circle(x: float, y: float, radius: float) -> list[Point]:
    return [(x + radius * cos(radians(15 * i)), y + radius * sin(radians(15 * i))) for i in range(24)]


def shapes(svg: str) -> Iterator[Shape]:
    """Every outline that is drawn, moved to where it is seen."""
    root = ElementTree.fromstring(svg)
    named = {element.get("id"): element for element in root.iter() if element.get("id")}
    yield from _shapes(root, named, SAME, "", "")


def _shapes(
    element: ElementTree.Element, named: dict[str | None, ElementTree.Element], to: Matrix, fill: str, stroke: str
) -> Iterator[Shape]:
    kind = element.tag.removeprefix(SVG)
    if kind in ("defs", "clipPath"):
        return
    to = times(to, matrix(element.get("transform", "")))
    fill, stroke = element.get("fill", fill), element.get("stroke", stroke)
    outline: list[list[Point]] = []
    if kind == "path":
        outline = subpaths(element.get("d", ""))
    elif kind == "circle":
        outline = [circle(*(float(element.get(name, "0")) for name in ("cx", "cy", "r")))]
    elif kind == "rect":
        x, y, w, h = (float(element.get(name, "0")) for name in ("x", "y", "width", "height"))
        outline = [[(x, y), (x + w, y), (x + w, y + h), (x, y + h)]]
    elif kind == "use":
        yield from _shapes(named[element.get("href", "")[1:]], named, to, fill, stroke)
    elif kind not in ("svg", "g"):
        raise AssertionError(f"unknown element {kind}")
    if outline:
        moved = tuple(
            tuple((to[0] * x + to[2] * y + to[4], to[1] * x + to[3] * y + to[5]) for x, y in subpath)
            for subpath in outline
        )
        yield Shape(moved, fill, stroke, element.get("d", ""))
    for child in element:
        yield from _shapes(child, named, to, fill, stroke)


def covered(picture: list[Shape], x: float, y: float) -> bool:
    """Whether some filled outline covers a point (even-odd within each subpath)."""
    for shape in picture:
        if shape.fill in ("none", ""):
            continue
        for subpath in shape.subpaths:
            inside = False
            for (ax, ay), (bx, by) in zip(subpath, (*subpath[1:], subpath[0]), strict=True):
                if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
                    inside = not inside
            if inside:
                return True
    return False
