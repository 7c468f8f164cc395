"""The rules pages of docs/games: what `oldtricks rules` shows and what refusals quote."""

import re
from functools import cache
from pathlib import Path

_BULLET = re.compile(r"^- \*\*(?P<rule>[A-Z]+(?:-[QR])?\d+)\*\* (?P<text>.*(?:\n  .*)*)", re.MULTILINE)
_ASIDE = re.compile(r"\s*\*Why:.*", re.DOTALL)


def page(name: str) -> str:
    """The page of a game, or "common", as Markdown."""
    from importlib.resources import files  # slow to import, and only needed to read a rule

    installed = files("oldtricks") / "pages" / f"{name}.md"
    if installed.is_file():
        return installed.read_text(encoding="utf-8")
    checkout = Path(__file__).parents[3] / "docs" / "games" / f"{name}.md"
    return checkout.read_text(encoding="utf-8")


@cache
def rules_of(name: str) -> dict[str, str]:
    """Every rule of a page, its text on one line, without the reasons and alternatives of a ruling."""
    return {
        match["rule"]: _ASIDE.sub("", " ".join(match["text"].split())).replace("`", "").replace("**", "")
        for match in _BULLET.finditer(page(name))
    }
