"""A bot of one's own in the arena: five lines, never another bot's results, and a crash that can be replayed."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import oldtricks as ot
from oldtricks.arena import BotFailed, compare
from oldtricks.arena.players import fingerprint
from oldtricks.bots import BOTS, Budget, Level, saved
from oldtricks.cli import main
from oldtricks.engine.observations import length, signature
from oldtricks.engine.view import View

POLICY = """
import numpy as np
from oldtricks.bots.saved import load

class Bot:
    def __init__(self, seed): self.net = load("net.npz")["weights"]
    def choose(self, view, budget):
        liking = view.observe() @ self.net
        return max(view.legal_numbers, key=liking.__getitem__)
"""

ODD = """
from itertools import count

class Bot:
    chosen = count()
    def __init__(self, seed): self.seed = seed
    def choose(self, view, budget):
        if next(Bot.chosen) == 25:
            {mistake}
        return view.legal[-1]
"""


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of somebody else's, with modules of the same name in every test."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    for name in [name for name in sys.modules if name.startswith("ownbot")]:
        monkeypatch.delitem(sys.modules, name)
    return tmp_path


def write_net(seed: int, **options: Any) -> None:
    game = ot.game("tactics", **options)
    weights = np.random.default_rng(seed).normal(size=(length(game), 62))
    saved.save("net.npz", game, {"weights": weights})


def run(*arguments: str) -> dict[str, Any]:
    command = [sys.executable, "-m", "oldtricks", "arena", "tactics", *arguments, "--json"]
    environment = os.environ | {"PYTHONPATH": str(Path(ot.__file__).parents[1])}
    done = subprocess.run(command, capture_output=True, text=True, env=environment)
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def test_a_policy_plays_by_its_module_s_name_on_several_cores(here: Path) -> None:
    (here / "ownbot.py").write_text(POLICY)
    write_net(1)
    one = run("ownbot:Bot", "steady", "--deals", "4", "--workers", "1")
    two = run("ownbot:Bot", "steady", "--deals", "4", "--workers", "2")
    assert [board["tables"][0]["points"] for board in one["boards"]] == [
        board["tables"][0]["points"] for board in two["boards"]
    ]
    assert one["pairs"][0]["headline"] == "decided"
    assert list(one["strangers"]) == ["ownbot:Bot"]


def test_results_of_another_bot_of_the_same_name_are_refused(here: Path) -> None:
    (here / "ownbot.py").write_text(POLICY)
    write_net(1)
    command = ["ownbot:Bot", "random", "--deals", "2", "--workers", "1", "--out", "result.json"]
    first = run(*command)
    assert run(*command)["boards"] == first["boards"]
    write_net(2)  # other weights
    with pytest.raises(AssertionError, match="another measurement: its strangers is"):
        run(*command)
    write_net(1)
    assert run(*command)["boards"] == first["boards"]
    (here / "ownbot.py").write_text(POLICY.replace("max(", "min("))
    with pytest.raises(AssertionError, match="another measurement: its strangers is"):
        run(*command)


def test_what_a_bot_imports_from_beside_it_is_part_of_it(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (here / "ownbot.py").write_text("from ownbot_habits import First\n\n\nclass Bot(First):\n    pass\n")
    prints = []
    for which in (0, -1):
        (here / "ownbot_habits.py").write_text(
            f"class First:\n    which = {which}\n    def __init__(self, seed): pass\n"
        )
        for name in [name for name in sys.modules if name.startswith("ownbot")]:
            monkeypatch.delitem(sys.modules, name)
        prints.append(fingerprint("ownbot:Bot"))
    assert None not in prints
    assert prints[0] != prints[1]


OF_THE_MODULE = """
from oldtricks.bots.saved import load

NET = load("net.npz")["weights"]

class Bot:
    def __init__(self, seed): self.seed = seed
    def choose(self, view, budget):
        liking = view.observe() @ NET
        return max(view.legal_numbers, key=liking.__getitem__)
