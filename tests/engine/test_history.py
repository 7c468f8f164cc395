"""The order of what happened, for programs that learn: the same from a view and from a batch, and nothing hidden."""

from typing import Any

import pytest

import oldtricks as ot
from oldtricks.bots import Steady
from oldtricks.compiled import Batch
from oldtricks.engine.observations import decode, describe, layout, length
from oldtricks.engine.observations.history import most_actions
from oldtricks.envs.vector import OldTricksVectorEnv

from ..tables import TABLES, legal, limited, table_id

Table = tuple[str, dict[str, Any]]
TRICKS = [table for table in TABLES if table[0] != "new_york_to_paris"]


@pytest.mark.parametrize("table", TRICKS, ids=table_id)
def test_a_batch_has_the_history_that_views_have(table: Table) -> None:
    game = limited(*table, hands=2)
    batch = Batch(game, 2, seed=5, history=True)
    matches = [game.start(seed=5 + i) for i in range(2)]
    for number in range(200):
        for i, match in enumerate(matches):
            seen = match.view(match.turn).observe(history=True)
            rows = batch.rows
            assert rows.observations[i].tolist() + rows.history[i].reshape(-1).tolist() == seen
            assert len(seen) == sum(field.length for field in layout(game, history=True))
        actions = batch.advice(Steady) if number % 4 else batch.random_actions(number)
        batch.step(actions)
        if batch.rows.done.any():
            break
        for match, action in zip(matches, actions, strict=True):
            match.play(int(action))
    assert number > 20


def test_it_is_the_auction_and_the_tricks_in_words() -> None:
    match = ot.game("tactics", hands=1).start(seed=1)
    first = match.turn or 0
    script = []
    while not match.over:
        seen = match.view(first).observe(history=True)
        expected = [(seat, text if "discard" not in text or seat == 0 else "?") for seat, text in script]
        assert decode(match.game, seen)["history"] == expected
        assert ("history: " in describe(match.game, seen)) == bool(script)
        view = match.view(match.turn)
        text = Steady(1).choose(view, None) if script else "bid 60"  # type: ignore[arg-type]
        script.append((((match.turn or 0) - first) % 4, text))
        match.play(text)
    assert len(script) > 48


def test_others_discards_are_hidden() -> None:
    match = ot.game("tactics", hands=1).start(seed=1)
    match.play("bid 60")
    while match.phase != "discard":
        match.play(legal(match)[0])
    maker = match.turn or 0
    twin = match.copy()
    match.play(legal(match)[0])
    twin.play(legal(twin)[1])
    for seat in range(4):
        mine, other = (table.view(seat).observe(history=True)[length(match.game) :] for table in (match, twin))
        assert (mine == other) == (seat != maker)


def test_the_race_has_none_and_says_so() -> None:
    game = ot.game("new_york_to_paris")
    with pytest.raises(ot.OptionError, match="neither auction nor tricks"):
        Batch(game, 1, history=True)
    with pytest.raises(ot.OptionError, match="neither auction nor tricks"):
        game.start(seed=1).view(0).observe(history=True)


def test_environments_have_it_too() -> None:
    pettingzoo = pytest.importorskip("oldtricks.envs.pettingzoo")
    env = pettingzoo.raw_env("tactics", history=True)
    env.reset(seed=3)
    many = OldTricksVectorEnv("tactics", 1, history=True)
    observations, _ = many.reset(seed=3)
    for _ in range(6):
        seen = env.observe(env.agent_selection)["observation"]
        assert env.observation_space("player_0")["observation"].shape == seen.shape
        assert many.single_observation_space.shape == seen.shape
        assert observations[0].tolist() == seen.tolist()
        env.step(0)
        observations = many.step([0])[0]
        if env.terminations["player_0"]:
            break
    assert seen.shape[0] == length(many.game) + 3 * most_actions(many.game)
