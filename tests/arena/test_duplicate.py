"""Boards: the same cards at every table, everybody at everybody's place, and nobody sees what it may not."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

import oldtricks as ot
from oldtricks.arena import DEALS, MATCHES, Board, Plan, TableResult, arrange, players
from oldtricks.arena.duplicate import bot_seed, outcome, play_board
from oldtricks.bots import BOTS, Bot, Budget, Level
from oldtricks.engine.match import Match
from oldtricks.engine.view import View

from ..tables import TABLES, table_id


@dataclass
class First:
    """Always the first legal action."""

    seed: int

    def choose(self, view: View, budget: Budget) -> str:
        return view.legal[0]


def plan(name: str, *bots: str, kind: str = DEALS, boards: int = 3, lone: bool = False, **options: object) -> Plan:
    players_ = options.pop("players", None)
    return Plan(arrange(name, players_, options, bots, kind), bots, kind, boards, lone)


@pytest.fixture
def seat_bot(monkeypatch: pytest.MonkeyPatch) -> Callable[[str, Callable[[int], Bot]], None]:
    return lambda name, make: monkeypatch.setitem(BOTS, name, Level(name, make))


def matches_of(made: Plan, monkeypatch: pytest.MonkeyPatch) -> list[Match]:
    """The matches at the tables of board 0, as they were played."""
    found: list[Match] = []
    start = ot.Game.start

    def kept(self: ot.Game, *arguments: Any, **options: Any) -> Match:
        found.append(start(self, *arguments, **options))
        return found[-1]

    play_board(made, 0, 0)  # everybody is warmed up: no other match is started now
    monkeypatch.setattr(ot.Game, "start", kept)
    play_board(made, 0, 0)
    return found


@pytest.mark.parametrize("table", TABLES, ids=table_id)
def test_every_table_of_a_board_has_the_same_cards(
    table: tuple[str, dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    name, options = table
    kind = MATCHES if name == "new_york_to_paris" else DEALS
    first, second = matches_of(plan(name, "novice", "random", kind=kind, **options), monkeypatch)
    assert first._decks[:2] == second._decks[:2]  # the draw for the deal, and the deal
    assert first.history != second.history


def test_whole_matches_have_the_same_cards_in_every_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = matches_of(plan("neutral", "steady", "novice", kind=MATCHES), monkeypatch)
    common = min(len(first._decks), len(second._decks))
    assert common > 3
    assert first._decks[:common] == second._decks[:common]
    assert len({tuple(deck) for deck in first._decks}) == len(first._decks)


@pytest.mark.parametrize("name", ot.GAMES)
def test_equal_bots_come_out_level_on_every_board(
    name: str, seat_bot: Callable[[str, Callable[[int], Bot]], None]
) -> None:
    """Two bots that do the same cannot be told apart, whatever the cards: chance and seats cancel out."""
    seat_bot("one", First)
    seat_bot("twin", First)
    kind = MATCHES if name == "new_york_to_paris" else DEALS
    for lone in (False, True):
        made = plan(name, "one", "twin", kind=kind, lone=lone)
        for number in range(made.boards):
            board = play_board(made, 0, number)
            assert board.margin == 0
            assert board.won == pytest.approx(made.fair)


def test_two_sides_change_places() -> None:
    assert plan("tactics", "steady", "random").seatings == [[0, 1], [1, 0]]
    assert plan("aviationgame", "steady", "random", players=6).seatings == [[0, 1], [1, 0]]


def test_more_sides_sit_alternately_or_one_alone() -> None:
    three = plan("neutral", "steady", "random", players=3)
    assert three.seatings == [[0, 1, 0], [1, 0, 1]]
    assert three.fair == 0.5
    alone = plan("gasoline_alley", "steady", "random", lone=True)
    assert alone.seatings == [[0, 1, 1, 1], [1, 0, 1, 1], [1, 1, 0, 1], [1, 1, 1, 0]]
    assert alone.fair == 0.25
    assert plan("neutral", "steady", "random", players=6, sides="pairs", lone=True).seatings[1] == [1, 0, 1]


def test_everybody_meets_everybody_or_one_of_them() -> None:
    made = plan("tactics", "random", "novice", "steady")
    assert made.pairs == [("random", "novice"), ("random", "steady"), ("novice", "steady")]
    assert len(list(made.jobs())) == 9
    against = Plan(made.game, made.bots, against="steady", boards=2)
    assert against.pairs == [("random", "steady"), ("novice", "steady")]
    assert list(against.jobs()) == [(0, 0), (1, 0), (0, 1), (1, 1)]


@pytest.mark.parametrize(
    ("bots", "options", "message"),
    [
        (("steady",), {}, "two bots or more"),
        (("steady", "steady"), {}, "every bot enters once"),
        (("steady", "grandmaster"), {}, "there is no bot 'grandmaster'"),
        (("steady", "random", "novice"), {"lone": True}, "two in all"),
        (("steady", "random"), {"against": "novice"}, "'novice' is not among the bots"),
    ],
)
def test_plans_that_cannot_be(bots: tuple[str, ...], options: dict[str, Any], message: str) -> None:
    with pytest.raises(ot.OldTricksError, match=message):
        Plan(ot.game("tactics", hands=1), bots, **options)


def test_whole_matches_get_a_limit_where_somebody_bids_at_random() -> None:
    bots = ("steady", "random")
    assert arrange("neutral", None, {}, bots, DEALS).options["hands"] is None
    assert arrange("neutral", None, {}, bots, MATCHES).options["hands"] == 20
    assert arrange("neutral", None, {"hands": "7"}, bots, MATCHES).options["hands"] == 7
    assert arrange("neutral", None, {}, ("steady", "novice"), MATCHES).options["hands"] is None
    with pytest.raises(ot.OptionError, match="no single hands"):
        arrange("new_york_to_paris", None, {}, bots, DEALS)


def test_a_deal_is_the_first_hand_of_an_ordinary_match(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a match of one hand, bots that play for the match would only care to be ahead in it."""
    made = plan("neutral", "steady", "novice")
    tables = play_board(made, 0, 0).tables
    for match, table in zip(matches_of(made, monkeypatch), tables, strict=True):
        assert match.game.options["hands"] is None
        assert not match.over
        assert (match.state.deals, match.phase, table.deals) == (2, "bid", 1)
        assert {line.deal for line in match.sheet()} == {1}
        assert sum(table.points) == sum(match.scores)


