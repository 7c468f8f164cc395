"""One table: everything that follows from its log, and what each person may do there.

A `Table` does no input or output. `apply` takes an entry of the log that is already safe in the database, and is the
only thing that changes what lasts; the methods named after what people do (`sit`, `move`, `undo` ...) check that it
is allowed and give the entry to append. So a table that is replayed from its log is the same table.
"""

import hmac
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from ..engine.box import Value, option_text
from ..engine.boxes import BOXES
from ..engine.errors import IllegalAction, OldTricksError
from ..engine.game import Game
from ..engine.match import Match
from ..engine.records import Record
from ..engine.shuffles import Fair
from .bots import STAND_IN, check_level
from .problems import Problem

Entry = dict[str, Any]

OPEN, PLAYING, OVER = "open", "playing", "over"
BOT_NAMES = ("Ada", "Bert", "Clara", "Dan", "Edith", "Floyd", "Grace", "Hugo")
RANDOM_HANDS = 8  # C6: with bots that bid at random a match would hardly ever end
LONGEST_NAME = 24
REVEALING = {"deal", "take-up", "draw", "fill", "score", "end"}  # events that tell a player what he did not know


@dataclass(slots=True)
class Chair:
    """A seat, and who has it: "person", "bot" or "open" (nobody)."""

    kind: str = "open"
    name: str = ""
    person: str | None = None
    level: str | None = None
    share: str | None = None  # the person's randomness
    reserved: str | None = None  # an open seat that waits for this person, in a rematch


@dataclass(slots=True)
class Asked:
    """Somebody asks the others whether he may take something back."""

    seat: int
    plies: int
    waiting: list[int]


@dataclass(slots=True)
class Told:
    """What a stretch of the log told: how many events there were, or that some were taken back."""

    total: int
    undo: dict[str, Any] | None = None


