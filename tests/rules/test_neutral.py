"""Neutral, rule by rule. Seats are 0 to 5 in Python, 1 to 6 in the hands that are written out as on the rules page."""

from collections.abc import Sequence

import pytest

import oldtricks as ot
from oldtricks.engine.observations import layout, observe

from ..sample_hands import cards, play_out, read_hand, replay, sample_hand, trick_winners
from ..tables import legal, play, refused

BELLIGERENTS = ("britain", "france", "germany", "russia", "austria")
ALL_CARDS = [f"{suit}-{rank}" for suit in (*BELLIGERENTS, "us") for rank in range(1, 9)]


def dealt(
    hands: Sequence[str], script: str = "", centre: str = "", dealer: int | None = None, **options: str
) -> ot.Match:
    """As many players as hands, dealt by the last; short hands are filled up from what is left, Britain first."""
    game = ot.game("neutral", players=len(hands), **options)
    deck = game.stack([cards(hand) for hand in hands], cards(centre), dealer=dealer)
    return play(game.start(deck=deck, dealer=dealer), script)


def may_play(match: ot.Match) -> list[str]:
    return [action.card or "" for action in match.legal()]


# Cards and deal


def test_ne1_six_suits_of_eight_all_of_them_dealt_to_four() -> None:
    match = ot.game("neutral").start(seed=1)
    assert len(ALL_CARDS) == 48
    assert sorted(card for seat in range(4) for card in match.view(seat).hand) == sorted(ALL_CARDS)


def test_ne1_ranks_from_corporal_to_ruler_and_neutrals_by_number() -> None:
    match = dealt(["germany 1 2 3 4 5 6 7 8", "us 3 8"], "bid 1, pass")
    names = ["Corporal", "Sergeant", "Lieutenant", "Captain", "Major", "Colonel", "General"]
    for number, name in enumerate(names, 1):
        assert f"germany-{number} is allowed: {name}." in match.explain(f"play germany-{number}")
    # A player without Germany may play a Neutral: it has a number and no rank, but for President Wilson.
    play(match, "play germany-1")
    assert "us-3 is allowed: Neutral." in match.explain("us-3")
    assert "us-8 is allowed: President Wilson." in match.explain("us-8")


def test_ne_r1_rulers() -> None:
    rulers = {
        "britain-8": "George V",
        "france-8": "Poincaré",
        "germany-8": "Wilhelm II",
        "russia-8": "Nicholas II",
        "austria-8": "Franz Joseph I",
    }
    match = dealt(["britain 8, france 8, germany 8, russia 8, austria 8", "us 8"], "bid 1, pass")
    for card, ruler in rulers.items():
        assert f"{card} is allowed: {ruler}." in match.explain(card)
        assert ruler in match.game.box.rule_text("NE-R1")


@pytest.mark.parametrize(("players", "each", "out"), [(2, 12, 24), (3, 13, 9), (4, 12, 0), (5, 9, 3), (6, 8, 0)])
def test_ne2_two_to_six_players_and_their_cards(players: int, each: int, out: int) -> None:
    match = ot.game("neutral", players=players).start(seed=2)
    hands = [match.view(seat).hand for seat in range(players)]
    assert [len(hand) for hand in hands] == [each] * players
    assert len({card for hand in hands for card in hand}) == 48 - out
    assert match.view(0).table["centre"] == out


def test_ne2_neither_one_player_nor_seven() -> None:
    for players in (1, 7):
        with pytest.raises(ot.OptionError):
            ot.game("neutral", players=players)


def test_ne3_dealt_one_at_a_time_from_the_dealers_left() -> None:
    match = ot.game("neutral").start(deck=ALL_CARDS, dealer=1)
    for place, seat in enumerate((2, 3, 0, 1)):
        assert sorted(match.view(seat).hand) == sorted(ALL_CARDS[place::4])


def test_ne3_only_cards_that_were_dealt_to_him_can_be_played() -> None:
    match = dealt(TRUMPED, "bid 1, pass, pass, pass")
    assert refused(match, "britain-7") == "NE3"
    assert "you do not hold britain-7 (NE3)" in match.explain("britain-7")


def test_ne3_of_five_the_last_three_cards_are_left_over() -> None:
    match = ot.game("neutral", players=5).start(deck=ALL_CARDS, dealer=4)
    for seat in range(5):
        assert sorted(match.view(seat).hand) == sorted(ALL_CARDS[:45][seat::5])
    play(match, "bid 1, pass, pass, pass, pass")
    assert set(match.view(0).hand) == {*ALL_CARDS[:45][::5], "us-6", "us-7", "us-8"}


# Bidding


def test_ne4_the_dealers_left_bids_first_and_bids_rise_round_and_round() -> None:
    match = ot.game("neutral").start(seed=3, dealer=1)
    assert match.turn == 2
    play(match, "bid 3, bid 4, pass, bid 6")
    assert match.turn == 2
    assert refused(match, "bid 6") == "NE4"
    assert refused(match, "bid 5") == "NE4"
    assert refused(match, "bid 7") == ""
    play(match, "bid 9, pass, pass")
    assert (match.turn, match.phase) == (1, "bid")  # one more has to pass
    play(match, "pass")
    assert (match.turn, match.phase) == (2, "play")


def test_c3_a_player_who_passed_may_bid_again() -> None:
    match = play(ot.game("neutral", players=3).start(seed=3, dealer=2), "pass, bid 2, pass, bid 3, pass, pass")
    assert (match.turn, match.phase) == (0, "play")


def test_c3_unless_a_pass_is_for_good() -> None:
    game = ot.game("neutral", players=3, passing="final")
    match = play(game.start(seed=3, dealer=2), "pass, bid 2, bid 3")
    assert match.turn == 1  # seat 0 is out of it
    play(match, "pass")
    assert (match.turn, match.phase) == (2, "play")


def test_c4_all_pass_and_the_next_dealer_deals() -> None:
    match = play(ot.game("neutral").start(seed=3, dealer=0), "pass, pass, pass")
    assert match.view().deal == 1
    play(match, "pass")
    view = match.view()
    assert (view.deal, view.dealer, view.turn, view.scores) == (2, 1, 2, (0, 0))


@pytest.mark.parametrize(("players", "most"), [(2, 26), (3, 27), (4, 26), (5, 23), (6, 22)])
def test_ne_q1_whole_points_from_1_to_the_most_a_deal_can_yield(players: int, most: int) -> None:
    match = ot.game("neutral", players=players).start(seed=4, dealer=0)
    assert legal(match) == ["pass", *(f"bid {points}" for points in range(1, most + 1))]
    for text in ("bid 0", f"bid {most + 1}", "bid 2.5"):
        with pytest.raises(ot.NotationError):
            match.play(text)
    play(match, f"bid {most}")  # cannot be raised: C3
    assert match.phase != "bid"
    assert match.view().table["maker"] == 1


