"""How much anybody may ask for."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest
from fastapi.dependencies.models import Dependant
from fastapi.routing import APIRoute

from oldtricks.engine.errors import OldTricksError
from oldtricks.server.api import ROUTES
from oldtricks.server.api.asking import anybody, reading
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


def test_guesses_of_tokens_and_cookies_are_counted(tmp_path: Path) -> None:
    house = House(Settings(database=str(tmp_path / "test.db"), burst=20, rate=0.01))
    try:
        ann = house.guest("Ann")
        program = Guest(house.address, token="made-up")
        statuses = [program.http.get("/api/me").status_code for _ in range(25)]
        assert statuses == [401] * 19 + [429] * 6  # one was the request of a stranger who became Ann
        forged = httpx.get(f"{house.address}/api/stats", cookies={"oldtricks": "x" * 43})
        assert forged.status_code == 429
        assert ann.get("/api/me")["name"] == "Ann"  # whom this does not concern
    finally:
        house.stop()


def test_many_people_of_one_address_have_its_budget(tmp_path: Path) -> None:
    limits = {"burst": 20, "rate": 0.01, "crowd": 3.0, "tables_per_person": 4}
    house = House(Settings(database=str(tmp_path / "test.db"), **limits))  # type: ignore[arg-type]
    try:
        people = [house.guest("Ann") for _ in range(10)]
        made = [ann.http.post("/api/tables", json={"game": "tactics"}).status_code for ann in people for _ in range(2)]
        assert made == [201] * 12 + [429] * 8
        asked = [ann.http.get("/api/me").status_code for ann in people for _ in range(10)]
        assert asked == [200] * 30 + [429] * 70  # of 60 in all, 10 were spent on names and 20 on tables
        elsewhere = httpx.get(f"{house.address}/api/me", headers={"X-Forwarded-For": "10.0.0.1"})
        assert elsewhere.status_code == 200
    finally:
        house.stop()


def test_neighbours_in_one_network_are_one_household(tmp_path: Path) -> None:
    house = House(Settings(database=str(tmp_path / "test.db"), burst=20, rate=0.01))
    try:

        def asked(host: str) -> int:
            return httpx.get(f"{house.address}/api/stats", headers={"X-Forwarded-For": host}).status_code

        assert [asked(f"2001:db8::{number:x}") for number in range(21)] == [200] * 20 + [429]
        assert asked("2001:db8:0:1::") == 200
    finally:
        house.stop()


def test_what_anybody_may_read_is_on_the_budget_of_his_address(tmp_path: Path) -> None:
    house = House(Settings(database=str(tmp_path / "test.db"), pages=0.01, pages_burst=8))
    try:

        def asked(path: str, host: str = "192.0.2.1") -> int:
            return httpx.get(house.address + path, headers={"X-Forwarded-For": host}).status_code

        paths = ("/", "/static/icon.svg", "/art/tactics/box.svg", "/print/tactics", "/openapi.json", "/docs")
        assert [asked(path) for path in (*paths, "/api/games", "/api/puzzles")] == [200] * 8
        assert [asked(path) for path in (*paths, "/api/games", "/api/learn")] == [429] * 8
        assert asked("/healthz") == asked("/api/stats") == asked("/", "192.0.2.2") == 200
    finally:
        house.stop()


def test_every_request_is_on_a_budget() -> None:
    def asks(dependant: Dependant) -> set[object]:
        return {dependant.call}.union(*map(asks, dependant.dependencies))

    routes = [route for route in ROUTES if isinstance(route, APIRoute)]
    assert len(routes) > 50
    free = [route.path for route in routes if not asks(route.dependant) & {anybody, reading}]
    assert not free


def test_who_has_his_fill_of_tables_takes_none_from_his_neighbours(tmp_path: Path) -> None:
    house = House(Settings(database=str(tmp_path / "test.db"), tables_per_person=1, crowd=2))
    try:
        ann, ben = house.guest("Ann"), house.guest("Ben")
        ann.make(seats="mooo")
        for _ in range(3):
            assert ann.post("/api/tables", {"game": "tactics"}, 429)["type"] == "/bots#tables"
        ben.make(seats="mooo")
    finally:
        house.stop()


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
