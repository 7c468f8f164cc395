"""Gasoline Alley, rule by rule. Seats are 0 to 7 in Python, 1 to 8 in the hands that are written out as on its page."""

from collections.abc import Sequence

import pytest

import oldtricks as ot

from ..sample_hands import cards, play_out, read_hand, replay, sample_hand, trick_winners
from ..tables import legal, play, refused

ALL_CARDS = [f"{suit}-{n}" for suit in ("gasoline", "alley", "back-fence", "tin-can") for n in range(1, 14)]


def dealt(hands: Sequence[str], script: str = "", **options: str) -> ot.Match:
    """As many players as hands, dealt by the last; short hands are filled up from what is left, Gasoline first."""
    game = ot.game("gasoline_alley", players=len(hands), **options)
    return play(game.start(deck=game.stack([cards(hand) for hand in hands])), script)


def may_play(match: ot.Match) -> list[str]:
    return [action.card or "" for action in match.legal()]


# Players, cards and deal


def test_ga1_two_to_eight_players_each_for_himself_from_60() -> None:
    for players in range(2, 9):
        match = ot.game("gasoline_alley", players=players).start(seed=1)
        assert match.sides == tuple((seat,) for seat in range(players))
        assert match.scores == (60,) * players
    for players in (1, 9):
        with pytest.raises(ot.OptionError):
            ot.game("gasoline_alley", players=players)


def test_ga2_four_suits_of_thirteen() -> None:
    assert len(ALL_CARDS) == 52
    assert sorted(ot.game("gasoline_alley").stack()) == sorted(ALL_CARDS)


def test_ga3_the_lowest_cut_deals_and_level_lowest_cut_again() -> None:
    again = 0
    for seed in range(150):
        match = ot.game("gasoline_alley", players=5).start(seed=seed)
        cuts = [event for event in match.events() if event.kind == "draw-for-deal"]
        cutting = list(range(5))
        while len(cutting) > 1:
            cut = {seat: int(cuts.pop(0).data["card"].rsplit("-", 1)[1]) for seat in cutting}
            cutting = [seat for seat in cutting if cut[seat] == min(cut.values())]
            again += len(cutting) > 1
        assert not cuts
        assert match.view().dealer == cutting[0]
    assert again > 10


def test_ga3_six_cards_each_three_at_a_time() -> None:
    match = ot.game("gasoline_alley").start(deck=ALL_CARDS, dealer=1)
    for place, seat in enumerate((2, 3, 0, 1)):
        first, second = 3 * place, 12 + 3 * place
        assert set(match.view(seat).hand) == {*ALL_CARDS[first : first + 3], *ALL_CARDS[second : second + 3]}
    assert match.view().table["centre"] == 28


def test_ga3_only_cards_that_were_dealt_to_him_can_be_played() -> None:
    match = dealt(["alley 1", "alley 2"], "pass, name alley")
    assert refused(match, "alley-1") == "GA3"
    assert "you do not hold alley-1 (GA3)" in match.explain("alley-1")


def test_ga_r1_characters() -> None:
    characters = {
        13: "Phyliss, counts 2 in the Master Suit",
        12: "Doc, counts 2 in the Master Suit",
        11: "Avery, counts 2 in the Master Suit",
        10: "Skeezix, counts 10 in the Master Suit",
        9: "Rachael",
        8: "Bill",
        6: "Walt, counts 6 in the Master Suit",
        2: "Pal, counts 2 in the Master Suit",
    }
    for suit in ("gasoline", "alley", "back-fence", "tin-can"):
        for numbers in ("1 2 3 4 5 6", "7 8 9 10 11 12", "13"):
            match = dealt([f"{suit} {numbers}", f"{suit} 12" if numbers == "13" else ""], f"bid 1, sell, name {suit}")
            for number in map(int, numbers.split()):
                told = match.explain(f"{suit}-{number}")
                who = f": {characters[number]}" if number in characters else ""
                assert told.startswith(f"play {suit}-{number} is allowed{who}. GA-Q1:")


# Points


def test_ga4_a_hand_holds_thirty_points_at_most() -> None:
    match = play_out(dealt(THIRTY[:2], "bid 30, sell, name gasoline"), [cards(hand) for hand in THIRTY[:2]])
    assert match.scores == (30, 30)  # the one made them all, the other sold for as many
    assert [(line.what, line.points, line.rule) for line in match.sheet()] == [
        ("sold the Master Suit for 30", -30, "GA8"),
        ("made 30 points", -30, "GA12"),
    ]


