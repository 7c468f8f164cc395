"""A sampled world shows the seat exactly what it has seen, and every world that does is as likely as any other."""

import json
import random
from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from typing import Any

import pytest

import oldtricks as ot
from oldtricks.bots.base import Budget
from oldtricks.bots.steady import Steady
from oldtricks.bots.worlds import World, Worlds
from oldtricks.engine.shuffles import Stacked
from oldtricks.rules.table import DISCARD

from ..tables import TABLES, hoarding, limited, play, table_id


def match_of(world: World, match: ot.Match) -> ot.Match:
    """The match with the world's deck in its last deal, everything played again."""
    decks = [*match._decks[1:-1], world.deck]
    names = tuple(tuple(match.game.box.card_name(card) for card in deck) for deck in decks)
    other = match.game.start(shuffler=Stacked(tuple(map(tuple, decks)), names, match.shuffler), names=match.names)
    earlier = len(match.history) - len(world.actions)
    for _, action in match.history[:earlier]:
        other.play(action)
    for number in world.actions:
        other.play(number)
    return other


def shown(match: ot.Match, seat: int) -> str:
    view = match.view(seat)
    return json.dumps(view.to_dict()) + str(view)


def steady_play(match: ot.Match) -> Iterator[ot.Match]:
    """The match before every action of sound play."""
    steady = Steady(1)
    while not match.over:
        yield match
        match.play(steady.choose(match.view(match.turn), Budget()))


def modest(match: ot.Match, seed: int) -> Iterator[ot.Match]:
    """Random play with low bids, so that hands are played."""
    chance = random.Random(seed)
    while not match.over:
        yield match
        match.play(chance.choice(match.legal()[:4] if match.phase == "bid" else match.legal()))


@pytest.mark.parametrize("table", TABLES, ids=table_id)
def test_a_world_shows_the_seat_what_it_has_seen(table: tuple[str, dict[str, Any]]) -> None:
    game = limited(*table, hands=2)
    chance = random.Random(5)
    phases: set[str] = set()
    differed = 0
    for lines in (modest(game.start(seed=1), 1), steady_play(game.start(seed=2))):
        for ply, match in enumerate(lines):
            if ply > 250 or match.turn is None:
                break
            if match.phase in phases and chance.random() > 0.06:
                continue
            phases.add(match.phase)
            for seat in {match.turn, chance.randrange(game.players)}:
                worlds = Worlds(match.view(seat))
                for world in worlds.draw(ply, 2):
                    other = match_of(world, match)
                    assert shown(other, seat) == shown(match, seat)
                    assert other.view(seat) == match.view(seat)
                    assert other.state.hands == world.state.hands
                    differed += other.state.hands != match.state.hands
    assert differed > 5
    assert {"draw", "play"} <= phases if table[0] == "new_york_to_paris" else {"bid", "play"} <= phases


def possible_hands(match: ot.Match, seat: int) -> set[tuple[int, ...]]:
    """Every way to hand out the cards that the seat has not seen, by brute force: each is tried by the rules."""
    s, game = match.state, match.game
    others = [holder for holder in range(game.players) if holder != seat]
    unseen = [card for holder in others for card in range(game.rules.CARDS) if s.hands[holder] >> card & 1]
    found = set()
    for order in permutations(unseen):
        hands, first = [s.hands[holder] if holder == seat else 0 for holder in range(game.players)], 0
        for holder in others:
            for card in order[first : first + s.hands[holder].bit_count()]:
                hands[holder] |= 1 << card
            first += s.hands[holder].bit_count()
        if tuple(hands) not in found and replayable(match, hands):
            found.add(tuple(hands))
    return found


def replayable(match: ot.Match, hands: list[int]) -> bool:
    """Whether this deal can have gone as it went if these were the hands now; nothing was taken up or laid away."""
    game, deal = match.game, match.state.deals
    assert deal == 1
    start = [hands[seat] | match.state.played[seat] for seat in range(game.players)]
    texts = [
        " ".join(game.box.card_name(card) for card in range(game.rules.CARDS) if hand >> card & 1) for hand in start
    ]
    dealer = match.state.dealer
    other = game.start(deck=game.stack(texts, dealer=dealer), dealer=dealer)
    for seat, action in match.history:
        if other.turn != seat or action not in other.legal():
            return False
        other.play(action)
    return True


@pytest.mark.parametrize("seed", range(3))
def test_worlds_are_all_those_that_are_possible_and_equally_likely(seed: int) -> None:
    """Neutral with four, in the last but one trick: no centre and no discards, hands are all there is."""
    match = ot.game("neutral", players=4, hands=1).start(seed=seed)
    for _ in modest(match, seed):
        if match.state.tricks == 10 and match.state.count == 2:
            break
    seat = match.turn
    assert seat is not None
    possible = possible_hands(match, seat)
    drawn: Counter[tuple[int, ...]] = Counter()
    for world in Worlds(match.view(seat)).draw(seed, 3000):
        drawn[tuple(world.state.hands[:4])] += world.weight  # type: ignore[assignment]
    assert set(drawn) == possible
    mean = sum(drawn.values()) / len(possible)
    assert max(drawn.values()) < 1.35 * mean
    assert min(drawn.values()) > 0.65 * mean


def barred(match: ot.Match, seat: int, holder: int) -> set[str]:
    """The unseen cards that the seat knows the holder not to have."""
    worlds = Worlds(match.view(seat))
    box = match.game.box
    return {box.card_name(card) for card, holders, _ in worlds.knowledge.cards if not holders >> holder & 1}


