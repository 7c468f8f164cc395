"""What somebody wishes for a new table, and whether it can be had."""

from collections.abc import Mapping, Sequence
from typing import Protocol

from ..engine.box import Value
from ..engine.errors import OldTricksError
from ..engine.game import Game, game
from ..words import say
from . import levels
from .gallery import check_seat_watched
from .house_rules import HouseRules
from .names import bot_name, unlike
from .opening import Entry, chair_entry, opening
from .problems import Problem


class SeatWish(Protocol):
    """Who is to sit there: "me", "bot" or, with "open", whoever comes."""

    @property
    def kind(self) -> str: ...
    @property
    def level(self) -> str | None: ...


class Wish(Protocol):
    """A table as somebody would like it; without seats, himself and bots."""

    @property
    def game(self) -> str: ...
    @property
    def players(self) -> int | None: ...
    @property
    def options(self) -> Mapping[str, Value]: ...
    @property
    def seats(self) -> Sequence[SeatWish] | None: ...
    @property
    def draw_seats(self) -> bool: ...
    @property
    def clock(self) -> float | None: ...
    @property
    def away_after(self) -> float: ...
    @property
    def start(self) -> bool: ...
    @property
    def randomness(self) -> str | None: ...


def planned(wish: Wish, house: HouseRules, person: str, name: str, avatar: str | None = None) -> Entry:
    """The first entry of the table's log; a Problem if there can be no such table."""
    played = _chosen_game(wish)
    kinds = [(plan.kind, plan.level) for plan in wish.seats or ()]
    kinds = kinds or [("bot" if seat else "me", None) for seat in range(played.players)]
    if len(kinds) != played.players:
        raise Problem(422, "seats", say("problem-seats-needed", players=played.players, given=len(kinds)))
    if sum(kind == "me" for kind, _ in kinds) > 1:
        raise Problem(422, "seats", say("problem-seats"))
    if wish.start and any(kind == "open" for kind, _ in kinds):
        raise Problem(422, "seats", say("problem-seats-open"))
    if wish.draw_seats and not played.box.seats_drawn:
        raise Problem(422, "options", say("no-draw-for-seats", game=played.box.title))
    check_seat_watched(house, played.players)
    seats = _seated(kinds, chair_entry("person", name, person, share=wish.randomness, avatar=avatar))
    return opening(played, person, seats, wish.clock, wish.away_after, draw_seats=wish.draw_seats, house=house)


def _chosen_game(wish: Wish) -> Game:
    try:
        played = Game(game(wish.game).box, wish.players, dict(wish.options))
    except OldTricksError as error:
        raise Problem(422, "options", error.said) from None
    endless = next(
        (plan.level for plan in wish.seats or () if plan.kind == "bot" and not levels.ends(plan.level)), None
    )
    if endless and "hands" not in wish.options:
        return played.limited()
    levels.check_end(played, endless)
    return played


def _seated(kinds: Sequence[tuple[str, str | None]], mine: Entry) -> list[Entry]:
    """Who sits where at first."""
    bots: list[str] = []
    found = []
    for kind, wanted in kinds:
        if kind == "me":
            found.append(mine)
        elif kind == "bot":
            level = wanted or levels.STAND_IN
            levels.check_level(level)
            bots.append(unlike(bot_name(bots), [mine["name"], *bots]))
            found.append(chair_entry("bot", bots[-1], level=level))
        else:
            found.append(chair_entry("open"))
    return found
