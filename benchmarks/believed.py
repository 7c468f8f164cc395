"""How well the policy and the net read what players did: how much likelier each reading makes the world that is true.

    python benchmarks/believed.py aviationgame --hands 50

At some decisions of hands that `sharp` (or another `--bot`) plays, 100 worlds are dealt that the player at turn cannot
tell from the real one. What is told is the logarithm of how likely a reading finds the others' actions in the real
world, over how likely on average in those: 0 is what no reading at all comes to, 0.7 makes the real world twice as
likely as before, below 0 the reading misleads.
"""

import argparse
import math
from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import numpy as np
from common import rows

import oldtricks as ot
from oldtricks.bots import BOTS, Budget, binding, bot, thinking
from oldtricks.bots.counselled import likelihood
from oldtricks.bots.layers import answers_alike
from oldtricks.bots.net import layers
from oldtricks.bots.thinking import ADVISED, AS_DRAWN, Bench, Knowledge
from oldtricks.bots.worlds import Worlds
from oldtricks.engine.knowledge import copy_state
from oldtricks.engine.match import Match
from oldtricks.engine.observations import encoded
from oldtricks.engine.view import View
from oldtricks.rules.table import BID, HIDDEN, PLAY

WORLDS = 100
SEED = 990_000
CARDS = (0, 4, 8)  # looked at when a player has played so many
READINGS = ("the policy", "the policy, calls unread", "the net reads the calls, the policy the rest")

World = tuple[float, Sequence[int], Sequence[int]]  # what it counts, its deck and all that was done in it


def spots(match: Match, level: str, budget: Budget) -> Iterator[tuple[str, View]]:
    """The decisions that are looked at while a hand is played."""
    players = [bot(level, seat) for seat in range(match.game.players)]
    while not match.over and match.state.deals == 1:
        view = match.view(match.turn)
        assert view.seat is not None
        if len(view.legal) > 1 and view.known.phase == BID and len(view.script) in (2, 3):
            yield "in the auction", view
        played = view.known.played[view.seat].bit_count()
        if len(view.legal) > 1 and view.known.phase == PLAY and played in CARDS:
            yield f"at card {played + 1}", view
        match.play(players[view.seat].choose(view, budget))


@cache
def replaying(game_name: str) -> Any:
    return binding.bind(game_name, binding.QUICK)(thinking.replay)


def fit(view: View, known: Knowledge, world: World, unread: int) -> float:
    """How likely the policy finds what the others did in a world, but for one phase."""
    replay, bench = replaying(view.game), Bench.of_lists()
    known.facts[7] = unread
    for how in (ADVISED, AS_DRAWN):
        bench.deck[: len(world[1])], bench.made[: len(world[2])] = world[1], world[2]
        found = replay(view.played.new_state(), view.before, known, bench, [1, 2, 3, 4], how)
        if found:
            return found
    return 0.0


def calls(view: View, worlds: list[World]) -> Any:
    """How likely the net finds the others' calls in each world."""
    rules, likely = view.played.rules, np.ones(len(worlds))
    tables = [copy_state(view.before) for _ in worlds]
    for s, (_, deck, _) in zip(tables, worlds, strict=True):
        rules.deal(s, list(deck))
    for (seat, number), phase in zip(view.script, view.phases, strict=True):
        if phase != BID:
            break
        if seat != view.seat:
            seen = np.array([encoded(view.played, s, seat) for s in tables], np.int8)
            masks = np.array([rules.legal(s) for s in tables], np.int64)
            likely *= likelihood(answers_alike(layers(view.game), seen), masks, number)
        for s in tables:
            rules.apply(s, number)
    return likely


def lifts(view: View, true: World, seed: int) -> list[float]:
    """By reading, see `READINGS`."""
    known = Worlds(view).knowledge
    worlds = [true, *((each.weight, each.deck, each.actions) for each in Worlds(view).draw(seed, WORLDS))]
    whole, rest = (np.array([fit(view, known, each, unread) for each in worlds]) for unread in (HIDDEN, BID))
    weights = np.array([each[0] for each in worlds])
    found = []
    for likely in (whole, rest, rest * calls(view, worlds)):
        found.append(math.log(likely[0] / np.average(likely[1:], weights=weights[1:])))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description="How well what players did is read.")
    parser.add_argument("game", choices=[name for name in ot.GAMES if ot.game(name).box.single_hands])
    parser.add_argument("--hands", type=int, default=20)
    parser.add_argument("--bot", choices=list(BOTS), default="sharp", help="who plays")
    parser.add_argument("--playouts", type=int, default=1500, help="that it may make for a move")
    options = parser.parse_args()
    found = defaultdict(list)
    for hand in range(options.hands):
        match = ot.game(options.game).start(seed=SEED + hand)
        for spot, view in spots(match, options.bot, Budget(playouts=options.playouts)):
            dealing = match.dealing()
            true = 1.0, dealing.deck, [number for _, number in dealing.made]
            found[spot].append(lifts(view, true, len(view.script) + 1000 * hand))
    table = [[f"{options.game}, {options.bot}", *(f"{spot} ({len(found[spot])})" for spot in found)]]
    for i, reading in enumerate(READINGS):
        table.append([reading, *(told([each[i] for each in found[spot]]) for spot in found)])
    table.append(["the net's less the policy's", *(told([c - a for a, _, c in found[spot]]) for spot in found)])
    print("\n".join(rows(*table)))


def told(values: list[float]) -> str:
    """A mean with its 95% interval."""
    middle, half = float(np.mean(values)), 1.96 * float(np.std(values)) / math.sqrt(len(values))
    return f"{middle:+.2f} ({middle - half:+.2f} to {middle + half:+.2f})"


if __name__ == "__main__":
    main()
