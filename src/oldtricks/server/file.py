"""A SQLite file: nobody else's business, for one server at a time, and looked after while it is in use."""

import json
import os
import socket
import time
from pathlib import Path
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from ..engine.errors import OldTricksError
from ..words import say

try:
    import fcntl
except ImportError:  # a system without such locks
    fcntl = None  # type: ignore[assignment]

PRIVATE = 0o600
SIBLINGS = ("", "-wal", "-shm")


class Gone(SQLAlchemyError):
    """The file was deleted or replaced under us: what is written to it is lost."""


class File:
    """The lock is a file of its own beside it: to open and close the database's would undo SQLite's own locks."""

    def __init__(self, path: str) -> None:
        self.path = Path(path).expanduser().absolute()
        self._itself = os.path.realpath(self.path)  # where a link leads: SQLite's own files lie beside that
        self._lock: int | None = None
        self._which: tuple[int, int] | None = None  # device and number of the file that was opened

    def take(self) -> None:
        """Make it if it is not there; an error if another server has it."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._lock = os.open(f"{self._itself}.lock", os.O_RDWR | os.O_CREAT, PRIVATE)
            self._take_lock(self._lock)
            if not self.path.exists():
                os.close(os.open(self.path, os.O_RDWR | os.O_CREAT, PRIVATE))
        except OSError as error:
            self.release()
            raise OldTricksError(say("database-cannot", reason=f"{error.strerror}: {self.path}")) from None

    def _take_lock(self, lock: int) -> None:
        if fcntl is None:
            return
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise self._in_use(os.read(lock, 1000)) from None
        me = {"process": os.getpid(), "machine": socket.gethostname(), "since": time.strftime("%Y-%m-%d %H:%M:%S")}
        os.ftruncate(lock, 0)
        os.pwrite(lock, json.dumps(me).encode(), 0)

    def _in_use(self, note: bytes) -> OldTricksError:
        try:
            by: dict[str, Any] = json.loads(note)
            who = say("server-process", process=str(by["process"]), machine=by["machine"], since=by["since"])
        except (ValueError, KeyError, TypeError):
            who = say("server-another")
        self.release()
        return OldTricksError(say("database-in-use", path=str(self.path), who=who))

    def begin(self) -> None:
        """It is a database: from now on only its owner reads it, and it has to stay where it is."""
        for sibling in SIBLINGS:
            beside = Path(f"{self._itself}{sibling}")
            if beside.exists() and beside.stat().st_mode & 0o077:
                beside.chmod(PRIVATE)
        self._which = self._there()

    def check(self) -> None:
        if self._which is not None and self._there() != self._which:
            raise Gone(str(self.path))

    def _there(self) -> tuple[int, int] | None:
        try:
            found = os.stat(self.path)
        except OSError:
            return None
        return found.st_dev, found.st_ino

    def release(self) -> None:
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None
