"""JSON as bytes: by orjson, or where that cannot be had (in a browser), by what Python brings along."""

import json
from collections.abc import Callable
from typing import Any

try:
    import orjson
except ImportError:
    orjson = None  # type: ignore[assignment]


def dumps(data: Any, default: Callable[[Any], Any] | None = None) -> bytes:
    if orjson:
        return orjson.dumps(data, default)
    return json.dumps(data, default=default, ensure_ascii=False, separators=(",", ":")).encode()


def loads(text: str | bytes) -> Any:
    return orjson.loads(text) if orjson else json.loads(text)
