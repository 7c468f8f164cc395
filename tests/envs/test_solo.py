"""One learner among bots: Gymnasium's ids and checks, score rewards, both ways of starting again."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

import oldtricks as ot
from oldtricks.bots import Novice, Steady
from oldtricks.compiled import rotations
from oldtricks.envs.solo import OldTricksSoloEnv, id_of
from oldtricks.envs.vector import OldTricksVectorEnv

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
