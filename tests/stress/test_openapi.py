"""Schemathesis: whatever the description of the protocol allows, or forbids, gets an answer that it describes."""

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from oldtricks.server.app import create_app
from oldtricks.server.settings import Settings

from ..server.conftest import FREE
from ..server.house import CONNECTED, Guest, House

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
THINKING = (
    "/api/tables/{id}/hint",
    "/api/tables/{id}/coach/hand",
    "/api/tables/{id}/coach",
    "/api/tables/{id}/review",
)  # asked about unknown tables only: bots would start

schema = schemathesis.openapi.from_dict(create_app(Settings()).openapi()).exclude(path_regex="/events$")


class Hotel:
    """A server, somebody with a token, and tables of his in every state."""

    def __init__(self, house: House) -> None:
        self.house = house
        token = Guest(house.address).ask("POST", "/api/tokens", {"name": "Schema"}, 201)["token"]
        self.person = Guest(house.address, token=token)
        self.headers = {"Authorization": f"Bearer {token}"}
        over = self.person.make("gasoline_alley", "mb")
        self.person.play_to_the_end(over)
        self.tables = [self.person.make("tactics", "moob"), self.person.make("gasoline_alley", "mb"), over]
        self.asked = 0

    def table(self) -> str:
        self.asked += 1
        return self.tables[self.asked % len(self.tables)]


@pytest.fixture(scope="module")
def hotel(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hotel]:
    database = str(tmp_path_factory.mktemp("openapi") / "test.db")
    house = House(Settings(database=database, **FREE))  # type: ignore[arg-type]
    yield Hotel(house)
    while CONNECTED:
        CONNECTED.pop().close()
    house.stop()


@schema.parametrize()
@settings(max_examples=15)
def test_every_answer_is_described(case: Any, hotel: Hotel) -> None:
    for name, value in (case.path_parameters or {}).items():
        if len(str(value)) % 2 == 0 and case.path not in THINKING:  # half of them are of something that exists
            case.path_parameters[name] = {"id": hotel.table(), "game": "tactics"}.get(name, value)
    answer = case.call(base_url=hotel.house.address, headers=hotel.headers)
    case.validate_response(answer, checks=CHECKS)
    if answer.status_code >= 400:
        assert answer.headers["content-type"] == ["application/problem+json"]
        assert answer.json()["status"] == answer.status_code
