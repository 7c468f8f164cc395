"""Whole games played by a person who always takes the first choice, on a terminal of 80 columns and 24 rows."""

from pathlib import Path

import pytest

import oldtricks as ot
from oldtricks.terminal.seats import Sitting

from .person import HEIGHT, WIDTH, Person, cards_on

GAMES = [
    ("aviationgame", ["--players", "6", "-o", "hands=2"]),
    ("gasoline_alley", ["--players", "7", "-o", "hands=2"]),
    ("neutral", ["--players", "5", "-o", "hands=1"]),
    ("new_york_to_paris", ["--players", "2"]),
    ("tactics", ["-o", "hands=1"]),
]


@pytest.mark.parametrize(("name", "options"), GAMES, ids=[name for name, _ in GAMES])
def test_a_whole_game_of_first_choices(name: str, options: list[str], tmp_path: Path) -> None:
    person = Person(tmp_path, name, *options, "--pace", "0", "--seed", "5", "--seat", "2", "--name", "Maria")
    title = ot.game(name).box.title
    decisions = 0
    prompt = "> "
    while prompt == "> ":
        for frame in person.frames:
            check_fits(frame)
        assert person.rows[0].startswith(f" {title}")
        record = person.saved()
        match = Sitting.resume(record).match
        assert match.turn == 1
        if name != "new_york_to_paris":
            check_hides(match, person.text)
        decisions += 1
        prompt = person.type(match.legal()[0].text)
        while "next hand" in prompt:
            assert person.rows[0].startswith("Deal ")
            prompt = person.type("")
    while "turns the page" in prompt:
        prompt = person.type("")
    assert prompt.startswith("Another match")
    person.type("n")
    assert person.closed
    assert person.end() == 0
    record = person.saved()
    assert record.result["over"]
    assert record.names[1] == "Maria"
    assert sum(seat == 1 for seat, _ in record.actions) == decisions > 10
    assert not list((tmp_path / "tables").glob("*.json"))
    assert len(list((tmp_path / "finished").glob("*.json"))) == 1


def check_fits(frame: list[str]) -> None:
    """Nothing has scrolled away: the status line is on top, the prompt at most in the last row."""
    assert len(frame) == HEIGHT
    assert all(len(row) <= WIDTH for row in frame)
    if any("is to" in row or "Your turn" in row for row in frame):
        assert "deal" in frame[0]


def check_hides(match: ot.Match, text: str) -> None:
    """Only cards that Maria holds, laid away, or saw fall are on the screen; or that a log line of hers names."""
    me = 1
    known = set(match.view(me).hand)
    known |= {str(event.data.get("card")) for event in match.events(me)}
    known |= set(match.view(me).table["discards"] or ())
    shown = cards_on(match.game.box, text)
    assert {card for card in match.view(me).hand if "-" in card} <= shown
    if match.phase != "call":  # the prompt names two that may be called
        assert shown <= known
