"""The rules pages of docs/games: what `oldtricks rules` shows and what refusals quote."""

import re
from functools import cache
from pathlib import Path

_BULLET = re.compile(r"^- \*\*(?P<rule>[A-Z]+(?:-[QR])?\d+)\*\* (?P<text>.*(?:\n  .*)*)", re.MULTILINE)
_ASIDE = re.compile(r"\s*\*(?:Why|Warum):.*", re.DOTALL)

COMMON = "common"


def page(name: str, language: str = "en") -> str:
    """The page of a game, or "common", as Markdown; in English where there is no other."""
    from importlib.resources import files  # slow to import, and only needed to read a rule

    inside = (f"{name}.md",) if language == "en" else (language, f"{name}.md")
    installed = files("oldtricks") / "pages" / "/".join(inside)
    if installed.is_file():
        return installed.read_text(encoding="utf-8")
    checkout = Path(__file__).parents[3].joinpath("docs", "games", *inside)
    if not checkout.is_file() and language != "en":
        return page(name)
    return checkout.read_text(encoding="utf-8")


@cache
def rules_of(name: str, language: str = "en") -> dict[str, str]:
    """Every rule of a page, its text on one line, without the reasons and alternatives of a ruling."""
    return {
        match["rule"]: _ASIDE.sub("", " ".join(match["text"].split())).replace("`", "").replace("**", "")
        for match in _BULLET.finditer(page(name, language))
    }


def rule_text(name: str, citation: str, language: str = "en") -> str:
    """What the rules page of a game says under a citation."""
    return rules_of(COMMON if citation.startswith("C") else name, language)[citation]
