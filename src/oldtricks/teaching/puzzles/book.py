"""The puzzles of each game: a file that a person can read, one puzzle a line."""

import hashlib
import json
from collections import Counter
from dataclasses import dataclass
from datetime import date
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from ...engine.boxes import BOXES
from ...engine.errors import OldTricksError
from ...engine.game import game as usual
from ...words import say
from .puzzle import Puzzle

FORMAT, VERSION = "oldtricks-puzzles", 1
THEMES = (  # in the order of play
    "bid", "sell", "name", "discard", "call", "draw", "lead", "follow", "play", "hinder", "save", "ending",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Book:
    """The puzzles of a game."""

    game: str
    puzzles: tuple[Puzzle, ...]

    def __getitem__(self, id: str) -> Puzzle:
        return next(puzzle for puzzle in self.puzzles if puzzle.id == id)

    def __contains__(self, id: object) -> bool:
        return any(puzzle.id == id for puzzle in self.puzzles)

    def themes(self) -> Counter[str]:
        """How many puzzles there are of each theme."""
        counts = Counter(puzzle.theme for puzzle in self.puzzles)
        return Counter({theme: counts[theme] for theme in THEMES if counts[theme]})

    def dumps(self) -> str:
        head = {"format": FORMAT, "version": VERSION, "game": self.game, "rules": usual(self.game).rules_version}
        rows = ",\n".join(json.dumps(puzzle.to_json(), ensure_ascii=False) for puzzle in self.puzzles)
        return f'{json.dumps(head)[:-1]}, "puzzles": [\n{rows}\n]}}\n'

    @classmethod
    def loads(cls, text: str) -> "Book":
        read: dict[str, Any] = json.loads(text)
        if (read.get("format"), read.get("version")) != (FORMAT, VERSION):
            raise OldTricksError(say("puzzles-no-book", format=FORMAT))
        game = read["game"]
        if read["rules"] != usual(game).rules_version:  # what was best by other rules need not be so by these
            return cls(game, ())
        return cls(game, tuple(Puzzle.from_json(game, row) for row in read["puzzles"]))


def file_of(game: str) -> Path | None:
    """Where the puzzles of a game are, wherever the package reaches."""
    folders = (Path(folder) for folder in import_module(__package__).__path__)
    return next((path for folder in folders if (path := folder / f"{game}.json").is_file()), None)


@cache
def books() -> dict[str, Book]:
    """The games that have puzzles, in the order of the shelf."""
    found = {game: Book.loads(path.read_text(encoding="utf-8")) for game in BOXES if (path := file_of(game))}
    return {game: book for game, book in found.items() if book.puzzles}


def of_the_day(day: date) -> Puzzle | None:
    """The same for everybody: the games take turns, and each goes through its puzzles in an order of its own."""
    found = list(books().values())
    if not found:
        return None
    turn, which = divmod(day.toordinal(), len(found))
    book = found[which]
    order = sorted(book.puzzles, key=lambda puzzle: hashlib.sha256(puzzle.id.encode()).digest())
    return order[turn % len(order)]
