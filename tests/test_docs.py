"""The documents: pages that parse and agree with the code, and examples that run as they stand."""

import doctest
import importlib
import io
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import oldtricks as ot
from oldtricks.engine.box import option_text
from oldtricks.engine.boxes import BOXES

ROOT = Path(__file__).parents[1]
PAGES = {name: (ROOT / "docs" / "games" / f"{name}.md").read_text(encoding="utf-8") for name in ot.GAMES}

HEADINGS = [
    "The game", "The pack", "Rules", "Rulings", "Reconstructions", "Options", "Notation", "A sample hand",
]  # fmt: skip

DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def section(name: str, heading: str) -> str:
    """The text under a heading, up to the next of its level."""
    return PAGES[name].split(f"\n## {heading}\n")[1].split("\n## ")[0]


def rows(text: str) -> list[list[str]]:
    """The body of the first table in a text, cell by cell."""
    lines = [line for line in text.split("\n") if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


# The rules pages


@pytest.mark.parametrize("name", ot.GAMES)
def test_every_page_has_the_same_headings_in_the_same_order(name: str) -> None:
    assert re.findall(r"^## (.*)$", PAGES[name], re.MULTILINE) == HEADINGS
    assert PAGES[name].startswith(f"# {BOXES[name].title}\n\n*")
    assert re.findall(r"^# (.*)$", re.sub(r"```.*?```", "", PAGES[name], flags=re.DOTALL), re.MULTILINE) == [
        BOXES[name].title
    ]


@pytest.mark.parametrize("name", ot.GAMES)
def test_no_section_of_a_page_is_empty_or_to_come(name: str) -> None:
    for heading in HEADINGS:
        assert len(section(name, heading).split()) > 20, heading
        assert "(to come)" not in section(name, heading), heading


@pytest.mark.parametrize("name", ot.GAMES)
def test_the_options_on_a_page_are_those_of_the_game(name: str) -> None:
    box = BOXES[name]
    players, *options = rows(section(name, "Options"))
    assert players[0] == "`players`"
    assert players[2] == str(box.default_seats)
    listed = players[1].replace(" to ", ", ").split(", ")
    assert (int(listed[0]), int(listed[-1])) == (box.seats[0], box.seats[-1])
    assert [row[0].strip("`") for row in options] == [option.name for option in box.options]
    for row, option in zip(options, box.options, strict=True):
        values = [value.strip("`") for value in row[1].split(", ")]
        if option.values:
            assert sorted(values) == sorted(option_text(value) for value in option.values)
            default = option_text(option.choices(box.default_seats)[0])
            assert row[2].replace("`", "").startswith(default)
        else:
            assert (row[1], row[2]) == ("a number of deals", "none")
        assert option.rule in row[3], f"{option.name} without {option.rule}"


@pytest.mark.parametrize("name", ot.GAMES)
def test_everything_in_the_notation_can_be_typed(name: str) -> None:
    """Each example is an action of some phase, and spelled as the record spells it."""
    grammars = [ot.game(name, players=players).grammar for players in BOXES[name].seats]
    texts = {text for grammar in grammars for known in grammar.by_text.values() for text in known}
    examples = [cell.strip("`") for cell, _ in rows(section(name, "Notation"))]
    assert len(examples) > 4
    assert [text for text in examples if text not in texts] == []


@pytest.mark.parametrize("name", ot.GAMES)
def test_every_verb_of_the_game_is_in_the_notation(name: str) -> None:
    grammars = [ot.game(name, players=players).grammar for players in BOXES[name].seats]
    texts = {text for grammar in grammars for known in grammar.by_text.values() for text in known}
    examples = " ".join(cell for cell, _ in rows(section(name, "Notation")))
    assert {text.split()[0] for text in texts} <= set(re.findall(r"[a-z-]+", examples))


@pytest.mark.parametrize("name", ot.GAMES)
def test_the_bare_card_of_the_notation_is_read_as_the_page_says(name: str) -> None:
    said = re.search(r"will do:\s+`(\S+)`\s+for\s+`([^`]+)`", section(name, "Notation"))
    if said is None:  # a page need not promise it
        return
    bare, whole = said.groups()
    grammar = ot.game(name).grammar
    phases = [phase for phase, texts in grammar.by_text.items() if whole in texts]
    assert phases
    for phase in phases:
        assert grammar.read(bare, phase).text == whole


@pytest.mark.parametrize("name", ot.GAMES)
def test_the_pack_on_a_page_is_the_pack_in_the_box(name: str) -> None:
    """Every card of the pack can be typed as the page says, ranges such as `us-1` to `us-8` spelled out."""
    game = ot.game(name)
    text = section(name, "The pack")
    cards = set(re.findall(r"`([a-z0-9-]+)`", text))
    for first, last in re.findall(r"`([a-z-]+-\d+)` to `([a-z-]+-\d+)`", text):
        stem, start, end = first.rsplit("-", 1)[0], int(first.rsplit("-", 1)[1]), int(last.rsplit("-", 1)[1])
        assert last == f"{stem}-{end}"
        cards |= {f"{stem}-{number}" for number in range(start, end + 1)}
    assert {card for card, _ in game.box.pack_names(game.new_state())} <= cards


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_between_documents_lead_somewhere(document: Path) -> None:
    text = re.sub(r"```.*?```", "", document.read_text(encoding="utf-8"), flags=re.DOTALL)
    for target in re.findall(r"\]\(([^)\s]+)\)", text):
        if "://" in target or target.startswith("mailto:"):
            continue
        path, _, anchor = target.partition("#")
        found = document if not path else (document.parent / path).resolve()
        assert found.exists(), target
        if anchor and found.suffix == ".md":
            assert anchor in anchors(found), target


def anchors(document: Path) -> set[str]:
    """The anchors that GitHub gives to the headings of a document."""
    text = re.sub(r"```.*?```", "", document.read_text(encoding="utf-8"), flags=re.DOTALL)
    headings = re.findall(r"^#+ (.*)$", text, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_documents_are_tidy(document: Path) -> None:
    text = document.read_text(encoding="utf-8")
    assert text.endswith("\n")
    assert "\t" not in text
    assert "\r" not in text
    assert not re.search(r"[ ]+$", text, re.MULTILINE)
    assert text.count("\n```") % 2 == 0


# Examples that run


def modules_with_examples() -> Iterator[str]:
    """Only these are imported: some others need what only some people have installed."""
    source = Path(ot.__path__[0])
    for path in sorted(source.rglob("*.py")):
        if ">>> " in path.read_text(encoding="utf-8"):
            yield ".".join(path.relative_to(source.parent).with_suffix("").parts).removesuffix(".__init__")


def test_docstrings_run_as_they_stand() -> None:
    tried = 0
    for name in modules_with_examples():
        module = importlib.import_module(name)
        finder = doctest.DocTestFinder(exclude_empty=True)
        for found in finder.find(module):
            report = io.StringIO()
            result = doctest.DocTestRunner().run(found, out=report.write)
            assert result.failed == 0, report.getvalue()
            tried += result.attempted
    assert tried >= 5


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_python_in_documents_runs_as_it_stands(
    document: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Blocks of one document share their names, as a reader would who types them in one after the other."""
    monkeypatch.chdir(tmp_path)  # some of them save records
    names: dict[str, Any] = {"__name__": "__main__"}
    for number, block in enumerate(BLOCK.findall(document.read_text(encoding="utf-8")), 1):
        where = f"{document.name}, Python block {number}"
        if ">>>" in block:
            example = doctest.DocTestParser().get_doctest(block, names, where, where, 0)
            report = io.StringIO()
            result = doctest.DocTestRunner().run(example, out=report.write, clear_globs=False)
            assert result.failed == 0, report.getvalue()
            assert result.attempted > 0
            names = example.globs
        else:
            exec(compile(block, where, "exec"), names)


def test_the_readme_shows_a_whole_hand_in_code() -> None:
    blocks = BLOCK.findall((ROOT / "README.md").read_text(encoding="utf-8"))
    assert any("import oldtricks" in block and ".play(" in block for block in blocks)


def test_the_version_is_in_step_everywhere() -> None:
    import tomllib

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["version"] == ot.__version__
    assert re.search(rf"^## \[?{re.escape(ot.__version__)}", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.M)
