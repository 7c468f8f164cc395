"""A table in memory: its log's outcome, the people around it, what is being sent, and the lock for changes."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable
from copy import deepcopy

from .gallery import Gallery, may_watch
from .opening import Entry
from .outbox import Outbox
from .presence import Listener, Presence
from .table import Table
from .talk import Talk

Read = Callable[[Table, list[Entry]], Awaitable[None]]  # applies these to a table that nobody has seen

CROWD = 20  # so many are told at once whoever comes
EACH = 0.001  # seconds for each of them, where there are more


class Live:
    """Whatever happens to a table in memory happens here, on one event loop."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.presence = Presence(table)
        self.outbox = Outbox(table, self.presence)
        self.gallery: Gallery | None = None  # where those who watch are shown it later
        self.lock = asyncio.Lock()  # held from the check of a change until it is shown
        self.bell = asyncio.Event()  # rung when the driver should look again
        self.talk = Talk()
        self.notice: Callable[[], None] = lambda: None  # tells the lobby
        self.driver: asyncio.Task[None] | None = None
        self.wake: Callable[[], None] = lambda: None  # has the driver look at a table that stands still
        self.somebody_moved: Callable[[], None] = lambda: None  # tells other servers who is here
        self.spread: Callable[..., None] = lambda *news: None  # tells them something else
        self.changed = self.touched = time.monotonic()
        self._announcing: asyncio.TimerHandle | None = None
        self.place = ""  # whose turn to think its bots have: that of the host, or else of whoever came first
        self.hasty = False  # whether bots act without delay until a person has to decide

    def apply(self, entry: Entry) -> None:
        """One more entry of the log, which is safe already: show it."""
        if entry["kind"] == "start" and self.table.house.delay != "none":
            self._open_gallery(deepcopy(self.table, {id(self.table.game): self.table.game}))
        self.table.apply(entry)
        if self.gallery:
            self.gallery.hear(entry)
        self.hasty = self.hasty and self._bot_is_to_act()
        self.outbox.log_has_grown()
        self.changed = self.touched = time.monotonic()
        if entry["kind"] != "talk":  # which gives nobody more time
            self.presence.turn_since = self.changed
        if self.table.closed or entry["kind"] in ("start", "house"):
            self._send_out()
        if self.table.closed:
            return
        if entry["kind"] == "move":
            self.wake_all()
        else:
            self.announce()

    def _send_out(self) -> None:
        """Whoever may not watch hears nothing more; nor does anybody at a game that was removed."""
        for stream in self.presence.streams:
            if self.table.closed or not may_watch(self.table, stream.person):
                stream.close()

    async def recall(self, entries: Iterable[Entry], read: Read) -> None:
        """What the log has told so far, to those who watch and are shown it later; `read` takes its time with it."""
        if self.table.match is not None and self.table.house.delay != "none":
            gallery = self._open_gallery(Table(self.table.id, self.table.secret, self.table.created))
            await read(gallery.table, gallery.recall(entries))
            gallery.look()

    def _open_gallery(self, early: Table) -> Gallery:
        self.gallery = Gallery(self.table, early, self.presence, self.announce)
        return self.gallery

    def outbox_of(self, person: str | None) -> Outbox:
        """What this person is sent comes from there."""
        seated = self.table.seat_of(person) is not None
        return self.gallery.outbox if self.gallery and not seated else self.outbox

    def _bot_is_to_act(self) -> bool:
        turn = self.table.turn
        return turn is not None and self.table.chairs[turn].kind == "bot"

    def hasten(self) -> None:
        """Whoever plays alone does not want to look on until his turn."""
        self.spread("haste")
        self.hurry()

    def hurry(self) -> None:
        self.hasty = self._bot_is_to_act()
        self.bell.set()

    def arrive(self, person: str | None) -> None:
        """Somebody asked for something: if he was away he plays for himself again."""
        if person is None:
            return
        if self.presence.arrive(person):
            self.spread("back", person)
            self.announce()
        if self.driver is None:
            self.wake()

    def look_on(self, place: str, person: str | None) -> None:
        """Somebody at this place asks for the table."""
        if not self.place or person == self.table.host:
            self.place = place

    def send_away(self, seat: int) -> None:
        """A bot plays for somebody who is gone, until he is back."""
        self.presence.away.add(seat)
        self.spread("away", seat)
        self.announce()
        self.wake()

    def enter(self, stream: Listener) -> None:
        self.presence.enter(stream)
        if stream.person:
            self.spread("back", stream.person)
        self._came_or_went(stream.person)

    def leave(self, stream: Listener) -> None:
        self.presence.leave(stream)
        self.touched = time.monotonic()
        self._came_or_went(stream.person)

    def _came_or_went(self, person: str | None) -> None:
        """That one of many looks on is told later, with others: everybody there hears of it."""
        self.somebody_moved()
        crowd = len(self.presence.streams)
        if crowd < CROWD or person == self.table.host or self.table.seat_of(person) is not None:
            self.announce()
        elif self._announcing is None:
            self._announcing = asyncio.get_running_loop().call_later(crowd * EACH, self.announce)

    def announce(self) -> None:
        """Tell everybody anew who is here, and how the table stands."""
        if self._announcing:
            self._announcing.cancel()
            self._announcing = None
        self.outbox.forget_standing()
        if self.gallery:
            self.gallery.outbox.forget_standing()
        self.wake_all()

    def wake_all(self) -> None:
        """Everybody who listens looks."""
        self.bell.set()
        for stream in self.presence.streams:
            stream.tell()
        self.notice()

    def talked(self) -> None:
        """Wake those who listen: something was said."""
        for stream in self.presence.streams:
            stream.talked()
