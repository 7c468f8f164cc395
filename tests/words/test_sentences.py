"""No sentence stands outside the catalogue: neither in Python nor in the page's JavaScript."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from .keys import SOURCE

WORDS = re.compile(r"[A-Za-z][a-z']+(?:[,;:.]? [A-Za-z][a-z']*){2,}")  # three words in a row

# What is not said to people who play: drawings, SQL, code made at run time, protocol documents, logs.
NOT_SAID = {
    "art": "what is printed on cards and boxes, which are drawn in English",
    "compiled/build.py": "code made at run time",
}


def sentences(path: Path) -> Iterator[tuple[int, str]]:
    """Texts of three words or more in a module, but for docstrings."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    docs = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        text = node.value if isinstance(node, ast.Constant) and id(node) not in docs else None
        if isinstance(text, str) and WORDS.search(text):
            yield node.lineno, text


MODULES = [
    path
    for path in sorted(SOURCE.rglob("*.py"))
    if not any(str(path.relative_to(SOURCE)).startswith(name) for name in NOT_SAID)
]


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_a_module_says_nothing_by_itself(path: Path) -> None:
    assert list(sentences(path)) == []
