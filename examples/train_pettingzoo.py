"""Teach a small network Gasoline Alley for two, through the PettingZoo environment and with NumPy alone.

The network plays both seats against itself, one hand an episode. What helped the winner becomes more likely, what the
loser did less so (the policy gradient, with a learned baseline). From time to time it plays uniformly random players,
whom it never met in training.

    python examples/train_pettingzoo.py            one to two minutes
    python examples/train_pettingzoo.py --quick    some seconds: too short to learn much
"""

import argparse
import math
import time
from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt

from oldtricks import Game
from oldtricks.engine.observations import layout
from oldtricks.envs.pettingzoo import env

Array = npt.NDArray[np.float64]
Player = Callable[[Any], int]  # from an observation to an action

HIDDEN = 64
HANDS_A_STEP = 32
LEARNING_RATE = 0.001
ENTROPY = 0.03  # a small prize for not being sure too early
SEED_OF_TESTS = 1 << 32  # far from the seeds of training


class Network:
    """One hidden layer; from it the chances of every action and a guess at the reward."""

    def __init__(self, game: Game, actions: int, chance: np.random.Generator) -> None:
        self.chance = chance
        units = [30.0 if field.kind == "numbers" else 1.0 for field in layout(game) for _ in range(field.length)]
        self.units = np.array(units)  # bids and scores come to the size of everything else, which is 0 or 1
        inputs = len(units)
        self.weights = {
            "hidden": chance.normal(0, 1 / math.sqrt(inputs), (inputs, HIDDEN)),
            "hidden_bias": np.zeros(HIDDEN),
            "policy": np.zeros((HIDDEN, actions)),  # all legal actions alike at first
            "policy_bias": np.zeros(actions),
            "value": np.zeros(HIDDEN),
        }
        self.momentum = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self.spread = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self.updates = 0

    def read(self, observation: Any) -> Array:
        """An observation as the network takes it."""
        inputs: Array = observation["observation"] / self.units
        return inputs

    def look(self, inputs: Array, masks: Array) -> tuple[Array, Array, Array]:
        """The hidden layer, the chances of every action (none for illegal ones), and the reward to expect."""
        w = self.weights
        hidden = np.tanh(inputs @ w["hidden"] + w["hidden_bias"])
        logits = np.where(masks > 0, hidden @ w["policy"] + w["policy_bias"], -np.inf)
        chances = np.exp(logits - logits.max(-1, keepdims=True))
        return hidden, chances / chances.sum(-1, keepdims=True), hidden @ w["value"]

    def choose(self, observation: Any) -> int:
        _, chances, _ = self.look(self.read(observation), observation["action_mask"])
        return int(self.chance.choice(len(chances), p=chances))

    def learn(self, inputs: Array, masks: Array, actions: npt.NDArray[np.int64], rewards: Array) -> None:
        """One step up the gradient, over all decisions of some hands."""
        hidden, chances, values = self.look(inputs, masks)
        count = len(actions)
        better = rewards - values
        scale = (better - better.mean()) / (better.std() + 1e-8)
        to_logits = -chances * scale[:, None]
        to_logits[np.arange(count), actions] += scale
        logs = np.log(np.where(chances > 0, chances, 1.0))
        to_logits -= ENTROPY * chances * (logs - (chances * logs).sum(1, keepdims=True))
        to_hidden = (to_logits @ self.weights["policy"].T + np.outer(better, self.weights["value"])) * (1 - hidden**2)
        self._climb(
            {
                "hidden": inputs.T @ to_hidden / count,
                "hidden_bias": to_hidden.mean(0),
                "policy": hidden.T @ to_logits / count,
                "policy_bias": to_logits.mean(0),
                "value": hidden.T @ better / count,
            }
        )

    def _climb(self, gradients: dict[str, Array]) -> None:
        """Adam."""
        self.updates += 1
        for name, gradient in gradients.items():
            self.momentum[name] += 0.1 * (gradient - self.momentum[name])
            self.spread[name] += 0.001 * (gradient**2 - self.spread[name])
            momentum = self.momentum[name] / (1 - 0.9**self.updates)
            spread = self.spread[name] / (1 - 0.999**self.updates)
            self.weights[name] += LEARNING_RATE * momentum / (np.sqrt(spread) + 1e-8)


def play(table: Any, seed: int, players: list[Player]) -> list[float]:
    """One episode; the reward of each seat."""
    rewards = [0.0] * len(players)
    table.reset(seed=seed)
    for agent in table.agent_iter():
        seat = table.possible_agents.index(agent)
        observation, reward, terminated, truncated, _ = table.last()
        rewards[seat] += reward
        table.step(None if terminated or truncated else players[seat](observation))
    return rewards


def self_play(table: Any, network: Network, first_seed: int) -> tuple[Array, Array, npt.NDArray[np.int64], Array]:
    """Every decision of some hands: what was seen, what was legal, what was done, and what came of it."""
    decisions: list[tuple[Array, Array, int]] = []
    rewards: list[float] = []
    for hand in range(HANDS_A_STEP):
        seats: list[int] = []

        def player(seat: int, seats: list[int] = seats) -> Player:
            def choose(observation: Any) -> int:
                action = network.choose(observation)
                decisions.append((network.read(observation), observation["action_mask"], action))
                seats.append(seat)
                return action

            return choose

        result = play(table, first_seed + hand, [player(0), player(1)])
        rewards += [result[seat] for seat in seats]
    inputs, masks, actions = zip(*decisions, strict=True)
    return np.array(inputs), np.array(masks), np.array(actions), np.array(rewards)


def against_random(table: Any, player: Player, chance: np.random.Generator, hands: int) -> tuple[float, float]:
    """The share of hands won against a random player (a shared win is half of one), and its 95 % margin."""

    def at_random(observation: Any) -> int:
        return int(chance.choice(np.flatnonzero(observation["action_mask"])))

    won = []
    for hand in range(hands):
        players = [player, at_random] if hand % 2 else [at_random, player]
        won.append((play(table, SEED_OF_TESTS + hand, players)[0 if hand % 2 else 1] + 1) / 2)
    return float(np.mean(won)), float(1.96 * np.std(won, ddof=1) / math.sqrt(hands))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="a short run")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    updates, pause, hands = (20, 10, 200) if asked.quick else (400, 100, 1000)

    table = env("gasoline_alley", players=2)
    chance = np.random.default_rng(asked.seed)
    game = table.unwrapped.game
    network = Network(game, int(table.action_space("player_0").n), chance)
    begun = time.perf_counter()
    print(f"{game!r}: {len(network.units)} inputs, {HIDDEN} hidden units, {HANDS_A_STEP} hands a step")
    before, margin = against_random(table, network.choose, chance, hands)
    print(f"untrained: wins {before:.1%} ± {margin:.1%} against random, {hands} hands")
    after = before
    for update in range(1, updates + 1):
        network.learn(*self_play(table, network, update * HANDS_A_STEP))
        if update % pause == 0:
            after, margin = against_random(table, network.choose, chance, hands)
            seconds = time.perf_counter() - begun
            print(f"{update * HANDS_A_STEP:>6} hands: wins {after:.1%} ± {margin:.1%}, {seconds:.0f} s", flush=True)
    print(f"lower end of the 95 % interval: {after - margin:.1%}; two random players: 50 %")
    if after - margin > 0.5:
        print("Better than random play.")
    else:
        print("Not shown to be better than random play" + (": this was a short run." if asked.quick else "."))


if __name__ == "__main__":
    main()
