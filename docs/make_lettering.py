"""Bake the lettering of the card art: outlines of free fonts, cut down to what we letter with, as one JSON file each.

Run `python docs/make_lettering.py FOLDER` where FOLDER holds the unpacked npm packages (`FOLDER/goudy-bookletter-1911`
is `@fontsource/goudy-bookletter-1911`). It needs `fonttools[woff]`. The baked fonts are named by what we use them for,
because a cut-down font may not carry a reserved font name; the licence beside each names its origin.
"""

import json
import string
import sys
from math import hypot
from pathlib import Path
from typing import Any

from fontTools.pens.basePen import BasePen
from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.transformPen import TransformPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

OUT = Path(__file__).parents[1] / "src" / "oldtricks" / "art" / "fonts"
EM = 500  # units of the baked outlines
FINE = 1.3  # of these units
CHARACTERS = string.ascii_letters + string.digits + " .,:;!?'\"&-+/()$·–—’‘“”×½°§"

# What it is for: the package and its file.
FONTS = {
    "bookletter": ("goudy-bookletter-1911", "400-normal"),
    "comic": ("londrina-solid", "900-normal"),
    "comic-round": ("lilita-one", "400-normal"),
    "broadsheet": ("old-standard-tt", "700-normal"),
    "broadsheet-regular": ("old-standard-tt", "400-normal"),
    "engraved-black": ("playfair-display-sc", "900-normal"),
    "deco": ("limelight", "400-normal"),
    "deco-thin": ("poiret-one", "400-normal"),
    "stencil": ("stardos-stencil", "700-normal"),
    "manual": ("staatliches", "400-normal"),
}


Point = tuple[int, int]


def off_line(point: Point, start: Point, end: Point) -> float:
    """How far a point lies from the line between two others, or from the nearer end where it overshoots."""
    ax, ay, px, py = end[0] - start[0], end[1] - start[1], point[0] - start[0], point[1] - start[1]
    length = ax * ax + ay * ay
    along = max(0.0, min(1.0, (px * ax + py * ay) / length)) if length else 0.0
    return hypot(px - along * ax, py - along * ay)


class OutlinePen(BasePen):  # type: ignore[misc]
    """Writes an outline as an SVG path of whole numbers, relative throughout, so that a glyph can stand anywhere.

    What the type's worn edge adds in steps smaller than `FINE` is left out: no eye would see it on a card.
    """

    def __init__(self, glyphs: Any) -> None:
        super().__init__(glyphs)
        self.path = ""
        self.at: Point = (0, 0)  # where the written path ends
        self.contour: list[tuple[Point, ...]] = []  # each a line's end, or a curve's controls and end

    def _add(self, *points: tuple[float, float]) -> None:
        whole = [(round(x), round(y)) for x, y in points]
        start, end = self.contour[-1][-1], whole[-1]
        if all(off_line(control, start, end) < FINE for control in whole[:-1]):
            whole = [end]
        if end == start:
            return
        two_lines = len(whole) == 1 and len(self.contour) > 1 and len(self.contour[-1]) == 1
        if two_lines and off_line(start, self.contour[-2][-1], end) < FINE:
            self.contour.pop()
        self.contour.append(tuple(whole))

    def _moveTo(self, point: tuple[float, float]) -> None:  # noqa: N802
        self.contour = [((round(point[0]), round(point[1])),)]

    def _lineTo(self, point: tuple[float, float]) -> None:  # noqa: N802
        self._add(point)

    def _curveToOne(self, *points: tuple[float, float]) -> None:  # noqa: N802
        self._add(*points)

    def _qCurveToOne(self, *points: tuple[float, float]) -> None:  # noqa: N802
        self._add(*points)

    def _closePath(self) -> None:  # noqa: N802
        last = ""
        for i, points in enumerate(self.contour):
            letter = "m" if i == 0 else {1: "l", 2: "q", 3: "c"}[len(points)]
            numbers = " ".join(f"{x - self.at[0]} {y - self.at[1]}" for x, y in points)
            self.path += (letter if letter != last else " ") + numbers
            self.at, last = points[-1], letter
        self.path = self.path.replace(" -", "-") + "z"
        self.at = self.contour[0][0]


