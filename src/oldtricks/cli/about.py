"""`oldtricks games`, `rules`, `print`, `version`: what there is, to read and on paper."""

import argparse
import json
from pathlib import Path
from typing import Any

from .. import __version__
from ..engine.box import Box, State, option_text
from ..engine.boxes import BOXES
from ..engine.errors import OldTricksError
from ..engine.game import game
from ..words import Reader, say
from .arguments import Commands, add_command, add_game, add_json


def add_version(commands: Commands, reader: Reader) -> None:
    add_command(commands, reader, "version", run_version)


def run_version(chosen: argparse.Namespace, reader: Reader) -> int:
    print(f"oldtricks {__version__}")
    return 0


def add_games(commands: Commands, reader: Reader) -> None:
    add_json(add_command(commands, reader, "games", run_games))


def run_games(chosen: argparse.Namespace, reader: Reader) -> int:
    if chosen.json:
        print(json.dumps([_lid(box) for box in BOXES.values()], indent=2, ensure_ascii=False))
        return 0
    for box in BOXES.values():
        print(reader.t("command-games-box", name=box.name, game=box.title, publisher=box.publisher, year=box.year))
        print(f"  {reader.say(box.about())}")
        seats, usual = ", ".join(map(str, box.seats)), box.default_seats
        print(f"  {reader.t('command-games-players', seats=seats, usual=usual, length=box.about('length'))}")
        for option in box.options:
            values = ", ".join(map(option_text, option.values)) or reader.t("terminal-number-or-none")
            about = reader.t("terminal-form-option", values=values, about=say(option.about), rule=option.rule)
            print(f"  -o {option.name}=...  {about}")
    return 0


def _lid(box: Box[State]) -> dict[str, Any]:
    """What is on a box's lid, as plain data, in plain English."""
    plain = Reader()
    options = [
        {"name": o.name, "about": plain.t(o.about), "rule": o.rule, "values": list(o.values) or None}
        for o in box.options
    ]
    return {
        "name": box.name,
        "title": box.title,
        "year": box.year,
        "publisher": box.publisher,
        "about": plain.say(box.about()),
        "length": plain.say(box.about("length")),
        "players": list(box.seats),
        "default_players": box.default_seats,
        "rules_version": box.rules_version,
        "options": options,
    }


def add_rules(commands: Commands, reader: Reader) -> None:
    parser = add_command(commands, reader, "rules", run_rules)
    t = reader.t
    add_game(parser, "command-rules-game")
    parser.add_argument("rule", metavar=t("command-meta-rule"), nargs="?", help=t("command-rules-rule"))
    parser.add_argument("--plain", action="store_true", help=t("command-rules-plain"))


def run_rules(chosen: argparse.Namespace, reader: Reader) -> int:
    from ..terminal import rulebook

    text = rulebook.text_of(rulebook.page_name(chosen.game), chosen.rule, reader.language)
    if chosen.plain:
        print(text)
    else:
        rulebook.show(text)
    return 0


def add_print(commands: Commands, reader: Reader) -> None:
    parser = add_command(commands, reader, "print", run_print)
    t = reader.t
    add_game(parser)
    parser.add_argument("--summary", action="store_true", help=t("command-print-summary"))
    parser.add_argument("--out", metavar=t("command-meta-file"), type=Path, help=t("command-print-out"))


def run_print(chosen: argparse.Namespace, reader: Reader) -> int:
    from ..art import printing

    name = game(chosen.game).name
    what = "summary" if chosen.summary else "cards"
    target = chosen.out or Path(f"{name.replace('_', '-')}-{what}.html")
    text = printing.summary(name, reader.language) if chosen.summary else printing.sheets(name)
    try:
        with target.open("x", encoding="utf-8") as file:
            file.write(text)
    except FileExistsError:
        raise OldTricksError(say("command-print-exists", file=str(target))) from None
    print(reader.t("command-printed-summary" if chosen.summary else "command-printed", file=str(target)))
    return 0
