"""What people type: the engine's notation, and shorter forms of it."""

import re
from collections.abc import Sequence

from ..engine.box import Action
from ..engine.errors import NotationError
from ..engine.game import Game
from ..engine.match import Match
from ..rules.table import PLAY
from .choices import bids_numbers, in_order
from .faces import face

_SHORT = re.compile(r"([a-z]{2})-?(\d{1,2})")


def read_action(match: Match, text: str) -> Action:
    """The action that is meant; not all that can be meant is legal.

    A number picks from the list of legal actions, unless it is a bid; `ge8` is germany-8; beginnings of words do
    where they fit one legal action only.
    """
    words = text.strip().lower()
    legal = match.legal()
    number = int(words[:8]) if words.isascii() and words.isdigit() else 0
    if 0 < number <= len(legal) and not bids_numbers(match.view(match.turn)):
        return match.read(in_order(action.text for action in legal)[number - 1])
    try:
        return match.read(_spelled_out(match.game, words))
    except NotationError:
        meant = [action for action in legal if _begins(action.text.split(), words.split())]
        if len(meant) != 1:
            raise
        return meant[0]


def _spelled_out(game: Game, words: str) -> str:
    """`ge8` and `ge-8` as germany-8, wherever they stand."""
    codes = _codes(game) if any(map(_SHORT.fullmatch, words.split())) else {}

    def name(found: re.Match[str]) -> str:
        return f"{codes[found[1]]}-{found[2]}" if found[1] in codes else found[0]

    return " ".join(_SHORT.sub(name, word) if _SHORT.fullmatch(word) else word for word in words.split())


def _codes(game: Game) -> dict[str, str]:
    """The two letters on every card, and what they stand for."""
    if not game.box.suits:
        return {}
    faces = [face(game.name, action.card) for action in game.grammar.actions[PLAY].values() if action.card]
    return {printed.suit.code.lower(): printed.suit.name for printed in faces if printed.suit.name}


def _begins(action: Sequence[str], typed: Sequence[str]) -> bool:
    """Whether the words typed begin words of the action, in their order; the verb may be missing."""
    for rest in (action, action[1:]):
        if typed and len(typed) <= len(rest) and all(map(_begins_word, rest, typed)):
            return True
    return False


def _begins_word(word: str, typed: str) -> bool:
    return word == typed if typed.isdigit() else word.startswith(typed)


def completions(match: Match, commands: Sequence[str]) -> list[str]:
    """The lines that can be typed now, in full."""
    legal = [action.text for action in match.legal()]
    cards = [action.card for action in match.legal() if action.card]
    bare = [card for card in cards if cards.count(card) == 1]
    return [*legal, *bare, *commands, *(f"why {text}" for text in legal)]
