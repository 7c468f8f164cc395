"""Terminals without a screen: pipes, TERM=dumb, small windows, no UTF-8, no colour; and the questions before a game."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import oldtricks as ot
from oldtricks.terminal import desk
from oldtricks.terminal.faces import in_sixteen
from oldtricks.terminal.home import home, new_path, unfinished
from oldtricks.terminal.screen import Scene, draw
from oldtricks.terminal.seats import Plan, login_name
from oldtricks.terminal.words import reader_of

from .person import RANDOM, Person, environment


def pipe(home: Path, typed: str, *arguments: str, **env: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "oldtricks", "play", *RANDOM, *arguments],
        input=typed.encode(),
        capture_output=True,
        env=environment(home) | env,
        timeout=30,
        check=False,
    )


def test_a_pipe_gets_lines_and_plays_a_whole_game(tmp_path: Path) -> None:
    game = ("gasoline_alley", "--players", "2", "--seed", "3", "-o", "hands=1")
    done = pipe(tmp_path, "pass\n" + "1\n" * 12 + "n\n", *game)
    said = done.stdout.decode()
    assert done.returncode == 0
    assert done.stderr == b""
    assert "\x1b" not in said
    assert "Your turn." in said
    assert "Choices: 1 " in said
    assert re.search(r"wins? (the game|after the agreed number of deals) \((C6|GA)", said)
    record = ot.Record.load(next((tmp_path / "finished").glob("*.json")))
    assert record.result["over"]
    assert str(tmp_path / "finished") in said.replace("\n", "")


def test_the_end_of_a_pipe_saves_and_says_how_to_go_on(tmp_path: Path) -> None:
    done = pipe(tmp_path, "why nonsense\npass\n", "neutral", "--seed", "3")
    said = done.stdout.decode()
    assert done.returncode == 0
    assert "! there is no action 'nonsense' here." in said
    assert "oldtricks play --resume" in said
    assert len(list((tmp_path / "tables").glob("*.json"))) == 1
    again = pipe(tmp_path, "quit\n", "--resume")
    assert "Hand:" in again.stdout.decode()


def test_bots_are_steady_unless_somebody_says_otherwise(tmp_path: Path) -> None:
    for arguments, level in (((), "random"), (("--bot", "novice"), "novice"), (("--bot", "steady"), "steady")):
        pipe(tmp_path, "quit\n", "tactics", "--seed", "3", *arguments)
        newest = max((tmp_path / "tables").glob("*.json"), key=lambda path: path.stat().st_mtime_ns)
        assert {noted["level"] for noted in ot.Record.load(newest).notes["bots"].values()} == {level}
    assert Plan(ot.game("tactics")).level == "steady"


def test_in_lines_what_is_played_again_after_an_undo_is_told_again(tmp_path: Path) -> None:
    done = pipe(tmp_path, "1\nundo\n1\nquit\n", "tactics", "--seed", "4")
    said = done.stdout.decode()
    assert "Taken back: play infantry-7." in said
    assert said.count("You play infantry-7.\nAda plays infantry-9.\nBert plays infantry-1.\n") == 2


def test_bytes_that_are_no_text_are_refused_like_any_nonsense(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "oldtricks", "play", "tactics", "--seed", "3"],
        input=b"\xff\xfe\x00\n\x1b[2J\nquit\n",
        capture_output=True,
        env=environment(tmp_path),
        timeout=30,
        check=False,
    )
    assert done.returncode == 0
    assert done.stdout.count(b"! there is no action") == 2
    assert done.stderr == b""


def test_ascii_where_the_locale_is_not_utf_8(tmp_path: Path) -> None:
    for env in ({"LC_ALL": "C"}, {"LANG": "C"}, {"LANG": "de_DE.ISO-8859-1"}, {"PYTHONIOENCODING": "ascii"}):
        person = Person(tmp_path, "neutral", "--seed", "3", "--pace", "0", "--name", "José", env=env)
        assert person.text.isascii()
        assert "|^Br|" in person.text
        assert ">Jose" in person.text
        person.kill()


def test_utf_8_locales(monkeypatch: pytest.MonkeyPatch) -> None:
    class Utf8:
        encoding = "utf-8"

    monkeypatch.setattr(desk.sys, "stdout", Utf8())
    for name in ("LC_ALL", "LC_CTYPE", "LANG"):
        monkeypatch.delenv(name, raising=False)
    assert desk.speaks_utf8()
    monkeypatch.setenv("LANG", "en_US.UTF-8")
    assert desk.speaks_utf8()
    monkeypatch.setenv("LC_ALL", "C")
    assert not desk.speaks_utf8()
    monkeypatch.setenv("LC_ALL", "C.utf8")
    assert desk.speaks_utf8()


def test_no_color_means_no_colour(tmp_path: Path) -> None:
    person = Person(tmp_path, "neutral", "--seed", "3", "--pace", "0", env={"NO_COLOR": "1"})
    cells = [cell for row in person.screen.buffer.values() for cell in row.values()]
    assert {cell.fg for cell in cells} == {"default"}
    assert {cell.bg for cell in cells} == {"default"}
    assert "│▲Br│" in person.text
    person.kill()


def test_sixteen_colours(tmp_path: Path) -> None:
    person = Person(tmp_path, "neutral", "--seed", "3", "--pace", "0", env={"TERM": "xterm"})
    cells = [cell for row in person.screen.buffer.values() for cell in row.values()]
    assert {cell.bg for cell in cells} <= {"default", "red", "blue", "white", "green", "brown", "magenta"}
    assert len({cell.bg for cell in cells}) > 3
    person.kill()


@pytest.mark.parametrize("name", ot.GAMES)
def test_every_ink_has_one_of_the_sixteen_colours(name: str) -> None:
    match = ot.game(name).start(seed=1)
    for _ in range(40):
        view = match.view(match.turn)
        canvas = draw(view, reader_of(view), Scene(), 80, 24)
        for row in canvas.rows(in_sixteen):
            for span in row.spans:
                style = span.style
                assert not isinstance(style, str)
                assert all(colour is None or colour.is_system_defined for colour in (style.color, style.bgcolor))
        match.play(match.legal()[0])


def test_a_dumb_terminal_gets_lines(tmp_path: Path) -> None:
    person = Person(tmp_path, "tactics", "--seed", "4", "--pace", "0", env={"TERM": "dumb"})
    assert not person.frames
    assert "Hand: infantry-7" in person.text
    assert "Choices: 1 play infantry-7" in person.text
    assert person.type("1") == "> "
    person.kill()


def test_a_small_window_gets_lines_and_a_large_one_a_log_beside_the_table(tmp_path: Path) -> None:
    small = Person(tmp_path, "tactics", "--seed", "4", "--pace", "0", size=(60, 20))
    assert not small.frames
    assert "Hand: infantry-7" in small.text
    small.kill()
    large = Person(tmp_path, "--resume", "--pace", "0", size=(130, 40))
    assert any(re.search(r"│ Clara plays infantry-12\.$", row) for row in large.rows)
    large.kill()


def test_the_questions_before_a_game(tmp_path: Path) -> None:
    person = Person(tmp_path, "--pace", "0", "--seed", "8")
    for box in ot.engine.boxes.BOXES.values():
        assert f"{box.title} ({box.year})" in person.text
    assert "Which game" in person.type("checkers")
    assert "there is no game 'checkers'" in person.text
    prompt = person.type("neut")
    assert "Enter deals" in prompt
    assert re.search(r"players +4 +2, 3, 4, 5, 6", person.text)
    person.type("players=9")
    assert "! Neutral is for 2, 3, 4, 5, 6 players, not '9'" in person.text
    person.type("playrs=5")
    assert "Did you mean 'players'?" in " ".join(person.text.split())
    person.type("players=6 sides=pairs seat=3 hands=none name=Zoë")
    assert re.search(r"sides +pairs", person.text)
    assert person.type("") == "> "
    record = person.saved()
    assert record.game == ot.game("neutral", players=6, sides="pairs")
    assert record.names[2] == "Zoë"
    assert record.notes["people"] == [3]
    person.type("quit")
    again = Person(tmp_path)
    assert "resume Neutral, 6 players" in again.text
    again.type("r")
    assert "Zoë" in again.text
    again.kill()


def test_changing_the_players_keeps_what_still_fits(tmp_path: Path) -> None:
    person = Person(tmp_path, "--pace", "0")
    person.type("3")
    person.type("players=6 sides=pairs seat=6")
    person.type("players=4")
    assert re.search(r"sides +teams", person.text)
    assert re.search(r"seat +4", person.text)
    person.type("q")
    assert person.closed
    assert not (tmp_path / "tables").exists()


def test_where_games_are_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("OLDTRICKS_HOME", str(tmp_path / "mine"))
    assert home() == tmp_path / "mine"
    assert new_path("neutral").parent == tmp_path / "mine" / "tables"
    monkeypatch.delenv("OLDTRICKS_HOME")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert home() == tmp_path / "data" / "oldtricks"
    monkeypatch.setenv("XDG_DATA_HOME", "relative")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert home() == tmp_path / ".local" / "share" / "oldtricks"


def test_files_that_are_no_records_are_left_alone(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("OLDTRICKS_HOME", str(tmp_path))
    assert unfinished() == []
    path = new_path("neutral")
    path.write_text("{")
    assert unfinished() == []
    assert path.exists()
    over = ot.game("neutral", hands=1).start(seed=1)
    while not over.over:
        over.play(over.legal()[0])
    other = new_path("neutral")
    over.record().save(other)
    assert unfinished() == []
    assert (tmp_path / "finished" / other.name).exists()
    assert not other.exists()


def test_names(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("USER", "clara")
    assert login_name() == "Clara"
    sitting = Plan(ot.game("tactics"), seat=1).start()
    assert sitting.match.names == ("Ada", "Clara", "Bert", "Dan")
    monkeypatch.setenv("USER", "root")
    assert login_name() == "Player"
    with pytest.raises(ot.OldTricksError, match="seats are numbered 1 to 4"):
        Plan(ot.game("tactics"), seat=4).start()
