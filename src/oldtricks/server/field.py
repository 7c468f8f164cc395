"""What came of a board, and how those who played it compare: the same cards, so that luck is nearly out of it."""

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from statistics import fmean
from typing import Any, NamedTuple

from ..arena.statistics import Interval, mean, wilson
from ..engine.match import Match

BOT = "*"  # begins the name of a bot of the house where a person's would stand


class Line(NamedTuple):
    """A board as somebody played it."""

    first: int  # the deal that it began with
    starts: list[int]  # the ply at which each deal began
    points: list[list[int]]  # of each deal, by side
    actions: list[list[Any]]  # seat and text

    @classmethod
    def of(cls, match: Match, starts: Sequence[int], first_ply: int = 0) -> "Line":
        first = bisect_right(starts, first_ply)
        sides = range(len(match.sides))
        points = [
            [sum(line.points for line in match.sheet().of(deal) if line.side == side) for side in sides]
            for deal in range(first, len(starts) + 1)
        ]
        return cls(first, list(starts), points, [[seat, action.text] for seat, action in match.history])

    def alone(self, deal: int) -> "Line":
        """Up to a deal, which alone counts."""
        kept = self.actions[: self.starts[deal] if deal < len(self.starts) else None]
        return Line(deal, self.starts[:deal], [self.points[deal - self.first]], kept)

    def deal(self, number: int) -> list[list[Any]]:
        """What was played in a deal, the first of the match being 1."""
        after = self.starts[number] if number < len(self.starts) else None
        return self.actions[self.starts[number - 1] : after]


def margins(match: Match, seat: int, line: Line) -> list[float]:
    """By how many points a seat was better than the others in each deal, on average over the other sides."""
    sides = len(match.sides)
    side = next(number for number, seats in enumerate(match.sides) if seat in seats)
    sign = -1 if match.game.box.fewer_wins else 1
    found = []
    for points in line.points:
        others = sum(points) - points[side]
        found.append(sign * (points[side] - others / (sides - 1)))
    return found


class Parted(NamedTuple):
    """Where two lines differ for the first time in a deal: the deal, the ply of mine, and both from there on."""

    deal: int
    ply: int
    mine: list[list[Any]]
    theirs: list[list[Any]]


def parted(mine: Line, other: Line) -> list[Parted]:
    """Where another left my line, deal by deal."""
    found = []
    for deal in range(mine.first, min(len(mine.starts), len(other.starts)) + 1):
        one, two = _in_order(mine.deal(deal)), _in_order(other.deal(deal))
        at = next((ply for ply, both in enumerate(zip(one, two, strict=False)) if both[0] != both[1]), None)
        if at is not None:
            found.append(Parted(deal, mine.starts[deal - 1] + at, one[at:], two[at:]))
    return found


def _in_order(actions: Sequence[list[Any]]) -> list[list[Any]]:
    """Cards that somebody lays away one after the other, by their names: which was first does not matter."""
    runs = groupby(actions, lambda action: (action[0], action[1].startswith("discard ")))
    return [action for (_, away), run in runs for action in (sorted(run) if away else run)]


# The field


@dataclass(slots=True)
class Entrant:
    """Somebody who has finished every board of a round, in time; `share` is the part of the field beaten on a board."""

    person: str
    name: str
    team: str | None
    mark: str | None
    begun: float
    margins: list[float]
    again: bool = False  # a second one from the same browser and address: compared, and not counted
    shares: list[float] = field(default_factory=list)
    share: Interval = field(default_factory=lambda: Interval(0.5, None, None))

    @property
    def level(self) -> str | None:
        return self.person.removeprefix(BOT) if self.person.startswith(BOT) else None


def over_boards(shares: Sequence[float]) -> Interval:
    """The mean share, with an interval over the boards; where all came out alike, as if each were won or lost."""
    if len(shares) > 1 and len(set(shares)) == 1:
        return wilson(sum(shares), len(shares))
    found = mean(shares)
    if found.low is None or found.high is None:
        return found
    return Interval(found.value, max(0.0, found.low), min(1.0, found.high))


def entrants(rows: Iterable[Any], boards: int, closes: float | None) -> list[Entrant]:
    """Those who are done, compared with one another, the best first."""
    theirs: dict[str, list[Any]] = {}
    for row in rows:
        if row.finished is not None and (closes is None or row.finished < closes):
            theirs.setdefault(row.person, []).append(row)
    found = []
    for person, played in theirs.items():
        if len(played) == boards:
            played.sort(key=lambda row: row.number)
            first = played[0]
            begun = min(row.begun for row in played)
            found.append(Entrant(person, first.name, first.team, first.mark, begun, [row.margin for row in played]))
    _notice_second(found)
    _compare(found, boards)
    return sorted(found, key=lambda one: (-one.share.value, one.begun))


def _notice_second(found: list[Entrant]) -> None:
    seen: set[str] = set()
    for one in sorted(found, key=lambda one: one.begun):
        one.again = one.mark is not None and one.mark in seen
        if one.mark:
            seen.add(one.mark)


def _compare(found: list[Entrant], boards: int) -> None:
    """Each board by itself: beating somebody counts 1, a tie half, as a part of all others in the field."""
    for board in range(boards):
        counted = sorted(one.margins[board] for one in found if not one.again)
        for one in found:
            mine = one.margins[board]
            below, above = bisect_left(counted, mine), bisect_right(counted, mine)
            others, ties = len(counted) - (not one.again), above - below - (not one.again)
            one.shares.append((below + ties / 2) / others if others else 0.5)
    for one in found:
        one.share = over_boards(one.shares)


def places(shares: Sequence[float], counted: Sequence[float]) -> list[int]:
    """Which place each has among those who are counted; level ones share the better place."""
    better = sorted(counted)
    return [1 + len(better) - bisect_right(better, share) for share in shares]


@dataclass(slots=True)
class Pair:
    """Two who add their results together."""

    members: list[Entrant]

    @property
    def share(self) -> Interval:
        return over_boards([fmean(shares) for shares in zip(*(one.shares for one in self.members), strict=True)])


def pairs(found: Iterable[Entrant]) -> list[Pair]:
    """The teams of which both are done, the best first."""
    teams: dict[str, list[Entrant]] = {}
    for one in found:
        if one.team:
            teams.setdefault(one.team, []).append(one)
    both = [Pair(members) for members in teams.values() if len(members) == 2]
    return sorted(both, key=lambda pair: -pair.share.value)
