"""The command line: what it prints, what it returns, and that it never shows a traceback."""

import json
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

import oldtricks as ot
from oldtricks.cli import build_parser, main, wished
from oldtricks.engine.taken_back import take_back

COMMANDS = (
    "play", "learn", "games", "rules", "explain", "print", "replay", "verify", "hint", "review", "puzzles", "simulate",
    "site", "arena", "admin", "version",
)  # fmt: skip


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A finished match of Neutral for five, with discards that only the maker saw."""
    match = ot.game("neutral", players=5, hands=2).start(seed=5, names=["Ann", "Ben", "Cy", "Di", "Ed"])
    while not match.over:
        match.play(match.legal()[-1])
    path = tmp_path / "game.json"
    match.record().save(path)
    return path


@pytest.fixture
def fair(tmp_path: Path) -> Path:
    """An unfinished match of Aviationgame with a fair shuffle."""
    shuffler = ot.Fair(bytes(range(32)), ("one", "two"))
    match = ot.game("aviationgame").start(shuffler=shuffler)
    while match.state.deals < 2:
        match.play(match.legal()[0])
    path = tmp_path / "fair.json"
    match.record().save(path)
    return path


def run(*arguments: str) -> int:
    try:
        return main(arguments)
    except SystemExit as done:
        return int(done.code or 0)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_a_help_with_examples(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(command, "--help") == 0
    said = capsys.readouterr().out
    assert said.startswith(f"usage: oldtricks {command}")
    assert command == "version" or f"examples:\n  oldtricks {command}" in said
    assert max(len(line) for line in said.split("\n")) <= 90


def test_the_examples_of_the_help_are_right(capsys: pytest.CaptureFixture[str]) -> None:
    for command in COMMANDS:
        run(command, "--help")
        for example in re.findall(r"^  oldtricks (.+?)(?:  .*)?$", capsys.readouterr().out, re.MULTILINE):
            build_parser().parse_args([word.strip("'") for word in re.findall(r"'[^']*'|\S+", example)])


def test_print_writes_sheets_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    sheets = tmp_path / "pack.html"
    assert run("print", "tactics", "--out", str(sheets)) == 0
    assert str(sheets) in capsys.readouterr().out
    assert sheets.read_text(encoding="utf-8").count("<section>") == 12
    assert run("print", "tactics", "--out", str(sheets)) == 2
    assert "exists; name another file" in capsys.readouterr().err
    assert run("print", "whist") == 2


def test_without_a_command_it_prints_the_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert run() == 0
    said = capsys.readouterr().out
    assert all(f"    {command}" in said for command in COMMANDS)


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("version") == run("--version") == 0
    assert capsys.readouterr().out == f"oldtricks {ot.__version__}\n" * 2


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["frob"], "oldtricks: argument COMMAND: invalid choice: 'frob'"),
        (["rules"], "oldtricks rules: the following arguments are required: GAME"),
        (["rules", "nutral"], "oldtricks: there are no rules of 'nutral'. Did you mean 'neutral'?"),
        (["rules", "neutral", "NE99"], "oldtricks: there is no rule 'NE99' here. Did you mean"),
        (["play", "nutral"], "oldtricks: there is no game 'nutral'. Did you mean 'neutral'?"),
        (["play", "neutral", "--players", "7"], "oldtricks: Neutral is for 2, 3, 4, 5, 6 players, not '7'"),
        (["play", "neutral", "-o", "sides"], "oldtricks: an option is given as name=value, not 'sides'"),
        (["play", "neutral", "-o", "sides=pairs"], "oldtricks: option sides is one of: teams, singles"),
        (
            ["play", "neutral", "--players", "5", "-o", "sides=pairs"],
            "oldtricks: option sides is not for 5 players (NE-Q5)",
        ),
        (["--lang", "xx", "games"], "oldtricks: argument --lang: there is no catalogue of 'xx'; languages: en, de"),
        (["serve", "--host"], "oldtricks serve: argument --host: expected one argument"),
        (["replay", "x", "--seat", "1", "--all"], "oldtricks replay: argument --all: not allowed with argument --seat"),
        (["play", "neutral", "--seat", "0"], "oldtricks: seats are numbered 1 to 4 here, not '0'"),
        (
            ["play", "neutral", "--bot", "oracle"],
            "oldtricks: there is no bot 'oracle'. Did you mean 'novice'? Bots: novice, steady, net, sharp, random.",
        ),
        (["play", "neutral", "--name", "a\tb"], "oldtricks: a name is 1 to 40 printable characters"),
        (["play", "neutral", "--seed", "-1"], "oldtricks play: argument --seed: '-1' is not a whole number"),
        (["play", "neutral", "--seed", "1", "--fair"], "oldtricks: --seed and --fair exclude each other"),
        (
            ["play", "neutral", "--seed", "99999999999999999999"],
            "oldtricks play: argument --seed: a seed is a whole number from 0",
        ),
        (["play", "neutral", "--pace", "nan"], "oldtricks play: argument --pace: 'nan' is not a number of seconds"),
        (["play", "--players", "4"], "oldtricks: --players and --option need a GAME"),
        (["play", "neutral", "--resume"], "oldtricks: --resume goes on with a game as it is"),
        (["play", "--resume"], "oldtricks: there is no unfinished game"),
        (["play", "--resume", "nowhere.json"], "oldtricks: nowhere.json: No such file or directory"),
        (["replay", "nowhere.json"], "oldtricks: nowhere.json: No such file or directory"),
        (["verify", "nowhere.json"], "oldtricks: nowhere.json: No such file or directory"),
        (["verify", "/"], "oldtricks: /: Is a directory"),
        (["simulate", "neutral", "--games", "0"], "oldtricks simulate: argument --games: 0 is too few"),
        (["simulate", "neutral", "--hands", "x"], "oldtricks simulate: argument --hands: 'x' is not a whole number"),
        (["simulate", "neutral", "-o", "hands=none"], "oldtricks: random bidding practically never ends"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_wrong_usage_is_one_line_and_code_2(
    arguments: list[str],
    message: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    monkeypatch.setenv("OLDTRICKS_HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    assert run(*arguments) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith(message)
    assert said.err.count("\n") == 1


@pytest.mark.parametrize(("arguments", "environment", "language"), [
    ([], {}, "en"),
    ([], {"LANG": "de_AT.UTF-8"}, "de"),
    ([], {"LC_ALL": "C", "LANG": "de_DE"}, "en"),
    ([], {"LC_MESSAGES": "de_DE", "LANG": "en_US"}, "de"),
    ([], {"LC_ALL": "", "LANG": "de"}, "de"),
    ([], {"LANG": "fr_FR"}, "en"),
    (["games", "--lang", "de"], {"LC_ALL": "C"}, "de"),
    (["--lang=de", "games"], {}, "de"),
    (["games", "--lang", "en"], {"LANG": "de"}, "en"),
])  # fmt: skip
def test_the_language_is_that_of_the_option_or_of_the_locale(
    arguments: list[str], environment: dict[str, str], language: str
) -> None:
    assert wished(arguments, environment) == language


def test_german_rules_are_read_in_german(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in (["--lang", "de", "rules", "neutral"], ["rules", "neutral", "--lang", "de"]):
        assert run(*arguments) == 0
        assert "Warum:" in capsys.readouterr().out


def test_games(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("games") == 0
    said = capsys.readouterr().out
    assert all(ot.game(name).box.title in said for name in ot.GAMES)
    assert run("games", "--json") == 0
    games = json.loads(capsys.readouterr().out)
    assert [game["name"] for game in games] == list(ot.GAMES)
    assert games[2]["players"] == [2, 3, 4, 5, 6]
    assert games[2]["options"][0]["values"] == ["teams", "pairs", "singles"]


def test_rules_pages_mark_rulings_and_reconstructions(capsys: pytest.CaptureFixture[str]) -> None:
    for name in (*ot.GAMES, "common"):
        assert run("rules", name, "--plain") == 0
        text = capsys.readouterr().out
        assert re.search(r"\*\*(?:[A-Z]{2}-Q|C)\d+\*\* \(ruling\) ", text)
        assert not re.search(r"\*\*(?:[A-Z]{2}-[QR]|C)\d+\*\* (?!\((?:ruling|reconstruction)\))", text)
        assert name == "common" or re.search(r"\*\*[A-Z]{2}-R\d+\*\* \(reconstruction\) ", text)
    assert run("rules", "New York to Paris") == 0
    said = capsys.readouterr().out
    assert "NY-Q1 (ruling)" in said
    assert max(map(len, said.split("\n"))) <= 80


def test_one_rule(capsys: pytest.CaptureFixture[str]) -> None:
    for game, rule, start in (
        ("neutral", "NE7", "NE7 (rule) A Neutral may be played only by"),
        ("neutral", "ne-q2", "NE-Q2 (ruling) A player whom NE7 lets in"),
        ("neutral", "NE-R1", "NE-R1 (reconstruction) The 8s of the Belligerents"),
        ("neutral", "C6", "C6 (ruling) The option hands ends a match"),
        ("common", "C1", "C1 (ruling) Seats are numbered clockwise"),
    ):
        assert run("rules", game, rule) == 0
        assert " ".join(capsys.readouterr().out.split()).startswith(start)
    assert run("rules", "neutral", "NE-Q2", "--plain") == 0
    assert "*Why: NE7 sets no height" in capsys.readouterr().out


def test_replay_shows_each_pair_of_eyes_its_own(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = ot.Record.load(record).replay()
    maker = next(seat for seat, action in match.history if action.text.startswith("discard"))
    secret = next(action.text for _, action in match.history if action.text.startswith("discard"))
    for arguments, sees in (
        ([], False),
        (["--seat", str(maker + 1)], True),
        (["--seat", str((maker + 1) % 5 + 1)], False),
        (["--all"], True),
    ):
        assert run("replay", str(record), *arguments) == 0
        said = capsys.readouterr().out
        assert ("discards a card." in said) is (arguments != ["--all"])  # the second hand has another maker
        assert (f"{secret.replace('discard', 'discards')}." in said) is sees
        assert said.count(" deals.\n") == 2
        assert "The end, by C6." in said
    assert len(re.findall(r"^  Ann: ", said, re.MULTILINE)) == 2


def test_replay_of_a_part(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    actions = ot.Record.load(record).actions
    assert run("replay", str(record), "--from", "3", "--to", "5", "--all") == 0
    said = capsys.readouterr().out
    assert re.findall(r"^ +(\d+)  ", said, re.MULTILINE) == ["3", "4", "5"]
    assert run("replay", str(record), "--from", "3", "--to", "5", "--json", "--seat", "2") == 0
    steps = json.loads(capsys.readouterr().out)["steps"]
    assert [(step["number"], step["seat"], step["action"]) for step in steps] == [
        (n, actions[n - 1][0] + 1, actions[n - 1][1]) for n in (3, 4, 5)
    ]
    assert all(step["view"]["seat"] == 1 and step["events"] for step in steps)
    assert run("replay", str(record), "--from", "999") == 0
    assert f"the record has {len(actions)}" in capsys.readouterr().out


def test_replay_before_the_first_action_shows_the_deal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Of a bot that failed at once nothing else is left."""
    ot.game("tactics").start(seed=1).record().save(tmp_path / "begun.json")
    assert run("replay", str(tmp_path / "begun.json"), "--all") == 0
    said = capsys.readouterr().out
    assert " deals.\n  Player 1: " in said
    assert said.endswith("Scores: 0, 0.\n")


