"""The sixth game goes through every layer: the tests of the others run over its tables, and then people come."""

import re
import subprocess
import sys
from collections.abc import Callable
from datetime import date
from importlib import import_module
from pathlib import Path
from typing import Any

import pyspiel
import pytest

import oldtricks as ot
from oldtricks import art
from oldtricks.arena import DEALS
from oldtricks.bots import Budget
from oldtricks.bots.hint import hints
from oldtricks.cli import main
from oldtricks.engine.boxes import BOXES
from oldtricks.envs import open_spiel
from oldtricks.server import puzzles as sent_puzzles
from oldtricks.server.desk import Desk, work
from oldtricks.server.settings import Settings
from oldtricks.teaching.puzzles import books
from oldtricks.teaching.puzzles.making import Board
from oldtricks.teaching.puzzles.puzzle import theme_of
from oldtricks.words import ENGLISH, LANGUAGES, Reader, files_of, pages

from .. import test_docs, test_perft, test_reference
from ..arena import test_duplicate
from ..art import test_pictures, test_printing
from ..bots import test_endings, test_novice, test_policies, test_random, test_sharp, test_steady, test_worlds
from ..compiled import differential, test_gpu, test_observations, test_seats
from ..engine import test_history, test_knowledge, test_noninterference, test_records, test_told
from ..envs import test_open_spiel, test_pettingzoo, test_vector
from ..rules import test_contracts, test_dialect, test_surface
from ..server import test_learn as test_server_learn
from ..server.conftest import FREE
from ..server.house import House
from ..tables import limited, table_id
from ..teaching import test_courses
from ..terminal import test_games, test_learn, test_screen
from ..terminal.person import Person, environment
from ..words import keys, test_catalogue
from . import NAME, REPOSITORY, ROOT, TABLES

pytestmark = pytest.mark.xdist_group("sixth")  # its rules are compiled once

Table = tuple[str, dict[str, Any]]
OTHERS = tuple(name for name in BOXES if name != NAME)


def named(check: Callable[..., None]) -> str:
    return f"{check.__module__.split('.', 1)[1]}-{check.__name__}"


# At every table

EVERY_TABLE: list[Callable[..., None]] = [
    test_surface.test_an_action_is_refused_exactly_where_it_is_not_legal_and_the_refusal_can_be_read,
    test_surface.test_hide_leaves_what_a_seat_may_know_and_nothing_else,
    test_surface.test_every_legal_action_has_a_name_and_every_name_a_number_of_its_phase,
    test_surface.test_states_hold_nothing_but_integers_of_their_width_in_rows_that_keep_their_length,
    test_surface.test_cards_are_conserved,
    test_surface.test_play_ends_and_the_lines_of_each_hand_are_what_its_scores_moved_by,
    test_contracts.test_a_contract_is_made_unless_the_sheet_has_it_as_lost,
    test_reference.test_random_matches_go_as_in_the_reference,
    test_noninterference.test_nothing_that_a_seat_is_shown_depends_on_what_is_hidden_from_it,
    test_knowledge.test_it_is_the_state_but_for_what_is_hidden_and_how_that_came_about,
    test_told.test_a_trick_is_won_for_the_reason_that_is_told,
    test_told.test_nobody_is_told_to_do_what_he_cannot,
    test_policies.test_they_choose_legally_and_alike_whatever_is_hidden,
    test_worlds.test_a_world_shows_the_seat_what_it_has_seen,
    test_endings.test_a_solved_ending_is_what_trying_everything_gives,
    test_novice.test_it_plays_whole_matches_at_every_table,
    test_steady.test_it_plays_whole_matches_at_every_table,
    test_sharp.test_every_phase_of_every_table_is_played,
    test_observations.test_an_observation_decodes_to_what_the_view_says,
    test_seats.test_rows_go_as_with_the_bots_that_see_only_views,
    test_history.test_a_batch_has_the_history_that_views_have,
    test_open_spiel.test_the_tensor_of_an_information_state_says_as_much_as_its_text,
    test_observations.test_every_place_belongs_to_a_field_that_says_what_it_means,
    test_gpu.test_a_block_of_every_table_fits_into_shared_memory,
    test_pettingzoo.test_api,
    test_pettingzoo.test_rendering,
    test_pettingzoo.test_winners_share_one_and_the_others_minus_one,
    test_open_spiel.test_open_spiel_simulates_every_table_from_python,
    test_open_spiel.test_open_spiel_s_api_test_passes,
    test_open_spiel.test_a_hand_can_last_as_long_as_the_game_says_and_no_longer,
    test_open_spiel.test_the_engine_plays_the_same_match,
    test_screen.test_screens_fit_and_hide,
]


