"""What the server sends beside the tables: people and their games, figures, the games themselves, problems."""

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from ..words.sent import Said
from .protocol import Status, Value

# People


class Me(TypedDict):
    id: str
    name: str
    avatar: str
    new: bool


class Token(TypedDict):
    token: str
    id: str
    name: str


class TableId(TypedDict):
    id: str


class Listed(TypedDict):
    """One of somebody's games, in a list.

    `taken_back` is how often he took something back having seen something new; `left` is a game in play that nobody has
    touched for a day. `people` is how many of the players are people, `due` when the clock of a slow game runs out.
    """

    id: str
    game: str
    title: str
    status: Status
    created: int
    players: list[str]
    my_seat: int
    turn_is_mine: bool
    scores: list[int]
    won: bool | None
    taken_back: int
    people: int
    due: int | None
    left: bool


class MyTables(TypedDict):
    tables: list[Listed]


class Day(TypedDict):
    day: str
    played: int
    won: int
    mean_score: float


class Figures(TypedDict):
    """What was played and won of one game against one level, or by it.

    In `taken_back` of them somebody took something back having seen something new.
    """

    game: str
    level: str
    played: int
    won: int
    mean_score: float
    taken_back: int
    days: list[Day]


class Left(TypedDict):
    """How many games were begun and left: nobody has touched them for a day."""

    game: str
    mine: int
    everybody: int


class Stats(TypedDict):
    left: list[Left]
    mine: list[Figures]
    everybody: list[Figures]
    bots: list[Figures]


# The games


class OptionValue(TypedDict):
    """A value of an option; with the number of sides, where that hangs on it."""

    value: str | int | bool
    label: str
    sides: NotRequired[int]


class Option(TypedDict):
    """A choice that players make before they start: one of several values, or a number."""

    name: str
    about: str
    about_key: str
    rule: str
    kind: str
    default: Value
    players: list[int]
    values: NotRequired[list[OptionValue]]
    by_players: NotRequired[dict[str, list[OptionValue]]]
    minimum: NotRequired[int]
    maximum: NotRequired[int]


class Facts(TypedDict):
    """What is true of a game and is not a rule: what a screen needs to know beside the table."""

    screen: Literal["tricks", "race"]
    auction: Literal["numbers", "suits"] | None
    target: int
    unit: Literal["points", "miles"]
    fewer_wins: bool
    single_hands: bool
    longest_hand: int
    side_cards: int
    seats_drawn: bool


class GameLid(TypedDict):
    """A game as its box shows it."""

    name: str
    title: str
    year: str
    maker: str
    about: str
    special: str
    length: str
    facts: Facts
    players: list[int]
    default_players: int
    sides: dict[str, int]
    options: list[Option]


class Bot(TypedDict):
    """A level of bots."""

    level: str
    name: str
    about: str
    available: bool
    usual: bool


class Games(TypedDict):
    games: list[GameLid]
    bots: list[Bot]


class DeckCard(TypedDict):
    name: str
    suit: str | None
    rank: str
    title: NotRequired[str]
    order: int
    does: NotRequired[Said]
    rule: NotRequired[str]


class DeckSuit(TypedDict):
    suit: str
    name: str
    letter: str


class Deck(TypedDict):
    """The cards of a game by name, the suits, and the colours; of a race also where the plane is on its way."""

    cards: dict[str, DeckCard]
    suits: list[DeckSuit]
    palette: dict[str, str]
    terms: list[str]
    route: NotRequired[list[tuple[float, float, float]]]


class Pictured(TypedDict):
    """A card to look at: its name, what it is called beside that, and how often it is in the pack."""

    card: str
    name: str
    title: str
    often: int


class PackSuit(TypedDict):
    suit: str | None  # nothing for the cards that belong to no suit
    name: str
    cards: list[Pictured]


class Laid(TypedDict):
    who: str
    card: str
    name: str
    why: str
    wins: bool


class Worked(TypedDict):
    """A trick, or in a race a turn, card by card; `told` says who has it and why."""

    title: str
    intro: str
    laid: list[Laid]
    side_card: str
    told: str


class RulesPage(TypedDict):
    title: str
    html: str
    rules: dict[str, str]
    terms: list[str]
    pack: list[PackSuit]
    worked: NotRequired[Worked]


class Document(TypedDict):
    title: str
    html: str


# The server


class Health(TypedDict):
    status: str
    version: str


class ProblemDetail(TypedDict):
    """What cannot be done, and why (RFC 9457)."""

    type: str
    title: str
    status: int
    detail: str
    said: Said
    rule: NotRequired[str]
    version: NotRequired[int]
