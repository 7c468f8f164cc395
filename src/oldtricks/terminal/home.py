"""Where games are kept: unfinished ones in `tables`, the others in `finished`."""

import os
import time
from pathlib import Path

from ..engine.errors import OldTricksError
from ..engine.records import Record
from ..words import say

OFFERED = 5  # unfinished games are looked through up to so many, the latest first


def home() -> Path:
    """The user's folder; OLDTRICKS_HOME overrides it."""
    if named := os.environ.get("OLDTRICKS_HOME"):
        return Path(named)
    data = os.environ.get("XDG_DATA_HOME") or ""
    if data.startswith("/"):  # the standard says to ignore relative paths
        return Path(data) / "oldtricks"
    try:
        return Path.home() / ".local" / "share" / "oldtricks"
    except RuntimeError:
        raise OldTricksError(say("terminal-no-home")) from None


def new_path(game: str) -> Path:
    """A fresh file for a game that begins now."""
    folder = home() / "tables"
    folder.mkdir(parents=True, exist_ok=True)
    stem = f"{game}-{time.strftime('%Y-%m-%d-%H%M%S')}"
    path, copies = folder / f"{stem}.json", 1
    while path.exists() or finished_path(path).exists():
        copies += 1
        path = folder / f"{stem}-{copies}.json"
    return path


def finished_path(path: Path) -> Path:
    """Where the record goes once the match is over."""
    return path.parent.parent / "finished" / path.name


def finish(path: Path, record: Record) -> Path:
    """Keep the record of a match that is over."""
    target = finished_path(path)
    target.parent.mkdir(exist_ok=True)
    record.save(target)
    path.unlink(missing_ok=True)
    return target


def is_ours(path: Path) -> bool:
    """Whether a file is one that we go on writing to."""
    return path.resolve().parent == (home() / "tables").resolve()


def unfinished() -> list[tuple[Path, Record]]:
    """The games that wait to be resumed, the latest first. Files that cannot be read are left alone."""
    folder = home() / "tables"
    try:
        paths = sorted(folder.glob("[!.]*.json"), key=lambda path: path.stat().st_mtime, reverse=True)
    except OSError:
        return []
    found = []
    for path in paths[:OFFERED]:
        try:
            record = Record.load(path)
        except OldTricksError:
            continue
        if record.result["over"]:  # killed between the last action and the tidying up
            finish(path, record)
        else:
            found.append((path, record))
    return found
