"""What people and bots are called at a table: names that can be shown, and none twice."""

import unicodedata
from collections.abc import Iterable, Sequence

from ..words import say
from .problems import Problem

BOT_NAMES = ("Ada", "Bert", "Clara", "Dan", "Edith", "Floyd", "Grace", "Hugo")
LONGEST_NAME = 24


def bot_name(taken: Iterable[str]) -> str:
    """A name for the next bot."""
    names = set(taken)
    return next((name for name in BOT_NAMES if name not in names), BOT_NAMES[0])


def unlike(name: str, others: Sequence[str]) -> str:
    """The name, with a number if somebody at the table has it already."""
    taken = {other.casefold() for other in others}
    number, made = 2, name
    while made.casefold() in taken:
        made = f"{name[: LONGEST_NAME - 2]} {number}"
        number += 1
    return made


def clean_name(text: str) -> str:
    """A name that can be shown: composed, printable, without anything invisible, on one line."""
    composed = unicodedata.normalize("NFC", text[:200])
    shown = "".join(c if unicodedata.category(c)[0] not in "CZ" else " " for c in composed)
    name = " ".join(shown.split())[:LONGEST_NAME].strip()
    if not name or not name.isprintable() or not any(c.isalnum() for c in name):
        raise Problem(422, "name", say("problem-name", longest=LONGEST_NAME))
    return name
