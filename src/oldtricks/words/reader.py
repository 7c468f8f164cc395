"""Somebody who reads: the catalogue's sentences in his language, from where he sits.

The page has the same reader in web/js/words.js, over the same files.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib import import_module
from pathlib import Path
from threading import RLock
from typing import Any

from . import pages
from .pages import ENGLISH, LANGUAGES
from .said import Arg, Card, Cards, Each, Either, Listed, Rule, Said, Seat, Seats, Signed, Suit, say

strict = False  # whether a sentence that lacks a word or an argument is an error; the tests set it


def language_of(*wanted: str | None) -> str:
    """The first of some wishes that there is a catalogue for: de, de_AT.UTF-8, or "fr;q=0.9,de" ...; else English."""
    for wish in wanted:
        for one in (wish or "").replace("_", "-").split(","):
            code = one.split(";")[0].split(".")[0].strip().lower().split("-")[0]
            if code in LANGUAGES:
                return code
    return ENGLISH


def files_of(language: str) -> list[Path]:
    """The catalogue's files of a language, a game's own among them, wherever the package reaches."""
    folders = import_module(__package__).__path__
    return sorted(path for folder in folders for path in Path(folder, language).glob("*.ftl"))


ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)  # where a message or a term begins
MENTIONED = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


def entries(language: str) -> dict[str, str]:
    """Every message and term of a language as it is written, by its key: found fast, and not read yet."""
    found: dict[str, str] = {}
    for path in files_of(language):
        text = path.read_text(encoding="utf-8")
        begun = [(entry[1], entry.start()) for entry in ENTRY.finditer(text)]
        for (key, start), (_, end) in zip(begun, [*begun[1:], ("", len(text))], strict=True):
            found.setdefault(key, text[start:end])
    return found


@cache
def catalogue(language: str) -> Any:
    """All the words of a language; a message is parsed when somebody wants it, for all would take a long second."""
    from fluent.runtime import FluentBundle, FluentResource  # slow to import, and not needed before the first word

    class Catalogue(FluentBundle):
        unread, reading = entries(language), RLock()

        def has_message(self, key: str) -> bool:
            with self.reading:  # by one thread at a time
                self.read(key)
                return bool(super().has_message(key))

        def read(self, key: str) -> None:
            """Parse a message, and whatever it mentions."""
            if source := self.unread.pop(key, ""):
                self.add_resource(FluentResource(source))
                for mentioned in MENTIONED.findall(source):
                    self.read(mentioned)

    return Catalogue([language], use_isolating=False)


def find(language: str, key: str) -> tuple[Any, Any]:
    """The catalogue that has the key, and its pattern: English where the language has none."""
    name, _, attribute = key.partition(".")
    for each in dict.fromkeys((language, ENGLISH)):
        bundle = catalogue(each)
        if bundle.has_message(name):
            message = bundle.get_message(name)
            pattern = message.attributes.get(attribute) if attribute else message.value
            if pattern is not None:
                return bundle, pattern
    raise LookupError(f"no words for {key}")


@cache
def known(key: str, language: str = ENGLISH) -> bool:
    """Whether the catalogue has the key."""
    try:
        find(language, key)
    except LookupError:
        return False
    return True


@lru_cache(maxsize=8192)
def sentence(language: str, key: str, args: tuple[tuple[str, float | str], ...]) -> str:
    """The words for a key, with plain arguments."""
    bundle, pattern = find(language, key)
    text, errors = bundle.format_pattern(pattern, dict(args))
    if errors and strict:
        raise LookupError(f"{key} with {dict(args)}: {errors}")
    return str(text)


def joined(language: str, key: str, words: Sequence[str]) -> str:
    """a, b and c: `key` says how the last one is joined."""
    if not words:
        return sentence(language, "nobody", ())
    text = words[0]
    for word in words[1:-1]:
        text = sentence(language, "list-comma", (("rest", text), ("last", word)))
    return sentence(language, key, (("rest", text), ("last", words[-1]))) if len(words) > 1 else text


def number(language: str, n: int, *, signed: bool = False) -> str:
    """A number in the language's manner, with a true minus."""
    text = sentence(language, "number", (("n", abs(n)),))
    return f"{'−' if n < 0 else '+' if signed and n > 0 else ''}{text}"


