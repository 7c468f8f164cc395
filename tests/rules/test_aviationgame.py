"""Aviationgame, rule by rule. Seats are numbered from 1 in texts and from 0 in Python."""

import re
from collections import Counter
from typing import Any

import pytest

import oldtricks as ot
from oldtricks.engine.shuffles import Packs
from oldtricks.rules import aviationgame as rules
from oldtricks.words import pages
from tests.sample_hands import read_hand, replay, sample_hand
from tests.tables import legal, play, refused

CRAFTS = {"balloon": 100, "dirigible": 200, "biplane": 300, "monoplane": 400}
CALM = "no-count " * 7 + "gain-100 loss-100 gain-100 loss-100"  # eleven side cards that come to nothing


def run(craft: str, first: int, last: int) -> str:
    """`run("balloon", 3, 1)` is "balloon-3 balloon-2 balloon-1"."""
    step = 1 if last >= first else -1
    return " ".join(f"{craft}-{number}" for number in range(first, last + step, step))


def flight(
    *hands: str, centre: str = "", side: str = "", dealer: int | None = None, players: int = 4, **options: Any
) -> ot.Match:
    game = ot.game("aviationgame", players=players, **options)
    return game.start(deck=game.stack(hands, centre, side, dealer), dealer=dealer)


def in_the_air(match: ot.Match, bid: str, *discards: str) -> ot.Match:
    """The player at turn bids, nobody else does, and he discards."""
    match.play(f"bid {bid}")
    while match.phase == "bid":
        match.play("no flight")
    for card in discards:
        match.play(f"discard {card}")
    return match


def play_out(match: ot.Match, *hands: str) -> ot.Match:
    """To the end of the hand: everybody plays the first card of the hand, as it is written, that is legal."""
    deal = match.state.deals
    while not match.over and match.state.deals == deal:
        assert match.turn is not None
        choices = legal(match)
        match.play(next(f"play {card}" for card in hands[match.turn].split() if f"play {card}" in choices))
    return match


def fly(match: ot.Match, bid: str, *hands: str) -> ot.Match:
    """A whole flight of the player at turn, who throws out what he took up."""
    maker = match.turn
    assert maker is not None
    in_the_air(match, bid)
    taken_up = set(match.view(maker).hand) - set(hands[maker].split())
    return play_out(play(match, ",".join(f"discard {card}" for card in taken_up)), *hands)


def one_trick(cards: str, trump: str) -> ot.Match:
    """A trick of these four cards, the maker's first. He holds all else of the type led, so everybody may play his."""
    named = cards.split()
    led = trump if named[0] in "ab" else named[0].split("-")[0]
    of_the_type = run(led, 1, 11).split() + (["b", "a"] if led == trump else [])
    others = [card for card in of_the_type if card not in named]
    match = flight(" ".join([named[0], *others[:10]]), *named[1:], centre=" ".join(others[10:]), side="gain-300")
    in_the_air(match, f"{CRAFTS[trump]} {trump}")
    for _ in range(2):
        match.play(next(discard for discard in legal(match) if discard != f"discard {named[0]}"))
    return play(match, ",".join(named))


def winner(match: ot.Match) -> int | None:
    """Who took the last trick."""
    return [event.seat for event in match.events() if event.kind == "trick"][-1]


def side_cards(match: ot.Match, team: int) -> list[str]:
    """The side cards that a team has taken, over all flights."""
    tricks = [event for event in match.events() if event.kind == "trick"]
    return [event.data["side_card"] for event in tricks if event.seat is not None and event.seat % 2 == team]


def sheet(match: ot.Match) -> list[tuple[int, str, int, str]]:
    return [(line.side, line.what, line.points, line.rule) for line in match.sheet()]


# Walkovers: the Aviator with A, B and the nine highest trumps takes every trick, whatever anybody plays.


def walkover(craft: str, seat: int, dealer: int, side: str = CALM) -> tuple[list[str], list[str]]:
    """Deck and hands of a flight in which this seat takes all eleven tricks if this craft is trump."""
    game = ot.game("aviationgame")
    hands = [""] * 4
    hands[seat] = f"a b {run(craft, 11, 3)}"
    deck = game.stack(hands, side=side, dealer=dealer)
    dealt = game.start(deck=deck, dealer=dealer)
    return deck, [" ".join(dealt.view(i).hand) for i in range(4)]


def walk_over(craft: str, bidder: int, bid: str, side: str = CALM, **options: Any) -> ot.Match:
    """Seat 1 takes all tricks of a flight for which `bidder` bids."""
    deck, hands = walkover(craft, 0, 3, side)
    match = ot.game("aviationgame", **options).start(deck=deck)
    return fly(play(match, "no flight," * bidder), f"{bid} {craft}", *hands)


# Aviators and cards


def test_av1_teams_sit_alternately() -> None:
    assert flight().sides == ((0, 2), (1, 3))
    assert flight(players=6).sides == ((0, 2, 4), (1, 3, 5))
    for players in (2, 3, 5, 8):
        with pytest.raises(ot.OptionError):
            ot.game("aviationgame", players=players)


def test_av1_a_trick_counts_for_the_whole_team() -> None:
    six = flight(
        *(f"balloon-{n}" for n in (1, 2, 3, 4, 11, 5)), centre="a b biplane-1 biplane-2", players=6
    )  # the 11 is with Aviator 5, of the team 1, 3, 5
    play(in_the_air(six, "400 monoplane", "a", "b", "biplane-1", "biplane-2"), "balloon-1, balloon-2")
    play(six, "balloon-3, balloon-4, balloon-11, balloon-5")
    assert winner(six) == 4
    assert six.view().table["tricks"] == [1, 0]


def test_av2_the_suit_cards() -> None:
    cards = [f"{craft}-{number}" for craft in CRAFTS for number in range(1, 12)] + ["a", "b"]
    assert len(cards) == 46
    match = flight(centre="a balloon-7")
    dealt = [card for seat in range(4) for card in match.view(seat).hand] + ["a", "balloon-7"]
    assert sorted(dealt) == sorted(cards)


@pytest.mark.parametrize("craft", CRAFTS)
def test_av2_a_and_b_are_the_two_highest_cards_of_any_trump(craft: str) -> None:
    assert winner(one_trick(f"{craft}-11 b {craft}-10 {craft}-9", craft)) == 1
    assert winner(one_trick(f"b {craft}-11 a {craft}-10", craft)) == 2
    assert winner(one_trick(f"a b {craft}-11 {craft}-10", craft)) == 0
    assert winner(one_trick(f"{craft}-9 {craft}-10 {craft}-2 {craft}-11", craft)) == 3


