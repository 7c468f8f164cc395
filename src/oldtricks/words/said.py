"""What is said, before it is said in any language: a key of the catalogue, and what it speaks of.

A `Said` is made where the fact is known. Its arguments keep their kind, so that each reader gets them in his own
words: a seat as its player's name or as "you", a card by its title, a number in his language's manner. Nobody changes
one once it is made; that is not enforced, since it would take four times as long to make one, and thousands are made.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias


@dataclass(slots=True, unsafe_hash=True)
class Seat:
    """A player: the name, or "you"."""

    seat: int

    def to_json(self) -> dict[str, object]:
        return {"seat": self.seat}


@dataclass(slots=True, unsafe_hash=True)
class Seats:
    """Several players, such as a side."""

    seats: tuple[int, ...]

    def to_json(self) -> dict[str, object]:
        return {"seats": list(self.seats)}


@dataclass(slots=True, unsafe_hash=True)
class Card:
    """A card, by the name that people type."""

    card: str

    def to_json(self) -> dict[str, object]:
        return {"card": self.card}


@dataclass(slots=True, unsafe_hash=True)
class Cards:
    cards: tuple[str, ...]

    def to_json(self) -> dict[str, object]:
        return {"cards": list(self.cards)}


@dataclass(slots=True, unsafe_hash=True)
class Suit:
    """A suit, by the name that people type."""

    suit: str

    def to_json(self) -> dict[str, object]:
        return {"suit": self.suit}


@dataclass(slots=True, unsafe_hash=True)
class Rule:
    """A rule by its citation; a sentence may quote its text too."""

    rule: str

    def to_json(self) -> dict[str, object]:
        return {"rule": self.rule}


@dataclass(slots=True, unsafe_hash=True)
class Signed:
    """A gain or a loss."""

    signed: int

    def to_json(self) -> dict[str, object]:
        return {"signed": self.signed}


@dataclass(slots=True, unsafe_hash=True)
class Said:
    """A key of the catalogue with its arguments."""

    key: str
    args: tuple[tuple[str, "Arg"], ...] = ()

    def to_json(self) -> dict[str, object]:
        return {"key": self.key, "args": {name: plain(value) for name, value in self.args}}

    def __str__(self) -> str:
        """In plain English, if it speaks of nobody at a table."""
        from .reader import Reader

        return Reader().say(self)


@dataclass(slots=True, unsafe_hash=True)
class Either:
    """One thing or another."""

    either: tuple[Said, ...]

    def to_json(self) -> dict[str, object]:
        return {"either": [one.to_json() for one in self.either]}


@dataclass(slots=True, unsafe_hash=True)
class Each:
    """One thing and another."""

    each: tuple[Said, ...]

    def to_json(self) -> dict[str, object]:
        return {"each": [one.to_json() for one in self.each]}


@dataclass(slots=True, unsafe_hash=True)
class Listed:
    """Things one after the other, with commas."""

    listed: tuple[Said, ...]

    def to_json(self) -> dict[str, object]:
        return {"listed": [one.to_json() for one in self.listed]}


Arg: TypeAlias = int | str | Seat | Seats | Card | Cards | Suit | Rule | Signed | Said | Either | Each | Listed


def plain(value: Arg) -> Any:
    """An argument for JSON."""
    return value if isinstance(value, int | str) else value.to_json()


def say(key: str, /, **args: Arg) -> Said:
    """Something to say."""
    return Said(key, tuple(args.items()))


def texts(words: Iterable[str]) -> tuple[Said, ...]:
    """Words that are what they are, for a list."""
    return tuple(say("text", text=word) for word in words)


def said_of(read: Mapping[str, Any]) -> Said:
    """A saying again, from its JSON."""
    return Said(read["key"], tuple((name, _arg(value)) for name, value in read["args"].items()))


def _arg(value: Any) -> Arg:
    if isinstance(value, int | str):
        return value
    if "key" in value:
        return said_of(value)
    ((name, inside),) = value.items()
    kind, many = KINDS[name]
    if not many:
        return kind(inside)  # type: ignore[no-any-return]
    return kind(tuple(map(said_of, inside)) if kind in (Either, Each, Listed) else tuple(inside))  # type: ignore[no-any-return]


KINDS: dict[str, tuple[Any, bool]] = {  # by their names in JSON, and whether there are several
    "seat": (Seat, False),
    "seats": (Seats, True),
    "card": (Card, False),
    "cards": (Cards, True),
    "suit": (Suit, False),
    "rule": (Rule, False),
    "signed": (Signed, False),
    "either": (Either, True),
    "each": (Each, True),
    "listed": (Listed, True),
}
