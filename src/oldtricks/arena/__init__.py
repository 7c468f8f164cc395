"""Bots against bots on duplicate deals, and what that says about them. See docs/arena.md."""

from .compare import compare
from .duplicate import DEALS, MATCHES, Board, Plan, TableResult, arrange
from .failure import BotFailed
from .standings import run, told

__all__ = ["DEALS", "MATCHES", "Board", "BotFailed", "Plan", "TableResult", "arrange", "compare", "run", "told"]
