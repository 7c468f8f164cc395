"""How deep endings are solved exactly: the plain search and ours beside each other, on the same positions.

`python benchmarks/endings.py` plays hands by the policies until so many cards are left in all hands, and solves the
rest with all cards in sight: cards tried and milliseconds for a position, compiled and interpreted. The plain search
is the same one with everything taken out of it that only makes it faster; both have to give the same values.
"""

import argparse
import time
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
from common import figure

import oldtricks as ot
from oldtricks.bots import Budget, Steady, binding, endings, thinking
from oldtricks.bots.sharp import ending, rest_of
from oldtricks.bots.surface import ending_value
from oldtricks.compiled import build
from oldtricks.compiled.surface import reset
from oldtricks.rules.table import PLAY

TABLES = (
    ("aviationgame", {}),
    ("aviationgame", {"players": 6}),
    ("gasoline_alley", {"players": 2}),
    ("gasoline_alley", {}),
    ("neutral", {}),
    ("neutral", {"players": 5}),
    ("tactics", {}),
)


# The plain search: no two cards are alike, the lowest is tried first, and more than two sides try everything.


def plain_position(s: Any, world: int, taken: int) -> int:
    key = mixed(mixed(0, world), s.turn)
    for seat in range(s.players):
        key = mixed(key, s.hands[seat])
    return mixed(key, taken)


def nothing_follows(e: Any, t: Any) -> None:
    return


def never_outdone(e: Any, depth: int) -> bool:
    return False


def not_remembered(e: Any, depth: int, key: int) -> None:
    return


def never_sure(chance: float) -> bool:
    return False


mixed, ENDS, TRIED = thinking.mixed, endings.ENDS, endings.TRIED


def nothing_foreseen(e: Any, spare: Any, rest: Any, side: int, world: int) -> None:
    return


PLAIN: dict[Callable[..., Any], Callable[..., Any]] = {
    endings.alike: thinking.moves,
    endings.position_of: plain_position,
    endings.promising: endings.first_of,
    endings.follow_on: nothing_follows,
    endings.foresee: nothing_foreseen,
    endings.outdone: never_outdone,
    endings.remember_many: not_remembered,
    endings.sure: never_sure,
}


def solve_all(
    states: Any, values: Any, tried: Any, first: int, last: int, e: Any, spare: Any, rest: Any, worlds: int
) -> None:
    """Solve these positions for side 0."""
    for i in range(first, last):
        reset(e.stack[0], states[i])
        e.known[ENDS] = 0  # of another hand
        e.known[TRIED] = 0
        values[i] = ending_value(e, spare[0], rest, 0, worlds + i)
        tried[i] = e.known[TRIED]


Solver = Callable[[int, int, int], None]


class Bench(NamedTuple):
    """Positions with so many cards left, and what came of them."""

    game: ot.Game
    states: list[Any]
    values: Any
    tried: Any


def solver(bench: Bench, form: str, instead: dict[Callable[..., Any], Any]) -> Solver:
    game, states, rest = bench.game, bench.states, rest_of(bench.game)
    if form == "compiled":
        spare = np.zeros(1, build.record_type(game.rules))
        records = np.zeros(len(states), spare.dtype)
        for record, s in zip(records, states, strict=True):
            build.write_state(record, s, game.rules)
        room = ending(spare.dtype)
        run = binding.machine_code(game.name, (solve_all,), instead).solve_all
        return lambda first, last, worlds: run(
            records, bench.values, bench.tried, first, last, room, spare, rest, worlds
        )
    stack = [game.new_state() for _ in range(endings.DEEPEST + 1)]
    lists = endings.Ending.of(stack, lambda size: [0] * size, lambda size: [0.0] * size)
    loop = binding.bind(game.name, {**binding.QUICK, **instead})(solve_all)
    one = [game.new_state()]
    return lambda first, last, worlds: loop(
        bench.states, bench.values, bench.tried, first, last, lists, one, rest, worlds
    )


def positions(game: ot.Game, cards: int, count: int) -> list[Any]:
    """States of the policies' play with so many cards left in all hands, at the first of them or soon after."""
    found: list[Any] = []
    seed = 0
    while len(found) < count:
        match = game.start(seed=seed)
        seed += 1
        while match.state.deals == 1 and not match.over:
            held = sum(hand.bit_count() for hand in match.state.hands)
            if match.state.phase == PLAY and held <= cards:
                found.append(match.state)
                break
            match.play(Steady(seed).choose(match.view(match.turn), Budget()))
    return found


def measured(solve: Solver, count: int, seconds: float) -> tuple[int, float]:
    """How many positions were solved in about so much time, and how long each took. A call takes time of its own."""
    done, portion, begun = 0, 1, time.perf_counter()
    while done < count and time.perf_counter() - begun < seconds:
        last = min(done + portion, count)
        solve(done, last, 0)
        done, portion = last, 4 * portion
    spent = time.perf_counter() - begun
    if spent < seconds / 4:  # all of them at once, as the search does
        begun = time.perf_counter()
        solve(0, count, 1 << 20)  # as other worlds, of which nothing is remembered
        spent = time.perf_counter() - begun
    return done, spent / done


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cards", type=int, nargs="+", default=[8, 12, 16, 20, 24])
    parser.add_argument("--positions", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=5.0, help="for each search, form and number of cards")
    parser.add_argument("--games", nargs="+", default=[name for name, _ in TABLES])
    parser.add_argument("--forms", nargs="+", default=["compiled", "interpreted"])
    chosen = parser.parse_args()
    print("| game | form | cards | plain: tried | ms | ours: tried | ms | ms, plain / ours | positions |")
    print("|---|---|---|---|---|---|---|---|---|")
    for name, options in TABLES:
        if name in chosen.games:
            for form in chosen.forms:
                compare(ot.game(name, **options), form, chosen)


def compare(game: ot.Game, form: str, chosen: argparse.Namespace) -> None:
    gone: set[str] = set()  # searches that took too long with fewer cards
    for cards in chosen.cards:
        states = positions(game, cards, chosen.positions)
        cells, values, solved, each = [], [], len(states), []
        for search, instead in (("ours", {}), ("plain", PLAIN)):
            if search in gone:
                cells.append("| |")
                continue
            bench = Bench(game, states, np.zeros(len(states)), np.zeros(len(states), np.int64))
            solve = solver(bench, form, instead)
            solve(0, 1, 0)  # compiles
            if search == "ours":
                measured(solve, len(states), chosen.seconds)  # what scores are worth is known from here on
            solve = solver(bench, form, instead)
            done, spent = measured(solve, len(states), chosen.seconds)
            if done < len(states) / 4:
                gone.add(search)
            solved = min(solved, done)
            each.append(spent)
            values.append(bench.values)
            cells.append(f"{figure(bench.tried[:done].mean())} | {figure(1000 * spent)} |")
        if not np.array_equal(values[0][:solved], values[-1][:solved]):
            raise SystemExit(f"{game} with {cards} cards: the searches do not agree")
        ratio = figure(each[1] / each[0]) if len(each) == 2 else ""
        print(
            f"| {game.name} {game.players} | {form} | {cards} | {' '.join(cells[::-1])} {ratio} | {solved} |",
            flush=True,
        )
        if "ours" in gone:
            return


if __name__ == "__main__":
    main()
