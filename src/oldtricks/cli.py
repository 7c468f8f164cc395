"""The command line. Exit codes: 0 done, 1 a check failed, 2 wrong usage or input."""

import argparse
import json
import os
import sys
from collections.abc import Sequence
from typing import Any, NoReturn

from . import __version__
from .engine.box import Box, option_text
from .engine.boxes import BOXES
from .engine.errors import OldTricksError
from .engine.game import game
from .engine.records import Record
from .engine.shuffles import Seeded

MOST_SEATS = max(max(box.seats) for box in BOXES.values())
OK, FAILED, WRONG, INTERRUPTED, BROKEN_PIPE = 0, 1, 2, 130, 141


class Parser(argparse.ArgumentParser):
    """Errors are one line; the help keeps the examples as they are written."""

    def __init__(self, **arguments: Any) -> None:
        super().__init__(formatter_class=argparse.RawDescriptionHelpFormatter, allow_abbrev=False, **arguments)

    def error(self, message: str) -> NoReturn:
        self.exit(WRONG, f"{self.prog}: {message} (see {self.prog} --help)\n")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal without UTF-8 gets question marks, not a traceback
    parser = build_parser()
    chosen = parser.parse_args(arguments)
    if not hasattr(chosen, "run"):
        parser.print_help()
        return OK
    try:
        code: int = chosen.run(chosen)
        sys.stdout.flush()
        return code
    except OldTricksError as error:
        print(f"oldtricks: {' '.join(str(error).split())}", file=sys.stderr)
        return WRONG
    except BrokenPipeError:  # the reader has gone, as in `oldtricks rules tactics | head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE
    except OSError as error:
        print(f"oldtricks: {error.filename or 'input or output'}: {error.strerror or error}", file=sys.stderr)
        return WRONG
    except KeyboardInterrupt:
        return INTERRUPTED


def build_parser() -> Parser:
    parser = Parser(
        prog="oldtricks",
        description="Five card games of 1911 to 1927, to be played, read and studied.",
        epilog="examples:\n  oldtricks play\n  oldtricks play neutral --players 5\n  oldtricks rules tactics TA10\n\n"
        "Each command has a --help of its own.",
    )
    parser.add_argument("--version", action="version", version=f"oldtricks {__version__}")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", parser_class=Parser)
    _add_play(commands)
    _add_games(commands)
    _add_rules(commands)
    _add_replay(commands)
    _add_verify(commands)
    _add_simulate(commands)
    version = commands.add_parser("version", help="which Old Tricks this is", description="Print the version.")
    version.set_defaults(run=run_version)
    return parser


def _command(commands: Any, name: str, about: str, examples: str, run: Any) -> argparse.ArgumentParser:
    parser: argparse.ArgumentParser = commands.add_parser(
        name, help=about, description=about[0].upper() + about[1:] + ".", epilog=f"examples:\n{examples}"
    )
    parser.set_defaults(run=run)
    return parser


def _add_game_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--players", metavar="N", help="how many play")
    parser.add_argument(
        "-o",
        "--option",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        help="an option of the game; may be repeated",
    )


def read_options(given: Sequence[str]) -> dict[str, object]:
    """`-o` arguments as a dictionary."""
    options: dict[str, object] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise OldTricksError(f"an option is given as name=value, not '{text[:40]}'")
        options[name.strip().replace("-", "_")] = value.strip()
    return options


def _whole(text: str) -> int:
    """An argument that is a whole number, not below zero."""
    if not text.isascii() or not text.isdigit() or len(text) > 20:
        raise argparse.ArgumentTypeError(f"'{text[:40]}' is not a whole number")
    return int(text)


def _seed(text: str) -> int:
    try:
        return Seeded(_whole(text)).seed
    except OldTricksError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def _positive(text: str) -> int:
    number = _whole(text)
    if not number:
        raise argparse.ArgumentTypeError("0 is too few")
    return number


def _pace(text: str) -> float:
    try:
        pace = float(text)
    except ValueError:
        pace = -1.0
    if not 0 <= pace <= 60:
        raise argparse.ArgumentTypeError(f"'{text[:40]}' is not a number of seconds from 0 to 60")
    return pace


# play


