"""The gauge, the target and the result of a hand: counted once more, by hand, over random play at every table."""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

import oldtricks as ot
from oldtricks.engine.gauge import FREE, LOST, OPEN, SAFE, Gauge
from oldtricks.engine.trick_box import TrickBox
from oldtricks.rules.table import BID, NOBODY
from oldtricks.words import LANGUAGES, Reader

from ..tables import TABLES, limited, play, table_id

Table = tuple[str, dict[str, Any]]
TRICK_TABLES = [table for table in TABLES if isinstance(ot.game(table[0]).box, TrickBox)]
KEYS = {f"key-{points}": points for points in (5, 10, 15, 20)}
CHARACTERS = {13: 2, 12: 2, 11: 2, 10: 10, 6: 6, 2: 2}


def positions(table: Table, matches: int = 4) -> Iterator[ot.Match]:
    """Random play with bids that can be made now and then."""
    game = limited(*table, hands=3)
    for seed in range(matches):
        match, chance = game.start(seed=seed), random.Random(seed)
        while not match.over:
            yield match
            legal = match.legal()
            match.play(chance.choice(legal[: 2 + seed] if match.state.phase == BID else legal))
        yield match


def tricks_of(match: ot.Match) -> list[Any]:
    return [event for event in match.events(this_deal=True) if event.kind == "trick"]


def count(name: str, trump: str | None, trick: Any, full: bool) -> int:
    """What a trick brings, from its cards alone."""
    cards = [card for _, card in trick.data["trick"]]
    if name in ("aviationgame", "lighthouse"):
        return 1
    if name == "gasoline_alley":
        suits = [card.rpartition("-") for card in cards]
        return 1 + sum(CHARACTERS.get(int(rank), 0) for suit, _, rank in suits if suit == trump)
    if name == "tactics":
        return 5 + sum(KEYS.get(card, 0) for card in cards)
    if any(card.startswith("us-") for card in cards):
        return 2 + sum(card.endswith("-8") for card in cards)
    return 1 if full else 0


def making(match: ot.Match) -> set[int]:
    """Who plays for the contract, as all know."""
    maker = match.state.maker
    seats = {seat for side in match.sides if maker in side for seat in side}
    card = match.view().table.get("called")
    if card:
        seats |= {e.seat for e in match.events(this_deal=True) if e.kind == "play" and e.data["card"] == card}
    return seats


def the_gauge(match: ot.Match, seat: int | None = None) -> Gauge | None:
    gauges = match.view(seat).gauges
    assert len(gauges) <= 1
    return gauges[0] if gauges else None


@pytest.mark.parametrize("table", TRICK_TABLES, ids=table_id)
def test_the_gauge_is_what_the_tricks_on_the_table_add_up_to(table: Table) -> None:
    for match in positions(table):
        gauge = the_gauge(match)
        assert (gauge is None) == (match.over or match.state.maker == NOBODY)
        if gauge is None:
            continue
        trump = match.view().table["trump"]
        seats = making(match)
        assert set(gauge.seats) == seats
        won = [trick for trick in tricks_of(match) if trick.seat in seats]
        assert gauge.made == sum(count(match.game.name, trump, trick, True) for trick in won)
        assert all(the_gauge(match, seat) == gauge for seat in range(match.game.players))  # nobody knows more of it


@pytest.mark.parametrize("table", TRICK_TABLES, ids=table_id)
def test_what_is_said_of_a_contract_comes_true(table: Table) -> None:
    """A contract that cannot fail is made, one that cannot be made fails, and neither goes beyond what was left."""
    standings = set()
    told: list[Gauge] = []
    results = 0
    for match in positions(table, 8):
        if len(match.sheet().results) != results:
            results = len(match.sheet().results)
            if results:
                end(told, match.sheet().results[-1].made)
                told = []
        gauge = the_gauge(match)
        if gauge is None:
            told = []
        else:
            told.append(gauge)
            standings.add(gauge.standing)
    assert OPEN in standings
    assert LOST in standings or SAFE in standings


