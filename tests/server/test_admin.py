"""`oldtricks admin`: backups from and into both kinds of database while servers are at work, and what is refused."""

import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, insert, select, text, update

from oldtricks import cli
from oldtricks.server import backup
from oldtricks.server.migrations import MIGRATIONS, migrate
from oldtricks.server.schema import events, keys, metadata, people, tables
from oldtricks.server.settings import Settings
from oldtricks.server.storage import connect, read_url

from .conftest import FREE
from .house import Guest, House

pytestmark = pytest.mark.xdist_group("postgresql")


def opened(database: str) -> House:
    return House(Settings(database=database, **FREE))  # type: ignore[arg-type]


@pytest.fixture
def running(database: str) -> Iterator[House]:
    house = opened(database)
    yield house
    house.stop()


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """A backup with one person, of a table in play."""
    house = opened(str(tmp_path / "first.db"))
    ann = house.guest("Ann")
    ann.move(ann.make())
    house.stop()
    path = tmp_path / "kept.db"
    backup.back_up(house.settings.database, path)
    return path


def rows(database: str) -> dict[str, list[tuple[Any, ...]]]:
    """All that is in a database."""
    engine = connect(read_url(database))
    with engine.connect() as connection:
        found = {name: sorted(map(tuple, connection.execute(select(one)))) for name, one in metadata.tables.items()}
    engine.dispose()
    return found


def spoil(database: str, *statements: Any) -> None:
    engine = connect(read_url(database))
    with engine.begin() as connection:
        for statement in statements:
            connection.execute(statement)
    engine.dispose()


def admin(*arguments: str) -> int:
    return cli.main(["admin", *arguments])


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    capsys.readouterr()
    assert admin(*arguments) == 2
    told = capsys.readouterr()
    assert not told.out
    (line,) = told.err.strip().splitlines()
    return line


