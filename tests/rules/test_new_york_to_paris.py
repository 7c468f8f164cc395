"""New York to Paris, rule by rule. In every position the top card of the drawing pile is named first."""

import re
from collections import Counter
from dataclasses import dataclass
from typing import Any

import pytest

import oldtricks as ot
from oldtricks.engine.shuffles import Packs
from oldtricks.rules import new_york_to_paris as rules
from oldtricks.words.pages import page
from tests.tables import legal, play, refused

PACK = {
    "favorable-weather": 12,
    "take-off": 14,
    "500": 8,
    "300": 20,
    "100": 32,
    "lucky-lindy": 1,
    "storm": 3,
    "heavy-fog": 3,
    "motor-trouble": 3,
    "forced-landing": 4,
}


def race(*hands: str, drawing: str = "", last: str = "", then: str = "", **options: Any) -> ot.Match:
    """A race from these hands; `last` lies at the bottom of the drawing pile, `then` is the order of the new deal."""
    game = ot.game("new_york_to_paris", players=len(hands), **options)
    rest = Counter(game.stack()) - Counter(" ".join([*hands, drawing, last]).split())
    deck = game.stack(hands, " ".join([drawing, *rest.elements(), last]))
    return game.start(deck=[deck, then.split()] if then else deck)


def aloft(first: str, second: str, drawing: str = "", **options: Any) -> ot.Match:
    """Two players in the air, seat 1 to draw; each holds the three cards given and two 100s."""
    ready = "favorable-weather take-off "
    match = race(ready + first, ready + second, drawing=f"100 100 100 100 {drawing}", **options)
    return play(
        match, "draw, play favorable-weather, draw, play favorable-weather, draw, play take-off, draw, play take-off"
    )


def idle(match: ot.Match, turns: int = 1) -> ot.Match:
    """Turns in which the card drawn is discarded again."""
    for _ in range(turns):
        seat = match.turn
        match.play("draw")
        match.play(f"discard {match.events(seat)[-1].data['card']}")
    return match


def fly(hands: list[str], log: str, **options: Any) -> ot.Match:
    """A race from its log: a line gives the seat, the card that it drew (or "take"), and what it did then."""
    turns = [re.split(r"\s*[:;]\s*", line.strip()) for line in log.strip().splitlines()]
    match = race(*hands, drawing=" ".join(drawn for _, drawn, _ in turns if drawn != "take"), **options)
    for seat, drawn, action in turns:
        assert match.turn == int(seat) - 1
        play(match, f"{'take' if drawn == 'take' else 'draw'}, {action}")
    return match


def hand(match: ot.Match, seat: int) -> str:
    """A hand, its cards in the order of the page's table of actions."""
    return " ".join(match.view(seat - 1).hand)


def piles(match: ot.Match, seat: int) -> tuple[Any, ...]:
    """What lies before a side: the tops of its weather and flight piles, then its 500s, 300s and 100s."""
    shown = match.view().table["piles"][seat - 1]
    return tuple(shown[pile] for pile in ("weather", "flight", "500", "300", "100"))


def drawing(match: ot.Match) -> int:
    return int(match.view().table["drawing"])


# Players, deal and turns


@pytest.mark.parametrize(("players", "cards"), [(2, 100), (3, 100), (4, 100), (5, 200), (6, 200), (7, 200), (8, 200)])
def test_ny1_one_pack_for_up_to_four_players_and_two_for_up_to_eight(players: int, cards: int) -> None:
    match = ot.game("new_york_to_paris", players=players).start(seed=1)
    assert drawing(match) == cards - 5 * players


@pytest.mark.parametrize("players", [1, 9])
def test_ny1_not_for_one_player_and_not_for_nine(players: int) -> None:
    with pytest.raises(ot.OptionError):
        ot.game("new_york_to_paris", players=players)


def test_ny1_partners_share_one_set_of_piles() -> None:
    none = "100 100 100 100 100"
    match = race("favorable-weather " + none[4:], none, "take-off " + none[4:], none, sides="partners")
    assert match.sides == ((0, 2), (1, 3))
    play(
        match, "draw, play favorable-weather, draw, discard 100, draw, play take-off, draw, discard 100, draw, play 100"
    )
    assert len(match.view().table["piles"]) == 2
    assert piles(match, 1) == ("favorable-weather", "take-off", 0, 0, 1)
    assert match.scores == (100, 0)


def test_ny2_five_cards_each_and_the_rest_is_the_drawing_pile() -> None:
    match = ot.game("new_york_to_paris", players=3).start(seed=4)
    assert match.view().hand_sizes == (5, 5, 5)
    assert drawing(match) == 85


@pytest.mark.parametrize(("dealer", "first"), [(0, 1), (1, 2), (2, 0)])
def test_ny2_the_player_left_of_the_dealer_begins(dealer: int, first: int) -> None:
    assert ot.game("new_york_to_paris", players=3).start(seed=4, dealer=dealer).turn == first


def test_ny2_a_card_that_one_does_not_hold_is_neither_played_nor_discarded() -> None:
    match = aloft("300 300 300", "300 300 300", drawing="heavy-fog")
    match.play("draw")
    assert [refused(match, text) for text in ("play 500", "discard 500", "storm on 2")] == ["NY2", "NY2", "NY2"]
    assert legal(match) == ["play 300", "play 100", "discard 300", "discard 100", "discard heavy-fog", "heavy-fog on 2"]


def test_ny3_a_turn_is_a_draw_and_then_a_play_or_a_discard() -> None:
    match = race("favorable-weather 100 100 100 100", "300 300 300 300 300", drawing="500 take-off")
    assert legal(match) == ["draw"]
    match.play("draw")
    assert hand(match, 1) == "favorable-weather 500 100 100 100 100"
    assert match.turn == 0
    assert legal(match) == ["play favorable-weather", "discard favorable-weather", "discard 500", "discard 100"]
    match.play("play favorable-weather")
    assert match.turn == 1
    assert legal(match) == ["draw"]
    play(match, "draw, discard take-off")
    assert match.turn == 0
    assert match.view().hand_sizes == (5, 5)


def test_ny3_the_discard_pile_may_be_drawn_from_instead() -> None:
    match = race("500 100 100 100 100", "300 300 300 300 300", drawing="take-off storm")
    assert refused(match, "take") == "NY3"  # nothing lies there yet
    play(match, "draw, discard 500")
    assert legal(match) == ["draw", "take"]
    match.play("take")
    assert hand(match, 2) == "500 300 300 300 300 300"
    assert drawing(match) == 89
    assert match.view().table["discards"] == 0
    match.play("discard 300")
    assert match.view().hand_sizes == (5, 5)
    assert match.view().table["discard_top"] == "300"


# The piles


def test_ny4_each_side_has_a_weather_a_flight_a_500_a_300_and_a_100_pile() -> None:
    match = aloft("500 300 300", "300 300 300")
    play(match, "draw, play 500, draw, play 300, draw, play 300, draw, play 100")
    assert piles(match, 1) == ("favorable-weather", "take-off", 1, 1, 0)
    assert piles(match, 2) == ("favorable-weather", "take-off", 0, 1, 1)


