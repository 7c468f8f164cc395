"""A game as the loops know it: names to import, for which `build.bind` puts in those of one game or another.

    from .surface import deal, legal

A loop that says `legal(s)` then calls the `legal` of the game that it is bound to. What is not declared here is not
offered: a game may call its other functions what it likes.
"""

from dataclasses import dataclass
from typing import Any, NoReturn, Protocol

from ..engine.errors import OldTricksError
from ..rules.surface import Rules, S
from ..rules.table import Seat, Table
from ..words import say


class BindingError(OldTricksError):
    """A name of the dialect that stands for nothing, or for something else than was declared."""


@dataclass(frozen=True, slots=True)
class Declared:
    """A name that a surface declares; it stands for nothing yet."""

    surface: type
    name: str

    def __call__(self, *_: object) -> NoReturn:
        raise BindingError(say("binding-declared-only", name=self.name, surface=self.surface.__name__))


class Surface:
    """Everything that a surface declares."""

    def __init__(self, surface: type) -> None:
        self._surface = surface

    def __getattr__(self, name: str) -> Declared:
        if name.startswith("_") or not (hasattr(self._surface, name) or name in self._surface.__annotations__):
            raise AttributeError(f"{self._surface.__name__} declares no {name}")
        return Declared(self._surface, name)


def declared(surface: type) -> Any:
    """An object to take the names of a surface from: `game: Rules[Table] = declared(Rules)`."""
    return Surface(surface)


class Encoder(Protocol[S]):
    """What a game's module in `engine.observations` offers."""

    def observe(self, s: S, seat: Seat, out: Any) -> int: ...


class Copier(Protocol[S]):
    """What is made of a game's `State`."""

    def reset(self, s: S, t: S) -> None: ...


class Facts(Protocol):
    """What is true of a game, or of all of its kind, and is not a rule."""

    SIGN: int  # 1; or -1 where fewer points win
    BY_SHEET: int  # 1 if points are scored on the sheet, 0 if they are miles that nobody loses again

    def thrown_in(self, s: Any) -> bool: ...


class Seated(Protocol[S]):
    """Bots that sit at the tables of a batch, see `seats`; the layers above offer them."""

    def chosen(self, s: S, spare: S, level: int, c: list[int]) -> int: ...


_rules: Rules[Table] = declared(Rules)
pack, draw_for_deal, deal = _rules.pack, _rules.draw_for_deal, _rules.deal
legal, apply, hide, contract_made = _rules.legal, _rules.apply, _rules.hide, _rules.contract_made

_encoder: Encoder[Table] = declared(Encoder)
observe = _encoder.observe

_copier: Copier[Table] = declared(Copier)
reset = _copier.reset

_facts: Facts = declared(Facts)
SIGN, BY_SHEET, thrown_in = _facts.SIGN, _facts.BY_SHEET, _facts.thrown_in

_seated: Seated[Table] = declared(Seated)
chosen = _seated.chosen
