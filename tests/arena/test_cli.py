"""`oldtricks arena`: what it prints and writes, and that wrong usage is one line."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import oldtricks as ot
from oldtricks.cli import main


def run(*arguments: str) -> int:
    try:
        return main(["arena", *arguments])
    except SystemExit as done:
        return int(done.code or 0)


def test_a_measurement_and_its_picture(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "result.json"
    command = ("neutral", "steady", "random", "--players", "3", "--deals", "8", "--workers", "1", "--out", str(out))
    assert run(*command) == 0
    said = capsys.readouterr()
    assert "steady against random: 8 boards, 16 hands, 16 deals" in said.out
    assert said.err == ""
    assert run(*command, "--json") == 0
    result = json.loads(capsys.readouterr().out)
    assert result == json.loads(out.read_text()) | {"date": result["date"]}
    assert run("plot", str(out)) == 0
    assert capsys.readouterr().out == f"Drawn: {tmp_path / 'result.svg'}\n"
    assert (tmp_path / "result.svg").read_text().startswith("<?xml")
    assert run("plot", str(out), "--out", str(tmp_path / "picture.png")) == 0
    assert (tmp_path / "picture.png").exists()


def test_the_race_has_only_whole_matches(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("new_york_to_paris", "steady", "random", "--matches", "2", "--workers", "1", "--json") == 0
    assert json.loads(capsys.readouterr().out)["kind"] == "matches"
    assert run("new_york_to_paris", "steady", "random", "--deals", "2") == 2
    assert "New York to Paris has no single hands" in capsys.readouterr().err


def test_the_command_says_everything_about_the_plan(capsys: pytest.CaptureFixture[str]) -> None:
    command = ("gasoline_alley", "steady", "random", "--lone", "--matches", "1", "-o", "hands=2", "--seed", "9")
    assert run(*command, "--playouts", "7", "--workers", "1", "--json") == 0
    result = json.loads(capsys.readouterr().out)
    assert (result["lone"], result["seed"], result["options"]["hands"]) == (True, 9, 2)
    assert result["budget"] == {"playouts": 7, "seconds": None}
    assert len(result["boards"][0]["tables"]) == 4


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["nutral", "steady", "random"], "oldtricks: there is no game 'nutral'. Did you mean 'neutral'?"),
        (["neutral", "steady"], "oldtricks: the arena needs two bots or more"),
        (["neutral", "steady", "stedy"], "oldtricks: there is no bot 'stedy'. Did you mean 'steady'? In the arena:"),
        (["neutral", "steady", "random", "--deals", "0"], "oldtricks arena: argument --deals: 0 is too few"),
        (["neutral", "steady", "random", "--deals", "1", "--matches", "1"], "oldtricks arena: argument --matches: not"),
        (["neutral", "steady", "random", "--seconds", "0"], "oldtricks arena: argument --seconds: 0 is too few"),
        (["plot", "nowhere.json"], "oldtricks: nowhere.json: No such file or directory"),
        (["plot", "a.json", "b.json"], "oldtricks: plot draws one result"),
        (["neutral", "steady", "random", "--out", "nowhere/x.json"], "oldtricks: nowhere/x.json.part: No such file"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_wrong_usage_is_one_line_and_code_2(
    arguments: list[str],
    message: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(*arguments) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith(message)
    assert said.err.count("\n") == 1


def test_it_runs_where_nothing_else_is_installed(tmp_path: Path) -> None:
    """Neither rich, openskill nor matplotlib is needed to measure; ratings are left out then."""
    code = (
        "import sys\n"
        "for name in ('rich', 'openskill', 'matplotlib', 'ray', 'numba', 'numpy'): sys.modules[name] = None\n"
        "from oldtricks.cli import main\n"
        "main(['arena', 'neutral', 'random', 'novice', 'steady', '--deals', '2', '--workers', '1'])\n"
        "sys.exit(main(['arena', 'plot', 'x.json']))"
    )
    (tmp_path / "x.json").write_text('{"format": "oldtricks-arena", "version": 1, "pairs": []}')
    environment = os.environ | {"PYTHONPATH": str(Path(ot.__file__).parents[1])}
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=60, cwd=tmp_path, env=environment
    )
    assert "novice against steady: 2 boards" in done.stdout
    assert "openskill" not in done.stdout
    assert done.returncode == 2
    assert done.stderr == "oldtricks: plots need matplotlib: pip install 'oldtricks[arena]'\n"
