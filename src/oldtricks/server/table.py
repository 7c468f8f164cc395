"""One table: everything that follows from its log.

A `Table` does no input or output. `apply` takes an entry of the log that is already safe in the database, and is the
only thing that changes what lasts; `conduct` says what people may do and makes the entries. So a table that is
replayed from its log is the same table.
"""

import hmac
from bisect import bisect_right
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from ..engine.boxes import BOXES
from ..engine.game import Game
from ..engine.match import Match
from ..engine.records import Record
from ..engine.shuffles import Fair
from ..engine.taken_back import TakenBack, reveals
from ..words import Seat, say
from .chairs import Asked, Chair
from .clocks import spend
from .house_rules import HouseRules, TalkRules
from .notes import Share, Told, deals_of, moved, notes_of, shares_of
from .opening import Entry, option_words
from .problems import Problem
from .rest import Rest, agreed, begun, lasting

Status = Literal["open", "playing", "over"]

OPEN: Status = "open"
PLAYING: Status = "playing"
OVER: Status = "over"


@dataclass(slots=True)
class Table:
    """See the module. `version` is the length of the log."""

    id: str
    secret: bytes
    created: float
    version: int = 0
    since: float = 0.0  # the time that the cards have been as they are since
    position: int = 0  # the version that the cards have been as they are since
    chairs: list[Chair] = field(default_factory=list)
    match: Match | None = None
    asked: Asked | None = None
    rest: Rest | None = None  # of this hand, which is played out
    rematch: str | None = None
    closed: bool = False  # its only person has removed it
    practice: Record | None = None  # the game that this one goes on from
    practice_of: str | None = None  # the table where that was played
    taken_back: list[TakenBack] = field(default_factory=list)
    spent: dict[int, float] = field(default_factory=dict)  # seconds of its bank, by seat
    stood_in: dict[int, int] = field(default_factory=dict)  # by ply: the seat that a bot played for
    _shares: tuple[Share, ...] = ()  # once the cards are dealt
    _record: Record | None = None  # once it is over
    moved: dict[str, tuple[str, str]] = field(default_factory=dict)  # by idempotency key: the person, what was asked

    # From the first entry on
    game: Game = field(init=False)
    host: str = field(init=False)
    clock: float | None = field(init=False, default=None)
    away_after: float = field(init=False, default=60)
    rematch_of: str | None = field(init=False, default=None)
    draw_seats: bool = field(init=False, default=False)
    house: HouseRules = field(init=False, default=HouseRules())
    talk: TalkRules = field(init=False, default=TalkRules())
    listed: bool = field(init=False, default=False)  # in the lobby
    fill: float | None = field(init=False, default=None)  # seconds without anybody coming until bots take free seats
    round: Entry | None = field(init=False, default=None)  # what it says of the round that it is a board of
    option_words: list[str] = field(init=False)
    first_ply: int = field(init=False, default=0)  # where a practice began

    # What was told when
    told: list[Told] = field(default_factory=lambda: [Told(0)])  # by version
    plies: list[int] = field(default_factory=list)  # by event
    revealing: bool = False  # whether the latest action told its player what he did not know

    @property
    def status(self) -> Status:
        if self.match is None:
            return OPEN
        return OVER if self.match.over else PLAYING

    @property
    def fair(self) -> Fair:
        return Fair(self.secret, tuple(share.randomness for share in self.shares))

    @property
    def shares(self) -> tuple[Share, ...]:
        """What people have added to the shuffle, in the order in which it counts; closed when the cards are dealt."""
        if self.match is not None:
            return self._shares
        chairs = enumerate(self.chairs)
        return tuple(Share(seat, chair.name, chair.share) for seat, chair in chairs if chair.share)

    def share_of(self, person: str) -> str | None:
        seat = self.seat_of(person)
        return None if seat is None else self.chairs[seat].share

    @property
    def commitment(self) -> str:
        """What was committed to before the deal; nothing, where cards are laid as in a game that still goes on."""
        shuffler = self.practice.shuffler if self.practice else self.fair
        return shuffler.commitment if isinstance(shuffler, Fair) else ""

    @property
    def turn(self) -> int | None:
        return self.match.turn if self.match else None

    def seat_of(self, person: str | None) -> int | None:
        if person is None:
            return None
        people = [chair.person for chair in self.chairs]
        return people.index(person) if person in people else None

    def people(self) -> Iterable[str]:
        return (chair.person for chair in self.chairs if chair.person)

    @property
    def company(self) -> int:
        """How many people sit here."""
        return [chair.kind for chair in self.chairs].count("person")

    @property
    def alone(self) -> bool:
        """Whether nobody but bots plays against the one person here."""
        return self.company == 1

    def bot_seed(self, seat: int) -> int:
        """Nobody can foresee it before the secret is out, and everybody can check it afterwards."""
        digest = hmac.digest(self.secret, f"bot {seat}".encode(), "sha256")
        return int.from_bytes(digest[:4], "big")

    # What the log does

    def apply(self, entry: Entry) -> None:
        """One more entry of the log."""
        getattr(self, f"_{entry['kind']}")(entry)
        self.version += 1
        if self.position == self.version:
            self.since = entry.get("at", self.since)
        if len(self.told) == self.version:  # an undo has told already
            self.told.append(Told(self._count(), deals_of(self.match)))

    def _open(self, entry: Entry) -> None:
        self.game = Game(BOXES[entry["game"]], entry["players"], entry["options"])
        self.option_words = option_words(self.game)
        self.host = entry["host"]
        self.clock = entry["clock"]
        self.away_after = entry["away_after"]
        self.rematch_of = entry["rematch_of"]
        self.draw_seats = entry.get("draw_seats", False)  # older logs do not say
        self.house = HouseRules(**entry.get("house", {}))  # nor do they
        self.fill = entry.get("fill")
        self.round = entry.get("round")
        self.chairs = [Chair(**chair) for chair in entry["seats"]]

    def _sit(self, entry: Entry) -> None:
        old = self.seat_of(entry["person"])
        if old is not None and old != entry["seat"]:
            self.chairs[old] = Chair()
        named: Entry = {name: entry.get(name) for name in ("name", "person", "share", "avatar")}
        self.chairs[entry["seat"]] = Chair("person", **named)

    def _stand(self, entry: Entry) -> None:
        self.chairs[entry["seat"]] = Chair()

    def _seat(self, entry: Entry) -> None:
        if entry["to"] == "open":
            self.chairs[entry["seat"]] = Chair()
        else:
            share = self.chairs[entry["seat"]].share if self.match else None  # in play the shuffle stays what it is
            self.chairs[entry["seat"]] = Chair("bot", entry["name"], level=entry["level"], share=share)

    def _host(self, entry: Entry) -> None:
        self.host = entry["person"]

    def _house(self, entry: Entry) -> None:
        self.house = HouseRules(**entry["house"])

    def _talk(self, entry: Entry) -> None:
        self.talk = TalkRules(**entry["talk"])

    def _list(self, entry: Entry) -> None:
        self.listed, self.fill = entry["listed"], entry["fill"]

    def _start(self, entry: Entry) -> None:
        self.position = self.version + 1
        names = tuple(chair.name for chair in self.chairs)
        if "record" in entry:
            self._resume(entry, names)
            return
        shares, fair = self.shares, self.fair
        self.match = self.game.start(shuffler=fair, names=names, draw_seats=self.draw_seats)
        drawn = self.match.seating
        if drawn is not None:  # C2: everybody moves to the seat that he drew
            came = self.chairs
            self.chairs = [came[drawn.index(seat)] for seat in range(len(came))]
            shares = moved(shares, drawn)
            self.house = self.house.moved(drawn)
        self._shares = shares

    def _resume(self, entry: Entry, names: tuple[str, ...]) -> None:
        """A practice goes on from a position of another game."""
        record = Record.loads(entry["record"])
        self.practice, self._shares = replace(record, names=names), shares_of(record)
        self.practice_of = entry.get("of")  # older logs do not say
        self.first_ply = entry["ply"]
        self.match = self.practice.replay(0)
        self._count()
        for _, action in self.practice.actions[: self.first_ply]:  # each event belongs to its own ply
            self.match.play(action)
            self._count()

    def _move(self, entry: Entry) -> None:
        assert self.match is not None
        if entry.get("by") == "stand-in":
            self.stood_in[self.match.ply] = entry["seat"]
        deal = self.match.state.deals
        self.match.play(entry["action"])
        spend(self, entry, deal)
        self.chairs[entry["seat"]].hurried = entry.get("hurried", False)
        self.position = self.version + 1
        self.asked, self.rest = None, lasting(self)
        if entry.get("key"):
            self.moved[entry["key"]] = (entry["person"], entry["action"])

    def _undo(self, entry: Entry) -> None:
        self.asked = Asked(entry["seat"], entry["plies"], entry["waiting"])
        if entry.get("key"):
            self.moved[entry["key"]] = (entry["person"], "undo")
        if not self.asked.waiting:
            self._take_back()

    def _answer(self, entry: Entry) -> None:
        assert self.asked is not None
        self.asked.waiting.remove(entry["seat"])
        if not entry["agree"]:
            self.asked = None
        elif not self.asked.waiting:
            agreed(self) if self.asked.rest else self._take_back()

    _rest = begun

    def _close(self, entry: Entry) -> None:
        self.closed = True

    def _lapse(self, entry: Entry) -> None:
        self.asked = None

    def _rematch(self, entry: Entry) -> None:
        self.rematch = entry["id"]

    def _take_back(self) -> None:
        assert self.match is not None
        assert self.asked is not None
        seat, plies = self.asked.seat, self.asked.plies
        events = self.match.events(seat, first=bisect_right(self.plies, self.match.ply - plies))
        self.taken_back.append(TakenBack.of(self.match, seat, plies, events))
        self.match.undo(plies)
        for chair in self.chairs:
            chair.hurried = False
        self.position = self.version + 1
        self.asked = self.rest = None
        self.revealing = True  # what lies before is not asked about again
        total, ply = self._count(), self.match.ply
        self.stood_in = {at: seat for at, seat in self.stood_in.items() if at < ply}
        for told in reversed(self.told):
            if told.total <= total:  # and so are all before
                break
            told.total = total
        said = say("event-undo", seat=Seat(seat))  # and no more: it may have been a hidden discard
        found = {"kind": "undo", "seat": seat, "text": self.match.reader.say(said), "said": said.to_json()}
        self.told.append(Told(total, deals_of(self.match), {**found, "ply": ply, "plies": plies}))

    def _count(self) -> int:
        """How many events there are now; the new ones belong to the latest ply."""
        match = self.match
        if match is None:
            return 0
        total = match.told()
        if total > len(self.plies):
            self.revealing = reveals(match.events(first=len(self.plies)))
        del self.plies[total:]
        self.plies += [match.ply] * (total - len(self.plies))
        return total

    def undone(self, since: int) -> list[dict[str, Any]]:
        """What was taken back since a version."""
        return [told.undo for told in self.told[since + 1 :] if told.undo]

    def first_of_deal(self) -> int:
        """The number of the first event of this deal."""
        return self.match.told_before() if self.match else 0

    # Afterwards

    def finished(self) -> Match:
        if self.match is None or not self.match.over:
            raise Problem(409, "not-over", say("problem-cards-closed"))
        return self.match

    def record(self) -> Record:
        match = self.finished()
        if self._record is None:
            self._record = match.record(notes_of(self), self.taken_back)
        return self._record
