"""The load benchmark runs. Nothing here is about speed."""

import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_load_benchmark_runs(tmp_path: Path) -> None:
    page = (ROOT / "benchmarks" / "results.md").read_bytes()
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    parts = ["--only", "today", "--only", "growth"]  # the third waits until bots are compiled
    command = [sys.executable, "benchmarks/load.py", "--quick", *parts, "--json", str(tmp_path / "figures.json")]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, env=environment)
    assert done.returncode == 0, done.stderr
    found = json.loads((tmp_path / "figures.json").read_text())
    assert found.keys() == {"today", "growth"}
    figures = found["today"]
    assert (figures["tables"], figures["clients"]) == (10, 40)
    assert figures["acknowledged"] == figures["kept"] > 10
    for rounds in figures["rounds"].values():
        assert all(figure > 0 for one in rounds for figure in one.values())
    assert "| flat out |" in done.stdout
    (size,) = found["growth"]["sizes"]
    assert (size["tables"], size["streams"]) == (10, 20)
    assert min(size["move"], size["p99"], size["alone"]) > 0
    assert (ROOT / "benchmarks" / "results.md").read_bytes() == page
    for part in (b"today", b"growth", b"sharp"):
        assert page.count(b"<!-- %b: begin -->" % part) == page.count(b"<!-- %b: end -->" % part) == 1