# The maker, first in each list, holds every Neutral, takes his Belligerent tricks with cards that nobody will beat,
# and then all the Rulers fall on his Neutrals. Everybody plays his cards in the order in which they are written.
MOST = {
    2: ["britain 7, france 7, germany 7, russia 7, us 1 2 3 4 5 6 7 8",
        "britain 1, france 1, germany 1, russia 1, britain 8, france 8, germany 8, russia 8, austria 1 2 3 8"],
    3: ["britain 7, france 7, germany 7, russia 7, austria 7, us 1 2 3 4 5 6 7 8",
        "britain 1, france 1, germany 1, russia 1, austria 1, britain 8, france 8, germany 8, russia 8, austria 8, "
        "france 3 4 5",
        "britain 2, france 2, germany 2, russia 2, austria 2, britain 3 4 5 6, germany 3 4 5 6"],
    4: ["britain 7, france 7, germany 7, russia 7, us 1 2 3 4 5 6 7 8",
        "britain 1, france 1, germany 1, russia 1, britain 8, france 8, germany 8, russia 8, austria 1 2 3 4",
        "britain 2, france 2, germany 2, russia 2, britain 3, france 3, germany 3, russia 3, austria 5 6 7 8",
        "britain 4 5 6, france 4 5 6, germany 4 5 6, russia 4 5 6"],
    6: ["us 1 2 3 4 5 6 7 8", "britain 1 2 3 4 5 6 7 8", "france 1 2 3 4 5 6 7 8", "germany 1 2 3 4 5 6 7 8",
        "russia 1 2 3 4 5 6 7 8", "austria 1 2 3 4 5 6 7 8"],
}  # fmt: skip


@pytest.mark.parametrize(("players", "most"), [(2, 26), (3, 27), (4, 26), (6, 22)])
def test_ne_q1_the_highest_bid_can_be_made(players: int, most: int) -> None:
    hands = MOST[players]
    match = play_out(dealt(hands, f"bid {most}"), [cards(hand) for hand in hands])
    assert match.scores[0] == most
    assert set(match.scores[1:]) == {0}


def test_ne_q1_the_highest_bid_of_five_can_be_made() -> None:
    # 1 Belligerent trick, 8 neutralised ones and all 6 Rulers in them, for the maker and for his partner.
    hands = [
        "britain 7, us 1 2 3 4 5 6 7 8",
        "britain 1 8, france 8, germany 8, russia 8, austria 8 1 2 3",
        "britain 2, france 1 2 3 4 5 6 7, germany 1",
        "britain 3, germany 2 3 4 5 6 7, russia 1 2",
        "britain 4, russia 3 4 5 6, austria 4 5 6 7",
    ]
    script = "bid 23, discard britain-5, discard britain-6, discard russia-7, call france-1"
    match = dealt(hands, script, centre="britain 5 6, russia 7")
    play_out(match, [cards(hand) for hand in hands])
    assert match.scores == (23, 0, 23, 0, 0)


# The lead, and following suit


def test_ne5_the_first_lead_is_a_belligerent_and_makes_its_country_trump() -> None:
    hands = ["france 5, germany 8, us 1 2 3 4 5 6 7 8, austria 1 2", "france 6 8, britain 8, russia 8"]
    match = dealt(hands, "bid 1, pass")
    assert may_play(match) == ["france-5", "germany-8", "austria-1", "austria-2"]
    assert refused(match, "us-8") == "NE5"
    assert "NE5: The winning bidder leads a Belligerent card" in match.explain("us-8")
    assert match.view().table["trump"] is None
    play(match, "france-5")
    assert match.view().table["trump"] == "france"


def test_ne5_later_leads_do_not_change_the_trump() -> None:
    # Trick 1: France is trump. Trick 2: Germany is led, and seat 1, who has none, still trumps with France.
    hands = ["france 8, germany 8 7", "france 1 2, russia 1 2 3 4 5 6 7 8, austria 1 2"]
    match = dealt(hands, "bid 1, pass, france-8, france-1, germany-8, france-2")
    assert match.view().table["trump"] == "france"
    assert trick_winners(match) == [0, 1]


def test_ne5_a_single_belligerent_has_to_be_led() -> None:
    hands = ["austria 1, us 1 2 3 4 5 6 7", "britain 8", "france 8", "germany 8", "russia 8", "us 8"]
    match = dealt(hands, "bid 1, pass, pass, pass, pass, pass")
    assert may_play(match) == ["austria-1"]


TRUMPED = [  # nobody but seat 0 has France; Britain will be trump
    "france 1 2 3 4 5 6 7 8, britain 8, austria 1 2 3",
    "britain 1 6, germany 1 2 3 4, russia 1 2 3 4, us 1 5",
    "britain 2 3 7, germany 5 6 7 8, russia 5 6, us 2 6, austria 4",
    "britain 4 5, russia 7 8, austria 5 6 7 8, us 3 4 7 8",
]
TRUMP_TRICK = "bid 1, pass, pass, pass, britain-8, britain-1, britain-3, britain-4"


def test_ne6_follow_the_suit_led() -> None:
    match = dealt(TRUMPED, "bid 1, pass, pass, pass, britain-8")
    assert may_play(match) == ["britain-1", "britain-6"]
    assert refused(match, "germany-1") == "NE6"
    assert refused(match, "us-5") == "NE6"
    assert refused(match, "britain-6") == ""


def test_ne6_who_cannot_follow_may_trump_or_throw_off() -> None:
    match = dealt(TRUMPED, TRUMP_TRICK + ", france-8")
    assert may_play(match) == cards("britain 6, germany 1 2 3 4, russia 1 2 3 4").split()
    # Thrown off, even a Ruler of another suit takes nothing: the lead wins.
    play(match, "germany-1, germany-8, austria-8")
    assert trick_winners(match) == [0, 0]


def test_ne_q4_who_can_trump_high_may_trump_low_or_throw_off() -> None:
    match = dealt(TRUMPED, TRUMP_TRICK + ", france-8, britain-6")
    assert may_play(match) == cards("britain 2 7, germany 5 6 7 8, russia 5 6, austria 4").split()
    play(match, "britain-2, austria-5")
    assert trick_winners(match) == [0, 1]


# Neutrals


def test_ne7_a_neutral_needs_a_player_who_can_neither_follow_nor_trump() -> None:
    match = dealt(TRUMPED, TRUMP_TRICK + ", france-8")
    assert refused(match, "us-1") == "NE7"  # seat 1 has the Britain 6 left
    assert "NE7: A Neutral may be played only by a player who can neither follow" in match.explain("us-1")
    play(match, "germany-1")
    assert refused(match, "us-6") == "NE7"  # nobody trumped, so seat 2 could


def test_ne7_who_has_spent_his_last_trump_may_play_a_neutral() -> None:
    # Trick 2: seat 1 trumps with his last. Trick 3: seat 3 takes his Russia 1 with the 8, and leads Austria.
    script = TRUMP_TRICK + ", france-8, britain-6, germany-8, austria-5, russia-1, russia-5, russia-8, austria-1"
    match = dealt(TRUMPED, script + ", austria-6, austria-2")
    assert trick_winners(match) == [0, 1, 3]
    assert may_play(match) == cards("germany 1 2 3 4, russia 2 3 4, us 1 5").split()


def test_ne7_the_first_lead_is_trump_so_who_cannot_follow_cannot_trump() -> None:
    match = dealt(["britain 8", "france 1, us 1 8", "britain 1, us 2"], "bid 1, pass, pass, britain-8")
    assert {"us-1", "us-8", "france-1"} <= set(may_play(match))