def test_ny5_the_first_card_on_ones_own_piles_is_favorable_weather() -> None:
    match = race("favorable-weather take-off 500 300 100", "100 100 100 100 100", drawing="lucky-lindy")
    match.play("draw")
    assert [refused(match, f"play {card}") for card in ("500", "300", "100")] == ["NY5", "NY5", "NY5"]
    assert refused(match, "play take-off") == "NY7"
    assert [text for text in legal(match) if text.startswith("play")] == ["play favorable-weather", "play lucky-lindy"]
    match.play("play favorable-weather")
    assert piles(match, 1) == ("favorable-weather", None, 0, 0, 0)


@pytest.mark.parametrize("bad", ["storm", "heavy-fog"])
def test_ny6_opponents_lay_storm_or_heavy_fog_and_favorable_weather_mends_it(bad: str) -> None:
    match = race("favorable-weather favorable-weather 100 100 100", f"{bad} 300 300 300 300")
    play(match, f"draw, play favorable-weather, draw, {bad} on 1")
    assert piles(match, 1) == (bad, None, 0, 0, 0)
    assert bad not in hand(match, 2).split()
    play(match, "draw, play favorable-weather")
    assert piles(match, 1) == ("favorable-weather", None, 0, 0, 0)


@pytest.mark.parametrize("bad", ["storm", "heavy-fog"])
def test_ny6_nobody_lays_bad_weather_on_his_own_pile(bad: str) -> None:
    match = aloft(f"{bad} 300 300", "300 300 300")
    match.play("draw")
    assert refused(match, f"play {bad}") == "NY6"
    assert refused(match, f"{bad} on 1") == "NY6"
    assert refused(match, f"{bad} on 2") == ""


@pytest.mark.parametrize("bad", ["storm", "heavy-fog"])
def test_ny7_take_off_needs_favorable_weather_on_top(bad: str) -> None:
    match = race("favorable-weather take-off 100 100 100", f"{bad} 300 300 300 300", drawing="500 500 500 500")
    match.play("draw")
    assert refused(match, "play take-off") == "NY7"  # no weather yet
    play(match, f"play favorable-weather, draw, {bad} on 1, draw")
    assert refused(match, "play take-off") == "NY7"
    assert "play take-off" not in legal(match)
    play(match, "discard 100, draw, discard 300, draw, play favorable-weather, draw, discard 300, draw, play take-off")
    assert piles(match, 1) == ("favorable-weather", "take-off", 0, 0, 0)


@pytest.mark.parametrize("trouble", ["motor-trouble", "forced-landing"])
def test_ny8_opponents_lay_motor_trouble_or_forced_landing_on_a_flight_pile(trouble: str) -> None:
    match = aloft(f"{trouble} 300 300", "300 300 300")
    match.play("draw")
    assert refused(match, f"{trouble} on 1") == "NY8"  # one's own
    match.play(f"{trouble} on 2")
    assert piles(match, 2) == ("favorable-weather", trouble, 0, 0, 0)
    assert piles(match, 1) == ("favorable-weather", "take-off", 0, 0, 0)


def test_ny8_a_forced_landing_is_no_motor_trouble() -> None:
    match = aloft("forced-landing 300 300", "300 300 300")
    match.play("draw")
    assert [text for text in legal(match) if " on " in text] == ["forced-landing on 2"]


def test_ny8_motor_trouble_is_never_laid_on_ones_own_flight() -> None:
    match = aloft("motor-trouble 300 300", "300 300 300")
    match.play("draw")
    assert refused(match, "play motor-trouble") == "NY8"


def test_ny8_a_card_that_helps_an_opponent_may_not_be_played() -> None:
    match = aloft("motor-trouble forced-landing 300", "300 300 300")
    play(match, "draw, motor-trouble on 2, draw, discard 300, draw")
    # Seat 2 needs a Forced Landing on its Motor Trouble: it would have to be its own.
    assert refused(match, "forced-landing on 2") == "NY8"
    assert "forced-landing on 2" not in legal(match)
    with pytest.raises(ot.NotationError):
        match.play("favorable-weather on 2")


def test_ny8_partners_help_each_other_and_do_not_hinder_each_other() -> None:
    none = "100 100 100 100"
    match = race(
        f"favorable-weather {none}", f"motor-trouble {none}", f"take-off {none}", f"100 {none}",
        drawing="300 300 300 300 forced-landing 300 storm 300", sides="partners",
    )  # fmt: skip
    play(match, "draw, play favorable-weather, draw, discard 100, draw, play take-off, draw, discard 100")
    play(match, "draw, discard 100, draw, motor-trouble on 3, draw")
    assert refused(match, "storm on 1") == "NY6"
    play(match, "discard storm, draw, discard 100, draw, play forced-landing")
    assert piles(match, 1) == ("favorable-weather", "forced-landing", 0, 0, 0)


def test_ny9_after_a_forced_landing_there_is_no_progress_until_a_new_take_off() -> None:
    match = aloft("forced-landing 300 300", "take-off 500 300")
    play(match, "draw, forced-landing on 2, draw")
    assert [refused(match, f"play {miles}") for miles in ("500", "300", "100")] == ["NY10", "NY10", "NY10"]
    play(match, "play take-off, draw, play 300, draw, play 500")
    assert piles(match, 2) == ("favorable-weather", "take-off", 1, 0, 0)


def test_ny9_motor_trouble_takes_a_forced_landing_of_ones_own_and_then_a_take_off() -> None:
    match = aloft("motor-trouble 300 300", "take-off forced-landing 500")
    play(match, "draw, motor-trouble on 2, draw")
    assert refused(match, "play take-off") == "NY9"
    assert refused(match, "play 100") == "NY10"
    play(match, "play forced-landing, draw, discard 300, draw")
    assert piles(match, 2) == ("favorable-weather", "forced-landing", 0, 0, 0)
    assert refused(match, "play 500") == "NY10"
    play(match, "play take-off, draw, discard 300, draw, play 500")
    assert match.scores == (0, 500)


def test_ny9_a_forced_landing_of_ones_own_fits_on_motor_trouble_alone() -> None:
    match = race("favorable-weather take-off forced-landing 300 300", "100 100 100 100 100")
    match.play("draw")
    assert refused(match, "play forced-landing") == "NY9"  # no flight pile
    play(match, "play favorable-weather, draw, discard 100, draw, play take-off, draw, discard 100, draw")
    assert refused(match, "play forced-landing") == "NY9"  # Take-Off on top


def test_ny9_motor_trouble_is_answered_in_bad_weather_too_but_the_take_off_waits() -> None:
    match = aloft("motor-trouble storm 300", "take-off forced-landing favorable-weather")
    play(match, "draw, motor-trouble on 2, draw, discard 100, draw, storm on 2, draw, play forced-landing")
    assert piles(match, 2) == ("storm", "forced-landing", 0, 0, 0)
    play(match, "draw, discard 300, draw")
    assert refused(match, "play take-off") == "NY7"
    play(match, "play favorable-weather, draw, discard 100, draw, play take-off")
    assert piles(match, 2) == ("favorable-weather", "take-off", 0, 0, 0)


def test_ny10_favorable_weather_and_take_off_let_any_mileage_be_flown() -> None:
    match = aloft("500 300 300", "300 300 300")
    match.play("draw")
    assert [text for text in legal(match) if text.startswith("play")] == ["play 500", "play 300", "play 100"]
    match.play("play 500")
    assert match.scores == (500, 0)


def test_ny10_no_mileage_before_the_take_off() -> None:
    match = race("favorable-weather 500 300 100 100", "100 100 100 100 100")
    play(match, "draw, play favorable-weather, draw, discard 100, draw")
    assert [refused(match, f"play {miles}") for miles in ("500", "300", "100")] == ["NY10", "NY10", "NY10"]


