"""What people are sent about a table: made once for all who may see the same, and kept as long as it is right."""

from collections.abc import Iterable

import orjson

from ..engine.box import Event
from . import messages
from .messages import Viewer
from .presence import Presence
from .protocol import About, TableInfo
from .table import Table


class Outbox:
    """Bytes that are ready to be sent, and the parts that they are made of."""

    def __init__(self, table: Table, presence: Presence) -> None:
        self._table = table
        self._presence = presence
        self._messages: dict[tuple[Viewer, int], bytes] = {}
        self._about: About | None = None  # what everybody is told about the table itself
        self._views: dict[int | None, bytes] = {}
        self._seen: dict[int | None, tuple[Event, ...]] = {}  # the events of this deal, by seat
        self._events: dict[tuple[int, bool], bytes] = {}  # by number, and whether it is what the owner alone saw
        self._sheet: bytes | None = None
        self._lines = 0  # how many the sheet has
        self._deal: int | None = None

    def log_has_grown(self) -> None:
        """Forget what the newest entry of the log has changed."""
        self._messages.clear()
        self._views.clear()
        self._seen.clear()
        match = self._table.match
        deal = match.state.deals if match else None
        if deal != self._deal or self._table.told[-1].undo:  # events of other deals are hardly ever asked for
            self._deal = deal
            self._sheet = None
            self._events.clear()

    def somebody_came_or_went(self) -> None:
        self._messages.clear()
        self._about = None

    def message(self, person: str | None, since: int | None) -> bytes:
        """The table as this person sees it; `news` since a version, or none."""
        table = self._table
        viewer = (table.seat_of(person), person == table.host)
        last = table.version if since is None or not 0 <= since <= table.version else since
        found = self._messages.get((viewer, last))
        if found is None or table.clock is not None:  # whoever shows a clock needs the time as it is now
            found = self._messages[viewer, last] = self._message(viewer, last)
        return found

    def _message(self, viewer: Viewer, since: int) -> bytes:
        seat = viewer[0]
        if seat not in self._views:
            self._views[seat] = self._view(seat)
        news = [orjson.dumps(undo) for undo in self._table.undone(since)]
        news += [self._event(number, event) for number, event in self._news(seat, since)]
        return b'{"version":%d,"table":%b,%b,"news":[%b]}' % (
            self._table.version,
            orjson.dumps(self.about(viewer)),
            self._views[seat],
            b",".join(news),
        )

    def about(self, viewer: Viewer) -> TableInfo:
        """The table itself: who sits where, and what this person can do."""
        if self._about is None:
            self._about = messages.about(self._table, self._presence)
        return messages.about_for(self._about, self._table, self._presence, viewer)

    def _news(self, seat: int | None, since: int) -> Iterable[tuple[int, Event]]:
        """What happened since a version, as a seat saw it; each event with its number."""
        table = self._table
        if table.match is None or since == table.version:
            return ()
        first, start = table.told[since].total, table.first_of_deal()
        if first >= start:
            return enumerate(self._seen[seat][first - start :], first)
        return enumerate(table.match.events(seat)[first:], first)

    def _event(self, number: int, event: Event) -> bytes:
        """An event with its ply. Everybody who sees the same of it shares these bytes."""
        key = (number, event.public is not None)
        found = self._events.get(key)
        if found is None:
            found = self._events[key] = orjson.dumps(messages.told(event, self._table.plies[number]))
        return found

    def _view(self, seat: int | None) -> bytes:
        """The parts of a message that change only with the game."""
        table, match = self._table, self._table.match
        if match is None:
            return b'"view":null,%b' % orjson.dumps(messages.explained(None, None))[1:-1]
        view = match.view(seat)
        if self._sheet is None or self._lines != len(view.sheet):
            results = orjson.dumps([result.to_dict() for result in view.sheet.results])
            self._sheet = b'"sheet":%b,"results":%b' % (orjson.dumps(view.sheet.to_list()), results)
            self._lines = len(view.sheet)
        self._seen[seat] = view.events
        latest = view.events[-messages.MOST_EVENTS :]
        events = [self._event(number, event) for number, event in enumerate(latest, len(table.plies) - len(latest))]
        return b'"view":%b,%b,"events":[%b]},%b' % (
            orjson.dumps(messages.plain_view(view, table))[:-1],
            self._sheet,
            b",".join(events),
            orjson.dumps(messages.explained(match, seat))[1:-1],
        )
