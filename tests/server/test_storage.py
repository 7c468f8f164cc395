"""The database: the same on SQLite and on PostgreSQL."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, func, insert, inspect, select, text

import oldtricks as ot
from oldtricks.server import conduct
from oldtricks.server.hall import Hall
from oldtricks.server.live import Live
from oldtricks.server.metrics import Metrics
from oldtricks.server.migrations import MIGRATIONS, migrate
from oldtricks.server.opening import chair_entry, opening
from oldtricks.server.problems import Problem
from oldtricks.server.schema import events, metadata, people, plays
from oldtricks.server.settings import Settings
from oldtricks.server.storage import Conflict, Storage, connect, read_url

pytestmark = pytest.mark.xdist_group("postgresql")  # one server for all


def entry(table: str, sequence: int) -> dict[str, Any]:
    return {"table_id": table, "sequence": sequence, "at": 0.0, "data": "{}"}


def run(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(asyncio.wait_for(work(), 30))


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[Storage]:
    storage = Storage(database, Metrics())
    storage.open()
    try:
        yield storage
    finally:
        storage.close()


def count(db: Connection) -> int:
    return int(db.execute(select(func.count()).select_from(events)).scalar_one())


def test_an_entry_of_a_log_is_written_once(database: str) -> None:
    async def work() -> None:
        async with opened(database) as storage:
            await storage.append([entry("a", 1)])
            with pytest.raises(Conflict):
                await storage.append([entry("a", 1)])
            with pytest.raises(Conflict):  # both or none
                await storage.append([entry("a", 2), entry("a", 1)])
            assert await storage.read(count) == 1

    run(work)


def commits(storage: Storage) -> float:
    return storage._metrics.registry.get_sample_value("oldtricks_commits_total") or 0


def test_what_waits_is_committed_together_and_one_cannot_spoil_the_others(database: str) -> None:
    async def work() -> None:
        async with opened(database) as storage:
            await storage.append([entry("b", 1)])
            before = commits(storage)
            outcomes = await asyncio.gather(
                *(storage.append([entry(table, 1)]) for table in "cdefgh"),
                storage.append([entry("b", 1)]),
                storage.write((insert(people), {"id": "p", "name": "Ann", "created": 0.0})),
                storage.write((insert(people), {"id": "p", "name": "Ben", "created": 0.0})),
                return_exceptions=True,
            )
            failed = [type(outcome).__name__ for outcome in outcomes if outcome is not None]
            assert failed == ["Conflict", "IntegrityError"]
            assert await storage.read(count) == 7
            together = commits(storage)
            await asyncio.gather(*(storage.append([entry("z", n)]) for n in range(200)))
            assert commits(storage) - together < 50
            assert together > before

    run(work)


def test_rows_that_are_committed_together_keep_their_own_columns(database: str) -> None:
    async def work() -> None:
        async with opened(database) as storage:
            add = insert(people)
            few = {"id": "a", "name": "Ann", "created": 1.0}
            await asyncio.gather(
                *(storage.write((add, {**few, "id": str(number)})) for number in range(20)),
                storage.write((add, {**few, "avatar": "a drawing"})),
            )
            kept = select(people.c.avatar).where(people.c.id == "a")
            assert await storage.read(lambda db: db.execute(kept).scalar_one()) == "a drawing"

    run(work)


def test_what_was_acknowledged_is_there_after_closing(database: str) -> None:
    async def work() -> None:
        async with opened(database) as storage:
            await asyncio.gather(*(storage.append([entry("a", n)]) for n in range(50)))
        async with opened(database) as storage:
            assert await storage.read(count) == 50

    run(work)


def test_migrations_lead_to_the_schema_that_the_code_uses(database: str) -> None:
    engine = connect(read_url(database))
    with engine.begin() as connection:
        assert migrate(connection) == len(MIGRATIONS)
        assert migrate(connection) == len(MIGRATIONS)  # nothing to do
        found = inspect(connection)
        assert set(found.get_table_names()) == {*metadata.tables, "schema_version"}
        for name, table in metadata.tables.items():
            columns = {column["name"]: column for column in found.get_columns(name)}
            assert set(columns) == set(table.columns.keys())
            for column in table.columns:
                there = columns[column.name]
                assert there["nullable"] == column.nullable, (name, column.name)
                assert there["type"]._type_affinity is column.type._type_affinity, (name, column.name)
            assert found.get_pk_constraint(name)["constrained_columns"] == [c.name for c in table.primary_key]
            assert {index["name"] for index in found.get_indexes(name)} == {index.name for index in table.indexes}
        connection.execute(text("UPDATE schema_version SET version = 99"))
        with pytest.raises(ot.OldTricksError, match="update to use it"):
            migrate(connection)
    engine.dispose()


def test_teams_of_older_versions_get_places_and_bots_whose_results_were_lost_play_again(database: str) -> None:
    whole = {"round_id": "r", "number": 1, "team": None, "name": "", "table_id": "t", "begun": 1.0, "finished": None}
    rows = [
        {**whole, "person": "ann", "team": "x"},
        {**whole, "person": "ann", "team": "x", "number": 2},
        {**whole, "person": "ben", "team": "x"},
        {**whole, "person": "cid", "team": "y"},
        {**whole, "person": "dot"},
        {**whole, "person": "eve"},
        {**whole, "person": "*steady", "table_id": None, "finished": 1.0},
        {**whole, "person": "*novice", "table_id": None},
    ]
    engine = connect(read_url(database))
    with engine.begin() as connection:
        migrate(connection, 6)
        connection.execute(insert(plays), rows)
        migrate(connection)
        found = sorted(map(tuple, connection.execute(select(plays.c.person, plays.c.number, plays.c.place))))
    engine.dispose()
    places = [("ann", 1, 1), ("ann", 2, 1), ("ben", 1, 2), ("cid", 1, 1), ("dot", 1, None), ("eve", 1, None)]
    assert found == [("*steady", 1, None), *places]


@pytest.mark.parametrize(
    ("database", "message"),
    [("mysql://x/y", "not 'mysql'"), ("://", "not a database URL"), ("sqlite://", "needs a path")],
)
def test_databases_that_cannot_be_used(database: str, message: str) -> None:
    with pytest.raises(ot.OldTricksError, match=message):
        connect(read_url(database))


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("not a database at all" * 100)

    async def work() -> None:
        with pytest.raises(ot.OldTricksError, match="cannot be used: file is not a database"):
            async with opened(str(file)):
                pass

    run(work)


# Two servers at one database


@asynccontextmanager
async def halls(database: str, many: int) -> AsyncIterator[list[Hall]]:
    found = [Hall(Settings(database=database, pace=0)) for _ in range(many)]
    for hall in found:
        hall.open()
    try:
        yield found
    finally:
        for hall in found:
            await hall.close()


def start_of_a_game() -> dict[str, Any]:
    chairs = [chair_entry("person", name, name) for name in ("ann", "ben")]
    return opening(ot.game("gasoline_alley", 2, hands=1), "ann", chairs, None, 60)


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)  # a SQLite file is for one server
def test_two_servers_cannot_both_make_a_move(database: str) -> None:
    async def work() -> None:
        async with halls(database, 2) as (one, two):
            here = await one.tables.create(start_of_a_game(), True)
            there = await two.tables.get(here.table.id)
            assert there.table.version == 2
            person = ("ann", "ben")[here.table.turn or 0]
            moves = [conduct.move(live.table, person, "bid 7", key) for live, key in ((here, "a"), (there, "b"))]

            async def change(hall: Hall, live: Live, move: dict[str, Any]) -> None:
                async with live.lock:
                    await hall.tables.change(live, move)

            outcomes = await asyncio.gather(
                change(one, here, moves[0]), change(two, there, moves[1]), return_exceptions=True
            )
            [refused] = [outcome for outcome in outcomes if outcome is not None]
            assert isinstance(refused, Problem)
            assert (refused.status, refused.kind) == (409, "stale")
            for hall, live in ((one, here), (two, there)):
                async with live.lock:
                    await hall.tables.catch_up(live)
            assert here.table.version == there.table.version == 3
            assert here.table.match == there.table.match

    run(work)


def test_the_door_bell_of_postgresql_tells_other_servers(postgres: str, request: pytest.FixtureRequest) -> None:
    engine = connect(read_url(postgres))
    with engine.begin() as connection:
        connection.execute(text("DROP SCHEMA public CASCADE"))
        connection.execute(text("CREATE SCHEMA public"))
    engine.dispose()

    async def work() -> None:
        async with halls(postgres, 2) as (one, two):
            await asyncio.sleep(0.3)  # until both listen
            here = await one.tables.create(start_of_a_game(), True)
            there = await two.tables.get(here.table.id)
            await one.tables.change(here, conduct.move(here.table, ("ann", "ben")[here.table.turn or 0], "bid 7", "k"))
            while there.table.version < 3:
                await asyncio.sleep(0.01)
            assert there.table.match == here.table.match

    run(work)


def test_a_whole_game_on_each_database(database: str) -> None:
    """Bots alone, then the same table from its log, in another server."""

    async def work() -> None:
        chairs = [chair_entry("bot", name, level="random") for name in ("Ada", "Bert")]
        begun = opening(ot.game("gasoline_alley", 2, hands=1), "ann", chairs, None, 60)
        async with halls(database, 1) as [hall]:
            live = await hall.tables.create(begun, True)
            while live.table.status != "over":
                await asyncio.sleep(0.01)
            match = live.table.match
            record = live.table.record().dumps()
        async with halls(database, 1) as [hall]:
            again = await hall.tables.get(live.table.id)
            assert again.table.match == match
            assert again.table.record().dumps() == record
            assert again.table.told == live.table.told

    run(work)
