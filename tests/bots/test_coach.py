"""The coach: doubts only beyond doubt, and what it says after a hand; on judgements made up by hand."""

from collections.abc import Sequence

import pytest

import oldtricks as ot
from oldtricks.bots import Budget, coach
from oldtricks.bots.sharp import Weighed
from oldtricks.engine.view import View

from ..tables import play


def view() -> View:
    match = play(ot.game("gasoline_alley", players=3, hands=1).start(seed=7), "pass, pass, name tin-can")
    return match.view(match.turn)


def judged(*behind: tuple[float, float]) -> Sequence[Weighed]:
    """Each legal action with how far it is behind, and the error of that."""
    pairs = zip(view().legal, behind, strict=False)
    return [Weighed(text, 0.6 - less, 0.01, 0.0, 1000, 0.5, less, doubt) for text, (less, doubt) in pairs]


@pytest.mark.parametrize(
    ("behind", "doubt", "questioned"), [(0.2, 0.01, True), (0.2, 0.06, False), (0.03, 0.001, False), (0.05, 0.01, True)]
)
def test_only_what_gives_away_much_beyond_doubt_is_questioned(
    monkeypatch: pytest.MonkeyPatch, behind: float, doubt: float, questioned: bool
) -> None:
    monkeypatch.setattr(coach, "weigh", lambda *_: judged((0.0, 0.0), (behind, doubt)))
    found = coach.doubts(view(), Budget())
    assert [one.action for one in found] == ([view().legal[1]] if questioned else [])
    for one in found:
        assert one.to_dict()["best"] == view().legal[0]
        words = view().reader.say(one.said)
        assert words == (
            f"To {one.action} gives away {round(100 * behind)} in 100 of the chance to win. Better: {one.best}."
        )


def test_after_a_hand_the_best_find_and_the_costliest_decision_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coach, "weigh", lambda *_: judged((0.0, 0.0), (0.1, 0.01)))
    best, worse = view().legal[:2]
    lines = coach.look_back([(view(), best), (view(), worse)], Budget())
    say = view().reader.say
    assert say(lines.well) == f"Well found: {best}. 1 of 2 decisions were the best or as good."
    assert say(lines.costly).startswith(f"Costliest: {worse} gave away 10 in 100. Better: {best}.")
    assert lines.ply == view().ply
    fine = coach.look_back([(view(), best)], Budget())
    assert (say(fine.costly), fine.ply) == ("No decision gave away much.", None)
    monkeypatch.setattr(coach, "weigh", lambda *_: judged((0.0, 0.0), (0.0, 0.01)))
    assert say(coach.look_back([(view(), best)], Budget()).well) == "Your decision was the best or as good."
