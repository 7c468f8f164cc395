"""`oldtricks puzzles`: play, list, make, choose, check and measure them."""

import argparse
import json
import math
import sys
import time
from collections.abc import Sequence
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from ..engine.boxes import BOXES
from ..engine.errors import OldTricksError, listed_texts, nearest, quoted
from ..engine.game import game
from ..words import Reader, say
from .arguments import Commands, Run, add_budget, add_command, add_desk, add_json, budget_of, games, positive, whole
from .parser import Parser

if TYPE_CHECKING:
    from ..teaching.puzzles import Book, Puzzle

TODAY = "today"


def add_puzzles(commands: Commands, reader: Reader) -> None:
    parser = add_command(commands, reader, "puzzles", run_help)
    parser.set_defaults(parser=parser)
    inner = parser.add_subparsers(title=reader.t("command-commands"), metavar=reader.t("command-meta-command"))
    for add in (_add_play, _add_list, _add_make, _add_choose, _add_weigh, _add_reason, _add_check, _add_measure):
        add(inner, reader)


def run_help(chosen: argparse.Namespace, reader: Reader) -> int:
    chosen.parser.print_help()
    return 0


def _add(commands: Commands, reader: Reader, name: str, run: Run) -> Parser:
    """One of the commands of `puzzles`; what it is for stands in the catalogue under both names."""
    return add_command(commands, reader, f"puzzles-{name}", run, name)


def _add_games(parser: Parser) -> None:
    t = parser.reader.t
    parser.add_argument(
        "games", metavar=t("command-meta-game"), nargs="*", help=t("command-puzzles-games", games=games())
    )


def _games(chosen: argparse.Namespace) -> tuple[str, ...]:
    """Those that were named, or all."""
    return tuple(game(name).name for name in chosen.games) or tuple(BOXES)


def _books(chosen: argparse.Namespace) -> "list[Book]":
    from ..teaching.puzzles import books

    return [books()[name] for name in _games(chosen) if name in books()]


# Play and list


def _add_play(commands: Commands, reader: Reader) -> None:
    parser = _add(commands, reader, "play", run_play)
    t = reader.t
    parser.add_argument(
        "game", metavar=t("command-meta-game"), nargs="?", help=t("command-puzzles-game", games=games())
    )
    parser.add_argument("puzzle", metavar=t("command-meta-puzzle"), nargs="?", help=t("command-puzzles-puzzle"))
    add_desk(parser)


def run_play(chosen: argparse.Namespace, reader: Reader) -> int:
    from ..terminal.desk import Desk
    from ..terminal.puzzles import puzzle_out

    return puzzle_out(Desk(chosen.pace, chosen.ascii, reader.language), _wanted(chosen.game, chosen.puzzle))


def _wanted(name: str | None, wanted: str | None) -> "Sequence[Puzzle]":
    """The puzzles of a game, those of a theme of it, or one; without a game, that of the day."""
    from ..teaching.puzzles import books, of_the_day

    if name is None or name == TODAY:
        today = of_the_day(date.today())
        return [today] if today else []
    book = books().get(game(name).name)
    if book is None:
        raise OldTricksError(say("puzzles-none", game=game(name).box.title))
    if wanted is None:
        return book.puzzles
    found = [puzzle for puzzle in book.puzzles if wanted in (puzzle.id, puzzle.theme)]
    if not found:
        names = [*book.themes(), *(puzzle.id for puzzle in book.puzzles)]
        raise OldTricksError(say("puzzles-no-puzzle", given=quoted(wanted), near=nearest(wanted, names)))
    return found


def _add_list(commands: Commands, reader: Reader) -> None:
    parser = _add(commands, reader, "list", run_list)
    _add_games(parser)
    add_json(parser)


def run_list(chosen: argparse.Namespace, reader: Reader) -> int:
    from ..teaching.puzzles import title_of

    found = _books(chosen)
    if chosen.json:
        print(json.dumps({book.game: [puzzle.to_json() for puzzle in book.puzzles] for book in found}))
        return 0
    for book in found:
        print(reader.t("puzzles-listed", game=BOXES[book.game].title, n=len(book.puzzles)))
        for theme, n in book.themes().items():
            print(f"  {reader.t(f'puzzle-theme-{theme}')} ({n})")
            if chosen.games:
                ours = Reader(reader.language, book.game)
                for puzzle in (one for one in book.puzzles if one.theme == theme):
                    print(f"    {puzzle.id}  {'*' * puzzle.difficulty:<3}  {ours.say(title_of(puzzle))}")
    return 0


