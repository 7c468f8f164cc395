"""Several servers at one PostgreSQL, and what happens when lines to it are lost."""

import asyncio
import json
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest
from sqlalchemy import insert, select, text

from oldtricks.server import conduct, tables
from oldtricks.server.bell import Bell
from oldtricks.server.live import Live
from oldtricks.server.metrics import Metrics
from oldtricks.server.schema import events, people
from oldtricks.server.settings import Settings
from oldtricks.server.storage import Storage, Unknown, connect, read_url
from oldtricks.server.tables import Tables

from .conftest import FREE
from .cutter import Cutter
from .house import Guest, House, Message, Stream, wait_until
from .test_serve import Started
from .test_storage import halls, start_of_a_game

pytestmark = [
    pytest.mark.xdist_group("postgresql"),
    pytest.mark.parametrize("database", ["postgresql"], indirect=True),
]


def run(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(asyncio.wait_for(work(), 30))


def hang_up_on_listeners(database: str) -> int:
    """How many there were."""
    return asked(database, "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'")


def listeners(database: str) -> int:
    return asked(database, "SELECT count(*) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'")


def asked(database: str, question: str) -> int:
    engine = connect(read_url(database))
    with engine.connect() as connection:
        found = int(connection.execute(text(question)).scalar_one())
    engine.dispose()
    return found


def log_of(database: str, table: str) -> list[dict[str, Any]]:
    engine = connect(read_url(database))
    wanted = select(events.c.data).where(events.c.table_id == table).order_by(events.c.sequence)
    with engine.connect() as connection:
        found = [json.loads(data) for data in connection.execute(wanted).scalars()]
    engine.dispose()
    return found


def play(guest: Guest, told: Message) -> None:
    body = {"action": told["view"]["legal"][0], "version": told["version"], "key": uuid4().hex}
    guest.post(f"/api/tables/{told['table']['id']}/moves", body)


def test_two_processes_stay_together_whatever_happens_to_their_bells(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ann plays at one, Ben at the other. Whenever somebody is about to move nobody listens to PostgreSQL."""
    monkeypatch.setenv("OLDTRICKS_HEARTBEAT", "60")  # a stream that is not told is silent
    with Started(tmp_path, "--db", database) as one, Started(tmp_path, "--db", database) as two:
        assert one.address != two.address
        ann, ben = Guest(one.address, "Ann"), Guest(two.address, "Ben")
        table = ann.make("gasoline_alley", "mo")
        ben.post(f"/api/tables/{table}/sit")
        with ann.listen(table) as hers, ben.listen(table) as his:
            ann.post(f"/api/tables/{table}/start")
            told = [stream.until(lambda told: told["view"] is not None) for stream in (hers, his)]
            for _ in range(6):
                version = told[0]["version"]
                assert version == told[1]["version"]
                wait_until(lambda: listeners(database) == 2)
                assert hang_up_on_listeners(database) == 2
                seat = told[0]["view"]["turn"]
                play((ann, ben)[seat], told[seat])
                told = [after(stream, version) for stream in (hers, his)]
            assert told[0]["view"]["players"] == told[1]["view"]["players"]


def after(stream: Stream, version: int) -> Message:
    return stream.until(lambda told: bool(told["version"] > version))


@pytest.fixture
def deaf(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody hears any bell."""
    monkeypatch.setattr(Bell, "_listen", lambda _: None)


@pytest.mark.usefixtures("deaf")
def test_whoever_asks_gets_all_that_there_is(database: str) -> None:
    async def work() -> None:
        async with halls(database, 2) as (one, two):
            here = await one.tables.create(start_of_a_game(), True)
            there = await two.tables.get(here.table.id)
            await one.tables.change(here, conduct.move(here.table, ("ann", "ben")[here.table.turn or 0], "bid 7", "k"))
            assert there.table.version == 2
            assert (await two.tables.get(here.table.id)) is there
            assert there.table.version == 3
            assert there.table.match == here.table.match

    run(work)


@pytest.mark.usefixtures("deaf")
def test_whoever_asks_while_a_table_is_being_loaded_gets_all_that_there_is_too(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A long log is read for a while; meanwhile somebody hears of a move elsewhere, and answers it here."""

    async def work() -> None:
        async with halls(database, 2) as (one, two):
            here = await one.tables.create(start_of_a_game(), True)
            reading, go_on, read = asyncio.Event(), asyncio.Event(), two.tables._read

            async def slowly(*log: Any) -> None:
                reading.set()
                await go_on.wait()
                await read(*log)

            monkeypatch.setattr(two.tables, "_read", slowly)
            loading = asyncio.create_task(two.tables.get(here.table.id))
            await reading.wait()
            await one.tables.change(here, conduct.move(here.table, ("ann", "ben")[here.table.turn or 0], "bid 7", "k"))
            answering = asyncio.create_task(two.tables.get(here.table.id))
            go_on.set()
            assert (await answering).table.version == here.table.version == 3
            assert await loading is await answering

    run(work)


@pytest.mark.usefixtures("deaf")
def test_tables_that_nobody_asks_for_are_looked_over(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "LOOK_OVER", 0.1)

    async def work() -> None:
        async with halls(database, 2) as (one, two):
            here = await one.tables.create(start_of_a_game(), True)
            there = await two.tables.get(here.table.id)
            await one.tables.change(here, conduct.move(here.table, ("ann", "ben")[here.table.turn or 0], "bid 7", "k"))
            while there.table.version < 3:
                await asyncio.sleep(0.01)

    run(work)


@pytest.fixture
def cutter(database: str) -> Iterator[Cutter]:
    found = Cutter(database)
    yield found
    found.close()


@pytest.fixture
def house(cutter: Cutter) -> Iterator[House]:
    found = House(Settings(database=cutter.url, **FREE))  # type: ignore[arg-type]
    yield found
    cutter.come_back()
    found.stop()


@pytest.mark.parametrize("lost", ["question", "answer"])
def test_a_commit_whose_answer_is_lost_was_made_or_not(database: str, cutter: Cutter, house: House, lost: str) -> None:
    ann = house.guest("Ann")
    table = ann.make("gasoline_alley", "mo")
    ben = house.guest("Ben")
    ben.post(f"/api/tables/{table}/sit")
    seen = ann.post(f"/api/tables/{table}/start")
    guest = (ann, ben)[seen["view"]["turn"]]
    seen = guest.see(table)
    body = {"action": seen["view"]["legal"][0], "version": seen["version"], "key": uuid4().hex}
    cutter.about, cutter.lose = body["key"].encode(), lost
    answer = guest.http.post(f"/api/tables/{table}/moves", json=body)
    assert cutter.lost == 1
    assert (answer.status_code, answer.json()["type"]) == (503, "/bots#unknown")
    assert answer.headers["retry-after"] == "1"
    made = [entry.get("key") for entry in log_of(database, table)].count(body["key"])
    assert made == (lost == "answer")
    again = guest.post(f"/api/tables/{table}/moves", body)
    assert again["version"] == seen["version"] + 1
    assert [entry.get("key") for entry in log_of(database, table)].count(body["key"]) == 1


def test_asked_again_before_the_first_is_known(database: str, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """The move comes into the log between the look at it and the second attempt: it is that move all the same."""
    ann = house.guest("Ann")
    table = ann.make("gasoline_alley", "mo")
    ben = house.guest("Ben")
    ben.post(f"/api/tables/{table}/sit")
    seen = ann.post(f"/api/tables/{table}/start")
    guest = (ann, ben)[seen["view"]["turn"]]
    seen = guest.see(table)
    key = uuid4().hex
    live = house.live(table)
    person = live.table.chairs[seen["view"]["turn"]].person
    assert person is not None
    entry = conduct.move(live.table, person, seen["view"]["legal"][0], key)

    async def look_at(self: Tables, live: Live) -> None:
        """The first attempt is late."""
        monkeypatch.undo()
        row = {"table_id": table, "sequence": seen["version"] + 1, "at": 0.0, "data": json.dumps(entry)}
        await house.hall.storage.append([row])

    monkeypatch.setattr(Tables, "heard", lambda *_: None)
    monkeypatch.setattr(Tables, "_look_at", look_at)
    body = {"action": entry["action"], "version": seen["version"], "key": key}
    assert guest.post(f"/api/tables/{table}/moves", body)["version"] == seen["version"] + 1
    assert [entry.get("key") for entry in log_of(database, table)].count(key) == 1


def test_all_that_was_committed_together_is_unknown_and_nothing_is_tried_again(cutter: Cutter) -> None:
    async def work() -> None:
        storage = Storage(cutter.url, Metrics())
        storage.open()
        row = {"name": "Ann", "created": 0.0}
        await storage.write((insert(people), {"id": "a", **row}))
        cutter.lose = "answer"
        outcomes = await asyncio.gather(
            *(storage.write((insert(people), {"id": name, **row})) for name in "bcd"), return_exceptions=True
        )
        count = await storage.read(lambda db: len(db.execute(select(people.c.id)).all()))
        storage.close()
        unknown = [isinstance(outcome, Unknown) for outcome in outcomes]
        assert unknown[0]  # the others may have come too late for that one
        assert all(outcome is None or isinstance(outcome, Unknown) for outcome in outcomes)
        assert count == 4

    run(work)


def test_without_the_database_people_are_told_so(cutter: Cutter, house: House) -> None:
    ann = house.guest("Ann")
    table = ann.make("gasoline_alley", "mo")
    cutter.go_away()
    assert ann.see(table)["version"] == 1  # what is in memory can be seen
    assert ann.get("/api/me/tables", 503)["type"] == "/bots#database"
    assert ann.post(f"/api/tables/{table}/stand", None, 503)["type"] == "/bots#database"
    stranger = house.guest()
    stranger.http.cookies["oldtricks"] = "x" * 43
    assert stranger.get("/api/me", 503)["type"] == "/bots#database"
    assert ann.get("/healthz", 503)["type"] == "/bots#database"
    cutter.come_back()
    assert ann.post(f"/api/tables/{table}/stand")["version"] == 2
