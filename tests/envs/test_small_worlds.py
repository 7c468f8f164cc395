"""Small worlds: real positions in which chance deals a few cards anew, small enough for exact values."""

import pickle
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import chain, permutations
from typing import Any

import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import exploitability, gambit

import oldtricks as ot
import oldtricks.envs.open_spiel
from oldtricks.bots import binding
from oldtricks.bots.surface import ending_value
from oldtricks.engine.box import cards_of
from oldtricks.engine.knowledge import copy_state
from oldtricks.envs.small_world import SmallWorld, small_world
from oldtricks.rules.table import OVER, TrickTable

from ..bots.test_endings import ending, rest

TRICK_GAMES = [name for name in ot.GAMES if isinstance(ot.game(name).new_state(), TrickTable)]


def load(name: str, deal: int = -1) -> Any:
    return pyspiel.load_game(f"oldtricks_small_{name}", {"deal": deal})


@cache
def as_tree(name: str) -> Any:
    """The whole tree, in OpenSpiel's own C++: there CFR is tens of times as fast."""
    return pyspiel.load_efg_game(gambit.export_gambit(load(name)))


@pytest.mark.parametrize("name", ot.GAMES)
def test_every_game_has_one(name: str) -> None:
    game = load(name)
    assert game.num_players() == 2
    assert len(small_world(name).deals) > 1
    pyspiel.random_sim_test(game, num_sims=3, serialize=False, verbose=False)
    state = game.new_initial_state().child(1)
    assert str(pickle.loads(pickle.dumps(state))) == str(state)


@pytest.mark.parametrize("name", TRICK_GAMES)
def test_chance_deals_every_way_that_the_history_allows(name: str) -> None:
    """Found the naive way: every order of the unseen cards, at their places, and the whole hand played again."""
    world = small_world(name)
    cards = [*chain(*world.unseen), *world.left]
    found = set()
    for order in permutations(cards):
        put = dict(zip(cards, order, strict=True))
        pack = [put.get(card, card) for card in world.dealing.deck[: world.kit.cards]]
        if s := replayed(world, pack + world.dealing.deck[world.kit.cards :]):
            found.add(hands_of(s))
    assert [hands_of(deal.world.s) for deal in world.deals if deal.ways != 1] == []
    assert {hands_of(deal.world.s) for deal in world.deals} == found
    assert len(found) == len(world.deals)
    assert hands_of(world.state) in found


def hands_of(s: Any) -> tuple[int, ...]:
    return tuple(s.hands[: s.players])


def replayed(world: SmallWorld, deck: list[int]) -> Any:
    """The position with another deck; None if the rules would have forbidden what was played."""
    s, rules = copy_state(world.dealing.before), world.kit.rules
    rules.deal(s, deck)
    for seat, number in world.dealing.made:
        if s.turn != seat or rules.why_illegal(s, number):
            return None
        rules.apply(s, number)
    return s


def test_a_race_deals_from_hands_and_drawing_pile() -> None:
    """All cards are where they can be, as likely as they are many, and the pile keeps the others."""
    world = small_world("new_york_to_paris")
    cards = Counter([*chain(*world.unseen), *world.to_come])
    shown = Counter(held(world.state)) - Counter(chain(*world.unseen))
    assert [len(hand) for hand in world.unseen] == [1, 1]
    assert sum(deal.ways for deal in world.deals) == cards.total() * (cards.total() - 1)
    for deal in world.deals:
        loose = Counter(held(deal.world.s)) - shown
        loose.update({kind: count for kind, count in enumerate(deal.world.pool) if count})
        assert loose == cards


def held(s: Any) -> Iterator[int]:
    """The kinds in all hands."""
    return (bit % 10 for hand in s.hands for bit in cards_of(hand))


@pytest.mark.parametrize("name", ot.GAMES)
def test_a_player_knows_his_sides_cards_and_what_was_done(name: str) -> None:
    """Deals that are alike to a side are one information state of it, and others are not."""
    game = load(name)
    for side, seats in enumerate(small_world(name).sides):
        texts: dict[tuple[int, ...], set[str]] = {}
        for number, deal in enumerate(small_world(name).deals):
            state = game.new_initial_state().child(number)
            texts.setdefault(tuple(deal.world.s.hands[seat] for seat in seats), set()).add(
                state.information_state_string(side)
            )
        assert all(len(same) == 1 for same in texts.values())
        assert len(set.union(*texts.values())) == len(texts) > 1


@pytest.mark.parametrize("kind", ["information_state_tensor", "observation_tensor"])
def test_there_are_no_tensors_and_that_is_an_error(kind: str) -> None:
    """An empty one would be learned from."""
    state = load("tactics").new_initial_state().child(0)
    with pytest.raises(ot.OldTricksError, match="a small world has no tensors"):
        getattr(state, kind)(state.current_player())


@pytest.mark.parametrize("name", ot.GAMES)
def test_cfr_finds_the_equilibrium(name: str) -> None:
    """What a best response gains over the average policy falls below a hundredth of a win."""
    tree = as_tree(name)
    assert exploited(tree, pyspiel.UniformRandomPolicy(tree)) > 0.1
    solver = pyspiel.CFRPlusSolver(tree)
    for _ in range(60):
        solver.evaluate_and_update_policy()
    assert 0 <= exploited(tree, solver.average_policy()) < 0.01


def exploited(game: Any, known: Any) -> float:
    return float(pyspiel.nash_conv(game, known)) / 2


@pytest.mark.parametrize("name", ["gasoline_alley", "neutral", "tactics"])
def test_with_all_cards_in_sight_it_is_the_ending_that_bots_solve(name: str) -> None:
    """Nothing beats the policy of our exact search, and a best response to it has the value that the search gives."""
    seen = set()
    for deal in range(0, len(small_world(name).deals), 6):
        game = load(name, deal)
        exact = policy.TabularPolicy(game)
        root = game.new_initial_state().child(deal)
        follow(exact, root)
        value = solved(root)
        assert exploitability.nash_conv(game, exact) == pytest.approx(0)
        best = exploitability.best_response(game, exact, 0)["best_response_value"]
        assert best == pytest.approx(value)
        seen.add(value)
    assert len(seen) > 1


def follow(exact: Any, state: Any) -> None:
    """Let the policy do what the exact search finds best, here and wherever it may lead."""
    if state.is_terminal():
        return
    sign = 1 if state.current_player() == 0 else -1
    children = {action: state.child(action) for action in state.legal_actions()}
    best = max(children, key=lambda action: sign * solved(children[action]))
    probabilities = exact.policy_for_key(state.information_state_string())
    probabilities[:] = 0
    probabilities[best] = 1
    for child in children.values():
        follow(exact, child)


def solved(state: Any) -> float:
    """What the first side has of it, by the bots' search of endings."""
    s = copy_state(state.world.s)
    if s.phase == OVER:
        return float(state.returns()[0])
    game = state.small.kit.game
    e = ending(game)
    e.stack[0] = s
    return 2 * float(binding.bind(game.name)(ending_value)(e, game.new_state(), rest(game, 0), 0, 0)) - 1


def test_a_deal_that_is_not_there_is_refused() -> None:
    with pytest.raises(ot.OldTricksError, match="numbered 0 to 71, not 72"):
        load("tactics", 72)
