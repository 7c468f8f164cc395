"""A game that nobody has drawn a screen for: the sixth one, on the page."""

from collections.abc import Iterator

import pytest

from ..sixth import NAME, install, remove
from . import test_games
from .conftest import Visitors


@pytest.fixture
def _sixth_game() -> Iterator[None]:
    """On the shelf of the server too, which runs in this process."""
    install()
    yield
    remove()


@pytest.mark.usefixtures("_sixth_game")
def test_a_sixth_game_has_a_lid_and_rules_and_is_played_by_clicking(
    visitor: Visitors, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = visitor("Ann")
    ann.visit("/")
    ann.until_shown("until somebody shows the Light", "main")
    ann.visit(f"/rules/{NAME}")
    ann.until_shown("The Light belongs to no suit", "main")
    monkeypatch.setitem(test_games.GAMES, NAME, ("mss", 1, {"bid", "card"}))
    test_games.test_a_whole_game_by_clicking(visitor, NAME)
