"""`oldtricks replay`: a record walked through, seen with one seat's eyes, a spectator's, or everybody's."""

import sys
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from ..engine.box import Event
from ..engine.match import Match
from ..engine.records import Record, result_of


@dataclass(frozen=True, slots=True)
class Walk:
    """Which part of a record is shown, and to whom."""

    record: Record
    seat: int | None  # None for a spectator
    all_hands: bool
    first: int  # actions are numbered from 1
    last: int

    def steps(self) -> Iterator[tuple[int, Match]]:
        """The match before each action that is shown, and the action's number."""
        match = self.record.replay(min(self.first, len(self.record.actions) + 1) - 1)
        for number in range(self.first, min(self.last, len(self.record.actions)) + 1):
            yield number, match
            match.play(self.record.actions[number - 1][1])

    def events(self, match: Match) -> tuple[Event, ...]:
        """What happened so far, to these eyes."""
        if not self.all_hands:
            return match.events(self.seat)
        eyes = [match.events(seat) for seat in range(match.game.players)]
        return tuple(_fullest(seen) for seen in zip(*eyes, strict=True))


def _fullest(seen: tuple[Event, ...]) -> Event:
    """An event as its owner saw it."""
    return next((event for event in seen if event.owner is not None), seen[0])


def show(walk: Walk, step: bool) -> None:
    """Print the log, deal by deal; with `step` the table before every action too."""
    total = len(walk.record.actions)
    if walk.first > total:
        print(f"There is no action {walk.first}: the record has {total}.")
        return
    told, last = 0, None
    for number, match in walk.steps():
        if last is None and number > 1:
            print(f"Before action {number}:")
            _print_hands(walk, match)
        else:
            _print_events(walk, match, told, number - 1)
        told = len(walk.events(match))
        last = match
        if step:
            _print_table(walk, match, number)
    if last is not None:
        _print_events(walk, last, told, min(walk.last, total))
        scores = ", ".join(f"{points:,}" for points in last.scores)
        print(f"The end, by {last.ended}. Scores: {scores}." if last.over else f"Scores: {scores}.")


def _print_events(walk: Walk, match: Match, told: int, number: int) -> None:
    """What an action led to, the action's number before it; a deal with the hands that these eyes see."""
    for i, event in enumerate(walk.events(match)[told:]):
        if event.kind == "deal":
            print(f"\n{event.text}")
            _print_hands(walk, match)
        else:
            print(f"{number if number and not i else '':>5}  {event.text}")


def _print_hands(walk: Walk, match: Match) -> None:
    for seat, name in enumerate(match.names):
        if walk.all_hands or seat == walk.seat:
            print(f"  {name}: {' '.join(match.view(seat).hand)}")


def _print_table(walk: Walk, match: Match, number: int) -> None:
    print(f"\n[{number}]")
    if walk.all_hands:
        print(match.view())
        _print_hands(walk, match)
    else:
        print(match.view(walk.seat))
    if sys.stdin.isatty():
        with suppress(EOFError):
            input("Enter goes on")


def to_json(walk: Walk) -> dict[str, Any]:
    """Every action with its events and the view before it. Views count seats from 0, as the Python interface does."""
    steps: list[dict[str, Any]] = []
    told = 0
    match: Match | None = None
    for number, match in walk.steps():
        _add_events(steps, walk, match, told)
        told = len(walk.events(match))
        seat, text = walk.record.actions[number - 1]
        views: dict[str, Any] = {"view": match.view(walk.seat).to_dict()}
        if walk.all_hands:
            views = {"views": [match.view(i).to_dict() for i in range(match.game.players)]}
        steps.append({"number": number, "seat": seat + 1, "action": text, **views, "events": []})
    if match is not None:
        _add_events(steps, walk, match, told)
    record = walk.record
    return {
        "game": record.game.name,
        "players": list(record.names),
        "options": dict(record.game.options),
        "actions": len(record.actions),
        "result": result_of(record.replay()),
        "steps": steps,
    }


def _add_events(steps: list[dict[str, Any]], walk: Walk, match: Match, told: int) -> None:
    """What the last step led to."""
    if steps:
        steps[-1]["events"] = [event.to_dict() for event in walk.events(match)[told:]]
