"""The protocol under /api: thin functions, one for each line of docs/protocol.md."""

from . import afterwards, games, learn, people, play, puzzles, tables
from .part import PROBLEM as PROBLEM

PARTS = (play, people, games, learn, puzzles, tables, afterwards)  # moves first: they are asked for most
ROUTES = [route for part in PARTS for route in part.router.routes]
