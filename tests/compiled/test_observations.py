"""Observations say what the view says, and nothing else."""

import random
from typing import Any

import pytest

import oldtricks as ot
from oldtricks.engine.observations import decode, describe, layout, length, observe
from tests.tables import TABLES, limited, table_id

UNITS = {"aviationgame": 100, "gasoline_alley": 1, "neutral": 1, "tactics": 5}


def clipped(number: int) -> int:
    return max(-128, min(127, number))


def seen_from(view: ot.View, seat: int | None) -> int | None:
    assert view.seat is not None
    return None if seat is None else (seat - view.seat) % len(view.players)


def around(view: ot.View, values: list[Any], places: int) -> list[Any]:
    """Values by seat or side, counted to the left from the observer."""
    assert view.seat is not None
    return [values[(view.seat + i) % places] for i in range(places)]


def trick_table(match: ot.Match, view: ot.View) -> dict[str, Any]:
    """What the view says, in the words of the observation."""
    on, players, sides = view.table, len(view.players), len(view.sides)
    numbers = {action.text: n for n, action in match.game.grammar.actions[2].items()}
    trick = dict(on["trick"])
    said = {
        "phase": view.phase,
        "turn": seen_from(view, view.turn),
        "dealer": seen_from(view, view.dealer),
        "maker": seen_from(view, on["maker"]),
        "hand": list(view.hand),
        "discards": on["discards"] or [],
        "trump": on["trump"],
        "led": on["led"],
        "calls": [0 if call is None else 1 + numbers[call] for call in around(view, on["calls"], players)],
        "tricks": around(view, on["tricks"], sides),
        "scores": [clipped(score // UNITS.get(view.game, 1)) for score in around(view, list(view.scores), sides)],
    }
    for i in range(players):
        seat = (match.state.turn if view.seat is None else view.seat + i) % players
        said[f"played {i}"] = on["played"][seat]
        said[f"trick {i}"] = trick.get(seat)
    extra = {
        "aviationgame": lambda: {"wind": [miles // 100 for miles in around(view, on["wind"], 2)]},
        "gasoline_alley": lambda: {"points": around(view, on["points"], players)},
        "neutral": lambda: {
            "called": on["called"],
            "piles": [
                n
                for i in range(sides)
                for n in (around(view, on[k], sides)[i] for k in ("belligerent_tricks", "neutralised_tricks", "rulers"))
            ],
        },
        "tactics": lambda: {
            "keys": [points // 5 for points in around(view, on["keys"], 2)],
            "engagements": around(view, on["engagements"], 2),
        },
    }
    if view.game not in extra:  # what it adds has the names that its table has
        return said | {f.name: int(on[f.name]) for f in layout(match.game) if f.name in on and f.name not in said}
    return said | extra[view.game]()


def race(match: ot.Match, view: ot.View) -> dict[str, Any]:
    on = view.table
    hand: dict[str, int] = {}
    for card in view.hand:
        hand[card] = hand.get(card, 0) + 1
    said: dict[str, Any] = {
        "phase": view.phase,
        "turn": seen_from(view, view.turn),
        "hand": hand,
        "aside": on["aside"],
        "discard_top": on["discard_top"],
        "taken": on["taken"],
        "drawing": clipped(on["drawing"]),
        "quiet": on["quiet_turns"] // len(view.players),
    }
    for i, piles in enumerate(around(view, on["piles"], len(view.sides))):
        said[f"piles {i}"] = {key: piles[key] for key in ("weather", "flight", "500", "300", "100")}
    return said


@pytest.mark.parametrize("table", TABLES, ids=table_id)
def test_an_observation_decodes_to_what_the_view_says(table: tuple[str, dict[str, Any]]) -> None:
    match = limited(*table, hands=3).start(seed=11)
    chance = random.Random(11)
    looks = 0
    while not match.over and looks < 150:
        if chance.random() < 0.4:
            seat = chance.randrange(match.game.players)
            found = decode(match.game, observe(match, seat))
            view = match.view(seat)
            said = race(match, view) if view.game == "new_york_to_paris" else trick_table(match, view)
            assert {key: found[key] for key in said} == said
            if view.game == "new_york_to_paris":
                assert sum(found["discards"].values()) == view.table["discards"]
            looks += 1
        choices = match.legal()
        match.play(chance.choice(choices[:3] if match.phase == "bid" else choices))
    assert looks > 20


@pytest.mark.parametrize("table", TABLES, ids=table_id)
def test_every_place_belongs_to_a_field_that_says_what_it_means(table: tuple[str, dict[str, Any]]) -> None:
    game = limited(*table)
    match = game.start(seed=1)
    fields = layout(game)
    assert len({field.name for field in fields}) == len(fields)
    assert all(field.about and field.length > 0 for field in fields)
    room = [0] * (length(game) + 8)
    from importlib import import_module

    encoder = import_module(f"oldtricks.engine.observations.{game.name}")
    assert encoder.observe(match.state, 0, room) == length(game)
    assert room[length(game) :] == [0] * 8


def test_an_observation_reads_as_text() -> None:
    match = ot.game("neutral").start(seed=3)
    assert match.turn is not None
    text = describe(match.game, observe(match, match.turn))
    assert text.startswith("phase: bid\nturn: 0\n")
    assert "hand: [" in text
