"""Before the cards are dealt: which game, how many players, which options."""

import time
from dataclasses import replace
from pathlib import Path
from textwrap import wrap

from rich.text import Text

from ..bots import BOTS
from ..engine.box import Box, Option, State, Value, option_text
from ..engine.boxes import BOXES
from ..engine.errors import OldTricksError, listed_texts, nearest, quoted
from ..engine.game import Game, game
from ..engine.records import Record
from ..words import Each, Either, Listed, Reader, Said, say
from ..words.said import texts
from .commands import Leave
from .desk import Desk
from .home import unfinished
from .seats import Plan, login_name
from .words import score


def with_limit(box: Box[State], players: int | None, options: dict[str, object], level: str) -> Game:
    """The game, with a limit on hands where the bots bid at random and nobody said how many (C6)."""
    chosen = Game(box, players, options)
    return chosen.limited() if level == "random" and "hands" not in options else chosen


def choose(desk: Desk, plan: Plan) -> Plan | tuple[Path, Record]:
    """A new game, or an unfinished one. `plan` holds what the command line said already."""
    waiting = unfinished()
    desk.clear()
    desk.say(*menu(desk.reader, waiting, desk.size[0]))
    question = "terminal-which-game-or-resume" if waiting else "terminal-which-game"
    while True:
        typed = _ask(desk, desk.reader.t(question, games=len(BOXES))).lower()
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
            desk.say(desk.reader.t("terminal-refused", why=error.said))
            continue
        chosen = with_limit(box, None, {}, plan.level)
        seat, draw = min(plan.seat, chosen.players - 1), plan.draw_seats and box.seats_drawn
        return fill_in(desk, replace(plan, game=chosen, seat=seat, draw_seats=draw))


def _named(typed: str) -> Box[State]:
    """A game by its name or the beginning of it."""
    begun = [box for name, box in BOXES.items() if typed and name.startswith(typed.replace(" ", "_"))]
    return begun[0] if len(begun) == 1 else game(typed).box


def _ask(desk: Desk, prompt: str) -> str:
    try:
        return desk.ask(f"{prompt} ").strip()
    except EOFError:
        raise Leave from None


def menu(reader: Reader, waiting: list[tuple[Path, Record]], width: int) -> list[Text]:
    """The games, and what can be resumed."""
    found = [Text(reader.t("terminal-menu"), "bold"), Text()]
    for number, box in enumerate(BOXES.values(), 1):
        title = reader.t("terminal-menu-game", game=box.title, year=box.year, seats=_seats(box))
        found.append(Text(f" {number}  {title}", "bold"))
        length = reader.say(box.about("length"))
        about = reader.t("terminal-menu-about", about=box.about(), length=f"{length[:1].upper()}{length[1:]}")
        found += [Text(f"    {line}") for line in wrap(about, min(width, 90) - 6)]
    found.append(Text())
    for number, (path, record) in enumerate(waiting[:3], 1):
        found.append(Text(f" r{number if number > 1 else ' '} {resumable(reader, path, record)}", "bold"))
    return found


def _seats(box: Box[State]) -> Said | Either:
    """How many can play."""
    if len(box.seats) > 2:
        return say("terminal-seats-range", first=box.seats[0], last=box.seats[-1])
    return Either(texts(map(str, box.seats)))


