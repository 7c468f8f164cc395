"""With whom somebody wants nothing to do: known in memory, since it is asked for every line that is said."""

import time
from collections import defaultdict
from collections.abc import Collection

from sqlalchemy import bindparam, delete, insert, select

from ..words import say
from .company import Blocked
from .people import digest
from .problems import Problem, missing
from .schema import blocks
from .storage import Storage
from .table import Table

MOST = 500

_BLOCK = insert(blocks)
_UNBLOCK = delete(blocks).where(blocks.c.person == bindparam("who"), blocks.c.blocked == bindparam("whom"))


class Blocks:
    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._all: dict[str, dict[str, tuple[str, float]]] = defaultdict(dict)  # by person: whom, by what name, when

    async def load(self) -> None:
        for row in await self._storage.read(lambda db: db.execute(select(blocks)).all()):
            self._all[row.person][row.blocked] = (row.name, row.created)

    def apart(self, one: str, other: str) -> bool:
        """Whether either wants nothing to do with the other."""
        return other in self._all.get(one, ()) or one in self._all.get(other, ())

    def has(self, one: str, other: str) -> bool:
        """Whether the first has blocked the second."""
        return other in self._all.get(one, ())

    def by(self, person: str) -> Collection[str]:
        """Whom somebody has blocked."""
        return self._all.get(person, {}).keys()

    def listed(self, person: str) -> list[Blocked]:
        found = self._all.get(person, {}).items()
        return [
            {"id": _handle(person, other), "name": name, "created": round(at * 1000)} for other, (name, at) in found
        ]

    async def add(self, person: str, other: str, name: str) -> None:
        if person == other:
            raise Problem(422, "seat", say("problem-block-self"))
        if len(self._all.get(person, ())) >= MOST:
            raise Problem(409, "blocks", say("problem-blocks", most=MOST))
        if self.has(person, other):
            return
        row = {"person": person, "blocked": other, "name": name, "created": time.time()}
        await self._storage.write((_BLOCK, row))
        self.heard(row)
        self._storage.tell({"kind": "block", **row})

    async def remove(self, person: str, handle: str) -> None:
        other = next((one for one in self._all.get(person, ()) if _handle(person, one) == handle), None)
        if other is None:
            raise missing("block")
        await self._storage.write((_UNBLOCK, {"who": person, "whom": other}))
        self.heard({"person": person, "blocked": other})
        self._storage.tell({"kind": "block", "person": person, "blocked": other})

    def heard(self, row: dict[str, object]) -> None:
        """Here or in another process somebody was blocked or, without a name, is so no longer."""
        person, other = str(row["person"]), str(row["blocked"])
        if "name" in row:
            self._all[person][other] = (str(row["name"]), float(str(row["created"])))
        else:
            self._all[person].pop(other, None)

    def forget(self, person: str) -> None:
        """Somebody is gone for good."""
        self._all.pop(person, None)
        for blocked in self._all.values():
            blocked.pop(person, None)

    def check_welcome(self, table: Table, person: str) -> None:
        """A Problem for whoever the host has blocked or, at a table for everybody, is apart from anybody there."""
        unwanted = self.has(table.host, person)
        apart = table.listed and any(self.apart(person, other) for other in table.people())
        if table.seat_of(person) is None and (unwanted or apart):
            raise Problem(403, "not-welcome", say("problem-not-welcome"))


def _handle(person: str, other: str) -> str:
    """What a block is called in the protocol: it tells nobody's number."""
    return digest(f"{person} {other}")[:12]
