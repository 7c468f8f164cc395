"""What one seat may know."""

from collections.abc import Iterator
from dataclasses import dataclass, field, fields
from typing import TYPE_CHECKING, Any, NamedTuple

from ..rules.table import NOBODY, TrickTable
from ..words import Listed, Reader, Rule, Said, Seat, Seats, say
from .box import PHASE_NAMES, Event, State, Value, time_to
from .errors import OldTricksError
from .gauge import Gauge
from .knowledge import Script, hidden
from .observations import encoded
from .observations.history import told
from .sheet import Sheet

if TYPE_CHECKING:
    from .game import Game
    from .match import Match


@dataclass(frozen=True, slots=True)
class Public:
    """What everybody may know, whoever looks: found once for all of them."""

    game: str
    options: dict[str, Value]
    players: tuple[str, ...]  # their names
    sides: tuple[tuple[int, ...], ...]  # the seats of each side
    ply: int  # how many actions were played before
    deal: int
    dealer: int
    phase: str
    turn: int | None
    hand_sizes: tuple[int, ...]
    contract: Said | None  # what the maker has to make
    in_hand: tuple[tuple[Said, ...], ...]  # by side: how far it is in this hand
    gauges: tuple[Gauge, ...]  # how far the contract is; in a race, every side
    target: Said  # what wins
    ahead: tuple[int, ...]  # the sides that are
    promise: Said | None  # what the standing bid promises
    counts: Said | None  # what is counted, while it is bid for
    table: dict[str, Any]
    scores: tuple[int, ...]  # by side
    sheet: Sheet
    over: bool
    winners: tuple[int, ...]
    ended: str | None  # the rule that ended the match

    @classmethod
    def at(cls, match: "Match") -> "Public":
        """From what a spectator knows, but for counts of hidden cards, and for names."""
        box, s = match.game.box, hidden(match.game, match.state, NOBODY)
        return cls(
            game=box.name,
            options=dict(match.game.options),
            players=match.names,
            sides=match.sides,
            ply=match.ply,
            deal=s.deals,
            dealer=s.dealer,
            phase=PHASE_NAMES[s.phase],
            turn=match.turn,
            hand_sizes=tuple([match.state.hands[i].bit_count() for i in range(s.players)]),
            contract=box.contract(s),
            in_hand=tuple(tuple(box.in_hand(s, side)) for side in range(s.sides)),
            gauges=tuple(box.gauges(s)),
            target=box.wins(s),
            ahead=box.ahead(s),
            promise=box.promise(s),
            counts=box.counts(s),
            table=box.on_the_table(s) | hidden_counts(match.state),
            scores=tuple(s.scores[: s.sides]),
            sheet=match.sheet(),
            over=match.over,
            winners=match.winners,
            ended=match.ended,
        )

    def said(self) -> dict[str, Any]:
        """What there is to say, for JSON: keys and arguments."""
        return {
            "contract": self.contract.to_json() if self.contract else None,
            "in_hand": [[said.to_json() for said in side] for side in self.in_hand],
            "gauges": [gauge.to_dict() for gauge in self.gauges],
            "target": self.target.to_json(),
            "promise": self.promise.to_json() if self.promise else None,
            "counts": self.counts.to_json() if self.counts else None,
        }


class Own(NamedTuple):
    """What one seat (None for a spectator) sees besides."""

    seat: int | None
    hand: tuple[str, ...]
    legal: tuple[str, ...]  # if this seat is at turn
    task: Said | None  # likewise
    laid_away: dict[str, object]  # what lies on the table for this seat alone

    @classmethod
    def at(cls, match: "Match", seat: int | None, known: State) -> "Own":
        """From the state without what is hidden from the seat."""
        box, mine = match.game.box, seat is not None and seat == match.turn
        return cls(
            seat,
            () if seat is None else box.hand(known, seat),
            tuple([action.text for action in match.game.actions(known)]) if mine else (),
            box.task(known)[0] if mine else None,
            box.laid_away(known, seat),
        )


