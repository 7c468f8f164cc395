"""What runs in a Ray cluster: workers, and the one queue in front of them, for all servers together.

The queue is the same as that of a server by itself, with the same slots: names take turns, whichever server they ask
at. It never looks into what it passes on.
"""

import asyncio
import math
import os
import time
from collections.abc import Callable
from concurrent.futures import BrokenExecutor
from importlib import import_module
from itertools import count
from typing import Any

from ray.exceptions import RayActorError, RayTaskError

from ..engine.records import Record
from . import slots
from .messenger import State
from .turns import Turns

ray: Any = import_module("ray")

LONELY = 30.0  # seconds without a sign of any server, and the pool ends
CROWD = 10_000  # who may wait at once


class Thinker:
    """In a process of its own, on any machine of the cluster. Two threads: one works, the other hears when to stop."""

    def __init__(self) -> None:
        self._dropped = 0
        slots.wanted = self

    @property
    def value(self) -> int:
        """The number of the piece that somebody waits for."""
        return slots.mine if slots.mine > self._dropped else 0

    def arrive(self) -> None:
        pass

    def do(self, work: Callable[..., Any], *arguments: Any) -> Any:
        return work(*arguments)

    def drop(self, number: int) -> None:
        self._dropped = number


class FarWorker:
    """A thinker, as the queue sees it. If he dies there is another, as soon as a machine has room for him."""

    def __init__(self) -> None:
        self._actor: Any = None
        self._numbers = count(1)
        self._number = 0
        self.ready: set[str] = set()

    async def arrive(self) -> None:
        while True:
            try:
                await self._call("arrive")
                return
            except BrokenExecutor:
                await asyncio.sleep(1)

    def begin(self, seconds: float, work: Callable[..., Any], *arguments: Any) -> asyncio.Future[Any]:
        self._number = next(self._numbers)
        return self.submit(slots.occupied, self._number, seconds, work, *arguments)

    def drop(self) -> None:
        if self._actor:
            self._actor.drop.options(concurrency_group="word").remote(self._number)

    def submit(self, work: Callable[..., Any], *arguments: Any) -> asyncio.Future[Any]:
        answer = asyncio.ensure_future(self._call("do", work, *arguments))
        answer.add_done_callback(lambda answer: answer.cancelled() or answer.exception())  # nobody may look at it
        return answer

    async def _call(self, method: str, *arguments: Any) -> Any:
        if self._actor is None:
            self._actor = ray.remote(num_cpus=1, concurrency_groups={"word": 1})(Thinker).remote()
        actor = self._actor
        try:
            return await getattr(actor, method).remote(*arguments)
        except RayActorError as error:
            if self._actor is actor:
                self._actor = None
                self.ready.clear()
            raise BrokenExecutor(str(error)) from None
        except RayTaskError as error:
            raise error.cause from None

    def close(self) -> None:
        pass  # it ends with the pool


def reviewed(pool: Any, text: str, key: str) -> dict[str, Any]:
    """Runs somewhere in the cluster: tells the pool how far it is."""
    from ..bots import Budget
    from ..bots.review import review
    from .reviews import SECONDS

    found = review(Record.loads(text), Budget(seconds=SECONDS), lambda *far: pool.far.remote(key, far))
    return found.to_dict()


class Pool:
    """An actor: the queues of the cluster. It lasts as long as there is a server that asks how it is."""

    def __init__(self, workers: int, advisers: int) -> None:
        preparing: set[str] = set()
        lanes = {"moves": workers, "advice": advisers}
        self._lanes = {which: slots.Lane(many, preparing, FarWorker) for which, many in lanes.items()}
        self._reviewing = Turns(math.inf, math.inf)
        self._reviews: dict[str, tuple[int, int]] = {}
        self._seen = math.inf
        self._watch: asyncio.Task[None] | None = None

    async def think(self, which: str, name: str, game: str, patience: float, seconds: float, packed: bytes) -> Any:
        return await self._lanes[which].think(name, game, patience, seconds, slots.unpacked, packed)

    async def advise(self, which: str, name: str, game: str, patience: float, seconds: float, packed: bytes) -> Any:
        return await self._lanes[which].advise(name, game, patience, seconds, slots.unpacked, packed)

    async def expect(self, which: str, game: str) -> None:
        self._lanes[which].prepared(game)

    async def review(self, name: str, text: str, key: str) -> dict[str, Any]:
        """Of a finished game; those who ask take turns here too."""
        async with self._reviewing.turn(name):
            me = ray.get_runtime_context().current_actor
            working = ray.remote(num_cpus=1, max_retries=0)(reviewed).remote(me, text, key)
            try:
                found: dict[str, Any] = await working
                return found
            finally:
                ray.cancel(working, force=True)
                self._reviews.pop(key, None)

    async def far(self, key: str, far: tuple[int, int]) -> None:
        self._reviews[key] = far

    async def state(self) -> State:
        self._seen = time.monotonic()
        self._watch = self._watch or asyncio.create_task(self._go_home())
        return State({which: lane.ready for which, lane in self._lanes.items()}, self._reviews)

    async def _go_home(self) -> None:
        """When nobody needs it any more: its workers end with it."""
        while time.monotonic() - self._seen < LONELY:
            await asyncio.sleep(1)
        os._exit(0)


def found(name: str, workers: int, advisers: int) -> Any:
    """The pool of this name in the cluster, whoever has made it."""
    options = {"lifetime": "detached", "get_if_exists": True, "num_cpus": 0, "max_concurrency": CROWD}
    return ray.remote(Pool).options(name=name, **options).remote(workers, advisers)
