"""The bots of the house at everybody's seat: how they played a board, found out once, in a process of its own."""

import asyncio
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from ..bots import BOTS, Budget, bot
from .field import Line, margins
from .packing import dumps
from .rounds import Board
from .slots import stand_back
from .table import Table

PLAYOUTS = 400  # for each decision of a bot that searches: always so many, so that it plays alike on every machine
MODELS = ("novice", "steady", "sharp")


def models() -> tuple[str, ...]:
    return tuple(level for level in MODELS if BOTS[level].available)


def played(board: Board, level: str) -> tuple[float, Line]:
    """Runs in another process: what a bot of this level makes of a board, and what that is worth."""
    table = Table("", board.secret, 0.0)
    table.apply(board.opening("model", "Model", {}))
    table.apply(board.start)
    match = table.match
    assert match is not None
    own = table.seat_of("model")
    assert own is not None
    levels = [level if seat == own else chair.level or level for seat, chair in enumerate(table.chairs)]
    players = [bot(name, table.bot_seed(seat)) for seat, name in enumerate(levels)]
    starts = _starts(table)
    while match.turn is not None:
        turn = match.turn
        match.play(players[turn].choose(match.view(turn), Budget(playouts=PLAYOUTS)))
        if not match.over and match.state.deals > len(starts):
            starts.append(match.ply)
    line = Line.of(match, starts, table.first_ply)
    return sum(margins(match, own, line)), line


def _starts(table: Table) -> list[int]:
    """The plies at which the deals so far began."""
    assert table.match is not None
    told = zip(table.match.events(), table.plies, strict=True)
    return [ply for event, ply in told if event.kind == "deal"]


def line_of(table: Table) -> Line:
    """A finished table."""
    return Line.of(table.finished(), _starts(table), table.first_ply)


class House:
    """The process in which they play, started when it is first needed."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    async def played(self, board: Board, level: str) -> tuple[float, Line]:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), stand_back)
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, played, board, level)
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        if self._pool:
            for process in list((self._pool._processes or {}).values()):
                process.terminate()
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def came_of(table: Table, deal: int | None = None) -> dict[str, Any]:
    """What came of a finished board, or of one deal of a game, for the one person there."""
    match, line = table.finished(), line_of(table)
    seat = next(seat for seat, chair in enumerate(table.chairs) if chair.kind == "person")
    if deal is not None:
        line = line.alone(deal)
    return {"margin": sum(margins(match, seat, line)), "line": dumps(tuple(line)).decode()}
