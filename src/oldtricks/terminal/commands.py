"""What can be typed beside actions: questions, the score sheet, undo, save, quit."""

from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Group
from rich.table import Table
from rich.text import Text

from ..bots import Budget, hint
from ..engine.errors import OldTricksError
from ..engine.view import View
from . import rulebook
from .choices import counts_points, in_order
from .faces import face
from .lines import score_table, trick_text
from .reading import read_action
from .screen import RACE
from .table import Trick

if TYPE_CHECKING:
    from .session import Session

ABOUT = {
    "?": "what you can do now, and the rules about it",
    "hint": "what a good player would do, and how sure that is",
    "why X": "why X is allowed or not, such as: why {action}",
    "last": "the last trick once more",
    "sheet": "the score sheet",
    "log": "what happened in this deal",
    "rules": "the rules of this game; one of them: rules {rule}",
    "undo": "back to your own last decision",
    "save FILE": "a copy; the game is also saved by itself after every action",
    "quit": "leave; the game waits for you",
}
WORDS = ("help", "hint", "why", "last", "sheet", "log", "rules", "undo", "save", "quit")
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


def obey(session: "Session", command: str, rest: str, typed: str) -> None:
    """Do what is asked. An OldTricksError says what was wrong with it."""
    match, desk = session.sitting.match, session.desk
    view = match.view(session.sitting.me)
    if command == "help":
        desk.page(help_page(session, view))
    elif command == "hint":
        desk.say("Thinking ...")
        desk.page("\n".join(hint.told(hint.hints(view, HINT), HINTS)))
    elif command == "why":
        if not rest:
            raise OldTricksError(f"why what? For example: why {match.legal()[0]}")
        session.message = match.explain(read_action(match, rest))
    elif command == "last":
        show_last(session, view)
    elif command == "sheet":
        lines = match.sheet().lines
        desk.page(score_table(lines, "Score sheet", desk.ascii) if lines else "Nothing has been scored yet.")
    elif command == "log":
        desk.page("\n".join(event.text for event in view.events))
    elif command == "rules":
        name = match.game.name
        desk.page(rulebook.rendered(rulebook.one_rule(name, rest) if rest else rulebook.whole_page(name)))
    elif command == "undo":
        session.undo()
    elif command == "save":
        save(session, rest, force=typed.strip().startswith("save!"))
    else:
        raise Leave


def help_page(session: "Session", view: View) -> Group:
    """The legal actions with their meanings, the rules about them, and the commands."""
    match = session.sitting.match
    box, s = match.game.box, match.state
    points = counts_points(view)
    how = "type it, or just the points" if points else "type it, its number, or the card alone"
    if view.hand and match.game.name != RACE:
        how += f"; cards also in short, such as {short_form(view)}"
    choices = Table.grid(padding=(0, 2))
    for number, text in enumerate(in_order(view.legal), 1):
        choices.add_row("" if points else f"{number:>3}", text, box.meaning(s, match.read(text)))
    rules = box.task(s)[1]
    commands = Table.grid(padding=(0, 2))
    for word, about in ABOUT.items():
        commands.add_row(f" {word}", about.format(action=match.legal()[0], rule=rules[0]))
    legend = "" if match.game.name == RACE else "(D) is the dealer, (M) the maker, (P) the maker's partner."
    return Group(
        Text(f"{view.task} You can ({how}):", "bold"),
        choices,
        Text("The rules about it:", "bold"),
        *(f"{rule} ({rulebook.kind_of(rule)}): {box.rule_text(rule)}" for rule in rules),
        Text("You can also type:", "bold"),
        commands,
        Text(legend, "dim"),
    )


def short_form(view: View) -> str:
    printed = face(view.game, view.hand[0])
    return f"{printed.suit.code}{printed.rank}".lower() if printed.suit.name else printed.rank.lower()


def show_last(session: "Session", view: View) -> None:
    """The last trick lies on the table once more, until something else is typed."""
    if view.game == RACE:
        raise OldTricksError("there are no tricks in this game; 'log' tells what happened")
    tricks = [event for event in session.sitting.match.events(view.seat) if event.kind == "trick"]
    if not tricks:
        raise OldTricksError("no trick has been played yet")
    trick, winner = tricks[-1].data["trick"], tricks[-1].seat
    assert winner is not None
    session.message = trick_text(view, trick, winner)
    session.trick = Trick(tuple((seat, card) for seat, card in trick), winner)


def save(session: "Session", name: str, force: bool) -> None:
    if not name:
        raise OldTricksError("save it where? For example: save game.json")
    path = Path(name).expanduser()
    if path.exists() and not force:
        raise OldTricksError(f"{path} is there already; to write over it: save! {name}")
    try:
        session.sitting.record().save(path)
    except OSError as error:
        raise OldTricksError(f"{path}: {error.strerror or error}") from None
    session.message = f"Saved as {path}."