def test_a_backup_of_a_running_server_goes_on_elsewhere(
    running: House, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = running.settings.database
    ann = running.guest("Ann")
    table = ann.make("gasoline_alley", "mb")
    acknowledged = ann.move(table)["version"]
    copy = tmp_path / "copy.db"
    assert admin("backup", str(copy), "--db", database) == 0
    assert capsys.readouterr().out.startswith(f"Backup written to {copy} (people: 1, tables: 1, ")
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert {path.name for path in tmp_path.glob("copy.db*")} == {"copy.db"}
    running.guest("Ben")  # after the backup
    assert admin("check", "--db", database) == 0
    assert admin("check", "--db", str(copy)) == 0
    assert capsys.readouterr().out.count("All is well") == 2

    target = str(tmp_path / "target.db")
    assert admin("restore", str(copy), "--db", target) == 0
    assert [row[1] for row in rows(target)["people"]] == ["Ann"]
    elsewhere = opened(target)
    back = Guest(elsewhere.address)
    back.http.cookies = ann.http.cookies
    assert back.see(table)["version"] >= acknowledged
    assert back.play_to_the_end(table)["view"]["over"]
    elsewhere.stop()


def test_restored_is_what_was_there(database: str, kept: Path, tmp_path: Path) -> None:
    """Into either kind of database and out of it again, to the last row; over what was there if that is said."""
    assert admin("restore", str(kept), "--db", database) == 0
    assert rows(database) == rows(str(kept))
    spoil(database, insert(people).values(id="later", name="Later", created=1.0))
    assert admin("restore", str(kept), "--db", database, "--replace") == 0
    again = tmp_path / "again.db"
    assert admin("backup", str(again), "--db", database) == 0
    assert rows(str(again)) == rows(str(kept))
    assert len(rows(str(kept))["events"]) > 2


def test_no_server_may_be_at_work_where_something_is_restored(
    running: House, kept: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = running.settings.database
    ann = running.guest("Ann")
    ann.make()
    before = rows(database)["people"]
    said = refused(capsys, "restore", str(kept), "--db", database, "--replace")
    assert "is in use by process" in said or "a server is at work with postgresql://" in said
    assert rows(database)["people"] == before


def test_what_is_there_is_not_lost_by_mistake(
    database: str, kept: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    opened(database).stop()
    assert admin("restore", str(kept), "--db", database) == 0  # an empty one is no loss
    before = rows(database)
    assert "--replace" in refused(capsys, "restore", str(kept), "--db", database)
    assert rows(database) == before
    assert "is there already" in refused(capsys, "backup", str(kept), "--db", database)
    assert "is the database itself" in refused(capsys, "restore", str(kept), "--db", str(kept), "--replace")


@pytest.mark.parametrize("kind", ["missing", "text", "empty", "foreign", "folder", "newer", "damaged", "record"])
def test_what_is_no_backup_is_refused_and_changes_nothing(
    database: str, kept: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], kind: str
) -> None:
    admin("restore", str(kept), "--db", database)
    before = rows(database)
    path, wanted = tmp_path / "bad.db", "is not a database of Old Tricks"
    if kind == "missing":
        wanted = "there is no database at"
    elif kind == "text":
        path.write_text("not a database at all" * 100)
    elif kind == "empty":
        path.touch()
    elif kind == "record":
        path.write_text('{"format": 3}')
    elif kind == "folder":
        path.mkdir()
        wanted = "there is no database at"
    elif kind == "foreign":
        with closing(sqlite3.connect(path)) as other, other:
            other.execute("CREATE TABLE recipes (name TEXT)")
    elif kind == "newer":
        path.write_bytes(kept.read_bytes())
        spoil(str(path), text("UPDATE schema_version SET version = 99"))
        wanted = "has schema 99"
    else:
        whole = kept.read_bytes()
        path.write_bytes(whole[: len(whole) // 2])
        wanted = "malformed"
    assert wanted in refused(capsys, "restore", str(path), "--db", database, "--replace")
    assert rows(database) == before
    if kind != "damaged":
        assert wanted in refused(capsys, "check", "--db", str(path))
        assert wanted in refused(capsys, "backup", str(tmp_path / "new.db"), "--db", str(path))
        assert not (tmp_path / "new.db").exists()


def test_a_backup_of_an_older_version_is_brought_up_to_date(database: str, tmp_path: Path) -> None:
    old, copy = tmp_path / "old.db", tmp_path / "copy.db"
    for url in (str(old), database):
        engine = connect(read_url(url))
        with engine.begin() as connection:
            migrate(connection, 1)
            connection.execute(insert(people).values(id="p", name="Ann", created=1.0))
        engine.dispose()
    assert admin("backup", str(copy), "--db", database) == 0  # before the new version has ever started
    with closing(sqlite3.connect(copy)) as found:
        assert found.execute("SELECT version FROM schema_version").fetchone() == (1,)
    for path in (old, copy):
        assert admin("restore", str(path), "--db", database, "--replace") == 0
        assert [row[:3] for row in rows(database)["people"]] == [("p", "Ann", 1.0)]
        engine = connect(read_url(database))
        with engine.connect() as connection:
            assert connection.execute(text("SELECT version FROM schema_version")).scalar_one() == len(MIGRATIONS)
        engine.dispose()
    opened(database).stop()


def test_a_restore_that_fails_half_way_leaves_all_as_it_was(
    database: str, kept: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    admin("restore", str(kept), "--db", database)
    spoil(database, insert(people).values(id="later", name="Later", created=1.0))
    before = rows(database)

    def full(*_: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr(backup, "_pour", full)
    monkeypatch.setattr(backup, "_pages", full)
    assert "disk is full" in refused(capsys, "restore", str(kept), "--db", database, "--replace")
    assert rows(database) == before


def test_a_backup_that_fails_half_way_is_none(
    database: str, kept: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    admin("restore", str(kept), "--db", database)

    def full(*_: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr(backup, "_pour", full)
    monkeypatch.setattr(backup, "_pages", full)
    there = set(tmp_path.iterdir())
    assert "disk is full" in refused(capsys, "backup", str(tmp_path / "copy.db"), "--db", database)
    assert not {path.name for path in set(tmp_path.iterdir()) - there} & {"copy.db", "copy.db.part"}


def test_a_folder_gets_a_file_named_after_the_time(kept: Path, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    assert admin("backup", str(folder), "--db", str(kept)) == 0
    (found,) = folder.iterdir()
    assert found.name.startswith("oldtricks-2")


SPOILT = {
    "entry 2 of its log is missing": delete(events).where(events.c.sequence == 2),
    "entry 1 of its log is missing": delete(events).where(events.c.sequence == 1),
    "entry 3 of its log cannot be applied (KeyError)": update(events).where(events.c.sequence == 3).values(data="{}"),
    "entry 2 of its log cannot be applied (JSONDecodeError)": (
        update(events).where(events.c.sequence == 2).values(data="{")
    ),
    "its log ends with entry 0": delete(events),
    "but it had reached 1000": update(tables).values(version=1000),
    "its secret cannot be read": update(tables).values(secret="?"),
    "Rows in keys that belong to nothing in people: 1": insert(keys).values(
        digest="d", person="nobody", kind="cookie", created=1.0
    ),
    "Rows in events that belong to nothing in tables": delete(tables),
}


@pytest.mark.parametrize("wanted", SPOILT)
def test_check_finds_what_is_wrong(database: str, kept: Path, capsys: pytest.CaptureFixture[str], wanted: str) -> None:
    admin("restore", str(kept), "--db", database)
    spoil(database, SPOILT[wanted])
    capsys.readouterr()
    assert admin("check", "--db", database) == 1
    told = capsys.readouterr().out
    assert wanted in told
    assert "fault" in told.splitlines()[-1]


def test_check_finds_another_card_than_was_played(kept: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with closing(sqlite3.connect(kept)) as found, found:
        ((number, data),) = found.execute(
            "SELECT sequence, data FROM events WHERE data LIKE '%\"move\"%' ORDER BY sequence LIMIT 1"
        ).fetchall()
        found.execute(
            "UPDATE events SET data = ? WHERE sequence = ?", (data.replace('"action":"', '"action":"no '), number)
        )
    assert admin("check", "--db", str(kept)) == 1
    assert f"entry {number} of its log cannot be applied" in capsys.readouterr().out


def test_check_finds_a_damaged_file(kept: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole = bytearray(kept.read_bytes())
    whole[-4096:] = b"\xff" * 4096
    kept.write_bytes(whole)
    assert admin("check", "--db", str(kept)) == 1
    assert "The file is damaged" in capsys.readouterr().out


def test_it_speaks_german(kept: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert admin("check", "--db", str(kept), "--lang", "de") == 0
    assert capsys.readouterr().out.startswith("Alles stimmt (Personen: 1, Tische: 1, ")
    assert "gibt es schon" in refused(capsys, "backup", str(kept), "--db", str(kept), "--lang", "de")
