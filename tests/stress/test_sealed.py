"""Nobody learns anything of a board before having played it; see sealed.py for every game, more often."""

from collections.abc import Iterator

import pytest

from oldtricks.server import leaving
from oldtricks.server.boards import Boards
from oldtricks.server.leaving import SECRETS
from oldtricks.server.settings import Settings

from ..server.conftest import FREE, good_bye
from ..server.house import House
from .sealed import Siege

__all__ = ["good_bye"]
GAME = "gasoline_alley"  # short hands


@pytest.fixture
def house(tmp_path: object) -> Iterator[House]:
    found = House(Settings(database=f"{tmp_path}/test.db", **FREE))  # type: ignore[arg-type]
    yield found
    found.stop()


def test_nobody_learns_anything_of_a_board_before_having_played_it(house: House) -> None:
    counts = Siege(house, GAME, 1).lay()
    assert counts["answers"] > 200


def test_a_table_that_lets_others_look_on_is_caught(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def careless(boards: Boards, live: object, person: str | None) -> None: ...

    monkeypatch.setattr(Boards, "check_seen", careless)
    siege = Siege(house, GAME, 1)
    with pytest.raises(AssertionError, match="tells something"):
        siege.looks_on()


def test_a_secret_that_may_be_taken_along_is_caught(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leaving, "SECRETS", tuple(name for name in SECRETS if name != "spec"))
    siege = Siege(house, GAME, 1)
    with pytest.raises(AssertionError, match="take along tells a secret"):
        siege.half_way()
