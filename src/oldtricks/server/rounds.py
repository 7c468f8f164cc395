"""Boards: the same cards for everybody, and rounds of them: today's board, a challenge, an event.

A board is one hand, one race or one match, laid out by a secret: cards, seat and bots follow from it. Everybody plays
it alone against bots whose play is a function of what they see, so that the same choices meet the same answers.
"""

import hashlib
import hmac
import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import UTC, date, datetime, timedelta
from typing import Any, Literal

from ..bots import USUAL
from ..engine.boxes import BOXES
from ..engine.game import Game
from ..engine.match import Match
from ..engine.records import Record
from .house_rules import HouseRules
from .names import BOT_NAMES, unlike
from .notes import notes_of
from .opening import Entry, chair_entry, opening
from .problems import missing
from .table import Table

Kind = Literal["day", "challenge", "event"]

HANDS = 4  # of today's board; a race is one
INSTANCES = 4  # of today's board that are committed to
CROWD = 60  # people on one day, for each instance of the next
STRICT = HouseRules(hints=False, undo=False)
AWAY = 3600.0  # nobody waits for anybody here
ROUND = re.compile(r"[0-9a-f]{12}|\d{4}-\d{2}-\d{2}-[a-z][a-z_0-9]{1,30}(?:~[2-9])?")


@dataclass(frozen=True, slots=True)
class Board:
    """What is the same for everybody who plays it."""

    secret: bytes
    game: str
    players: int
    options: Mapping[str, Any]
    levels: tuple[str | None, ...]  # of the bots, in the order in which they come; None for the person
    shares: tuple[str | None, ...] = ()  # what the first player's shuffle was made with, likewise
    draw_seats: bool = False
    record: str = ""  # where it goes on from, if not from the first deal
    ply: int = 0

    @property
    def commitment(self) -> str:
        return hashlib.sha256(self.secret).hexdigest()

    @property
    def played(self) -> Game:
        return Game(BOXES[self.game], self.players, self.options)

    def opening(self, person: str, name: str, about: Entry) -> Entry:
        """The first entry of the log of somebody's table, where `about` says what round it belongs to."""
        bots = iter(BOT_NAMES)
        shares = self.shares or (None,) * len(self.levels)
        names = [next(bots) if level else "" for level in self.levels]
        own = unlike(name, [bot for bot in names if bot])
        seats = [
            chair_entry("bot" if level else "person", bot or own, None if level else person, level, share)
            for bot, level, share in zip(names, self.levels, shares, strict=True)
        ]
        first = opening(self.played, person, seats, None, AWAY, draw_seats=self.draw_seats, house=STRICT)
        return {**first, "round": about}

    @property
    def start(self) -> Entry:
        return {"kind": "start", "record": self.record, "ply": self.ply} if self.record else {"kind": "start"}

    def to_json(self) -> dict[str, Any]:
        found = {name: getattr(self, name) for name in self.__slots__}
        return {**found, "secret": self.secret.hex(), "options": dict(self.options)}

    @classmethod
    def from_json(cls, found: dict[str, Any]) -> "Board":
        rows = {name: tuple(found[name]) for name in ("levels", "shares")}
        return cls(**{**found, **rows, "secret": bytes.fromhex(found["secret"])})


@dataclass(frozen=True, slots=True)
class Round:
    """Boards that are played and compared together. Times are in seconds since 1970."""

    id: str
    kind: Kind
    game: str
    level: str
    boards: tuple[Board, ...] = field(repr=False)
    opens: float = 0.0
    closes: float | None = None
    owner: str | None = None
    title: str = ""
    public: bool = False
    teams: bool = False
    by: str = ""  # the owner's name

    @property
    def shown(self) -> str:
        """Its address: everybody finds his own instance under it."""
        return self.id.partition("~")[0]

    @property
    def with_bots(self) -> bool:
        """Whether bots of the house belong to the field."""
        return self.kind != "challenge"

    def over(self, now: float) -> bool:
        return self.closes is not None and now >= self.closes

    def about(self, number: int) -> Entry:
        """What a table's log says of the round that it belongs to."""
        return {"id": self.shown, "kind": self.kind, "number": number, "of": len(self.boards), "closes": self.closes}


