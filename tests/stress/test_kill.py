"""Killed and restarted under load, a few times: see kill.py for hundreds."""

import asyncio
import json
import signal
from pathlib import Path

import pytest

from oldtricks.server.settings import Settings

from ..server.conftest import FREE, good_bye
from ..server.house import House
from .kill import torment

__all__ = ["good_bye"]

HOWS = [signal.SIGKILL, signal.SIGTERM, signal.SIGKILL]


def test_no_acknowledged_move_is_lost_when_the_server_is_killed_or_stopped(database: str, tmp_path: Path) -> None:
    log = tmp_path / "log"
    counts = asyncio.run(torment(database, log, HOWS, tables=5, seed=7))
    assert counts["SIGKILL"] == 2
    assert counts["SIGTERM"] == 1
    assert counts["acknowledged moves"] >= len(HOWS)
    assert counts["streams that ended in order"] > 0
    lines = [json.loads(line) for line in log.read_text().splitlines()]
    assert lines
    assert not [line for line in lines if line["level"] in ("error", "critical")]


def test_a_stream_that_is_ready_only_when_the_server_stops_is_closed_in_order(tmp_path: Path) -> None:
    house = House(Settings(database=str(tmp_path / "test.db"), **FREE))  # type: ignore[arg-type]
    try:
        ann = house.guest("Ann")
        table = ann.make()
        house.hall.closing = True
        with ann.listen(table) as stream, pytest.raises(EOFError):
            stream.next()
    finally:
        house.stop()
