"""Logs for machines, one JSON object a line, never with secrets, names or cards; little of them for people."""

import logging
import sys
import traceback
from typing import Any

from ..engine.errors import OldTricksError, listed_texts, quoted
from ..words import say
from .packing import dumps

LEVELS = ("debug", "info", "warning", "error", "critical")

log = logging.getLogger("oldtricks.server")
_PLAIN = set(vars(logging.makeLogRecord({}))) | {"color_message", "message", "taskName"}  # uvicorn says things twice


class Lines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": round(record.created, 3),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        line |= {key: value for key, value in vars(record).items() if key not in _PLAIN}
        if record.exc_info and record.exc_info[0]:  # where, but not the message, which could quote a card
            line["error"] = record.exc_info[0].__name__
            line["trace"] = traceback.format_tb(record.exc_info[2])
        return dumps(line, default=str).decode()


class Plain(logging.Formatter):
    """For somebody who looks on: what happened, and what kind of error it was."""

    def format(self, record: logging.LogRecord) -> str:
        kind = record.exc_info[0] if record.exc_info else None
        return f"{record.levelname.lower()}: {record.getMessage()}" + (f" ({kind.__name__})" if kind else "")


def set_up(level: str) -> None:
    """To standard error: what is asked for; without that everything, but at a terminal only what went wrong."""
    if level and level not in LEVELS:
        raise OldTricksError(say("setting-log", given=quoted(level), levels=listed_texts(LEVELS)))
    handler = logging.StreamHandler(sys.stderr)
    watched = not level and sys.stderr.isatty()
    handler.setFormatter(Plain() if watched else Lines())
    level = level or ("warning" if watched else "info")
    logging.getLogger().handlers = [handler]  # whatever a library has to say
    logging.captureWarnings(True)
    for name in ("oldtricks.server", "uvicorn.error"):
        logging.getLogger(name).setLevel(level.upper())
