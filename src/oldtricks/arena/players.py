"""Who may sit down in the arena: the bots that people play against, references that only measure, and anybody's own.

A bot of one's own is named by where it is, `my.module:Bot`: anything that makes a bot of a seed. One that comes by HTTP
is the `stranger`.
"""

import hashlib
import os
import pickle
import sys
from collections.abc import Callable
from importlib import import_module
from operator import index
from pathlib import Path
from typing import Any, Protocol

from ..bots import BOTS, Bot, Budget, bot
from ..bots.ismcts import Ismcts
from ..bots.oracle import Kibitzer, Oracle
from ..compiled.cpu import numba
from ..engine.errors import OldTricksError, listed_texts, nearest, quoted
from ..engine.match import Match
from ..words import say
from .stranger import STRANGER, present


class Seer(Protocol):
    """A player that sees every card. It is never offered to people."""

    def choose(self, match: Match, budget: Budget) -> str:
        """A legal action of the player at turn."""


def _counselled(seed: int) -> Bot:
    from ..bots.counselled import Counselled  # needs NumPy

    return Counselled(seed)


REFERENCES: dict[str, Callable[[int], Bot]] = {"ismcts": Ismcts, "sharp+net": _counselled}
SEERS: dict[str, Callable[[int], Seer]] = {"oracle": Oracle, "kibitzer": Kibitzer}
HOME = Path(__file__).parents[1]


def levels() -> list[str]:
    """Everybody who can be seated by a plain name."""
    return [*BOTS, *REFERENCES, *SEERS]


def name_of(entrant: str | Callable[[int], Bot]) -> str:
    """What a bot is called in the arena; a class by where it can be found again."""
    return entrant if isinstance(entrant, str) else f"{entrant.__module__}:{entrant.__qualname__}"


def check_level(level: str) -> None:
    if level == STRANGER:
        present()
        return
    if ":" in level:
        own(level)
        return
    if level not in levels():
        near, bots = nearest(level, levels()), listed_texts(levels())
        raise OldTricksError(say("arena-no-bot", given=quoted(level), near=near, bots=bots))
    if level not in BOTS or not BOTS[level].available:
        numba()  # what the searches need


def own(level: str) -> Callable[[int], Any]:
    """What makes a bot that is named by its module."""
    home, _, name = level.partition(":")
    if os.getcwd() not in sys.path:  # a command's path does not have it
        sys.path.append(os.getcwd())
    try:
        found: Any = import_module(home)
    except ImportError as error:
        raise OldTricksError(say("arena-no-module", bot=level, module=home, error=str(error))) from None
    for part in name.split("."):
        found = getattr(found, part, None)
    if not callable(found):
        raise OldTricksError(say("arena-no-class", bot=level, module=home, name=name))
    makes: Callable[[int], Any] = found
    return makes


def maker(level: str) -> Callable[[int], Any]:
    """What makes a bot of a seed."""
    check_level(level)
    if level == STRANGER:
        return lambda seed: present()
    if ":" in level:
        return own(level)
    return REFERENCES[level] if level in REFERENCES else lambda seed: bot(level, seed)


def seat(level: str, seed: int) -> Callable[[Match, Budget], str | int]:
    """A player of this level, asked with the match. Only a seer gets to see more of it than its seat's view."""
    if level in SEERS:
        seer = SEERS[level](seed)
        return lambda match, budget: seer.choose(match.copy(), budget)
    player = maker(level)(seed)
    return lambda match, budget: _plain(player.choose(match.view(match.turn), budget))


def _plain(action: Any) -> str | int:
    """A text, or a number of any library's."""
    return index(action) if hasattr(action, "__index__") else action


# What a bot is, so that results of another one are never taken for its own


def fingerprint(level: str) -> str | None:
    """What identifies a bot that is not part of this package, "" for one that is; None if that cannot be said.

    The `version` that it states; or else its source, all that was imported from beside it, and all that it holds:
    the weights of a net too.
    """
    if level == STRANGER:
        return present().stated
    made = BOTS[level].make if level in BOTS else maker(level)
    if ":" not in level and (level not in BOTS or _home(made) == HOME):
        return ""
    stated = getattr(made, "version", None)
    if stated is not None:
        return f"version {stated}"
    try:
        held = pickle.dumps(made(0))
    except Exception:  # whatever a stranger's object may raise
        return None
    sources = _sources(made)
    return hashlib.sha256(sources + held).hexdigest()[:16] if sources else None


def _home(made: Any) -> Path | None:
    """The folder of the package, or of the module, that something was written in."""
    top = sys.modules.get(getattr(made, "__module__", "").partition(".")[0])
    file = getattr(top, "__file__", None)
    return Path(file).resolve().parent if file else None


def _sources(made: Any) -> bytes:
    """The source that something was written in, and of all modules beside it that were imported."""
    home = _home(made)
    if home is None:
        return b""
    files = {str(getattr(module, "__file__", None) or "") for module in list(sys.modules.values())}
    beside = sorted(Path(file).resolve() for file in files if file.endswith(".py") and "site-packages" not in file)
    return b"".join(path.read_bytes() for path in beside if path.is_relative_to(home) and path.is_file())
