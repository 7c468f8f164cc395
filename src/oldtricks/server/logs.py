"""Logs for machines: one JSON object a line, never with secrets, names or cards."""

import logging
import sys
import traceback
from typing import Any

import orjson

log = logging.getLogger("oldtricks.server")
_PLAIN = set(vars(logging.makeLogRecord({}))) | {"message", "taskName"}


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
        return orjson.dumps(line, default=str).decode()


def set_up(level: str) -> None:
    """Everything goes to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    for name in ("oldtricks.server", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level.upper())
