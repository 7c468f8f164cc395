"""The table in plain lines, for pipes, TERM=dumb and very small terminals."""

from collections.abc import Iterator
from typing import Any

from rich import box
from rich.table import Table

from ..engine.box import listed
from ..engine.boxes import BOXES
from ..engine.sheet import Line
from ..engine.view import View
from .choices import choice_lines, listed_choices
from .words import heading, score


def lines_of(view: View) -> Iterator[str]:
    """Everything that the player at turn needs, in a few lines."""
    yield ""
    yield f"{heading(view)}, dealt by {view.players[view.dealer]}"
    sides = zip(view.sides, view.scores, strict=True)
    yield "Scores: " + ", ".join(f"{listed([view.players[seat] for seat in side])} {score(n)}" for side, n in sides)
    yield from BOXES[view.game].describe(view)
    yield f"Hand: {' '.join(view.hand) or 'empty'}"
    if view.legal:
        yield f"Your turn. {view.task}"
        many = view.phase in ("bid", "call")
        yield "Choices: " + (choice_lines(view, 200, 1)[0] if many else ", ".join(listed_choices(view)))


def trick_text(view: View, trick: list[Any], winner: int) -> str:
    """A trick in words."""
    cards = ", ".join(f"{view.players[seat]} {card}" for seat, card in trick)
    return f"The last trick: {cards}. {view.players[winner]} took it."


def score_table(lines: tuple[Line, ...], title: str, ascii_only: bool) -> Table:
    """Lines of the score sheet."""
    table = Table(title=title, title_justify="left", box=box.ASCII if ascii_only else box.SIMPLE_HEAD)
    for heading_, justify in (("deal", "right"), ("who", "left"), ("for", "left"), ("points", "right")):
        table.add_column(heading_, justify="right" if justify == "right" else "left")
    table.add_column("score", justify="right")
    table.add_column("rule", no_wrap=True)
    for line in lines:
        points = f"{line.points:+,}" if line.points else ""
        table.add_row(str(line.deal), line.who, line.what, points, f"{line.total:,}", line.rule)
    return table
