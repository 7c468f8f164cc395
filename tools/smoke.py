"""Whether an installed Old Tricks works, in the environment whose Python runs this: python -I tools/smoke.py VERSION.

A hand of every game, the command line, a server that somebody plays at over HTTP, and a backup of its games. In
Pyodide, where a program can start no other (tools/smoke.mjs), the games and the command line.
"""

import io
import json
import os
import subprocess
import sys
import tempfile
import time
import urllib.request
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

import oldtricks as ot
from oldtricks.cli import main as oldtricks

BOTS = [{"kind": "bot", "level": "steady"}] * 3
TABLE = {"game": "tactics", "players": 4, "options": {"hands": 1}, "seats": [{"kind": "me"}, *BOTS], "start": True}
IN_A_BROWSER = sys.platform == "emscripten"
PEOPLE = urllib.request.build_opener(urllib.request.HTTPCookieProcessor())  # who keep their cookie


def command(*arguments: str) -> list[str]:
    return [str(Path(sys.executable).with_name("oldtricks")), *arguments]


def told(*arguments: str) -> str:
    if IN_A_BROWSER:
        with redirect_stdout(io.StringIO()) as heard:
            assert oldtricks(arguments) == 0
        return heard.getvalue()
    return subprocess.run(command(*arguments), check=True, stdout=subprocess.PIPE, text=True).stdout


def play_every_game() -> None:
    for name in ot.GAMES:
        match = ot.game(name, **({} if name == "new_york_to_paris" else {"hands": 1})).start(seed=1)
        while not match.over:
            match.play(match.legal()[-1])
        assert ot.Record.loads(match.record().dumps()).replay() == match, name


def ask(address: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
    data = None if body is None else json.dumps(body).encode()
    origin = "/".join(address.split("/")[:3])
    request = urllib.request.Request(address, data, {"Content-Type": "application/json", "Origin": origin})
    with PEOPLE.open(request, timeout=20) as answer:
        found: dict[str, Any] = json.load(answer)
        return found


def first_answer(address: str) -> dict[str, Any]:
    """Of a server that is just starting."""
    end = time.monotonic() + 30
    while True:
        try:
            return ask(address)
        except OSError:
            if time.monotonic() > end:
                raise
            time.sleep(0.1)


def serve_a_table(folder: str) -> None:
    options: dict[str, Any] = {"stdout": subprocess.PIPE, "stderr": subprocess.DEVNULL, "text": True}
    home = {**os.environ, "OLDTRICKS_HOME": folder, "OLDTRICKS_PACE": "0", "LANG": "en"}
    with subprocess.Popen(command("serve"), env=home, **options) as server:
        try:
            address = next(word for word in server.stdout.readline().split() if word.startswith("http"))
            assert first_answer(f"{address}healthz")["version"] == ot.__version__
            assert b"<html" in urllib.request.urlopen(address, timeout=20).read()
            table = ask(f"{address}api/tables", TABLE)["id"]
            assert ask(f"{address}api/tables/{table}")["table"]["status"] == "playing"
            database = f"{folder}/server.db"
            told("admin", "backup", f"{folder}/copy.db", "--db", database)
        finally:
            server.terminate()
    assert "All is well" in told("admin", "check", "--db", f"{folder}/copy.db", "--lang", "en")


def main() -> None:
    (wanted,) = sys.argv[1:]
    assert told("version") == f"oldtricks {wanted}\n"
    play_every_game()
    for arguments in (["games", "--lang", "de"], ["rules", "neutral", "NE7"], ["simulate", "tactics", "--games", "20"]):
        assert told(*arguments)
    if IN_A_BROWSER:
        return
    told("simulate", "tactics", "--games", "100", "--fast")  # compiled
    with tempfile.TemporaryDirectory() as folder:
        serve_a_table(folder)


if __name__ == "__main__":
    main()
