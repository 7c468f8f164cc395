"""Small worlds: real positions near the end of a hand, in which a few cards may lie otherwise.

The rules are the game's own, and so is the pack; a world is small because most cards have been played or seen. A file
`small_worlds/<game>.toml` tells the table, the seed of the deal, what was played, and which cards nobody but their
holder has seen; all others lie open. Chance deals the unseen ones anew, in every way in which what was played could
have been played: the rules are asked. Two play, each for all seats of his side, and sees their cards.

OpenSpiel itself is not here; see `spiel_small`.
"""

import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import chain, combinations
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

from ..engine.box import State, cards_of
from ..engine.boxes import BOXES
from ..engine.game import Game
from ..engine.knowledge import copy_state
from ..rules.table import HIDDEN, RaceTable, TrickTable, side_of
from .spiel_world import World, kit_of

FOLDER = Path(__file__).parent / "small_worlds"

Hands: TypeAlias = tuple[tuple[int, ...], ...]


class Deal(NamedTuple):
    """A way in which the unseen cards may lie, and how many of all ways it is."""

    world: World
    ways: int


class SmallWorld:
    """A position, and all that chance can deal there."""

    def __init__(self, name: str, told: Mapping[str, Any]) -> None:
        game = Game(BOXES[name], told["players"], told.get("options", {}))
        match = game.start(seed=told["seed"])
        for text in told["play"].split(","):
            match.play(text.strip())
        self.name = name
        self.kit = kit_of(name, game.players, tuple(game.options.items()))
        self.state, self.dealing = match.state, match.dealing()
        self.sides = [[seat for seat in range(game.players) if side_of(self.state, seat) == side] for side in (0, 1)]
        self.unseen = [game.box.deck(match.state, hand)[0] for hand in told["unseen"]]  # by seat
        self.left = game.box.deck(match.state, told.get("left", ""))[0]  # of those that were dealt to nobody
        self.to_come = self._to_come()
        self.deals = list(self._deals())

    def __deepcopy__(self, memo: dict[int, Any]) -> "SmallWorld":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return small_world, (self.name,)

    def _deals(self) -> Iterator[Deal]:
        """The ways to hand out the unseen cards after which all could have happened that did."""
        places = [self._places(seat) for seat in range(self.kit.players)]
        cards = sorted([*chain(*self.unseen), *self.left, *(self.to_come if self.kit.race else ())])
        for hands, ways in sorted(Counter(spread(cards, [len(hand) for hand in self.unseen])).items()):
            pool = Counter(cards) - Counter(chain(*hands)) if self.kit.race else Counter(self.to_come)
            if world := self._replayed(self._deck(places, hands), pool):
                yield Deal(world, ways)

    def _places(self, seat: int) -> list[int]:
        """Where in the deck the seat's unseen cards lay."""
        s, deck = self.state, self.dealing.deck
        if isinstance(s, TrickTable):
            mine = [deck.index(card) for card in cards_of(s.hands[seat])]
        else:
            owners = (*self.kit.game.layout_of(self.dealing.before)[: len(deck) - s.stock], *self.dealing.drew)
            mine = [place for place, owner in enumerate(owners) if owner == seat][::-1]  # the last are still there
        found: list[int] = []
        for card in self.unseen[seat]:
            found.append(next(place for place in mine if deck[place] == card and place not in found))
        return found

    def _to_come(self) -> list[int]:
        """What is yet to be drawn, or turned up (AV16): the end of the deck."""
        s, deck = self.state, self.dealing.deck
        if isinstance(s, RaceTable):
            return deck[len(deck) - s.stock + s.drawn :]
        return deck[self.kit.cards + s.tricks :]

    def _deck(self, places: Sequence[Sequence[int]], hands: Hands) -> list[int]:
        """The deck that deals these cards."""
        deck = self.dealing.deck[:]
        for place, card in zip(chain(*places), chain(*hands), strict=True):
            deck[place] = card
        deck[len(deck) - len(self.to_come) :] = [HIDDEN] * len(self.to_come)
        return deck

    def _replayed(self, deck: list[int], pool: Counter[int]) -> World | None:
        """The position with this deck, if the rules would have let it come about."""
        rules, world = self.kit.rules, World(self.kit)
        s: State = copy_state(self.dealing.before)
        rules.deal(s, [max(card, 0) for card in deck])
        for (seat, number), phase in zip(self.dealing.made, self.dealing.phases, strict=True):
            if s.turn != seat or s.phase != phase or not rules.legal(s) >> number & 1:
                return None
            rules.apply(s, number)
        world.s, world.player = s, s.turn
        world.dealing = self.dealing.copy()
        world.dealing.deck = deck
        world.pool = [pool[card] for card in (*range(self.kit.cards), *self.kit.side_cards)]
        hands = [f"hand {seat + 1}: {' '.join(self.kit.game.box.hand(s, seat))}" for seat in range(s.players)]
        world.log = [(*hands, "")]
        return world

    def told(self, world: World, side: int) -> str:
        """All that the player of a side has seen."""
        seats = self.sides[side]
        seen = (entry if isinstance(entry, str) else " / ".join(entry[seat] for seat in seats) for entry in world.log)
        return "; ".join(filter(None, seen))


def spread(cards: Sequence[int], rooms: Sequence[int]) -> Iterator[Hands]:
    """Every way to fill hands of these sizes; one hand as often as there are cards to make it of."""
    if not rooms:
        yield ()
        return
    for chosen in combinations(range(len(cards)), rooms[0]):
        hand = tuple(cards[i] for i in chosen)
        others = [card for i, card in enumerate(cards) if i not in chosen]
        for rest in spread(others, rooms[1:]):
            yield hand, *rest


@cache
def small_world(name: str) -> SmallWorld:
    """The small world of a game."""
    return SmallWorld(name, tomllib.loads((FOLDER / f"{name}.toml").read_text(encoding="utf-8")))
