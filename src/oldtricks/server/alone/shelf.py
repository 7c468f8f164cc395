"""Where one person's tables are kept: the browser's own database, by way of the script that runs Python there."""

from typing import Any, Protocol

from ..logbook import Row, entry_of
from ..opening import Entry
from ..packing import dumps, loads


class Taken(Exception):
    """Another tab has written that entry of the log."""


class Shelf(Protocol):
    """What is appended is safe once `append` returns."""

    async def me(self) -> Row | None:
        """Who plays here."""

    async def call(self, me: Row) -> None:
        """Keep who plays here."""

    async def tables(self) -> list[Row]:
        """How all tables stand; `newest` is the number of the last entry of the log."""

    async def table(self, name: str) -> Row | None: ...

    async def entries(self, name: str, after: int) -> list[Entry]:
        """The log of a table from an entry on, with the moment of each."""

    async def append(self, entries: list[Row], table: Row | None = None) -> None:
        """Entries of a log, and of a new table how it stands; `Taken` if one of them is there already."""

    async def sum_up(self, table: Row) -> None:
        """Keep how a table stands."""

    async def learned(self, game: str) -> bytes | None:
        """The file with what was learned of a game; empty if there is none, None if it is out of reach."""


class Drawer:
    """A shelf in the browser; `script` has its functions, which take and give JSON."""

    def __init__(self, script: Any) -> None:
        self._script = script

    async def me(self) -> Row | None:
        found: Row | None = loads(await self._script.me())
        return found

    async def call(self, me: Row) -> None:
        await self._script.call(_text(me))

    async def tables(self) -> list[Row]:
        found: list[Row] = loads(await self._script.tables())
        return found

    async def table(self, name: str) -> Row | None:
        found: Row | None = loads(await self._script.table(name))
        return found

    async def entries(self, name: str, after: int) -> list[Entry]:
        return [entry_of(row) for row in loads(await self._script.entries(name, after))]

    async def append(self, entries: list[Row], table: Row | None = None) -> None:
        if not await self._script.append(_text(entries), _text(table)):
            raise Taken

    async def sum_up(self, table: Row) -> None:
        await self._script.sum_up(_text(table))

    async def learned(self, game: str) -> bytes | None:
        found = await self._script.learned(game)
        return None if found is None else bytes(found.to_bytes())


def _text(data: Any) -> str:
    return dumps(data).decode()
