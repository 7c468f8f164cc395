"""Every word on a screen or in a help comes from the catalogue; a language that lacks a word shows it in English.

The proof is a language nobody speaks: our English in Greek letters. What is left in Latin ones was never translated.
"""

import random
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

import oldtricks as ot
from oldtricks.cli import main
from oldtricks.terminal.commands import help_page
from oldtricks.terminal.desk import Desk
from oldtricks.terminal.lines import lines_of, score_table
from oldtricks.terminal.screen import Scene, draw
from oldtricks.terminal.seats import Plan
from oldtricks.terminal.session import Session
from oldtricks.terminal.setup import form, menu
from oldtricks.terminal.words import reader_of
from oldtricks.words import LANGUAGES, Reader, reader

from ..words.keys import WORDS

GREEK, DUTCH = "el", "nl"  # of which one has a catalogue in the tests, and the other none
LETTERS = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "αβχδεφγηιϕκλμνοπθρστυωϖξψζΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥΩΣΞΨΖ"
)
COMMANDS = (
    "play", "learn", "games", "rules", "explain", "print", "replay", "verify", "hint", "review", "simulate", "arena",
    "serve", "site", "version",
)  # fmt: skip
NAMES = ["Maria", "Ada", "Bert", "Clara"]


class IntoGreek(Transformer):  # type: ignore[misc]
    """The text of every message in Greek letters; what argparse fills in stays."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        parts = re.split(r"(%\(\w+\)\w|%\w)", node.value)
        node.value = "".join(part if part.startswith("%") else part.translate(LETTERS) for part in parts)
        return node


@cache
def in_greek() -> FluentBundle:
    bundle = FluentBundle([GREEK], use_isolating=False)
    for path in sorted((WORDS / "en").glob("*.ftl")):
        text = FluentSerializer().serialize(IntoGreek().visit(FluentParser().parse(path.read_text(encoding="utf-8"))))
        bundle.add_resource(FluentResource(text))
    return bundle


@pytest.fixture
def greek(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = reader.catalogue
    monkeypatch.setattr(reader, "catalogue", lambda language: in_greek() if language == GREEK else plain(language))
    monkeypatch.setattr(reader, "LANGUAGES", (*LANGUAGES, GREEK))


def latin(text: str) -> set[str]:
    """The words in Latin letters; one or two letters may be a suit's code."""
    return set(re.findall(r"[A-Za-z]{3,}", text))


def notation(match: ot.Match) -> set[str]:
    """What is the same in every language: names, titles, and all that is typed."""
    actions = [action.text for known in match.game.grammar.actions.values() for action in known.values()]
    cards = " ".join(name for name, _ in match.game.box.pack_names(match.state))
    return latin(f"{' '.join(actions)} {cards} {match.game.box.title} {' '.join(match.names)}")


def played(name: str, plies: int) -> ot.Match:
    game = ot.game(name) if name == "new_york_to_paris" else ot.game(name, hands=2)
    match = game.start(seed=11, names=NAMES[: game.players])
    chance = random.Random(plies)
    while not match.over and len(match.history) < plies:
        match.play(chance.choice(match.legal()))
    return match


def seen(match: ot.Match, language: str) -> str:
    """A seat's screen, its lines and the score sheet."""
    view = match.view(match.turn)
    eyes = reader_of(view, language)
    log = tuple(eyes.sentence(event.said) for event in match.events(match.turn))
    rows = [row.plain for row in draw(view, eyes, Scene(log), 80, 24).rows()]
    assert all(len(row) <= 80 for row in rows)
    desk = Desk(0, language=language)
    table = desk.rendered(score_table(match.sheet(), eyes.t("terminal-sheet"), eyes, ascii_only=True))
    return "\n".join([*rows, *log, *lines_of(view, eyes), table])


@pytest.mark.parametrize("plies", [0, 4, 11, 30, 90])
@pytest.mark.parametrize("name", ot.GAMES)
def test_every_word_on_a_screen_is_in_the_catalogue(name: str, plies: int, greek: None) -> None:
    match = played(name, plies)
    assert latin(seen(match, GREEK)) <= notation(match)
    assert latin(seen(match, "en")) > notation(match) & latin(seen(match, "en"))


