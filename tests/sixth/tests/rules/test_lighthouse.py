"""Lighthouse, rule by rule."""

import pytest

import oldtricks as ot
from tests.sample_hands import replay, sample_hand
from tests.tables import legal, play, refused

KEEPER_1 = "bid 2, pass, pass, pass"


def dealt(script: str = "", **options: object) -> ot.Match:
    """The cards of the sample hand: seat 1 has the low ones, seat 4 no Rock but the Light."""
    return play(ot.game("lighthouse", **options).start(deck=sample_hand("lighthouse").deck), script)


def test_lh1_lh2_cards_and_deal() -> None:
    match = ot.game("lighthouse", players=3).start(seed=1)
    hands = [match.view(seat).hand for seat in range(3)]
    assert [len(hand) for hand in hands] == [8, 8, 8]
    assert len({card for hand in hands for card in hand}) == 24
    assert match.view(0).table["centre"] == 1
    assert match.view(0).sides == ((0,), (1,), (2,))


def test_lh3_lh4_each_bid_is_higher_and_the_highest_bidder_is_the_keeper_and_leads() -> None:
    match = dealt("bid 2")
    assert refused(match, "bid 2") == "LH3"
    assert legal(match) == ["pass", "bid 3", "bid 4", "bid 5", "bid 6"]
    play(match, "bid 3, pass, pass, pass")
    assert match.view(0).table["maker"] == 1
    assert match.turn == 1


def test_lh_q1_nobody_bids_more_tricks_than_a_hand_has() -> None:
    with pytest.raises(ot.NotationError):
        dealt("bid 7")
    assert dealt().game.rules.why_illegal(dealt().state, 7) == 101
    assert dealt("bid 6").phase == "play"  # C3: it cannot be raised


def test_c3_a_pass_is_for_good_if_so_agreed() -> None:
    assert dealt("pass, bid 1, pass, pass").turn == 0
    assert dealt("pass, bid 1, pass, pass", passing="final").phase == "play"


def test_c4_if_nobody_bids_the_cards_are_thrown_in() -> None:
    match = dealt("pass, pass, pass, pass")
    assert (match.state.deals, match.phase) == (2, "bid")


def test_lh5_suit_must_be_followed() -> None:
    match = dealt(f"{KEEPER_1}, play rock-1")
    assert legal(match) == ["play rock-3", "play rock-4"]
    assert refused(match, "play tide-3") == "LH5"


def test_lh6_the_light_is_neither_led_nor_shown_by_one_who_can_follow() -> None:
    match = dealt(f"{KEEPER_1}, play tide-1, play tide-3, play rock-8")
    assert refused(match, "play light") == "LH6"
    match = dealt("pass, pass, pass, bid 1, pass, pass, pass")
    assert refused(match, "play light") == "LH6"
    assert "play light" not in legal(match)
    assert "led only by somebody who holds nothing" in match.explain("play light")


def test_lh6_the_light_takes_the_trick() -> None:
    match = dealt(f"{KEEPER_1}, play rock-1, play rock-3, play rock-5, play light")
    assert match.turn == 3
    assert "the Light itself" in match.events()[-1].text


def test_lh7_in_the_dark_the_lowest_card_wins_and_in_the_light_the_highest() -> None:
    match = dealt(f"{KEEPER_1}, play rock-2, play rock-3, play rock-8, play sand-8")
    assert match.turn == 0
    assert "the lowest card in the dark" in match.events()[-1].text
    play(match, "play rock-1, play rock-4, play rock-7, play light")
    play(match, "play tide-5, play tide-1, play tide-4, play rock-5")
    assert match.turn == 3
    assert "the highest card of Tide" in match.events()[-1].text
    assert match.view(0).table["lit"]


# Of three, seat 1 can take all eight tricks: the Light is the last of them.
ALL = (
    "rock-1 rock-2 rock-3 rock-4 rock-5 rock-6 sand-1 light",
    "rock-7 rock-8 sand-2 sand-3 sand-4 sand-5 tide-6 tide-7",
    "sand-6 sand-7 sand-8 tide-1 tide-2 tide-3 tide-4 tide-5",
)
SEVEN = (
    "rock-1, rock-7, sand-6, rock-2, rock-8, sand-7, rock-3, sand-2, sand-8, rock-4, sand-3, tide-1,"
    "rock-5, sand-4, tide-2, rock-6, sand-5, tide-3, sand-1, tide-6, tide-4"
)


def test_lh_q2_when_the_light_is_led_nobody_has_to_follow() -> None:
    game = ot.game("lighthouse", players=3, hands=1)
    match = play(game.start(deck=game.stack(ALL, centre="tide-8")), f"bid 8, {SEVEN}")
    assert legal(match) == ["play light"]
    assert "only the Light" in str(match.view(0))
    play(match, "light")
    assert match.explain("tide-7").endswith("LH-Q2: " + game.box.rule_text("LH-Q2"))
    play(match, "tide-7, tide-5")
    assert match.scores == (16, 0, 0)
    assert match.ended == "C6"


def test_lh8_a_bid_kept_counts_and_a_bid_lost_is_lost() -> None:
    sample = sample_hand("lighthouse")
    assert [line.points for line in replay(sample).sheet()] == [2, 2, 4]
    match = dealt("bid 3, pass, pass, pass", hands=1)
    play(match, ",".join(text for _, text in sample.actions[4:]))
    assert match.scores == (-3, 0, 0, 4)
    assert match.winners == (3,)


def test_lh9_twenty_points_win() -> None:
    game = ot.game("lighthouse", players=3)
    match = game.start(deck=[game.stack(ALL, centre="tide-8", dealer=dealer) for dealer in (2, 0)])
    play(match, f"bid 8, {SEVEN}, light, tide-7, tide-5")
    play(match, f"pass, pass, bid 8, {SEVEN}, light, tide-7, tide-5")
    assert match.scores == (32, 0, 0)
    assert match.winners == (0,)
    assert match.ended == "LH9"