def test_av3_side_cards_are_a_pack_of_their_own() -> None:
    side = "loss-300 gain-300 gain-200 loss-200 gain-100 loss-100 no-count gain-200 loss-200 gain-100 loss-100"
    with_wind, without = flight(side=side), flight()
    for seat in range(4):
        assert with_wind.view(seat).hand == without.view(seat).hand  # no side card is ever dealt
        assert not any(re.match("gain|loss|no-count", card) for card in with_wind.view(seat).hand)
    with pytest.raises(ot.DeckError):
        flight("gain-100")
    for seed in range(20):  # a shuffle never mixes the two packs
        deck = ot.game("aviationgame").start(seed=seed)._decks[1]
        assert sorted(deck[:46]) == list(range(46))
        assert Counter(card - rules.NO_COUNT for card in deck[46:]) == Counter(rules.SIDE_PACK)


# Dealing


@pytest.mark.parametrize(("players", "each", "left_over"), [(4, 11, 2), (6, 7, 4)])
def test_av4_one_card_at_a_time_from_the_left(players: int, each: int, left_over: int) -> None:
    game = ot.game("aviationgame", players=players)
    deck = [f"{craft}-{number}" for number in range(1, 12) for craft in CRAFTS] + ["a", "b"]
    match = game.start(deck=deck, dealer=1)
    for seat in range(players):
        place = (seat - 2) % players  # counted from the dealer's left
        assert set(match.view(seat).hand) == {deck[place + players * i] for i in range(each)}
    assert match.view().table["centre"] == left_over
    in_the_air(match, "100 balloon")
    assert set(match.view(2).hand) == {deck[players * i] for i in range(each)} | set(deck[-left_over:])


# Bidding


def test_av5_bidding_goes_once_round_from_the_left() -> None:
    match = flight(dealer=1)
    order = []
    for call in ("bid 100 balloon", "bid 200 dirigible", "bid 300 biplane", "no flight"):
        order.append(match.turn)
        match.play(call)
    assert order == [2, 3, 0, 1]
    assert (match.phase, match.turn) == ("discard", 0)  # nobody who was outbid has another turn


def test_av5_a_bid_names_miles_and_a_type() -> None:
    for words in ("bid 400", "bid monoplane", "bid 400 zeppelin"):
        with pytest.raises(ot.NotationError):
            flight().play(words)


@pytest.mark.parametrize(("players", "highest"), [(4, "bid 2400 monoplane"), (6, "bid 1600 monoplane")])
def test_av5_c3_a_bid_that_cannot_be_raised_ends_the_bidding(players: int, highest: str) -> None:
    match = play(flight(players=players), f"no flight, {highest}")
    assert (match.phase, match.turn) == ("discard", 1)


@pytest.mark.parametrize(("craft", "value"), CRAFTS.items())
def test_av6_what_a_trick_above_five_is_worth(craft: str, value: int) -> None:
    # 2 bids one trick above five and 1 and 3 take all eleven, six above five.
    match = walk_over(craft, 1, f"{value}", "loss-100")
    assert sheet(match)[:2] == [(1, "failed with 0 tricks", -value, "AV19"), (0, "6 tricks above 5", 6 * value, "AV19")]


@pytest.mark.parametrize(("craft", "value"), CRAFTS.items())
def test_av6_six_aviators_count_above_three(craft: str, value: int) -> None:
    # 1 holds the seven highest trumps; 2 bids and can lead only what 1 trumps.
    match = flight(f"a b {run(craft, 11, 7)}", side="loss-100" + " no-count" * 6, players=6)
    hands = [" ".join(match.view(seat).hand) for seat in range(6)]
    fly(play(match, "no flight"), f"{value} {craft}", *hands)
    assert sheet(match)[:2] == [(1, "failed with 0 tricks", -value, "AV19"), (0, "4 tricks above 3", 4 * value, "AV19")]


def test_av7_most_miles_win_whatever_the_craft() -> None:
    match = play(flight(), "bid 400 monoplane, bid 500 balloon, no flight, no flight")
    assert match.turn == 1
    assert match.view().table["contract"] == "500 miles by Balloon (10 tricks)"


def test_av7_of_equal_bids_the_first_stands() -> None:
    match = play(flight(), "no flight, bid 600 balloon")
    for equal in ("bid 600 dirigible", "bid 600 biplane", "bid 600 balloon"):
        assert refused(match, equal)
    play(match, "no flight, no flight")
    assert match.view().table["maker"] == 1
    assert match.view().table["trump"] == "balloon"


@pytest.mark.parametrize("craft", CRAFTS)
def test_av8_the_type_bid_is_trump(craft: str) -> None:
    plain = next(other for other in CRAFTS if other != craft)
    assert winner(one_trick(f"{plain}-11 {plain}-10 {craft}-1 {plain}-9", craft)) == 2


def test_av8_the_type_of_a_lower_bid_is_not() -> None:
    hands = (f"dirigible-1 {run('biplane', 1, 10)}", f"balloon-11 {run('monoplane', 1, 10)}", "", "dirigible-2")
    match = play(flight(*hands, centre="a b"), "bid 100 balloon, no flight, no flight, bid 200 dirigible")
    play(match, "discard a, discard b, dirigible-2, dirigible-1, balloon-11")
    assert match.view().table["trump"] == "dirigible"
    match.play(match.legal()[0])  # 3 holds dirigibles, all higher
    assert winner(match) == 2


def test_av9_nobody_bids_and_the_next_aviator_deals() -> None:
    game = ot.game("aviationgame")
    decks = [game.stack(dealer=1), game.stack(["", "", "a b"], dealer=2)]
    match = play(game.start(deck=decks, dealer=1), "no flight, no flight, no flight")
    assert (match.phase, match.turn) == ("bid", 1)  # the dealer may still bid
    match.play("no flight")
    view = match.view(2)
    assert (view.deal, view.dealer, match.turn, match.phase) == (2, 2, 3, "bid")
    assert {"a", "b"} <= set(view.hand)  # dealt afresh
    assert match.scores == (0, 0)
    assert not match.sheet()


