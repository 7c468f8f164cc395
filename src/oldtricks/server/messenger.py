"""A process beside the server that belongs to a Ray cluster, and carries questions there and answers back.

Ray ends a process that has lost its cluster. So that is this one, and not the server, which starts another.
"""

import asyncio
import os
import signal
import socket
import threading
from concurrent.futures import BrokenExecutor
from importlib import import_module
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

from .. import __version__
from ..engine.errors import OldTricksError
from ..words import say
from .thinkers import Away, Overrun, Unprepared

START = 60.0  # seconds that a cluster may take to let us in, and to make a pool
BEAT = 0.5  # seconds between two looks at the pool
GONE = 5.0  # seconds without an answer, and the cluster is given up
REACHED = 3.0  # seconds for its first sign
KNOWN = (TimeoutError, Unprepared, Overrun, BrokenExecutor, OldTricksError)  # what may come of a question


class State(NamedTuple):
    """What servers want to know of a pool all the time."""

    ready: dict[str, set[str]]  # the games that are loaded, by lane
    reviews: dict[str, tuple[int, int]]  # how far each is


def carry(pipe: Connection, address: str, workers: int, advisers: int) -> None:
    """Until the server ends or the cluster does; the last word is why."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for output in (1, 2):  # Ray writes more there than anybody wants to know
        os.dup2(nowhere, output)
    try:
        join(address)
        asyncio.run(Messenger(pipe, workers, advisers).run())
    except OldTricksError as error:
        pipe.send((0, error))
    except Exception as error:
        pipe.send((0, no_cluster(address, error)))
    finally:
        os._exit(0)  # whatever Ray still waits for


def no_cluster(address: str, error: Exception) -> OldTricksError:
    return OldTricksError(say("arena-no-cluster", address=address, error=str(error) or type(error).__name__))


def join(address: str) -> None:
    try:
        ray: Any = import_module("ray")
    except ImportError:
        raise OldTricksError(say("needs-ray")) from None
    knock(address)
    ray.init(address, namespace="oldtricks", logging_level="CRITICAL", log_to_driver=False)


def knock(address: str) -> None:
    """Whether anybody listens there: Ray would try for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdecimal():
        socket.create_connection((host.strip("[]"), int(port)), REACHED).close()


def named(workers: int, advisers: int) -> str:
    """What a pool is called: servers that agree about it find the same."""
    return f"{__version__} {workers}+{advisers}"


class Messenger:
    """Every question has a number, and so has its answer; what has the number 0 is about the pool itself."""

    def __init__(self, pipe: Connection, workers: int, advisers: int) -> None:
        self._pipe = pipe
        self._plan = (named(workers, advisers), workers, advisers)
        self._asking: dict[int, asyncio.Task[None]] = {}

    async def run(self) -> None:
        from . import pool

        self._pool = pool.found(*self._plan)
        threading.Thread(target=self._listen, args=(asyncio.get_running_loop(),), daemon=True).start()
        patience = START
        while True:
            async with asyncio.timeout(patience):
                self._pipe.send((0, await self._pool.state.remote()))
            await asyncio.sleep(BEAT)
            patience = GONE

    def _listen(self, loop: asyncio.AbstractEventLoop) -> None:
        """In a thread of its own."""
        try:
            while True:
                loop.call_soon_threadsafe(self._hear, *self._pipe.recv())
        except (EOFError, OSError):
            os._exit(0)  # the server is gone

    def _hear(self, number: int, method: str, arguments: tuple[Any, ...]) -> None:
        if method == "drop":
            if number in self._asking:
                self._asking[number].cancel()
            return
        self._asking[number] = asyncio.create_task(self._ask(number, method, arguments))

    async def _ask(self, number: int, method: str, arguments: tuple[Any, ...]) -> None:
        try:
            self._pipe.send((number, await self._answer(getattr(self._pool, method).remote(*arguments))))
        finally:
            del self._asking[number]

    async def _answer(self, asked: Any) -> Any:
        """What comes of it, or the error."""
        import ray
        from ray.exceptions import RayError, RayTaskError

        try:
            return await asked
        except asyncio.CancelledError:
            ray.cancel(asked)
            raise
        except RayTaskError as error:
            return error.cause if isinstance(error.cause, KNOWN) else RuntimeError(str(error))
        except RayError as error:
            return Away(str(error))
