"""The parts of a message, as plain data: the table itself, a view, an event, and what actions mean."""

import time
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from ..bots import Budget
from ..bots.steady import Steady
from ..engine.box import Action, Event
from ..engine.match import Match
from ..engine.view import PUBLIC, Public, View
from ..rules.table import BID, DISCARD, LUCKY, PLAY
from ..words import Reader, Rule, Said, say
from .levels import HINTS
from .presence import Presence
from .protocol import About, Frame, House, SeatInfo, Share, TableInfo
from .table import OPEN, OVER, PLAYING, Table

MOST_EVENTS = 150  # more than a hand has; a race is one deal and may be long
ALIKE = tuple(name for name in PUBLIC if name in Frame.__annotations__ and name != "table")  # told to everybody alike
Viewer = tuple[int | None, bool]  # the seat, and whether it is the host


def about(table: Table, presence: Presence) -> About:
    """What everybody is told about the table."""
    here = {stream.person for stream in presence.streams}
    takeover = presence.takeover()
    seats: list[SeatInfo] = [
        {
            "seat": i,
            "kind": chair.kind,
            "name": chair.name,
            "level": chair.level,
            "me": False,
            "host": chair.person == table.host,
            "connected": chair.person is not None and chair.person in here,
            "away": i in presence.away,
            "hurried": chair.hurried,
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
        "commitment": table.commitment,
        "shares": shares(table),
        "draw_seats": table.draw_seats,
        "clock": table.clock,
        "away_after": table.away_after,
        "house": house(table),
        "undo": {"seat": table.asked.seat, "waiting": table.asked.waiting} if table.asked else None,
        "rematch": table.rematch,
        "takeover": None if takeover is None else round((time.time() + takeover - time.monotonic()) * 1000),
        "spectators": presence.spectators(),
        "practice": table.practice is not None,
    }


def house(table: Table) -> House:
    rules, company = table.house, table.company
    return {"pace": rules.pace, "hints": rules.gives_hints(company), "undo": rules.takes_back(company)}


def shares(table: Table) -> list[Share]:
    return [{"seat": share.seat, "name": share.name, "randomness": share.randomness} for share in table.shares]


def about_for(found: About, table: Table, presence: Presence, viewer: Viewer) -> TableInfo:
    """The same, for one of them: where he sits, and what he can do."""
    seat, host = viewer
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
        "deadline": presence.deadline(),
        "now": round(time.time() * 1000),
        "practice_of": table.practice_of if host else None,
        "can": {
            "sit": status == OPEN and seat is None and free,
            "start": status == OPEN and host and all(chair.kind != "open" for chair in table.chairs),
            "undo": seat is not None and status == PLAYING and may_undo(table, seat),
            "hint": seat is not None and status == PLAYING and table.turn == seat and found["house"]["hints"],
            "coach": seat is not None and table.match is not None and table.alone and HINTS,
            "rematch": seat is not None and status == OVER,
            "house": host if status == OPEN else seat is not None and status == PLAYING and table.alone,
        },
    }


def may_undo(table: Table, seat: int) -> bool:
    return table.house.takes_back(table.company) and not table.asked and table.to_undo(seat) > 0


def told(event: Event, ply: int, *, english: bool = True) -> dict[str, Any]:
    return {**event.to_dict(english=english), "ply": ply}


def shown(view: View) -> dict[str, Any]:
    """What the protocol tells of a view, without its sheet and its events."""
    return alike(view) | alone(view)


def alone(view: View) -> dict[str, Any]:
    """What it tells this seat alone."""
    return {"seat": view.seat, "hand": view.hand, "legal": view.legal, "table": view.table} | view.task_told()


def alike(public: Public) -> dict[str, Any]:
    """What it tells everybody alike."""
    return {name: getattr(public, name) for name in ALIKE} | public.said()


class Explained(NamedTuple):
    """For the player at turn, by action or card."""

    actions: dict[str, Said]
    meanings: dict[str, Said]
    refusals: dict[str, Said]

    def sent(self) -> dict[str, Any]:
        """As keys with arguments."""
        told = self._asdict().items()
        return {what: {text: said.to_json() for text, said in each.items()} for what, each in told}


def explained(match: Match | None, seat: int | None) -> Explained:
    """For the player at turn: his actions, what they mean, and why others with a card of his hand are refused."""
    if match is None or seat is None or seat != match.turn:
        return Explained({}, {}, {})
    legal, box = match.legal(), match.game.box
    actions = {action.text: action.said for action in legal}
    meanings = {action.text: said for action in legal if (said := box.meaning(match.state, action))}
    return Explained(actions, meanings, _refusals(match, legal))


def in_english(said: Mapping[str, Said], reader: Reader) -> dict[str, str]:
    """For old clients."""
    return {text: reader.say(one) for text, one in said.items()}


def suggested(view: View) -> str | None:
    """What sound play calls in an auction on what the player at turn knows: a panel puts it first."""
    return Steady(0).choose(view, Budget()) if view.legal and view.known.phase == BID else None


def _refusals(match: Match, legal: Sequence[Action]) -> dict[str, Said]:
    """By the action's text, and by the card if nothing can be played with it."""
    s, box, rules = match.state, match.game.box, match.game.rules
    refusals: dict[str, Said] = {}
    if s.phase in (PLAY, DISCARD, LUCKY):
        texts = {action.text for action in legal}
        possible = {action.card for action in legal if not _lays_away(s.phase, action)}
        hand = set(box.hand(s, s.turn))
        for action in match.game.grammar.actions[s.phase].values():
            if action.card in hand and action.text not in texts:
                rule = Rule(box.cite(rules.why_illegal(s, action.number)))
                refusals[action.text] = say("rule-quoted", rule=rule)
                if action.card not in possible and not _lays_away(s.phase, action):
                    refusals[action.card] = refusals[action.text]
    return refusals


def _lays_away(phase: int, action: Action) -> bool:
    """In the race every card can be thrown away instead of being played."""
    return phase != DISCARD and action.text.startswith("discard ")


def last_hands(table: Table, match: Match) -> dict[str, list[str]]:
    """All hands of the last deal as they were dealt; in the race, as they are at the end."""
    shown = match
    if match.game.box.single_hands:
        before = table.plies[table.first_of_deal()]  # the ply whose end was the last deal
        shown = match.copy()
        shown.undo(match.ply - before)
    return {str(seat): list(shown.view(seat).hand) for seat in range(match.game.players)}
