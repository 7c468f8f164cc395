"""What stands around the table is what the rules say."""

import pytest
from fluent.runtime import FluentBundle, FluentResource

import oldtricks as ot
from oldtricks.terminal.choices import choice_lines
from oldtricks.terminal.words import contract, heading, in_short, reader_of, scoreboard, standing
from oldtricks.words import Card, Reader, reader, say


def neutral(players: int = 4, **options: object) -> ot.Match:
    """Seat 0 makes 3 with Germany as trump; seat 1 then takes a trick of France."""
    game = ot.game("neutral", players=players, **options)
    hands = ["germany-8 france-1 us-1", "france-8 germany-1", "france-2 germany-2", "france-3 germany-3"]
    match = game.start(deck=game.stack(hands[:players]))
    while match.phase == "bid":
        match.play("bid 3" if match.turn == 0 else "pass")
    while match.phase == "discard":
        match.play(match.legal()[-1])
    for card in ("germany-8", "germany-1", "germany-2", "germany-3")[:players]:
        match.play(card)
    for card in ("france-1", "france-8", "france-2", "france-3")[:players]:
        match.play(card)
    return match


def test_ne13_the_other_side_makes_nothing_of_a_belligerent_trick() -> None:
    view = neutral().view(0)
    assert scoreboard(view, reader_of(view), 80) == [
        ("We 0 · 1 trick, 1 point", True),
        ("They 0 · 1 trick, 0 points", False),
    ]
    alone = neutral(sides="singles").view(0)
    assert [standing(alone, reader_of(alone), seat, 40) for seat in range(2)] == [
        "1 trick, 1 point",
        "1 trick, 0 points",
    ]


def test_where_there_is_little_room_the_points_are_left() -> None:
    view = neutral(sides="singles").view(0)
    assert standing(view, reader_of(view), 0, 10) == "1 point"


def test_a_language_without_a_short_form_uses_its_own_long_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """And not the English short one."""
    spanish = FluentBundle(["es"], use_isolating=False)
    spanish.add_resource(FluentResource("neutral-contract-with = { $contract }, con quien tenga { $card }"))
    plain = reader.catalogue
    monkeypatch.setattr(reader, "catalogue", lambda language: spanish if language == "es" else plain(language))
    said = say("neutral-contract-with", contract="9", card=Card("us-8"))
    assert in_short(Reader("es", "neutral"), said) == "9, con quien tenga us-8"
    assert in_short(Reader("en", "neutral"), said) == "9, with us-8"


def test_the_head_says_you() -> None:
    match = neutral()
    assert contract(match.view(0), reader_of(match.view(0))) == "You: 3 points, Germany is trump"
    assert contract(match.view(1), reader_of(match.view(1))) == "Player 1: 3 points, Germany is trump"
    assert heading(match.view(), reader_of(match.view())) == "Neutral, to 50 · deal 1"


def test_your_own_line_of_the_score_begins_with_a_capital() -> None:
    game = ot.game("gasoline_alley", players=2, hands=1)
    match = game.start(seed=6, names=["Ann", "Ben"])
    for action in ("bid 18", "sell"):
        match.play(action)
    view = match.view(0)
    said = [reader_of(view).sentence(event.said) for event in view.events]
    assert "You sell to Ben for 18." in said
    assert "You: sold the Master Suit for 18, −18 (GA8)." in said


def test_the_highest_bid_is_the_last_one() -> None:
    match = ot.game("aviationgame").start(seed=1)
    assert contract(match.view(0), reader_of(match.view(0))) == "bidding"
    match.play("bid 300 biplane")
    match.play("no flight")
    assert contract(match.view(0), reader_of(match.view(0))) == "highest bid 300 Biplane"


def test_bids_are_told_as_they_are_typed() -> None:
    for name, line in (
        ("neutral", "pass, or bid 1 to 26"),
        ("tactics", "pass, or bid 60 to 110 in steps of 5"),
        ("aviationgame", "no flight, or such as 100 balloon"),
    ):
        match = ot.game(name).start(seed=1)
        view = match.view(match.turn)
        assert choice_lines(view, reader_of(view), 80, 2) == [line]
