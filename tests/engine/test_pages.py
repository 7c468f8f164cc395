"""The rules pages, as the engine reads them."""

import re
import tomllib
from pathlib import Path

import pytest

import oldtricks as ot
from oldtricks.engine.boxes import BOXES
from oldtricks.words import pages

PAGES = ["common", *ot.GAMES]


@pytest.mark.parametrize("language", pages.LANGUAGES)
@pytest.mark.parametrize("name", PAGES)
def test_every_bullet_with_a_number_is_found_and_has_a_sentence(name: str, language: str) -> None:
    numbered = re.findall(r"^- \*\*([A-Z]+(?:-[QR])?\d+)\*\*", pages.page(name, language), re.MULTILINE)
    rules = pages.rules_of(name, language)
    assert list(rules) == numbered
    assert len(set(numbered)) == len(numbered)
    for number, text in rules.items():
        assert text.rstrip(")").endswith("."), number
        assert len(text) > 15, number


@pytest.mark.parametrize("language", pages.LANGUAGES)
@pytest.mark.parametrize("name", PAGES)
def test_a_refusal_quotes_the_rule_without_reasons_and_without_markup(name: str, language: str) -> None:
    for number, text in pages.rules_of(name, language).items():
        assert "*" not in text, number
        assert "`" not in text, number
        assert "Why:" not in text, number
        assert "Warum:" not in text, number
        assert "Alternative:" not in text, number
        assert "  " not in text, number
        assert "\n" not in text, number
        assert not text.startswith(number)


@pytest.mark.parametrize(("language", "heading", "why"), [("en", "Rulings", "Why"), ("de", "Festlegungen", "Warum")])
def test_rulings_give_a_reason_and_an_alternative_on_the_page(language: str, heading: str, why: str) -> None:
    for name in PAGES:
        page = pages.page(name, language).split(f"## {heading}")[1].split("\n## ")[0]
        rulings = re.split(r"^- ", page, flags=re.MULTILINE)[1:]
        assert len(rulings) == sum("-Q" in rule or rule.startswith("C") for rule in pages.rules_of(name, language))
        for ruling in rulings:
            aside = " ".join(ruling.split())
            assert f"*{why}: " in aside
            assert re.search(r" Alternative[ns]?(,[^:.]+)?: ", aside)


@pytest.mark.parametrize("name", PAGES)
def test_a_language_has_its_own_words_for_a_rule(name: str) -> None:
    english, german = pages.rules_of(name), pages.rules_of(name, "de")
    assert english == pages.rules_of(name, "en")
    assert list(german) == list(english)
    assert not [rule for rule in english if german[rule] == english[rule]]


@pytest.mark.parametrize("language", ["xx", "DE", "", "de/", "../games", "de/../de"])
def test_a_language_without_pages_is_answered_in_english(language: str) -> None:
    assert pages.page("neutral", language) == pages.page("neutral")
    assert pages.rules_of("neutral", language) is pages.rules_of("neutral")


def test_a_page_that_is_not_translated_yet_is_the_english_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "de").mkdir()
    (tmp_path / "whist.md").write_text("- **W1** Follow suit if you can.\n", encoding="utf-8")
    monkeypatch.setattr(pages, "_places", lambda file: iter([tmp_path / file]))
    assert pages.rules_of("whist", "de") == {"W1": "Follow suit if you can."}
    (tmp_path / "de" / "whist.md").write_text("- **W1** Bediene, wenn du kannst.\n", encoding="utf-8")
    assert pages.page("whist", "de") == "- **W1** Bediene, wenn du kannst.\n"
    with pytest.raises(FileNotFoundError):
        pages.page("bridge", "de")


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
    """The wheel has docs/games as oldtricks/pages, languages included; a checkout reads docs/games itself."""
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))
    included = project["tool"]["hatch"]["build"]["targets"]["wheel"]["force-include"]
    assert included["docs/games"] == "oldtricks/pages"
