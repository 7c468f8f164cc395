"""Our games in OpenSpiel: its own tests, agreement with the engine, and worlds that a player cannot tell apart."""

import doctest
import os
import pickle
import random
import re
import subprocess
import sys
import unittest
from collections import Counter, deque
from collections.abc import Iterator
from dataclasses import fields
from itertools import product
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pyspiel
import pytest

import oldtricks as ot
import oldtricks.envs.open_spiel
from oldtricks.bots import binding
from oldtricks.bots import worlds as worlds_of_bots
from oldtricks.bots.surface import redeal
from oldtricks.bots.thinking import BAR, HOLDERS, Bench, Knowledge
from oldtricks.bots.worlds import LAID_AWAY, Worlds, possible_holders
from oldtricks.compiled.kernels import reward
from oldtricks.engine import sfc32
from oldtricks.engine.observations import length, observe
from oldtricks.rules.table import BID, HIDDEN, LUCKY

from ..tables import TABLES, table_id

REPOSITORY = Path(__file__).parents[2]
CHANCE = pyspiel.PlayerId.CHANCE
Table = tuple[str, dict[str, Any]]

# One table of each kind that OpenSpiel's slow tests can take.
FEW: list[Table] = [
    ("aviationgame", {"players": 4}),
    ("aviationgame", {"players": 6, "perfect_flight": "no-loss"}),
    ("gasoline_alley", {"players": 2}),
    ("gasoline_alley", {"players": 5, "passing": "final"}),
    ("gasoline_alley", {"players": 8}),
    ("neutral", {"players": 2}),
    ("neutral", {"players": 3}),
    ("neutral", {"players": 4}),
    ("neutral", {"players": 5}),
    ("neutral", {"players": 6, "sides": "pairs"}),
    ("new_york_to_paris", {"players": 2}),
    ("new_york_to_paris", {"players": 4, "sides": "partners"}),
    ("tactics", {}),
    ("tactics", {"name_trump": "after", "length": "engagement"}),
]
TRICK_TABLES = [table for table in TABLES if table[0] != "new_york_to_paris"]


def load(name: str, options: dict[str, Any], hands: int = 1) -> Any:
    """The game as OpenSpiel loads it, from text."""
    given = options if name == "new_york_to_paris" else {**options, "hands": hands}
    text = ",".join(f"{key}={value}" for key, value in given.items())
    return pyspiel.load_game(f"oldtricks_{name}({text})")


def random_play(game: Any, seed: int, modest: bool = False) -> Iterator[Any]:
    """The state before every action of random play, and at the end."""
    chance = random.Random(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        yield state
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choices(actions, weights)[0])
        else:
            choices = state.legal_actions()
            if modest and state.world.s.phase == BID:
                choices = choices[:4]  # so that hands are played
            state.apply_action(chance.choice(choices))
    yield state


def last_of(states: Iterator[Any]) -> Any:
    return list(states)[-1]


def say(state: Any, script: str) -> Any:
    """Make actions written one after another, separated by commas."""
    for text in filter(None, (part.strip() for part in script.replace("\n", ",").split(","))):
        state.apply_action(state.string_to_action(text))
    return state


def dealt(game: Any, *hands: str, centre: str = "") -> Any:
    """The state after a deal of these hands by the last seat, so that seat 0 comes first."""
    kit = game.kit
    state = game.new_initial_state()
    say(state, f"seat {kit.players} deals")
    deck = kit.game.stack(hands, centre=centre)
    for name, owner in zip(deck, kit.game.layout(kit.players - 1), strict=False):
        if owner >= 0:
            say(state, f"deal {name}")
    return state


def sampler(seed: int) -> Any:
    return pyspiel.UniformProbabilitySampler(seed, 0.0, 1.0)


def others(state: Any, player: int, count: int) -> list[Any]:
    sample = sampler(3)
    return [state.resample_from_infostate(player, sample) for _ in range(count)]


def cards(state: Any, seat: int) -> set[str]:
    return set(state.world.kit.game.box.hand(state.world.s, seat))


# OpenSpiel finds them


@pytest.mark.parametrize("name", ot.GAMES)
def test_a_game_is_found_by_name_with_the_usual_players_and_one_hand(name: str) -> None:
    game = pyspiel.load_game(f"oldtricks_{name}")
    plain = ot.game(name)
    assert game.num_players() == plain.players
    assert game.kit.game.options == {**plain.options, **({"hands": 1} if "hands" in plain.options else {})}
    assert game.get_parameters().keys() == {"players", "reward", *(option.name for option in plain.box.options)}


def test_parameters_reach_the_rules() -> None:
    game = pyspiel.load_game("oldtricks_neutral(players=6,hands=3,sides=pairs,passing=final)")
    assert game.kit.game == ot.game("neutral", players=6, hands=3, sides="pairs", passing="final")
    race = pyspiel.load_game("oldtricks_new_york_to_paris", {"players": 3, "packs": 2, "lucky_lindy": False})
    assert race.kit.game == ot.game("new_york_to_paris", players=3, packs=2, lucky_lindy=False)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("oldtricks_aviationgame(players=5)", "Aviationgame is for 4, 6 players"),
        ("oldtricks_neutral(players=4,sides=pairs)", "option sides is one of: teams, singles"),
        ("oldtricks_tactics(reward=points)", "reward is one of win, score"),
        ("oldtricks_tactics(hands=0)", "option hands is a whole number"),
        ("oldtricks_new_york_to_paris(players=6,packs=1)", "option packs is one of: 2"),
    ],
)
def test_impossible_parameters_are_refused_in_the_engine_s_words(text: str, message: str) -> None:
    with pytest.raises(ot.OptionError, match=message):
        pyspiel.load_game(text)


