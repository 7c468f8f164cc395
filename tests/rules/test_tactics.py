"""Tactics and the common rulings C1 to C4 and C6, rule by rule. Seats count from 1 in texts, from 0 in Python."""

import itertools
import re
from typing import Any

import pytest

import oldtricks as ot
from oldtricks.words import pages
from tests.rules.test_aviationgame import Drawn, play_out, run, sheet, winner
from tests.sample_hands import read_hand, replay, sample_hand
from tests.tables import legal, play, random_play, refused

CORPS = ("infantry", "cavalry", "artillery", "engineer")
KEYS = "key-5 key-10 key-15 key-20"
BIDS = [f"bid {points}" for points in range(60, 111, 5)]


def battle(*hands: str, centre: str = "", dealer: int | None = None, **options: Any) -> ot.Match:
    game = ot.game("tactics", **options)
    return game.start(deck=game.stack(hands, centre, dealer=dealer), dealer=dealer)


def bid_and_name(match: ot.Match, bid: int, trump: str) -> ot.Match:
    """The player at turn bids, nobody else does, and trump is named."""
    return play(match, f"bid {bid}, pass, pass, pass, name {trump}")


def attack(match: ot.Match, bid: int, trump: str, *hands: str) -> ot.Match:
    """A whole hand of the player at turn, who puts the Reinforcements away again."""
    maker = match.turn
    assert maker is not None
    bid_and_name(match, bid, trump)
    taken_up = set(match.view(maker).hand) - set(hands[maker].split())
    return play_out(play(match, ",".join(f"discard {card}" for card in taken_up)), *hands)


def one_trick(cards: str, trump: str) -> ot.Match:
    """A trick of these four cards, the maker's first. He holds all else of the corps led, so everybody may play his."""
    named = cards.split()
    corps = named[0].split("-")[0]
    others = [card for card in run(corps, 1, 12).split() if card not in named] if corps in CORPS else []
    match = bid_and_name(battle(" ".join([named[0], *others]), *named[1:]), 60, trump)
    for _ in range(4):
        match.play(next(discard for discard in legal(match) if discard != f"discard {named[0]}"))
    return play(match, ",".join(named))


def captured(match: ot.Match) -> list[int]:
    return list(match.view().table["captured"])


# Hands whose outcome is plain: Infantry is trump.


def sweep(holder: int, dealer: int) -> tuple[list[str], list[str]]:
    """Deck and hands: this seat has all Infantry and takes every trick and every Key, 110 points, for whoever bids."""
    game = ot.game("tactics")
    hands = [""] * 4
    hands[holder] = run("infantry", 12, 1)
    deck = game.stack(hands, run("cavalry", 1, 4), dealer=dealer)
    dealt = game.start(deck=deck, dealer=dealer)
    return deck, [" ".join(dealt.view(seat).hand) for seat in range(4)]


def even(maker: int, dealer: int, keys: str) -> tuple[list[str], list[str]]:
    """Deck and hands: the makers take the first six tricks with these Keys, their opponents the other six and Keys.

    The maker leads six Infantry; then the player at his right takes his six Cavalry. The player at his left has all
    the Keys and neither corps, and so throws whatever he likes.
    """
    early, late = keys.split(), [key for key in KEYS.split() if key not in keys.split()]
    filler = run("artillery", 1, 8).split()
    keeper = [*early, *filler[: 6 - len(early)], *late, *filler[6 - len(early) :]]
    around = [
        f"{run('infantry', 12, 7)} {run('cavalry', 1, 6)}",
        " ".join(keeper),
        f"{run('artillery', 9, 12)} {run('engineer', 1, 8)}",
        f"{run('infantry', 1, 6)} {run('cavalry', 12, 7)}",
    ]
    hands = [around[(seat - maker) % 4] for seat in range(4)]
    return ot.game("tactics").stack(hands, run("engineer", 9, 12), dealer=dealer), hands


Fight = tuple[int, int, tuple[list[str], list[str]]]  # who bids, how much, deck and hands


def campaign(*fights: Fight, **options: Any) -> ot.Match:
    """One hand after another; the bidder is the only one who bids."""
    match = ot.game("tactics", **options).start(deck=[deck for _, _, (deck, _) in fights], dealer=3)
    for maker, bid, (_, hands) in fights:
        while match.turn != maker:
            match.play("pass")
        attack(match, bid, "infantry", *hands)
    return match


# Cards and deal


def test_ta1_the_pack() -> None:
    cards = [f"{corps}-{rank}" for corps in CORPS for rank in range(1, 13)] + KEYS.split()
    assert len(cards) == 52
    match = battle(centre="key-5 cavalry-3 engineer-12 artillery-1")
    dealt = [card for seat in range(4) for card in match.view(seat).hand]
    assert sorted([*dealt, "key-5", "cavalry-3", "engineer-12", "artillery-1"]) == sorted(cards)


def test_ta1_keys_belong_to_no_suit() -> None:
    match = bid_and_name(battle("key-5", "key-10"), 60, "no-trump")
    play(match, ",".join(legal(match)[:4]))
    match.play("key-5")
    assert len(legal(match)) == 12  # a Key does not have to follow a Key
    with pytest.raises(ot.NotationError):
        play(battle(), "bid 60, pass, pass, pass, name key")


def test_ta2_partners_sit_opposite() -> None:
    assert battle().sides == ((0, 2), (1, 3))
    for players in (2, 3, 5, 6):
        with pytest.raises(ot.OptionError):
            ot.game("tactics", players=players)


