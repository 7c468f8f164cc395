"""Every picture of every game is sound, alone and beside all the others; and everybody can tell the suits apart."""

import hashlib
import os
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations, pairwise
from math import dist
from pathlib import Path
from xml.etree import ElementTree

import pytest

from oldtricks import OldTricksError, art
from oldtricks.art import aviationgame, paper
from oldtricks.engine.boxes import BOXES

from .outlines import SVG, covered, shapes

GAMES = list(BOXES)
TRICK_GAMES = [game for game in GAMES if game != "new_york_to_paris"]
CARDS = [(game, card) for game in GAMES for card in art.cards(game)]
SUITS = [(game, suit) for game in GAMES for suit in art.suits(game)]


def pictures() -> Iterator[tuple[str, str, str]]:
    """Every picture there is: its name, its size, its text."""
    for game, card in CARDS:
        yield f"{game} {card}", "0 0 250 350", art.face(game, card)
    for game in GAMES:
        yield f"{game} back", "0 0 250 350", art.back(game)
        yield f"{game} box", "0 0 400 300", art.box(game)
    for game, suit in SUITS:
        yield f"{game} mark of {suit}", "0 0 48 48", art.mark(game, suit)
    yield "board", "0 0 600 200", art.board("new_york_to_paris")
    yield "plane", "0 0 64 64", art.plane("new_york_to_paris")


PICTURES = list(pictures())
EVERY_PICTURE = pytest.mark.parametrize(("size", "svg"), [p[1:] for p in PICTURES], ids=[p[0] for p in PICTURES])

# What a printer's few flat inks can do, and a page's security policy lets through: no text, no styles, no gradients.
ELEMENTS = {"svg", "g", "path", "rect", "circle", "defs", "pattern", "clipPath", "use"}
ATTRIBUTES = {
    "viewBox", "id", "d", "x", "y", "width", "height", "cx", "cy", "r", "rx", "href", "transform", "fill",
    "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin", "stroke-dasharray",
    "paint-order", "clip-path", "patternUnits", "patternTransform",
}  # fmt: skip


def test_every_card_of_every_pack_has_a_face() -> None:
    assert Counter(game for game, _ in CARDS) >= Counter(
        {
            "aviationgame": 46 + 7,  # three Gains, three Losses, No Count
            "gasoline_alley": 52,
            "neutral": 48,
            "new_york_to_paris": 10,
            "tactics": 52,
        }
    )
    assert len({art.face(game, card) for game, card in CARDS}) == len(CARDS)


@EVERY_PICTURE
def test_a_picture_is_well_formed_and_made_of_outlines_alone(size: str, svg: str) -> None:
    root = ElementTree.fromstring(svg)
    assert root.get("viewBox") == size
    for element in root.iter():
        assert element.tag.removeprefix(SVG) in ELEMENTS
        assert set(element.keys()) <= ATTRIBUTES
        assert not (element.text or "").strip()
        assert not (element.tail or "").strip()
        for name, value in element.items():
            assert name == "href" or "url(" not in value or re.fullmatch(r"url\(#[\w-]+\)", value)
    assert list(shapes(svg))  # and all its paths can be read


@EVERY_PICTURE
def test_a_picture_refers_to_itself_alone(size: str, svg: str) -> None:
    defined = re.findall(r' id="([^"]*)"', svg)
    used = re.findall(r'href="([^"]*)"', svg) + re.findall(r"url\(([^)]*)\)", svg)
    assert len(defined) == len(set(defined))
    assert {f"#{name}" for name in defined} == set(used)


def test_no_two_pictures_share_an_id() -> None:
    ids = Counter(name for _, _, svg in PICTURES for name in re.findall(r' id="([^"]*)"', svg))
    assert [name for name, count in ids.items() if count > 1] == []
    assert all(name.startswith(tuple(f"{game}-" for game in GAMES)) for name in ids)


