"""Other worlds: what a player has seen of a match fits many deals, and search wants to try them all alike.

Nothing here peeks: of hidden cards only their number is used, and what the rules say about who can hold them.
"""

import random
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain
from math import comb
from typing import TYPE_CHECKING

from ..engine.box import cards_of
from ..engine.errors import OldTricksError
from ..rules import new_york_to_paris as race
from ..rules.table import CALL, DISCARD, DRAW, LUCKY, NOBODY, PLAY
from .spiel_world import CHANCE, Kit, World

if TYPE_CHECKING:
    from .open_spiel import OldTricksGame, OldTricksState


class Witness:
    """What one player has seen of a match, and other worlds that he cannot tell from it.

    Another world has the same history but for what is hidden from him. How the hidden cards of finished deals lay
    matters to nothing any more: one way that they can have lain does for all other worlds.
    """

    def __init__(self, kit: Kit, player: int) -> None:
        self.player = player
        self.world = kit.start.copy()
        self.history: list[int] = []
        self.deals: list[Deal] = []  # the present one, and finished ones that are not in the past yet
        self.past: OldTricksState | None = None

    def read_on(self, history: Sequence[int]) -> None:
        """See what happened since the last time."""
        world = self.world
        for action in history[len(self.history) :]:
            if self.deals:
                self.deals[-1].watch(world, action)
            self.history.append(action)
            world.apply(action)
            if self.deals:
                self.deals[-1].look(world)
            if world.dealt == []:
                self.deals.append((RaceDeal if world.kit.race else TrickDeal)(world, self.player))

    def other_state(self, game: "OldTricksGame", chance: random.Random) -> "OldTricksState":
        """Another world."""
        if not self.history:
            return game.new_initial_state()
        if self.past is None:
            self.past = game.new_initial_state()
            self.past.apply_action(self.history[0])  # who deals first
        while len(self.deals) > 1:
            self.past = self.deals[0].after(self.past, random.Random(0))
            del self.deals[0]
        return self.deals[0].after(self.past, chance)


class Deal(ABC):
    """One deal as a player sees it. Subclasses keep what is hidden, and what he can conclude."""

    TRIES = 10_000

    def __init__(self, world: World, player: int) -> None:
        self.kit = world.kit
        self.player = player
        self.order = world.kit.order[world.s.dealer]
        self.places: list[list[int]] = [[] for _ in range(world.kit.players)]  # of the script, by seat dealt to
        self.script: list[int] = []  # all actions, of chance too
        self.actors: list[int] = []
        self.now = (world.player, world.s.phase)
        self.dealing = True

    def watch(self, world: World, action: int) -> None:
        """What is about to happen."""
        if world.dealt is not None:
            self.places[self.order[len(world.dealt)]].append(len(self.script))
        else:
            self.see(world, len(self.script), action)
        self.script.append(action)
        self.actors.append(world.player)

    def look(self, world: World) -> None:
        """What has happened."""
        self.now = (world.player, world.s.phase)
        self.dealing = self.dealing and world.dealt is not None

    @abstractmethod
    def see(self, world: World, place: int, action: int) -> None:
        """What is about to happen at this place of the script, after the deal."""

    @abstractmethod
    def pack(self) -> list[int]:
        """The cards that were dealt from."""

    @abstractmethod
    def redeal(self, chance: random.Random) -> list[int] | None:
        """Another script that can have been; None if this try failed."""

    def after(self, past: "OldTricksState", chance: random.Random) -> "OldTricksState":
        """The deal as it can have been as well, after this past.

        Every action is tried by the rules, so that what was possible in this world is possible in that one.
        """
        for _ in range(self.TRIES):
            script = self._deal_anything(chance) if self.dealing else self.redeal(chance)
            if script is not None:
                state: OldTricksState = past.clone()
                if self._follows(state, script):
                    return state
        raise OldTricksError(f"found no world that player {self.player} cannot tell from this one")

    def _deal_anything(self, chance: random.Random) -> list[int]:
        """In the middle of the dealing he knows his own cards and nothing else."""
        script = self.script[:]
        pack = self.pack()
        for place in self.places[self.player]:
            pack.remove(script[place])
        others = (places for seat, places in enumerate(self.places) if seat != self.player)
        deal_out(pack, chain(*others), script, chance)
        return script

    def _follows(self, state: "OldTricksState", script: list[int]) -> bool:
        """Make all actions, if the rules allow them and the turns go as they went."""
        for action, actor in zip(script, self.actors, strict=True):
            if state.world.player != actor or not state.world.allows(action):
                return False
            state.apply_action(action)
        return (state.world.player, state.world.s.phase) == self.now


