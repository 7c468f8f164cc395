"""What has been played, on disk.

One board a line as soon as it is over, so that a kill loses nothing but the boards in play; one file in the end.
"""

import hashlib
import json
import os
import platform
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any, TextIO

import oldtricks

from ..engine.errors import OldTricksError
from ..words import say
from .duplicate import Board, Plan
from .failure import BotFailed

FORMAT = "oldtricks-arena"
VERSION = 1
PACKAGES = ("numpy", "numba", "openskill")
MEASURED = ("rules", "engine", "compiled", "bots")  # the layers whose change changes a result
KINDS = ("*.py", "*.npz")  # of their files: the nets are what a bot is, too

SOURCE = Path(__file__).parents[1]


def identity(plan: Plan) -> dict[str, Any]:
    """What has to be the same for one run to go on with another."""
    return {"format": FORMAT, "version": VERSION, **plan.to_dict(), "sources": sources()}


def check(plan: Plan) -> None:
    """Refuse to keep what could not be told apart later: boards of a bot that nothing identifies."""
    for bot, found in plan.strangers.items():
        if found is None:
            raise OldTricksError(say("arena-unidentified", bot=bot))


@contextmanager
def failures(out: Path | None) -> Iterator[None]:
    """In here boards are played: if a bot fails, the match is saved, beside the result or here."""
    try:
        yield
    except BotFailed as error:
        beside = out or Path("arena.json")
        raise error.saved(beside.with_name(f"{beside.stem}-failed.json")) from error


@cache
def sources() -> str:
    """A fingerprint of the rules, the engine, the bots and what they have learned, as all is here, committed or not."""
    seen = hashlib.sha256()
    for layer in MEASURED:
        for path in sorted(path for kind in KINDS for path in (SOURCE / layer).rglob(kind)):
            seen.update(f"{path.relative_to(SOURCE)}\n".encode() + path.read_bytes())
    return seen.hexdigest()[:16]


def circumstances() -> dict[str, Any]:
    """Where and with what this is measured."""
    return {
        "oldtricks": oldtricks.__version__,
        "commit": commit(),
        "python": f"{platform.python_implementation()} {platform.python_version()}, {platform.system()}",
        "packages": {name: found for name in PACKAGES if (found := _version(name))},
        "machine": f"{processor()}, {os.cpu_count()} cores",
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
    }


def commit() -> str:
    """The commit of these sources, as far as git is here to tell; a star if something was changed since."""
    try:
        command = ["git", "-C", str(SOURCE), "describe", "--always", "--dirty=*", "--match="]
        return subprocess.run(command, capture_output=True, text=True).stdout.strip() or "unknown"
    except OSError:
        return "unknown"


def processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        lines = []
    return next((line.split(":")[1].strip() for line in lines if line.startswith("model name")), platform.machine())


def _version(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return ""


def part(path: Path) -> Path:
    """Where boards are written while the file itself is still to come."""
    return path.with_name(path.name + ".part")


def load(path: Path, plan: Plan) -> list[Board]:
    """The boards that a run like this one has played already."""
    wanted = identity(plan)
    boards: dict[tuple[int, int], Board] = {}
    for found, rows in (_whole(path), _begun(part(path))):
        if found is None:
            continue
        differs = [key for key in wanted if found.get(key) != wanted[key]]
        if differs:
            key = differs[0]
            values = {"found": repr(found.get(key)), "wanted": repr(wanted[key])}
            raise OldTricksError(say("arena-another-measurement", file=str(path), key=key, **values))
        boards |= {(board.pair, board.number): board for board in map(_board, rows)}
    return list(boards.values())


def _whole(path: Path) -> tuple[dict[str, Any] | None, list[Any]]:
    if not path.exists():
        return None, []
    data = read(path)
    return data, data["boards"]


def read(path: Path) -> dict[str, Any]:
    """A file that a run has finished."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except ValueError as error:
        raise OldTricksError(say("arena-no-result", file=str(path), error=str(error))) from None
    if not isinstance(data, dict) or data.get("format") != FORMAT or data.get("version") != VERSION:
        raise OldTricksError(say("arena-no-result-here", file=str(path)))
    return data


def _begun(path: Path) -> tuple[dict[str, Any] | None, list[Any]]:
    """The lines of an unfinished run, if it has any board. A kill may have left half a line at the end."""
    lines = path.read_text(encoding="utf-8").split("\n")[:-1] if path.exists() else []
    try:
        rows = [json.loads(line) for line in lines]
    except ValueError as error:
        raise OldTricksError(say("arena-damaged", file=str(path), error=str(error))) from None
    return (rows[0], rows[1:]) if rows[1:] else (None, [])


def _board(row: Any) -> Board:
    try:
        return Board.from_dict(row)
    except (KeyError, TypeError, AttributeError) as error:
        raise OldTricksError(say("arena-board-unreadable", error=repr(error))) from None


@contextmanager
def writing(path: Path, plan: Plan) -> Iterator[TextIO]:
    """The file for boards to come, ready to be written on."""
    unfinished = part(path)
    with unfinished.open("a+", encoding="utf-8") as file:
        file.seek(0)
        whole, _, _ = file.read().rpartition("\n")
        has_boards = "\n" in whole
        file.truncate(len(f"{whole}\n".encode()) if has_boards else 0)
        if not has_boards:
            write(file, identity(plan))
        yield file


def write(file: TextIO, row: dict[str, Any]) -> None:
    """One line, on disk before the next."""
    file.write(json.dumps(row, separators=(",", ":")) + "\n")
    file.flush()


def finish(path: Path, data: dict[str, Any]) -> None:
    """The whole result in one file; what was written on the way goes."""
    temporary = path.with_name(f".{path.name}.new")
    temporary.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
    temporary.replace(path)
    part(path).unlink(missing_ok=True)
