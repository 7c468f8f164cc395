"""What a seat knows in numbers: everything public and the own cards exact, everything hidden zero."""

import pickle
import random
from collections import Counter
from dataclasses import fields
from importlib import import_module
from typing import Any

import pytest

import oldtricks as ot
from oldtricks.engine.box import State
from oldtricks.engine.match import MOST_CARDS, copy_state
from oldtricks.engine.observations import length, observe
from oldtricks.rules.table import DISCARD, HIDDEN

from ..tables import TABLES, limited, table_id

Table = tuple[str, dict[str, Any]]


def without_secrets(match: ot.Match, seat: int | None) -> dict[str, Any]:
    """The state's fields with all that is hidden from the seat made zero: this list is the whole of it."""
    s = match.state
    public = {f.name: getattr(s, f.name) for f in fields(s)}
    public["hands"] = [hand if i == seat else 0 for i, hand in enumerate(s.hands)]
    if match.game.name == "new_york_to_paris":
        public["drawing"] = [0] * len(s.drawing)
        return public
    public["centre"] = 0
    if seat is None or seat != s.maker:
        public["discards"] = 0
    if match.game.name == "aviationgame":
        public["side"] = [miles if i < s.tricks else 0 for i, miles in enumerate(s.side)]
    return public


def values(s: State) -> dict[str, Any]:
    return {f.name: getattr(s, f.name) for f in fields(s)}


def played_again(match: ot.Match, before: State, deck: list[int], script: list[int]) -> State:
    """The table before the deal, the cards dealt, and everything done."""
    s = copy_state(before)
    match.game.rules.deal(s, deck + [0] * (MOST_CARDS - len(deck)))
    for number in script:
        match.game.rules.apply(s, number)
    return s


@pytest.mark.parametrize("table", TABLES, ids=table_id)
def test_it_is_the_state_but_for_what_is_hidden_and_how_that_came_about(table: Table) -> None:
    chance = random.Random(4)
    match = limited(*table, hands=3).start(seed=9)
    rules, encoder = match.game.rules, import_module(f"oldtricks.engine.observations.{match.game.name}")
    phases: Counter[str] = Counter()
    made: list[tuple[int, int, int]] = []  # of this deal: seat, phase, number
    laid_away = 0
    while True:
        phases[match.phase] += 1
        whole_table = match.over or chance.random() < 0.1
        deck = match._decks[-1]
        for seat in [None, *range(match.game.players)] if whole_table else [match.turn]:
            view = match.view(seat)
            assert values(view.known) == without_secrets(match, seat)
            assert len(view.deck) == len(deck)
            assert all(seen in (card, HIDDEN) for seen, card in zip(view.deck, deck, strict=True))
            hidden = [i for i, (who, phase, _) in enumerate(made) if phase == DISCARD and who != seat]
            laid_away += len(hidden)
            script = [HIDDEN if i in hidden else number for i, (_, _, number) in enumerate(made)]
            assert view.script == tuple((who, n) for (who, _, _), n in zip(made, script, strict=True))
            assert played_again(match, view.before, deck, [number for _, _, number in made]) == match.state
            assert not any(view.before.hands)
            if seat is not None:
                assert view.observe() == observe(match, seat)
                whole = [0] * length(match.game)
                encoder.observe(match.state, seat, whole)  # as compiled code does, which has no other state
                assert view.observe() == whole
            if not match.over and seat == match.turn:
                assert rules.legal(view.known) == rules.legal(match.state)
        if match.over:
            break
        choices = match.legal()
        action = chance.choice(choices[:5] if match.phase == "bid" else choices)
        made.append((match.state.turn, action.phase, action.number))
        deal = match.state.deals
        match.play(action)
        if match.state.deals > deal:
            made.clear()
    assert {"over", "play"} < set(phases)
    assert (laid_away > 0) == ("discard" in phases)


def seen_in(match: ot.Match, seat: int | None) -> str:
    """The deck as the seat has seen it, in words."""
    card_name = match.game.box.card_name
    return " ".join("?" if card == HIDDEN else card_name(card) for card in match.view(seat).deck)