def test_ne7_trumps_that_do_not_beat_the_highest_on_the_trick_are_no_trumps() -> None:
    # Seat 1 trumps with the 6, seat 2 with the 2; seat 3 has the 5, which beats the last trump but not the highest.
    match = dealt(TRUMPED, TRUMP_TRICK + ", france-8, britain-6, britain-2")
    assert may_play(match) == cards("britain 5, russia 7 8, austria 5 6 7 8, us 3 4 7 8").split()
    play(match, "us-3")
    assert trick_winners(match) == [0, 3]


def test_ne7_whoever_can_follow_is_held_to_it_even_by_a_neutral_on_the_trick() -> None:
    match = dealt(["britain 8", "us 1, france 1", "britain 1, us 8"], "bid 1, pass, pass, britain-8, us-1")
    assert may_play(match) == ["britain-1"]
    assert refused(match, "us-8") == "NE6"


NEUTRALISED = [  # as before, but seat 1 is out of trumps after the first trick
    "france 1 2 3 4 5 6 7 8, britain 8, austria 1 2 3",
    "britain 1, germany 1 2 3 4, russia 1 2 3 4, us 1 5 7",
    "britain 2 6, germany 5 6 7 8, russia 5 6, austria 4, us 2 6 8",
    "britain 3 4 5 7, russia 7 8, austria 5 6 7 8, us 3 4",
]
NEUTRAL_LIES = "bid 1, pass, pass, pass, britain-8, britain-1, britain-2, britain-3, france-8, us-5"


def test_ne8_after_a_neutral_a_higher_one_may_be_played_even_by_who_could_trump() -> None:
    match = dealt(NEUTRALISED, NEUTRAL_LIES)
    assert may_play(match) == cards("britain 6, germany 5 6 7 8, russia 5 6, austria 4, us 6 8").split()
    play(match, "us-6, britain-7")
    assert trick_winners(match) == [0, 2]


def test_ne8_the_highest_neutral_on_the_trick_is_to_be_beaten() -> None:
    # Seat 1 plays the 6, seat 2 (who has no trump left) the 3; seat 3 could trump, and his 4 beats only the last.
    hands = [
        "france 1 2 3 4 5 6 7 8, britain 8, austria 1 2 3",
        "britain 1, germany 1 2 3 4, russia 1 2 3 4, us 1 5 6",
        "britain 2, germany 5 6 7 8, russia 5 6 7, austria 4, us 2 3 8",
        "britain 3 4 5 6 7, russia 8, austria 5 6 7 8, us 4 7",
    ]
    script = "bid 1, pass, pass, pass, britain-8, britain-1, britain-2, britain-3, france-8, us-6, us-3"
    match = dealt(hands, script)
    assert may_play(match) == cards("britain 4 5 6 7, russia 8, austria 5 6 7 8, us 7").split()


def test_ne_q2_who_comes_in_by_ne8_alone_must_go_higher() -> None:
    match = dealt(NEUTRALISED, NEUTRAL_LIES)
    assert refused(match, "us-2") == "NE-Q2"
    play(match, "us-6")
    assert refused(match, "us-4") == "NE-Q2"
    assert refused(match, "us-3") == "NE-Q2"


def test_ne_q2_who_comes_in_by_ne7_may_go_lower() -> None:
    # Seat 1 trumps with the 6, seat 2 neutralises, and seat 3 has only lower trumps: any Neutral will do.
    hands = [
        "france 1 2 3 4 5 6 7 8, britain 8 7, austria 1 2",
        "britain 1 6, germany 1 2 3 4, russia 1 2 3 4, us 1 5",
        "britain 2, germany 5 6 7 8, russia 5 6, austria 3 4, us 2 6 8",
        "britain 3 4 5, russia 7 8, austria 5 6 7 8, us 3 4 7",
    ]
    script = "bid 1, pass, pass, pass, britain-8, britain-1, britain-2, britain-3, france-8, britain-6, us-6"
    match = dealt(hands, script)
    assert may_play(match)[-3:] == ["us-3", "us-4", "us-7"]
    play(match, "us-3")
    assert trick_winners(match) == [0, 2]


LED_NEUTRAL = ["britain 8, france 8 7 6 5 4, us 2 3 4 5 6 7", "britain 1 2, france 1 2 3, us 1 8, germany 1 2 3 4 5"]
TO_THE_NEUTRALS = (
    "bid 1, pass, britain-8, britain-1, france-8, france-1, france-7, france-2, france-6, france-3, france-5, germany-1"
)


def test_ne9_a_neutral_may_be_led_only_without_any_belligerent() -> None:
    match = dealt(LED_NEUTRAL, TO_THE_NEUTRALS)
    assert may_play(match) == ["france-4"]
    assert refused(match, "us-7") == "NE9"
    play(match, "france-4, germany-2")
    assert may_play(match) == [f"us-{number}" for number in range(2, 8)]
    assert "You have only Neutrals left: lead one of them." in str(match.view(0))


def test_ne9_nobody_has_to_follow_a_neutral_that_was_led() -> None:
    match = dealt(LED_NEUTRAL, TO_THE_NEUTRALS + ", france-4, germany-2, us-5")
    assert refused(match, "germany-3") == ""  # though he holds Neutrals
    told = match.explain("germany-3")
    assert "NE9: " in told
    assert "NE-Q3: " in told
    assert "NE6" not in told
    play(match, "germany-3")
    assert trick_winners(match)[-1] == 0
    assert match.view().table["trump"] == "britain"


def test_ne_q3_any_card_may_be_played_to_a_neutral_lead() -> None:
    match = dealt(LED_NEUTRAL, TO_THE_NEUTRALS + ", france-4, germany-2, us-5")
    # He holds a trump that no trump beats, and a Neutral below the one that lies there.
    assert may_play(match) == cards("britain 2, germany 3 4 5, us 1 8").split()
    assert trick_winners(play(match, "us-1"))[-1] == 0


# Taking tricks


@pytest.mark.parametrize(
    ("trick", "winner"),
    [
        ("france-8, britain-6, britain-7, us-3", 3),  # a low Neutral beats the highest trump
        ("france-8, britain-6, britain-2, russia-8", 1),  # the highest trump, not the last
        ("france-1, britain-6, germany-8, austria-8", 1),  # a trump beats Rulers of other suits
        ("france-1, germany-4, germany-8, austria-8", 0),  # only the suit led, if nobody trumps
    ],
)
def test_ne10_neutrals_then_trumps_then_the_suit_led(trick: str, winner: int) -> None:
    # Where the 7 of trumps is played, the 5 of seat 3 does not beat it, so that he may play a Neutral.
    match = dealt(TRUMPED, f"{TRUMP_TRICK}, {trick}")
    assert trick_winners(match)[-1] == winner


@pytest.mark.parametrize("country", BELLIGERENTS)
def test_ne10_the_lowest_neutral_beats_the_ruler_of_any_trump(country: str) -> None:
    away = next(other for other in BELLIGERENTS if other != country)
    hands = [f"{country} 1 2 3 4 5 6 7 8, us 2 3 4 5", f"{away} 1 2 3 4 5 6 7 8, us 1 6 7 8"]
    assert trick_winners(dealt(hands, f"bid 1, pass, {country}-8, us-1")) == [1]


