"""What the policies choose, pinned: a change of how they are written must not change how they play.

Whoever means to change their play runs `python -m tests.bots.test_choices` and puts the new fingerprints here.
"""

import hashlib
import random

import pytest

import oldtricks as ot
from oldtricks.bots import binding
from oldtricks.bots.surface import policy
from oldtricks.compiled.kernels import act, begin
from oldtricks.engine.box import cards_of
from oldtricks.rules.table import OVER

from ..tables import limited

MATCHES = 30  # at each table
SIDES = {
    "neutral": (
        {"players": 4, "sides": "singles"},
        {"players": 6, "sides": "pairs"},
        {"players": 6, "sides": "singles"},
    ),
    "new_york_to_paris": ({"players": 4, "sides": "partners"},),
}
DIGESTS = {
    "aviationgame": "4139bc588e296c56",
    "gasoline_alley": "97dcc1af505c5de8",
    "neutral": "eadb96f5a9e74182",
    "new_york_to_paris": "37b50b0a39c87957",
    "tactics": "a5ccea800c7df6a0",
}


def digest(name: str) -> str:
    """A fingerprint of every choice in many hands; one move in five is wild, so that odd positions come up too."""
    bound = binding.bind(name)
    choose, start, go_on = bound(policy), bound(begin), bound(act)
    seen = hashlib.sha256()
    for options in (*({"players": players} for players in ot.game(name).box.seats), *SIDES.get(name, ())):
        game = limited(name, options, hands=4)
        deck, drew, g, side_cards = [0] * 256, [0] * 256, [0] * 4, game.box.side_packs
        for seed in range(MATCHES):
            chance, s = random.Random(seed), game.new_state()
            start(s, game.new_state(), deck, drew, g, seed, game.players, side_cards)
            while s.phase != OVER:
                chosen = choose(s, [1, 2, 3, 4])
                seen.update(bytes([chosen]))
                if chance.random() < 0.2:
                    chosen = chance.choice(list(cards_of(game.rules.legal(s))))
                go_on(s, chosen, deck, g, seed, game.players, side_cards)
    return seen.hexdigest()[:16]


@pytest.mark.parametrize("name", ot.GAMES)
def test_the_policies_choose_what_they_chose(name: str) -> None:
    assert digest(name) == DIGESTS[name]


if __name__ == "__main__":
    for each in ot.GAMES:
        print(each, digest(each))
