"""`oldtricks replay`: a record walked through, seen with one seat's eyes, a spectator's, or everybody's."""

import sys
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from ..engine.box import Event
from ..engine.match import Match
from ..engine.records import Record, result_of
from ..engine.view import View
from ..words import ENGLISH, Reader, Rule
from ..words.reader import joined
from .words import score


@dataclass(frozen=True, slots=True)
class Walk:
    """Which part of a record is shown, and to whom."""

    record: Record
    seat: int | None  # None for a spectator
    all_hands: bool
    first: int  # actions are numbered from 1
    last: int
    language: str = ENGLISH

    def reader(self, match: Match) -> Reader:
        """Somebody who sits nowhere: everybody is called by name."""
        return Reader(self.language, match.game.name, match.names, match.sides)

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
    if walk.first > max(total, 1):
        print(Reader(walk.language).t("terminal-no-action", number=walk.first, actions=total))
        return
    seen, last = 0, None if total else walk.record.replay()
    for action, match in walk.steps():
        if last is None and action > 1:
            print(walk.reader(match).t("terminal-before-action", number=action))
            _print_hands(walk, match)
        else:
            _print_events(walk, match, seen, action - 1)
        seen = len(walk.events(match))
        last = match
        if step:
            _print_table(walk, match, action)
    if last is not None:
        _print_events(walk, last, seen, min(walk.last, total))
        _print_end(walk.reader(last), last)


def _print_end(reader: Reader, match: Match) -> None:
    scores = joined(reader.language, "list-comma", [score(reader, points) for points in match.scores])
    if match.over:
        print(reader.t("terminal-scores-end", rule=Rule(match.ended or ""), scores=scores))
    else:
        print(reader.t("terminal-scores", scores=scores))


def _print_events(walk: Walk, match: Match, told: int, action: int) -> None:
    """What an action led to, the action's number before it; a deal with the hands that these eyes see."""
    reader = walk.reader(match)
    for i, event in enumerate(walk.events(match)[told:]):
        text = reader.sentence(event.said)
        if event.kind == "deal":
            print(f"\n{text}")
            _print_hands(walk, match)
        else:
            print(f"{action if action and not i else '':>5}  {text}")


def _print_hands(walk: Walk, match: Match) -> None:
    for seat, name in enumerate(match.names):
        if walk.all_hands or seat == walk.seat:
            hand = " ".join(match.view(seat).hand)
            print(f"  {walk.reader(match).t('terminal-hand', seat=name, cards=hand)}")


def in_lines(view: View, reader: Reader) -> str:
    """A view in lines."""
    return "\n".join(reader.sentence(line) for line in view.lines())


def _print_table(walk: Walk, match: Match, action: int) -> None:
    print(f"\n[{action}]")
    reader = walk.reader(match)
    if walk.all_hands:
        print(in_lines(match.view(), reader))
        _print_hands(walk, match)
    else:
        print(in_lines(match.view(walk.seat), reader))
    if sys.stdin.isatty():
        with suppress(EOFError):
            input(reader.t("terminal-goes-on"))


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