def end(told: list[Gauge], made: bool) -> None:
    """The gauges of a hand, once it is known how that came out."""
    for earlier, later in pairwise(told):
        assert later.made >= earlier.made
        assert later.made <= earlier.made + earlier.still
        assert earlier.standing == OPEN or later.standing == earlier.standing
    for gauge in told:
        if gauge.standing in (SAFE, LOST):
            assert made == (gauge.standing == SAFE)
        if gauge.standing == OPEN:
            assert 0 < gauge.goal - gauge.made <= gauge.still


@pytest.mark.parametrize("table", TRICK_TABLES, ids=table_id)
def test_a_result_agrees_with_the_score_sheet(table: Table) -> None:
    """The makers lose what they bid where the result says that they failed, and no side is told twice of a thing."""
    for match in positions(table):
        if not match.over:
            continue
        sheet, box = match.sheet(), match.game.box
        assert len({result.deal for result in sheet.results}) == len(sheet.results)
        for result in sheet.results:
            args = dict(result.said.args)
            lines = [line for line in sheet if line.deal == result.deal and args["maker"].seat in line.seats]
            worse = [line for line in lines if (line.points > 0) == box.fewer_wins]
            assert result.made or worse
            if "goal" in args:
                assert result.made == (args["made"] >= args["goal"])
                assert dict(args["by"].args)["by"] == abs(args["made"] - args["goal"])
            for note in result.notes:
                assert not [line for line in sheet if line.deal == result.deal and line.said == note.said]


@pytest.mark.parametrize("table", TABLES, ids=table_id)
def test_the_side_ahead_is_the_one_that_would_win(table: Table) -> None:
    """At the agreed end of a match those win who were ahead, and the race is won by the most miles."""
    for match in positions(table, 2):
        view = match.view()
        better = min if match.game.box.fewer_wins else max
        if not any(view.table.get("engagements", ())):
            best = better(view.scores)
            assert view.ahead == tuple(side for side, score in enumerate(view.scores) if score == best)
        if match.over and match.ended == "C6" and not any(view.table.get("engagements", ())):
            assert set(match.winners) == {seat for side in view.ahead for seat in view.sides[side]}


@pytest.mark.parametrize("table", [table for table in TABLES if table not in TRICK_TABLES], ids=table_id)
def test_ny11_the_race_tells_every_side_what_is_left(table: Table) -> None:
    for match in positions(table, 1):
        view = match.view()
        assert [gauge.seats for gauge in view.gauges] == list(view.sides)
        for gauge, piles in zip(view.gauges, view.table["piles"], strict=True):
            flown = 500 * piles["500"] + 300 * piles["300"] + 100 * piles["100"]
            assert (gauge.made, gauge.goal, gauge.still) == (flown, 3300, 3300 - flown)
            args = dict(gauge.said.args)
            assert (gauge.standing == SAFE) == (flown == 3300) == ("wanted" not in args)
            if gauge.standing == OPEN:
                wanted = {dict(one.args)["miles"]: dict(one.args)["cards"] for one in args["wanted"].listed}
                assert sum(miles * cards for miles, cards in wanted.items()) == gauge.still


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("table", TABLES, ids=table_id)
def test_all_of_it_can_be_said_to_everybody(table: Table, language: str) -> None:
    for i, match in enumerate(positions(table, 1)):
        seat = i % match.game.players
        view = match.view(seat)
        reader = Reader(language, match.game.name, view.players, view.sides, seat, typed=False)
        said = [*(gauge.said for gauge in view.gauges), *(gauge.short for gauge in view.gauges), view.target]
        said += [each for each in (view.promise, view.counts) if each]
        for result in view.sheet.results:
            said += [result.said, *(note.said for note in result.notes)]
        assert all(reader.sentence(each) for each in said)


