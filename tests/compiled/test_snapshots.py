"""Rows that are kept, put back and branched; and hands that are dealt again when everybody passes."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import oldtricks as ot
from oldtricks.bots import Steady
from oldtricks.compiled import Batch, Snapshot

pytestmark = pytest.mark.xdist_group("compiled-gasoline_alley")

GAME = ot.game("gasoline_alley", players=3, hands=2)


def told(batch: Batch, steps: int, rows: slice = slice(None)) -> list[bytes]:
    """What the rows show while the teacher plays: nothing that depends on their number."""
    story = []
    for _ in range(steps):
        shown = batch.step(batch.advice(Steady))
        story.append(b"".join(array[rows].tobytes() for array in (*shown, batch.states)))
    return story


def played(seats: Any = None, size: int = 12) -> Batch:
    batch = Batch(GAME, size, seed=4, seats=seats)
    for number in range(9):
        batch.step(batch.random_actions(number))
    return batch


@pytest.mark.parametrize("seats", [None, (None, Steady, None)])
def test_what_was_kept_goes_on_as_it_did(seats: Any, tmp_path: Path) -> None:
    batch = played(seats)
    batch.snapshot().save(tmp_path / "rows")
    first = told(batch, 40)
    another = Batch(GAME, 12, seed=99, seats=seats)
    another.restore(Snapshot.load(tmp_path / "rows"))
    assert told(another, 40) == first
    batch.restore(Snapshot.load(tmp_path / "rows"))
    assert told(batch, 40) == first


def test_a_branch_is_the_same_match_until_somebody_acts_otherwise() -> None:
    batch = played()
    kept = [batch.state(row) for row in range(12)]
    batch.branch([3, 3, 0], [0, 1, 2])
    assert [batch.state(row) for row in (0, 1, 2, 3)] == [kept[3], kept[3], kept[0], kept[3]]
    assert [batch.state(row) for row in range(4, 12)] == kept[4:]
    shown = batch.rows
    assert np.array_equal(shown.observations[0], shown.observations[3])
    assert shown.masks[0] == shown.masks[3]
    for _ in range(60):  # through new deals and new matches
        batch.step(batch.advice(Steady))
        assert batch.state(0) == batch.state(1) == batch.state(3)


def test_some_rows_can_be_put_back_elsewhere() -> None:
    batch = played()
    kept = batch.snapshot([2, 5])
    before = [batch.state(2), batch.state(5), batch.state(7)]
    told(batch, 5)
    batch.restore(kept, [0, 1])
    assert [batch.state(0), batch.state(1)] == before[:2]


def test_rows_of_another_game_are_refused(tmp_path: Path) -> None:
    kept = played().snapshot()
    with pytest.raises(ot.OldTricksError, match="another game: options is"):
        Batch(ot.game("gasoline_alley", players=3, hands=3), 12).restore(kept)
    with pytest.raises(ot.OldTricksError, match="another game: players is 3, and not 2"):
        Batch(ot.game("gasoline_alley", players=2, hands=2), 12).restore(kept)
    with pytest.raises(ot.OldTricksError, match="12 rows do not go into 3"):
        Batch(GAME, 3).restore(kept)
    with pytest.raises(ot.OldTricksError, match="made otherwise"):
        Batch(GAME, 12, observe=False).restore(kept)
    with pytest.raises(ot.OldTricksError, match="rows are numbered 0 to 11"):
        played().branch([12], [0])
    (tmp_path / "no-rows").write_text("nothing")
    with pytest.raises(ot.OldTricksError, match="is no file of the kind oldtricks-rows"):
        Snapshot.load(tmp_path / "no-rows")


@pytest.mark.parametrize("name", ["aviationgame", "neutral", "tactics"])
def test_a_hand_that_everybody_passes_can_be_dealt_again(name: str) -> None:
    game = ot.game(name, hands=1)
    ending, going_on = Batch(game, 20, seed=1), Batch(game, 20, seed=1, redeal=True)
    ended = thrown_in = 0
    for _ in range(12):
        ended += int(ending.step(np.zeros(20, np.int64)).done.sum())
        thrown_in += int(going_on.step(np.zeros(20, np.int64)).done.sum())
    assert ended > 20
    assert thrown_in == 0
    assert going_on.state(0) == game.start(seed=1 + 20 * (12 // game.players)).state


CODE = """
import numpy as np
import oldtricks as ot
from oldtricks.bots import Steady
from oldtricks.compiled import gpu
gpu.THREADS = gpu.ROWS = 8
batch = gpu.CudaBatch(ot.game("gasoline_alley", players=2, hands=1), 5, seed=1, seats=(None, Steady))
batch.step(batch.random_actions())
kept = [batch.state(row) for row in range(5)]
snapshot = batch.snapshot()
batch.branch([4, 4], [0, 1])
assert [batch.state(row) for row in range(5)] == [kept[4], kept[4], *kept[2:]]
assert batch.rows.masks.copy_to_host()[0] == batch.rows.masks.copy_to_host()[4]
batch.step(batch.random_actions())
batch.restore(snapshot)
assert [batch.state(row) for row in range(5)] == kept
print("alike")
"""


def test_rows_on_a_gpu_too() -> None:
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1"}
    command = [sys.executable, "-W", "ignore", "-c", CODE]
    done = subprocess.run(command, capture_output=True, text=True, env=environment)
    assert done.returncode == 0, done.stderr
    assert "alike" in done.stdout
