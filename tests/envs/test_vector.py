"""The vector environment: every row is a match of the engine's, seen and rewarded as it should be."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics

import oldtricks as ot
from oldtricks.engine.observations import observe
from oldtricks.envs.vector import OldTricksVectorEnv

each_game = pytest.mark.parametrize("name", ot.GAMES)

Masks = npt.NDArray[np.int8]


def random_actions(masks: Masks, chance: np.random.Generator) -> npt.NDArray[np.int64]:
    chosen: npt.NDArray[np.int64] = (masks * chance.random(masks.shape)).argmax(1)
    return chosen


def lowest(observations: Any, masks: Masks, seats: Any) -> Any:
    """A policy that needs no luck: the lowest legal action."""
    return masks.argmax(1)


def spoils(match: ot.Match) -> list[float]:
    """The winners share 1, the others share -1."""
    won, lost = len(match.winners), match.game.players - len(match.winners)
    return [(1 / won if seat in match.winners else -1 / lost) if lost else 0 for seat in range(match.game.players)]


class Shadow:
    """The matches of one row, played by the engine beside the environment."""

    def __init__(self, game: ot.Game, seed: int, stride: int, learner: int | None = None) -> None:
        self.game, self.seed, self.stride, self.learner = game, seed, stride, learner
        self.match = game.start(seed=seed)
        self.let_others_play()

    def play(self, action: int) -> ot.Match | None:
        """Make an action; the match, if it ended before the next one."""
        self.match.play(action)
        return self.let_others_play()

    def let_others_play(self) -> ot.Match | None:
        """The others take the lowest legal action; a match that is over gives way to the next."""
        ended = None
        while self.match.over or self.learner not in (None, self.match.turn):
            if self.match.over:
                ended = ended or self.match
                self.seed += self.stride
                self.match = self.game.start(seed=self.seed)
            else:
                self.match.play(self.match.legal()[0])
        return ended

    def check(self, observation: Any, mask: Any, turn: int) -> None:
        assert turn == self.match.turn
        assert observation.tolist() == observe(self.match, turn)
        assert np.flatnonzero(mask).tolist() == [action.number for action in self.match.legal()]


def shadowed(env: OldTricksVectorEnv, steps: int) -> Iterator[tuple[list[ot.Match | None], list[int], Any]]:
    """Random play of an environment and its shadow: of every step which matches ended, who acted, and what it told."""
    chance = np.random.default_rng(5)
    rows = [Shadow(env.game, 40 + i, env.num_envs, env.learner_seat) for i in range(env.num_envs)]
    observations, infos = env.reset(seed=40)
    for _ in range(steps):
        assert env.observation_space.contains(observations)
        for row, *shown in zip(rows, observations, infos["action_mask"], infos["turn"], strict=True):
            row.check(*shown)
        acted = [row.match.turn or 0 for row in rows]
        actions = random_actions(infos["action_mask"], chance)
        told = env.step(actions)
        yield [row.play(int(action)) for row, action in zip(rows, actions, strict=True)], acted, told
        observations, _, _, _, infos = told


@each_game
def test_rows_play_the_matches_of_their_seeds(name: str) -> None:
    ends = 0
    env = OldTricksVectorEnv(ot.game(name) if name == "new_york_to_paris" else ot.game(name, hands=2), 3)
    for ended, acted, (_, rewards, terminations, truncations, infos) in shadowed(
        env, 900 if name == "new_york_to_paris" else 300
    ):
        assert terminations.tolist() == infos["_final_scores"].tolist() == [match is not None for match in ended]
        assert not truncations.any()
        for i, match in enumerate(ended):
            assert infos["rewards"][i] == pytest.approx(spoils(match) if match else [0] * env.game.players)
            assert rewards[i] == infos["rewards"][i, acted[i]]
            assert tuple(infos["final_scores"][i]) == (match.scores if match else (0,) * len(infos["final_scores"][i]))
            ends += match is not None
    assert ends >= 3


@pytest.mark.parametrize(
    ("name", "players", "seat"), [("gasoline_alley", 2, 1), ("neutral", 5, 3), ("new_york_to_paris", 3, 0)]
)
def test_a_learner_makes_every_decision_of_its_seat_and_no_other(name: str, players: int, seat: int) -> None:
    ends = 0
    env = OldTricksVectorEnv(name, 4, players=players, learner_seat=seat, opponents=lowest)
    for ended, acted, (_, rewards, terminations, _, infos) in shadowed(env, 200):
        assert acted == [seat] * 4
        assert terminations.tolist() == [match is not None for match in ended]
        for i, match in enumerate(ended):
            assert rewards[i] == pytest.approx(spoils(match)[seat] if match else 0)
            assert infos["rewards"][i] == pytest.approx(spoils(match) if match else [0] * players)
            assert tuple(infos["final_scores"][i]) == (match.scores if match else (0,) * len(infos["final_scores"][i]))
            ends += match is not None
    assert ends >= 4


def test_random_opponents_are_uniform() -> None:
    env = OldTricksVectorEnv("gasoline_alley", 20_000, players=2, learner_seat=0)
    observations, infos = env.reset(seed=1)
    selling = np.flatnonzero(infos["action_mask"].sum(1) == 2)  # the opponent has bid, and the learner may sell or keep
    bids = [ot.engine.observations.decode(env.game, observations[i])["bid"] for i in selling[:6000]]
    counts = np.bincount(bids, minlength=31)[1:]
    expected = len(bids) / 30
    assert (
        (counts - expected) ** 2 / expected
    ).sum() < 59.7  # chi-squared with 29 degrees of freedom, one in a thousand


def test_seeds_decide_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("oldtricks.compiled.batch.LEAST", 1)

    def told(seed: int, threads: int = 1) -> list[Any]:
        env = OldTricksVectorEnv("gasoline_alley", 5, players=3, learner_seat=1, threads=threads)
        chance = np.random.default_rng(1)
        observations, infos = env.reset(seed=seed)
        story = [observations.tolist()]
        for _ in range(30):
            observations, rewards, _, _, infos = env.step(random_actions(infos["action_mask"], chance))
            story.append((observations.tolist(), rewards.tolist()))
        story.append(env.reset()[0].tolist())
        return story

    assert told(3) == told(3) == told(3, threads=2)
    assert told(3)[0] != told(4)[0]
    assert told(3)[-1] != told(3)[0]
    assert told(3)[-1] != told(4)[-1]


def test_spaces_fit_the_games() -> None:
    env = OldTricksVectorEnv("tactics", 6)
    _, infos = env.reset(seed=1)
    assert env.single_observation_space.shape == (565,)
    assert env.observation_space.shape == (6, 565)
    assert env.single_action_space.n == 52  # type: ignore[attr-defined]
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    env.action_space.seed(1)
    env.step(env.action_space.sample(mask=tuple(infos["action_mask"])))


def test_gymnasiums_wrappers_work() -> None:
    env: Any = RecordEpisodeStatistics(OldTricksVectorEnv("gasoline_alley", 4, players=2, learner_seat=0))
    listed: Any = DictInfoToList(OldTricksVectorEnv("gasoline_alley", 4, players=2, learner_seat=0))
    chance = np.random.default_rng(1)
    _, infos = env.reset(seed=1)
    listed.reset(seed=1)
    ends = 0
    for _ in range(30):
        actions = random_actions(infos["action_mask"], chance)
        _, rewards, terminations, _, infos = env.step(actions)
        by_row = listed.step(actions)[-1]
        for i in np.flatnonzero(terminations):
            ends += 1
            assert infos["episode"]["r"][i] == rewards[i]
            assert by_row[i]["final_scores"].tolist() == infos["final_scores"][i].tolist()
        assert ["final_scores" in row for row in by_row] == terminations.tolist()
    assert ends > 4


def test_observations_are_the_callers_own_unless_he_does_not_want_them() -> None:
    env = OldTricksVectorEnv("tactics", 2)
    first, infos = env.reset(seed=1)
    before = first.copy()
    env.step(infos["action_mask"].argmax(1))
    assert (first == before).all()
    bare = OldTricksVectorEnv("tactics", 2, copy=False)
    first, infos = bare.reset(seed=1)
    assert bare.step(infos["action_mask"].argmax(1))[0] is first


# Mistakes


def test_illegal_actions_are_refused_and_change_nothing() -> None:
    env = OldTricksVectorEnv("tactics", 3, learner_seat=2)
    _, infos = env.reset(seed=1)
    with pytest.raises(ot.IllegalAction, match="row 1: action 51 is illegal"):
        env.step([0, 51, 0])
    told, _, _, _, _ = env.step(infos["action_mask"].argmax(1))
    again = OldTricksVectorEnv("tactics", 3, learner_seat=2)
    again.reset(seed=1)
    assert (again.step(infos["action_mask"].argmax(1))[0] == told).all()


def test_actions_of_the_wrong_shape_or_type_are_refused() -> None:
    env = OldTricksVectorEnv("tactics", 3)
    env.reset(seed=1)
    for wrong in ([0, 0], [[0, 0, 0]], [0.0, 0.0, 0.0], 0):
        with pytest.raises(ot.OldTricksError, match="a step takes 3 action numbers"):
            env.step(wrong)


def test_opponents_that_break_the_rules_are_named_and_the_environment_waits_for_a_reset() -> None:
    behave = True

    def opponents(observations: Any, masks: Masks, seats: Any) -> Any:
        return masks.argmax(1) if behave else np.full(len(seats), 61)

    env = OldTricksVectorEnv("tactics", 2, learner_seat=0, opponents=opponents)
    _, infos = env.reset(seed=1)
    behave = False
    with pytest.raises(ot.IllegalAction, match=r"row \d: action 61 is illegal"):
        env.step(infos["action_mask"].argmax(1))
    behave = True
    with pytest.raises(ResetNeeded):
        env.step(infos["action_mask"].argmax(1))
    _, infos = env.reset(seed=1)
    env.step(infos["action_mask"].argmax(1))


def test_opponents_have_to_answer_for_every_row() -> None:
    env = OldTricksVectorEnv("tactics", 2, learner_seat=0, opponents=lambda *shown: [0, 0, 0])
    with pytest.raises(ot.OldTricksError, match=r"a step takes \d action numbers, not an array of shape"):
        env.reset(seed=1)


def test_reset_comes_first() -> None:
    with pytest.raises(ResetNeeded):
        OldTricksVectorEnv("tactics", 2).step([0, 0])


def test_settings_are_checked() -> None:
    with pytest.raises(ot.OptionError, match="learner_seat is a seat from 0 to 3, or None"):
        OldTricksVectorEnv("tactics", 2, learner_seat=4)
    with pytest.raises(ot.OptionError, match="give learner_seat too"):
        OldTricksVectorEnv("tactics", 2, opponents=lowest)
    with pytest.raises(ot.OldTricksError, match="the size of a batch"):
        OldTricksVectorEnv("tactics", 0)
    with pytest.raises(ot.OldTricksError, match="seed"):
        OldTricksVectorEnv("tactics", 2).reset(seed=1 << 63)