@pytest.mark.parametrize("bad", ["storm", "heavy-fog"])
def test_ny10_in_storm_or_heavy_fog_only_100s_are_flown(bad: str) -> None:
    match = aloft(f"{bad} 300 300", "500 300 favorable-weather")
    play(match, f"draw, {bad} on 2, draw")
    assert refused(match, "play 500") == "NY10"
    assert refused(match, "play 300") == "NY10"
    play(match, "play 100, draw, play 300, draw")
    assert match.scores == (300, 100)
    assert refused(match, "play 500") == "NY10"
    play(match, "play favorable-weather, draw, play 300, draw, play 500")
    assert match.scores == (600, 600)


@pytest.mark.parametrize("trouble", ["motor-trouble", "forced-landing"])
def test_ny10_under_motor_trouble_or_forced_landing_nothing_is_flown(trouble: str) -> None:
    match = aloft(f"{trouble} storm 300", "500 300 favorable-weather")
    play(match, f"draw, {trouble} on 2, draw")
    assert not any(text in legal(match) for text in ("play 500", "play 300", "play 100"))
    play(match, "discard 100, draw, storm on 2, draw")
    assert not any(text in legal(match) for text in ("play 500", "play 300", "play 100"))
    assert refused(match, "play 100") == "NY10"


# Winning, and the new deal


def test_ny11_two_500s_five_300s_and_eight_100s_win() -> None:
    """A whole race: seat 2 throws everything it has and flies well, but arrives one hop too late."""
    match = fly(
        ["favorable-weather take-off 500 500 300", "storm motor-trouble forced-landing 100 100"],
        """
        1: 300; play favorable-weather
        2: favorable-weather; play favorable-weather
        1: 300; play take-off
        2: take-off; storm on 1
        1: favorable-weather; play favorable-weather
        2: 100; motor-trouble on 1
        1: forced-landing; play forced-landing
        2: 300; play take-off
        1: take-off; play take-off
        2: 500; forced-landing on 1
        1: take-off; play take-off
        2: 100; play 500
        1: 300; play 500
        2: 100; play 300
        1: 300; play 500
        2: 300; play 300
        1: 100; play 300
        2: 300; play 300
        1: 100; play 300
        2: 300; play 300
        1: 100; play 300
        2: 300; play 300
        1: 100; play 300
        2: 300; discard 300
        1: 100; play 300
        2: 500; play 500
        1: 100; play 100
        2: 100; play 100
        1: 100; play 100
        2: 100; play 100
        1: 100; play 100
        2: take-off; play 100
        1: take-off; play 100
        2: take-off; play 100
        1: take-off; play 100
        2: take-off; play 100
        1: take-off; play 100
        2: take-off; play 100
        1: take-off; play 100
        2: take-off; play 100
        """,
    )
    assert piles(match, 1) == ("favorable-weather", "take-off", 2, 5, 7)
    assert piles(match, 2) == ("favorable-weather", "take-off", 2, 5, 7)
    assert match.scores == (3200, 3200)
    assert not match.over
    play(match, "draw, play 100")
    assert match.over
    assert match.winners == (0,)
    assert match.ended == "NY11"
    assert match.scores == (3300, 3200)
    assert [(line.side, line.what, line.points, line.rule) for line in match.sheet()] == [
        (0, "2 x 500 miles", 1000, "NY11"),
        (0, "5 x 300 miles", 1500, "NY11"),
        (0, "8 x 100 miles", 800, "NY11"),
        (1, "2 x 500 miles", 1000, "NY11"),
        (1, "5 x 300 miles", 1500, "NY11"),
        (1, "7 x 100 miles", 700, "NY11"),
    ]


def test_ny11_the_flight_may_end_with_any_of_the_three_and_wins_at_once_in_a_lucky_turn() -> None:
    match = race(
        "favorable-weather take-off lucky-lindy 100 100", "100 100 100 100 100",
        drawing=f"100 {'100 ' * 5} {'300 ' * 5} 500 500 storm storm storm",
    )  # fmt: skip
    play(match, "draw, play lucky-lindy, play favorable-weather, play take-off" + ", play 100" * 8 + ", play 300" * 5)
    assert match.scores == (2300, 0)
    play(match, "play 500")
    assert not match.over
    play(match, "play 500")
    assert (match.over, match.winners, match.ended) == (True, (0,), "NY11")


def test_ny11_partners_win_together_whoever_lays_the_last_card() -> None:
    """Seat 1 flies 3,200 miles in one lucky turn and sticks; its partner adds the last hop."""
    match = race(
        "favorable-weather take-off 500 500 lucky-lindy",
        "storm 300 300 300 300",
        "100 300 300 300 300",
        "storm 300 300 300 300",
        drawing=f"{'300 ' * 5} {'100 ' * 7} {'take-off ' * 5} heavy-fog heavy-fog",
        sides="partners",
    )
    play(match, "draw, play lucky-lindy, play favorable-weather, play take-off, play 500, play 500")
    assert hand(match, 1) == "300 300 300 300 300"
    play(match, "play 300, play 300, play 300, play 300, play 300")
    assert hand(match, 1) == "100 100 100 100 100"
    play(match, "play 100, play 100, play 100, play 100, play 100, play 100, play 100")
    assert hand(match, 1) == "take-off take-off take-off take-off take-off"
    assert match.turn == 1  # NY-Q2: none of them fits, so the lucky turn is over
    play(match, "draw, storm on 3, draw")
    assert legal(match)[:2] == ["play 100", "discard 300"]
    match.play("play 100")
    assert match.over
    assert match.winners == (0, 2)
    assert match.ended == "NY11"
    assert match.scores == (3300, 0)


def test_ny12_a_new_deal_leaves_the_mileage_and_the_tops_and_takes_back_all_the_rest() -> None:
    """Seat 1's weather pile is Storm under Favorable Weather, seat 2's flight pile Motor Trouble under its landing."""
    # 100 cards less two 300s, Favorable Weather twice, Take-Off and Forced Landing.
    back = Counter(PACK) - Counter({"300": 2, "favorable-weather": 2, "take-off": 1, "forced-landing": 1})
    then = ["storm", "motor-trouble", "storm", "motor-trouble", "take-off", "favorable-weather", "lucky-lindy"]
    order = [*then, *(back - Counter(then)).elements()]
    match = aloft(
        "300 motor-trouble favorable-weather", "300 storm forced-landing",
        drawing="take-off take-off take-off take-off", then=" ".join(order),
    )  # fmt: skip
    play(match, "draw, play 300, draw, play 300, draw, motor-trouble on 2, draw, storm on 1")
    play(match, "draw, play favorable-weather, draw, play forced-landing")
    assert drawing(match) == 80
    idle(match, 79)
    assert (drawing(match), match.state.deals, match.turn) == (1, 1, 1)
    idle(match)
    assert match.state.deals == 2
    assert piles(match, 1) == ("favorable-weather", "take-off", 0, 1, 0)
    assert piles(match, 2) == ("favorable-weather", "forced-landing", 0, 1, 0)
    assert match.scores == (300, 300)
    assert match.view().hand_sizes == (5, 5)
    assert hand(match, 1).split().count("storm") == 2
    assert hand(match, 2).split().count("motor-trouble") == 2
    assert drawing(match) == len(order) - 10 == 84
    table = match.view().table
    assert (table["discards"], table["discard_top"], table["aside"]) == (0, None, {})


