"""What all parts of the protocol share: where it is found, and what may go wrong."""

from typing import Any

from fastapi import APIRouter

from .. import listings

PROBLEM: dict[str, Any] = {
    "model": listings.ProblemDetail,
    "description": "what is wrong, and what would be right",
    "content": {"application/problem+json": {}},
}
PROBLEMS: dict[int | str, dict[str, Any]] = dict.fromkeys(
    (400, 401, 403, 404, 409, 411, 413, 415, 422, 429, 503), PROBLEM
)


def part() -> APIRouter:
    """A part of the protocol; its routes join those of the others: a router within a router is looked through twice."""
    return APIRouter(prefix="/api", responses=PROBLEMS)
