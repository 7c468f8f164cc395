"""The command `hint` at the prompt."""

import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

import oldtricks as ot
from oldtricks.bots import Budget, hint
from oldtricks.bots.sharp import Weighed
from oldtricks.engine.view import View
from oldtricks.terminal.commands import HINT, HINTS, command_of, obey
from oldtricks.terminal.desk import Desk
from oldtricks.terminal.seats import Plan
from oldtricks.terminal.session import Session


def test_hint_tells_about_each_choice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[tuple[View, Budget]] = []

    def weigh(view: View, budget: Budget, seed: int = 0) -> Sequence[Weighed]:
        asked.append((view, budget))
        return [Weighed(action, 0.9 - i / 100, 0.001, 5.0, 500, None, i / 100) for i, action in enumerate(view.legal)]

    monkeypatch.setattr(hint, "weigh", weigh)
    sitting = Plan(ot.game("tactics"), seat=2, name="Maria", seed=7).start()  # seat 2 bids first
    session = Session(Desk(0), sitting, tmp_path / "game.json")
    obey(session, *command_of("hint"), "hint")
    said = " ".join(capsys.readouterr().out.split())
    view = sitting.match.view(2)
    assert asked == [(view, HINT)]
    assert said.startswith(
        "Thinking ... pass: you win the Campaign in 90 of 100 (give or take 1), against 89 if you bid 60;"
    )
    assert f"No better: {view.legal[HINTS]}, " in said
    assert sitting.match == Plan(ot.game("tactics"), seat=2, name="Maria", seed=7).start().match


def test_where_hints_cannot_be_the_prompt_says_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    session = Session(Desk(0), Plan(ot.game("tactics"), seat=2, seed=7).start(), tmp_path / "game.json")
    with pytest.raises(ot.OldTricksError, match=r"pip install 'oldtricks\[fast\]'"):
        obey(session, *command_of("hint"), "hint")