@pytest.mark.parametrize("card", ["favorable-weather", "take-off", "300"])
def test_ny12_what_stays_on_the_table_is_not_shuffled(card: str) -> None:
    match = aloft("300 300 300", "300 300 300", drawing="500 500", then=f"{card} " * PACK[card])
    play(match, "draw, play 300")
    idle(match, 84)
    with pytest.raises(ot.DeckError, match=f"one {card} more"):
        idle(match)


def test_ny12_the_discard_pile_starts_afresh() -> None:
    match = race("300 100 100 100 100", "100 100 100 100 100", drawing="500 500", then="storm")
    play(match, "draw, discard 300, draw, discard 100")
    idle(match, 88)
    assert (match.state.deals, match.turn) == (2, 0)
    play(match, "draw, discard storm")
    assert (match.view().table["discards"], match.view().table["discard_top"]) == (1, "storm")


def test_ny12_a_hindrance_on_top_stays_through_the_new_deal() -> None:
    match = aloft("storm motor-trouble 300", "300 300 300")
    play(match, "draw, storm on 2, draw, discard 300, draw, motor-trouble on 2")
    idle(match, drawing(match))
    assert match.state.deals == 2
    assert piles(match, 2) == ("storm", "motor-trouble", 0, 0, 0)


# Lucky Lindy


def test_ny13_lucky_lindy_lets_its_holder_play_all_that_he_has_or_draws() -> None:
    match = race(
        "favorable-weather take-off 300 100 lucky-lindy", "100 100 100 100 100",
        drawing="500 storm storm 300 heavy-fog heavy-fog motor-trouble 100",
    )  # fmt: skip
    play(match, "draw, play lucky-lindy")
    assert (match.turn, match.phase) == (0, "lucky")
    assert legal(match) == ["play favorable-weather"]
    play(match, "play favorable-weather, play take-off")
    assert hand(match, 1) == "500 300 100 storm storm"
    assert legal(match) == ["play 500", "play 300", "play 100"]
    play(match, "play 500, play 300")  # draws 300 and Heavy Fog
    assert hand(match, 1) == "300 100 storm storm heavy-fog"
    play(match, "play 100, play 300")  # draws Heavy Fog and Motor Trouble
    assert hand(match, 1) == "storm storm heavy-fog heavy-fog motor-trouble"
    assert (match.turn, match.phase) == (1, "draw")
    assert match.scores == (1200, 0)


def test_ny13_lucky_lindy_is_laid_only_after_drawing_and_need_not_be_used_at_once() -> None:
    match = race("favorable-weather lucky-lindy 100 100 100", "100 100 100 100 100", drawing="300 300 300")
    with pytest.raises(ot.NotationError):
        match.play("play lucky-lindy")
    match.play("draw")
    assert "play lucky-lindy" in legal(match)
    play(match, "play favorable-weather, draw, discard 300, draw")
    assert "play lucky-lindy" in legal(match)


def test_ny13_a_lucky_turn_draws_from_the_drawing_pile_only() -> None:
    match = race("favorable-weather lucky-lindy 100 100 100", "500 100 100 100 100", drawing="300 300 300 storm")
    play(match, "draw, discard 300, draw, discard 500, draw, play lucky-lindy, play favorable-weather")
    assert hand(match, 1) == "300 100 100 100 storm"
    assert match.view().table["discard_top"] == "500"


def test_ny13_a_new_deal_shuffles_lucky_lindy_in_again() -> None:
    match = race("lucky-lindy 100 100 100 100", "100 100 100 100 100", drawing="500", then="100 lucky-lindy")
    play(match, "draw, play lucky-lindy")
    assert match.view().table["aside"] == {"lucky-lindy": 1}
    idle(match, 89)
    assert match.state.deals == 2
    assert match.view().table["aside"] == {}
    assert hand(match, 2).count("lucky-lindy") == 1  # seat 2 dealt, so the second card is its own


# Rulings


@pytest.mark.parametrize("bad", ["storm", "heavy-fog"])
def test_ny_q1_bad_weather_goes_on_favorable_weather_only(bad: str) -> None:
    match = race(f"{bad} heavy-fog storm 300 300", "favorable-weather favorable-weather 100 100 100")
    match.play("draw")
    assert refused(match, f"{bad} on 2") == "NY-Q1"  # an empty pile
    play(match, "discard 300, draw, play favorable-weather, draw, storm on 2, draw, discard 100, draw")
    assert refused(match, "heavy-fog on 2") == "NY-Q1"  # bad weather already
    play(match, "discard 300, draw, play favorable-weather, draw")
    assert refused(match, "heavy-fog on 2") == ""


@pytest.mark.parametrize("trouble", ["motor-trouble", "forced-landing"])
def test_ny_q1_motor_trouble_and_forced_landing_go_on_take_off_only(trouble: str) -> None:
    match = race(f"{trouble} forced-landing motor-trouble 300 300", "favorable-weather take-off take-off 100 100")
    play(match, "draw, discard 300, draw, play favorable-weather, draw")
    assert refused(match, f"{trouble} on 2") == "NY-Q1"  # not yet in the air
    play(match, "discard 300, draw, play take-off, draw, forced-landing on 2, draw, discard 100, draw")
    assert refused(match, "motor-trouble on 2") == "NY-Q1"  # down already
    play(match, "discard favorable-weather, draw, play take-off, draw")
    assert refused(match, "motor-trouble on 2") == ""


def test_ny_q1_hindering_and_lucky_lindy_do_not_wait_for_ones_own_favorable_weather() -> None:
    match = race("favorable-weather take-off 100 100 100", "storm motor-trouble lucky-lindy 300 300")
    play(match, "draw, play favorable-weather, draw")
    assert piles(match, 2) == (None, None, 0, 0, 0)
    assert refused(match, "storm on 1") == ""
    assert refused(match, "play lucky-lindy") == ""
    play(match, "discard 300, draw, play take-off, draw, motor-trouble on 1")
    assert piles(match, 1) == ("favorable-weather", "motor-trouble", 0, 0, 0)


def test_ny_q1_weather_first_nothing_else_may_be_played_before_the_first_favorable_weather() -> None:
    hands = ("favorable-weather take-off 100 100 100", "storm favorable-weather lucky-lindy 300 300")
    match = race(*hands, opening="weather-first")
    play(match, "draw, play favorable-weather, draw")
    assert [refused(match, text) for text in ("storm on 1", "play lucky-lindy")] == ["NY-Q1", "NY-Q1"]
    assert [text for text in legal(match) if not text.startswith("discard")] == ["play favorable-weather"]
    assert match.view(1).reader.say(match.view(1).task) == (  # type: ignore[arg-type]
        "Open with Favorable Weather, or discard: nothing else may come first."
    )
    play(match, "play favorable-weather, draw, play take-off, draw")
    assert refused(match, "storm on 1") == refused(match, "play lucky-lindy") == ""


def test_ny_q1_weather_first_bad_weather_on_top_does_not_close_what_was_opened() -> None:
    match = race(
        "favorable-weather storm 100 100 100", "favorable-weather heavy-fog 300 300 300", opening="weather-first"
    )
    play(match, "draw, play favorable-weather, draw, play favorable-weather, draw, storm on 2, draw")
    assert refused(match, "heavy-fog on 1") == ""


