"""The protocol under /api: thin functions, one for each line of docs/protocol.md."""

from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import Route

from . import afterwards, boards, devices, games, learn, lobby, people, play, puzzles, tables, talk
from .part import PROBLEM as PROBLEM

PARTS = (play, people, devices, lobby, talk, games, learn, puzzles, tables, afterwards, boards)  # by how often
ROUTES = [route for part in PARTS for route in part.router.routes]

# Packed is what is long, and asked for once; messages are not, but for the first of a table.
LONG = [route for part in (games, learn, puzzles, boards) for route in part.router.routes]
LONG += [route for route in tables.router.routes if getattr(route, "path", "") == "/api/tables/{id}"]
for route in LONG:
    if isinstance(route, Route):
        route.app = GZipMiddleware(route.app, compresslevel=6)
