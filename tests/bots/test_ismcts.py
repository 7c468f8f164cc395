"""The plain tree search: it finds what there is to find, keeps to its budget, and agrees with OpenSpiel's."""

import random
import time
from typing import Any

import numpy as np
import pytest

import oldtricks as ot
from oldtricks.bots import Budget, RandomBot
from oldtricks.bots.ismcts import Ismcts
from oldtricks.bots.steady import action_text
from oldtricks.bots.trees import EXPLORE
from oldtricks.rules.table import PLAY

from ..engine.test_noninterference import Seat, interference
from ..tables import play

GAME = "gasoline_alley"  # the quickest to compile


def test_it_takes_the_ten_that_only_a_higher_card_can_take() -> None:
    """Second and last to play, the ten counts ten for whoever has it: Phyliss takes it, a four does not."""
    game = ot.game(GAME, players=2, hands=1)
    deck = game.stack(["tin-can-10 gasoline-1 gasoline-2 alley-1 alley-2 alley-3", "tin-can-13 tin-can-4 gasoline-3"])
    match = play(game.start(deck=deck, dealer=1), "bid 1, sell, name tin-can, play tin-can-10")
    assert Ismcts(1).choose(match.view(1), Budget(400)) == "play tin-can-13"


def test_it_beats_random() -> None:
    game = ot.game(GAME, players=2, hands=6)
    won = 0.0
    for seed in range(8):
        match = game.start(seed=seed)
        bots = (Ismcts(1), RandomBot(1)) if seed % 2 else (RandomBot(1), Ismcts(1))
        while match.turn is not None:
            match.play(bots[match.turn].choose(match.view(match.turn), Budget(300)))
        won += (seed % 2 == 0) in match.winners
    assert won >= 6


def test_it_chooses_the_same_for_the_same_seed_and_never_more_than_it_may() -> None:
    match = ot.game(GAME, players=3).start(seed=2)
    view = match.view(match.turn)
    assert len({Ismcts(4).choose(view, Budget(100)) for _ in range(3)}) == 1
    begun = time.perf_counter()
    Ismcts(4).choose(view, Budget(seconds=0.2))
    assert 0.15 < time.perf_counter() - begun < 0.5


def test_it_never_knows_more_than_its_seat() -> None:
    def choice(match: ot.Match, seat: Seat) -> bytes:
        at_turn = seat is not None and seat == match.turn
        return Ismcts(3).choose(match.view(seat), Budget(30)).encode() if at_turn else b""

    tally = interference((GAME, {"players": 4}), choice, seeds=[1])
    assert tally.leaks == 0
    assert tally.at_turn >= 5


def positions(count: int) -> list[tuple[Any, ot.Match]]:
    """Moments of random hands for two with a choice of cards: as OpenSpiel has them, and as our engine has."""
    pyspiel = pytest.importorskip("pyspiel")
    from ..envs.test_open_spiel import engine_match, random_play

    game = pyspiel.load_game(f"oldtricks_{GAME}(players=2,hands=1)")
    found: list[tuple[Any, ot.Match]] = []
    chance = random.Random(3)
    while len(found) < count:
        for state in random_play(game, chance.getrandbits(30), modest=True):
            s = state.world.s
            if not state.is_terminal() and s.phase == PLAY and s.tricks == 3 and len(state.legal_actions()) == 3:
                found.append((state.clone(), engine_match(state)))
                break
    return found


def test_it_agrees_with_the_search_of_open_spiel() -> None:
    """Both find the same chances to win, and neither sees much in favour of another choice."""
    places = positions(8)
    from open_spiel.python.algorithms import ismcts, mcts  # type: ignore[import-untyped, unused-ignore]

    from ..envs.test_open_spiel import sampler

    open_questions = 0
    for number, (state, match) in enumerate(places):
        chance, draw = np.random.RandomState(number), sampler(number)
        theirs = ismcts.ISMCTSBot(
            state.get_game(), mcts.RandomRolloutEvaluator(1, chance), 2 * EXPLORE, 400, random_state=chance
        )
        theirs.set_resampler(lambda state, player, draw=draw: state.resample_from_infostate(player, draw))
        theirs.run_search(state)
        children = {state.action_to_string(a): child for a, child in theirs._root_node.child_info.items()}
        ours = Ismcts(1).search(match.view(match.turn))
        chosen = action_text(match.view(match.turn), ours.run(Budget(2000)))
        chances = {action_text(match.view(match.turn), a): value for a, (_, value) in ours.found().items()}
        assert set(children) == set(chances) == set(match.view(match.turn).legal)
        best = max(children.values(), key=lambda child: child.visits)
        assert abs((best.value() + 1) / 2 - chances[chosen]) < 0.15  # 400 of theirs are good to 0.03 or so
        error = (1 / children[chosen].visits + 1 / best.visits) ** 0.5  # of a difference of results between -1 and 1
        assert children[chosen].value() >= best.value() - 2.5 * error
        open_questions += 0.02 < chances[chosen] < 0.98
    assert open_questions >= 4