def test_the_race_has_no_hands() -> None:
    with pytest.raises(pyspiel.SpielError, match="hands"):
        pyspiel.load_game("oldtricks_new_york_to_paris(hands=1)")


# OpenSpiel's own tests


@pytest.mark.parametrize("table", FEW, ids=table_id)
def test_open_spiel_simulates_it(table: Table) -> None:
    pyspiel.random_sim_test(load(*table), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("table", TABLES, ids=table_id)
def test_open_spiel_simulates_every_table_from_python(table: Table) -> None:
    from open_spiel.python.tests.games_sim_test import GamesSimTest

    np.random.seed(1)
    GamesSimTest().sim_game(load(*table, hands=2))


@pytest.mark.parametrize("table", FEW, ids=table_id)
def test_open_spiel_s_api_test_passes(table: Table) -> None:
    from open_spiel.integration_tests.api_test import EnforceAPIOnPartialTreeBase

    np.random.seed(1)
    case = type("Case", (EnforceAPIOnPartialTreeBase,), {"game": load(*table), "game_name": table[0]})
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun >= 5
    assert not result.failures + result.errors


def test_a_state_survives_pickling_in_the_middle_of_everything() -> None:
    game = load("new_york_to_paris", {"players": 2})
    for state in list(random_play(game, 1))[:60]:
        twin = pickle.loads(pickle.dumps(state))
        assert str(twin) == str(state)
        assert twin.history() == state.history()
        assert twin.current_player() == state.current_player()
        assert twin.world.kit is state.world.kit


def test_a_clone_goes_its_own_way() -> None:
    game = load("tactics", {})
    state = next(state for state in random_play(game, 1) if not state.is_chance_node())
    before = str(state), state.information_state_string(0)
    last = state.clone()
    while not last.is_terminal():
        last.apply_action(last.legal_actions()[-1])
    assert (str(state), state.information_state_string(0)) == before
    assert game.new_initial_state().history() == []
    assert not game.kit.start.log


# Actions


@pytest.mark.parametrize("table", TABLES, ids=table_id)
def test_an_action_number_means_one_thing_and_every_action_has_one(table: Table) -> None:
    kit = load(*table).kit
    numbers: dict[str, set[int]] = {}
    for phase, actions in kit.game.grammar.actions.items():
        for number, action in actions.items():
            numbers.setdefault(action.text, set()).add(kit.offsets[phase] + number)
            assert kit.texts[kit.offsets[phase] + number] == action.text
    assert all(len(found) == 1 for found in numbers.values())
    named = [text for text in kit.texts if text]
    assert len(named) == len(set(named)) == len(numbers)


@pytest.mark.parametrize("name", ["aviationgame", "gasoline_alley", "neutral", "new_york_to_paris"])
def test_numbers_mean_the_same_at_every_number_of_players(name: str) -> None:
    tables = [load(name, {"players": players}).kit.texts for players in ot.game(name).box.seats]
    for texts in tables:
        for here, there in zip(texts, tables[-1], strict=False):
            assert here in ("", there)


def test_the_number_of_playing_a_card_is_the_card_s() -> None:
    state = dealt(load("tactics", {}), "key-5 infantry-1")
    say(state, "bid 60, pass, pass, pass, name infantry")
    assert state.string_to_action("discard infantry-1") == 52
    say(state, ", ".join(f"discard {card}" for card in sorted(cards(state, 0) - {"key-5", "infantry-1"})[:4]))
    assert state.legal_actions()[0] == state.string_to_action("play infantry-1") == 0
    assert state.string_to_action("play key-5") == 48


# Chance


def test_who_deals_first_is_any_seat_with_equal_chance_c2() -> None:
    state = load("gasoline_alley", {"players": 5}).new_initial_state()
    assert [state.action_to_string(CHANCE, seat) for seat, _ in state.chance_outcomes()] == [
        f"seat {seat} deals" for seat in range(1, 6)
    ]
    assert {chance for _, chance in state.chance_outcomes()} == {1 / 5}


def test_cards_are_dealt_without_replacement() -> None:
    game = load("neutral", {"players": 4})
    state = say(game.new_initial_state(), "seat 2 deals")
    for dealt_before in range(48):
        outcomes = dict(state.chance_outcomes())
        assert set(outcomes.values()) == {1 / (48 - dealt_before)}
        assert len(outcomes) == 48 - dealt_before
        state.apply_action(min(outcomes))
        assert dealt_before == 47 or min(outcomes) not in dict(state.chance_outcomes())
    assert state.current_player() == 2  # C1, NE4: the dealer's left
    assert cards(state, 2) == {card for card in game.kit.card_names if card.endswith(("-1", "-5"))}  # NE3


def test_the_race_draws_kinds_in_proportion_to_their_numbers() -> None:
    state = dealt(load("new_york_to_paris", {"players": 2}), "100 100 100 storm take-off", "500 500 300 100 storm")
    say(state, "draw")
    left = {"favorable-weather": 12, "take-off": 13, "500": 6, "300": 19, "100": 28, "lucky-lindy": 1, "storm": 1}
    left |= {"heavy-fog": 3, "motor-trouble": 3, "forced-landing": 4}
    chances = {state.action_to_string(CHANCE, a).removeprefix("deal "): p for a, p in state.chance_outcomes()}
    assert chances == pytest.approx({name: count / 90 for name, count in left.items()})


def test_side_cards_are_turned_up_as_tricks_end_and_come_back_with_the_next_flight_av_q8() -> None:
    box = ot.game("aviationgame").box
    pack = Counter(f"turn up {box.side_card_name(miles)}" for miles in box.rules.SIDE_PACK)  # type: ignore[attr-defined]
    turned: Counter[str] = Counter()
    checked = 0
    for state in random_play(load("aviationgame", {"players": 4}, hands=2), 8, modest=True):
        if state.is_chance_node() and state.world.missing:
            turned = Counter(text for text in state.world.told(0).split("deals")[-1].split("; ") if "turn up" in text)
            rest = pack - turned
            chances = {state.action_to_string(CHANCE, a): p for a, p in state.chance_outcomes()}
            assert chances == pytest.approx({name: count / rest.total() for name, count in rest.items()})
            assert turned.total() == state.world.s.tricks
            checked += 1
    assert checked == 22


# The same match in the engine


def engine_match(state: Any) -> ot.Match:
    """The match of the engine's that has the same cards and actions."""
    kit = state.world.kit
    world = kit.start.copy()
    decks: list[list[str]] = []
    actions: list[str] = []
    for action in state.history():
        text = kit.chance_texts[action] if world.player == CHANCE else kit.texts[action]
        if world.player != CHANCE:
            actions.append(text)
        elif world.dealt is not None:
            if not world.dealt:
                decks.append([])
            decks[-1].append(text.removeprefix("deal "))
        elif world.missing:
            decks[-1].append(text.removeprefix("deal ").removeprefix("turn up "))
        else:
            dealer = action - kit.first_seat
        world.apply(action)
    return replayed(kit.game, decks, actions, dealer)


def replayed(game: ot.Game, decks: list[list[str]], actions: list[str], dealer: int) -> ot.Match:
    """The match with whole decks: what chance left over goes where the rules lay cards out."""
    if game.name != "new_york_to_paris":
        pack = [game.box.card_name(card) for card in range(game.rules.CARDS)]
        for number, deck in enumerate(decks):
            s = game.new_state()
            s.dealer = (dealer + number) % game.players
            hands, over = iter(deck), iter([name for name in pack if name not in deck])
            decks[number] = [next(hands if owner >= 0 else over) for owner in game.box.layout(s)] + list(hands)
    match = game.start(deck=decks, dealer=dealer)
    for text in actions:
        match.play(text)
    return match


@pytest.mark.parametrize("table", TABLES, ids=table_id)
def test_the_engine_plays_the_same_match(table: Table) -> None:
    game = load(*table, hands=3)
    states = [state.clone() for state in random_play(game, 5, modest=True) if not state.is_chance_node()]
    for state in (*random.Random(5).sample(states, 3), states[-1]):
        match = engine_match(state)
        world = state.world
        for field in fields(match.state):
            if field.name not in ("side", "drawing"):  # those hold cards that nobody has seen yet
                assert getattr(match.state, field.name) == getattr(world.s, field.name), field.name
        assert (match.turn if not match.over else pyspiel.PlayerId.TERMINAL) == state.current_player()
        texts = [state.action_to_string(action) for action in state.legal_actions()]
        assert texts == [action.text for action in match.legal()]
        for seat in range(game.num_players()):
            assert state.observation_tensor(seat) == observe(match, seat)


@pytest.mark.parametrize("table", TABLES, ids=table_id)
def test_returns_are_the_rewards_of_a_batch_and_within_bounds(table: Table) -> None:
    game = load(*table)
    state = last_of(random_play(game, 2, modest=True))
    s = state.world.s
    out = SimpleNamespace(rewards=np.zeros((1, s.players)), scores=np.zeros((1, 8), np.int64))
    reward(s, 0, out)
    assert state.returns() == list(out.rewards[0])
    assert sum(state.returns()) == pytest.approx(0, abs=1e-12)
    assert game.min_utility() <= min(state.returns())
    assert max(state.returns()) <= game.max_utility()
    if s.sides == 2 and s.winners.bit_count() < s.players:  # then the bounds are what sides win and lose
        assert {game.min_utility(), game.max_utility()} == set(state.returns())


@pytest.mark.parametrize("table", TABLES, ids=table_id)
def test_with_scores_returns_are_what_a_match_added_to_them(table: Table) -> None:
    """As in the other environments: the points of each one's side, in all deals of the match."""
    game = load(table[0], {**table[1], "reward": "score"}, hands=2)
    assert game.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    state = last_of(random_play(game, 4, modest=True))
    match, box = engine_match(state), game.kit.game.box
    gained = [0] * len(match.sides) if box.single_hands else list(match.scores)
    for line in match.sheet().lines if box.single_hands else ():
        gained[line.side] += -line.points if box.fewer_wins else line.points
    assert state.returns() == [gained[seat % len(gained)] for seat in range(game.num_players())]
    assert any(state.returns())
    assert game.min_utility() <= min(state.returns()) <= max(state.returns()) <= game.max_utility()
    twin = pickle.loads(pickle.dumps(state))
    assert twin.returns() == state.clone().returns() == state.returns()
    assert not any(game.new_initial_state().returns())


def test_utilities_reach_their_bounds_where_players_are_single() -> None:
    game = load("gasoline_alley", {"players": 3})
    assert (game.min_utility(), game.max_utility()) == (-1, 1)
    returns = [last_of(random_play(game, seed)).returns() for seed in range(30)]
    assert max(map(max, returns)) == 1  # one wins, alone
    assert min(map(min, returns)) == -1  # two share a win, the third loses alone


# How long it lasts


def longest(game: Any) -> Any:
    """A hand in which nobody ends the auction before he must."""
    final = game.kit.game.options.get("passing") == "final"
    chance = random.Random(1)
    state = game.new_initial_state()
    while not state.is_terminal():
        action = chance.choice(state.legal_actions())
        s = state.world.s
        if s.phase == BID and game.get_type().short_name != "oldtricks_aviationgame":
            no_bid, lowest = state.legal_actions()[:2]
            after = state.child(no_bid)
            bidders = s.bidding.bit_count() if final else 0
            going_on = bidders > 2 if final else after.world.s.phase == BID and after.current_player() != s.bidder
            action = no_bid if going_on else lowest
        elif s.phase == BID:
            action = state.legal_actions()[min(1, len(state.legal_actions()) - 1)]
        state.apply_action(action)
    return state


@pytest.mark.parametrize("table", TRICK_TABLES, ids=table_id)
def test_a_hand_can_last_as_long_as_the_game_says_and_no_longer(table: Table) -> None:
    game = load(*table)
    history = longest(game).full_history()
    chances = sum(step.player == CHANCE for step in history)
    assert len(history) - chances == game.max_game_length()
    assert chances == game.max_chance_nodes_in_history()
    assert load(*table, hands=7).max_game_length() == 7 * game.max_game_length()


@pytest.mark.parametrize("players", [2, 5])
def test_a_race_in_which_nobody_flies_ends_within_bounds_ny_q8(players: int) -> None:
    game = load("new_york_to_paris", {"players": players})
    state, chance = game.new_initial_state(), random.Random(1)
    turns = 0
    while not state.is_terminal():
        choices = [a for a in state.legal_actions() if not re.match("play .00", state.action_to_string(a))]
        turns += state.current_player() >= 0 and state.world.s.phase != LUCKY
        state.apply_action(chance.choice(choices))
    history = state.full_history()
    chances = sum(step.player == CHANCE for step in history)
    assert turns >= 2 * 50 * players
    assert len(history) - chances < game.max_game_length() / (14 * players)  # so much for one of so many stretches
    assert chances < game.max_chance_nodes_in_history() / (14 * players)


# What a player may know


def test_the_observation_is_the_encoder_s_with_its_fields_by_name() -> None:
    game = load("tactics", {})
    state = dealt(game, "key-5 infantry-1")
    observer = game.make_py_observer()
    observer.set_from(state, 0)
    assert observer.tensor is not None
    assert game.observation_tensor_shape() == [length(game.kit.game)] == list(observer.tensor.shape)
    assert observer.dict["hand"].sum() == 12
    assert observer.dict["hand"][0] == observer.dict["hand"][48] == 1
    assert "hand: ['infantry-1', " in state.observation_string(0)


def test_observers_show_public_and_private_information_apart() -> None:
    from open_spiel.python.observation import make_observation

    game = load("tactics", {})
    state = say(dealt(game, "key-5", "key-10"), "bid 60, pass, pass, pass, name infantry")
    private, public = pyspiel.PrivateInfoType.SINGLE_PLAYER, pyspiel.PrivateInfoType.NONE
    kinds = {
        "all": pyspiel.IIGObservationType(perfect_recall=True),
        "public": pyspiel.IIGObservationType(perfect_recall=True, private_info=public),
        "private": pyspiel.IIGObservationType(perfect_recall=True, public_info=False, private_info=private),
    }
    texts = {name: make_observation(game, kind).string_from(state, 0) for name, kind in kinds.items()}
    assert texts["public"] == "4 deals; 1: bid 60; 2: pass; 3: pass; 4: pass; 1: name infantry"
    assert re.fullmatch("hand: .*key-5; 1 takes up .*", texts["private"])
    assert texts["all"] == state.information_state_string(0)
    with pytest.raises(ot.OldTricksError, match="one player, or of none"):
        make_observation(
            game, pyspiel.IIGObservationType(perfect_recall=True, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
        )
    with pytest.raises(ot.OldTricksError, match="no parameters"):
        make_observation(game, None, {"colour": 1})


def test_an_information_state_tells_everything_that_the_player_has_seen_and_nothing_else() -> None:
    state = dealt(load("neutral", {"players": 5}), "us-8", centre="us-1 us-2 us-3")
    say(state, "bid 1, pass, pass, pass, pass, discard us-1, discard us-8, discard us-3, call france-8, play britain-1")
    hand = "britain-1 britain-2 britain-3 britain-4 britain-5 britain-6 britain-7 britain-8 us-8"
    auction = "1: bid 1; 2: pass; 3: pass; 4: pass; 5: pass"
    assert state.information_state_string(0) == (
        f"seat 1; 5 deals; hand: {hand}; {auction}; 1 takes up us-1 us-2 us-3; "
        "1: discard us-1; 1: discard us-8; 1: discard us-3; 1: call france-8; 1: play britain-1"
    )
    hand = "france-1 france-2 france-3 france-4 france-5 france-6 france-7 france-8 germany-1"
    assert state.information_state_string(1) == (
        f"seat 2; 5 deals; hand: {hand}; {auction}; "
        "1: discard; 1: discard; 1: discard; 1: call france-8; 1: play britain-1"
    )


@pytest.mark.parametrize("table", FEW, ids=table_id)
def test_players_forget_nothing(table: Table) -> None:
    game = load(*table, hands=2)
    told = [f"seat {player + 1}" for player in range(game.num_players())]
    for state in random_play(game, 4):
        if not state.is_chance_node():
            for player, before in enumerate(told):
                told[player] = state.information_state_string(player)
                assert told[player].startswith(before)
    assert len(set(told)) == game.num_players()


# Other worlds


def look(state: Any, player: int) -> tuple[Any, ...]:
    """What the player can see of a state in any way."""
    mine = state.legal_actions() if state.current_player() == player else []
    shown = state.information_state_string(player), state.observation_string(player), state.observation_tensor(player)
    return *shown, state.current_player(), mine


@pytest.mark.parametrize("table", TABLES, ids=table_id)
def test_a_player_cannot_tell_another_world_from_this_one(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worlds_of_bots, "PATIENCE", 20)  # conclusions from the rules leave little to luck
    game = load(*table, hands=2)
    sample, chance = sampler(1), random.Random(1)
    worlds = different = 0
    often = 0.002 if table[0] == "new_york_to_paris" else 0.04
    for state in random_play(game, 6, modest=True):
        if state.history() and (chance.random() < often or state.is_terminal()):
            for player in range(game.num_players()):
                other = state.resample_from_infostate(player, sample)
                assert look(other, player) == look(state, player)
                worlds += 1
                different += str(other) != str(state)
                again = game.new_initial_state()
                for action in other.history():  # and it has a past that can have been
                    again.apply_action_with_legality_check(action)
                assert str(again) == str(other)
    assert worlds >= game.num_players()
    assert different > 0.7 * worlds


@pytest.mark.parametrize("table", FEW, ids=table_id)
def test_nothing_that_is_true_is_ruled_out(table: Table) -> None:
    """This world is one of those that the player thinks possible."""
    game = load(*table, hands=2)
    ruled_out = 0
    race = table[0] == "new_york_to_paris"
    for player, seed in product(range(game.num_players()), range(4) if race else [0]):
        for state in random_play(game, 1 + player + 10 * seed, modest=True):
            s = state.world.s
            if state.is_chance_node() or (race and s.phase == LUCKY):
                continue
            rows = Worlds(state.world.sight(player)).knowledge.cards
            if race:
                if rows and rows[-1][1] == BAR:
                    assert not s.hands[rows[-1][0]] & rows[-1][2]
                    ruled_out += 1
                continue
            hidden = [*s.hands[: s.players], *[0] * (LAID_AWAY - s.players), s.discards, s.centre]
            for card, holders, _ in rows:
                assert any(holders >> seat & 1 and held >> card & 1 for seat, held in enumerate(hidden))
                ruled_out += holders != rows[-1][1]
    assert ruled_out > 0


def test_the_same_sampler_gives_the_same_worlds() -> None:
    game = load("tactics", {}, hands=2)
    state = list(random_play(game, 6, modest=True))[-10]
    assert state.world.s.deals == 2
    first = [str(other) for other in others(state, 1, 5)]
    assert [str(other) for other in others(state, 1, 5)] == first
    assert len(set(first)) == 5


def test_finished_deals_do_not_lie_open_in_other_worlds() -> None:
    game = load("neutral", {"players": 4}, hands=2)
    state = say(dealt(game), "pass, pass, pass, pass")  # thrown in: nobody has seen the others' cards
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    true_hands = state.world.log[1]
    for other in others(state, 0, 3):
        assert other.world.log[1][0] == true_hands[0]  # his own
        assert not {*other.world.log[1][1:4]} & {*true_hands[1:4]}


def test_a_player_who_does_not_exist_is_refused() -> None:
    with pytest.raises(ot.OldTricksError, match="players are numbered 0 to 3"):
        dealt(load("tactics", {})).resample_from_infostate(4, sampler(1))


def test_before_and_during_a_deal_a_player_knows_his_own_cards_only() -> None:
    game = load("new_york_to_paris", {"players": 2})
    state = game.new_initial_state()
    assert others(state, 0, 1)[0].history() == []
    say(state, "seat 1 deals, deal lucky-lindy, deal storm")
    for other in others(state, 1, 20):
        assert other.information_state_string(1) == state.information_state_string(1) == "seat 2; 1 deals; lucky-lindy"
    assert len({str(other) for other in others(state, 1, 20)}) > 1


def test_hidden_cards_are_equally_likely_everywhere() -> None:
    state = dealt(load("gasoline_alley", {"players": 2}))
    mine = cards(state, 0)
    found = Counter(card for other in others(state, 0, 1500) for card in cards(other, 1))
    assert not mine & found.keys()
    assert len(found) == 46
    for count in found.values():
        assert abs(count / 1500 - 6 / 46) < 4.5 * (6 / 46 * 40 / 46 / 1500) ** 0.5


def brute_force(unseen: list[int], rooms: list[int], barred: list[int]) -> set[tuple[int, ...]]:
    """Every way to give out the cards: the holder of each."""
    found = set()
    for holders in product(range(len(rooms)), repeat=len(unseen)):
        full = all(holders.count(i) == room for i, room in enumerate(rooms))
        if full and not any(barred[holder] >> card & 1 for card, holder in zip(unseen, holders, strict=True)):
            found.add(holders)
    return found


def given_out(unseen: list[int], rooms: list[int], barred: list[int], chance: list[int]) -> tuple[Any, float]:
    """The holder of each card as the dealer gives them out, and how much that counts."""
    spare = [0] * (HOLDERS - len(rooms))
    room, rows = [*rooms, *spare], possible_holders(sum(1 << card for card in unseen), [*rooms, *spare], barred + spare)
    bench = Bench.of_lists()
    known = Knowledge([], rows, room, [0] * HOLDERS, [], [], [], [0, -1, 0, 0, 0, HIDDEN, 0])
    weight = binding.bind("tactics")(redeal)(known, bench, chance)
    return tuple(next((h for h in range(3) if bench.got[h] >> card & 1), None) for card in unseen), weight


def test_cards_are_given_out_as_they_can_lie_and_none_counts_more_than_one() -> None:
    chance, dice = random.Random(1), [0] * 4
    sfc32.seed(dice, 1, 2, 3)
    impossible = 0
    for _ in range(150):
        rooms = [chance.randrange(4) for _ in range(3)]
        unseen = chance.sample(range(10), sum(rooms) or 1)
        rooms[0] += not sum(rooms)
        barred = [chance.getrandbits(10) & chance.getrandbits(10), chance.getrandbits(10), 0]
        ways = brute_force(unseen, rooms, barred)
        found = [given_out(unseen, rooms, barred, dice) for _ in range(5)]
        assert all(holders in ways and weight <= 1 for holders, weight in found if weight)
        impossible += not any(weight for _, weight in found)
        assert ways or not any(weight for _, weight in found)
    assert 0 < impossible < 100


def test_every_way_to_give_out_cards_is_equally_likely() -> None:
    unseen, rooms, barred = [0, 1, 2, 3, 4, 5], [2, 3, 1], [0b000011, 0b001100, 0]
    ways = brute_force(unseen, rooms, barred)
    chance, dice = random.Random(2), [0] * 4
    sfc32.seed(dice, 1, 2, 3)
    drawn: Counter[tuple[int, ...]] = Counter()
    while drawn.total() < 200 * len(ways):
        holders, weight = given_out(unseen, rooms, barred, dice)
        drawn[holders] += chance.random() < weight
    assert +drawn == Counter({way: drawn[way] for way in ways})
    assert max(abs(count - 200) for count in drawn.values()) < 4 * 200**0.5


# What players conclude


def row(suit: str, first: int, last: int) -> str:
    return " ".join(f"{suit}-{rank}" for rank in range(first, last + 1))


def test_ta7_ta9_discards_hold_no_keys_and_who_does_not_follow_is_void() -> None:
    state = dealt(
        load("tactics", {}),
        f"{row('infantry', 1, 6)} {row('artillery', 1, 6)}",
        row("cavalry", 1, 12),
        f"{row('infantry', 7, 12)} {row('engineer', 1, 6)}",
        f"{row('artillery', 7, 12)} {row('engineer', 7, 12)}",
        centre="key-5 key-10 key-15 key-20",
    )
    say(state, "bid 60, pass, pass, pass, name no-trump")
    say(state, "discard artillery-1, discard artillery-2, discard artillery-3, discard infantry-1")
    say(state, "play infantry-6, play cavalry-1, play infantry-7, play artillery-7")
    worlds = others(state, 2, 60)
    laid_away: Counter[str] = Counter()
    keys: Counter[int] = Counter()
    for other in worlds:
        assert not any("infantry" in card for seat in (1, 3) for card in cards(other, seat))
        laid_away.update(text for text in other.world.told(0).split("; ") if text.startswith("1: discard"))
        keys.update(seat for seat in range(4) for card in cards(other, seat) if card.startswith("key"))
    assert not any("key" in card for card in laid_away)
    assert any("infantry" in card for card in laid_away)
    assert keys[0] > 0 < keys[1]
    assert keys[3] > 0 == keys[2]
    assert sum(keys.values()) == 4 * len(worlds)  # none were discarded, none played
    mine = others(state, 0, 20)  # the maker knows his own discards, and that nobody else has Keys
    assert all(cards(other, 0) == cards(state, 0) for other in mine)
    assert all("1: discard infantry-1" in other.world.told(0) for other in mine)


def test_ta11_a_key_led_shows_nothing() -> None:
    state = dealt(load("tactics", {}), "key-5", "", row("cavalry", 1, 12))
    say(state, "bid 60, pass, pass, pass, name cavalry")
    say(state, ", ".join(f"discard {card}" for card in sorted(cards(state, 0) - {"key-5"})[:4]))
    say(state, "play key-5")
    state.apply_action(state.legal_actions()[0])
    say(state, "play cavalry-1")
    assert any("infantry" in card for other in others(state, 3, 20) for card in cards(other, 2))


def test_av_q2_who_does_not_follow_trump_holds_neither_a_nor_b() -> None:
    state = dealt(
        load("aviationgame", {"players": 4}),
        row("balloon", 1, 11),
        row("dirigible", 1, 11),
        f"a {row('biplane', 1, 10)}",
        f"b {row('monoplane', 1, 10)}",
    )
    say(state, "bid 100 balloon, no flight, no flight, no flight, discard biplane-11, discard monoplane-11")
    say(state, "play balloon-11, play dirigible-1")
    for other in others(state, 3, 30):
        assert cards(other, 1) <= {
            f"{craft}-{n}" for craft in ("dirigible", "biplane", "monoplane") for n in range(1, 12)
        }
    assert {"a" in cards(other, 2) for other in others(state, 3, 30)} == {True, False}  # or the maker has it


def test_ne7_ne8_a_neutral_shows_that_its_player_could_not_trump_unless_it_goes_higher() -> None:
    state = dealt(
        load("neutral", {"players": 4}),
        f"{row('britain', 5, 8)} {row('france', 1, 8)}",
        f"britain-1 us-3 us-4 {row('germany', 1, 8)} austria-1",
        f"{row('britain', 2, 3)} us-5 {row('russia', 1, 8)} us-1",
        f"britain-4 {row('austria', 2, 8)} us-2 us-6 us-7 us-8",
    )
    say(state, "bid 5, pass, pass, pass, play britain-8, play britain-1, play britain-2, play britain-4")
    say(state, "play france-1, play us-3, play us-5, play us-2")
    trumps: Counter[int] = Counter()
    for other in others(state, 0, 60):
        held = {seat: " ".join(sorted(cards(other, seat))) for seat in (1, 2, 3)}
        assert not any("france" in hand for hand in held.values())
        trumps.update(seat for seat, hand in held.items() if "britain" in hand)
    assert trumps == {2: 60}  # NE8 admitted him; the others played lower than could be, so they cannot have trumped


def test_ne_q6_the_partner_can_be_anybody_but_the_maker() -> None:
    state = dealt(load("neutral", {"players": 5}), row("britain", 1, 8), "", "", "france-8")
    say(state, "bid 1, pass, pass, pass, pass")
    for _ in range(3):
        state.apply_action(state.legal_actions()[0])
    say(state, "call france-8")
    worlds = others(state, 1, 60)
    holders = Counter(seat for other in worlds for seat in range(5) if "france-8" in cards(other, seat))
    assert holders.keys() == {2, 3, 4}
    assert sum(holders.values()) == 60


def test_ga_q1_the_maker_holds_the_suit_that_he_named() -> None:
    state = dealt(load("gasoline_alley", {"players": 2}), "gasoline-1", "tin-can-1")
    say(state, "pass, name tin-can")
    for other in others(state, 0, 60):
        assert any("tin-can" in card for card in cards(other, 1))


def test_ny_a_card_taken_from_the_discard_pile_is_held_until_it_is_played() -> None:
    game = load("new_york_to_paris", {"players": 2})
    state = dealt(game, "lucky-lindy 500 500 500 500", "favorable-weather take-off storm storm storm")
    say(state, "draw, deal heavy-fog, discard lucky-lindy, take, discard storm")
    assert all("lucky-lindy" in cards(other, 1) for other in others(state, 0, 30))
    assert {"take-off" in cards(other, 1) for other in others(state, 0, 60)} == {True, False}
    assert all("lucky-lindy" not in cards(other, 0) for other in others(state, 1, 30))
    say(state, "draw, deal 100, discard 100, draw, deal 300, play lucky-lindy")
    assert not any("lucky-lindy" in cards(other, 1) for other in others(state, 0, 30))


def test_ny13_after_a_lucky_turn_its_player_holds_nothing_that_could_be_played() -> None:
    game = load("new_york_to_paris", {"players": 2})
    state = dealt(game, "lucky-lindy favorable-weather 500 500 500", "storm")
    say(state, "draw, deal 300, play lucky-lindy, play favorable-weather, deal take-off, play take-off, deal storm")
    assert all(other.world.s.phase == LUCKY for other in others(state, 1, 20))
    say(state, "play 500, deal storm, play 500, deal take-off, play 300, deal heavy-fog")
    assert state.current_player() == 1
    assert not any({"100", "300"} & cards(other, 0) for other in others(state, 1, 30))


# OpenSpiel's algorithms


def search(game: Any, simulations: int) -> Any:
    from open_spiel.python.algorithms import ismcts, mcts

    generator = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, generator)
    return ismcts.ISMCTSBot(game, evaluator, 1.0, simulations, random_state=generator)


@pytest.mark.parametrize("table", [table for table in FEW if table[0] != "new_york_to_paris"], ids=table_id)
def test_information_set_search_plays_a_hand(table: Table) -> None:
    game = load(*table)
    bot, chance = search(game, 3), random.Random(2)
    state = game.new_initial_state()
    while not state.is_terminal():
        legal = state.legal_actions()
        action = chance.choice(legal) if state.is_chance_node() else bot.step(state)
        assert action in legal
        state.apply_action(action)


def test_information_set_search_flies_for_a_while() -> None:
    game = load("new_york_to_paris", {"players": 3})
    bot = search(game, 2)
    for number, state in enumerate(random_play(game, 3)):
        if number % 40 == 39 and not state.is_chance_node() and not state.is_terminal():
            assert bot.step(state) in state.legal_actions()


def test_search_takes_a_trick_that_it_should_take() -> None:
    state = dealt(
        load("gasoline_alley", {"players": 2}),
        "gasoline-13 gasoline-10 alley-1 alley-2 alley-3 alley-4",
        "gasoline-12 gasoline-1 back-fence-1 back-fence-2 back-fence-3 back-fence-4",
    )
    say(state, "pass, name gasoline, play gasoline-12")
    bot = search(state.get_game(), 200)
    assert state.action_to_string(bot.step(state)) == "play gasoline-13"  # and not Skeezix under Doc


def test_cfr_by_sampling_runs() -> None:
    from open_spiel.python.algorithms import external_sampling_mccfr, outcome_sampling_mccfr

    np.random.seed(1)
    game = load("gasoline_alley", {"players": 2})
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    for _ in range(20):
        solver.iteration()
    policy = solver.average_policy()
    state = dealt(game)
    assert sum(policy.action_probabilities(state).values()) == pytest.approx(1)
    external_sampling_mccfr.ExternalSamplingSolver(game).iteration()


def test_the_learning_environment_of_open_spiel_runs() -> None:
    from open_spiel.python import rl_environment
    from open_spiel.python.algorithms.random_agent import RandomAgent

    environment = rl_environment.Environment(load("neutral", {"players": 3}))
    agents = [RandomAgent(player, environment.action_spec()["num_actions"]) for player in range(3)]
    step = environment.reset()
    while not step.last():
        player = step.current_player()
        step = environment.step([agents[player].step(step).action])
    assert sum(step.rewards) == pytest.approx(0)


def test_what_is_written_in_c_plus_plus_searches_too_if_it_need_not_guess() -> None:
    game = load("gasoline_alley", {"players": 2})
    state = dealt(game)
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 1.0, 20, 100, False, 1, False)  # sees all cards
    assert bot.mcts_search(state).best_child().action in state.legal_actions()


