"""The table in plain lines, for pipes, TERM=dumb and very small terminals."""

from collections.abc import Iterator
from typing import Any

from rich import box
from rich.table import Table

from ..engine.sheet import Line
from ..engine.view import View
from ..words import Card, Listed, Reader, Said, Seat, Seats, say
from ..words.reader import joined, number
from .choices import choice_lines, listed_choices
from .words import box_of, heading, score, side_scores


def lines_of(view: View, reader: Reader) -> Iterator[str]:
    """Everything that the player at turn needs, in a few lines."""
    yield ""
    yield from map(reader.sentence, _said(view, reader))
    if view.legal:
        many = view.phase in ("bid", "call")
        choices = choice_lines(view, reader, 200, 1) if many else listed_choices(view)
        yield reader.t("terminal-choices", choices=joined(reader.language, "list-comma", choices))


def _said(view: View, reader: Reader) -> Iterator[Said]:
    yield say("terminal-dealt-by", heading=heading(view, reader), seat=Seat(view.dealer))
    yield say("line-scores", sides=Listed(side_scores(view, reader)))
    yield from box_of(view).describe(view)
    yield say("line-hand", cards=" ".join(view.hand)) if view.hand else say("line-hand-empty")
    if view.task is not None:
        yield say("line-your-turn", task=view.task)


def trick_said(trick: list[Any], winner: int) -> Said:
    """A trick in words."""
    cards = tuple(say("line-card", seat=Seat(seat), card=Card(card)) for seat, card in trick)
    return say("terminal-last-trick", cards=Listed(cards), seat=Seat(winner))


def score_table(lines: tuple[Line, ...], title: str, reader: Reader, ascii_only: bool) -> Table:
    """Lines of the score sheet."""
    table = Table(title=title, title_justify="left", box=box.ASCII if ascii_only else box.SIMPLE_HEAD)
    table.add_column(reader.t("sheet-column-deal"), justify="right")
    table.add_column(reader.t("sheet-column-who"))
    table.add_column(reader.t("sheet-column-what"))
    table.add_column(reader.t("sheet-column-points"), justify="right")
    table.add_column(reader.t("sheet-column-score"), justify="right")
    table.add_column(reader.t("sheet-column-rule"), no_wrap=True)
    for line in lines:
        who = reader.sentence(say("terminal-side", side=Seats(line.seats)))
        points = number(reader.language, line.points, signed=True) if line.points else ""
        total = score(reader, line.total)
        table.add_row(str(line.deal), who, reader.say(line.said), points, total, line.rule)
    return table
