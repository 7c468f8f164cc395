"""What a seat can conclude from its view, and worlds that it cannot tell from the real one.

A world is a deck that may have been dealt, and the cards that others may have laid away face down. Replayed by the
rules it yields a whole state, and the seat would have seen all that it has seen. Nothing but its sight goes in, and
that is numbers: bots, hints and environments share this dealer.

Who can hold what follows from what was legal: a card that would have forbidden what its holder did is barred from
his hand. That covers voids, NE7, NE9, AV14 and everything like them without naming any of them.
"""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple, Protocol, TypeVar

from typing_extensions import TypeIs

from ..compiled import build
from ..engine import sfc32
from ..engine.box import State, cards_of
from ..engine.errors import OldTricksError
from ..engine.game import Game
from ..engine.knowledge import Script, copy_state
from ..engine.match import MOST_CARDS
from ..rules.table import CALL, DISCARD, DRAW, HIDDEN, LUCKY, NOBODY, PLAY, RaceTable, TrickTable
from ..words import say
from . import binding, thinking
from .surface import redeal
from .thinking import BAR, GET, HOLDERS, TAKE, USE, WORLDS, Bench, Knowledge

LAID_AWAY, CENTRE = HOLDERS - 2, HOLDERS - 1  # holders beside the hands
PATIENCE = 200  # how often a world that is as likely as any other is looked for,
MANY = 64  # among so many
FINE = 1 << 30  # faces of the die that is thrown for it


S_co = TypeVar("S_co", bound=State, covariant=True)


class Sight(Protocol[S_co]):
    """What worlds are made from; see `engine.knowledge`, and every view has it."""

    @property
    def played(self) -> Game: ...
    @property
    def seat(self) -> int | None: ...
    @property
    def known(self) -> S_co: ...
    @property
    def before(self) -> S_co: ...
    @property
    def script(self) -> Script: ...
    @property
    def deck(self) -> tuple[int, ...]: ...


def of_tricks(sight: Sight[State]) -> TypeIs[Sight[TrickTable]]:
    return isinstance(sight.known, TrickTable)


def of_race(sight: Sight[State]) -> TypeIs[Sight[RaceTable]]:
    return isinstance(sight.known, RaceTable)


class World(NamedTuple):
    """One way in which everything may have been."""

    state: State
    deck: list[int]
    actions: list[int]  # of this deal
    weight: float  # how much it counts, up to 1: it is drawn so much more often than others


class Worlds:
    """Everything that a seat can conclude about a deal, and worlds that fit it.

    Where the phase that it knows of is HIDDEN, what came of the last action is not settled yet: a card has to be drawn.
    """

    def __init__(self, sight: Sight[State]) -> None:
        if sight.seat is None:
            raise OldTricksError(say("worlds-for-a-player"))
        self.seat = sight.seat
        self.game = sight.played
        self.before = sight.before
        self.knowledge = concluded(sight, sight.seat)
        self._bench = Bench.of_lists()

    def draw(self, seed: int, count: int) -> Iterator[World]:
        """So many worlds, each of which would have shown the seat what it has seen; not weighed."""
        bind, g = _interpreted(self.game.name), _chance(seed)
        world = bind(thinking.world)
        for _ in range(count):
            s = self.game.new_state()
            weight = world(s, self.before, self.knowledge, self._bench, g, 0)
            if not weight:
                raise OldTricksError(say("no-world-fits"))
            yield self._world(s, weight)

    def sample(self, seed: int, count: int) -> list[State]:
        """The states of such worlds."""
        return [world.state for world in self.draw(seed, count)]

    def even(self, seed: int) -> World:
        """A world, any of them as likely as another: one that is drawn too often is kept only as often as it counts.

        Where few would be kept, it is one of many, each as likely as it counts.
        """
        bind, g, s = _interpreted(self.game.name), _chance(seed), self.game.new_state()
        dealt, replayed = bind(redeal), bind(thinking.replay)
        known, bench, deck, made = self.knowledge, self._bench, self._bench.deck, self._bench.made
        for _ in range(PATIENCE):
            total = 0.0
            for _ in range(MANY):
                weight = dealt(known, bench, g)
                if kept := sfc32.below(g, FINE) < weight * FINE:
                    break
                total += weight
                if sfc32.below(g, FINE) * total < weight * FINE:
                    drawn = deck[:], made[:]
            if not kept and total:
                deck[:], made[:] = drawn
            if (kept or total) and replayed(s, self.before, known, bench, g, 0):
                return self._world(s, 1.0)
        raise OldTricksError(say("no-world-fits"))

    def _world(self, s: State, weight: float) -> World:
        deck, made = self._bench.deck, self._bench.made
        return World(s, deck[: len(self.knowledge.deck)], made[: len(self.knowledge.script)], weight)


