"""What the server sends about people: their pictures and devices, whom they have blocked, and who is in the lobby."""

from typing import Literal

from typing_extensions import TypedDict

from .protocol import Status, Value


class Avatars(TypedDict):
    """The pictures to choose from, by game."""

    avatars: dict[str, list[str]]


class Device(TypedDict):
    """A browser or a program that is let in as somebody."""

    id: str
    kind: str
    device: str
    created: int
    seen: int | None
    this: bool


class Devices(TypedDict):
    devices: list[Device]


class Link(TypedDict):
    """A link that works once, until then; and the same as a picture for a camera, in SVG."""

    link: str
    until: int
    qr: str


class Recovery(TypedDict):
    """A code that lets its owner in without any device. It is not shown again."""

    code: str


class Blocked(TypedDict):
    """Somebody with whom one wants nothing to do, by the name that he had then."""

    id: str
    name: str
    created: int


class Blocks(TypedDict):
    blocked: list[Blocked]


class Looking(TypedDict):
    """Somebody who looks for a game: any, any of tricks, or one; for so many, or as many as is usual."""

    name: str
    avatar: str
    game: str
    players: int | None
    wait: float
    until: int


class LobbySeat(TypedDict):
    kind: Literal["person", "bot", "open"]
    name: str
    avatar: str | None


class LobbyTable(TypedDict):
    """A table that everybody may join as long as there are free seats, and watch if `watch` says so."""

    id: str
    game: str
    title: str
    options: dict[str, Value]
    players: int
    status: Status
    seats: list[LobbySeat]
    free: int
    watch: bool
    mine: bool
    fill_at: int | None
    chat: bool


class LobbyInfo(TypedDict):
    """The lobby as one person sees it; `found` is the table that waits for whoever was looking."""

    tables: list[LobbyTable]
    looking: list[Looking]
    mine: Looking | None
    found: str | None
    here: int


class Gone(TypedDict):
    gone: bool