def test_ny_q1_weather_first_what_one_partner_opened_is_open_for_both() -> None:
    none = "100 100 100 100 100"
    hands = ("favorable-weather" + none[3:], "favorable-weather" + none[3:], "storm" + none[3:], "heavy-fog" + none[3:])
    match = race(*hands, sides="partners", opening="weather-first")
    play(match, "draw, discard 100, draw, play favorable-weather, draw")
    assert refused(match, "storm on 2") == "NY-Q1"
    play(match, "discard 100, draw, discard 100, draw, play favorable-weather, draw, discard 100, draw")
    assert refused(match, "storm on 2") == ""


def test_ny_q1_any_opponent_may_be_hindered_not_only_the_next() -> None:
    ready = "favorable-weather take-off 100 100 100"
    match = race(ready, ready, ready, "storm motor-trouble 300 300 300", drawing="300 " * 12)
    play(match, "draw, play favorable-weather, draw, discard 100, draw, play favorable-weather, draw, discard 300")
    play(match, "draw, play take-off, draw, discard 100, draw, play take-off, draw")
    hindrances = [text for text in legal(match) if " on " in text]
    assert hindrances == ["storm on 1", "storm on 3", "motor-trouble on 1", "motor-trouble on 3"]
    match.play("motor-trouble on 3")
    assert [piles(match, seat)[1] for seat in (1, 2, 3)] == ["take-off", None, "motor-trouble"]


def test_ny_q2_favorable_weather_only_on_an_empty_pile_or_on_bad_weather() -> None:
    match = race("favorable-weather favorable-weather 100 100 100", "storm 300 300 300 300")
    play(match, "draw, play favorable-weather, draw, discard 300, draw")
    assert refused(match, "play favorable-weather") == "NY-Q2"
    play(match, "discard 100, draw, storm on 1, draw")
    assert refused(match, "play favorable-weather") == ""


def test_ny_q2_take_off_only_on_an_empty_pile_or_on_forced_landing() -> None:
    match = aloft("take-off 300 300", "forced-landing storm 300")
    match.play("draw")
    assert refused(match, "play take-off") == "NY-Q2"
    play(match, "discard 100, draw, storm on 1, draw")
    assert refused(match, "play take-off") == "NY-Q2"  # in the air already, whatever the weather
    play(match, "play favorable-weather, draw, forced-landing on 1, draw, play take-off")
    assert piles(match, 1) == ("favorable-weather", "take-off", 0, 0, 0)


@pytest.mark.parametrize(("miles", "most"), [("500", 2), ("300", 5), ("100", 8)])
def test_ny_q3_no_mileage_pile_holds_more_than_the_flight_needs(miles: str, most: int) -> None:
    match = race(
        f"favorable-weather take-off lucky-lindy {miles} {miles}", "take-off take-off take-off take-off take-off",
        drawing=f"{f'{miles} ' * (most - 1)} take-off take-off take-off take-off {miles} {miles}",
    )  # fmt: skip
    play(match, "draw, play lucky-lindy, play favorable-weather, play take-off" + f", play {miles}" * most)
    assert match.scores[0] == int(miles) * most
    assert (match.turn, match.phase) == (1, "draw")  # another one in hand does not prolong the lucky turn
    assert miles in hand(match, 1).split()
    play(match, "draw, discard take-off, draw")
    assert refused(match, f"play {miles}") == "NY-Q3"
    assert f"play {miles}" not in legal(match)
    assert f"discard {miles}" in legal(match)


def test_ny_q3_a_full_pile_bars_100s_in_bad_weather_too() -> None:
    match = race(
        "favorable-weather take-off lucky-lindy 100 100", "storm take-off take-off take-off take-off",
        drawing=f"{'100 ' * 7} take-off take-off take-off take-off",
    )  # fmt: skip
    play(match, "draw, play lucky-lindy, play favorable-weather, play take-off" + ", play 100" * 8)
    play(match, "draw, storm on 1, draw")
    assert refused(match, "play 100") == "NY-Q3"


def test_ny_q4_only_the_top_card_of_the_discard_pile_may_be_taken() -> None:
    match = race("500 100 100 100 100", "storm 100 100 100 100", drawing="300 300 300")
    play(match, "draw, discard 500, draw, discard storm, take")
    assert hand(match, 1) == "300 100 100 100 100 storm"
    play(match, "discard 300, take, discard 100, take")
    assert hand(match, 1) == "100 100 100 100 100 storm"  # what seat 2 has just laid there


def test_ny_q4_cards_come_up_from_the_discard_pile_as_they_went_down() -> None:
    match = race("favorable-weather 300 100 100 100", "100 500 500 500 500", drawing="storm storm")
    play(match, "draw, discard 300, draw, discard 100, take, play favorable-weather")
    assert match.view().table["discard_top"] == "300"
    play(match, "take, discard 500")
    assert (match.view().table["discards"], match.view().table["discard_top"]) == (1, "500")
    assert hand(match, 2) == "500 500 500 300 storm"


def test_ny_q4_the_card_taken_may_not_be_discarded_but_its_twin_may() -> None:
    match = race("500 100 100 100 100", "300 300 300 300 300", drawing="100 500")
    play(match, "draw, discard 500, take")
    assert refused(match, "discard 500") == "NY-Q4"
    assert legal(match) == ["discard 300"]
    play(match, "discard 300, draw, discard 500, take")
    # Seat 2 held one 500 already: now either may go.
    assert refused(match, "discard 500") == ""
    play(match, "discard 500, draw, discard 100, draw")
    assert "discard 500" in legal(match)  # the bar is for that one turn


@pytest.mark.parametrize("card", PACK)
def test_ny_q4_no_card_at_all_goes_back_in_the_turn_in_which_it_was_taken(card: str) -> None:
    other = "100 " if card != "100" else "300 "
    match = race(card + " " + 4 * other, 5 * other, drawing=2 * other)
    play(match, f"draw, discard {card}, take")
    assert refused(match, f"discard {card}") == "NY-Q4"
    assert f"discard {card}" not in legal(match)


def test_ny_q4_a_card_drawn_from_the_drawing_pile_may_be_discarded_at_once() -> None:
    match = race("500 100 100 100 100", "300 300 300 300 300", drawing="storm heavy-fog")
    play(match, "draw, discard storm, draw, discard heavy-fog")
    assert match.view().table["discard_top"] == "heavy-fog"
    assert match.view().table["discards"] == 2


def test_ny_q4_the_card_taken_may_be_played() -> None:
    match = race("favorable-weather 100 100 100 100", "300 300 300 300 300", drawing="500")
    play(match, "draw, discard favorable-weather, take, play favorable-weather")
    assert piles(match, 2) == ("favorable-weather", None, 0, 0, 0)


def test_ny_q5_the_new_deal_comes_when_the_turn_of_the_last_draw_ends() -> None:
    match = race("100 100 100 100 100", "300 300 300 300 300", "500 500 500 500 500", last="storm favorable-weather")
    idle(match, 84)
    assert (drawing(match), match.turn) == (1, 0)
    match.play("draw")
    assert (drawing(match), match.state.deals, match.turn) == (0, 1, 0)  # the turn is finished first
    match.play("play favorable-weather")
    assert match.state.deals == 2
    assert piles(match, 1) == ("favorable-weather", None, 0, 0, 0)


