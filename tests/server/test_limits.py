"""How much anybody may ask for."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from types import SimpleNamespace

import pytest

from oldtricks.engine.errors import OldTricksError
from oldtricks.server.limits import Rates
from oldtricks.server.problems import Problem
from oldtricks.server.settings import Settings

from .house import Guest, House


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder: Path = tmp_path_factory.mktemp("strict")
    house = House(
        Settings(
            database=str(folder / "test.db"),
            pace=0,
            largest_body=2000,
            burst=40,
            rate=0.01,
            tables_per_person=2,
            streams_per_person=2,
        )
    )
    yield house
    house.stop()


def test_bodies_have_a_size_a_length_and_a_kind(strict: House) -> None:
    ann = strict.guest()
    assert ann.post("/api/tables", {"game": "x" * 3000}, 413)["type"] == "/bots#too-large"
    answer = ann.http.post("/api/tables", content=iter([b"{}"]), headers={"Content-Type": "application/json"})
    assert answer.status_code == 411
    assert ann.http.post("/api/tables", data={"game": "tactics"}).status_code == 415
    answer = ann.http.post("/api/tables", content=b"{", headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()["type"]) == (400, "/bots#not-json")
    assert ann.post("/api/tables", [], 422)["type"] == "/bots#invalid"
    assert ann.ask("DELETE", "/api/me", None, 405)["type"] == "/bots#method"
    assert ann.get("/api/nothing", 404)["type"] == "/bots#not-found"
    assert ann.get("/api/tables/" + "0" * 12, 404)["type"] == "/bots#not-found"
    assert ann.get("/api/tables/..%2f..", 404)["type"] == "/bots#not-found"


def test_tables_and_streams_per_person(strict: House) -> None:
    ann = strict.guest("Ann")
    table, _ = ann.make(), ann.make()
    assert ann.post("/api/tables", {"game": "tactics"}, 429)["type"] == "/bots#tables"
    with ExitStack() as open_streams:
        for _ in range(2):
            open_streams.enter_context(ann.listen(table))
        assert ann.get(f"/api/tables/{table}/events", 429)["type"] == "/bots#streams"


def test_too_many_requests_are_told_when_to_come_back(strict: House) -> None:
    ann = strict.guest("Ann")
    answers = [ann.http.get("/api/me") for _ in range(45)]
    assert answers[10].status_code == 200
    assert answers[-1].status_code == 429
    assert int(answers[-1].headers["retry-after"]) >= 1
    assert Guest(strict.address).get("/api/games")


def test_a_bucket_fills_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    clock = SimpleNamespace(monotonic=lambda: now)  # of this module alone: a server beside it lives by the real one
    monkeypatch.setattr("oldtricks.server.limits.time", clock)
    rates = Rates(rate=2, burst=3)
    for _ in range(3):
        rates.take("ann")
    with pytest.raises(Problem) as refused:
        rates.take("ann")
    assert refused.value.headers == {"Retry-After": "1"}
    rates.take("ben")
    now = 0.5
    rates.take("ann")
    with pytest.raises(Problem):
        rates.take("ann")


def test_settings_come_from_the_environment() -> None:
    found = Settings.from_environment({"OLDTRICKS_PACE": "0.2", "OLDTRICKS_ORIGINS": "https://a https://b"}, burst=7)
    assert (found.pace, found.origins, found.burst) == (0.2, ("https://a", "https://b"), 7)
    for wrong in ("fast", "-1", "nan", "inf"):
        with pytest.raises(OldTricksError, match="OLDTRICKS_PACE is a number"):
            Settings.from_environment({"OLDTRICKS_PACE": wrong})