def test_ta2_dealt_by_fours_with_the_reinforcements_after_the_first_round() -> None:
    deck = [f"{corps}-{rank}" for rank in range(1, 13) for corps in CORPS] + KEYS.split()
    match = ot.game("tactics").start(deck=deck, dealer=1)
    for place, seat in enumerate((2, 3, 0, 1)):
        rounds = (4 * place, 20 + 4 * place, 36 + 4 * place)
        assert set(match.view(seat).hand) == {card for first in rounds for card in deck[first : first + 4]}
    assert match.view().table["centre"] == 4
    bid_and_name(match, 60, "no-trump")
    assert set(deck[16:20]) <= set(match.view(2).hand)


def test_ta2_the_deal_passes_round() -> None:
    match = battle()
    dealers = []
    for _ in range(5):
        dealers.append(match.view().dealer)
        play(match, "pass, pass, pass, pass")
    assert dealers == [3, 0, 1, 2, 3]


# Bidding


@pytest.mark.parametrize("dealer", range(4))
def test_ta3_the_player_left_of_the_dealer_is_first(dealer: int) -> None:
    match = battle(dealer=dealer)
    assert (match.turn, match.phase) == ((dealer + 1) % 4, "bid")
    assert legal(match)[0] == "pass"  # he need not bid


def test_ta4_bids_from_60_to_110() -> None:
    match = battle()
    assert legal(match) == ["pass", *BIDS]
    match.play("bid 75")  # a jump is allowed
    assert legal(match) == ["pass", *BIDS[4:]]
    for low in ("bid 60", "bid 70", "bid 75"):
        assert refused(match, low) == "TA4"
    match.play("bid 80")
    match.play("bid 105")
    assert legal(match) == ["pass", "bid 110"]
    with pytest.raises(ot.NotationError):
        match.play("bid 115")


def test_ta5_three_in_order_must_fail_to_raise() -> None:
    match = play(battle(), "bid 60, pass, pass")
    assert match.phase == "bid"
    play(match, "bid 65, pass, pass")  # 2 and 3 have passed once each before, which does not count now
    assert (match.phase, match.turn) == ("bid", 2)
    match.play("pass")
    assert (match.phase, match.turn) == ("name", 3)


def test_ta5_three_passes_before_the_first_bid_close_nothing() -> None:
    match = play(battle(), "pass, pass, pass, bid 60")
    assert (match.phase, match.turn) == ("bid", 0)
    assert legal(match) == ["pass", *BIDS[1:]]
    play(match, "pass, bid 65, pass, pass, pass")
    assert (match.phase, match.turn) == ("name", 1)


@pytest.mark.parametrize("trump", [*CORPS, "no-trump"])
def test_ta6_the_bidder_names_any_corps_or_none(trump: str) -> None:
    match = play(battle(run("infantry", 1, 12)), "bid 60, pass, pass, pass")  # even a corps that he does not hold
    assert set(legal(match)) == {f"name {corps}" for corps in CORPS} | {"name no-trump"}
    match.play(f"name {trump}")
    assert match.view().table["trump"] == (None if trump == "no-trump" else trump)


@pytest.mark.parametrize("trump", CORPS)
def test_ta6_the_lowest_trump_beats_any_other_corps(trump: str) -> None:
    plain = next(corps for corps in reversed(CORPS) if corps != trump)
    assert winner(one_trick(f"{plain}-12 {plain}-11 {trump}-1 {plain}-10", trump)) == 2
    assert winner(one_trick(f"{plain}-12 {plain}-11 {trump}-1 {plain}-10", "no-trump")) == 0


def test_ta7_the_bidder_takes_up_four_and_discards_four_but_no_key() -> None:
    hand, centre = f"key-5 key-10 {run('infantry', 1, 10)}", "key-20 cavalry-1 cavalry-2 cavalry-3"
    match = battle(hand, centre=centre)
    others = [match.view(seat).hand for seat in (1, 2, 3)]
    bid_and_name(match, 60, "infantry")
    held = {*hand.split(), *centre.split()}
    assert set(match.view(0).hand) == held
    assert set(legal(match)) == {f"discard {card}" for card in held if not card.startswith("key")}
    for key in ("key-5", "key-10", "key-20"):
        assert refused(match, f"discard {key}") == "TA7"
    assert refused(match, "discard engineer-1") == "TA2"  # not his card
    for i, card in enumerate(("cavalry-1", "infantry-10", "infantry-9", "infantry-8")):
        assert match.phase == "discard"
        match.play(f"discard {card}")
        assert len(match.view(0).hand) == 15 - i
    assert match.phase == "play"
    assert {"key-5", "key-10", "key-20", "cavalry-2", "cavalry-3"} <= set(match.view(0).hand)
    assert [match.view(seat).hand for seat in (1, 2, 3)] == others


# Play


def test_ta8_the_bidder_leads_and_then_the_winner() -> None:
    hands = ("cavalry-2", "cavalry-12", "cavalry-1", "cavalry-3")
    match = play(battle(*hands, centre=run("infantry", 1, 4)), "pass, pass, bid 60, pass, pass, pass, name infantry")
    play(match, ",".join(f"discard {card}" for card in run("infantry", 1, 4).split()))
    assert match.turn == 2
    assert set(legal(match)) == {f"play {card}" for card in match.view(2).hand}
    play(match, "cavalry-1, cavalry-3, cavalry-2, cavalry-12")
    assert match.turn == 1
    assert set(legal(match)) == {f"play {card}" for card in match.view(1).hand}