def test_ne10_the_higher_of_two_neutrals_takes_the_trick_whoever_played_first() -> None:
    hands = ["britain 8", "france 1, us 4", "germany 1, us 2 6"]
    assert trick_winners(dealt(hands, "bid 1, pass, pass, britain-8, us-4, us-6")) == [2]
    assert trick_winners(dealt(hands, "bid 1, pass, pass, britain-8, us-4, us-2")) == [1]


def test_ne10_the_highest_of_the_suit_led_takes_a_plain_trick() -> None:
    hands = ["britain 8, france 4", "britain 1, france 3 8", "britain 2, france 7, russia 8"]
    match = dealt(hands, "bid 1, pass, pass, britain-8, britain-1, britain-2, france-4, france-3, france-7")
    assert trick_winners(match) == [0, 2]


def test_ne_q9_the_winner_of_a_trick_leads_to_the_next() -> None:
    match = dealt(TRUMPED, TRUMP_TRICK + ", france-8, britain-6, britain-2, us-3")
    assert (match.turn, match.view().table["trick"]) == (3, [])
    play(match, "russia-8")
    assert match.view().table["trick"] == [[3, "russia-8"]]
    assert match.turn == 0


# Scoring


def test_ne11_rulers_count_in_neutralised_tricks_only_and_president_wilson_is_one() -> None:
    """Six play as two teams; seat 0 leads President Wilson, and the five other Rulers fall on him."""
    match = dealt(MOST[6], "bid 22, us-8, britain-8, france-8, germany-8, russia-8, austria-8")
    told = [event.text for event in match.events() if event.kind == "trick"]
    assert told == ["Player 1 takes the trick with us-8, a Neutral; neutralised, with 6 Rulers."]
    table = match.view().table
    assert (table["belligerent_tricks"], table["neutralised_tricks"], table["rulers"]) == ([0, 0], [1, 0], [6, 0])


def test_ne11_a_belligerent_trick_is_one_point_whatever_rulers_are_in_it() -> None:
    # Two play. Seat 0 takes twelve Belligerent tricks with five Rulers in them: 12 points, no more.
    hands = ["britain 8 7 6 5 4 3 2 1, france 8 7 6 5", "germany 8, russia 8, austria 8 7 6 5 4 3 2 1, russia 7 6"]
    match = play_out(dealt(hands, "bid 12, pass"), [cards(hand) for hand in hands])
    assert match.scores == (12, 0)
    assert [(line.what, line.points, line.rule) for line in match.sheet()] == [("12 Belligerent tricks", 12, "NE12")]


def test_ne12_makers_who_reach_their_bid_exactly_score_all_their_tricks() -> None:
    assert play_out(dealt(TWO[12], "bid 12, pass"), [cards(hand) for hand in TWO[12]]).scores == (12, 0)


def test_ne12_makers_who_fall_short_by_one_score_nothing_and_lose_the_bid() -> None:
    match = play_out(dealt(TWO[12], "bid 13, pass"), [cards(hand) for hand in TWO[12]])
    assert match.scores == (-13, 0)
    assert [(line.what, line.points, line.rule) for line in match.sheet()] == [
        ("bid of 13 not made, only 12", -13, "NE12")
    ]


def test_ne12_makers_who_bid_low_still_score_all_their_tricks() -> None:
    assert play_out(dealt(TWO[12], "bid 1, pass"), [cards(hand) for hand in TWO[12]]).scores == (12, 0)


def test_ne13_the_others_score_neutralised_tricks_only() -> None:
    """Seat 0 takes four trump tricks; seat 1 takes six Belligerent ones, and two with the Neutrals that he leads."""
    match = play_out(dealt(LEVEL, "bid 4, pass"), [cards(hand) for hand in LEVEL])
    assert trick_winners(match) == [0] * 4 + [1] * 8
    assert match.scores == (4, 4)
    assert [(line.side, line.what, line.points) for line in match.sheet()] == [
        (0, "4 Belligerent tricks", 4),
        (1, "2 neutralised tricks", 4),
    ]


# Seat 0: four trump tricks (8 7 6 5). Then the France 1 falls to the Ruler, and seat 1 takes the rest: France 7,
# Germany 8 7 6 5, and at last the two Neutrals. 4 points each.
LEVEL = [
    "britain 8 7 6 5, france 1 2, germany 1 2 3 4, france 3 4",
    "austria 1 2 3 4, france 8 7, germany 8 7 6 5, us 1 2",
]

WORKED_EXAMPLE = """
    players 4, dealt by 4
    1: britain-8 britain-7 france-2 france-6 germany-2 germany-5 germany-6 russia-1 russia-4 austria-1 austria-4 us-8
    2: britain-1 britain-4 france-3 france-7 germany-3 germany-8 russia-3 russia-5 austria-2 austria-5 us-2 us-6
    3: britain-2 britain-5 france-4 france-5 france-8 russia-2 russia-6 austria-3 austria-6 us-3 us-4 us-7
    4: britain-3 britain-6 france-1 germany-1 germany-4 germany-7 russia-7 russia-8 austria-7 austria-8 us-1 us-5
    bid: {bid}
    trick 1: 1 britain-8, 2 britain-1, 3 britain-2, 4 britain-3 -> 1    (Belligerent)
    trick 2: 1 britain-7, 2 britain-4, 3 britain-5, 4 britain-6 -> 1    (Belligerent; no trump is left)
    trick 3: 1 germany-5, 2 germany-8, 3 us-4, 4 germany-1 -> 3         (neutralised, with the German Ruler)
    trick 4: 3 france-8, 4 france-1, 1 france-2, 2 france-3 -> 3        (Belligerent)
    trick 5: 3 russia-2, 4 russia-8, 1 russia-1, 2 russia-3 -> 4        (Belligerent)
    trick 6: 4 austria-8, 1 austria-1, 2 austria-2, 3 austria-3 -> 4    (Belligerent)
    trick 7: 4 austria-7, 1 austria-4, 2 austria-5, 3 austria-6 -> 4    (Belligerent)
    trick 8: 4 russia-7, 1 russia-4, 2 russia-5, 3 russia-6 -> 4        (Belligerent)
    trick 9: 4 germany-7, 1 germany-2, 2 germany-3, 3 france-4 -> 4     (Belligerent; 3 throws off)
    """


def test_worked_example_made() -> None:
    """Three Belligerent tricks, three neutralised ones with two Rulers: 11. The others: one neutralised, 2."""
    hand = (
        WORKED_EXAMPLE.format(bid="1 bid 9, 2 pass, 3 pass, 4 pass")
        + """
        trick 10: 4 germany-4, 1 germany-6, 2 us-6, 3 us-7 -> 3     (neutralised, no Ruler)
        trick 11: 3 france-5, 4 us-5, 1 france-6, 2 france-7 -> 4   (neutralised by an opponent, no Ruler)
        trick 12: 4 us-1, 1 us-8, 2 us-2, 3 us-3 -> 1               (neutralised, with President Wilson)
        score: 1 and 3 +11, 2 and 4 +2
        """
    )
    match = replay(read_hand("neutral", hand))
    assert [(line.side, line.what, line.points) for line in match.sheet()] == [
        (0, "3 Belligerent tricks", 3),
        (0, "3 neutralised tricks", 6),
        (0, "2 Rulers in neutralised tricks", 2),
        (1, "1 neutralised trick", 2),
    ]