def _add_play(commands: Any) -> None:
    parser = _command(
        commands,
        "play",
        "play a match against bots in this terminal",
        "  oldtricks play                          choose a game\n"
        "  oldtricks play tactics                  sit down at once\n"
        "  oldtricks play neutral --players 6 -o sides=pairs --seat 2\n"
        "  oldtricks play --resume                 go on with the latest unfinished game\n\n"
        "Games are saved after every action, in $OLDTRICKS_HOME, or else in oldtricks under\n"
        "$XDG_DATA_HOME, or else in ~/.local/share/oldtricks.",
        run_play,
    )
    parser.add_argument("game", metavar="GAME", nargs="?", help=f"one of {', '.join(BOXES)}; without it you choose")
    _add_game_options(parser)
    parser.add_argument("--seat", metavar="N", help="your seat, from 1 (default 1)")
    parser.add_argument("--name", help="your name (default: your login name)")
    parser.add_argument("--bot", metavar="LEVEL", default="random", help="the bots' level: random")
    parser.add_argument("--seed", metavar="S", type=_seed, help="a number that fixes cards and bots")
    parser.add_argument(
        "--fair", action="store_true", help="a fair shuffle that can be checked with 'oldtricks verify'"
    )
    parser.add_argument(
        "--pace",
        metavar="SECONDS",
        type=_pace,
        default=0.4,
        help="how long each action of a bot is shown (default 0.4; 0 for no waiting)",
    )
    parser.add_argument("--ascii", action="store_true", help="ASCII characters only")
    parser.add_argument(
        "--resume",
        metavar="FILE",
        nargs="?",
        const="",
        help="go on with this record, or with the latest unfinished game",
    )


def run_play(chosen: argparse.Namespace) -> int:
    from .bots import bot
    from .terminal.desk import Desk
    from .terminal.play import find_unfinished, play
    from .terminal.seats import Plan
    from .terminal.setup import read_seat, with_limit

    bot(chosen.bot, 0)  # an unknown level is refused at once
    options = read_options(chosen.option)
    if chosen.fair and chosen.seed is not None:
        raise OldTricksError("--seed and --fair exclude each other: a fair shuffle comes from a secret")
    if not chosen.game and (options or chosen.players):
        raise OldTricksError("--players and --option need a GAME")
    if chosen.resume is not None and (chosen.game or chosen.fair or chosen.seed is not None):
        raise OldTricksError("--resume goes on with a game as it is; leave out GAME, --seed and --fair")
    box = game(chosen.game or "neutral").box
    seated = with_limit(box, chosen.players, options, chosen.bot)
    resumed = None if chosen.resume is None else find_unfinished(chosen.resume)
    planned = seated.players if chosen.game else MOST_SEATS
    seats = resumed[1].game.players if resumed else planned
    seat = None if chosen.seat is None else read_seat(chosen.seat, seats)
    if chosen.name is not None:
        seated.read_names([chosen.name] * seated.players)
    plan = Plan(seated, seat or 0, chosen.name or "", chosen.bot, chosen.seed, chosen.fair)
    return play(Desk(chosen.pace, chosen.ascii), plan, resumed, ask=not chosen.game, seat=seat)


# games, rules, version


def run_version(chosen: argparse.Namespace) -> int:
    print(f"oldtricks {__version__}")
    return OK


def _add_games(commands: Any) -> None:
    parser = _command(
        commands,
        "games",
        "list the five games and their options",
        "  oldtricks games\n  oldtricks games --json",
        run_games,
    )
    parser.add_argument("--json", action="store_true", help="for programs")


def run_games(chosen: argparse.Namespace) -> int:
    if chosen.json:
        print(json.dumps([_lid(box) for box in BOXES.values()], indent=2, ensure_ascii=False))
        return OK
    for box in BOXES.values():
        print(f"{box.name}: {box.title}, {box.maker}, {box.year}")
        print(f"  {box.about}")
        print(f"  {', '.join(map(str, box.seats))} players (default {box.default_seats}); {box.length}")
        for option in box.options:
            values = ", ".join(map(option_text, option.values)) or "a number, or none"
            print(f"  -o {option.name}=...  {values}: {option.about} ({option.rule})")
    return OK


def _lid(box: Box) -> dict[str, Any]:
    """What is on a box's lid, as plain data."""
    options = [
        {"name": o.name, "about": o.about, "rule": o.rule, "values": list(o.values) or None} for o in box.options
    ]
    return {
        "name": box.name,
        "title": box.title,
        "year": box.year,
        "maker": box.maker,
        "about": box.about,
        "length": box.length,
        "players": list(box.seats),
        "default_players": box.default_seats,
        "rules_version": box.rules_version,
        "options": options,
    }


def _add_rules(commands: Any) -> None:
    parser = _command(
        commands,
        "rules",
        "read the rules of a game, or one rule",
        "  oldtricks rules neutral\n  oldtricks rules neutral NE7\n  oldtricks rules common C6\n\n"
        "Rules (NE7) are the rulebook's, rulings (NE-Q2, C6) ours where it is silent,\n"
        "reconstructions (NE-R1) facts of the printed pack that did not survive.",
        run_rules,
    )
    parser.add_argument("game", metavar="GAME", help=f"one of {', '.join(BOXES)}; or common")
    parser.add_argument("rule", metavar="RULE", nargs="?", help="a rule's number, such as NE7")
    parser.add_argument("--plain", action="store_true", help="the page as it is written, in Markdown")


