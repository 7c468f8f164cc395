"""One whole screen, from a view and nothing else."""

from dataclasses import dataclass, field
from textwrap import wrap

from rich.style import Style

from ..engine.box import PHASES, time_to
from ..engine.view import View
from ..words import Reader, Seat
from .canvas import Canvas, clip
from .choices import choice_lines, draw_box
from .hand import ROWS, draw_hand, numbers
from .race import draw_race, draw_race_hand
from .table import LOWEST, Trick, draw_table, trick_of
from .words import contract, gauged, heading, races, scoreboard

WIDTH, HEIGHT = 80, 24  # the least that a screen needs
PANEL = 34  # cells of the log beside the table, on wide terminals
WIDE = WIDTH + PANEL
TALLEST = 36
BAR = Style(reverse=True, bold=True)


@dataclass(frozen=True, slots=True)
class Scene:
    """What is shown beside the view: the log so far, a message, a trick that has just been won."""

    log: tuple[str, ...] = ()
    message: str = ""
    trick: Trick = field(default_factory=Trick)
    task: str = ""  # instead of what the view says is to be done


def draw(view: View, reader: Reader, scene: Scene, width: int, height: int) -> Canvas:
    """Everything but the prompt, which goes into the last row."""
    height = min(height, TALLEST)
    canvas = Canvas(width, height - 1)
    panel = width >= WIDE
    room = width - PANEL if panel else width
    choices = choice_rows(view, reader, room)
    table = table_rows(choices, panel, height)
    draw_head(canvas, width, view, reader)
    draw_middle(canvas, room, 2, table, view, reader, scene)
    draw_lower(canvas, room, 2 + table, view, reader, choices)
    below = 2 + table + ROWS + len(choices)
    task = task_lines(view, reader, room, scene.task)
    if panel:
        draw_panel(canvas, room + 1, 2, height - 4, scene)
    if scene.message:
        for i, line in enumerate(message_lines(scene.message, room)):
            canvas.put(1, below + i, line, "bold")
    elif not panel:
        draw_log(canvas, below, height - 1 - len(task) - below, room, scene.log)
    for i, line in enumerate(task):
        canvas.put(1, height - 1 - len(task) + i, line, "bold")
    return canvas


def table_rows(choices: list[str], panel: bool, height: int) -> int:
    """How high the table is: what is left when everything below it has its room."""
    spare = height - HEIGHT
    return LOWEST + (spare if panel else spare // 2) - (len(choices) - 1)


def message_room(view: View, reader: Reader, message: str, width: int, height: int) -> int:
    """How many lines are left free below the hand by a message; below zero if it needs a page of its own."""
    height = min(height, TALLEST)
    panel = width >= WIDE
    room = width - PANEL if panel else width
    choices = choice_rows(view, reader, room)
    below = 2 + table_rows(choices, panel, height) + ROWS + len(choices)
    return height - 1 - len(task_lines(view, reader, room, "")) - below - len(message_lines(message, room))


def choice_rows(view: View, reader: Reader, width: int) -> list[str]:
    """The lines of choices under the hand; a row is kept for numbers, and three in the race, whose lists change."""
    if races(view):
        lines = choice_lines(view, reader, width - 2, 3) if view.legal else []
        return [*lines, "", "", ""][:3]
    if not view.legal or view.phase in ("play", "discard"):
        return [""]
    return choice_lines(view, reader, width - 2, 2)


def draw_lower(canvas: Canvas, width: int, y: int, view: View, reader: Reader, choices: list[str]) -> None:
    """The hand and the choices."""
    if races(view):
        draw_race_hand(canvas, 0, y, width, view, reader)
    else:
        draw_hand(canvas, 0, y, width, view, numbers(view) if view.phase in ("play", "discard") else {})
    for row, line in enumerate(choices):
        if line:
            canvas.centre(width // 2, y + ROWS + row, line, "bold")


def draw_head(canvas: Canvas, width: int, view: View, reader: Reader) -> None:
    """The status line, and the score of every team."""
    right = contract(view, reader)
    for longer in gauged(view, reader, right):
        right = longer if len(heading(view, reader)) + len(longer) + 5 <= width else right
    left = heading(view, reader, goal=len(heading(view, reader)) + len(right) + 5 <= width)
    canvas.fill(0, 0, width, 1, BAR)
    canvas.put(1, 0, clip(left, width - 2), BAR)
    canvas.right(width - 1, 0, clip(right, width - len(left) - 5), BAR)
    teams = scoreboard(view, reader, width)
    for i, (text, own) in enumerate(teams):
        share = width // len(teams)
        canvas.put(1 + i * share, 1, clip(text, share - 2), "bold" if own else "")


def draw_middle(canvas: Canvas, width: int, y: int, height: int, view: View, reader: Reader, scene: Scene) -> None:
    if races(view):
        free = 0 if scoreboard(view, reader, width) else 1  # the row of the teams, where there are none
        draw_race(canvas, 0, y - free, width, height - 1 + free, view, reader)
        return
    trick = scene.trick if scene.trick.cards else trick_of(view)
    draw_table(canvas, 0, y, width, height, view, reader, trick)
    if not trick.cards:
        draw_box(canvas, width // 2, y + 2, view, reader)


def message_lines(message: str, width: int) -> list[str]:
    return wrap(message, width - 2, subsequent_indent="  ")


def draw_log(canvas: Canvas, y: int, rows: int, width: int, log: tuple[str, ...]) -> None:
    for i, line in enumerate(log_lines(log, rows, width)):
        canvas.put(1, y + i, line, "dim")


def log_lines(log: tuple[str, ...], rows: int, width: int) -> list[str]:
    """The last things that happened, each whole; only a last one that is longer than the room is cut."""
    shown: list[str] = []
    for line in reversed(log[-rows:] if rows > 0 else ()):
        parts = message_lines(line, width)
        if len(parts) + len(shown) > rows:
            return shown or [clip(line, width - 2)]
        shown = parts + shown
    return shown


def draw_panel(canvas: Canvas, x: int, y: int, rows: int, scene: Scene) -> None:
    """The log at the right of a wide terminal."""
    lines = [part for line in scene.log[-rows:] for part in wrap(line, PANEL - 4, subsequent_indent="  ")]
    for row in range(rows):
        canvas.put(x, y + row, "│", "dim")
    for row, line in enumerate(lines[-rows:]):
        canvas.put(x + 2, y + row, line)


def task_lines(view: View, reader: Reader, width: int, instead: str) -> list[str]:
    """What is to be done, or what is going on."""
    if instead:
        text = instead
    elif view.task is not None and view.turn == view.seat:
        text = reader.t("line-your-turn", task=view.task)
    elif view.turn is not None:
        text = reader.t("terminal-turn", seat=Seat(view.turn), phase=time_to(PHASES[view.phase]))
    else:
        text = reader.t("terminal-over")
    return wrap(text, width - 2)[:2]
