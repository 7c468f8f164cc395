"""Whole matches, move by move, against an independent and deliberately naive implementation of the same rules."""

import importlib
import random
from typing import Any

import pytest

import oldtricks as ot

from .tables import TABLES, hoarding, legal, limited, table_id


def reference_of(match: ot.Match) -> Any:
    module = importlib.import_module(f"tests.reference.{match.game.name}")
    options = {k: v for k, v in match.game.options.items() if v is not None}
    reference = module.Reference(match.game.players, **options)
    reference.dealer = match.state.dealer
    return reference


def deal_alike(match: ot.Match, reference: Any) -> None:
    """Deal the match's latest deck to the reference, and see that both dealt the same."""
    assert reference.needs_deal
    assert reference.dealer == match.state.dealer
    box = match.game.box
    deck = match._decks[match.state.deals]
    names = [box.card_name(card) for card in deck]
    assert sorted(names[: len(names) - box.side_packs]) == sorted(reference.loose())
    reference.deal(names)


def compare(match: ot.Match, reference: Any) -> None:
    assert match.over == reference.over
    assert list(match.scores) == list(reference.scores)
    if match.over:
        assert set(match.winners) == reference.winners
        assert match.ended == reference.ended
        return
    assert match.turn == reference.turn
    assert set(legal(match)) == reference.legal()
    for seat in range(match.game.players):
        assert sorted(match.game.box.hand(match.state, seat)) == sorted(reference.hand(seat))
    if match.game.name == "neutral":
        for side in range(match.state.sides):
            shown = match.game.box.face_up(match.state, side)
            assert [sorted(cards) for cards in shown] == reference.face_up(side)


@pytest.mark.parametrize("table", TABLES, ids=table_id)
def test_random_matches_go_as_in_the_reference(table: tuple[str, dict[str, Any]]) -> None:
    name, options = table
    for seed in range(4 if name == "new_york_to_paris" else 12):
        match = limited(name, options, hands=6 + seed % 2 * 20).start(seed=seed)
        reference = reference_of(match)
        chance = random.Random(seed)
        modest = seed % 3  # some tables bid low, so that contracts are made and matches won
        deals = 0
        while True:
            if match.state.deals > deals and not reference.over:
                deal_alike(match, reference)
                deals = match.state.deals
            compare(match, reference)
            if match.over:
                break
            choices = match.legal()
            if match.phase == "bid" and modest:
                choices = choices[: modest + 1]
            action = chance.choice(choices)
            match.play(action)
            reference.play(action.text)


@pytest.mark.parametrize("players", [2, 4, 8])
def test_ny_q5_lucky_turns_that_go_on_after_a_new_deal_go_as_in_the_reference(players: int) -> None:
    went_on = 0
    for seed in range(5):
        match = ot.game("new_york_to_paris", players=players, lucky_new_deal="go-on").start(seed=seed)
        reference = reference_of(match)
        chance = random.Random(seed)
        deals = 0
        while True:
            if match.state.deals > deals:
                deal_alike(match, reference)
                went_on += match.phase == "lucky"
                deals = match.state.deals
            compare(match, reference)
            if match.over or deals > 6:
                break
            action = hoarding(match, chance)
            match.play(action)
            reference.play(action.text)
    assert went_on


def test_engagements_are_counted_as_in_the_reference() -> None:
    match = ot.game("tactics", hands=60).start(seed=1)
    reference = reference_of(match)
    chance = random.Random(1)
    deals = 0
    while not match.over:
        if match.state.deals > deals:
            deal_alike(match, reference)
            deals = match.state.deals
        action = chance.choice(match.legal()[:2] if match.phase == "bid" else match.legal())
        match.play(action)
        reference.play(action.text)
        assert match.state.engagements == reference.engagements
    assert sum(match.state.engagements) > 0