def test_ny_q5_there_is_no_new_deal_while_a_card_is_left_in_the_drawing_pile() -> None:
    match = race("100 100 100 100 100", "300 300 300 300 300", last="storm")
    idle(match, 89)
    play(match, "take, discard 300, take, discard 100")
    assert (drawing(match), match.state.deals) == (1, 1)


def test_ny_q5_whoever_has_just_played_deals_one_card_at_a_time_to_the_next_player_first() -> None:
    then = "100 300 500 100 300 500 100 300 500 100 300 500 take-off storm heavy-fog"
    match = race("100 100 100 100 100", "300 300 300 300 300", "500 500 500 500 500", then=then)
    idle(match, 85)  # seat 1 draws the last card
    assert match.state.deals == 2
    assert (match.state.dealer, match.turn) == (0, 1)
    assert hand(match, 2) == "take-off 100 100 100 100"
    assert hand(match, 3) == "300 300 300 300 storm"
    assert hand(match, 1) == "500 500 500 500 heavy-fog"


def test_ny_q5_a_lucky_turn_is_played_out_from_the_hand_before_the_new_deal() -> None:
    """A lucky turn that runs through the end of the drawing pile, move by move."""
    match = race(
        "favorable-weather take-off 300 300 lucky-lindy",
        "storm 100 100 100 100",
        last="100 500 storm take-off",
        then="lucky-lindy 500 100 500 100 300 100 300 storm 300 heavy-fog",
    )
    idle(match, 86)
    assert (drawing(match), match.turn) == (4, 0)
    play(match, "draw, play lucky-lindy")
    assert (hand(match, 1), drawing(match)) == ("favorable-weather take-off 300 300 100", 3)
    match.play("play favorable-weather")
    assert (hand(match, 1), drawing(match)) == ("take-off 500 300 300 100", 2)
    match.play("play take-off")
    assert (hand(match, 1), drawing(match)) == ("500 300 300 100 storm", 1)
    match.play("play 500")
    assert (hand(match, 1), drawing(match)) == ("take-off 300 300 100 storm", 0)
    match.play("play 300")
    assert (hand(match, 1), match.phase, match.state.deals) == ("take-off 300 100 storm", "lucky", 1)
    match.play("play 100")
    assert hand(match, 1) == "take-off 300 storm"
    match.play("play 300")
    # Take-Off and Storm fit nowhere: seat 1's turn is over, and seat 1 deals.
    assert match.state.deals == 2
    assert (match.state.dealer, match.turn, match.phase) == (0, 1, "draw")
    assert piles(match, 1) == ("favorable-weather", "take-off", 1, 2, 1)
    assert piles(match, 2) == (None, None, 0, 0, 0)
    assert match.scores == (1200, 0)
    assert hand(match, 2) == "100 100 100 lucky-lindy storm"
    assert hand(match, 1) == "500 500 300 300 300"
    assert drawing(match) == 100 - 4 - 2 - 10  # the mileage, the tops and the hands
    play(match, "draw, discard heavy-fog, draw, play 500")
    assert match.scores == (1700, 0)


def going_on(then: str) -> ot.Match:
    """A lucky turn that goes on after a new deal, which gives the cards of `then`; seat 1 has just played a 300."""
    match = race(
        "favorable-weather take-off 300 300 lucky-lindy",
        "storm 100 100 100 100",
        last="100 500 storm take-off",
        then=then,
        lucky_new_deal="go-on",
    )
    idle(match, 86)
    play(match, "draw, play lucky-lindy, play favorable-weather, play take-off, play 500")
    assert (hand(match, 1), drawing(match)) == ("take-off 300 300 100 storm", 0)  # five cards: none is needed yet
    match.play("play 300")
    return match


def test_ny_q5_to_the_letter_a_lucky_turn_goes_on_after_a_new_deal() -> None:
    match = going_on("300 100 300 100 storm 100 take-off 100 take-off storm 500")
    assert (match.state.deals, match.state.dealer, match.turn, match.phase) == (2, 0, 0, "lucky")
    assert hand(match, 1) == "take-off take-off 300 300 storm"  # who is on turn deals, and gets the first card
    assert hand(match, 2) == "100 100 100 100 storm"
    assert match.view().table["laid"] == {"lucky-lindy": 1}  # it stays aside
    assert drawing(match) == 100 - 1 - 2 - 2 - 10  # Lucky Lindy, the mileage, the tops and the hands
    play(match, "play 300")
    assert hand(match, 1) == "take-off take-off 500 300 storm"  # filled up from the new pile
    assert match.scores == (1100, 0)


def test_ny_q5_to_the_letter_it_ends_with_five_cards_none_of_which_can_be_played() -> None:
    match = going_on("take-off 100 take-off 100 storm 100 take-off 100 take-off storm 500")
    assert (match.state.deals, match.turn, match.phase) == (2, 1, "draw")
    assert [event.kind for event in match.events()[-2:]] == ["deal", "lucky-end"]
    assert drawing(match) == 85  # and it is seat 2's turn, without another deal


def test_ny_q5_to_the_letter_no_card_is_needed_with_five_in_hand() -> None:
    match = race("100 100 100 100 100", "lucky-lindy 300 300 500 500", last="300", lucky_new_deal="go-on")
    idle(match, 89)
    play(match, "draw, play lucky-lindy")  # five cards, none of which can be played: the usual new deal
    assert (match.state.deals, match.state.dealer, match.turn, match.phase) == (2, 1, 0, "draw")
    assert match.view().table["laid"] == {}


def test_ny_q5_the_deal_of_a_lucky_turn_can_be_what_ends_the_race() -> None:
    """NY-Q8: the hundredth quiet turn is a lucky one, and the new deal gives it nothing to go on with."""
    match = race(
        "100 100 100 100 100",
        "favorable-weather lucky-lindy 300 300 300",
        last="300",
        then="300 100 300 100 300 100 300 100 300 100",
        lucky_new_deal="go-on",
    )
    for turn in range(99):
        if turn % 2 == 0 and 2 <= turn < 22:  # ten turns that do not draw
            match.play("take")
            match.play(next(text for text in legal(match) if text.startswith("discard")))
        else:
            idle(match)
    assert (drawing(match), match.turn) == (1, 1)
    play(match, "draw, play lucky-lindy, play favorable-weather")
    assert (match.over, match.ended, match.winners) == (True, "NY-Q8", (0, 1))
    assert [event.kind for event in match.events()[-3:]] == ["deal", "lucky-end", "end"]
    assert ot.Record.loads(match.record().dumps()).replay() == match


def test_ny_q6_in_a_lucky_turn_something_playable_must_be_played_and_nothing_is_discarded() -> None:
    match = race("storm lucky-lindy 300 300 300", "favorable-weather 100 100 100 100", drawing="100 100 100 300")
    play(match, "draw, discard 100, draw, play favorable-weather, draw, play lucky-lindy")
    assert legal(match) == ["storm on 2"]  # hindering is playing
    assert refused(match, "discard 300") == "NY-Q6"
    match.play("storm on 2")
    assert (match.turn, match.phase) == (1, "draw")


def test_ny_q6_after_every_card_the_hand_is_filled_up_to_five() -> None:
    match = race("favorable-weather take-off lucky-lindy 300 300", "100 100 100 100 100", drawing="500 500 100")
    play(match, "draw, play lucky-lindy")
    assert match.view().hand_sizes == (5, 5)
    assert drawing(match) == 89
    match.play("play favorable-weather")
    assert hand(match, 1) == "take-off 500 500 300 300"
    assert drawing(match) == 88


