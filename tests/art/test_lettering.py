"""Words as outlines: as wide as they say, never wider than they may be, and every font with its licence."""

import json
import runpy
import tomllib
from pathlib import Path

import pytest

import oldtricks
from oldtricks.art import lettering, paper

from .outlines import shapes

PACKAGE = Path(oldtricks.__file__).parent
FONTS = sorted(path.stem for path in (PACKAGE / "art" / "fonts").glob("*.json"))


def extent(fragment: str) -> tuple[float, float, float, float]:
    points = [point for shape in shapes(paper.svg(400, 300, fragment)) for point in shape.points]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs), min(ys), max(xs), max(ys)


@pytest.mark.parametrize("font", FONTS)
def test_capitals_stand_on_the_line_and_are_as_high_as_they_say(font: str) -> None:
    _, top, _, bottom = extent(lettering.text(font, "H", 200, 150, 40))
    assert bottom == pytest.approx(150, abs=0.8)
    assert 150 - top == pytest.approx(lettering.cap_height(font, 40), abs=0.8)


@pytest.mark.parametrize("font", FONTS)
def test_words_keep_to_their_anchor_and_their_width(font: str) -> None:
    width = lettering.width(font, "Neutral 1914", 30)
    for anchor, left in (("start", 200.0), ("middle", 200 - width / 2), ("end", 200 - width)):
        low, _, high, _ = extent(lettering.text(font, "Neutral 1914", 200, 100, 30, anchor))
        assert low == pytest.approx(left, abs=3)
        assert high == pytest.approx(left + width, abs=3)


@pytest.mark.parametrize("fit", [100, 60, 20])
def test_words_are_squeezed_and_then_shrunk_to_fit(fit: float) -> None:
    low, top, high, _ = extent(lettering.text("stencil", "GENERAL", 200, 100, 40, fit=fit))
    assert fit * 0.9 < high - low <= fit + 0.5
    least = fit / lettering.width("stencil", "GENERAL", 40) / lettering.LEAST_SQUEEZE
    assert 100 - top <= lettering.cap_height("stencil", 40) * min(1, least) + 1


def test_arched_words_stand_on_their_circle() -> None:
    for below, middle in ((False, 0), (True, 180)):
        fragment = lettering.arched("deco", "HHH", 200, 150, 80, 20, middle=middle, below=below)
        points = [point for shape in shapes(paper.svg(400, 300, fragment)) for point in shape.points]
        distances = [((x - 200) ** 2 + (y - 150) ** 2) ** 0.5 for x, y in points]
        high = lettering.cap_height("deco", 20)
        assert min(distances) == pytest.approx(80 - high if below else 80, abs=1.5)
        assert max(distances) == pytest.approx(80 if below else 80 + high, abs=2)


@pytest.mark.parametrize("font", FONTS)
def test_a_font_has_letters_figures_and_its_licence(font: str) -> None:
    folder = PACKAGE / "art" / "fonts"
    glyphs = json.loads((folder / f"{font}.json").read_text(encoding="utf-8"))["glyphs"]
    assert set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,'&-") <= set(glyphs)
    assert "SIL OPEN FONT LICENSE" in (folder / f"{font}.LICENSE.txt").read_text(encoding="utf-8")


def test_the_pages_fonts_are_there_with_their_licences() -> None:
    folder = PACKAGE / "web" / "fonts"
    files = {path.name for path in folder.glob("*.woff2")}
    named = {part.split('"')[0] for sheet in folder.glob("*.css") for part in sheet.read_text().split('url("')[1:]}
    assert named == files
    stated = tomllib.loads((folder / "VENDORED.toml").read_text(encoding="utf-8"))["file"]
    assert {file["name"] for file in stated} == files
    for file in stated:
        assert "SIL OPEN FONT LICENSE" in (folder / file["licence_file"]).read_text(encoding="utf-8")


def test_the_pages_fonts_have_all_that_we_write() -> None:
    """A word with a letter that was cut away would be set in two fonts."""
    made = runpy.run_path(str(Path(__file__).parents[2] / "docs" / "make_fonts.py"))
    words = "".join(path.read_text(encoding="utf-8") for path in (PACKAGE / "words").rglob("*.ftl"))
    assert set(words) - set(made["LETTERS"] + made["MARKS"] + "\n") == set()
