"""Boards on a Ray cluster of two nodes, each with processes of its own, all on this machine."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import oldtricks as ot
from oldtricks.arena import run, workers

from .test_duplicate import plan
from .test_journal import timeless

CLUSTER = """
import json
from ray.cluster_utils import Cluster
from oldtricks.arena import run
from tests.arena.test_duplicate import plan

cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
cluster.add_node(num_cpus=1)
try:
    print("RESULT " + json.dumps(run(plan("neutral", "steady", "novice", boards=6), ray=cluster.address)))
finally:
    cluster.shutdown()
"""


def test_a_cluster_plays_the_same_boards() -> None:
    root = Path(__file__).parents[2]
    environment = os.environ | {"PYTHONPATH": f"{Path(ot.__file__).parents[1]}{os.pathsep}{root}"}
    environment |= {"RAY_USAGE_STATS_ENABLED": "0", "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0"}
    done = subprocess.run([sys.executable, "-c", CLUSTER], env=environment, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    result = json.loads(next(line for line in done.stdout.split("\n") if line.startswith("RESULT "))[7:])
    assert timeless(result) == timeless(json.loads(json.dumps(run(plan("neutral", "steady", "novice", boards=6)))))


def test_without_ray_the_error_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(ot.OldTricksError, match=r"pip install 'oldtricks\[cluster\]'"):
        next(workers.on_ray([(plan("neutral", "steady", "novice"), 0, 0)], ""))


def test_a_bot_of_one_s_own_plays_there_too(tmp_path: Path) -> None:
    (tmp_path / "raybot.py").write_text(
        "class Bot:\n    def __init__(self, seed): pass\n"
        "    def choose(self, view, budget): return view.legal_numbers[0]\n"
    )
    command = [sys.executable, "-m", "oldtricks", "arena", "tactics", "raybot:Bot", "steady", "--deals", "2"]
    environment = os.environ | {"PYTHONPATH": str(Path(ot.__file__).parents[1])}
    boards = []
    for more in (["--ray"], ["--workers", "1"]):
        done = subprocess.run(
            [*command, *more, "--json"], capture_output=True, text=True, env=environment, cwd=tmp_path, timeout=120
        )
        assert done.returncode == 0, done.stderr
        boards.append(timeless(json.loads(done.stdout)))
    assert boards[0] == boards[1]
