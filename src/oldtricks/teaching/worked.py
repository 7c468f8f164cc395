"""One trick worked through for the rules page, in a race one turn with its answers: every card, and why.

It is written like a lesson without questions, in `examples/<game>.toml`, and played by the rules: the first step tells
what went before, each of the others lays a card. A game need not have one.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from ..engine.box import Event
from ..engine.match import Match
from ..words import Said
from .courses import LessonError, Written, course_file, data_of, lesson_of
from .lessons import Scene, play

ID = "worked"
SHOWN = ("play", "take", "hinder")  # events that show a card


@dataclass(frozen=True, slots=True)
class Laid:
    """A card on the table, who put it there, and why."""

    seat: int
    card: str
    why: Said


@dataclass(frozen=True, slots=True)
class Worked:
    """What went before, the cards, who has the trick and for which reason, and the card that lay under it."""

    match: Match
    title: Said
    intro: Said
    laid: tuple[Laid, ...]
    trick: Event | None


def written(game: str) -> Written | None:
    """A game's example as it is written."""
    path = course_file(game, "examples")
    return None if path is None else lesson_of(game, {**data_of(path), "id": ID})


@cache
def worked(game: str) -> Worked | None:
    """A game's example, played."""
    example = written(game)
    if example is None:
        return None
    first, *others = play(example).scenes
    if first.bubble is None or not others:
        raise LessonError(f"{game} {ID}: first tell what went before, then lay cards")
    match = others[-1].match
    trick = next((event for event in reversed(match.events()) if event.kind == "trick"), None)
    return Worked(match, example.title, first.bubble, tuple(_laid(others)), trick)


def _laid(scenes: list[Scene]) -> Iterator[Laid]:
    """The card that each scene is about: the last one that was shown in it."""
    for scene in scenes:
        shown = [event for event in scene.news if event.kind in SHOWN and event.seat is not None]
        if not shown or scene.bubble is None:
            raise LessonError(f"step {scene.step}: every step lays a card and says why")
        yield Laid(int(shown[-1].seat or 0), str(shown[-1].data["card"]), scene.bubble)
