"""The cards of a game for people: what each is called and how it is spoken."""

from functools import cache
from typing import Any

from .. import art
from ..engine.boxes import BOXES
from ..engine.game import game
from ..words import ENGLISH, Reader


@cache
def cards_of(name: str, language: str = ENGLISH) -> dict[str, dict[str, Any]]:
    """Every card of the pack and the side pack, in the order in which a hand is sorted."""
    played = game(name)
    names = list(dict.fromkeys(card for card, _ in played.box.pack_names(played.new_state())))
    return {card: {**_card(name, card, language), "order": order} for order, card in enumerate(names)}


def _card(name: str, card: str, language: str) -> dict[str, Any]:
    box, reader = BOXES[name], Reader(language, name)
    found = {"name": reader.title(card), "suit": box.suit_of(card), "rank": box.rank_of(card)}
    caption = box.caption(card)
    return {**found, "title": reader.say(caption)} if caption else found


@cache
def deck(name: str, language: str = ENGLISH) -> dict[str, Any]:
    """The cards, the suits with their letters, and the colours."""
    box, reader = BOXES[name], Reader(language, name)
    found: dict[str, Any] = {
        "cards": cards_of(name, language),
        "suits": [{"suit": s.name, "name": reader.suit(s.name), "letter": s.letter} for s in box.suits],
        "palette": art.palette(name),
    }
    route = art.route_of(name)
    return {**found, "route": route} if route else found