@dataclass(slots=True)
class Table:
    """See the module. `version` is the length of the log."""

    id: str
    secret: bytes
    created: float
    version: int = 0
    position: int = 0  # the version that the cards have been as they are since
    chairs: list[Chair] = field(default_factory=list)
    match: Match | None = None
    asked: Asked | None = None
    rematch: str | None = None
    moved: dict[str, tuple[str, str]] = field(default_factory=dict)  # by idempotency key: the person, what was asked

    # From the first entry on
    game: Game = field(init=False)
    host: str = field(init=False)
    clock: float | None = field(init=False, default=None)
    away_after: float = field(init=False, default=60)
    rematch_of: str | None = field(init=False, default=None)
    option_words: list[str] = field(init=False)

    # What was told when
    told: list[Told] = field(default_factory=lambda: [Told(0)])  # by version
    plies: list[int] = field(default_factory=list)  # by event
    _deal: int = 0
    _here: int = 0  # how many events this deal has so far
    _revealing: bool = False  # whether the latest action told its player what he did not know

    @property
    def status(self) -> str:
        if self.match is None:
            return OPEN
        return OVER if self.match.over else PLAYING

    @property
    def fair(self) -> Fair:
        shares = [chair.share for chair in self.chairs if chair.share]
        return Fair(self.secret, tuple(shares))

    @property
    def turn(self) -> int | None:
        return self.match.turn if self.match else None

    def seat_of(self, person: str | None) -> int | None:
        if person is None:
            return None
        return next((seat for seat, chair in enumerate(self.chairs) if chair.person == person), None)

    def people(self) -> Iterable[str]:
        return (chair.person for chair in self.chairs if chair.person)

    def bot_seed(self, seat: int) -> int:
        """Nobody can foresee it before the secret is out, and everybody can check it afterwards."""
        digest = hmac.digest(self.secret, f"bot {seat}".encode(), "sha256")
        return int.from_bytes(digest[:4], "big")

    # What the log does

    def apply(self, entry: Entry) -> None:
        """One more entry of the log."""
        getattr(self, f"_{entry['kind']}")(entry)
        self.version += 1
        if len(self.told) == self.version:  # an undo has told already
            self.told.append(Told(self._count()))

    def _open(self, entry: Entry) -> None:
        self.game = Game(BOXES[entry["game"]], entry["players"], entry["options"])
        self.option_words = option_words(self.game)
        self.host = entry["host"]
        self.clock = entry["clock"]
        self.away_after = entry["away_after"]
        self.rematch_of = entry["rematch_of"]
        self.chairs = [Chair(**chair) for chair in entry["seats"]]

    def _sit(self, entry: Entry) -> None:
        old = self.seat_of(entry["person"])
        if old is not None and old != entry["seat"]:
            self.chairs[old] = Chair()
        self.chairs[entry["seat"]] = Chair("person", entry["name"], entry["person"], share=entry["share"])

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

    def _start(self, entry: Entry) -> None:
        self.position = self.version + 1
        self.match = self.game.start(shuffler=self.fair, names=[chair.name for chair in self.chairs])

    def _move(self, entry: Entry) -> None:
        assert self.match is not None
        self.match.play(entry["action"])
        self.position = self.version + 1
        self.asked = None
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
            self._take_back()

    def _lapse(self, entry: Entry) -> None:
        self.asked = None

    def _rematch(self, entry: Entry) -> None:
        self.rematch = entry["id"]

    def _take_back(self) -> None:
        assert self.match is not None
        assert self.asked is not None
        seat, plies = self.asked.seat, self.asked.plies
        self.match.undo(plies)
        self.position = self.version + 1
        self.asked = None
        self._deal = 0
        self._revealing = True  # what lies before is not asked about again
        total = self._count()
        for told in self.told:
            told.total = min(told.total, total)
        ply = len(self.match.history)
        text = f"{self.match.names[seat]} goes back to the last decision."  # which may have been a hidden discard
        self.told.append(Told(total, {"kind": "undo", "seat": seat, "text": text, "ply": ply, "plies": plies}))

    def _count(self) -> int:
        """How many events there are now; the new ones belong to the latest ply."""
        match = self.match
        if match is None:
            return 0
        events = match.events(this_deal=True)
        same = match.state.deals == self._deal  # no deal since, and no undo
        total = len(self.plies) + len(events) - self._here if same else len(match.events())
        if total > len(self.plies):
            latest = events[self._here if same else 0 :]
            self._revealing = any(event.kind in REVEALING or "side_card" in event.data for event in latest)
        self._deal, self._here = match.state.deals, len(events)
        del self.plies[total:]
        self.plies += [len(match.history)] * (total - len(self.plies))
        return total

    def undone(self, since: int) -> list[dict[str, Any]]:
        """What was taken back since a version."""
        return [told.undo for told in self.told[since + 1 :] if told.undo]

    def first_of_deal(self) -> int:
        """The number of the first event of this deal."""
        return len(self.plies) - self._here

    # What people do. Each gives the entry to append.

    def sit(self, person: str, name: str, seat: int | None, share: str | None) -> Entry:
        if self.status != OPEN:
            raise Problem(409, "started", "the game has begun: you can watch, but not sit down")
        mine = self.seat_of(person)
        if seat is None:
            seat = mine if mine is not None else self._free_seat(person)
        chair = self._chair(seat)
        if chair.person != person and (chair.kind != "open" or chair.reserved not in (None, person)):
            raise Problem(409, "taken", f"seat {seat + 1} is taken")
        return {
            "kind": "sit",
            "seat": seat,
            "person": person,
            "name": self._own_name(name, seat),
            "share": share or chair.share,
        }

    def _free_seat(self, person: str) -> int:
        chairs = list(enumerate(self.chairs))
        for wanted in (person, None):
            for seat, chair in chairs:
                if chair.kind == "open" and chair.reserved == wanted:
                    return seat
        raise Problem(409, "full", "every seat is taken: you can watch")

    def _chair(self, seat: int) -> Chair:
        if not 0 <= seat < len(self.chairs):
            raise Problem(422, "seat", f"seats are numbered 0 to {len(self.chairs) - 1} here, not {seat}")
        return self.chairs[seat]

    def _own_name(self, name: str, seat: int) -> str:
        others = [chair.name for i, chair in enumerate(self.chairs) if i != seat]
        return unlike(name, others)

    def stand(self, person: str) -> Entry:
        seat = self._seated(person)
        if self.status != OPEN:
            raise Problem(409, "started", "the game has begun; just leave, and a bot plays for you until you are back")
        return {"kind": "stand", "seat": seat}

    def seat(self, person: str, seat: int, to: str, level: str | None, absent: bool) -> Entry:
        """The host gives a seat to a bot, or to whoever comes."""
        self._check_host(person)
        chair = self._chair(seat)
        if self.status == OVER:
            raise Problem(409, "over", "the game is over")
        if chair.kind == "person" and not absent:
            raise Problem(409, "present", f"{chair.name} is here: only an absent person can be replaced")
        if self.status == PLAYING and (chair.kind != "person" or to == "open"):
            raise Problem(409, "started", "in play only an absent person can be replaced, and only by a bot")
        if to == "open":
            return {"kind": "seat", "seat": seat, "to": "open"}
        check_level(level)
        name = chair.name if self.status == PLAYING else self._own_name(bot_name(self.chairs), seat)
        return {"kind": "seat", "seat": seat, "to": "bot", "level": level, "name": name}

    def _check_host(self, person: str) -> None:
        if person != self.host:
            raise Problem(403, "not-host", "only the host of the table can do this")

    def take_over(self, person: str, absent: bool) -> Entry:
        """A player becomes the host in place of one who is gone."""
        self._seated(person)
        if self.status == OVER:
            raise Problem(409, "over", "the game is over")
        if not absent:
            raise Problem(409, "present", "the host is here, or was here until a moment ago")
        return {"kind": "host", "person": person}

    def start(self, person: str | None) -> Entry:
        if person is not None:
            self._check_host(person)
        if self.status != OPEN:
            raise Problem(409, "started", "the game has begun already")
        empty = [str(seat + 1) for seat, chair in enumerate(self.chairs) if chair.kind == "open"]
        if empty:
            raise Problem(409, "open-seats", f"nobody has seat {', '.join(empty)} yet: wait, or give it to a bot")
        return {"kind": "start"}

    def move(self, person: str, action: str, key: str | None) -> Entry:
        match = self._playing()
        seat = self._seated(person)
        if seat != match.turn:
            raise Problem(
                409, "not-your-turn", f"it is the turn of {match.names[match.turn or 0]}", version=self.version
            )
        return {
            "kind": "move",
            "seat": seat,
            "action": self._legal(match, action),
            "by": "person",
            "person": person,
            "key": key,
        }

    def _legal(self, match: Match, action: str) -> str:
        """The action as it is spelled; a Problem if it is none, or not legal now."""
        try:
            made = match.read(action)
            if not match.game.rules.legal(match.state) >> made.number & 1:
                rule = match.game.box.cite(match.game.rules.why_illegal(match.state, made.number))
                raise IllegalAction(match.explain(made), rule)
        except IllegalAction as error:
            raise Problem(422, "illegal", str(error), rule=error.rule, version=self.version) from None
        except OldTricksError as error:
            raise Problem(422, "illegal", str(error), version=self.version) from None
        return made.text

    def move_by_bot(self, seat: int, action: str) -> Entry:
        by = "bot" if self.chairs[seat].kind == "bot" else "stand-in"
        return {"kind": "move", "seat": seat, "action": self._legal(self._playing(), action), "by": by}

    def _playing(self) -> Match:
        if self.match is None:
            raise Problem(409, "not-started", "the game has not begun yet")
        if self.match.over:
            raise Problem(409, "over", "the game is over")
        return self.match

    def _seated(self, person: str) -> int:
        seat = self.seat_of(person)
        if seat is None:
            raise Problem(403, "not-seated", "you have no seat here, so you can only watch")
        return seat

    def to_undo(self, seat: int) -> int:
        """How many actions this seat may take back now, its last own one included; 0 if none.

        Against bots a player may always go back to his last decision. Where other people play, only as long as nobody
        has acted after him and his action has shown him nothing new.
        """
        match = self.match
        if match is None or match.over:
            return 0
        seats = [at for at, _ in match.history]
        if seat not in seats:
            return 0
        plies = seats[::-1].index(seat) + 1
        if any(chair.kind == "person" for i, chair in enumerate(self.chairs) if i != seat):
            return plies if plies == 1 and not self._revealing else 0
        return plies

    def undo(self, person: str, absent: Iterable[int], key: str | None) -> Entry:
        self._playing()
        seat = self._seated(person)
        if self.asked:
            raise Problem(409, "undo-asked", "somebody is asking already whether something may be taken back")
        plies = self.to_undo(seat)
        if not plies:
            raise Problem(409, "no-undo", "there is nothing that you can take back now")
        others = [i for i, chair in enumerate(self.chairs) if chair.kind == "person" and i != seat]
        waiting = [i for i in others if i not in absent]
        if others and not waiting:
            raise Problem(409, "no-undo", "nobody is here who could agree")
        return {"kind": "undo", "seat": seat, "plies": plies, "waiting": waiting, "person": person, "key": key}

    def answer(self, person: str, agree: bool) -> Entry:
        self._playing()
        seat = self._seated(person)
        if not self.asked or seat not in self.asked.waiting:
            raise Problem(409, "not-asked", "nobody is waiting for your answer")
        return {"kind": "answer", "seat": seat, "agree": agree}

    def to_rematch(self, person: str) -> int:
        """The seat of somebody who may have a rematch."""
        if self.status != OVER:
            raise Problem(409, "not-over", "the game is not over yet")
        return self._seated(person)

    def opening_of_rematch(self, person: str, share: str | None) -> Entry:
        """The first entry of the next table: the same seats, which wait for their people."""
        seats = []
        for chair in self.chairs:
            if chair.kind == "bot":
                seats.append(chair_entry("bot", chair.name, level=chair.level))
            elif chair.person == person:
                seats.append(chair_entry("person", chair.name, person=person, share=share))
            else:
                seats.append(chair_entry("open", reserved=chair.person))
        return opening(self.game, person, seats, self.clock, self.away_after, self.id)

    # Afterwards

    def finished(self) -> Match:
        if self.match is None or not self.match.over:
            raise Problem(409, "not-over", "the cards stay closed until the game is over")
        return self.match

    def record(self) -> Record:
        match = self.finished()
        people = [seat + 1 for seat, chair in enumerate(self.chairs) if chair.kind == "person"]
        bots = {
            str(seat + 1): {"level": chair.level, "seed": self.bot_seed(seat)}
            for seat, chair in enumerate(self.chairs)
            if chair.kind == "bot"
        }
        return match.record({"table": self.id, "people": people, "bots": bots, "stand_in": STAND_IN})


