"""Reviews of finished games: computed one after the other, in a process of their own, and kept for a while."""

import asyncio
import multiprocessing
from collections import Counter, OrderedDict
from multiprocessing.connection import Connection
from typing import Any

from ..bots import Budget
from ..engine.records import Record
from ..words import say
from .cluster import Cluster
from .levels import HINTS
from .limits import Asker, too_often
from .logs import log
from .problems import Problem
from .turns import Turns

KEPT = 100
WAITING, WAITING_EACH = 30, 2  # more than these, of all and of each person, are asked to come back later
OF_ONE_ADDRESS = 10
SECONDS = 0.1  # for each decision
LOOK = 0.5  # seconds between two looks at how far the cluster is


def work(pipe: Connection, text: str) -> None:
    """Runs in another process: sends how far it is, then the review."""
    from ..bots.review import review

    found = review(Record.loads(text), Budget(seconds=SECONDS), lambda done, of: pipe.send((done, of)))
    pipe.send(found.to_dict())


class Reviews:
    def __init__(self, cluster: Cluster | None = None) -> None:
        self._cluster = cluster
        self._found: OrderedDict[str, dict[str, Any]] = OrderedDict()
        self._progress: dict[str, tuple[int, int]] = {}
        self._turns = Turns(WAITING, WAITING_EACH)
        self._crowds: Counter[str] = Counter()  # reviews that are waited for, by address
        self._tasks: set[asyncio.Task[None]] = set()

    def ask(self, table: str, record: Record, asker: Asker) -> dict[str, Any] | tuple[int, int]:
        """The review of a game, or how far it is: how many actions of how many."""
        if not HINTS:
            raise Problem(503, "no-review", say("problem-no-review"))
        if table in self._found:
            self._found.move_to_end(table)
            return self._found[table]
        if table not in self._progress:
            self._turns.check(asker.name)
            if self._crowds[asker.address] >= OF_ONE_ADDRESS:
                raise too_often(10)
            self._crowds[asker.address] += 1
            self._progress[table] = (0, len(record.actions))
            task = asyncio.create_task(self._review(table, record.dumps(), asker))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        return self._progress[table]

    async def _review(self, table: str, text: str, asker: Asker) -> None:
        try:
            async with self._turns.turn(asker.name):
                far = self._cluster
                self._found[table] = await (self._work_far(far, table, text, asker) if far else self._work(table, text))
            if len(self._found) > KEPT:
                self._found.popitem(last=False)
        except (EOFError, RuntimeError):
            log.error("a review failed", extra={"table": table})
        except Problem:
            log.info("a review has to wait", extra={"table": table})
        finally:
            del self._progress[table]
            self._crowds -= Counter([asker.address])

    async def _work(self, table: str, text: str) -> dict[str, Any]:
        context = multiprocessing.get_context("spawn")
        here, there = context.Pipe(duplex=False)
        process = context.Process(target=work, args=(there, text), daemon=True)
        process.start()
        there.close()
        try:
            while not isinstance(told := await asyncio.to_thread(here.recv), dict):
                self._progress[table] = told
            return told
        finally:
            process.terminate()
            here.close()

    async def _work_far(self, cluster: Cluster, table: str, text: str, asker: Asker) -> dict[str, Any]:
        """Likewise, somewhere in the cluster."""
        asked = asyncio.ensure_future(cluster.ask("review", asker.name, text, table))
        try:
            while not (await asyncio.wait({asked}, timeout=LOOK))[0]:
                self._progress[table] = cluster.reviews.get(table, self._progress[table])
            found: dict[str, Any] = asked.result()
            return found
        finally:
            asked.cancel()

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
