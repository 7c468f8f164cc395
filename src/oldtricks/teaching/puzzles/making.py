"""Puzzles made: bots play, search looks for decisions with one clearly best action, and looks again much harder.

What a board yields depends on its number alone, not on the machine or on how many work beside it. Every puzzle is on
disk as soon as its board is over.
"""

import hashlib
import json
import math
import multiprocessing
import os
import signal
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, replace
from itertools import islice
from pathlib import Path
from typing import Any, TextIO

from ...bots import binding, bot
from ...bots.base import Budget
from ...bots.sharp import Sharp, Weighed
from ...engine.errors import OldTricksError
from ...engine.game import Game, game
from ...engine.match import Match
from ...engine.view import View
from ...words import say
from .puzzle import Puzzle, theme_of
from .searching import SEEDS, TIMES, USUAL, Solved, Verdict, agreed, is_ending, solve, weigh_deeply

FORMAT, VERSION = "oldtricks-puzzle-candidates", 1
SCAN, SCAN_RACE = 400, 2000  # playouts of the first look; in a race, where luck is long, more
CLOSER = 6  # times as many for the second
CLEAR = 0.03  # of the match: what the runner-up has to be behind;
FINE = {"lead": 0.02, "discard": 0.015, "call": 0.015}  # less where one card of many decides,
SURE = 4.0  # but always so many standard errors
HOPEFUL = 1.6  # standard errors that are enough for a second look
LONGEST = 330  # actions: later deals of a long match say nothing new, and take room
MOST_PLAYERS = 6
BEGINNERS = 64  # in 256ths: chairs that a novice takes
TRIES = 24  # of novice and of steady, to see how hard it is
EVERY = 15.0  # seconds between two reports
AHEAD = 4  # boards that wait, so that no worker does


@dataclass(frozen=True, slots=True)
class Board:
    """A match to look for puzzles in."""

    game: str
    number: int

    def start(self) -> Match:
        return self.table().start(seed=self.number)

    def table(self) -> Game:
        """Two boards of three at the usual number of players, the others by turns."""
        box = game(self.game).box
        others = [seats for seats in box.seats if seats <= MOST_PLAYERS and seats != box.default_seats]
        turn, kind = divmod(self.number, 3)
        return game(self.game, players=others[turn % len(others)] if others and kind == 2 else None)

    def player(self, seat: int) -> Any:
        drawn = hashlib.sha256(f"puzzle {self.game} {self.number} {seat}".encode()).digest()
        return bot("novice" if drawn[0] < BEGINNERS else "steady", int.from_bytes(drawn[1:5], "big"))


@dataclass(frozen=True, slots=True)
class Hope:
    """A decision that may be a puzzle."""

    match: Match
    theme: str
    kind: str  # one of each kind is looked at again
    gap: float


# One board


def puzzles_of(
    board: Board, playouts: int, themes: Sequence[str] = (), until: float = math.inf
) -> tuple[list[dict[str, Any]], bool]:
    """The puzzles of a board, perhaps of some themes only, and whether it was looked at to its end."""
    hopes, whole = hopes_of(board, themes, until)
    found: list[dict[str, Any]] = []
    for hope in hopes:
        if time.time() > until:
            return found, False
        puzzle = confirmed(hope, board, playouts)
        if puzzle is not None:
            found.append(puzzle.to_json() | {"board": board.number})
    return found, whole


def hopes_of(board: Board, themes: Sequence[str], until: float) -> tuple[list[Hope], bool]:
    """The clearest decisions of a match, one of each kind."""
    match = board.start()
    players = [board.player(seat) for seat in range(match.state.players)]
    best: dict[str, Hope] = {}
    while not match.over and len(match.history) < LONGEST:
        if time.time() > until:
            return list(best.values()), False
        assert match.turn is not None
        view = match.view(match.turn)
        chosen = players[match.turn].choose(view, Budget())
        if len(view.legal) > 1 and (not themes or any(theme_of(view, action) in themes for action in view.legal)):
            hope = looked_at(match, view)
            if hope and hope.gap > (best[hope.kind].gap if hope.kind in best else 0):
                best[hope.kind] = hope
        match.play(chosen)
    return list(best.values()), True