@pytest.mark.parametrize("game", GAMES)
def test_pictures_are_small(game: str) -> None:
    faces = [len(art.face(game, card)) for card in art.cards(game)]
    assert sum(faces) / len(faces) < 15_000
    assert max(faces) < 24_000
    assert len(art.back(game)) < 20_000
    assert len(art.box(game)) < 60_000
    assert all(len(art.mark(game, suit)) < 2_000 for suit in art.suits(game))


def digest() -> str:
    return hashlib.sha256("".join(svg for _, _, svg in PICTURES).encode()).hexdigest()


def test_the_same_pictures_come_from_every_run() -> None:
    script = "from tests.art.test_pictures import digest; print(digest())"
    path = os.pathsep.join([str(Path(__file__).parents[2]), *sys.path])
    environment = {**os.environ, "PYTHONHASHSEED": "4711", "PYTHONPATH": path}
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, env=environment, check=True)
    assert run.stdout.strip() == digest()


# Telling suits apart.


def test_every_suit_of_a_game_has_letters_of_its_own() -> None:
    for game in GAMES:
        letters = [art.letter(game, suit) for suit in art.suits(game)]
        assert len(set(letters)) == len(letters)
        assert all(1 <= len(letter) <= 2 for letter in letters)


@cache
def silhouette(game: str, suit: str) -> set[tuple[int, int]]:
    """The points of a fine grid that the mark covers."""
    picture = list(shapes(art.mark(game, suit)))
    return {(x, y) for x in range(0, 48, 2) for y in range(0, 48, 2) if covered(picture, x + 1, y + 1)}


def shared(game: str, one: str, other: str) -> float:
    """How much of the shape of two marks is the same."""
    a, b = silhouette(game, one), silhouette(game, other)
    return len(a & b) / len(a | b)


@pytest.mark.parametrize("game", GAMES)
def test_the_marks_of_a_game_differ_in_shape(game: str) -> None:
    for one, other in combinations(art.suits(game), 2):
        assert shared(game, one, other) < 0.75, f"{one} and {other}"


def linear(colour: str) -> tuple[float, ...]:
    """The light of a colour, red, green and blue, from 0 to 1."""
    values = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in values)


def seen(light: tuple[float, ...], rows: tuple[tuple[float, ...], ...]) -> tuple[float, ...]:
    return tuple(max(0.0, sum(a * b for a, b in zip(row, light, strict=True))) for row in rows)


def lab(light: tuple[float, ...]) -> tuple[float, float, float]:
    """CIE L*a*b*, in which a step of about 2 is just seen."""
    rows = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))
    whole = [value / white for value, white in zip(seen(light, rows), (0.9505, 1, 1.089), strict=True)]
    x, y, z = (v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116 for v in whole)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


# Viénot, Brettel and Mollon, 1999: how red-green blind eyes see linear light.
EYES = {
    "full": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protan": ((0.11238, 0.88762, 0.0), (0.11238, 0.88762, 0.0), (0.00401, -0.00401, 1.0)),
    "deutan": ((0.29275, 0.70725, 0.0), (0.29275, 0.70725, 0.0), (-0.02234, 0.02234, 1.0)),
    "grey": ((0.2126, 0.7152, 0.0722),) * 3,
}


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("game", TRICK_GAMES)
def test_all_eyes_tell_the_suits_apart(game: str, eyes: str) -> None:
    """By their inks; where two inks come close, their marks must differ the more."""
    inks = {suit: lab(seen(linear(art.palette(game)[suit]), EYES[eyes])) for suit in art.suits(game)}
    for one, other in combinations(inks, 2):
        apart = dist(inks[one], inks[other])
        assert apart > 15 or eyes != "full", f"{one} and {other}"
        assert apart > 8 or shared(game, one, other) < 0.6, f"{one} and {other} to {eyes} eyes"


def luminance(colour: str) -> float:
    return sum(part * light for part, light in zip(EYES["grey"][0], linear(colour), strict=True))


@pytest.mark.parametrize("game", GAMES)
def test_ink_stands_out_on_paper(game: str) -> None:
    inks = art.palette(game)
    assert (luminance(inks["paper"]) + 0.05) / (luminance(inks["ink"]) + 0.05) > 7


