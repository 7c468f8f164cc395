"""The protocol under /api: thin functions, one for each line of docs/protocol.md."""

from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import Route

from . import afterwards, boards, devices, games, learn, lobby, people, play, puzzles, tables, talk
from .part import PROBLEM as PROBLEM

PARTS = (play, people, devices, lobby, talk, games, learn, puzzles, tables, afterwards, boards)  # by how often
ROUTES = [route for part in PARTS for route in part.router.routes]

LONG = [route for part in (games, learn, puzzles, boards) for route in part.router.routes]
LONG += [route for route in tables.router.routes if getattr(route, "path", "") == "/api/tables/{id}"]
for route in LONG:  # and asked for once, which later messages are not
    if isinstance(route, Route):
        route.app = GZipMiddleware(route.app, compresslevel=6)
