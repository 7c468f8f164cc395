"""`oldtricks learn`: a guided first hand, and lessons."""

import argparse

from ..words import Reader
from .arguments import Commands, add_command, add_desk, add_game


def add_learn(commands: Commands, reader: Reader) -> None:
    parser = add_command(commands, reader, "learn", run_learn)
    t = reader.t
    add_game(parser, "command-play-game", nargs="?")
    parser.add_argument("lesson", metavar=t("command-meta-lesson"), nargs="?", help=t("command-learn-lesson"))
    add_desk(parser)


def run_learn(chosen: argparse.Namespace, reader: Reader) -> int:
    from ..terminal.desk import Desk
    from ..terminal.learn import learn

    return learn(Desk(chosen.pace, chosen.ascii, reader.language), chosen.game, chosen.lesson)
