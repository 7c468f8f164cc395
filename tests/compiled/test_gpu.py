"""The CUDA kernels in numba's simulator: the same states as interpreted, on small counts."""

import os
import subprocess
import sys
from typing import Any

import pytest

import oldtricks as ot
from oldtricks import GAMES
from oldtricks.compiled import build, gpu
from oldtricks.engine.observations import length
from tests.tables import TABLES, table_id

CODE = """
import sys, warnings
import numpy as np
import oldtricks as ot
from oldtricks.compiled import build, gpu, kernels
from oldtricks.engine.observations import observe
gpu.THREADS = gpu.ROWS = 8
name = sys.argv[1]
game = ot.game(name) if name == "new_york_to_paris" else ot.game(name, hands=1)
plies, states = gpu.cuda_playouts(game, 2, seed=5, keep=True)
random_match = build.bind(name)(kernels.random_match)
total = 0
for i in range(2):
    s = game.new_state()
    deck, drew, g, c = [0] * 256, [0] * 256, [0] * 4, [0] * 4
    total += random_match(s, game.new_state(), deck, drew, g, c, 5 + i, game.box.side_packs)
    assert build.read_state(states[i], game.rules) == s, i
assert plies == total, (plies, total)

batch = gpu.CudaBatch(game, 3, seed=2)
matches = [game.start(seed=2 + i) for i in range(3)]
for _ in range(30):
    actions = batch.random_actions().copy_to_host()
    for i, match in enumerate(matches):
        assert batch.state(i) == match.state
        assert batch.rows.masks.copy_to_host()[i] == game.rules.legal(match.state)
        assert batch.rows.observations.copy_to_host()[i].tolist() == observe(match, match.turn)
        match.play(int(actions[i]))
    batch.step(actions)
    if any(match.over for match in matches):
        break
blind = gpu.CudaBatch(game, 9, seed=2, observe=False)
blind.step(blind.random_actions())
assert blind.rows.observations.shape == (9, 0)
before = batch.states.copy_to_host()
try:
    batch.step(np.array([70, 70, 70]))
except ot.IllegalAction as error:
    print(error)
assert np.array_equal(batch.states.copy_to_host(), before)
try:
    batch.step([0])
except ot.OldTricksError as error:
    print(error)
"""


@pytest.mark.parametrize("name", GAMES)
def test_kernels_in_the_simulator_go_as_interpreted(name: str) -> None:
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1"}
    command = [sys.executable, "-W", "ignore", "-c", CODE, name]
    done = subprocess.run(command, capture_output=True, text=True, env=environment)
    assert done.returncode == 0, done.stderr
    assert "row 0: action 70 is illegal" in done.stdout
    assert "a step takes 3 action numbers" in done.stdout


@pytest.mark.parametrize("table", TABLES, ids=table_id)
def test_a_block_of_every_table_fits_into_shared_memory(table: tuple[str, dict[str, Any]]) -> None:
    """The simulator would not mind."""
    name, options = table
    game = ot.game(name, **options)
    assert gpu.shared_bytes(build.record_type(game.rules), length(game)) <= 48 * 1024


def test_without_a_gpu_the_error_says_so() -> None:
    code = (
        "import oldtricks as ot\nfrom oldtricks.compiled import gpu\n"
        "try:\n    gpu.CudaBatch(ot.game('tactics'), 2)\n"
        "except gpu.MissingBackend as error:\n    print(error)\nelse:\n    print('a GPU is there')"
    )
    environment = {key: value for key, value in os.environ.items() if key != "NUMBA_ENABLE_CUDASIM"}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=environment)
    assert done.returncode == 0, done.stderr
    assert "no CUDA GPU" in done.stdout or "numba-cuda" in done.stdout or "a GPU is there" in done.stdout
