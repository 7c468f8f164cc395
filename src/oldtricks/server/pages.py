"""Rules pages and documents as HTML, every rule with its number as its id."""

import re
from collections import Counter
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.token import Token

from ..art import printing
from ..engine.boxes import BOXES
from ..teaching import worked
from ..words import ENGLISH, Reader, pages
from ..words.glossary import names_of
from ..words.pages import kind_of
from .deck import cards_of

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


def _with_parts(html: str) -> str:
    """The chapters of a game's page by their names, which are the same in every language."""
    parts = iter(pages.PARTS)
    return re.sub(r"<h2", lambda _: f'<h2 data-part="{next(parts)}"', html, count=len(pages.PARTS))


@cache
def rules(name: str, language: str = ENGLISH) -> dict[str, Any]:
    """A game's rules page, with the rulings that the trick games share."""
    shared = [pages.COMMON] if BOXES[name].shared_rules else []
    own, *others = (_with_ids(render(pages.page(page, language)), language) for page in (name, *shared))
    html = _with_parts(own) + "".join(others)
    found = {rule: text for page in (name, *shared) for rule, text in pages.rules_of(page, language).items()}
    terms = list(names_of(name))
    made = {"title": BOXES[name].title, "html": html, "rules": found, "terms": terms, "pack": pack(name, language)}
    example = worked_out(name, language)
    return {**made, "worked": example} if example else made


def pack(name: str, language: str = ENGLISH) -> list[dict[str, Any]]:
    """The cards to look at, suit by suit, those of no suit last, each with how often it is there."""
    box, reader, often = BOXES[name], Reader(language, name), Counter(printing.pack(name))
    cards = [{"card": card, "often": often[card], **known} for card, known in cards_of(name, language).items()]
    groups = [(suit, reader.suit(suit), [each for each in cards if each["suit"] == suit]) for suit in box.suit_names]
    others = [each for each in cards if each["suit"] not in box.suit_names]
    return [
        {"suit": suit, "name": title, "cards": [_pictured(each) for each in found]}
        for suit, title, found in [*groups, (None, "", others)]
        if found
    ]


def _pictured(card: dict[str, Any]) -> dict[str, Any]:
    return {"card": card["card"], "name": card["name"], "title": card.get("title", ""), "often": card["often"]}


def worked_out(name: str, language: str = ENGLISH) -> dict[str, Any] | None:
    """A trick, or in a race a turn, card by card."""
    example = worked.worked(name)
    if example is None:
        return None
    reader = Reader(language, name, example.match.names, example.match.sides, None, typed=False)
    trick = example.trick
    return {
        "title": reader.say(example.title),
        "intro": reader.say(example.intro),
        "laid": [
            {
                "who": example.match.names[laid.seat],
                "card": laid.card,
                "name": reader.title(laid.card),
                "why": reader.say(laid.why),
                "wins": trick is not None and laid.card == trick.data["card"],
            }
            for laid in example.laid
        ],
        "side_card": str(trick.data.get("side_card") or "") if trick else "",
        "told": reader.say(trick.said) if trick else "",
    }


@cache
def document(name: str) -> dict[str, Any]:
    """A page of docs/ that comes with the server."""
    installed = files("oldtricks") / "pages" / f"{name}.md"
    checkout = Path(__file__).parents[3] / "docs" / f"{name}.md"
    text = (installed if installed.is_file() else checkout).read_text(encoding="utf-8")
    return {"title": text.split("\n", 1)[0].lstrip("# "), "html": render(text)}