def resumable(reader: Reader, path: Path, record: Record) -> str:
    """An unfinished game in a line."""
    minutes = int(time.time() - path.stat().st_mtime) // 60
    ago = say("terminal-just-now")
    if minutes:
        ago = say("terminal-minutes-ago", minutes=minutes)
    if minutes >= 120:
        ago = say("terminal-hours-ago", hours=minutes // 60)
    scores = " : ".join(score(reader, points) for points in record.result["scores"])
    game, players = record.game.box.title, record.game.players
    return reader.t("terminal-resume", game=game, players=players, scores=scores, ago=ago)


def fill_in(desk: Desk, plan: Plan) -> Plan:
    """Everything that can be chosen, with what it is now; Enter starts."""
    plan = replace(plan, name=plan.name or login_name(desk.reader.language))
    refused: Said | None = None
    while True:
        desk.clear()
        desk.say(*form(plan, desk.reader))
        if refused:
            desk.say(desk.reader.t("terminal-refused", why=refused))
        typed = _ask(desk, desk.reader.t("terminal-change"))
        if typed.lower() in ("q", "quit"):
            raise Leave
        if not typed:
            return plan
        try:
            for change in typed.split():
                plan = changed(plan, change)
            refused = None
        except OldTricksError as error:
            refused = error.said


def form(plan: Plan, reader: Reader) -> list[str]:
    box, players = plan.game.box, plan.game.players
    rows = [
        ("players", str(players), ", ".join(map(str, box.seats))),
        ("seat", str(plan.seat + 1), reader.t("terminal-form-seat", players=players)),
        ("name", plan.name, reader.t("terminal-form-name")),
        ("bots", plan.level, ", ".join(BOTS)),
    ]
    if box.seats_drawn:
        about = reader.t("terminal-form-draw-seats", about=say("seats-drawn-drawn"))
        rows.insert(2, ("draw_seats", option_text(plan.draw_seats), about))
    for option in box.options:
        if option.name in plan.game.options:
            about = reader.say(about_option(option, option.choices(players)))
            rows.append((option.name, option_text(plan.game.options[option.name]), about))
    lines = [reader.t("terminal-form", game=box.title, year=box.year, length=box.about("length")), ""]
    for name, value, about in rows:
        first, *rest = wrap(about, 46)
        lines.append(f"  {name:<15}{value:<13} {first}")
        lines += [f"{'':<31}{line}" for line in rest]
    return [*lines, ""]


def about_option(option: Option, values: tuple[Value, ...]) -> Said:
    """The values of an option, what it is about, and its rule."""
    shown = Listed(texts(map(option_text, values))) if values else say("terminal-number-or-none")
    return say("terminal-form-option", values=shown, about=say(option.about), rule=option.rule)


def changed(plan: Plan, change: str) -> Plan:
    """The plan with one thing changed, such as players=3."""
    name, equals, value = change.partition("=")
    name = name.lower().replace("-", "_")
    box = plan.game.box
    seats = ["players", "seat", "draw_seats"] if box.seats_drawn else ["players", "seat"]
    known = [*seats, "name", "bots", *(option.name for option in box.options)]
    if not equals or name not in known:
        near = nearest(name, known)
        raise OldTricksError(say("terminal-no-such-change", given=quoted(change), known=Each(texts(known)), near=near))
    if name == "name":
        Game(box).read_names([value, *["x"] * (box.default_seats - 1)])
        return replace(plan, name=value)
    if name == "bots":
        if value not in BOTS:
            raise OldTricksError(say("terminal-bots-are", levels=listed_texts(BOTS), given=quoted(value)))
        return replace(plan, level=value)
    if name == "draw_seats":
        if option_text(value) not in ("on", "off"):
            choices = listed_texts(("on", "off"))
            raise OldTricksError(
                say("option-is-one-of", option=name, choices=choices, players=plan.game.players, given=quoted(value))
            )
        return replace(plan, draw_seats=option_text(value) == "on")
    if name == "seat":
        return replace(plan, seat=read_seat(value, plan.game.players))
    if name == "players":
        kept = _kept_options(box, value, plan)
        return replace(plan, game=Game(box, value, kept), seat=min(plan.seat, int(value) - 1))
    return replace(plan, game=Game(box, plan.game.players, {**plan.game.options, name: value}))


def _kept_options(box: Box[State], players: str, plan: Plan) -> dict[str, object]:
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
        raise OldTricksError(say("terminal-seats-are-numbered", last=players, given=quoted(value)))
    return int(text) - 1
