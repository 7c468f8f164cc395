"""The protocol under /api: thin functions, one for each line of docs/protocol.md."""

from typing import Any

from fastapi import APIRouter

from .. import listings
from . import afterwards, games, learn, people, play, puzzles, tables

PROBLEM: dict[str, Any] = {
    "model": listings.ProblemDetail,
    "description": "what is wrong, and what would be right",
    "content": {"application/problem+json": {}},
}
PROBLEMS: dict[int | str, dict[str, Any]] = dict.fromkeys(
    (400, 401, 403, 404, 409, 411, 413, 415, 422, 429, 503), PROBLEM
)

router = APIRouter(prefix="/api", responses=PROBLEMS)
for part in (play, people, games, learn, puzzles, tables, afterwards):  # moves first: they are asked for most
    router.include_router(part.router)
