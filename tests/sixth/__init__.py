"""A sixth game that somebody might add: Lighthouse, with an auction and an odd rule, through every layer.

Its files lie here as they would in the repository, under `src`, `docs` and `tests`; CONTRIBUTING lists just these.
`install` lays them beside the package's own, so that everything finds them by their names, and adds the one line that
a new game needs, in `engine/boxes/__init__.py`. `python -m tests.sixth.command` is the command line with six games.
"""

import sys
from importlib import import_module
from pathlib import Path

import oldtricks as ot
from oldtricks.engine.boxes import BOXES
from oldtricks.words import reader

ROOT = Path(__file__).parent
REPOSITORY = ROOT.parents[1]
NAME = "lighthouse"
TABLES = [(NAME, {"players": players, "passing": passing}) for players in (3, 4) for passing in ("reenter", "final")]

PACKAGES = (
    "oldtricks",
    "oldtricks.art",
    "oldtricks.bots.policies",
    "oldtricks.engine.boxes",
    "oldtricks.engine.observations",
    "oldtricks.rules",
    "oldtricks.teaching",
    "oldtricks.words",
    "tests.reference",
)


def place_of(package: str) -> str:
    return str(ROOT.joinpath(*(["src"] if package.startswith("oldtricks") else []), *package.split(".")))


def install() -> None:
    """Put the game on the shelf."""
    for package in PACKAGES:
        import_module(package).__path__.append(place_of(package))
    BOXES[NAME] = import_module(f"oldtricks.engine.boxes.{NAME}").Lighthouse()
    look_again()


def remove() -> None:
    """Take it off again, so that other tests have five games."""
    del BOXES[NAME]
    for package in PACKAGES:
        module = import_module(package)
        module.__path__.remove(place_of(package))
        vars(module).pop(NAME, None)
        sys.modules.pop(f"{package}.{NAME}", None)
    look_again()


def look_again() -> None:
    """Forget what was found on the shelf before."""
    ot.GAMES = tuple(BOXES)
    reader.catalogue.cache_clear()
    reader.known.cache_clear()
    for name, found in (("catalogue", "games"), ("avatars", "all_avatars"), ("vocabulary", "book_of_words")):
        room = sys.modules.get(f"oldtricks.server.{name}")
        if room:
            getattr(room, found).cache_clear()
