"""Reviews: what decisions gave away, on judgements made up by hand and on those of the sharp bot."""

import json
from collections.abc import Sequence
from pathlib import Path

import pytest

import oldtricks as ot
from oldtricks.bots import Budget, review
from oldtricks.bots.review import Line
from oldtricks.bots.sharp import Weighed
from oldtricks.cli import main
from oldtricks.engine.view import View
from oldtricks.words import Reader

compiles = pytest.mark.xdist_group("compiled-gasoline_alley")


def finished(name: str = "gasoline_alley", players: int = 2) -> ot.Record:
    match = ot.game(name, players=players, hands=1).start(seed=3, names=["Ann", "Ben", "Cleo", "Dan"][:players])
    while not match.over:
        match.play(match.legal()[-1])
    return match.record()


def rigged(view: View, budget: Budget, seed: int = 0) -> Sequence[Weighed]:
    """The first legal action is the best; the last, which everybody plays, is worse by 10 in 100 in even plies."""
    worse = 0.1 if view.ply % 2 == 0 else 0.001
    behind = [0.0 if action == view.legal[0] else worse for action in view.legal]
    return [
        Weighed(action, 0.6 - less, 0.05, 0.0, 100, None, less, 0.01)
        for action, less in zip(view.legal, behind, strict=True)
    ]


@pytest.fixture
def judged(monkeypatch: pytest.MonkeyPatch) -> review.Review:
    monkeypatch.setattr(review, "weigh", rigged)
    return review.review(finished(), Budget())


def test_nothing_is_judged_before_bots_are_warm(monkeypatch: pytest.MonkeyPatch) -> None:
    """Or the time of the first decision would go into compiling, and its chance be anything."""
    order: list[str] = []

    def noted(view: View, budget: Budget, seed: int = 0) -> Sequence[Weighed]:
        order.append("weigh")
        return rigged(view, budget, seed)

    monkeypatch.setattr(review, "weigh", noted)
    monkeypatch.setattr(review.Sharp, "prepare", lambda game: order.append(game.name))
    review.review(finished(), Budget(seconds=0.1))
    assert order[:2] == ["gasoline_alley", "weigh"]


def test_every_decision_is_there_and_what_leaves_no_choice_is_not(judged: review.Review) -> None:
    match = finished().replay(0)
    plies = []
    for ply, (_, action) in enumerate(finished().actions):
        if len(match.legal()) > 1:
            plies.append(ply)
        match.play(action)
    assert [one.ply for one in judged.decisions] == plies
    assert len(plies) < len(finished().actions)
    assert [ply for ply, _ in judged.chances] == [*plies, len(finished().actions)]


def test_what_a_decision_gave_away(judged: review.Review) -> None:
    dear = [one for one in judged.decisions if one.ply % 2 == 0]
    cheap = [one for one in judged.decisions if one.ply % 2 == 1]
    assert dear
    assert cheap
    assert all(one.sure and one.lost == pytest.approx(0.1) for one in dear)
    assert all(not one.sure and one.lost == pytest.approx(0.001) for one in cheap)
    assert dear[0].words == f"{dear[0].action} gave away 10 in 100: {dear[0].best} wins 60, this 50"
    assert cheap[0].words == f"{cheap[0].action}: about as good as {cheap[0].best}"


def test_actions_are_told_as_people_call_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review, "weigh", rigged)
    match = ot.game("new_york_to_paris", players=2).start(seed=3, names=["Ann", "Ben"])
    while not match.over:
        legal = match.legal()
        match.play(next((action for action in legal if " on " in action.text), legal[0]))
    found = review.review(match.record(), Budget()).decisions
    hinders = next(one for one in found if one.action == "heavy-fog on 1")
    ann = Reader("en", match.game.name, match.names, match.sides, seat=0, typed=False)
    assert ann.say(hinders.action_said) == "play Heavy Fog on you"
    assert (
        Reader("en", match.game.name, match.names, match.sides, typed=False)
        .say(hinders.said)
        .startswith("play Heavy Fog on Ann")
    )
    plain = hinders.to_dict()
    assert plain["action_said"] == hinders.action_said.to_json()
    assert plain["best_said"] == hinders.best_said.to_json()


