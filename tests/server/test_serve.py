"""`oldtricks serve` as people start and stop it."""

import json
import logging
import os
import signal
import socket
import subprocess
import sys
import warnings
from collections.abc import Iterator
from pathlib import Path

import httpx
import pexpect
import pytest

from oldtricks import cli
from oldtricks.engine.errors import OldTricksError
from oldtricks.server import logs, serve

from .house import Guest, wait_until

SOURCE = Path(__file__).parents[2] / "src"


class Started:
    """A server in a process of its own."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        environment = {**os.environ, "PYTHONPATH": str(SOURCE), "OLDTRICKS_HOME": str(folder), "OLDTRICKS_PACE": "0"}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "oldtricks", "serve", *arguments],
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def __enter__(self) -> "Started":
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().split()[4].rstrip("/")
        self.database = self.process.stdout.readline().split()[4]
        wait_until(self._answers)
        return self

    def _answers(self) -> bool:
        try:
            return httpx.get(f"{self.address}/healthz").status_code == 200
        except httpx.TransportError:
            return False

    def stop(self, sign: signal.Signals) -> str:
        """What it wrote to standard error until it was gone."""
        self.process.send_signal(sign)
        return self.process.communicate(timeout=20)[1]

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.communicate(timeout=20)


def test_it_says_where_it_is_and_stops_in_good_order(tmp_path: Path) -> None:
    with Started(tmp_path) as server:
        assert server.database == str(tmp_path / "server.db")
        ann = Guest(server.address)
        with ann.listen(ann.make("gasoline_alley", "mb")) as stream:
            stream.next()
            errors = server.stop(signal.SIGTERM)
            with pytest.raises(EOFError):  # it ends in good order, too
                stream.until(lambda _: False)
        assert server.process.returncode in (0, -signal.SIGTERM)  # uvicorn hands the signal on when it is done
    assert '"event":"stopped"' in errors
    assert "trace" not in errors.lower()


def test_a_killed_server_has_lost_nothing_that_it_acknowledged(tmp_path: Path) -> None:
    with Started(tmp_path) as server:
        ann = Guest(server.address)
        table = ann.make("tactics", "mbbb")
        acknowledged = [ann.move(table)["version"] for _ in range(3)][-1]
        server.stop(signal.SIGKILL)
    with Started(tmp_path) as server:
        back = Guest(server.address)
        back.http.cookies = ann.http.cookies
        after = back.see(table)
        assert after["version"] >= acknowledged
        assert after["table"]["my_seat"] == 0
        assert back.play_to_the_end(table)["view"]["over"]


def test_a_port_that_is_taken_is_passed_over_unless_it_was_asked_for() -> None:
    first = serve.bind("127.0.0.1", None)
    second = serve.bind("127.0.0.1", None)
    taken = first.getsockname()[1]
    assert second.getsockname()[1] > taken
    with pytest.raises(OldTricksError, match=f"cannot listen at 127.0.0.1 port {taken}"):
        serve.bind("127.0.0.1", taken)
    with pytest.raises(OldTricksError, match="port 70000"):
        serve.bind("127.0.0.1", 70000)
    first.close()
    second.close()


def test_what_has_a_port_listens_there_and_sends_small_answers_at_once() -> None:
    """Two servers could bind the same port as long as neither listened, and asyncio waits unless it sees TCP's own."""
    listening = serve.bind("127.0.0.1", None)
    with listening, socket.create_connection(listening.getsockname()), listening.accept()[0] as accepted:
        assert accepted.proto == socket.IPPROTO_TCP


def test_wrong_usage_is_one_line(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert cli.main(["serve", "--port", port, "--db", "mysql://nowhere/x"]) == 2
        assert "SQLite file or PostgreSQL" in capsys.readouterr().err
    monkeypatch.setitem(sys.modules, "uvicorn", None)
    monkeypatch.delitem(sys.modules, "oldtricks.server.serve")
    assert cli.main(["serve"]) == 2
    assert "pip install 'oldtricks[server]'" in capsys.readouterr().err


def at_a_terminal(folder: Path, **more: str) -> str:
    """All that somebody sees who starts a server, looks at a page and stops it."""
    environment = {**os.environ, "PYTHONPATH": str(SOURCE), "OLDTRICKS_HOME": str(folder), "LANG": "en", **more}
    arguments = ["-m", "oldtricks", "serve"]
    child = pexpect.spawn(sys.executable, arguments, env=environment, encoding="utf-8", dimensions=(24, 200))  # type: ignore[arg-type]
    child.expect(r"http://localhost:\d+/")
    address = str(child.after)
    begun = str(child.before) + address
    wait_until(lambda: _answers(f"{address}healthz"))
    child.sendintr()
    child.expect(pexpect.EOF, timeout=20)
    child.close()
    assert child.exitstatus == 130
    return begun + str(child.before)


def _answers(address: str) -> bool:
    try:
        return httpx.get(address).status_code == 200
    except httpx.TransportError:
        return False


def test_somebody_at_a_terminal_sees_two_lines(tmp_path: Path) -> None:
    at, kept, *more = at_a_terminal(tmp_path).replace("^C", "").split("\r\n")
    assert at.startswith("Old Tricks is at http://localhost:")
    assert kept == f"Games are kept in {tmp_path / 'server.db'} and go on whenever it is started again"
    assert not "".join(more).strip()


def test_who_asks_for_logs_at_a_terminal_gets_them(tmp_path: Path) -> None:
    assert '"event":"started"' in at_a_terminal(tmp_path, OLDTRICKS_LOG="info")


def test_a_kind_of_log_that_there_is_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("OLDTRICKS_LOG", "loud")
    assert cli.main(["serve", "--db", str(tmp_path / "test.db")]) == 2
    assert "OLDTRICKS_LOG is one of debug, info" in capsys.readouterr().err


@pytest.fixture
def logging_as_it_was() -> Iterator[None]:
    before = logging.getLogger().handlers
    yield
    logging.captureWarnings(False)
    logging.getLogger().handlers = before


@pytest.mark.usefixtures("logging_as_it_was")
def test_what_went_wrong_is_said_to_people_without_its_details(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True, raising=False)
    logs.set_up("")
    logs.log.info("started")
    try:
        raise ValueError("us-8")
    except ValueError:
        logs.log.exception("a table cannot be loaded")
    assert capsys.readouterr().err == "error: a table cannot be loaded (ValueError)\n"


@pytest.mark.usefixtures("logging_as_it_was")
def test_what_a_library_warns_of_is_a_line_of_the_log_too(capsys: pytest.CaptureFixture[str]) -> None:
    logs.set_up("info")
    logging.getLogger("a.library").warning("two\nlines")
    with warnings.catch_warnings(action="always"):
        warnings.warn("old", DeprecationWarning, stacklevel=1)
    told = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    assert [line["level"] for line in told] == ["warning", "warning"]
    assert told[0]["event"] == "two\nlines"
    assert "DeprecationWarning: old" in told[1]["event"]
