"""Above the engine nobody asks which game it is: what is true of a game stands in its box, and is asked for there."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import oldtricks as ot

SOURCE = Path(__file__).parents[1] / "src" / "oldtricks"
NAMES = re.compile("|".join(rf"\b{name.replace('_', '[_-]')}\b" for name in ot.GAMES))
BELOW = ("rules", "engine")  # the games themselves, and their boxes
# A game's own: named after it and found by that name, or by the fact that it is a race.
OWN = re.compile(
    rf"({'|'.join(ot.GAMES)})(_\w+)?\.(py|ftl)$|/(race|race_\w+|racing)\.(py|js|css)$|words/\w+/|fonts/lettering\.css$"
)
# One game in place of all: a default, an example, the order of games in a form.
ALLOWED = {
    ("envs/pettingzoo.py", "tactics"): "the default game of an environment",
    ("envs/vector.py", "tactics"): "the default game of an environment",
    ("server/models.py", "tactics"): "an example in the description of the protocol",
}


def modules(*suffixes: str) -> list[Path]:
    found = [path for path in sorted(SOURCE.rglob("*")) if path.suffix in suffixes]
    return [path for path in found if not _own(path)]


def _own(path: Path) -> bool:
    parts = path.relative_to(SOURCE)
    return parts.parts[0] in BELOW or parts.parts[0] == "__init__.py" or bool(OWN.search(parts.as_posix()))


def named_in_python(path: Path) -> Iterator[tuple[int, str]]:
    """Games that a module names in texts, imports and names; not in docstrings and comments."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    docs = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs:
            texts = [node.value]
        elif isinstance(node, ast.ImportFrom | ast.Import):
            texts = [str(getattr(node, "module", "")), *(alias.name for alias in node.names)]
        else:
            continue
        yield from ((node.lineno, found) for text in texts for found in NAMES.findall(text))


@pytest.mark.parametrize("path", modules(".py"), ids=lambda path: path.relative_to(SOURCE).as_posix())
def test_a_module_names_no_game(path: Path) -> None:
    where = path.relative_to(SOURCE).as_posix()
    assert [(line, game) for line, game in named_in_python(path) if (where, game) not in ALLOWED] == []


@pytest.mark.parametrize("path", modules(".js", ".css"), ids=lambda path: path.relative_to(SOURCE).as_posix())
def test_the_page_names_no_game(path: Path) -> None:
    text = re.sub(r"/\*.*?\*/|//[^\n]*", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
    assert NAMES.findall(text) == []