def test_of_the_deck_a_seat_has_seen_its_own_cards_where_they_lay_and_what_it_took_up() -> None:
    game = ot.game("neutral", players=5, hands=1)
    match = game.start(deck=game.stack(["france-3 britain-5", "us-1"], centre="us-8 austria-1 us-7"), dealer=4)
    assert seen_in(match, 0).split()[:7] == ["france-3", "?", "?", "?", "?", "britain-5", "?"]
    assert seen_in(match, 0).endswith("? ? ?")
    for action in ("bid 5", "pass", "pass", "pass", "pass", "discard us-8"):
        match.play(action)
    assert seen_in(match, 0).endswith("us-8 austria-1 us-7")
    assert seen_in(match, 1).endswith("? ? ?")
    assert seen_in(match, 1).split()[:2] == ["?", "us-1"]
    assert set(seen_in(match, None).split()) == {"?"}
    assert match.view(0).script[-1] == (0, 47)
    assert match.view(1).script[-1] == match.view(None).script[-1] == (0, HIDDEN)


def test_of_the_side_cards_everybody_has_seen_those_that_were_turned_up_av16() -> None:
    match = ot.game("aviationgame", hands=1).start(seed=3)
    while match.state.tricks < 2:
        match.play(match.legal()[-1 if match.phase == "bid" else 0])
    for seat in (None, 0, 1, 2, 3):
        assert match.view(seat).deck[46:48] == tuple(match._decks[-1][46:48])
        assert set(match.view(seat).deck[48:]) == {HIDDEN}


def test_of_the_drawing_pile_a_seat_has_seen_what_it_drew_in_a_lucky_turn_too() -> None:
    game = ot.game("new_york_to_paris", players=2)
    hands = ["lucky-lindy favorable-weather 500 500 500", "storm storm storm heavy-fog heavy-fog"]
    match = game.start(deck=game.stack(hands, "300 take-off 100 heavy-fog forced-landing"))
    for action in ("draw", "play lucky-lindy", "play favorable-weather", "play take-off"):
        match.play(action)
    own = "lucky-lindy ? favorable-weather ? 500 ? 500 ? 500 ?"
    assert seen_in(match, 0).startswith(f"{own} 300 take-off 100 ? ? ")
    assert set(seen_in(match, 0).split()[13:]) == {"?"}
    assert seen_in(match, 1).split()[:10:2] == ["?"] * 5
    assert set(seen_in(match, 1).split()[10:]) == {"?"}


@pytest.mark.parametrize("name", ot.GAMES)
def test_a_view_names_its_game_and_travels_to_another_process_with_it(name: str) -> None:
    match = ot.game(name).start(seed=1)
    view = match.view(0)
    assert view.played is match.game
    there, again = (pickle.loads(pickle.dumps(view)) for _ in range(2))
    assert there == view
    assert there.played is again.played  # and so is made ready but once


def test_what_a_view_knows_is_its_own() -> None:
    match = ot.game("tactics").start(seed=1)
    one, other = match.view(0), match.view(0)
    assert one.known == other.known
    one.known.hands[0] = one.known.scores[0] = one.known.engagements[0] = 77
    assert other == match.view(0)


def test_a_copy_of_a_match_goes_on_by_itself() -> None:
    match = ot.game("tactics").start(seed=1)
    match.play("pass")
    twin = match.copy()
    twin.play("pass")
    assert [len(one.view(0).script) for one in (match, twin)] == [1, 2]
    twin.undo(2)
    assert twin.view(0).script == ()


def test_numbers_are_for_programs_and_are_not_sent() -> None:
    view = ot.game("aviationgame").start(seed=1).view(0)
    assert not {"played", "known", "before", "script", "deck"} & view.to_dict().keys()


def test_a_spectator_has_no_observation() -> None:
    with pytest.raises(ot.OldTricksError, match="for a player"):
        ot.game("tactics").start(seed=1).view().observe()
