"""The net: there for every game, legal everywhere, openly `steady` where it has learned nothing."""

import io
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import oldtricks as ot
from oldtricks.arena import compare, told
from oldtricks.bots import BOTS, Budget, bot, layers, net, saved
from oldtricks.bots.layers import Plain
from oldtricks.bots.net import Net
from oldtricks.bots.steady import Steady
from oldtricks.cli import main

from ..tables import TABLES, limited, table_id

GAMES = list(ot.GAMES)


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_a_net_of_at_most_two_megabytes(name: str) -> None:
    assert net.file_of(name).stat().st_size < 2_000_000
    assert {kept.dtype for kept in saved.load(net.file_of(name)).arrays.values()} == {np.dtype(np.float16)}
    assert net.has_learned(ot.game(name))
    assert len(net.layers(name)) == 4


@pytest.mark.parametrize("name", GAMES)
def test_the_page_has_the_gpu_s_measurement_of_the_very_net(name: str) -> None:
    page = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
    header = saved.load(net.file_of(name)).header
    assert f"| {ot.game(name).box.title} | {header['share']:.1%} of {header['decided']:,} |" in page


@pytest.mark.parametrize("table", TABLES, ids=table_id)
def test_it_plays_whole_matches_at_every_table(table: tuple[str, dict[str, object]]) -> None:
    match = limited(*table, hands=2).start(seed=3)
    players = [bot("net", seat) for seat in range(match.game.players)]
    while match.turn is not None:
        match.play(players[match.turn].choose(match.view(match.turn), Budget()))


@pytest.mark.parametrize("name", GAMES)
def test_it_has_a_mind_of_its_own(name: str) -> None:
    match, agreed, differed = ot.game(name).start(seed=1), 0, 0
    while match.turn is not None and match.ply < 400:
        view = match.view(match.turn)
        mine, his = Net(1).choose(view, Budget()), Steady(1).choose(view, Budget())
        agreed, differed = agreed + (mine == his), differed + (mine != his)
        match.play(his)
    assert agreed > differed > 0


@pytest.mark.parametrize(
    "table", [("tactics", {}), ("neutral", {"players": 3}), ("neutral", {"players": 4, "sides": "singles"})]
)
def test_where_it_has_learned_nothing_it_is_steady(table: tuple[str, dict[str, object]]) -> None:
    game = ot.game(table[0], **table[1])
    match = game.start(seed=2)
    same = True
    while match.turn is not None and match.state.deals < 4:
        view = match.view(match.turn)
        mine, his = Net(1).choose(view, Budget()), Steady(1).choose(view, Budget())
        same &= mine == his
        match.play(his)
    assert same == (not net.has_learned(game)) == (table[0] == "neutral")


