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
    command = [sys.executable, "benchmarks/load.py", "--quick", "--json", str(tmp_path / "figures.json")]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, env=environment)
    assert done.returncode == 0, done.stderr
    figures = json.loads((tmp_path / "figures.json").read_text())
    assert (figures["tables"], figures["clients"]) == (10, 40)
    assert figures["acknowledged"] == figures["kept"] > 10
    for rounds in figures["rounds"].values():
        assert all(figure > 0 for one in rounds for figure in one.values())
    assert "| flat out |" in done.stdout
    assert (ROOT / "benchmarks" / "results.md").read_bytes() == page
    assert page.count(b"<!-- load: begin -->") == page.count(b"<!-- load: end -->") == 1