def test_ga4_only_master_suit_cards_count() -> None:
    """Seat 1 has every counting card of Alley, but neither maker names it."""
    hands = ["gasoline 13 9 8 7 5 4", "alley 13 12 11 10 6 2", "back-fence 13 12 11 10 6, tin-can 10"]
    match = play_out(dealt(hands, "pass, pass, name back-fence"), [cards(hand) for hand in hands])
    # The dealer, seat 2, leads five cards of Back Fence (2 + 2 + 2 + 10 + 6) and then Tin Can: six tricks.
    assert match.scores == (60, 60, 60 - 6 - 22)
    match = play_out(dealt(hands, "bid 1, pass, sell, name gasoline"), [cards(hand) for hand in hands])
    # Seat 0 takes all the cards, but of Gasoline only Phyliss is in play.
    assert match.scores == (60 - 6 - 2, 60, 60 - 1)


def test_ga4_a_card_counts_for_whoever_has_it_in_his_tricks() -> None:
    # Skeezix, led by seat 1 the dealer, falls to the Avery of seat 0: 1 + 10 + 2 for seat 0.
    hands = ["gasoline 11, alley 1 3 4 5 7", "gasoline 10, tin-can 1 3 4 5 7"]
    match = dealt(hands, "pass, name gasoline, gasoline-10, gasoline-11")
    assert match.view().table["points"] == [13, 0]


def test_ga4_a_hand_yields_six_points_and_the_counting_master_cards_in_play() -> None:
    """Walt and Pal of Alley were not dealt: 6 + 2 + 2 + 2 + 10 = 22, between the two."""
    hands = ["alley 13 3, gasoline 1 2 3 4", "alley 12 11 10, tin-can 13 12 11"]
    match = play_out(dealt(hands, "pass, name alley"), [cards(hand) for hand in hands])
    assert 120 - sum(match.scores) == 22


# The sale


def test_ga5_the_dealers_left_bids_first_and_the_dealer_does_not_bid() -> None:
    match = ot.game("gasoline_alley").start(seed=2, dealer=1)
    bidders = []
    for text in ("bid 1", "bid 2", "pass", "bid 3", "bid 4", "pass"):
        bidders.append(match.turn)
        match.play(text)
    assert bidders == [2, 3, 0, 2, 3, 0]  # never seat 1
    assert match.phase == "bid"
    play(match, "pass")  # now the two others have passed since the last bid
    assert (match.turn, match.phase, match.view().table["bidder"]) == (1, "sell", 3)


def test_c3_a_pass_for_good() -> None:
    match = play(ot.game("gasoline_alley", passing="final").start(seed=2, dealer=1), "pass, bid 2, bid 3")
    assert match.turn == 3
    play(match, "pass")
    assert (match.turn, match.phase) == (1, "sell")


def test_ga6_without_a_bid_the_dealer_names_the_master_suit_and_leads_it() -> None:
    match = dealt(["alley 13", "alley 12", "gasoline 1, tin-can 1 2 3 4 5"], "pass, pass")
    assert (match.turn, match.phase) == (2, "name")
    play(match, "name gasoline")
    assert (match.turn, match.phase) == (2, "play")
    assert may_play(match) == ["gasoline-1"]
    assert refused(match, "tin-can-1") == "GA-Q1"


def test_ga6_such_a_dealer_owes_nothing() -> None:
    """Three play; the dealer, 3, makes nothing and loses nothing."""
    hand = """
        players 3, dealt by 3
        1: gasoline-13 back-fence-13 back-fence-10 tin-can-3 tin-can-4 tin-can-5
        2: gasoline-4 alley-9 back-fence-2 back-fence-3 tin-can-9 tin-can-10
        3: gasoline-1 alley-1 alley-2 back-fence-1 tin-can-1 tin-can-2
        bid: 1 pass, 2 pass
        name: 3 name back-fence
        trick 1: 3 back-fence-1, 1 back-fence-13, 2 back-fence-2 -> 1   (Phyliss and Pal: 5)
        trick 2: 1 back-fence-10, 2 back-fence-3, 3 alley-1 -> 1        (Skeezix: 11)
        trick 3: 1 gasoline-13, 2 gasoline-4, 3 gasoline-1 -> 1         (1)
        trick 4: 1 tin-can-3, 2 tin-can-9, 3 tin-can-1 -> 2             (1)
        trick 5: 2 alley-9, 3 alley-2, 1 tin-can-4 -> 2                 (1)
        trick 6: 2 tin-can-10, 3 tin-can-2, 1 tin-can-5 -> 2            (a Skeezix, but not the Master's: 1)
        score: 1 -17, 2 -3, 3 +0
        """
    match = replay(read_hand("gasoline_alley", hand))
    assert {line.rule for line in match.sheet()} == {"GA14"}


def test_ga7_with_a_bid_standing_the_dealer_sells_or_keeps() -> None:
    match = play(ot.game("gasoline_alley").start(seed=2, dealer=3), "bid 4, pass, pass")
    assert (match.turn, match.phase) == (3, "sell")
    assert legal(match) == ["sell", "keep"]