"""
OF_THE_CLASS = """
from oldtricks.bots.saved import load

class Bot:
    net = load("net.npz")["weights"]
    def __init__(self, seed): self.seed = seed
    def choose(self, view, budget):
        liking = view.observe() @ self.net
        return max(view.legal_numbers, key=liking.__getitem__)
"""
OF_A_FUNCTION = """
import ownbot_net

class Bot:
    def __init__(self, seed): self.likes = ownbot_net.likes
    def choose(self, view, budget): return max(view.legal_numbers, key=self.likes(view).__getitem__)
"""


@pytest.mark.parametrize("source", [OF_THE_MODULE, OF_THE_CLASS, OF_A_FUNCTION], ids=["module", "class", "function"])
def test_weights_are_part_of_a_bot_wherever_it_keeps_them(source: str, here: Path) -> None:
    (here / "ownbot.py").write_text(source)
    (here / "ownbot_net.py").write_text(
        "from oldtricks.bots.saved import load\n\n\n"
        "def likes(view, net=load('net.npz')): return view.observe() @ net['weights']\n"
    )
    write_net(1)
    command = ["ownbot:Bot", "random", "--deals", "1", "--workers", "1", "--out", "result.json"]
    first = run(*command)
    assert run(*command)["boards"] == first["boards"]
    write_net(2)
    with pytest.raises(AssertionError, match="another measurement: its strangers is"):
        run(*command)


def test_what_a_bot_uses_of_another_folder_is_part_of_it(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (here / "ownbot").mkdir()
    (here / "ownbot" / "__init__.py").write_text("")
    (here / "ownbot" / "last.py").write_text(
        "import ownbot_beside\n\n\nclass Bot:\n    def __init__(self, seed): pass\n"
        "    def choose(self, view, budget): return ownbot_beside.pick(view)\n"
    )
    prints = []
    for which in (0, -1):
        (here / "ownbot_beside.py").write_text(f"def pick(view):\n    return view.legal[{which:2}]\n")
        for name in [name for name in sys.modules if name.startswith("ownbot")]:
            monkeypatch.delitem(sys.modules, name)
        prints.append(fingerprint("ownbot.last:Bot"))
    assert None not in prints
    assert prints[0] != prints[1]


FORGETFUL = """
import random
from random import choice, random as any_number

SUITS = {"infantry", "cavalry", "artillery", "engineer"}

class Bot:
    made = 0
    def __init__(self, seed):
        Bot.made += 1
        self.seen = {"a", "b", "c", "d"}
    def choose(self, view, budget):
        import ownbot_later
        random.random(), choice("ab"), any_number()
        return view.legal[len(SUITS) - 4]
"""


def test_a_bot_stays_the_same_whatever_it_did_meanwhile(here: Path) -> None:
    """Sets and Python's own chance are others in every process; what play imports or counts was not there before it."""
    (here / "ownbot.py").write_text(FORGETFUL)
    (here / "ownbot_later.py").write_text("")
    command = ["ownbot:Bot", "random", "--workers", "1", "--out", "result.json", "--deals"]
    first = run(*command, "1")
    assert run(*command, "2")["boards"][:1] == first["boards"]


PARTIAL = """
from functools import partial

class Base:
    def __init__(self, seed, which): self.which = which
    def choose(self, view, budget): return view.legal[0]

Bot = partial(Base, which=0)
"""


def test_whatever_makes_a_bot_its_code_is_part_of_it(here: Path) -> None:
    """A `partial` says that it comes from Python's own library, and pickles without its code."""
    (here / "ownbot.py").write_text(PARTIAL)
    command = ["ownbot:Bot", "random", "--deals", "1", "--workers", "1", "--out", "result.json"]
    first = run(*command)
    assert run(*command)["boards"] == first["boards"]
    (here / "ownbot.py").write_text(PARTIAL.replace("legal[0]", "legal[-1]"))
    with pytest.raises(AssertionError, match="another measurement: its strangers is"):
        run(*command)


