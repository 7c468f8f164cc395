"""Hints: what they say in each phase, that they know no more than the seat, and the command that prints them."""

import json
from pathlib import Path
from unittest import mock

import pytest

import oldtricks as ot
from oldtricks.bots import Budget, hint
from oldtricks.bots.sharp import Weighed
from oldtricks.cli import main
from oldtricks.engine.box import Action
from oldtricks.engine.view import View
from oldtricks.rules.table import PLAY
from oldtricks.words import Reader, say

from ..tables import play

compiles = pytest.mark.xdist_group("compiled-gasoline_alley")


def weighed(
    action: str,
    value: float,
    *,
    made: float | None = None,
    points: float = 0.0,
    behind: float = 0.0,
    doubt: float = 0.0,
) -> Weighed:
    return Weighed(action, value, 0.01, points, 400, made, behind, doubt)


def tactics() -> ot.Match:
    """Seat 0 has to bid; partners sit opposite."""
    game = ot.game("tactics")
    return game.start(deck=game.stack(["key-5", "key-10", "key-15", "key-20"]))


def said(match: ot.Match, one: Weighed, rival: Weighed | None) -> str:
    """In English; an action that is not of this moment is called by its text."""
    view = match.view(match.turn)
    named = {action.text: action for phase in match.game.grammar.actions.values() for action in phase.values()}

    def action_of(view: View, text: str) -> Action:
        return named.get(text) or Action(PLAY, 1, text, say("text", text=text))

    with mock.patch.object(hint, "action_of", action_of):
        return view.reader.say(hint.in_words(view, one, rival))


def test_a_bid_tells_how_often_the_contract_is_made() -> None:
    words = said(
        tactics(), weighed("bid 60", 0.52, made=0.71, points=12.4), weighed("pass", 0.4, made=0.8, behind=0.12)
    )
    assert words == (
        "bid 60: whoever gets the contract makes it in 71 of 100 likely deals; you win the Campaign in 52 of 100 "
        "(give or take 2), against 40 if you pass; on average you end this hand 12 points ahead."
    )


def test_a_pass_tells_of_the_match_alone() -> None:
    words = said(
        tactics(), weighed("pass", 0.4, made=0.8, points=-1.2, behind=0.12), weighed("bid 60", 0.52, made=0.71)
    )
    assert words == (
        "pass: you win the Campaign in 40 of 100 (give or take 2), against 52 if you bid 60; "
        "on average you end this hand 1 point behind."
    )


NAMED = "bid 60, pass, pass, pass, name no-trump"
DISCARDED = f"{NAMED}, discard infantry-1, discard infantry-2, discard infantry-3, discard infantry-4"


@pytest.mark.parametrize(
    ("script", "clause"),
    [
        (NAMED, "you make the contract in 71 of 100 likely deals, against 64 if you pass"),
        (DISCARDED, "you make the contract in 71 of 100 likely deals, against 64 if you pass"),
        (f"{DISCARDED}, play key-5", "you break the contract in 29 of 100 likely deals; you win"),
        (f"{DISCARDED}, play key-5, play key-10", "you make the contract in 71 of 100 likely deals"),
    ],
)
def test_the_makers_side_makes_and_the_others_break(script: str, clause: str) -> None:
    match = play(tactics(), script)
    assert clause in said(match, weighed("this", 0.5, made=0.71), weighed("pass", 0.3, made=0.64, behind=0.2))


def test_the_contract_is_compared_where_it_tells_why_one_is_better() -> None:
    match = play(tactics(), DISCARDED)
    best, worse = weighed("this", 0.5, made=0.71), weighed("play key-5", 0.3, made=0.64, behind=0.2)
    assert "71 of 100 likely deals, against 64 if you play key-5; you win the Campaign in 50 of 100 (g" in said(
        match, best, worse
    )
    assert "64 of 100 likely deals, against 71 if you this" in said(match, worse, best)
    for made in (0.714, 0.8):  # the same in words, or even better
        words = said(match, best, weighed("play key-5", 0.3, made=made, behind=0.2))
        assert (
            "likely deals; you win the Campaign in 50 of 100 (give or take 2), against 30 if you play key-5;" in words
        )


