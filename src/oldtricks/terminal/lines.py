"""The table in plain lines, for pipes, TERM=dumb and very small terminals."""

from collections.abc import Iterator
from itertools import groupby
from operator import attrgetter
from typing import Any

from rich import box
from rich.table import Table

from ..engine.sheet import Sheet
from ..engine.view import View
from ..words import Card, Listed, Reader, Said, Seat, Seats, say
from ..words.reader import joined, number
from .choices import choice_lines, listed_choices
from .words import box_of, heading, races, score, side_scores


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
    yield from (gauge.said for gauge in view.gauges if not races(view))
    yield say("line-hand", cards=" ".join(view.hand)) if view.hand else say("line-hand-empty")
    if view.task is not None:
        yield say("line-your-turn", task=view.task)


def trick_said(trick: list[Any], why: Said) -> Said:
    """A trick in words, and why it was won."""
    cards = tuple(say("line-card", seat=Seat(seat), card=Card(card)) for seat, card in trick)
    return say("terminal-last-trick", cards=Listed(cards), why=why)


def score_table(sheet: Sheet, title: str, reader: Reader, ascii_only: bool) -> Table:
    """A score sheet: of every deal how its contract came out, its lines, and what was not scored."""
    table = Table(title=title, title_justify="left", box=box.ASCII if ascii_only else box.SIMPLE_HEAD)
    table.add_column(reader.t("sheet-column-deal"), justify="right")
    table.add_column(reader.t("sheet-column-who"))
    table.add_column(reader.t("sheet-column-what"))
    table.add_column(reader.t("sheet-column-points"), justify="right")
    table.add_column(reader.t("sheet-column-score"), justify="right")
    table.add_column(reader.t("sheet-column-rule"), no_wrap=True)
    for deal, lines in groupby(sheet, key=attrgetter("deal")):
        result = next((each for each in sheet.results if each.deal == deal), None)
        if result:
            table.add_row(str(deal), "", reader.sentence(result.said), "", "", result.rule)
        for line in lines:
            points = number(reader.language, line.points, signed=True) if line.points else ""
            what, total = reader.say(line.said), score(reader, line.total)
            table.add_row(str(deal), _side(reader, line.seats), what, points, total, line.rule)
        for note in result.notes if result else ():
            what = reader.say(note.said)
            table.add_row(str(deal), _side(reader, reader.sides[note.side]), what, "", "", note.rule)
    return table


def _side(reader: Reader, seats: tuple[int, ...]) -> str:
    return reader.sentence(say("terminal-side", side=Seats(seats)))
