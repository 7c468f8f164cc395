"""What a seat may know of a deal, in numbers: the state without what is hidden, and how it came about."""

from collections.abc import Callable
from dataclasses import fields
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from ..rules.table import DISCARD, HIDDEN, NOBODY, RaceTable, Table
from .box import S, State

if TYPE_CHECKING:
    from .game import Game

Script = tuple[tuple[int, int], ...]


class Sight(NamedTuple):
    """One deal as a seat (None for a spectator) has seen it. The states are its own, but for `before`: see it only."""

    played: "Game"  # the game with its options
    seat: int | None
    known: State  # the state without what is hidden from the seat: `hide` of the rules was there
    before: State  # the table before the deal, nobody's cards on it; shared by all who look
    script: Script  # seat and number of every action since; HIDDEN is a card that somebody else laid away face down
    deck: tuple[int, ...]  # the cards at the places of the deck where the seat has seen them, HIDDEN elsewhere
    phases: tuple[int, ...]  # in which each action of the script was made


class Dealing:
    """A deal as it was: what everybody's sight of it is taken from."""

    __slots__ = ("before", "deck", "drew", "face_down", "made", "phases", "played")

    def __init__(self, played: "Game", s: State, deck: list[int]) -> None:
        """The cards are about to be dealt."""
        self.played = played
        self.before = hidden(played, s, NOBODY)
        self.deck = deck
        self.made: list[tuple[int, int]] = []  # seats and action numbers
        self.phases: list[int] = []  # in which they were made
        self.face_down: list[int] = []  # those of them that lay a card away unseen
        self.drew: list[int] = []  # who drew the cards of the drawing pile

    def copy(self) -> "Dealing":
        twin = object.__new__(Dealing)
        twin.played, twin.before, twin.deck = self.played, self.before, self.deck[:]
        twin.made, twin.face_down, twin.drew = self.made[:], self.face_down[:], self.drew[:]
        twin.phases = self.phases[:]
        return twin

    def note(self, s: State, action: int) -> None:
        """The player at turn is about to do this."""
        if s.phase == DISCARD:
            self.face_down.append(len(self.made))
        self.made.append((s.turn, action))
        self.phases.append(s.phase)

    def note_drawn(self, s: State) -> None:
        """He has done it, and may have drawn."""
        if isinstance(s, RaceTable) and s.drawn > len(self.drew):
            self.drew += [self.made[-1][0]] * (s.drawn - len(self.drew))

    def seen_by(self, s: State, seat: int | None) -> Sight:
        """The deal as a seat has seen it; `s` is the table now."""
        known = hidden(self.played, s, NOBODY if seat is None else seat)
        deck = tuple(self._deck(known, seat))
        return Sight(self.played, seat, known, self.before, self.script(seat), deck, tuple(self.phases))

    def script(self, seat: int | None) -> Script:
        """Who did what, as far as a seat has seen it."""
        script = self.made[:]
        for i in self.face_down:
            if script[i][0] != seat:
                script[i] = (script[i][0], HIDDEN)
        return tuple(script)

    def _deck(self, known: State, seat: int | None) -> list[int]:
        deck = self.deck
        seen = [HIDDEN] * len(deck)
        if isinstance(known, RaceTable):  # cards of a kind are alike: what counts is where they came from
            if seat is not None:
                dealt = self.played.layout_of(self.before)[: len(deck) - known.stock]
                for place, owner in enumerate((*dealt, *self.drew)):
                    if owner == seat:
                        seen[place] = deck[place]
            return seen
        places = len(deck) - self.played.box.side_packs
        if seat is not None:
            mine = known.hands[seat] | known.played[seat] | known.discards
            seen[:places] = [card if mine >> card & 1 else HIDDEN for card in deck[:places]]
        if places < len(deck):  # a side card is turned up with every trick (AV16)
            seen[places : places + known.tricks] = deck[places : places + known.tricks]
        return seen


def hidden(played: "Game", s: S, seat: int) -> S:
    """A copy of the state with only what the seat may know; NOBODY is a spectator."""
    known = copy_state(s)
    played.rules.hide(known, seat)
    return known


def copy_state(s: S) -> S:
    """A copy that shares nothing."""
    copier: Callable[[S], S] | None = COPIERS.get(type(s))
    if copier is None:
        copier = COPIERS[type(s)] = _copier(s)
    return copier(s)


COPIERS: dict[type[Table], Callable[[Any], Any]] = {}


def _copier(s: S) -> Callable[[S], S]:
    """What copies such a state: a line of code for each of its fields, three times as fast as a loop over them."""
    rows = [f.name for f in fields(s) if isinstance(getattr(s, f.name), list)]
    lines = [f"twin.{f.name} = s.{f.name}{'[:]' if f.name in rows else ''}" for f in fields(s)]
    made: dict[str, Any] = {"new": object.__new__, "State": type(s)}
    exec("\n    ".join(["def copy(s):", "twin = new(State)", *lines, "return twin"]), made)
    return cast(Callable[[S], S], made["copy"])
