"""Rules pages and documents as HTML, every rule with its number as its id."""

import re
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.token import Token

from ..engine.boxes import BOXES
from ..words import ENGLISH, Reader, pages
from ..words.glossary import names_of
from ..words.pages import kind_of

_RULE = re.compile(r"<li>(\s*(?:<p>)?)<strong>((?:[A-Z]+-([QR])|[A-Z]+)\d+)</strong>")


def _slug(text: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", text.lower()).strip("-")


def render(markdown: str) -> str:
    """Markdown as HTML: headings have ids, links to other documents lead to their pages here."""
    reader = MarkdownIt("commonmark").enable("table")
    tokens = reader.parse(markdown)
    for i, token in enumerate(tokens):
        if token.type == "heading_open":
            token.attrs["id"] = _slug(tokens[i + 1].content)
        for child in token.children or ():
            if child.type == "link_open":
                _redirect(child)
    return str(reader.renderer.render(tokens, reader.options, {}))


def _redirect(link: Token) -> None:
    address = str(link.attrs.get("href", ""))
    path, _, fragment = address.partition("#")
    name = path.rsplit("/", 1)[-1].removesuffix(".md")
    if name in BOXES:
        link.attrs["href"] = f"/rules/{name}" + (f"#{fragment}" if fragment else "")
    elif path.endswith(".md"):
        link.attrs["href"] = "/bots" + (f"#{fragment}" if name == "protocol" and fragment else "")


def _with_ids(html: str, language: str) -> str:
    def mark(found: re.Match[str]) -> str:
        rule = found[2]
        kind = kind_of(rule)
        said = "" if kind == "rule" else f' <em class="kind">{Reader(language).t(f"kind-{kind}")}</em>'
        return f'<li id="{rule}" class="{kind}">{found[1]}<strong>{rule}</strong>{said}'

    return _RULE.sub(mark, html)


@cache
def rules(name: str, language: str = ENGLISH) -> dict[str, Any]:
    """A game's rules page, with the rulings that the trick games share."""
    shared = [pages.COMMON] if BOXES[name].shared_rules else []
    html = "".join(_with_ids(render(pages.page(page, language)), language) for page in (name, *shared))
    found = {rule: text for page in (name, *shared) for rule, text in pages.rules_of(page, language).items()}
    return {"title": BOXES[name].title, "html": html, "rules": found, "terms": list(names_of(name))}


@cache
def document(name: str) -> dict[str, Any]:
    """A page of docs/ that comes with the server."""
    installed = files("oldtricks") / "pages" / f"{name}.md"
    checkout = Path(__file__).parents[3] / "docs" / f"{name}.md"
    text = (installed if installed.is_file() else checkout).read_text(encoding="utf-8")
    return {"title": text.split("\n", 1)[0].lstrip("# "), "html": render(text)}
