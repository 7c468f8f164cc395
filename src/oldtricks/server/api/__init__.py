"""The protocol under /api: thin functions, one for each line of docs/protocol.md."""

from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import Route

from . import afterwards, boards, games, learn, people, play, puzzles, tables
from .part import PROBLEM as PROBLEM

PARTS = (play, people, games, learn, puzzles, tables, afterwards, boards)  # moves first: they are asked for most
ROUTES = [route for part in PARTS for route in part.router.routes]

for part in (games, learn, puzzles):  # long, and much the same for everybody: packed, which messages are not
    for route in part.router.routes:
        if isinstance(route, Route):
            route.app = GZipMiddleware(route.app, compresslevel=6)