def kerning(font: TTFont, names: dict[str, str], scale: float) -> dict[str, int]:
    """How much nearer or farther two characters stand, from the font's pair positioning."""
    pairs: dict[str, int] = {}
    if "GPOS" not in font:
        return pairs
    table = font["GPOS"].table
    features = [f.Feature for f in table.FeatureList.FeatureRecord if f.FeatureTag == "kern"]
    lookups = sorted({index for feature in features for index in feature.LookupListIndex})
    for lookup in (table.LookupList.Lookup[index] for index in lookups):
        seen: dict[str, int] = {}
        for subtable in lookup.SubTable:
            pair = getattr(subtable, "ExtSubTable", subtable)
            if pair.LookupType != 2:
                continue
            for left, left_name in names.items():
                if left_name not in pair.Coverage.glyphs:
                    continue
                for right, right_name in names.items():
                    value = pair_value(pair, left_name, right_name)
                    if value is not None:
                        seen.setdefault(left + right, round(value * scale))
        pairs.update({key: value for key, value in seen.items() if value})
    return pairs


def pair_value(pair: Any, left: str, right: str) -> int | None:
    """What one subtable says of two glyphs; None where it says nothing and the next may speak."""
    if pair.Format == 1:
        for record in pair.PairSet[pair.Coverage.glyphs.index(left)].PairValueRecord:
            if record.SecondGlyph == right:
                return getattr(record.Value1, "XAdvance", 0) or 0
        return None
    first = pair.ClassDef1.classDefs.get(left, 0)
    second = pair.ClassDef2.classDefs.get(right, 0)
    return getattr(pair.Class1Record[first].Class2Record[second].Value1, "XAdvance", 0) or 0


def bake(path: Path) -> dict[str, Any]:
    """One font as JSON: the height of its capitals, and per character its advance and its outline."""
    font = TTFont(path)
    options = Options()
    options.layout_features = ["kern", "lnum"]
    subsetter = Subsetter(options)
    subsetter.populate(text=CHARACTERS)
    subsetter.subset(font)
    scale = EM / font["head"].unitsPerEm
    glyph_set = font.getGlyphSet()
    names = {chr(code): name for code, name in sorted(font.getBestCmap().items()) if chr(code) in CHARACTERS}
    names |= {c: f"{name}.lf" for c, name in names.items() if f"{name}.lf" in glyph_set}  # figures as high as capitals
    glyphs = {}
    for character, name in names.items():
        pen = OutlinePen(glyph_set)
        glyph_set[name].draw(TransformPen(pen, (scale, 0, 0, scale, 0, 0)))
        glyphs[character] = [round(glyph_set[name].width * scale), pen.path]
    bounds = BoundsPen(glyph_set)
    glyph_set[names["H"]].draw(bounds)
    return {"cap": round(bounds.bounds[3] * scale), "glyphs": glyphs, "kerning": kerning(font, names, scale)}


def main(folder: Path) -> None:
    OUT.mkdir(exist_ok=True)
    for name, (package, file) in FONTS.items():
        data = bake(folder / package / "files" / f"{package}-latin-{file}.woff2")
        text = json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n"
        (OUT / f"{name}.json").write_text(text, encoding="utf-8")
        licence = (folder / package / "LICENSE").read_text(encoding="utf-8").strip()
        origin = f"Outlines in {name}.json: from the npm package @fontsource/{package}, file {file}, cut down.\n\n"
        (OUT / f"{name}.LICENSE.txt").write_text(origin + licence + "\n", encoding="utf-8")
        print(f"{name:20} {len(data['glyphs']):4} characters {len(data['kerning']):5} pairs {len(text) // 1024:4} kB")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
