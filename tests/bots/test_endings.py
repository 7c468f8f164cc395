"""Endings are solved exactly: the same values as trying everything out."""

import random
from typing import Any

import pytest

import oldtricks as ot
from oldtricks.bots import binding, endings, thinking
from oldtricks.bots.endings import DEEPEST, Ending
from oldtricks.bots.judging import MAKER, RESULT
from oldtricks.bots.sharp import Rest
from oldtricks.bots.surface import ending_value, veil
from oldtricks.bots.thinking import HIDDEN, STANDINGS
from oldtricks.compiled.build import Binder
from oldtricks.compiled.surface import SIGN
from oldtricks.engine.match import copy_state
from oldtricks.rules.table import PLAY, side_of

from ..tables import numbers, table_id
from ..test_benchmarks import script

FUTURES, LOTS = 20, 3


def rest(game: ot.Game, seed: int) -> Rest:
    """Made-up results of hands: what they are does not matter to the solver."""
    chance = random.Random(seed)
    results = []
    for _ in range(64):
        result = [0] * RESULT
        sides = game.new_state().sides
        points = [chance.randrange(0, 30) * (100 if game.name == "aviationgame" else 1) for _ in range(sides)]
        result[: game.players] = [points[seat % sides] for seat in range(game.players)]
        if game.name == "gasoline_alley":
            result = [-points for points in result]
        result[MAKER] = chance.randrange(game.players)
        results.append(result)
    return Rest(results, [HIDDEN] * STANDINGS, [0.0] * (8 * STANDINGS + 8), FUTURES, LOTS)


def ending(game: ot.Game) -> Ending:
    def row(size: int) -> list[Any]:
        return [0] * size

    return Ending.of([game.new_state() for _ in range(DEEPEST + 1)], row, row)


def late(game: ot.Game, seed: int, cards: int) -> Any:
    """A state of random play with so many cards left in all hands."""
    chance = random.Random(seed)
    match = game.start(seed=seed)
    while not (match.state.phase == PLAY and sum(hand.bit_count() for hand in match.state.hands) <= cards):
        match.play(chance.choice(match.legal()[:3] if match.phase == "bid" else match.legal()))
    return match.state


def brute_force(bound: Binder, s: Any, game: ot.Game, known: Rest, world: int) -> list[float]:
    """Everything tried: each side's chance when everybody plays for his own; ties go to the first found."""
    if s.phase != PLAY:
        at = bound(thinking.chances_of)(s, game.new_state(), known, world)
        return list(known.chances[at : at + 8])
    best: list[float] = []
    side = side_of(s, s.turn)
    for action in numbers(game.rules.legal(s)):
        t = copy_state(s)
        game.rules.apply(t, action)
        values = brute_force(bound, t, game, known, world)
        if not best or values[side] > best[side]:
            best = values
    return best


TABLES = [
    ("tactics", {}),
    ("aviationgame", {}),
    ("aviationgame", {"players": 6}),
    ("neutral", {}),
    ("neutral", {"players": 2}),
    ("neutral", {"players": 6, "sides": "pairs"}),
    ("neutral", {"players": 5}),
    ("gasoline_alley", {"players": 2}),
    ("gasoline_alley", {"players": 4}),
]


@pytest.mark.parametrize("table", TABLES, ids=table_id)
def test_a_solved_ending_is_what_trying_everything_gives(table: tuple[str, dict[str, Any]]) -> None:
    name, options = table
    game = ot.game(name, **options)
    bound = binding.bind(name)
    seen = set()
    for seed in range(6):
        cards = random.Random(seed).choice((6, 7, 8, 9))
        s = late(game, seed, cards)
        bound(veil)(s)
        known = rest(game, seed)
        expected = brute_force(bound, copy_state(s), game, known, seed)
        for side in range(s.sides):
            e = ending(game)
            e.stack[0] = copy_state(s)
            assert bound(ending_value)(e, game.new_state(), known, side, seed) == expected[side]
        seen.add(tuple(expected))
    assert len(seen) > 2


def by_points(s: Any, spare: Any, rest: Any, world: int) -> int:
    """Chances that are better the more a side has, and the less the others have."""
    for side in range(s.sides):
        rest.chances[side] = 1 / s.sides
        for other in range(s.sides):
            rest.chances[side] += SIGN * (s.scores[side] - s.scores[other]) / 8192
    return 0


