"""Card faces, backs, box fronts, suit marks and the race's board as SVG, drawn by code.

Each game's module has its `PALETTE`, `SUITS`, `LETTERS` and the functions `face`, `back`, `box` and `mark`; they draw
with `paper` and letter with `lettering`. The same call gives the same text, for ever.
"""

from functools import cache
from importlib import import_module
from types import ModuleType

from ..engine.boxes import BOXES
from ..engine.errors import OldTricksError, did_you_mean, quoted
from ..engine.game import game as _game

_RACE = "new_york_to_paris"  # the only game with a board


class UnknownPicture(OldTricksError):
    """There is no such card, suit or board to draw."""


def _module(game: str) -> ModuleType:
    if game not in BOXES:
        raise UnknownPicture(f"there is no game {quoted(game)}.{did_you_mean(game, BOXES)} Games: {', '.join(BOXES)}.")
    return import_module(f".{game}", __package__)


def _check(game: str, what: str, name: str, there: list[str]) -> None:
    if name not in there:
        raise UnknownPicture(
            f"{BOXES[game].title} has no {what} {quoted(name)}.{did_you_mean(name, there)} "
            + (f"There are: {', '.join(there)}." if there else f"It has no {what}s.")
        )


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


@cache
def board(game: str) -> str:
    """The map over which a side's plane flies; the race alone has one."""
    module = _module(game)
    if game != _RACE:
        raise UnknownPicture(f"{BOXES[game].title} has no board: only {BOXES[_RACE].title} has one.")
    return str(module.board())


def route(miles: int) -> tuple[float, float, float]:
    """Where the plane is on the board at so many miles: x, y and its heading in degrees."""
    x, y, heading = _module(_RACE).route(miles)
    return x, y, heading


def plane() -> str:
    """The race's plane alone, its nose to the right."""
    return str(_module(_RACE).plane())