def run_rules(chosen: argparse.Namespace) -> int:
    from .terminal import rulebook

    name = rulebook.page_name(chosen.game)
    text = rulebook.one_rule(name, chosen.rule) if chosen.rule else rulebook.whole_page(name)
    if chosen.plain:
        print(text)
    else:
        rulebook.show(text)
    return OK


# replay, verify, simulate


def _add_replay(commands: Any) -> None:
    parser = _command(
        commands,
        "replay",
        "walk through the record of a match",
        "  oldtricks replay game.json               what everybody could see\n"
        "  oldtricks replay game.json --seat 2      what seat 2 could see\n"
        "  oldtricks replay game.json --all --step  every hand, action by action\n"
        "  oldtricks replay game.json --from 40 --to 60 --json",
        run_replay,
    )
    parser.add_argument("file", metavar="FILE", help="a record")
    eyes = parser.add_mutually_exclusive_group()
    eyes.add_argument("--seat", metavar="N", help="see what this seat saw")
    eyes.add_argument("--all", action="store_true", help="see every hand")
    parser.add_argument("--from", metavar="N", dest="first", type=_positive, default=1, help="the first action to show")
    parser.add_argument("--to", metavar="N", dest="last", type=_positive, help="the last action to show")
    parser.add_argument("--step", action="store_true", help="show the table before every action, and wait for Enter")
    parser.add_argument("--json", action="store_true", help="for programs: every action with its events and its view")


def run_replay(chosen: argparse.Namespace) -> int:
    from .terminal import replay
    from .terminal.setup import read_seat

    record = Record.load(chosen.file)
    seat = None if chosen.seat is None else read_seat(chosen.seat, record.game.players)
    last = len(record.actions) if chosen.last is None else chosen.last
    walk = replay.Walk(record, seat, chosen.all, chosen.first, last)
    if chosen.json:
        print(json.dumps(replay.to_json(walk), ensure_ascii=False))
    else:
        replay.show(walk, chosen.step)
    return OK


def _add_verify(commands: Any) -> None:
    parser = _command(
        commands,
        "verify",
        "check a record and its shuffle",
        "  oldtricks verify game.json\n"
        "  oldtricks verify game.json --commitment 3b0c... --contribution 'my lucky words'\n"
        "  oldtricks verify game.json --deals\n\n"
        "Exit code 1 if anything is wrong with the record.",
        run_verify,
    )
    parser.add_argument("file", metavar="FILE", help="a record")
    parser.add_argument("--commitment", metavar="HEX", help="what the host published before the game")
    parser.add_argument(
        "--contribution", metavar="TEXT", action="append", default=[], help="what a player added; may be repeated"
    )
    parser.add_argument("--deals", action="store_true", help="print the cards of every shuffle, in order")
    parser.add_argument("--json", action="store_true", help="for programs")


def run_verify(chosen: argparse.Namespace) -> int:
    from .terminal import verify

    with open(chosen.file, "rb"):  # a file that is not there is wrong usage, not a failed check
        pass
    report = verify.check(chosen.file, chosen.commitment, chosen.contribution, chosen.deals)
    print(json.dumps(report.to_dict(), indent=2, ensure_ascii=False) if chosen.json else report)
    return FAILED if report.failures else OK


def _add_simulate(commands: Any) -> None:
    parser = _command(
        commands,
        "simulate",
        "play many matches at random and count what happens",
        "  oldtricks simulate tactics --games 1000 --seed 1\n"
        "  oldtricks simulate neutral --games 500 --players 5 --hands 12 --json\n"
        "  oldtricks simulate gasoline_alley --games 1000000 --fast",
        run_simulate,
    )
    parser.add_argument("game", metavar="GAME", help=f"one of {', '.join(BOXES)}")
    parser.add_argument("--games", metavar="N", type=_positive, default=100, help="how many matches (default 100)")
    parser.add_argument(
        "--seed", metavar="S", type=_seed, default=0, help="match n is shuffled and played by S + n (default 0)"
    )
    _add_game_options(parser)
    parser.add_argument(
        "--hands", metavar="N", type=_positive, help="the limit on deals (default 20; C6), for the four trick games"
    )
    parser.add_argument("--fast", action="store_true", help="the same matches compiled, which needs the extra [fast]")
    parser.add_argument("--json", action="store_true", help="for programs")


def run_simulate(chosen: argparse.Namespace) -> int:
    from .bots import simulate

    played = simulate.limited(chosen.game, chosen.players, read_options(chosen.option), chosen.hands)
    progress = simulate.progress_line(chosen.games)
    tally = simulate.simulate(played, chosen.games, chosen.seed, progress, fast=chosen.fast)
    print(json.dumps(tally.to_dict(), indent=2, ensure_ascii=False) if chosen.json else tally)
    return OK
