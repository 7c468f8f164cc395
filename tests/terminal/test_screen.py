"""Every screen fits, shows what the seat knows, and nothing else."""

import random
from typing import Any

import pytest

import oldtricks as ot
from oldtricks.terminal.canvas import Canvas, clip, plain
from oldtricks.terminal.choices import bids_numbers, listed_choices
from oldtricks.terminal.hand import numbers
from oldtricks.terminal.reading import read_action
from oldtricks.terminal.screen import WIDE, Scene, draw, log_lines, message_lines
from oldtricks.terminal.table import LOWEST, places
from oldtricks.terminal.words import reader_of

from ..tables import TABLES, limited, table_id
from .person import cards_on

NAMES = ["Maria", "Ada", "Bert", "Clara", "Dan", "Edith", "Floyd", "Grace"]
SIZES = [(80, 24), (80, 24), (113, 31), (114, 24), (200, 60)]


def text_of(canvas: Canvas) -> str:
    return "\n".join(row.plain for row in canvas.rows())


@pytest.mark.parametrize("table", TABLES, ids=table_id)
def test_screens_fit_and_hide(table: tuple[str, dict[str, Any]]) -> None:
    name, options = table
    game = limited(name, options, hands=2)
    match = game.start(seed=11, names=NAMES[: game.players])
    chance = random.Random(11)
    for ply in range(90):
        if match.over:
            break
        assert match.turn is not None
        seat = match.turn if ply % 3 else chance.randrange(game.players)
        if ply < 20 or ply % 3 == 0:
            look(match, seat, *SIZES[ply % len(SIZES)])
        match.play(chance.choice(match.legal()))


def look(match: ot.Match, seat: int, width: int, height: int) -> None:
    view = match.view(seat)
    reader = reader_of(view)
    log = tuple(reader.sentence(event.said) for event in view.events)
    canvas = draw(view, reader, Scene(log), width, height)
    rows = canvas.rows()
    assert len(rows) <= height - 1
    assert all(row.cell_len <= width for row in rows)
    text = text_of(canvas)
    for name in view.players:
        assert name in text
    for line in log[-2:] if width < WIDE else ():
        assert line[:70] in text
    if seat == match.turn:
        assert view.task is not None
        assert reader.say(view.task).split()[-1] in text
        for number in numbers(view).values() if view.phase == "play" else ():
            assert f" {number}" in text
    if match.game.name == "new_york_to_paris":
        return
    known = set(view.hand) | set(view.table["discards"] or ())
    known |= {str(event.data.get("card")) for event in view.events}
    shown = cards_on(match.game.box, text.split("type a card")[0])
    assert shown <= known
    assert {card for card in view.hand if "-" in card} <= shown
    assert {card for _, card in view.table["trick"] if "-" in card} <= shown


def test_a_view_with_another_hand_is_caught() -> None:
    """The check above can fail: the cards of the next seat would be found on the screen."""
    match = ot.game("neutral").start(seed=1)
    text = text_of(draw(match.view(1), reader_of(match.view(1)), Scene(), 80, 24))
    assert not cards_on(match.game.box, text) <= set(match.view(0).hand)


@pytest.mark.parametrize("name", ot.GAMES)
def test_the_numbers_shown_choose_those_actions(name: str) -> None:
    match = limited(name, {"players": ot.game(name).box.seats[-1]}, hands=1).start(seed=3)
    chance = random.Random(3)
    while not match.over and len(match.history) < 150:
        view = match.view(match.turn)
        if not bids_numbers(view):
            for item in listed_choices(view):
                number, _, text = item.partition(" ")
                assert read_action(match, number).text == text
                if view.phase in ("play", "discard") and name != "new_york_to_paris":
                    assert numbers(view)[text.split()[1]] == int(number)
        match.play(chance.choice(match.legal()))


@pytest.mark.parametrize(("name", "typed", "meant"), [
    ("neutral", "9", "bid 9"),
    ("gasoline_alley", "30", "bid 30"),
    ("tactics", "60", "bid 60"),
    ("aviationgame", "600 bi", "bid 600 biplane"),
    ("aviationgame", "no", "no flight"),
    ("aviationgame", "1", "no flight"),
    ("new_york_to_paris", "dr", "draw"),
    ("tactics", "p", "pass"),
])  # fmt: skip
def test_short_forms(name: str, typed: str, meant: str) -> None:
    assert read_action(ot.game(name).start(seed=1), typed).text == meant


def test_two_letters_and_a_number_name_a_card() -> None:
    match = ot.game("neutral").start(deck=ot.game("neutral").stack(["germany-8 us-3"]))
    for text in ("bid 3", "pass", "pass", "pass"):
        match.play(text)
    assert read_action(match, "ge8").text == "play germany-8"
    assert read_action(match, "play GE-8").text == "play germany-8"
    assert read_action(match, "us3").text == "play us-3"


