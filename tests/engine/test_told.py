"""What a player is told is right in every position: tasks, reasons and counts, over random play at every table."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

import oldtricks as ot
from oldtricks.engine.box import cards_of
from oldtricks.engine.trick_box import TrickBox
from oldtricks.rules import neutral, tactics
from oldtricks.rules.table import PLAY
from oldtricks.words import Either, Reader, Said

from ..tables import TABLES, limited, play, random_play, table_id

TRICK_TABLES = [table for table in TABLES if isinstance(ot.game(table[0]).box, TrickBox)]


def arguments(said: Said) -> dict[str, Any]:
    return dict(said.args)


def decisions(table: tuple[str, dict[str, Any]], matches: int = 3) -> Iterator[ot.Match]:
    game = limited(*table, hands=4)
    for seed in range(matches):
        yield from random_play(game.start(seed=seed), seed)


@pytest.mark.parametrize("table", TRICK_TABLES, ids=table_id)
def test_nobody_is_told_to_do_what_he_cannot(table: tuple[str, dict[str, Any]]) -> None:
    for match in decisions(table):
        s, box = match.state, match.game.box
        if s.phase != PLAY:
            continue
        said, rules = box.task(s)
        legal = match.game.rules.legal(s)
        trumps = match.game.rules.trumps(s)
        neutrals = neutral.NEUTRALS if box.name == "neutral" else 0
        args = arguments(said)
        if said.key == "task-follow":
            assert all(box.suit_of(box.card_name(card)) == args["suit"].suit or card >= 44 for card in cards_of(legal))
        elif said.key == "task-cannot-follow":
            assert isinstance(args["choices"], Either)
            told = {one.key.rpartition("task-")[2] for one in args["choices"].either}
            can = {"trump": legal & trumps, "throw-off": legal & ~trumps & ~neutrals, "neutralise": legal & neutrals}
            assert told == {what for what, cards in can.items() if cards}
        elif said.key in ("neutral-task-lead", "neutral-task-lead-trump"):
            assert not legal & neutrals
        elif said.key in ("neutral-task-lead-neutral", "neutral-task-lead-no-trump"):
            assert not legal & ~neutrals
            assert rules == (("NE-Q7",) if s.tricks == 0 else ("NE9",))
        elif said.key == "gasoline-alley-task-lead-master":
            assert not legal & ~trumps
        elif said.key == "tactics-task-lead":
            assert legal & tactics.KEYS
        else:  # who may not play a card is told the rule that forbids it
            forbidden = cards_of(s.hands[s.turn] & ~legal)
            assert {box.cite(match.game.rules.why_illegal(s, card)) for card in forbidden} <= set(rules)


@pytest.mark.parametrize("table", TRICK_TABLES, ids=table_id)
def test_a_trick_is_won_for_the_reason_that_is_told(table: tuple[str, dict[str, Any]]) -> None:
    """The winning card beats every other by rank alone where the reason says so."""
    for match in decisions(table, 2):
        for event in match.events(this_deal=True)[-3:]:
            if event.kind == "trick":
                args = arguments(event.said)
                cards = [card for _, card in event.data["trick"]]
                box = match.game.box
                rivals = [c for c in cards if box.suit_of(c) == box.suit_of(event.data["card"])]
                assert event.data["card"] in cards
                reason = args["reason"].key
                if reason in (
                    "reason-suit",
                    "reason-trump",
                    "gasoline-alley-reason-trump",
                    "neutral-reason-higher-neutral",
                ):
                    ranks = [int(c.rpartition("-")[2]) for c in rivals if "-" in c]
                    assert not ranks or int(event.data["card"].rpartition("-")[2]) == max(ranks)
                if reason == "neutral-reason-neutral-over-trump":
                    assert len([c for c in cards if c.startswith("us-")]) == 1
                if reason == "neutral-reason-higher-neutral":
                    assert len([c for c in cards if c.startswith("us-")]) > 1


def test_ne7_a_neutral_over_the_trump_and_ne8_the_higher_neutral_are_told() -> None:
    game = ot.game("neutral", hands=1)
    hands = ["britain-8", "us-3 france-1 france-2", "us-5 france-3 france-4", "britain-1"]
    match = game.start(deck=game.stack(hands), names=["Ann", "Ben", "Cleo", "Dan"])
    play(match, "bid 1, pass, pass, pass, britain-8, us-3, us-5")
    match.play(random.Random(1).choice(match.legal()))
    told = next(event.text for event in match.events() if event.kind == "trick")
    assert told.startswith("Cleo takes the trick with us-5, the highest Neutral; neutralised, with 1 Ruler")


def test_ta10_the_wagon_train_among_four_keys_is_told() -> None:
    game = ot.game("tactics", hands=1)
    match = game.start(deck=game.stack(["key-5", "key-10", "key-15", "key-20"]), names=["Ann", "Ben", "Cleo", "Dan"])
    play(match, "bid 60, pass, pass, pass, name no-trump")
    while match.phase == "discard":
        match.play(match.legal()[0])
    play(match, "key-5, key-10, key-15, key-20")
    told = next(event.text for event in match.events() if event.kind == "trick")
    assert told == "Dan takes the trick with key-20, the wagon train among four Keys: 50 points in Keys."


def test_ne13_whoever_does_not_make_the_bid_is_credited_with_neutralised_tricks_only() -> None:
    """Two play: Ben takes a Belligerent trick, which counts for nothing."""
    game = ot.game("neutral", players=2, hands=1)
    match = game.start(deck=game.stack(["britain-1 france-1", "britain-8 france-8"]), names=["Ann", "Ben"])
    play(match, "bid 1, pass, britain-1, britain-8")
    view = match.view(0)
    assert view.table["tricks"] == [0, 1]
    assert view.table["made"] == [0, 0]
    assert [Reader().say(said) for said in view.in_hand[1]] == ["1 trick", "0 points"]


def test_a_reader_at_the_table_is_you_and_others_have_names() -> None:
    match = ot.game("gasoline_alley", players=2, hands=1).start(seed=6, names=["Ann", "Ben"])
    play(match, "bid 18, sell, name tin-can, tin-can-13")
    ben = Reader(game="gasoline_alley", names=match.names, sides=match.sides, seat=1, typed=False)
    told = [ben.sentence(event.said) for event in match.events(1, this_deal=True)]
    assert told == [
        "Ann deals.",
        "You: bid 18.",
        "Ann sells to you for 18.",
        "Ann: sold the Master Suit for 18, −18 (GA8).",
        "You name Tin Can.",
        "You play 13 of Tin Can.",
    ]