def test_what_its_class_goes_back_to_is_part_of_it(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (here / "elsewhere").mkdir()
    monkeypatch.syspath_prepend(here / "elsewhere")
    (here / "near").mkdir()
    monkeypatch.syspath_prepend(here / "near")
    (here / "near" / "ownbot.py").write_text("from ownbot_base import First\n\n\nclass Bot(First):\n    pass\n")
    prints = set()
    for which in (0, -1):
        (here / "elsewhere" / "ownbot_base.py").write_text(f"class First:\n    def __init__(self, seed): {which}\n")
        for name in [name for name in sys.modules if name.startswith("ownbot")]:
            monkeypatch.delitem(sys.modules, name)
        prints.add(fingerprint("ownbot:Bot"))
    assert None not in prints
    assert len(prints) == 2


class First:
    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, view: View, budget: Budget) -> str:
        return view.legal[0]


def test_the_bots_of_the_package_need_no_fingerprint_and_others_do(monkeypatch: pytest.MonkeyPatch) -> None:
    assert [fingerprint(level) for level in ("steady", "sharp", "ismcts", "oracle", "sharp+net")] == [""] * 5
    monkeypatch.setitem(BOTS, "first", Level("first", First))
    assert fingerprint("first")
    monkeypatch.setattr(First, "version", 7, raising=False)
    assert fingerprint("first") == "version 7"


def test_a_bot_that_nothing_identifies_leaves_no_results(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "hidden", Level("hidden", lambda seed: type("Local", (First,), {})(seed)))
    assert compare("tactics", "hidden", "random", deals=1)["strangers"] == {"hidden": None}
    with pytest.raises(ot.OldTricksError, match="nothing tells what hidden is"):
        compare("tactics", "hidden", "random", deals=1, out=tmp_path / "result.json")
    assert not list(tmp_path.iterdir())


def test_from_python_a_class_does() -> None:
    result = compare("gasoline_alley", First, "random", deals=3, players=2, passing="final")
    assert result["bots"] == ["tests.arena.test_own:First", "random"]
    assert result["options"]["passing"] == "final"
    race = compare("new_york_to_paris", First, "steady", matches=1, players=2)
    assert race["pairs"][0]["headline"] == "wins"


