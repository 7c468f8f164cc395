"""The protocol under /api: thin functions, one for each line of docs/protocol.md."""

from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import Route

from . import afterwards, boards, devices, games, learn, lobby, people, play, puzzles, tables, talk
from .part import PROBLEM as PROBLEM

PARTS = (play, people, devices, lobby, talk, games, learn, puzzles, tables, afterwards, boards)  # by how often
ROUTES = [route for part in PARTS for route in part.router.routes]

for part in (games, learn, puzzles):  # long, and much the same for everybody: packed, which messages are not
    for route in part.router.routes:
        if isinstance(route, Route):
            route.app = GZipMiddleware(route.app, compresslevel=6)
