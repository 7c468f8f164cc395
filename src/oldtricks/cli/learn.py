"""`oldtricks learn`: a guided first hand, and lessons."""

import argparse

from ..words import Reader
from .arguments import Commands, add_command, add_game, pace
from .play import PACE


def add_learn(commands: Commands, reader: Reader) -> None:
    parser = add_command(commands, reader, "learn", run_learn)
    t = reader.t
    add_game(parser, "command-play-game", nargs="?")
    parser.add_argument("lesson", metavar=t("command-meta-lesson"), nargs="?", help=t("command-learn-lesson"))
    seconds = t("command-meta-seconds")
    parser.add_argument(
        "--pace", metavar=seconds, type=parser.kind(pace), default=PACE, help=t("command-play-pace", pace=str(PACE))
    )
    parser.add_argument("--ascii", action="store_true", help=t("command-play-ascii"))


def run_learn(chosen: argparse.Namespace, reader: Reader) -> int:
    from ..terminal.desk import Desk
    from ..terminal.learn import learn

    return learn(Desk(chosen.pace, chosen.ascii, reader.language), chosen.game, chosen.lesson)
