"""The tables of bots and of small worlds are what was measured; every level meets steady on the same boards."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import oldtricks as ot
from oldtricks.bots import BOTS

from ..test_benchmarks import ROOT, script


def test_the_table_of_bots_is_what_was_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    ladder = script("benchmarks/ladder.py", monkeypatch)
    found = json.loads((ROOT / "benchmarks" / "ladder.json").read_text())
    assert list(found) == [one.key for one in ladder.pairs()]
    assert {one["seed"] for one in found.values()} == {found["net/tactics"]["seed"]}
    assert ladder.report(found) in (ROOT / "docs" / "bots.md").read_text()
    assert {one.name for one in ladder.pairs()} == set(BOTS) - {"steady"}


def test_the_table_of_small_worlds_is_what_was_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    small = script("benchmarks/small_worlds.py", monkeypatch)
    found = json.loads((ROOT / "benchmarks" / "small_worlds.json").read_text())
    assert list(found) == list(ot.GAMES)
    assert small.report(found) in (ROOT / "docs" / "environments.md").read_text()


def test_it_goes_on_where_it_was(tmp_path: Path) -> None:
    command = [sys.executable, "benchmarks/ladder.py", "--only", "random/neutral", "--no-page", "--commit", "abc"]
    command += ["--work", str(tmp_path), "--json", str(tmp_path / "ladder.json"), "--boards"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    for boards in ("2", "3"):
        done = subprocess.run([*command, boards], capture_output=True, text=True, cwd=ROOT, env=environment, timeout=60)
        assert done.returncode == 0, done.stderr
    assert "| `random` |  |  | 0% (0% to 56%); 3 |  |  |" in done.stdout
