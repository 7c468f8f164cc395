"""People who look for a game, and who of them play together. Nothing here waits or is stored."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from ..engine.boxes import BOXES
from ..engine.game import Game
from ..words import say
from .problems import Problem

ANY, TRICKS = "any", "tricks"  # any game, any game of tricks; else a game's name

Apart = Callable[[str, str], bool]


@dataclass(frozen=True, slots=True)
class Wish:
    """Which game, for how many (None: as many as it is usually played by), and how long to wait for people."""

    game: str
    players: int | None
    wait: float

    def games(self) -> list[str]:
        if self.game in BOXES:
            return [self.game]
        return [name for name, box in BOXES.items() if self.game == ANY or box.screen == self.game]

    def tables(self) -> Iterator[tuple[str, int]]:
        """Every game with a number of players that would do, the usual number where none was named."""
        for name in self.games():
            wanted = self.players or BOXES[name].default_seats
            if wanted in BOXES[name].seats:
                yield name, wanted

    def allows(self, game: str, players: int) -> bool:
        return game in self.games() and self.players in (None, players)


def read_wish(game: str, players: int | None, wait: float) -> Wish:
    """A Problem if nothing could ever fulfil it."""
    wish = Wish(game, players, wait)
    if game not in (ANY, TRICKS, *BOXES):
        raise Problem(422, "wish", say("problem-wish-game"))
    if not any(True for _ in wish.tables()):
        raise Problem(422, "wish", say("problem-wish-players", players=players or 0))
    return wish


@dataclass(frozen=True, slots=True)
class Seeker:
    person: str
    name: str
    avatar: str
    wish: Wish
    since: float


@dataclass(frozen=True, slots=True)
class Party:
    """Who plays together, and what; if they are fewer than the game needs, bots make up the number."""

    game: Game
    seekers: tuple[Seeker, ...]


def gather(seekers: Sequence[Seeker], now: float, apart: Apart) -> Party | None:
    """The first who can begin: enough for a whole table, or somebody has waited for as long as he wanted to.

    Who came first is served first. Whoever has blocked another is not brought together with him.
    """
    waiting = sorted(seekers, key=lambda seeker: seeker.since)
    for first in waiting:
        found = [(name, n, _company(first, waiting, name, n, apart)) for name, n in _tables_for(first, waiting)]
        whole = next(((name, n, some) for name, n, some in found if len(some) == n), None)
        if whole is None and now >= first.since + first.wish.wait:
            whole = max(found, key=lambda each: len(each[2]))
        if whole is not None:
            name, players, company = whole
            return Party(Game(BOXES[name], players, {}), company)
    return None


def _tables_for(first: Seeker, waiting: Sequence[Seeker]) -> list[tuple[str, int]]:
    """What would please him: the usual numbers, and those that others have named."""
    own = list(first.wish.tables())
    named = [table for other in waiting for table in other.wish.tables() if first.wish.allows(*table)]
    return list(dict.fromkeys([*own, *named]))


def _company(first: Seeker, waiting: Sequence[Seeker], game: str, players: int, apart: Apart) -> tuple[Seeker, ...]:
    found = [first]
    for other in waiting:
        fits = other is not first and other.wish.allows(game, players)
        if fits and len(found) < players and not any(apart(other.person, each.person) for each in found):
            found.append(other)
    return tuple(found)
