"""The protocol's bodies: what clients send, checked, and what they get, for the OpenAPI description."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

Hex = Annotated[str, Field(pattern=r"^[0-9a-fA-F]+$", min_length=16, max_length=64)]
Key = Annotated[str, Field(min_length=1, max_length=64)]
Name = Annotated[str, Field(min_length=1, max_length=200)]
Seat = Annotated[int, Field(strict=True, ge=0, le=7)]


class Body(BaseModel):
    model_config = ConfigDict(extra="forbid")


class Nothing(Body):
    """An empty object."""


class Rename(Body):
    name: Name


class NewToken(Body):
    name: Name


class SeatPlan(Body):
    kind: Literal["me", "bot", "open"]
    level: str | None = Field(None, max_length=16, description="of a bot; the usual one if it is left out")


class NewTable(Body):
    game: str = Field(max_length=40, examples=["tactics"])
    players: int | None = Field(None, strict=True, ge=1, le=8)
    options: dict[str, str | int | bool | None] = Field(default_factory=dict, max_length=20)
    seats: list[SeatPlan] | None = Field(None, max_length=8, description="left out: you and bots")
    clock: float | None = Field(None, ge=5, le=3600, description="seconds for each decision")
    away_after: float = Field(60, ge=5, le=3600, description="seconds until a bot plays for an absent person")
    start: bool = Field(False, description="deal at once, which needs every seat taken")
    randomness: Hex | None = Field(None, description="your share in the fair shuffle")


class Sit(Body):
    seat: Seat | None = None
    name: Name | None = None
    randomness: Hex | None = None


class ChangeSeat(Body):
    kind: Literal["bot", "open"]
    level: str | None = Field(None, max_length=16)


class Move(Body):
    action: str = Field(max_length=200, examples=["bid 60"])
    version: int = Field(strict=True, ge=0)
    key: Key


class Undo(Body):
    key: Key | None = None


class Answer(Body):
    agree: bool = Field(strict=True)


class Rematch(Body):
    randomness: Hex | None = None


# What comes back


class ProblemDetail(BaseModel):
    """RFC 9457."""

    type: str
    title: str
    status: int
    detail: str
    rule: str | None = None
    version: int | None = None


class Me(BaseModel):
    id: str
    name: str
    new: bool


class Token(BaseModel):
    token: str
    id: str
    name: str


class TableId(BaseModel):
    id: str


class SeatInfo(BaseModel):
    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    level: str | None
    me: bool
    host: bool
    connected: bool
    away: bool


class Asking(BaseModel):
    seat: int
    waiting: list[int]


class Can(BaseModel):
    sit: bool
    start: bool
    undo: bool
    hint: bool
    rematch: bool


class TableInfo(BaseModel):
    id: str
    game: str
    title: str
    players: int
    options: dict[str, Any]
    option_words: list[str]
    status: Literal["open", "playing", "over"]
    created: int
    seats: list[SeatInfo]
    my_seat: int | None
    host: bool
    commitment: str
    clock: float | None
    deadline: int | None
    now: int
    away_after: float
    undo: Asking | None
    rematch: str | None
    takeover: int | None
    spectators: int
    can: Can


class Message(BaseModel):
    """A table as one person sees it."""

    version: int
    table: TableInfo
    view: dict[str, Any] | None
    meanings: dict[str, str]
    refusals: dict[str, str]
    news: list[dict[str, Any]]


class Hint(BaseModel):
    action: str
    words: str
    value: float
    spread: float


class Hints(BaseModel):
    hints: list[Hint]


class Replay(BaseModel):
    table: TableInfo
    review: bool
    plies: int
    frames: list[dict[str, Any]]
    events: list[dict[str, Any]]
    sheet: list[dict[str, Any]]
    decisions: list[dict[str, Any]]


class Progress(BaseModel):
    done: int
    of: int


class Share(BaseModel):
    name: str
    randomness: str


class Deal(BaseModel):
    deal: int
    ok: bool
    deck: list[str]


class Verification(BaseModel):
    fair: bool
    commitment: str
    secret: str
    shares: list[Share]
    deals: list[Deal]
    words: str


class Listed(BaseModel):
    id: str
    game: str
    title: str
    status: Literal["open", "playing", "over"]
    created: int
    players: list[str]
    my_seat: int
    turn_is_mine: bool
    scores: list[int]
    won: bool | None


class MyTables(BaseModel):
    tables: list[Listed]


class Health(BaseModel):
    status: str
    version: str