def kebab(name: str) -> str:
    return name.replace("_", "-")


@dataclass(frozen=True, slots=True)
class Reader:
    """Who reads: his language, the game, who sits where, and which seat is his own, if any is.

    With `typed`, cards are called what people type; otherwise by their titles.
    """

    language: str = ENGLISH
    game: str = ""
    names: tuple[str, ...] = ()
    sides: tuple[tuple[int, ...], ...] = ()
    seat: int | None = None
    typed: bool = True

    def say(self, said: Said) -> str:
        """What is said, in this reader's words."""
        return _say(self, said)

    def sentence(self, said: Said) -> str:
        """The same as a sentence: one that begins with the reader himself has a capital."""
        text, you = _say(self, said), sentence(self.language, "you", ())
        himself = self.seat is not None and text.startswith(you) and not text[len(you) :][:1].isalpha()
        return you.capitalize() + text[len(you) :] if himself else text

    def t(self, key: str, /, **args: Arg) -> str:
        """What a key says."""
        return _say(self, say(key, **args))

    def decimal(self, n: float, digits: int, *, signed: bool = False) -> str:
        """A number with so many digits after the point."""
        n = round(n, digits)
        text = sentence(self.language, f"decimal-{digits}", (("n", abs(n)),))
        return f"{'−' if n < 0 else '+' if signed else ''}{text}"

    def percent(self, share: float, digits: int = 0) -> str:
        return sentence(self.language, f"percent-{digits}", (("n", share),))

    def name(self, seat: int) -> str:
        return sentence(self.language, "you", ()) if seat == self.seat else self.names[seat]

    def side(self, seats: Iterable[int]) -> str:
        """The names of a side, one's own first."""
        return joined(self.language, "list-and", [self.name(seat) for seat in self._own_first(seats)])

    def suit(self, suit: str) -> str:
        return sentence(self.language, f"{kebab(self.game)}-suit-{suit}", ())

    def card(self, card: str) -> str:
        return card if self.typed else self.title(card)

    def title(self, card: str) -> str:
        """What a card is called: by a name of its own, or by rank and suit."""
        game = kebab(self.game)
        if known(f"{game}-card-{card}", self.language):
            return sentence(self.language, f"{game}-card-{card}", ())
        suit, _, rank = card.rpartition("-")
        return sentence(self.language, f"{game}-card", (("rank", rank), ("suit", self.suit(suit))))

    def _own_first(self, seats: Iterable[int]) -> list[int]:
        return sorted(seats, key=lambda seat: seat != self.seat)

    def _relation(self, seat: int) -> str:
        if seat == self.seat:
            return "you"
        return "partner" if any(seat in side and self.seat in side for side in self.sides) else "other"

    def fill(self, name: str, value: Arg) -> Iterable[tuple[str, int | str]]:
        """The catalogue's variables for an argument."""
        match value:
            case Seat(seat):
                yield name, self.name(seat)
                yield f"{name}-is", self._relation(seat)
            case Seats(seats):
                yield name, self.side(seats)
                yield f"{name}-is", ("you" if len(seats) == 1 else "us") if self.seat in seats else "other"
                yield f"{name}-count", len(seats)
            case Card(card):
                yield name, self.card(card)
            case Cards(cards):
                yield name, joined(self.language, "list-and", [self.card(card) for card in cards])
            case Suit(suit):
                yield name, self.suit(suit)
            case Rule(rule):
                yield name, rule
                if self.game:  # whose rules they are
                    yield f"{name}-text", pages.rule_text(self.game, rule, self.language)
            case Signed(points):
                yield name, number(self.language, points, signed=True)
            case Said():
                yield name, _say(self, value)
            case Either(saids):
                yield name, joined(self.language, "list-or", [_say(self, one) for one in saids])
            case Each(saids):
                yield name, joined(self.language, "list-and", [_say(self, one) for one in saids])
            case Listed(saids):
                yield name, joined(self.language, "list-comma", [_say(self, one) for one in saids])
            case _:
                yield name, value


def _say(reader: Reader, said: Said) -> str:
    args = tuple(pair for name, value in said.args for pair in reader.fill(name, value))
    return sentence(reader.language, said.key, args)
