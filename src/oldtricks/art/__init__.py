"""Card faces, backs, box fronts, suit marks and the race's board as SVG, drawn by code.

Each game's module has its `PALETTE`, `SUITS`, `LETTERS` and the functions `face`, `back`, `box` and `mark`; they draw
with `paper` and letter with `lettering`. The same call gives the same text, for ever.
"""

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from types import ModuleType

from ..engine.boxes import BOXES
from ..engine.errors import OldTricksError, listed_texts, nearest, quoted
from ..engine.game import game as _game
from ..words import say
from . import avatars as _avatars
from .reactions import REACTIONS as REACTIONS


class UnknownPicture(OldTricksError):
    """There is no such card, suit or board to draw."""


def _module(game: str) -> ModuleType:
    if game not in BOXES:
        near = nearest(game, BOXES)
        raise UnknownPicture(say("game-unknown", given=quoted(game), near=near, games=listed_texts(BOXES)))
    return import_module(f".{game}", __package__)


def _check(game: str, what: str, name: str, there: list[str]) -> None:
    if name not in there:
        named, near = BOXES[game].title, nearest(name, there)
        key = f"art-no-{what}" if there else f"art-no-{what}s"
        raise UnknownPicture(say(key, game=named, given=quoted(name), near=near, there=listed_texts(there)))


@cache
def _cards(game: str) -> tuple[str, ...]:
    table = _game(game)
    return tuple(dict.fromkeys(name for name, _ in table.box.pack_names(table.new_state())))


def cards(game: str) -> list[str]:
    """Every card of a game, side cards too, each once."""
    _module(game)
    return list(_cards(game))


def suits(game: str) -> list[str]:
    """The game's suits, lowest first; none in the race."""
    return list(_module(game).SUITS)


def letter(game: str, suit: str) -> str:
    """The letter or letters that tell a suit apart without its colour."""
    _check(game, "suit", suit, suits(game))
    return str(_module(game).LETTERS[suit])


def palette(game: str) -> dict[str, str]:
    """The game's inks: paper, ink, ground (of the table), accent, and one for each suit."""
    return dict(_module(game).PALETTE)


@cache
def face(game: str, card: str) -> str:
    """The face of a card, named as in a view."""
    _check(game, "card", card, cards(game))
    return str(_module(game).face(card))


@cache
def back(game: str) -> str:
    """The back of the game's cards, upright and upside down alike."""
    return str(_module(game).back())


@cache
def box(game: str) -> str:
    """The front of the game's box."""
    return str(_module(game).box())


@cache
def mark(game: str, suit: str) -> str:
    """A suit's mark alone."""
    _check(game, "suit", suit, suits(game))
    return str(_module(game).mark(suit))


def avatars(game: str) -> list[str]:
    """The pictures that people can choose for themselves from this deck: some of its cards, or else its suits."""
    return list(_avatars.portraits(_module(game)) or suits(game))


@cache
def avatar(game: str, name: str) -> str:
    """One of them, round."""
    _check(game, "card", name, avatars(game))
    module, inks = _module(game), palette(game)
    where = _avatars.portraits(module).get(name)
    if where:
        return _avatars.cut_out(game, name, face(game, name), where, inks["ink"])
    return _avatars.medallion(game, name, mark(game, name), inks["paper"], inks.get(name, inks["ink"]))


@cache
def reaction(name: str) -> str:
    """What people can show each other at the table, whatever they play."""
    if name not in REACTIONS:
        raise UnknownPicture(say("art-no-reaction", given=quoted(name), there=listed_texts(REACTIONS)))
    return REACTIONS[name]()


@cache
def board(game: str) -> str:
    """The map over which a side's plane flies, where there is one."""
    return str(_with_board(game).board())


def plane(game: str) -> str:
    """The plane alone, its nose to the right."""
    return str(_with_board(game).plane())


def _with_board(game: str) -> ModuleType:
    module = _module(game)
    if not hasattr(module, "route"):
        raise UnknownPicture(say("art-no-board", game=BOXES[game].title))
    return module


def route_of(game: str) -> Sequence[tuple[float, float, float]]:
    """Where the plane is on the board at every hundred miles: x, y and its heading in degrees; nothing without one."""
    module = _module(game)
    return [module.route(miles) for miles in range(0, BOXES[game].target + 1, 100)] if hasattr(module, "route") else []