def cavalry_led() -> ot.Match:
    """Infantry is trump and Cavalry 5 was led. 2 has two Cavalry, a trump and a Key; 3 has no Cavalry."""
    hands = (
        f"cavalry-5 {run('engineer', 1, 11)}",
        f"cavalry-1 cavalry-12 infantry-1 key-5 {run('artillery', 1, 8)}",
        f"infantry-2 key-10 key-15 engineer-12 {run('artillery', 9, 12)} {run('infantry', 3, 6)}",
    )
    match = bid_and_name(battle(*hands, centre=run("infantry", 9, 12)), 60, "infantry")
    return play(match, ",".join(f"discard infantry-{rank}" for rank in range(9, 13)) + ", cavalry-5")


def test_ta9_follow_suit() -> None:
    match = cavalry_led()
    assert legal(match) == ["play cavalry-1", "play cavalry-12"]  # the 5 need not be beaten
    for card in ("infantry-1", "key-5", "artillery-1"):
        assert refused(match, f"play {card}") == "TA9"
    assert refused(match, "play cavalry-2") == "TA2"  # not his card
    with pytest.raises(ot.IllegalAction, match="TA9: If you hold the suit led") as refusal:
        match.play("play key-5")
    assert refusal.value.rule == "TA9"


def test_ta9_who_cannot_follow_plays_a_trump_a_key_or_any_card() -> None:
    match = play(cavalry_led(), "cavalry-1")
    assert set(legal(match)) == {f"play {card}" for card in match.view(2).hand}
    assert {"play infantry-2", "play key-10", "play engineer-12"} <= set(legal(match))


@pytest.mark.parametrize("trump", ["infantry", "no-trump"])
@pytest.mark.parametrize("keys", ["20 15 10 5", "5 20 10 15", "10 5 20 15", "15 10 5 20"])
def test_ta10_four_keys_together_fall_to_the_wagon_train(keys: str, trump: str) -> None:
    seat = keys.split().index("20")
    match = one_trick(" ".join(f"key-{key}" for key in keys.split()), trump)
    assert winner(match) == seat
    assert captured(match)[seat % 2] == 5 + 50


@pytest.mark.parametrize(
    ("cards", "seat"),
    [
        ("key-20 key-15 key-10 infantry-1", 3),  # any Private takes three Keys
        ("key-5 key-20 cavalry-1 key-15", 2),
        ("key-15 engineer-1 key-20 key-10", 1),
        ("artillery-1 key-20 key-15 key-10", 0),
    ],
)
def test_ta10_a_key_takes_no_other_trick(cards: str, seat: int) -> None:
    for trump in (*CORPS, "no-trump"):
        assert winner(one_trick(cards, trump)) == seat


def test_ta11_nobody_has_to_follow_a_key() -> None:
    hands = ("key-5", "infantry-1 key-10", "infantry-2 cavalry-1", "infantry-3 key-15")
    match = bid_and_name(battle(*hands), 60, "infantry")
    play(match, ",".join(legal(match)[:4]))
    match.play("key-5")
    assert "A Key was led: play any card." in str(match.view(1))
    told = match.explain("key-10")
    assert "TA11: " in told
    assert "TA9" not in told
    for card in ("key-10", "cavalry-1", "key-15"):
        assert set(legal(match)) == {f"play {card}" for card in match.view(match.turn).hand}
        match.play(card)
    assert winner(match) == 2


def test_ta11_the_highest_trump_takes_a_key() -> None:
    assert winner(one_trick("key-5 engineer-12 infantry-2 infantry-1", "infantry")) == 2
    assert winner(one_trick("key-5 infantry-3 cavalry-12 infantry-4", "infantry")) == 3
    assert winner(one_trick("key-20 cavalry-1 engineer-12 artillery-12", "cavalry")) == 1


def test_ta11_the_second_worked_example() -> None:
    match = one_trick("key-5 engineer-12 infantry-1 key-20", "infantry")
    assert winner(match) == 2
    assert captured(match) == [5 + 5 + 20, 0]


def test_ta12_without_trump_the_highest_card_of_any_suit_takes_a_key() -> None:
    assert winner(one_trick("key-10 engineer-1 infantry-12 artillery-11", "no-trump")) == 2
    assert winner(one_trick("key-10 infantry-2 infantry-1 key-20", "no-trump")) == 1
    assert winner(one_trick("key-10 infantry-2 key-5 cavalry-3", "no-trump")) == 3


def test_ta12_the_third_worked_example() -> None:
    assert winner(one_trick("key-5 engineer-9 artillery-9 cavalry-3", "no-trump")) == 1


@pytest.mark.parametrize(("low", "high"), list(itertools.combinations(CORPS, 2)))
def test_ta12_engineers_before_artillery_before_cavalry_before_infantry(low: str, high: str) -> None:
    assert winner(one_trick(f"key-5 {low}-7 {high}-7 key-10", "no-trump")) == 2
    assert winner(one_trick(f"key-5 {high}-7 {low}-7 key-10", "no-trump")) == 1
    assert winner(one_trick(f"key-5 {high}-7 {low}-8 key-10", "no-trump")) == 2  # rank comes first


# Scoring


@pytest.mark.parametrize("figure", [5, 10, 15, 20])
def test_ta13_a_key_counts_its_figure_for_the_side_that_captures_it(figure: int) -> None:
    match = one_trick(f"cavalry-3 cavalry-9 key-{figure} cavalry-4", "no-trump")
    assert captured(match) == [0, 5 + figure]  # thrown by 3, captured by 2


