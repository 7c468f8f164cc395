"""Bots at the table: computed outside the event loop, and stopped as soon as nobody needs their answer."""

import asyncio
import multiprocessing
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from functools import cache
from itertools import count
from typing import Any, TypeVar

from ..bots import Budget, bot
from ..engine.errors import OldTricksError
from ..engine.game import game
from ..engine.records import Record
from ..engine.view import View
from ..words import say
from .afterwards import decisions
from .levels import HINTS, STAND_IN, is_slow
from .logs import log
from .problems import Problem

T = TypeVar("T")

PATIENCE = 90  # seconds that somebody waits for advice, at worst: compiling may take most of them
COACHING = 0.5  # seconds for a coach's doubts: nobody should notice
LOOKING_BACK = 3  # seconds for all decisions of a hand
LATE = 3  # seconds beyond its time after which a quick bot acts for one that does not answer
REMEMBERED = 1024  # searches that were dropped: many more than can be under way


# In another thread or process


dropped: Any = None  # shared with the server: the numbers of searches that it has dropped, each in its place


def share(numbers: Any) -> None:
    """A process begins."""
    global dropped
    dropped = numbers


def choose(level: str, seed: int, view: View) -> str:
    return bot(level, seed).choose(view, Budget())


def search(number: int, seed: int, view: View, seconds: float) -> str:
    from ..bots.sharp import Sharp

    return Sharp(seed).choose(view, Budget(seconds=seconds), lambda: dropped[number % REMEMBERED] == number)


def prepare(name: str) -> None:
    from ..bots.sharp import Sharp

    Sharp.prepare(game(name))


@cache
def warm(name: str) -> None:
    """Nobody's time for thinking goes into loading what is compiled: once in each process."""
    prepare(name)


def hints(view: View, seed: int, seconds: float) -> list[dict[str, Any]]:
    from ..bots.hint import hints

    warm(view.game)
    return [hint.to_dict() for hint in hints(view, Budget(seconds=seconds), seed)]


def doubts(view: View, seed: int, seconds: float) -> list[dict[str, Any]]:
    from ..bots.coach import doubts

    warm(view.game)
    return [doubt.to_dict() for doubt in doubts(view, Budget(seconds=seconds), seed)]


def look_back(record: Record, deal: int, seat: int, seed: int, seconds: float) -> dict[str, Any] | None:
    from ..bots.coach import look_back

    made = decisions(record, deal, seat)
    if not made:
        return None
    warm(record.game.name)
    return look_back(made, Budget(seconds=seconds / len(made)), seed).to_dict()


class Bots:
    """The threads and processes in which bots think."""

    def __init__(self, workers: int, seconds: float) -> None:
        self._workers = workers
        self._seconds = seconds
        self._threads = ThreadPoolExecutor(2, "bot")
        self._pool: ProcessPoolExecutor | None = None
        self._dropped = multiprocessing.RawArray("q", REMEMBERED)
        self._numbers = count(1)
        self._prepared: dict[str, Future[None]] = {}  # by game
        self.thinking = 0

    def _processes(self) -> ProcessPoolExecutor:
        if self._pool is None:  # spawned: a fork would copy threads and locks half-way
            self._pool = ProcessPoolExecutor(
                self._workers, multiprocessing.get_context("spawn"), share, (self._dropped,)
            )
        return self._pool

    async def choose(self, level: str, seed: int, view: View) -> str:
        """The bot's choice. A bot that fails or is late is helped out, for a table must go on."""
        self.thinking += 1
        try:
            if is_slow(level) and self.prepared(view.game):
                return await self._think(seed, view)
        except TimeoutError:
            log.warning("a bot is late", extra={"bot": level, "game": view.game})
        except Exception:
            log.exception("a bot failed", extra={"bot": level, "game": view.game})
        finally:
            self.thinking -= 1
        quick = STAND_IN if is_slow(level) else level
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._threads, choose, quick, seed, view)
        except Exception:
            log.exception("a bot failed", extra={"bot": quick, "game": view.game})
            return view.legal[0]

    async def _think(self, seed: int, view: View) -> str:
        """The searching bot's choice; it stops when nobody waits for that any more."""
        number = next(self._numbers)
        try:
            return await self._search(search, number, seed, view, self._seconds)
        except (asyncio.CancelledError, TimeoutError):
            self._dropped[number % REMEMBERED] = number
            raise

    async def hints(self, view: View, seed: int) -> list[dict[str, Any]]:
        """Every legal action with what it is worth, best first."""
        return await self._advice(view.game, hints, view, seed, self._seconds)

    async def look_back(self, record: Record, deal: int, seat: int, seed: int) -> dict[str, Any] | None:
        """What a coach says about the decisions of a hand; nothing if there was none."""
        return await self._advice(record.game.name, look_back, record, deal, seat, seed, LOOKING_BACK)

    async def doubts(self, view: View, seed: int) -> list[dict[str, Any]]:
        """The actions that a coach would question; none if nobody can tell at once."""
        if not HINTS or not self.prepared(view.game):
            return []
        try:
            return await self._search(doubts, view, seed, min(self._seconds, COACHING))
        except (TimeoutError, BrokenExecutor, OldTricksError):
            return []

    async def _advice(self, game: str, work: Callable[..., T], *arguments: Any) -> T:
        """Work for somebody who waits for it, even until what bots need is compiled."""
        if not HINTS:
            raise Problem(503, "no-hints", say("problem-no-hints"))
        try:
            async with asyncio.timeout(PATIENCE):
                while not self.prepared(game):
                    await asyncio.sleep(0.1)
                return await self._search(work, *arguments, late=PATIENCE)
        except (TimeoutError, BrokenExecutor):
            wait = {"Retry-After": "10"}
            raise Problem(503, "no-hints", say("problem-no-hints-yet"), wait) from None
        except OldTricksError as error:
            raise Problem(503, "no-hints", error.said) from None

    async def _search(self, work: Callable[..., T], *arguments: Any, late: float | None = None) -> T:
        """Work for a process; a TimeoutError if it takes too long."""
        try:
            async with asyncio.timeout(1.2 * self._seconds + (LATE if late is None else late)):
                return await asyncio.get_running_loop().run_in_executor(self._processes(), work, *arguments)
        except BrokenExecutor:
            self._start_anew()
            raise

    def _start_anew(self) -> None:
        """A process died: the next bot to think gets a new one."""
        self._pool = None
        self._prepared.clear()

    def prepared(self, game: str) -> bool:
        """Whether what a game needs is compiled; if not, let a process do so, which may take a minute once."""
        try:
            if game not in self._prepared:
                self._prepared[game] = self._processes().submit(prepare, game)
        except BrokenExecutor:
            self._start_anew()
            return False
        done = self._prepared[game]
        return done.done() and not done.cancelled() and done.exception() is None

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
        if self._pool:
            for process in list((self._pool._processes or {}).values()):
                process.terminate()
            self._pool.shutdown(wait=False, cancel_futures=True)
