"""Results on disk: whatever is killed when, the same command goes on, and nothing is mixed up."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

import oldtricks as ot
from oldtricks.arena import DEALS, Plan, arrange, journal, run
from oldtricks.bots import Budget

from .test_duplicate import plan

CLOCKED = {"seconds", "slowest"}  # what no two runs have in common


def timeless(result: dict[str, Any]) -> list[Any]:
    """The boards without how long they took."""
    return [
        [{key: value for key, value in table.items() if key not in CLOCKED} for table in board["tables"]]
        for board in result["boards"]
    ]


def lines(path: Path) -> int:
    return path.read_text().count("\n") if path.exists() else 0


def alive(group: int) -> bool:
    """Whether anybody is left of a group of processes."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


def test_after_a_kill_the_same_command_goes_on(tmp_path: Path) -> None:
    out, other = tmp_path / "result.json", tmp_path / "other.json"
    command = [sys.executable, "-m", "oldtricks", "arena", "tactics", "steady", "random", "--matches", "16"]
    command += ["--workers", "2", "--seed", "5", "--out"]
    environment = os.environ | {"PYTHONPATH": str(Path(ot.__file__).parents[1])}
    child = subprocess.Popen([*command, str(out)], env=environment, stdout=subprocess.DEVNULL)
    part = journal.part(out)
    until = time.monotonic() + 30
    while lines(part) < 4 and time.monotonic() < until:
        time.sleep(0.02)
    child.kill()
    child.wait()
    saved = part.read_text().split("\n")[1:-1]
    assert 3 <= len(saved) < 16
    assert not out.exists()
    with part.open("a") as file:
        file.write('{"pair":0,"num')  # as a kill in the middle of a line leaves it
    for path in (out, other):
        done = subprocess.run([*command, str(path)], env=environment, capture_output=True, text=True, timeout=60)
        assert done.returncode == 0, done.stderr
    assert not part.exists()
    result = json.loads(out.read_text())
    assert [board["number"] for board in result["boards"]] == list(range(16))
    assert all(json.loads(row) in result["boards"] for row in saved)  # they were not played again
    assert timeless(result) == timeless(json.loads(other.read_text()))


def test_ctrl_c_ends_everything_at_once(tmp_path: Path) -> None:
    out = tmp_path / "result.json"
    command = [sys.executable, "-m", "oldtricks", "arena", "tactics", "steady", "novice", "--matches", "5000"]
    environment = os.environ | {"PYTHONPATH": str(Path(ot.__file__).parents[1])}
    child = subprocess.Popen(
        [*command, "--workers", "2", "--out", str(out)], env=environment, stderr=subprocess.PIPE, start_new_session=True
    )
    until = time.monotonic() + 30
    while lines(journal.part(out)) < 3 and time.monotonic() < until:
        time.sleep(0.02)
    os.killpg(child.pid, signal.SIGINT)  # as a terminal does it: to the workers too
    _, said = child.communicate(timeout=20)
    assert (child.returncode, said) == (130, b"")
    assert lines(journal.part(out)) >= 3
    while alive(child.pid) and time.monotonic() < until:
        time.sleep(0.02)
    assert not alive(child.pid)


def test_ctrl_c_is_heard_wherever_the_tests_were_started() -> None:
    """A shell has what it starts in the background ignore it, and so would whatever a test starts."""
    code = "import signal, tests.conftest; print(signal.getsignal(signal.SIGINT) is signal.default_int_handler)"
    ignoring = ["sh", "-c", "trap '' INT; exec \"$@\"", "sh", sys.executable, "-c", code]
    root = Path(__file__).parents[2]
    environment = os.environ | {"PYTHONPATH": f"{root / 'src'}{os.pathsep}{root}"}
    done = subprocess.run(ignoring, cwd=root, env=environment, capture_output=True, text=True)
    assert done.stdout == "True\n", done.stderr