@pytest.mark.parametrize("seed", range(8))
def test_ta13_a_hand_holds_110(seed: int) -> None:
    match = ot.game("tactics", hands=1).start(seed=seed)
    match.play("bid 60")
    for _ in random_play(match, seed):
        assert sum(captured(match)) <= 110
    assert sum(captured(match)) == 110
    assert sum(match.view().table["tricks"]) == 12


def test_ta14_points_are_added_and_subtracted() -> None:
    match = campaign((0, 60, sweep(0, 3)), (2, 60, sweep(1, 0)))
    assert match.scores == (110 - 60, 110)
    assert [line.total for line in match.sheet()] == [60, 110, 50, 60, 110]


@pytest.mark.parametrize(
    ("keys", "points", "won"), [("key-5 key-15 key-20", 40, True), ("key-10 key-15 key-20", 35, False)]
)
def test_ta15_an_engagement_is_150_points(keys: str, points: int, won: bool) -> None:
    # 1 and 3 have 110; then 2 makes a bid, and leaves six tricks and one Key to them.
    match = campaign((0, 60, sweep(0, 3)), (1, 60, even(1, 0, keys)))
    assert {line.side: line.total for line in match.sheet()} == {0: 110 + points, 1: 110 - points}
    assert match.view().table["engagements"] == ([1, 0] if won else [0, 0])
    assert match.scores == ((0, 0) if won else (110 + points, 110 - points))  # each starts at zero
    assert not match.over


def test_ta15_two_engagements_out_of_three_win_the_campaign() -> None:
    fights = [(0, 60, sweep(0, 3)), (2, 60, sweep(2, 0))]  # 1 and 3 come to 220: their first Engagement
    fights += [(1, 60, sweep(1, 1)), (3, 60, sweep(3, 2))]  # 2 and 4 likewise
    fights += [(0, 60, sweep(0, 3)), (0, 105, sweep(0, 0))]
    standing = [(0, 0), (1, 0), (1, 0), (1, 1), (1, 1)]
    for hands, engagements in enumerate(standing, 1):
        match = campaign(*fights[:hands])
        assert tuple(match.view().table["engagements"]) == engagements
        assert not match.over
    match = campaign(*fights)
    assert match.view().table["engagements"] == [2, 1]
    assert (match.winners, match.ended) == ((0, 2), "TA15")
    assert sheet(match)[-1] == (0, "second Engagement won", 0, "TA15")


def test_ta15_two_engagements_in_a_row_win_the_campaign() -> None:
    fights = [(1, 60, sweep(1, 3)), (1, 60, sweep(1, 0)), (1, 60, sweep(1, 1)), (1, 60, sweep(1, 2))]
    match = campaign(*fights)
    assert (match.winners, match.ended) == ((1, 3), "TA15")


# Whole hands


def test_ta_q5_the_first_worked_example_a_bid_lost() -> None:
    """Nine tricks and the Keys 20 and 10 are 75 of the 80 that 4 bid."""
    match = replay(
        read_hand(
            "tactics",
            """
    players 4, dealt by 4
    1: infantry-12 infantry-8 cavalry-9 cavalry-6 artillery-7 artillery-2 engineer-8 engineer-7 engineer-5 engineer-4 engineer-1 key-15
    2: infantry-9 infantry-2 cavalry-10 cavalry-7 cavalry-3 cavalry-2 cavalry-1 artillery-12 artillery-11 artillery-8 artillery-6 engineer-11
    3: infantry-10 infantry-1 cavalry-12 cavalry-11 cavalry-8 cavalry-5 cavalry-4 artillery-5 artillery-1 engineer-6 engineer-2 key-10
    4: infantry-11 infantry-5 infantry-4 infantry-3 artillery-10 artillery-9 artillery-4 artillery-3 engineer-10 engineer-9 engineer-3 key-20
    centre: infantry-7 infantry-6 engineer-12 key-5
    bid: 1 pass, 2 bid 60, 3 bid 65, 4 bid 70, 1 pass, 2 pass, 3 bid 75, 4 bid 80, 1 pass, 2 pass, 3 pass
    name: 4 name infantry
    discard: 4 artillery-3, 4 artillery-4, 4 engineer-3, 4 engineer-9
    trick 1: 4 infantry-11, 1 infantry-12, 2 infantry-2, 3 infantry-1 -> 1
    trick 2: 1 engineer-8, 2 engineer-11, 3 engineer-6, 4 engineer-10 -> 2
    trick 3: 2 infantry-9, 3 infantry-10, 4 infantry-3, 1 infantry-8 -> 3 (all trumps are out but the 4 to 7 of 4)
    trick 4: 3 cavalry-12, 4 infantry-4, 1 cavalry-6, 2 cavalry-1 -> 4 (trumped)
    trick 5: 4 artillery-10, 1 artillery-7, 2 artillery-12, 3 artillery-1 -> 2
    trick 6: 2 artillery-11, 3 artillery-5, 4 artillery-9, 1 artillery-2 -> 2
    trick 7: 2 artillery-8, 3 cavalry-4, 4 key-20, 1 engineer-1 -> 2 (the wagon train comes home)
    trick 8: 2 cavalry-10, 3 cavalry-11, 4 infantry-5, 1 cavalry-9 -> 4 (trumped)
    trick 9: 4 infantry-6, 1 engineer-4, 2 cavalry-2, 3 engineer-2 -> 4
    trick 10: 4 engineer-12, 1 engineer-5, 2 cavalry-3, 3 cavalry-5 -> 4
    trick 11: 4 key-5, 1 key-15, 2 cavalry-7, 3 cavalry-8 -> 3 (a Key led and no trump played: the highest rank)
    trick 12: 3 key-10, 4 infantry-7, 1 engineer-7, 2 artillery-6 -> 4 (a Key led: the trump)
    score: 1 and 3 +35, 2 and 4 -80
    """,  # noqa: E501
        )
    )
    assert sheet(match) == [
        (0, "3 tricks", 15, "TA13"),
        (0, "Key cards", 20, "TA13"),
        (1, "bid lost with 75 captured", -80, "TA-Q5"),
    ]