@pytest.mark.parametrize("method", ["step", "step_with_policy", "get_policy"])
def test_a_search_in_c_plus_plus_that_has_to_guess_is_refused_and_does_not_crash(method: str) -> None:
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    search_in_c = pyspiel.ISMCTSBot(1, evaluator, 1.0, 5)
    game = load("gasoline_alley", {"players": 2})
    with pytest.raises(ot.OldTricksError, match=rf"ISMCTSBot.{method} cannot ask .* use open_spiel.python.algorithms"):
        getattr(search_in_c, method)(dealt(game))
    if method != "get_policy":
        with pytest.raises(ot.OldTricksError, match=f"MCTSBot.{method} would take Python down"):
            getattr(pyspiel.MCTSBot(game, evaluator, 1.0, 20, 100, False, 1, False), method)(dealt(game))
    poker = pyspiel.load_game("kuhn_poker").new_initial_state()
    for card in (0, 1):
        poker.apply_action(card)
    assert search_in_c.step(poker) in poker.legal_actions()  # other games go on as they did


@pytest.mark.parametrize("name", ["aviationgame", "gasoline_alley", "neutral", "tactics"])
def test_cfr_by_sampling_runs_on_the_trick_games(name: str) -> None:
    from open_spiel.python.algorithms import outcome_sampling_mccfr

    np.random.seed(1)
    game = load(name, {})
    solvers = outcome_sampling_mccfr.OutcomeSamplingSolver(game), pyspiel.OutcomeSamplingMCCFRSolver(game)
    for _ in range(3):
        solvers[0].iteration()
        solvers[1].run_iteration()
    for solver in solvers:
        found = solver.average_policy().action_probabilities(dealt(game))
        assert sum(found.values()) == pytest.approx(1)


