"""What is kept about somebody: all of it to take along, and none of it any more.

Whatever table of the database has a column `person` is looked through, so that nothing is forgotten that comes later.
Games with other people stay theirs: in their logs a number that nobody has takes the place of the person, and N. N.
that of the name. All else is deleted.
"""

import secrets
from collections.abc import Iterable
from contextlib import AsyncExitStack
from dataclasses import dataclass, replace
from typing import Any

import orjson
from sqlalchemy import Connection, Table, bindparam, delete, select, update

from ..engine.records import Record
from .devices import Devices
from .ledger import Ledger
from .names import unlike
from .schema import blocks, chairs, events, keys, metadata, people, plays, ratings, results, rounds, tables
from .storage import Effect, Storage
from .tables import Tables

NOBODY = "N. N."
SECRETS = ("digest", "spent", "spec")
SHARED = (chairs, results)  # with other people: the rows stay, and are nobody's
OWN = [table for table in metadata.sorted_tables if "person" in table.c]
AFTER = "rematch"  # an entry that names another table

_REWRITE = (
    update(events)
    .where(events.c.table_id == bindparam("table"), events.c.sequence == bindparam("number"))
    .values(data=bindparam("words"))
)
_SUMMARY = (
    update(tables).where(tables.c.id == bindparam("table")).values(summary=bindparam("words"), host=bindparam("by"))
)
_RENAME = {
    table: update(table)
    .where(table.c.table_id == bindparam("table"), table.c.person == bindparam("who"))
    .values(person=bindparam("other"))
    for table in SHARED
}
_CLEAR = {
    table: delete(table).where((table.c.id if table is tables else table.c.table_id) == bindparam("table"))
    for table in (events, chairs, results, tables)
}
_GO = {table: delete(table).where(table.c.person == bindparam("who")) for table in OWN if table not in SHARED}
_UNRATED = delete(ratings).where(ratings.c.who == bindparam("who"))
_OWNERLESS = update(rounds).where(rounds.c.id == bindparam("round")).values(owner=None, spec=bindparam("words"))
_CLOSED = [delete(column.table).where(column == bindparam("round")) for column in (plays.c.round_id, rounds.c.id)]
_FREE = delete(blocks).where(blocks.c.blocked == bindparam("who"))
_GONE = delete(people).where(people.c.id == bindparam("who"))


# To take along


def everything(db: Connection, person: str) -> dict[str, Any]:
    """All that is kept about somebody, but for what would let others in."""
    found: dict[str, Any] = {"people": _rows(db, people, people.c.id == person)}
    for table in OWN:
        found[str(table.name)] = _rows(db, table, table.c.person == person)
    found["ratings"] = _rows(db, ratings, ratings.c.who == person)
    found["rounds"] = _rows(db, rounds, rounds.c.owner == person)
    mine = [row["table_id"] for row in found["chairs"]]
    wanted = (
        select(events)
        .where(events.c.table_id.in_(mine), events.c.data.contains(person))
        .order_by(events.c.table_id, events.c.sequence)
    )
    found["log"] = [
        {"table_id": row.table_id, "sequence": row.sequence, "at": row.at, **own_part(orjson.loads(row.data), person)}
        for row in db.execute(wanted)
    ]
    return found


def _rows(db: Connection, table: Table, which: Any) -> list[dict[str, Any]]:
    shown = [column for column in table.c if column.name not in SECRETS and column.name != "blocked"]
    return [
        {str(name): value for name, value in row.items()} for row in db.execute(select(*shown).where(which)).mappings()
    ]


def own_part(entry: dict[str, Any], person: str) -> dict[str, Any]:
    """An entry of a log without what is other people's."""
    if "seats" not in entry:
        return entry
    mine = [seat for seat in entry["seats"] if person in (seat["person"], seat["reserved"])]
    return {**entry, "host": person if entry["host"] == person else None, "seats": mine}


# None of it any more


@dataclass(frozen=True, slots=True)
class Known:
    """A person by id and by the names that he had at a table."""

    person: str
    names: frozenset[str]


def names_in(entries: Iterable[Any], person: str) -> frozenset[str]:
    chairs = [chair for entry in entries for chair in (entry, *entry.get("seats", ()))]
    return frozenset(chair["name"] for chair in chairs if chair.get("person") == person and chair.get("name"))


def without(value: Any, known: Known, other: str, called: str, key: str = "") -> Any:
    """An entry with somebody taken out: his number everywhere, his name where names stand."""
    if isinstance(value, dict):
        return {name: without(each, known, other, called, name) for name, each in value.items()}
    if isinstance(value, list):
        return [without(each, known, other, called, key) for each in value]
    if not isinstance(value, str):
        return value
    if key == "record":
        return _record_without(Record.loads(value), known, other, called).dumps()
    if value == known.person:
        return other
    return called if key in ("name", "names", "players", "shares") and value in known.names else value