def test_ta10_a_hand_without_trump_in_which_all_four_keys_fall_on_the_last_trick() -> None:
    """2 and 4 take seven tricks, and with the last of them the wagon train and all that follows it: 35 + 50."""
    match = replay(
        read_hand(
            "tactics",
            """
    players 4, dealt by 4
    1: infantry-7 infantry-4 infantry-2 cavalry-11 cavalry-6 artillery-8 artillery-4 engineer-12 engineer-9 engineer-4 engineer-3 key-5
    2: infantry-10 infantry-6 infantry-3 infantry-1 cavalry-10 cavalry-8 cavalry-5 cavalry-4 artillery-12 artillery-5 engineer-10 engineer-6
    3: infantry-12 infantry-8 infantry-5 cavalry-9 cavalry-7 cavalry-2 artillery-11 artillery-9 engineer-11 engineer-7 engineer-1 key-15
    4: cavalry-12 cavalry-3 cavalry-1 artillery-10 artillery-7 artillery-6 artillery-3 artillery-2 engineer-8 engineer-5 engineer-2 key-10
    centre: infantry-11 infantry-9 artillery-1 key-20
    bid: 1 pass, 2 bid 60, 3 pass, 4 pass, 1 pass
    name: 2 name no-trump
    discard: 2 artillery-1, 2 artillery-5, 2 engineer-6, 2 cavalry-4
    trick 1: 2 infantry-11, 3 infantry-12, 4 artillery-2, 1 infantry-2 -> 3
    trick 2: 3 engineer-11, 4 engineer-2, 1 engineer-3, 2 engineer-10 -> 3
    trick 3: 3 engineer-7, 4 engineer-8, 1 engineer-9, 2 infantry-1 -> 1
    trick 4: 1 engineer-12, 2 infantry-3, 3 engineer-1, 4 engineer-5 -> 1
    trick 5: 1 engineer-4, 2 cavalry-5, 3 infantry-5, 4 artillery-3 -> 1 (nobody can follow, so it cannot be beaten)
    trick 6: 1 cavalry-11, 2 cavalry-8, 3 cavalry-2, 4 cavalry-12 -> 4
    trick 7: 4 cavalry-3, 1 cavalry-6, 2 cavalry-10, 3 cavalry-7 -> 2
    trick 8: 2 infantry-10, 3 infantry-8, 4 artillery-6, 1 infantry-4 -> 2
    trick 9: 2 infantry-9, 3 artillery-9, 4 artillery-7, 1 infantry-7 -> 2
    trick 10: 2 infantry-6, 3 cavalry-9, 4 cavalry-1, 1 artillery-4 -> 2
    trick 11: 2 artillery-12, 3 artillery-11, 4 artillery-10, 1 artillery-8 -> 2
    trick 12: 2 key-20, 3 key-15, 4 key-10, 1 key-5 -> 2 (the wagon train)
    score: 1 and 3 +25, 2 and 4 +85
    """,  # noqa: E501
        )
    )
    assert sheet(match) == [(0, "5 tricks", 25, "TA13"), (1, "7 tricks", 35, "TA13"), (1, "Key cards", 50, "TA13")]


def test_ta_q5_a_bid_made_counts_all_that_was_captured() -> None:
    """4 and 2 lose one trick and no Key: 105, though only 70 were bid. Trump is named after the pick-up."""
    match = replay(
        read_hand(
            "tactics",
            """
    players 4, dealt by 2, name_trump after
    1: infantry-11 infantry-10 cavalry-11 cavalry-8 cavalry-5 artillery-9 artillery-5 artillery-3 engineer-6 engineer-1 key-20 key-5
    2: infantry-12 infantry-9 infantry-5 infantry-3 infantry-1 cavalry-7 artillery-12 artillery-11 artillery-6 artillery-2 engineer-9 key-15
    3: infantry-6 infantry-4 infantry-2 cavalry-12 cavalry-10 cavalry-9 cavalry-6 cavalry-3 artillery-8 artillery-1 engineer-10 engineer-2
    4: infantry-8 infantry-7 cavalry-4 cavalry-1 artillery-10 engineer-12 engineer-11 engineer-8 engineer-7 engineer-4 engineer-3 key-10
    centre: cavalry-2 artillery-7 artillery-4 engineer-5
    bid: 3 pass, 4 bid 60, 1 pass, 2 pass, 3 bid 65, 4 bid 70, 1 pass, 2 pass, 3 pass
    name: 4 name engineer
    discard: 4 cavalry-1, 4 cavalry-2, 4 cavalry-4, 4 artillery-4
    trick 1: 4 engineer-12, 1 engineer-1, 2 engineer-9, 3 engineer-2 -> 4
    trick 2: 4 engineer-11, 1 engineer-6, 2 key-15, 3 engineer-10 -> 4 (the last trumps against 4, and a Key home)
    trick 3: 4 artillery-7, 1 artillery-9, 2 artillery-12, 3 artillery-1 -> 2
    trick 4: 2 artillery-11, 3 artillery-8, 4 artillery-10, 1 artillery-5 -> 2
    trick 5: 2 infantry-12, 3 infantry-2, 4 infantry-7, 1 infantry-10 -> 2
    trick 6: 2 artillery-6, 3 cavalry-3, 4 key-10, 1 artillery-3 -> 2 (4 cannot follow either: the second Key)
    trick 7: 2 infantry-3, 3 infantry-6, 4 infantry-8, 1 infantry-11 -> 1
    trick 8: 1 cavalry-5, 2 cavalry-7, 3 cavalry-12, 4 engineer-3 -> 4 (trumped)
    trick 9: 4 engineer-8, 1 cavalry-8, 2 infantry-1, 3 infantry-4 -> 4
    trick 10: 4 engineer-7, 1 cavalry-11, 2 infantry-5, 3 cavalry-6 -> 4
    trick 11: 4 engineer-5, 1 key-5, 2 infantry-9, 3 cavalry-9 -> 4 (1 has only Keys left)
    trick 12: 4 engineer-4, 1 key-20, 2 artillery-2, 3 cavalry-10 -> 4
    score: 1 and 3 +5, 2 and 4 +105
    """,  # noqa: E501
        )
    )
    assert sheet(match) == [(0, "1 trick", 5, "TA13"), (1, "11 tricks", 55, "TA13"), (1, "Key cards", 50, "TA13")]


