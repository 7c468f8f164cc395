"""A person at a terminal of 80 columns and 24 rows, for tests: types, waits for the prompt, looks at the screen."""

import os
import re
import signal
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pexpect
import pyte

from oldtricks.engine.box import Box, State
from oldtricks.engine.records import Record
from oldtricks.terminal.faces import outside

WIDTH, HEIGHT = 80, 24
# A prompt is the last thing on its way; only then does the program wait.
PROMPT = r"(?:^|[\r\n]|\x1b\[J)(?:\x1b\[\?2004h)?(> |(?:Enter|Which|Another|Anything)[^\r\n]*[:?] )\Z"
WAIT = 20
RANDOM = ("--bot", "random")  # what they do never changes, so that a test can tell what happens


class Person:
    """Somebody who plays through a pseudo-terminal."""

    program = "oldtricks"
    command: tuple[str, ...] = ("play", *RANDOM)

    def __init__(
        self, home: Path, *arguments: str, env: dict[str, str] | None = None, size: tuple[int, int] = (WIDTH, HEIGHT)
    ) -> None:
        self.home = home
        self.screen = pyte.Screen(*size)
        self._stream = pyte.Stream(self.screen)
        self.frames: list[list[str]] = []  # every screen since the last prompt
        self.closed = False
        self.child = pexpect.spawn(
            sys.executable,
            ["-m", self.program, *self.command, *arguments],
            dimensions=size[::-1],
            env=environment(home) | (env or {}),
            encoding="utf-8",
            timeout=WAIT,
        )
        self.child.delaybeforesend = None
        self.child.ptyproc.delayafterclose = self.child.ptyproc.delayafterterminate = 0
        self.child.delayafterclose = self.child.delayafterterminate = 0
        self.wait()

    def wait(self) -> str:
        """Up to the next prompt, which is returned; empty when the program has ended."""
        found = self.child.expect([PROMPT, pexpect.EOF])
        text = (self.child.before or "") + (self.child.after if found == 0 else "")
        self.frames = list(self._frames(text))
        self.closed = found == 1
        return "" if self.closed else str(self.child.match[1])

    def _frames(self, text: str) -> Iterator[list[str]]:
        echo, *drawn = re.split(r"(?=\x1b\[H)", text)
        self._stream.feed(echo)
        for frame in drawn:
            self._stream.feed(frame)
            yield self.rows

    def type(self, text: str) -> str:
        self.child.sendline(text)
        return self.wait()

    @property
    def rows(self) -> list[str]:
        return [row.rstrip() for row in self.screen.display]

    @property
    def text(self) -> str:
        return "\n".join(self.rows)

    def kill(self) -> None:
        """As the kernel does it when memory runs out: without a word."""
        os.kill(self.child.pid, signal.SIGKILL)
        self.end()

    def end(self) -> int | None:
        """Wait for the program to end; its exit code."""
        self.child.wait()
        self.child.close()
        return self.child.exitstatus

    def saved(self) -> Record:
        """The latest game in the home folder."""
        tables = sorted(self.home.glob("*/*.json"), key=lambda path: path.stat().st_mtime)
        return Record.load(tables[-1])


def environment(home: Path) -> dict[str, str]:
    """A plain terminal over SSH; nothing of the developer's own settings."""
    kept = {key: os.environ[key] for key in ("PATH", "PYTHONPATH", "VIRTUAL_ENV") if key in os.environ}
    return kept | {
        "TERM": "xterm-256color",
        "LANG": "C.UTF-8",
        "USER": "maria",
        "HOME": str(home),
        "OLDTRICKS_HOME": str(home),
        "INPUTRC": os.devnull,
    }


def cards_on(box: Box[State], text: str) -> set[str]:
    """Every card of a trick game that a screen shows, on a face or by its name."""
    suits = (*box.suits, outside("key"))
    cards = {
        f"{suit.name}-{rank}"
        for suit in suits
        for rank in re.findall(rf"{re.escape(suit.mark)}{suit.code} *(\d+)", text)
    }
    cards |= set(re.findall(rf"\b(?:{'|'.join(suit.name for suit in suits)})-\d+", text))
    # In a hand the ranks stand in the row above the suits.
    rows = text.split("\n")
    for above, below in pairwise(rows):
        for suit in suits:
            for found in re.finditer(rf"│{re.escape(suit.mark)}{suit.code}", below):
                cards.add(f"{suit.name}-{above[found.start() + 1 : found.start() + 3].strip()}")
    return {card for card in cards if card.rpartition("-")[2].isdigit()}
