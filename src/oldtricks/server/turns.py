"""Who is next: a few workers, and many who ask for their work. Whoever asks for much waits behind himself."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count

from ..words import say
from .limits import too_often
from .problems import Problem

REMEMBERED = 50_000  # names


class Turns:
    """What one name asks for is done in order; of several names, that one is next which was served longest ago."""

    def __init__(self, most: float, most_each: float, workers: int = 1) -> None:
        self.most = most  # of those who wait
        self.most_each = most_each
        self.workers = workers
        self._free = list(range(workers))[::-1]
        self._waiting: dict[str, deque[asyncio.Future[int]]] = {}
        self._served: OrderedDict[str, int] = OrderedDict()  # when, in turns
        self._turns = count(1)

    @property
    def busy(self) -> int:
        """How many workers are at work."""
        return self.workers - len(self._free)

    @asynccontextmanager
    async def turn(self, name: str) -> AsyncIterator[int]:
        """A worker's number, for as long as he is needed."""
        worker = await self.begin(name)
        try:
            yield worker
        finally:
            self.end(worker)

    async def begin(self, name: str) -> int:
        """Wait for a worker. Whoever gets one has to give it back with `end`."""
        if not self._free:
            return await self._wait(name)
        self._serve(name)
        return self._free.pop()

    def end(self, worker: int) -> None:
        """The next may begin."""
        while self._waiting:
            name = min(self._waiting, key=lambda name: self._served.get(name, 0))
            following = self._waiting[name].popleft()
            if not self._waiting[name]:
                del self._waiting[name]
            if not following.done():  # he is still there
                self._serve(name)
                following.set_result(worker)
                return
        self._free.append(worker)

    def _serve(self, name: str) -> None:
        self._served[name] = next(self._turns)
        self._served.move_to_end(name)
        if len(self._served) > REMEMBERED:
            self._served.popitem(last=False)

    def check(self, name: str) -> None:
        """A Problem if too much is waiting already."""
        if sum(map(len, self._waiting.values())) >= self.most:
            raise Problem(503, "busy", say("problem-busy"), {"Retry-After": "30"})
        if len(self._waiting.get(name, ())) >= self.most_each:
            raise too_often(10)

    def crowd(self, name: str) -> int:
        """Into how many parts the time is divided for somebody whose turn it is: the names, times his own pieces."""
        names = len(self._waiting.keys() | {name})
        return names * (len(self._waiting.get(name, ())) + 1)

    async def _wait(self, name: str) -> int:
        self.check(name)
        mine: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(name, deque()).append(mine)
        try:
            return await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self.end(mine.result())  # it was his turn already
            else:
                self._leave(name, mine)
            raise

    def _leave(self, name: str, waiting: asyncio.Future[int]) -> None:
        theirs = self._waiting.get(name, deque())
        if waiting in theirs:
            theirs.remove(waiting)
            if not theirs:
                del self._waiting[name]
