"""No sentence stands outside the catalogue: neither in Python nor in the page's JavaScript."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from .keys import SOURCE

WORDS = re.compile(r"[A-Za-z][a-z']+(?:[,;:.]? [A-Za-z][a-z']*){2,}")  # three words in a row

# What is not said to people who play. Whole modules:
NOT_SAID = {
    "art": "what is printed on cards and boxes, which are drawn in English",
    "server/apidocs.py": "the protocol's description as a page, for those who write programs",
    "server/bundle.py": "JavaScript that holds modules together",
}
# Texts, each as it stands there:
AS_IT_STANDS = {
    "compiled/build.py": {"    for i in range("},  # code that is made at run time
    "engine/boxes/gasoline_alley.py": {"name back fence", "name tin can"},  # typed by people
    "engine/boxes/new_york_to_paris.py": {"New York to Paris", "Paul K. Guillow"},  # names on the box
    "engine/boxes/tactics.py": {"National Military Tactics Co."},
    "server/migrations.py": {"CREATE UNIQUE INDEX plays_place ON plays (round_id, team, number, place)"},  # SQL
    "server/types.py": {  # comments of the code that it writes
        "// What the server sends. Made by `python -m oldtricks.server.types`: do not edit.\n",
        "/** What lies on the table: it depends on the game. */\nexport type OnTheTable = ",
    },
}
# What is given to these, in the modules whose names begin so:
FOR_PROGRAMMERS = {
    "AttributeError": "",  # what Python itself says of a module that lacks a name
    "LookupError": "words/",  # a key that the catalogue lacks
    "FileNotFoundError": "words/",  # a page that the package lacks
    "Field": "engine/observations/",  # what stands where in an observation
    "trick_fields": "engine/observations/",
    "LessonError": "teaching/",  # for those who write lessons
    "Fault": "teaching/",
    "log": "server/",  # for whoever keeps the server running
    "gauge": "server/hall.py",
    "_counter": "server/metrics.py",
    "_histogram": "server/metrics.py",
}
DESCRIBED = "server/"  # where `description` is OpenAPI's, for those who write programs


def texts(node: ast.AST) -> Iterator[ast.Constant]:
    return (part for part in ast.walk(node) if isinstance(part, ast.Constant))


def called(function: ast.expr) -> str:
    """The name of what is called; of a method of `log` that name."""
    if isinstance(function, ast.Attribute):
        return "log" if isinstance(function.value, ast.Name) and function.value.id == "log" else function.attr
    return getattr(function, "id", "")


def for_programmers(node: ast.AST, module: str) -> Iterator[ast.Constant]:
    """The texts in a call or a dictionary that no player reads."""
    if isinstance(node, ast.Call):
        name = called(node.func)
        if name in FOR_PROGRAMMERS and module.startswith(FOR_PROGRAMMERS[name]):
            yield from (text for given in (*node.args, *node.keywords) for text in texts(given))
        if module.startswith(DESCRIBED):
            yield from (text for given in node.keywords if given.arg == "description" for text in texts(given))
    elif isinstance(node, ast.Dict) and module.startswith(DESCRIBED):
        for key, value in zip(node.keys, node.values, strict=True):
            if isinstance(key, ast.Constant) and key.value == "description":
                yield from texts(value)


def sentences(path: Path) -> Iterator[tuple[int, str]]:
    """Texts of three words or more in a module, but for docstrings and what is for programmers."""
    module = str(path.relative_to(SOURCE))
    nodes = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
    apart = {id(text) for node in nodes for text in for_programmers(node, module)}
    apart |= {
        id(node.body[0].value)
        for node in nodes
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    for node in nodes:
        text = node.value if isinstance(node, ast.Constant) and id(node) not in apart else None
        if isinstance(text, str) and WORDS.search(text) and text not in AS_IT_STANDS.get(module, ()):
            yield node.lineno, text


MODULES = [
    path
    for path in sorted(SOURCE.rglob("*.py"))
    if not any(str(path.relative_to(SOURCE)).startswith(name) for name in NOT_SAID)
]


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_a_module_says_nothing_by_itself(path: Path) -> None:
    assert list(sentences(path)) == []


@pytest.mark.parametrize("module", AS_IT_STANDS)
def test_what_is_allowed_still_stands_there(module: str) -> None:
    tree = ast.parse((SOURCE / module).read_text(encoding="utf-8"))
    assert {text.value for text in texts(tree)} >= AS_IT_STANDS[module]
