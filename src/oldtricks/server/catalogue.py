"""The five games as the home page and the form for a new table show them."""

from functools import cache
from typing import Any

from ..engine.box import Box, Option, option_text
from ..engine.boxes import BOXES
from ..words.pages import kind_of

SPECIAL = {  # what nobody else has, in a line
    "aviationgame": "Every trick carries a tail wind or a head wind, and nobody knows which until it is taken.",
    "gasoline_alley": "The dealer auctions the Master Suit, then sells it to the best bidder or keeps it.",
    "neutral": "The United States stay out of it until an opening lets them in, above every trump.",
    "new_york_to_paris": "No tricks at all: lay storms on your rivals and be the first over the Atlantic.",
    "tactics": "Nearly half the points ride on four Keys, and a Key cannot fight.",
}


@cache
def games() -> list[dict[str, Any]]:
    return [_lid(box) for box in BOXES.values()]


def _lid(box: Box) -> dict[str, Any]:
    return {
        "name": box.name,
        "title": box.title,
        "year": box.year,
        "maker": box.maker,
        "about": box.about,
        "special": SPECIAL[box.name],
        "length": box.length,
        "players": list(box.seats),
        "default_players": box.default_seats,
        "options": [_option(box, option) for option in box.options],
    }


def _option(box: Box, option: Option) -> dict[str, Any]:
    found: dict[str, Any] = {
        "name": option.name,
        "about": option.about,
        "rule": option.rule,
        "kind": kind_of(option.rule),
    }
    if not option.values:
        return {**found, "minimum": 1, "maximum": 100, "default": None, "players": list(box.seats)}
    there = [players for players in box.seats if option.choices(players)]
    found |= {"values": _values(option.values), "default": option.choices(box.default_seats)[0], "players": there}
    if option.allowed:
        found["by_players"] = {str(players): _values(option.choices(players)) for players in there}
    return found


def _values(values: tuple[Any, ...]) -> list[dict[str, Any]]:
    """Values with their labels, the default first."""
    return [{"value": value, "label": option_text(value).replace("-", " ")} for value in values]