class Allotment:
    """The ways to give out cards to holders who have room for so many and cannot have some: draws any, all alike.

    One holder at least can have all. Holders with the same barred cards share a pool, cards that are open to the same
    pools are a group; the ways are counted group by group and pool by pool.
    """

    def __init__(self, cards: Sequence[int], rooms: Sequence[int], barred: Sequence[int]) -> None:
        self.rooms = rooms
        self.barred = barred
        masks = sorted(set(barred))
        self.pools = {mask: pool for pool, mask in enumerate(masks)}
        self.room = tuple(sum(r for r, b in zip(rooms, barred, strict=True) if b == mask) for mask in masks)
        groups: dict[tuple[int, ...], list[int]] = {}
        for card in cards:
            groups.setdefault(tuple(pool for pool, mask in enumerate(masks) if not mask >> card & 1), []).append(card)
        self.groups = sorted(groups.items(), key=lambda group: len(group[0]))
        self.steps = [(group, pool) for group, (pools, _) in enumerate(self.groups) for pool in pools]
        self.last = {pool: step for step, (_, pool) in enumerate(self.steps)}
        self.memory: dict[tuple[int, int, tuple[int, ...]], int] = {}

    def ways(self, step: int, cards: int, room: tuple[int, ...]) -> int:
        """In how many ways the rest can be given out, with so many cards of the step's group to go."""
        if step == len(self.steps):
            return 1
        key = step, cards, room
        if key not in self.memory:
            self.memory[key] = sum(ways for _, ways in self.shares(step, cards, room))
        return self.memory[key]

    def shares(self, step: int, cards: int, room: tuple[int, ...]) -> Iterator[tuple[int, int]]:
        """How many cards of the group can go to the step's pool, each with its number of ways."""
        group, pool = self.steps[step]
        ends = step + 1 == len(self.steps) or self.steps[step + 1][0] != group
        least = room[pool] if self.last[pool] == step else 0  # a pool has to be full in the end
        if ends:
            least = max(least, cards)  # and a group given out
        for share in range(least, min(cards, room[pool]) + 1):
            rest = len(self.groups[group + 1][1]) if ends and step + 1 < len(self.steps) else cards - share
            ways = self.ways(step + 1, rest, (*room[:pool], room[pool] - share, *room[pool + 1 :]))
            if ways:
                yield share, comb(cards, share) * ways

    def draw(self, chance: random.Random) -> list[list[int]] | None:
        """One way: the cards of each holder. None if there is none."""
        given: list[list[int]] = [[] for _ in self.room]
        room = self.room
        rest: list[int] = []
        for step, (group, pool) in enumerate(self.steps):
            if step == 0 or self.steps[step - 1][0] != group:
                rest = self.groups[group][1][:]
                chance.shuffle(rest)
            shares = list(self.shares(step, len(rest), room))
            if not shares:
                return None
            share = chance.choices(*zip(*shares, strict=True))[0]
            given[pool] += [rest.pop() for _ in range(share)]
            room = (*room[:pool], room[pool] - share, *room[pool + 1 :])
        for cards in given:
            chance.shuffle(cards)
        return [
            [given[self.pools[mask]].pop() for _ in range(n)] for n, mask in zip(self.rooms, self.barred, strict=True)
        ]


class TrickDeal(Deal):
    """A deal of a trick game: who can hold which of the cards that the player has not seen."""

    def __init__(self, world: World, player: int) -> None:
        super().__init__(world, player)
        self.s = world.s
        self.holes: list[int] = []  # places where somebody else discards
        self.barred = [0] * (world.kit.players + 2)  # cards that cannot be in each hand, the discards, the centre
        self.allotment: Allotment | None = None

    def pack(self) -> list[int]:
        return list(range(self.kit.cards))

    def see(self, world: World, place: int, action: int) -> None:
        s = world.s
        self.allotment = None
        if world.player in (CHANCE, self.player):
            return
        number = action - self.kit.offsets[s.phase]
        if s.phase == DISCARD:
            self.holes.append(place)
            self.barred[-2] |= self._barred(lambda card: card)
        elif s.phase == CALL:
            self.barred[s.turn] |= 1 << number  # NE-Q6
            self.barred[-2] |= 1 << number
        elif s.phase == PLAY:
            self.barred[s.turn] |= self._barred(lambda _: number)

    def _barred(self, number: Callable[[int], int]) -> int:
        """The cards that somebody to whom the action was open cannot hold: the rules are asked about each."""
        s, barred = self.s, 0
        hand = s.hands[s.turn]
        for card in range(self.kit.cards):
            s.hands[s.turn] = 1 << card | 1 << number(card)
            if not self.kit.rules.legal(s) >> number(card) & 1:
                barred |= 1 << card
        s.hands[s.turn] = hand
        return barred

    def look(self, world: World) -> None:
        super().look(world)
        if world.dealt == []:  # the last time to see this hand's cards on the table
            self._count()

    def _count(self) -> Allotment:
        """What the player has not seen, and where it can be."""
        s = self.s
        unseen = (1 << self.kit.cards) - 1 & ~s.hands[self.player]
        for cards in s.played[: s.players]:
            unseen &= ~cards
        rooms = [hand.bit_count() for hand in s.hands[: s.players]]
        rooms[self.player] = 0
        if s.maker == self.player:
            unseen &= ~s.discards
        rooms += [0 if s.maker == self.player else s.discards.bit_count(), s.centre.bit_count()]
        self.played = [list(cards_of(cards)) for cards in s.played[: s.players]]
        self.maker = s.maker
        self.allotment = Allotment(list(cards_of(unseen)), rooms, [mask & unseen for mask in self.barred])
        return self.allotment

    def redeal(self, chance: random.Random) -> list[int] | None:
        given = (self.allotment or self._count()).draw(chance)
        if given is None:
            return None
        script = self.script[:]
        discards = given[-2]
        for seat, places in enumerate(self.places):
            if seat == self.player:
                cards = [script[place] for place in places]
            else:
                cards = given[seat] + self.played[seat] + (discards if seat == self.maker else [])
            deal_out(cards, places, script, chance)  # what is over of the maker's cards came from the centre
        for place, card in zip(self.holes, discards, strict=True):
            script[place] = self.kit.offsets[DISCARD] + card
        return script


