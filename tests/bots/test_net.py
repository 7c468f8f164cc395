"""The net: there for every game, legal everywhere, openly `steady` where it has learned nothing."""

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import oldtricks as ot
from oldtricks.bots import BOTS, Budget, bot, net, saved
from oldtricks.bots.net import Net
from oldtricks.bots.steady import Steady

from ..tables import TABLES, limited, table_id

GAMES = list(ot.GAMES)


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_a_net_of_at_most_two_megabytes(name: str) -> None:
    assert net.file_of(name).stat().st_size < 2_000_000
    assert {kept.dtype for kept in saved.load(net.file_of(name)).arrays.values()} == {np.dtype(np.float16)}
    assert net.has_learned(ot.game(name))
    assert len(net.layers(name)) == 4


@pytest.mark.parametrize("table", TABLES, ids=table_id)
def test_it_plays_whole_matches_at_every_table(table: tuple[str, dict[str, object]]) -> None:
    match = limited(*table, hands=2).start(seed=3)
    players = [bot("net", seat) for seat in range(match.game.players)]
    while match.turn is not None:
        match.play(players[match.turn].choose(match.view(match.turn), Budget()))


@pytest.mark.parametrize("name", [name for name in GAMES if ot.game(name).box.single_hands])
def test_it_has_a_mind_of_its_own(name: str) -> None:
    """In the race it differs from its teacher in one match of thirty, see docs/bots.md."""
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


def test_numpy_is_all_that_it_needs() -> None:
    program = """
import sys
sys.modules["numba"] = None
import oldtricks as ot
from oldtricks.bots import Budget, bot
match = ot.game("neutral").start(seed=1)
print(bot("net", 1).choose(match.view(match.turn), Budget()))
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip()
    assert BOTS["net"].needs == "numpy"