def test_ga8_sold_the_points_come_off_at_once_and_the_bidder_names() -> None:
    match = play(ot.game("gasoline_alley").start(seed=2, dealer=3), "bid 4, bid 7, pass, pass, sell")
    assert match.scores == (60, 60, 60, 53)
    assert (match.turn, match.phase) == (1, "name")
    assert [(line.who, line.points, line.rule, line.total) for line in match.sheet()] == [("Player 4", -7, "GA8", 53)]


def test_ga9_kept_the_dealer_names_and_nothing_comes_off() -> None:
    match = play(ot.game("gasoline_alley").start(seed=2, dealer=3), "bid 4, bid 7, pass, pass, keep")
    assert match.scores == (60,) * 4
    assert (match.turn, match.phase) == (3, "name")
    assert match.view().table["contract"] == "7 points"


def test_ga9_a_dealer_who_kept_must_make_the_highest_bid() -> None:
    """Two play. The dealer makes just the 6 that were bid, and would have been set by 7."""
    hand = """
        players 2, dealt by 2
        1: gasoline-12 gasoline-13 alley-3 alley-4 tin-can-2 tin-can-12
        2: gasoline-1 alley-12 alley-13 tin-can-8 tin-can-9 tin-can-11
        bid: 1 bid 6
        sell: 2 keep
        name: 2 name tin-can
        trick 1: 2 tin-can-11, 1 tin-can-12 -> 1    (Avery and Doc: 5)
        trick 2: 1 gasoline-13, 2 gasoline-1 -> 1   (1)
        trick 3: 1 gasoline-12, 2 tin-can-8 -> 2    (mastered: 1)
        trick 4: 2 tin-can-9, 1 tin-can-2 -> 2      (Pal: 3)
        trick 5: 2 alley-13, 1 alley-3 -> 2         (1)
        trick 6: 2 alley-12, 1 alley-4 -> 2         (1)
        score: 1 -6, 2 -6
        """
    match = replay(read_hand("gasoline_alley", hand))
    assert [(line.what, line.rule) for line in match.sheet()] == [("took 6 points", "GA14"), ("made 6 points", "GA12")]
    replay(read_hand("gasoline_alley", hand.replace("1 bid 6", "1 bid 7").replace("2 -6", "2 +7")))


def test_ga_q1_the_maker_names_a_suit_that_he_holds_and_leads_it() -> None:
    hands = ["alley 1 2 3, tin-can 1 2 3", "gasoline 13"]
    match = dealt(hands, "bid 4, sell")
    assert legal(match) == ["name alley", "name tin-can"]
    assert refused(match, "name gasoline") == "GA-Q1"
    assert refused(match, "name back-fence") == "GA-Q1"
    play(match, "name alley")
    assert match.turn == 0
    assert may_play(match) == ["alley-1", "alley-2", "alley-3"]
    assert refused(match, "tin-can-1") == "GA-Q1"


def test_ga_q1_the_first_lead_of_a_dealer_who_kept_is_of_the_master_suit_too() -> None:
    match = dealt(["alley 1 2 3, tin-can 1 2 3", "gasoline 13, back-fence 1"], "bid 4, keep, name back-fence")
    assert match.turn == 1
    assert may_play(match) == ["back-fence-1"]


def test_ga_q1_later_leads_are_free() -> None:
    match = dealt(
        ["alley 12 11, tin-can 1 2 3 4", "alley 1, gasoline 1 2 3 4 5"], "bid 4, sell, name alley, alley-12, alley-1"
    )
    assert may_play(match) == cards("alley 11, tin-can 1 2 3 4").split()


def test_ga_q2_whole_points_from_1_to_30_each_higher_than_the_last() -> None:
    match = ot.game("gasoline_alley").start(seed=2, dealer=3)
    assert legal(match) == ["pass", *(f"bid {points}" for points in range(1, 31))]
    for text in ("bid 0", "bid 31", "bid 4.5"):
        with pytest.raises(ot.NotationError):
            match.play(text)
    play(match, "bid 9")
    assert refused(match, "bid 9") == "GA-Q2"
    assert refused(match, "bid 8") == "GA-Q2"
    assert legal(match) == ["pass", *(f"bid {points}" for points in range(10, 31))]
    play(match, "bid 30")  # cannot be raised: C3
    assert (match.turn, match.phase) == (3, "sell")


def test_ga_q2_of_two_players_one_bid_or_pass_ends_the_auction() -> None:
    game = ot.game("gasoline_alley", players=2)
    assert play(game.start(seed=2, dealer=1), "bid 1").phase == "sell"
    assert play(game.start(seed=2, dealer=1), "pass").phase == "name"


# Play

POSITION = [  # the dealer, seat 3, will make Tin Can the Master Suit
    "alley 2 9, tin-can 1 5, back-fence 13, gasoline 1",
    "alley 3 10, gasoline 12 13, back-fence 12, tin-can 3",
    "back-fence 1 2, gasoline 2 3, tin-can 4 7",
    "alley 4 12, tin-can 13, gasoline 4 5 6",
]
MASTER_TRICK = "pass, pass, pass, name tin-can, tin-can-13, tin-can-1, tin-can-3, tin-can-4"