@pytest.mark.parametrize(("players", "size", "centre"), [(4, 11, "a b"), (6, 7, "a b monoplane-11 monoplane-10")])
def test_av10_the_bidder_takes_up_the_centre_and_discards_any(players: int, size: int, centre: str) -> None:
    match = flight(run("balloon", 1, size), centre=centre, players=players)
    others = [match.view(seat).hand for seat in range(1, players)]
    in_the_air(match, "400 monoplane")
    held = run("balloon", 1, size).split() + centre.split()
    assert set(legal(match)) == {f"discard {card}" for card in held}  # trumps, A and B too
    for i, card in enumerate(centre.split()):
        assert match.phase == "discard"
        with pytest.raises(ot.NotationError):
            match.play("play balloon-1")
        match.play(f"discard {card}")
        assert len(match.view(0).hand) == size + len(centre.split()) - 1 - i
    assert match.phase == "play"
    assert set(match.view(0).hand) == set(run("balloon", 1, size).split())
    assert [match.view(seat).hand for seat in range(1, players)] == others
    kept = in_the_air(flight(run("balloon", 1, size), centre=centre, players=players), "400 monoplane")
    assert refused(kept, "discard dirigible-1") == "AV4"


# Flying


def test_av11_nobody_knows_the_side_card_before_the_trick_is_won() -> None:
    calm = flight(side="no-count")
    stormy = flight(side="loss-300")
    play(calm, "bid 100 balloon, no flight, no flight, no flight, discard balloon-1, discard balloon-2")
    play(stormy, "bid 100 balloon, no flight, no flight, no flight, discard balloon-1, discard balloon-2")
    for _ in range(4):
        for seat in (0, 1, 2, 3, None):
            assert calm.view(seat).to_dict() == stormy.view(seat).to_dict()
        calm.play(calm.legal()[0])
        stormy.play(stormy.legal()[0])
    assert calm.view().table["turned_up"] == ["no-count"]
    assert stormy.view().table["turned_up"] == ["loss-300"]


def test_av11_every_trick_has_one_side_card() -> None:
    side = "gain-300 loss-300 gain-200 loss-200 no-count gain-100 loss-100 gain-100 loss-200 no-count gain-200"
    match = walk_over("balloon", 0, "100", side)
    assert side_cards(match, 0) == side.split()


def test_av12_the_bidder_leads_any_card() -> None:
    match = flight("", "", f"a balloon-1 dirigible-1 biplane-1 {run('monoplane', 1, 7)}", centre="b balloon-2")
    play(match, "no flight, no flight, bid 400 monoplane, no flight, discard b, discard balloon-2")
    assert match.turn == 2
    assert set(legal(match)) == {f"play {card}" for card in match.view(2).hand}
    assert len(legal(match)) == 11


def test_av12_whoever_won_the_last_trick_leads() -> None:
    hands = ("balloon-1 balloon-3", "balloon-2 dirigible-9", "balloon-4 balloon-5", "balloon-11 dirigible-8")
    match = in_the_air(flight(*hands, centre="a b"), "400 monoplane", "a", "b")
    play(match, "balloon-1, balloon-2, balloon-4, balloon-11")
    assert match.turn == 3
    assert set(legal(match)) == {f"play {card}" for card in match.view(3).hand}


def balloon_led() -> ot.Match:
    """Monoplane is trump and Balloon 9 was led. 2 has two Balloons and B, 3 no Balloon but A."""
    hands = (
        f"balloon-9 {run('dirigible', 11, 2)}",
        f"balloon-1 balloon-11 monoplane-1 b {run('biplane', 1, 7)}",
        f"monoplane-2 a dirigible-1 {run('biplane', 8, 11)} {run('monoplane', 3, 6)}",
        f"{run('balloon', 2, 8)} balloon-10 {run('monoplane', 7, 9)}",
    )
    match = in_the_air(
        flight(*hands, centre="monoplane-10 monoplane-11"), "400 monoplane", "monoplane-10", "monoplane-11"
    )
    return play(match, "balloon-9")


def test_av13_follow_the_type_led() -> None:
    match = balloon_led()
    assert legal(match) == ["play balloon-1", "play balloon-11"]  # the 9 need not be beaten
    assert refused(match, "play biplane-1") == "AV13"
    assert refused(match, "play monoplane-1") == "AV13"
    assert refused(match, "play balloon-2") == "AV4"  # not his card
    with pytest.raises(ot.IllegalAction, match="AV13: If you hold the type led") as refusal:
        match.play("play biplane-1")
    assert refusal.value.rule == "AV13"


def test_av13_without_the_type_led_trump_or_throw_any_card() -> None:
    match = play(balloon_led(), "balloon-1")
    assert set(legal(match)) == {f"play {card}" for card in match.view(2).hand}
    play(match, "dirigible-1, balloon-10")
    assert winner(match) == 3  # what is thrown does not win


def monoplane_led() -> ot.Match:
    """Monoplane 5 was led, a trump. 2 has B as his only trump, 3 has A and Monoplane 1, 4 has none."""
    hands = (
        f"{run('monoplane', 2, 11)} dirigible-11",
        f"b {run('balloon', 1, 10)}",
        f"a monoplane-1 {run('biplane', 1, 9)}",
        f"balloon-11 {run('dirigible', 1, 10)}",
    )
    match = in_the_air(flight(*hands, centre="biplane-10 biplane-11"), "400 monoplane", "biplane-10", "biplane-11")
    return play(match, "monoplane-5")


def test_av14_a_or_b_must_be_played_by_one_without_a_numbered_trump() -> None:
    match = monoplane_led()
    assert legal(match) == ["play b"]
    assert refused(match, "play balloon-1") == "AV14"
    play(match, "b, monoplane-1, dirigible-1")
    assert winner(match) == 1


def test_av14_with_both_kinds_either_may_be_played() -> None:
    match = play(monoplane_led(), "b")
    assert set(legal(match)) == {"play monoplane-1", "play a"}
    assert refused(match, "play biplane-1")


def test_av14_a_and_b_are_free_where_trumps_are_not_led() -> None:
    match = play(balloon_led(), "balloon-11")
    assert "play a" in legal(match)
    assert "play biplane-8" in legal(match)


@pytest.mark.parametrize("lead", ["a", "b"])
def test_av15_a_or_b_led_calls_for_trumps(lead: str) -> None:
    hands = (
        f"a b {run('monoplane', 11, 4)} dirigible-11",
        f"monoplane-1 {run('balloon', 1, 10)}",
        f"{run('biplane', 1, 9)} dirigible-1 dirigible-2",
        f"monoplane-2 monoplane-3 balloon-11 {run('dirigible', 3, 10)}",
    )
    match = in_the_air(flight(*hands, centre="biplane-10 biplane-11"), "400 monoplane", "biplane-10", "biplane-11")
    match.play(lead)
    assert legal(match) == ["play monoplane-1"]
    assert refused(match, "play balloon-10") == "AV15"
    match.play("monoplane-1")
    assert len(legal(match)) == 11  # no trump: any card
    match.play("biplane-9")
    assert legal(match) == ["play monoplane-2", "play monoplane-3"]
    match.play("monoplane-3")
    assert winner(match) == 0


