"""Servers to test, and a PostgreSQL that the tests start themselves."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from oldtricks.server.settings import Settings

from .house import CONNECTED, House

FREE = {
    "pace": 0.0,
    "rate": 1e6,
    "burst": 10**6,
    "pages_burst": 10**6,
    "guests_a_minute": 1e6,
    "tables_per_person": 1000,
    "crowd": 1e6,
}


@pytest.fixture(autouse=True)
def good_bye() -> Iterator[None]:
    yield
    while CONNECTED:
        CONNECTED.pop().close()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with quick bots and no limits, for a whole module."""
    found = House(Settings(database=str(tmp_path_factory.mktemp("house") / "test.db"), **FREE))  # type: ignore[arg-type]
    yield found
    found.stop()


def binaries() -> Path | None:
    """Where PostgreSQL's programs are."""
    if found := shutil.which("initdb"):
        return Path(found).parent
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    return versions[-1].parent if versions else None


def as_postgres(command: list[str]) -> list[str]:
    """PostgreSQL refuses to run as root."""
    return ["runuser", "-u", "postgres", "--", *command] if os.geteuid() == 0 else command


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The URL of an empty PostgreSQL database."""
    programs = binaries()
    if programs is None:
        reason = "no PostgreSQL server is installed here (initdb not found)"
        if os.environ.get("CI"):
            pytest.fail(reason)
        pytest.skip(reason)
    with TemporaryDirectory(prefix="oldtricks-") as name:  # a short one: addresses of sockets have 107 characters
        yield from serve_postgres(programs, Path(name))


def serve_postgres(programs: Path, folder: Path) -> Iterator[str]:
    data = folder / "data"
    if os.geteuid() == 0:
        shutil.chown(folder, "postgres")
    run = {"check": True, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "cwd": folder}
    initialise = [str(programs / "initdb"), "-D", str(data), "-U", "oldtricks", "-A", "trust", "--no-sync"]
    subprocess.run(as_postgres(initialise), **run)  # type: ignore[call-overload]
    options = f"-c listen_addresses='' -c unix_socket_directories={folder} -c fsync=off"
    control = [str(programs / "pg_ctl"), "-D", str(data), "-w"]
    subprocess.run(as_postgres([*control, "-o", options, "-l", str(folder / "log"), "start"]), **run)  # type: ignore[call-overload]
    try:
        yield f"postgresql://oldtricks@/postgres?host={folder}"
    finally:
        subprocess.run(as_postgres([*control, "-m", "immediate", "stop"]), **run)  # type: ignore[call-overload]


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "test.db")
    from sqlalchemy import text

    from oldtricks.server.storage import connect, read_url

    url: str = request.getfixturevalue("postgres")
    engine = connect(read_url(url))
    with engine.begin() as connection:
        connection.execute(text("DROP SCHEMA public CASCADE"))
        connection.execute(text("CREATE SCHEMA public"))
    engine.dispose()
    return url
