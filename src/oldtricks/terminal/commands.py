"""What can be typed beside actions: questions, the score sheet, undo, save, quit."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Group
from rich.table import Table
from rich.text import Text

from ..bots import Budget, hint
from ..engine.errors import OldTricksError
from ..engine.view import View
from ..words import Rule, Seats, say
from ..words.pages import kind_of
from . import rest, rulebook
from .asking import answer, standing_said
from .choices import bids_numbers, in_order
from .faces import face
from .lines import score_table, trick_said
from .reading import read_action
from .table import Trick
from .words import races

if TYPE_CHECKING:
    from .session import Session

WORDS = (
    *("help", "hint", "why", "what", "last", "tricks", "sheet", "log", "rules"),
    *("undo", "claim", "finish", "save", "quit"),
)
FORMS = {"help": "?"}  # how it is typed, if not like its name; `terminal-...-form` where something follows
HINT = Budget(seconds=1.0)  # how long a hint may take
HINTS = 8  # how many choices it tells about in full
ALIASES = {"?": "help", "h": "help", "q": "quit", "exit": "quit", "save!": "save", "score": "sheet"}


class Leave(Exception):
    """The person leaves the table; the match is saved."""


def command_of(text: str) -> tuple[str, str]:
    """The command and the rest of the line; no command if it is none."""
    word, _, rest = text.strip().partition(" ")
    if word.startswith("?"):
        word, rest = "?", ""
    name = ALIASES.get(word.lower(), word.lower())
    return (name, rest.strip()) if name in WORDS else ("", text)


def obey(session: "Session", command: str, about: str, typed: str) -> None:
    """Do what is asked. An OldTricksError says what was wrong with it."""
    match, desk, reader = session.sitting.match, session.desk, session.reader
    view = match.view(session.sitting.me)
    if command == "help":
        desk.page(help_page(session, view))
    elif command == "hint":
        desk.say(reader.t("terminal-thinking"))
        desk.page("\n".join(map(reader.say, hint.told(hint.hints(view, HINT), HINTS))))
    elif command == "why":
        session.message = reader.say(match.explanation(read_action(match, about)) if about else session.why())
    elif command == "what":
        told = [answer(match.game.box, about, reader)] if about else standing_said(view)
        session.message = " ".join(map(reader.sentence, told))
    elif command == "last":
        show_last(session, view)
    elif command == "tricks":
        desk.page("\n".join(face_up(session, view)))
    elif command == "sheet":
        sheet, title = match.sheet(), reader.t("terminal-sheet")
        desk.page(score_table(sheet, title, reader, desk.ascii) if sheet.lines else reader.t("sheet-empty"))
    elif command == "log":
        desk.page("\n".join(reader.sentence(event.said) for event in view.events))
    elif command == "rules":
        desk.page(rulebook.rendered(rulebook.text_of(match.game.name, about, reader.language)))
    elif command == "undo":
        session.undo()
    elif command == "claim":
        rest.claim(session, view)
    elif command == "finish":
        rest.finish(session, view)
    elif command == "save":
        save(session, about, force=typed.strip().startswith("save!"))
    else:
        raise Leave


def help_page(session: "Session", view: View) -> Group:
    """The legal actions with their meanings, the rules about them, and the commands."""
    match, reader = session.sitting.match, session.reader
    task, rules = match.game.box.task(match.state)
    legend = "" if races(view) else reader.t("terminal-legend")
    return Group(
        Text(reader.t("terminal-help", task=task, how=how_to_type(session, view)), "bold"),
        choices_of(session, view),
        Text(reader.t("terminal-rules-about-it"), "bold"),
        *(reader.t("terminal-rule", rule=Rule(rule), kind=say(f"kind-{kind_of(rule)}")) for rule in rules),
        Text(reader.t("terminal-also"), "bold"),
        commands_of(session, view, rules[0]),
        Text(legend, "dim"),
    )


def how_to_type(session: "Session", view: View) -> str:
    reader = session.reader
    how = reader.t("terminal-how-points" if bids_numbers(view) else "terminal-how-card")
    if view.hand and not races(view):
        how = reader.t("terminal-how-short", how=how, example=short_form(view))
    return how


def choices_of(session: "Session", view: View) -> Table:
    """What can be done now, with what it means."""
    match, reader = session.sitting.match, session.reader
    points = bids_numbers(view)
    choices = Table.grid(padding=(0, 2))
    for number, text in enumerate(in_order(view.legal), 1):
        meaning = match.game.box.meaning(match.state, match.read(text))
        choices.add_row("" if points else f"{number:>3}", text, reader.say(meaning) if meaning else "")
    return choices


def commands_of(session: "Session", view: View, rule: str) -> Table:
    """What else can be typed, with examples of this moment."""
    reader, action = session.reader, session.sitting.match.legal()[0].text
    spelled = {"why": "terminal-why-form", "what": "terminal-what-form", "save": "terminal-save-form"}
    forms = {word: reader.t(key) for word, key in spelled.items()} | FORMS
    commands = Table.grid(padding=(0, 2))
    for word in WORDS:
        if word in rest.POSSIBLE and not rest.POSSIBLE[word](view):
            continue
        commands.add_row(f" {forms.get(word, word)}", reader.t(f"terminal-about-{word}", action=action, rule=rule))
    return commands


def short_form(view: View) -> str:
    printed = face(view.game, view.hand[0])
    return f"{printed.suit.code}{printed.rank}".lower() if printed.suit.name else printed.rank.lower()


def show_last(session: "Session", view: View) -> None:
    """The last trick lies on the table once more, until something else is typed."""
    if races(view):
        raise OldTricksError(say("terminal-no-tricks"))
    tricks = [event for event in session.sitting.match.events(view.seat) if event.kind == "trick"]
    if not tricks:
        raise OldTricksError(say("terminal-no-trick-yet"))
    trick, winner = tricks[-1].data["trick"], tricks[-1].seat
    assert winner is not None
    session.message = session.reader.say(trick_said(trick, tricks[-1].said))
    session.trick = Trick(tuple((seat, card) for seat, card in trick), winner)


def face_up(session: "Session", view: View) -> Iterator[str]:
    """The tricks that lie face up, by side; nobody has to remember them (NE16)."""
    if not any(view.table.get("face_up", ())):
        raise OldTricksError(say("terminal-no-face-up"))
    for side, tricks in zip(view.sides, view.table["face_up"], strict=True):
        if tricks:
            yield session.reader.sentence(say("terminal-face-up-side", side=Seats(side)))
            yield from (f"  {' '.join(trick)}" for trick in tricks)


def save(session: "Session", name: str, force: bool) -> None:
    if not name:
        raise OldTricksError(say("terminal-save-where"))
    path = Path(name).expanduser()
    if path.exists() and not force:
        raise OldTricksError(say("terminal-exists", file=str(path), command=f"save! {name}"))
    try:
        session.sitting.record().save(path)
    except OSError as error:
        raise OldTricksError(say("terminal-file-error", file=str(path), error=error.strerror or str(error))) from None
    session.message = session.reader.t("terminal-saved", file=str(path))