@pytest.mark.parametrize(
    ("cards", "seat"),
    [
        ("balloon-5 balloon-10 dirigible-11 balloon-11", 3),  # the highest of the type led
        ("balloon-5 balloon-4 dirigible-11 biplane-11", 0),  # a higher number of another type is worth nothing
        ("balloon-11 monoplane-1 balloon-10 biplane-11", 1),  # the lowest trump beats the type led
        ("balloon-11 monoplane-3 monoplane-2 balloon-1", 1),  # trumped, and not overtrumped
        ("balloon-11 monoplane-3 monoplane-4 balloon-1", 2),  # trumped and overtrumped
        ("balloon-11 monoplane-11 b monoplane-10", 2),
        ("balloon-11 a b monoplane-11", 1),
        ("monoplane-2 balloon-11 monoplane-3 biplane-11", 2),  # trumps led
    ],
)
def test_av16_who_takes_the_trick(cards: str, seat: int) -> None:
    match = one_trick(cards, "monoplane")
    assert winner(match) == seat
    assert match.turn == seat
    tricks, wind = [0, 0], [0, 0]
    tricks[seat % 2], wind[seat % 2] = 1, 300  # its side card, Gain 300, goes to the winner's team
    assert match.view().table["tricks"] == tricks
    assert match.view().table["wind"] == wind


# Scoring. The flight of the next three is the same deal, in Biplane.

DEAL = """
    players 4, dealt by 4
    1: a b biplane-11 biplane-10 biplane-5 monoplane-10 monoplane-8 monoplane-6 dirigible-10 balloon-9 balloon-4
    2: biplane-6 monoplane-11 monoplane-4 dirigible-7 dirigible-6 dirigible-5 dirigible-3 balloon-6 balloon-3 balloon-2 balloon-1
    3: biplane-9 biplane-8 biplane-3 monoplane-9 monoplane-5 monoplane-3 dirigible-9 dirigible-2 dirigible-1 balloon-7 balloon-5
    4: biplane-7 biplane-4 biplane-1 monoplane-7 monoplane-1 dirigible-11 dirigible-8 dirigible-4 balloon-11 balloon-10 balloon-8
    centre: biplane-2 monoplane-2
"""  # noqa: E501
FIRST_SEVEN = """
    bid: 1 bid 900 biplane, 2 no flight, 3 no flight, 4 no flight
    discard: 1 balloon-4, 1 monoplane-2
    trick 1: 1 a, 2 biplane-6, 3 biplane-3, 4 biplane-1 -> 1
    trick 2: 1 b, 2 balloon-1, 3 biplane-8, 4 biplane-4 -> 1 (2 has no more trumps)
    trick 3: 1 biplane-11, 2 balloon-2, 3 biplane-9, 4 biplane-7 -> 1 (all trumps are out but the 10, 5 and 2 of 1)
    trick 4: 1 monoplane-10, 2 monoplane-11, 3 monoplane-3, 4 monoplane-1 -> 2
    trick 5: 2 dirigible-7, 3 dirigible-9, 4 dirigible-11, 1 dirigible-10 -> 4
    trick 6: 4 balloon-11, 1 balloon-9, 2 balloon-3, 3 balloon-5 -> 4
    trick 7: 4 balloon-10, 1 biplane-2, 2 balloon-6, 3 balloon-7 -> 1 (trumped)
"""


def test_av18_the_first_worked_example_a_contract_made() -> None:
    """Eight tricks are the three above five that were bid; side cards are Gain 100 twice and Loss 300: 900 - 100."""
    side = """
    side: gain-100 no-count loss-300 gain-200 no-count no-count no-count gain-100 no-count no-count no-count
    """
    rest = """
    trick 8: 1 monoplane-8, 2 monoplane-4, 3 monoplane-9, 4 monoplane-7 -> 3
    trick 9: 3 monoplane-5, 4 dirigible-4, 1 monoplane-6, 2 dirigible-3 -> 1
    trick 10: 1 biplane-10, 2 dirigible-5, 3 dirigible-1, 4 dirigible-8 -> 1
    trick 11: 1 biplane-5, 2 dirigible-6, 3 dirigible-2, 4 balloon-8 -> 1
    score: 1 and 3 +800, 2 and 4 +200
    """
    match = replay(read_hand("aviationgame", DEAL + side + FIRST_SEVEN + rest))
    assert Counter(side_cards(match, 0)) == {"gain-100": 2, "loss-300": 1, "no-count": 5}
    assert Counter(side_cards(match, 1)) == {"gain-200": 1, "no-count": 2}
    assert sheet(match) == [
        (0, "flew the distance with 8 tricks", 900, "AV18"),
        (0, "side cards", -100, "AV18"),
        (1, "side cards", 200, "AV18"),
    ]


def test_av17_av19_the_second_worked_example_side_cards_do_not_save_a_contract() -> None:
    """Seven tricks are two above five: 600 miles. The 300 of the side cards would fill up the 900, but do not count."""
    side = """
    side: gain-300 no-count gain-100 loss-100 no-count loss-200 loss-100 gain-100 no-count no-count no-count
    """
    rest = """
    trick 8: 1 monoplane-6, 2 monoplane-4, 3 monoplane-5, 4 monoplane-7 -> 4
    trick 9: 4 dirigible-8, 1 biplane-5, 2 dirigible-6, 3 dirigible-2 -> 1
    trick 10: 1 monoplane-8, 2 dirigible-3, 3 monoplane-9, 4 balloon-8 -> 3
    trick 11: 3 dirigible-1, 4 dirigible-4, 1 biplane-10, 2 dirigible-5 -> 1
    score: 1 and 3 -600, 2 and 4 -200
    """
    match = replay(read_hand("aviationgame", DEAL + side + FIRST_SEVEN + rest))
    assert [line[:3] for line in sheet(match)] == [
        (0, "failed with 7 tricks", -900),
        (0, "side cards", 300),
        (1, "side cards", -200),  # four tricks, none above five
    ]


def test_av17_side_cards_do_not_spoil_a_contract() -> None:
    side = "loss-300 loss-200 loss-200 loss-100 loss-100 loss-100 loss-100" + " no-count" * 4
    match = walk_over("balloon", 0, "600", side)
    assert sheet(match) == [
        (0, "flew the distance with 11 tricks", 600, "AV18"),
        (0, "side cards", -1100, "AV18"),
    ]
    assert match.scores == (-500, 0)


