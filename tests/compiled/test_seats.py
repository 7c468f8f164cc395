"""Bots at the tables of a batch do what they do at any table, and no step asks anybody but a learner."""

import os
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

import oldtricks as ot
from oldtricks.bots import Bot, Budget, Novice, RandomBot, Steady
from oldtricks.compiled import Batch, kernels
from oldtricks.compiled.seats import rotations
from oldtricks.engine.observations import observe

from ..tables import TABLES, limited, table_id

Table = tuple[str, dict[str, Any]]


class Shadow:
    """The matches of one row, played by the engine and the interpreted bots, from their views."""

    def __init__(self, game: ot.Game, seed: int, stride: int, seating: Any) -> None:
        self.game, self.seed, self.stride, self.seating = game, seed, stride, seating
        self.match = game.start(seed=seed)
        self.gains = [0.0] * game.players
        self.play_on(counting=False)

    def bots(self) -> list[Bot | None]:
        return [bot(self.seed + kernels.BOTS) if bot else None for bot in self.seating]

    def step(self, action: int) -> ot.Match | None:
        self.gains = [0.0] * self.game.players
        self.make(action, counting=True)
        return self.play_on(counting=True)

    def make(self, action: Any, counting: bool) -> None:
        match, race = self.match, self.game.name == "new_york_to_paris"
        lines, before = len(match.sheet()), match.scores
        match.play(action)
        if counting:
            sides = [b - a for a, b in zip(before, match.scores, strict=True)] if race else [0] * len(before)
            for line in () if race else match.sheet().lines[lines:]:
                sides[line.side] += -line.points if self.game.box.fewer_wins else line.points
            self.gains = [gain + sides[seat % len(sides)] for seat, gain in enumerate(self.gains)]

    def play_on(self, counting: bool) -> ot.Match | None:
        ended = None
        while True:
            if self.match.over:
                ended, counting = ended or self.match, False
                self.seed += self.stride
                self.match = self.game.start(seed=self.seed)
            bot = self.bots()[self.match.turn or 0]
            if bot is None:
                return ended
            self.make(bot.choose(self.match.view(self.match.turn), Budget()), counting)


@pytest.mark.parametrize("table", TABLES, ids=table_id)
def test_rows_go_as_with_the_bots_that_see_only_views(table: Table) -> None:
    game = limited(*table, hands=2)
    seatings = rotations((None, *[Novice if seat % 3 == 1 else Steady for seat in range(1, game.players)]))
    rows = len(seatings) + 1  # the first seating twice
    batch = Batch(game, rows, seed=3, seats=seatings)
    shadows = [Shadow(game, 3 + i, rows, seatings[i % len(seatings)]) for i in range(rows)]
    ended = 0
    for number in range(60):
        shown = batch.rows
        for i, shadow in enumerate(shadows):
            assert batch.state(i) == shadow.match.state
            assert shown.plies[i] == shadow.match.ply
            assert shown.observations[i].tolist() == observe(shadow.match, shadow.match.turn or 0)
            assert seatings[i % len(seatings)][shown.turns[i]] is None
        actions = batch.random_actions(number)
        batch.step(actions)
        for i, shadow in enumerate(shadows):
            match = shadow.step(int(actions[i]))
            assert shown.done[i] == (match is not None)
            assert shown.gains[i].tolist() == shadow.gains
            if match is not None:
                ended += 1
                assert shown.scores[i].tolist() == list(match.scores)
                assert {seat for seat, won in enumerate(shown.rewards[i]) if won > 0} <= set(match.winners)
    assert ended or game.name == "new_york_to_paris"


@pytest.mark.parametrize("name", ot.GAMES)
@pytest.mark.parametrize("bot", [Steady, Novice])
def test_a_teacher_says_what_the_bot_would_do_from_its_view(name: str, bot: Any) -> None:
    game = limited(name, {}, hands=2)
    batch = Batch(game, 3, seed=8)
    matches = [game.start(seed=8 + i) for i in range(3)]
    for number in range(40):
        taught = batch.advice(bot)
        for i, match in enumerate(matches):
            view = match.view(match.turn)
            chosen = bot(8 + i + kernels.BOTS).choose(view, Budget())
            assert match.read(chosen).number == taught[i]
        actions = np.where(number % 3, taught, batch.random_actions(number))
        batch.step(actions)
        if batch.rows.done.any():
            break
        for match, action in zip(matches, actions, strict=True):
            match.play(int(action))
    assert number > 15


