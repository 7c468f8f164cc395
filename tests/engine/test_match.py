"""A match: whose turn it is, what it answers, and what it does not let happen."""

from collections.abc import Callable
from typing import Any

import pytest

import oldtricks as ot
from oldtricks.engine.match import MARKED

from ..tables import legal, play


def hand_of_tactics() -> ot.Match:
    """Tactics, player 1 to lead: Infantry is trump."""
    game = ot.game("tactics", hands=1)
    deck = game.stack(
        [
            "key-5 engineer-12 engineer-11",
            "key-10 artillery-1 engineer-1",
            "key-15 cavalry-1 engineer-2",
            "key-20 infantry-12 cavalry-2",
        ],
        centre="infantry-1 infantry-2 infantry-3 infantry-4",
    )
    match = game.start(deck=deck, names=["Ann", "Ben", "Cleo", "Dan"])
    play(match, "bid 60, pass, pass, pass, name infantry")
    return play(match, "discard infantry-1, discard infantry-2, discard infantry-3, discard infantry-4")


def test_a_match_knows_whose_turn_it_is_and_what_for() -> None:
    match = ot.game("tactics").start(seed=1, dealer=3)
    assert (match.turn, match.phase, match.over, match.ended, match.winners) == (0, "bid", False, None, ())
    assert legal(match)[:3] == ["pass", "bid 60", "bid 65"]
    match.play("bid 60")
    assert (match.turn, legal(match)[:2]) == (1, ["pass", "bid 65"])
    play(match, "pass, pass, pass")
    assert (match.turn, match.phase) == (0, "name")
    assert legal(match) == ["name infantry", "name cavalry", "name artillery", "name engineer", "name no-trump"]


def test_history_tells_who_did_what_and_is_out_of_reach() -> None:
    match = ot.game("tactics").start(seed=1, dealer=3)
    play(match, "bid 60, pass")
    assert [(seat, str(action)) for seat, action in match.history] == [(0, "bid 60"), (1, "pass")]
    assert isinstance(match.history, tuple)


def test_what_a_match_gives_out_does_not_change_it() -> None:
    match = hand_of_tactics()
    before = match.copy()
    match.legal().clear()
    data = match.view(0).to_dict()
    data["table"]["trick"].append([0, "key-5"])
    data["hand"].clear()
    data["options"]["hands"] = 99
    data["sheet"].append({})
    match.record().result["scores"].append(3)
    match.view(0).table["tricks"][0] = 9
    assert match == before
    assert match.view(0) == before.view(0)
    assert match.game.options["hands"] == 1


def test_sides_and_scores_belong_together() -> None:
    assert ot.game("neutral", players=6, sides="pairs").start(seed=1).sides == ((0, 3), (1, 4), (2, 5))
    match = ot.game("gasoline_alley", players=3).start(seed=1)
    assert (match.sides, match.scores) == (((0,), (1,), (2,)), (60, 60, 60))


def test_an_illegal_action_is_refused_with_the_rule_in_words() -> None:
    match = hand_of_tactics()
    play(match, "play engineer-12")
    with pytest.raises(ot.IllegalAction) as refusal:
        match.play("play key-10")
    assert refusal.value.rule == "TA9"
    assert str(refusal.value).startswith("play key-10: TA9: If you hold the suit led, you must follow it.")
    with pytest.raises(ot.IllegalAction) as refusal:
        match.play("play cavalry-1")
    assert refusal.value.rule == "TA2"
    assert str(refusal.value).startswith("play cavalry-1: you do not hold cavalry-1")
    assert isinstance(refusal.value, ot.OldTricksError)
    assert isinstance(refusal.value, ValueError)


def test_an_explanation_of_a_legal_action_says_what_it_means_and_what_the_rules_are() -> None:
    match = hand_of_tactics()
    said = match.explain("engineer-12")
    assert said.startswith("play engineer-12 is allowed: Lieutenant General. TA8: ")
    assert match.game.box.rule_text("TA11") in said
    bidding = ot.game("aviationgame").start(seed=1)
    said = bidding.explain("bid 900 biplane")
    assert "your team takes 8 of the 11 tricks with Biplane as trump" in said
    assert all(rule in said for rule in ("AV5: ", "AV6: ", "AV-Q1: "))


def test_explaining_changes_nothing() -> None:
    match = hand_of_tactics()
    before = match.copy()
    for action in match.game.grammar.actions[match.state.phase].values():
        match.explain(action)
    assert match == before


