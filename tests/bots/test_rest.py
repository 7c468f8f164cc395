"""A claim of the rest that is called sure holds in every world against every play; any other has a counterexample.

The worlds are listed here without what the search knows: every way to share out the cards that a seat has not seen, of
which those are left in which everything that happened was legal.
"""

import random
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest

import oldtricks as ot
from oldtricks.bots.rest import Proof, claimable, go_on, prove
from oldtricks.bots.worlds import Worlds
from oldtricks.engine.box import State, cards_of
from oldtricks.engine.knowledge import copy_state
from oldtricks.rules.table import PLAY, side_of

from ..tables import limited, play
from .test_worlds import match_of, steady_play

TABLES: list[tuple[str, dict[str, Any], range]] = [  # with seeds that lead to claims of both kinds
    ("tactics", {}, range(6)),
    ("aviationgame", {"players": 4}, range(6)),
    ("neutral", {"players": 4}, range(4)),
    ("neutral", {"players": 4, "sides": "singles"}, range(4)),
    ("gasoline_alley", {"players": 2}, range(12, 20)),
]
WORLDS = 1500  # more are not listed


def shared_out(cards: list[int], rooms: list[int]) -> Iterator[tuple[int, ...]]:
    """Every way to share out cards, as masks."""
    if not rooms:
        yield ()
        return
    for some in combinations(cards, rooms[0]):
        rest = [card for card in cards if card not in some]
        yield from ((sum(1 << card for card in some), *more) for more in shared_out(rest, rooms[1:]))


def worlds_of(match: ot.Match, seat: int) -> list[State] | None:
    """Every state that the seat cannot tell from the real one; None if they are too many, or a maker laid away."""
    s, rules = match.state, match.game.rules
    if s.discards and s.maker != seat:
        return None
    others = [other for other in range(s.players) if other != seat]
    unseen = [card for other in others for card in cards_of(s.hands[other])] + [*cards_of(s.centre)]
    rooms = [s.hands[other].bit_count() for other in others]
    earlier, past = match.copy(), []
    while earlier.ply and earlier.state.deals == s.deals and earlier.phase == "play":
        past.append(copy_state(earlier.state))
        earlier.undo()
    past.reverse()
    made = [action.number for _, action in match.history[match.ply - len(past) + 1 :]]
    found = []
    for dealt in shared_out(unseen, rooms):
        world = copy_state(s)
        for other, hand in zip(others, dealt, strict=True):
            world.hands[other] = hand
        if all(allowed(world, then, number, rules) for then, number in zip(past, made, strict=False)):
            found.append(world)
        if len(found) > WORLDS:
            return None
    return found


def allowed(world: State, then: State, number: int, rules: Any) -> bool:
    """Whether a card could have been played then, from the hand that its player has in this world."""
    asked, seat = copy_state(then), then.turn
    asked.hands[seat] = world.hands[seat] | world.played[seat] & ~then.played[seat]
    return bool(rules.legal(asked) >> number & 1)


def takes_all(worlds: list[State], seat: int, rules: Any) -> bool:
    """Whether somebody who cannot tell these worlds apart takes every trick in all of them, whatever others do."""
    s = worlds[0]
    if s.phase != PLAY:
        return True
    numbers = {number for world in worlds for number in cards_of(rules.legal(world))}
    outcomes = (takes_all_after(worlds, seat, number, rules) for number in sorted(numbers))
    return any(outcomes) if s.turn == seat else all(outcomes)


def takes_all_after(worlds: list[State], seat: int, number: int, rules: Any) -> bool:
    after = []
    for world in worlds:
        if rules.legal(world) >> number & 1:
            then = copy_state(world)
            rules.apply(then, number)
            side = side_of(then, seat)
            if then.tricks > world.tricks and then.taken[side] == world.taken[side]:
                return False
            after.append(then)
    return takes_all(after, seat, rules)


