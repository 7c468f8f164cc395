"""What people are sent about a table: made once for all who may see the same, and kept as long as it is right."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from ..engine.box import Event
from ..engine.view import Own
from . import messages
from .clocks import allowed
from .messages import Explained, Viewer
from .packing import dumps
from .presence import Presence
from .protocol import About, Moment, TableInfo
from .table import Table

NOTHING_SAID = dumps({"said": messages.UNSAID.sent(), "suggested": None})[1:-1]
NOTHING = b'"meanings":{},"refusals":{},%b' % NOTHING_SAID


class Seen(NamedTuple):
    """What a seat sees of the game now, ready to be sent but for its events."""

    view: bytes  # without its last brace
    explained: Explained
    said: bytes  # the same as keys with arguments


class Outbox:
    """Bytes that are ready to be sent, and the parts that they are made of."""

    def __init__(self, table: Table, presence: Presence, *, later: bool = False) -> None:
        self._table = table
        self._later = later  # whether it is shown when the clock that runs is another's
        self._presence = presence
        self._messages: dict[tuple[Viewer, int, bool, bool], bytes] = {}
        self._about: About | None = None  # what everybody is told about the table itself
        self._standing: tuple[Any, ...] = ()  # what of it a move can change
        self._mine: dict[tuple[Viewer, bool], bytes] = {}  # the same for one of them, without its last brace
        self._now: dict[tuple[Viewer, bool], bytes] = {}  # with what he can do now
        self._seen: dict[int | None, Seen] = {}
        self._events: dict[tuple[int, bool, bool], bytes] = {}  # by number, if the owner alone saw it, in English
        self._alike = b""  # what everybody is told of the game alike
        self._sheet = b""
        self._lines = -1  # how many the sheet has
        self._written = 0  # the version that it has been as it is since, at the earliest that is known here
        self._deal: int | None = None
        self._last_hands: dict[str, list[str]] = {}  # once it is over

    @property
    def version(self) -> int:
        return self._table.version

    @property
    def _eyes(self) -> int | None:
        """The seat whose cards are shown to those who have none."""
        return self._table.house.watch_seat if self._later else None

    def log_has_grown(self) -> None:
        """Forget what the newest entry of the log has changed."""
        self._messages.clear()
        self._now.clear()
        self._seen.clear()
        self._alike = b""
        stands = messages.standing(self._table, self._presence)
        if stands != self._standing:
            self._standing = stands
            self.forget_standing()
        match = self._table.match
        deal = match.state.deals if match else None
        if deal != self._deal or self._table.told[-1].undo:  # events of other deals are hardly ever asked for
            self._deal = deal
            self._lines = -1
            self._events.clear()

    def forget_standing(self) -> None:
        """Somebody came or went, or something else is agreed on at this table."""
        self._messages.clear()
        self._mine.clear()
        self._now.clear()
        self._about = None

    def message(self, person: str | None, since: int | None, *, brief: bool = False, kept: bytes = b"") -> bytes:
        """The table as this person sees it; `news` since a version, or none if that is not known or too long ago.

        A brief message leaves out the events and the sheet that a client has who heard all about that version, and
        what is in English alone; to one who has kept what he was told `about_now`, that too while it is the same.
        """
        table = self._table
        viewer = self._viewer(person)
        known = self._known(since)
        last = table.version if known is None else known
        brief = brief and known is not None
        if allowed(table) is not None:  # whoever shows a clock needs the time as it is now
            return self._message(viewer, last, brief, kept=False)
        key = (viewer, last, brief, brief and kept == self._about_now(viewer, brief))
        found = self._messages.get(key)
        if found is None:
            found = self._message(*key)
            if last >= table.version - 1:  # those who listen share these; who was away for longer is alone with his
                self._messages[key] = found
        return found

    def missed(self, since: int | None) -> int:
        """How many events there were after a version that are told as news."""
        known = self._known(since)
        return 0 if known is None else self._events_since(known)

    def _known(self, since: int | None) -> int | None:
        """A version of this table, if it is not too long ago to tell all that came after it."""
        known = since is not None and 0 <= since <= self._table.version
        return since if since is not None and known and self._events_since(since) <= messages.MOST_NEWS else None

    def _events_since(self, version: int) -> int:
        told = self._table.told
        return told[-1].total - told[version].total

    def about_now(self, person: str | None) -> bytes:
        """What a brief message tells this person about the table itself, but for the time."""
        return self._about_now(self._viewer(person), brief=True)

    def _viewer(self, person: str | None) -> Viewer:
        return self._table.seat_of(person), person == self._table.host

    def _message(self, viewer: Viewer, since: int, brief: bool, kept: bool) -> bytes:
        table = self._table
        if table.match is None:
            told = self._told_about(viewer, brief=False)
            return b'{"version":%d,%b"view":null,%b,"news":[]}' % (table.version, told, NOTHING)
        seat = self._eyes if viewer[0] is None else viewer[0]
        seen = self._seen_by(seat)
        undone = table.undone(since)
        first = table.told[since].total  # of the news
        brief = brief and not undone and first > table.first_of_deal()
        parts, said = [seen.view, self._alike], seen.said
        if not brief or since < self._written:
            parts.append(self._sheet)
        if not brief:
            latest = table.match.events(seat, this_deal=True)[-messages.MOST_EVENTS :]
            parts.append(b'"events":[%b]' % b",".join(self._told(latest, len(table.plies) - len(latest), english=True)))
            reader = table.match.reader
            english = [messages.in_english(each, reader) for each in (seen.explained.meanings, seen.explained.refusals)]
            said = b'"meanings":%b,"refusals":%b,%b' % (*map(dumps, english), said)
        news = [*map(dumps, undone), *self._news(seat, since, english=not brief)]
        return b'{"version":%d,%b"view":%b},%b,"news":[%b]}' % (
            table.version,
            b"" if brief and kept else self._told_about(viewer, brief),
            b",".join(parts),
            said,
            b",".join(news),
        )

    def about(self, viewer: Viewer) -> TableInfo:
        """The table itself: who sits where, and what this person can do."""
        mine = messages.about_for(self._of_all(), self._table, viewer)
        return {**mine, **self._moment(viewer), "now": messages.now()}

    def _told_about(self, viewer: Viewer, brief: bool) -> bytes:
        return b'"table":%b,"now":%d},' % (self._about_now(viewer, brief), messages.now())

    def _about_now(self, viewer: Viewer, brief: bool) -> bytes:
        """The same without the time and its last brace: most moves do not change it."""
        found = self._now.get((viewer, brief))
        if found is None or allowed(self._table) is not None:  # a clock runs, and stands still while nobody is here
            found = b"%b,%b" % (self._about_me(viewer, brief), dumps(self._moment(viewer))[1:-1])
            self._now[viewer, brief] = found
        return found

    def _about_me(self, viewer: Viewer, brief: bool) -> bytes:
        """What only those who come and go change, or what is agreed on."""
        mine = self._mine.get((viewer, brief))
        if mine is None:
            found = messages.about_for(self._of_all(), self._table, viewer)
            if brief:
                del found["shares"]  # which were told with the first cards
            mine = self._mine[viewer, brief] = dumps(found)[:-1]
        return mine

    def _of_all(self) -> About:
        if self._about is None:
            self._about = messages.about(self._table, self._presence)
        return self._about

    def _moment(self, viewer: Viewer) -> Moment:
        found = messages.moment(self._of_all(), self._table, self._presence, viewer)
        if self._later:
            found["deadline"] = None
        return found

    def _seen_by(self, seat: int | None) -> Seen:
        """What changes only with the game, made once for all who sit there."""
        if seat not in self._seen:
            self._seen[seat] = self._look(seat)
        return self._seen[seat]

    def _look(self, seat: int | None) -> Seen:
        table, match = self._table, self._table.match
        assert match is not None
        public, known = match.public(), match.known(seat)
        own = Own.at(match, seat, known)
        if seat is not None and seat == self._eyes:  # who watches does not act
            own = own._replace(legal=(), task=None)
        if not self._alike:
            self._alike = dumps(messages.alike(public))[1:-1]
        if self._lines != len(public.sheet):
            results = dumps([result.to_dict() for result in public.sheet.results])
            self._sheet = b'"sheet":%b,"results":%b' % (dumps(public.sheet.to_list()), results)
            self._lines, self._written = len(public.sheet), table.version
        shown = messages.alone(own, public.table | own.laid_away, match.reader)
        if public.over:
            shown["hands"] = self._last_hands = self._last_hands or messages.last_hands(table, match)
        if not own.legal:
            return Seen(dumps(shown)[:-1], messages.UNSAID, NOTHING_SAID)
        explained = messages.explained(match, seat)
        suggested = messages.suggested(match, known) if table.house.gives_hints(table.company) else None
        said = dumps({"said": explained.sent(), "suggested": suggested})[1:-1]
        return Seen(dumps(shown)[:-1], explained, said)

    def _news(self, seat: int | None, since: int, *, english: bool) -> list[bytes]:
        """What happened since a version, as a seat saw it."""
        match, first = self._table.match, self._table.told[since].total
        assert match is not None
        if since == self._table.version:
            return []
        return self._told(match.events(seat, first=first), first, english=english)

    def _told(self, events: Sequence[Event], first: int, *, english: bool) -> list[bytes]:
        """Events with their plies, numbered from `first` on. Everybody who sees the same of one shares these bytes."""
        return [self._event(number, event, english) for number, event in enumerate(events, first)]

    def _event(self, number: int, event: Event, english: bool) -> bytes:
        key = (number, event.public is not None, english)
        found = self._events.get(key)
        if found is None:
            found = self._events[key] = dumps(messages.told(event, self._table.plies[number], english=english))
        return found