def test_av18_nothing_for_extra_tricks() -> None:
    # 100 for the bid, not 600 for six tricks above five; 500 for Perfect Flight; opponents took no side card.
    assert walk_over("balloon", 0, "100").scores == (600, 0)


def test_av19_the_third_worked_example_opponents_score_above_five() -> None:
    """4 bids one Monoplane trick above five and takes four with 2; 1 and 3 take seven: 2 x 400, less 200 of wind."""
    match = replay(
        read_hand(
            "aviationgame",
            """
    players 4, dealt by 4
    1: monoplane-11 monoplane-4 monoplane-2 monoplane-1 biplane-11 biplane-9 biplane-8 biplane-4 biplane-3 balloon-5 balloon-4
    2: a monoplane-9 monoplane-5 biplane-7 biplane-1 dirigible-9 dirigible-8 dirigible-5 dirigible-2 dirigible-1 balloon-3
    3: b monoplane-7 monoplane-6 biplane-5 dirigible-10 dirigible-7 dirigible-4 balloon-11 balloon-9 balloon-7 balloon-1
    4: monoplane-10 monoplane-8 monoplane-3 biplane-10 biplane-2 dirigible-11 dirigible-6 balloon-10 balloon-8 balloon-6 balloon-2
    centre: dirigible-3 biplane-6
    side: loss-100 loss-100 gain-100 no-count loss-200 gain-100 no-count loss-300 no-count gain-100 no-count
    bid: 1 no flight, 2 no flight, 3 no flight, 4 bid 400 monoplane
    discard: 4 biplane-2, 4 dirigible-3
    trick 1: 4 monoplane-10, 1 monoplane-11, 2 monoplane-5, 3 monoplane-6 -> 1
    trick 2: 1 biplane-11, 2 biplane-1, 3 biplane-5, 4 biplane-6 -> 1
    trick 3: 1 biplane-9, 2 biplane-7, 3 balloon-1, 4 biplane-10 -> 4
    trick 4: 4 dirigible-11, 1 monoplane-1, 2 dirigible-1, 3 dirigible-4 -> 1 (trumped)
    trick 5: 1 biplane-8, 2 monoplane-9, 3 b, 4 balloon-2 -> 3 (trumped, and overtrumped by B)
    trick 6: 3 balloon-11, 4 balloon-6, 1 balloon-4, 2 balloon-3 -> 3
    trick 7: 3 balloon-9, 4 balloon-10, 1 balloon-5, 2 dirigible-2 -> 4
    trick 8: 4 monoplane-8, 1 monoplane-2, 2 a, 3 monoplane-7 -> 2 (A is the last trump of 2, and must be played)
    trick 9: 2 dirigible-9, 3 dirigible-10, 4 dirigible-6, 1 biplane-3 -> 3
    trick 10: 3 balloon-7, 4 balloon-8, 1 monoplane-4, 2 dirigible-5 -> 1 (trumped)
    trick 11: 1 biplane-4, 2 dirigible-8, 3 dirigible-7, 4 monoplane-3 -> 4 (trumped)
    score: 1 and 3 +600, 2 and 4 -600
    """,  # noqa: E501
        )
    )
    assert [line[:3] for line in sheet(match)] == [
        (1, "failed with 4 tricks", -400),
        (0, "2 tricks above 5", 800),
        (0, "side cards", -200),
        (1, "side cards", -200),  # +100, 0, -300, 0
    ]


def test_av18_a_flight_of_six() -> None:
    """Two Dirigible tricks above three, five in all, are just made: the last is the partner's. 400 - 100; 300."""
    match = replay(
        read_hand(
            "aviationgame",
            """
    players 6, dealt by 1
    1: b dirigible-10 dirigible-9 dirigible-6 balloon-6 balloon-2 biplane-2
    2: dirigible-3 dirigible-2 biplane-8 biplane-1 monoplane-4 balloon-7 balloon-3
    3: dirigible-5 monoplane-11 monoplane-10 monoplane-5 biplane-9 balloon-8 balloon-1
    4: monoplane-8 monoplane-7 monoplane-2 monoplane-1 biplane-10 biplane-6 balloon-9
    5: dirigible-1 balloon-11 balloon-10 balloon-4 biplane-7 biplane-4 monoplane-3
    6: a dirigible-11 dirigible-4 biplane-11 biplane-5 monoplane-9 balloon-5
    centre: dirigible-8 dirigible-7 biplane-3 monoplane-6
    side: gain-300 gain-100 no-count loss-100 loss-200 gain-200 loss-100
    bid: 2 no flight, 3 no flight, 4 no flight, 5 bid 100 balloon, 6 bid 200 dirigible, 1 bid 400 dirigible
    discard: 1 balloon-2, 1 biplane-2, 1 biplane-3, 1 monoplane-6
    trick 1: 1 dirigible-10, 2 dirigible-2, 3 dirigible-5, 4 monoplane-1, 5 dirigible-1, 6 dirigible-11 -> 6
    trick 2: 6 biplane-11, 1 dirigible-6, 2 biplane-1, 3 biplane-9, 4 biplane-6, 5 biplane-4 -> 1 (trumped)
    trick 3: 1 b, 2 dirigible-3, 3 balloon-1, 4 monoplane-2, 5 biplane-7, 6 a -> 6 (A above B; 6 could also play the 4)
    trick 4: 6 biplane-5, 1 dirigible-7, 2 biplane-8, 3 monoplane-5, 4 biplane-10, 5 monoplane-3 -> 1 (trumped)
    trick 5: 1 dirigible-9, 2 monoplane-4, 3 balloon-8, 4 monoplane-7, 5 balloon-4, 6 dirigible-4 -> 1
    trick 6: 1 dirigible-8, 2 balloon-3, 3 monoplane-10, 4 monoplane-8, 5 balloon-10, 6 balloon-5 -> 1
    trick 7: 1 balloon-6, 2 balloon-7, 3 monoplane-11, 4 balloon-9, 5 balloon-11, 6 monoplane-9 -> 5
    score: 1, 3 and 5 +300, 2, 4 and 6 +300
    """,
        )
    )
    assert sheet(match) == [
        (0, "flew the distance with 5 tricks", 400, "AV18"),
        (0, "side cards", -100, "AV18"),  # +100 - 100 - 200 + 200 - 100
        (1, "side cards", 300, "AV18"),  # the Gain 300 and a No Count
    ]
    assert match.view().dealer == 1