def test_ny_q6_the_turns_first_draw_may_be_from_the_discard_pile() -> None:
    match = race("lucky-lindy 100 100 100 100", "favorable-weather 300 300 300 300", drawing="500 500 storm")
    play(match, "draw, discard 500, draw, discard favorable-weather, take, play lucky-lindy, play favorable-weather")
    assert piles(match, 1) == ("favorable-weather", None, 0, 0, 0)
    assert hand(match, 1) == "100 100 100 100 storm"


def test_ny_q6_lucky_lindy_laid_with_nothing_playable_ends_the_turn() -> None:
    match = race("lucky-lindy 100 100 100 100", "100 100 100 100 100", drawing="500")
    play(match, "draw, play lucky-lindy")
    assert (match.turn, match.phase) == (1, "draw")
    assert hand(match, 1) == "500 100 100 100 100"


def test_ny_q6_it_is_set_aside_in_sight_but_out_of_reach() -> None:
    match = race("lucky-lindy 100 100 100 100", "100 100 100 100 100", drawing="500")
    play(match, "draw, play lucky-lindy")
    assert match.view().table["aside"] == {"lucky-lindy": 1}
    assert match.view().table["discards"] == 0
    assert legal(match) == ["draw"]


def test_ny_q6_a_second_lucky_lindy_is_not_playable_in_a_lucky_turn() -> None:
    match = race("lucky-lindy lucky-lindy favorable-weather 100 100", "100 100 100 100 100", drawing="500", packs=2)
    play(match, "draw, play lucky-lindy")
    assert refused(match, "play lucky-lindy") == "NY-Q6"
    assert refused(match, "discard favorable-weather") == "NY-Q6"
    assert legal(match) == ["play favorable-weather"]
    match.play("play favorable-weather")  # draws Favorable Weather: nothing fits, the second Lindy neither
    assert match.turn == 1
    play(match, "draw, discard 100, draw")
    assert "play lucky-lindy" in legal(match)


def test_ny_q6_lucky_lindy_may_be_discarded_and_taken() -> None:
    match = race("lucky-lindy 100 100 100 100", "favorable-weather 300 300 300 300", drawing="500 500")
    play(match, "draw, discard lucky-lindy, take")
    assert refused(match, "discard lucky-lindy") == "NY-Q4"
    play(match, "play lucky-lindy, play favorable-weather")
    assert piles(match, 2) == ("favorable-weather", None, 0, 0, 0)


def test_ny_q7_lucky_lindy_is_in_the_pack_unless_the_option_says_off() -> None:
    assert ot.game("new_york_to_paris").stack().count("lucky-lindy") == 1
    without = ot.game("new_york_to_paris", lucky_lindy=False)
    assert without.stack().count("lucky-lindy") == 0
    assert len(without.stack()) == 99
    with pytest.raises(ot.DeckError):
        without.stack(["lucky-lindy"])


def test_ny_q7_four_play_singly_unless_they_choose_partners() -> None:
    assert ot.game("new_york_to_paris", players=4).start(seed=1).sides == ((0,), (1,), (2,), (3,))
    assert ot.game("new_york_to_paris", players=4, sides="partners").start(seed=1).sides == ((0, 2), (1, 3))
    for players in (2, 3, 5, 6, 7, 8):
        with pytest.raises(ot.OptionError):
            ot.game("new_york_to_paris", players=players, sides="partners")


def test_ny_q7_either_number_of_a_pair_names_its_piles() -> None:
    none = "100 100 100 100 100"
    match = race(f"favorable-weather {none[4:]}", f"storm {none[4:]}", none, none, sides="partners")
    play(match, "draw, play favorable-weather, draw, storm on 3")
    assert match.history[-1][1].text == "storm on 1"
    assert piles(match, 1)[0] == "storm"


def test_ny_q7_up_to_four_may_use_two_packs_and_from_five_on_it_is_always_two() -> None:
    for players in (2, 3, 4):
        assert len(ot.game("new_york_to_paris", players=players).stack()) == 100
        assert len(ot.game("new_york_to_paris", players=players, packs=2).stack()) == 200
    for players in (5, 6, 7, 8):
        assert len(ot.game("new_york_to_paris", players=players).stack()) == 200
        with pytest.raises(ot.OptionError):
            ot.game("new_york_to_paris", players=players, packs=1)


@pytest.mark.parametrize("players", [2, 3])
def test_ny_q8_fifty_rounds_without_a_mileage_card_end_the_race_and_level_sides_share(players: int) -> None:
    match = race(*["100 100 100 100 100"] * players)
    idle(match, 50 * players - 1)
    assert not match.over
    idle(match)
    assert (match.over, match.ended) == (True, "NY-Q8")
    assert match.winners == tuple(range(players))


def test_ny_q8_a_mileage_card_starts_the_fifty_rounds_again_and_the_most_miles_win() -> None:
    match = aloft("300 300 300", "300 300 300", then="300 100 300 100 300 100 300 100 300 100")
    idle(match, 95)  # with the four turns before them, 99 of the 100; the new deal came after 90
    play(match, "draw, play 100")
    assert match.scores == (0, 100)
    idle(match, 99)
    assert not match.over
    idle(match)
    assert (match.over, match.ended, match.winners) == (True, "NY-Q8", (1,))


def test_ny_q8_the_race_ends_when_too_few_mileage_cards_are_left_for_anybody(monkeypatch: pytest.MonkeyPatch) -> None:
    """With two 500s in the whole pack, neither player can complete the flight once each has flown one."""
    monkeypatch.setattr(rules, "PACK", (12, 14, 2, 20, 32, 1, 3, 3, 3, 4))
    match = aloft("500 300 300", "500 300 300")
    play(match, "draw, play 500, draw, play 300, draw, play 300, draw")
    assert not match.over  # the one 500 that is left would do for seat 1
    match.play("play 500")
    assert (match.over, match.ended) == (True, "NY-Q8")
    assert match.scores == (800, 800)
    assert match.winners == (0, 1)


def test_ny_q8_the_race_goes_on_while_one_side_can_still_finish(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "PACK", (12, 14, 3, 20, 32, 1, 3, 3, 3, 4))
    match = aloft("500 500 300", "500 300 300")
    play(match, "draw, play 500, draw, play 500, draw, play 500")
    assert not match.over  # no 500 is left for seat 2, but seat 1 needs none
    monkeypatch.setattr(rules, "PACK", (12, 14, 3, 20, 7, 1, 3, 3, 3, 4))
    play(match, "draw, play 300")  # seven 100s are fewer than the eight that seat 1 needs
    assert (match.over, match.ended, match.winners) == (True, "NY-Q8", (0,))


def test_ny_q9_a_seat_sees_no_other_hand_and_not_the_drawing_pile() -> None:
    one = race("500 500 500 500 500", "100 100 100 100 100", drawing="storm take-off", last="300")
    other = race("300 300 300 300 take-off", "100 100 100 100 100", drawing="storm heavy-fog", last="500")
    for match in (one, other):
        play(match, "draw, discard storm")
    assert one.view(1).to_dict() == other.view(1).to_dict()
    assert one.view().to_dict() == other.view().to_dict()
    assert one.view(0).to_dict() != other.view(0).to_dict()


