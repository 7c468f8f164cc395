"""The PettingZoo environment: PettingZoo's own tests at every table, and what ours promises beyond them."""

import copy
import pickle
import random
import subprocess
import sys
import warnings
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest

import oldtricks as ot
from oldtricks.engine.observations import observe

from ..tables import TABLES, table_id

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)  # PettingZoo's tests import games of its own in its old way
    from pettingzoo.test import api_test, render_test, seed_test  # type: ignore[import-untyped]
    from pettingzoo.test import test_save_obs as save_obs_test

from oldtricks.envs import read_game
from oldtricks.envs.pettingzoo import env, raw_env

# What api_test says of every environment with action masks that is not one of PettingZoo's own.
KNOWN_WARNINGS = {
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
}

every_table = pytest.mark.parametrize("table", TABLES, ids=table_id)
each_game = pytest.mark.parametrize("name", ot.GAMES)


def steps(table: Any, seed: int = 0) -> Iterator[str]:
    """Uniformly random play of one episode; stops before every step, at the agent that has just been told `last`."""
    chance = random.Random(seed)
    table.reset(seed=seed)
    for agent in table.agent_iter():
        observation, _, terminated, truncated, _ = table.last()
        yield agent
        legal = np.flatnonzero(observation["action_mask"]).tolist()
        table.step(None if terminated or truncated else chance.choice(legal))


# PettingZoo's own tests


@every_table
def test_api(table: tuple[str, dict[str, Any]]) -> None:
    name, options = table
    tested = env(name, **options)
    for agent in tested.possible_agents:
        tested.action_space(agent).seed(1)
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        api_test(tested, num_cycles=1000)
    assert {str(warning.message) for warning in said} == KNOWN_WARNINGS


@every_table
def test_seeds(table: tuple[str, dict[str, Any]]) -> None:
    name, options = table
    seed_test(lambda: env(name, **options), num_cycles=100)


@every_table
def test_rendering(table: tuple[str, dict[str, Any]]) -> None:
    name, options = table
    render_test(lambda render_mode: env(name, render_mode=render_mode, **options), {"svg": is_drawing})


def is_drawing(text: str) -> bool:
    return ElementTree.fromstring(text).tag == "{http://www.w3.org/2000/svg}svg"