def test_a_number_that_is_no_bid_is_refused_and_not_taken_for_a_choice() -> None:
    """27 is one more than can be bid, and there are 27 choices: pass, and 1 to 26."""
    match = ot.game("neutral").start(seed=1)
    assert len(match.legal()) == 27
    with pytest.raises(ot.NotationError):
        read_action(match, "27")


def test_what_fits_two_actions_is_refused() -> None:
    match = ot.game("aviationgame").start(seed=1)
    with pytest.raises(ot.NotationError):
        read_action(match, "400")
    assert read_action(match, "bid 100").text == "bid 100 balloon"  # only balloons fly as little


@pytest.mark.parametrize("players", range(2, 9))
@pytest.mark.parametrize("size", [(80, LOWEST), (100, 20), (166, 24)])
def test_cards_on_the_table_do_not_cover_each_other_or_a_plate(players: int, size: tuple[int, int]) -> None:
    width, height = size
    cells: set[tuple[int, int]] = set()
    for place in places(players, 0, width, height):
        card = {(place.card_x + dx, place.card_y + dy) for dx in range(8) for dy in range(3)}
        starts = {"left": place.x, "right": place.x - 21, "centre": place.x - 11}[place.ends]
        rows = 1 if place.y == height - 1 else 2
        plate = {(starts + dx, place.y + dy) for dx in range(21) for dy in range(rows)}
        assert not cells & (card | plate)
        assert not card & plate
        cells |= card | plate
    assert min(x for x, _ in cells) >= 0
    assert max(x for x, _ in cells) <= width
    assert max(y for _, y in cells) < height


def test_seats_go_clockwise_from_the_left() -> None:
    """C1: the player at your left is the next seat."""
    me, left, across, right = places(4, 0, 80, LOWEST)
    assert left.card_x < across.card_x < right.card_x
    assert across.card_y < left.card_y < me.card_y
    assert places(4, 2, 80, LOWEST)[3] == left


def test_wide_letters_and_accents_keep_their_cells() -> None:
    canvas = Canvas(10, 1)
    canvas.put(0, 0, "漢字e\u0301x")
    canvas.put(8, 0, "漢漢")
    assert canvas.rows()[0].plain == "漢字e\u0301x  漢"
    assert canvas.rows()[0].cell_len == 10
    assert clip("漢字漢字", 5) == "漢字…"


def test_nothing_is_drawn_outside() -> None:
    canvas = Canvas(4, 2)
    canvas.put(-2, 0, "abcdefgh")
    canvas.put(0, -1, "x")
    canvas.put(0, 2, "x")
    assert [row.plain for row in canvas.rows()] == ["cdef", ""]


def test_ascii_is_as_wide_as_before() -> None:
    for text in ("╭──╮▲Ge 8│", "Poincaré", "漢字", "ｆull", "3 · 4 −5 …"):
        assert plain(text).isascii()
        assert len(plain(text)) == sum(2 if ord(c) > 0x3000 else 1 for c in text)
    assert plain("Poincaré") == "Poincare"


def test_long_names_are_cut_but_stay_on_their_plates() -> None:
    names = ["Wolfeschlegelsteinhausenbergerdorff", "漢" * 20, "A" * 40, "B" * 40]
    match = ot.game("tactics").start(seed=2, names=names)
    for seat in range(4):
        view, log = match.view(seat), tuple(event.text for event in match.events(seat))
        for row in draw(view, reader_of(view), Scene(log), 80, 24).rows():
            assert row.cell_len <= 80


def test_the_longest_lines_of_the_log_are_whole_at_80_columns() -> None:
    long = (
        "Konstantin gewinnt den Stich mit grossbritannien-8, dem höchsten Neutralen darauf, und neutralisiert ihn "
        "mit zwei Herrschern."
    )
    assert log_lines(("Ann spielt x.", long), 3, 80) == ["Ann spielt x.", *message_lines(long, 80)]
    assert log_lines(("Ann spielt x.", long), 2, 80) == message_lines(long, 80)
    assert log_lines((long, "Ann spielt x."), 2, 80) == ["Ann spielt x."]
    (cut,) = log_lines((long,), 1, 80)
    assert cut.endswith("…")
    assert log_lines((long,), 0, 80) == []
    match = ot.game("neutral", players=3, hands=1).start(names=("Du", "Wilhelmine", "Konstantin"), seed=4)
    view = match.view(0)
    screen = draw(view, reader_of(view, "de"), Scene((long,)), 80, 24)
    assert "Herrschern." in text_of(screen)