def test_of_five_the_holder_of_the_called_card_plays_with_the_maker() -> None:
    game = ot.game("neutral", players=5)
    match = game.start(deck=game.stack(["us-8", "germany-8", "britain-1"]))
    play(match, "bid 9, pass, pass, pass, pass")
    while match.phase == "discard":
        match.play(match.legal()[0])
    play(match, "call germany-8")
    while match.turn != 1:
        match.play(match.legal()[0])
    assert "you make the contract" in said(match, weighed("a", 0.5, made=0.7), weighed("b", 0.3, made=0.6))
    match.play("germany-8" if "play germany-8" in [str(one) for one in match.legal()] else match.legal()[0])
    assert "you break the contract" in said(match, weighed("a", 0.5, made=0.7), weighed("b", 0.3, made=0.6))
    while match.turn != 1:
        match.play(match.legal()[0])
    assert "you make the contract" in said(match, weighed("a", 0.5, made=0.7), weighed("b", 0.3, made=0.6))


def test_who_sells_does_not_make_the_contract() -> None:
    match = play(ot.game("gasoline_alley").start(seed=7, dealer=3), "bid 6, pass, pass")
    assert match.phase == "sell"
    keep, sell = weighed("keep", 0.3, made=0.71), weighed("sell", 0.2, made=0.4, behind=0.1)
    assert said(match, keep, sell).startswith(
        "keep: you make the contract in 71 of 100 likely deals; you win the game in 30 of 100 (give or take 2), "
        "against 20 if you sell;"
    )
    assert said(match, sell, keep).startswith("sell: the buyer makes the contract in 40 of 100 likely deals; you win")


def test_the_race_is_won_or_lost() -> None:
    match = ot.game("new_york_to_paris").start(seed=1)
    words = said(match, weighed("draw", 0.57), weighed("take", 0.52, behind=0.05))
    assert words == "draw: you win the race in 57 of 100 (give or take 2), against 52 if you take the discard."
    words = said(match, weighed("draw", 0.57), weighed("storm on 2", 0.574))
    assert words.endswith(", as many as if you play storm on Player 2; the two are equally good.")


def test_miles_are_called_miles() -> None:
    match = ot.game("aviationgame").start(seed=1)
    words = said(match, weighed("no flight", 0.5, points=-1234), weighed("bid 100 balloon", 0.4, behind=0.1))
    assert words.endswith("; on average you end this hand 1,234 miles behind.")
    words = said(match, weighed("bid 100 balloon", 0.5), weighed("no flight", 0.4, behind=0.1))
    assert words.endswith(", against 40 if you say no flight; on average this hand ends level in miles.")


def test_what_is_too_close_to_call_is_said_to_be() -> None:
    """In the same likely deals a small difference can be sure, and a larger one in doubt."""
    best = weighed("bid 60", 0.52)
    for behind, doubt, ending in (
        (0.03, 0.02, "; too close to call."),
        (0.03, 0.01, " level in points."),
        (0.0, 0.0, "; the two are equally good."),
    ):
        other = weighed("pass", 0.52 - behind, behind=behind, doubt=doubt)
        assert said(tactics(), best, other).endswith(ending)
        assert said(tactics(), other, best).endswith(ending)


def test_a_single_likely_deal_proves_nothing() -> None:
    best, other = (Weighed(action, value, 0.0, 0.0, 1, None, 1 - value) for action, value in (("take", 1), ("draw", 0)))
    words = said(ot.game("new_york_to_paris").start(seed=1), best, other)
    told = "take the discard: you win the race in 100 of 100 (give or take 100), against 0 if you draw"
    assert words == f"{told}; too close to call."


def test_what_was_given_up_early_is_valued_beside_the_best(monkeypatch: pytest.MonkeyPatch) -> None:
    """Luck in its few likely deals does not put it ahead."""
    best = Weighed("pass", 0.4, 0.01, 0.0, 4000, None)
    lucky = Weighed("bid 60", 0.9, 0.1, 0.0, 32, None, 0.15, 0.05)
    monkeypatch.setattr("oldtricks.bots.sharp.Sharp.weigh", lambda *_: [best, lucky])
    match = tactics()
    first, second = hint.hints(match.view(match.turn), Budget())
    assert (first.value, first.spread) == (0.4, 0.01)
    assert second.value == pytest.approx(0.25)
    assert second.spread == pytest.approx((0.01**2 + 0.05**2) ** 0.5)


