"""How fast CFR finds the equilibria of the small worlds: `python benchmarks/small_worlds.py`, about a minute.

Writes benchmarks/small_worlds.json, which benchmarks/plots.py draws, and the table of docs/environments.md. There is no
chance in it: the same figures come out anywhere. The trees are handed to OpenSpiel's C++ as extensive-form games.
"""

import json
from typing import Any

import pyspiel
from common import ROOT, rows, write_between_markers
from open_spiel.python.algorithms import gambit

import oldtricks as ot
import oldtricks.envs.open_spiel  # registers them
from oldtricks.envs.small_world import small_world

PAGE = ROOT / "docs" / "environments.md"
FIGURES = ROOT / "benchmarks" / "small_worlds.json"
ITERATIONS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)
SOLVERS = {"CFR": pyspiel.CFRSolver, "CFR+": pyspiel.CFRPlusSolver}


def exploitability(tree: Any, policy: Any) -> float:
    """What a best response gains on average over both seats; a win is worth 1, a loss -1."""
    return float(pyspiel.nash_conv(tree, policy)) / 2


def curve(tree: Any, solver: Any) -> list[float]:
    """The average policy's exploitability after so many iterations."""
    found = []
    for iteration in range(1, ITERATIONS[-1] + 1):
        solver.evaluate_and_update_policy()
        if iteration in ITERATIONS:
            found.append(exploitability(tree, solver.average_policy()))
    return found


def size(state: Any, known: set[str]) -> int:
    """How many histories there are from here on; the information states go into `known`."""
    if state.is_chance_node():
        actions = [action for action, _ in state.chance_outcomes()]
    else:
        actions = [] if state.is_terminal() else state.legal_actions()
        known.update([state.information_state_string()] if actions else [])
    return 1 + sum(size(state.child(action), known) for action in actions)


def measured(name: str) -> dict[str, Any]:
    game = pyspiel.load_game(f"oldtricks_small_{name}")
    known: set[str] = set()
    histories = size(game.new_initial_state(), known)
    tree = pyspiel.load_efg_game(gambit.export_gambit(game))
    solvers = {name: kind(tree) for name, kind in SOLVERS.items()}
    curves = {name: curve(tree, solver) for name, solver in solvers.items()}
    best = solvers["CFR+"].average_policy()
    return {
        "deals": len(small_world(name).deals),
        "histories": histories,
        "information_states": len(known),
        "uniform": exploitability(tree, pyspiel.UniformRandomPolicy(tree)),
        "curves": curves,
        "value": pyspiel.expected_returns(tree.new_initial_state(), best, -1, True)[0],
    }


def report(found: dict[str, Any]) -> str:
    head = ["small world", "deals", "histories", "information states", "value for side 1", "chosen at random",
            *(f"{solver}, {n}" for solver in SOLVERS for n in (10, 100, 1000))]  # fmt: skip
    table = [head]
    for name, one in found.items():
        after = [one["curves"][solver][ITERATIONS.index(n)] for solver in SOLVERS for n in (10, 100, 1000)]
        counts = (f"{one[key]:,}" for key in ("deals", "histories", "information_states"))
        figures = (f"{figure:.2g}" if figure > 1e-9 else "0" for figure in (one["uniform"], *after))
        table.append([ot.game(name).box.title, *counts, f"{one['value']:+.3f}", *figures])
    return "\n".join(rows(*table))


def main() -> None:
    found = {name: measured(name) for name in ot.GAMES}
    FIGURES.write_text(json.dumps(found, indent=1) + "\n")
    text = report(found)
    print(text)
    write_between_markers("small worlds", text, PAGE)


if __name__ == "__main__":
    main()
