"""Perft for cards: whole trees counted by the engine and, naively, by the reference, and kept in tests/perft.

A file holds positions as text, each with its counts: how many lines of play are so many actions long (`depth`), and
how they stand when they stop, at the end of the hand or at the last depth (`scores`, by side). `python -m
tests.test_perft --update` counts anew, and writes only what both implementations agree on.
"""

import pickle
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

import pytest

import oldtricks as ot
from oldtricks.engine.box import State, cards_of
from oldtricks.rules.table import DEAL, OVER

from .test_reference import compare, deal_alike, reference_of

FOLDER = Path(__file__).parent / "perft"
DEEPEST = 99


@dataclass
class Position:
    """A position as text: what people wrote, and what was counted."""

    game: str
    title: str
    lines: list[str] = field(default_factory=list)
    counted: list[str] = field(default_factory=list)

    def told(self, key: str) -> list[str]:
        """What the lines of this key say."""
        return [line.removeprefix(f"{key}: ") for line in self.lines if line.startswith(f"{key}: ")]

    @property
    def depth(self) -> int:
        """How deep to count; to the end of the hand if it does not say."""
        return int(next(iter(self.told("to depth")), DEEPEST))

    def reach(self) -> tuple[ot.Match, Any]:
        """The position at the engine's table and at the reference's, both played alike."""
        options: dict[str, Any] = dict(word.split("=") for line in self.told("table") for word in line.split())
        game = ot.game(self.game, **options)
        hands = ["".join(self.told(f"hand {seat + 1}")) for seat in range(game.players)]
        deck = game.stack(hands, " ".join(self.told("centre")), " ".join(self.told("side")))
        for card in " ".join(self.told("bottom")).split():  # of the drawing pile
            deck.append(deck.pop(len(deck) - 1 - deck[::-1].index(card)))
        match = game.start(seed=int(next(iter(self.told("seed")), 0)), deck=deck)  # the seed deals the later hands
        reference = reference_of(match)
        deal_alike(match, reference)
        for step in (step.strip() for line in self.told("play") for step in line.split(",")):
            for text in self.actions(match, step):
                reference.play(text)
                deals = match.state.deals
                match.play(text)
                if match.state.deals > deals:
                    deal_alike(match, reference)
        compare(match, reference)
        return match, reference

    def actions(self, match: ot.Match, step: str) -> Iterator[str]:
        """An action, or "first 8" or "last 8": eight times the first or the last legal action.

        In the race "idle 8" are eight turns in which the card drawn is discarded again.
        """
        word, _, times = step.partition(" ")
        if word in ("first", "last") and times.isdigit():
            for _ in range(int(times)):
                yield match.legal()[0 if word == "first" else -1].text
        elif word == "idle":
            for _ in range(int(times)):
                seat = match.turn
                yield "draw"
                yield f"discard {match.events(seat)[-1].data['card']}"
        else:
            yield match.read(step).text

    def __str__(self) -> str:
        return "\n".join([f"position: {self.title}", *self.lines, *self.counted]) + "\n"


@dataclass
class Count:
    """The lines of play by length, and how they stood when they stopped."""

    depths: Counter[int] = field(default_factory=Counter)
    scores: Counter[str] = field(default_factory=Counter)

    def stop(self, scores: list[int], winners: list[int], rule: str) -> None:
        won = f", {' and '.join(str(seat + 1) for seat in winners)} won ({rule})" if winners else ""
        self.scores[" ".join(map(str, scores)) + won] += 1

    def lines(self) -> list[str]:
        depths = [f"depth {depth}: {count}" for depth, count in sorted(self.depths.items())]
        return [*depths, *(f"scores {text}: {count}" for text, count in sorted(self.scores.items()))]


def count_by_engine(match: ot.Match, deepest: int) -> list[str]:
    rules, box = match.game.rules, match.game.box
    count = Count()
    names = [f.name for f in fields(match.state)]
    kind = type(match.state)

    def twin(s: State) -> State:
        copy = object.__new__(kind)
        for name in names:
            value = getattr(s, name)
            setattr(copy, name, value[:] if value.__class__ is list else value)
        return copy

    def walk(s: State, depth: int) -> None:
        if depth == deepest or s.phase in (DEAL, OVER):
            rule = box.cite(s.ending) if s.phase == OVER else ""
            count.stop(s.scores[: s.sides], list(cards_of(s.winners)), rule)
            return
        for action in cards_of(rules.legal(s)):
            count.depths[depth + 1] += 1
            after = twin(s)
            rules.apply(after, action)
            walk(after, depth + 1)

    walk(match.state, 0)
    return count.lines()


def count_by_reference(reference: Any, deepest: int) -> list[str]:
    count = Count()

    def walk(here: Any, depth: int) -> None:
        if depth == deepest or here.needs_deal or here.over:
            count.stop(here.scores, sorted(here.winners), here.ended)
            return
        frozen = pickle.dumps(here)  # a deep copy, as many times as it is thawed
        for text in here.legal():
            count.depths[depth + 1] += 1
            after = pickle.loads(frozen)
            after.play(text)
            walk(after, depth + 1)

    walk(reference, 0)
    return count.lines()


def read(path: Path) -> tuple[str, list[Position]]:
    """The words at the top of a file, and its positions."""
    top, *blocks = path.read_text(encoding="utf-8").split("position: ")
    positions = []
    for block in blocks:
        title, *lines = block.strip().splitlines()
        counted = [line for line in lines if line.startswith(("depth ", "scores "))]
        positions.append(Position(path.stem, title, [line for line in lines if line not in counted], counted))
    return top, positions


POSITIONS = [position for path in sorted(FOLDER.glob("*.txt")) for position in read(path)[1]]


@pytest.mark.parametrize("position", POSITIONS, ids=lambda p: f"{p.game}, {p.title}")
def test_engine_and_reference_count_the_same_tree(position: Position) -> None:
    match, reference = position.reach()
    assert position.counted
    assert count_by_engine(match, position.depth) == position.counted
    assert count_by_reference(reference, position.depth) == position.counted


def test_every_game_has_positions() -> None:
    assert {position.game for position in POSITIONS} == set(ot.GAMES)


def update() -> None:
    for path in sorted(FOLDER.glob("*.txt")):
        top, positions = read(path)
        for position in positions:
            match, reference = position.reach()
            position.counted = count_by_engine(match, position.depth)
            if position.counted != count_by_reference(reference, position.depth):
                sys.exit(f"{path.name}: engine and reference disagree about: {position.title}")
        path.write_text(top + "\n".join(map(str, positions)), encoding="utf-8", newline="\n")
        print(path.name)


if __name__ == "__main__":
    if sys.argv[1:] != ["--update"]:
        sys.exit("usage: python -m tests.test_perft --update")
    update()