def test_what_a_bot_has_learned_is_part_of_a_measurement(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Results of the last net must not be taken for those of a new one."""
    weights = tmp_path / "bots" / "nets" / "tactics.npz"
    weights.parent.mkdir(parents=True)
    monkeypatch.setattr(journal, "SOURCE", tmp_path)
    found = []
    for learned in (b"little", b"much"):
        weights.write_bytes(learned)
        journal.sources.cache_clear()
        found.append(journal.sources())
    journal.sources.cache_clear()
    assert found[0] != found[1]


def test_several_processes_play_the_same_boards_as_one(tmp_path: Path) -> None:
    made = plan("neutral", "steady", "novice", boards=6)
    assert timeless(run(made, 1)) == timeless(run(made, 2))


def test_a_finished_run_is_only_read_and_can_be_made_longer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = tmp_path / "result.json"
    run(plan("neutral", "steady", "novice", boards=4), out=out)
    calls: list[tuple[int, int]] = []
    again = run(plan("neutral", "steady", "novice", boards=4), out=out, progress=lambda *now: calls.append(now))
    assert calls == [(4, 4)]
    assert len(again["boards"]) == 4
    longer = run(plan("neutral", "steady", "novice", boards=6), out=out, progress=lambda *now: calls.append(now))
    assert calls[1:] == [(4, 6), (5, 6), (6, 6)]
    assert timeless(longer)[:4] == timeless(again)
    shorter = run(plan("neutral", "steady", "novice", boards=3), out=out)
    assert timeless(shorter) == timeless(longer)  # nothing that was played is thrown away


def test_boards_of_another_measurement_are_never_mixed_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = tmp_path / "result.json"
    made = plan("neutral", "steady", "novice", boards=2)
    run(made, out=out)
    before = out.read_bytes()
    others = [
        plan("tactics", "steady", "novice", boards=2),
        plan("neutral", "steady", "random", boards=2),
        plan("neutral", "steady", "novice", boards=2, passing="final"),
        Plan(made.game, made.bots, seed=1, boards=2),
        Plan(made.game, made.bots, budget=Budget(playouts=5), boards=2),
    ]
    for other, key in zip(others, ("game", "bots", "options", "seed", "budget"), strict=True):
        with pytest.raises(ot.OldTricksError, match=f"holds another measurement: its {key} is"):
            run(other, out=out)
    monkeypatch.setattr(journal, "sources", lambda: "other rules")
    with pytest.raises(ot.OldTricksError, match="its sources is"):
        run(made, out=out)
    assert out.read_bytes() == before


@pytest.mark.parametrize("text", ["", "{", "[]", "{}", '{"format": "oldtricks-record"}'])
def test_a_file_that_is_no_result_is_refused_and_left_alone(text: str, tmp_path: Path) -> None:
    out = tmp_path / "result.json"
    out.write_text(text)
    with pytest.raises(ot.OldTricksError, match=r"is no result of the arena"):
        run(plan("neutral", "steady", "novice"), out=out)
    assert out.read_text() == text


def test_damage_in_the_middle_is_told(tmp_path: Path) -> None:
    out = tmp_path / "result.json"
    made = plan("neutral", "steady", "novice", boards=2)
    identity = json.dumps(journal.identity(made))
    for row, message in (("{half", "is damaged"), ('{"pair": 0}', "cannot be read")):
        journal.part(out).write_text(f"{identity}\n{row}\n")
        with pytest.raises(ot.OldTricksError, match=message):
            run(made, out=out)


def test_the_result_says_what_was_measured_and_with_what(tmp_path: Path) -> None:
    out = tmp_path / "result.json"
    made = Plan(arrange("neutral", 5, {}, ("steady", "novice"), DEALS), ("steady", "novice"), boards=2, seed=7)
    returned = run(made, out=out)
    result = json.loads(out.read_text())
    assert json.loads(json.dumps(returned)) == result
    assert result["seed"] == 7
    assert result["players"] == 5
    assert result["options"] == {"passing": "reenter", "hands": None}
    assert result["budget"] == {"playouts": 1000, "seconds": None}
    assert result["oldtricks"] == ot.__version__
    assert {"commit", "sources", "python", "machine", "date", "packages"} <= set(result)


def test_no_board_begins_after_the_time_is_up() -> None:
    assert run(plan("neutral", "steady", "novice", boards=5), seconds=0)["boards"] == []
