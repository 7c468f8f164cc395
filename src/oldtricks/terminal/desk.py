"""The terminal itself: what it can show, the prompt with its history, pages, and pauses that a key cuts short."""

import os
import re
import select
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from io import TextIOWrapper
from typing import Any

from rich.console import Console, RenderableType

from ..engine.view import View
from ..words import ENGLISH, Reader
from .canvas import plain
from .faces import in_sixteen
from .screen import HEIGHT, WIDTH, Scene, draw
from .words import reader_of

try:
    import termios
    import tty
except ImportError:  # not on Windows; pauses cannot be cut short there
    termios = None  # type: ignore[assignment]

NO_SCREEN = ("", "dumb", "unknown")
HOME, CLEAR_LINE, CLEAR_REST = "\x1b[H", "\x1b[K", "\x1b[J"


def speaks_utf8() -> bool:
    """Whether the terminal shows more than ASCII: what the locale says, and what the stream can carry."""
    types = os.environ.get("LC_CTYPE", "")
    if types in ("C.UTF-8", "C.utf8", "UTF-8"):
        types = ""  # Python puts it there by itself when the locale is C (PEP 538)
    named = os.environ.get("LC_ALL") or types or os.environ.get("LANG")
    wanted = named is None or re.search("utf-?8", named, re.IGNORECASE) is not None
    return wanted and (sys.stdout.encoding or "").lower().replace("-", "") == "utf8"


class Desk:
    """Where somebody sits: a screen that is redrawn, or lines one after another for pipes and plain terminals."""

    def __init__(self, pace: float, ascii_only: bool = False, language: str = ENGLISH) -> None:
        self.reader = Reader(language)  # before anybody sits down
        self.ascii = ascii_only or not speaks_utf8()
        self.piped = not sys.stdin.isatty()
        self._tty = not self.piped and sys.stdout.isatty() and os.environ.get("TERM", "") not in NO_SCREEN
        self.pace = 0.0 if self.piped else pace
        self.console = Console(highlight=False, markup=False, emoji=False, safe_box=self.ascii, soft_wrap=False)
        self._complete: Callable[[str], Sequence[str]] = lambda line: ()
        if isinstance(sys.stdin, TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")
        if not self.piped:
            _use_readline(lambda line: self._complete(line))

    @property
    def size(self) -> tuple[int, int]:
        return self.console.size.width, self.console.size.height

    @property
    def screen(self) -> bool:
        """Whether there is a screen to draw on, large enough just now."""
        return self._tty and self.size[0] >= WIDTH and self.size[1] >= HEIGHT

    # Showing

    def show(self, view: View, scene: Scene) -> None:
        """Draw the table; the cursor is left where the prompt goes."""
        canvas = draw(view, reader_of(view, self.reader.language), scene, *self.size)
        sixteen = self.console.color_system in (None, "standard", "windows")
        rows = [self.rendered(row) for row in (canvas.rows(in_sixteen) if sixteen else canvas.rows())]
        self._write(_redrawn(rows))

    def rendered(self, what: RenderableType) -> str:
        """Text as the terminal gets it."""
        with self.console.capture() as capture:
            self.console.print(what, end="", crop=False)
        return self.shown(capture.get())

    def shown(self, text: str) -> str:
        """Text in the characters that the terminal has."""
        return plain(text) if self.ascii else text

    def say(self, *lines: RenderableType) -> None:
        """Lines for a terminal without a screen, wrapped to its width."""
        for line in lines:
            self._write(self.rendered(line) + "\n")

    def page(self, what: RenderableType, ending: str = "terminal-goes-back") -> str:
        """Something longer to read: page by page on a screen, all at once otherwise. Returns the last answer.

        `ending` is the key of the prompt.
        """
        lines = self.rendered(what).rstrip("\n").split("\n")
        if not self.screen:
            self._write("\n".join(lines) + "\n")
            return ""
        rows = self.size[1] - 2
        while len(lines) > rows:
            self._write(_redrawn(lines[:rows]))
            if self.ask(self.prompt("terminal-turns-page")).strip().lower() == "q":
                return ""
            lines = lines[rows:]
        self._write(_redrawn(lines))
        prompt = self.prompt(ending)
        return self.ask(f"\n{prompt}" if len(lines) < rows else prompt)

    def prompt(self, key: str) -> str:
        return f"{self.reader.t(key)} "

    def clear(self) -> None:
        if self.screen:
            self._write(HOME + CLEAR_REST)

    def _write(self, text: str) -> None:
        sys.stdout.write(text)
        sys.stdout.flush()

    # Asking

    def ask(self, prompt: str, complete: Callable[[str], Sequence[str]] = lambda line: ()) -> str:
        """A line of input; EOFError at its end."""
        self._complete = complete
        try:
            answer = input(self.shown(prompt))
        except EOFError:
            self._write("\n")
            raise
        finally:
            self._complete = lambda line: ()
        if self.piped:
            self._write(f"{answer}\n")  # so that a transcript reads like a session
        return answer

    def pause(self, beats: float) -> None:
        """Wait so many beats of the pace, or until a key is pressed."""
        seconds = beats * self.pace
        if seconds <= 0:
            return
        if not self._tty or termios is None:
            time.sleep(seconds)
            return
        with _silent_keys():
            if select.select([sys.stdin], [], [], seconds)[0]:
                os.read(sys.stdin.fileno(), 1024)


def _redrawn(rows: Sequence[str]) -> str:
    """These rows from the top of the screen, and nothing below them; without the flicker of clearing it first."""
    return HOME + "".join(f"{CLEAR_LINE}{row}\n" for row in rows) + CLEAR_REST


@contextmanager
def _silent_keys() -> Iterator[None]:
    """Keys arrive at once and are not echoed."""
    keyboard = sys.stdin.fileno()
    before = termios.tcgetattr(keyboard)
    try:
        tty.setcbreak(keyboard, termios.TCSANOW)
        yield
    finally:
        termios.tcsetattr(keyboard, termios.TCSANOW, before)


def _use_readline(complete: Callable[[str], Sequence[str]]) -> None:
    """Tab completion of whole lines, and a history, where Python has readline."""
    readline: Any = None
    with suppress(ImportError):
        import readline
    if readline is None:
        return

    def nth(text: str, n: int) -> str | None:
        found = [line for line in complete(text) if line.startswith(text.lower())]
        return found[n] if n < len(found) else None

    readline.set_completer_delims("")
    readline.set_completer(nth)
    libedit = "libedit" in (readline.__doc__ or "")
    readline.parse_and_bind("bind ^I rl_complete" if libedit else "tab: complete")
