"""The rules pages for reading: rulings and reconstructions are marked as such."""

import os
import re

from rich.console import Console
from rich.markdown import Markdown

from ..engine.boxes import BOXES
from ..engine.errors import OldTricksError, UnknownGame, listed_texts, nearest, quoted
from ..words import ENGLISH, Reader, pages, say
from ..words.pages import COMMON, kind_of

_BULLET = re.compile(r"^- \*\*((?:[A-Z]+-([QR])|C)\d+)\*\*", re.MULTILINE)


def page_name(name: str) -> str:
    """The page that is meant."""
    key = name.strip().lower().replace(" ", "_").replace("-", "_")
    known = [*BOXES, COMMON]
    if key not in known:
        near, there = nearest(key, known), listed_texts(known)
        raise UnknownGame(say("terminal-no-rules-of", given=quoted(name), near=near, pages=there))
    return key


def text_of(name: str, rule: str | None, language: str = ENGLISH) -> str:
    """A whole page, or one rule."""
    return one_rule(name, rule, language) if rule else whole_page(name, language)


def whole_page(name: str, language: str = ENGLISH) -> str:
    """A page as Markdown, with every ruling and reconstruction marked."""
    text = _BULLET.sub(lambda found: f"- {_marked(found[1], language)}", pages.page(name, language))
    if name in BOXES and BOXES[name].shared_rules:
        text += f"\n{Reader(language).t('terminal-shared-rules')}\n"
    return text


def one_rule(name: str, rule: str, language: str = ENGLISH) -> str:
    """A rule of a game, or one of the common rulings, in full and as Markdown."""
    wanted = rule.strip().upper()
    for page in (name, COMMON):
        if wanted in pages.rules_of(page, language):
            found = re.search(rf"^- \*\*{wanted}\*\* (.*(?:\n  .*)*)", pages.page(page, language), re.MULTILINE)
            assert found is not None
            return f"{_marked(wanted, language)} {' '.join(found[1].split())}"
    known = [*pages.rules_of(name), *pages.rules_of(COMMON)]
    raise OldTricksError(say("terminal-no-rule", given=quoted(rule), near=nearest(wanted, known)))


def _marked(rule: str, language: str) -> str:
    """The citation, and which kind of rule it is."""
    return f"**{rule}** ({Reader(language).t(f'kind-{kind_of(rule)}')})"


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