def looked_at(match: Match, view: View) -> Hope | None:
    """A first look, shorter than a bot's, and if that promises anything a second one by other worlds."""
    scan = SCAN_RACE if binding.to_the_end(view.game) else SCAN
    rival, best = glance(view, scan, 1)
    theme = theme_of(view, best)
    if rival.behind < clear(theme) or rival.behind < HOPEFUL * rival.doubt:
        return None
    rival, again = glance(view, CLOSER * scan, 2)
    if rival.behind < clear(theme) or again != best:
        return None
    usual = bot("steady", 1).choose(view, Budget()) == best
    return Hope(match.copy(), theme, f"{theme} {usual} {view.legal.index(best) == 0}", rival.behind)


def glance(view: View, playouts: int, seed: int) -> tuple[Weighed, str]:
    """The runner-up and the best action, by a bot's search."""
    first, *others = Sharp(seed).weigh(view, Budget(playouts=playouts))
    return min(others, key=lambda one: one.behind), first.action


def confirmed(hope: Hope, board: Board, playouts: int) -> Puzzle | None:
    """The puzzle, if every search names the same action, far ahead of the others; endings are solved too."""
    match = hope.match
    assert match.turn is not None
    view = match.view(match.turn)
    verdict = clear_verdict(view, playouts)
    if verdict is None or theme_of(view, verdict.best.action) != hope.theme:
        return None
    solved = None
    if is_ending(view):
        solved = solve(view)
        if solved is None or not bears_out(solved, verdict):
            return None
    return Puzzle.of(match, hope.theme, verdict, solved, missed(view, verdict.best.action))


def clear_verdict(view: View, playouts: int, seeds: Sequence[int] = SEEDS) -> Verdict | None:
    """What all seeds agree on; None as soon as one of them does not."""
    verdicts: list[Verdict] = []
    for seed in seeds:
        verdicts.append(weigh_deeply(view, playouts, seed))
        together = agreed(verdicts)
        if together is None or not is_clear(together.rival, theme_of(view, together.best.action)):
            return None
    return together


def clear(theme: str) -> float:
    """What the runner-up of such a puzzle has to be behind."""
    return FINE.get(theme, CLEAR)


def is_clear(rival: Weighed, theme: str) -> bool:
    return rival.behind >= clear(theme) and rival.behind >= SURE * rival.doubt


def bears_out(solved: Solved, verdict: Verdict) -> bool:
    return solved.ranked[0] == verdict.best.action and solved.gap >= CLEAR


def missed(view: View, best: str) -> dict[str, float]:
    """How often players of each level miss it."""
    seeds = range(TRIES)
    return {
        level: round(sum(bot(level, seed).choose(view, Budget()) != best for seed in seeds) / TRIES, 2)
        for level in ("novice", "steady")
    }


def weighed_again(puzzle: Puzzle, playouts: int) -> Puzzle | None:
    """The puzzle with what a new search finds; None if it is none any more."""
    view = puzzle.view()
    verdict = clear_verdict(view, playouts)
    if verdict is None or verdict.best.action != puzzle.best:
        return None
    again = Puzzle.of(puzzle.replay(), puzzle.theme, verdict, None, puzzle.missed)
    return replace(again, solved=puzzle.solved, reason=puzzle.reason)


