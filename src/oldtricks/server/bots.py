"""Bots at the table: computed outside the event loop, and stopped as soon as nobody needs their answer."""

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import BrokenExecutor, ThreadPoolExecutor
from contextlib import suppress
from typing import Any, TypeVar

from ..bots import Budget, thumb
from ..engine.errors import OldTricksError
from ..engine.records import Record
from ..engine.view import View
from ..words import say
from .afterwards import decisions
from .choices import Choice, choose
from .cluster import Cluster, FarLane
from .levels import HINTS, STAND_IN, is_slow
from .limits import Asker, Budgets
from .logs import log
from .metrics import Metrics
from .problems import Problem
from .settings import Settings
from .slots import Lane, unwanted
from .thinkers import Away, Overrun, Thinkers, Unprepared

T = TypeVar("T")

PATIENCE = 90  # seconds that somebody waits for advice, at worst: compiling may take most of them
COACHING = 0.5  # seconds for a coach's doubts: nobody should notice
PROMPT = 1.0  # seconds that they may have to wait for their turn
LOOKING_BACK = 3  # seconds for all decisions of a hand
LATE = 3  # seconds that a bot waits for its turn to think, until a quick one acts for it


# In another thread or process


def search(seed: int, view: View, seconds: float) -> str:
    from ..bots.sharp import Sharp

    return Sharp(seed).choose(view, Budget(seconds=seconds), unwanted)


def hints(view: View, seed: int, seconds: float) -> list[dict[str, Any]]:
    from ..bots.hint import hints

    return [hint.to_dict() for hint in hints(view, Budget(seconds=seconds), seed)]


def doubts(view: View, seed: int, seconds: float) -> list[dict[str, Any]]:
    from ..bots.coach import doubts

    return [doubt.to_dict() for doubt in doubts(view, Budget(seconds=seconds), seed)]


def look_back(record: Record, deal: int, seat: int, seed: int, seconds: float) -> dict[str, Any] | None:
    from ..bots.coach import look_back

    made = decisions(record, deal, seat)
    if not made:
        return None
    return look_back(made, Budget(seconds=seconds / len(made)), seed).to_dict()