def test_ne7_a_neutral_tells_that_its_player_cannot_trump() -> None:
    game = ot.game("neutral", players=4, hands=1)
    neutrals = " ".join(f"us-{rank}" for rank in range(1, 9))
    hands = ["britain-5", "britain-6 france-3", f"{neutrals} germany-8 germany-7 germany-6 britain-3", "britain-1"]
    match = game.start(deck=game.stack(hands))
    play(match, "bid 1, pass, pass, pass, play britain-5, play britain-6, play britain-3, play britain-1")
    assert barred(match, 0, 2) == set()
    play(match, "play france-3, play us-1")
    out = barred(match, 0, 2)
    seen = {*match.view(0).hand, "britain-5", "britain-6", "britain-3", "britain-1", "france-3"}
    assert out == {f"{nation}-{rank}" for nation in ("britain", "france") for rank in range(1, 9)} - seen


def test_av14_a_card_of_another_type_on_trumps_tells_of_no_trump_and_neither_a_nor_b() -> None:
    game = ot.game("aviationgame", hands=1)
    balloons = " ".join(f"balloon-{number}" for number in range(1, 12))
    match = game.start(deck=game.stack(["biplane-1 biplane-2", balloons, "", "a b"]))
    play(match, "bid 300 biplane, no flight, no flight, no flight")
    while match.phase == "discard":
        match.play(next(action for action in match.legal() if "biplane" not in action.text))
    play(match, "play biplane-1, play balloon-1")
    trumps = {"a", "b", *(f"biplane-{number}" for number in range(2, 12))}
    assert barred(match, 2, 1) == trumps - set(match.view(2).hand)


def test_ne14_the_partner_may_be_anybody_but_the_maker() -> None:
    match = ot.game("neutral", players=5, hands=1).start(seed=4)
    play(match, "bid 3, pass, pass, pass, pass")
    maker = match.turn
    for _ in range(3):
        match.play(match.legal()[0])
    match.play(match.legal()[0])
    called = match.state.called
    seat = next(s for s in range(5) if s != maker and not match.state.hands[s] >> called & 1)
    holders = {
        holder
        for world in Worlds(match.view(seat)).draw(1, 200)
        for holder in range(5)
        if world.state.hands[holder] >> called & 1
    }
    assert holders == set(range(5)) - {maker, seat}


def test_ta7_no_key_is_among_the_discards() -> None:
    match = ot.game("tactics", hands=1).start(seed=4)
    play(match, "bid 60, pass, pass, pass, name cavalry")
    maker = match.turn
    assert maker is not None
    while match.state.phase == DISCARD:
        match.play(match.legal()[0])
    for world in Worlds(match.view((maker + 1) % 4)).draw(1, 200):
        assert world.state.discards.bit_count() == 4
        assert not world.state.discards >> 48


def test_a_card_taken_from_the_discard_pile_is_known_until_it_is_used() -> None:
    game = ot.game("new_york_to_paris", players=2)
    match = game.start(deck=game.stack(["300 300 300 300 300", "100 100 100 100 100"], "500 100"))
    play(match, "draw, discard 500, take")
    worlds = Worlds(match.view(0))
    kind = 2
    assert all(world.state.hands[1] >> kind & 1 for world in worlds.draw(3, 50))
    match.play("discard 100")
    assert all(world.state.hands[1] >> kind & 1 for world in Worlds(match.view(0)).draw(3, 50))


def test_spectators_have_no_worlds() -> None:
    with pytest.raises(ot.OldTricksError, match="worlds are for a player"):
        Worlds(ot.game("tactics", hands=1).start(seed=4).view())


def test_what_a_finished_hand_hid_may_still_have_been_otherwise() -> None:
    match = ot.game("tactics", hands=1).start(seed=4)
    for _ in modest(match, 1):
        pass
    assert match.over
    seat = (match.state.maker + 1) % 4
    found = [match_of(world, match) for world in Worlds(match.view(seat)).draw(1, 10)]
    assert all(other.view(seat) == match.view(seat) for other in found)
    assert all(other.state.played == match.state.played for other in found)  # all cards but the discards were seen
    assert any(other.state_digest() == match.state_digest() for other in found)


@pytest.mark.parametrize("seed", range(2))
def test_a_world_that_is_kept_is_as_likely_as_any_other(seed: int) -> None:
    """Without weights, as environments want them."""
    match = ot.game("neutral", players=4, hands=1).start(seed=seed)
    for _ in modest(match, seed):
        if match.state.tricks == 10 and match.state.count == 2:
            break
    assert match.turn is not None
    worlds = Worlds(match.view(match.turn))
    drawn = Counter(tuple(worlds.even(seed * 10_000 + i).state.hands[:4]) for i in range(1500))
    assert drawn.keys() == possible_hands(match, match.turn)
    mean = 1500 / len(drawn)
    assert max(abs(count - mean) for count in drawn.values()) < 4.5 * mean**0.5


@pytest.mark.parametrize("players", [2, 3])
def test_ny_q5_worlds_of_a_lucky_turn_that_goes_on_after_a_new_deal(players: int) -> None:
    looks = 0
    for seed in range(6):
        match = ot.game("new_york_to_paris", players=players, lucky_new_deal="go-on").start(seed=seed)
        chance = random.Random(seed)
        before, since = match.state.deals, 9
        while not match.over and match.state.deals < 6:
            since = since + 1 if match.state.deals == before else 0
            lucky = match.view().before.lucky
            before = match.state.deals
            if lucky and since < 4:  # the deal was made in a lucky turn
                for seat in range(players):
                    for world in Worlds(match.view(seat)).draw(seed, 2):
                        other = match_of(world, match)
                        assert shown(other, seat) == shown(match, seat)
                        assert other.state.hands == world.state.hands
                        looks += 1
            match.play(hoarding(match, chance))
    assert looks > 10