PERFECT = """
    players 4, dealt by 4{options}
    1: biplane-6 biplane-5 biplane-4 biplane-3 balloon-7 balloon-6 balloon-5 dirigible-7 dirigible-6 monoplane-4 monoplane-3
    2: a b biplane-11 biplane-10 biplane-9 monoplane-11 monoplane-10 monoplane-9 monoplane-8 monoplane-7 monoplane-6
    3: biplane-2 biplane-1 balloon-4 balloon-3 balloon-2 balloon-1 dirigible-5 dirigible-4 dirigible-3 monoplane-2 monoplane-1
    4: biplane-8 biplane-7 balloon-11 balloon-10 balloon-9 balloon-8 dirigible-11 dirigible-10 dirigible-9 dirigible-8 monoplane-5
    centre: dirigible-2 dirigible-1
    side: loss-300 gain-100 no-count gain-200 no-count no-count no-count no-count no-count loss-100 gain-100
    bid: 1 bid 300 biplane, 2 no flight, 3 no flight, 4 no flight
    discard: 1 dirigible-2, 1 dirigible-1
    trick 1: 1 balloon-7, 2 monoplane-6, 3 balloon-4, 4 balloon-11 -> 4
    trick 2: 4 dirigible-11, 1 dirigible-6, 2 monoplane-7, 3 dirigible-3 -> 4
    trick 3: 4 biplane-7, 1 biplane-3, 2 biplane-9, 3 biplane-1 -> 2
    trick 4: 2 a, 3 biplane-2, 4 biplane-8, 1 biplane-4 -> 2
    trick 5: 2 biplane-11, 3 balloon-1, 4 monoplane-5, 1 biplane-5 -> 2
    trick 6: 2 b, 3 balloon-2, 4 balloon-8, 1 biplane-6 -> 2 (B calls for the last trump of 1)
    trick 7: 2 monoplane-11, 3 monoplane-1, 4 dirigible-8, 1 monoplane-3 -> 2
    trick 8: 2 monoplane-10, 3 monoplane-2, 4 balloon-9, 1 monoplane-4 -> 2
    trick 9: 2 monoplane-9, 3 balloon-3, 4 dirigible-9, 1 balloon-5 -> 2
    trick 10: 2 monoplane-8, 3 dirigible-4, 4 dirigible-10, 1 balloon-6 -> 2
    trick 11: 2 biplane-10, 3 dirigible-5, 4 balloon-10, 1 dirigible-7 -> 2
    score: 1 and 3 -300, 2 and 4 {score}
"""  # noqa: E501


def test_av20_perfect_flight_of_the_team_that_did_not_bid() -> None:
    """All eleven tricks, six above five: 1,800, and 500 more because the wind comes to nothing (3 Gains, 2 Losses)."""
    match = replay(read_hand("aviationgame", PERFECT.format(options="", score="+2300")))
    assert sheet(match) == [
        (0, "failed with 0 tricks", -300, "AV19"),
        (1, "6 tricks above 5", 1800, "AV19"),
        (1, "Perfect Flight", 500, "AV20"),
    ]
    assert (match.winners, match.ended) == ((1, 3), "AV21")


def test_av20_perfect_flight_of_the_bidders() -> None:
    match = walk_over("dirigible", 0, "800", "gain-100 gain-100" + " no-count" * 7 + " gain-100 loss-100")
    assert sheet(match) == [
        (0, "flew the distance with 11 tricks", 800, "AV18"),
        (0, "side cards", 200, "AV18"),
        (0, "Perfect Flight", 500, "AV20"),
    ]


# Seat 1 has the ten highest Monoplanes, A and B among them, and a last card that loses to the Balloon 2 of seat 2.
TEN = (
    f"a b {run('monoplane', 11, 4)} balloon-1",
    f"monoplane-3 monoplane-2 {run('dirigible', 1, 8)} balloon-2",
    f"monoplane-1 {run('biplane', 1, 10)}",
    f"{run('balloon', 3, 10)} {run('dirigible', 9, 11)}",
)


def test_av20_no_perfect_flight_with_ten_tricks() -> None:
    match = flight(*TEN, centre="balloon-11 biplane-11", side="gain-300")
    play_out(in_the_air(match, "400 monoplane", "balloon-11", "biplane-11"), *TEN)
    assert [what for _, what, _, _ in sheet(match)] == ["flew the distance with 10 tricks", "side cards", "side cards"]


def test_av21_the_meet_is_won_at_2000() -> None:
    side = "gain-100 loss-100" + " no-count" * 7 + " gain-100 loss-100"  # ten tricks: +100; the last trick is lost
    match = flight(*TEN, centre="balloon-11 biplane-11", side=side)
    in_the_air(match, "2000 monoplane", "balloon-11", "biplane-11")
    for _ in range(10):
        for _ in range(4):
            hand = TEN[match.turn or 0].split()
            match.play(next(card for card in hand if f"play {card}" in legal(match)))
        assert not match.over  # the distance may be covered, but the flight is finished first
    play_out(match, *TEN)
    assert match.scores == (2100, -100)
    assert (match.winners, match.ended) == ((0, 2), "AV21")


@pytest.mark.parametrize(
    ("side", "scores", "over"),
    [
        ("gain-100 loss-100 gain-100 loss-100" + " no-count" * 7, (2000, 0), True),
        ("loss-100 gain-100 loss-100" + " no-count" * 7 + " gain-100", (1900, 100), False),
    ],
)
def test_av21_the_net_count_decides(side: str, scores: tuple[int, int], over: bool) -> None:
    match = flight(*TEN, centre="balloon-11 biplane-11", side=side)
    play_out(in_the_air(match, "2000 monoplane", "balloon-11", "biplane-11"), *TEN)
    assert (match.scores, match.over) == (scores, over)


# Rulings


def test_av_q1_bids_are_whole_tricks() -> None:
    bids = {f"bid {level * value} {craft}" for craft, value in CRAFTS.items() for level in range(1, 7)}
    assert set(legal(flight())) == bids | {"no flight"}
    of_six = {f"bid {level * value} {craft}" for craft, value in CRAFTS.items() for level in range(1, 5)}
    assert set(legal(flight(players=6))) == of_six | {"no flight"}
    assert refused(flight(players=6), "bid 500 balloon") == "AV-Q1"
    for words in ("bid 300 dirigible", "bid 700 balloon", "bid 150 balloon", "bid 0 balloon"):
        with pytest.raises(ot.NotationError):
            flight().play(words)


def test_av_q1_a_bid_must_be_more_miles() -> None:
    match = play(flight(), "bid 600 biplane")
    more = {bid for bid in legal(flight()) if bid != "no flight" and int(bid.split()[1]) > 600}
    assert set(legal(match)) == more | {"no flight"}
    assert refused(match, "bid 600 dirigible") == "AV-Q1"
    assert refused(match, "bid 400 monoplane") == "AV-Q1"
    assert "AV-Q1" in match.explain("bid 600 dirigible")