# Many boards


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be made."""

    games: tuple[str, ...]
    out: Path
    boards: int = 2000  # of each game, at most
    first: int = 0  # the number of the first board
    playouts: int = USUAL * TIMES  # for each of the seeds
    workers: int = 1
    seconds: float = math.inf
    themes: tuple[str, ...] = ()  # all, if none is named


Report = Callable[[str, int, Counter[str]], None]  # a game, its boards that are done, its puzzles by theme


def make(plan: Plan, report: Report) -> dict[str, Counter[str]]:
    """Make puzzles until all boards are done or the time is up; what is there already is not made again."""
    until = time.time() + plan.seconds
    plan.out.mkdir(parents=True, exist_ok=True)
    journals = {name: Journal(plan.out / f"{name}.jsonl", name, plan) for name in plan.games}
    try:
        prepare(plan)
        said = time.monotonic()
        for board, found, whole in played(plan, journals, until):
            journals[board.game].write(board, found, whole)
            if time.monotonic() - said >= EVERY:
                said = time.monotonic()
                tell(journals, report)
        tell(journals, report)
        return {name: journal.themes for name, journal in journals.items()}
    finally:
        for journal in journals.values():
            journal.close()


def prepare(plan: Plan) -> None:
    """Machine code of all games, made once: in processes side by side, which leave it on disk, and then here."""
    if plan.workers > 1:
        context = multiprocessing.get_context("spawn")
        with ProcessPoolExecutor(min(plan.workers, len(plan.games)), context) as pool:
            list(pool.map(prepare_game, plan.games))
    for name in plan.games:
        prepare_game(name)


def prepare_game(name: str) -> None:
    Sharp.prepare(game(name))


def boards_to_do(plan: Plan, journals: dict[str, "Journal"]) -> Iterator[Board]:
    """The games by turns."""
    for number in range(plan.first, plan.first + plan.boards):
        yield from (Board(name, number) for name in plan.games if number not in journals[name].done)


Played = tuple[Board, list[dict[str, Any]], bool]


def played(plan: Plan, journals: dict[str, "Journal"], until: float) -> Iterator[Played]:
    boards = (board for board in boards_to_do(plan, journals) if time.time() < until)
    if plan.workers == 1:
        for board in boards:
            yield board, *puzzles_of(board, plan.playouts, plan.themes, until)
        return
    pool = ProcessPoolExecutor(plan.workers, multiprocessing.get_context("fork"), at_work)
    playing: dict[Future[Any], Board] = {}
    try:
        while True:
            for board in islice(boards, plan.workers + AHEAD - len(playing)):
                playing[pool.submit(puzzles_of, board, plan.playouts, plan.themes, until)] = board
            if not playing:
                return
            for one in wait(playing, return_when=FIRST_COMPLETED).done:
                yield playing.pop(one), *one.result()
    except BrokenProcessPool:
        raise OldTricksError(say("arena-worker-killed")) from None
    finally:
        if playing:
            for child in multiprocessing.active_children():
                child.terminate()
        pool.shutdown(cancel_futures=True)


def at_work() -> None:
    """In every worker: it leaves Ctrl-C to its parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def tell(journals: dict[str, "Journal"], report: Report) -> None:
    for name, journal in journals.items():
        report(name, len(journal.done), journal.themes)


class Journal:
    """The puzzles of a game on disk: one a line, and a line for every board that is over."""

    def __init__(self, path: Path, game_name: str, plan: Plan) -> None:
        self.done: set[int] = set()
        self.themes: Counter[str] = Counter()
        self._ids: set[str] = set()
        header = {
            "format": FORMAT,
            "version": VERSION,
            "game": game_name,
            "rules": game(game_name).rules_version,
            "playouts": plan.playouts,
            **({"themes": list(plan.themes)} if plan.themes else {}),
        }
        self.file: TextIO = path.open("a+", encoding="utf-8")
        self.file.seek(0)
        text = self.file.read()
        self.file.truncate(len(text[: text.rfind("\n") + 1].encode()))  # a kill may have left half a line
        rows = [json.loads(line) for line in text.split("\n")[:-1]]
        if not rows:
            self._put(header)
        elif rows[0] != header:
            self.file.close()
            raise OldTricksError(say("puzzles-another-plan", file=str(path)))
        for row in rows[1:]:
            self._note(row)

    def _note(self, row: dict[str, Any]) -> None:
        if "done" in row:
            self.done.add(row["done"])
        else:
            self.themes[row["theme"]] += 1
            self._ids.add(row["id"])

    def write(self, board: Board, found: Iterable[dict[str, Any]], whole: bool) -> None:
        rows: list[dict[str, Any]] = [row for row in found if row["id"] not in self._ids]
        for row in [*rows, *([{"done": board.number}] if whole else [])]:
            self._put(row)
            self._note(row)

    def _put(self, row: dict[str, Any]) -> None:
        self.file.write(json.dumps(row, separators=(",", ":")) + "\n")
        self.file.flush()

    def close(self) -> None:
        os.fsync(self.file.fileno())
        self.file.close()


def candidates(path: Path) -> list[Puzzle]:
    """What a run has left on disk."""
    rows = [json.loads(line) for line in path.read_text(encoding="utf-8").split("\n")[:-1]]
    return [Puzzle.from_json(rows[0]["game"], row) for row in rows[1:] if "done" not in row]


__all__ = ["Board", "Plan", "candidates", "clear_verdict", "is_clear", "make", "missed", "puzzles_of"]
