"""Answers to requests: JSON, and problems as problem+json (RFC 9457)."""

from typing import Any

import orjson
from starlette.responses import Response

from .problems import Problem


def answer(body: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    data = body if isinstance(body, bytes) else orjson.dumps(body)
    return Response(data, status, headers, "application/json")


def joined(more: dict[str, Any], found: bytes) -> bytes:
    """An object that is JSON already, with more in it."""
    return b"%b,%b" % (orjson.dumps(more)[:-1], found[1:])


def refusal(problem: Problem) -> Response:
    return Response(orjson.dumps(problem.to_dict()), problem.status, problem.headers, "application/problem+json")
