"""What people who sit at a terminal can ask: what a card does, what a word means, what is played for."""

import re

import pytest

import oldtricks as ot
from oldtricks.cli import main
from oldtricks.engine.boxes import BOXES
from oldtricks.engine.errors import OldTricksError
from oldtricks.terminal.asking import answer, card_said, cards_of, standing_said
from oldtricks.words import LANGUAGES, Reader, pages

from ..tables import play


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", BOXES)
def test_every_card_says_what_it_does_and_by_which_rule(game: str, language: str) -> None:
    reader = Reader(language, game, typed=False)
    rules = pages.rules_of(game, language)
    for card in cards_of(BOXES[game]):
        told = reader.sentence(card_said(BOXES[game], card))
        cited = re.search(r"\(([A-Z]+(?:-Q)?\d+)\)$", told)
        assert cited, told
        assert cited[1] in rules
        assert len(told.split()) <= 48, told


def test_a_card_and_a_word_are_found_however_they_are_written() -> None:
    box, reader = BOXES["neutral"], Reader(game="neutral", typed=False)
    wilson = answer(box, "us-8", reader)
    assert answer(box, "wilson", reader) == wilson
    assert answer(box, "8 of the United States", reader) == wilson
    assert reader.say(wilson).startswith("8 of the United States, President Wilson: The highest Neutral")
    assert reader.say(answer(box, "rulers", reader)).startswith("Ruler: The 8 of a country")
    assert reader.say(answer(box, "Herrscher", reader)).startswith("Ruler: The 8 of a country")
    with pytest.raises(OldTricksError, match="neither a card nor a word of Neutral"):
        answer(box, "castling", reader)


def test_what_alone_tells_what_is_played_for() -> None:
    match = ot.game("gasoline_alley", players=2).start(seed=1, dealer=0, names=["Ann", "Ben"])
    play(match, "bid 9, sell")
    view = match.view(1)
    reader = Reader("en", view.game, view.players, view.sides, 1)
    assert [reader.sentence(said) for said in standing_said(view)] == [
        "0 wins: the lower score is ahead.",
        "Ann is ahead.",
        "You need 9 more; at most 30 can still be made.",
    ]


def test_explain_on_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explain", "gasoline_alley", "Master", "Suit"]) == 0
    assert capsys.readouterr().out.startswith("Master Suit: The suit that beats the other three")
    assert main(["explain", "tactics", "--lang", "de"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert len(told) >= 10
    assert any(line.startswith("Gefecht: ") for line in told)
    assert main(["explain", "tactics", "castling"]) == 2
