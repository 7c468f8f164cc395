"""What lies on the table in each game, as `on_the_table` of its box tells it."""

from typing_extensions import TypedDict


class TrickTable(TypedDict):
    """In every trick game."""

    calls: list[str | None]
    maker: int | None
    contract: str | None
    trump: str | None
    trick: list[tuple[int, str]]
    led: str | None
    tricks: list[int]
    played: list[list[str]]
    centre: int
    discards: list[str] | None
    discarded: int


class AviationTable(TrickTable):
    miles: int
    wind: list[int]
    turned_up: list[str]


class AlleyTable(TrickTable):
    bid: int | None
    bidder: int | None
    points: list[int]


class NeutralTable(TrickTable):
    called: str | None
    belligerent_tricks: list[int]
    neutralised_tricks: list[int]
    rulers: list[int]


class TacticsTable(TrickTable):
    keys: list[int]
    captured: list[int]
    engagements: list[int]


Piles = TypedDict(  # of a side; some keys are numbers
    "Piles",
    {"weather": str | None, "flight": str | None, "500": int, "300": int, "100": int, "miles": int},
)


class RaceTable(TypedDict):
    """In the race, where there are no tricks."""

    piles: list[Piles]
    drawing: int
    discards: int
    discard_top: str | None
    aside: dict[str, int]
    taken: str | None
    lucky: bool
    quiet_turns: int


OnTheTable = AviationTable | AlleyTable | NeutralTable | TacticsTable | RaceTable
