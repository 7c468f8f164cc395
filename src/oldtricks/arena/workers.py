"""Where boards are played: in this process, in one for every core, or on the machines of a Ray cluster."""

import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module
from itertools import islice
from typing import Any

from ..engine.errors import OldTricksError
from ..words import say
from .duplicate import Board, Plan, play_board

Job = tuple[Plan, int, int]  # a plan, the number of a pair and that of a board
Played = tuple[Plan, Board]
AHEAD = 2  # boards that wait, so that no worker does


def here(jobs: Iterable[Job]) -> Iterator[Played]:
    """One after the other, in this process."""
    for plan, pair, number in jobs:
        yield plan, play_board(plan, pair, number)


def processes(jobs: Iterable[Job], workers: int) -> Iterator[Played]:
    """On several cores; boards come as they are finished."""
    pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), at_work)
    left = iter(jobs)
    playing: dict[Future[Board], Plan] = {}
    try:
        while True:
            for job in islice(left, workers + AHEAD - len(playing)):
                playing[pool.submit(play_board, *job)] = job[0]
            if not playing:
                break
            for board in wait(playing, return_when=FIRST_COMPLETED).done:
                yield playing.pop(board), board.result()
    except BrokenProcessPool:
        raise OldTricksError(say("arena-worker-killed")) from None
    finally:
        if playing:  # something went wrong, or nobody wants to know any more: a board may take minutes
            for child in multiprocessing.active_children():
                child.terminate()
        pool.shutdown(cancel_futures=True)


def at_work() -> None:
    """In every worker: it leaves Ctrl-C to its parent, and it ends when its parent does, however that ended."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def outlive() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=outlive, daemon=True).start()


def on_ray(jobs: Iterable[Job], address: str) -> Iterator[Played]:
    """On a Ray cluster: the one at this address ("auto" finds one), or one that is started on this machine."""
    try:
        ray: Any = import_module("ray")
    except ImportError:
        raise OldTricksError(say("needs-ray")) from None
    try:
        here = {"env_vars": {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}}  # to find bots of one's own
        dashboard = None if address else False
        ray.init(address or None, include_dashboard=dashboard, logging_level="ERROR", runtime_env=here)
    except ConnectionError as error:
        raise OldTricksError(say("arena-no-cluster", address=address, error=str(error))) from None
    try:
        play: Callable[..., Any] = ray.remote(num_cpus=1)(play_board).remote
        room = AHEAD + int(ray.cluster_resources().get("CPU", 1))
        left = iter(jobs)
        playing: dict[Any, Plan] = {}
        while True:
            for job in islice(left, room - len(playing)):
                playing[play(*job)] = job[0]
            if not playing:
                break
            (board,), _ = ray.wait(list(playing))
            yield playing.pop(board), ray.get(board)
    finally:
        ray.shutdown()
