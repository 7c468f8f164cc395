"""A finished match looked at again: what every decision gave away, and how the chances went.

Each decision is judged on what its seat could know at that moment. What the cards really were is a line of its own.
"""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from ..compiled import build
from ..engine.errors import OldTricksError
from ..engine.match import Match
from ..engine.records import Record
from ..engine.view import View
from ..words import ENGLISH, Listed, Reader, Said, Seat, Seats, say
from .base import Budget
from .hint import action_of, too_close, weigh
from .reasons import reason
from .sharp import MOST_WORLDS, Sharp, Thought, Weighed, never

TURNING = 0.05  # a decision that gives away less than this turns nothing
TURNS = 5  # the most turning points

Chances = list[tuple[int, list[float]]]  # by ply: the chance of each side to win the match


@dataclass(frozen=True, slots=True)
class Decision:
    """A choice between several actions."""

    ply: int  # how many actions were played before
    seat: int
    action: str
    action_said: Said  # as something that a player does
    best: str
    best_said: Said
    lost: float  # of the chance to win the match, beside the best action
    sure: bool  # whether that is more than chance makes of it
    said: Said
    reader: Reader = field(repr=False, compare=False)
    reason: Said | None = None  # why the best is better, where another was played

    @property
    def words(self) -> str:
        """In plain English."""
        return self.reader.say(self.said)

    def to_dict(self) -> dict[str, Any]:
        return {
            "ply": self.ply,
            "seat": self.seat,
            "action": self.action,
            "action_said": self.action_said.to_json(),
            "best": self.best,
            "best_said": self.best_said.to_json(),
            "lost": self.lost,
            "sure": self.sure,
            "words": self.words,
            "said": self.said.to_json(),
            "reason": self.reason.to_json() if self.reason else None,
        }


@dataclass(slots=True)
class Review:
    """A match, decision by decision."""

    decisions: list[Decision] = field(default_factory=list)
    chances: Chances = field(default_factory=list)  # as the player at turn could judge them
    open: Chances = field(default_factory=list)  # with all cards open; empty unless asked for

    @property
    def turning_points(self) -> list[int]:
        """The plies of the decisions that cost most, in order."""
        dear = sorted((one for one in self.decisions if one.sure and one.lost >= TURNING), key=lambda one: -one.lost)
        return sorted(one.ply for one in dear[:TURNS])

    def to_dict(self) -> dict[str, Any]:
        return {
            "decisions": [one.to_dict() for one in self.decisions],
            "chances": [[ply, by_side] for ply, by_side in self.chances],
            "turning_points": self.turning_points,
            "open": [[ply, by_side] for ply, by_side in self.open],
        }


def review(
    record: Record,
    budget: Budget,
    progress: Callable[[int, int], None] | None = None,
    *,
    open_cards: bool = False,
    seed: int = 0,
) -> Review:
    """Judge every decision; `progress` hears how many actions are done, and how many there are."""
    if not record.result["over"]:
        raise OldTricksError(say("review-only-finished"))
    if budget.seconds is not None:
        Sharp.prepare(record.game)  # or the first decision's time would go into compiling
    found = Review()
    match = record.replay(0)
    knowable, seen = Line(match), Line(match)
    for ply, (seat, action) in enumerate(record.actions):
        if len(match.legal()) > 1:
            view = match.view(seat)
            weighed = weigh(view, budget, seed)
            found.decisions.append(judge(view, weighed, action))
            found.chances.append((ply, knowable.moved(seat, weighed[0].value)))
            if open_cards:
                found.open.append((ply, seen.moved(seat, weigh_open(match, budget, seed)[0].value)))
        match.play(action)
        if progress:
            progress(ply + 1, len(record.actions))
    winners = {seat % len(match.sides) for seat in match.winners}
    final = [1 / len(winners) if side in winners else 0.0 for side in range(len(match.sides))]
    found.chances.append((len(record.actions), final))
    if open_cards:
        found.open.append((len(record.actions), final))
    return found


