"""The words that a game has for itself: what each means, by which rule, and where it stands in a text.

A term is a message `<game>-term-<name>` of the catalogue: its title, with `.means`, `.rule`, and `.forms` if it is
written in other ways too, as people decline it. The page has the same in web/js/glossary.js.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache

from .pages import ENGLISH
from .reader import files_of, find, kebab, known, sentence


@dataclass(frozen=True, slots=True)
class Term:
    name: str
    title: str
    forms: tuple[str, ...]  # as it is written, the title among them
    means: str
    rule: str


@cache
def names_of(game: str) -> tuple[str, ...]:
    """The terms of a game, in the catalogue's order."""
    terms = re.compile(rf"^{kebab(game)}-term-([a-z0-9-]+) =", re.MULTILINE)
    return tuple(name for path in files_of(ENGLISH) for name in terms.findall(path.read_text(encoding="utf-8")))


@cache
def glossary(game: str, language: str = ENGLISH) -> tuple[Term, ...]:
    """Every term of a game, in a language."""
    return tuple(_term(f"{kebab(game)}-term-{name}", name, language) for name in names_of(game))


def _term(key: str, name: str, language: str) -> Term:
    title, more = sentence(language, key, ()), f"{key}.forms"
    own = known(more, language) and find(language, more)[0] is find(language, key)[0]  # not those of another language
    others = sentence(language, more, ()).split("|") if own else []
    forms = dict.fromkeys(form.strip() for form in (title, *others))
    return Term(name, title, tuple(forms), *(sentence(language, f"{key}.{part}", ()) for part in ("means", "rule")))


def found_in(text: str, terms: Iterable[Term]) -> Iterator[tuple[int, int, Term]]:
    """Where terms stand in a text: the first place of each. Longer ones come before those within them."""
    by_form = {form: term for term in terms for form in _written(term)}
    if not by_form:
        return
    forms = "|".join(map(re.escape, sorted(by_form, key=len, reverse=True)))
    seen = set()
    for match in re.finditer(rf"(?<![\w-])(?:{forms})(?![\w-])", text):
        term = by_form[match[0]]
        if term not in seen:
            seen.add(term)
            yield *match.span(), term


def _written(term: Term) -> Iterator[str]:
    """As it is written, at the beginning of a sentence too."""
    for form in term.forms:
        yield form
        yield form[:1].upper() + form[1:]


def asked_for(wanted: str, terms: Iterable[Term]) -> Term | None:
    """The term that somebody asks for, however he writes it."""
    plain = " ".join(wanted.lower().replace("-", " ").split())
    for term in terms:
        if plain in (form.lower().replace("-", " ") for form in (*term.forms, term.name)):
            return term
    return None