def _chance(seed: int) -> list[int]:
    g = [0, 0, 0, 0]
    sfc32.seed(g, seed & sfc32.WORD, seed >> 32, WORLDS)
    return g


@cache
def _interpreted(game_name: str) -> build.Binder:
    return binding.bind(game_name, binding.QUICK)


def concluded(sight: Sight[State], seat: int) -> Knowledge:
    """What the seat can know of who holds what."""
    if of_tricks(sight):
        return Tricks(sight, seat).knowledge()
    assert of_race(sight)
    return Race(sight, seat).knowledge()


class Tricks:
    """A deal of a trick game.

    Rows: a card that was not seen, a mask of those who can hold it (the most constrained cards come first), and the
    most room that they can have when its turn comes.
    """

    def __init__(self, sight: Sight[TrickTable], seat: int) -> None:
        self.sight = sight
        self.seat = seat
        self.rules = sight.played.rules
        self.mine = sum(1 << card for card in sight.deck[: self.rules.CARDS] if card != HIDDEN)
        self.played = [0] * HOLDERS  # by others
        self.barred = [0] * HOLDERS
        self.laid_away = 0
        self._watch()

    def _watch(self) -> None:
        """Replay what happened, in every hand but the card that is played, and note who cannot hold what."""
        rules, me, script = self.rules, self.seat, self.sight.script
        s = self.s = copy_state(self.sight.before)
        deck = [0] * MOST_CARDS
        rules.pack(s, deck)
        rules.deal(s, deck)
        s.hands = [0] * len(s.hands)
        self.in_centre = s.centre.bit_count()
        unseen = (1 << rules.CARDS) - 1 & ~self.mine
        for cards in self.sight.known.played:
            unseen &= ~cards
        for seat, number in script:
            if s.phase == DISCARD:
                self.laid_away += 1
            if seat == me:
                s.hands[seat] = -1  # whatever he did, he could
            elif number == HIDDEN:
                self.barred[LAID_AWAY] |= self._barred(s, unseen, None)
                number = 0
                s.hands[seat] = 1
            elif s.phase == CALL:
                self.barred[seat] |= 1 << number  # NE-Q6
                self.barred[LAID_AWAY] |= 1 << number
            elif s.phase == PLAY:
                self.barred[seat] |= self._barred(s, unseen, number)
                self.played[seat] |= 1 << number
                s.hands[seat] = 1 << number
            rules.apply(s, number)
            s.hands[seat] = 0

    def _barred(self, s: TrickTable, unseen: int, number: int | None) -> int:
        """The unseen cards that nobody can hold to whom the action was open: the rules are asked about each.

        An action is a card played, or (None) the card itself laid away.
        """
        legal, turn, barred = self.rules.legal, s.turn, 0
        for card in cards_of(unseen):
            action = card if number is None else number
            s.hands[turn] = 1 << card | 1 << action
            if not legal(s) >> action & 1:
                barred |= 1 << card
        s.hands[turn] = 0
        return barred

    def _room(self, owners: tuple[int, ...], maker: int) -> list[int]:
        """How many cards that the seat has not seen each holder has."""
        room = [0] * HOLDERS
        for seat in range(self.s.players):
            if seat != self.seat:
                room[seat] = owners.count(seat) - self.played[seat].bit_count()
        if self.s.centre:
            room[CENTRE] = self.in_centre
        elif maker != NOBODY:
            room[maker] += self.in_centre - self.laid_away
            room[LAID_AWAY] = self.laid_away
        return room

    def knowledge(self) -> Knowledge:
        sight, s, cards = self.sight, self.s, self.rules.CARDS
        taken_up = self.in_centre > 0 and s.centre == 0
        maker = s.maker if taken_up and s.maker != self.seat else NOBODY  # one who took up cards unseen
        owners = sight.played.layout_of(sight.before)
        room = self._room(owners, maker)
        unseen = (1 << cards) - 1 & ~self.mine
        for held in self.played:
            unseen &= ~held
        deck = [0] * MOST_CARDS
        side = deck[cards : self.rules.pack(s, deck)]
        turned_up = [card for card in sight.deck[cards:] if card != HIDDEN]
        for card in turned_up:
            side.remove(card)
        facts = [self.seat, maker, self.in_centre, cards, len(turned_up), sight.known.phase, sight.known.turn, HIDDEN]
        places = [owner if owner >= 0 else CENTRE for owner in owners]
        rows = possible_holders(unseen, room, self.barred)
        return Knowledge(sight.script, rows, room, self.played, places, sight.deck, side, facts)


