"""Batches and playouts: seeds, threads, restarts, rewards, errors."""

import subprocess
import sys

import numpy as np
import pytest

import oldtricks as ot
from oldtricks.compiled import Batch, build, cpu, playouts
from oldtricks.compiled import batch as compiled_batch

pytestmark = pytest.mark.xdist_group("compiled-gasoline_alley")  # one process compiles, the others need not

GAME = ot.game("gasoline_alley", players=3, hands=2)


def run(batch: Batch, steps: int) -> list[bytes]:
    seen = []
    for i in range(steps):
        rows = batch.step(batch.random_actions(i))
        seen.append(b"".join(array.tobytes() for array in (*rows, batch.states)))
    return seen


def test_the_same_seeds_give_the_same_games_on_any_number_of_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled_batch, "LEAST", 4)
    one = run(Batch(GAME, 37, seed=5), 120)
    for threads in (2, 3):
        assert run(Batch(GAME, 37, seed=5, threads=threads), 120) == one
    assert run(Batch(GAME, 37, seed=6), 120) != one


@pytest.mark.parametrize(("size", "parts"), [(8191, 1), (8192, 2), (100_000, 3)])
def test_a_thread_gets_as_many_rows_as_it_is_worth(size: int, parts: int) -> None:
    batch = Batch(GAME, size, threads=3)
    shared: list[tuple[int, int]] = []
    batch._share(lambda first, last: shared.append((first, last)), size)
    assert len(shared) == parts
    assert sorted(shared)[0][0] == 0
    assert sorted(shared)[-1][1] == size


def test_rows_deal_what_the_engine_deals() -> None:
    batch = Batch(GAME, 5, seed=40)
    for row in range(5):
        assert batch.state(row) == GAME.start(seed=40 + row).state


def test_a_finished_match_gives_way_to_the_next_seed_of_its_row() -> None:
    batch = Batch(GAME, 4, seed=9)
    matches = [0] * 4
    for i in range(400):
        rows = batch.step(batch.random_actions(i))
        for row in np.flatnonzero(rows.done):
            matches[row] += 1
            assert batch.state(row) == GAME.start(seed=9 + int(row) + 4 * matches[row]).state
    assert min(matches) > 3


def test_rewards_come_at_the_end_and_sum_to_nothing() -> None:
    batch = Batch(GAME, 50)
    ended = 0
    for i in range(150):
        rows = batch.step(batch.random_actions(i))
        assert np.all(rows.rewards[~rows.done] == 0)
        assert np.allclose(rows.rewards.sum(axis=1), 0, atol=1e-6)
        ended += int(rows.done.sum())
        for row in np.flatnonzero(rows.done):
            best = rows.scores[row].min()  # the lowest score wins; but a dealer may be out by a sale first
            winners = np.flatnonzero(rows.rewards[row] > 0)
            if best > 0:
                assert set(winners) == set(np.flatnonzero(rows.scores[row] == best)) or len(winners) == 0
    assert ended > 50


def test_an_illegal_action_names_the_row_and_the_rule_and_changes_nothing() -> None:
    batch = Batch(GAME, 6)
    actions = batch.random_actions()
    actions[4] = 45  # no bid has this number
    before = batch.states.tobytes()
    with pytest.raises(ot.IllegalAction, match=r"row 4: action 45 is illegal\. GA-Q2: ") as refused:
        batch.step(actions)
    assert refused.value.rule == "GA-Q2"
    assert batch.states.tobytes() == before


@pytest.mark.parametrize("number", [-1, 62, 63, 64, 1 << 40])
def test_no_number_is_taken_for_a_bit_of_the_mask(number: int) -> None:
    batch = Batch(GAME, 2)
    with pytest.raises(ot.IllegalAction, match="row 1"):
        batch.step([0, number])


@pytest.mark.parametrize("actions", [[0], [[0, 0]], [0.0, 0.0], ["bid 1", "pass"], [0, 0, 0]])
def test_actions_of_the_wrong_shape_or_type_are_refused(actions: list[object]) -> None:
    with pytest.raises(ot.OldTricksError, match="a step takes 2 action numbers"):
        Batch(GAME, 2).step(actions)


@pytest.mark.parametrize(
    ("size", "threads", "seed"), [(0, 1, 0), (-1, 1, 0), (True, 1, 0), (2, 0, 0), (2, 1, -1), (2, 1, 1 << 62)]
)
def test_impossible_batches_are_refused(size: int, threads: int, seed: int) -> None:
    with pytest.raises(ot.OldTricksError, match="whole number"):
        Batch(GAME, size, threads=threads, seed=seed)


def test_random_actions_are_random_in_every_row() -> None:
    batch = Batch(GAME, 40)
    drawn = np.array([batch.random_actions(seed) for seed in range(200)])
    assert all(len(set(drawn[:, row])) > 15 for row in range(40))  # of 31 calls


def test_the_legal_matrix_is_the_mask_spread_out() -> None:
    batch = Batch(GAME, 7)
    matrix = batch.legal()
    assert matrix.shape == (7, batch.actions)
    for row in range(7):
        assert [i for i in range(batch.actions) if matrix[row, i]] == [a.number for a in GAME.start(seed=row).legal()]


def test_observations_can_be_left_out() -> None:
    assert Batch(GAME, 3, observe=False).rows.observations.shape == (3, 0)


def test_playouts_are_whole_matches_of_their_seeds() -> None:
    played = playouts(GAME, 30, seed=3)
    again = playouts(GAME, 30, seed=3, threads=2)
    assert played.plies.tolist() == again.plies.tolist()
    assert np.array_equal(played.states, again.states)
    assert all(build.read_state(record, GAME.rules).phase == 0 for record in played.states)
    assert playouts(GAME, 1, seed=32).plies[0] == played.plies[29]


def test_c6_playouts_without_a_limit_are_refused() -> None:
    with pytest.raises(ot.OldTricksError, match="C6"):
        playouts(ot.game("tactics"), 1)


def test_without_numba_the_error_says_what_to_install() -> None:
    code = (
        "import sys; sys.modules['numba'] = None\n"
        "from oldtricks.compiled import cpu\n"
        "try:\n    from oldtricks.compiled import Batch\n"
        "except cpu.MissingBackend as error:\n    print(error)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "[fast]" in done.stdout


def test_machine_code_is_kept_under_the_fingerprint_of_its_sources(
    tmp_path: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    binder = cpu.compiled("gasoline_alley").binder
    folder = cpu.code_folder("gasoline_alley", binder)
    assert folder.name == f"gasoline_alley-{binder.digest(*cpu.MAKERS)}"
    assert any(folder.glob("**/*.nbi"))
    monkeypatch.setenv("OLDTRICKS_CACHE", str(tmp_path))
    assert str(cpu.code_folder("gasoline_alley", binder)).startswith(str(tmp_path))
