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
from oldtricks.words import pages

ROOT = Path(__file__).parents[1]
PAGES = {name: (ROOT / "docs" / "games" / f"{name}.md").read_text(encoding="utf-8") for name in ot.GAMES}

HEADINGS = [
    "In one minute", "The game", "The pack", "Rules", "Rulings", "Reconstructions", "Options", "Notation",
    "A sample hand",
]  # fmt: skip

# A translation has the same sections, under its own headings.
HEADINGS_IN = {
    "de": [
        "In einer Minute", "Das Spiel", "Die Karten", "Regeln", "Festlegungen", "Rekonstruktionen", "Varianten",
        "Notation", "Ein Beispielspiel",
    ],
}  # fmt: skip
ENGLISH_PAGES = sorted(path.stem for path in (ROOT / "docs" / "games").glob("*.md"))
TRANSLATED = [(language, name) for language in HEADINGS_IN for name in ENGLISH_PAGES]
CITATION = re.compile(r"\b(?:(?:AV|GA|NE|NY|TA)(?:-[QR])?|C)\d+\b")

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
@pytest.mark.parametrize("language", pages.LANGUAGES)
def test_the_first_section_takes_a_minute_and_says_what_wins(name: str, language: str) -> None:
    minute = pages.page(name, language).split("\n## ")[1]
    assert len(minute.split()) <= 135  # a quick reader's 130 words and the heading
    assert f"\n\n- **{ {'en': 'Goal', 'de': 'Ziel'}[language] }.** " in minute
    goal = minute.split("\n- ")[1].replace(",", "").replace(".", "")
    target = {50: ("Fifty", "fünfzig")}.get(BOXES[name].target, ()) or (str(BOXES[name].target),)
    assert any(figure in goal for figure in target), goal


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


# Their translations


def test_every_language_is_a_folder_with_a_page_for_every_page() -> None:
    folders = {path.name: path for path in (ROOT / "docs" / "games").iterdir() if path.is_dir()}
    assert sorted(folders) == sorted(HEADINGS_IN) == sorted(set(pages.LANGUAGES) - {pages.ENGLISH})
    for folder in folders.values():
        assert sorted({path.stem for path in folder.iterdir()} - {"glossary"}) == ENGLISH_PAGES


def without_blocks(text: str) -> str:
    return re.sub(r"^```.*?^```$", "", text, flags=re.DOTALL | re.MULTILINE)


def in_pieces(text: str) -> list[str]:
    """Every heading, bullet, numbered step, row of a table and paragraph of a page by itself, but no blocks."""
    return [piece for piece in re.split(r"\n(?=- |\d+\. |\||#|\n)", without_blocks(text)) if piece.strip()]


def kind_of(piece: str) -> str:
    """The mark that a piece begins with, and of a row also the number of its cells."""
    piece = piece.lstrip()
    if piece.startswith("|"):
        return "|" * piece.count("|")
    mark = re.match(r"#+ |- (?:\*\*[A-Z-]+\d+\*\* )?|\d+\. |\*", piece)
    return mark[0] if mark else ""


def both(language: str, name: str) -> list[tuple[str, str]]:
    """The pieces of a page, each beside its translation."""
    english, translated = in_pieces(pages.page(name)), in_pieces(pages.page(name, language))
    assert [*map(kind_of, translated)] == [*map(kind_of, english)]
    return [*zip(english, translated, strict=True)]


def typed(piece: str) -> set[str]:
    return set(re.findall(r"`([^`]+)`", " ".join(piece.split())))


def figures(piece: str) -> set[str]:
    """The numbers that are said in figures; languages group their thousands differently."""
    said = re.sub(r"`[^`]+`", "", CITATION.sub("", " ".join(piece.split())))
    return {re.sub(r"[.,]", "", number) for number in re.findall(r"\d+(?:[.,]\d{3})*", said)}


@pytest.mark.parametrize(("language", "name"), TRANSLATED)
def test_a_translation_has_the_headings_in_their_order(language: str, name: str) -> None:
    page = pages.page(name, language)
    sections = HEADINGS_IN[language] if name != "common" else [HEADINGS_IN[language][HEADINGS.index("Rulings")]]
    assert re.findall(r"^## (.*)$", page, re.MULTILINE) == sections
    if name in ot.GAMES:
        assert page.startswith(f"# {BOXES[name].title}\n\n*")


@pytest.mark.parametrize(("language", "name"), TRANSLATED)
def test_a_translation_has_every_rule_table_and_step_in_its_place(language: str, name: str) -> None:
    assert list(pages.rules_of(name, language)) == list(pages.rules_of(name))
    assert len(both(language, name)) > 6


@pytest.mark.parametrize(("language", "name"), TRANSLATED)
def test_what_is_typed_is_the_same_in_every_language(language: str, name: str) -> None:
    for english, translated in both(language, name):
        if kind_of(english):
            assert typed(translated) == typed(english), translated
        else:  # before a sample hand, the words of its notation are explained as well
            assert typed(translated) >= typed(english), translated
    blocks = re.compile(r"^```.*?^```$", re.DOTALL | re.MULTILINE)
    assert blocks.findall(pages.page(name, language)) == blocks.findall(pages.page(name))


@pytest.mark.parametrize(("language", "name"), TRANSLATED)
def test_a_translation_cites_the_same_rules_and_has_the_same_figures(language: str, name: str) -> None:
    for english, translated in both(language, name):
        assert set(CITATION.findall(translated)) == set(CITATION.findall(english)), translated
        assert figures(translated) == figures(english), translated


@pytest.mark.parametrize(("language", "name"), TRANSLATED)
def test_lines_of_a_translation_are_short(language: str, name: str) -> None:
    lines = without_blocks(pages.page(name, language)).split("\n")
    assert [line for line in lines if len(line) > 110 and not line.startswith("|")] == []


@pytest.mark.parametrize("name", ENGLISH_PAGES)
def test_german_has_its_own_quotation_marks_and_dashes(name: str) -> None:
    text = without_blocks(pages.page(name, "de"))
    assert not re.search(r"[\"“](?=\w)", text)
    assert text.count("„") == text.count("“")
    assert " - " not in text.replace("\n- ", "")
    assert "Why:" not in text


# All documents


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
    assert "version" in project["dynamic"]  # it stands in the package alone
    assert re.search(rf"^## \[?{re.escape(ot.__version__)}", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.M)
