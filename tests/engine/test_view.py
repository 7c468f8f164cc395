"""Views and events, read by a person's eye: what each seat is told of the same moment."""

import json

import oldtricks as ot

from ..tables import play

NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eve"]


def five_of_neutral() -> ot.Match:
    """Neutral for five: Ann is the maker, has discarded, and has called a card of Cleo's."""
    game = ot.game("neutral", players=5, hands=1)
    hands = ["britain-8 britain-7 britain-6", "france-1", "germany-7", "russia-1", "austria-1"]
    match = game.start(deck=game.stack(hands, centre="us-1 us-2 us-3"), names=NAMES)
    play(match, "bid 9, pass, pass, pass, pass")
    return play(match, "discard us-1, discard us-2, discard us-3, call germany-7")


def test_the_maker_alone_sees_the_discards() -> None:
    match = five_of_neutral()
    assert match.view(0).table["discards"] == ["us-1", "us-2", "us-3"]
    assert "You discarded: us-1 us-2 us-3" in str(match.view(0))
    for seat in (None, 1, 2, 3, 4):
        view = match.view(seat)
        assert (view.table["discards"], view.table["discarded"]) == (None, 3)
        assert "us-1" not in json.dumps(view.to_dict())
        assert [event.text for event in match.events(seat)].count("Ann discards a card.") == 3
    assert [event.text for event in match.events(0)].count("Ann discards a card.") == 0


def test_ne_q6_nothing_shown_betrays_the_silent_partner() -> None:
    match = five_of_neutral()
    others = [match.view(seat).to_dict() for seat in (None, 1, 3, 4)]
    for view in others:
        assert view["table"]["called"] == "germany-7"
        assert view["sides"] == [[0], [1], [2], [3], [4]]
        assert "Cleo" not in json.dumps([event for event in view["events"] if "germany-7" in event["text"]])


def test_a_spectator_has_no_hand_and_no_turn() -> None:
    view = five_of_neutral().view()
    assert (view.seat, view.hand, view.legal, view.task) == (None, (), (), None)
    assert view.hand_sizes == (9, 9, 9, 9, 9)
    assert "Hand:" not in str(view)
    assert str(view).endswith("Ann is to play.")


def test_a_player_at_turn_is_told_what_to_do() -> None:
    view = five_of_neutral().view(0)
    text = str(view)
    assert text.startswith("Neutral, deal 1, dealt by Eve; seen by Ann\nScores: Ann: 0, Ben: 0,")
    assert "Contract: Ann, 9 points, with the holder of germany-7" in text
    assert "Your turn. Lead a Belligerent; its country will be trump." in text
    assert text.endswith("Legal: " + ", ".join(view.legal))


def test_draws_are_told_to_who_drew_and_counted_for_the_others() -> None:
    game = ot.game("new_york_to_paris", players=2)
    deck = game.stack(["lucky-lindy favorable-weather", "500"], centre="take-off 100 300 100")
    match = game.start(deck=deck, names=["Ann", "Ben"])
    play(match, "draw, play lucky-lindy, play favorable-weather, play take-off")
    mine = [event.text for event in match.events(0)]
    assert "Ann draws take-off." in mine
    assert "Ann fills up with 100." in mine
    for seat in (None, 1):
        theirs = [event.text for event in match.events(seat)]
        assert "Ann draws." in theirs
        assert "Ann fills up with 1 card." in theirs
        assert not any("fills up with 100" in text or "draws take-off" in text for text in theirs)
    assert match.view(1).table["aside"] == {"lucky-lindy": 1}


def test_calls_tricks_and_side_cards_are_on_the_table() -> None:
    game = ot.game("aviationgame", hands=1)
    hands = ["balloon-11 balloon-10", "balloon-1", "balloon-2", "balloon-3"]
    match = game.start(deck=game.stack(hands, side="gain-300 loss-200"), names=NAMES[:4])
    match.play("bid 100 balloon")
    assert match.view(2).table["calls"] == ["bid 100 balloon", None, None, None]
    assert "Calls: Ann: bid 100 balloon" in str(match.view(2))
    play(match, "pass, pass, pass")
    first, second = [card for card in match.view(0).hand if not card.startswith("balloon")][:2]
    play(match, f"discard {first}, discard {second}, play balloon-11, balloon-1")
    view = match.view(3)
    assert view.table["trick"] == [[0, "balloon-11"], [1, "balloon-1"]]
    assert view.table["led"] == "balloon"
    assert "Trick: Ann balloon-11, Ben balloon-1" in str(view)
    assert view.table["turned_up"] == []
    play(match, "balloon-2, balloon-3")
    view = match.view(3)
    assert (view.table["turned_up"], view.table["wind"], view.table["trick"]) == (["gain-300"], [300, 0], [])
    assert match.events(3)[-1].to_dict() == {
        "kind": "trick",
        "seat": 0,
        "text": "Ann takes the trick with balloon-11, the highest trump; tail wind: 300 miles gained.",
        "said": {
            "key": "event-trick",
            "args": {
                "seat": {"seat": 0},
                "card": {"card": "balloon-11"},
                "reason": {"key": "reason-trump", "args": {"suit": {"suit": "balloon"}}},
                "gain": {
                    "key": "aviationgame-gain",
                    "args": {"card": {"card": "gain-300"}, "wind": "gain", "miles": 300},
                },
            },
        },
        "trick": [[0, "balloon-11"], [1, "balloon-1"], [2, "balloon-2"], [3, "balloon-3"]],
        "card": "balloon-11",
        "side_card": "gain-300",
    }


def test_views_of_the_same_moment_are_equal_values() -> None:
    match = five_of_neutral()
    assert match.view(0) == match.view(0)
    assert match.view(0) != match.view(1)
    assert match.view(0).to_dict() == match.copy().view(0).to_dict()