def test_an_only_choice_needs_no_comparison() -> None:
    assert said(tactics(), weighed("pass", 0.5), None) == (
        "pass: your only choice; you win the Campaign in 50 of 100 (give or take 2)."
    )


def test_many_choices_are_told_in_short() -> None:
    def one(n: int) -> hint.Hint:
        words = say("text", text=f"bid {n}: words.")
        return hint.Hint(f"bid {n}", words, 0.5, 0.1, 0, None, 10, say("action-bid", points=n), Reader())

    found = [one(n) for n in (60, 65, 70, 75)]
    told = [str(said) for said in hint.told(found, 2)]
    assert told == ["bid 60: words.", "bid 65: words.", "No better: bid 70 and bid 75."]
    assert [str(said) for said in hint.told(found, 4)] == [one.words for one in found]
    assert [str(said) for said in hint.told(found * 2, 1)[1:]] == ["No better: bid 65, bid 70, bid 75 and 4 more."]


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """An unfinished match of Gasoline Alley for three."""
    match = ot.game("gasoline_alley", players=3, hands=1).start(seed=7)
    play(match, "pass, pass, name tin-can")
    match.play(match.legal()[0])
    path = tmp_path / "game.json"
    match.record().save(path)
    return path


@compiles
def test_every_legal_action_gets_a_hint_and_the_same_ones_again() -> None:
    match = play(ot.game("gasoline_alley", players=3, hands=1).start(seed=7), "pass, pass, name tin-can")
    view = match.view(match.turn)
    found = hint.hints(view, Budget(playouts=60))
    assert sorted(one.action for one in found) == sorted(view.legal)
    assert found == hint.hints(view, Budget(playouts=60))
    assert all(one.words.startswith(f"{one.action}: ") and 0 <= one.value <= 1 for one in found)
    assert json.loads(json.dumps(found[0].to_dict()))["words"] == found[0].words


def test_only_the_player_at_turn_gets_hints() -> None:
    match = tactics()
    for seat in (1, None):
        with pytest.raises(ot.OldTricksError, match="for the player at turn"):
            hint.hints(match.view(seat), Budget())


@compiles
def test_the_command(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = ot.Record.load(record).replay()
    assert match.turn is not None
    assert main(["hint", str(record), "--playouts", "40"]) == 0
    shown = capsys.readouterr().out
    others = {card for seat in range(3) if seat != match.turn for card in match.view(seat).hand}
    assert f"Hand: {' '.join(match.view(match.turn).hand)}" in shown
    assert not any(f"{card} " in shown for card in others)
    assert main(["hint", str(record), "--playouts", "40", "--ply", "1", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["ply"], told["seat"]) == (0, match.history[0][0])
    assert "pass" in {one["action"] for one in told["hints"]}
    assert main(["hint", str(record), "--playouts", "40", "--ply", "1", "--seat", str(match.turn + 1), "--json"]) == 0
    later = json.loads(capsys.readouterr().out)
    assert later["seat"] == match.turn
    assert later["ply"] == next(ply for ply in range(5) if ot.Record.load(record).replay(ply).turn == match.turn)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--ply", "99"], "there is no decision from action 99 on; the record has 4"),
        (["--seat", "9"], "seats are numbered 1 to 3 here, not '9'"),
        (["--playouts", "0"], "0 is too few"),
        (["--seconds", "0"], "0 is too few"),
    ],
)
def test_wrong_usage(arguments: list[str], message: str, record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    try:
        code = main(["hint", str(record), *arguments])
    except SystemExit as done:
        code = int(done.code or 0)
    assert code == 2
    assert message in capsys.readouterr().err


def test_a_seat_that_is_not_at_turn_any_more(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    turn = ot.Record.load(record).replay().turn
    assert turn is not None
    assert main(["hint", str(record), "--seat", str((turn + 1) % 3 + 1)]) == 2
    assert "there is no decision of seat" in capsys.readouterr().err


def test_a_match_that_is_over_needs_a_place(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = ot.game("gasoline_alley", players=2, hands=1).start(seed=1)
    while not match.over:
        match.play(match.legal()[0])
    match.record().save(tmp_path / "over.json")
    assert main(["hint", str(tmp_path / "over.json")]) == 2
    assert "the match is over; choose one of its" in capsys.readouterr().err
