"""benchmarks/arena.py: it asks every question there is to ask, goes on where it was, and tells what misses its bar."""

import json
import os
import subprocess
import sys
import time
from argparse import Namespace
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

import oldtricks as ot
from oldtricks.arena import Board, TableResult
from oldtricks.bots import Budget, Sharp, sharp

from ..test_benchmarks import ROOT, script


def test_every_figure_to_reach_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    found = {one.key: one for one in script("benchmarks/arena.py", monkeypatch).measurements()}
    for game in ot.GAMES:
        assert found[f"steady-random/{game}"].least == (0.75 if game == "new_york_to_paris" else 0.85)
        assert found[f"gap/{game}"].bots == ("sharp", "steady", "oracle")
    for game in ("aviationgame", "neutral", "tactics"):
        assert (found[f"sharp-steady/{game}"].figure, found[f"sharp-steady/{game}"].least) == ("decided", 0.60)
        assert (found[f"sharp-steady-matches/{game}"].figure, found[f"sharp-steady-matches/{game}"].least) == (
            "wins",
            0.7,
        )
        assert (found[f"sharp-ismcts/{game}"].figure, found[f"sharp-ismcts/{game}"].least) == ("decided", 0.55)
    alley = found["sharp-steady/gasoline_alley"]
    assert (alley.lone, alley.least) == (True, 0.35)
    assert found["sharp-steady/new_york_to_paris"].least == 0.56
    for game in (game for game in ot.GAMES if game != "new_york_to_paris"):
        one = found[f"net-sharp/{game}"]
        assert (one.bots, one.figure, one.least) == (("reading:Net", "reading:Plain"), "decided", 0.55)
        one = found[f"net-steady/{game}"]
        assert (one.figure, one.least) == ("decided", 0.55)
    assert (found["net-steady/new_york_to_paris"].figure, found["net-steady/new_york_to_paris"].least) == ("wins", 0.5)
    assert len(found) == 5 + 3 + 3 + 1 + 1 + 3 + 5 + 5 + 5 + 4 + 2