@pytest.fixture(scope="module", autouse=True)
def _in_open_spiel() -> None:
    """Its list is read when the module is, and nothing is ever taken off it."""
    if f"oldtricks_{NAME}" not in pyspiel.registered_names():
        open_spiel.register(BOXES[NAME])


@pytest.mark.parametrize("table", TABLES, ids=table_id)
@pytest.mark.parametrize("check", EVERY_TABLE, ids=named)
def test_what_holds_at_every_table_holds_at_its_own(check: Callable[..., None], table: Table) -> None:
    check(table)


# Of the game

EVERY_GAME: list[Callable[..., None]] = [
    test_dialect.test_numba_compiles_the_rules_unchanged_and_agrees_after_every_action,
    test_knowledge.test_a_view_names_its_game_and_travels_to_another_process_with_it,
    test_policies.test_compiled_they_play_the_same_hands,
    test_random.test_it_plays_whole_matches,
    test_steady.test_it_beats_random_and_a_novice_is_in_between,
    test_sharp.test_every_action_is_weighed_the_best_first,
    test_sharp.test_cards_that_are_hidden_change_nothing,
    test_vector.test_rows_play_the_matches_of_their_seeds,
    test_pettingzoo.test_a_seed_deals_what_the_engine_deals,
    test_open_spiel.test_a_game_is_found_by_name_with_the_usual_players_and_one_hand,
    test_screen.test_the_numbers_shown_choose_those_actions,
    test_pictures.test_pictures_are_small,
    test_pictures.test_the_marks_of_a_game_differ_in_shape,
    test_pictures.test_ink_stands_out_on_paper,
    test_pictures.test_a_back_is_the_same_upside_down,
    test_printing.test_a_printed_pack_holds_every_card_as_often_as_the_box,
    test_printing.test_faces_and_backs_come_sheet_by_sheet,
    test_docs.test_every_page_has_the_same_headings_in_the_same_order,
    test_docs.test_no_section_of_a_page_is_empty_or_to_come,
    test_docs.test_the_options_on_a_page_are_those_of_the_game,
    test_docs.test_everything_in_the_notation_can_be_typed,
    test_docs.test_every_verb_of_the_game_is_in_the_notation,
    test_docs.test_german_has_its_own_quotation_marks_and_dashes,
]