def test_ga10_follow_the_suit_led() -> None:
    match = dealt(POSITION, MASTER_TRICK + ", alley-4")
    assert may_play(match) == ["alley-2", "alley-9"]
    assert refused(match, "tin-can-5") == "GA10"  # not even the Master Suit
    assert refused(match, "back-fence-13") == "GA10"


def test_ga10_otherwise_a_master_suit_card_or_any_other() -> None:
    match = dealt(POSITION, MASTER_TRICK + ", alley-4, alley-2, alley-3")
    assert may_play(match) == cards("gasoline 2 3, back-fence 1 2, tin-can 7").split()


def test_ga10_the_master_suit_is_followed_like_any_other() -> None:
    match = dealt(POSITION, "pass, pass, pass, name tin-can, tin-can-13")
    assert may_play(match) == ["tin-can-1", "tin-can-5"]


@pytest.mark.parametrize(
    ("trick", "winner"),
    [
        ("alley-4, alley-9, alley-10, tin-can-7", 2),  # the Master Suit
        ("alley-4, alley-9, alley-10, gasoline-2", 1),  # the highest of the suit led
        ("gasoline-4, gasoline-1, gasoline-13, gasoline-3", 1),
        ("alley-12, alley-9, alley-10, back-fence-2", 3),
    ],
)
def test_ga11_the_highest_master_suit_card_or_the_highest_of_the_suit_led(trick: str, winner: int) -> None:
    match = dealt(POSITION, f"{MASTER_TRICK}, {trick}")
    assert trick_winners(match) == [3, winner]
    assert match.turn == winner  # and leads to the next


def test_ga11_a_higher_card_of_a_third_suit_takes_nothing() -> None:
    # Trick 3: seat 2 leads Back Fence; seat 3 has none and no Tin Can left, and throws the Gasoline 6.
    match = dealt(POSITION, MASTER_TRICK + ", alley-4, alley-9, alley-10, tin-can-7, back-fence-2, gasoline-6")
    play(match, "back-fence-13, back-fence-12")
    assert trick_winners(match) == [3, 2, 0]


def test_ga11_of_two_master_suit_cards_the_higher_wins_whoever_played_first() -> None:
    # Nobody but the leader has Back Fence; seats 1 and 2 both play the Master Suit.
    hands = ["gasoline 13, back-fence 1 2", "gasoline 1 7 9, alley 1 2 3", "gasoline 2 8, alley 4 5 6 7"]
    lead = "bid 1, pass, sell, name gasoline, gasoline-13, gasoline-1, gasoline-2, back-fence-1, "
    assert trick_winners(dealt(hands, lead + "gasoline-9, gasoline-8")) == [0, 1]
    assert trick_winners(dealt(hands, lead + "gasoline-7, gasoline-8")) == [0, 2]


# Scoring


def test_ga12_a_maker_who_makes_more_than_his_bid_takes_off_all() -> None:
    match = play_out(dealt(THIRTY, "bid 5, pass, pass, sell, name gasoline"), [cards(hand) for hand in THIRTY])
    assert match.scores == (30, 60, 60, 55)


SET = """
    players 5, dealt by 5
    1: gasoline-2 alley-1 alley-8 alley-13 back-fence-3 tin-can-4
    2: gasoline-1 gasoline-3 alley-3 back-fence-4 tin-can-8 tin-can-10
    3: gasoline-4 alley-4 alley-10 back-fence-5 tin-can-7 tin-can-11
    4: gasoline-5 alley-2 back-fence-6 tin-can-1 tin-can-12 tin-can-13
    5: gasoline-13 alley-5 alley-11 back-fence-1 back-fence-13 tin-can-9
    bid: 1 bid 2, 2 bid 5, 3 pass, 4 pass, 1 bid {bid}, 2 pass, 3 pass, 4 pass
    sell: 5 sell
    name: 1 name alley
    trick 1: 1 alley-13, 2 alley-3, 3 alley-4, 4 alley-2, 5 alley-5 -> 1            (Phyliss and Pal: 5)
    trick 2: 1 alley-1, 2 gasoline-1, 3 alley-10, 4 tin-can-1, 5 alley-11 -> 5      (Skeezix and Avery: 13)
    trick 3: 5 gasoline-13, 1 gasoline-2, 2 gasoline-3, 3 gasoline-4, 4 gasoline-5 -> 5     (1)
    trick 4: 5 back-fence-13, 1 back-fence-3, 2 back-fence-4, 3 back-fence-5, 4 back-fence-6 -> 5   (1)
    trick 5: 5 tin-can-9, 1 tin-can-4, 2 tin-can-10, 3 tin-can-11, 4 tin-can-13 -> 4        (1)
    trick 6: 4 tin-can-12, 5 back-fence-1, 1 alley-8, 2 tin-can-8, 3 tin-can-7 -> 1         (1)
    score: {score}
    """