def test_a_match_without_end_is_stopped(
    seat_bot: Callable[[str, Callable[[int], Bot]], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    seat_bot("one", First)  # everybody passes for ever
    seat_bot("twin", First)
    monkeypatch.setattr("oldtricks.arena.duplicate.MOST_DEALS", 30)
    with pytest.raises(ot.OldTricksError, match="no end after 30 deals"):
        play_board(plan("tactics", "one", "twin", kind=MATCHES), 0, 0)


def test_points_are_good_in_every_game() -> None:
    """Gasoline Alley counts down from 60: who gained most there has the lowest score."""
    match = ot.game("gasoline_alley", hands=1).start(seed=5)
    while not match.over:
        match.play(match.legal()[0])
    for kind in (DEALS, MATCHES):
        for alone in range(4):
            points, wins = outcome(match, kind, [int(side != alone) for side in range(4)])
            assert points[0] == 60 - match.scores[alone]
            assert points[1] == pytest.approx(sum(60 - score for i, score in enumerate(match.scores) if i != alone) / 3)
            assert wins == ((1, 0) if match.winners == (alone,) else (0, 1))


def test_points_of_a_match_are_all_that_was_scored() -> None:
    """In Tactics an Engagement that is won wipes the slate clean; the sheet remembers."""
    match = ot.game("tactics", hands=12).start(seed=1)
    budget = Budget()
    bots = [BOTS["steady"].make(seat) for seat in range(4)]
    while not match.over:
        assert match.turn is not None
        match.play(bots[match.turn].choose(match.view(match.turn), budget))
    points, _ = outcome(match, MATCHES, [0, 1])
    assert sum(points) == sum(line.points for line in match.sheet())


def test_level_sides_share_the_win(seat_bot: Callable[[str, Callable[[int], Bot]], None]) -> None:
    seat_bot("one", First)
    seat_bot("twin", First)
    board = play_board(plan("tactics", "one", "twin"), 0, 0)  # all pass: thrown in
    assert [table.wins for table in board.tables] == [(0.5, 0.5)] * 2


def test_a_board_survives_the_trip_to_json() -> None:
    board = play_board(plan("neutral", "steady", "random", players=5), 0, 4)
    assert Board.from_dict(board.to_dict()) == board
    assert board.number == 4
    assert isinstance(board.tables[0], TableResult)
    assert board.tables[0].moves[0] > 10


def results(board: Board) -> list[Any]:
    return [(table.points, table.wins, table.deals, table.moves) for table in board.tables]


def test_a_board_can_be_played_again() -> None:
    made = plan("aviationgame", "novice", "random")
    assert results(play_board(made, 0, 7)) == results(play_board(made, 0, 7))
    assert results(play_board(made, 0, 7)) != results(play_board(made, 0, 8))


def test_bots_draw_from_other_chance_than_the_cards() -> None:
    seeds = {bot_seed(0, board, table, seat) for board in range(20) for table in range(4) for seat in range(4)}
    assert len(seeds) == 320
    assert not seeds & set(range(1000))  # the seeds of the cards
    assert max(seeds) < 1 << 62


def test_a_bot_gets_its_view_and_a_seer_a_copy(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[Any] = []

    class Watched(First):
        def choose(self, view: View, budget: Budget) -> str:
            seen.append(view)
            return super().choose(view, budget)

    class Wild:
        """A seer that plays on by itself on what it is given."""

        def choose(self, match: Match, budget: Budget) -> str:
            chosen = match.legal()[-1].text
            seen.append(match)
            while not match.over:
                match.play(match.legal()[0])
            return chosen

    monkeypatch.setitem(BOTS, "watched", Level("watched", Watched))
    monkeypatch.setitem(players.SEERS, "wild", lambda seed: Wild())
    board = play_board(plan("gasoline_alley", "watched", "wild"), 0, 0)
    assert {type(one) for one in seen} == {View, Match}
    assert all(one.seat == one.turn for one in seen if isinstance(one, View))
    assert board.tables[0].deals == 1


def test_references_are_for_the_arena_alone() -> None:
    assert not set(BOTS) & {*players.REFERENCES, *players.SEERS}
    assert {"ismcts", "sharp+net", "oracle", "kibitzer"} <= set(players.levels())