# Make and choose


def _add_make(commands: Commands, reader: Reader) -> None:
    parser = _add(commands, reader, "make", run_make)
    t, number = reader.t, parser.kind(positive)
    _add_games(parser)
    parser.add_argument("--out", metavar=t("command-meta-folder"), type=Path, required=True, help=t("puzzles-out"))
    parser.add_argument("--boards", metavar="N", type=number, default=2000, help=t("puzzles-boards"))
    parser.add_argument("--first", metavar="N", type=parser.kind(whole), default=0, help=t("puzzles-first"))
    parser.add_argument(
        "--theme", metavar=t("command-meta-theme"), action="append", default=[], help=t("puzzles-theme")
    )
    parser.add_argument("--playouts", metavar="N", type=number, help=t("puzzles-playouts"))
    parser.add_argument("--workers", metavar="N", type=number, default=1, help=t("puzzles-workers"))
    parser.add_argument("--minutes", metavar="N", type=number, help=t("puzzles-minutes"))


def run_make(chosen: argparse.Namespace, reader: Reader) -> int:
    from ..teaching.puzzles.making import Plan, make

    seconds = 60.0 * (chosen.minutes or math.inf)
    given: dict[str, int] = {"playouts": chosen.playouts} if chosen.playouts else {}
    plan = Plan(
        _games(chosen),
        chosen.out,
        chosen.boards,
        chosen.first,
        workers=chosen.workers,
        seconds=seconds,
        themes=_themes(chosen),
        **given,
    )
    begun = time.monotonic()

    def report(name: str, boards: int, themes: dict[str, int]) -> None:
        found = ", ".join(f"{reader.t(f'puzzle-theme-{theme}')} {n}" for theme, n in sorted(themes.items()))
        line = reader.t("puzzles-made", game=BOXES[name].title, boards=boards, n=sum(themes.values()), themes=found)
        print(f"{time.monotonic() - begun:5.0f} s  {line}", file=sys.stderr, flush=True)

    make(plan, report)
    return 0


def _themes(chosen: argparse.Namespace) -> tuple[str, ...]:
    from ..teaching.puzzles.book import THEMES

    for theme in chosen.theme:
        if theme not in THEMES:
            raise OldTricksError(say("puzzles-no-theme", given=quoted(theme), themes=listed_texts(THEMES)))
    return tuple(chosen.theme)


def _add_choose(commands: Commands, reader: Reader) -> None:
    parser = _add(commands, reader, "choose", run_choose)
    t = reader.t
    parser.add_argument("folder", metavar=t("command-meta-folder"), type=Path, nargs="+", help=t("puzzles-made-by"))
    parser.add_argument("--out", metavar=t("command-meta-folder"), type=Path, required=True, help=t("puzzles-books"))
    parser.add_argument("--number", metavar="N", type=parser.kind(positive), default=80, help=t("puzzles-number"))


def run_choose(chosen: argparse.Namespace, reader: Reader) -> int:
    from ..arena.bar import progress_bar
    from ..teaching.puzzles.choosing import choose, with_reasons
    from ..teaching.puzzles.making import candidates

    for name in BOXES:
        there = [path for folder in chosen.folder if (path := folder / f"{name}.jsonl").exists()]
        found = {puzzle.id: puzzle for path in there for puzzle in candidates(path)}
        if not found:
            continue
        with progress_bar(BOXES[name].title, reader) as progress:
            told = with_reasons(list(found.values()), progress)
        book = choose(name, told, chosen.number)
        (chosen.out / f"{name}.json").write_text(book.dumps(), encoding="utf-8")
        themes = ", ".join(f"{reader.t(f'puzzle-theme-{theme}')} {n}" for theme, n in book.themes().items())
        print(reader.t("puzzles-chosen", game=BOXES[name].title, n=len(book.puzzles), of=len(found), themes=themes))
    return 0


def _add_weigh(commands: Commands, reader: Reader) -> None:
    parser = _add(commands, reader, "weigh", run_weigh)
    _add_games(parser)
    parser.add_argument("--playouts", metavar="N", type=parser.kind(positive), help=reader.t("puzzles-playouts"))