def test_replay_step_by_step_shows_the_table(
    record: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.stdin, "isatty", lambda: False, raising=False)
    assert run("replay", str(record), "--step", "--to", "2", "--seat", "1") == 0
    said = capsys.readouterr().out
    assert said.count("seen by Ann") == 2
    assert "[1]\n" in said


def test_verify_a_record(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("verify", str(record)) == 0
    said = capsys.readouterr().out
    assert "a valid record of Neutral" in said
    assert "nothing proves" in said
    assert run("verify", str(record), "--commitment", "00" * 32) == 1
    assert "FAILED: the shuffle is not a fair one" in capsys.readouterr().out


def test_verify_fails_on_any_change(record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = record.read_text()
    bad = tmp_path / "bad.json"
    for old, new in (('"seed": 5', '"seed": 6'), ("Ann", "Amy"), ("}\n", "")):
        assert old in text
        bad.write_text(text.replace(old, new, 1) if old != "}\n" else text[:-2])
        assert run("verify", str(bad)) == 1
        assert "FAILED: " in capsys.readouterr().out
        assert run("verify", str(bad), "--json") == 1
        report = json.loads(capsys.readouterr().out)
        assert not report["valid"]
        assert len(report["failures"]) == 1


def test_verify_a_fair_shuffle(fair: Path, capsys: pytest.CaptureFixture[str]) -> None:
    commitment = ot.Fair(bytes(range(32))).commitment
    assert run("verify", str(fair)) == 0
    assert commitment in capsys.readouterr().out
    good = ("--commitment", commitment.upper(), "--contribution", "two", "--contribution", "one")
    assert run("verify", str(fair), *good) == 0
    assert "The commitment is the one that you gave." in capsys.readouterr().out
    assert run("verify", str(fair), "--commitment", "0" * 64) == 1
    assert run("verify", str(fair), "--contribution", "three") == 1
    said = capsys.readouterr().out
    assert "FAILED: the contribution 'three' is not among those" in said
    assert run("verify", str(fair), *good, "--json") == 0
    report = json.loads(capsys.readouterr().out)
    assert report["shuffle"] == "fair"
    assert report["provably_fair"]
    assert run("verify", str(fair), "--json") == 0
    assert not json.loads(capsys.readouterr().out)["provably_fair"]  # nobody says what was published beforehand


@pytest.mark.parametrize("name", ot.GAMES)
def test_verify_prints_the_cards_of_every_deal(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shuffler = ot.Fair(bytes(32), ("x",))
    match = ot.game(name).start(shuffler=shuffler)
    while match.state.deals < 3 and not match.over:
        match.play(match.legal()[0])
    path = tmp_path / "deals.json"
    match.record().save(path)
    assert run("verify", str(path), "--deals", "--json") == 0
    deals = json.loads(capsys.readouterr().out)["deals"]
    decks = [list(match.game.box.deck(match.state, deck)[0]) for deck in deals]
    assert decks == match._decks
    assert run("verify", str(path), "--deals") == 0
    assert f"\nDeal 1: {deals[1][0]} {deals[1][1]} " in capsys.readouterr().out


def test_simulate(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("simulate", "neutral", "--players", "3", "--games", "5", "--seed", "2", "--hands", "4")
    assert run(*arguments) == 0
    said = capsys.readouterr()
    assert "5 games, 20 hands" in said.out
    assert "100%  C6: The option hands ends a match after that many deals" in said.out
    assert said.err == ""
    assert run(*arguments, "--json") == 0
    tally = json.loads(capsys.readouterr().out)
    assert tally["games"] == 5 <= sum(tally["wins"])
    assert tally["hands"] == 20
    assert tally["endings"][0]["rule"] == "C6"
    assert len(tally["mean_scores"]) == 3


def shell(*arguments: str, **options: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *arguments], capture_output=True, text=True, timeout=30, check=False, env=os.environ | options
    )


def test_it_runs_as_a_module_and_imports_little() -> None:
    done = shell("-m", "oldtricks", "version")
    assert (done.returncode, done.stdout) == (0, f"oldtricks {ot.__version__}\n")
    code = "import sys, oldtricks.cli; sys.exit(any(name in sys.modules for name in ('rich', 'numba', 'numpy')))"
    assert shell("-c", code).returncode == 0


@pytest.mark.parametrize("arguments", [["rules", "tactics"], ["rules", "tactics", "--plain"], ["games"]])
def test_a_reader_that_leaves_early_is_no_error(arguments: list[str]) -> None:
    command = f"{sys.executable} -m oldtricks {' '.join(arguments)} | true; exit ${{PIPESTATUS[0]}}"
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, timeout=30, check=False)
    assert done.stderr == ""
    assert done.returncode in (0, 141)


def test_pages_print_where_there_is_no_utf_8() -> None:
    done = shell("-m", "oldtricks", "rules", "neutral", PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert done.stdout.isascii()


@pytest.mark.parametrize("page", ["cli.md", "terminal.md"])
def test_the_commands_of_the_docs_are_right(page: str) -> None:
    text = (Path(__file__).parents[1] / "docs" / page).read_text(encoding="utf-8")
    commands = [
        line.split("| ")[-1] for block in re.findall(r"```sh\n(.*?)```", text, re.DOTALL) for line in block.splitlines()
    ]
    commands += re.findall(r"<!-- screen: (.*?),", text)
    assert len(commands) >= 6
    for command in commands:
        program, *arguments = shlex.split(command)
        assert program == "oldtricks"
        assert hasattr(build_parser().parse_args(arguments), "run")


def test_verify_tells_what_was_taken_back_and_whose_the_shares_are(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shuffler = ot.Fair(bytes(32)).with_contribution("one").with_contribution("two")
    match = ot.game("tactics", hands=1).start(shuffler=shuffler, names=["Ann", "Ben", "Cleo", "Dan"])
    taken = []
    for actions in (1, 3):
        seat = match.turn or 0
        for _ in range(actions):
            match.play(match.legal()[-1])
        taken.append(take_back(match, seat, actions))
    who = match.names[taken[0].seat]
    path = tmp_path / "taken.json"
    match.record({"shares": [[1, "Ann"], [3, "Cleo"]]}, taken).save(path)
    assert run("verify", str(path)) == 0
    told = capsys.readouterr().out
    assert f"{who} took something back 2 times; once after seeing something new by it." in told
    assert "The contributions came from Ann and Cleo." in told
    assert run("verify", str(path), "--json") == 0
    found = json.loads(capsys.readouterr().out)
    assert [each["seen"] for each in found["taken_back"]] == [False, True]
