"""The five boxes."""

from typing import Any

from ..box import Box
from .aviationgame import Aviationgame
from .gasoline_alley import GasolineAlley
from .neutral import Neutral
from .new_york_to_paris import NewYorkToParis
from .tactics import Tactics

BOXES: dict[str, Box[Any]] = {
    box.name: box for box in (Aviationgame(), GasolineAlley(), Neutral(), NewYorkToParis(), Tactics())
}
