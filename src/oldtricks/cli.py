"""The command line. Exit codes: 0 done, 1 a check failed, 2 wrong usage or input."""

import argparse
import json
import math
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NoReturn

from . import __version__
from .bots import BOTS, USUAL
from .engine.box import Box, listed, option_text
from .engine.boxes import BOXES
from .engine.errors import OldTricksError
from .engine.game import game
from .engine.match import Match
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
    _add_print(commands)
    _add_replay(commands)
    _add_verify(commands)
    _add_hint(commands)
    _add_review(commands)
    _add_simulate(commands)
    _add_serve(commands)
    _add_arena(commands)
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
    parser.add_argument(
        "--bot", metavar="LEVEL", default=USUAL, help=f"the bots' level: {listed(list(BOTS), 'or')} (default {USUAL})"
    )
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


# print


def _add_print(commands: Any) -> None:
    parser = _command(
        commands,
        "print",
        "a pack of cards on paper",
        "  oldtricks print neutral                   neutral-cards.html, in this folder\n"
        "  oldtricks print tactics --out pack.html\n\n"
        "Open the file in a browser and print it on card stock: both sides, actual size,\nno margins.",
        run_print,
    )
    parser.add_argument("game", metavar="GAME", help=f"one of {', '.join(BOXES)}")
    parser.add_argument("--out", metavar="FILE", type=Path, help="where the sheets go; must not exist yet")


def run_print(chosen: argparse.Namespace) -> int:
    from .art import printing

    name = game(chosen.game).name
    target = chosen.out or Path(f"{name.replace('_', '-')}-cards.html")
    try:
        with target.open("x", encoding="utf-8") as file:
            file.write(printing.sheets(name))
    except FileExistsError:
        raise OldTricksError(f"{target} exists; name another file with --out") from None
    print(f"Sheets of cards and backs, nine to a page: {target}")
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


# hint, review


def _add_hint(commands: Any) -> None:
    parser = _command(
        commands,
        "hint",
        "what a good player would do at some point of a record",
        "  oldtricks hint game.json                 the decision at which it stopped\n"
        "  oldtricks hint game.json --ply 40        before the 40th action\n"
        "  oldtricks hint game.json --ply 40 --seat 2 --seconds 2 --json\n\n"
        "Only what the player at turn may know is used.",
        run_hint,
    )
    parser.add_argument("file", metavar="FILE", help="a record")
    parser.add_argument("--ply", metavar="N", type=_positive, help="before this action, counted from 1")
    parser.add_argument("--seat", metavar="N", help="the next decision of this seat from there on")
    _add_budget(parser)
    parser.add_argument("--json", action="store_true", help="for programs")


def run_hint(chosen: argparse.Namespace) -> int:
    from .bots import hint
    from .terminal.setup import read_seat

    record = Record.load(chosen.file)
    seat = None if chosen.seat is None else read_seat(chosen.seat, record.game.players)
    match = _decision(record, chosen.ply, seat)
    assert match.turn is not None
    view = match.view(match.turn)
    found = hint.hints(view, _budget(chosen))
    if chosen.json:
        shown = {"ply": view.ply, "seat": view.seat, "hints": [one.to_dict() for one in found]}
        print(json.dumps(shown, indent=2, ensure_ascii=False))
    else:
        print(view)
        print()
        print(*(one.words for one in found), sep="\n")
    return OK


def _decision(record: Record, number: int | None, seat: int | None) -> Match:
    """The match before an action: of this seat, if one is given, and not before the number given."""
    actions = len(record.actions)
    if number is None and record.result["over"]:
        raise OldTricksError(f"the match is over; choose one of its {actions} actions with --ply")
    first = actions if number is None else number - 1
    match = record.replay(first)
    for _, action in record.actions[first:]:
        if seat is None or match.turn == seat:
            break
        match.play(action)
    if first > actions or match.over or (seat is not None and match.turn != seat):
        whose = "no decision" if seat is None else f"no decision of seat {seat + 1}"
        raise OldTricksError(f"there is {whose} from action {first + 1} on; the record has {actions}")
    return match


def _add_review(commands: Any) -> None:
    parser = _command(
        commands,
        "review",
        "what every decision of a finished match gave away",
        "  oldtricks review game.json\n"
        "  oldtricks review game.json --seconds 0.5 --plot game.svg\n"
        "  oldtricks review game.json --open --json\n\n"
        "Decisions are judged on what their players could know then.",
        run_review,
    )
    parser.add_argument("file", metavar="FILE", help="the record of a finished match")
    _add_budget(parser)
    parser.add_argument("--open", action="store_true", help="beside it, the chances with all cards open")
    parser.add_argument("--plot", metavar="FILE", type=Path, help="draw the chances over time, as SVG or PNG")
    parser.add_argument("--json", action="store_true", help="for programs")


def run_review(chosen: argparse.Namespace) -> int:
    from .arena import bar, plots
    from .bots import review

    record = Record.load(chosen.file)
    if chosen.plot:
        plots.check(chosen.plot)
    with bar.progress_bar("actions") as progress:
        found = review.review(record, _budget(chosen), progress, open_cards=chosen.open)
    if chosen.plot:
        title = f"{record.game.box.title}: the chances to win"
        plots.plot_chances(title, review.side_names(record), found.to_dict(), chosen.plot)
    print(json.dumps(found.to_dict(), indent=2, ensure_ascii=False) if chosen.json else review.told(record, found))
    return OK


# arena