@pytest.mark.parametrize("name", ot.GAMES)
def test_every_word_of_the_help_is_in_the_catalogue(name: str, greek: None, tmp_path: Path) -> None:
    match = played(name, 0)
    plan = Plan(match.game, seat=match.turn or 0, name="Maria", seed=11)
    session = Session(Desk(0, language=GREEK), plan.start(), tmp_path / "game.json")
    while session.sitting.match.turn != session.sitting.me:
        session.sitting.match.play(session.sitting.match.legal()[0])
    view = session.sitting.match.view(session.sitting.me)
    rules = " ".join(match.game.box.rule_text(rule) for rule in match.game.box.task(session.sitting.match.state)[1])
    commands = latin("hint last tricks sheet log rules undo quit")
    text = session.desk.rendered(help_page(session, view))
    assert latin(text) <= notation(match) | latin(rules) | commands
    options = " ".join(f"{option.name} {option.values}" for option in match.game.box.options)
    typed = latin(f"players seat name draw seats bots novice steady net sharp random none {options}")
    assert latin(" ".join(form(plan, session.desk.reader))) <= notation(match) | typed | {"Maria", "off"}
    titles = latin(" ".join(ot.game(each).box.title for each in ot.GAMES))
    assert latin("\n".join(line.plain for line in menu(session.desk.reader, [], 80))) <= titles


@pytest.mark.parametrize("command", COMMANDS)
def test_every_word_of_the_command_line_is_in_the_catalogue(
    command: str, greek: None, capsys: pytest.CaptureFixture[str]
) -> None:
    for arguments, stream in (([command, "--help"], 0), ([command, "--frob"], 1)):
        with pytest.raises(SystemExit):
            main(["--lang", GREEK, *arguments])
        text = capsys.readouterr()[stream]
        words = latin(re.sub(r"--?[a-z-]+", "", text.replace(f"oldtricks {command}", "")))
        assert words <= latin(f"oldtricks novice steady net sharp random HEX {' '.join(ot.GAMES)}")
        assert "οπτιονσ" in text or "υνρεχογνιζεδ" in text or "ρεθυιρεδ" in text


@pytest.mark.parametrize("name", ot.GAMES)
@pytest.mark.parametrize("language", [*LANGUAGES, DUTCH])
def test_a_language_that_lacks_words_shows_them_in_english(language: str, name: str) -> None:
    """Nothing fails, whatever a folder has; one that is not there at all reads like English."""
    for plies in (0, 5, 40):
        match = played(name, plies)
        text = seen(match, language)
        assert match.game.box.title in text
        if language == DUTCH:
            assert words_of(text) == words_of(seen(match, "en"))


def words_of(text: str) -> list[str]:
    return re.findall(r"\w+", text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_language_says_itself_is_never_said_in_english(language: str) -> None:
    """Of every text without arguments that its folder has, that is what is shown."""
    for file in ("terminal.ftl", "command.ftl"):
        path = WORDS / language / file
        own = constants(path) if path.exists() else {}
        english = constants(WORDS / "en" / file)
        assert own.keys() <= english.keys()
        for key, text in english.items():
            assert Reader(language).t(key) == own.get(key, text)


def constants(path: Path) -> dict[str, str]:
    """The messages of a file that are nothing but text."""
    found: dict[str, str] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        parts: list[Any] = entry.value.elements if isinstance(entry, ast.Message) and entry.value else []
        if len(parts) == 1 and isinstance(parts[0], ast.TextElement):
            found[entry.id.name] = parts[0].value
    return found


def test_every_key_of_terminal_and_command_line_exists_and_is_used() -> None:
    sources = Path(ot.__file__).parent
    code = "\n".join(
        path.read_text(encoding="utf-8") for folder in ("terminal", "cli") for path in (sources / folder).glob("*.py")
    )
    used = set(re.findall(r"""["']((?:terminal|command)-[a-z-]+)["']""", code))
    used |= {f"command-{command}{end}" for command in COMMANDS for end in ("", "-examples")}
    made = re.findall(r"""["']((?:terminal|command)-[a-z-]+-)\{""", code)  # whose end is found out when it runs
    texts = [path.read_text(encoding="utf-8") for path in (WORDS / "en").glob("*.ftl")]
    known = set(re.findall(r"^((?:terminal|command)-[a-z-]+) =", "\n".join(texts), re.M))
    assert used <= known
    nested = ("command-puzzles", "command-admin")  # commands with commands of their own
    assert not [key for key in known - used if not key.startswith((*made, *nested))]