# Rulings


def test_ta_q1_bids_are_multiples_of_five() -> None:
    for words in ("bid 62", "bid 61", "bid 109", "bid 55", "bid 60.5"):
        with pytest.raises(ot.NotationError):
            battle().play(words)
    assert all(int(bid.split()[1]) % 5 == 0 for bid in legal(battle())[1:])


def test_ta_q2_trump_is_named_before_the_pick_up() -> None:
    match = play(battle(), "bid 60, pass, pass, pass")
    assert match.phase == "name"
    assert len(match.view(0).hand) == 12  # the Reinforcements are still unknown
    assert match.view().table["centre"] == 4
    match.play("name cavalry")
    assert (match.phase, len(match.view(0).hand), match.view().table["centre"]) == ("discard", 16, 0)


def test_ta_q2_or_after_it_by_option() -> None:
    match = play(battle(name_trump="after"), "bid 60, pass, pass, pass")
    assert (match.phase, len(match.view(0).hand), match.view().table["centre"]) == ("name", 16, 0)
    match.play("name cavalry")
    assert (match.phase, len(match.view(0).hand)) == ("discard", 16)
    play(match, ",".join(legal(match)[:4]))
    assert (match.phase, len(match.view(0).hand)) == ("play", 12)


@pytest.mark.parametrize("name_trump", ["before", "after"])
def test_ta_q2_taking_up_is_compulsory(name_trump: str) -> None:
    match = bid_and_name(battle("infantry-1", name_trump=name_trump), 60, "infantry")
    with pytest.raises(ot.NotationError):
        match.play("play infantry-1")
    assert all(action.startswith("discard") for action in legal(match))


def test_ta_q2_discards_lie_unseen_and_count_for_nothing() -> None:
    deck, hands = sweep(0, 3)
    match = bid_and_name(ot.game("tactics").start(deck=deck), 60, "infantry")
    play(match, ",".join(f"discard {card}" for card in run("cavalry", 1, 4).split()))
    assert set(match.view(0).table["discards"]) == set(run("cavalry", 1, 4).split())
    for seat in (1, 2, 3, None):
        view = match.view(seat)
        assert view.table["discards"] is None
        assert [event.text for event in view.events if event.kind == "discard"] == ["Player 1 discards a card."] * 4
        assert not any("card" in event.data for event in view.events if event.kind == "discard")
    play_out(match, *hands)
    assert match.scores == (110, 0)


def test_ta_q3_a_key_led_and_no_trump_played() -> None:
    assert winner(one_trick("key-5 artillery-9 cavalry-12 engineer-9", "infantry")) == 2
    assert winner(one_trick("key-5 artillery-9 engineer-9 cavalry-9", "infantry")) == 2
    assert winner(one_trick("key-5 artillery-9 infantry-9 cavalry-9", "engineer")) == 1
    assert winner(one_trick("key-5 infantry-9 cavalry-9 infantry-8", "engineer")) == 2


@pytest.mark.parametrize(
    ("cards", "seat"),
    [
        ("cavalry-5 cavalry-9 cavalry-12 engineer-12", 2),  # the highest of the suit led, not of all
        ("cavalry-2 engineer-12 artillery-12 cavalry-1", 0),
        ("cavalry-12 infantry-1 cavalry-11 engineer-12", 1),  # the lowest trump
        ("cavalry-12 infantry-3 infantry-2 cavalry-1", 1),
        ("cavalry-12 infantry-3 key-20 infantry-4", 3),
        ("cavalry-1 key-20 key-15 key-10", 0),  # Keys thrown on it never win
        ("infantry-1 key-20 engineer-12 artillery-12", 0),  # trump led
        ("infantry-6 infantry-12 cavalry-12 infantry-5", 1),
    ],
)
def test_ta_q4_a_plain_suit_led(cards: str, seat: int) -> None:
    match = one_trick(cards, "infantry")
    assert winner(match) == seat
    assert match.turn == seat


@pytest.mark.parametrize(("bid", "scores"), [(60, (60, 50)), (65, (-65, 50))])
def test_ta_q5_at_least_the_bid_or_the_bid_is_lost(bid: int, scores: tuple[int, int]) -> None:
    # Six tricks and the Keys 10 and 20 are 60 for the bidders; the other six, 5 and 15 are 50 for the opponents.
    assert campaign((0, bid, even(0, 3, "key-10 key-20"))).scores == scores


