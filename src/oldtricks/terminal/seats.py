"""Who sits where: the person at the terminal, the bots, and how a record's notes remember them."""

import os
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from ..bots import BOTS, USUAL, Bot, bot
from ..engine.errors import OldTricksError, quoted
from ..engine.game import LONGEST_NAME, Game
from ..engine.match import Match
from ..engine.records import Record
from ..engine.shuffles import Shuffler
from ..engine.taken_back import TakenBack, take_back
from ..words import ENGLISH, Reader, say

BOT_NAMES = ("Ada", "Bert", "Clara", "Dan", "Edith", "Floyd", "Grace", "Hugo")


@dataclass(frozen=True, slots=True)
class Plan:
    """What is going to be played, and by whom."""

    game: Game
    seat: int = 0  # of the person
    name: str = ""
    level: str = USUAL  # of the bots
    seed: int | None = None
    fair: bool = False
    draw_seats: bool = False  # C2; `seat` is then where the person draws

    def start(self, shuffler: Shuffler | None = None) -> "Sitting":
        """Sit down and deal."""
        if not 0 <= self.seat < self.game.players:
            raise OldTricksError(say("terminal-seats-are-numbered", last=self.game.players, given=str(self.seat + 1)))
        name = self.name or login_name()
        others = [other for other in BOT_NAMES if other.lower() != name.lower()]
        names = [*others[: self.seat], name, *others[self.seat : self.game.players - 1]]
        seed = secrets.randbits(32) if self.seed is None else self.seed
        bots = {seat: (self.level, seed) for seat in range(self.game.players) if seat != self.seat}
        seeded = self.seed if shuffler is None else None
        match = self.game.start(seeded, shuffler=shuffler, names=names, draw_seats=self.draw_seats)
        if match.seating is None:
            return Sitting(match, self.seat, bots)
        return Sitting(match, match.seating[self.seat], {match.seating[i]: each for i, each in bots.items()})

    def again(self) -> "Plan":
        """A rematch: other cards."""
        return self if self.seed is None else replace(self, seed=(self.seed + 1) % (1 << 64))


class Sitting:
    """A match with a person at one seat and bots at the others."""

    def __init__(self, match: Match, me: int, levels: Mapping[int, tuple[str, int]]) -> None:
        self.match = match
        self.me = me
        self.levels = dict(levels)  # of each bot, with its seed
        self.taken_back: list[TakenBack] = []
        self.bots: dict[int, Bot] = {seat: bot(level, seed) for seat, (level, seed) in levels.items()}

    def record(self) -> Record:
        """The match so far; its notes say who is who."""
        bots = {str(seat + 1): {"level": level, "seed": seed} for seat, (level, seed) in self.levels.items()}
        return self.match.record({"people": [self.me + 1], "bots": bots}, self.taken_back)

    @classmethod
    def resume(cls, record: Record, seat: int | None = None) -> "Sitting":
        """Go on where a record ends. One without our notes gets bots at all other seats."""
        match = record.replay()
        players = record.game.players
        levels = {i: _noted_bot(record.notes, i) for i in range(players)}
        empty = [i for i in range(players) if levels[i] is None]
        me = empty[0] if seat is None and len(empty) == 1 else seat or 0
        if not 0 <= me < players:
            raise OldTricksError(say("terminal-seats-are-numbered", last=players, given=str(me + 1)))
        sitting = cls(match, me, {i: levels[i] or (USUAL, 0) for i in range(players) if i != me})
        sitting.taken_back += record.taken_back
        return sitting

    def to_undo(self) -> int:
        """How many actions lie between now and before the person's last one; 0 if there is none."""
        seats = [seat for seat, _ in self.match.history]
        return seats[::-1].index(self.me) + 1 if self.me in seats else 0

    def take_back(self, actions: int) -> None:
        """Go back; what was taken back stays in the record."""
        self.taken_back.append(take_back(self.match, self.me, actions))


def _noted_bot(notes: Mapping[str, Any], seat: int) -> tuple[str, int] | None:
    bots = notes.get("bots")
    noted = bots.get(str(seat + 1)) if isinstance(bots, dict) else None
    if not isinstance(noted, dict):
        return None
    level, seed = noted.get("level"), noted.get("seed")
    if level not in BOTS or not isinstance(seed, int):
        raise OldTricksError(say("terminal-noted-bot", seat=seat + 1, given=quoted(noted)))
    return str(level), seed


def login_name(language: str = ENGLISH) -> str:
    """The person's name, as the system knows it."""
    name = (os.environ.get("USER") or os.environ.get("LOGNAME") or "").strip()
    fit = name.isprintable() and 0 < len(name) <= LONGEST_NAME
    return name[:1].upper() + name[1:] if fit and name != "root" else Reader(language).t("terminal-player")