def test_worked_example_lost() -> None:
    """One neutralised trick fewer: 3 + 4 + 2 = 9, and 10 were bid."""
    hand = (
        WORKED_EXAMPLE.format(bid="1 bid 8, 2 bid 9, 3 pass, 4 pass, 1 bid 10, 2 pass, 3 pass, 4 pass")
        + """
        trick 10: 4 germany-4, 1 germany-6, 2 us-6, 3 france-5 -> 2     (3 might have taken it)
        trick 11: 2 france-7, 3 us-3, 4 us-5, 1 france-6 -> 4
        trick 12: 4 us-1, 1 us-8, 2 us-2, 3 us-7 -> 1
        score: 1 and 3 -10, 2 and 4 +4
        """
    )
    match = replay(read_hand("neutral", hand))
    assert [(line.side, line.what, line.points) for line in match.sheet()] == [
        (0, "bid of 10 not made, only 9", -10),
        (1, "2 neutralised tricks", 4),
    ]


def test_the_sample_hand_of_the_rules_page() -> None:
    replay(sample_hand("neutral"))


# Five players

# 2 is the maker, Germany trump, and 4 the silent partner until the France 8 falls in trick 7.
# Belligerent tricks of the two: 1 and 6. Neutralised: 3 (with George V), 8 and 9. 2 + 6 + 1 = 9.
# 3 takes trick 2 and trick 7, the latter with Poincaré and President Wilson: 2 + 2 + 2 = 6.
# 5 takes tricks 4 and 5, both Belligerent: nothing.
FIVE = """
    players 5, dealt by 5
    1: britain-4 france-2 france-7 germany-4 germany-6 russia-3 russia-6 austria-1 us-6
    2: france-3 germany-8 russia-1 russia-5 russia-7 austria-2 us-1 us-4 us-7
    3: britain-7 britain-8 france-4 germany-1 russia-2 austria-3 austria-6 us-3 us-8
    4: britain-2 france-5 france-8 germany-2 germany-5 russia-4 austria-4 austria-5 us-2
    5: britain-1 britain-3 britain-5 britain-6 france-1 france-6 germany-3 russia-8 austria-7
    centre: germany-7 austria-8 us-5
    bid: 1 bid 5, 2 bid 9, 3 pass, 4 pass, 5 pass, 1 pass
    discard: 2 austria-8, 2 us-1, 2 russia-1
    call: 2 call france-8
    trick 1: 2 germany-8, 3 germany-1, 4 germany-2, 5 germany-3, 1 germany-4 -> 2
    trick 2: 2 germany-7, 3 us-3, 4 germany-5, 5 britain-1, 1 germany-6 -> 3
    trick 3: 3 britain-8, 4 britain-2, 5 britain-3, 1 britain-4, 2 us-4 -> 2
    trick 4: 2 russia-7, 3 russia-2, 4 russia-4, 5 russia-8, 1 russia-3 -> 5
    trick 5: 5 austria-7, 1 austria-1, 2 austria-2, 3 austria-3, 4 austria-4 -> 5
    trick 6: 5 france-1, 1 france-2, 2 france-3, 3 france-4, 4 france-5 -> 4
    trick 7: 4 france-8, 5 france-6, 1 france-7, 2 russia-5, 3 us-8 -> 3
    trick 8: 3 britain-7, 4 us-2, 5 britain-6, 1 us-6, 2 us-7 -> 2
    trick 9: 2 us-5, 3 austria-6, 4 austria-5, 5 britain-5, 1 russia-6 -> 2
    score: 2 and 4 +9, 3 +6, 1 and 5 +0
    """


def test_ne14_the_called_partner_shares_what_the_maker_makes() -> None:
    match = replay(read_hand("neutral", FIVE))
    assert [(line.side, line.what, line.points) for line in match.sheet()] == [
        (1, "2 Belligerent tricks", 2),
        (1, "3 neutralised tricks", 6),
        (1, "1 Ruler in neutralised tricks", 1),
        (2, "2 neutralised tricks", 4),
        (2, "2 Rulers in neutralised tricks", 2),
        (3, "2 Belligerent tricks", 2),
        (3, "3 neutralised tricks", 6),
        (3, "1 Ruler in neutralised tricks", 1),
    ]


def test_ne14_the_called_partner_shares_what_the_maker_loses() -> None:
    lost = FIVE.replace("2 bid 9", "2 bid 10").replace("2 and 4 +9", "2 and 4 -10")
    match = replay(read_hand("neutral", lost))
    assert [(line.side, line.what, line.rule) for line in match.sheet() if line.points < 0] == [
        (1, "bid of 10 not made, only 9", "NE14"),
        (3, "bid of 10 not made, only 9", "NE14"),
    ]


def test_ne14_another_card_makes_another_partner() -> None:
    """The Britain 8 is 3's: 8 by 2 (trick 6 is an opponent's now), and 6 by 3 in tricks 2 and 7."""
    other = FIVE.replace("call france-8", "call britain-8").replace(
        "2 and 4 +9, 3 +6, 1 and 5 +0", "2 and 3 +14, 1, 4 and 5 +0"
    )
    replay(read_hand("neutral", other))


def test_ne_q6_take_up_discard_call_lead_in_this_order() -> None:
    hand = read_hand("neutral", FIVE)
    match = hand.game.start(deck=hand.deck)
    play(match, "bid 5, bid 9, pass, pass, pass, pass")
    assert (match.turn, match.phase, len(match.view(1).hand)) == (1, "discard", 12)
    assert {"germany-7", "austria-8", "us-5"} <= set(match.view(1).hand)
    assert len(legal(match)) == 12  # Neutrals and Rulers too
    play(match, "discard austria-8, discard us-1")
    assert match.phase == "discard"
    play(match, "discard russia-1")
    assert (match.turn, match.phase, len(match.view(1).hand)) == (1, "call", 9)
    play(match, "call us-8")  # even a Neutral
    assert (match.turn, match.phase) == (1, "play")


def test_ne_q6_the_maker_names_one_of_the_other_36_cards() -> None:
    hand = read_hand("neutral", FIVE)
    match = hand.game.start(deck=hand.deck)
    play(match, "bid 5, bid 9, pass, pass, pass, pass, discard austria-8, discard us-1, discard russia-1")
    others = {card for seat in (0, 2, 3, 4) for card in match.view(seat).hand}
    assert set(may_play(match)) == others
    assert len(others) == 36
    assert refused(match, "call germany-8") == "NE-Q6"  # his own
    assert refused(match, "call austria-8") == "NE-Q6"  # discarded


