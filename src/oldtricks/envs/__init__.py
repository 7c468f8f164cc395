"""The games as environments for programs that learn (extra [envs]): PettingZoo, and vectors of matches for Gymnasium.

Nothing is imported before it is asked for, so each environment needs only its own library.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from ..engine.errors import OptionError, listed_texts, quoted
from ..engine.game import Game
from ..engine.game import game as named
from ..words import say

if TYPE_CHECKING:
    from .pettingzoo import OldTricksEnv, env, raw_env
    from .solo import OldTricksSoloEnv
    from .vector import OldTricksVectorEnv

__all__ = ["OldTricksEnv", "OldTricksSoloEnv", "OldTricksVectorEnv", "env", "raw_env", "read_game"]

PLACES = {
    "OldTricksEnv": "pettingzoo",
    "OldTricksSoloEnv": "solo",
    "OldTricksVectorEnv": "vector",
    "env": "pettingzoo",
    "raw_env": "pettingzoo",
}


def __getattr__(name: str) -> Any:
    if name not in PLACES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{PLACES[name]}"), name)


REWARDS = ("win", "score")


def check_choice(name: str, value: object, choices: tuple[object, ...]) -> None:
    """A setting is one of these."""
    if value not in choices:
        raise OptionError(say("env-is-one-of", name=name, choices=listed_texts(map(str, choices)), given=quoted(value)))


def read_game(game: str | Game, options: dict[str, Any]) -> Game:
    """The game meant, by name and options or ready-made.

    C6: a trick game asked for by name ends after one hand unless `hands` says otherwise, since players who bid at
    random practically never end a match.
    """
    if isinstance(game, str):
        found = named(game, **options)
        return found if "hands" in options else found.limited(1)
    if options:
        raise OptionError(say("game-has-its-options", game=repr(game), options=listed_texts(options)))
    return game