@pytest.mark.parametrize(("game", "suit"), [(g, s) for g, s in SUITS if g in TRICK_GAMES])
def test_every_card_of_a_suit_shows_its_mark_in_a_fanned_hand(game: str, suit: str) -> None:
    """Of which only the left 52 units show."""
    outlines = {shape.source for shape in shapes(art.mark(game, suit)) if shape.source}
    of_suit = [card for card in art.cards(game) if card.startswith(f"{suit}-")]
    assert outlines
    assert len(of_suit) >= 8
    for card in of_suit:
        shown = {
            shape.source for shape in shapes(art.face(game, card)) if all(x <= 52 and y < 160 for x, y in shape.points)
        }
        assert outlines <= shown, card


@pytest.mark.parametrize("label", ["1", "10", "12", "20", "500"])
def test_the_index_stands_in_the_strip_that_a_fanned_hand_shows(label: str) -> None:
    for suit in art.suits("aviationgame"):
        tab = aviationgame.tab(label, aviationgame.MARKS[suit], art.letter("aviationgame", suit))
        marks = paper.svg(250, 350, tab.split("/>", 2)[2])  # without the tab's own two lines
        plain = paper.svg(250, 350, paper.index("stencil", label, "#000", aviationgame.MARKS[suit], "W"))
        for svg in (marks, plain):
            points = [point for shape in shapes(svg) for point in shape.points]
            assert min(x for x, _ in points) > 7
            assert max(x for x, _ in points) <= 52
            assert max(y for _, y in points) < 175


# Backs.


def alike(one: list[tuple[float, float]], other: list[tuple[float, float]]) -> bool:
    """Whether the same points make both, in whatever order."""
    near = 0.45  # rounding, and the cutting of curves
    return all(any(dist(p, q) < near for q in other) for p in one) and all(
        any(dist(p, q) < near for q in one) for p in other
    )


@pytest.mark.parametrize("game", GAMES)
def test_a_back_is_the_same_upside_down(game: str) -> None:
    left = [(shape.fill, shape.stroke, shape.points) for shape in shapes(art.back(game))]
    for fill, stroke, points in list(left):
        turned = [(250 - x, 350 - y) for x, y in points]
        twin = next((each for each in left if each[:2] == (fill, stroke) and alike(turned, each[2])), None)
        assert twin is not None, f"nothing lies opposite to the {fill or stroke} shape at {points[0]}"


def test_a_back_that_tells_up_from_down_is_caught() -> None:
    upright = paper.back("#FFFFFF", (), (), (paper.star(125, 175, 60, "#000000"),))
    shape = list(shapes(upright))[1]
    assert not alike([(250 - x, 350 - y) for x, y in shape.points], shape.points)


# What is not there.


@pytest.mark.parametrize(
    ("ask", "told"),
    [
        (lambda: art.face("whist", "a"), "Games: aviationgame"),
        (lambda: art.face("tactics", "key-25"), "Did you mean 'key-5', 'key-20' or 'key-15'"),
        (lambda: art.face("tactics", "artillery-13"), "There are: infantry-1"),
        (lambda: art.mark("neutral", "germny"), "Did you mean 'germany'"),
        (lambda: art.letter("tactics", "navy"), "There are: infantry, cavalry, artillery, engineer."),
        (lambda: art.board("tactics"), "Tactics has no board"),
        (lambda: art.back("../tactics"), "there is no game"),
    ],
)
def test_what_is_not_there_is_told_with_what_is(ask: object, told: str) -> None:
    assert callable(ask)
    with pytest.raises(OldTricksError, match=re.escape(told)):
        ask()


# The race's board.


def test_the_plane_flies_from_new_york_to_paris_over_the_board() -> None:
    places = art.route_of("new_york_to_paris")
    for (x0, _, _), (x1, _, _) in pairwise(places):
        assert x0 < x1
    assert all(0 < x < 600 and 0 < y < 200 and -90 < heading < 90 for x, y, heading in places)
