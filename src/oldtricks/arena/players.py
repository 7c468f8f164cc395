"""Who may sit down in the arena: the bots that people play against, references that only measure, and anybody's own.

A bot of one's own is named by where it is, `my.module:Bot`: anything that makes a bot of a seed. One that comes by HTTP
is the `stranger`.
"""

import hashlib
import os
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
from .failure import crash
from .holdings import holdings
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
LIBRARY = Path(os.__file__).resolve().parent  # Python's own


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

    The `version` that it states; or else its source and that of its class, all that was imported from beside either or
    is used by it, and all that it holds: the weights of a net too, wherever it keeps them.
    """
    if level == STRANGER:
        return present().stated
    made = BOTS[level].make if level in BOTS else maker(level)
    if ":" not in level and (level not in BOTS or _home(getattr(made, "__module__", "")) == HOME):
        return ""
    stated = getattr(made, "version", None)
    if stated is not None:
        return f"version {stated}"
    player = _made(level, made)
    try:
        held, modules = holdings([player, made, type(player)], _is_own)
    except Exception:  # whatever a stranger's object may raise
        return None
    sources = _sources(_homes(level, made, player), modules)
    return hashlib.sha256(sources + held).hexdigest()[:16] if sources else None


def _made(level: str, made: Callable[[int], Any]) -> Any:
    try:
        return made(0)
    except (Exception, SystemExit) as error:  # likewise
        raise OldTricksError(say("arena-not-made", bot=level, error=crash(error))) from error


def _homes(level: str, made: Any, player: Any) -> set[Path]:
    """Where a bot was written: the module that it is named by, its class, and all that the class goes back to."""
    named = level.partition(":")[0] if ":" in level else getattr(made, "__module__", "")
    modules = {named, *(kind.__module__ for kind in type(player).__mro__)}
    return {home for module in modules if (home := _home(module)) and home not in (HOME, LIBRARY)}


def _home(module: str) -> Path | None:
    """The folder of the package that a module belongs to, or of the module itself."""
    file = getattr(sys.modules.get(module.partition(".")[0]), "__file__", None)
    return Path(file).resolve().parent if file else None


def _is_own(module: str) -> bool:
    """Whether a module is neither ours nor from any library."""
    file = _file(module)
    return file is not None and not file.is_relative_to(HOME) and not file.is_relative_to(LIBRARY)


def _file(module: str) -> Path | None:
    """The source of a module that nobody has installed."""
    file = str(getattr(sys.modules.get(module), "__file__", None) or "")
    return Path(file).resolve() if file.endswith(".py") and "site-packages" not in file else None


def _sources(homes: set[Path], used: set[str]) -> bytes:
    """All modules from these folders that were imported, and those that are used."""
    files = {module: file for module in list(sys.modules) if (file := _file(module))}
    own = {file for module, file in files.items() if module in used or any(file.is_relative_to(home) for home in homes)}
    return b"".join(file.read_bytes() for file in sorted(own) if file.is_file())