def test_ta_q6_both_at_150_and_the_bidders_win() -> None:
    fights = [
        (1, 60, sweep(1, 3)),  # 0, 110
        (0, 80, even(0, 0, KEYS)),  # all Keys: 30 + 50; 30 for the others: 80, 140
        (2, 70, even(2, 1, "key-5 key-15 key-20")),  # 30 + 40; 30 + 10 for the others: 150, 180
    ]
    match = campaign(*fights, length="engagement")
    assert match.scores == (150, 180)
    assert (match.winners, match.ended) == ((0, 2), "TA15")
    assert campaign(*fights).view().table["engagements"] == [1, 0]


def test_ta_q6_opponents_alone_at_150_win_by_a_bid_that_failed() -> None:
    match = campaign((1, 60, sweep(1, 3)), (0, 85, even(0, 0, "key-20")), length="engagement")
    assert match.scores == (-85, 110 + 30 + 30)  # and a score may be below zero
    assert match.winners == (1, 3)


def test_ta_q6_scores_go_back_to_zero_only_when_an_engagement_follows() -> None:
    fights = [(1, 60, sweep(1, 3)), (1, 60, sweep(1, 0)), (0, 60, even(0, 1, KEYS))]
    assert campaign(*fights[:2]).scores == (0, 0)
    assert campaign(*fights).scores == (80, 30)
    assert [line.total for line in campaign(*fights).sheet()][-4:] == [220, 30, 80, 30]
    assert campaign(*fights[:2], length="engagement").scores == (0, 220)


def test_ta_q7_a_bid_of_110_ends_the_auction() -> None:
    match = play(battle(), "bid 60, bid 110")
    assert (match.phase, match.turn) == ("name", 1)


def test_ta_q8_a_single_engagement_by_option() -> None:
    fights = [(0, 60, sweep(0, 3)), (0, 60, sweep(0, 0))]
    assert ot.game("tactics").options["length"] == "campaign"
    assert not campaign(*fights).over
    match = campaign(*fights, length="engagement")
    assert (match.winners, match.ended) == ((0, 2), "TA15")


def test_ta_q9_the_deal_goes_on_to_the_left_between_engagements() -> None:
    match = campaign((0, 60, sweep(0, 3)), (0, 60, sweep(0, 0)))
    assert match.view().table["engagements"] == [1, 0]
    assert (match.view().dealer, match.turn) == (1, 2)  # dealt by 4, then 1, now 2


# Common rulings


def test_c1_turn_and_deal_go_to_the_next_seat() -> None:
    match = battle(dealer=1)
    turns = []
    for call in ("bid 60", "bid 65", "bid 70", "bid 75", "bid 80"):
        turns.append(match.turn)
        match.play(call)
    assert turns == [2, 3, 0, 1, 2]
    play(match, "pass, pass, pass, name no-trump")
    play(match, ",".join(legal(match)[:4]))
    turns = []
    for _ in range(4):
        turns.append(match.turn)
        match.play(match.legal()[0])
    assert turns == [2, 3, 0, 1]
    assert campaign((0, 60, sweep(0, 3))).view().dealer == 0  # after 4 comes 1


def test_c2_the_highest_rank_deals_keys_are_drawn_again_and_so_do_level_players() -> None:
    game = ot.game("tactics")
    cards = "key-20 infantry-12 engineer-11 cavalry-12 artillery-12 infantry-1 key-5 cavalry-1 engineer-1"
    match = game.start(shuffler=Drawn(game, f"{cards} engineer-3 infantry-2 cavalry-4"))
    draws = [(event.seat, event.data["card"]) for event in match.events() if event.kind == "draw-for-deal"]
    assert draws == [
        (0, "key-20"),
        (0, "infantry-12"),
        (1, "engineer-11"),
        (2, "cavalry-12"),
        (3, "artillery-12"),  # corps do not matter: three are level
        (0, "infantry-1"),
        (2, "key-5"),
        (2, "cavalry-1"),
        (3, "engineer-1"),  # and again
        (0, "engineer-3"),
        (2, "infantry-2"),
        (3, "cavalry-4"),
    ]
    assert (match.view().dealer, match.turn) == (3, 0)
    assert match.sides == ((0, 2), (1, 3))  # seats stay as they were taken


def test_c2_when_seats_are_drawn_the_two_lowest_play_together_and_so_do_the_two_highest() -> None:
    game = ot.game("tactics")
    cards = "key-5 infantry-11 cavalry-2 artillery-7 engineer-4"
    match = game.start(shuffler=Drawn(game, cards), names=["Ann", "Ben", "Cleo", "Dot"], draw_seats=True)
    sides = [{match.names[seat] for seat in side} for side in match.sides]
    assert sides == [{"Ben", "Dot"}, {"Cleo", "Ann"}]  # 2 and 4, 7 and 11
    assert match.names[match.view().dealer] == "Ann"  # the highest deals
    again = ot.game("tactics").start(shuffler=Drawn(game, cards), names=["Ann", "Ben", "Cleo", "Dot"])
    assert again.names == ("Ann", "Ben", "Cleo", "Dot")  # otherwise everybody keeps his seat
    assert again.seating is None


def test_c2_chance_gives_everybody_the_first_deal() -> None:
    assert {ot.game("tactics").start(seed=seed).view().dealer for seed in range(40)} == {0, 1, 2, 3}