class RaceDeal(Deal):
    """A deal of the race: what others hold, and what they must have held to do what they did."""

    GET, TAKE, USE, BAR = range(4)

    def __init__(self, world: World, player: int) -> None:
        super().__init__(world, player)
        self.loose = Counter(dict(enumerate(world.pool[: race.KINDS])))
        self.lucky = NOBODY
        # Seat and what it does: gets the card at this place of the script; takes this kind from the discard pile; uses
        # a kind (+ KINDS: but not the card that it has just taken); holds none of the kinds in this mask.
        self.events: list[tuple[int, int, int]] = []

    def pack(self) -> list[int]:
        return list(self.loose.elements())

    def see(self, world: World, place: int, action: int) -> None:
        s = world.s
        number = action - self.kit.offsets[s.phase]
        if world.missing:
            self.events.append((s.turn, self.GET, place))
        elif s.phase != DRAW:
            kind = number % race.KINDS if number < race.HINDER else race.STORM + (number - race.HINDER) // 8
            barred = s.taken >= 0 and number == race.DISCARD_ONE + s.taken  # NY-Q4
            self.events.append((s.turn, self.USE, kind + barred * race.KINDS))
            if number == race.LINDY:
                self.lucky = s.turn
        elif number == race.FROM_DISCARDS:
            self.events.append((s.turn, self.TAKE, race.top_discard(s)))

    def look(self, world: World) -> None:
        super().look(world)
        s = world.s
        if self.lucky != NOBODY and s.phase != LUCKY and not world.missing:
            if s.ending != race.NY11:  # NY13: a lucky turn ends when nothing can be played
                turn, s.turn = s.turn, self.lucky
                kinds = sum(1 << kind for kind in range(race.KINDS) if race.playable(s, 1 << kind))
                s.turn = turn
                self.events.append((self.lucky, self.BAR, kinds))
            self.lucky = NOBODY

    def redeal(self, chance: random.Random) -> list[int] | None:
        """A card that somebody used is any of those that he held; the others are any that have not been seen."""
        script, loose = self.script[:], self.loose.copy()
        loose.subtract(script[place] for place in self.places[self.player])
        hidden = [places[:] for places in self.places]  # where each seat got the cards that it holds
        hidden[self.player] = []
        known = [Counter[int]() for _ in hidden]  # kinds that it is known to hold beside them
        barred = Counter[int]()  # by place
        for seat, what, value in self.events:
            if seat == self.player:
                if what == self.GET:
                    loose[script[value]] -= 1
            elif what == self.GET:
                hidden[seat].append(value)
            elif what == self.TAKE:
                known[seat][value] += 1
            elif what == self.BAR:
                for place in hidden[seat]:
                    barred[place] |= value
            else:
                just_taken, kind = divmod(value, race.KINDS)
                if known[seat][kind] > just_taken:
                    known[seat][kind] -= 1
                    continue
                places = [place for place in hidden[seat] if not barred[place] >> kind & 1]
                if not places:
                    return None
                place = chance.choice(places)
                hidden[seat].remove(place)
                script[place] = kind
                loose[kind] -= 1
        places = list(chain(*hidden))
        cards = list(loose.elements())
        rooms = [1] * len(places) + [len(cards) - len(places)]
        given = Allotment(cards, rooms, [barred[place] for place in places] + [0]).draw(chance)
        if given is None:
            return None
        for place, kinds in zip(places, given, strict=False):
            script[place] = kinds[0]
        return script


def deal_out(cards: list[int], places: Iterable[int], script: list[int], chance: random.Random) -> None:
    """Cards to places of the script, in any order."""
    chance.shuffle(cards)
    for place, card in zip(places, cards, strict=False):
        script[place] = card
