"""Interpreted and compiled rules side by side: the whole state is compared after every action.

`python -m tests.compiled.differential --matches 2000` walks as many matches at every table and prints what it did.
"""

import argparse
import multiprocessing
import random
import time
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import numpy as np

from oldtricks.compiled import Batch, build
from oldtricks.engine.observations import observe
from tests.tables import TABLES, limited, table_id


def flat_states(rows: Any, rules: Any) -> list[list[int]]:
    """The rows' states as lists of plain integers."""
    columns = [rows[name].reshape(len(rows), -1).astype(np.int64) for name, _ in build.fields(rules)]
    flat: list[list[int]] = np.concatenate(columns, axis=1).tolist()
    return flat


def flat(s: Any, names: list[str]) -> list[int]:
    """An interpreted state likewise."""
    numbers: list[int] = []
    for name in names:
        value = getattr(s, name)
        numbers += value if isinstance(value, list) else (value,)
    return numbers


def walk(name: str, options: dict[str, Any], matches: int, seed: int = 0, observe_every: int = 50) -> tuple[int, int]:
    """Random matches by both; how many actions and matches were compared."""
    game = limited(name, options, hands=2)
    batch = Batch(game, matches, seed=seed)
    rules = game.rules
    names = [field for field, _ in build.fields(rules)]
    playing = {row: game.start(seed=seed + row) for row in range(matches)}
    chance = random.Random(seed)
    compared = 0
    while playing:
        there = flat_states(batch.states, rules)
        masks = batch.rows.masks.tolist()
        actions = batch.random_actions(chance.getrandbits(62)).tolist()
        for row, match in list(playing.items()):
            assert flat(match.state, names) == there[row], f"{table_id((name, options))}, seed {seed + row}"
            assert rules.legal(match.state) == masks[row]
            if chance.randrange(observe_every) == 0:
                assert observe(match, match.state.turn) == batch.rows.observations[row].tolist()
            match.play(actions[row])
            compared += 1
        batch.step(actions)
        for row, match in list(playing.items()):
            assert match.over == batch.rows.done[row]
            if match.over:
                assert list(match.scores) == batch.rows.scores[row].tolist()
                assert {seat for seat, reward in enumerate(batch.rows.rewards[row]) if reward > 0} <= set(match.winners)
                del playing[row]
    return compared, matches


def part(table: tuple[str, dict[str, Any]], matches: int, seed: int) -> int:
    return walk(*table, matches, seed=seed)[0]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=2000, help="at every table (default 2000)")
    parser.add_argument("--part", type=int, default=250, help="how many at a time (default 250)")
    parser.add_argument("--workers", type=int, default=1, help="processes (default 1)")
    options = parser.parse_args()
    began = time.monotonic()
    total = 0
    with ProcessPoolExecutor(options.workers, multiprocessing.get_context("spawn")) as pool:
        parts = {
            table_id(table): [
                pool.submit(part, table, min(options.part, options.matches - seed), seed)
                for seed in range(0, options.matches, options.part)
            ]
            for table in TABLES
        }
        for number, (name, walks) in enumerate(parts.items(), 1):
            compared = sum(done.result() for done in walks)
            total += compared
            spent = time.monotonic() - began
            print(
                f"{number}/{len(TABLES)} {name}: {options.matches} matches, {compared} actions; {spent:.0f} s",
                flush=True,
            )
    print(f"{len(TABLES)} tables x {options.matches} matches, {total} actions: all states alike")


if __name__ == "__main__":
    main()