def test_undo_takes_back_what_was_played_and_no_more() -> None:
    match = hand_of_tactics()
    played = len(match.history)
    before = match.copy()
    play(match, "key-5, key-10, key-15")
    match.undo(3)
    assert match == before
    match.undo(0)
    assert match == before
    for actions in (-1, played + 1):
        with pytest.raises(ot.OldTricksError, match=f"cannot take back {actions} actions: {played} were played"):
            match.undo(actions)
    assert match == before
    match.undo(played)
    assert match.history == ()
    assert match.phase == "bid"


def test_undo_goes_back_over_a_deal() -> None:
    match = ot.game("tactics").start(seed=3)
    before = match.copy()
    play(match, "pass, pass, pass, pass")
    assert match.state.deals == 2
    match.undo(4)
    assert match == before
    play(match, "pass, pass, pass, pass")
    assert match.state.deals == 2


def test_an_undo_costs_the_same_in_a_long_match(monkeypatch: pytest.MonkeyPatch) -> None:
    """With its events, which are told anew: a table that is loaded from its log goes through all of that again."""
    match = ot.game("tactics").start(seed=3)
    for _ in range(200):
        play(match, "pass, pass, pass, pass")
    before = match.copy()
    told, seen = match.events(), match.view(0)
    play(match, "pass, pass")
    match.events()
    applied: list[int] = []
    rules = match.game.rules
    apply = rules.apply
    monkeypatch.setattr(rules, "apply", lambda s, action: (applied.append(action), apply(s, action)))
    match.undo(2)
    assert (match.events(), match.view(0), match.told()) == (told, seen, len(told))
    assert len(applied) <= 2 * MARKED
    monkeypatch.undo()
    assert match == before
    assert match.events(first=10) == told[10:]
    assert match.events(this_deal=True) == told[match.told_before() :]


def test_all_four_keys_and_the_end_of_a_match() -> None:
    match = hand_of_tactics()
    play(match, "key-5, key-10, key-15, key-20")
    told = match.events()[-1].text
    assert told.startswith("Dan takes the trick")
    assert "50" in told
    while not match.over:
        match.play(match.legal()[0])
    assert match.ended == "C6"
    assert repr(match).startswith("<Match tactics, 4 players, over (C6), scores ")
    assert match.view().over


@pytest.mark.parametrize("seat", [-1, 4, True, "0", 99])
def test_a_view_is_for_a_seat_at_this_table(seat: Any) -> None:
    with pytest.raises(ot.OldTricksError, match="seats are numbered 0 to 3 here"):
        hand_of_tactics().view(seat)


@pytest.mark.parametrize("what", ["view", "dealer"])
def test_a_seat_is_a_whole_number(what: str) -> None:
    match = ot.game("tactics").start(seed=1)
    with pytest.raises(ot.OldTricksError):
        match.view(1.0) if what == "view" else match.game.start(seed=1, dealer=1.0)  # type: ignore[arg-type]


def test_true_is_no_action() -> None:
    with pytest.raises(ot.NotationError):
        ot.game("tactics").start(seed=1).read(True)


def test_a_number_too_long_to_be_written_is_no_action() -> None:
    with pytest.raises(ot.NotationError):
        ot.game("tactics").start(seed=1).read(10**5000)


def test_a_match_is_not_equal_if_anything_differs() -> None:
    game = ot.game("tactics")
    match = game.start(seed=1, dealer=0)
    assert match == game.start(seed=1, dealer=0)
    assert match != game.start(seed=2, dealer=0)
    assert match != game.start(seed=1, dealer=1)
    assert match != game.start(seed=1, dealer=0, names=["a", "b", "c", "d"])
    assert match != ot.game("tactics", hands=3).start(seed=1, dealer=0)
    assert match != "tactics"


def test_a_digest_is_of_the_whole_state() -> None:
    match = hand_of_tactics()
    seen = {match.state_digest()}
    for _ in range(10):
        match.play(match.legal()[0])
        seen.add(match.state_digest())
    assert len(seen) == 11
    assert all(len(digest) == 64 for digest in seen)


def refused(attempt: Callable[[Any], object], action: Any) -> tuple[type, str] | None:
    """The error that an attempt ends with."""
    try:
        attempt(action)
    except ot.OldTricksError as error:
        return type(error), str(error)
    return None


@pytest.mark.parametrize("action", ["pass", "bid 60", "play cavalry-1", "fly to the moon", 0, 99, True])
def test_check_says_what_play_would_and_changes_nothing(action: Any) -> None:
    match = ot.game("tactics").start(seed=7)
    before, played = match.copy(), match.copy()
    assert refused(match.check, action) == refused(played.play, action)
    assert match == before
    if played != before:
        assert match.check(action) == played.history[-1][1]