def positions(name: str, options: dict[str, Any], most: int, seeds: range) -> Iterator[ot.Match]:
    for seed in seeds:
        for match in steady_play(limited(name, options, hands=2).start(seed=seed)):
            if match.phase == "play" and 1 < len(match.view(match.turn).hand) <= most:
                yield match


@pytest.mark.parametrize(("name", "options", "seeds"), TABLES)
def test_what_is_called_sure_is_sure_and_nothing_else(name: str, options: dict[str, Any], seeds: range) -> None:
    verdicts = []
    for match in positions(name, options, 2, seeds):
        seat = match.turn
        assert seat is not None
        worlds = worlds_of(match, seat)
        if worlds is not None:
            found = prove(match.view(seat)).verdict
            assert found == ("sure" if takes_all(worlds, seat, match.game.rules) else "unsure")
            verdicts.append(found)
    assert {"sure", "unsure"} <= set(verdicts), len(verdicts)


@pytest.mark.parametrize("name", ["tactics", "neutral", "gasoline_alley"])
def test_a_claim_is_answered_alike_in_every_world_that_the_claimer_cannot_tell_apart(name: str) -> None:
    sure = 0
    for match in positions(name, {}, 3, range(3)):
        view = match.view(match.turn)
        found = prove(view)
        sure += found.verdict == "sure"
        if found.verdict == "sure" or match.ply % 5 == 0:
            for world in Worlds(view).draw(match.ply, 2):
                assert prove(match_of(world, match).view(match.turn)) == found
    assert sure


@pytest.mark.parametrize("name", ["tactics", "aviationgame", "neutral"])
def test_a_sure_claim_is_played_out_against_anybody(name: str) -> None:
    chance = random.Random(1911)
    played = 0
    for match in positions(name, {}, 5, range(4)):
        view = match.view(match.turn)
        found = prove(view)
        if found.verdict == "sure" and view.seat is not None:
            played += 1
            takes_the_rest(match.copy(), view.seat, found, chance)
    assert played


def takes_the_rest(match: ot.Match, seat: int, found: Proof, chance: random.Random) -> None:
    s = copy_state(match.state)
    side = side_of(s, seat)
    while match.phase == "play" and match.state.deals == s.deals:
        if match.turn == seat:
            match.play(go_on(match.view(seat), found.counted))
        else:
            match.play(chance.choice(match.legal()))
        last = match.state if match.state.deals == s.deals else None
        if last is not None:
            assert last.taken[side] - s.taken[side] == last.tricks - s.tricks
    tricks = [event.seat for event in match.events() if event.kind == "trick"]
    ours = [side_of(s, at) == side for at in tricks if at is not None]
    assert all(ours[len(ours) - len(match.game.box.hand(s, seat)) :])


def test_nothing_is_claimed_before_the_play_and_with_one_card_left() -> None:
    match = ot.game("tactics").start(seed=7)
    assert prove(match.view(match.turn)).verdict == "unsure"
    assert not claimable(match.view(match.turn))
    race = ot.game("new_york_to_paris").start(seed=7)
    assert not claimable(race.view(race.turn))


def test_trumps_are_counted() -> None:
    """Four low trumps are out. They fall before the cavalry is led, wherever they are."""
    hand = [f"infantry-{n}" for n in range(5, 13)] + [f"cavalry-{n}" for n in range(9, 13)]
    game = ot.game("tactics").limited(1)
    centre = "engineer-1 engineer-2 engineer-3 engineer-4"
    match = play(game.start(deck=game.stack([" ".join(hand), "", "", ""], centre)), "bid 110, name infantry")
    play(match, ", ".join(f"discard {card}" for card in centre.split()))
    found = prove(match.view(0))
    assert found.verdict == "sure"
    assert [game.box.card_name(card) for card in cards_of(found.counted)] == [f"infantry-{n}" for n in range(1, 5)]
    before = play(game.start(deck=game.stack([" ".join(hand), "", "", ""], centre)), "bid 110, name cavalry")
    play(before, ", ".join(f"discard {card}" for card in centre.split()))
    assert prove(before.view(0)).verdict != "sure"