def chair_entry(
    kind: str,
    name: str = "",
    person: str | None = None,
    level: str | None = None,
    share: str | None = None,
    reserved: str | None = None,
) -> Entry:
    return {"kind": kind, "name": name, "person": person, "level": level, "share": share, "reserved": reserved}


def opening(
    played: Game, host: str, seats: list[Entry], clock: float | None, away_after: float, rematch_of: str | None = None
) -> Entry:
    """The first entry of a log."""
    return {
        "kind": "open",
        "game": played.name,
        "players": played.players,
        "options": dict(played.options),
        "host": host,
        "clock": clock,
        "away_after": away_after,
        "rematch_of": rematch_of,
        "seats": seats,
    }


def bot_name(chairs: Sequence[Chair]) -> str:
    """A name for the next bot."""
    taken = {chair.name for chair in chairs}
    return next((name for name in BOT_NAMES if name not in taken), BOT_NAMES[0])


def unlike(name: str, others: Sequence[str]) -> str:
    """The name, with a number if somebody at the table has it already."""
    taken = {other.casefold() for other in others}
    number, made = 2, name
    while made.casefold() in taken:
        made = f"{name[: LONGEST_NAME - 2]} {number}"
        number += 1
    return made


def clean_name(text: str) -> str:
    """A name that can be shown: composed, printable, without anything invisible, on one line."""
    composed = unicodedata.normalize("NFC", text[:200])
    shown = "".join(c if unicodedata.category(c)[0] not in "CZ" else " " for c in composed)
    name = " ".join(shown.split())[:LONGEST_NAME].strip()
    if not name or not name.isprintable() or not any(c.isalnum() for c in name):
        raise Problem(422, "name", f"a name is 1 to {LONGEST_NAME} characters with a letter or a digit among them")
    return name


def option_words(played: Game) -> list[str]:
    """The options in words that differ from the usual ones."""
    usual = Game(played.box, played.players).options
    options = {option.name: option for option in played.box.options}
    return [
        f"{_in_words(name, value)} ({options[name].rule})"
        for name, value in played.options.items()
        if value != usual[name]
    ]


def _in_words(name: str, value: Value) -> str:
    if name == "hands":
        return f"ends after {value} deal{'s' * (value != 1)}"
    return f"{name.replace('_', ' ')}: {option_text(value)}"
