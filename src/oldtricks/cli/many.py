"""`oldtricks simulate`, `arena`: many matches, without people."""

import argparse
import json
import math
import os
import secrets
import sys
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..engine.errors import OldTricksError
from ..engine.game import Game, game
from ..words import Reader, say
from .arguments import (
    Commands,
    add_budget,
    add_command,
    add_game,
    add_game_options,
    add_json,
    budget_of,
    positive,
    read_options,
    seed,
    whole,
)
from .serve import HERE

if TYPE_CHECKING:
    from ..arena import Plan


def add_simulate(commands: Commands, reader: Reader) -> None:
    parser = add_command(commands, reader, "simulate", run_simulate)
    t, number = reader.t, parser.kind(positive)
    add_game(parser)
    parser.add_argument("--games", metavar="N", type=number, default=100, help=t("command-simulate-games"))
    parser.add_argument("--seed", metavar="S", type=parser.kind(seed), default=0, help=t("command-simulate-seed"))
    add_game_options(parser)
    parser.add_argument("--hands", metavar="N", type=number, help=t("command-simulate-hands"))
    parser.add_argument("--fast", action="store_true", help=t("command-simulate-fast"))
    add_json(parser)


def run_simulate(chosen: argparse.Namespace, reader: Reader) -> int:
    from ..bots import simulate

    played = simulate.limited(chosen.game, chosen.players, read_options(chosen.option), chosen.hands)
    progress = simulate.progress_line(chosen.games, reader)
    tally = simulate.simulate(played, chosen.games, chosen.seed, progress, fast=chosen.fast)
    print(json.dumps(tally.to_dict(), indent=2, ensure_ascii=False) if chosen.json else tally.told(reader))
    return 0


def add_arena(commands: Commands, reader: Reader) -> None:
    parser = add_command(commands, reader, "arena", run_arena)
    t, number, bot = reader.t, parser.kind(positive), reader.t("command-meta-bot")
    add_game(parser, "command-arena-game")
    parser.add_argument("bots", metavar=bot, nargs="+", help=t("command-arena-bots"))
    add_game_options(parser)
    length = parser.add_mutually_exclusive_group()
    length.add_argument("--deals", metavar="N", type=number, help=t("command-arena-deals"))
    length.add_argument("--matches", metavar="N", type=number, help=t("command-arena-matches"))
    parser.add_argument("--lone", action="store_true", help=t("command-arena-lone"))
    parser.add_argument("--against", metavar=bot, default="", help=t("command-arena-against"))
    add_budget(parser)
    parser.add_argument("--seed", metavar="S", type=parser.kind(seed), help=t("command-arena-seed"))
    parser.add_argument("--workers", metavar="N", type=number, help=t("command-arena-workers"))
    parser.add_argument("--minutes", metavar="N", type=number, help=t("command-arena-minutes"))
    address = t("command-meta-address")
    parser.add_argument("--ray", metavar=address, nargs="?", const="", help=t("command-arena-ray"))
    parser.add_argument("--host", metavar=address, default=HERE, help=t("command-arena-host", host=HERE))
    parser.add_argument("--port", metavar="N", type=parser.kind(whole), default=0, help=t("command-arena-port"))
    parser.add_argument("--out", metavar=t("command-meta-file"), type=Path, help=t("command-arena-out"))
    add_json(parser)


def run_arena(chosen: argparse.Namespace, reader: Reader) -> int:
    from ..arena import told
    from ..arena.stranger import STRANGER

    if chosen.game == "plot":
        return _plot_arena(chosen, reader)
    result = _with_a_stranger(chosen, reader) if STRANGER in chosen.bots else _arena(chosen, reader)
    print(json.dumps(result, indent=1) if chosen.json else told(result, reader))
    return 0


def _with_a_stranger(chosen: argparse.Namespace, reader: Reader) -> dict[str, Any]:
    """He plays in this process, on boards whose seed he cannot guess."""
    from ..arena.stranger import Nobody, open_door

    if chosen.ray is not None or (chosen.workers or 1) != 1:
        raise OldTricksError(say("stranger-here"))
    chosen.workers = 1
    chosen.seed = secrets.randbits(62) if chosen.seed is None else chosen.seed
    with suppress(Nobody):  # whatever else is wrong is said before anybody comes
        _plan(chosen)
    played = Game(game(chosen.game).box, chosen.players, read_options(chosen.option))
    offer = {"game": played.name, "players": played.players, "options": dict(played.options), "bots": chosen.bots}

    def opened(address: str) -> None:
        print(reader.t("stranger-waiting", address=address), file=sys.stderr, flush=True)

    with open_door(chosen.host, chosen.port, offer, opened) as stranger:
        print(reader.t("stranger-sat", who=stranger.stated), file=sys.stderr, flush=True)
        result = _arena(chosen, reader)
        stranger.bid_farewell({key: result[key] for key in ("bots", "strangers", "budget", "pairs")})
    return result


def _arena(chosen: argparse.Namespace, reader: Reader) -> dict[str, Any]:
    from .. import arena
    from ..arena import bar

    plan = _plan(chosen)
    workers = chosen.workers or os.cpu_count() or 1
    with bar.progress_bar(reader.t("command-boards"), reader) as progress:
        seconds = 60 * (chosen.minutes or math.inf)
        return arena.run(plan, workers, ray=chosen.ray, out=chosen.out, seconds=seconds, progress=progress)


def _plan(chosen: argparse.Namespace) -> "Plan":
    from .. import arena

    box = game(chosen.game).box
    kind = arena.DEALS if chosen.deals or (box.single_hands and not chosen.matches) else arena.MATCHES
    bots = tuple(chosen.bots)
    return arena.Plan(
        arena.arrange(box.name, chosen.players, read_options(chosen.option), bots, kind),
        bots,
        kind,
        chosen.deals or chosen.matches or 100,
        chosen.lone,
        chosen.against,
        chosen.seed or 0,
        budget_of(chosen),
    )


def _plot_arena(chosen: argparse.Namespace, reader: Reader) -> int:
    from ..arena import journal, plots

    if len(chosen.bots) != 1:
        raise OldTricksError(say("command-plot-one"))
    source = Path(chosen.bots[0])
    target = chosen.out or source.with_suffix(".svg")
    plots.plot_result(journal.read(source), target, reader)
    print(reader.t("command-drawn", file=str(target)))
    return 0