def test_ga12_a_maker_who_makes_just_his_bid_has_made_it() -> None:
    replay(read_hand("gasoline_alley", SET.format(bid=6, score="1 -6, 2 and 3 +0, 4 -1, 5 -21")))


def test_ga13_a_maker_who_falls_short_is_set() -> None:
    """6 points made of the 7 bid: they do not count, and the 7 are added."""
    match = replay(read_hand("gasoline_alley", SET.format(bid=7, score="1 +7, 2 and 3 +0, 4 -1, 5 -22")))
    assert match.scores[0] == 67  # GA-Q3
    assert [(line.who, line.what, line.points) for line in match.sheet() if line.rule == "GA13"] == [
        ("Player 1", "set, made only 6", 7)
    ]


def test_ga14_everybody_else_takes_off_what_he_made_the_dealer_who_sold_too() -> None:
    match = replay(read_hand("gasoline_alley", SET.format(bid=7, score="1 +7, 2 and 3 +0, 4 -1, 5 -22")))
    assert [(line.who, line.what, line.points, line.rule) for line in match.sheet() if line.points < 0] == [
        ("Player 5", "sold the Master Suit for 7", -7, "GA8"),
        ("Player 4", "took 1 point", -1, "GA14"),
        ("Player 5", "took 15 points", -15, "GA14"),
    ]


# 1 buys for 29 and makes just 29; the dealer, 4, stands at 31 by the sale, and 1 by his points.
TO_31 = """
    players 4, dealt by 4
    1: gasoline-9 gasoline-10 gasoline-11 gasoline-12 gasoline-13 alley-1
    2: gasoline-6 alley-13 back-fence-1 back-fence-3 back-fence-4 back-fence-5
    3: gasoline-2 tin-can-1 tin-can-3 tin-can-4 tin-can-5 tin-can-7
    4: alley-3 alley-4 alley-5 alley-7 back-fence-7 tin-can-8
    bid: 1 bid 29, 2 pass, 3 pass
    sell: 4 sell
    name: 1 name gasoline
    trick 1: 1 gasoline-13, 2 gasoline-6, 3 gasoline-2, 4 tin-can-8 -> 1        (Phyliss, Walt and Pal: 11)
    trick 2: 1 gasoline-12, 2 back-fence-1, 3 tin-can-1, 4 back-fence-7 -> 1    (Doc: 3)
    trick 3: 1 gasoline-11, 2 back-fence-3, 3 tin-can-3, 4 alley-3 -> 1         (Avery: 3)
    trick 4: 1 gasoline-10, 2 back-fence-4, 3 tin-can-4, 4 alley-4 -> 1         (Skeezix: 11)
    trick 5: 1 gasoline-9, 2 back-fence-5, 3 tin-can-5, 4 alley-5 -> 1          (1)
    trick 6: 1 alley-1, 2 alley-13, 3 tin-can-7, 4 alley-7 -> 2                 (1)
    score: 1 -29, 2 -1, 3 +0, 4 -29
    """


def test_worked_example_sold_and_made() -> None:
    """High bid 6, the dealer has 31 and sells: 25 at once. The buyer makes 9 and takes off 9."""
    made = """
        players 4, dealt by 1
        1: gasoline-1 gasoline-4 alley-2 alley-6 back-fence-3 tin-can-3
        2: gasoline-2 gasoline-5 alley-1 back-fence-13 tin-can-11 tin-can-13
        3: gasoline-3 alley-3 alley-4 alley-5 back-fence-1 tin-can-2
        4: gasoline-12 gasoline-13 back-fence-2 tin-can-1 tin-can-4 tin-can-10
        bid: 2 bid 6, 3 pass, 4 pass
        sell: 1 sell
        name: 2 name tin-can
        trick 1: 2 tin-can-13, 3 tin-can-2, 4 tin-can-1, 1 tin-can-3 -> 2               (Phyliss and Pal: 5)
        trick 2: 2 tin-can-11, 3 alley-3, 4 tin-can-4, 1 alley-2 -> 2                   (Avery: 3)
        trick 3: 2 back-fence-13, 3 back-fence-1, 4 back-fence-2, 1 back-fence-3 -> 2   (1)
        trick 4: 2 alley-1, 3 alley-5, 4 tin-can-10, 1 alley-6 -> 4                     (Skeezix: 11)
        trick 5: 4 gasoline-13, 1 gasoline-1, 2 gasoline-2, 3 gasoline-3 -> 4           (1)
        trick 6: 4 gasoline-12, 1 gasoline-4, 2 gasoline-5, 3 alley-4 -> 4              (1)
        score: 1 -6, 2 -9, 3 +0, 4 -13
        """
    match = replay(read_hand("gasoline_alley", TO_31), read_hand("gasoline_alley", made))
    assert [(line.what, line.total) for line in match.sheet() if line.side == 0] == [
        ("made 29 points", 31),
        ("sold the Master Suit for 6", 25),
    ]


