"""The rules pages of docs/games: what `oldtricks rules` shows and what refusals quote, in each language."""

import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

PACKAGE = __name__.split(".")[0]
COMMON = "common"  # the rulings that the trick games share
ENGLISH = "en"
LANGUAGES = (ENGLISH, "de")  # the pages of a translation have the same names, in a folder named after the language

# The chapters of a game's page, in this order in every language.
PARTS = ("minute", "game", "pack", "rules", "rulings", "reconstructions", "options", "notation", "sample")

_BULLET = re.compile(r"^- \*\*(?P<rule>[A-Z]+(?:-[QR])?\d+)\*\* (?P<text>.*(?:\n  .*)*)", re.MULTILINE)
_KINDS = {"Q": "ruling", "R": "reconstruction"}
_ASIDE = re.compile(r"\s*\*(?:Why|Warum):.*", re.DOTALL)


def page(name: str, language: str = ENGLISH) -> str:
    """The page of a game, or "common", as Markdown; the English one if there is none in that language."""
    english = f"{name}.md"
    wanted = [english] if _known(language) == ENGLISH else [f"{language}/{english}", english]
    found = next((path for file in wanted for path in _places(file) if path.is_file()), None)
    if found is None:
        raise FileNotFoundError(f"there is no rules page {english}")
    return found.read_text(encoding="utf-8")


def part(name: str, which: str, language: str = ENGLISH) -> tuple[str, str]:
    """A chapter of a game's page: its heading, and its text as Markdown."""
    chapters = re.split(r"^## ", page(name, language), flags=re.MULTILINE)[1:]
    heading, _, text = chapters[PARTS.index(which)].partition("\n")
    return heading, text.strip()


def kind_of(rule: str) -> str:
    """Rule, ruling or reconstruction, by the citation."""
    if rule.startswith("C"):
        return "ruling"
    return _KINDS[rule.split("-")[1][0]] if "-" in rule else "rule"


def rules_of(name: str, language: str = ENGLISH) -> dict[str, str]:
    """Every rule of a page, its text on one line, without the reasons and alternatives of a ruling."""
    return _rules_of(name, _known(language))


@cache
def _rules_of(name: str, language: str) -> dict[str, str]:
    return {
        match["rule"]: _ASIDE.sub("", " ".join(match["text"].split())).replace("`", "").replace("**", "")
        for match in _BULLET.finditer(page(name, language))
    }


def _known(language: str) -> str:
    """What strangers ask for becomes neither a path nor an entry of a cache."""
    return language if language in LANGUAGES else ENGLISH


def _places(file: str) -> Iterator[Path]:
    """Where a page can be: an installed package brings its own, a checkout has docs/games."""
    for folder in map(Path, import_module(PACKAGE).__path__):
        yield folder / "pages" / file
        yield folder.parents[1] / "docs" / "games" / file


def rule_text(name: str, citation: str, language: str = ENGLISH) -> str:
    """What the rules page of a game says under a citation."""
    return rules_of(COMMON if citation.startswith("C") else name, language)[citation]
