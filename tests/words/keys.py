"""The keys of the catalogue that the sources use, with their arguments, read from the sources."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

SOURCE = Path(__file__).parents[2] / "src" / "oldtricks"
WORDS = SOURCE / "words"
SPEAKERS = ("say", "t", "sentence")  # functions whose first argument is a key
SUFFIXES = ("-is", "-count", "-text")  # what a seat, a side or a rule brings along


@dataclass(frozen=True)
class Use:
    """A key, or a pattern of keys, with the names of its arguments; None if they are not written there."""

    where: str
    key: re.Pattern[str]
    literal: bool
    arguments: frozenset[str] | None


@cache
def messages(language: str) -> dict[str, ftl.Message]:
    """Every message of a language; one that is there twice is an error."""
    found: dict[str, ftl.Message] = {}
    for path in sorted((WORDS / language).glob("*.ftl")):
        for entry in parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{path.name}: {entry.id.name} is there twice"
                found[entry.id.name] = entry
    return found


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.found.add(node.id.name)


def variables(message: ftl.Message) -> set[str]:
    """The arguments that a message speaks of."""
    visitor = _Variables()
    visitor.visit(message)
    return {_stem(name) for name in visitor.found}


def _stem(name: str) -> str:
    for suffix in SUFFIXES:
        if name.endswith(suffix):
            return name.removesuffix(suffix)
    return name


def _pattern(node: ast.expr) -> Iterator[tuple[str, bool]]:
    """The key as a regular expression, and whether it is written out."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value:  # an empty line is no key
        yield re.escape(node.value), True
    elif isinstance(node, ast.JoinedStr):
        parts = [re.escape(str(p.value)) if isinstance(p, ast.Constant) else "[a-z0-9-]+" for p in node.values]
        yield "".join(parts), False
    elif isinstance(node, ast.IfExp):
        yield from _pattern(node.body)
        yield from _pattern(node.orelse)
    elif isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "own":
        for pattern, literal in _pattern(node.args[0]):
            yield f"(?:[a-z-]+-)?{pattern}", literal


@cache
def uses() -> tuple[Use, ...]:
    """Every key that Python says."""
    found = []
    for path in sorted(SOURCE.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and node.args:
                name = getattr(node.func, "id", getattr(node.func, "attr", ""))
                if name not in SPEAKERS:
                    continue
                given = (
                    None
                    if any(k.arg is None for k in node.keywords)
                    else {str(k.arg).replace("_", "-") for k in node.keywords}
                )
                for pattern, literal in _pattern(node.args[0]):
                    where = f"{path.relative_to(SOURCE)}:{node.lineno}"
                    found.append(Use(where, re.compile(pattern), literal, None if given is None else frozenset(given)))
    return tuple(found)
