"""What clients send, checked. What they get is in `protocol`."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from .clocks import SLOWEST
from .house_rules import Delay, Pace, Span, Watch

Hex = Annotated[str, Field(pattern=r"^[0-9a-fA-F]+$", min_length=16, max_length=64)]
Key = Annotated[str, Field(min_length=1, max_length=64)]
Name = Annotated[str, Field(min_length=1, max_length=200)]
Seat = Annotated[int, Field(strict=True, ge=0, le=7)]


class Body(BaseModel):
    model_config = ConfigDict(extra="forbid")


class Nothing(Body):
    """An empty object."""


class Rename(Body):
    name: Name | None = None
    avatar: str | None = Field(None, max_length=60, examples=["tactics/infantry-12"])


class Continue(Body):
    code: str = Field(min_length=1, max_length=100)


class Leave(Body):
    name: Name = Field(description="your name, so that nobody does this by mistake")


class NewToken(Body):
    name: Name


class SeatPlan(Body):
    kind: Literal["me", "bot", "open"]
    level: str | None = Field(None, max_length=16, description="of a bot; the usual one if it is left out")


class HouseRules(Body):
    pace: Pace = Field("normal", description="how fast bots act")
    hints: bool | None = Field(None, strict=True, description="null: only for somebody who plays against bots alone")
    undo: bool | None = Field(None, strict=True, description="likewise: whether anything can be taken back")
    bank: float | None = Field(None, ge=10, le=86_400, description="seconds of a bank of time for each person")
    bank_for: Span = Field("match", description="what the bank has to last for")
    watch: Watch = Field("link", description="who may watch: nobody, whoever has the link, or everybody, from a list")
    delay: Delay = Field("none", description="how long after: at once, three minutes, or when the hand is over")
    watch_seat: Seat | None = Field(None, description="whose cards they see; only with the delay of a hand")


class NewTable(Body):
    game: str = Field(max_length=40, examples=["tactics"])
    players: int | None = Field(None, strict=True, ge=1, le=8)
    options: dict[str, str | int | bool | None] = Field(default_factory=dict, max_length=20)
    seats: list[SeatPlan] | None = Field(None, max_length=8, description="left out: you and bots")
    draw_seats: bool = Field(
        False, strict=True, description="whether players draw cards for their seats at the start (C2)"
    )
    clock: float | None = Field(
        None, ge=5, le=SLOWEST, description="seconds for each decision; with more than an hour it runs by the calendar"
    )
    away_after: float = Field(60, ge=5, le=3600, description="seconds until a bot plays for an absent person")
    house: HouseRules = Field(default_factory=HouseRules.model_construct)
    start: bool = Field(False, description="deal at once, which needs every seat taken")
    randomness: Hex | None = Field(None, description="your share in the fair shuffle")


class Sit(Body):
    seat: Seat | None = None
    name: Name | None = None
    randomness: Hex | None = None


class Listing(Body):
    listed: bool = Field(strict=True, description="whether everybody sees the table in the lobby and may join")
    fill: float | None = Field(
        None, ge=10, le=600, description="seconds without anybody coming until bots take free seats"
    )


class Look(Body):
    game: str = Field("any", max_length=40, description="any, tricks, or a game's name")
    players: int | None = Field(None, strict=True, ge=2, le=8)
    wait: float = Field(60, ge=10, le=600, description="seconds until bots make up the number")


class Say(Body):
    text: str | None = Field(None, max_length=1000)
    reaction: str | None = Field(None, max_length=20)


class TalkRules(Body):
    chat: bool | None = Field(None, strict=True)
    reactions: bool | None = Field(None, strict=True)
    seat: Seat | None = Field(None, description="whom to silence")
    silent: bool = Field(True, strict=True)


class About(Body):
    seat: Seat


class ChangeSeat(Body):
    kind: Literal["bot", "open"]
    level: str | None = Field(None, max_length=16)


class Move(Body):
    action: str = Field(max_length=200, examples=["bid 60"])
    version: int = Field(strict=True, ge=0)
    key: Key


class Undo(Body):
    key: Key | None = None


class Rest(Body):
    how: Literal["claim", "finish"] = Field(description="all tricks to come are yours; or let a bot play your cards")


class Answer(Body):
    agree: bool = Field(strict=True)


class Coach(Body):
    action: str | None = Field(None, max_length=200, description="what you are about to do; left out: any of them")


class LookBack(Body):
    deal: int = Field(strict=True, ge=1)


class Again(Body):
    ply: int = Field(strict=True, ge=0, description="how many actions were played before")


class Challenge(Body):
    deal: int | None = Field(
        None, strict=True, ge=1, le=10_000, description="one hand of the match; left out: all of it"
    )


class PlayBoard(Body):
    team: str | None = Field(
        None, pattern="^[0-9a-f]{8}$", description="of the one who plays with you, in an event of teams"
    )


class NewEvent(Body):
    game: str = Field(max_length=40)
    title: str = Field(min_length=1, max_length=60)
    boards: int = Field(8, strict=True, ge=1, le=24, description="hands; of a game without single hands, races")
    level: str = Field("steady", max_length=16)
    opens: int | None = Field(None, strict=True, ge=0, description="milliseconds since 1970; left out: now")
    hours: float = Field(24, gt=0, le=24 * 31, description="for how long it can be played")
    public: bool = Field(False, strict=True, description="whether it is listed; otherwise it is found by its link")
    teams: bool = Field(
        False, strict=True, description="whether two each play as a team: the mean of their results counts"
    )


class Rematch(Body):
    randomness: Hex | None = None
    sit: bool = Field(True, description="false only makes the table: sit down there, with a share, and ask again")