def test_ne_q6_discards_are_hidden_and_count_for_nobody() -> None:
    """The Austrian Ruler and a Neutral lie face down: no score above counts them, and only the maker sees them."""
    hand = read_hand("neutral", FIVE)
    match = hand.game.start(deck=hand.deck)
    play(
        match, "bid 5, bid 9, pass, pass, pass, pass, discard austria-8, discard us-1, discard russia-1, call france-8"
    )
    assert match.view(1).table["discards"] == ["russia-1", "austria-8", "us-1"]
    for seat in (0, 2, 3, 4, None):
        view = match.view(seat)
        assert view.table["discards"] is None
        assert view.table["discarded"] == 3
        shown = str(view.to_dict())
        assert not any(f"'{card}'" in shown or f" {card}." in shown for card in ("russia-1", "austria-8", "us-1"))


def test_ne_q6_nothing_gives_the_silent_partner_away_before_the_card_falls() -> None:
    """Two deals, alike but for the France 7 and 8, which 1 and 4 hold the other way round.

    Up to trick 6 every card played is the same, so nobody else may be able to tell the two apart, and 1 and 4 only
    by their own hands.
    """
    swapped = FIVE.replace("france-8", "france-x").replace("france-7", "france-8").replace("france-x", "france-7")
    swapped = swapped.replace("call france-7", "call france-8")
    hands = [read_hand("neutral", text) for text in (FIVE, swapped)]
    one, other = (hand.game.start(deck=hand.deck) for hand in hands)
    for seat, text in hands[0].actions:
        for observer in (1, 2, 4, None):
            assert one.view(observer) == other.view(observer)
            assert str(one.view(observer)) == str(other.view(observer))
            assert one.events(observer) == other.events(observer)
        for holder in (0, 3):
            mine, yours = (match.view(holder).to_dict() for match in (one, other))
            for private in ("hand", "legal"):
                mine.pop(private)
                yours.pop(private)
            assert mine == yours
        assert one.sides == ((0,), (1,), (2,), (3,), (4,))  # no pair is formed
        if text == "france-8":
            break
        assert one.turn == other.turn == seat
        one.play(text)
        other.play(text)
    assert len(trick_winners(one)) == 6


def test_ne14_the_partner_is_told_by_the_score_once_the_hand_is_over() -> None:
    """The partner's own card may fall in the very last trick; before it, not a line of the sheet is written."""
    hand = read_hand("neutral", FIVE.replace("call france-8", "call austria-5"))
    match = hand.game.start(deck=hand.deck)
    for _, text in hand.actions:
        assert match.scores == (0,) * 5
        assert len(match.sheet()) == 0
        assert not [event for event in match.events() if event.kind == "score"]
        match.play(text)
    assert match.scores == (0, 9, 6, 9, 0)  # the Austria 5 is 4's, too


# Six players

# 3 is the maker, Russia trump.
#            by 3   by 4           by 5           by 6
# Belligerent   1   4              7
# neutralised       3 (Poincaré),  2, 6           5 (President Wilson, Franz Joseph I)
#                   8
# points        1   1, 3 and 2     1, 2 and 2     4
SIX = """
    players 6, dealt by 6, sides {sides}
    1: britain-3 france-2 france-6 germany-5 russia-4 austria-1 austria-2 austria-5
    2: britain-4 france-3 france-7 germany-1 germany-2 germany-6 russia-5 austria-6
    3: britain-5 france-4 germany-3 germany-7 russia-7 russia-8 austria-8 us-6
    4: britain-7 britain-8 russia-1 austria-3 us-1 us-2 us-3 us-7
    5: britain-1 britain-6 france-8 germany-8 russia-2 austria-7 us-4 us-5
    6: britain-2 france-1 france-5 germany-4 russia-3 russia-6 austria-4 us-8
    bid: 1 pass, 2 bid 4, 3 bid 5, 4 pass, 5 pass, 6 pass, 1 pass, 2 pass
    trick 1: 3 russia-8, 4 russia-1, 5 russia-2, 6 russia-3, 1 russia-4, 2 russia-5 -> 3
    trick 2: 3 russia-7, 4 us-1, 5 us-4, 6 russia-6, 1 austria-1, 2 germany-1 -> 5
    trick 3: 5 france-8, 6 france-1, 1 france-2, 2 france-3, 3 france-4, 4 us-2 -> 4
    trick 4: 4 britain-8, 5 britain-1, 6 britain-2, 1 britain-3, 2 britain-4, 3 britain-5 -> 4
    trick 5: 4 britain-7, 5 britain-6, 6 us-8, 1 austria-2, 2 germany-2, 3 austria-8 -> 6
    trick 6: 6 france-5, 1 france-6, 2 france-7, 3 germany-3, 4 us-3, 5 us-5 -> 5
    trick 7: 5 germany-8, 6 germany-4, 1 germany-5, 2 germany-6, 3 germany-7, 4 austria-3 -> 5
    trick 8: 5 austria-7, 6 austria-4, 1 austria-5, 2 austria-6, 3 us-6, 4 us-7 -> 4
    score: {score}
    """


@pytest.mark.parametrize(
    ("sides", "score"),
    [
        # 3 with 6 makes 1 + 4 = 5, just the bid; 1 with 4 has 3 + 2, 2 with 5 has 2 + 2.
        ("pairs", "3 and 6 +5, 1 and 4 +5, 2 and 5 +4"),
        # 3 with 1 and 5 makes 1 + 1 + 2 + 2 = 6; 2, 4 and 6 have 3 + 2 + 4.
        ("teams", "1, 3 and 5 +6, 2, 4 and 6 +9"),
        # 3 alone makes 1 and loses 5.
        ("singles", "3 -5, 4 +5, 5 +4, 6 +4, 1 and 2 +0"),
    ],
)
def test_ne_q5_six_players_divide_three_ways(sides: str, score: str) -> None:
    replay(read_hand("neutral", SIX.format(sides=sides, score=score)))


def test_ne_q5_who_plays_with_whom() -> None:
    assert ot.game("neutral", players=4).start(seed=1).sides == ((0, 2), (1, 3))
    assert ot.game("neutral", players=6).start(seed=1).sides == ((0, 2, 4), (1, 3, 5))
    assert ot.game("neutral", players=6, sides="pairs").start(seed=1).sides == ((0, 3), (1, 4), (2, 5))
    for players in (2, 3, 4, 6):
        singles = ot.game("neutral", players=players, sides="singles").start(seed=1).sides
        assert singles == tuple((seat,) for seat in range(players))
    assert ot.game("neutral", players=3).options["sides"] == "singles"


@pytest.mark.parametrize(
    ("players", "sides"),
    [(2, "teams"), (3, "pairs"), (4, "pairs"), (5, "teams"), (5, "pairs"), (5, "singles"), (6, "couples")],
)
def test_ne_q5_other_ways_to_divide_the_table_are_refused(players: int, sides: str) -> None:
    with pytest.raises(ot.OptionError):
        ot.game("neutral", players=players, sides=sides)


def test_ne_q7_a_maker_with_nothing_but_neutrals_leads_one_and_there_is_no_trump() -> None:
    match = dealt(MOST[6], "bid 22")
    assert may_play(match) == [f"us-{number}" for number in range(1, 9)]
    assert "You hold only Neutrals: lead one of them, and the hand has no trump." in str(match.view(0))
    assert match.explain("us-3").startswith("play us-3 is allowed: Neutral. NE-Q7: ")
    play(match, "us-3")
    assert match.view().table["trump"] is None
    assert "no trump" in match.view().table["contract"]
    assert len(legal(match)) == 8  # NE-Q3