@pytest.mark.parametrize("workers", ["1", "2"])
@pytest.mark.parametrize(
    ("mistake", "said"),
    [
        ("raise KeyError('lost')", "KeyError: 'lost' (ownbot.py:9)"),
        ("return 'play key-99'", "key-99"),
        ("return 61", "61"),
        ("return None", "None"),
        ("raise SystemExit(3)", "SystemExit: 3 (ownbot.py:9)"),
    ],
)
def test_a_mistake_names_bot_board_and_ply_and_can_be_replayed(
    mistake: str, said: str, workers: str, here: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (here / "ownbot.py").write_text(ODD.format(mistake=mistake))
    assert main(["arena", "tactics", "ownbot:Bot", "random", "--deals", "2", "--workers", workers]) == 2
    told = capsys.readouterr().err
    boards = "0" if workers == "1" else "[01]"  # of two at a time, the one that failed first is told
    assert re.search(f"ownbot:Bot failed on board {boards}, table ", told)
    assert said in told
    assert "arena-failed.json" in told
    match = ot.Record.load("arena-failed.json").replay()
    assert f"at ply {match.ply}:" in told
    assert f"seat {(match.turn or 0) + 1}," in told


AT_ONCE = """
class Bot:
    def __init__(self, seed): self.seed = seed
    def choose(self, view, budget): raise KeyError("lost")

class Unmade:
    def __init__(self, seed): raise KeyError("unborn")

class Mute:
    def __init__(self, seed): pass

class Gone:
    def __init__(self, seed): exit()
"""


@pytest.mark.parametrize("workers", ["1", "2"])
@pytest.mark.parametrize(
    ("bot", "said"),
    [
        ("Bot", "KeyError: 'lost' (ownbot.py:4)"),
        ("Unmade", "KeyError: 'unborn' (ownbot.py:7)"),
        ("Mute", "has no attribute 'choose'"),
        ("Gone", "SystemExit: None"),
    ],
)
def test_one_who_fails_at_once_is_named_too(
    bot: str, said: str, workers: str, here: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (here / "ownbot.py").write_text(AT_ONCE)
    assert main(["arena", "tactics", f"ownbot:{bot}", "random", "--deals", "2", "--workers", workers]) == 2
    told = capsys.readouterr().err
    assert re.search(rf"ownbot:{bot} failed on board [01], table 0, seat \d, at ply \d+: ", told)
    assert said in told
    assert f"at ply {ot.Record.load('arena-failed.json').replay().ply}:" in told


def test_a_bot_that_cannot_be_made_is_not_said_to_be_unknown(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (here / "ownbot.py").write_text(AT_ONCE)
    assert main(["arena", "tactics", "ownbot:Unmade", "random", "--deals", "1", "--out", "result.json"]) == 2
    assert "ownbot:Unmade cannot be made: KeyError: 'unborn' (ownbot.py:7)" in capsys.readouterr().err


def test_after_a_mistake_is_mended_the_same_command_plays(here: Path) -> None:
    """Nothing was measured, so there is nothing to mix up with."""
    (here / "ownbot.py").write_text(AT_ONCE)
    command = ["ownbot:Bot", "random", "--deals", "2", "--workers", "1", "--out", "result.json"]
    with pytest.raises(AssertionError, match="lost"):
        run(*command)
    (here / "ownbot.py").write_text(AT_ONCE.replace('raise KeyError("lost")', "return view.legal[0]"))
    assert len(run(*command)["boards"]) == 2
    assert not Path("result.json.part").exists()


@pytest.mark.parametrize(
    ("bot", "said"),
    [
        ("nowhere.at_all:Bot", "nowhere.at_all:Bot: there is no module nowhere.at_all to import"),
        ("oldtricks.bots:Boot", "oldtricks.bots:Boot: oldtricks.bots has no Boot that makes a bot of a seed"),
        ("oldtricks.bots:USUAL", "has no USUAL that makes a bot"),
    ],
)
def test_a_bot_that_is_not_there_is_said_so(bot: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "tactics", bot, "random"]) == 2
    assert said in capsys.readouterr().err


def test_a_saved_policy_is_refused_where_it_does_not_fit(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tactics, neutral = ot.game("tactics"), ot.game("neutral")
    saved.save("net.npz", tactics, {"weights": np.ones(3)}, trained="a minute")
    found = saved.load("net.npz", ot.game("tactics", hands=1))  # however long a match is
    assert found["weights"].tolist() == [1, 1, 1]
    assert found.header["trained"] == "a minute"
    with pytest.raises(ot.OldTricksError, match="made for another game: game is tactics, and not neutral"):
        saved.load("net.npz", neutral)
    for key in ("rules", "layout", "actions"):
        header = {**found.header, key: "old"}
        with pytest.raises(ot.OldTricksError, match=f"another game: {key} is old"):
            saved.Saved(header, found.arrays).fit(tactics)
    Path("net.npz").write_bytes(b"PK\x03\x04 nothing")
    with pytest.raises(ot.OldTricksError, match="no file of the kind oldtricks-policy"):
        saved.load("net.npz")
    assert signature(ot.game("neutral", players=5)) != signature(neutral)


def test_numbers_and_texts_of_legal_actions_go_together() -> None:
    match = ot.game("tactics").start(seed=1)
    view = match.view(match.turn)
    assert [match.read(text).number for text in view.legal] == list(view.legal_numbers)
    assert match.view(((match.turn or 0) + 1) % 4).legal_numbers == ()


def test_a_failure_travels_between_processes() -> None:
    import pickle

    failure = pickle.loads(pickle.dumps(BotFailed("it failed", "{}")))
    assert (str(failure), failure.record) == ("it failed", "{}")