# How cards are laid out


def derived(secret: bytes, *what: object) -> bytes:
    return hmac.digest(secret, " ".join(map(str, what)).encode(), "sha256")


def laid_out(secret: bytes, game: str, level: str, number: int) -> tuple[Board, ...]:
    """So many hands of a game, each a match of its own; of a game without single hands, so many of it."""
    box = BOXES[game]
    played = Game(box)
    if box.single_hands:
        played = Game(box, played.players, {**played.options, "hands": 1})
    levels = (None, *(level for _ in range(played.players - 1)))
    return tuple(
        Board(derived(secret, "board", n), game, played.players, dict(played.options), levels)
        for n in range(1, number + 1)
    )


def hands_of(game: str) -> int:
    """How many boards a day's round has."""
    return HANDS if BOXES[game].single_hands else 1


def day_of(now: float) -> date:
    return datetime.fromtimestamp(now, UTC).date()


def opening_of(day: date) -> float:
    return datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp()


def of_day(key: bytes, day: date, game: str, instance: int = 1) -> Round:
    """Today's board of a game, from the server's own key."""
    name = f"{day.isoformat()}-{game}" + (f"~{instance}" if instance > 1 else "")
    boards = laid_out(derived(key, "oldtricks day", name), game, USUAL, hands_of(game))
    opens = opening_of(day)
    return Round(name, "day", game, USUAL, boards, opens, opening_of(day + timedelta(days=1)))


def read_day(name: str) -> tuple[date, str, int]:
    """Day, game and instance that a round's name says."""
    shown, _, instance = name.partition("~")
    try:
        day = date.fromisoformat(shown[:10])
    except ValueError:
        raise missing("round") from None
    if shown[11:] not in BOXES or day.year < 2000 or int(instance or 1) > INSTANCES:
        raise missing("round")
    return day, shown[11:], int(instance or 1)


def instances(people: int) -> int:
    """How many instances a day's board has, by how many people played it the day before."""
    return min(INSTANCES, 1 + people // CROWD)


def instance_of(key: bytes, day: date, game: str, person: str, number: int) -> int:
    """Whose cards somebody gets: nobody can choose."""
    return 1 + int.from_bytes(derived(key, "instance", day, game, person)[:4], "big") % number


# Somebody's game as a board


def board_of(table: Table, deal: int | None) -> Board:
    """The cards of a finished match against bots, or of one of its hands, from the same seat."""
    match = table.finished()
    game, record, ply = match.game, "", 0
    options = dict(game.options) if deal is None else {**game.options, "hands": deal}
    if deal is not None and deal > 1:
        record, ply = up_to(table, match, deal)
    elif table.practice is not None:
        record, ply = table.practice.dumps(), table.first_ply
    drawn = None if record else match.seating  # C2: they come as they came, and draw the same seats again
    chairs = [table.chairs[seat] for seat in drawn] if drawn else table.chairs
    levels = tuple(chair.level if chair.kind == "bot" else None for chair in chairs)
    shares = tuple(chair.share for chair in chairs)
    return Board(table.secret, game.name, game.players, options, levels, shares, drawn is not None, record, ply)


def up_to(table: Table, match: Match, deal: int) -> tuple[str, int]:
    """A match as far as one of its deals, and over when that is."""
    record = match.record(notes_of(table))
    played = Game(match.game.box, match.game.players, {**match.game.options, "hands": deal})
    begun = replace(record, game=played).begin()
    for _, action in record.actions:
        if begun.state.deals == deal:
            break
        begun.play(action)
    return Record.of(begun, record.notes).dumps(), begun.ply
