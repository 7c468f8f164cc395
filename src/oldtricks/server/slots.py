"""Work in slots: how long one lasts is settled when it begins, and its answer comes when it ends.

So neither the time of an answer, nor how long others wait for theirs, nor how busy the machine is tells how much there
was to think about: a bot with one card to play keeps its worker, and its processor, as long as one with many.
"""

import asyncio
import math
import multiprocessing
import os
import pickle
import signal
import time
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from itertools import count
from typing import Any, Protocol, TypeVar

from ..engine.game import game
from .choices import GAP, length
from .logs import log
from .thinkers import Overrun, Unprepared
from .turns import Turns

T = TypeVar("T")

SOON = 1.5  # seconds after which everybody who waits should have had his turn, if shorter slots can do that
SHORTEST = 0.05  # seconds of thinking, however many wait
HOUSE = ""  # in whose name the server itself asks


# In another process


wanted: Any = None  # shared with the server: the number of the piece that somebody waits for
mine = -1  # the number of the piece that is being done


def stand_back() -> None:
    """A process begins: those who play come first, and the server says when it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)


def begin(number: Any) -> None:
    global wanted
    wanted = number
    stand_back()


def prepare(name: str) -> None:
    """Compile or load what bots need for a game, so that nobody's time for thinking goes into that."""
    from ..bots.sharp import Sharp

    Sharp.prepare(game(name))


def unwanted() -> bool:
    """Whether nobody waits for what is being done any more."""
    return bool(wanted.value != mine)


def occupied(number: int, seconds: float, work: Callable[..., Any], *arguments: Any) -> Any:
    """Do something, and keep the processor busy for all of the time: an idle one could be felt by others' work."""
    global mine
    mine = number
    end = time.perf_counter() + seconds
    try:
        return work(*arguments, seconds)
    finally:
        while time.perf_counter() < end and not unwanted():
            pass


def unpacked(packed: bytes, seconds: float) -> Any:
    """Do something that came a long way."""
    work, arguments = pickle.loads(packed)
    return work(*arguments, seconds)


# On the event loop


class AnyWorker(Protocol):
    """Somebody who does one piece of work at a time, and can be told that nobody waits for it any more."""

    ready: set[str]  # the games that it has loaded

    async def arrive(self) -> None:
        """Come to where it works; there may be no room yet."""

    def begin(self, seconds: float, work: Callable[..., Any], *arguments: Any) -> asyncio.Future[Any]:
        """Something that takes so many seconds, or less if it is dropped."""

    def drop(self) -> None:
        """Nobody waits for it any more."""

    def submit(self, work: Callable[..., Any], *arguments: Any) -> asyncio.Future[Any]:
        """Something that takes as long as it takes."""

    def close(self) -> None: ...