def test_ne_q7_such_a_hand_always_makes_22() -> None:
    """The eight Neutrals take all eight tricks, and every Ruler has to fall on one of them: 16 + 6."""
    hand = """
        players 6, dealt by 6
        1: us-1 us-2 us-3 us-4 us-5 us-6 us-7 us-8
        2: britain-1 britain-2 britain-3 britain-4 britain-5 britain-6 britain-7 britain-8
        3: france-1 france-2 france-3 france-4 france-5 france-6 france-7 france-8
        4: germany-1 germany-2 germany-3 germany-4 germany-5 germany-6 germany-7 germany-8
        5: russia-1 russia-2 russia-3 russia-4 russia-5 russia-6 russia-7 russia-8
        6: austria-1 austria-2 austria-3 austria-4 austria-5 austria-6 austria-7 austria-8
        bid: 1 bid 20, 2 bid 21, 3 pass, 4 pass, 5 pass, 6 pass, 1 bid 22
        trick 1: 1 us-1, 2 britain-8, 3 france-1, 4 germany-1, 5 russia-8, 6 austria-1 -> 1
        trick 2: 1 us-8, 2 britain-1, 3 france-8, 4 germany-2, 5 russia-1, 6 austria-8 -> 1
        trick 3: 1 us-2, 2 britain-2, 3 france-2, 4 germany-3, 5 russia-2, 6 austria-2 -> 1
        trick 4: 1 us-7, 2 britain-3, 3 france-3, 4 germany-4, 5 russia-3, 6 austria-3 -> 1
        trick 5: 1 us-3, 2 britain-4, 3 france-4, 4 germany-5, 5 russia-4, 6 austria-4 -> 1
        trick 6: 1 us-6, 2 britain-5, 3 france-5, 4 germany-6, 5 russia-5, 6 austria-5 -> 1
        trick 7: 1 us-4, 2 britain-6, 3 france-6, 4 germany-7, 5 russia-6, 6 austria-6 -> 1
        trick 8: 1 us-5, 2 britain-7, 3 france-7, 4 germany-8, 5 russia-7, 6 austria-7 -> 1
        score: 1, 3 and 5 +22, 2, 4 and 6 +0
        """
    match = replay(read_hand("neutral", hand))
    assert [(line.what, line.points) for line in match.sheet()] == [
        ("8 neutralised tricks", 16),
        ("6 Rulers in neutralised tricks", 6),
    ]


# The game
#
# Deals of a known worth, the maker's hand first; everybody plays his cards in the order in which they are written.

# Two players. 25: trumps 8 7 6 5, then every Neutral, with President Wilson and the four other Rulers: 4 + 16 + 5.
# 24: one of the Rulers falls on a trump. 12: nothing but Belligerents.
TWO = {
    25: ["britain 8 7 6 5, us 1 2 3 4 5 6 7 8", "france 1 2 3 4, germany 1 2 3 4 8, france 8, russia 8, austria 8"],
    24: ["britain 8 7 6 5, us 1 2 3 4 5 6 7 8", "france 8 1 2 3 4, germany 1 2 3 4 8, russia 8, austria 8"],
    12: ["britain 8 7 6 5 4 3 2 1, france 8 7 6 5", "germany 8 7 6 5 4 3 2 1, russia 1 2 3 4"],
}  # fmt: skip

# Three players. 26: five trumps, then every Neutral with five Rulers: 5 + 16 + 5. 13: nothing but Belligerents.
# 8: eight trumps; the France 1 falls to the Ruler, and its holder takes the rest.
THREE = {
    26: ["britain 8 7 6 5 4, us 1 2 3 4 5 6 7 8",
         "france 1 2 3 4 5 6 7, germany 1 2 3 4, france 8, germany 8",
         "russia 1 2 3 4 5 6 7, austria 1 2 3 4, russia 8, austria 8"],
    13: ["britain 8 7 6 5 4 3 2 1, france 8 7 6 5 4",
         "germany 1 2 3 4 5 6 7 8, russia 1 2 3 4 5",
         "russia 6 7 8, austria 1 2 3 4 5 6 7 8, france 1 2"],
    8: ["britain 8 7 6 5 4 3 2 1, france 1 2 3 4 5",
        "russia 1 2, germany 1 2 3 4 5 6, france 8 7 6, germany 8 7",
        "russia 3 4 5 6 7 8, austria 1 2 3 4 5 6 7"],
}  # fmt: skip


class Series:
    """A match of several stacked deals: each is planned with its maker and bid, then all are played."""

    def __init__(self, players: int, dealer: int, **options: int) -> None:
        self.game = ot.game("neutral", players=players, **options)
        self.first = self.dealer = dealer
        self.decks: list[list[str]] = []
        self.plans: list[tuple[list[str], str]] = []

    def deal(self, maker: int, bid: int, hands: Sequence[str], centre: str = "", after: str = "") -> None:
        """The first hand is the maker's, the others sit from there to the left. Nobody else bids."""
        players = self.game.players
        seated = [cards(hands[(seat - maker) % players]) for seat in range(players)]
        calls = (maker - self.dealer - 1) % players
        script = "pass, " * calls + f"bid {bid}, " + "pass, " * (players - 1) + after
        self.decks.append(self.game.stack(seated, cards(centre), dealer=self.dealer))
        self.plans.append((seated, script))
        self.dealer = (self.dealer + 1) % players

    def play(self, expected: Sequence[tuple[int, ...]]) -> ot.Match:
        """Play all deals, and compare the scores after each."""
        match = self.game.start(deck=self.decks, dealer=self.first)
        for (hands, script), scores in zip(self.plans, expected, strict=True):
            assert not match.over
            assert play_out(play(match, script), hands).scores == scores
        return match


def test_ne15_fifty_points_are_the_game() -> None:
    series = Series(2, dealer=1)
    series.deal(0, 25, TWO[25])
    series.deal(0, 20, TWO[25])
    match = series.play([(25, 0), (50, 0)])
    assert (match.over, match.winners, match.ended) == (True, (0,), "NE15")


def test_ne15_forty_nine_are_not() -> None:
    series = Series(2, dealer=1)
    series.deal(0, 25, TWO[25])
    series.deal(0, 24, TWO[24])
    match = series.play([(25, 0), (49, 0)])
    assert not match.over
    assert (match.view().deal, match.view().dealer) == (3, 1)


def sample_hand_so_far(tricks: int) -> ot.Match:
    """The sample hand of the rules page after so many tricks."""
    hand = sample_hand("neutral")
    match = hand.game.start(deck=hand.deck, dealer=hand.dealer)
    for _, text in hand.actions:
        if len(trick_winners(match)) < tricks:
            match.play(text)
    return match


def test_ne16_neutralised_tricks_lie_face_up_for_everybody_to_look_at() -> None:
    match = sample_hand_so_far(3)
    shown = [["russia-4", "russia-6", "russia-7", "us-2"]]
    for seat in (None, 0, 1, 2, 3):
        assert match.view(seat).table["face_up"] == [[], shown]  # the second trick, before 2 and 4
    assert "Face up before Player 2 and Player 4: russia-4 russia-6 russia-7 us-2" in str(match.view(0))


