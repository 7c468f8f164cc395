"""Summaries of the logs: what a move leaves as it is is not written again."""

import asyncio
from typing import Any

import pytest
from sqlalchemy import Delete, Insert
from sqlalchemy.exc import OperationalError

import oldtricks as ot
from oldtricks.server.ledger import Ledger

from .test_protocol import table_of_people


class Desk:
    """Keeps what is written; now and then it cannot."""

    def __init__(self) -> None:
        self.written: tuple[Any, ...] = ()
        self.broken = False

    async def write(self, *effects: Any) -> None:
        if self.broken:
            raise OperationalError("", {}, OSError())
        self.written = effects

    def seated(self) -> int:
        """How many were written down to sit somewhere, after all were crossed out."""
        kinds = [type(statement) for statement, _ in self.written]
        assert kinds.count(Delete) == bool(kinds.count(Insert))
        return kinds.count(Insert)


def test_who_sits_where_is_written_when_it_may_have_changed() -> None:
    desk, table = Desk(), table_of_people(ot.game("tactics")).table
    ledger = Ledger(desk)  # type: ignore[arg-type]

    def summed_up() -> int:
        asyncio.run(ledger.sum_up())
        return desk.seated()

    ledger.note(table)
    assert summed_up() == 4
    ledger.note(table, moved=True)
    assert summed_up() == 0
    assert len(desk.written) == 1  # how it stands
    ledger.note(table)
    ledger.note(table, moved=True)
    desk.broken = True
    with pytest.raises(OperationalError):
        summed_up()
    desk.broken = False
    assert summed_up() == 4  # it was not forgotten