@pytest.mark.parametrize("check", EVERY_GAME, ids=named)
def test_what_holds_for_every_game_holds_for_it(check: Callable[..., None], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(test_docs.PAGES, NAME, pages.page(NAME))
    check(NAME)


TRANSLATED = [
    test_docs.test_a_translation_has_every_rule_table_and_step_in_its_place,
    test_docs.test_what_is_typed_is_the_same_in_every_language,
    test_docs.test_a_translation_cites_the_same_rules_and_has_the_same_figures,
    test_docs.test_lines_of_a_translation_are_short,
    test_docs.test_a_translation_has_the_headings_in_their_order,
]


@pytest.mark.parametrize("language", sorted(set(LANGUAGES) - {ENGLISH}))
@pytest.mark.parametrize("check", TRANSLATED, ids=named)
def test_its_page_is_translated(check: Callable[..., None], language: str) -> None:
    check(language, NAME)


def test_every_rule_is_cited_in_its_rules_or_box_and_has_a_test_named_after_it() -> None:
    sources = [ROOT / "src" / "oldtricks" / folder / f"{NAME}.py" for folder in ("rules", "engine/boxes")]
    cited = "".join(path.read_text(encoding="utf-8") for path in sources).replace("_", "-")
    tests = (ROOT / "tests" / "rules" / f"test_{NAME}.py").read_text(encoding="utf-8")
    for rule in pages.rules_of(NAME):
        assert "-R" in rule or re.search(rf"\b{rule}\b", cited), rule
        assert "-R" in rule or f"_{rule.lower().replace('-', '_')}_" in tests, rule


def test_whole_trees_of_positions_are_counted_by_both() -> None:
    positions = test_perft.read(ROOT / "tests" / "perft" / f"{NAME}.txt")[1]
    assert positions
    for position in positions:
        test_perft.test_engine_and_reference_count_the_same_tree(position)


@pytest.mark.parametrize("package", ["rules", "bots.policies"])
def test_it_is_written_in_the_dialect(package: str) -> None:
    module = import_module(f"oldtricks.{package}.{NAME}")
    if package == "rules":
        test_dialect.test_every_function_keeps_to_the_dialect(module)
        test_dialect.test_constants_and_fields_are_64_bit_integers(module)
    else:
        test_policies.test_they_keep_to_the_dialect_of_the_rules(module)


def test_every_picture_is_sound() -> None:
    faces = [art.face(NAME, card) for card in art.cards(NAME)]
    assert len(set(faces)) == 25
    for svg in (*faces, art.back(NAME)):
        test_pictures.test_a_picture_is_well_formed_and_made_of_outlines_alone("0 0 250 350", svg)
        test_pictures.test_a_picture_refers_to_itself_alone("0 0 250 350", svg)


def test_compiled_states_are_alike_after_every_action() -> None:
    for name, options in TABLES:
        compared, matches = differential.walk(name, options, 20)
        assert compared > 20 * matches


# Records and shuffles


@pytest.mark.parametrize("table", TABLES, ids=table_id)
def test_its_records_replay_and_its_boards_have_the_same_cards(
    table: Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    test_records.test_every_kind_of_match_is_written_and_read_back(table, tmp_path)
    test_duplicate.test_every_table_of_a_board_has_the_same_cards(table, monkeypatch)
    test_open_spiel.test_a_player_cannot_tell_another_world_from_this_one(table, monkeypatch)


def test_a_fair_shuffle_of_it_is_verified() -> None:
    match = ot.game(NAME, hands=2).start(shuffler=ot.Fair(bytes(range(32)), ("Ann: 4711",)))
    while not match.over:
        match.play(match.legal()[-1])
    proof = match.record().verify(match)
    assert proof.failure is None
    assert [len(deal) for deal in proof.deals] == [25, 25, 25]  # the draw for the deal, and two deals


# What is said


@pytest.fixture
def book(monkeypatch: pytest.MonkeyPatch) -> dict[str, dict[str, Any]]:
    """The messages of the game's own files, by language."""
    with monkeypatch.context() as here:
        here.setattr(keys, "WORDS", ROOT / "src" / "oldtricks" / "words")
        return {language: keys.messages.__wrapped__(language) for language in LANGUAGES}


def test_every_language_has_its_words(book: dict[str, dict[str, Any]], monkeypatch: pytest.MonkeyPatch) -> None:
    assert all(key.startswith(f"{NAME}-") for messages in book.values() for key in messages)
    monkeypatch.setattr(test_catalogue, "messages", book.__getitem__)
    for language in set(LANGUAGES) - {ENGLISH}:
        test_catalogue.test_every_language_has_every_key(language)
        test_catalogue.test_a_translation_speaks_of_nothing_that_the_english_does_not(language)


def test_every_key_that_it_uses_exists(book: dict[str, dict[str, Any]], monkeypatch: pytest.MonkeyPatch) -> None:
    shared = keys.messages(ENGLISH)
    monkeypatch.setattr(keys, "SOURCE", ROOT / "src" / "oldtricks")
    monkeypatch.setattr(test_catalogue, "uses", keys.uses.__wrapped__)
    monkeypatch.setattr(test_catalogue, "messages", lambda _: {**shared, **book[ENGLISH]})
    test_catalogue.test_every_key_that_is_used_exists_and_its_arguments_are_given()


def test_a_whole_match_is_told_in_every_language() -> None:
    told: dict[str, set[str]] = {language: set() for language in LANGUAGES}
    match = limited(NAME, {}, hands=3).start(seed=3, names=["Ann", "Ben", "Cem", "Dot"])
    while not match.over:
        view = match.view(match.turn)
        for language, texts in told.items():
            reader = Reader(language, NAME, view.players, view.sides, view.seat, typed=False)
            assert view.task is not None
            texts |= {reader.say(view.task), *(reader.sentence(event.said) for event in view.events)}
            texts |= {reader.say(action.said) for action in match.legal()}
        match.play(match.legal()[len(match.history) % len(match.legal())])
    assert any("the lowest card in the dark" in text for text in told["en"])
    assert any("der niedrigsten Karte im Dunkeln" in text for text in told["de"])
    assert "Biete so viele Stiche, wie du machen willst, oder passe." in told["de"]
    assert pages.rules_of(NAME, "de").keys() == pages.rules_of(NAME).keys()
    assert all(path.is_file() for path in files_of("de"))


# Bots


def test_it_is_hinted_at() -> None:
    view = test_sharp.after(limited(NAME, {}), 5, 14)
    found = hints(view.view(view.turn), Budget(playouts=60))
    assert {hint.action for hint in found} == {action.text for action in view.legal()}
    assert "of 100" in found[0].words


def test_bots_meet_in_the_arena() -> None:
    plan = test_duplicate.plan(NAME, "steady", "random", boards=2)
    assert plan.kind == DEALS
    for number in range(2):
        board = test_duplicate.play_board(plan, 0, number)
        assert len(board.tables) == 2


# People


def test_a_guest_plays_a_match_on_the_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def here(self: Desk, make: Callable[..., Any], arguments: tuple[Any, ...]) -> tuple[float, bytes]:
        return work(make, arguments)

    monkeypatch.setattr(Desk, "_work", here)  # a process of its own would know the five games alone
    house = House(Settings(database=str(tmp_path / "sixth.db"), **FREE))  # type: ignore[arg-type]
    try:
        ann = house.guest("Ann")
        lids = {lid["name"]: lid for lid in ann.get("/api/games")["games"]}
        assert lids[NAME]["special"].startswith("The lowest card")
        assert set(lids) == {*OTHERS, NAME}
        table = ann.make(NAME, "msbs", options={"hands": 2})
        seen = ann.play_to_the_end(table)
        assert len(seen["view"]["winners"]) > 0
        assert ann.get(f"/api/tables/{table}/record")["game"] == NAME
        assert "LH7" in ann.get(f"/api/games/{NAME}/rules")["rules"]
        assert ann.get(f"/api/games/{NAME}/deck")["cards"]["light"]["name"] == "the Light"
        assert "lighthouse-about = Jeder für sich" in ann.http.get("/words/de.ftl").text
        assert ann.http.get(f"/art/{NAME}/light.svg").text.startswith("<svg")
        ann.http.close()
    finally:
        house.stop()


def test_a_person_plays_a_match_in_the_terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Person, "program", "tests.sixth.command")
    test_games.test_a_whole_game_of_first_choices(NAME, ["--players", "3", "-o", "hands=2"], tmp_path)


LEARNED = [
    test_courses.test_nothing_is_wrong_with_a_lesson,
    test_courses.test_the_right_way_leads_from_scene_to_scene,
    test_courses.test_every_wrong_way_is_answered_and_changes_nothing,
    test_courses.test_what_is_said_is_short_and_in_every_language,
    test_server_learn.test_a_lesson_shows_what_its_seat_knows,
]


@pytest.mark.parametrize("lesson", ["first", "follow"])
@pytest.mark.parametrize("check", LEARNED, ids=named)
def test_it_can_be_learned(check: Callable[..., None], lesson: str) -> None:
    check(NAME, lesson)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_learned_in_the_terminal(language: str) -> None:
    test_learn.test_a_lesson_is_learned_with_mistakes(NAME, "first", language)
    test_learn.test_a_lesson_is_learned_with_mistakes(NAME, "follow", language)
    test_learn.test_a_lesson_can_be_left_at_every_scene_and_goes_on_there(NAME)


class Learner(Person):
    program = "tests.sixth.command"
    command = ("learn", "--pace", "0")


def test_a_person_learns_it_and_is_told_once_that_it_can_be_learned(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Person, "program", "tests.sixth.command")
    person = Person(tmp_path, NAME, "--seed", "1", "--pace", "0")
    assert f"The first time? oldtricks learn {NAME} shows you how." in person.text
    person.kill()
    person = Person(tmp_path, NAME, "--seed", "1", "--pace", "0")
    assert "oldtricks learn" not in person.text
    person.kill()
    person = Learner(tmp_path, NAME)
    assert "Your first watch" in person.text
    person.type("")
    assert "Everybody plays alone." in person.text
    assert person.type("") == "> "
    person.type("pass")
    assert "Then somebody else keeps the lighthouse" in person.text
    person.type("bid 7")
    assert "! " in person.text
    person.type("")
    assert "How many of the six tricks" in person.text
    person.type("undo")
    assert "nothing has to be taken back" in person.text
    person.type("bid 2")
    assert "Two tricks should do" in person.text
    person.type("q")
    assert person.closed
    assert person.end() == 0
    person = Learner(tmp_path, NAME)
    assert "…  1  Your first watch" in person.text
    person.type("")
    assert "How many of the six tricks" in person.text  # where it was left
    for typed in ("2", "", "rock-1", "", ""):
        person.type(typed)
    assert "You kept your bid of 2" in person.text
    assert "LH8" in person.text
    person.type("")
    assert "✓  1  Your first watch" in person.text
    person.child.sendintr()
    person.wait()
    assert person.closed
    assert person.end() == 130


def command(home: Path, *words: str) -> str:
    """What a command says, in a process of its own with the game on its shelf."""
    run = [sys.executable, "-m", "tests.sixth.command", *words]
    done = subprocess.run(run, cwd=REPOSITORY, env=environment(home), capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_command_line_knows_it(tmp_path: Path) -> None:
    assert "the lowest card of the suit led" in command(tmp_path, "rules", NAME, "LH7")
    assert "Im Dunkeln" in command(tmp_path, "--lang", "de", "rules", NAME, "LH7")
    assert "Lighthouse" in command(tmp_path, "games")
    command(tmp_path, "print", NAME, "--out", str(tmp_path / "pack.html"))
    assert (tmp_path / "pack.html").read_text(encoding="utf-8").count('alt="light"') == 1
    command(tmp_path, "print", NAME, "--summary", "--out", str(tmp_path / "sheet.html"))
    assert "<b>LH7</b>" in (tmp_path / "sheet.html").read_text(encoding="utf-8")
    assert "steady" in command(tmp_path, "arena", NAME, "steady", "random", "--deals", "2")


# What it took


def test_the_recipe_lists_exactly_the_files_that_it_needed() -> None:
    recipe = (REPOSITORY / "CONTRIBUTING.md").read_text(encoding="utf-8").split("## Add a game")[1]
    listed = re.findall(r"^\| `([^`]+)` \| (\d+) \|", recipe, re.MULTILINE)
    found = {
        str(path.relative_to(ROOT)).replace(NAME, "<game>"): path.read_text(encoding="utf-8").count("\n")
        for folder in ("src", "docs", "tests")
        for path in (ROOT / folder).rglob(f"*{NAME}*.*")
        if path.suffix != ".pyc"
    }
    assert {file: int(lines) for file, lines in listed} == found
    everything = [path for folder in ("src", "docs", "tests") for path in (ROOT / folder).rglob("*.*")]
    assert len([path for path in everything if path.suffix != ".pyc"]) == len(found) == 15
    assert sum(lines for file, lines in found.items() if "/art/" not in file) <= 1040


def test_it_has_no_puzzles_and_they_could_be_made(capsys: pytest.CaptureFixture[str]) -> None:
    assert NAME not in books()
    assert sent_puzzles.puzzle(NAME, "abcde") is None
    assert NAME not in sent_puzzles.listed(date(2027, 1, 1)).decode()
    assert main(["puzzles", "play", NAME]) == 2
    assert "there are no puzzles of Lighthouse" in capsys.readouterr().err
    match = Board(NAME, 0).start()
    view = match.view(match.turn)
    assert theme_of(view, view.legal[0]) == view.phase == "bid"
