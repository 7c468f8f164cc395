"""The door-bell of PostgreSQL: what any process has appended to a log, and which processes there are."""

import asyncio
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from sqlalchemy import URL, Connection, text

from .logs import log

CHANNEL = "oldtricks"
WORD = "oldtricks_word"  # for what is said among processes and kept nowhere
AT_WORK = 1912  # the advisory lock that all servers hold together: who gets it alone knows that there are none
WHO_IS_THERE = text(
    "SELECT objid FROM pg_locks JOIN pg_database ON pg_database.oid = database"
    f" WHERE locktype = 'advisory' AND classid = {AT_WORK} AND objsubid = 2 AND datname = current_database()"
)
LOOK = 1.0  # seconds after which the listener sees whether it should stop
AGAIN = 0.3  # seconds until a lost connection is made anew
ALIVE = {  # after how many seconds of silence a connection is given up
    "connect_timeout": 10,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 20_000,  # milliseconds
}


def alive(url: URL) -> dict[str, Any]:
    """How connections notice that they are lost, unless the URL says it."""
    return {name: value for name, value in ALIVE.items() if name not in url.query}


def at_work(connection: Connection) -> set[str]:
    """The names of all processes that listen: PostgreSQL itself notices at once when one has ended."""
    return {f"{number:08x}" for number in connection.execute(WHO_IS_THERE).scalars()}


class Bell:
    """Listens in a thread of its own; what is heard is called on the event loop."""

    def __init__(
        self,
        url: URL,
        name: str,
        heard: Callable[[str, int], None],
        missed: Callable[[], None],
        told: Callable[[str], None],
    ) -> None:
        """`heard` gets a table and the number of an entry; `missed` is called when some may have been missed.

        `told` gets the words of other processes. `name` is what they call this one: eight hexadecimal digits.
        """
        self._url = url
        self._name = name
        self._heard = heard
        self._missed = missed
        self._told = told
        self._closed = threading.Event()
        self._loop = asyncio.get_running_loop()
        threading.Thread(target=self._listen, name="listener", daemon=True).start()

    def close(self) -> None:
        self._closed.set()

    def _listen(self) -> None:
        while not self._closed.is_set():
            try:
                self._listen_once()
            except Exception as error:
                if not self._closed.is_set():
                    log.warning("the door-bell is lost", extra={"error": type(error).__name__})
                self._closed.wait(AGAIN)

    def _listen_once(self) -> None:
        import psycopg

        address = self._url.set(drivername="postgresql").render_as_string(hide_password=False)
        with psycopg.connect(address, autocommit=True, **alive(self._url)) as connection:
            connection.execute("SELECT pg_advisory_lock_shared(%s)", [AT_WORK])
            number = int.from_bytes(bytes.fromhex(self._name), signed=True)
            connection.execute("SELECT pg_advisory_lock_shared(%s, %s)", [AT_WORK, number])  # see `at_work`
            connection.execute(f"LISTEN {CHANNEL}")
            connection.execute(f"LISTEN {WORD}")
            self._call(self._missed)  # whatever was appended until now rang in vain
            while not self._closed.is_set():
                for notice in connection.notifies(timeout=LOOK):
                    if notice.channel == WORD:
                        self._call(self._told, notice.payload)
                        continue
                    for item in notice.payload.split():
                        table, _, sequence = item.partition(":")
                        self._call(self._heard, table, int(sequence))

    def _call(self, what: Callable[..., None], *arguments: object) -> None:
        with suppress(RuntimeError):  # the loop is closed
            self._loop.call_soon_threadsafe(what, *arguments)
