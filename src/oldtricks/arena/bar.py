"""How far a long run is: a bar with the time left where somebody is looking, a line now and then where not."""

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from ..words import Reader

EVERY = 30.0  # seconds between lines
ENOUGH = 5  # that have to be done to tell how long the others take: the first may have to compile


@contextmanager
def progress_bar(what: str, reader: Reader | None = None) -> Iterator[Callable[[int, int], None]]:
    """A function to be called with how many are done and how many there are."""
    try:
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
        from rich.progress import TimeRemainingColumn as TimeLeftColumn
    except ImportError:
        yield _lines(what, reader or Reader())
        return
    console = Console(stderr=True)
    if not console.is_terminal:
        yield _lines(what, reader or Reader())
        return
    columns = (TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeLeftColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(what)
        yield lambda done, total: bar.update(task, completed=done, total=total)


def _lines(what: str, reader: Reader) -> Callable[[int, int], None]:
    begun = said = time.monotonic()
    first: int | None = None  # what a run before this one has done took no time now

    def report(done: int, total: int) -> None:
        nonlocal said, first
        first = done if first is None else first
        now = time.monotonic()
        if now - said >= EVERY and done > first:
            said = now
            left = (now - begun) / (done - first) * (total - done)
            line = reader.t("progress", done=done, total=total, what=what)
            if done - first >= ENOUGH:
                line = reader.t("progress-left", done=done, total=total, what=what, minutes=round(left / 60))
            print(line, file=sys.stderr, flush=True)

    return report
