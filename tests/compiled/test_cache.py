"""A changed rule never runs stale machine code."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import oldtricks

pytestmark = pytest.mark.xdist_group("compiled-gasoline_alley")

CODE = """
import oldtricks as ot
from oldtricks.compiled import cpu, playouts
game = ot.game("gasoline_alley", players=2, hands=1)
print(cpu.compiled("gasoline_alley").binder.digest(), playouts(game, 20).states["scores"].sum())
"""


def run(package: Path, cache: str) -> list[str]:
    environment = {**os.environ, "PYTHONPATH": str(package.parent), "OLDTRICKS_CACHE": cache}
    done = subprocess.run([sys.executable, "-c", CODE], capture_output=True, text=True, check=True, env=environment)
    return done.stdout.split()


def test_a_changed_rule_is_compiled_anew(tmp_path: Path) -> None:
    here = Path(oldtricks.__file__).parent
    package = tmp_path / "oldtricks"
    for part in ("rules", "words", "engine", "compiled"):
        shutil.copytree(here / part, package / part, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(here / "__init__.py", package)
    cache = str(tmp_path / "cache")
    before = run(package, cache)
    assert run(package, cache) == before
    shared = package / "rules" / "table.py"  # not the file of any compiled entry
    text = shared.read_text()
    changed = text.replace("s.scores[side] += points", "s.scores[side] += 2 * points")
    assert changed != text
    shared.write_text(changed)
    after = run(package, cache)
    assert after[0] != before[0]
    assert after[1] != before[1]


def test_games_from_the_cache_live_in_one_process() -> None:
    """Their machine code has to have names of its own: it once crashed here."""
    code = """
import sys
import oldtricks as ot
from oldtricks.compiled import Batch, playouts
for name in sys.argv[1:]:
    game = ot.game(name, hands=1)
    batch = Batch(game, 4)
    batch.step(batch.random_actions())
    print(name, playouts(game, 20).plies.sum())
"""

    def run(*names: str) -> list[str]:
        done = subprocess.run([sys.executable, "-c", code, *names], capture_output=True, text=True)
        assert done.returncode == 0, (names, done.returncode, done.stderr)
        return done.stdout.splitlines()

    alone = [*run("gasoline_alley"), *run("tactics")]
    assert run("gasoline_alley", "tactics") == alone