def test_a_race_is_too_long_for_cfr_by_sampling() -> None:
    """What the page says of it: the chance to get so far is less than a number can hold."""
    solver = pyspiel.OutcomeSamplingMCCFRSolver(load("new_york_to_paris", {"players": 2}))
    with pytest.raises(pyspiel.SpielError, match="isnan"):
        deque((solver.run_iteration() for _ in range(50)), maxlen=0)


# Information states as numbers


@pytest.mark.parametrize("table", TRICK_TABLES, ids=table_id)
def test_the_tensor_of_an_information_state_says_as_much_as_its_text(table: Table) -> None:
    name, options = table
    game = load(name, {**options, "hands": 2})
    texts: dict[bytes, str] = {}
    tensors: dict[str, bytes] = {}
    chance = random.Random(4)
    for seed in range(2):
        for number, state in enumerate(random_play(game, seed)):
            if number == 0 or (number % 5 and not state.is_terminal()):  # at first nobody has seen anything
                continue
            worlds = [state]
            if not state.is_terminal() and chance.random() < 0.3:
                worlds.append(state.resample_from_infostate(chance.randrange(game.num_players()), chance.random))
            for world in worlds:
                for player in range(game.num_players()):
                    text = world.information_state_string(player)
                    tensor = np.array(world.information_state_tensor(player), np.float32)
                    assert tensor.shape == (game.information_state_tensor_size(),)
                    key = tensor.tobytes() + bytes([player])
                    assert texts.setdefault(key, text) == text
                    assert tensors.setdefault(text, key) == key
    assert len(texts) > 15