class Open(Thought):
    """A thought of somebody who looks into all hands: the only likely deal is the real one."""

    def __init__(self, seed: int, match: Match) -> None:
        super().__init__(seed, match.view(match.turn))
        self._real = build.template(match.game)
        build.write_state(self._real[0], match.state, match.game.rules)

    def deal(self, most: int, end: float) -> None:
        from ..compiled.arrays import np

        self.states, self.order, self.independent = self._real, np.zeros(MOST_WORLDS, np.int64), 1.0


def weigh_open(match: Match, budget: Budget, seed: int) -> Sequence[Weighed]:
    """Like `weigh`, with all cards open."""
    thought = Open(seed, match)
    return thought.weigh(budget, time.perf_counter(), never)


def judge(view: View, weighed: Sequence[Weighed], action: str) -> Decision:
    """What an action gave away."""
    assert view.seat is not None
    best = weighed[0]
    made = next(one for one in weighed if one.action == action)
    lost = max(0.0, made.behind)
    sure = not too_close(made)
    played, better = action_of(view, action).said, action_of(view, best.action).said
    why = None
    if made is best:
        said = say("review-was-best", action=played, n=_of_100(made.value))
    elif not sure:
        said = say("review-as-good", action=played, best=better)
    else:
        said = say(
            "review-gave-away",
            action=played,
            lost=_of_100(lost),
            best=better,
            likely=_of_100(best.value),
            n=_of_100(made.value),
        )
        why = reason(view, best, made)
    return Decision(view.ply, view.seat, action, played, best.action, better, lost, sure, said, view.reader, reason=why)


def _of_100(share: float) -> int:
    return round(100 * share)


class Line:
    """The chances of all sides over time, each as that side could last judge its own.

    Sides see different cards, so their judgements need not add up to 1: the side at turn has its say, the others
    share the rest in proportion to theirs.
    """

    def __init__(self, match: Match) -> None:
        self._latest = [1 / len(match.sides)] * len(match.sides)

    def moved(self, seat: int, chance: float) -> list[float]:
        mine = seat % len(self._latest)
        self._latest[mine] = chance
        others = sum(self._latest) - chance
        rest = 1 - chance
        if others <= 0:
            share = rest / (len(self._latest) - 1)
            return [chance if side == mine else share for side in range(len(self._latest))]
        return [chance if side == mine else rest * one / others for side, one in enumerate(self._latest)]


def told(record: Record, found: Review, language: str = ENGLISH) -> str:
    """The review for people; actions are numbered from 1."""
    sides = record.replay(0).sides
    reader = Reader(language, record.game.name, record.names, sides)
    by_ply = {one.ply: one for one in found.decisions}
    lines = [reader.t("review-line-turns")]
    lines += [_numbered(reader, by_ply[ply]) for ply in found.turning_points]
    if len(lines) == 1:
        lines = [reader.t("review-line-no-turns", n=_of_100(TURNING))]
    lines += ["", reader.t("review-line-lost")]
    for seat in range(len(record.names)):
        mine = [one for one in found.decisions if one.seat == seat]
        dear = [one for one in mine if one.sure]
        lost = _of_100(sum(one.lost for one in dear))
        line = say("review-line-lost-by", seat=Seat(seat), lost=lost, dear=len(dear), of=len(mine))
        lines.append(f"  {reader.say(line)}")
    lines += ["", reader.t("review-line-all")]
    lines += [_numbered(reader, one) for one in found.decisions]
    if found.open:
        lines += ["", reader.t("review-line-open")]
        for ply, chances in found.open:
            by_side = zip(sides, chances, strict=True)
            shares = tuple(say("review-line-share", side=Seats(side), n=_of_100(chance)) for side, chance in by_side)
            at = str(ply + 1) if ply < len(record.actions) else reader.t("review-line-end")
            lines.append(f"  {at:>4}  {reader.t('text', text=Listed(shares))}")
    return "\n".join(lines)


def _numbered(reader: Reader, one: Decision) -> str:
    told = reader.t("review-line-told", seat=Seat(one.seat), told=one.said)
    why = f" ({reader.say(one.reason)})" if one.reason else ""
    return f"  {one.ply + 1:>4}  {told}{why}"


def side_names(record: Record, language: str = ENGLISH) -> list[str]:
    reader = Reader(language, names=record.names)
    return [reader.side(side) for side in record.replay(0).sides]
