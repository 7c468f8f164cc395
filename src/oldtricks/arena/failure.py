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
def failing(bot: str, match: Match, board: int, table: int, seat: int) -> Iterator[None]:
    """In here a bot is made, or asked, and what it says is done."""
    try:
        yield
    except (Exception, SystemExit) as error:  # one who goes home is missed, too
        names: dict[str, str | int] = {"bot": bot, "board": board, "table": table, "ply": match.ply, "seat": seat + 1}
        raise BotFailed(say("arena-failed", **names, error=crash(error)), match.record().dumps()) from error


def crash(error: BaseException) -> str:
    """What went wrong, and where, if it was nothing that we say ourselves."""
    if isinstance(error, OldTricksError):
        return str(error).removesuffix(".")  # a sentence that goes on
    where = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error} ({Path(where.filename).name}:{where.lineno})"