def test_ny_q9_a_card_drawn_is_seen_by_its_player_alone_and_a_card_taken_by_all() -> None:
    match = race("500 300 300 300 300", "100 100 100 100 100", drawing="storm heavy-fog")
    match.play("draw")
    assert match.events(0)[-1].text == "Player 1 draws storm."
    assert match.events(1)[-1].text == match.events()[-1].text == "Player 1 draws."
    play(match, "discard 500, take")
    assert match.events(0)[-1].text == match.events()[-1].text == "Player 2 takes 500 from the discard pile."


def test_ny_q9_what_a_lucky_turn_draws_is_seen_by_its_player_alone() -> None:
    match = race("favorable-weather lucky-lindy 100 100 100", "100 100 100 100 100", drawing="300 storm")
    play(match, "draw, play lucky-lindy, play favorable-weather")
    texts = [event.text for event in match.events(0)]
    assert "Player 1 fills up with storm." in texts
    for seat in (1, None):
        seen = [event.text for event in match.events(seat)]
        assert "Player 1 fills up with 1 card." in seen
        assert not any("storm" in text for text in seen)


def test_ny_q9_piles_counts_the_top_discard_and_cards_set_aside_are_in_sight_of_all() -> None:
    match = aloft("storm 300 300", "lucky-lindy 300 300", drawing="500 500 500 300 500")
    play(match, "draw, storm on 2, draw, play lucky-lindy, play 100, play 100, draw, discard 500")
    assert match.turn == 1
    for seat in (0, 1, None):
        table = match.view(seat).table
        assert table["piles"][0] == {
            "weather": "favorable-weather", "flight": "take-off", "500": 0, "300": 0, "100": 0, "miles": 0,
            "state": "flying",
        }  # fmt: skip
        assert table["piles"][1] == {
            "weather": "storm", "flight": "take-off", "500": 0, "300": 0, "100": 2, "miles": 200,
            "state": "rough",
        }  # fmt: skip
        assert table["drawing"] == 100 - 10 - 4 - 3 - 2
        assert (table["discards"], table["discard_top"]) == (1, "500")
        assert table["aside"] == {"favorable-weather": 1, "lucky-lindy": 1}


def test_ny_q9_what_lies_under_the_tops_is_in_sight_of_all() -> None:
    match = aloft("motor-trouble storm 300", "forced-landing 300 300")
    play(match, "draw, motor-trouble on 2, draw, play forced-landing, draw, storm on 2")
    for seat in (0, 1, None):
        aside = match.view(seat).table["aside"]
        assert aside == {"favorable-weather": 1, "take-off": 1, "motor-trouble": 1}


def test_ny_q9_earlier_discards_stay_in_the_memory_of_all() -> None:
    match = race("500 100 100 100 100", "storm 300 300 300 300")
    play(match, "draw, discard 500, draw, discard storm")
    texts = [event.text for event in match.events()]
    assert "Player 1 discards 500." in texts
    assert match.view().table["discard_top"] == "storm"


# The reconstruction, and the draw for the first deal


def test_ny_r1_one_pack_is_a_hundred_cards() -> None:
    game = ot.game("new_york_to_paris")
    assert Counter(game.stack()) == PACK
    assert len(game.stack()) == 100
    twice = ot.game("new_york_to_paris", packs=2).stack()
    assert Counter(twice) == {card: 2 * count for card, count in PACK.items()}


def test_ny_r1_the_pack_holds_four_whole_flights_and_two_menders_for_each_hindrance() -> None:
    assert (PACK["500"], PACK["300"], PACK["100"]) == (4 * 2, 4 * 5, 4 * 8)
    hindrances = sum(PACK[card] for card in ("storm", "heavy-fog", "motor-trouble", "forced-landing"))
    assert PACK["favorable-weather"] + PACK["take-off"] == 2 * hindrances


def test_ny_r1_the_rules_page_prints_the_same_pack() -> None:
    rows = re.findall(r"^\| [^|]+ \| `([a-z0-9-]+)` \| (\d+) \|", page("new_york_to_paris"), re.MULTILINE)
    assert {card: int(count) for card, count in rows} == PACK


@dataclass(frozen=True)
class Drawn:
    """A shuffler that lays these cards on top of the pack from which the players draw for the deal."""

    cards: str

    def order(self, shuffle: int, packs: Packs) -> list[int]:
        deck = list(packs[0])
        if shuffle == 0:
            named = list(ot.game("new_york_to_paris").stacked(self.cards, ot.Seeded(0)).decks[0])
            for card in named:
                deck.remove(card)
            deck = named + deck
        return deck

    def to_json(self) -> dict[str, Any]:
        return {}


@pytest.mark.parametrize(
    ("drawn", "dealer"),
    [
        ("500 300 100", 1),
        ("300 500 100", 2),
        ("100 300 500", 3),
        ("100 storm favorable-weather", 1),
        ("take-off lucky-lindy 100", 3),
        ("300 500 500 storm 100", 3),  # seats 2 and 3 are level and draw again
        ("storm take-off 100 300", 3),
        ("storm take-off motor-trouble 100 500 300", 2),  # of three without mileage all draw again
    ],
)
def test_c2_the_longest_mileage_card_deals_first_and_those_level_draw_again(drawn: str, dealer: int) -> None:
    match = ot.game("new_york_to_paris", players=3).start(shuffler=Drawn(drawn))
    assert match.state.dealer == dealer - 1
    assert match.turn == dealer % 3


def test_c2_what_each_player_drew_is_in_the_record() -> None:
    match = ot.game("new_york_to_paris", players=3).start(shuffler=Drawn("300 500 500 storm 100"))
    assert [event.text for event in match.events()] == [
        "Player 1 draws 300.",
        "Player 2 draws 500.",
        "Player 3 draws 500.",
        "Player 2 draws storm.",
        "Player 3 draws 100.",
        "Player 3 deals.",
    ]


# The rules page


def test_the_sample_hand_of_the_rules_page_can_be_played() -> None:
    section = page("new_york_to_paris").split("## A sample hand")[1]
    block = re.search(r"```text\n(.*?)```", section, re.DOTALL)
    assert block
    first, one, two, pile, *turns = block[1].strip().splitlines()
    assert first == "players 2, dealt by 2"
    match = race(one.removeprefix("1: "), two.removeprefix("2: "), drawing=pile.removeprefix("drawing: "))
    told = [" ".join(text.split()) for text in re.findall(r"^\d+\. ((?:.+\n)+?)(?=\d|\n)", section, re.MULTILINE)]
    for turn, sentence in zip(turns, told, strict=True):
        seat, actions = turn.split(": ")
        assert match.turn == int(seat) - 1
        play(match, actions)
        assert sentence.startswith(f"Player {seat} ")
        drawn = next(e for e in reversed(match.events(int(seat) - 1)) if e.kind in ("draw", "take"))
        for card in (drawn.data["card"], match.history[-1][1].card):
            assert str(card).replace("-", " ") in sentence.lower().replace("-", " ").replace("takes off", "take off")
    assert drawing(match) == 90 - len(pile.split()[1:])  # the cards listed are those that were drawn
    # The list ends with both in the air, seat 2 in a storm.
    assert piles(match, 1) == ("favorable-weather", "take-off", 1, 1, 0)
    assert piles(match, 2) == ("storm", "take-off", 1, 2, 1)
    assert match.scores == (800, 1200)
    assert "flown 800 miles against 1,200" in section