def test_the_review_for_people(judged: review.Review) -> None:
    lines = review.told(finished(), judged).splitlines()
    assert lines[0] == "Turning points:"
    first = judged.decisions[0]
    assert f"  {first.ply + 1:>4}  {['Ann', 'Ben'][first.seat]}: {first.words}" in lines
    assert any(line.startswith("  Ann: ") and line.endswith(" decisions") for line in lines)


def test_turning_points_are_the_dearest_few(judged: review.Review) -> None:
    assert len(judged.turning_points) == review.TURNS
    assert judged.turning_points == sorted(judged.turning_points)
    assert all(ply % 2 == 0 for ply in judged.turning_points)


def test_the_chances_end_with_the_result(judged: review.Review) -> None:
    assert all(sum(by_side) == pytest.approx(1) for _, by_side in judged.chances)
    winners = finished().replay().winners
    assert judged.chances[-1][1] == [1.0 if side in winners else 0.0 for side in range(2)]


def test_chances_of_two_sides_add_up() -> None:
    line = Line(ot.game("tactics").start(seed=1))
    assert line.moved(2, 0.7) == [0.7, pytest.approx(0.3)]  # seats 0 and 2 are one side
    assert line.moved(1, 0.6) == [pytest.approx(0.4), 0.6]


def test_chances_of_more_sides_follow_each_sides_own_judgement() -> None:
    line = Line(ot.game("gasoline_alley").start(seed=1))
    assert line.moved(0, 0.4) == [0.4, *[pytest.approx(0.2)] * 3]
    assert line.moved(1, 0.5) == [pytest.approx(0.5 * 0.4 / 0.9), 0.5, *[pytest.approx(0.5 * 0.25 / 0.9)] * 2]
    for seat in range(4):
        line.moved(seat, 0.0)
    assert line.moved(0, 0.4) == [0.4, *[pytest.approx(0.2)] * 3]


def test_an_unfinished_match_is_not_reviewed() -> None:
    record = ot.game("tactics").start(seed=1).record()
    with pytest.raises(ot.OldTricksError, match="only a finished match is reviewed"):
        review.review(record, Budget())


def test_a_seat_is_judged_on_its_own_view(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[View] = []

    def watching(view: View, budget: Budget, seed: int = 0) -> Sequence[Weighed]:
        seen.append(view)
        return rigged(view, budget)

    monkeypatch.setattr(review, "weigh", watching)
    monkeypatch.setattr(review, "weigh_open", lambda *_: pytest.fail("nobody asked for open cards"))
    review.review(finished(), Budget())
    assert all(view.seat == view.turn for view in seen)


@compiles
def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = finished(players=3)
    path, plot = tmp_path / "game.json", tmp_path / "game.svg"
    record.save(path)
    assert main(["review", str(path), "--playouts", "30", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert {"ply", "seat", "action", "best", "lost", "words"} <= set(told["decisions"][0])
    assert len(told["chances"][0][1]) == 3
    assert told["open"] == []
    assert main(["review", str(path), "--playouts", "30", "--plot", str(plot)]) == 0
    said = capsys.readouterr().out
    assert "Every decision, judged on what its player could know:" in said
    assert f"  {told['decisions'][0]['ply'] + 1:>4}  " in said
    assert "chance to win" in plot.read_text()


@compiles
def test_open_cards_are_a_line_of_its_own() -> None:
    record = finished(players=3)
    plain = review.review(record, Budget(playouts=30))
    found = review.review(record, Budget(playouts=30), open_cards=True)
    assert (found.decisions, found.chances, plain.open) == (plain.decisions, plain.chances, [])
    assert [ply for ply, _ in found.open] == [ply for ply, _ in found.chances]
    assert found.open != found.chances


@compiles
def test_progress_is_told() -> None:
    calls: list[tuple[int, int]] = []
    record = finished()
    review.review(record, Budget(playouts=10), lambda *now: calls.append(now))
    assert calls == [(n, len(record.actions)) for n in range(1, len(record.actions) + 1)]
