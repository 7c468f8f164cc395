"""Before the cards are dealt: which game, how many players, which options."""

import time
from dataclasses import replace
from pathlib import Path
from textwrap import wrap

from rich.text import Text

from ..bots import BOTS
from ..engine.box import Box, listed, option_text
from ..engine.boxes import BOXES
from ..engine.errors import OldTricksError, nearest, quoted
from ..engine.game import Game, game
from ..engine.records import Record
from .commands import Leave
from .desk import Desk
from .home import unfinished
from .seats import Plan, login_name
from .words import score


def with_limit(box: Box, players: int | None, options: dict[str, object], level: str) -> Game:
    """The game, with a limit on hands where the bots bid at random and nobody said how many (C6)."""
    chosen = Game(box, players, options)
    return chosen.limited() if level == "random" and "hands" not in options else chosen


def choose(desk: Desk, plan: Plan) -> Plan | tuple[Path, Record]:
    """A new game, or an unfinished one. `plan` holds what the command line said already."""
    waiting = unfinished()
    desk.clear()
    desk.say(*menu(waiting, desk.size[0]))
    while True:
        typed = _ask(desk, f"Which game, 1 to {len(BOXES)}{', or r to resume' if waiting else ''}? ").lower()
        if typed in ("q", "quit"):
            raise Leave
        if waiting and typed in ("r", "r1", "resume"):
            return waiting[0]
        if typed.startswith("r") and typed[1:].isdigit() and 0 < int(typed[1:4]) <= len(waiting):
            return waiting[int(typed[1:4]) - 1]
        try:
            number = int(typed) if typed.isascii() and typed.isdigit() else 0
            box = list(BOXES.values())[number - 1] if 0 < number <= len(BOXES) else _named(typed)
        except OldTricksError as error:
            desk.say(f"! {error}")
            continue
        chosen = with_limit(box, None, {}, plan.level)
        return fill_in(desk, replace(plan, game=chosen, seat=min(plan.seat, chosen.players - 1)))


def _named(typed: str) -> Box:
    """A game by its name or the beginning of it."""
    begun = [box for name, box in BOXES.items() if typed and name.startswith(typed.replace(" ", "_"))]
    return begun[0] if len(begun) == 1 else game(typed).box


def _ask(desk: Desk, prompt: str) -> str:
    try:
        return desk.ask(prompt).strip()
    except EOFError:
        raise Leave from None


def menu(waiting: list[tuple[Path, Record]], width: int) -> list[Text]:
    """The five games, and what can be resumed."""
    found = [Text("OLD TRICKS: five card games of 1911 to 1927", "bold"), Text()]
    for number, box in enumerate(BOXES.values(), 1):
        seats = f"{box.seats[0]} to {box.seats[-1]}" if len(box.seats) > 2 else " or ".join(map(str, box.seats))
        found.append(Text(f" {number}  {box.title} ({box.year}), {seats} players", "bold"))
        about = f"{box.about} {box.length[0].upper()}{box.length[1:]}."
        found += [Text(f"    {line}") for line in wrap(about, min(width, 90) - 6)]
    found.append(Text())
    for number, (path, record) in enumerate(waiting[:3], 1):
        found.append(Text(f" r{number if number > 1 else ' '} resume {resumable(path, record)}", "bold"))
    return found


def resumable(path: Path, record: Record) -> str:
    """An unfinished game in a line."""
    minutes = int(time.time() - path.stat().st_mtime) // 60
    ago = "just now" if not minutes else f"{minutes} min ago" if minutes < 120 else f"{minutes // 60} h ago"
    scores = " : ".join(score(points) for points in record.result["scores"])
    return f"{record.game.box.title}, {record.game.players} players, {scores}, {ago}"


def fill_in(desk: Desk, plan: Plan) -> Plan:
    """Everything that can be chosen, with what it is now; Enter starts."""
    plan = replace(plan, name=plan.name or login_name())
    message = ""
    while True:
        desk.clear()
        desk.say(*form(plan))
        if message:
            desk.say(f"! {message}")
        typed = _ask(desk, "Enter deals; to change something, for example players=3: ")
        if typed.lower() in ("q", "quit"):
            raise Leave
        if not typed:
            return plan
        try:
            for change in typed.split():
                plan = changed(plan, change)
            message = ""
        except OldTricksError as error:
            message = str(error)


def form(plan: Plan) -> list[str]:
    box, players = plan.game.box, plan.game.players
    rows = [
        ("players", str(players), ", ".join(map(str, box.seats))),
        ("seat", str(plan.seat + 1), f"yours: 1 to {players}"),
        ("name", plan.name, "yours"),
        ("bots", plan.level, ", ".join(BOTS)),
    ]
    for option in box.options:
        if option.name in plan.game.options:
            values = ", ".join(map(option_text, option.choices(players))) or "a number, or none"
            about = f"{values}: {option.about} ({option.rule})"
            rows.append((option.name, option_text(plan.game.options[option.name]), about))
    lines = [f"{box.title} ({box.year}), {box.length}", ""]
    for name, value, about in rows:
        first, *rest = wrap(about, 46)
        lines.append(f"  {name:<15}{value:<13} {first}")
        lines += [f"{'':<31}{line}" for line in rest]
    return [*lines, ""]


def changed(plan: Plan, change: str) -> Plan:
    """The plan with one thing changed, such as players=3."""
    name, equals, value = change.partition("=")
    name = name.lower().replace("-", "_")
    box = plan.game.box
    known = ["players", "seat", "name", "bots", *(option.name for option in box.options)]
    if not equals or name not in known:
        raise OldTricksError(
            f"{quoted(change)} is not one of {listed(known)} with = and a value.{nearest(name, known)}"
        )
    if name == "name":
        Game(box).read_names([value, *["x"] * (box.default_seats - 1)])
        return replace(plan, name=value)
    if name == "bots":
        if value not in BOTS:
            raise OldTricksError(f"bots are one of: {', '.join(BOTS)}; not {quoted(value)}")
        return replace(plan, level=value)
    if name == "seat":
        return replace(plan, seat=read_seat(value, plan.game.players))
    if name == "players":
        kept = _kept_options(box, value, plan)
        return replace(plan, game=Game(box, value, kept), seat=min(plan.seat, int(value) - 1))
    return replace(plan, game=Game(box, plan.game.players, {**plan.game.options, name: value}))


def _kept_options(box: Box, players: str, plan: Plan) -> dict[str, object]:
    """The options chosen so far, as far as another number of players has them too."""
    number = Game(box, players).players
    options = {option.name: option for option in box.options}
    return {
        name: value
        for name, value in plan.game.options.items()
        if not options[name].values or value in options[name].choices(number)
    }


def read_seat(value: object, players: int) -> int:
    """A seat as people count, from 1."""
    text = str(value)
    if not text.isascii() or not text.isdigit() or not 1 <= int(text[:4]) <= players:
        raise OldTricksError(f"seats are numbered 1 to {players} here, not {quoted(value)}")
    return int(text) - 1
