"""The score sheet: every line with its points and its rule."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from ..words import Reader, Said


@dataclass(frozen=True, slots=True)
class Line:
    deal: int
    side: int
    seats: tuple[int, ...]  # of the side
    said: Said  # what for
    points: int
    rule: str
    total: int  # the side's score with this line
    reader: Reader = field(repr=False, compare=False)

    @property
    def who(self) -> str:
        return self.reader.side(self.seats)

    @property
    def what(self) -> str:
        """What for, in plain English."""
        return self.reader.say(self.said)

    def to_dict(self) -> dict[str, object]:
        return {
            "deal": self.deal,
            "side": self.side,
            "who": self.who,
            "what": self.what,
            "points": self.points,
            "rule": self.rule,
            "total": self.total,
            "said": self.said.to_json(),
        }


@dataclass(frozen=True, slots=True)
class Note:
    """Why a side got nothing for something."""

    side: int
    said: Said
    rule: str

    def to_dict(self) -> dict[str, object]:
        return {"side": self.side, "said": self.said.to_json(), "rule": self.rule}


@dataclass(frozen=True, slots=True)
class Result:
    """How the contract of a deal came out, and what was not scored."""

    deal: int
    made: bool
    said: Said
    rule: str
    notes: tuple[Note, ...]

    def to_dict(self) -> dict[str, object]:
        notes = [note.to_dict() for note in self.notes]
        return {"deal": self.deal, "made": self.made, "said": self.said.to_json(), "rule": self.rule, "notes": notes}


@dataclass(frozen=True, slots=True)
class Sheet:
    """All lines so far, and how each contract came out; prints as a table."""

    lines: tuple[Line, ...] = ()
    results: tuple[Result, ...] = ()

    def __iter__(self) -> Iterator[Line]:
        return iter(self.lines)

    def __len__(self) -> int:
        return len(self.lines)

    def of(self, deal: int) -> "Sheet":
        """What belongs to one deal."""
        lines = tuple(line for line in self.lines if line.deal == deal)
        return Sheet(lines, tuple(result for result in self.results if result.deal == deal))

    def to_list(self) -> list[dict[str, object]]:
        return [line.to_dict() for line in self.lines]

    def __str__(self) -> str:
        return self.told(self.lines[0].reader if self.lines else Reader())

    def told(self, reader: Reader) -> str:
        """The sheet as a table for a reader."""
        if not self.lines:
            return reader.t("sheet-empty")
        rows = [
            tuple(reader.t(f"sheet-column-{column}") for column in ("deal", "who", "what", "points", "score", "rule"))
        ]
        rows += [
            (
                str(line.deal),
                reader.side(line.seats),
                reader.say(line.said),
                f"{line.points:+d}" if line.points else "",
                str(line.total),
                line.rule,
            )
            for line in self.lines
        ]
        widths = [max(len(row[i]) for row in rows) for i in range(6)]
        ends = (str.rjust, str.ljust, str.ljust, str.rjust, str.rjust, str.ljust)
        return "\n".join(
            "  ".join(end(cell, width) for end, cell, width in zip(ends, row, widths, strict=True)).rstrip()
            for row in rows
        )
