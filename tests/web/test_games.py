"""A whole game of each of the five, by clicking; whatever the table asks for is looked at when it is first shown."""

import pytest

from .conftest import Visitors
from .looking import look
from .person import Person

GAMES = {
    "aviationgame": ("msss", 1, {"bid", "discard", "card"}),
    "gasoline_alley": ("msss", 2, {"card", "sheet"}),
    "neutral": ("mssss", 1, {"bid", "discard", "call", "card"}),
    "new_york_to_paris": ("ms", None, {"draw", "race"}),
    "tactics": ("msss", 1, {"bid", "choose", "discard", "card"}),
}


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_clicking(visitor: Visitors, game: str) -> None:
    seats, hands, kinds = GAMES[game]
    ann = visitor("Ann")
    table = ann.make(game, seats, {"hands": hands} if hands else {})
    ann.visit(f"/t/{table}")

    def answer(person: Person, kind: str) -> None:
        if person.kinds.count(kind) == 1:
            look(person, f"table-{game}-{kind}")
        person.click(kind)

    ann.play(answer)
    look(ann, f"table-{game}-over")
    assert kinds <= set(ann.kinds)
    seen = ann.see(table)
    assert seen["table"]["status"] == "over"
    ann.page.keyboard.press("Escape")
    ann.page.locator(".open-hands, .race-open-hand").first.wait_for()
    look(ann, f"table-{game}-after")
