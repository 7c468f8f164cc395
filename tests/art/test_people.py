"""Pictures of people, and what they show each other."""

import re
import xml.etree.ElementTree as ElementTree

import pytest

from oldtricks import art
from oldtricks.engine.boxes import BOXES

AVATARS = [(game, name) for game in BOXES for name in art.avatars(game)]
INKS = re.compile("#[0-9A-Fa-f]{6}")


@pytest.mark.parametrize(("game", "name"), AVATARS, ids="/".join)
def test_every_deck_has_round_pictures_of_its_own(game: str, name: str) -> None:
    drawn = art.avatar(game, name)
    root = ElementTree.fromstring(drawn)
    assert root.attrib["viewBox"] == "0 0 96 96"
    ids = re.findall(r' id="([^"]+)"', drawn)
    assert len(ids) == len(set(ids))
    assert set(re.findall(r"#([\w.-]+)\)", drawn)) | set(re.findall(r'href="#([^"]+)"', drawn)) <= set(ids)


def test_a_deck_without_portraits_shows_its_marks() -> None:
    assert art.avatars("neutral") == art.suits("neutral")
    assert len(AVATARS) >= 20
    assert len({art.avatar(*each) for each in AVATARS}) == len(AVATARS)


def test_what_is_no_picture_is_refused() -> None:
    with pytest.raises(art.UnknownPicture):
        art.avatar("tactics", "infantry-1")
    with pytest.raises(art.UnknownPicture):
        art.reaction("skull")


@pytest.mark.parametrize("name", art.REACTIONS)
def test_reactions_are_flat_inks_on_paper(name: str) -> None:
    drawn = art.reaction(name)
    ElementTree.fromstring(drawn)
    assert "Gradient" not in drawn
    assert "<text" not in drawn
    assert len({ink.upper() for ink in INKS.findall(drawn)}) <= 8
    assert drawn == art.reaction(name)
