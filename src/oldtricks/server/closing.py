"""Removing an unfinished game."""

from ..words import say
from .opening import Entry
from .problems import Problem
from .table import OVER, Table


def close(table: Table, person: str) -> Entry:
    """An unfinished game of one's own, with bots or with nobody, is removed for good."""
    others = [other for other in table.people() if other != person]
    if others or person not in (table.host, *table.people()):
        raise Problem(403, "not-alone", say("problem-close-people"))
    if table.status == OVER:
        raise Problem(409, "over", say("problem-over"))
    if table.round is not None:
        raise Problem(409, "round", say("problem-close-board"))
    return {"kind": "close"}
