"""The score sheet: every line with its points and its rule."""

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Line:
    deal: int
    side: int
    who: str
    what: str
    points: int
    rule: str
    total: int  # the side's score with this line


@dataclass(frozen=True, slots=True)
class Sheet:
    """All lines so far; prints as a table."""

    lines: tuple[Line, ...] = ()

    def __iter__(self) -> Iterator[Line]:
        return iter(self.lines)

    def __len__(self) -> int:
        return len(self.lines)

    def to_list(self) -> list[dict[str, Any]]:
        return [asdict(line) for line in self.lines]

    def __str__(self) -> str:
        if not self.lines:
            return "Nothing has been scored yet."
        rows = [("deal", "who", "for", "points", "score", "rule")]
        rows += [
            (str(n.deal), n.who, n.what, f"{n.points:+d}" if n.points else "", str(n.total), n.rule) for n in self.lines
        ]
        widths = [max(len(row[i]) for row in rows) for i in range(6)]
        ends = (str.rjust, str.ljust, str.ljust, str.rjust, str.rjust, str.ljust)
        return "\n".join(
            "  ".join(end(cell, width) for end, cell, width in zip(ends, row, widths, strict=True)).rstrip()
            for row in rows
        )
