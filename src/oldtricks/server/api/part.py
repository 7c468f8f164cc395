"""What all parts of the protocol share: where it is found, and what may go wrong."""

from collections.abc import Callable
from typing import Any

from fastapi import APIRouter, Depends
from typing_extensions import is_typeddict

from .. import listings

WRONG = {"description": "what is wrong, and what would be right"}
PROBLEM: dict[str, Any] = {"model": listings.ProblemDetail, "content": {"application/problem+json": {}}, **WRONG}
KIND = {"schema": {"$ref": f"#/components/schemas/{listings.ProblemDetail.__name__}"}}  # as PROBLEM has described it
LIKEWISE: dict[str, Any] = {"content": {"application/json": KIND, "application/problem+json": {}}, **WRONG}
PROBLEMS: dict[int | str, dict[str, Any]] = dict.fromkeys(
    (400, 401, 403, 404, 409, 410, 411, 413, 415, 422, 429, 503), LIKEWISE
)


class Part(APIRouter):
    """Answers come ready made, so what they look like is only for the description: read when somebody asks for that."""

    def add_api_route(self, path: str, endpoint: Callable[..., Any], **rest: Any) -> None:
        model: Any = rest.get("response_model")
        if is_typeddict(model):
            model.__pydantic_config__ = {"defer_build": True}
        super().add_api_route(path, endpoint, **rest)


def part(*checks: Callable[..., Any]) -> APIRouter:
    """A part of the protocol; its routes join those of the others: a router within a router is looked through twice."""
    return Part(prefix="/api", responses=PROBLEMS, dependencies=[Depends(check) for check in checks])
