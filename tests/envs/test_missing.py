"""Where a library is not installed, the environment that needs it says which extra brings it."""

import subprocess
import sys

import pytest


@pytest.mark.parametrize(
    ("library", "module"),
    [("pettingzoo", "pettingzoo"), ("gymnasium", "vector"), ("gymnasium", "solo"), ("pyspiel", "open_spiel")],
)
def test_the_error_names_the_extra(library: str, module: str) -> None:
    code = (
        f"import sys; sys.modules['{library}'] = None\n"
        "from oldtricks.engine.errors import OldTricksError\n"
        f"try:\n    import oldtricks.envs.{module}\n"
        "except ImportError as error:\n    assert isinstance(error, OldTricksError)\n    print(error)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "install oldtricks with the extra [envs]" in done.stdout
