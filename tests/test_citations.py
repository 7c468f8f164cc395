"""Every numbered rule and ruling is cited in code, stands on its page and has a test named after it; no other is."""

import ast
import re
from collections.abc import Iterable
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "oldtricks"
PAGES = ROOT / "docs" / "games"

# How many rules and rulings there are; the common ones are all rulings.
COUNTS = {
    "aviationgame": ("AV", 21, 8),
    "gasoline_alley": ("GA", 15, 6),
    "neutral": ("NE", 16, 9),
    "new_york_to_paris": ("NY", 13, 9),
    "tactics": ("TA", 15, 9),
}
COMMON = 6

EXPECTED = {
    name: [f"{prefix}{n}" for n in range(1, rules + 1)] + [f"{prefix}-Q{n}" for n in range(1, rulings + 1)]
    for name, (prefix, rules, rulings) in COUNTS.items()
} | {"common": [f"C{n}" for n in range(1, COMMON + 1)]}
NUMBERS = [number for numbers in EXPECTED.values() for number in numbers]

CITATION = r"(?:(?:AV|GA|NE|NY|TA)(?:[-_][QR])?|C)[0-9]+"
CITED = re.compile(rf"(?<![\w#-])({CITATION})(?: to ({CITATION}))?(?!\w)")
NAMED = re.compile(r"(?<![a-z0-9])((?:av|ga|ne|ny|ta)(?:_q)?|c)([0-9]+)(?![a-z0-9])")


def cited_in(text: str) -> set[str]:
    """The numbers that a text cites; "AV5 to AV9" cites five."""
    found: set[str] = set()
    for first, last in CITED.findall(text):
        found.add(first.replace("_", "-"))
        if last:
            stem, start = split(first)
            assert stem == split(last)[0], f"{first} to {last}"
            found |= {f"{stem}{n}" for n in range(start, split(last)[1] + 1)}
    return found


def split(citation: str) -> tuple[str, int]:
    stem, number = re.match(r"(.*?)([0-9]+)$", citation).groups()  # type: ignore[union-attr]
    return stem.replace("_", "-"), int(number)


def named_in(name: str) -> set[str]:
    """The numbers in a test's name: test_av13_..., test_av_q2_..., test_c3_..."""
    return {f"{stem.upper().replace('_', '-')}{number}" for stem, number in NAMED.findall(name.lower())}


def on_page(name: str) -> list[str]:
    bullets = re.findall(
        rf"^- \*\*({CITATION})\*\* \S", (PAGES / f"{name}.md").read_text(encoding="utf-8"), re.MULTILINE
    )
    return [number for number in bullets if "-R" not in number]


def cited_under(folders: Iterable[Path]) -> set[str]:
    return {
        number for folder in folders for path in folder.rglob("*.py") for number in cited_in(without_outlines(path))
    }


def without_outlines(path: Path) -> str:
    """The text of a module; of one that draws, without outlines such as "M9 20C15 4 3 1 0 0Z", which cite nothing."""
    text = read(path)
    if path.parent.name != "art":
        return text
    return re.sub(
        r'"[^"\n]*"',
        lambda quoted: quoted[0] if re.search(r"[A-Za-z]{2}", re.sub(r"\{.*?\}", "", quoted[0])) else "",
        text,
    )


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def numbers_of_tests() -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        for node in ast.walk(ast.parse(read(path))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for number in named_in(node.name):
                    found.setdefault(number, []).append(f"{path.name}::{node.name}")
    return found


def test_citations_are_read_in_all_their_forms() -> None:
    assert cited_in("AV5 to AV7, AV_Q1; (NE-Q2) C3. # TA10") == {"AV5", "AV6", "AV7", "AV-Q1", "NE-Q2", "C3", "TA10"}
    assert cited_in("AV4, AV5 = 4, 5") == {"AV4", "AV5"}
    assert cited_in("TA-Q1 to TA-Q3") == {"TA-Q1", "TA-Q2", "TA-Q3"}
    assert cited_in("NY-R1") == {"NY-R1"}
    assert cited_in("XAV5 AV5x NEAR C C_3 #C12 MAC3 C3PO") == set()
    assert named_in("test_av13_av_q2_and_c3_but_not_ac4_or_ta5x") == {"AV13", "AV-Q2", "C3"}


def test_the_numbers_are_as_many_as_the_rules_have() -> None:
    assert len(NUMBERS) == len(set(NUMBERS)) == 29 + 21 + 25 + 22 + 24 + 6


@pytest.mark.parametrize("name", EXPECTED)
def test_every_number_has_one_line_on_its_page_and_the_page_no_other(name: str) -> None:
    assert on_page(name) == EXPECTED[name]


@pytest.mark.parametrize("name", EXPECTED)
def test_every_number_is_cited_in_the_rules_or_the_engine(name: str) -> None:
    cited = cited_under([SOURCE / "rules", SOURCE / "engine"])
    assert [number for number in EXPECTED[name] if number not in cited] == []


@pytest.mark.parametrize("name", EXPECTED)
def test_every_number_has_a_test_named_after_it(name: str) -> None:
    named = numbers_of_tests()
    assert [number for number in EXPECTED[name] if number not in named] == []


def reconstructions() -> set[str]:
    return {
        number
        for path in PAGES.glob("*.md")
        for number in re.findall(r"^- \*\*([A-Z]+-R[0-9]+)\*\* \S", read(path), re.MULTILINE)
    }


def test_every_number_cited_in_the_source_exists() -> None:
    assert cited_under([SOURCE]) - set(NUMBERS) - reconstructions() == set()


def test_every_number_cited_in_the_documents_exists() -> None:
    documents = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    cited = {number for path in documents for number in cited_in(read(path))}
    assert cited - set(NUMBERS) - reconstructions() == set()


def test_every_number_in_the_name_of_a_test_exists() -> None:
    own = "test_citations.py"
    wrong = {number: tests for number, tests in numbers_of_tests().items() if number not in NUMBERS}
    assert {n: t for n, t in wrong.items() if not all(name.startswith(own) for name in t)} == {}


@pytest.mark.parametrize("name", COUNTS)
def test_a_game_cites_only_itself_and_the_common_rulings(name: str) -> None:
    own = set(EXPECTED[name]) | set(EXPECTED["common"])
    for path in (SOURCE / "rules" / f"{name}.py", SOURCE / "engine" / "boxes" / f"{name}.py"):
        assert cited_in(read(path)) - own - reconstructions() == set()
