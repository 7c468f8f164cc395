"""Other worlds for OpenSpiel: what a player has seen of a match fits many deals, and search wants any of them.

Nothing here peeks: the dealer of `bots.worlds` gets what the player has seen, and what it deals becomes a history.
"""

import random
from typing import TYPE_CHECKING

from ..bots.worlds import Worlds
from ..engine.match import MOST_CARDS
from .spiel_world import World

if TYPE_CHECKING:
    from .open_spiel import OldTricksGame, OldTricksState


class Guess:
    """Worlds that one player cannot tell from this one.

    How the hidden cards of finished deals lay matters to nothing any more: one way that they can have lain does for
    all other worlds.
    """

    def __init__(self, game: "OldTricksGame", player: int) -> None:
        self.player = player
        self.history: list[int] = []  # the match up to the deal that is being played,
        self.deals = 0  # so many deals,
        self.past: OldTricksState = game.new_initial_state()  # and as it can have been as well
        self.moves: list[int] = []  # of this match
        self.worlds: Worlds | None = None  # of the deal that is being played

    def read_on(self, world: World, moves: list[int]) -> bool:
        """See what happened since the last time; false if this is another match."""
        if moves[: len(self.history)] != self.history:
            return False
        if moves and not self.history:
            self.past.apply_action(moves[0])  # who deals first
            self.history = moves[:1]
        for deal in world.finished[self.deals :]:
            self.past = self._after(Worlds(deal.dealing.seen_by(deal.s, self.player)), random.Random(0))
            self.history = moves[: deal.moves]
            self.deals += 1
        if moves != self.moves:
            self.moves, self.worlds = moves, None
        return True

    def other_state(self, world: World, chance: random.Random) -> "OldTricksState":
        """Another world."""
        if world.dealing is None:
            return self._dealt_so_far(world.dealt or [], chance)
        self.worlds = self.worlds or Worlds(world.sight(self.player))
        return self._after(self.worlds, chance, world.drawn if world.missing else None)

    def _dealt_so_far(self, dealt: list[int], chance: random.Random) -> "OldTricksState":
        """In the middle of the dealing he knows his own cards and nothing else."""
        state: OldTricksState = self.past.clone()
        if not dealt:
            return state
        kit, deck = state.world.kit, [0] * MOST_CARDS
        pack = kit.game.box.packs(deck[: kit.rules.pack(state.world.s, deck)])[0]
        owners = kit.order[kit.game.box.dealt_after(state.world.s)]
        for card, owner in zip(dealt, owners, strict=False):
            if owner == self.player:
                pack.remove(card)
        chance.shuffle(pack)
        for card, owner in zip(dealt, owners, strict=False):
            state.apply_action(card if owner == self.player else pack.pop())
        return state

    def _after(self, worlds: Worlds, chance: random.Random, drawn: int | None = None) -> "OldTricksState":
        """The deal as it can have been as well, after this past; the last action has drawn so many cards until now."""
        world = worlds.even(chance.getrandbits(63))
        state: OldTricksState = self.past.clone()
        kit = state.world.kit
        owners = kit.game.layout_of(state.world.s)
        for card in shuffled_hands(world.deck, owners, self.player, chance):
            state.apply_action(card)
        here: World = state.world
        for i, number in enumerate(world.actions, 1):
            state.apply_action(kit.offsets[here.s.phase] + number)
            while here.missing and not (i == len(world.actions) and here.drawn == drawn):
                state.apply_action(here.card_to_come(world.deck))
        return state


def shuffled_hands(deck: list[int], owners: tuple[int, ...], player: int, chance: random.Random) -> list[int]:
    """The cards that are dealt to somebody, in the order of the deck; those of other hands have come in any order."""
    hands: dict[int, list[int]] = {}
    for card, owner in zip(deck, owners, strict=False):
        hands.setdefault(owner, []).append(card)
    for owner, cards in hands.items():
        if owner != player:
            chance.shuffle(cards)
    return [hands[owner].pop(0) for owner in owners if owner >= 0]
