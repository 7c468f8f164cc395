"""What a person is sent about a table: the same bytes for everybody who may see the same."""

import time
from collections.abc import Iterable
from typing import Any

import orjson

from ..engine.box import Action, Event
from ..engine.match import Match
from ..engine.view import SHOWN
from ..rules.table import DISCARD, LUCKY, PLAY
from .bots import HINTS
from .live import Live
from .table import OPEN, OVER, PLAYING, Table

MOST_EVENTS = 150  # more than a hand has; a race is one deal and may be long
Viewer = tuple[int | None, bool]  # the seat, and whether it is the host


def message(live: Live, person: str | None, since: int | None) -> bytes:
    """The table as this person sees it; `news` since a version, or none."""
    table = live.table
    seat = table.seat_of(person)
    viewer = (seat, person == table.host)
    last = table.version if since is None or not 0 <= since <= table.version else since
    found: bytes | None = live.messages.get((viewer, last))
    if found is None or table.clock is not None:  # whoever shows a clock needs the time as it is now
        found = live.messages[viewer, last] = _message(live, viewer, last)
    return found


def _message(live: Live, viewer: Viewer, since: int) -> bytes:
    seat = viewer[0]
    if seat not in live.views:
        live.views[seat] = _view(live, seat)
    news = [orjson.dumps(undo) for undo in live.table.undone(since)]
    news += [event_bytes(live, number, event) for number, event in _events(live, seat, since)]
    return b'{"version":%d,"table":%b,%b,"news":[%b]}' % (
        live.table.version,
        orjson.dumps(about(live, viewer)),
        live.views[seat],
        b",".join(news),
    )


def _events(live: Live, seat: int | None, since: int) -> Iterable[tuple[int, Event]]:
    """What happened since a version, as a seat saw it; each event with its number."""
    table = live.table
    if table.match is None or since == table.version:
        return ()
    first, start = table.told[since].total, table.first_of_deal()
    if first >= start:
        return enumerate(live.seen_events[seat][first - start :], first)
    return enumerate(table.match.events(seat)[first:], first)


def event_bytes(live: Live, number: int, event: Event) -> bytes:
    """An event with its ply. Kept for this deal: everybody who sees the event shares them."""
    found = live.events.get(id(event))
    if found is None:
        found = orjson.dumps({**event.to_dict(), "ply": live.table.plies[number]})
        live.events[id(event)] = found
    return found


def about(live: Live, viewer: Viewer) -> dict[str, Any]:
    """The table itself: who sits where, and what this person can do."""
    table = live.table
    seat, host = viewer
    if live.about is None:
        live.about = _about(live)
    found = live.about
    seats = found["seats"]
    if seat is not None:
        seats = [{**row, "me": True} if i == seat else row for i, row in enumerate(seats)]
    status = found["status"]
    free = any(chair.kind == "open" and chair.reserved is None for chair in table.chairs)
    return {
        **found,
        "seats": seats,
        "my_seat": seat,
        "host": host,
        "deadline": live.deadline(),
        "now": round(time.time() * 1000),
        "can": {
            "sit": status == OPEN and seat is None and free,
            "start": status == OPEN and host and all(chair.kind != "open" for chair in table.chairs),
            "undo": seat is not None and status == PLAYING and not table.asked and table.to_undo(seat) > 0,
            "hint": seat is not None and status == PLAYING and table.turn == seat and HINTS,
            "rematch": seat is not None and status == OVER,
        },
    }


def _about(live: Live) -> dict[str, Any]:
    """What everybody is told about the table."""
    table = live.table
    here = {stream.person for stream in live.streams}
    takeover = live.takeover()
    seats = [
        {
            "seat": i,
            "kind": chair.kind,
            "name": chair.name,
            "level": chair.level,
            "me": False,
            "host": chair.person == table.host,
            "connected": chair.person is not None and chair.person in here,
            "away": i in live.away,
        }
        for i, chair in enumerate(table.chairs)
    ]
    return {
        "id": table.id,
        "game": table.game.name,
        "title": table.game.box.title,
        "players": table.game.players,
        "options": dict(table.game.options),
        "option_words": table.option_words,
        "status": table.status,
        "created": round(table.created * 1000),
        "seats": seats,
        "commitment": table.fair.commitment,
        "clock": table.clock,
        "away_after": table.away_after,
        "undo": {"seat": table.asked.seat, "waiting": table.asked.waiting} if table.asked else None,
        "rematch": table.rematch,
        "takeover": None if takeover is None else round((time.time() + takeover - time.monotonic()) * 1000),
        "spectators": live.spectators(),
    }


def _view(live: Live, seat: int | None) -> bytes:
    """The parts of a message that change only with the game."""
    table, match = live.table, live.table.match
    if match is None:
        return b'"view":null,"meanings":{},"refusals":{}'
    view = match.view(seat)
    plain = {name: getattr(view, name) for name in SHOWN if name not in ("sheet", "events")}
    if match.over:
        plain["hands"] = last_hands(table, match)
    if live.sheet is None or live.sheet_lines != len(view.sheet):
        live.sheet, live.sheet_lines = orjson.dumps(view.sheet.to_list()), len(view.sheet)
    live.seen_events[seat] = view.events
    latest = view.events[-MOST_EVENTS:]
    events = [event_bytes(live, number, event) for number, event in enumerate(latest, len(table.plies) - len(latest))]
    body = orjson.dumps(plain)
    meanings, refusals = explained(match) if seat is not None and seat == match.turn else ({}, {})
    return b'"view":%b,"sheet":%b,"events":[%b]},"meanings":%b,"refusals":%b' % (
        body[:-1],
        live.sheet,
        b",".join(events),
        orjson.dumps(meanings),
        orjson.dumps(refusals),
    )


def explained(match: Match) -> tuple[dict[str, str], dict[str, str]]:
    """For the player at turn: what the legal actions mean, and why others with a card of his hand are refused.

    Refusals go by the action's text, and by the card if nothing can be played with it.
    """
    s, box, rules = match.state, match.game.box, match.game.rules
    legal = match.legal()
    meanings = {action.text: words for action in legal if (words := box.meaning(s, action))}
    refusals: dict[str, str] = {}
    if s.phase in (PLAY, DISCARD, LUCKY):
        texts = {action.text for action in legal}
        possible = {action.card for action in legal if not _lays_away(s.phase, action)}
        hand = set(box.hand(s, s.turn))
        for action in match.game.grammar.actions[s.phase].values():
            if action.card in hand and action.text not in texts:
                rule = box.cite(rules.why_illegal(s, action.number))
                refusals[action.text] = f"{rule}: {box.rule_text(rule)}"
                if action.card not in possible and not _lays_away(s.phase, action):
                    refusals[action.card] = refusals[action.text]
    return meanings, refusals


def _lays_away(phase: int, action: Action) -> bool:
    """In the race every card can be thrown away instead of being played."""
    return phase != DISCARD and action.text.startswith("discard ")


def last_hands(table: Table, match: Match) -> dict[str, list[str]]:
    """All hands of the last deal as they were dealt; in the race, as they are at the end."""
    shown = match
    if match.game.box.name != "new_york_to_paris":
        before = table.plies[table.first_of_deal()]  # the ply whose end was the last deal
        shown = match.copy()
        shown.undo(len(match.history) - before)
    return {str(seat): list(shown.view(seat).hand) for seat in range(match.game.players)}
