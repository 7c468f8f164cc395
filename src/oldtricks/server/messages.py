"""The parts of a message, as plain data: the table itself, a view, an event, and what actions mean."""

import time
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from ..bots.seated import STEADY
from ..bots.steady import advised
from ..engine.box import Action, Event, State
from ..engine.match import Match
from ..engine.view import PUBLIC, Own, Public, View, task_told
from ..rules.table import BID, DISCARD, LUCKY, PLAY
from ..words import Reader, Rule, Said, say
from .clocks import in_bank
from .house_rules import HouseRules
from .levels import HINTS
from .presence import Presence
from .protocol import About, AboutMe, Asking, Frame, House, Moment, OfRound, SeatInfo, Share
from .rest import may_claim, may_finish
from .table import OPEN, OVER, PLAYING, Table
from .talk import may_talk
from .undoing import to_undo

MOST_NEWS = 2000  # they are made while everybody waits; who has missed more sees the table as it is
MOST_EVENTS = 150  # more than a hand has; a race is one deal and may be long
ALIKE = tuple(name for name in PUBLIC if name in Frame.__annotations__ and name != "table")  # told to everybody alike
Viewer = tuple[int | None, bool]  # the seat, and whether it is the host


def about(table: Table, presence: Presence) -> About:
    """What everybody is told about the table."""
    here = presence.here()
    takeover = presence.takeover()
    seats: list[SeatInfo] = [
        {
            "seat": i,
            "kind": chair.kind,
            "name": chair.name,
            "level": chair.level,
            "avatar": chair.avatar,
            "silenced": chair.person in table.talk.silenced,
            "me": False,
            "host": chair.person == table.host,
            "connected": chair.person is not None and chair.person in here,
            "away": i in presence.away,
            "hurried": chair.hurried,
            "bank": in_bank(table, i),
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
        "house": told_house(table.house, table.company),
        "talk": {"chat": table.talk.chat, "reactions": table.talk.reactions},
        "listed": table.listed,
        "fill_at": presence.fill_at(),
        "undo": _asking(table, rest=False),
        "claim": _asking(table, rest=True),
        "rest": {"seat": table.rest.seat, "how": table.rest.how} if table.rest else None,
        "rematch": table.rematch,
        "takeover": None if takeover is None else round((time.time() + takeover - time.monotonic()) * 1000),
        "spectators": presence.spectators(),
        "practice": table.practice is not None,
        "round": of_round(table),
    }


def _asking(table: Table, *, rest: bool) -> Asking | None:
    """Who asks for the rest, or else to take something back."""
    asked = table.asked
    return {"seat": asked.seat, "waiting": asked.waiting} if asked and (asked.rest is not None) == rest else None


def of_round(table: Table) -> OfRound | None:
    if table.round is None:
        return None
    closes = table.round["closes"]
    found: OfRound = {**table.round, "closes": closes and round(closes * 1000)}  # type: ignore[typeddict-item]
    return found


def told_house(rules: HouseRules, company: int) -> House:
    return {
        "pace": rules.pace,
        "hints": rules.gives_hints(company),
        "undo": rules.takes_back(company),
        "bank": rules.bank,
        "bank_for": rules.bank_for,
        "watch": rules.watch,
        "delay": rules.delay,
        "watch_seat": rules.watch_seat,
    }


def shares(table: Table) -> list[Share]:
    return [{"seat": share.seat, "name": share.name, "randomness": share.randomness} for share in table.shares]


def standing(table: Table, presence: Presence) -> tuple[Any, ...]:
    """All of that which a move can change."""
    hurried = [chair.hurried for chair in table.chairs]
    return table.status, table.asked, table.rest, hurried, dict(table.spent), presence.takeover()


def about_for(found: About, table: Table, viewer: Viewer) -> AboutMe:
    """The same, for one of them."""
    seat, host = viewer
    seats: list[SeatInfo] = [{**row, "me": True} if row["seat"] == seat else row for row in found["seats"]]
    return {**found, "seats": seats, "my_seat": seat, "host": host, "practice_of": table.practice_of if host else None}


def now() -> int:
    return round(time.time() * 1000)


def moment(found: About, table: Table, presence: Presence, viewer: Viewer) -> Moment:
    """What goes with it at the moment."""
    seat, host = viewer
    status, alone = found["status"], table.alone
    chat, react = may_talk(table, seat)
    return {
        "deadline": presence.deadline(),
        "can": {
            "sit": status == OPEN and seat is None and a_seat_is_free(table),
            "start": status == OPEN and host and all(chair.kind != "open" for chair in table.chairs),
            "undo": seat is not None and status == PLAYING and found["house"]["undo"] and may_undo(table, seat),
            "hint": seat is not None and status == PLAYING and table.turn == seat and found["house"]["hints"],
            "coach": seat is not None and alone and may_be_coached(table) and HINTS,
            "rematch": seat is not None and status == OVER and table.round is None,
            "chat": chat,
            "react": react,
            "claim": seat is not None and may_claim(table, seat),
            "finish": alone and may_finish(table, seat),
            "house": host if status == OPEN else seat is not None and status == PLAYING and alone,
        },
    }


def a_seat_is_free(table: Table) -> bool:
    return any(chair.kind == "open" and chair.reserved is None for chair in table.chairs)


def may_undo(table: Table, seat: int) -> bool:
    return not table.asked and to_undo(table, seat) > 0


def may_be_coached(table: Table) -> bool:
    return table.match is not None and table.alone and (table.round is None or table.status == OVER)


def told(event: Event, ply: int, *, english: bool = True) -> dict[str, Any]:
    return {**event.to_dict(english=english), "ply": ply}


def shown(view: View) -> dict[str, Any]:
    """What the protocol tells of a view, without its sheet and its events."""
    return alike(view) | alone(view, view.table, view.reader)


def alone(own: View | Own, table: dict[str, Any], reader: Reader) -> dict[str, Any]:
    """What it tells this seat alone."""
    return {"seat": own.seat, "hand": own.hand, "legal": own.legal, "table": table} | task_told(own.task, reader)


def alike(public: Public) -> dict[str, Any]:
    """What it tells everybody alike."""
    return {name: getattr(public, name) for name in ALIKE} | public.said()


class Explained(NamedTuple):
    """For the player at turn: his actions, and by action or card what is to say about them."""

    actions: Sequence[Action]
    meanings: dict[str, Said]
    refusals: dict[str, Said]

    def sent(self) -> dict[str, Any]:
        """As keys with arguments."""
        return {
            "actions": {action.text: action.told for action in self.actions},
            "meanings": {text: said.to_json() for text, said in self.meanings.items()},
            "refusals": {text: said.to_json() for text, said in self.refusals.items()},
        }


UNSAID = Explained((), {}, {})


def explained(match: Match, seat: int | None) -> Explained:
    """For the player at turn: his actions, what they mean, and why others with a card of his hand are refused."""
    if seat is None or seat != match.turn:
        return UNSAID
    legal, box = match.legal(), match.game.box
    meanings = {action.text: said for action in legal if (said := box.meaning(match.state, action))}
    return Explained(legal, meanings, _refusals(match, legal))


def in_english(said: Mapping[str, Said], reader: Reader) -> dict[str, str]:
    """For old clients."""
    return {text: reader.say(one) for text, one in said.items()}


def suggested(match: Match, known: State) -> str | None:
    """What sound play calls in an auction on what the player at turn knows: a panel puts it first."""
    if known.phase != BID:
        return None
    return match.game.grammar.actions[BID][advised(known, match.game.name, match.ply, STEADY, 0)].text


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
    return {str(seat): list(match.game.box.hand(shown.known(seat), seat)) for seat in range(match.game.players)}
