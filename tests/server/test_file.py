"""A SQLite file: for one server at a time, private, and noticed when it is gone."""

import os
import stat
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError

from oldtricks import cli
from oldtricks.engine.errors import OldTricksError
from oldtricks.server import hall as halls
from oldtricks.server.file import File
from oldtricks.server.settings import Settings
from oldtricks.server.storage import Job

from .conftest import FREE
from .house import House


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    monkeypatch.setattr(halls, "LOOK", 0.0)
    old = os.umask(0)  # as loose as can be
    house = House(Settings(database=str(tmp_path / "own.db"), **FREE))  # type: ignore[arg-type]
    os.umask(old)
    yield house
    house.stop()


def test_the_second_server_says_who_has_the_file(own: House, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["serve", "--db", own.settings.database]) == 2
    told = capsys.readouterr()
    assert f"own.db is in use by process {os.getpid()} on " in told.err
    assert len(told.err.strip().splitlines()) == 1
    assert not told.out


def test_the_lock_ends_with_its_server(tmp_path: Path) -> None:
    """However it ended: the system knows."""
    path = tmp_path / "test.db"
    take = f"from oldtricks.server.file import File; File({str(path)!r}).take(); import os; os.abort()"
    environment = {**os.environ, "PYTHONPATH": str(Path(cli.__file__).parents[2])}
    assert subprocess.run([sys.executable, "-c", take], env=environment, check=False).returncode < 0
    first, second = File(str(path)), File(str(path))
    first.take()
    with pytest.raises(OldTricksError, match="in use by process"):
        second.take()
    Path(f"{path}.lock").write_text("?")
    with pytest.raises(OldTricksError, match="in use by another server"):
        second.take()
    first.release()
    second.take()
    second.release()


def test_a_link_leads_to_the_same_file(own: House, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    link = tmp_path / "elsewhere" / "link.db"
    link.parent.mkdir()
    link.symlink_to(own.settings.database)
    assert cli.main(["serve", "--db", str(link)]) == 2
    assert f"link.db is in use by process {os.getpid()} on " in capsys.readouterr().err


def test_nobody_else_can_read_the_file(own: House, tmp_path: Path) -> None:
    own.guest("Ann").make()
    found = {path.name: stat.S_IMODE(path.stat().st_mode) for path in tmp_path.iterdir()}
    assert set(found) >= {"own.db", "own.db-wal", "own.db.lock"}
    assert set(found.values()) == {0o600}


def test_an_old_file_becomes_private_when_it_is_opened(tmp_path: Path) -> None:
    settings = Settings(database=str(tmp_path / "test.db"), **FREE)  # type: ignore[arg-type]
    House(settings).stop()
    Path(settings.database).chmod(0o644)
    House(settings).stop()
    assert stat.S_IMODE(Path(settings.database).stat().st_mode) == 0o600


def test_a_deleted_file_is_noticed_and_nothing_is_acknowledged(own: House) -> None:
    ann = own.guest("Ann")
    table = ann.make()
    seen = ann.wait_for_turn(table)
    assert ann.get("/healthz")["status"] == "ok"
    os.rename(own.settings.database, own.settings.database + ".away")
    assert ann.get("/healthz", 503)["type"] == "/bots#database"
    assert ann.move(table, seen["view"]["legal"][0], 503)["type"] == "/bots#database"
    Path(own.settings.database).touch()  # another file of that name
    assert ann.get("/healthz", 503)["type"] == "/bots#database"
    assert ann.see(table)["version"] == seen["version"]
    os.rename(own.settings.database + ".away", own.settings.database)
    assert ann.get("/healthz")["status"] == "ok"
    assert ann.move(table)["version"] > seen["version"]


def test_a_full_disk_is_no_health(own: House, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(jobs: list[Job]) -> None:
        raise OperationalError("COMMIT", {}, Exception("database or disk is full"))

    ann = own.guest("Ann")
    monkeypatch.setattr(own.hall.storage, "_commit", full)
    assert ann.get("/healthz", 503)["type"] == "/bots#database"
    monkeypatch.undo()
    monkeypatch.setattr(halls, "LOOK", 0.0)
    assert ann.get("/healthz")["status"] == "ok"


@contextmanager
def no_file_grows(beyond: int) -> Iterator[None]:
    """As on a full disk, with no need of one."""
    resource = pytest.importorskip("resource", reason="a system without such limits")
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (beyond, limits[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)


def test_the_health_check_writes_as_a_move_does(own: House) -> None:
    ann = own.guest("Ann")
    table = ann.make("gasoline_alley", "mb")
    seen = ann.wait_for_turn(table)
    move = {"action": seen["view"]["legal"][0], "version": seen["version"], "key": "full"}
    with no_file_grows(beyond=os.stat(own.settings.database + "-wal").st_size):
        health = ann.http.get("/healthz").status_code
        moved = ann.http.post(f"/api/tables/{table}/moves", json=move).status_code
    assert (health, moved) == (503, 503)
    assert ann.get("/healthz")["status"] == "ok"
    assert ann.post(f"/api/tables/{table}/moves", move)["version"] > seen["version"]


@pytest.mark.parametrize("kind", ["text", "folder", "newer"])
def test_a_refusal_to_start_is_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str], kind: str) -> None:
    path = tmp_path / "test.db"
    if kind == "text":
        path.write_text("not a database at all" * 100)
        path.chmod(0o644)
    elif kind == "folder":
        path.mkdir()
    else:
        import sqlite3

        with sqlite3.connect(path) as db:
            db.execute("CREATE TABLE schema_version (version INTEGER NOT NULL)")
            db.execute("INSERT INTO schema_version VALUES (99)")
        db.close()
    assert cli.main(["serve", "--db", str(path)]) == 2
    told = capsys.readouterr().err
    assert len(told.strip().splitlines()) == 1
    if kind == "text":
        assert stat.S_IMODE(path.stat().st_mode) == 0o644  # not ours