def test_a_race_has_no_such_tensor_and_says_so() -> None:
    game = load("new_york_to_paris", {"players": 2})
    assert not game.get_type().provides_information_state_tensor
    with pytest.raises(ot.OldTricksError, match="can be of any length, so there is no tensor"):
        dealt(game).information_state_tensor(0)
    with pytest.raises(ot.OldTricksError, match="can be of any length"):
        game.information_state_tensor_size()


# Examples and pages


def run(*arguments: str) -> str:
    source = os.pathsep.join([str(REPOSITORY / "src"), os.environ.get("PYTHONPATH", "")])
    done = subprocess.run(
        [sys.executable, *arguments],
        env={**os.environ, "PYTHONPATH": source},
        capture_output=True,
        text=True,
        timeout=60,
        check=True,  # a crash on the way out shows here
    )
    return done.stdout


def test_the_example_plays_a_hand_in_our_notation() -> None:
    said = run(str(REPOSITORY / "examples" / "open_spiel_bot.py"), "--quick")
    assert re.search(r"^seat 1 is dealt the hand: (\S+-\d+ ?){6}$", said, re.MULTILINE)
    assert len(re.findall(r"^seat 1 \(search\): play \S+-\d+$", said, re.MULTILINE)) == 6
    assert re.search(r"^Returns: seat 1 [+-]\d\.\d\d, seat 2", said, re.MULTILINE)


def test_the_examples_on_the_page_are_true() -> None:
    page = (REPOSITORY / "docs" / "environments.md").read_text("utf-8")
    section = page.split("\n## OpenSpiel\n")[1].split("\n## ")[0]
    examples = doctest.DocTestParser().get_doctest(section, {}, "OpenSpiel", "environments.md", 0)
    assert doctest.DocTestRunner().run(examples) == (0, len(examples.examples))
    assert len(examples.examples) > 10
