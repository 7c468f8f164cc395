"""`oldtricks play`: a match against bots in this terminal."""

import argparse

from ..bots import BOTS, USUAL, bot
from ..engine.boxes import BOXES
from ..engine.errors import OldTricksError
from ..engine.game import game
from ..words import Reader, say
from .arguments import Commands, add_command, add_desk, add_game, add_game_options, read_options, seed

MOST_SEATS = max(max(box.seats) for box in BOXES.values())


def add_play(commands: Commands, reader: Reader) -> None:
    parser = add_command(commands, reader, "play", run_play)
    t = reader.t
    add_game(parser, "command-play-game", nargs="?")
    add_game_options(parser)
    parser.add_argument("--seat", metavar="N", help=t("command-play-seat"))
    parser.add_argument("--draw-seats", action="store_true", help=t("command-play-draw-seats"))
    parser.add_argument("--name", metavar=t("command-meta-name"), help=t("command-play-name"))
    level = t("command-meta-level")
    parser.add_argument(
        "--bot", metavar=level, default=USUAL, help=t("command-play-bot", levels=", ".join(BOTS), usual=USUAL)
    )
    parser.add_argument("--seed", metavar="S", type=parser.kind(seed), help=t("command-play-seed"))
    parser.add_argument("--fair", action="store_true", help=t("command-play-fair"))
    add_desk(parser)
    file = t("command-meta-file")
    parser.add_argument("--resume", metavar=file, nargs="?", const="", help=t("command-play-resume"))


def run_play(chosen: argparse.Namespace, reader: Reader) -> int:
    from ..terminal.desk import Desk
    from ..terminal.play import find_unfinished, play
    from ..terminal.seats import Plan, login_name
    from ..terminal.setup import read_seat, with_limit

    bot(chosen.bot, 0)  # an unknown level is refused at once
    options = read_options(chosen.option)
    if chosen.fair and chosen.seed is not None:
        raise OldTricksError(say("command-seed-or-fair"))
    if not chosen.game and (options or chosen.players):
        raise OldTricksError(say("command-needs-a-game"))
    if chosen.draw_seats and chosen.game and not game(chosen.game).box.seats_drawn:
        raise OldTricksError(say("no-draw-for-seats", game=game(chosen.game).box.title))
    if chosen.resume is not None and (chosen.game or chosen.fair or chosen.draw_seats or chosen.seed is not None):
        raise OldTricksError(say("command-resume-as-it-is"))
    box = game(chosen.game).box if chosen.game else next(iter(BOXES.values()))  # which one is still to be asked
    seated = with_limit(box, chosen.players, options, chosen.bot)
    resumed = None if chosen.resume is None else find_unfinished(chosen.resume)
    planned = seated.players if chosen.game else MOST_SEATS
    seats = resumed[1].game.players if resumed else planned
    seat = None if chosen.seat is None else read_seat(chosen.seat, seats)
    if chosen.name is not None:
        seated.read_names([chosen.name] * seated.players)
    name = chosen.name or login_name(reader.language)
    plan = Plan(seated, seat or 0, name, chosen.bot, chosen.seed, chosen.fair, chosen.draw_seats)
    desk = Desk(chosen.pace, chosen.ascii, reader.language)
    return play(desk, plan, resumed, ask=not chosen.game, seat=seat)
