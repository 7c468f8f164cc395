"""Begins in the browser: requests and streams of the page, handed on by the script of the worker."""

import asyncio
from collections.abc import Callable
from typing import Any

from ..live import Live
from ..settings import Settings
from .requests import answer
from .room import Room
from .shelf import Drawer


class Listener:
    """Somebody who is told whenever a table changes; several changes at once make one message."""

    def __init__(self, live: Live, person: str, since: int, send: Callable[[str], None]) -> None:
        self.person: str | None = person
        self._live = live
        self._since = since
        self._send = send
        self._waiting: asyncio.Handle | None = None

    def tell(self) -> None:
        if self._waiting is None:
            self._waiting = asyncio.get_running_loop().call_soon(self._tell)

    def _tell(self) -> None:
        self._waiting = None
        version = self._live.table.version
        message = self._live.outbox.message(self.person, self._since, brief=True)
        self._since = version
        self._send(message.decode())

    def talked(self) -> None:
        """Nobody else is here."""

    def close(self) -> None:
        if self._waiting:
            self._waiting.cancel()


class Worker:
    """What the worker's script calls."""

    def __init__(self, script: Any) -> None:
        self._room = Room(Drawer(script), Settings.from_environment())
        self._streams: dict[int, tuple[Live, Listener]] = {}

    async def open(self, languages: str) -> None:
        await self._room.open(languages)

    async def ask(self, method: str, path: str, body: str) -> list[Any]:
        status, data = await answer(self._room, method, path, body)
        return [status, data.decode()]

    async def listen(self, number: int, table: str, since: int, send: Callable[[str], None]) -> None:
        live = await self._room.get(table)
        listener = Listener(live, self._room.person, since, send)
        self._streams[number] = (live, listener)
        live.enter(listener)
        self._room.driver.drive(live)

    def leave(self, number: int) -> None:
        live, listener = self._streams.pop(number, (None, None))
        if live and listener:
            listener.close()
            live.leave(listener)
            self._room.driver.drive(live)

    async def heard(self, table: str) -> None:
        await self._room.heard(table)
