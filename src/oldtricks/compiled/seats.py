"""Who sits where in a batch: learners, whose actions come from outside, and bots that play in compiled code."""

from collections.abc import Sequence
from typing import Any, Protocol, TypeAlias

from ..engine.errors import OptionError, quoted
from ..engine.game import Game
from ..words import say
from .arrays import np, npt
from .build import Offers, Sitter
from .kernels import LEARNER


class Bot(Protocol):
    """A bot, or its class, that can sit in a batch."""

    seated: Sitter


Seating: TypeAlias = Sequence[Bot | None]  # by seat; None is a learner
Seatings: TypeAlias = Seating | Sequence[Seating]  # one for all rows, or several to choose from
Levels: TypeAlias = npt.NDArray[np.int8]

NO_BOTS: Levels = np.zeros((0, 0), np.int8)  # where learners alone sit, nobody looks who it is


def rotations(seating: Seating) -> list[Seating]:
    """The seating, and every other one that it becomes as all go on by a seat; each once."""
    turned = [(*seating[n:], *seating[:n]) for n in range(len(seating))]
    return list(dict.fromkeys(turned))


def seatings(seats: Seatings) -> list[Seating]:
    """One seating or several, as a list."""
    several = len(seats) > 0 and all(isinstance(seating, Sequence) for seating in seats)
    return list(seats) if several else [seats]  # type: ignore[arg-type, list-item]


def levels(game: Game, size: int, seats: Seatings, which: npt.ArrayLike | None = None) -> Levels:
    """By row and seat who sits there, LEARNER or a bot's level.

    `which` says of every row which of the seatings it has; without it they take turns.
    """
    rows = seatings(seats)
    if any(len(row) != game.players for row in rows):
        raise OptionError(say("seats-by-player", players=game.players))
    numbers = np.array([[sitter(bot).level if bot else LEARNER for bot in row] for row in rows], np.int8)
    if not (numbers == LEARNER).any(1).all():
        raise OptionError(say("seats-need-a-learner"))
    chosen = np.arange(size) % len(rows) if which is None else np.asarray(which)
    if chosen.shape != (size,) or chosen.dtype.kind not in "iu" or ((chosen < 0) | (chosen >= len(rows))).any():
        raise OptionError(say("seats-which", size=size, last=len(rows) - 1))
    found: Levels = np.ascontiguousarray(numbers[chosen])
    return found


def offers(game: Game, seats: Seatings) -> Offers:
    """What the choices of the bots who sit there are made of."""
    bots = {bot: None for row in seatings(seats) for bot in row if bot}
    return {surface: by for bot in bots for surface, by in sitter(bot).offers(game.name).items()}


def sitter(bot: Any) -> Sitter:
    found = getattr(bot, "seated", None)
    if not isinstance(found, Sitter):
        raise OptionError(say("seats-no-bot", given=quoted(bot)))
    return found
