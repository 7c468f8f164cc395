"""Every sentence has to fit its arguments, and Hypothesis tries the same examples on every run.

HYPOTHESIS_PROFILE=explore looks for new ones, and for longer.
"""

import os
import signal

import pytest
from hypothesis import HealthCheck, settings

import oldtricks as ot
from oldtricks.words import reader

for name in ("LC_ALL", "LC_MESSAGES"):
    os.environ.pop(name, None)
os.environ["LANG"] = "C.UTF-8"  # the command line speaks English here, whatever its developer speaks

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # as of what a shell starts in the background
    signal.signal(signal.SIGINT, signal.default_int_handler)  # those that we start are to hear Ctrl-C

reader.strict = True  # a sentence that lacks a word is an error here

settings.register_profile("same", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("explore", settings.get_profile("same"), derandomize=False, max_examples=1000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "same"))


COMPILING = ("compiled", "envs")  # the folders of tests that compile whole games


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """One process compiles a game for all tests that need it."""
    for item in items:
        game = next((each for each in ot.GAMES if each in item.name), None)
        if game and item.path.parent.name in COMPILING and not item.get_closest_marker("xdist_group"):
            item.add_marker(pytest.mark.xdist_group(f"compiled-{game}"))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Why a test of the page had to try again: a fault of ours may hide there."""
    for report in terminalreporter.stats.get("rerun", ()):
        terminalreporter.write_line(f"tried again: {report.nodeid} ({report.when}): {report.longreprtext[-1500:]}")
