"""The campaign of everything that once stopped the server, as far as that is done in a moment."""

import asyncio
import json
from pathlib import Path

import pytest

from . import beside, campaign


def test_a_step_of_the_campaign(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = tmp_path / "figures.json"
    monkeypatch.setattr("sys.argv", ["campaign", "--only", "two servers on one file", "--out", str(out)])
    campaign.main()
    (found,) = json.loads(out.read_text(encoding="utf-8")).values()
    assert found["the second"] == "refused"
    assert "process" in found["it says"]


def test_somebody_plays_elsewhere_meanwhile(monkeypatch: pytest.MonkeyPatch) -> None:
    async def nothing(base: str) -> campaign.Found:
        return {"requests": 0}

    monkeypatch.setitem(campaign.ATTACKS, "nothing", (nothing, campaign.QUIET))
    monkeypatch.setattr(campaign, "PAUSE", 0.01)
    found = asyncio.run(campaign.attacked("nothing", None))
    assert found["before"] is not None
    assert found["most MB"] > 10
    assert found["refused"] == {}


def test_two_campaigns_side_by_side() -> None:
    before = {"heads": {"MB": 64.0, "p99 ms": 1422.2, "most MB": 213, "same": 1}, "gone": {}}
    now = {"heads": {"MB": 0.06, "p99 ms": 9.5, "most MB": 107, "same": 1, "answers": {"431": 2}}, "new": {}}
    _, _, row = beside.beside(before, now).splitlines()
    assert row == "| heads | 1,422, 9.5 |  | 213, 107 | MB: 64 | MB: 0.06; answers: 2 × 431 |"
