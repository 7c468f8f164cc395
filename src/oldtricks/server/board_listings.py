"""What the server sends about boards: rounds of them, who has played them, and how that compares."""

from typing import Literal

from typing_extensions import TypedDict

from ..words.sent import Said

State = Literal["new", "playing", "finished", "closed"]  # closed: too late, or too early


class RoundInfo(TypedDict):
    """A round as it is known to somebody who has not played it. Times are in milliseconds since 1970.

    `done` is how many boards he has finished, `table` where he can go on; `exact` says whether the same choices always
    meet the same answers, which they do unless bots think by the clock. `team` is for the other one of a team of two.
    """

    id: str
    kind: Literal["day", "challenge", "event"]
    game: str
    title: str
    level: str
    exact: bool
    boards: int
    hand: int | None
    opens: int
    closes: int | None
    public: bool
    teams: bool
    by: str | None
    mine: bool
    commitments: list[str]
    state: State
    done: int
    table: str | None
    team: str | None


class Parting(TypedDict):
    """The first decision where another line left mine: `seat` was at turn, `ply` actions after the first deal.

    `lines` are what was decided in my seat from there to the end of the deal, by me and by the other.
    """

    deal: int
    ply: int
    seat: int
    mine: Said
    theirs: Said
    lines: tuple[list[Said], list[Said]]


class OtherLine(TypedDict):
    """Another's line on one of my boards: how many points better than the other sides, and where we parted."""

    name: str
    level: str | None
    margin: float
    parted: list[Parting]


class BoardResult(TypedDict):
    """A board that I have played: the points of every side, deal by deal; `share` is the part of the field beaten."""

    number: int
    table: str
    side: int
    seat: int
    players: list[str]
    sides: list[list[int]]
    points: list[list[int]]
    margin: float
    share: float
    mean: float
    best: float
    others: list[OtherLine]


class Placed(TypedDict):
    """Somebody in the table of results, or a team. `low` and `high` are an interval over the boards, for luck."""

    names: list[str]
    level: str | None
    me: bool
    rank: int
    share: float
    low: float | None
    high: float | None
    margins: list[float]
    counted: bool


class Outcome(TypedDict):
    """How a round came out, for somebody who has finished it.

    `people` and `bots` are those in the field; bots of the house may still be thinking. Somebody who is not counted is
    a second one from the same browser and address, or was too late.
    """

    counted: bool
    people: int
    bots: int
    thinking: bool
    share: float
    low: float | None
    high: float | None
    rank: int
    boards: list[BoardResult]


class RoundPage(TypedDict):
    """A round. The outcome is for those who have finished it; the table of results for them, or once it is over.

    `partner` is who plays in the same team, as soon as somebody does.
    """

    round: RoundInfo
    partner: str | None
    outcome: Outcome | None
    placed: list[Placed] | None
    streak: int
    longest: int


class Today(TypedDict):
    """Today's boards, one round for each game, and the days in a row on which somebody finished one."""

    date: str
    now: int
    rounds: list[RoundInfo]
    streak: int
    longest: int


class Committed(TypedDict):
    """An instance of a day's board: what was committed to, and the secrets once the day is over."""

    game: str
    instance: int
    commitments: list[str]
    secrets: list[str] | None


class BoardDay(TypedDict):
    date: str
    rounds: list[Committed]


class Events(TypedDict):
    events: list[RoundInfo]


class RoundId(TypedDict):
    id: str


# Ratings


class RatingPoint(TypedDict):
    """A rating on a day, and two standard deviations of it."""

    day: str
    rating: int
    spread: int


class Rating(TypedDict):
    """How strong somebody is at a game: nothing but the number of games until there is enough to go by."""

    game: str
    games: int
    rating: int | None
    spread: int | None
    history: list[RatingPoint]


class BotRating(TypedDict):
    """A level of bots on the same scale."""

    game: str
    level: str
    games: int
    rating: int
    spread: int


class AllRatings(TypedDict):
    """`enough` is the number of games from which on a rating may be shown."""

    enough: int
    mine: list[Rating]
    bots: list[BotRating]