def test_worked_example_sold_and_set() -> None:
    """The same sale, but the buyer makes 5: he adds 6."""
    short = """
        players 4, dealt by 1
        1: gasoline-1 gasoline-4 alley-2 alley-6 back-fence-3 tin-can-3
        2: gasoline-2 gasoline-5 alley-1 back-fence-2 tin-can-9 tin-can-13
        3: gasoline-3 alley-3 alley-4 alley-5 back-fence-1 tin-can-2
        4: gasoline-12 gasoline-13 back-fence-13 tin-can-1 tin-can-10 tin-can-11
        bid: 2 bid 6, 3 pass, 4 pass
        sell: 1 sell
        name: 2 name tin-can
        trick 1: 2 tin-can-13, 3 tin-can-2, 4 tin-can-1, 1 tin-can-3 -> 2               (Phyliss and Pal: 5)
        trick 2: 2 tin-can-9, 3 alley-3, 4 tin-can-11, 1 alley-2 -> 4                   (Avery: 3)
        trick 3: 4 back-fence-13, 1 back-fence-3, 2 back-fence-2, 3 back-fence-1 -> 4   (1)
        trick 4: 4 gasoline-13, 1 gasoline-1, 2 gasoline-2, 3 gasoline-3 -> 4           (1)
        trick 5: 4 gasoline-12, 1 gasoline-4, 2 gasoline-5, 3 alley-4 -> 4              (1)
        trick 6: 4 tin-can-10, 1 alley-6, 2 alley-1, 3 alley-5 -> 4                     (Skeezix: 11)
        score: 1 -6, 2 +6, 3 +0, 4 -17
        """
    match = replay(read_hand("gasoline_alley", TO_31), read_hand("gasoline_alley", short))
    assert match.scores == (25, 65, 60, 14)


def test_worked_example_kept_and_set() -> None:
    """High bid 4, the dealer keeps and makes 3: he adds 4, and the others take off what they made."""
    hand = """
        players 4, dealt by 4
        1: gasoline-12 gasoline-13 alley-1 alley-6 back-fence-2 tin-can-13
        2: gasoline-2 gasoline-4 alley-3 back-fence-3 back-fence-7 tin-can-1
        3: gasoline-3 alley-4 alley-10 back-fence-4 back-fence-13 tin-can-2
        4: gasoline-1 gasoline-5 alley-13 back-fence-1 back-fence-5 tin-can-3
        bid: 1 pass, 2 bid 4, 3 pass, 1 pass
        sell: 4 keep
        name: 4 name alley
        trick 1: 4 alley-13, 1 alley-1, 2 alley-3, 3 alley-4 -> 4                       (Phyliss: 3)
        trick 2: 4 gasoline-1, 1 gasoline-13, 2 gasoline-2, 3 gasoline-3 -> 1           (1)
        trick 3: 1 gasoline-12, 2 gasoline-4, 3 alley-10, 4 gasoline-5 -> 3             (mastered with Skeezix: 11)
        trick 4: 3 back-fence-13, 4 back-fence-1, 1 back-fence-2, 2 back-fence-3 -> 3   (1)
        trick 5: 3 back-fence-4, 4 back-fence-5, 1 alley-6, 2 back-fence-7 -> 1         (mastered with Walt: 7)
        trick 6: 1 tin-can-13, 2 tin-can-1, 3 tin-can-2, 4 tin-can-3 -> 1               (1)
        score: 1 -9, 2 +0, 3 -12, 4 +4
        """
    replay(read_hand("gasoline_alley", hand))


def test_the_sample_hand_of_the_rules_page() -> None:
    replay(sample_hand("gasoline_alley"))


# The game
#
# Deals in which the maker holds six Gasoline cards, nobody else has any, and so he takes all six tricks: 6 points and
# what his cards count. The first hand is the maker's; everybody plays his cards in the order in which they are written.

OTHERS = ["alley 1 3 4 5 7 8", "back-fence 1 3 4 5 7 8", "tin-can 1 3 4 5 7 8"]
THIRTY = ["gasoline 13 12 11 10 6 2", *OTHERS]
TAKES = {
    30: "gasoline 13 12 11 10 6 2",
    28: "gasoline 13 12 11 10 6 9",
    26: "gasoline 13 12 10 6 9 8",
    18: "gasoline 13 10 9 8 7 5",
}


