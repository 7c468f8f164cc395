"""Everything that a running server has: made when it starts, closed when it stops."""

import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from ..words import LANGUAGES, say
from ..words.reader import catalogue
from .blocks import Blocks
from .boards import Boards
from .bots import Bots
from .desk import Desk
from .devices import Devices
from .leaving import Leaving
from .ledger import Ledger
from .limits import Budgets, Rates, Streams
from .live import Live
from .lobby import Lobby
from .logs import log
from .metrics import Metrics
from .people import People
from .porter import Porter
from .problems import Problem
from .ratings import Ratings
from .reviews import Reviews
from .settings import Settings
from .storage import Storage
from .streams import EventStream, Hearing
from .tables import Tables
from .talk import Line

LOOK = 1.0  # seconds
HOUR = 3600.0
TOUCH = [  # a change and back in one transaction: SQLite writes nothing where a value is set to what it is
    (text(f"UPDATE schema_version SET version = version {sign} 1"), dict[str, Any]()) for sign in "+-"
]


class Hall:
    """The room with the tables."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.storage = Storage(settings.database, self.metrics)
        self.people = People(self.storage)
        self.ledger = Ledger(self.storage)
        self.bots = Bots(settings, self.metrics)
        self.tables = Tables(self.storage, self.ledger, self.bots, settings, self.metrics)
        self.devices = Devices(self.storage, self.people)
        self.leaving = Leaving(self.storage, self.ledger, self.tables, self.devices)
        self.blocks = Blocks(self.storage)
        self.tables.apart = self.blocks.apart
        self.boards = Boards(self.storage, self.ledger, self.tables)
        self.ratings = Ratings(self.storage, self.ledger, self.boards)
        self.reviews = Reviews(self.bots.cluster)
        self.desk = Desk(settings.work, settings.work_burst, settings.crowd)
        self.rates = Budgets(settings.rate, settings.burst, settings.crowd)
        self.pages = Rates(settings.pages, settings.pages_burst)  # whatever is read by anybody, of each address
        most = settings.tables_per_person * settings.crowd
        self.new_tables = Rates(most / HOUR, most)  # of each address
        self.guests = Rates(settings.guests_a_minute / 60, settings.guests_a_minute)
        self.codes = Rates(20 / HOUR, 20)  # links, codes and copies of all data, of each person
        self.porter = Porter(settings.connections, settings.connections_per_address)
        self.streams = Streams(settings.streams, settings.streams_per_person, settings.streams_per_address)
        self.talking = Rates(0.5, 6)  # lines and reactions, of each person
        shared = self.storage.shared
        self.lobby = Lobby(self.tables.create, self.blocks, self.streams, self.storage.tell, shared=shared)
        self.tables.noticed = self.lobby.noticed
        self.tables.neighbours.rates = {
            **self.rates.parts("requests"),
            **self.bots.budgets.parts("advice"),
            **self.desk.budgets.parts("work"),
            "pages": self.pages,
            "tables": self.new_tables,
            "guests": self.guests,
            "codes": self.codes,
            "talking": self.talking,
        }
        self._making: Counter[str] = Counter()  # tables that are being made, by person
        self.closing = False
        self._looked, self._well = -LOOK, True  # when the database was looked at, and how it was
        self.metrics.gauge("streams", "Streams that are open.", lambda: self.streams.open)
        self.metrics.gauge("connections", "Connections that are open.", lambda: self.porter.open)
        self.metrics.gauge("tables_in_memory", "Tables in memory.", lambda: len(self.tables.live))
        self.metrics.gauge("bots_thinking", "Bots that think about a move.", lambda: self.bots.moves.busy)
        self.metrics.gauge("bots_advising", "Bots that think about advice.", lambda: self.bots.advice.busy)

    def prepare(self) -> None:
        """What can go wrong before anything is served; an error that says so."""
        self.storage.prepare()
        self.bots.prepare()

    def open(self) -> None:
        for language in LANGUAGES:
            catalogue(language)  # nobody should wait for the first word
        self.storage.open(self.tables.heard, self.tables.missed, self.told)
        self.bots.open()
        self.tables.open()
        self.lobby.open()
        log.info("started", extra={"database": self.storage.url.render_as_string()})

    async def close(self) -> None:
        self.stop_streams()
        await self.tables.close()
        await self.boards.close()
        await self.reviews.close()
        self.desk.close()
        self.bots.close()
        self.storage.close()
        log.info("stopped")

    async def healthy(self) -> None:
        """A Problem if the database cannot be written; looked at once a second, however many ask."""
        if time.monotonic() - self._looked > LOOK:
            self._looked = time.monotonic()
            try:
                await self.storage.write(*TOUCH)
                self._well = True
            except SQLAlchemyError:
                self._well = False
        if not self._well:
            raise Problem(503, "database", say("problem-database"))

    @asynccontextmanager
    async def room_for_a_table(self, person: str, address: str) -> AsyncIterator[None]:
        """A Problem if this person has too many tables already, those that are just being made included.

        Or if too many people came from one address for tables: each of them could have his fill.
        """
        self._making[person] += 1
        try:
            if await self.ledger.unfinished(person) + self._making[person] > self.settings.tables_per_person:
                raise Problem(429, "tables", say("problem-tables"))
            self.new_tables.take(address)  # only now: who asks for more than he may have takes none from others
            yield
        finally:
            self._making[person] -= 1
            if not self._making[person]:
                del self._making[person]

    def told(self, word: dict[str, Any]) -> None:
        """What another process has to say."""
        if word["kind"] == "servers":
            self.tables.neighbours.hear(word["from"], word["items"])
        elif word["kind"] == "forget":
            self.people.forget(word["keys"])
            self.hang_up(word["person"])
        elif word["kind"] == "gone":
            self._miss(word["person"])
        elif word["kind"] == "reload":
            self.tables.let_go(word["table"])
        elif word["kind"] == "lobby":
            self.lobby.heard(word)
        elif word["kind"] == "block":
            self.blocks.heard(word)
        elif word["kind"] in ("talk", "report") and word["table"] in self.tables.live:
            live = self.tables.live[word["table"]]
            if word["kind"] == "talk":
                live.talk.hear(Line(**word["line"]))
            else:
                live.talk.report(word["person"])
            live.talked()

    async def leave(self, person: str) -> None:
        """Somebody leaves for good."""
        await self.leaving.go(person)
        self._miss(person)
        self.storage.tell({"kind": "gone", "person": person})

    def _miss(self, person: str) -> None:
        self.blocks.forget(person)
        self.lobby.stop(person)
        self.hang_up(person)

    def hang_up(self, person: str) -> None:
        """End somebody's streams: those of devices that are still let in come back."""
        for live in self.tables.live.values():
            for stream in live.presence.streams:
                if stream.person == person:
                    stream.close()

    def stop_streams(self) -> None:
        """The server is about to stop: let every client go, so that it comes back to the next one."""
        self.closing = self.tables.driver.closing = True
        self.lobby.close()
        for live in self.tables.live.values():
            for stream in live.presence.streams:
                stream.close()

    def stream(self, live: Live, listener: Hearing, address: str) -> EventStream:
        """A stream of a table, counted while it is open."""
        names = self.streams.enter(listener.person, address)

        def leave(gone: EventStream) -> None:
            self.streams.leave(names)
            live.leave(gone)
            self.tables.driver.drive(live)

        stream = EventStream(live, listener, self.settings.heartbeat, leave)
        live.enter(stream)
        self.tables.driver.drive(live)
        if self.closing:  # asked for before the server was told to stop, and ready only now
            stream.close()
        return stream