def test_av_q2_a_and_b_belong_to_trump() -> None:
    match = balloon_led()
    assert refused(match, "play b") == "AV-Q2"
    match.play("balloon-11")
    assert not refused(match, "play a")
    play(match, "a, balloon-2")
    assert winner(match) == 2


@pytest.mark.parametrize(
    ("side", "net_gain", "no_loss"),
    [
        ("gain-100 gain-200" + " no-count" * 7 + " gain-100 gain-100", True, True),
        ("gain-100 loss-100" + " no-count" * 7 + " gain-100 loss-100", True, False),
        ("gain-100 loss-200" + " no-count" * 7 + " gain-100 loss-100", False, False),
    ],
)
def test_av_q3_what_spoils_a_perfect_flight(side: str, net_gain: bool, no_loss: bool) -> None:
    for option, perfect in (("net-gain", net_gain), ("no-loss", no_loss), ("every-trick", True)):
        match = walk_over("balloon", 0, "100", side, perfect_flight=option)
        assert ("Perfect Flight" in [what for _, what, _, _ in sheet(match)]) == perfect


def test_av_q3_net_gain_is_the_default() -> None:
    assert ot.game("aviationgame").options["perfect_flight"] == "net-gain"
    strict = PERFECT.format(options=", perfect_flight no-loss", score="+1800")
    assert not replay(read_hand("aviationgame", strict)).over  # a Loss card was taken: 1,800 and no more


def test_av_q3_every_flight_counts_its_own_losses() -> None:
    first, hands_1 = walkover("balloon", 0, 3, CALM)
    second, hands_2 = walkover("balloon", 2, 0, "no-count " * 7 + "gain-100 gain-100 gain-100 gain-100")
    match = fly(ot.game("aviationgame", perfect_flight="no-loss").start(deck=[first, second]), "100 balloon", *hands_1)
    assert match.scores == (100, 0)
    fly(play(match, "no flight"), "100 balloon", *hands_2)
    assert match.scores == (100 + 100 + 400 + 500, 0)


def test_av_q4_the_deal_passes_after_a_played_flight() -> None:
    match = walk_over("balloon", 0, "100")
    assert (match.view().deal, match.view().dealer, match.turn) == (2, 0, 1)
    on = match.view().table
    assert (on["tricks"], on["wind"], on["played"], on["turned_up"]) == ([0, 0], [0, 0], [[]] * 4, [])  # a clean table


def test_av_q5_discards_stay_face_down() -> None:
    throw_two = ("bid 100 balloon, no flight, no flight, no flight, discard a, discard b", "discard b, discard a")
    hands = (run("balloon", 1, 11), "", "", "")
    match = play(flight(*hands, centre="a b"), throw_two[0])
    assert match.view(0).table["discards"] == ["b", "a"]
    for seat in (1, 2, 3, None):
        view = match.view(seat)
        assert view.table["discards"] is None
        assert [event.text for event in view.events if event.kind == "discard"] == ["Player 1 discards a card."] * 2
        assert not any("card" in event.data for event in view.events if event.kind == "discard")


def test_av_q5_discards_count_for_nothing() -> None:
    # 1 throws out A and B and flies on the eleven Balloons: 2 to 4 never see another trump.
    hands = (run("balloon", 11, 1), run("dirigible", 1, 11), run("biplane", 1, 11), run("monoplane", 1, 11))
    match = in_the_air(flight(*hands, centre="a b", side=CALM), "600 balloon", "a", "b")
    assert play_out(match, *hands).scores == (600 + 500, 0)


def test_av_q5_side_cards_not_drawn_are_never_seen() -> None:
    drawn = "no-count " * 7 + "gain-100 loss-100 gain-100 loss-100"
    one, other = (
        walk_over("balloon", 0, "100", f"{drawn} {rest}") for rest in ("gain-300 loss-300", "loss-200 gain-100")
    )
    assert one._decks[1] != other._decks[1]
    for seat in (0, 1, 2, 3, None):
        assert one.view(seat).to_dict() == other.view(seat).to_dict()
        assert one.events(seat) == other.events(seat)


# A flight of six tricks to five in Balloon: first the trumps of 1, then the high Dirigibles of 2.
SIX_TO_FIVE = (
    f"a b {run('balloon', 11, 8)} {run('dirigible', 1, 5)}",
    f"balloon-1 balloon-2 {run('biplane', 1, 3)} {run('dirigible', 6, 11)}",
    f"balloon-3 balloon-4 balloon-5 {run('biplane', 4, 11)}",
    f"balloon-6 balloon-7 {run('monoplane', 1, 9)}",
)


def close_meet(side: str) -> ot.Match:
    """Both teams fly 1,800 miles against a wind of 100; then 1 makes 100 miles in Balloon with this side pack."""
    game = ot.game("aviationgame")
    headwind = "no-count " * 7 + "gain-100 loss-200 gain-100 loss-100"
    first, hands_1 = walkover("biplane", 0, 3, headwind)
    second, hands_2 = walkover("biplane", 1, 0, headwind)
    third = game.stack(SIX_TO_FIVE, "monoplane-10 monoplane-11", side, dealer=1)
    fourth, _ = walkover("balloon", 3, 2)
    match = game.start(deck=[first, second, third, fourth])
    fly(match, "1800 biplane", *hands_1)
    fly(match, "1800 biplane", *hands_2)
    assert match.scores == (1700, 1700)
    play(match, "no flight, no flight")
    play_out(in_the_air(match, "100 balloon", "monoplane-10", "monoplane-11"), *SIX_TO_FIVE)
    return match


def test_av_q6_both_at_2000_and_the_higher_total_wins() -> None:
    match = close_meet("gain-200 gain-100 loss-100" + " no-count" * 3 + " gain-300 gain-100" + " no-count" * 3)
    assert match.scores == (1700 + 100 + 200, 1700 + 400)  # the bidders are at 2,000 as well, but do not count first
    assert (match.winners, match.ended) == ((1, 3), "AV21")


def test_av_q6_level_teams_fly_again() -> None:
    match = close_meet("gain-200" + " no-count" * 5 + " gain-300 gain-100 loss-100 no-count no-count")
    assert match.scores == (2000, 2000)
    assert not match.over
    assert (match.view().deal, match.view().dealer) == (4, 2)
    # 4 bids and takes every trick: 100 and Perfect Flight, and now somebody is ahead at 2,000.
    hands = [" ".join(match.view(seat).hand) for seat in range(4)]
    fly(match, "100 balloon", *hands)
    assert match.scores == (2000, 2600)
    assert (match.winners, match.ended) == ((1, 3), "AV21")


