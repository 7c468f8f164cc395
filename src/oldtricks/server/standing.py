"""How things stand: how far a contract is, and how one came out."""

from typing import Literal

from typing_extensions import TypedDict

from ..words.sent import Said


class Note(TypedDict):
    """Why a side got nothing for something."""

    side: int
    said: Said
    rule: str


class Result(TypedDict):
    """How the contract of a deal came out, and what was not scored."""

    deal: int
    made: bool
    said: Said
    rule: str
    notes: list[Note]


class Gauge(TypedDict):
    """What is made of a goal, by whom, and whether that is decided; `still` is the most that can be added."""

    seats: list[int]
    made: int
    goal: int
    still: int
    standing: Literal["open", "safe", "lost", "free"]
    short: Said
    said: Said


class Standing(TypedDict):
    """How a hand stands with its last trick: by side what it has and how many tricks, and how far the contract is."""

    in_hand: list[list[Said]]
    gauges: list[Gauge]
    tricks: list[int]
