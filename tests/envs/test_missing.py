"""Where a library is not installed, whatever needs it says what to type."""

import subprocess
import sys

import pytest


def told(missing: str, code: str) -> str:
    """What an error says, in a process where a library is not there; it has to be one of ours."""
    lines = [*(f"sys.modules['{name}'] = None" for name in missing.split()), *code.split("; ")]
    code = (
        "import sys\n"
        "import oldtricks as ot\n"
        "from oldtricks.engine.errors import OldTricksError\n"
        "try:\n    " + "\n    ".join(lines) + "\n"
        "except ImportError as error:\n    assert isinstance(error, OldTricksError), repr(error)\n    print(error)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


SHARP = "from oldtricks.bots import bot; bot('sharp', 0)"
ASKED = (
    "match = ot.game('tactics').start(seed=1); from oldtricks.bots.{} import {} as Bot; "
    "from oldtricks.bots import Budget; Bot(1).choose({}, Budget())"
)
ARENA = "from oldtricks.arena import Plan; Plan(ot.game('tactics', hands=1), ('{}', 'steady'))"


@pytest.mark.parametrize(
    ("missing", "code", "extra"),
    [
        ("pettingzoo", "import oldtricks.envs.pettingzoo", "envs"),
        ("gymnasium", "import oldtricks.envs.vector", "envs"),
        ("gymnasium", "import oldtricks.envs.solo", "envs"),
        ("pyspiel", "import oldtricks.envs.open_spiel", "envs"),
        ("numpy numba", "import oldtricks.envs.pettingzoo", "envs"),
        ("numpy numba", "import oldtricks.envs.vector", "envs"),
        ("numpy numba", "import oldtricks.envs.solo", "envs"),
        ("numpy numba", "import oldtricks.envs.open_spiel", "envs"),
        ("numpy numba", "import oldtricks.compiled.batch", "fast"),
        ("numpy numba", "from oldtricks.compiled import Batch", "fast"),
        ("numpy numba", "import oldtricks.compiled.gpu", "gpu"),
        ("numba", "from oldtricks.compiled.gpu import CudaBatch; CudaBatch(ot.game('tactics'), 2)", "gpu"),
        ("numba.cuda", "from oldtricks.compiled.gpu import CudaBatch; CudaBatch(ot.game('tactics'), 2)", "gpu"),
        ("numpy numba", SHARP, "fast"),
        ("numpy numba", "from oldtricks.bots import Sharp; Sharp.prepare(ot.game('tactics'))", "fast"),
        ("numpy numba", ASKED.format("ismcts", "Ismcts", "match.view(match.turn)"), "fast"),
        ("numpy numba", ASKED.format("oracle", "Oracle", "match"), "fast"),
        ("numpy numba", "from oldtricks.bots.counselled import Counselled", "fast"),
        ("numpy numba", "from oldtricks.bots import net, saved; saved.load(net.file_of('tactics'))", "fast"),
        ("numpy numba", ARENA.format("sharp"), "fast"),
        ("numpy numba", ARENA.format("ismcts"), "fast"),
        ("numpy numba", ARENA.format("oracle"), "fast"),
    ],
)
def test_the_error_says_what_to_type(missing: str, code: str, extra: str) -> None:
    assert f"pip install 'oldtricks[{extra}]'" in told(missing, code)
