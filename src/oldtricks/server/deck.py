"""The cards of a game for people: what each is called and how it is spoken."""

from functools import cache
from typing import Any

from .. import art
from ..engine.boxes import BOXES
from ..engine.game import game
from ..words import ENGLISH, Reader
from ..words.glossary import glossary


@cache
def cards_of(name: str, language: str = ENGLISH) -> dict[str, dict[str, Any]]:
    """Every card of the pack and the side pack, in the order in which a hand is sorted."""
    played = game(name)
    names = list(dict.fromkeys(card for card, _ in played.box.pack_names(played.new_state())))
    return {card: {**_card(name, card, language), "order": order} for order, card in enumerate(names)}


def _card(name: str, card: str, language: str) -> dict[str, Any]:
    box, reader = BOXES[name], Reader(language, name)
    found: dict[str, Any] = {"name": reader.title(card), "suit": box.suit_of(card), "rank": box.rank_of(card)}
    caption, does = box.caption(card), box.does(card)
    if caption:
        found["title"] = reader.say(caption)
    if does:
        found |= {"does": does[0].to_json(), "rule": does[1]}
    return found


@cache
def deck(name: str, language: str = ENGLISH) -> dict[str, Any]:
    """The cards, the suits with their letters, and the colours."""
    box, reader = BOXES[name], Reader(language, name)
    found: dict[str, Any] = {
        "cards": cards_of(name, language),
        "suits": [{"suit": s.name, "name": reader.suit(s.name), "letter": s.letter} for s in box.suits],
        "palette": art.palette(name),
        "terms": [term.name for term in glossary(name)],
    }
    route = art.route_of(name)
    return {**found, "route": route} if route else found
