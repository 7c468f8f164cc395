"""What is said when a bot fails: which one, on which board, at which ply; and the match until then, to replay it."""

import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from ..engine.errors import OldTricksError
from ..engine.match import Match
from ..words import Reader, Said, say


class BotFailed(OldTricksError):
    """A bot crashed, or did what is not legal; `record` is the match until then, as the text of a record."""

    def __init__(self, said: Said | str, record: str, reader: Reader | None = None) -> None:
        super().__init__(said, reader)
        self.args = (said, record, reader)  # it comes from other processes, too
        self.record = record

    def saved(self, path: Path) -> "BotFailed":
        """The same, with the match in a file."""
        path.write_text(self.record, encoding="utf-8")
        return BotFailed(say("arena-failed-saved", said=self.said, file=str(path)), self.record, self.reader)


@contextmanager
def failing(bot: str, match: Match, board: int, table: int) -> Iterator[None]:
    """In here a bot is asked, and what it says is done."""
    try:
        yield
    except Exception as error:
        where = traceback.extract_tb(error.__traceback__)[-1]
        place = f"{Path(where.filename).name}:{where.lineno}"
        seat = (match.turn or 0) + 1
        names: dict[str, str | int] = {"bot": bot, "board": board, "table": table, "ply": match.ply, "seat": seat}
        what = str(error) if isinstance(error, OldTricksError) else f"{type(error).__name__}: {error} ({place})"
        raise BotFailed(say("arena-failed", **names, error=what), match.record().dumps()) from error
