"""The rules pages for reading: rulings and reconstructions are marked as such."""

import os
import re

from rich.console import Console
from rich.markdown import Markdown

from ..engine.boxes import BOXES
from ..engine.errors import OldTricksError, UnknownGame, nearest, quoted
from ..words import pages

COMMON = "common"
KINDS = {"Q": "ruling", "R": "reconstruction"}
_BULLET = re.compile(r"^- \*\*((?:[A-Z]+-([QR])|C)\d+)\*\*", re.MULTILINE)


def page_name(name: str) -> str:
    """The page that is meant."""
    key = name.strip().lower().replace(" ", "_").replace("-", "_")
    known = [*BOXES, COMMON]
    if key not in known:
        raise UnknownGame(f"there are no rules of {quoted(name)}.{nearest(key, known)} Pages: {', '.join(known)}.")
    return key


def kind_of(rule: str) -> str:
    """Rule, ruling or reconstruction, by the citation."""
    if rule.startswith("C"):
        return "ruling"
    return KINDS[rule.split("-")[1][0]] if "-" in rule else "rule"


def whole_page(name: str) -> str:
    """A page as Markdown, with every ruling and reconstruction marked."""
    text = _BULLET.sub(lambda found: f"- **{found[1]}** ({kind_of(found[1])})", pages.page(name))
    if name not in (COMMON, "new_york_to_paris"):
        text += "\nThe rulings C1 to C6 that four of the games share: `oldtricks rules common`.\n"
    return text


def one_rule(name: str, rule: str) -> str:
    """A rule of a game, or one of the common rulings, in full and as Markdown."""
    wanted = rule.strip().upper()
    for page in (name, COMMON):
        if wanted in pages.rules_of(page):
            found = re.search(rf"^- \*\*{wanted}\*\* (.*(?:\n  .*)*)", pages.page(page), re.MULTILINE)
            assert found is not None
            return f"**{wanted}** ({kind_of(wanted)}) " + " ".join(found[1].split())
    known = [*pages.rules_of(name), *pages.rules_of(COMMON)]
    raise OldTricksError(f"there is no rule {quoted(rule)} here.{nearest(wanted, known)}")


def rendered(markdown: str) -> Markdown:
    return Markdown(markdown, hyperlinks=False)


def show(markdown: str) -> None:
    """Print a page; through a pager where one helps."""
    console = Console(highlight=False)
    if console.is_terminal and not console.is_dumb_terminal and markdown.count("\n") > console.size.height:
        os.environ.setdefault("LESS", "FRX")
        with console.pager(styles=True):
            console.print(rendered(markdown))
        return
    with console.capture() as capture:
        console.print(rendered(markdown))
    print("\n".join(line.rstrip() for line in capture.get().rstrip().split("\n")))
