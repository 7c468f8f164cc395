"""Words as outlines, so that page, print and every machine agree on them.

The outlines are cut down from free fonts by `docs/make_lettering.py`; each file in `fonts/` has its licence beside it.
"""

import json
from functools import cache
from importlib.resources import files
from math import cos, pi, radians, sin
from typing import Any

EM = 500  # units of the baked outlines
LEAST_SQUEEZE = 0.72  # letters narrower than this look squeezed: past it they shrink as a whole


def number(value: float) -> str:
    """A measure as short as print needs it: a tenth of a unit is far below what an eye sees on a card."""
    return f"{round(value, 1) + 0:g}"


@cache
def _font(name: str) -> Any:
    return json.loads((files(__package__) / "fonts" / f"{name}.json").read_text(encoding="utf-8"))


def cap_height(font: str, size: float) -> float:
    """How high the capitals stand at this size."""
    return float(_font(font)["cap"]) * size / EM


def _pens(font: str, words: str, tracking: float) -> tuple[list[tuple[float, str]], float]:
    """Where each character stands, in units of the outlines, and how far all go; tracking in thousandths of an em."""
    data = _font(font)
    pens = []
    pen = 0.0
    for at, character in enumerate(words):
        if at:
            pen += data["kerning"].get(words[at - 1 : at + 1], 0) + tracking * EM / 1000
        pens.append((pen, character))
        pen += data["glyphs"][character][0]
    return pens, pen


def width(font: str, words: str, size: float, tracking: float = 0) -> float:
    """How wide the words are at this size."""
    return _pens(font, words, tracking)[1] * size / EM


def text(
    font: str,
    words: str,
    x: float,
    y: float,
    size: float,
    anchor: str = "middle",
    fill: str = "#000",
    *,
    tracking: float = 0,
    fit: float | None = None,
    more: str = "",
) -> str:
    """Words in one line on the baseline y, at most `fit` wide; `more` are further attributes of the path."""
    pens, length = _pens(font, words, tracking)
    up = size / EM
    along = up
    if fit is not None and length * along > fit:
        along = max(fit / length, up * LEAST_SQUEEZE)
        if length * along > fit:
            up *= fit / (length * along)
            along = fit / length
    left = x - {"start": 0, "middle": length / 2, "end": length}[anchor] * along
    glyphs = _font(font)["glyphs"]
    outline = "".join(f"M{number(pen)} 0{glyphs[c][1]}" for pen, c in pens if glyphs[c][1])
    matrix = f"matrix({along:.4g} 0 0 {-up:.4g} {number(left)} {number(y)})"
    return f'<path fill="{fill}" transform="{matrix}" {more + " " if more else ""}d="{outline}"/>'


def arched(
    font: str,
    words: str,
    x: float,
    y: float,
    radius: float,
    size: float,
    fill: str = "#000",
    *,
    middle: float = 0,
    tracking: float = 0,
    below: bool = False,
) -> str:
    """Words around a circle at (x, y), their middle at so many degrees clockwise from the top.

    With `below` they stand on the inside of the lower half and read from left to right there.
    """
    pens, length = _pens(font, words, tracking)
    scale = size / EM
    glyphs = _font(font)["glyphs"]
    parts = []
    for pen, character in pens:
        advance, outline = glyphs[character]
        if not outline:
            continue
        turn = (pen + advance / 2 - length / 2) * scale / radius * 180 / pi
        angle = middle - turn if below else middle + turn
        tilt = angle + 180 if below else angle
        gx = x + radius * sin(radians(angle)) - advance / 2 * scale * cos(radians(tilt))
        gy = y - radius * cos(radians(angle)) - advance / 2 * scale * sin(radians(tilt))
        c, s = scale * cos(radians(tilt)), scale * sin(radians(tilt))
        matrix = f"matrix({c:.4g} {s:.4g} {s:.4g} {-c:.4g} {number(gx)} {number(gy)})"
        parts.append(f'<path transform="{matrix}" d="M0 0{outline}"/>')
    return f'<g fill="{fill}">{"".join(parts)}</g>'
