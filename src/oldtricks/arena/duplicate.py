"""Duplicate deals: the same cards and the same chance at several tables, the bots at each other's places.

A board is one deal of cards; or, for whole matches, one seed that fixes every deal. Each of its tables is played
from the first card to the last by two bots whose places differ: with two sides they change sides; with more they sit
alternately and change places; or one bot sits alone among copies of the other, at every place in turn.
"""

import hashlib
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from functools import cache
from itertools import combinations
from typing import Any

from ..bots import Budget
from ..bots.simulate import HANDS
from ..engine.errors import OldTricksError, OptionError, quoted
from ..engine.game import Game, game
from ..engine.match import Match
from ..words import say
from .failure import failing
from .players import check_level, fingerprint, seat
from .stranger import STRANGER

SEEDS = 1 << 64
MOST_DEALS = 1000  # a match that has not ended by then never will

DEALS, MATCHES = "deals", "matches"  # a board is a single hand, or a whole match


@dataclass(frozen=True, slots=True)
class Plan:
    """Who plays what, how often, and how long they may think."""

    game: Game
    bots: tuple[str, ...]
    kind: str = DEALS
    boards: int = 100  # for each pair of bots
    lone: bool = False
    against: str = ""  # the bot that all others meet; everybody meets everybody without it
    seed: int = 0
    budget: Budget = field(default_factory=Budget)
    prints: dict[str, str | None] = field(default_factory=dict, init=False, repr=False, compare=False)  # once known

    def __post_init__(self) -> None:
        if len(self.bots) < 2:
            raise OldTricksError(say("arena-two-bots"))
        for level in self.bots:
            if level != STRANGER:
                check_level(level)
        if len(set(self.bots)) < len(self.bots):
            raise OldTricksError(say("arena-enters-once"))
        if self.lone and len(self.bots) != 2:
            raise OldTricksError(say("arena-lone-two"))
        if self.against and self.against not in self.bots:
            raise OldTricksError(say("arena-not-among", given=quoted(self.against)))
        if STRANGER in self.bots:
            check_level(STRANGER)  # last: he is waited for only if all else is right

    @property
    def pairs(self) -> list[tuple[str, str]]:
        """Who meets whom."""
        if self.against:
            return [(level, self.against) for level in self.bots if level != self.against]
        return list(combinations(self.bots, 2))

    @property
    def seatings(self) -> list[list[int]]:
        """For each table of a board, which of the two bots every side is: 0 the first, 1 the second."""
        sides = self.game.new_state().sides
        if self.lone:
            return [[int(side != alone) for side in range(sides)] for alone in range(sides)]
        return [[(side + change) % 2 for side in range(sides)] for change in range(2)]

    @property
    def fair(self) -> float:
        """The share of wins that the first bot of a pair would have if both were equally good."""
        return 1 / self.game.new_state().sides if self.lone else 0.5

    def jobs(self) -> Iterator[tuple[int, int]]:
        """Every board to play, as the number of the pair and the number of the board."""
        return ((pair, board) for board in range(self.boards) for pair in range(len(self.pairs)))

    @property
    def strangers(self) -> dict[str, str | None]:
        """What identifies the bots that are not part of this package; None if that cannot be said.

        Asked once, before they play: what they remember of that, or import for it, makes them no others.
        """
        if not self.prints:
            self.prints.update({level: fingerprint(level) for level in self.bots})
        return {level: print_ for level, print_ in self.prints.items() if print_ != ""}

    def to_dict(self) -> dict[str, Any]:
        """What makes two runs the same, so that one may go on with the other; more boards may be asked for later."""
        strangers = self.strangers
        return {
            **({"strangers": strangers} if strangers else {}),
            "game": self.game.name,
            "players": self.game.players,
            "options": dict(self.game.options),
            "rules": self.game.rules_version,
            "kind": self.kind,
            "bots": list(self.bots),
            "lone": self.lone,
            "against": self.against,
            "seed": self.seed,
            "budget": asdict(self.budget),
        }


def arrange(name: str, players: object, options: dict[str, object], bots: tuple[str, ...], kind: str) -> Game:
    """The game as the arena plays it; whole matches with a limit where somebody bids at random (C6)."""
    played = Game(game(name).box, players, options)
    if kind == DEALS and not played.box.single_hands:
        raise OptionError(say("arena-no-single-hands", game=played.box.title))
    at_random = kind == MATCHES and "random" in bots and "hands" not in options
    return played.limited(HANDS) if at_random else played