def test_ne16_belligerent_tricks_do_not_and_a_new_deal_takes_all_up() -> None:
    assert sample_hand_so_far(1).view().table["face_up"] == [[], []]
    match = sample_hand_so_far(12)
    assert match.view().deal == 2
    assert match.view().table["face_up"] == [[], []]


def test_ne16_in_the_observation_cards_that_lie_face_up_are_told_apart_by_side() -> None:
    match = sample_hand_so_far(3)
    for seat, before in ((1, 2), (3, 2), (0, 3), (2, 3)):  # 2 before one's own side, 3 before the other
        seen, at, marked = observe(match, seat), 0, {}
        for field in layout(match.game):
            if field.name.startswith("played"):
                marked |= {ALL_CARDS[i]: seen[at + i] for i in range(48) if seen[at + i]}
            at += field.length
        lying = {card for card, value in marked.items() if value == before}
        assert lying == {"russia-4", "russia-6", "russia-7", "us-2"}
        assert set(marked.values()) == {1, before}


def both_at_49() -> Series:
    """Two players at 49 each, the seventh deal to come from seat 1."""
    series = Series(2, dealer=1)
    for points in (25, 12, 12):
        series.deal(0, points, TWO[points])
        series.deal(1, points, TWO[points])
    return series


AT_49 = [(25, 0), (25, 25), (37, 25), (37, 37), (49, 37), (49, 49)]


def test_c5_level_at_the_top_the_side_that_made_trump_wins() -> None:
    for maker in (0, 1):
        series = both_at_49()
        series.deal(maker, 4, LEVEL)
        match = series.play([*AT_49, (53, 53)])
        assert (match.winners, match.ended) == ((maker,), "NE15")


def test_c5_the_higher_total_wins_even_against_the_maker() -> None:
    """As `LEVEL`, but the maker has one trump fewer: 3 against 4."""
    series = both_at_49()
    lower = [
        "britain 8 7 6, france 1 2, germany 1 2 3 4, france 3 4 5",
        "austria 1 2 3, france 8 7, germany 8 7 6 5, austria 4, us 1 2",
    ]
    series.deal(0, 3, lower)
    match = series.play([*AT_49, (52, 53)])
    assert match.winners == (1,)


def test_c5_level_sides_of_which_none_made_trump_share_the_win() -> None:
    """Three play; seats 1 and 2 stand at 47 each when seat 0 makes his 1 and both of them neutralise two tricks.

    Trick 1 is seat 0's. Trick 2 goes to the France 8 of seat 1, whose Germany 7 and 6 seat 2 neutralises in tricks 3
    and 5, each time giving the lead back with Russia. From trick 6 on seat 1 takes all, the Neutrals last.
    """
    series = Series(3, dealer=2)
    for points in (26, 13, 8):
        series.deal(1, points, THREE[points])
        series.deal(2, points, THREE[points])
    final = [
        "britain 8, france 1, germany 1 2, russia 3 4, germany 8, russia 8, france 7, germany 3 4 5, russia 5",
        "britain 1, france 8, germany 7, russia 7, germany 6, russia 6, austria 8 7 6 5 4, us 3 4",
        "britain 2, france 2, us 5, russia 1, us 6, russia 2, austria 1 2 3, france 3 4 5 6",
    ]
    series.deal(0, 1, final)
    match = series.play([(0, 26, 0), (0, 26, 26), (0, 39, 26), (0, 39, 39), (0, 47, 39), (0, 47, 47), (1, 51, 51)])
    assert trick_winners(match)[-13:] == [0, 1, 2, 1, 2, *[1] * 8]
    assert (match.winners, match.ended) == ((1, 2), "NE15")


def test_ne_q8_scores_may_go_below_zero() -> None:
    series = Series(2, dealer=1)
    series.deal(0, 13, TWO[12])
    series.deal(0, 20, TWO[12])
    assert not series.play([(-13, 0), (-33, 0)]).over


# Five players: the maker leads the Britain 8 and then every Neutral, with President Wilson and the four Rulers that
# the others throw on them: 1 + 16 + 5 = 22. The third player after him holds the Austria 1 and is called.
FIVE_22 = [
    "britain 8, us 1 2 3 4 5 6 7 8",
    "britain 1, france 1 2 3 4 5 6 7 8",
    "britain 2, germany 1 2 3 4 5 6 7 8",
    "britain 3, austria 1 2 3 4 5 6 7 8",
    "britain 4, russia 1 2 3 4 5 6 7 8",
]
FIVE_CENTRE = "britain 5 6 7"
LAY_AWAY = "discard britain-5, discard britain-6, discard britain-7, call "


def test_ne_q8_partners_of_a_five_handed_pair_who_are_level_at_the_top_share_the_win() -> None:
    series = Series(5, dealer=4)
    for _ in range(3):
        series.deal(1, 22, FIVE_22, FIVE_CENTRE, LAY_AWAY + "austria-1")
    match = series.play([(0, 22, 0, 0, 22), (0, 44, 0, 0, 44), (0, 66, 0, 0, 66)])
    assert (match.winners, match.ended) == ((1, 4), "NE15")


def test_ne_q8_a_partner_level_with_an_opponent_wins_as_one_of_the_making_side() -> None:
    """Seats 2 and 3 (players 3 and 4) make 22 twice, as a pair.

    Then player 4 bids 3 with player 2 as his partner, and loses them: player 5 takes his lead of the Britain 1 with
    the Britain 8, and the rest with Neutrals, in which the four other Rulers fall: 16 + 5. At last comes the hand
    `FIVE`, in which 2 and 4 make 9, and 3 alone 6: players 3 and 4 are level at 50.
    """
    series = Series(5, dealer=1)
    for _ in range(2):
        series.deal(2, 22, FIVE_22, FIVE_CENTRE, LAY_AWAY + "france-1")
    fiasco = ["britain 1, france 1 2 3 4 5 6 7 8", FIVE_22[0], *FIVE_22[2:]]
    series.deal(3, 3, fiasco, FIVE_CENTRE, LAY_AWAY + "austria-1")
    last = read_hand("neutral", FIVE)
    series.decks.append(last.deck)
    match = series.game.start(deck=series.decks, dealer=1)
    for hands, script in series.plans:
        play_out(play(match, script), hands)
    assert match.scores == (0, -3, 44, 41, 21)
    for seat, text in last.actions:
        assert match.turn == seat
        match.play(text)
    assert match.scores == (0, 6, 50, 50, 21)
    assert (match.winners, match.ended) == ((3,), "NE15")


def test_c6_after_the_agreed_number_of_deals_the_best_score_wins() -> None:
    series = Series(2, dealer=1, hands=2)
    series.deal(0, 12, TWO[12])
    series.deal(1, 13, TWO[12])
    match = series.play([(12, 0), (12, -13)])
    assert (match.winners, match.ended) == ((0,), "C6")


def test_c6_level_scores_share() -> None:
    series = Series(2, dealer=1, hands=1)
    series.deal(0, 4, LEVEL)
    match = series.play([(4, 4)])
    assert (match.winners, match.ended) == ((0, 1), "C6")
