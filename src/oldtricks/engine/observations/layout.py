"""What stands where in an observation, and back to words."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from ...rules.table import BID, PLAY

if TYPE_CHECKING:
    from ..game import Game

TRICK_PHASES = ("bid", "sell", "name", "discard", "call", "play")
RACE_PHASES = ("draw", "play", "lucky")


@dataclass(frozen=True, slots=True)
class Field:
    """Some places of an observation: their name, how many they are, what they mean, and how to read them."""

    name: str
    length: int
    about: str
    kind: str = "numbers"  # phase, seat, card, cards, counts, suit, piles, history or numbers


def trick_fields(players: int, sides: int, cards: int, suits: int, score_unit: str) -> list[Field]:
    """The fields of `encode.put_trick_table`."""
    return [
        Field("phase", 6, "bid, sell, name, discard, call or play", "phase"),
        Field("turn", players, "who is to act", "seat"),
        Field("dealer", players, "who deals", "seat"),
        Field("bidder", players, "who made the standing bid", "seat"),
        Field("maker", players, "who made trump", "seat"),
        Field("hand", cards, "the observer's cards", "cards"),
        Field("discards", cards, "the cards that the observer discarded as maker", "cards"),
        *[
            Field(f"played {i}", cards, f"cards played in this hand by the seat {i} to the left", "cards")
            for i in range(players)
        ],
        *[Field(f"trick {i}", cards, f"card on the trick of the seat {i} to the left", "card") for i in range(players)],
        Field("trump", suits, "the trump suit", "suit"),
        Field("led", suits, "the suit led to the trick", "suit"),
        Field("calls", players, "each seat's last call: 0 none yet, 1 pass, else 1 + the number of the bid"),
        Field("bid", 1, "the number of the standing bid, 0 for none"),
        Field("excess", 1, "cards that the maker has still to discard"),
        Field("deals_left", 1, "deals after this one until the match ends (C6), -1 without a limit"),
        Field("tricks", sides, "tricks taken, by side"),
        Field("scores", sides, f"scores by side, in {score_unit}"),
    ]


def layout(game: "Game", *, history: bool = False) -> list[Field]:
    """Every field of the game's observation, in order; with the history behind them, if that is asked for."""
    from importlib import import_module

    s = game.new_state()
    fields: list[Field] = import_module(f"{__package__}.{game.name}").fields(s.players, s.sides)
    return [*fields, _history(game)] if history else fields


def _history(game: "Game") -> Field:
    from .history import WIDTH, most_actions

    return Field("history", WIDTH * most_actions(game), "this deal, action by action: who, phase and number", "history")


@lru_cache(maxsize=256)
def length(game: "Game") -> int:
    """How many places the game's observation has."""
    return sum(field.length for field in layout(game))


def decode(game: "Game", observation: Sequence[int]) -> dict[str, object]:
    """An observation in words: cards and suits by name, seats counted to the left from the observer."""
    box = game.box
    found: dict[str, object] = {}
    at = 0
    for field in layout(game, history=len(observation) > length(game)):
        places = [int(n) for n in observation[at : at + field.length]]
        at += field.length
        here = [i for i, n in enumerate(places) if n]
        if field.kind == "numbers":
            found[field.name] = places if field.length > 1 else places[0]
        elif field.kind == "phase":
            names = TRICK_PHASES if field.length == 6 else RACE_PHASES
            found[field.name] = names[here[0]] if here else None
        elif field.kind == "seat":
            found[field.name] = here[0] if here else None
        elif field.kind == "cards":
            found[field.name] = [box.card_name(i) for i in here]
        elif field.kind == "card":
            found[field.name] = box.card_name(here[0]) if here else None
        elif field.kind == "counts":
            found[field.name] = {box.card_name(i): places[i] for i in here}
        elif field.kind == "history":
            found[field.name] = _actions(game, places)
        elif field.kind == "suit":
            found[field.name] = box.suit_names[here[0]] if here else None
        else:
            found[field.name] = _piles(game, places)
    return found


def _actions(game: "Game", places: list[int]) -> list[tuple[int, str]]:
    """Seats, counted to the left from the observer, and what they did; "?" for what nobody saw."""
    found = []
    for who, phase, number in zip(places[::3], places[1::3], places[2::3], strict=True):
        if who:
            known = game.grammar.actions[BID + phase - 1 if phase < len(TRICK_PHASES) else PLAY]
            found.append((who - 1, known[number - 1].text if number else "?"))
    return found


def _piles(game: "Game", places: list[int]) -> dict[str, object]:
    kinds = (len(places) - 3) // 2
    tops = [[game.box.card_name(i) for i, n in enumerate(half) if n] for half in (places[:kinds], places[kinds:-3])]
    marks = dict(zip(("500", "300", "100"), places[-3:], strict=True))
    return {"weather": tops[0][0] if tops[0] else None, "flight": tops[1][0] if tops[1] else None, **marks}


def describe(game: "Game", observation: Sequence[int]) -> str:
    """An observation as text, a field a line; empty ones are left out."""
    lines = [f"{name}: {value}" for name, value in decode(game, observation).items() if value not in (None, [], {})]
    return "\n".join(lines)