def test_c3_who_passed_may_bid_again() -> None:
    match = play(battle(), "pass, bid 60, pass, bid 65")
    assert (match.turn, legal(match)) == (0, ["pass", *BIDS[2:]])
    play(match, "bid 70, pass, pass, pass")
    assert (match.phase, match.turn) == ("name", 0)


def test_c3_a_pass_is_for_good_by_option() -> None:
    match = play(battle(passing="final"), "pass, bid 60, pass, bid 65")
    assert match.turn == 1  # 1 is not asked again
    play(match, "bid 70")
    assert match.turn == 3  # nor is 3
    match.play("pass")
    assert (match.phase, match.turn) == ("name", 1)


def test_c3_the_last_who_has_not_passed_needs_no_more_passes() -> None:
    match = play(battle(passing="final"), "pass, pass, pass, bid 60")
    assert (match.phase, match.turn) == ("name", 3)


@pytest.mark.parametrize("passing", ["reenter", "final"])
def test_c3_a_bid_that_cannot_be_raised_closes_the_auction(passing: str) -> None:
    match = play(battle(passing=passing), "pass, bid 110")
    assert (match.phase, match.turn) == ("name", 1)


@pytest.mark.parametrize("passing", ["reenter", "final"])
def test_c4_everybody_passes_and_the_next_dealer_deals(passing: str) -> None:
    game = ot.game("tactics", passing=passing)
    decks = [game.stack(dealer=3), game.stack(["", run("engineer", 1, 12)], dealer=0)]
    match = play(game.start(deck=decks), "pass, pass, pass")
    assert (match.turn, match.view().deal) == (3, 1)
    match.play("pass")
    view = match.view(1)
    assert (view.deal, view.dealer, match.turn, match.phase) == (2, 0, 1, "bid")
    assert set(view.hand) == set(run("engineer", 1, 12).split())
    assert match.scores == (0, 0)
    assert match.events()[-2].kind == "thrown-in"


def test_c6_thrown_in_hands_count_and_level_sides_share() -> None:
    match = play(battle(hands=2), "pass, pass, pass, pass, pass, pass, pass")
    assert not match.over
    match.play("pass")
    assert (match.winners, match.ended) == ((0, 1, 2, 3), "C6")


def test_c6_there_is_no_limit_by_default() -> None:
    assert ot.game("tactics").options["hands"] is None
    assert not play(battle(), "pass," * 400).over


def test_c6_the_higher_score_of_the_running_engagement_wins() -> None:
    match = campaign((0, 60, sweep(1, 3)), hands=1)
    assert match.scores == (-60, 110)
    assert (match.winners, match.ended) == ((1, 3), "C6")


def test_c6_engagements_come_before_the_running_score() -> None:
    fights = [(0, 60, sweep(0, 3)), (0, 60, sweep(0, 0)), (1, 60, sweep(1, 1))]
    match = campaign(*fights, hands=3)
    assert match.scores == (0, 110)
    assert match.view().table["engagements"] == [1, 0]
    assert (match.winners, match.ended) == ((0, 2), "C6")


def test_c6_between_engagements_level_sides_share() -> None:
    fights = [(0, 60, sweep(0, 3)), (0, 60, sweep(0, 0)), (1, 60, sweep(1, 1)), (1, 60, sweep(1, 2))]
    match = campaign(*fights, hands=4)
    assert match.view().table["engagements"] == [1, 1]
    assert (match.winners, match.ended) == ((0, 1, 2, 3), "C6")  # though 2 and 4 have just made 220


def test_c6_a_campaign_won_in_the_last_hand_is_won() -> None:
    fights = [(1, 60, sweep(1, 3)), (1, 60, sweep(1, 0)), (1, 60, sweep(1, 1)), (1, 60, sweep(1, 2))]
    assert campaign(*fights, hands=4).ended == "TA15"


# Reconstructions


def test_ta_r1_ranks() -> None:
    ranks = (
        "Private", "Corporal", "Sergeant", "Second Lieutenant", "First Lieutenant", "Captain", "Major",
        "Lieutenant Colonel", "Colonel", "Brigadier General", "Major General", "Lieutenant General",
    )  # fmt: skip
    for corps in CORPS:
        match = bid_and_name(battle(run(corps, 1, 12), centre=KEYS), 60, "no-trump")
        for number, rank in enumerate(ranks, 1):
            assert match.explain(f"discard {corps}-{number}").startswith(
                f"discard {corps}-{number} is allowed: {rank}."
            )


def test_ta_r2_the_wagon_train_is_the_20_key() -> None:
    match = bid_and_name(battle("key-20"), 60, "no-trump")
    play(match, ",".join(legal(match)[:4]))
    match.play("play wagon-train")
    assert match.history[-1][1].card == "key-20"


def test_ta_r2_colours() -> None:
    rows = re.findall(r"^\| (\w+)[\w ]* \| (blue|yellow|red|green) \|", pages.page("tactics"), re.MULTILINE)
    assert dict(rows) == {"Artillery": "red", "Cavalry": "yellow", "Infantry": "blue", "Engineer": "green"}


# The page


def test_the_sample_hand_of_the_page_is_a_real_one() -> None:
    match = replay(sample_hand("tactics"))
    section = pages.page("tactics").split("## A sample hand", 1)[1]
    remarks = re.findall(r"^trick .* -> \d(?: \((\d+)\))?$", section, re.MULTILINE)
    tricks = [event for event in match.events() if event.kind == "trick"]
    assert remarks == ["".join(re.findall(r"(\d+) points in Keys", event.text)) for event in tricks]
    for line in match.sheet():  # the page explains every line of the score sheet
        assert f"{line.points:+}" in section
        assert line.rule in section
