"""Time that passes only while everybody waits: what takes minutes is tested in a moment, and is always the same."""

import asyncio
import selectors
import time
from collections.abc import Coroutine
from typing import Any, TypeVar

import pytest

T = TypeVar("T")


class Pendulum(selectors.DefaultSelector):
    """Instead of waiting it moves the hands of the clock."""

    now = 1000.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        found = super().select(0)
        if not found:
            assert timeout is not None, "everybody waits for ever"
            self.now += timeout
        return found


def run(monkeypatch: pytest.MonkeyPatch, work: Coroutine[Any, Any, T]) -> T:
    """Run something on a loop of its own. There are no threads in such a world."""
    pendulum = Pendulum()
    with (
        monkeypatch.context() as patched,
        asyncio.Runner(loop_factory=lambda: asyncio.SelectorEventLoop(pendulum)) as runner,
    ):
        patched.setattr(time, "monotonic", lambda: pendulum.now)
        return runner.run(work)