@dataclass(frozen=True, slots=True)
class TableResult:
    """What came of one table, for the first bot and the second."""

    points: tuple[float, float]  # of a side of theirs, on average; positive is good in every game
    wins: tuple[float, float]  # shares that add up to 1: level sides share
    deals: int
    moves: tuple[int, int]
    seconds: tuple[float, float]  # that they thought in all
    slowest: tuple[float, float]  # their longest thought


@dataclass(frozen=True, slots=True)
class Board:
    """The same cards at every table."""

    pair: int
    number: int
    tables: tuple[TableResult, ...]

    @property
    def margin(self) -> float:
        """How many points a table the first bot was ahead of the second; exactly 0 if the tables came out alike."""
        return round(sum(one.points[0] - one.points[1] for one in self.tables) / len(self.tables), 9)

    @property
    def won(self) -> float:
        """The first bot's share of the tables."""
        return sum(one.wins[0] for one in self.tables) / len(self.tables)

    def to_dict(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def from_dict(cls, data: dict[str, Any]) -> "Board":
        rows: list[dict[str, Any]] = [
            {key: tuple(value) if isinstance(value, list) else value for key, value in row.items()}
            for row in data["tables"]
        ]
        return cls(data["pair"], data["number"], tuple(TableResult(**row) for row in rows))


def play_board(plan: Plan, pair: int, number: int) -> Board:
    """All tables of one board."""
    bots = plan.pairs[pair]
    for level in bots:
        warm_up(plan.game, level)
    tables = [play_table(plan, bots, number, table, sides) for table, sides in enumerate(plan.seatings)]
    return Board(pair, number, tuple(tables))


@cache
def warm_up(played: Game, level: str) -> None:
    """One choice before the clock runs: the first may have to compile the rules. A stranger has done so at home.

    Whoever fails here fails at the first table too, where it can be said at which ply.
    """
    if level == STRANGER:
        return
    check_level(level)
    match = played.start(seed=0)
    while len(match.legal()) == 1:  # nobody thinks about those
        match.play(match.legal()[0])
    with suppress(Exception, SystemExit):
        seat(level, 0)(match, Budget(playouts=1))


def play_table(plan: Plan, bots: tuple[str, str], number: int, table: int, sides: list[int]) -> TableResult:
    """One match; or its first hand, which everybody plays as part of a match, but which counts for itself."""
    match = plan.game.start(seed=(plan.seed + number) % SEEDS)
    who = [sides[i % len(sides)] for i in range(plan.game.players)]
    players = []
    for i in range(plan.game.players):
        with failing(bots[who[i]], match, number, table, i):
            players.append(seat(bots[who[i]], bot_seed(plan.seed, number, table, i)))
    moves, seconds, slowest = [0, 0], [0.0, 0.0], [0.0, 0.0]
    while not match.over and (plan.kind == MATCHES or match.state.deals == 1):
        turn = match.turn
        assert turn is not None
        with failing(bots[who[turn]], match, number, table, turn):
            begun = time.perf_counter()
            action = players[turn](match, plan.budget)
            spent = time.perf_counter() - begun
            match.play(action)
        moves[who[turn]] += 1
        seconds[who[turn]] += spent
        slowest[who[turn]] = max(slowest[who[turn]], spent)
        if match.state.deals > MOST_DEALS:
            raise OldTricksError(say("arena-no-end", deals=MOST_DEALS))
    points, wins = outcome(match, plan.kind, sides)
    deals = match.state.deals if plan.kind == MATCHES else 1
    return TableResult(points, wins, deals, _two(moves), _two(seconds), _two(slowest))


def outcome(match: Match, kind: str, sides: list[int]) -> tuple[tuple[float, float], tuple[float, float]]:
    """Points and shares of the win for the two bots, `sides` saying whose every side is. Level sides share."""
    gained = [0] * len(sides)
    for line in match.sheet():
        gained[line.side] += line.points
    if match.game.box.fewer_wins:
        gained = [-points for points in gained]
    winners = [side for side, points in enumerate(gained) if points == max(gained)]
    if kind == MATCHES:
        winners = [side for side, seats in enumerate(match.sides) if seats[0] in match.winners]
    points = [sum(g for g, who in zip(gained, sides, strict=True) if who == one) / sides.count(one) for one in (0, 1)]
    wins = [sum(sides[side] == one for side in winners) / len(winners) for one in (0, 1)]
    return _two(points), _two(wins)


def _two(values: list[Any]) -> tuple[Any, Any]:
    return values[0], values[1]


def bot_seed(seed: int, number: int, table: int, place: int) -> int:
    """What a bot draws its chance from. It has nothing to do with the seed of the cards."""
    drawn = hashlib.sha256(f"arena {seed} {number} {table} {place}".encode()).digest()
    return int.from_bytes(drawn[:8], "big") >> 2  # as compiled code likes it
