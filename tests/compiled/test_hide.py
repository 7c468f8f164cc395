"""What a seat may know is the same compiled, in the CUDA simulator and interpreted, at every table."""

import os
import random
import subprocess
import sys
from functools import cache
from typing import Any

import numba
import numpy as np
import pytest

from oldtricks import GAMES
from oldtricks.compiled import build, cpu
from oldtricks.compiled.surface import hide
from oldtricks.engine.match import copy_state
from oldtricks.rules.table import NOBODY
from tests.tables import TABLES, limited, table_id


def hide_rows(states: Any, seats: Any) -> None:
    for i in range(seats.shape[0]):
        hide(states[i], seats[i])


@cache
def compiled_hide(name: str) -> Any:
    return cpu.bind(name, cpu.part())(hide_rows, numba.njit)


@pytest.mark.parametrize(
    "table",
    [pytest.param(table, marks=pytest.mark.xdist_group(f"compiled-{table[0]}")) for table in TABLES],
    ids=table_id,
)
def test_compiled_and_interpreted_hide_agree(table: tuple[str, dict[str, Any]]) -> None:
    game = limited(*table, hands=2)
    rules, hide, chance = game.rules, compiled_hide(game.name), random.Random(5)
    match = game.start(seed=5)
    states = np.zeros(3, build.record_type(rules))
    compared = 0
    while not match.over and compared < 200:
        seats = np.array([NOBODY, match.turn, chance.randrange(game.players)])
        for record in states:
            build.write_state(record, match.state, rules)
        hide(states, seats)
        for record, seat in zip(states, seats.tolist(), strict=True):
            known = copy_state(match.state)
            rules.hide(known, seat)
            assert build.read_state(record, rules) == known
            compared += 1
        choices = match.legal()
        match.play(chance.choice(choices[:4] if match.phase == "bid" else choices))
    assert compared > 30


CODE = """
import random, sys
import numpy as np
import oldtricks as ot
from oldtricks.compiled import build, gpu
from oldtricks.engine.match import copy_state
from oldtricks.compiled.surface import hide
cuda, name = gpu.loaded(), sys.argv[1]
game = ot.game(name) if name == "new_york_to_paris" else ot.game(name, hands=2)

def hide_row(states, seats):
    i = cuda.grid(1)
    if i < seats.shape[0]:
        hidden(states[i], seats[i])

hidden = build.bind(name, cuda.jit(device=True))(hide)
kernel = cuda.jit(hide_row)
chance, match, seen, seats = random.Random(5), game.start(seed=5), [], []
while not match.over and len(seen) < 40:
    if chance.random() < 0.4:
        seen.append(copy_state(match.state))
        seats.append(chance.randrange(-1, game.players))
    choices = match.legal()
    match.play(chance.choice(choices[:4] if match.phase == "bid" else choices))
states = np.zeros(len(seen), build.record_type(game.rules, all_wide=True))
for record, s in zip(states, seen):
    build.write_state(record, s, game.rules)
there = cuda.to_device(states)
kernel[1, len(seen)](there, cuda.to_device(np.array(seats)))
for record, s, seat in zip(there.copy_to_host(), seen, seats):
    game.rules.hide(s, seat)
    assert build.read_state(record, game.rules) == s
print(len(seen), "alike")
"""


@pytest.mark.parametrize("name", GAMES)
def test_hide_goes_as_interpreted_in_the_simulator(name: str) -> None:
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1"}
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", CODE, name], capture_output=True, text=True, env=environment
    )
    assert done.returncode == 0, done.stderr
    assert int(done.stdout.split()[0]) > 10
