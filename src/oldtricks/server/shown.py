"""What lies on the table in each game, made from what its box declares about `on_the_table`."""

from functools import reduce
from operator import or_
from typing import Any

from typing_extensions import TypedDict

from ..engine.boxes import BOXES


def _table(title: str, shown: dict[str, Any]) -> Any:
    return TypedDict(f"{title.replace(' ', '')}Table", shown)  # type: ignore[operator]


TABLES = [_table(box.title, dict(box.shown)) for box in BOXES.values()]
OnTheTable: Any = reduce(or_, TABLES)
