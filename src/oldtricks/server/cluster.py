"""Those who think on the machines of a Ray cluster, as a server asks them: as it would ask its own."""

import asyncio
import multiprocessing
import pickle
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from multiprocessing.connection import Connection
from typing import Any, TypeVar

from ..engine.errors import OldTricksError
from .logs import log
from .messenger import START, State, carry, no_cluster
from .thinkers import Away

T = TypeVar("T")

AGAIN = 5.0  # seconds until the next attempt


class Cluster:
    """The way to a cluster, by a messenger; while there is none, everybody who asks is told at once."""

    def __init__(self, address: str, workers: int, advisers: int) -> None:
        self._plan = (address, workers, advisers)
        self._pipe: Connection | None = None
        self._thread = ThreadPoolExecutor(1, "cluster")
        self._task: asyncio.Task[None] | None = None
        self._numbers = count(1)
        self._asked: dict[int, asyncio.Future[Any]] = {}
        self.state: State | None = None  # of the pool, as it was last heard of; None while it is away

    def _send_messenger(self) -> Connection:
        context = multiprocessing.get_context("spawn")
        self._pipe, there = context.Pipe()
        self._messenger = context.Process(target=carry, args=(there, *self._plan), daemon=True)
        self._messenger.start()
        there.close()
        return self._pipe

    def prepare(self) -> None:
        """Wait for the first word; an error if there is no such cluster."""
        pipe = self._send_messenger()
        try:
            if not pipe.poll(START):
                raise TimeoutError
            self._hear(*pipe.recv())
        except (EOFError, TimeoutError) as error:
            raise no_cluster(self._plan[0], error) from None
        finally:
            if self.state is None:
                self.close()

    def open(self) -> None:
        self._task = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        loop, told = asyncio.get_running_loop(), False
        while True:
            pipe = self._pipe or self._send_messenger()
            try:
                while True:
                    self._hear(*await loop.run_in_executor(self._thread, pipe.recv))
            except Exception as error:  # whatever it is, the next messenger may do better
                if self.state or not told:
                    log.warning("the cluster is away", extra={"why": str(error)})
                told = True
            self._lose()
            await asyncio.sleep(AGAIN)

    def _hear(self, number: int, found: Any) -> None:
        if number == 0:
            if isinstance(found, OldTricksError):
                raise found
            if self.state is None:
                log.info("the cluster is here")
            self.state = found
        elif number in self._asked and not self._asked[number].done():
            answer = self._asked[number]
            answer.set_exception(found) if isinstance(found, BaseException) else answer.set_result(found)

    def _lose(self) -> None:
        """Nobody there will answer any more."""
        self.state, self._pipe = None, None
        self._messenger.kill()
        for answer in self._asked.values():
            if not answer.done():
                answer.set_exception(Away())

    @property
    def reviews(self) -> dict[str, tuple[int, int]]:
        """How far those are that are being made."""
        return self.state.reviews if self.state else {}

    async def ask(self, method: str, *arguments: Any) -> Any:
        """Something of the pool; if nobody waits for it any more, it is told so."""
        if self.state is None:
            raise Away
        number = next(self._numbers)
        answer = self._asked[number] = asyncio.get_running_loop().create_future()
        self._send(number, method, *arguments)
        try:
            return await answer
        except asyncio.CancelledError:
            self._send(number, "drop")
            raise
        finally:
            del self._asked[number]

    def tell(self, method: str, *arguments: Any) -> None:
        """Likewise, without an answer."""
        if self.state is not None:
            self._send(next(self._numbers), method, *arguments)

    def _send(self, number: int, method: str, *arguments: Any) -> None:
        try:
            if self._pipe:
                self._pipe.send((number, method, arguments))
        except OSError:
            pass  # it will be noticed by whoever listens

    def close(self) -> None:
        if self._task:
            self._task.cancel()
        if self._pipe:
            self._lose()
        self._thread.shutdown(wait=False)


class FarLane:
    """Those in the cluster who think about one kind of thing."""

    def __init__(self, cluster: Cluster, which: str) -> None:
        self._cluster = cluster
        self._which = which
        self.busy = 0  # of what this server has asked for

    @property
    def here(self) -> bool:
        return self._cluster.state is not None

    def prepared(self, game: str) -> bool:
        state = self._cluster.state
        if state and game in state.ready[self._which]:
            return True
        self._cluster.tell("expect", self._which, game)
        return False

    async def think(
        self, name: str, game: str, patience: float, seconds: float, work: Callable[..., T], *arguments: Any
    ) -> T:
        return await self._ask("think", name, game, patience, seconds, work, *arguments)

    async def advise(
        self, name: str, game: str, patience: float, seconds: float, work: Callable[..., T], *arguments: Any
    ) -> T:
        return await self._ask("advise", name, game, patience, seconds, work, *arguments)

    async def _ask(
        self, how: str, name: str, game: str, patience: float, seconds: float, work: Callable[..., T], *arguments: Any
    ) -> T:
        packed = pickle.dumps((work, arguments))
        self.busy += 1
        try:
            found: T = await self._cluster.ask(how, self._which, name, game, patience, seconds, packed)
            return found
        finally:
            self.busy -= 1

    def close(self) -> None:
        pass  # the cluster is closed by itself