def run_weigh(chosen: argparse.Namespace, reader: Reader) -> int:
    """Write the books again, every puzzle weighed anew; those that do not hold are left out."""
    from ..arena.bar import progress_bar
    from ..teaching.puzzles import Book
    from ..teaching.puzzles.book import file_of
    from ..teaching.puzzles.making import weighed_again
    from ..teaching.puzzles.searching import TIMES, USUAL

    for book in _books(chosen):
        kept: list[Puzzle] = []
        path = file_of(book.game)
        assert path is not None
        with progress_bar(BOXES[book.game].title, reader) as progress:
            for number, puzzle in enumerate(book.puzzles, 1):
                again = weighed_again(puzzle, chosen.playouts or TIMES * USUAL)
                kept += [again] if again else []
                progress(number, len(book.puzzles))
        path.write_text(Book(book.game, tuple(kept)).dumps(), encoding="utf-8")
        print(reader.t("puzzles-kept", game=BOXES[book.game].title, n=len(kept), of=len(book.puzzles)), flush=True)
    return 0


def _add_reason(commands: Commands, reader: Reader) -> None:
    _add_games(_add(commands, reader, "reason", run_reason))


def run_reason(chosen: argparse.Namespace, reader: Reader) -> int:
    """Write the books again, with the reasons as they are given now; a puzzle without any is left out."""
    from ..teaching.puzzles import Book
    from ..teaching.puzzles.book import file_of
    from ..teaching.puzzles.choosing import with_reasons

    for book in _books(chosen):
        path = file_of(book.game)
        assert path is not None
        told = Book(book.game, tuple(with_reasons(book.puzzles)))
        changed = sum(one not in book.puzzles for one in told.puzzles)
        path.write_text(told.dumps(), encoding="utf-8")
        title = BOXES[book.game].title
        print(reader.t("puzzles-reasoned", game=title, n=len(told.puzzles), changed=changed), flush=True)
    return 0


# Check and measure


def _add_check(commands: Commands, reader: Reader) -> None:
    parser = _add(commands, reader, "check", run_check)
    t = reader.t
    _add_games(parser)
    playouts = t("puzzles-playouts")
    parser.add_argument("--playouts", metavar="N", type=parser.kind(positive), default=100_000, help=playouts)


def run_check(chosen: argparse.Namespace, reader: Reader) -> int:
    """Exit code 1 if anything does not hold."""
    from ..arena.bar import progress_bar
    from ..teaching.puzzles.measuring import faults

    wrong = 0
    for book in _books(chosen):
        with progress_bar(BOXES[book.game].title, reader) as progress:
            for number, puzzle in enumerate(book.puzzles, 1):
                for fault in faults(puzzle, chosen.playouts):
                    wrong += 1
                    print(reader.t("puzzles-fault", game=book.game, puzzle=puzzle.id, fault=fault), flush=True)
                progress(number, len(book.puzzles))
        print(reader.t("puzzles-checked", game=BOXES[book.game].title, n=len(book.puzzles)), flush=True)
    return int(wrong > 0)


def _add_measure(commands: Commands, reader: Reader) -> None:
    parser = _add(commands, reader, "measure", run_measure)
    _add_games(parser)
    add_budget(parser)


def run_measure(chosen: argparse.Namespace, reader: Reader) -> int:
    """Exit code 1 if a weaker bot solves more than a stronger one."""
    from ..arena.bar import progress_bar
    from ..teaching.puzzles.measuring import LEVELS, measure

    in_order = True
    for book in _books(chosen):
        with progress_bar(BOXES[book.game].title, reader) as progress:
            found = measure(book, budget_of(chosen), progress)
        in_order &= found.in_order
        levels = [level for level in LEVELS if level in found.overall]
        print(f"\n| {BOXES[book.game].title} | n | " + " | ".join(levels) + " |")
        print("|---" * (len(levels) + 2) + "|")
        themes = book.themes()
        for theme, rates in [*((theme, found.by_theme[theme]) for theme in themes), (None, found.overall)]:
            name = reader.t(f"puzzle-theme-{theme}") if theme else reader.t("puzzles-all-themes")
            shares = " | ".join(f"{100 * rates[level]:.0f}%" for level in levels)
            print(f"| {name} | {themes[theme] if theme else themes.total()} | {shares} |", flush=True)
    return int(not in_order)
