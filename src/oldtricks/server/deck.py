"""The cards of a game for people: what each is called and how it is spoken."""

from functools import cache
from typing import Any

from .. import art
from ..engine.box import TrickBox
from ..engine.boxes import BOXES
from ..engine.boxes.gasoline_alley import CHARACTERS
from ..engine.boxes.neutral import RANK_NAMES as NEUTRAL_RANKS
from ..engine.boxes.neutral import RULERS
from ..engine.boxes.new_york_to_paris import CARD_TITLES
from ..engine.boxes.tactics import RANK_NAMES as TACTICS_RANKS
from ..engine.game import game


@cache
def cards_of(name: str) -> dict[str, dict[str, Any]]:
    """Every card of the pack and the side pack, in the order in which a hand is sorted."""
    played = game(name)
    names = list(dict.fromkeys(card for card, _ in played.box.pack_names(played.new_state())))
    return {card: {**_card(name, card), "order": order} for order, card in enumerate(names)}


def _card(name: str, card: str) -> dict[str, Any]:
    box = BOXES[name]
    if not isinstance(box, TrickBox):
        titles = dict(zip((c for c, _ in box.pack_names(game(name).new_state())), CARD_TITLES, strict=False))
        return {"name": titles[card], "suit": None, "rank": card if card.isdigit() else ""}
    suit, _, rank = card.rpartition("-")
    if suit in box.suits:
        title = box.suit_titles[box.suits.index(suit)]
        return {"name": f"{rank} of {title}", "suit": suit, "rank": rank, "title": _title(name, suit, int(rank))}
    if suit == "key":
        return {"name": f"Key {rank}" + (", the wagon train" if rank == "20" else ""), "suit": "key", "rank": rank}
    if suit in ("gain", "loss"):
        return {"name": f"{suit.title()} {rank}", "suit": None, "rank": f"{'+' if suit == 'gain' else '−'}{rank}"}
    if card == "no-count":
        return {"name": "No Count", "suit": None, "rank": "0"}
    return {"name": f"Trump {card.upper()}", "suit": None, "rank": card.upper()}


def _title(name: str, suit: str, rank: int) -> str:
    """What is written on the card beside its number."""
    if name == "tactics":
        return TACTICS_RANKS[rank - 1]
    if name == "gasoline_alley":
        return CHARACTERS.get(rank, "")
    if name == "neutral":
        nation = BOXES[name].suits.index(suit)  # type: ignore[attr-defined]
        if rank == len(NEUTRAL_RANKS):
            return RULERS[nation]
        return "Neutral" if suit == "us" else NEUTRAL_RANKS[rank - 1]
    return ""


@cache
def deck(name: str) -> dict[str, Any]:
    """The cards, the suits with their letters, and the colours."""
    box = BOXES[name]
    found: dict[str, Any] = {"cards": cards_of(name), "suits": [], "palette": art.palette(name)}
    if isinstance(box, TrickBox):
        titles = zip(box.suits, box.suit_titles, strict=True)
        found["suits"] = [{"suit": s, "name": title, "letter": art.letter(name, s)} for s, title in titles]
    else:  # where the plane is at every hundred miles
        found["route"] = [art.route(miles) for miles in range(0, 3400, 100)]
    return found
