"""Replays, proofs and answers to claims: made in a process of their own, one after the other, and kept for a while."""

import asyncio
import multiprocessing
import time
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import Any

import orjson

from ..engine.records import Record
from ..words import say
from .limits import Asker, Budgets
from .problems import Problem
from .slots import stand_back
from .turns import Turns

KEPT = 32 * 2**20  # bytes
WAITING, WAITING_EACH = 100, 10
MOST_ACTIONS = 4000  # of a game that is shown: some 9 MB
A_SECOND = 50 * 2**20  # bytes whose sending is worth a second of work


def work(make: Callable[..., Any], arguments: tuple[Any, ...]) -> tuple[float, bytes]:
    """Runs in another process: how long it took, and what was made."""
    begun = time.process_time()
    found = orjson.dumps(make(*arguments))
    return time.process_time() - begun, found


class Desk:
    """Whoever asks pays with his budget of work, and waits for his turn."""

    def __init__(self, rate: float, burst: float, crowd: float) -> None:
        self.budgets = Budgets(rate, burst, crowd)
        self._turns = Turns(WAITING, WAITING_EACH)
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        self._size = 0
        self._pool: ProcessPoolExecutor | None = None

    async def ask(self, asker: Asker, key: str, make: Callable[..., Any], record: Record, *more: Any) -> bytes:
        """What is made of a record, as JSON; `key` says what it is."""
        if len(record.actions) > MOST_ACTIONS:
            raise Problem(422, "too-long", say("problem-too-long"))
        return await self.made(asker, key, make, record, *more)

    async def made(self, asker: Asker, key: str, make: Callable[..., Any], *arguments: Any) -> bytes:
        """What is made of anything, likewise."""
        self.budgets.take(asker, 0)
        if key not in self._kept:
            async with self._turns.turn(self.budgets.place(asker)):
                if key not in self._kept:  # nor has anybody else asked for it meanwhile
                    self.budgets.take(asker, 0)
                    seconds, found = await self._work(make, arguments)
                    self.budgets.spend(asker, seconds)
                    self._keep(key, found)
        found = self._kept[key]
        self._kept.move_to_end(key)
        self.budgets.spend(asker, len(found) / A_SECOND)
        return found

    async def _work(self, make: Callable[..., Any], arguments: tuple[Any, ...]) -> tuple[float, bytes]:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), stand_back)
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, work, make, arguments)
        except BrokenExecutor:
            self._pool = None  # the next to ask gets a new one
            raise Problem(503, "busy", say("problem-busy"), {"Retry-After": "5"}) from None

    def _keep(self, key: str, found: bytes) -> None:
        self._kept[key] = found
        self._size += len(found)
        while self._size > KEPT and len(self._kept) > 1:
            self._size -= len(self._kept.popitem(last=False)[1])

    def close(self) -> None:
        if self._pool:
            for process in list((self._pool._processes or {}).values()):
                process.terminate()
            self._pool.shutdown(wait=False, cancel_futures=True)
