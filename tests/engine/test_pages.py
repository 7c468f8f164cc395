"""The rules pages, as the engine reads them."""

import re

import pytest

import oldtricks as ot
from oldtricks.words import pages
from oldtricks.engine.boxes import BOXES

PAGES = ["common", *ot.GAMES]


@pytest.mark.parametrize("name", PAGES)
def test_every_bullet_with_a_number_is_found_and_has_a_sentence(name: str) -> None:
    numbered = re.findall(r"^- \*\*([A-Z]+(?:-[QR])?\d+)\*\*", pages.page(name), re.MULTILINE)
    rules = pages.rules_of(name)
    assert list(rules) == numbered
    assert len(set(numbered)) == len(numbered)
    for number, text in rules.items():
        assert text.rstrip(")").endswith("."), number
        assert len(text) > 15, number


@pytest.mark.parametrize("name", PAGES)
def test_a_refusal_quotes_the_rule_without_reasons_and_without_markup(name: str) -> None:
    for number, text in pages.rules_of(name).items():
        assert "*" not in text, number
        assert "`" not in text, number
        assert "Why:" not in text, number
        assert "Alternative:" not in text, number
        assert "  " not in text, number
        assert "\n" not in text, number
        assert not text.startswith(number)


def test_rulings_give_a_reason_and_an_alternative_on_the_page() -> None:
    for name in PAGES:
        page = pages.page(name).split("## Rulings")[1].split("\n## ")[0]
        rulings = re.split(r"^- ", page, flags=re.MULTILINE)[1:]
        assert len(rulings) == sum("-Q" in rule or rule.startswith("C") for rule in pages.rules_of(name))
        for ruling in rulings:
            aside = " ".join(ruling.split())
            assert "*Why: " in aside
            assert " Alternative: " in aside


@pytest.mark.parametrize("name", ot.GAMES)
def test_numbers_are_cited_as_on_the_page(name: str) -> None:
    box = BOXES[name]
    assert [box.cite(code) for code in (1, 15, 101, 106, 203)] == [
        f"{box.prefix}1",
        f"{box.prefix}15",
        f"{box.prefix}-Q1",
        f"{box.prefix}-Q6",
        "C3",
    ]
    for rule, text in pages.rules_of(name).items():
        assert box.rule_text(rule) == text
    assert box.rule_text("C6") == pages.rules_of("common")["C6"]


def test_an_installed_package_brings_its_pages_along() -> None:
    """The wheel has docs/games as oldtricks/pages; a checkout reads docs/games itself."""
    import tomllib
    from pathlib import Path

    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))
    included = project["tool"]["hatch"]["build"]["targets"]["wheel"]["force-include"]
    assert included["docs/games"] == "oldtricks/pages"