class Bots:
    """Where bots think: threads, and processes of this machine or of a cluster, some for moves, others for advice."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self._seconds = settings.think
        self._metrics = metrics
        self._threads = ThreadPoolExecutor(2, "bot")
        workers, advisers, preparing = max(1, settings.workers), max(1, settings.advisers), set[str]()
        self.cluster = Cluster(settings.cluster, workers, advisers) if settings.cluster else None
        self.moves: Thinkers = FarLane(self.cluster, "moves") if self.cluster else Lane(workers, preparing)
        self.advice: Thinkers = FarLane(self.cluster, "advice") if self.cluster else Lane(advisers, preparing)
        self.budgets = Budgets(settings.advice, settings.advice_burst, settings.crowd)
        self._asked: dict[tuple[str, Callable[..., Any]], asyncio.Task[Any]] = {}  # the latest of each kind, by name

    def prepare(self) -> None:
        """Before anything is served: an error if there should be a cluster and is none."""
        if self.cluster:
            self.cluster.prepare()

    def open(self) -> None:
        if self.cluster:
            self.cluster.open()

    def prepared(self, game: str) -> bool:
        """Whether advice about a game can be given at once; if not, a process gets ready for it."""
        return HINTS and self.advice.prepared(game)

    # Moves

    def expect(self, game: str) -> None:
        """Bots that search are about to play this."""
        if HINTS:
            self.moves.prepared(game)

    async def choose(self, level: str, seed: int, view: View, name: str) -> Choice:
        """The bot's choice, on the time of `name`. A bot that fails or is late is helped out: a table must go on."""
        quick = asyncio.create_task(self._quick(STAND_IN if is_slow(level) else level, seed, view))
        hurried = False
        try:
            if is_slow(level) and HINTS:
                return Choice(await self.moves.think(name, view.game, LATE, self._seconds, search, seed, view))
        except Overrun:
            self._metrics.overrun.inc()
        except (TimeoutError, Unprepared, Away):
            hurried = True
            self._metrics.hurried.inc()
        except Exception:
            log.exception("a bot failed", extra={"bot": level, "game": view.game})
        return Choice(await quick, hurried)

    async def _quick(self, level: str, seed: int, view: View) -> str:
        try:
            return await self.elsewhere(choose, level, seed, view)
        except Exception:
            log.exception("a bot failed", extra={"bot": level, "game": view.game})
            return view.legal[0]

    async def elsewhere(self, work: Callable[..., T], *arguments: Any) -> T:
        """Quick work in a thread of its own."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, work, *arguments)

    # Advice

    async def hints(self, asker: Asker, view: View, seed: int) -> list[dict[str, Any]]:
        """Every legal action with what it is worth, best first; or a rule of thumb, where nothing can be compiled."""
        if not HINTS:
            return [thumb.hint(view, seed)]
        return await self._advice(asker, view.game, self._seconds, hints, view, seed)

    async def look_back(self, asker: Asker, record: Record, deal: int, seat: int, seed: int) -> dict[str, Any] | None:
        """What a coach says about the decisions of a hand; nothing if there was none."""
        return await self._advice(asker, record.game.name, LOOKING_BACK, look_back, record, deal, seat, seed)

    async def doubts(self, asker: Asker, view: View, seed: int) -> list[dict[str, Any]]:
        """The actions that a coach would question; none if nobody can tell at once."""
        if not self.prepared(view.game):
            return []
        seconds = min(self._seconds, COACHING)
        self.budgets.take(asker, seconds)
        asking = self.advice.advise(self.budgets.place(asker), view.game, PROMPT, seconds, doubts, view, seed)
        try:
            return await self._latest(asker.name, doubts, asking)
        except (Problem, TimeoutError, Unprepared, BrokenExecutor, OldTricksError):
            return []

    async def _advice(self, asker: Asker, game: str, seconds: float, work: Callable[..., T], *arguments: Any) -> T:
        """Work for somebody who waits for it."""
        if not HINTS:
            raise Problem(503, "no-hints", say("problem-no-hints"))
        self.budgets.take(asker, seconds)
        asking = self._when_ready(self.budgets.place(asker), game, seconds, work, *arguments)
        try:
            return await self._latest(asker.name, work, asking)
        except Away:
            raise Problem(503, "no-hints", say("problem-nobody-thinks"), {"Retry-After": "10"}) from None
        except (TimeoutError, BrokenExecutor):
            said = say("problem-busy" if self.advice.prepared(game) else "problem-no-hints-yet")
            raise Problem(503, "no-hints", said, {"Retry-After": "10"}) from None
        except OldTricksError as error:
            raise Problem(503, "no-hints", error.said) from None

    async def _when_ready(self, name: str, game: str, seconds: float, work: Callable[..., T], *arguments: Any) -> T:
        """Work, even if what bots need has to be compiled first."""
        async with asyncio.timeout(PATIENCE):
            while self.advice.here:
                if self.advice.prepared(game):
                    with suppress(Unprepared):
                        return await self.advice.advise(name, game, PATIENCE, seconds, work, *arguments)
                await asyncio.sleep(0.1)
            raise Away

    async def _latest(self, name: str, kind: Callable[..., Any], asking: Coroutine[Any, Any, T]) -> T:
        """Of each kind of advice somebody gets one at a time: a new question takes the place of the one before."""
        key = (name, kind)
        if key in self._asked:
            self._asked[key].cancel()
        task = asyncio.create_task(asking)
        self._asked[key] = task
        try:
            return await task
        except asyncio.CancelledError:
            if self._asked.get(key) is not task:
                raise Problem(409, "replaced", say("problem-replaced")) from None
            raise
        finally:
            if self._asked.get(key) is task:
                del self._asked[key]

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
        self.moves.close()
        self.advice.close()
        if self.cluster:
            self.cluster.close()