@pytest.mark.parametrize(("players", "said"), [(3, True), (4, False)])
def test_that_it_is_steady_is_said_where_it_sits(
    players: int, said: bool, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    sentence = "net has learned nothing at this table, and plays like steady."
    assert (sentence in told(compare("neutral", "net", "random", deals=1, players=players))) == said
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    main(["play", "neutral", "--players", str(players), "--bot", "net", "--seed", "1"])
    assert (sentence in " ".join(capsys.readouterr().out.split())) == said


def test_what_was_learned_for_something_else_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    saved.save(tmp_path / "tactics.npz", ot.game("neutral"), {"weight 0": np.zeros((2, 2), np.float16)})
    monkeypatch.setattr(net, "NETS", tmp_path)
    net.layers.cache_clear()
    try:
        with pytest.raises(ot.OldTricksError, match="neutral"):
            net.layers("tactics")
        assert not net.has_learned(ot.game("neutral"))
    finally:
        net.layers.cache_clear()


@pytest.mark.parametrize("numpy", [True, False])
@pytest.mark.parametrize("damage", ["a layer short", "too narrow", "too few answers", "no number", "nothing"])
def test_a_net_that_is_not_whole_is_refused(
    damage: str, numpy: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It would play on, and badly."""
    arrays = dict(saved.load(net.file_of("tactics")).arrays)
    if damage == "a layer short":
        del arrays["bias 3"]
    elif damage == "too narrow":
        arrays["weight 0"] = arrays["weight 0"][:, 3:].copy()
    elif damage == "too few answers":
        arrays |= {"weight 3": arrays["weight 3"][3:], "bias 3": arrays["bias 3"][3:]}
    elif damage == "no number":
        arrays["weight 1"][2, 3] = np.nan
    else:
        arrays = {}
    monkeypatch.setattr(net, "NETS", tmp_path)
    saved.save(net.file_of("tactics"), ot.game("tactics"), arrays)
    net.layers.cache_clear()
    try:
        with pytest.raises(ot.OldTricksError, match=r"tactics\.npz is damaged"):
            net.layers("tactics", numpy=numpy)
    finally:
        net.layers.cache_clear()


@pytest.mark.parametrize("numpy", [True, False])
def test_a_file_with_a_bit_turned_is_refused(numpy: bool, tmp_path: Path) -> None:
    file = net.file_of("new_york_to_paris")
    with zipfile.ZipFile(file) as archive:
        largest = max(archive.infolist(), key=lambda member: member.compress_size)
    places = np.random.default_rng(5).integers(200, largest.compress_size, size=60) + largest.header_offset
    for place in places.tolist():
        broken = bytearray(file.read_bytes())
        broken[place] ^= 16
        (tmp_path / "net.npz").write_bytes(broken)
        with pytest.raises(ot.OldTricksError, match="no file of the kind oldtricks-policy"):
            saved.load(tmp_path / "net.npz", numpy=numpy)


def loaded(path: Path, numpy: bool) -> str:
    """What is in a file, or why it is refused."""
    try:
        return str([list(map(list, array)) for array in saved.load(path, numpy=numpy).arrays.values()])
    except ot.OldTricksError as error:
        return str(error)


@pytest.mark.parametrize("numpy", [True, False])
def test_wherever_a_bit_is_turned_a_file_is_refused_in_words(numpy: bool, tmp_path: Path) -> None:
    """In what the archive says of itself too: a member that claims to be encrypted, or to begin before the file."""
    path = tmp_path / "net.npz"
    saved.save(path, ot.game("tactics"), {"weight 0": np.ones((2, 3), np.float16)})
    file, harmless = path.read_bytes(), {loaded(path, numpy), "[]"}  # a date that nobody reads; a member not named
    for place in range(len(file)):
        for bits in (1, 8, 255):
            broken = bytearray(file)
            broken[place] ^= bits
            path.write_bytes(broken)
            said = loaded(path, numpy)
            assert said in harmless or "no file of the kind oldtricks-policy" in said, place


@pytest.mark.parametrize("name", GAMES)
def test_it_likes_the_same_in_plain_python(name: str) -> None:
    """As with NumPy, but for what single precision makes of it."""
    plain, quick = net.layers(name, numpy=False), net.layers(name, numpy=True)
    assert {type(layer) for layer in plain} == {Plain}
    for seed in range(2):
        match = ot.game(name).start(seed=seed)
        for _ in range(20):
            if match.turn is None:
                break
            view = match.view(match.turn)
            mine, his = net.answers(plain, view.observe()), net.answers(quick, view.observe())
            assert mine == pytest.approx(np.asarray(his).tolist(), rel=1e-4, abs=1e-3)
            chosen = [max(view.legal_numbers, key=liked.__getitem__) for liked in (mine, his)]
            assert chosen[0] == chosen[1]
            match.play(view.legal[view.legal_numbers.index(chosen[0])])


def test_the_product_is_the_same_before_python_3_12() -> None:
    row, signal = [0.5, -2.0, 3.0], [1.0, 0.25, 4.0]
    assert layers._product(row, signal) == layers.product(row, signal) == 12.0


def test_python_is_all_that_it_needs() -> None:
    program = """
import sys
sys.modules["numba"] = sys.modules["numpy"] = None
import oldtricks as ot
from oldtricks.bots import Budget, bot
match = ot.game("neutral").start(seed=1)
print(bot("net", 1).choose(match.view(match.turn), Budget()))
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    match = ot.game("neutral").start(seed=1)
    assert done.stdout.strip() == Net(1).choose(match.view(match.turn), Budget())
    assert not BOTS["net"].needs


@pytest.mark.parametrize("broken", [b"<!doctype html>", b"PK\x03\x04 nothing"])
def test_a_file_that_is_none_is_refused_in_plain_python_too(broken: bytes, tmp_path: Path) -> None:
    (tmp_path / "net.npz").write_bytes(broken)
    with pytest.raises(ot.OldTricksError, match="no file of the kind oldtricks-policy"):
        saved.load(tmp_path / "net.npz", numpy=False)


def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path) -> None:
    """Training may be cut at any time, and what it had learned before is still there."""
    game = ot.game("tactics")
    saved.save(tmp_path / "net.npz", game, {"weight 0": np.ones(3, np.float16)})
    with pytest.raises(ValueError, match="allow_pickle"):
        saved.save(tmp_path / "net.npz", game, {"weight 0": np.ones(3, np.float16), "worse": np.array([object()])})
    assert saved.load(tmp_path / "net.npz", game)["weight 0"].tolist() == [1, 1, 1]


def test_the_recipe_says_what_it_needs() -> None:
    program = "import runpy, sys; sys.modules['torch'] = None; runpy.run_path('examples/train_net.py')"
    root = Path(__file__).parents[2]
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, cwd=root)
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert "pip install torch 'oldtricks[gpu]'" in done.stderr


@pytest.mark.parametrize("array", [np.ones(3), np.ones((3, 2), np.float16).T])
def test_what_plain_python_does_not_read_is_refused(array: np.typing.NDArray[Any], tmp_path: Path) -> None:
    """Rather than read wrongly."""
    saved.save(tmp_path / "net.npz", ot.game("tactics"), {"weight 0": array})
    with pytest.raises(ot.OldTricksError, match=r"no file of the kind oldtricks-policy: .*descr"):
        saved.load(tmp_path / "net.npz", numpy=False)
