"""Each layer imports only layers above it, importing the package stays cheap, and every module says what it is."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src" / "oldtricks"

# In the order of the design: each may import those before it. The package's own face is as high as the engine.
LAYERS = [
    "rules", "words", "engine", "art", "compiled", "bots", "teaching", "arena", "envs", "server", "web", "terminal",
    "cli", "__main__",
]  # fmt: skip

MODULES = sorted(SOURCE.rglob("*.py"))


def layer_of(module: str) -> str:
    """The layer of a dotted name such as oldtricks.engine.match."""
    parts = module.split(".")
    return parts[1] if len(parts) > 1 else "engine"


def dotted(path: Path) -> str:
    parts = path.relative_to(SOURCE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imported(path: Path) -> Iterator[tuple[int, str]]:
    """Every name that a module imports from, wherever it does: also within functions and only for type checkers."""
    package = path.relative_to(SOURCE.parent).with_suffix("").parts[:-1]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            base = ".".join(package[: len(package) - node.level + 1]) if node.level else ""
            module = ".".join(filter(None, [base, node.module]))
            for alias in node.names:
                whole = f"{module}.{alias.name}"
                is_module = (SOURCE.parent / Path(*whole.split("."))).with_suffix(".py").exists()
                is_package = (SOURCE.parent / Path(*whole.split("."))).is_dir()
                yield node.lineno, whole if is_module or is_package else module


def upward(path: Path) -> list[str]:
    """The imports of a module that go the wrong way."""
    own = layer_of(dotted(path))
    wrong = []
    for line, name in imported(path):
        if name.split(".")[0] == "oldtricks":
            other = layer_of(name)
            if other not in LAYERS or LAYERS.index(other) > LAYERS.index(own):
                wrong.append(f"{dotted(path)}:{line} imports {name}")
    return wrong


def test_every_module_belongs_to_a_layer() -> None:
    assert len(MODULES) > 15
    assert {layer_of(dotted(path)) for path in MODULES} <= set(LAYERS)


@pytest.mark.parametrize("path", MODULES, ids=dotted)
def test_a_module_imports_only_layers_above_it(path: Path) -> None:
    assert upward(path) == []


@pytest.mark.parametrize("path", [p for p in MODULES if layer_of(dotted(p)) == "rules"], ids=dotted)
def test_the_rules_import_nothing_but_dataclasses_typing_and_each_other(path: Path) -> None:
    for _, name in imported(path):
        assert name in ("dataclasses", "typing") or name.startswith("oldtricks.rules")


@pytest.mark.parametrize("path", MODULES, ids=dotted)
def test_every_module_says_what_it_is(path: Path) -> None:
    docstring = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8")))
    assert docstring
    assert docstring.split("\n")[0].endswith((".", ":", "?"))


def test_an_import_the_wrong_way_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The check itself, on a package of its own."""
    root = tmp_path / "oldtricks"
    for folder in ("rules", "engine", "bots"):
        (root / folder).mkdir(parents=True)
    (root / "engine" / "match.py").write_text("")
    monkeypatch.setattr(sys.modules[__name__], "SOURCE", root)
    wrong = {
        "from ..engine import match": "oldtricks.engine.match",
        "from oldtricks.engine.match import Match": "oldtricks.engine.match",
        "import oldtricks.engine.match": "oldtricks.engine.match",
        "from .. import bots": "oldtricks.bots",
        "def f():\n    from ..bots import base": "oldtricks.bots",
        "if TYPE_CHECKING:\n    import oldtricks": "oldtricks",
        "from ..nowhere import thing": "oldtricks.nowhere",
    }
    path = root / "rules" / "game.py"
    for source, name in wrong.items():
        path.write_text(source)
        assert len(upward(path)) == 1, source
        assert upward(path)[0].endswith(f" imports {name}")
    for source in (
        "from .table import PLAY",
        "from . import table",
        "import dataclasses",
        "from ..rules.table import X",
    ):
        path.write_text(source)
        assert upward(path) == []


HOSTED = [
    "table", "conduct", "opening", "presence", "live", "outbox", "messages", "protocol", "listings", "summaries",
    "afterwards", "exercises", "acts", "plans", "logbook", "driver", "rest", "clocks", "gallery", "talk", "undoing",
    "again", "closing", "avatars", "gathering", "choices", "newcomers", "puzzles", "alone/worker", "alone/ready",
]  # fmt: skip
WIRED = {
    "starlette", "fastapi", "uvicorn", "sqlalchemy", "psycopg", "sqlite3", "socket", "http",
    "pydantic", "openskill", "segno", "multiprocessing", "concurrent",
}  # fmt: skip


def test_a_table_needs_neither_a_network_nor_a_database() -> None:
    """So that a page could host one by itself, without a server; nor does anything else that these modules import."""
    seen: set[Path] = set()
    waiting = [SOURCE / "server" / f"{name}.py" for name in HOSTED]
    while waiting:
        path = waiting.pop()
        if path in seen:
            continue
        seen.add(path)
        for line, module in imported(path):
            assert module.split(".")[0] not in WIRED, f"{dotted(path)}:{line} imports {module}"
            found = SOURCE.parent / Path(*module.split("."))
            inside = [found.with_suffix(".py"), found / "__init__.py"]
            waiting += [one for one in inside if one.is_file()]


def test_no_room_of_the_server_is_too_large() -> None:
    for path in (SOURCE / "server").rglob("*.py"):
        assert len(path.read_text(encoding="utf-8").splitlines()) <= 310, dotted(path)


def loaded_by(statement: str) -> set[str]:
    """The modules in memory after a statement, in a fresh interpreter."""
    code = f"{statement}\nimport sys\nprint(*sys.modules)"
    path = str(SOURCE.parent)
    run = subprocess.run(
        [sys.executable, "-c", f"import sys\nsys.path.insert(0, {path!r})\n{code}"],
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    return set(run.stdout.split())


HEAVY = {"numba", "numpy", "rich", "textual", "scipy", "fastapi", "asyncio", "sqlite3"}


def test_importing_the_package_loads_nothing_heavy() -> None:
    loaded = loaded_by("import oldtricks")
    assert "oldtricks.engine.match" in loaded
    assert not loaded & HEAVY


def test_a_whole_match_and_its_record_need_nothing_heavy() -> None:
    loaded = loaded_by(
        "import oldtricks as ot\n"
        "match = ot.game('gasoline_alley', players=2, hands=1).start(seed=1)\n"
        "while not match.over: match.play(match.legal()[0])\n"
        "ot.Record.loads(match.record().dumps()); str(match.view(0)); match.sheet()"
    )
    assert not loaded & HEAVY


def test_the_package_exports_what_it_lists() -> None:
    import oldtricks as ot

    assert sorted(ot.__all__, key=lambda name: (name.islower(), not name.isupper(), name)) == ot.__all__
    for name in ot.__all__:
        assert hasattr(ot, name)
