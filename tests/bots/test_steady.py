"""Steady: legal at every table, far better than random, quick, and ignorant of what is hidden."""

import time

import pytest

import oldtricks as ot
from oldtricks.bots import Bot, Budget, Novice, RandomBot, Steady

from ..engine.test_noninterference import Seat, interference
from ..tables import TABLES, limited, table_id

BUDGET = Budget()


def played(game: ot.Game, bots: list[Bot], seed: int) -> ot.Match:
    match = game.start(seed=seed)
    while match.turn is not None:
        match.play(bots[match.turn].choose(match.view(match.turn), BUDGET))
    return match


def share_of_wins(name: str, bot: Bot, other: Bot, deals: int) -> float:
    """Of duplicate matches: every deal is played from both sides."""
    game = limited(name, {}, hands=10)
    won = 0.0
    for seed in range(deals):
        for own in (0, 1):
            match = played(game, [bot if seat % 2 == own else other for seat in range(game.players)], seed)
            won += sum(seat % 2 == own for seat in match.winners) / len(match.winners)
    return won / (2 * deals)


@pytest.mark.parametrize("table", TABLES, ids=table_id)
def test_it_plays_whole_matches_at_every_table(table: tuple[str, dict[str, object]]) -> None:
    game = limited(*table, hands=2)
    bots: list[Bot] = [Steady(seat) for seat in range(game.players)]
    assert played(game, bots, 1).history == played(game, bots, 1).history


@pytest.mark.parametrize("name", ot.GAMES)
def test_it_beats_random_and_a_novice_is_in_between(name: str) -> None:
    assert share_of_wins(name, Steady(1), RandomBot(1), 8) >= 0.85
    assert share_of_wins(name, Novice(1), RandomBot(1), 8) >= 0.7


@pytest.mark.parametrize("name", ot.GAMES)
def test_it_chooses_in_under_a_millisecond(name: str) -> None:
    match = limited(name, {}, hands=2).start(seed=2)
    bot = Steady(1)
    slow = 0
    while match.turn is not None:
        view = match.view(match.turn)
        begun = time.process_time()
        chosen = bot.choose(view, BUDGET)
        slow += time.process_time() - begun > 0.001
        match.play(chosen)
    assert slow <= len(match.history) // 20  # a garbage collection may come between


@pytest.mark.parametrize("name", ["tactics", "aviationgame", "new_york_to_paris"])
@pytest.mark.parametrize("bot", [Steady(3), Novice(3)], ids=["steady", "novice"])
def test_it_never_knows_more_than_its_seat(name: str, bot: Bot) -> None:
    def choice(match: ot.Match, seat: Seat) -> bytes:
        return bot.choose(match.view(seat), BUDGET).encode() if seat is not None and seat == match.turn else b""

    tally = interference((name, {}), choice, seeds=[1])
    assert tally.leaks == 0
    assert tally.at_turn >= 2
