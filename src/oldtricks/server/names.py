"""What people and bots are called at a table: names that can be shown and read, and none twice."""

import unicodedata
from collections.abc import Iterable, Sequence
from functools import lru_cache

from confusable_homoglyphs.categories import unique_aliases  # type: ignore[import-untyped]
from confusable_homoglyphs.confusables import confusables_data  # type: ignore[import-untyped]

from ..words import say
from .problems import Problem

BOT_NAMES = ("Ada", "Bert", "Clara", "Dan", "Edith", "Floyd", "Grace", "Hugo")
LONGEST_NAME = 24

MARKS = 3  # on a letter: more than any language puts there
UNSEEN = set(
    "\u2800"  # a pattern without dots, and what Unicode calls ignorable beside controls and spaces:
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u3164\uffa0"
).union(map(chr, range(0xFE00, 0xFE10)), map(chr, range(0xE0100, 0xE01F0)))
NO_SCRIPT = {"COMMON", "INHERITED"}
TOGETHER = (  # scripts that one name is written in: highly restrictive, in the words of UTS 39
    {"LATIN", "HAN", "HIRAGANA", "KATAKANA"},
    {"LATIN", "HAN", "BOPOMOFO"},
    {"LATIN", "HAN", "HANGUL"},
)
AROUND = "\u200e"  # the table has this mark around letters that are written from right to left
ALIKE = {letter.strip(AROUND): [one["c"].strip(AROUND) for one in found] for letter, found in confusables_data.items()}


def bot_name(taken: Iterable[str]) -> str:
    """A name for the next bot."""
    names = set(taken)
    return next((name for name in BOT_NAMES if name not in names), BOT_NAMES[0])


def unlike(name: str, others: Sequence[str]) -> str:
    """The name, with a number if somebody at the table has one that looks the same."""
    taken = {look for other in others for look in looks(other)}
    number, made = 2, name
    while looks(made) & taken:
        made = f"{name[: LONGEST_NAME - 2]} {number}"
        number += 1
    return made


def looks(name: str) -> set[str]:
    """How a name looks, in small letters too: of two that cannot be told apart something is the same (UTS 39)."""
    forms = [unicodedata.normalize(form, name) for form in ("NFC", "NFKD")]
    return {look for form in forms for look in (_skeleton(form).casefold(), _skeleton(form.casefold()))}


def _skeleton(text: str) -> str:
    return unicodedata.normalize("NFD", "".join(map(_prototype, text)))


@lru_cache(10_000)
def _prototype(letter: str) -> str:
    """What stands for all letters that look like this one."""
    alike = ALIKE.get(letter, [])
    family = {letter, *alike, *(more for one in alike for more in ALIKE[one])}
    several = [one for one in family if len(one) > 1]  # an m looks like r and n
    return "".join(map(_prototype, min(several))) if several else min(family)


def clean_name(text: str, longest: int = LONGEST_NAME) -> str:
    """A name that can be shown: composed, on one line, in one script, without anything that cannot be seen."""
    name = legible(text[:200])[:longest].strip()
    if not name or not name.isprintable() or not any(c.isalnum() for c in name):
        raise Problem(422, "name", say("problem-name", longest=longest))
    if not in_one_script(name):
        raise Problem(422, "name", say("problem-name-scripts"))
    return name


def legible(text: str) -> str:
    """A text on one line, composed, without what cannot be seen and without heaps of marks."""
    seen = "".join(" " if _unseen(letter) else letter for letter in unicodedata.normalize("NFC", text))
    return " ".join(_thinned(seen).split())


def _unseen(letter: str) -> bool:
    return unicodedata.category(letter)[0] in "CZ" or letter in UNSEEN


def _thinned(text: str) -> str:
    """No letter with a tower of marks."""
    kept, marks = [], 0
    for letter in text:
        marks = marks + 1 if unicodedata.category(letter)[0] == "M" else 0
        if marks <= MARKS:
            kept.append(letter)
    return "".join(kept)


def in_one_script(name: str) -> bool:
    """Whether its letters belong to one script, or to some that are written together."""
    scripts = unique_aliases(filter(str.isalnum, name)) - NO_SCRIPT
    return len(scripts) <= 1 or any(scripts <= some for some in TOGETHER)
