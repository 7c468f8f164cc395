"""The page's words in parts, so that nobody waits for those of another screen.

`en` has all but those of lessons, which are `en-lessons`. Three kinds of parts come first: `en-front`, what is around
every screen, `en-home`, what else the front door says, and `en-GAME`, what else is said at a table of that game. What a
part needs is found in the page's own sources. Where a language lacks something its parts have the English.
"""

import re
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path

from ..engine.boxes import BOXES
from ..words import ENGLISH, LANGUAGES, files_of
from ..words.reader import ENTRY, MENTIONED, entries
from . import bundle

NOT_FOR_THE_PAGE = {"arena", "command", "site_command", "terminal", "training"}
# What the engine says at tables, and which puzzle it is today at home: keys that no source of the page names.
AT_TABLES = {"asking", "coach", "gauge", "hints", "reasons", "rest", "site", "table"}
AT_HOME = "puzzle-title-"
FRONT, HOME, LESSONS = "front", "home", "lessons"

_LITERAL = re.compile(r'"([a-z][a-z0-9-]*)(?:\.[a-z]+)?"')
_TEMPLATE = re.compile(r"`([^`\s]*\$\{[^`\n]*)`")
_FILLED = re.compile(r"\$\{[^}]*\}")
_NAMING = re.compile(r"[a-z0-9-]*")
_TELLING = re.compile(r"[a-z]{3}")  # a pattern without as much as that would fit everything


def names() -> list[str]:
    """All books of words: `en`, `en-lessons`, `en-front`, `en-neutral` ..."""
    parts = ("", LESSONS, FRONT, HOME, *BOXES)
    return ["-".join(filter(None, (language, part))) for language in LANGUAGES for part in parts]


@lru_cache(64)
def book_of_words(name: str, _edition: str) -> str:
    """One of them, as Fluent reads it."""
    language, _, part = name.partition("-")
    if part in ("", LESSONS):
        found = _files(language, lessons=bool(part))
        return "\n".join(path.read_text(encoding="utf-8") for path in found)
    there = {key for path in _files(ENGLISH) for key in _keys_in(path)}
    written = {key: text for key, text in (entries(ENGLISH) | entries(language)).items() if key in there}
    return "".join(f"{written[key].strip()}\n" for key in sorted(chosen(part, written)))


def chosen(part: str, written: dict[str, str]) -> set[str]:
    """The keys of a part."""
    front = with_mentioned(asked_for(["js/app.js"], written), written)
    if part == FRONT:
        return front
    if part == HOME:
        told = {key for key in written if key.startswith(AT_HOME)}
        return with_mentioned(asked_for(["js/home.js"], written) | told, written) - front
    speaking = [path for path in _files(ENGLISH) if path.stem in AT_TABLES or path.stem.startswith(part)]
    told = {key for path in speaking for key in _keys_in(path)}
    others = tuple(f"{game.replace('_', '-')}-" for game in BOXES if game != part)
    wanted = asked_for(["js/app.js", "js/table.js", "js/lobby.js", "js/beside.js", *_race(part)], written) | told
    return with_mentioned({key for key in wanted if not key.startswith(others)}, written) - front


def _files(language: str, lessons: bool = False) -> list[Path]:
    found = [path for path in files_of(language) if path.stem not in NOT_FOR_THE_PAGE]
    return [path for path in found if (LESSONS in path.stem) is lessons]


def _keys_in(path: Path) -> list[str]:
    return ENTRY.findall(path.read_text(encoding="utf-8"))


def _race(game: str) -> list[str]:
    return ["js/race.js"] if BOXES[game].screen == "race" else []


def asked_for(modules: list[str], written: Iterable[str]) -> set[str]:
    """The keys that some modules, and those that they need at once, can ask for: `"a-key"`, or `a-${kind}-of-key`."""
    text = "\n".join(bundle.source(name) for name in bundle.closure(modules) if name.startswith("js/"))
    whole = set(_LITERAL.findall(text))
    begun = [_FILLED.sub("*", found).partition(".")[0] for found in _TEMPLATE.findall(text)]
    named = [each for each in begun if all(map(_NAMING.fullmatch, each.split("*"))) and _TELLING.search(each)]
    fits = re.compile("|".join(each.replace("*", ".+") for each in named) or "(?!)")
    return {key for key in written if key in whole or fits.fullmatch(key)}


def with_mentioned(keys: set[str], written: dict[str, str]) -> set[str]:
    """Some keys, and those that their sentences mention."""
    found: set[str] = set()
    while keys:
        found |= keys
        keys = {key for each in keys for key in MENTIONED.findall(written[each]) if key in written} - found
    return found
