"""One learner among bots: Gymnasium's ids and checks, score rewards, both ways of starting again."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

import oldtricks as ot
from oldtricks.bots import Novice, Steady
from oldtricks.compiled import rotations
from oldtricks.envs.solo import OldTricksSoloEnv, id_of
from oldtricks.envs.vector import OldTricksVectorEnv, at_random

from .test_vector import lowest, random_actions

each_game = pytest.mark.parametrize("name", ot.GAMES)


class Legal(OldTricksSoloEnv):
    """Gymnasium's checker samples any action; this one makes a legal one of it."""

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> Any:
        observation, info = super().reset(seed=seed, options=options)
        self.mask = info["action_mask"]
        return observation, info

    def step(self, action: Any) -> Any:
        told = super().step(int(self.mask.argmax()))
        self.mask = told[-1]["action_mask"]
        return told


@each_game
def test_gymnasium_makes_and_checks_every_game_by_its_id(name: str) -> None:
    assert id_of("gasoline_alley") == f"oldtricks/GasolineAlley-v{ot.game('gasoline_alley').rules_version}"
    check_env(Legal(name), skip_render_check=True)
    env = gymnasium.make(id_of(name))
    assert isinstance(env.unwrapped, OldTricksSoloEnv)
    assert env.reset(seed=1)[1]["turn"] == 0
    many = gymnasium.make_vec(id_of(name), num_envs=3)
    assert isinstance(many.unwrapped, OldTricksVectorEnv)
    assert many.reset(seed=1)[0].shape[0] == 3


def test_a_solo_match_ends_once_with_scores() -> None:
    env = gymnasium.make(id_of("tactics"), reward="score", opponents=Novice, redeal=True)
    _, info = env.reset(seed=3)
    total = 0.0
    for _ in range(200):
        assert info["turn"] == 0
        _, reward, done, _, info = env.step(int(info["action_mask"].argmax()))
        total += float(reward)
        if done:
            break
    assert done
    assert total == info["final_scores"][0]


@each_game
def test_score_rewards_add_up_to_the_scores(name: str) -> None:
    start = np.array(ot.game(name).start(seed=0).scores)
    fewer = ot.game(name).box.fewer_wins
    for opponents in (lowest, Steady):
        env = OldTricksVectorEnv(name, 30, learner_seat=1, opponents=opponents, reward="score")
        _, infos = env.reset(seed=6)
        total = np.zeros((30, env.game.players))
        chance, ended = np.random.default_rng(2), 0
        for _ in range(500 if name == "new_york_to_paris" else 60):
            _, rewards, done, _, infos = env.step(random_actions(infos["action_mask"], chance))
            total += infos["rewards"]
            assert np.array_equal(rewards, infos["rewards"][:, 1])
            for row in np.flatnonzero(done):
                gained = infos["final_scores"][row] - start
                gained = -gained if fewer else gained
                assert total[row].tolist() == [gained[seat % len(gained)] for seat in range(env.game.players)]
                total[row] = 0
                ended += 1
        assert ended


@each_game
def test_bots_sit_at_the_tables_in_any_order(name: str) -> None:
    players = ot.game(name).players
    seats = rotations((None, *[Steady] * (players - 1)))
    env = OldTricksVectorEnv(name, 2 * players, seats=seats)
    _, infos = env.reset(seed=1)
    chance = np.random.default_rng(2)
    for _ in range(30):
        assert [seats[i % players][turn] for i, turn in enumerate(infos["turn"])] == [None] * (2 * players)
        _, _, _, _, infos = env.step(random_actions(infos["action_mask"], chance))


class Kept:
    """A policy that learns no more; it writes down in which seats it was asked."""

    def __init__(self, highest: bool) -> None:
        self.highest, self.seats = highest, set[int]()

    def __call__(self, observations: Any, masks: Any, seats: Any) -> Any:
        self.seats |= set(seats.tolist())
        return masks.shape[1] - 1 - masks[:, ::-1].argmax(1) if self.highest else masks.argmax(1)


@pytest.mark.parametrize("reward", ["win", "score"])
def test_a_pool_of_policies_sits_row_by_row(reward: str) -> None:
    """Every row goes as where its policy is all that there is."""
    low, high = Kept(False), Kept(True)
    seats = [(None, low, low, low), (None, high, high, high)]
    pool = OldTricksVectorEnv("tactics", 10, seats=seats, reward=reward)
    alone = [OldTricksVectorEnv("tactics", 10, learner_seat=0, opponents=one, reward=reward) for one in (low, high)]
    chance = np.random.default_rng(3)
    infos, *others = (env.reset(seed=4)[1] for env in (pool, *alone))
    for _ in range(60):
        mine, *theirs = (random_actions(told["action_mask"], chance) for told in (infos, *others))
        for which, actions in enumerate(theirs):
            actions[which::2] = mine[which::2]
        found, rewards, done, _, infos = pool.step(mine)
        others = []
        for which, env in enumerate(alone):
            seen, brought, over, _, told = env.step(theirs[which])
            for one, same in ((found, seen), (rewards, brought), (done, over), (infos["rewards"], told["rewards"])):
                assert np.array_equal(one[which::2], same[which::2])
            others.append(told)
    assert low.seats == high.seats == {1, 2, 3}


