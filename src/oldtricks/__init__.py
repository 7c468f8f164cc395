"""Old Tricks: five card games of 1911 to 1927, brought back to life.

>>> import oldtricks as ot
>>> match = ot.game("tactics").start(seed=7)
>>> match.play("bid 60")
>>> match.history[-1][1]
<bid 60>
"""

from .engine.box import Action, Event, Option
from .engine.boxes import BOXES
from .engine.errors import (
    DeckError,
    IllegalAction,
    NotationError,
    OldTricksError,
    OptionError,
    RecordError,
    ShuffleError,
    UnknownGame,
)
from .engine.game import Game, game
from .engine.match import Match
from .engine.records import Record
from .engine.sheet import Line, Sheet
from .engine.shuffles import Fair, Seeded, Shuffler, Stacked
from .engine.view import View

__version__ = "0.1.0"

GAMES = tuple(BOXES)

__all__ = [
    "GAMES",
    "Action",
    "DeckError",
    "Event",
    "Fair",
    "Game",
    "IllegalAction",
    "Line",
    "Match",
    "NotationError",
    "OldTricksError",
    "Option",
    "OptionError",
    "Record",
    "RecordError",
    "Seeded",
    "Sheet",
    "ShuffleError",
    "Shuffler",
    "Stacked",
    "UnknownGame",
    "View",
    "game",
]
