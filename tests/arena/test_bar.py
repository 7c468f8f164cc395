"""How far a run is: a bar at a terminal, lines elsewhere, nothing for what is over at once."""

import os
import sys
from pathlib import Path

import pexpect
import pytest

import oldtricks as ot
from oldtricks.arena import bar


def test_a_terminal_shows_a_bar_and_the_time_left() -> None:
    command = ["-m", "oldtricks", "arena", "neutral", "steady", "random", "--matches", "12", "--workers", "1"]
    environment = os.environ | {"PYTHONPATH": str(Path(ot.__file__).parents[1]), "TERM": "xterm-256color"}
    child = pexpect.spawn(sys.executable, command, env=environment, encoding="utf-8", timeout=30, dimensions=(24, 100))
    child.expect(r"boards.*?(\d+)/12")
    child.expect(r"\d:\d\d:\d\d")
    child.expect("steady against random: 12 boards")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0


def test_elsewhere_a_line_now_and_then(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter([0.0, 0.0, 30.0, 40.0, 60.0, 90.0])
    monkeypatch.setattr("oldtricks.arena.bar.time.monotonic", lambda: next(clock))
    with bar.progress_bar("boards") as progress:
        for done in (20, 21, 22, 40, 50):  # 20 were done by a run before this one
            progress(done, 100)
    assert capsys.readouterr().err.splitlines() == [
        "21 of 100 boards",
        "40 of 100 boards, about 3 min left",  # 20 in 60 s: 60 take 180 s
        "50 of 100 boards, about 2 min left",  # 30 in 90 s: 50 take 150 s
    ]