def test_av_q7_scores_go_below_zero() -> None:
    match = walk_over("balloon", 1, "600", "loss-100 gain-100 loss-100 gain-100 loss-100" + " no-count" * 6)
    assert match.scores == (600 - 100, -600)
    assert [line.total for line in match.sheet()] == [-600, 600, 500]


def test_av_q8_all_side_cards_are_shuffled_afresh_for_every_flight() -> None:
    side = "gain-300 loss-300 gain-200 gain-200 loss-200 loss-200 gain-100 loss-100 gain-100 loss-100 loss-100"
    first, hands_1 = walkover("balloon", 0, 3, side)
    second, hands_2 = walkover("balloon", 1, 0, side)
    match = ot.game("aviationgame").start(deck=[first, second])
    fly(match, "100 balloon", *hands_1)
    fly(match, "100 balloon", *hands_2)
    # Ten cards would be left after the first flight; the eleven of the second are the very same ones.
    assert side_cards(match, 0) == side.split()
    assert side_cards(match, 1) == side.split()


def test_av_q8_a_seeded_meet_has_a_new_order_every_flight() -> None:
    match = ot.game("aviationgame", hands=5).start(seed=3)
    play(match, "no flight," * 16)
    orders = {tuple(deck[46:]) for deck in match._decks[1:]}
    assert len(orders) == 5
    assert all(Counter(card - rules.NO_COUNT for card in order) == Counter(rules.SIDE_PACK) for order in orders)


# Common rulings


class Drawn:
    """Lays these cards on top of the pack for the draw; everything after is dealt from a seed."""

    def __init__(self, game: ot.Game, cards: str) -> None:
        self.stacked = game.stacked(cards.split(), ot.Seeded(0))

    def order(self, shuffle: int, packs: Packs) -> list[int]:
        return self.stacked.order(shuffle + 1, packs)

    def to_json(self) -> dict[str, Any]:
        return self.stacked.to_json()


def test_c2_the_highest_number_deals_and_a_and_b_are_drawn_again() -> None:
    game = ot.game("aviationgame")
    match = game.start(shuffler=Drawn(game, "a balloon-9 dirigible-10 monoplane-8 b biplane-10 balloon-1 balloon-2"))
    draws = [(event.seat, event.data["card"]) for event in match.events() if event.kind == "draw-for-deal"]
    assert draws == [
        (0, "a"),
        (0, "balloon-9"),
        (1, "dirigible-10"),
        (2, "monoplane-8"),
        (3, "b"),
        (3, "biplane-10"),
        (1, "balloon-1"),  # level tens draw again
        (3, "balloon-2"),
    ]
    assert match.view().dealer == 3


def test_c2_seats_can_be_drawn_in_the_order_of_the_numbers_and_all_that_are_equal_draw_again() -> None:
    game = ot.game("aviationgame")
    first, again = "balloon-9 a dirigible-3 monoplane-9 biplane-3", "b balloon-3 biplane-5 dirigible-7 balloon-5"
    drawn = Drawn(game, f"{first} {again} biplane-1 monoplane-2")
    match = game.start(shuffler=drawn, names=["Ann", "Ben", "Cleo", "Dot"], draw_seats=True)
    draws = [(match.names[event.seat or 0], event.data["card"]) for event in match.events() if "card" in event.data]
    assert draws == [
        ("Ann", "balloon-9"),
        ("Ben", "a"),
        ("Ben", "dirigible-3"),
        ("Cleo", "monoplane-9"),
        ("Dot", "biplane-3"),  # two nines and two threes: all draw again
        ("Ann", "b"),
        ("Ann", "balloon-3"),
        ("Ben", "biplane-5"),
        ("Cleo", "dirigible-7"),
        ("Dot", "balloon-5"),
        ("Ben", "biplane-1"),
        ("Dot", "monoplane-2"),
    ]
    assert match.names == ("Ben", "Dot", "Ann", "Cleo")  # 1, 2, 3, 7
    assert match.seating == (2, 0, 3, 1)
    assert match.view().dealer == 3  # the highest deals
    assert match.events()[-2].text == "The cards have drawn the seats, clockwise: Ben, Dot, Ann, Cleo."


def test_c2_six_draw_for_seats_until_all_have_numbers_of_their_own() -> None:
    for seed in range(300):  # one of them goes through the pack twice
        names = [f"Player {i}" for i in range(6)]
        match = ot.game("aviationgame", players=6).start(seed=seed, names=names, draw_seats=True)
        last: dict[int | None, int] = {}
        for event in match.events():
            if event.kind == "draw-for-seat" and event.data["card"] not in ("a", "b"):
                last[event.seat] = int(str(event.data["card"]).rpartition("-")[2])
        numbers = [last[seat] for seat in range(6)]
        assert numbers == sorted(set(numbers))
        assert match.view().dealer == 5
        assert sorted(match.names) == names


def test_c6_thrown_in_flights_count_and_level_teams_share() -> None:
    match = play(flight(hands=2), "no flight," * 8)
    assert (match.winners, match.ended) == ((0, 1, 2, 3), "C6")


def test_c6_the_best_score_wins_at_the_limit() -> None:
    match = walk_over("balloon", 1, "100", hands=1)
    assert match.scores == (1100, -100)
    assert (match.winners, match.ended) == ((0, 2), "C6")


def test_c3_there_is_no_option_for_passing() -> None:
    with pytest.raises(ot.OptionError):
        ot.game("aviationgame", passing="final")


# Reconstructions


def test_av_r1_side_pack_of_seven_gains_seven_losses_and_seven_no_counts() -> None:
    gains = Counter({100: 4, 200: 2, 300: 1})
    losses = Counter({-miles: count for miles, count in gains.items()})
    assert Counter(rules.SIDE_PACK) == gains + losses + Counter({0: 7})
    for one_too_many in ("gain-300 gain-300", "loss-200 " * 3, "no-count " * 8, "gain-400"):
        with pytest.raises(ot.DeckError):
            flight(side=one_too_many)


# The page


def test_the_sample_hand_of_the_page_is_a_real_one() -> None:
    match = replay(sample_hand("aviationgame"))
    section = pages.page("aviationgame").split("## A sample hand", 1)[1]
    remarks = re.findall(r"^trick .* -> \d \((.*?)[,)]", section, re.MULTILINE)
    assert remarks == [event.data["side_card"] for event in match.events() if event.kind == "trick"]
    for line in match.sheet():  # the page explains every line of the score sheet
        assert f"{line.points:+,}" in section
        assert line.rule in section