def _add_arena(commands: Any) -> None:
    parser = _command(
        commands,
        "arena",
        "let bots play against bots on duplicate deals",
        "  oldtricks arena tactics steady random --deals 1000\n"
        "  oldtricks arena neutral random novice steady --matches 50 --out neutral.json\n"
        "  oldtricks arena gasoline_alley steady random --lone --matches 200\n"
        "  oldtricks arena plot neutral.json --out neutral.svg\n\n"
        "Several bots meet each other in pairs. With --out every board is saved as soon as\n"
        "it is over; after a kill the same command goes on.",
        run_arena,
    )
    parser.add_argument("game", metavar="GAME", help=f"one of {', '.join(BOXES)}; or plot")
    parser.add_argument("bots", metavar="BOT", nargs="+", help="two bots or more; for plot, a result")
    _add_game_options(parser)
    length = parser.add_mutually_exclusive_group()
    length.add_argument(
        "--deals", metavar="N", type=_positive, help="single hands, N deals for each pair (default 100)"
    )
    length.add_argument("--matches", metavar="N", type=_positive, help="whole matches, N seeds for each pair")
    parser.add_argument("--lone", action="store_true", help="the first bot alone among copies of the second")
    parser.add_argument("--against", metavar="BOT", default="", help="the others meet this bot only, not each other")
    _add_budget(parser)
    parser.add_argument("--seed", metavar="S", type=_seed, default=0, help="board n is dealt by S + n (default 0)")
    parser.add_argument("--workers", metavar="N", type=_positive, help="processes (default: one for each core)")
    parser.add_argument("--minutes", metavar="N", type=_positive, help="begin no board after this time")
    parser.add_argument(
        "--ray",
        metavar="ADDRESS",
        nargs="?",
        const="",
        help="play on this Ray cluster, or on one started here; needs the extra [cluster]",
    )
    parser.add_argument("--out", metavar="FILE", type=Path, help="where the result goes; for plot, an SVG or PNG")
    parser.add_argument("--json", action="store_true", help="for programs")


def _add_budget(parser: argparse.ArgumentParser) -> None:
    budget = parser.add_mutually_exclusive_group()
    budget.add_argument("--seconds", metavar="S", type=_thinking, help="how long a bot may think about a move")
    budget.add_argument("--playouts", metavar="N", type=_positive, help="how many playouts it may make instead")


def _thinking(text: str) -> float:
    seconds = _pace(text)
    if not seconds:
        raise argparse.ArgumentTypeError("0 is too few")
    return seconds


def _budget(chosen: argparse.Namespace) -> Any:
    from .bots import Budget

    given = {"playouts": chosen.playouts} if chosen.playouts else {}
    return Budget(**given, seconds=chosen.seconds)


def run_arena(chosen: argparse.Namespace) -> int:
    from . import arena
    from .arena import bar

    if chosen.game == "plot":
        return _plot_arena(chosen)
    name = game(chosen.game).name
    kind = arena.DEALS if chosen.deals or (name != "new_york_to_paris" and not chosen.matches) else arena.MATCHES
    bots = tuple(chosen.bots)
    plan = arena.Plan(
        arena.arrange(name, chosen.players, read_options(chosen.option), bots, kind),
        bots,
        kind,
        chosen.deals or chosen.matches or 100,
        chosen.lone,
        chosen.against,
        chosen.seed,
        _budget(chosen),
    )
    workers = chosen.workers or os.cpu_count() or 1
    with bar.progress_bar("boards") as progress:
        seconds = 60 * (chosen.minutes or math.inf)
        result = arena.run(plan, workers, ray=chosen.ray, out=chosen.out, seconds=seconds, progress=progress)
    print(json.dumps(result, indent=1) if chosen.json else arena.told(result))
    return OK


def _plot_arena(chosen: argparse.Namespace) -> int:
    from .arena import journal, plots

    if len(chosen.bots) != 1:
        raise OldTricksError("plot draws one result: oldtricks arena plot FILE.json")
    source = Path(chosen.bots[0])
    target = chosen.out or source.with_suffix(".svg")
    plots.plot_result(journal.read(source), target)
    print(f"Drawn: {target}")
    return OK


# serve


def _add_serve(commands: Any) -> None:
    parser = _command(
        commands,
        "serve",
        "play in the browser, alone or with friends",
        "  oldtricks serve --open\n"
        "  oldtricks serve --host 0.0.0.0 --port 8000 --db games.db\n"
        "  oldtricks serve --db postgresql://user:password@host/name\n\n"
        "Needs the extra [server]. Without --db, games are kept beside those of the terminal. Further\n"
        "settings come from the environment, such as OLDTRICKS_PACE=0.4: see docs/server.md.",
        run_serve,
    )
    parser.add_argument("--db", metavar="PATH_OR_URL", help="a SQLite file, or the URL of a PostgreSQL database")
    parser.add_argument("--host", default="127.0.0.1", help="where to listen (default 127.0.0.1: this machine)")
    parser.add_argument("--port", metavar="N", type=_whole, help="the port (default: the first free one from 1911 on)")
    parser.add_argument("--open", action="store_true", help="open the page in a browser")


def run_serve(chosen: argparse.Namespace) -> int:
    from .terminal.home import home

    try:
        from .server.serve import serve
        from .server.settings import PREFIX, Settings
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("oldtricks"):
            raise
        raise OldTricksError(f"the server needs {error.name}: pip install 'oldtricks[server]'") from None
    given = {"database": chosen.db} if chosen.db else {}
    settings = Settings.from_environment({f"{PREFIX}DATABASE": str(home() / "server.db"), **os.environ}, **given)
    serve(settings, chosen.host, chosen.port, browse=chosen.open)
    return OK
