"""What is said and shown at a table. It is in memory for as long as the table is, and is written nowhere.

Only those who sit there hear it, and not from whom they have blocked. The host may switch either off, or silence one.
"""

import re
import time
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

from ..art import REACTIONS
from ..engine.errors import listed_texts
from ..words import say
from .names import legible
from .opening import Entry
from .problems import Problem
from .protocol import Talked, TalkLine
from .table import Table

LONGEST = 200  # letters of a line
KEPT = 100  # lines of a table
LETTER = r"[^\W\d_]"
# `t.me` leads somewhere; `3.Stich`, `z.B.` and a date do not.
LINK = re.compile(rf"\w+:/|www\.|(?:{LETTER}|[\w-]{{2}})\.{LETTER}{{2}}|@\w+\.\w|\d+(?:\.\d+){{3}}", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Line:
    """`number` is the moment too, in milliseconds since 1970, a little later if it has to be."""

    number: int
    person: str
    seat: int
    name: str
    text: str = ""
    reaction: str = ""


class Talk:
    """The latest lines of a table."""

    def __init__(self) -> None:
        self._lines: deque[Line] = deque(maxlen=KEPT)
        self.latest = 0
        self.reported: set[str] = set()  # the people about whom somebody has a word with the host
        self.apart: Callable[[str, str], bool] = lambda one, other: False

    def add(self, person: str, seat: int, name: str, text: str = "", reaction: str = "") -> Line:
        line = Line(max(self.latest + 1, round(time.time() * 1000)), person, seat, name, text, reaction)
        self.hear(line)
        return line

    def hear(self, line: Line) -> None:
        self._lines.append(line)
        self.latest = max(self.latest, line.number)

    def report(self, person: str) -> None:
        self.reported.add(person)
        self.latest += 1

    def settle(self, person: str) -> None:
        """The host has done something about it."""
        self.reported.discard(person)
        self.latest += 1

    def told(self, number: int, reader: str, reported: Sequence[int] = ()) -> Talked:
        """What is new to one who sits there, as it is sent."""
        return {"lines": self.since(number, reader), "reported": list(reported), "now": round(time.time() * 1000)}

    def since(self, number: int, reader: str) -> list[TalkLine]:
        """What is new to one who sits there."""
        return [
            {
                "number": line.number,
                "seat": line.seat,
                "name": line.name,
                "text": line.text,
                "reaction": line.reaction or None,
                "mine": line.person == reader,
            }
            for line in self._lines
            if line.number > number and not self.apart(reader, line.person)
        ]


def clean_text(text: str) -> str:
    """A line that can be shown: one that is seen, not too long, and leads nowhere."""
    line = legible(text)
    if not line:
        raise Problem(422, "text", say("problem-talk-empty"))
    if len(line) > LONGEST:
        raise Problem(422, "text", say("problem-talk-long", longest=LONGEST))
    return leading_nowhere(line)


def leading_nowhere(line: str) -> str:
    """What strangers read, unless there is a link or an address in it."""
    if LINK.search(line):
        raise Problem(422, "link", say("problem-talk-link"))
    return line


def may_talk(table: Table, seat: int | None) -> tuple[bool, bool]:
    """Whether somebody may write, and whether he may react: only where people sit together, and the host lets them."""
    person = None if seat is None else table.chairs[seat].person
    if person is None or table.company < 2 or person in table.talk.silenced:
        return False, False
    return table.talk.chat, table.talk.reactions


def check_line(table: Table, person: str, text: str | None, reaction: str | None) -> tuple[int, str, str]:
    """The seat, the text and the reaction, if this may be said."""
    seat = table.seat_of(person)
    if seat is None:
        raise Problem(403, "not-seated", say("problem-not-seated"))
    if (text is None) is (reaction is None):
        raise Problem(422, "text", say("problem-talk-one"))
    chat, reactions = may_talk(table, seat)
    if not (reactions if text is None else chat):
        raise Problem(409, "talk", say("problem-talk-off"))
    if text is not None:
        return seat, clean_text(text), ""
    if reaction not in REACTIONS:
        raise Problem(422, "reaction", say("art-no-reaction", given=str(reaction)[:20], there=listed_texts(REACTIONS)))
    return seat, "", str(reaction)


def other_person(table: Table, person: str, seat: int) -> str:
    """Who sits there, for somebody at the same table who has something to say about him."""
    if table.seat_of(person) is None:
        raise Problem(403, "not-seated", say("problem-not-seated"))
    found = table.chairs[seat].person if seat < len(table.chairs) else None
    if found is None or found == person:
        raise Problem(422, "seat", say("problem-nobody-there"))
    return found


def change_talk(table: Table, person: str, changes: dict[str, Any]) -> Entry:
    """The host switches chat or reactions on or off, or silences a seat."""
    if person != table.host:
        raise Problem(403, "not-host", say("problem-not-host"))
    silenced = set(table.talk.silenced)
    seat, silent = changes.pop("seat", None), changes.pop("silent", None)
    if seat is not None:
        who = other_person(table, person, seat)
        silenced = silenced | {who} if silent else silenced - {who}
    rules = replace(table.talk, **changes, silenced=sorted(silenced))
    return {"kind": "talk", "talk": asdict(rules)}
