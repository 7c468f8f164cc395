"""Above the engine nothing asks which game it is: what is true of a game is a fact in its box, and what belongs to one
game alone is a module of its own, found by the game's name."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import oldtricks
from oldtricks.engine.boxes import BOXES

SOURCE = Path(oldtricks.__file__).parent
NAMES = re.compile("|".join(rf"(?<![a-z]){name}(?![a-z])" for game in BOXES for name in {game, game.replace("_", "-")}))
WHERE = ["arena", "art/__init__.py", "server", "web"]

# Each with its reason.
ALLOWED = {
    "server/models.py": 1,  # the example of the API's description
    "web/fonts/lettering.css": len(BOXES),  # each game's own letters, as its art has them
}


def belongs_to_a_game(path: Path) -> bool:
    """art/tactics.py, bots/policies/tactics.py, words/en/tactics.ftl: found by the name of the game."""
    return any(re.fullmatch(rf"{game}(_\w+)?", path.stem) for game in BOXES)


def mentions(path: Path) -> Iterator[str]:
    """Where a module names a game: in code and its strings, not in what it says about itself."""
    text = path.read_text(encoding="utf-8")
    words = _in_python(text) if path.suffix == ".py" else _in_web(text)
    for line, word in words:
        if NAMES.search(word):
            yield f"{path.relative_to(SOURCE)}:{line}: {word.strip()}"


def _in_python(text: str) -> Iterator[tuple[int, str]]:
    tree = ast.parse(text)
    said = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}  # docstrings
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in said:
            yield node.lineno, node.value
        elif isinstance(node, ast.Name):
            yield node.lineno, node.id
        elif isinstance(node, ast.Attribute):
            yield node.lineno, node.attr
        elif isinstance(node, ast.Import | ast.ImportFrom):
            for word in (getattr(node, "module", None) or "", *(alias.name for alias in node.names)):
                yield node.lineno, word


def _in_web(text: str) -> Iterator[tuple[int, str]]:
    """Lines without their comments."""
    bare = re.sub(r"/\*.*?\*/", lambda found: "\n" * found[0].count("\n"), text, flags=re.DOTALL)
    for number, line in enumerate(bare.splitlines(), 1):
        yield number, re.sub(r"(^|\s)//.*", "", line)


def modules(where: str) -> list[Path]:
    path = SOURCE / where
    found = (
        [path] if path.is_file() else sorted(each for each in path.rglob("*") if each.suffix in (".py", ".js", ".css"))
    )
    return [each for each in found if not belongs_to_a_game(each) and "vendor" not in each.parts]


@pytest.mark.parametrize("where", WHERE)
def test_nothing_asks_which_game_it_is(where: str) -> None:
    found = [line for path in modules(where) for line in mentions(path)]
    named = [path for path in modules(where) if str(path.relative_to(SOURCE)) in ALLOWED]
    for path in named:
        allowed = [line for line in found if line.startswith(str(path.relative_to(SOURCE)))]
        assert len(allowed) == ALLOWED[str(path.relative_to(SOURCE))], allowed
        found = [line for line in found if line not in allowed]
    assert found == []


@pytest.mark.parametrize(
    ("suffix", "text", "found"),
    [
        (".py", 'if view.game == "tactics":\n    pass\n', True),
        (".py", "from ..rules import new_york_to_paris as race\n", True),
        (".py", 'box = BOXES["gasoline_alley"]  # GA15\n', True),
        (".py", '"""As in tactics."""\n# neutral ground\nx = "neutralised"\n', False),
        (".js", 'const down = view.game === "gasoline_alley";\n', True),
        (".js", "// tactics\n/* a hand of\n   tactics */ const tricks = neutralised;\n", False),
        (".css", '.playing[data-game="new_york_to_paris"] .scores { display: none; }\n', True),
        (".js", 't("gasoline-alley-trump")\n', True),
    ],
)
def test_a_name_is_noticed_in_code_and_nowhere_else(suffix: str, text: str, found: bool) -> None:
    words = _in_python(text) if suffix == ".py" else _in_web(text)
    assert any(NAMES.search(word) for _, word in words) == found