@pytest.mark.parametrize("table", TABLES, ids=table_id)
@pytest.mark.parametrize("chances", [{}, {thinking.chances_of: by_points}], ids=["drawn", "by-points"])
def test_what_makes_it_faster_changes_no_value(
    chances: dict[Any, Any], table: tuple[str, dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Deeper than everything can be tried: beside the plain search that the benchmark measures it by."""
    name, options = table
    game = ot.game(name, **options)
    slow = script("benchmarks/endings.py", monkeypatch).PLAIN
    plain = binding.bind(name, {**binding.QUICK, **slow, **chances})(ending_value)
    ours = binding.bind(name, {**binding.QUICK, **chances})(ending_value)
    known = rest(game, 1)
    tried = [0, 0]
    for seed in range(53, 59):
        s = late(game, seed, 12 if game.new_state().sides == 2 else 10)
        values = []
        for i, solved in enumerate((plain, ours)):
            e = ending(game)
            e.stack[0] = copy_state(s)
            values.append([solved(e, game.new_state(), known, 0, world) for world in (1, 2)])
            tried[i] += e.known[endings.TRIED]
        assert values[0] == values[1]
        assert e.known[endings.ORDERLY] or not chances or s.sides > 2
    assert tried[1] < tried[0]


def test_of_cards_that_are_alike_the_lowest_is_tried() -> None:
    """As long as a Key is out, it may be led, and cards of other corps come between two ranks (TA12)."""
    game = ot.game("tactics")
    alike = binding.bind("tactics")(endings.alike)
    cards = dict(game.box.pack_names(game.new_state()))
    names = {number: name for name, number in cards.items()}

    def tried(*hands: str) -> list[str]:
        s = game.new_state()
        s.phase, s.turn, s.trump, s.follow = PLAY, 0, 3, -1
        for seat, hand in enumerate(hands):
            s.hands[seat] = sum(1 << cards[name] for name in hand.split())
        return [names[number] for number in numbers(alike(s))]

    assert tried("infantry-3 infantry-5", "cavalry-4") == ["infantry-3"]
    assert tried("infantry-3 infantry-5", "infantry-4") == ["infantry-3", "infantry-5"]
    assert tried("infantry-3 infantry-5", "cavalry-4", "key-5") == ["infantry-3", "infantry-5"]
    assert tried("infantry-3 infantry-5", "cavalry-3", "key-5") == ["infantry-3", "infantry-5"]
    assert tried("infantry-3 infantry-5", "cavalry-2 cavalry-5", "key-5") == ["infantry-3"]
    assert tried("cavalry-3 cavalry-5", "infantry-3 engineer-4", "key-5") == ["cavalry-3"]
    assert tried("engineer-3 engineer-5", "cavalry-4", "key-5") == ["engineer-3"]


def test_positions_met_twice_are_searched_once() -> None:
    """The table of positions saves work, and changes nothing."""
    game = ot.game("tactics")
    played = 0
    apply = game.rules.apply

    def counted(s: Any, action: int) -> None:
        nonlocal played
        played += 1
        apply(s, action)

    def forgotten(e: Any, depth: int, side: int, key: int, value: float) -> None:
        return

    s = late(game, 3, 16)
    known = rest(game, 3)
    effort = []
    values = []
    for instead in ({}, {endings.remember: forgotten}):
        solved = binding.bind("tactics", {thinking.make: counted, **instead})(ending_value)
        e = ending(game)
        e.stack[0] = copy_state(s)
        played = 0
        values.append(solved(e, game.new_state(), known, 0, 1))
        effort.append(played)
    assert values[0] == values[1]
    assert effort[0] < effort[1]


def test_side_cards_to_come_are_not_looked_at() -> None:
    """AV11: they are drawn unseen, so that an ending with other side cards has the same value."""
    game = ot.game("aviationgame")
    solved = binding.bind("aviationgame")(ending_value)
    s = late(game, 5, 8)
    values = set()
    for miles in (-300, 0, 300):
        for i in range(s.tricks, 11):
            s.side[i] = miles
        e = ending(game)
        e.stack[0] = copy_state(s)
        values.add(solved(e, game.new_state(), rest(game, 1), 0, 1))
    assert len(values) == 1
