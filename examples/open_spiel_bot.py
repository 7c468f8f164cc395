"""A bot of OpenSpiel's plays a hand against random players: information-set Monte Carlo tree search.

    python examples/open_spiel_bot.py
    python examples/open_spiel_bot.py --game "oldtricks_neutral(players=5)" --simulations 500

Needs the extra [envs].
"""

import argparse
import random
from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-not-found, unused-ignore]
from open_spiel.python.algorithms import ismcts, mcts  # type: ignore[import-not-found, import-untyped, unused-ignore]

import oldtricks.envs.open_spiel  # noqa: F401  (registers our games)

SEARCHER = 0  # the seat of the bot, as OpenSpiel counts


def play(game: Any, simulations: int, seed: int) -> Any:
    """One match, said aloud; its last state."""
    generator = np.random.RandomState(seed)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, generator), 1.0, simulations, random_state=generator)
    chance = random.Random(seed)
    state = game.new_initial_state()
    hands: list[str] = []
    while not state.is_terminal():
        player = state.current_player()
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            action = chance.choices(actions, weights)[0]
        else:
            seen = state.information_state_string(SEARCHER).split("; ")
            if len(hands) < len(hands := [event for event in seen if event.startswith("hand: ")]):
                print(f"seat {SEARCHER + 1} is dealt the {hands[-1]}")
            action = bot.step(state) if player == SEARCHER else chance.choice(state.legal_actions())
            who = "search" if player == SEARCHER else "random"
            print(f"seat {player + 1} ({who}): {state.action_to_string(player, action)}")
        state.apply_action(action)
    return state


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "--game", default="oldtricks_gasoline_alley(players=3)", help="an OpenSpiel game string of ours"
    )
    parser.add_argument("--simulations", type=int, default=400, help="how many the search makes for each decision")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--quick", action="store_true", help="think little, to see that it works")
    given = parser.parse_args()
    game = pyspiel.load_game(given.game)
    print(f"{game.get_type().long_name}: seat {SEARCHER + 1} searches, the others play at random.\n")
    state = play(game, 20 if given.quick else given.simulations, given.seed)
    print("\nReturns: " + ", ".join(f"seat {i + 1} {value:+.2f}" for i, value in enumerate(state.returns())))


if __name__ == "__main__":
    main()
