"""The book of words is complete: every key that is used exists in every language, and every argument fits."""

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse

from oldtricks.words import ENGLISH, LANGUAGES, Reader, reader
from oldtricks.words.reader import catalogue, entries

from .keys import WORDS, messages, uses, variables


def test_every_language_has_a_folder_and_no_folder_is_unknown() -> None:
    assert sorted(path.parent.name for path in WORDS.glob("*/table.ftl")) == sorted(LANGUAGES)


def test_every_key_that_is_used_exists_and_its_arguments_are_given() -> None:
    wrong = []
    for use in uses():
        matching = [key for key in messages(ENGLISH) if use.key.fullmatch(key)]
        if not matching:
            wrong.append(f"{use.where}: no words for {use.key.pattern}")
        if use.arguments is None or not use.literal:
            continue
        for key in matching:
            lacking = variables(messages(ENGLISH)[key]) - use.arguments
            if lacking:
                wrong.append(f"{use.where}: {key} lacks {', '.join(sorted(lacking))}")
    assert wrong == []


@pytest.mark.parametrize("language", sorted(set(LANGUAGES) - {ENGLISH}))
def test_every_language_has_every_key(language: str) -> None:
    assert sorted(set(messages(ENGLISH)) - set(messages(language))) == []
    assert sorted(set(messages(language)) - set(messages(ENGLISH))) == []


@pytest.mark.parametrize("language", sorted(set(LANGUAGES) - {ENGLISH}))
def test_a_translation_speaks_of_nothing_that_the_english_does_not(language: str) -> None:
    wrong = [
        key for key, message in messages(language).items() if variables(message) - variables(messages(ENGLISH)[key])
    ]
    assert wrong == []


def test_a_number_that_people_type_has_no_separators() -> None:
    """Fluent takes a text for true: grouping is switched off by 0."""
    assert Reader().t("action-bid", points=1000) == "bid 1000"
    for path in WORDS.rglob("*.ftl"):
        assert 'useGrouping: "' not in path.read_text(encoding="utf-8"), path


@pytest.mark.parametrize("language", sorted(LANGUAGES))
def test_a_message_is_parsed_when_it_is_wanted_and_reads_as_it_does_among_all(language: str) -> None:
    """Parsing everything took a quarter of a second before the first word."""
    whole, alone = messages(language), entries(language)
    assert sorted(key for key in alone if not key.startswith("-")) == sorted(whole)
    for key, source in alone.items():
        (message,) = (entry for entry in parse(source).body if isinstance(entry, ftl.Message | ftl.Term))
        assert isinstance(message, ftl.Term) or message.equals(whole[key], ignored_fields=["span", "comment"])
    catalogue.cache_clear()
    try:
        bundle = catalogue(language)
        assert bundle.has_message("list-and")
        assert not bundle.has_message("no-such-key")
        assert len(bundle.unread) == len(alone) - 1
        for key in alone:
            assert key.startswith("-") or bundle.has_message(key)
        assert not bundle.unread
    finally:
        catalogue.cache_clear()


def test_what_a_message_mentions_is_read_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    written = {
        "greeting": "greeting = { -firm }, {\n    inner }\n",
        "-firm": "-firm = Parker\n",
        "inner": "inner = hello\n",
    }
    monkeypatch.setattr(reader, "entries", lambda language: dict(written))
    catalogue.cache_clear()
    try:
        bundle, pattern = reader.find(ENGLISH, "greeting")
        assert bundle.format_pattern(pattern, {}) == ("Parker, hello", [])
    finally:
        catalogue.cache_clear()
