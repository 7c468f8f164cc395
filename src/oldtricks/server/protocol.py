"""What the server sends about a table: the shape of every message, event and answer; `listings` has the rest.

The OpenAPI description and the page's types (see `types`) are made from these, and a test holds whole games to them.
A key that is not required is left out where there is nothing to say. The texts are English.
"""

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from ..words.sent import Said
from .house_rules import Delay, Pace, Span, Watch
from .shown import OnTheTable
from .standing import Gauge, Result, Standing

Value = str | int | bool | None  # of an option
Status = Literal["open", "playing", "over"]


# The table itself


class SeatInfo(TypedDict):
    """A seat, and who has it."""

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    level: str | None
    avatar: str | None
    silenced: bool
    me: bool
    host: bool
    connected: bool
    away: bool
    hurried: bool
    bank: float | None


class Share(TypedDict):
    """Somebody's randomness in the shuffle, and the seat that was his when the cards were dealt."""

    seat: int | None
    name: str
    randomness: str


class Asking(TypedDict):
    """Somebody wants to take something back, or to have the rest, and waits for others."""

    seat: int
    waiting: list[int]


class Rest(TypedDict):
    """Who has claimed the rest of this hand, or leaves it to bots: it is being played out."""

    seat: int
    how: Literal["claim", "finish"]


class Can(TypedDict):
    """What somebody can do now."""

    sit: bool
    start: bool
    undo: bool
    hint: bool
    coach: bool
    rematch: bool
    claim: bool
    finish: bool
    house: bool
    chat: bool
    react: bool


class TalkRules(TypedDict):
    """Whether people may write to each other, and react."""

    chat: bool
    reactions: bool


class TalkLine(TypedDict):
    """Something that somebody at the table wrote or showed; the number is the moment, in milliseconds since 1970."""

    number: int
    seat: int
    name: str
    text: str
    reaction: str | None
    mine: bool


class Talked(TypedDict):
    """What is new of it, and what time it is here; to the host, also the seats about which there is a word with him."""

    lines: list[TalkLine]
    reported: list[int]
    now: int


class House(TypedDict):
    """The house rules: how fast bots act, whether hints are given, whether anything is taken back.

    `bank` is the time in seconds that each seat has for a hand, or for the match. `watch` says who may watch, `delay`
    how long after, and `watch_seat` whose cards they see then.
    """

    pace: Pace
    hints: bool
    undo: bool
    bank: float | None
    bank_for: Span
    watch: Watch
    delay: Delay
    watch_seat: int | None


class OfRound(TypedDict):
    """The round that a table is a board of: everybody there has the same cards. See `boards`."""

    id: str
    kind: Literal["day", "challenge", "event"]
    number: int
    of: int
    closes: int | None


class About(TypedDict):
    """What everybody is told about a table. Times are in milliseconds since 1970, lengths of time in seconds.

    A brief message leaves out the shares in the shuffle, which are closed when the cards are dealt.
    """

    id: str
    game: str
    title: str
    players: int
    options: dict[str, Value]
    option_words: list[str]
    status: Status
    created: int
    seats: list[SeatInfo]
    commitment: str
    shares: NotRequired[list[Share]]
    draw_seats: bool
    clock: float | None
    away_after: float
    house: House
    talk: TalkRules
    listed: bool
    fill_at: int | None
    undo: Asking | None
    claim: Asking | None
    rest: Rest | None
    rematch: str | None
    takeover: int | None
    spectators: int
    practice: bool
    round: OfRound | None


class AboutMe(About):
    """The same for one of them: where he sits."""

    my_seat: int | None
    host: bool
    practice_of: str | None


class Moment(TypedDict):
    """What every move changes: how long there is, and what he can do."""

    deadline: int | None
    can: Can


class TableInfo(AboutMe, Moment):
    """All of it, and what time it is."""

    now: int


# The game


class GameEvent(TypedDict):
    """Something that happened. What follows `ply` depends on the kind."""

    kind: str
    seat: int | None
    text: NotRequired[str]
    said: Said
    ply: int
    bid: NotRequired[int]
    bidder: NotRequired[int]
    call: NotRequired[str]
    call_said: NotRequired[Said]
    card: NotRequired[str]
    cards: NotRequired[list[str]]
    choice: NotRequired[str]
    contract: NotRequired[str]
    count: NotRequired[int]
    deal: NotRequired[int]
    pile: NotRequired[str]
    plies: NotRequired[int]
    points: NotRequired[int]
    rule: NotRequired[str]
    side: NotRequired[int]
    side_card: NotRequired[str]
    standing: NotRequired[Standing]
    trick: NotRequired[list[tuple[int, str]]]
    what: NotRequired[str]
    winners: NotRequired[list[int]]


class SheetLine(TypedDict):
    """A line of the score sheet."""

    deal: int
    side: int
    who: str
    what: str
    said: Said
    points: int
    rule: str
    total: int


class Frame(TypedDict):
    """What one seat may know, or the public; in a replay the sheet and the events come apart from it."""

    game: str
    options: dict[str, Value]
    players: list[str]
    sides: list[list[int]]
    seat: int | None
    ply: int
    deal: int
    dealer: int
    phase: str
    turn: int | None
    hand: list[str]
    hand_sizes: list[int]
    legal: list[str]
    task: str
    task_said: Said | None
    contract: Said | None
    in_hand: list[list[Said]]
    gauges: list[Gauge]
    target: Said
    ahead: list[int]
    promise: Said | None
    counts: Said | None
    table: OnTheTable
    scores: list[int]
    over: bool
    winners: list[int]
    ended: str | None
    hands: NotRequired[dict[str, list[str]]]


class View(Frame):
    """What one seat may know now. A brief message leaves out what has not changed: the sheet, the earlier events."""

    sheet: NotRequired[list[SheetLine]]
    results: NotRequired[list[Result]]
    events: NotRequired[list[GameEvent]]


class Sayings(TypedDict):
    """For the player at turn, by action or card: what to say about it."""

    actions: dict[str, Said]
    meanings: dict[str, Said]
    refusals: dict[str, Said]


class Message(TypedDict):
    """A table as one person sees it. A brief one leaves out what is English alone.

    On the stream of one who keeps what he was told about the table it leaves `table` out, until that changes.
    """

    version: int
    table: TableInfo
    view: View | None
    meanings: NotRequired[dict[str, str]]
    refusals: NotRequired[dict[str, str]]
    said: Sayings
    suggested: str | None
    news: list[GameEvent]