def test_bots_and_policies_sit_at_one_table() -> None:
    low = Kept(False)
    env = OldTricksVectorEnv("tactics", 8, seats=[(None, low, Steady, None), (Steady, None, at_random, low)])
    _, infos = env.reset(seed=4)
    for _ in range(30):
        turns = infos["turn"]
        assert set(turns[::2].tolist()) <= {0, 3}
        assert set(turns[1::2].tolist()) == {1}
        _, _, _, _, infos = env.step(infos["action_mask"].argmax(1))
    assert low.seats == {1, 3}


def test_what_is_done_at_random_is_legal_and_everything_comes() -> None:
    masks = np.tile(np.array([0, 1, 0, 1, 1], np.int8), (300, 1))
    assert set(np.asarray(at_random(np.zeros((300, 1), np.int8), masks, np.zeros(300, np.int64)))) == {1, 3, 4}


def test_a_pool_can_grow() -> None:
    low, high = Kept(False), Kept(True)
    env = OldTricksVectorEnv("gasoline_alley", 12, players=2, learner_seat=0, opponents=low)
    env.reset(seed=1)
    assert (low.seats, high.seats) == ({1}, set())
    env.sit([(None, low), (None, high), (high, None), (None, at_random)], which=[1, 2] * 6)
    with pytest.raises(ResetNeeded):
        env.step(np.zeros(12, int))
    low.seats.clear()
    _, infos = env.reset(seed=1)
    for _ in range(20):
        assert infos["turn"].tolist() == [0, 1] * 6
        _, _, _, _, infos = env.step(infos["action_mask"].argmax(1))
    assert (low.seats, high.seats) == (set(), {0, 1})


def test_pools_that_cannot_be_are_refused() -> None:
    low = Kept(False)
    with pytest.raises(ot.OptionError, match="every seating needs a seat with None"):
        OldTricksVectorEnv("gasoline_alley", 4, players=2, seats=[(None, low), (low, low)])
    with pytest.raises(ot.OptionError, match="each of the 2 seats"):
        OldTricksVectorEnv("gasoline_alley", 4, players=2, seats=(None, low, low))
    with pytest.raises(ot.OptionError, match="cannot sit in a batch"):
        OldTricksVectorEnv("gasoline_alley", 4, players=2, seats=(None, Kept))


@pytest.mark.parametrize("opponents", [lowest, Steady])
def test_starting_again_in_the_next_step_shows_the_same_matches(opponents: Any) -> None:
    def told(autoreset: str) -> list[Any]:
        env = OldTricksVectorEnv(
            "gasoline_alley", 6, players=2, learner_seat=0, opponents=opponents, autoreset=autoreset
        )
        observations, infos = env.reset(seed=2)
        story: list[list[Any]] = [[] for _ in range(6)]
        waiting = np.zeros(6, bool)
        for _ in range(40):
            before, masks = observations, infos["action_mask"]
            actions = masks.argmax(1)
            observations, rewards, done, _, infos = env.step(actions)
            for row in range(6):
                if waiting[row]:  # no action was made
                    assert np.array_equal(before[row], observations[row])
                    assert not rewards[row]
                    assert not done[row]
                else:
                    story[row].append((before[row].tolist(), int(actions[row]), float(rewards[row]), bool(done[row])))
            waiting = done if autoreset == "next_step" else waiting
        assert env.metadata["autoreset_mode"] == getattr(AutoresetMode, autoreset.upper())
        return story

    for same, following in zip(told("same_step"), told("next_step"), strict=True):
        assert len(following) < len(same)
        assert following == same[: len(following)]


def test_settings_that_cannot_be_are_refused() -> None:
    with pytest.raises(ot.OptionError, match="not by both"):
        OldTricksVectorEnv("tactics", 2, learner_seat=0, seats=(None, Steady, None, Steady))
    with pytest.raises(ot.OptionError, match="reward"):
        OldTricksVectorEnv("tactics", 2, reward="points")
    with pytest.raises(ot.OptionError, match="autoreset"):
        OldTricksVectorEnv("tactics", 2, autoreset="never")