def test_saving_observations_is_for_images(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    save_obs_test(env())
    assert "Observations must be Box to save observations as image" in capsys.readouterr().out
    assert not list(tmp_path.iterdir())


# Games


def test_c6_trick_games_by_name_end_after_one_hand() -> None:
    assert read_game("neutral", {"players": 5}) == ot.game("neutral", players=5, hands=1)
    assert read_game("neutral", {"hands": 3}) == ot.game("neutral", hands=3)
    assert read_game("neutral", {"hands": None}) == ot.game("neutral")
    assert read_game("new_york_to_paris", {}) == ot.game("new_york_to_paris")


def test_a_game_is_taken_as_it_is() -> None:
    game = ot.game("gasoline_alley", players=3, hands=2)
    assert raw_env(game).game is game
    with pytest.raises(ot.OptionError, match="has its options already; it takes no players"):
        raw_env(game, players=4)


def test_options_are_checked() -> None:
    with pytest.raises(ot.OptionError, match="no option 'hand'"):
        env("tactics", hand=2)
    with pytest.raises(ot.OptionError, match="render_mode is one of None, human, ansi, svg; not 'rgb_array'"):
        env("tactics", render_mode="rgb_array")
    with pytest.raises(ot.OptionError, match="reward is one of win, score"):
        env("tactics", reward="miles")
    with pytest.raises(ot.OptionError, match="viewer is one of turn, spectator, player_0"):
        env("tactics", viewer="player_4")


# Play


@every_table
def test_everybody_sees_his_own_view_and_only_the_agent_at_turn_has_actions(table: tuple[str, dict[str, Any]]) -> None:
    name, options = table
    played = env(name, **options)
    for i, _ in enumerate(steps(played, seed=3)):
        match = played.unwrapped.match
        if i % 7 and not match.over:  # a sample will do
            continue
        for seat, agent in enumerate(played.possible_agents):
            seen = played.observe(agent)
            assert played.observation_space(agent).contains(seen)
            assert seen["observation"].tolist() == observe(match, seat)
            legal = [action.number for action in match.legal()] if seat == match.turn else []
            assert np.flatnonzero(seen["action_mask"]).tolist() == legal
        assert match.over or played.agent_selection == f"player_{match.turn}"
    assert played.unwrapped.match.over
    assert not played.agents


@every_table
def test_winners_share_one_and_the_others_minus_one(table: tuple[str, dict[str, Any]]) -> None:
    name, options = table
    played = env(name, **options)
    for seed in range(1 if name == "new_york_to_paris" else 4):  # a race is long, and has one winning side
        told = dict.fromkeys(played.possible_agents, 0.0)
        for agent in steps(played, seed):
            told[agent] += played.last()[1]
        winners = played.unwrapped.match.winners
        losers = [seat for seat in range(len(told)) if seat not in winners]
        for seat, reward in enumerate(told.values()):
            if losers:
                assert reward == (1 / len(winners) if seat in winners else -1 / len(losers))
            else:
                assert reward == 0


@every_table
def test_scores_as_rewards_add_up(table: tuple[str, dict[str, Any]]) -> None:
    name, options = table
    hands = {} if name == "new_york_to_paris" else {"hands": 2}  # too few for an Engagement to be over before the last
    played = env(name, reward="score", **options, **hands)
    told = dict.fromkeys(played.possible_agents, 0.0)
    for agent in steps(played, seed=5):
        told[agent] += played.last()[1]
    match = played.unwrapped.match
    for seat, reward in enumerate(told.values()):
        score = match.scores[seat % len(match.scores)]
        assert reward == (60 - score if name == "gasoline_alley" else score)  # GA15: the way down is the way to win


def test_ta15_a_new_engagement_takes_nothing_from_anybody() -> None:
    table = env("tactics", reward="score", hands=20)
    table.reset(seed=1)
    match, chance, won = table.unwrapped.match, random.Random(1), 0
    while not match.over:
        before, engagements = match.scores, sum(match.state.engagements)
        legal = [action.number for action in match.legal()]
        table.step(1 - bool(match.state.bid) if match.phase == "bid" else chance.choice(legal))  # 60, and all pass
        gains = (table.rewards["player_0"], table.rewards["player_1"])
        assert gains == (table.rewards["player_2"], table.rewards["player_3"])
        standing = tuple(score + gain for score, gain in zip(before, gains, strict=True))
        if sum(match.state.engagements) > engagements and not match.over:
            won += 1
            assert match.scores == (0, 0)
            assert max(standing) >= 150
            assert -60 <= min(gains) <= max(gains) <= 110
        else:
            assert standing == match.scores
    assert won >= 1  # or the test has seen nothing


def test_legal_texts_are_told_to_the_agent_at_turn_when_asked_for() -> None:
    for agent in steps(told := env("gasoline_alley", players=2, legal_texts=True)):
        match = told.unwrapped.match
        texts = {"legal": [action.text for action in match.legal()]}
        assert told.infos == {a: texts if a == agent and not match.over else {} for a in told.agents}
    for _ in steps(silent := env("gasoline_alley", players=2)):
        assert not any(silent.infos.values())


@each_game
def test_a_seed_deals_what_the_engine_deals(name: str) -> None:
    table = env(name)
    table.reset(seed=7)
    assert table.unwrapped.match == table.unwrapped.game.start(seed=7)
    table.reset(seed=np.int64(7))
    assert table.unwrapped.match == table.unwrapped.game.start(seed=7)


def test_resets_without_a_seed_go_on_from_the_last_one() -> None:
    def dealt(seed: int) -> list[ot.Match]:
        table = env("neutral")
        table.reset(seed=seed)
        matches = []
        for _ in range(3):
            table.reset()
            matches.append(table.unwrapped.match)
        return matches

    assert dealt(7) == dealt(7)
    assert dealt(7)[0] != dealt(8)[0]
    assert dealt(7)[0] != dealt(7)[1]


def test_an_illegal_action_ends_the_episode_at_the_cost_of_its_agent() -> None:
    table = env("tactics")
    table.reset(seed=7)
    offender = table.agent_selection
    table.step(45)
    assert all(table.terminations.values())
    assert table.rewards == {agent: -1 if agent == offender else 0 for agent in table.agents}
    assert env("tactics", illegal_reward=-500.0).env.env._illegal_value == -500


def test_an_illegal_action_without_wrappers_is_refused_and_changes_nothing() -> None:
    table = raw_env("tactics")
    table.reset(seed=7)
    table.step(5)
    before = table.match.copy() if table.match else None
    for action, rule in ((5, "TA4"), (45, "TA-Q1"), (1000, "TA-Q1"), (-1, "TA-Q1")):  # a bid of 80, not raised; no bids
        with pytest.raises(ot.IllegalAction, match=f"action {action}.* is illegal. {rule}: ") as refused:
            table.step(action)
        assert refused.value.rule == rule
    assert table.match == before
    assert not any(table.terminations.values())
    with pytest.raises(TypeError):
        table.step(None)


def test_nothing_happens_before_the_first_reset() -> None:
    from gymnasium.error import ResetNeeded

    table = raw_env("tactics")
    for act in (lambda: table.observe("player_0"), lambda: raw_env("tactics", render_mode="ansi").render()):
        with pytest.raises(ResetNeeded):
            act()


# What is shown


def test_text_shows_the_table_to_the_agent_at_turn() -> None:
    table = env("tactics", render_mode="ansi")
    for _ in steps(table, seed=2):
        match = table.unwrapped.match
        assert table.render() == str(match.view(match.turn))


def test_a_person_sees_every_position(capsys: pytest.CaptureFixture[str]) -> None:
    table = env("gasoline_alley", players=2, render_mode="human")
    table.reset(seed=2)
    match = table.unwrapped.match
    seen = f"{match.view(match.turn)}\n\n"
    table.step(0)
    assert capsys.readouterr().out == seen + f"{match.view(match.turn)}\n\n"


@each_game
def test_a_spectator_sees_nobodys_cards(name: str) -> None:
    table = env(name, render_mode="svg", viewer="spectator")
    for _ in steps(table, seed=2):
        match = table.unwrapped.match
        shown = [text for text in ElementTree.fromstring(table.render()).itertext() if text.strip()]
        lying = len(match.view().table.get("trick", ())) + (match.view().table.get("discard_top") is not None)
        assert table.render().count('width="56"') == lying  # cards drawn
        dealer = match.names[match.state.dealer]
        assert f"{match.game.box.title}, deal {match.state.deals}, dealt by {dealer}; seen by spectator" in shown


def test_an_agent_sees_its_own_cards_whoever_is_at_turn() -> None:
    table = env("neutral", render_mode="ansi", viewer="player_2")
    for _ in steps(table, seed=2):
        assert table.render() == str(table.unwrapped.match.view(2))


def test_a_drawing_names_the_cards_in_hand_and_on_the_trick() -> None:
    table = env(ot.game("neutral", players=2, hands=1), render_mode="svg", viewer="player_1")
    table.reset(seed=2)
    match = table.unwrapped.match
    while match.phase == "bid":
        table.step(5 if not match.state.bid else 0)
    table.step(int(table.last()[0]["action_mask"].argmax()))
    drawn = [text for text in ElementTree.fromstring(table.render()).itertext() if text.strip()]
    cards = [*match.view(1).hand, *(card for _, card in match.view(1).table["trick"])]
    pairs = list(pairwise(drawn))
    for card in cards:
        suit, number = card.split("-")
        assert (number, suit) in pairs


def test_rendering_needs_a_mode() -> None:
    table = env("tactics")
    table.reset(seed=1)
    with pytest.warns(UserWarning, match="render_mode"):
        assert table.render() is None


# As a value


@pytest.mark.parametrize("twin", [copy.deepcopy, lambda table: pickle.loads(pickle.dumps(table))])
def test_a_copy_goes_on_from_the_same_position(twin: Any) -> None:
    table = env("tactics", hands=2)
    for i, _ in enumerate(steps(table, seed=4)):
        if i == 30:
            break
    other = twin(table)
    action = int(table.last()[0]["action_mask"].argmax())
    before = table.unwrapped.match.copy()
    other.step(action)
    assert table.unwrapped.match == before
    table.step(action)
    assert other.unwrapped.match == table.unwrapped.match
    assert other.agent_selection == table.agent_selection


def test_nothing_is_imported_before_it_is_needed_and_numba_never() -> None:
    program = """
import sys
import oldtricks.envs
assert not {"numpy", "gymnasium", "pettingzoo", "numba"} & set(sys.modules)
sys.modules["numba"] = None
table = oldtricks.envs.env("gasoline_alley", players=2)
table.reset(seed=1)
for agent in table.agent_iter():
    observation, reward, terminated, truncated, info = table.last()
    table.step(None if terminated else int(observation["action_mask"].argmax()))
assert table.unwrapped.match.over
"""
    subprocess.run([sys.executable, "-c", program], check=True, timeout=60)


def test_unknown_names_are_attribute_errors() -> None:
    import oldtricks.envs

    with pytest.raises(AttributeError, match="no attribute 'card_table'"):
        _ = oldtricks.envs.card_table


def test_the_training_example_runs() -> None:
    example = Path(__file__).parents[2] / "examples" / "train_pettingzoo.py"
    done = subprocess.run([sys.executable, str(example), "--quick"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "±" in done.stdout  # it says how sure it is, whatever came of the lesson


def test_a_hand_that_everybody_passes_can_be_dealt_again() -> None:
    ending, going_on = raw_env("tactics"), raw_env("tactics", redeal=True)
    for table in (ending, going_on):
        table.reset(seed=3)
        first = table.match
        for _ in range(4):
            table.step(0)
        assert table.terminations["player_0"] == (table is ending)
        assert (table.match is first) == (table is ending)
        assert set(table.rewards.values()) == {0.0}
    for _ in range(40):  # and again
        going_on.step(0)
    assert not any(going_on.terminations.values())