class Series:
    """A match of several stacked deals: each is planned with its maker and its price, then all are played."""

    def __init__(self, players: int, **options: int) -> None:
        self.game = ot.game("gasoline_alley", players=players, **options)
        self.dealer = players - 1
        self.decks: list[list[str]] = []
        self.plans: list[tuple[list[str], str]] = []

    def deal(self, maker: int, price: int, points: int) -> None:
        """The maker buys at a price, or is the dealer whom nobody bids against, and takes all tricks."""
        players = self.game.players
        hands = [TAKES[points], *OTHERS]
        seated = [cards(hands[(seat - maker) % players]) for seat in range(players)]
        calls = (maker - self.dealer - 1) % players
        script = "pass, " * calls
        if maker != self.dealer:
            script += f"bid {price}, " + "pass, " * (players - 2) + "sell, "
        self.decks.append(self.game.stack(seated, dealer=self.dealer))
        self.plans.append((seated, script + "name gasoline"))
        self.dealer = (self.dealer + 1) % players

    def play(self, *expected: tuple[int, ...], then: Sequence[list[str]] = ()) -> ot.Match:
        """Play all deals, and compare the scores after each. `then` are decks for later deals."""
        match = self.game.start(deck=[*self.decks, *then])
        for (hands, script), scores in zip(self.plans, expected, strict=True):
            assert play_out(play(match, script), hands).scores == scores
        return match


def test_ga15_the_first_to_reach_0_wins() -> None:
    series = Series(2)
    series.deal(0, 29, 30)  # seat 1 sells for 29
    series.deal(0, 0, 30)  # nobody bids, the dealer takes all
    match = series.play((30, 31), (0, 31))
    assert (match.over, match.winners, match.ended) == (True, (0,), "GA15")


def test_ga15_not_before_0() -> None:
    series = Series(2)
    series.deal(0, 28, 30)
    series.deal(0, 0, 28)
    match = series.play((30, 32), (2, 32))
    assert not match.over


def test_ga_q3_below_0_has_reached_0_and_is_not_clamped() -> None:
    series = Series(2)
    series.deal(0, 10, 30)
    series.deal(1, 20, 30)
    series.deal(0, 10, 26)
    match = series.play((30, 50), (10, 20), (-16, 10))
    assert (match.winners, match.ended) == ((0,), "GA15")


def test_ga_q3_scores_above_60_stand() -> None:
    """A hand without counting cards yields 6; 30 were bid, and then 25."""
    hands = [cards("gasoline 9 8 7 5 4 3"), cards(OTHERS[0])]
    game = ot.game("gasoline_alley", players=2)
    decks = [game.stack(hands, dealer=dealer) for dealer in (1, 0)]
    match = game.start(deck=decks)
    play_out(play(match, "bid 30, sell, name gasoline"), hands)
    assert match.scores == (90, 30)
    play_out(play(match, "bid 25, keep, name gasoline"), hands)
    assert match.scores == (115, 30)


def test_ga_q4_a_sale_can_put_the_dealer_out_and_ends_the_game_at_once() -> None:
    series = Series(2)
    series.deal(0, 29, 30)
    match = series.play((30, 31))
    assert refused(match, "bid 30") == ""  # seat 0 deals now, and stands at 30
    play(match, "bid 30, sell")
    assert match.scores == (0, 31)
    assert (match.over, match.winners, match.ended) == (True, (0,), "GA-Q4")
    assert match.legal() == []


def test_ga_q4_a_sale_that_leaves_a_point_does_not() -> None:
    series = Series(2)
    series.deal(0, 29, 30)
    match = play(series.play((30, 31)), "bid 29, sell")
    assert (match.over, match.scores, match.turn, match.phase) == (False, (1, 31), 1, "name")


def test_ga_q5_the_maker_counts_first_even_with_the_higher_score() -> None:
    """Two play, at 5 and 20. The dealer, 2, makes 20 without a bid, and 1 makes 8: 0 for the maker against -3."""
    series = Series(2)
    series.deal(0, 10, 30)
    series.deal(1, 25, 30)
    last = read_hand(
        "gasoline_alley",
        """
        players 2, dealt by 2
        1: gasoline-1 alley-2 alley-3 alley-6 back-fence-1 tin-can-13
        2: gasoline-2 gasoline-13 alley-10 alley-12 alley-13 tin-can-1
        bid: 1 pass
        name: 2 name alley
        trick 1: 2 alley-13, 1 alley-2 -> 2         (Phyliss and Pal: 5)
        trick 2: 2 alley-12, 1 alley-3 -> 2         (Doc: 3)
        trick 3: 2 gasoline-13, 1 gasoline-1 -> 2   (1)
        trick 4: 2 gasoline-2, 1 alley-6 -> 1       (mastered with Walt: 7)
        trick 5: 1 tin-can-13, 2 tin-can-1 -> 1     (1)
        trick 6: 1 back-fence-1, 2 alley-10 -> 2    (mastered with Skeezix: 11)
        score: 1 -8, 2 -20
        """,
    )
    match = series.play((30, 50), (5, 20), then=[last.deck])
    play(match, ", ".join(text for _, text in last.actions))
    assert trick_winners(match)[-6:] == last.winners
    assert match.scores == (-3, 0)
    assert (match.winners, match.ended) == ((1,), "GA15")