def test_it_runs_and_keeps_what_it_knew(tmp_path: Path) -> None:
    results = (ROOT / "benchmarks" / "results.md").read_bytes()
    command = [sys.executable, "benchmarks/arena.py", "--boards", "2", "--workers", "1", "--no-page"]
    command += ["--work", str(tmp_path / "work"), "--json", str(tmp_path / "arena.json"), "--commit", "abc", "--only"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    for game in ("gasoline_alley", "neutral"):
        done = subprocess.run(
            [*command, f"steady-random/{game}"], capture_output=True, text=True, cwd=ROOT, env=environment, timeout=60
        )
        assert done.returncode == 0, done.stderr
    figures = json.loads((tmp_path / "arena.json").read_text())
    assert list(figures) == ["steady-random/neutral", "steady-random/gasoline_alley"]  # in the order of the page
    assert figures["steady-random/neutral"]["commit"] == "abc"
    assert "boards" not in figures["steady-random/neutral"]
    assert "| neutral: steady against random, matches won | 85% |" in done.stdout
    assert (ROOT / "benchmarks" / "results.md").read_bytes() == results
    assert done.stdout.count("**fail**") == 2  # two boards prove nothing


def interval(low: float) -> dict[str, Any]:
    return {"value": low + 0.02, "low": low, "high": low + 0.04}


def test_the_lower_bound_has_to_reach_the_bar(monkeypatch: pytest.MonkeyPatch) -> None:
    arena = script("benchmarks/arena.py", monkeypatch)
    where = {"commit": "abc", "sources": "def", "python": "", "machine": "", "packages": {}, "date": "2026-11-15"}
    pair = {
        "bots": ["sharp", "steady"], "boards": 9, "wins": interval(0.69), "decided": interval(0.61),
        "difference": interval(3.0), "thinking": [{"seconds_a_move": 0.1, "slowest": 0.12}],
    }  # fmt: skip
    result = {
        **where,
        "bots": ["sharp", "steady"],
        "kind": "deals",
        "lone": False,
        "pairs": [pair],
        "gap_closed": [],
        "budget": {"seconds": 0.1},
    }
    found = dict.fromkeys(("sharp-steady/tactics", "sharp-steady-matches/tactics"), result)
    found["gap/tactics"] = {**result, "gap_closed": [{"bot": "sharp", "boards": 9, **interval(0.2)}]}
    found["future/aviationgame"] = {**result, "gap_closed": [{"bot": "kibitzer", "boards": 9, **interval(0.5)}]}
    found["net-sharp/tactics"] = {**result, "pairs": [{**pair, "decided": interval(0.5)}]}
    page = arena.report(found)
    assert (
        "| tactics: sharp against steady, decided duplicate hands won | 60% | 63.0% (61.0% to 65.0%), 9 boards | pass |"
        in page
    )
    assert "| 70% | 71.0% (69.0% to 73.0%), 9 boards | **fail** |" in page
    assert (
        "| tactics: sharp, of the oracle's lead over steady closed | aim 50% | 22.0% (20.0% to 24.0%), 9 boards |  |"
        in page
    )
    assert "without knowing what will be drawn |  | 52.0% (50.0% to 54.0%), 9 boards |  |" in page
    beyond = "what will be drawn, of the oracle's lead over steady: nobody can close that"
    assert f"| aviationgame: {beyond} |  | 48.0% (46.0% to 50.0%), 9 boards |  |" in page
    assert "| tactics: sharp with the net against sharp, decided duplicate hands won | 55% | 52.0%" in page
    assert "commit abc" in page


def test_the_time_is_shared_among_measurements(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Boards of one take four times as long as those of the other, which therefore gets four times as many."""
    arena = script("benchmarks/arena.py", monkeypatch)
    options = Namespace(playouts=None, seconds=0.1, boards=1000, work=tmp_path)
    chosen = [one for one in arena.measurements() if one.key in ("sharp-steady/tactics", "sharp-ismcts/tactics")]
    slow, quick = (arena.Running(one, options) for one in chosen)
    for plan, pair, number in islice(arena.in_turn([slow, quick], float("inf")), 100):
        seconds = 4.0 if plan is slow.plan else 1.0
        table = TableResult((0, 0), (0.5, 0.5), 1, (1, 1), (seconds / 2, seconds / 2), (1, 1))
        (slow if plan is slow.plan else quick).take_in(Board(pair, number, (table,)))
    assert (len(slow.boards), len(quick.boards)) == (20, 80)
    assert list(arena.in_turn([slow, quick], float("-inf"))) == []


def test_games_are_compiled_before_the_clock_runs(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    arena = script("benchmarks/arena.py", monkeypatch)
    options = Namespace(playouts=None, seconds=0.1, boards=1, work=tmp_path)
    one = replace(next(arena.measurements()), thinks=True)
    arena.prepare([arena.Running(one, options)], 2)  # bots that need no compiling, each in a process of its own
    with pytest.raises(ot.OldTricksError, match="there is no bot 'nobody'"):
        arena.prepare([replaced(arena.Running(one, options), "nobody")], 2)


def replaced(running: Any, level: str) -> Any:
    """The measurement with a bot that is not there."""
    object.__setattr__(running.plan, "bots", (level,))
    return running


def test_bots_that_read_differently_have_the_processors_time(monkeypatch: pytest.MonkeyPatch) -> None:
    reading = script("benchmarks/reading.py", monkeypatch)
    view, clocks = ot.game("tactics").start(seed=1).view(0), []
    monkeypatch.setattr(Sharp, "choose", lambda *_: clocks.append(sharp.clock) or "pass")
    for made in (reading.Plain, reading.Net):
        made(1).choose(view, Budget(seconds=1))
    assert clocks == [time.process_time] * 2
    assert sharp.clock is time.perf_counter
