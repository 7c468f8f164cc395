"""The five games as the home page and the form for a new table show them."""

from functools import cache
from typing import Any

from ..engine.box import Box, Option, Value, option_text
from ..engine.boxes import BOXES
from ..engine.game import Game
from ..engine.trick_box import TrickBox
from ..words import say
from ..words.pages import kind_of


@cache
def games() -> list[dict[str, Any]]:
    return [_lid(box) for box in BOXES.values()]


def _lid(box: Box[Any]) -> dict[str, Any]:
    return {
        "name": box.name,
        "title": box.title,
        "year": box.year,
        "maker": box.publisher,
        "about": str(box.about()),
        "special": str(box.about("special")),
        "length": str(box.about("length")),
        "facts": facts_of(box),
        "players": list(box.seats),
        "default_players": box.default_seats,
        "sides": {str(players): _sides(box, players) for players in box.seats},
        "options": [_option(box, option) for option in box.options],
    }


def facts_of(box: Box[Any]) -> dict[str, Any]:
    """What is true of a game and is not a rule: what a screen needs to know beside the table."""
    return {
        "screen": box.screen,
        "auction": box.auction if isinstance(box, TrickBox) else None,
        "target": box.target,
        "unit": box.unit,
        "fewer_wins": box.fewer_wins,
        "single_hands": box.single_hands,
        "longest_hand": box.longest_hand,
        "side_cards": box.side_packs,
        "seats_drawn": box.seats_drawn,
    }


def _option(box: Box[Any], option: Option) -> dict[str, Any]:
    found: dict[str, Any] = {
        "name": option.name,
        "about": str(say(option.about)),
        "about_key": option.about,
        "rule": option.rule,
        "kind": kind_of(option.rule),
    }
    if not option.values:
        return {**found, "minimum": 1, "maximum": 100, "default": None, "players": list(box.seats)}
    there = [players for players in box.seats if option.choices(players)]
    found |= {"values": _values(option.values), "default": option.choices(box.default_seats)[0], "players": there}
    if option.allowed:
        found["by_players"] = {str(players): _choices(box, option, players) for players in there}
    return found


def _values(values: tuple[Value, ...]) -> list[dict[str, Any]]:
    """Values with their labels, the default first."""
    return [{"value": value, "label": option_text(value).replace("-", " ")} for value in values]


def _choices(box: Box[Any], option: Option, players: int) -> list[dict[str, Any]]:
    """The values for so many players, each with the number of sides where that hangs on it."""
    values = option.choices(players)
    sides = [_sides(box, players, **{option.name: value}) for value in values]
    if len(set(sides)) == 1 and sides[0] == _sides(box, players):
        return _values(values)
    return [{**found, "sides": count} for found, count in zip(_values(values), sides, strict=True)]


def _sides(box: Box[Any], players: int, **options: Value) -> int:
    return len(Game(box, players, options).start(seed=0).sides)