def others_out(price: int) -> ot.Match:
    """Four play. 1 stands at 6 and 4 at 10, when 4 sells to 2 for the price; then 1 makes 7 and 4 makes 8."""
    series = Series(4)
    series.deal(0, 2, 26)
    series.deal(3, 2, 30)
    series.deal(0, 2, 26)
    series.deal(3, 2, 18)
    last = read_hand(
        "gasoline_alley",
        f"""
        players 4, dealt by 4
        1: gasoline-3 alley-2 alley-4 alley-6 tin-can-1 tin-can-5
        2: gasoline-1 alley-11 alley-13 back-fence-1 tin-can-2 tin-can-6
        3: gasoline-2 gasoline-4 alley-1 back-fence-2 tin-can-12 tin-can-13
        4: gasoline-13 alley-3 alley-12 back-fence-13 tin-can-3 tin-can-4
        bid: 1 pass, 2 bid {price}, 3 pass, 1 pass
        sell: 4 sell
        name: 2 name alley
        trick 1: 2 alley-13, 3 alley-1, 4 alley-3, 1 alley-4 -> 2                   (Phyliss: 3)
        trick 2: 2 gasoline-1, 3 gasoline-2, 4 gasoline-13, 1 gasoline-3 -> 4       (1)
        trick 3: 4 alley-12, 1 alley-2, 2 alley-11, 3 gasoline-4 -> 4               (Doc, Pal and Avery: 7)
        trick 4: 4 back-fence-13, 1 alley-6, 2 back-fence-1, 3 back-fence-2 -> 1    (mastered with Walt: 7)
        trick 5: 1 tin-can-1, 2 tin-can-2, 3 tin-can-13, 4 tin-can-3 -> 3           (1)
        trick 6: 3 tin-can-12, 4 tin-can-4, 1 tin-can-5, 2 tin-can-6 -> 3           (1)
        score: 1 -7, 2 -3, 3 -2, 4 {-8 - price}
        """,
    )
    match = series.play((34, 60, 60, 58), (32, 60, 60, 28), (6, 58, 60, 28), (6, 58, 58, 10), then=[last.deck])
    play(match, ", ".join(text for _, text in last.actions))
    assert trick_winners(match)[-6:] == last.winners
    return match


def test_ga_q5_without_the_maker_the_lowest_score_wins() -> None:
    match = others_out(price=2)
    assert match.scores == (-1, 55, 56, 0)
    assert match.winners == (0,)  # though 4 is nearer to the left of the maker, 2


def test_ga_q5_of_level_scores_the_nearest_to_the_makers_left_wins() -> None:
    match = others_out(price=3)
    assert match.scores == (-1, 55, 56, -1)
    assert match.winners == (3,)  # though 1 comes first from the dealer's left


def test_ga_q5_a_maker_who_is_set_is_not_out() -> None:
    """At a price of 4 the maker, who made 3, is set; 4 stands at -2 and wins."""
    match = others_out(price=4)
    assert match.scores == (-1, 62, 56, -2)
    assert match.winners == (3,)


def test_ga_q6_the_deal_passes_to_the_left_after_each_hand() -> None:
    series = Series(4)
    dealers = []
    for maker in (0, 0, 0, 0):
        dealers.append(series.dealer)
        series.deal(maker, 1, 18)
    # Deal 2 is dealt by the maker himself, who owes nothing then.
    match = series.play((42, 60, 60, 59), (24, 60, 60, 59), (6, 59, 60, 59), (-12, 59, 59, 59))
    told = [event.seat for event in match.events() if event.kind == "deal"]
    assert told == dealers == [3, 0, 1, 2]


def test_c6_after_the_agreed_number_of_deals_the_lowest_score_wins_and_level_scores_share() -> None:
    series = Series(2, hands=1)
    series.deal(0, 20, 30)
    match = series.play((30, 40))
    assert (match.winners, match.ended) == ((0,), "C6")
    series = Series(2, hands=1)
    series.deal(0, 30, 30)
    match = series.play((30, 30))
    assert (match.winners, match.ended) == ((0, 1), "C6")


def test_every_hand_yields_what_ga4_says() -> None:
    """Seeded hands, played lowest card first: the points made are six and the Master Suit's counting cards dealt."""
    counts = {13: 2, 12: 2, 11: 2, 10: 10, 6: 6, 2: 2}
    for players in range(2, 9):
        for seed in range(5):
            match = ot.game("gasoline_alley", players=players).start(seed=seed, dealer=0)
            play(match, "pass, " * (players - 1))
            hands = [card for seat in range(players) for card in match.view(seat).hand]
            suit = match.legal()[0].text.split()[1]
            expected = 6 + sum(counts.get(int(card.rsplit("-", 1)[1]), 0) for card in hands if card.startswith(suit))
            play(match, f"name {suit}")
            play_out(match, [" ".join(match.view(seat).hand) for seat in range(players)])
            assert 60 * players - sum(match.scores) == expected