def test_seats_are_the_same_on_any_number_of_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("oldtricks.compiled.batch.LEAST", 4)
    game = ot.game("gasoline_alley", players=3, hands=2)

    def told(threads: int) -> list[bytes]:
        batch = Batch(game, 31, seed=5, threads=threads, seats=(None, Novice, Steady))
        return [
            b"".join(array.tobytes() for array in (*batch.step(batch.random_actions(i)), batch.advice(Novice)))
            for i in range(40)
        ]

    assert told(1) == told(2)


def test_rows_may_have_any_of_several_seatings() -> None:
    game = ot.game("gasoline_alley", players=3, hands=1)
    batch = Batch(game, 50, seats=(None, Steady, Steady))
    assert set(batch.rows.turns.tolist()) == {0}
    batch.sit(rotations((None, Steady, Steady)), np.arange(50) % 2)
    for number in range(20):
        batch.step(batch.random_actions(number))
    assert batch.rows.turns.tolist() == [0, 2] * 25
    batch.sit((None, None, None))
    batch.step(batch.random_actions(1))
    assert len(set(batch.rows.turns.tolist())) > 1


def test_rotations_are_each_there_once() -> None:
    assert rotations((None, Steady, None, Steady)) == [(None, Steady, None, Steady), (Steady, None, Steady, None)]
    assert len(rotations((None, Steady, Steady))) == 3


def test_a_seating_that_cannot_be_is_refused_in_words() -> None:
    game = ot.game("tactics", hands=1)
    with pytest.raises(ot.OptionError, match="each of the 4 seats"):
        Batch(game, 4, seats=(None, Steady))
    with pytest.raises(ot.OptionError, match="somebody has to learn"):
        Batch(game, 4, seats=[(None, Steady, Steady, Steady), (Steady,) * 4])
    with pytest.raises(ot.OptionError, match="cannot sit in a batch"):
        Batch(game, 4, seats=(None, RandomBot, None, Steady))
    with pytest.raises(ot.OptionError, match="whole number from 0 to 0, for each of the 4 rows"):
        Batch(game, 4).sit((None, Steady, None, Steady), [0, 0, 0, 1])


def test_steady_beats_a_random_learner() -> None:
    """So it is no random player that sits there."""
    game = ot.game("tactics", hands=5)
    batch = Batch(game, 200, observe=False, seats=(None, Steady, None, Steady))
    won = lost = 0
    for number in range(300):
        rewards = batch.step(batch.random_actions(number)).rewards
        won, lost = won + int((rewards[:, 0] > 0).sum()), lost + int((rewards[:, 1] > 0).sum())
    assert lost > 200
    assert won < lost // 50


CODE = """
import sys
import numpy as np
import oldtricks as ot
from oldtricks.bots import Novice, Steady
from oldtricks.compiled import Batch, gpu
from oldtricks.compiled.seats import rotations
gpu.THREADS = gpu.ROWS = 8
name = sys.argv[1]
game = ot.game(name) if name == "new_york_to_paris" else ot.game(name, hands=1)
seats = rotations((None, Steady) * (game.players // 2))[:1] + [(Novice, *[None] * (game.players - 1))]
settings = {"seed": 2, "seats": seats, "history": name != "new_york_to_paris", "redeal": True}
here, there = Batch(game, 4, **settings), gpu.CudaBatch(game, 4, **settings)
for number in range(14):
    for mine, other in zip(here.rows, there.rows, strict=True):
        assert np.array_equal(mine, other.copy_to_host()), number
    assert all(here.state(row) == there.state(row) for row in range(4)), number
    taught = here.advice(Steady if number % 2 else Novice)
    assert np.array_equal(taught, there.advice(Steady if number % 2 else Novice).copy_to_host()), number
    actions = taught if number % 3 else here.random_actions(number)
    here.step(actions)
    there.step(actions)
print("alike")
"""


@pytest.mark.parametrize("name", ot.GAMES)
def test_the_gpu_s_kernels_seat_the_same_bots(name: str) -> None:
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1"}
    command = [sys.executable, "-W", "ignore", "-c", CODE, name]
    done = subprocess.run(command, capture_output=True, text=True, env=environment)
    assert done.returncode == 0, done.stderr
    assert "alike" in done.stdout