def words(match: ot.Match, seat: int, language: str = "en") -> str:
    gauge = the_gauge(match, seat)
    assert gauge is not None
    view = match.view(seat)
    return Reader(language, view.game, view.players, view.sides, seat, typed=False).sentence(gauge.said)


def test_av17_a_flight_needs_its_tricks() -> None:
    game = ot.game("aviationgame", hands=1)
    match = game.start(seed=3, names=["Ann", "Ben", "Cleo", "Dan"], dealer=3)
    play(match, "bid 2000 monoplane, no flight, no flight, no flight")
    assert words(match, 0) == "You and Cleo need 10 more of the 11 tricks left."
    assert words(match, 1, "de") == "Ann und Cleo brauchen noch 10 der 11 übrigen Stiche."


def test_ga6_a_dealer_without_a_bid_owes_nothing() -> None:
    match = ot.game("gasoline_alley", players=2).start(seed=1, dealer=0, names=["Ann", "Ben"])
    match.play("pass")
    gauge = the_gauge(match)
    assert gauge is not None
    assert gauge.standing == FREE
    assert words(match, 1) == "Ann owes nothing, since nobody bid: whatever is made comes off."


def test_ne14_the_silent_partner_is_kept_out_of_the_gauge_until_the_card_falls() -> None:
    game = ot.game("neutral", players=5, hands=1)
    hands = ["britain-1", "britain-8", "britain-7", "britain-6", "britain-5"]
    match = game.start(deck=game.stack(hands), dealer=4, names=["Ann", "Ben", "Cleo", "Dan", "Eva"])
    play(match, "bid 3, pass, pass, pass, pass")
    while match.phase == "discard":
        match.play(next(a for a in match.legal() if a.card != "britain-1"))
    play(match, "call britain-7, britain-1, britain-8")
    assert words(match, 0).endswith("What the silent partner has taken is added when the called card falls.")
    match.play("britain-7")
    gauge = the_gauge(match)
    assert gauge is not None
    assert gauge.seats == (0, 2)


def test_a_hand_is_told_in_one_line_with_what_it_did_not_score() -> None:
    """Ann has bid too much; what Ben takes without a Neutral counts for nobody."""
    game = ot.game("neutral", players=2, hands=1)
    match = game.start(deck=game.stack(["britain-1 britain-2", "britain-8 britain-7"]), names=["Ann", "Ben"], dealer=1)
    play(match, "bid 25, pass")
    while not match.over:
        match.play(match.legal()[0])
    (result,) = match.sheet().results
    told = Reader(game="neutral", names=match.names, sides=match.sides, seat=1, typed=False)
    args = dict(result.said.args)
    assert told.say(result.said) == f"Ann bid 25 and made {args['made']}: failed by {25 - args['made']}."
    assert result.rule == "NE12"
    assert [note.rule for note in result.notes] == ["NE13", "NE12"]
    events = [event.kind for event in match.events()]
    assert events.index("result") < events.index("score")


@pytest.mark.parametrize("table", TRICK_TABLES, ids=table_id)
def test_a_hands_last_trick_says_how_the_hand_stands_with_it(table: Table) -> None:
    *_, match = positions(table, 1)
    taken: Counter[int] = Counter()
    ends = []
    for event, following in pairwise(match.events()):
        if event.kind == "deal":
            taken.clear()
        if event.kind == "trick":
            taken[next(side for side, seats in enumerate(match.sides) if event.seat in seats)] += 1
            last = following.kind in ("result", "score", "deal", "end")
            assert ("standing" in event.data) == last
            if last:
                standing = event.data["standing"]
                assert standing["tricks"] == [taken[side] for side in range(len(match.sides))]
                assert [len(side) > 0 for side in standing["in_hand"]] == [True] * len(match.sides)
                ends += [gauge["standing"] for gauge in standing["gauges"]]
    assert [end in (SAFE, FREE) for end in ends] == [result.made for result in match.sheet().results]
