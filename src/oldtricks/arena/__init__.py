"""Bots against bots on duplicate deals, and what that says about them. See docs/arena.md."""

from .duplicate import DEALS, MATCHES, Board, Plan, TableResult, arrange
from .standings import run, told

__all__ = ["DEALS", "MATCHES", "Board", "Plan", "TableResult", "arrange", "run", "told"]
