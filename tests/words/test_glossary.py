"""The glossary: every term has a meaning with a rule, every form is written somewhere, and people meet the terms."""

import random
import re
from functools import cache

import pytest

import oldtricks as ot
from oldtricks.engine.boxes import BOXES
from oldtricks.words import ENGLISH, LANGUAGES, Reader, files_of, pages
from oldtricks.words.glossary import Term, asked_for, found_in, glossary

from ..tables import TABLES, limited, play

LONGEST = 35  # words, as in everything that teaches


def pages_of(game: str, language: str) -> str:
    """The rules page as one long line."""
    return " ".join(pages.page(game, language).split())


@cache
def written(game: str, language: str) -> str:
    """Everything that is written about a game in a language, but for the glossary itself."""
    found = [path.read_text(encoding="utf-8") for path in files_of(language) if not path.stem.endswith("_glossary")]
    return "\n".join([pages_of(game, language), *found])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", BOXES)
def test_every_term_cites_a_rule_that_is_on_the_page(game: str, language: str) -> None:
    terms = glossary(game, language)
    assert len(terms) >= 10
    assert len({term.title for term in terms}) == len(terms)
    rules = pages.rules_of(game, language) | pages.rules_of(pages.COMMON, language)
    for term in terms:
        assert term.rule in rules, term
        assert term.means.endswith("."), term
        assert 4 <= len(term.means.split()) <= LONGEST, term


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", BOXES)
def test_every_form_is_written_somewhere_and_means_one_thing(game: str, language: str) -> None:
    terms = glossary(game, language)
    forms = [form for term in terms for form in term.forms]
    assert len(set(forms)) == len(forms)
    for form in forms:
        assert re.search(rf"(?<![\w-]){re.escape(form)}(?![\w-])", written(game, language)), form


def test_the_rules_of_a_term_are_the_same_in_every_language() -> None:
    for game in BOXES:
        english = {term.name: term.rule for term in glossary(game)}
        for language in LANGUAGES:
            assert {term.name: term.rule for term in glossary(game, language)} == english


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", BOXES)
def test_people_meet_the_terms_in_what_they_are_told(game: str, language: str) -> None:
    """In events, tasks, gauges, results and meanings of random games."""
    terms = glossary(game, language)
    met: set[Term] = set()
    for seed, (name, options) in enumerate(table for table in TABLES if table[0] == game):
        match, chance = limited(name, options, hands=2).start(seed=seed), random.Random(seed)
        while not match.over:
            if match.ply % 3:  # seldom enough for a long race
                match.play(chance.choice(match.legal()))
                continue
            view, box = match.view(match.turn), match.game.box
            reader = Reader(language, game, view.players, view.sides, match.turn, typed=False)
            said = [view.task, view.promise, view.counts, view.target, *(gauge.said for gauge in view.gauges)]
            said += [event.said for event in view.events[-4:]]
            said += [box.meaning(match.state, action) for action in match.legal()]
            said += [does[0] for card in view.hand if (does := box.does(card))]
            for result in view.sheet.results[-1:]:
                said += [result.said, *(note.said for note in result.notes)]
            text = "\n".join(reader.sentence(each) for each in said if each)
            for start, end, term in found_in(text, terms):
                met.add(term)
                assert text[start:end].lower() in [form.lower() for form in term.forms]
            match.play(chance.choice(match.legal()))
    unmet = {term.name for term in terms} - {term.name for term in met}
    assert len(unmet) <= len(terms) // 4, unmet


def test_the_longest_term_is_found_and_the_first_place_of_each() -> None:
    terms = glossary("neutral")
    text = "Two neutralised tricks, a Neutral, and neutralised again; Neutrals."
    assert [(text[a:b], term.name) for a, b, term in found_in(text, terms)] == [
        ("neutralised tricks", "neutralised"),
        ("Neutral", "neutral"),
    ]


def test_a_term_is_found_as_it_is_declined_and_not_within_other_words() -> None:
    german = glossary("tactics", "de")
    assert [term.name for *_, term in found_in("Den Feldzug gewinnen zwei von drei Gefechten.", german)] == [
        "campaign",
        "engagement",
    ]
    assert list(found_in("Die Stichwahl", german)) == []
    assert list(found_in("A settled sale", glossary("gasoline_alley"))) == []


def test_somebody_who_asks_need_not_write_it_as_we_do() -> None:
    terms = glossary("new_york_to_paris")
    for wanted in ("Take-Off", "take off", "TAKE-OFF", " take-off "):
        found = asked_for(wanted, terms)
        assert found is not None
        assert found.name == "take-off"
    assert asked_for("castling", terms) is None


def test_a_term_in_a_sentence_of_a_real_game() -> None:
    match = ot.game("gasoline_alley", players=2, hands=1).start(seed=6, names=["Ann", "Ben"])
    play(match, "bid 18, sell, name tin-can, tin-can-13, tin-can-4")
    told = match.events()[-1].text
    found = [term.name for *_, term in found_in(told, glossary("gasoline_alley", ENGLISH))]
    assert found == ["trick", "master-suit"]
