"""What can be set about a server, each also by an environment variable: OLDTRICKS_PACE and so on."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any

from ..engine.errors import OldTricksError, quoted
from ..words import say

PREFIX = "OLDTRICKS_"


@dataclass(frozen=True, slots=True)
class Settings:
    """Times are in seconds. docs/server.md explains each."""

    database: str = "oldtricks.db"  # a path, sqlite:///path or postgresql://...
    pace: float = 0.7  # how long a bot lets people look before it acts
    think: float = 0.8  # how long a bot that searches may think
    workers: int = 1  # processes for bots that search
    advisers: int = 1  # processes for hints and the coach
    cluster: str = ""  # the address of a Ray cluster where they are; without one, on this machine
    advice: float = 0.5  # seconds of their thinking a second that each person may ask for, for long
    advice_burst: float = 30.0  # and at once
    heartbeat: float = 15.0  # how often a quiet stream says that it is still there
    idle: float = 600.0  # a table that nobody looks at leaves the memory after this long
    grace: float = 10.0  # somebody who has not been here for this long is not asked whether others may take back
    undo_wait: float = 30.0  # an unanswered question whether something may be taken back lapses after this long
    largest_body: int = 16_384  # bytes of a request
    largest_head: int = 16_384  # bytes before the body
    longest_path: int = 2048  # bytes of an address, its query included
    most_headers: int = 100
    patience: float = 10.0  # a request has to come in within this time, and its answer to be taken 1 KiB a second
    connections: int = 20_000  # in all, as far as the system lets the server open files
    connections_per_address: int = 400
    rate: float = 20.0  # requests a second that a person, or an address without one, may make for long
    burst: int = 100  # and at once
    pages: float = 50.0  # pages, files and pictures a second that are sent to one address for long
    pages_burst: int = 2000  # and at once: thirty who come for the first time
    work: float = 0.2  # seconds of work a second, on replays, records and proofs, that each may ask for, for long
    work_burst: float = 10.0  # and at once
    crowd: float = 5.0  # times as much as a person all of one address may ask for together, tables included
    guests_a_minute: float = 60.0  # new people from one address
    tables_per_person: int = 50  # unfinished ones
    tables_in_memory: int = 2000  # more leave it as soon as nobody looks at them
    streams_per_person: int = 30
    streams_per_address: int = 200
    streams: int = 10_000  # in all
    origins: tuple[str, ...] = ()  # further origins that may write, such as https://example.org
    metrics_token: str = ""  # for those who may read /metrics; without one nobody may
    log: str = ""  # how much: debug, info, warning ...; without it info, and at a terminal only what went wrong

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] = os.environ, **given: Any) -> "Settings":
        """The defaults, changed by the environment, changed by what is given."""
        chosen: dict[str, Any] = {}
        for field in fields(cls):
            text = environment.get(PREFIX + field.name.upper())
            if text is not None:
                chosen[field.name] = _read(field.name, text, type(field.default))
        return cls(**(chosen | given))


def _read(name: str, text: str, kind: type) -> Any:
    if kind is tuple:
        return tuple(text.split())
    if kind is str:
        return text
    try:
        number = kind(text)
    except ValueError:
        number = -1
    if not 0 <= number < 1e9:
        raise OldTricksError(say("setting-is", name=f"{PREFIX}{name.upper()}", given=quoted(text)))
    return number