class Worker:
    """A process, started when it is first needed."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._wanted = multiprocessing.RawValue("q", 0)
        self._numbers = count(1)
        self.ready: set[str] = set()

    async def arrive(self) -> None:
        pass

    def begin(self, seconds: float, work: Callable[..., Any], *arguments: Any) -> asyncio.Future[Any]:
        self._wanted.value = next(self._numbers)
        return self.submit(occupied, self._wanted.value, seconds, work, *arguments)

    def drop(self) -> None:
        self._wanted.value = 0

    def submit(self, work: Callable[..., Any], *arguments: Any) -> asyncio.Future[Any]:
        if self._pool is None:  # spawned: a fork would copy threads and locks half-way
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, context, begin, (self._wanted,))
        try:
            answer = asyncio.get_running_loop().run_in_executor(self._pool, work, *arguments)
        except BrokenExecutor:
            self._start_anew()
            raise
        answer.add_done_callback(self._look_at)
        return answer

    def _look_at(self, answer: asyncio.Future[Any]) -> None:
        """Nobody may wait for it any more to see how it ended."""
        if not answer.cancelled() and isinstance(answer.exception(), BrokenExecutor):
            self._start_anew()

    def _start_anew(self) -> None:
        """The process died: there will be a new one."""
        self._pool = None
        self.ready.clear()

    def close(self) -> None:
        if self._pool:
            for process in list((self._pool._processes or {}).values()):
                process.terminate()
            self._pool.shutdown(wait=False, cancel_futures=True)


class Lane:
    """Workers for one kind of work, and the slots of those who ask for it: names in turn."""

    here = True

    def __init__(self, workers: int, preparing: set[str], hire: Callable[[], AnyWorker] = Worker) -> None:
        self._workers = [hire() for _ in range(workers)]
        self._turns = Turns(math.inf, math.inf, workers)
        self._preparing = preparing  # games; of all lanes one process at a time, so that the next finds it compiled
        self._tasks: set[asyncio.Task[Any]] = set()

    @property
    def busy(self) -> int:
        return self._turns.busy

    async def think(
        self, name: str, game: str, patience: float, seconds: float, work: Callable[..., T], *arguments: Any
    ) -> T:
        answer = await self._thought(name, game, patience, seconds, work, *arguments)
        if not answer.done():
            raise Overrun
        return answer.result()

    async def advise(
        self, name: str, game: str, patience: float, seconds: float, work: Callable[..., T], *arguments: Any
    ) -> T:
        return await (await self._thought(name, game, patience, seconds, work, *arguments))

    async def _thought(
        self, name: str, game: str, patience: float, seconds: float, work: Callable[..., T], *arguments: Any
    ) -> asyncio.Future[T]:
        """At the end of its slot."""
        async with asyncio.timeout(patience):
            number = await self._turns.begin(name)
        worker = self._workers[number]
        if game not in worker.ready:
            self._spawn(self._load(number, game))
            raise Unprepared
        slot = self._spawn(self._slot(number, self._share(name, seconds), work, *arguments))
        try:
            answer: asyncio.Future[T] = await asyncio.shield(slot)
            return answer
        except asyncio.CancelledError:
            worker.drop()
            raise

    def _share(self, name: str, seconds: float) -> float:
        """How long somebody may think whose turn it is: by who else waits, and how much he has asked for himself."""
        crowd = self._turns.crowd(name)
        if crowd == 1:
            return seconds
        return min(seconds, max(SHORTEST, SOON * len(self._workers) / crowd - GAP))

    async def _slot(
        self, number: int, seconds: float, work: Callable[..., Any], *arguments: Any
    ) -> asyncio.Future[Any]:
        """A slot lasts as long as it should, even if nobody needs its answer any more."""
        worker = self._workers[number]
        try:
            answer = worker.begin(seconds, work, *arguments)
            await asyncio.sleep(length(seconds))
            return answer
        finally:
            worker.drop()
            self._turns.end(number)

    # Getting ready

    @property
    def ready(self) -> set[str]:
        """The games that a worker knows."""
        return set().union(*(worker.ready for worker in self._workers))

    def prepared(self, game: str) -> bool:
        if game in self.ready:
            return True
        if game not in self._preparing:
            self._preparing.add(game)
            self._spawn(self._learn(game))
        return False

    async def _learn(self, game: str) -> None:
        number = await self._turns.begin(HOUSE)
        self._preparing.discard(game)
        await self._load(number, game)

    async def _load(self, number: int, game: str) -> None:
        """The worker is busy until it knows the game, unless another is just learning it."""
        worker = self._workers[number]
        try:
            await worker.arrive()
            if game not in self._preparing:
                await self._teach(worker, game)
        except Exception:
            log.exception("a bot could not be prepared", extra={"game": game})
        finally:
            self._turns.end(number)

    async def _teach(self, worker: AnyWorker, game: str) -> None:
        self._preparing.add(game)
        try:
            await worker.submit(prepare, game)
            worker.ready.add(game)
        finally:
            self._preparing.discard(game)

    # Coming to an end

    def _spawn(self, work: Any) -> asyncio.Task[Any]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        for worker in self._workers:
            worker.close()
