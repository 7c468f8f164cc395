"""What is said, as it is sent: plain JSON in which every argument keeps its kind."""

from typing import TypeAlias

from typing_extensions import TypedDict


class SentSeat(TypedDict):
    seat: int


class SentSeats(TypedDict):
    seats: list[int]


class SentCard(TypedDict):
    card: str


class SentCards(TypedDict):
    cards: list[str]


class SentSuit(TypedDict):
    suit: str


class SentRule(TypedDict):
    rule: str


class SentSigned(TypedDict):
    signed: int


class SentEither(TypedDict):
    either: "list[Said]"


class SentEach(TypedDict):
    each: "list[Said]"


class SentListed(TypedDict):
    listed: "list[Said]"


class Said(TypedDict):
    """Something to say in the reader's language: a key of the catalogue, and what it speaks of."""

    key: str
    args: "dict[str, Argument]"


Argument: TypeAlias = (
    int | str | SentSeat | SentSeats | SentCard | SentCards | SentSuit | SentRule | SentSigned | SentEither | SentEach
    | SentListed | Said
)  # fmt: skip