def _record_without(record: Record, known: Known, other: str, called: str) -> Record:
    names = tuple(without(list(record.names), known, other, called, "names"))
    return replace(record, names=names, notes=without(record.notes, known, other, called))


class Leaving:
    """Takes somebody out of everything."""

    def __init__(self, storage: Storage, ledger: Ledger, tables: Tables, devices: Devices) -> None:
        self._storage = storage
        self._ledger = ledger
        self._tables = tables
        self._devices = devices

    async def data_of(self, person: str) -> dict[str, Any]:
        await self._ledger.sum_up()
        return await self._storage.read(lambda db: everything(db, person))

    async def go(self, person: str) -> None:
        """Nothing is left of somebody but games that are other people's too, without a name."""
        wanted = select(keys.c.digest).where(keys.c.person == person)
        gone = await self._storage.read(lambda db: list(db.execute(wanted).scalars()))
        who = {"who": person}
        await self._storage.write(*((statement, who) for statement in (*_GO.values(), _FREE, _UNRATED, _GONE)))
        self._devices.forget(person, gone)
        if opened := await self._storage.read(lambda db: _opened_by(db, person)):
            await self._storage.write(*opened)
        await self._ledger.sum_up()
        for name, about in (await self._storage.read(lambda db: _tables_of(db, person))).items():
            await self._take_out(name, about)

    async def _take_out(self, name: str, known: Known) -> None:
        live = self._tables.live.get(name)
        async with AsyncExitStack() as held:
            if live:
                await held.enter_async_context(live.lock)
            await self._storage.write(*await self._storage.read(lambda db: _taken_out(db, name, known)))
            self._tables.let_go(name)
        self._storage.tell({"kind": "reload", "table": name})


def _opened_by(db: Connection, person: str) -> list[Effect]:
    """Events and challenges that somebody has opened are nobody's afterwards if others play them, and gone if not."""
    opened = select(rounds.c.id, rounds.c.spec).where(rounds.c.owner == person)
    played = select(plays.c.round_id).where(plays.c.round_id == rounds.c.id, plays.c.table_id.is_not(None)).exists()
    specs = {row.id: orjson.loads(row.spec) for row in db.execute(opened.where(played))}
    alone = db.execute(opened.where(~played)).scalars().all()
    return [
        *((_OWNERLESS, {"round": id, "words": orjson.dumps({**specs[id], "by": NOBODY}).decode()}) for id in specs),
        *((statement, {"round": id}) for id in alone for statement in _CLOSED),
    ]


def _tables_of(db: Connection, person: str) -> dict[str, Known]:
    """Where somebody sits or is the host, what was played after it, and what others practise of it."""
    seated = select(chairs.c.table_id).where(chairs.c.person == person)
    his = set(db.execute(select(tables.c.id).where((tables.c.host == person) | tables.c.id.in_(seated))).scalars())
    found: dict[str, Known] = {}
    for name in his:
        entries = [orjson.loads(data) for _, data in _log(db, name)]
        found[name] = known = Known(person, names_in(entries, person))
        found |= {entry["id"]: known for entry in entries if entry["kind"] == AFTER and entry["id"] not in his}
    practices = select(events.c.table_id, events.c.data).where(
        events.c.sequence == 2, events.c.data.contains('"record"')
    )
    for row in db.execute(practices):
        of = orjson.loads(row.data).get("of")
        if of in his and row.table_id not in his:
            found[row.table_id] = found[of]
    return found


def _log(db: Connection, name: str) -> list[tuple[int, str]]:
    wanted = select(events.c.sequence, events.c.data).where(events.c.table_id == name).order_by(events.c.sequence)
    return [(row.sequence, row.data) for row in db.execute(wanted)]


def _taken_out(db: Connection, name: str, known: Known) -> list[Effect]:
    """What is to be written: nothing is left where nobody else sits, elsewhere nobody's name."""
    at = {"table": name}
    seated = set(db.execute(select(chairs.c.person).where(chairs.c.table_id == name)).scalars())
    row = db.execute(select(tables.c.host, tables.c.summary).where(tables.c.id == name)).one_or_none()
    if row is None:
        return []
    if seated <= {known.person} and row.host == known.person:
        return [(statement, at) for statement in _CLEAR.values()]
    log = [(number, data, orjson.loads(data)) for number, data in _log(db, name)]
    people_here = {
        chair["name"] for *_, entry in log for chair in (entry, *entry.get("seats", ())) if chair.get("name")
    }
    other, called = secrets.token_hex(8), unlike(NOBODY, sorted(people_here - known.names))
    effects: list[Effect] = []
    for number, data, entry in log:
        words = orjson.dumps(without(entry, known, other, called)).decode()
        if words != data:
            effects.append((_REWRITE, {**at, "number": number, "words": words}))
    summary = orjson.dumps(without(orjson.loads(row.summary), known, other, called)).decode()
    effects.append((_SUMMARY, {**at, "words": summary, "by": other if row.host == known.person else row.host}))
    return effects + [(statement, {**at, "who": known.person, "other": other}) for statement in _RENAME.values()]