@dataclass(frozen=True, slots=True)
class View(Public):
    """The table from one seat (`seat` is None for a spectator): all that it may know, and nothing else.

    The last six fields are the same for programs, in numbers, see `knowledge.Sight`; they are not sent to anybody.
    Copy a state before you change it.
    """

    seat: int | None
    hand: tuple[str, ...]
    legal: tuple[str, ...]  # if this seat is at turn
    task: Said | None  # likewise
    events: tuple[Event, ...]  # since the last deal
    played: "Game" = field(repr=False)  # the game with its options
    known: State = field(repr=False)  # the state without what is hidden from the seat
    before: State = field(repr=False)  # the table before the deal, nobody's cards on it
    script: Script = field(repr=False)  # seats and action numbers since the deal
    deck: tuple[int, ...] = field(repr=False)  # as far as the seat has seen it
    phases: tuple[int, ...] = field(repr=False)  # of the actions of the script

    @classmethod
    def of(cls, match: "Match", seat: int | None) -> "View":
        """What everybody may know, and what this seat knows besides."""
        public, sight = match.public(), match.sight(seat)
        own = Own.at(match, seat, sight.known)
        known_to_all = {name: getattr(public, name) for name in PUBLIC}
        known_to_all["options"] = dict(public.options)
        known_to_all["table"] = own_copy(public.table) | own.laid_away
        return cls(
            **known_to_all,
            seat=seat,
            hand=own.hand,
            legal=own.legal,
            task=own.task,
            events=match.events(seat, this_deal=True),
            played=match.game,
            known=sight.known,
            before=sight.before,
            script=sight.script,
            deck=sight.deck,
            phases=sight.phases,
        )

    @property
    def legal_numbers(self) -> tuple[int, ...]:
        """The numbers of the legal actions, in the order of `legal`: what a policy chooses among."""
        return tuple([action.number for action in self.played.actions(self.known)]) if self.legal else ()

    def observe(self, *, history: bool = False) -> list[int]:
        """What the seat may know, encoded for programs that learn, see `engine.observations`.

        With `history` all that happened in this deal follows, in its order: see `engine.observations.history`.
        """
        if self.seat is None:
            raise OldTricksError(say("no-observation"))
        past = told(self.played, self.seat, self.script, self.phases) if history else []
        return encoded(self.played, self.known, self.seat) + past

    def to_dict(self) -> dict[str, Any]:
        """The view as plain data, ready for JSON."""
        plain = {name: getattr(self, name) for name in SHOWN}
        plain["sides"] = [list(side) for side in self.sides]
        for name in ("ahead", "hand", "hand_sizes", "legal", "players", "scores", "winners"):
            plain[name] = list(plain[name])
        plain |= self.said() | task_told(self.task, self.reader)
        plain["sheet"] = self.sheet.to_list()
        plain["results"] = [result.to_dict() for result in self.sheet.results]
        plain["events"] = [event.to_dict() for event in self.events]
        return plain

    @property
    def reader(self) -> Reader:
        """Somebody who reads plain English, and sits nowhere."""
        return Reader(game=self.game, names=self.players, sides=self.sides)

    def __str__(self) -> str:
        reader = self.reader
        return "\n".join(reader.sentence(line) for line in self.lines())

    def lines(self) -> Iterator[Said]:
        """The view in lines."""
        box = self.played.box
        who = say("spectator") if self.seat is None else say("text", text=self.players[self.seat])
        yield say("line-heading", game=box.title, deal=self.deal, dealer=self.players[self.dealer], reader=who)
        sides = zip(self.sides, self.scores, strict=True)
        scores = tuple(say("line-count", side=Seats(side), n=score) for side, score in sides)
        yield say("line-scores", sides=Listed(scores))
        yield from box.describe(self)
        if self.seat is not None:
            yield say("line-hand", cards=" ".join(self.hand)) if self.hand else say("line-hand-empty")
        if self.over:
            yield say("line-over", winners=Seats(self.winners), rule=Rule(str(self.ended)))
        elif self.task is not None:
            yield say("line-your-turn", task=self.task)
            yield say("line-legal", actions=", ".join(self.legal))
        elif self.turn is not None:
            yield say("line-turn", seat=Seat(self.turn), phase=time_to(self.known.phase))


PUBLIC = tuple(f.name for f in fields(Public))
INSIDE = ("played", "known", "before", "script", "deck", "phases")
SHOWN = tuple(f.name for f in fields(View) if f.name not in INSIDE)


def task_told(task: Said | None, reader: Reader) -> dict[str, Any]:
    """A task for JSON: in English, and as a key with arguments."""
    if task is None:
        return {"task": "", "task_said": None}
    return {"task": reader.say(task), "task_said": task.to_json()}


def own_copy(table: dict[str, Any]) -> dict[str, Any]:
    """What lies on the table, for somebody who may write on it."""
    return {name: value[:] if isinstance(value, list) else value for name, value in table.items()}


def hidden_counts(s: State) -> dict[str, int]:
    """How many cards lie where only their number is in sight."""
    if isinstance(s, TrickTable):
        return {"centre": s.centre.bit_count(), "discarded": s.discards.bit_count()}
    return {}
