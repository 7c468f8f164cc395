"""`oldtricks explain`: the words of a game and its cards, one by one or all of them."""

import argparse

from ..engine.game import game
from ..words import Reader
from .arguments import Commands, add_command, add_game


def add_explain(commands: Commands, reader: Reader) -> None:
    parser = add_command(commands, reader, "explain", run_explain)
    t = reader.t
    add_game(parser)
    parser.add_argument("term", metavar=t("command-meta-term"), nargs="*", help=t("command-explain-term"))


def run_explain(chosen: argparse.Namespace, reader: Reader) -> int:
    from ..terminal.asking import answer, term_said
    from ..words.glossary import glossary

    box = game(chosen.game).box
    eyes = Reader(reader.language, box.name, typed=False)
    if chosen.term:
        print(eyes.sentence(answer(box, " ".join(chosen.term), eyes)))
    else:
        for term in sorted(glossary(box.name, reader.language), key=lambda term: term.title.lower()):
            print(eyes.sentence(term_said(term)))
    return 0