def possible_holders(unseen: int, room: list[int], barred: list[int]) -> list[list[int]]:
    """The rows of `Tricks`."""
    holders = [holder for holder in range(HOLDERS) if room[holder]]
    groups: dict[int, list[int]] = {}  # the cards by those who can hold them
    for card in cards_of(unseen):
        groups.setdefault(sum(1 << h for h in holders if not barred[h] >> card & 1), []).append(card)
    rows: list[list[int]] = []
    given: dict[int, int] = {}  # how many of each group have been given out
    for mask in sorted(groups, key=lambda mask: (mask.bit_count(), mask)):
        # Those of them that had no room elsewhere take away from these holders' room.
        elsewhere = sum(min(count, _sum(room, other & ~mask)) for other, count in given.items())
        most = _sum(room, mask) - max(0, len(rows) - min(elsewhere, sum(room) - _sum(room, mask)))
        rows += [[card, mask, most - i] for i, card in enumerate(groups[mask])]
        given[mask] = len(groups[mask])
    return rows


def _sum(room: list[int], mask: int) -> int:
    return sum(room[holder] for holder in cards_of(mask))


class Race:
    """A deal of a race: cards of a kind are alike, and there is a pile to draw from.

    Rows: a seat GETs the card at a place of the deck, TAKEs one from the discard pile, which all saw, or USEs one; a
    lucky turn that ended BARs the kinds that he could have played from the cards that he then held.
    """

    def __init__(self, sight: Sight[RaceTable], seat: int) -> None:
        self.sight = sight
        self.seat = seat
        self.rules = sight.played.rules
        self.s = copy_state(sight.before)
        pack = [0] * MOST_CARDS
        self.cards = self.rules.pack(self.s, pack)
        self.loose = [pack[: self.cards].count(kind) for kind in range(self.rules.KINDS)]
        self.rules.deal(self.s, pack)
        self.dealt = self.cards - self.s.stock
        self.rows = [[owner, GET, i] for i, owner in enumerate(sight.played.layout_of(sight.before)[: self.dealt])]
        self.held = [self.rules.HAND] * self.s.players
        self._watch()

    def _watch(self) -> None:
        """Note what each seat got, took and used, and what lay on the piles then; hands are left out."""
        s, rules, known = self.s, self.rules, self.sight.known
        seats = [seat for seat, _ in self.sight.script] + [known.turn if known.phase == LUCKY else NOBODY]
        if self.sight.before.lucky:  # NY-Q5
            s.turn, s.phase = s.dealer, LUCKY
            self._fill_up(seats[0] == s.turn)
        for i, (seat, number) in enumerate(self.sight.script):
            s.turn = seat
            if s.phase == DRAW and number == rules.FROM_DRAWING:
                self._get(1)
                s.phase = PLAY
            elif s.phase == DRAW:
                self.rows.append([seat, TAKE, rules.top_discard(s)])
                self.held[seat] += 1
                rules.draw(s, number)
            else:
                self._use(number)
                if i + 2 == len(seats) and known.phase == HIDDEN:
                    return
                if s.phase == LUCKY:
                    self._fill_up(seats[i + 1] == seat)
                if s.phase != LUCKY:
                    rules.begin_turn(s, seat)

    def _get(self, count: int) -> None:
        """Off the drawing pile."""
        s = self.s
        for _ in range(count):
            self.rows.append([s.turn, GET, self.dealt + s.drawn])
            self.held[s.turn] += 1
            s.drawn += 1

    def _use(self, number: int) -> None:
        s, rules = self.s, self.rules
        self.held[s.turn] -= 1
        if number >= rules.HINDER:
            kind = rules.STORM + (number - rules.HINDER) // 8
            rules.cover(s, (number - rules.HINDER) % 8, kind)
        elif number >= rules.DISCARD_ONE:
            kind = number - rules.DISCARD_ONE
            rules.discard(s, kind)
        else:
            kind = number
            rules.play(s, kind)
        kept = number == rules.DISCARD_ONE + s.taken and s.taken >= 0  # NY-Q4: it is not the one just taken
        self.rows.append([s.turn, USE, kind + kept * rules.KINDS])

    def _fill_up(self, goes_on: bool) -> None:
        """NY13, NY-Q6: the hand fills up, and the lucky turn is over when nothing in it can be played."""
        s, rules = self.s, self.rules
        self._get(min(max(0, rules.HAND - self.held[s.turn]), s.stock - s.drawn))
        waiting = s.lucky_new_deal == rules.GO_ON and self.held[s.turn] < rules.HAND  # for a new deal (NY-Q5)
        if not goes_on and not waiting:
            playable = sum(1 << kind for kind in range(rules.KINDS) if rules.playable(s, 1 << kind))
            self.rows.append([s.turn, BAR, playable])
            s.phase = DRAW

    def knowledge(self) -> Knowledge:
        sight = self.sight
        for kind in sight.deck:
            if kind != HIDDEN:
                self.loose[kind] -= 1
        rows = [row for row in self.rows if row[0] != self.seat]
        facts = [self.seat, NOBODY, 0, self.cards, 0, sight.known.phase, sight.known.turn, HIDDEN]
        return Knowledge(sight.script, rows, self.loose, [0] * HOLDERS, [], sight.deck, [], facts)
