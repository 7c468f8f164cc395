"""`oldtricks replay`, `verify`, `hint`, `review`: what can be done with the record of a match."""

import argparse
import json
from pathlib import Path

from ..engine.errors import OldTricksError
from ..engine.match import Match
from ..engine.records import Record
from ..words import Reader, say
from .arguments import Commands, add_budget, add_command, add_file, add_json, budget_of, positive

FAILED = 1


def add_replay(commands: Commands, reader: Reader) -> None:
    parser = add_command(commands, reader, "replay", run_replay)
    t, number = reader.t, parser.kind(positive)
    add_file(parser)
    eyes = parser.add_mutually_exclusive_group()
    eyes.add_argument("--seat", metavar="N", help=t("command-replay-seat"))
    eyes.add_argument("--all", action="store_true", help=t("command-replay-all"))
    parser.add_argument("--from", metavar="N", dest="first", type=number, default=1, help=t("command-replay-from"))
    parser.add_argument("--to", metavar="N", dest="last", type=number, help=t("command-replay-to"))
    parser.add_argument("--step", action="store_true", help=t("command-replay-step"))
    add_json(parser, "command-replay-json")


def run_replay(chosen: argparse.Namespace, reader: Reader) -> int:
    from ..terminal import replay
    from ..terminal.setup import read_seat

    record = Record.load(chosen.file)
    seat = None if chosen.seat is None else read_seat(chosen.seat, record.game.players)
    last = len(record.actions) if chosen.last is None else chosen.last
    walk = replay.Walk(record, seat, chosen.all, chosen.first, last, reader.language)
    if chosen.json:
        print(json.dumps(replay.to_json(walk), ensure_ascii=False))
    else:
        replay.show(walk, chosen.step)
    return 0


def add_verify(commands: Commands, reader: Reader) -> None:
    parser = add_command(commands, reader, "verify", run_verify)
    t = reader.t
    add_file(parser)
    parser.add_argument("--commitment", metavar="HEX", help=t("command-verify-commitment"))
    text = t("command-meta-text")
    parser.add_argument(
        "--contribution", metavar=text, action="append", default=[], help=t("command-verify-contribution")
    )
    parser.add_argument("--deals", action="store_true", help=t("command-verify-deals"))
    add_json(parser)


def run_verify(chosen: argparse.Namespace, reader: Reader) -> int:
    from ..terminal import verify

    with open(chosen.file, "rb"):  # a file that is not there is wrong usage, not a failed check
        pass
    report = verify.check(chosen.file, chosen.commitment, chosen.contribution, chosen.deals)
    shown = json.dumps(report.to_dict(), indent=2, ensure_ascii=False) if chosen.json else report.told(reader.language)
    print(shown)
    return FAILED if report.failures else 0


def add_hint(commands: Commands, reader: Reader) -> None:
    parser = add_command(commands, reader, "hint", run_hint)
    t = reader.t
    add_file(parser)
    parser.add_argument("--ply", metavar="N", type=parser.kind(positive), help=t("command-hint-ply"))
    parser.add_argument("--seat", metavar="N", help=t("command-hint-seat"))
    add_budget(parser)
    add_json(parser)


def run_hint(chosen: argparse.Namespace, reader: Reader) -> int:
    from ..bots import hint
    from ..terminal.replay import in_lines
    from ..terminal.setup import read_seat
    from ..terminal.words import reader_of

    record = Record.load(chosen.file)
    seat = None if chosen.seat is None else read_seat(chosen.seat, record.game.players)
    match = _decision(record, chosen.ply, seat)
    assert match.turn is not None
    view = match.view(match.turn)
    found = hint.hints(view, budget_of(chosen))
    if chosen.json:
        shown = {"ply": view.ply, "seat": view.seat, "hints": [one.to_dict() for one in found]}
        print(json.dumps(shown, indent=2, ensure_ascii=False))
    else:
        print(in_lines(view, reader_of(view, reader.language)))
        print()
        told = reader_of(view, reader.language)
        print(*map(told.say, hint.told(found, len(found))), sep="\n")
    return 0


def _decision(record: Record, number: int | None, seat: int | None) -> Match:
    """The match before an action: of this seat, if one is given, and not before the number given."""
    actions = len(record.actions)
    if number is None and record.result["over"]:
        raise OldTricksError(say("command-hint-over", actions=actions))
    first = actions if number is None else number - 1
    match = record.replay(first)
    for _, action in record.actions[first:]:
        if seat is None or match.turn == seat:
            break
        match.play(action)
    if first > actions or match.over or (seat is not None and match.turn != seat):
        if seat is None:
            raise OldTricksError(say("command-no-decision", first=first + 1, actions=actions))
        raise OldTricksError(say("command-no-decision-of", seat=seat + 1, first=first + 1, actions=actions))
    return match


def add_review(commands: Commands, reader: Reader) -> None:
    parser = add_command(commands, reader, "review", run_review)
    t = reader.t
    add_file(parser, "command-review-file")
    add_budget(parser)
    parser.add_argument("--open", action="store_true", help=t("command-review-open"))
    parser.add_argument("--plot", metavar=t("command-meta-file"), type=Path, help=t("command-review-plot"))
    add_json(parser)


def run_review(chosen: argparse.Namespace, reader: Reader) -> int:
    from ..arena import bar, plots
    from ..bots import review

    record = Record.load(chosen.file)
    if chosen.plot:
        plots.check(chosen.plot)
    with bar.progress_bar(reader.t("command-actions"), reader) as progress:
        found = review.review(record, budget_of(chosen), progress, open_cards=chosen.open)
    if chosen.plot:
        title = reader.t("command-review-title", game=record.game.box.title)
        plots.plot_chances(title, review.side_names(record, reader.language), found.to_dict(), chosen.plot, reader)
    if chosen.json:
        print(json.dumps(found.to_dict(), indent=2, ensure_ascii=False))
    else:
        print(review.told(record, found, reader.language))
    return 0
